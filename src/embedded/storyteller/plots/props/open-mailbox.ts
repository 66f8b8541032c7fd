/** Who brings the post, on the last week of the round. */
export const CARRIERS = [
  { un: 'una mensajera en bicicleta', o: 'la mensajera', bag: 'un morral de cuero' },
  { un: 'un cartero de zapatos gastados', o: 'el cartero', bag: 'una bolsa azul' },
  { un: 'una mensajera con silbato', o: 'la mensajera', bag: 'una canasta de bicicleta' },
  { un: 'un repartidor de bigote mojado', o: 'el repartidor', bag: 'un carrito de lona' },
  { un: 'una mensajera de gorra con visera', o: 'la mensajera', bag: 'una bolsa de rayas' },
]

/** Who else writes: `by` signs, `says` is the whole of it. */
export const WRITERS = [
  { by: 'el farol de la esquina', says: 'pedía que alguien lo saludara al pasar, porque de noche se aburría' },
  { by: 'un sillón viejo', says: 'avisaba que debajo del cojín había nueve monedas y una galleta muy antigua' },
  { by: 'una ventana', says: 'preguntaba si podían abrirle un poco más las cortinas, para ver pasar a la gente' },
  { by: 'el reloj de la plaza', says: 'se disculpaba por ir tan despacio los lunes' },
  { by: 'el perro del vecino', says: 'por fin ponía por escrito lo que llevaba años ladrando: «Buenas tardes»' },
  { by: 'una gotera', says: 'pedía perdón por la música de las noches. Es que le gusta que la oigan' },
  { by: 'el eco del puente', says: 'contestaba a un «hola» de hace tres años. No le había dado tiempo' },
  { by: 'un charco', says: 'quería que lo pisaran antes de que saliera el sol' },
  { by: 'la luna', says: 'preguntaba qué hace la gente de día, que es cuando ella duerme' },
  { by: 'un paraguas', says: 'confesaba que le gusta más el sol' },
  { by: 'el semáforo de la avenida', says: 'daba las gracias a quienes esperan en rojo sin suspirar' },
  { by: 'una bicicleta sin timbre', says: 'pedía que le prestaran una palabra para avisar que pasa' },
]
