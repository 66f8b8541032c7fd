/** Who hides too: `does` is a predicate in the preterite. */
export const HIDERS = [
  { un: 'un pato con botas', el: 'el pato', does: 'sacudió las plumas' },
  { un: 'una tortuga despeinada', el: 'la tortuga', does: 'sacó una pata' },
  { un: 'un ratón con gorro', el: 'el ratón', does: 'saludó con la cola' },
  { un: 'una rana de moño', el: 'la rana', does: 'dio un brinquito' },
  { un: 'un conejo en calcetines', el: 'el conejo', does: 'movió las orejas' },
]

/** Where one looks: after 'buscaron' and as a question. */
export const SPOTS = [
  { en: 'detrás de la cortina', place: 'una ventana con cortina larga' },
  { en: 'debajo de la mesa', place: 'una mesa con mantel hasta el suelo' },
  { en: 'adentro de la cazuela', place: 'una cocina con cazuelas en el suelo' },
  { en: 'entre los cojines', place: 'un sillón lleno de cojines' },
]

/** Who hid too well. */
export const LOST = [
  { un: 'un erizo muy chiquito', o: 'el erizo' },
  { un: 'un duende de ojos redondos', o: 'el duende' },
  { un: 'un osito de calcetines', o: 'el osito' },
  { un: 'una ardilla de cola enorme', o: 'la ardilla' },
]
