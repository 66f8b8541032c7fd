/** Whom the town waits for, without a gender: `in` is their subject, `asked` what they are to do there. */
export const FAMES = [
  {
    title: 'la mayor autoridad del mundo en nubes',
    in: 'nubes',
    asked: 'decir si la nube de la iglesia era auténtica',
    passes: 'La respuesta fue que sí, y la nube se puso colorada',
    prop: 'una nube muy baja',
  },
  {
    title: 'la eminencia que inventó la siesta',
    in: 'siestas',
    asked: 'probar el colchón municipal',
    passes: 'El colchón resultó tan bueno que la visita siguió con media hora de retraso',
    prop: 'un colchón con listón',
  },
  {
    title: 'la mente más brillante en puentes',
    in: 'puentes',
    asked: 'cruzar el puente nuevo antes que nadie',
    passes: 'El puente era muy pequeño, pero aguantó',
    prop: 'un puente pequeñísimo',
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
  { un: 'una señora con abrigo a pleno sol', o: 'la señora del abrigo' },
  { un: 'un señor menudito con lentes oscuros', o: 'el señor de los lentes' },
  { un: 'una anciana con botas de colores', o: 'la anciana de las botas' },
]
