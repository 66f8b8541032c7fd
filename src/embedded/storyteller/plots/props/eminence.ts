/** Whom the town waits for, without a gender: `in` is their subject, `asked` what they are to do there. */
export const FAMES = [
  {
    title: 'la máxima autoridad mundial en nubes',
    in: 'nubes',
    asked: 'decir si la nube de la iglesia era auténtica',
    passes: 'Es auténtica, se decidió, pero tímida',
    prop: 'una nube muy baja',
  },
  {
    title: 'la eminencia que inventó la siesta',
    in: 'siestas',
    asked: 'probar el colchón municipal',
    passes: 'Blando, fue el veredicto, tirando a domingo',
    prop: 'un colchón con listón',
  },
  {
    title: 'la celebridad de los puentes',
    in: 'puentes',
    asked: 'cruzar el puente nuevo antes que nadie',
    passes: 'Aguantó. Era de juguete, pero aguantó',
    prop: 'un puente pequeñísimo',
  },
  {
    title: 'la voz más respetada del mundo en materia de sopas',
    in: 'sopas',
    asked: 'bautizar la sopa del lugar',
    passes: 'Quedó en «Sopa». Lloraron todos',
    prop: 'una olla con moño',
  },
]

/** Who receives them. */
export const MAYORS = [
  { un: 'una alcaldesa con banda y discurso', o: 'la alcaldesa' },
  { un: 'un alcalde con sombrero de dos pisos', o: 'el alcalde' },
  { un: 'la presidenta del comité de presidentas', o: 'la presidenta' },
]

/** The true guest, who hides. */
export const TRUE_GUESTS = [
  { un: 'una señora con abrigo a pleno sol', o: 'la señora del abrigo' },
  { un: 'un señor menudito con lentes oscuros', o: 'el señor de los lentes' },
  { un: 'una anciana con botas de colores', o: 'la anciana de las botas' },
]
