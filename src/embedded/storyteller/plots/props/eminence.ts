/** Whom the town waits for, without a gender: `in` is their subject, `asked` what they are to do there. */
export const FAMES = [
  {
    title: 'la mayor autoridad del mundo en nubes',
    in: 'nubes',
    asked: 'decir si la nube de la iglesia era auténtica',
    passes: 'Se decidió que sí lo era, y la nube se puso colorada',
    prop: 'una nube muy baja',
  },
  {
    title: 'la mayor eminencia del país en arcoíris',
    in: 'arcoíris',
    asked: 'decir de qué lado empieza el arcoíris',
    passes: 'Se decidió que empieza del lado de la panadería, y la panadera hizo una reverencia',
    prop: 'un arco de siete colores',
  },
  {
    title: 'la mayor autoridad en sombras',
    in: 'sombras',
    asked: 'medir la sombra de la torre antes que nadie',
    passes: 'La sombra medía ocho pasos y medio, y la torre se puso muy derecha para que no fueran menos',
    prop: 'una cinta de medir larguísima',
  },
  {
    title: 'la persona que más sabe de sopas en el mundo',
    in: 'sopas',
    asked: 'ponerle nombre a la sopa del pueblo',
    passes: 'El nombre elegido fue «Sopa», y a todos les encantó',
    prop: 'una olla con moño',
  },
]

/** Who receives them. */
export const MAYORS = [
  { un: 'una alcaldesa con un discurso muy largo', o: 'la alcaldesa' },
  { un: 'un alcalde con sombrero de dos pisos', o: 'el alcalde' },
  { un: 'la presidenta del comité de presidentas', o: 'la presidenta' },
]

/** The true guest, who hides. */
export const TRUE_GUESTS = [
  { un: 'una sabia con abrigo a pleno sol', o: 'la sabia' },
  { un: 'un sabio menudito con lentes oscuros', o: 'el sabio' },
  { un: 'una anciana con botas de colores', o: 'la anciana' },
]
