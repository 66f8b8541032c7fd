/** Who has won the slow race every year: `with` is what slows them. */
export const CHAMPIONS = [
  { un: 'una relojera con una silla plegable', o: 'la relojera', years: 'nueve años', tool: 'una silla' },
  { un: 'un cartero jubilado que saludaba a cada poste', o: 'el cartero', years: 'doce años', tool: 'un morral' },
  { un: 'un sastre que solo caminaba en zigzag', o: 'el sastre', years: 'siete años', tool: 'una cinta de medir' },
  {
    un: 'una bordadora que daba dos pasos y una puntada',
    o: 'la bordadora',
    years: 'once años',
    tool: 'un aro de bordar',
  },
]

/** Where it is run: from here, past this, to there. */
export const COURSES = [
  { place: 'un camino entre higueras', goal: 'el molino', lies: 'junto a un arroyo flaco' },
  { place: 'un malecón con palmeras', goal: 'el muelle', lies: 'detrás de la última palmera' },
  { place: 'una calle empedrada cuesta abajo', goal: 'la fuente', lies: 'entre dos casas' },
]

/** How the others lost. */
export const OUT = [
  'Un corredor estornudó, avanzó tres pasos de golpe y quedó fuera',
  'Al corredor del número dos se le voló el sombrero, y por correr detrás quedó fuera',
  'Dos gemelos se pusieron a discutir cuál era más lento, y sin querer se adelantaron',
  'A la corredora del número cuatro la empujó el viento, cruzó la raya y quedó fuera',
]
