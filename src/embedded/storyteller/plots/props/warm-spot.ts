/** Who measures the weather. */
export const OBSERVERS = [
  { un: 'una meteoróloga con botas de lluvia', o: 'la meteoróloga', thing: 'un termómetro largo' },
  { un: 'un meteorólogo de bufanda larga', o: 'el meteorólogo', thing: 'una veleta desarmada' },
  { un: 'una estudiante con un cuaderno cuadriculado', o: 'la estudiante', thing: 'un termómetro de vidrio' },
]

/** What else has been noticed: clauses. */
export const SIGNS = [
  'el geranio de esa pared florecía cuando los demás se encogían',
  'los gatos de tres calles dormían ahí, en fila',
  'la neblina llegaba hasta ahí, y daba la vuelta',
  'quien esperaba el camión en esa esquina ya no tenía prisa',
  'la ropa tendida de ese lado se secaba una hora antes',
]

/** Who comes by cold. */
export const CHILLED = [
  { un: 'un muchacho con las manos en las mangas', o: 'el muchacho' },
  { un: 'una señora con dos bufandas', o: 'la señora' },
  { un: 'un hombre que nunca saludaba', o: 'el hombre' },
]
