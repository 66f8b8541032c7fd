/** Who sees that nobody cheats, and has a question too: `way` is a predicate. */
export const INSPECTORS = [
  {
    un: 'una inspectora de lentes colgados',
    o: 'la inspectora',
    thing: 'una carpeta gris',
    way: 'no había sonreído desde el trimestre anterior',
    asks: '¿Qué hace uno cuando nunca le tuvieron paciencia?',
  },
  {
    un: 'un supervisor con corbata de clip',
    o: 'el supervisor',
    thing: 'una corbata de clip',
    way: 'apuntaba hasta los suspiros',
    asks: '¿A qué edad es tarde para empezar?',
  },
  {
    un: 'una señora del ministerio, con visera',
    o: 'la señora de la visera',
    thing: 'una visera verde',
    way: 'archivaba todo lo que se estuviera quieto',
    asks: '¿Y si a uno nunca le salió bien?',
  },
]

/** Where one sits who is examined. */
export const SEATS = [
  { un: 'una banca de las de adelante', el: 'la banca' },
  { un: 'una silla tan baja que las rodillas estorban', el: 'la silla' },
  { un: 'un pupitre con un corazón tallado', el: 'el pupitre' },
]

/** Who asks what. */
export const QUESTIONS = [
  { who: 'una mujer con casco de obra', o: 'La del casco', asks: '¿Cómo se sabe que algo va a aguantar?' },
  { who: 'un niño con un diente flojo', o: 'El del diente', asks: '¿Duele crecer, o nomás se siente raro?' },
  {
    who: 'un cocinero con harina hasta en las cejas',
    o: 'El cocinero',
    asks: '¿Y cuando una cosa no sale ni a la tercera?',
  },
  { who: 'una muchacha con una maleta', o: 'La de la maleta', asks: '¿Cómo puede uno irse sin irse?' },
  { who: 'un señor que había olvidado su pregunta', o: 'El señor', asks: '¿Qué era lo que yo iba a decir?' },
]
