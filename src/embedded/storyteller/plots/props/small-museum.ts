/** Who keeps it: `way` is a predicate, `alone` is said in front of the empty showcase, `day` is remembered there. */
export const NIGHTWATCH = [
  {
    un: 'un vigilante de gorra azul',
    o: 'el vigilante',
    thing: 'una gorra azul',
    way: 'llevaba toda la mañana diciendo «por aquí, por favor»',
    alone: 'Sé la historia de cada pieza, y la mía no la cuenta nadie',
    day: 'una tarde de lluvia le prestó la gorra a una niña, y la gorra volvió con una flor adentro',
    brings: 'pan recién hecho',
  },
  {
    un: 'una vigilante con un manojo de llaves',
    o: 'la vigilante',
    thing: 'un manojo de llaves',
    way: 'sabía de memoria qué tabla cruje en cada sala',
    alone: 'Tengo la llave de todas las vitrinas, y nada que poner en esta',
    day: 'una noche le abrió la puerta a alguien que se había perdido, y cada año le llega una postal',
    brings: 'una llave nueva, por si se abre otro museo',
  },
  {
    un: 'un conserje muy formal, con guantes blancos',
    o: 'el conserje',
    thing: 'unos guantes blancos',
    way: 'saludaba a los cuadros por su nombre',
    alone: 'Llevo toda la vida cuidando lo de otros, y no tengo nada mío que mostrar',
    day: 'una mañana encontró en su silla un ramo de flores, y no era de ninguna sala',
    brings: 'flores recién cortadas',
  },
]

/** Small things in showcases; `card` is what is written beside them. Some are of a household, some of a place of work. */
export const EXHIBITS: readonly { un: string; card: string; from?: 'home' | 'work' }[] = [
  { un: 'una taza sin asa', card: 'Sirvió para cuatrocientas conversaciones, y ninguna fue corta' },
  { un: 'un paraguas prestado', card: 'Ha visto más lluvia ajena que propia' },
  { un: 'una silla con el respaldo flojo', card: 'Siempre fue para quien no tenía dónde sentarse' },
  { un: 'un lápiz muy corto', card: 'Se gastó de tanto prestarse' },
  { un: 'un pañuelo de tela', card: 'Se prestó limpio, y volvió con una historia' },
  { un: 'media galleta', card: 'La otra mitad está en buenas manos' },
  { un: 'un silencio, en un frasco', card: 'Se guardó cuando lo fácil era contestar' },
  { un: 'un «buenos días» del lunes', card: 'Se oyó hasta en la calle, y no despertó a nadie' },
  { un: 'una puerta detenida con el pie', card: 'Venía alguien más con las manos llenas' },
  { un: 'un botón cosido', card: 'La camisa era de alguien que llegaba tarde' },
  { un: 'una lámpara de pasillo', card: 'Se dejó encendida para quien llegara tarde', from: 'home' },
  { un: 'una cazuela con la tapa de otra', card: 'De aquí comió quien llegó, y sobró', from: 'home' },
  { un: 'una cuchara que conoce el camino', card: 'La primera probada siempre fue para alguien más', from: 'home' },
  { un: 'una nota amarilla', card: 'Decía «Yo me encargo», y así fue', from: 'work' },
  { un: 'una planta muy verde en una taza', card: 'Sigue viva porque alguien se acuerda de regarla', from: 'work' },
]

/** Where it opened: after 'en'. */
export const PREMISES = [
  { in: 'un local vacío de la esquina' },
  { in: 'el zaguán de una casa vieja' },
  { in: 'la entrada de un edificio tranquilo' },
  { in: 'un vagón de tren sin vías' },
]
