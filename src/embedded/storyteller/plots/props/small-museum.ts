/** Who keeps it: `way` is a predicate, `alone` is said in front of the empty showcase. */
export const NIGHTWATCH = [
  {
    un: 'un vigilante de gorra azul',
    o: 'el vigilante',
    thing: 'una gorra azul',
    way: 'llevaba toda la mañana diciendo «por aquí, por favor»',
    alone: 'A mí nadie me ha visto nunca más de un minuto',
    brings: 'pan y preguntas',
  },
  {
    un: 'una vigilante con un manojo de llaves',
    o: 'la vigilante',
    thing: 'un manojo de llaves',
    way: 'sabía de memoria qué tabla cruje en cada sala',
    alone: 'Yo abro las puertas, y la gente pasa',
    brings: 'una llave nueva para su colección',
  },
  {
    un: 'un señor muy formal, con guantes blancos',
    o: 'el señor de los guantes',
    thing: 'unos guantes blancos',
    way: 'saludaba a los cuadros por su nombre',
    alone: 'Toda la vida he dicho «no se toca», y a mí no me toca nadie',
    brings: 'flores en una caja de cartón',
  },
]

/** Small things in showcases; `card` is what is written beside them. Some are of a household, some of a place of work. */
export const EXHIBITS: readonly { un: string; card: string; from?: 'home' | 'work' }[] = [
  { un: 'una taza sin asa', card: 'Usada en cuatrocientas conversaciones. Ninguna fue corta' },
  { un: 'un paraguas prestado', card: 'Prestado once veces. Devuelto nueve. Nunca reclamado' },
  { un: 'una silla con el respaldo flojo', card: 'Acercada a quien no tenía. Ver huellas' },
  { un: 'un lápiz muy corto', card: 'Con él se apuntó lo de los demás antes que lo propio' },
  { un: 'una bolsa de pañuelos a la mitad', card: 'La otra mitad está en siete bolsillos ajenos' },
  { un: 'una lámpara de pasillo', card: 'Se dejó encendida para quien llegara tarde', from: 'home' },
  { un: 'una cazuela con la tapa de otra', card: 'Siempre alcanzó', from: 'home' },
  { un: 'una nota amarilla', card: 'Decía «yo me encargo». Era cierto', from: 'work' },
  { un: 'una planta de oficina en plena forma', card: 'Siempre la riega alguien. Aquí se dice quién', from: 'work' },
]

/** Where it opened: after 'en'. */
export const PREMISES = [
  { in: 'un local vacío de la esquina' },
  { in: 'el zaguán de una casa vieja' },
  { in: 'la planta baja de un edificio sin letrero' },
]
