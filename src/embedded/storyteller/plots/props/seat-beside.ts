/** Who travels in the same carriage: asks first, and has nobody to travel with. */
export const FELLOWS = [
  { un: 'una panadera con una canasta en las rodillas', o: 'la panadera' },
  { un: 'un violinista sin estuche', o: 'el violinista' },
  { un: 'un sombrerero con dos sombreros puestos', o: 'el sombrerero' },
]

/** Who is at the window of the ticket office, and who punches. */
export const GUARDS = [
  { un: 'una revisora de gorra azul', o: 'la revisora' },
  { un: 'un revisor de bigote blanco', o: 'el revisor' },
]

/** Where the line ends: `sees` is what one sees on arriving. */
export const TERMINALS = [
  {
    place: 'una estación frente al mar',
    sees: 'El mar estaba ahí mismo, del otro lado de la vía, sin hacer preguntas',
  },
  {
    place: 'una estación en lo alto de un cerro',
    sees: 'Desde el andén se veía todo lo que habían recorrido, chiquito y completo',
  },
  {
    place: 'una estación entre campos de flores',
    sees: 'Las flores crecían hasta los rieles y se asomaban a los vagones',
  },
]
