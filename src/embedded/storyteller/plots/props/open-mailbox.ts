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
    says: 'pedía que alguien lo saludara al pasar, porque de noche se aburría',
  },
  {
    by: 'el sillón de la sala',
    says: 'avisaba que debajo del cojín había nueve monedas, un botón y una galleta muy antigua',
  },
  {
    by: 'la ventana de la cocina',
    says: 'preguntaba si podían abrirle un poco más las cortinas, para ver pasar a la gente',
  },
  { by: 'el reloj de la pared', says: 'se disculpaba por ir tan despacio los lunes' },
  { by: 'el perro del vecino', says: 'por fin ponía por escrito lo que llevaba años ladrando: «Buenas tardes»' },
  { by: 'la llave del agua', says: 'pedía perdón por la gota de las noches. Es que le gusta cantar' },
]
