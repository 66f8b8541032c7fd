import type { SaidAnswers } from './said-answers.ts'

/** Sixty more, written after the mends for the thirteenth set and before anything was mended for these. */
export const FOURTEENTH_SET: SaidAnswers = {
  favourites: [
    {
      to: ['Noelia', 'hija'],
      said: 'sus patines de luces y ponerse el casco al revés',
      right: ['de sus patines de luces y de ponerse el casco al revés'],
    },
    { to: ['Hilda', 'abuela'], said: 'regañar a todos jajaja', right: ['de regañar a todos'] },
    {
      to: ['Sergio', 'marido'],
      said: 'la barbacoa de los domingos, él manda y nadie toca las pinzas',
      right: [
        'de la barbacoa de los domingos',
        'de la barbacoa de los domingos «La barbacoa de los domingos, él manda y nadie toca las pinzas»',
      ],
    },
    {
      to: ['Bautista', 'sobrino'],
      said: 'los camiones de basura!!! les dice adios todas las mañanas',
      right: [
        'de los camiones de basura',
        'de los camiones de basura «¡Los camiones de basura! Les dice adiós todas las mañanas»',
      ],
    },
    {
      to: ['Marga', 'compañera de trabajo'],
      said: 'Los crucigramas, el café solo y los viernes',
      right: ['de los crucigramas, del café solo y de los viernes'],
    },
    {
      to: ['Yadira', 'mejor amiga'],
      said: 'cantar a grito pelado en el carro',
      right: ['de cantar a grito pelado en el carro'],
    },
    {
      to: ['Toby', 'perro'],
      said: 'las pelotas de tenis y el queso (en ese orden)',
      right: [
        'de las pelotas de tenis y del queso',
        'de las pelotas de tenis y del queso «Las pelotas de tenis y el queso (en ese orden)»',
      ],
    },
    {
      to: ['Ernesto', 'padre'],
      said: 'le hubiera gustado ser marinero, colecciona barcos en botellas',
      right: ['de los barcos «Le hubiera gustado ser marinero, colecciona barcos en botellas»'],
    },
    { to: ['Ivanna', 'nieta'], said: 'MIS GALLETAS', right: ['de las galletas de Clara'] },
    {
      to: ['Los gemelos', 'hijos'],
      said: 'el skate, la play y molestar a su hermana',
      right: ['del skate, de la play y de molestar a su hermana'],
    },
    {
      to: ['Consuelo', 'tía'],
      said: '¿su cosa favorita en el mundo? el bingo',
      right: ['del bingo', 'de los juegos de mesa «¿Su cosa favorita en el mundo? El bingo»'],
    },
    {
      to: ['Rubén', 'primo'],
      said: 'todo lo japonés: el anime, el ramen, los samuráis',
      right: ['de las historias de la tele «Todo lo japonés: el anime, el ramen, los samuráis»'],
    },
    { to: ['Aitana', 'ahijada'], said: 'no parar de bailar', right: ['de no parar de bailar'] },
  ],
  memories: [
    {
      to: ['Noelia', 'hija'],
      said: 'el primer dia de cole no lloraste tu, lloré yo',
      right: [
        'El primer día de cole no lloraste tú, lloré yo.',
        '¿Te acuerdas? El primer día de cole no lloraste tú, lloré yo.',
      ],
    },
    {
      to: ['Hilda', 'abuela'],
      said: 'me dejaba comer el betún con los dedos antes de ponerlo en el pastel',
      right: ['Me dejaba comer el betún con los dedos antes de ponerlo en el pastel.'],
    },
    {
      to: ['Sergio', 'marido'],
      said: 'cuando nos mojamos hasta los huesos en Santiago y no encontrábamos el albergue',
      right: ['¿Te acuerdas de cuando nos mojamos hasta los huesos en Santiago y no encontrábamos el albergue?'],
    },
    {
      to: ['Bautista', 'sobrino'],
      said: 'le corté el pelo y quedó como un erizo pero él feliz',
      right: ['Le corté el pelo y quedó como un erizo pero él feliz.'],
    },
    {
      to: ['Marga', 'compañera de trabajo'],
      said: 'tu cara cuando se borró el informe entero a las 6 de la tarde',
      right: ['Tu cara cuando se borró el informe entero a las 6 de la tarde.'],
    },
    {
      to: ['Yadira', 'mejor amiga'],
      said: 'Que en secundaria me defendiste de Brenda y desde ahí inseparables',
      right: ['¿Te acuerdas? En secundaria me defendiste de Brenda y desde ahí inseparables.'],
    },
    {
      to: ['Toby', 'perro'],
      said: 'se robó un pollo rostizado entero. ENTERO.',
      right: ['Se robó un pollo rostizado entero. Entero.'],
    },
    {
      to: ['Ernesto', 'padre'],
      said: 'los sábados lavábamos el coche juntos oyendo la radio, yo aclaraba y él enceraba',
      right: ['Los sábados lavábamos el coche juntos oyendo la radio, yo aclaraba y él enceraba.'],
    },
    {
      to: ['Ivanna', 'nieta'],
      said: 'cuando vinistes a verme al hospital con tu capa de superheroe',
      right: [
        '¿Te acuerdas de cuando viniste a verme al hospital con tu capa de superhéroe?',
        '¿Te acuerdas de cuando vinistes a verme al hospital con tu capa de superhéroe?',
      ],
    },
    {
      to: ['Los gemelos', 'hijos'],
      said: 'empapelaron el baño con stickers',
      right: ['Empapelaron el baño con stickers.'],
    },
    {
      to: ['Consuelo', 'tía'],
      said: 'fuiste la primera persona a la que le conté que me casaba',
      right: ['¿Te acuerdas? Fuiste la primera persona a la que le conté que me casaba.'],
    },
    {
      to: ['Rubén', 'primo'],
      said: 'Verano de 2009. Bicis, moras y rodillas rotas.',
      right: ['Verano de 2009. Bicis, moras y rodillas rotas.'],
    },
    {
      to: ['Aitana', 'ahijada'],
      said: 'preguntó "¿y mi corona?" cuando le dije que era mi princesa',
      right: ['Preguntó “¿y mi corona?” cuando le dije que era mi princesa.'],
    },
    {
      to: ['Guille', 'hermano'],
      said: 'nunca te lo dije: el jarrón lo rompí yo',
      right: ['Nunca te lo dije: el jarrón lo rompí yo.'],
    },
  ],
  admirations: [
    {
      to: ['Noelia', 'hija'],
      said: 'se enfada pero enseguida pide perdón',
      right: ['que se enfada pero enseguida pide perdón'],
      toYou: ['que te enfadas pero enseguida pides perdón'],
    },
    {
      to: ['Hilda', 'abuela'],
      said: 'sacó adelante a siete sin saber leer',
      right: ['que sacó adelante a siete sin saber leer'],
      toYou: ['que sacaste adelante a siete sin saber leer'],
    },
    {
      to: ['Sergio', 'marido'],
      said: 'que me sigas mirando como el primer dia',
      right: ['«que me sigas mirando como el primer día», con esas palabras'],
      toYou: ['que me sigas mirando como el primer día'],
    },
    {
      to: ['Bautista', 'sobrino'],
      said: 'cariñosísimo',
      right: ['que es cariñosísimo'],
      toYou: ['que eres cariñosísimo'],
    },
    {
      to: ['Marga', 'compañera de trabajo'],
      said: 'resuelve en diez minutos lo que otros en un mes',
      right: ['que resuelve en diez minutos lo que otros en un mes'],
      toYou: ['que resuelves en diez minutos lo que otros en un mes'],
    },
    {
      to: ['Yadira', 'mejor amiga'],
      said: 'ay no sé, todo, es la mejor, la quiero mil',
      right: [
        '«ay no sé, todo, es la mejor, la quiero mil», con esas palabras',
        '«todo, es la mejor, la quiero mil», con esas palabras',
      ],
      toYou: [null],
    },
    {
      to: ['Ernesto', 'padre'],
      said: 'la rectitud, el no deberle nada a nadie',
      right: ['la rectitud, el no deberle nada a nadie', 'su rectitud, el no deberle nada a nadie'],
      toYou: ['tu rectitud, el no deberle nada a nadie'],
    },
    {
      to: ['Ivanna', 'nieta'],
      said: 'Tiene una risa que cura',
      right: ['que tiene una risa que cura'],
      toYou: ['que tienes una risa que cura', null],
    },
    {
      to: ['Los gemelos', 'hijos'],
      said: 'son muy distintos pero se adoran',
      right: ['que son muy distintos pero se adoran'],
      toYou: ['que son muy distintos pero se adoran'],
    },
    {
      to: ['Consuelo', 'tía'],
      said: 'tu elegancia, tita, y lo bien que guardas un secreto',
      right: [
        'su elegancia y lo bien que guarda un secreto',
        '«tu elegancia, tita, y lo bien que guardas un secreto», con esas palabras',
      ],
      toYou: ['tu elegancia y lo bien que guardas un secreto', null],
    },
    {
      to: ['Rubén', 'primo'],
      said: 'q siempre dice que si a todo',
      right: ['que siempre dice que sí a todo'],
      toYou: ['que siempre dices que sí a todo', null],
    },
    {
      to: ['Aitana', 'ahijada'],
      said: 'pregunta lo que los mayores no nos atrevemos a preguntar',
      right: [
        'que pregunta lo que los mayores no nos atrevemos a preguntar',
        '«pregunta lo que los mayores no nos atrevemos a preguntar», con esas palabras',
      ],
      toYou: ['que preguntas lo que los mayores no nos atrevemos a preguntar'],
    },
  ],
  traits: [
    {
      to: ['Noelia', 'hija'],
      said: 'lleva tiritas de colores aunque no tenga heridas',
      right: ['Noelia lleva tiritas de colores aunque no tenga heridas'],
    },
    { to: ['Hilda', 'abuela'], said: 'diabética pero golosa', right: ['Hilda es diabética pero golosa'] },
    {
      to: ['Sergio', 'marido'],
      said: 'Hace chistes de papá. Malísimos.',
      right: ['Sergio tiene algo que, en palabras de Clara, es así: «Hace chistes de papá. Malísimos»'],
    },
    {
      to: ['Bautista', 'sobrino'],
      said: 'no le gusta ponerse zapatos, ni en invierno',
      right: ['a Bautista no le gusta ponerse zapatos, ni en invierno'],
    },
    {
      to: ['Marga', 'compañera de trabajo'],
      said: 'post-its hasta en la frente',
      right: [
        'Marga tiene post-its hasta en la frente',
        'Marga tiene algo que, en palabras de Clara, es así: «post-its hasta en la frente»',
      ],
    },
    {
      to: ['Yadira', 'mejor amiga'],
      said: 'siempre anda a las carreras y nunca sabe dónde dejó el carro',
      right: ['Yadira siempre anda a las carreras y nunca sabe dónde dejó el carro'],
    },
    { to: ['Toby', 'perro'], said: 'tuerto', right: ['Toby es tuerto'] },
    {
      to: ['Ernesto', 'padre'],
      said: 'se echaba la siesta con el periódico en la cara',
      right: ['Ernesto se echaba la siesta con el periódico en la cara'],
    },
    {
      to: ['Ivanna', 'nieta'],
      said: 'sos mi cachetona',
      right: ['Ivanna tiene algo que, en palabras de Clara, es así: «sos mi cachetona»'],
    },
    {
      to: ['Los gemelos', 'hijos'],
      said: 'uno es zurdo y el otro diestro',
      right: ['los gemelos tienen algo que, en palabras de Clara, es así: «uno es zurdo y el otro diestro»'],
    },
    {
      to: ['Consuelo', 'tía'],
      said: 'el perfume de violetas',
      right: ['quien conoce a Consuelo no olvida su perfume de violetas'],
    },
    {
      to: ['Rubén', 'primo'],
      said: 'se tiñó de azul y su madre casi se desmaya',
      right: ['Rubén se tiñó de azul y su madre casi se desmaya'],
    },
  ],
  people: [
    {
      to: ['noe', 'mi hija la pequeña'],
      from: 'mamá Bea',
      right: { name: ['Noe', 'Noé'], role: ['child'], age: ['small'], from: ['Mamá Bea'] },
    },
    {
      to: ['Doña Hilda', 'abuela materna'],
      from: 'Tus 12 nietos',
      right: { name: ['Doña Hilda', 'doña Hilda'], role: ['grandparent'], age: ['elder'], from: ['sus 12 nietos'] },
    },
    {
      to: ['Sergio', 'mi compañero de vida'],
      from: 'Nati',
      right: { name: ['Sergio'], role: ['partner'], age: ['adult'], from: ['Nati'] },
    },
    {
      to: ['BAUTI', 'sobrino y ahijado'],
      from: 'el tío Fede',
      right: { name: ['Bauti'], role: ['nephew'], age: ['small'], from: ['el tío Fede'] },
    },
    {
      to: ['Marga', 'del trabajo'],
      from: 'las chicas de contabilidad',
      right: { name: ['Marga'], role: ['colleague', 'other'], age: ['adult'], from: ['las chicas de contabilidad'] },
    },
    {
      to: ['Toby, Rex y Canela', 'mis perros'],
      from: 'su papá humano',
      right: { name: ['Toby, Rex y Canela'], role: ['pet'], age: ['adult'], from: ['su papá humano'] },
    },
    {
      to: ['Papá Ernesto', 'padrastro'],
      from: 'Lucho',
      right: { name: ['Papá Ernesto'], role: ['parent'], age: ['adult'], from: ['Lucho'] },
    },
    {
      to: ['Hna. Socorro', 'monja, fue mi maestra'],
      from: 'Julieta R.',
      right: { name: ['Hna. Socorro'], role: ['teacher'], age: ['adult'], from: ['Julieta R'] },
    },
    {
      to: ['Ivi', 'nieta adoptiva de 11 años'],
      from: 'Lita',
      right: { name: ['Ivi'], role: ['grandchild'], age: ['older'], from: ['Lita', 'Lita, su abuela'] },
    },
  ],
}
