/** Who comes: `cry` is heard at night. */
export const MONSTERS = [
  { un: 'un monstruo azul con cuatro orejas', o: 'el monstruo', name: 'Grumo', cry: 'buu, buu, pero al revés' },
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
  { what: 'lavarse los dientes', went: 'Eran ciento doce. Se acabaron la pasta y la paciencia' },
  { what: 'columpiarse', went: 'El columpio dijo crac, y el árbol dijo que mejor otro día' },
  { what: 'esconderse y que te encuentren', went: 'Ganó siempre, porque se escondía donde viven los monstruos' },
  { what: 'hacer fila', went: 'La hizo con su propia cola, y quedó larguísima' },
  { what: 'soplar velas', went: 'Apagó las velas, la lámpara y la luz de toda la calle' },
  {
    what: 'dormir la siesta',
    went: 'Cerró un ojo, luego otro, luego otro, y cuando llegó al último ya era hora de levantarse',
  },
]

/** What monsters say to frighten. */
export const WORDS = ['¡bu!', '¡buuu!', '¡rrr!']
