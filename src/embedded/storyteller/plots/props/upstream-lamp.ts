/** Where it is done: `en` follows 'en'. */
export const RIVERS = [
  { en: 'cierto pueblo de río', place: 'la orilla de un río ancho con casas bajas' },
  { en: 'un puerto de agua dulce', place: 'un muelle de madera sobre un río' },
  { en: 'la parte vieja de la ciudad', place: 'un río entre puentes de piedra' },
]

/** Who helps with the lamps and has a boat. */
export const FERRYMEN = [
  { un: 'un barquero de manos grandes', o: 'el barquero' },
  { un: 'una barquera de trenza blanca', o: 'la barquera' },
]

/** Who cannot let go. */
export const BEARERS = [
  { un: 'una muchacha con un abrigo enorme', o: 'la muchacha' },
  { un: 'un hombre con una gorra en la mano', o: 'el hombre' },
  { un: 'una niña con botas de lluvia', o: 'la niña' },
]
