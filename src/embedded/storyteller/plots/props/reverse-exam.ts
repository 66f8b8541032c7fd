/** Who sees that nobody cheats, and has a question too: `way` is a predicate. */
export const INSPECTORS = [
  {
    un: 'una inspectora de lentes colgados',
    o: 'la inspectora',
    thing: 'una carpeta gris',
    way: 'no sonreía nunca durante los exámenes',
    asks: '¿Y si a mí nadie me enseñó con cariño?',
  },
  {
    un: 'un supervisor con corbata de clip',
    o: 'el supervisor',
    thing: 'una corbata de clip',
    way: 'lo apuntaba todo',
    asks: '¿Y quién cuida a quien siempre vigila?',
  },
  {
    un: 'una examinadora con visera verde',
    o: 'la examinadora',
    thing: 'una visera verde',
    way: 'miraba con mucha seriedad',
    asks: '¿Y si ya se me hizo tarde para aprender?',
  },
]

/** Where one sits who is examined. */
export const SEATS = [
  { un: 'una banca de la primera fila', el: 'la banca' },
  { un: 'una silla tan baja que las rodillas estorban', el: 'la silla' },
  { un: 'un pupitre con un corazón tallado', el: 'el pupitre' },
]

/** Who asks what. */
export const QUESTIONS = [
  {
    who: 'una mujer con casco de obra',
    asks: '¿Cómo se sabe que algo va a aguantar?',
    answer: 'Se prueba con lo que más pesa, y se espera',
  },
  {
    who: 'un niño con un diente flojo',
    asks: '¿Crecer duele, o solo se siente raro?',
    answer: 'Un poco de cada cosa, y luego se olvida',
  },
  {
    who: 'un cocinero con harina hasta en las cejas',
    asks: '¿Qué se hace cuando una cosa no sale ni a la tercera?',
    answer: 'Se descansa, se come algo y se va por la cuarta',
  },
  {
    who: 'una muchacha con una maleta',
    asks: '¿Cómo se hace para irse lejos y no olvidar a nadie?',
    answer: 'Se dicen los nombres en voz alta, de vez en cuando',
  },
  {
    who: 'un señor con tres pares de lentes',
    asks: '¿Por qué busco siempre lo que tengo delante?',
    answer: 'Porque está demasiado cerca. Hay que dar un paso atrás',
  },
]
