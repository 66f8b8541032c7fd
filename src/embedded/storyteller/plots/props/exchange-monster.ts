/** Who comes: `cry` is heard at night. */
export const MONSTERS = [
  { un: 'un monstruo azul con cuatro orejas', o: 'el monstruo', name: 'Grumo', cry: 'un llanto muy bajito' },
  {
    un: 'una monstrua redonda, verde, de un solo colmillo',
    o: 'la monstrua',
    name: 'Pelusa',
    cry: 'un suspiro con burbujas',
  },
  {
    un: 'un monstruo larguísimo, a rayas, con corbata',
    o: 'el monstruo',
    name: 'Don Rayas',
    cry: 'un hipo muy triste',
  },
]

/** What children do, and how it went: `what` is an infinitive. */
export const HABITS = [
  { what: 'lavarse los dientes', went: 'A la visita le supo tan rica la pasta que se la comió untada en pan' },
  { what: 'jugar en el columpio', went: 'De tanto gusto, el columpio hizo crac' },
  {
    what: 'jugar a las escondidas',
    went: 'La visita se escondió detrás de la cortina, menos la cola, que asomaba',
  },
  { what: 'dar los buenos días', went: 'La visita saludó una por una a todas las sillas' },
  { what: 'soplar velas', went: 'La visita, de un soplido, mandó las velas al otro lado de la mesa' },
  {
    what: 'dormir la siesta',
    went: 'A la visita se le cerraba un ojo y se le abría el otro, y así toda la tarde',
  },
]

/** What monsters say to frighten. */
export const WORDS = ['¡bu!', '¡buuu!', '¡rrr!']
