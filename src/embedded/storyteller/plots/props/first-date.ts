/** Who watches them all afternoon and waits for somebody: `craft` is what they do, `alone` why nobody comes. */
export const WATCHERS = [
  {
    un: 'un fotógrafo de plaza con una cámara de fuelle',
    o: 'el fotógrafo',
    craft: 'llevaba treinta años retratando parejas y nunca había visto una así',
    thing: 'una cámara de fuelle',
    alone: 'En treinta años nadie me sacó una foto a mí',
  },
  {
    un: 'una florista con un solo ramo sin vender',
    o: 'la florista',
    craft: 'hacía ramos para los enamorados y nunca había visto a dos así',
    thing: 'un ramo de margaritas',
    alone: 'Vendo flores todos los días, y a mí nunca me llega ninguna',
  },
  {
    un: 'un músico con un acordeón remendado',
    o: 'el músico',
    craft: 'tocaba boleros para los enamorados y nunca había visto a dos así',
    thing: 'un acordeón',
    alone: 'Llevo media vida tocando para que otros bailen',
  },
]

/** Where the first date is: `at` after 'a las cinco', `pretends` after 'como que'. */
export const DATES = [
  {
    at: 'en la heladería',
    place: 'una heladería con bancos altos',
    order: 'dos helados',
    pretends: 'leía la lista de sabores',
    walk: 'la plaza',
  },
  {
    at: 'bajo el reloj de la plaza',
    place: 'una plaza con un reloj grande',
    order: 'dos cafés',
    pretends: 'contaba palomas',
    walk: 'los puestos de libros',
  },
  {
    at: 'en la última mesa del café',
    place: 'un café con ventanas empañadas',
    order: 'un pan para compartir',
    pretends: 'le soplaba a un café que ya estaba frío',
    walk: 'el parque',
  },
]

/** What strangers ask: two questions and how they went. */
export const SMALL_TALK = [
  { ask: '¿Estudia o trabaja?', went: 'La respuesta fue que a esa hora, ninguna de las dos cosas' },
  { ask: '¿Cree usted en el destino?', went: 'La respuesta fue que solo los martes, y era martes' },
  { ask: '¿Viene mucho por aquí?', went: 'La respuesta fue que era la primera vez' },
]
