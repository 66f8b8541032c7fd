import type { SaidAnswers } from './said-answers.ts'

/** Sixty more, written before any rule was touched for the sets that follow the eighth. */
export const NINTH_SET: SaidAnswers = {
  favourites: [
    { to: ['Emilia', 'hija'], said: 'LAS SIRENAS Y LOS DELFINES', right: ['de las sirenas y de los delfines'] },
    { to: ['Tomás', 'sobrino'], said: 'los camiones de basura 🚛🚛', right: ['de los camiones de basura'] },
    { to: ['Chela', 'abuela'], said: 'jugar loteria con sus comadres', right: ['de jugar lotería con sus comadres'] },
    {
      to: ['Ricardo', 'mi jefe'],
      said: 'el cafe bien cargado, sin azucar',
      right: ['del café bien cargado, sin azúcar', 'del café bien cargado «El café bien cargado, sin azúcar»'],
    },
    { to: ['Noa', 'hija'], said: '¡Peppa Pig!', right: ['de Peppa Pig'] },
    { to: ['Mateo', 'nieto'], said: 'le vuelven loco las excavadoras', right: ['de las excavadoras'] },
    { to: ['Kira', 'mi perra'], said: 'que le rasquen la panza', right: ['de que le rasquen la panza'] },
    {
      to: ['Iván', 'mi novio'],
      said: 'los videojuegos, pero más que nada cocinarme pasta',
      right: [
        'de los videojuegos y de cocinarle pasta a Clara',
        'de los videojuegos «Los videojuegos, pero más que nada cocinarme pasta»',
      ],
    },
    {
      to: ['Lupita y Chuy', 'mis papas'],
      said: 'bailar danzón los domingos en la plaza',
      right: ['de bailar danzón los domingos en la plaza'],
    },
    { to: ['Valeria', 'amiga'], said: 'el sushi, obvio', right: ['del sushi'] },
    { to: ['Bautista', 'ahijado'], said: 'boca juniors', right: ['de Boca Juniors'] },
    {
      to: ['Pilar', 'tía'],
      said: '¿lo que más? sus geranios',
      right: ['de sus geranios', 'de las plantas «¿Lo que más? Sus geranios»'],
    },
    {
      to: ['Dani', 'hermana'],
      said: 'hacer skate y escuchar rock and roll',
      right: ['de hacer skate y de escuchar rock and roll'],
    },
    { to: ['Julieta', 'hija'], said: 'dibujar dragones con 3 cabezas', right: ['de dibujar dragones con 3 cabezas'] },
    { to: ['Don Beto', 'vecino'], said: 'contar chistes malos', right: ['de contar chistes malos'] },
  ],
  memories: [
    {
      to: ['Emilia', 'hija'],
      said: 'la vez que te perdiste en el super y apareciste comiendo uvas',
      right: ['¿Te acuerdas de la vez que te perdiste en el súper y apareciste comiendo uvas?'],
    },
    {
      to: ['Tomás', 'sobrino'],
      said: 'Le enseñé a silbar y no paró en todo el viaje.',
      right: ['Le enseñé a silbar y no paró en todo el viaje.'],
    },
    {
      to: ['Chela', 'abuela'],
      said: 'tus tortillas recien hechas con mantequilla, abue',
      right: ['¿Te acuerdas de tus tortillas recién hechas con mantequilla, abue?'],
    },
    {
      to: ['Ricardo', 'mi jefe'],
      said: 'el día que usted se quedó conmigo hasta las 3 am para terminar el informe',
      right: ['¿Se acuerda del día que usted se quedó conmigo hasta las 3 am para terminar el informe?'],
    },
    {
      to: ['Noa', 'hija'],
      said: 'cuando mi niña se metió en la maleta para que no me fuera',
      right: ['Cuando mi niña se metió en la maleta para que no me fuera.'],
    },
    {
      to: ['Mateo', 'nieto'],
      said: 'Íbamos a pescar. No pescamos nada. Fue perfecto.',
      right: [
        '¿Te acuerdas? Íbamos a pescar. No pescamos nada. Fue perfecto.',
        'Íbamos a pescar. No pescamos nada. Fue perfecto.',
      ],
    },
    {
      to: ['Kira', 'mi perra'],
      said: 'el dia que llego a casa envuelta en una toalla',
      right: ['El día que llegó a casa envuelta en una toalla.'],
    },
    {
      to: ['Iván', 'mi novio'],
      said: 'nuestro viaje a cartagena, cuando nos agarro la lluvia en la muralla',
      right: [
        '¿Te acuerdas de nuestro viaje a Cartagena, cuando nos agarró la lluvia en la muralla?',
        'Nuestro viaje a Cartagena, cuando nos agarró la lluvia en la muralla.',
      ],
    },
    {
      to: ['Lupita y Chuy', 'mis papas'],
      said: 'cuando nos llevaron a conocer el mar por primera vez',
      right: [
        '¿Se acuerdan de cuando nos llevaron a conocer el mar por primera vez?',
        'Cuando nos llevaron a conocer el mar por primera vez.',
      ],
    },
    {
      to: ['Valeria', 'amiga'],
      said: '¡¡¡la boda de mi prima!!! jajaja no puedo contar más',
      right: ['¡La boda de mi prima! Jajaja no puedo contar más.', '¡La boda de mi prima! No puedo contar más.'],
    },
    {
      to: ['Bautista', 'ahijado'],
      said: 'cuando metiste tu primer gol y viniste corriendo a abrazarme',
      right: ['¿Te acuerdas de cuando metiste tu primer gol y viniste corriendo a abrazarme?'],
    },
    {
      to: ['Pilar', 'tía'],
      said: 'me escondia en su armario cuando me regañaban',
      right: ['Me escondía en su armario cuando me regañaban.'],
    },
    {
      to: ['Dani', 'hermana'],
      said: 'aquel verano sin luz, sin internet y con un solo ventilador',
      right: ['¿Te acuerdas de aquel verano sin luz, sin internet y con un solo ventilador?'],
    },
    {
      to: ['Julieta', 'hija'],
      said: 'naciste un martes a las 7:15 y todo cambió',
      right: ['Naciste un martes a las 7:15 y todo cambió.'],
    },
    {
      to: ['Don Beto', 'vecino'],
      said: 'nos presto su escalera y termino el arreglando todo el techo',
      right: ['Nos prestó su escalera y terminó él arreglando todo el techo.'],
    },
  ],
  admirations: [
    {
      to: ['Emilia', 'hija'],
      said: 'Que siempre comparte sus cosas aunque no le den nada',
      right: ['que siempre comparte sus cosas aunque no le den nada'],
      toYou: ['que siempre compartes tus cosas aunque no te den nada', null],
    },
    {
      to: ['Tomás', 'sobrino'],
      said: 'es un niño super noble',
      right: ['que es un niño súper noble'],
      toYou: ['que eres un niño súper noble'],
    },
    {
      to: ['Chela', 'abuela'],
      said: 'su fortaleza para salir adelante después de lo de mi abuelo',
      right: ['«su fortaleza para salir adelante después de lo de mi abuelo», con esas palabras'],
      toYou: ['tu fortaleza para salir adelante después de lo de mi abuelo', null],
    },
    {
      to: ['Ricardo', 'mi jefe'],
      said: 'usted nunca levanta la voz',
      right: ['que nunca levanta la voz'],
      toYou: ['que nunca levanta la voz'],
    },
    {
      to: ['Noa', 'hija'],
      said: 'me hace reír hasta cuando estoy triste',
      right: [
        'que hace reír a Clara hasta cuando está triste',
        '«me hace reír hasta cuando estoy triste», con esas palabras',
      ],
      toYou: ['que me haces reír hasta cuando estoy triste'],
    },
    {
      to: ['Mateo', 'nieto'],
      said: 'Preguntón y noble, como su padre',
      right: ['que es preguntón y noble, como su padre'],
      toYou: ['que eres preguntón y noble, como tu padre'],
    },
    { to: ['Kira', 'mi perra'], said: 'lealtad', right: ['su lealtad'], toYou: ['tu lealtad'] },
    {
      to: ['Iván', 'mi novio'],
      said: 'que me cebás unos mates aunque sea tarde',
      right: [
        'que le ceba unos mates a Clara aunque sea tarde',
        '«que me cebás unos mates aunque sea tarde», con esas palabras',
      ],
      toYou: ['que me cebás unos mates aunque sea tarde'],
    },
    {
      to: ['Lupita y Chuy', 'mis papas'],
      said: 'nos dieron todo sin tener nada',
      right: ['«nos dieron todo sin tener nada», con esas palabras'],
      toYou: ['que nos dieron todo sin tener nada'],
    },
    {
      to: ['Valeria', 'amiga'],
      said: 'que es una chingona',
      right: ['que es una chingona'],
      toYou: ['que eres una chingona'],
    },
    { to: ['Bautista', 'ahijado'], said: 'su sonrisa ❤️', right: ['su sonrisa'], toYou: ['tu sonrisa'] },
    {
      to: ['Pilar', 'tía'],
      said: 'No tiene pelos en la lengua, y eso me encanta',
      right: ['que no tiene pelos en la lengua', '«no tiene pelos en la lengua, y eso me encanta», con esas palabras'],
      toYou: ['que no tienes pelos en la lengua', 'que no tienes pelos en la lengua, y eso me encanta'],
    },
    {
      to: ['Dani', 'hermana'],
      said: 'como defiende a los suyos',
      right: ['cómo defiende a los suyos'],
      toYou: ['cómo defiendes a los tuyos'],
    },
    {
      to: ['Julieta', 'hija'],
      said: 'Es la más valiente del mundo mundial!!',
      right: ['que es la más valiente del mundo mundial'],
      toYou: ['que eres la más valiente del mundo mundial'],
    },
    {
      to: ['Don Beto', 'vecino'],
      said: 'que siempre está dispuesto a echar una mano',
      right: ['que siempre está dispuesto a echar una mano'],
      toYou: ['que siempre estás dispuesto a echar una mano'],
    },
  ],
  traits: [
    { to: ['Emilia', 'hija'], said: 'se rie dormida', right: ['Emilia se ríe dormida'] },
    {
      to: ['Tomás', 'sobrino'],
      said: 'lleva su capa de superheroe hasta para dormir',
      right: ['Tomás lleva su capa de superhéroe hasta para dormir'],
    },
    { to: ['Chela', 'abuela'], said: 'le dice mijo a todo el mundo', right: ['Chela le dice mijo a todo el mundo'] },
    {
      to: ['Ricardo', 'mi jefe'],
      said: 'corbatas de colores',
      right: ['Ricardo tiene corbatas de colores', 'Ricardo lleva corbatas de colores'],
    },
    {
      to: ['Noa', 'hija'],
      said: 'la mellita de enfrente',
      right: ['quien conoce a Noa no olvida su mellita de enfrente'],
    },
    {
      to: ['Mateo', 'nieto'],
      said: 'cuenta hasta 10 saltandose el 7',
      right: ['Mateo cuenta hasta 10 saltándose el 7'],
    },
    { to: ['Kira', 'mi perra'], said: 'tres patitas', right: ['Kira tiene tres patitas'] },
    {
      to: ['Iván', 'mi novio'],
      said: 'se enoja si le tocas las papas',
      right: ['Iván se enoja si le tocas las papas'],
    },
    {
      to: ['Lupita y Chuy', 'mis papas'],
      said: 'se pelean por el control remoto pero se aman',
      right: ['Lupita y Chuy se pelean por el control remoto pero se aman'],
    },
    {
      to: ['Valeria', 'amiga'],
      said: 'llora con los anuncios de la tele',
      right: ['Valeria llora con los anuncios de la tele'],
    },
    { to: ['Bautista', 'ahijado'], said: 'zurdo como Messi', right: ['Bautista es zurdo como Messi'] },
    { to: ['Pilar', 'tía'], said: 'hablas hasta por los codos', right: ['Pilar habla hasta por los codos'] },
    {
      to: ['Dani', 'hermana'],
      said: 'un tatuaje de un colibri en la muñeca',
      right: ['Dani tiene un tatuaje de un colibrí en la muñeca'],
    },
    {
      to: ['Julieta', 'hija'],
      said: '¿por qué? es su palabra favorita',
      right: ['Julieta tiene algo que, en palabras de Clara, es así: «¿Por qué? Es su palabra favorita»'],
    },
    {
      to: ['Don Beto', 'vecino'],
      said: 'siempre chifla la misma cancion',
      right: ['don Beto siempre chifla la misma canción'],
    },
  ],
}
