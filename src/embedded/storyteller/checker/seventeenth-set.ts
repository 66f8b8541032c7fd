import type { SaidAnswers } from './said-answers.ts'

/** Sixty more, written after the mends for the sixteenth set and before anything was mended for these. */
export const SEVENTEENTH_SET: SaidAnswers = {
  favourites: [
    {
      to: ['Alan', 'hijo'],
      said: 'los insectos, sobre todo los escarabajos',
      right: ['de los insectos y de los escarabajos'],
    },
    {
      to: ['Meche', 'abuelita'],
      said: 'sus plantas de sábila y su comadre Chole',
      right: ['de sus plantas de sábila y de su comadre Chole'],
    },
    { to: ['Rocío', 'esposa'], said: 'VIAJAR SIN MALETA', right: ['de viajar sin maleta'] },
    {
      to: ['Joaco', 'amigo'],
      said: 'La birra artesanal. Tiene su propia fábrica en el lavadero',
      right: ['de la birra artesanal «La birra artesanal. Tiene su propia fábrica en el lavadero»'],
    },
    {
      to: ['Cleo', 'conejita'],
      said: 'las zanahorias no! la lechuga',
      right: ['de la lechuga', 'de la lechuga «¡Las zanahorias no! La lechuga»'],
    },
    { to: ['Íker', 'ahijado'], said: 'hacer experimentos que explotan', right: ['de hacer experimentos que explotan'] },
    {
      to: ['Amparo', 'mamá'],
      said: 'que estemos todos juntos en la mesa',
      right: ['de que estén todos juntos en la mesa', 'de que estemos todos juntos en la mesa'],
    },
    { to: ['Dieguito', 'sobrino'], said: 'baby yoda', right: ['de Baby Yoda', 'de baby yoda'] },
    {
      to: ['Silvia', 'profe'],
      said: 'Los mapas antiguos y el té de jazmín',
      right: ['de los mapas antiguos y del té de jazmín'],
    },
    { to: ['Nachete', 'primo'], said: 'irse de pesca a las tantas', right: ['de irse de pesca a las tantas'] },
    {
      to: ['Ada', 'nieta'],
      said: 'su capa roja, sin ella no sale',
      right: ['de su capa roja', 'de su capa roja «Su capa roja, sin ella no sale»'],
    },
    {
      to: ['Gus y Pame', 'hermanos'],
      said: 'los juegos de mesa, aunque acaban peleados',
      right: ['de los juegos de mesa', 'de los juegos de mesa «Los juegos de mesa, aunque acaban peleados»'],
    },
    {
      to: ['Ulises', 'papá'],
      said: 'vos sabés: el truco, el asado y la siesta',
      right: ['del truco, del asado y de la siesta'],
    },
  ],
  memories: [
    {
      to: ['Alan', 'hijo'],
      said: 'el dia que encontro un gusano y lo metio en mi bolsa',
      right: ['El día que encontró un gusano y lo metió en mi bolsa.'],
    },
    {
      to: ['Meche', 'abuelita'],
      said: 'nos sentabas en la batea y nos bañabas a los cuatro a la vez',
      right: ['¿Te acuerdas? Nos sentabas en la batea y nos bañabas a los cuatro a la vez.'],
    },
    {
      to: ['Rocío', 'esposa'],
      said: 'Dijiste “me quedo cinco minutos” y te quedaste toda la vida',
      right: ['¿Te acuerdas? Dijiste “me quedo cinco minutos” y te quedaste toda la vida.'],
    },
    {
      to: ['Joaco', 'amigo'],
      said: 'aquella noche en Rosario que terminamos cantando en la comisaría',
      right: [
        '¿Te acordás de aquella noche en Rosario que terminamos cantando en la comisaría?',
        '¿Te acuerdas de aquella noche en Rosario que terminamos cantando en la comisaría?',
      ],
    },
    {
      to: ['Cleo', 'conejita'],
      said: 'se comió el cable del internet en plena junta',
      right: ['Se comió el cable del internet en plena junta.'],
    },
    {
      to: ['Íker', 'ahijado'],
      said: 'hicimos un volcan de bicarbonato y manchamos el techo',
      right: ['¿Te acuerdas? Hicimos un volcán de bicarbonato y manchamos el techo.'],
    },
    { to: ['Amparo', 'mamá'], said: 'todos los días de mi infancia', right: ['Todos los días de mi infancia.'] },
    {
      to: ['Dieguito', 'sobrino'],
      said: 'me pidió matrimonio con un anillo de plastilina jajaja',
      right: ['Me pidió matrimonio con un anillo de plastilina.'],
    },
    {
      to: ['Silvia', 'profe'],
      said: 'su clase sobre el Everest: subimos a los pupitres',
      right: ['Su clase sobre el Everest: subimos a los pupitres.'],
    },
    {
      to: ['Nachete', 'primo'],
      said: 'cuando casi nos pilla el abuelo fumando en el pajar',
      right: [
        '¿Te acuerdas de cuando casi nos pilla el abuelo fumando en el pajar?',
        'Cuando casi nos pilla el abuelo fumando en el pajar.',
      ],
    },
    {
      to: ['Ada', 'nieta'],
      said: '¿Te acuerdas? Enterramos un tesoro y luego no supimos dónde.',
      right: ['¿Te acuerdas? Enterramos un tesoro y luego no supimos dónde.'],
    },
    {
      to: ['Gus y Pame', 'hermanos'],
      said: 'se escaparon del kinder para ir por mi',
      right: ['Se escaparon del kinder para ir por mí.'],
    },
    {
      to: ['Ulises', 'papá'],
      said: 'me enseñaste a andar en bici corriendo atrás mío y soltaste sin avisar',
      right: [
        '¿Te acordás? Me enseñaste a andar en bici corriendo atrás mío y soltaste sin avisar.',
        '¿Te acuerdas? Me enseñaste a andar en bici corriendo atrás mío y soltaste sin avisar.',
      ],
    },
    {
      to: ['Sor Lucía', 'tía monja'],
      said: 'Un verano me llevó al convento y me dejó tocar la campana. Sonó a deshora y salieron todas las monjas en camisón.',
      right: [
        'Un verano me llevó al convento y me dejó tocar la campana. Sonó a deshora y salieron todas las monjas en camisón.',
      ],
    },
  ],
  admirations: [
    {
      to: ['Alan', 'hijo'],
      said: 'pregunta hasta entender',
      right: ['que pregunta hasta entender'],
      toYou: ['que preguntas hasta entender'],
    },
    {
      to: ['Meche', 'abuelita'],
      said: 'que con dos pesos hacia milagros',
      right: ['que con dos pesos hacía milagros'],
      toYou: ['que con dos pesos hacías milagros', null],
    },
    {
      to: ['Rocío', 'esposa'],
      said: 'tu risa, tu genio y tus lunares',
      right: ['su risa, su genio y sus lunares'],
      toYou: ['tu risa, tu genio y tus lunares'],
    },
    {
      to: ['Joaco', 'amigo'],
      said: 'siempre está cuando las papas queman',
      right: ['que siempre está cuando las papas queman'],
      toYou: ['que siempre estás cuando las papas queman'],
    },
    {
      to: ['Cleo', 'conejita'],
      said: 'valiente para ser tan chiquita',
      right: ['que es valiente para ser tan chiquita'],
      toYou: ['que eres valiente para ser tan chiquita'],
    },
    {
      to: ['Íker', 'ahijado'],
      said: 'su curiosidad infinita!!',
      right: ['su curiosidad infinita'],
      toYou: ['tu curiosidad infinita'],
    },
    {
      to: ['Amparo', 'mamá'],
      said: 'te quitabas el pan de la boca para dárnoslo',
      right: ['«te quitabas el pan de la boca para dárnoslo», con esas palabras'],
      toYou: ['que te quitabas el pan de la boca para dárnoslo'],
    },
    {
      to: ['Silvia', 'profe'],
      said: 'nunca nos trató como niños',
      right: ['«nunca nos trató como niños», con esas palabras'],
      toYou: ['que nunca nos trataste como niños'],
    },
    {
      to: ['Nachete', 'primo'],
      said: 'no tiene un duro y siempre invita',
      right: ['que no tiene un duro y siempre invita'],
      toYou: ['que no tienes un duro y siempre invitas'],
    },
    {
      to: ['Ada', 'nieta'],
      said: 'Es muy suya, y eso me encanta',
      right: ['«es muy suya, y eso me encanta», con esas palabras'],
      toYou: ['que eres muy tuya, y eso me encanta'],
    },
    {
      to: ['Gus y Pame', 'hermanos'],
      said: 'lo unidos que son',
      right: ['lo unidos que son'],
      toYou: ['lo unidos que son', null],
    },
    {
      to: ['Ulises', 'papá'],
      said: 'tu palabra vale más que un contrato',
      right: ['«tu palabra vale más que un contrato», con esas palabras', 'su palabra vale más que un contrato'],
      toYou: ['que tu palabra vale más que un contrato', null],
    },
  ],
  traits: [
    { to: ['Alan', 'hijo'], said: 'nunca se acaba la sopa', right: ['Alan nunca se acaba la sopa'] },
    {
      to: ['Meche', 'abuelita'],
      said: 'trenzas blancas hasta la cintura',
      right: ['Meche tiene trenzas blancas hasta la cintura'],
    },
    { to: ['Rocío', 'esposa'], said: 'hablas dormida y en inglés', right: ['Rocío habla dormida y en inglés'] },
    { to: ['Joaco', 'amigo'], said: 'Barba de profeta', right: ['Joaco tiene barba de profeta'] },
    {
      to: ['Cleo', 'conejita'],
      said: 'una oreja p arriba y otra p abajo',
      right: ['Cleo tiene una oreja para arriba y otra para abajo', 'Cleo tiene una oreja p arriba y otra p abajo'],
    },
    {
      to: ['Íker', 'ahijado'],
      said: 'dice "técnicamente" en cada frase',
      right: ['Íker dice “técnicamente” en cada frase'],
    },
    {
      to: ['Amparo', 'mamá'],
      said: 'no se sienta a comer hasta que todos están servidos',
      right: ['Amparo no se sienta a comer hasta que todos están servidos'],
    },
    { to: ['Dieguito', 'sobrino'], said: 'pelirrojo y con pecas', right: ['Dieguito es pelirrojo y con pecas'] },
    {
      to: ['Silvia', 'profe'],
      said: 'se le perdían los gises y los traía en el pelo',
      right: ['a Silvia se le perdían los gises y los traía en el pelo'],
    },
    { to: ['Nachete', 'primo'], said: 'conduce fatal, pobre', right: ['Nachete conduce fatal, pobre'] },
    { to: ['Ada', 'nieta'], said: 'zurda como su abuelo', right: ['Ada es zurda como su abuelo'] },
    {
      to: ['Gus y Pame', 'hermanos'],
      said: 'comparten cumpleaños y nunca el pastel',
      right: ['Gus y Pame comparten cumpleaños y nunca el pastel'],
    },
  ],
  people: [
    {
      to: ['alan', 'niño de mis ojos (hijo)'],
      from: 'Mami Karen',
      right: { name: ['Alan'], role: ['child', 'other'], age: ['small'], from: ['Mami Karen'] },
    },
    {
      to: ['Abuelita Meche', 'abuelita'],
      from: 'Tu Pulgarcita',
      right: {
        name: ['la abuelita Meche'],
        role: ['grandparent'],
        age: ['elder'],
        from: ['su Pulgarcita', 'su pulgarcita'],
      },
    },
    {
      to: ['Rocío', 'mi señora'],
      from: 'Néstor',
      right: { name: ['Rocío'], role: ['partner', 'other'], age: ['adult'], from: ['Néstor'] },
    },
    {
      to: ['Cleo', 'conejita de la clase'],
      from: 'los niños de 2º',
      right: { name: ['Cleo'], role: ['pet'], age: ['adult'], from: ['los niños de 2º'] },
    },
    {
      to: ['IKER', 'ahijado, hijo de mi compadre'],
      from: 'padrino Chucho',
      right: { name: ['Iker'], role: ['godchild'], age: ['small'], from: ['el padrino Chucho'] },
    },
    {
      to: ['Mamá Amparo', 'mi mamá'],
      from: 'Pili, Mercedes y Juan',
      right: { name: ['Mamá Amparo'], role: ['parent'], age: ['adult'], from: ['Pili, Mercedes y Juan'] },
    },
    {
      to: ['Seño Silvia', 'maestra jubilada'],
      from: 'promoción del 98',
      right: {
        name: ['la seño Silvia'],
        role: ['teacher'],
        age: ['adult'],
        from: ['la promoción del 98', 'Promoción del 98'],
      },
    },
    {
      to: ['Gus y Pame', 'hermanos chiquitos'],
      from: 'Caro',
      right: { name: ['Gus y Pame'], role: ['sibling'], age: ['small'], from: ['Caro, su hermana'] },
    },
    {
      to: ['Ulises', 'viejo'],
      from: 'Flor y Tincho',
      right: { name: ['Ulises'], role: ['partner'], age: ['adult'], from: ['Flor y Tincho'] },
    },
  ],
}
