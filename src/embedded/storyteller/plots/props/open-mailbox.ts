/** Who brings the post, on the last week of the round. */
export const CARRIERS = [
  { un: 'una mensajera en bicicleta', o: 'la mensajera', bag: 'un morral de cuero' },
  { un: 'un cartero de zapatos gastados', o: 'el cartero', bag: 'una bolsa azul' },
  { un: 'una mensajera con silbato', o: 'la mensajera', bag: 'una canasta de bicicleta' },
]

/** Who else writes: `by` signs, `says` is the whole of it. */
export const WRITERS = [
  {
    by: 'el farol de la esquina',
    says: 'solicitaba que alguien lo salude al pasar. No es mucho pedir: alumbra gratis',
  },
  {
    by: 'el sillón de la sala',
    says: 'informaba que debajo del cojín hay nueve monedas, un botón y una galleta histórica',
  },
  { by: 'la ventana de la cocina', says: 'preguntaba si lo de las cortinas era para siempre' },
  { by: 'el reloj de la pared', says: 'se disculpaba por lo de los lunes. No volverá a ocurrir, salvo los lunes' },
  { by: 'el perro del vecino', says: 'ponía por escrito lo que llevaba años ladrando: «buenas tardes»' },
  { by: 'la llave del agua', says: 'rogaba que no se tomara a mal lo de la gota. Es que tararea' },
]
