import { bare } from '../language/text.ts'
import { type Keepsake, keepsakeOf } from './keepsakes.ts'
import { occasionIn } from './remembered.ts'

/** A remembered day as it is lived again. Only what was surely read is in it: no sentence adds a thing, an hour or a weather. */
export type Day = {
  /** Two sentences of what is seen, heard and smelt there. */
  air: readonly [string, string]
  keep: Keepsake
  /** A sentence of what comes from that day, for a moment, into another place. */
  lingers: string
  /** What it is called where its place is not known: 'aquella noche', 'un recuerdo de Ana'. */
  called: string
}

type Place = { air: readonly string[]; lingers?: string }

/** By the noun of a place: what is true there at every hour and in all weathers. */
const PLACES: readonly (readonly [RegExp, Place])[] = [
  [
    /playa|mar(?= |$)|malecon|espigon/,
    {
      air: ['Una ola llegaba, hacía shh y se iba.', 'Olía a sal, y hasta el aire tenía ganas de mar.'],
      lingers: 'De pronto, más de uno traía arena en los zapatos.',
    },
  ],
  [
    /acuario/,
    {
      air: ['La luz era azul y se movía en las paredes.', 'Del otro lado del vidrio pasaban sombras enormes.'],
      lingers: 'Por un momento hubo reflejos de agua en todas las paredes.',
    },
  ],
  [
    /alberca|piscina|pileta|pile(?= |$)/,
    {
      air: ['Se oía chapotear.', 'El agua hacía dibujos de luz en todo lo que tenía cerca.'],
      lingers: 'En el suelo apareció una huella mojada, y luego otra.',
    },
  ],
  [
    /(?:orilla del )?rio|lago|laguna|arroyo|presa/,
    {
      air: ['El agua pasaba hablando sola.', 'Olía a piedra mojada.'],
      lingers: 'Se oyó agua correr, y por ahí no corría ninguna.',
    },
  ],
  [
    /hospital|clinica|paritorio/,
    {
      air: ['El pasillo era largo y blanco.', 'En alguna parte, una puerta se cerró sin ruido.'],
      lingers: 'Por un momento todos caminaron de puntitas, sin saber por qué.',
    },
  ],
  [
    /estadio|bombonera/,
    {
      air: ['Las gradas retumbaban como un tambor.', 'Un vendedor pasaba gritando entre las filas.'],
      lingers: 'A lo lejos, quién sabe dónde, se oyó rugir una tribuna.',
    },
  ],
  [
    /cocina/,
    {
      air: [
        'Había ruido de tapas y cucharas, que es el ruido de las cocinas contentas.',
        'Olía a lo que se estaba haciendo, y se estaba haciendo bien.',
      ],
      lingers: 'A todos, al mismo tiempo, les dio hambre de esa cocina.',
    },
  ],
  [
    /montan|cerro|sierra|volcan/,
    {
      air: ['Abajo, muy abajo, las casas parecían migas.', 'El aire era de los que se respiran hasta el fondo.'],
      lingers: 'El aire se puso fino y limpio, como allá arriba.',
    },
  ],
  [
    /bosque/,
    {
      air: ['Los árboles tapaban la mitad del cielo.', 'Olía a hojas y a corteza.'],
      lingers: 'La sombra de un árbol que ahí no estaba se movió en el suelo.',
    },
  ],
  [
    /parque|jardin|plaza|zocalo|alameda/,
    {
      air: [
        'Un árbol movía las hojas, como quien saluda.',
        'Había gente que no iba a ninguna parte, y eso daba gusto.',
      ],
    },
  ],
  [
    /feria|kermes/,
    {
      air: ['Sonaban tres músicas al mismo tiempo.', 'Había luces que se encendían de una en una.'],
      lingers: 'Parpadearon unas luces que nadie había puesto.',
    },
  ],
  [
    /circo|teatro|cine/,
    {
      air: [
        'Las butacas rechinaban, cada una en su tono.',
        'Alguien pedía silencio, y alguien se reía de que lo pidieran.',
      ],
    },
  ],
  [
    /museo/,
    { air: ['Los pasos sonaban más que en la calle.', 'Había letreros que pedían no tocar, y muchas ganas de tocar.'] },
  ],
  [/zoo/, { air: ['Se oían animales que no se veían.', 'Todo el mundo señalaba algo con el dedo.'] }],
  [
    /escuela|colegio|cole(?= |$)|kinder|prepa|universidad/,
    { air: ['Sonaban pasos en el pasillo.', 'En alguna pared había un reloj al que todos miraban.'] },
  ],
  [
    /aeropuerto/,
    {
      air: [
        'Se oían ruedas de maletas y una voz que anunciaba ciudades.',
        'Todo el mundo miraba para arriba, a ver qué decía.',
      ],
      lingers: 'Una voz, muy lejos, anunció una salida.',
    },
  ],
  [
    /estacion|central|terminal/,
    {
      air: [
        'Una voz anunciaba salidas, y no se le entendía ninguna.',
        'Unos llegaban y otros se iban, todos con bultos.',
      ],
    },
  ],
  [/mercado/, { air: ['Todo el mundo ofrecía algo a voces.', 'Había un pasillo para cada olor.'] }],
  [/iglesia|catedral/, { air: ['Los pasos sonaban a piedra.', 'Se hablaba bajito, sin que nadie lo pidiera.'] }],
  [/biblioteca/, { air: ['Olía a papel.', 'El silencio era de los que acompañan.'] }],
  [
    /oficina|taller|tienda/,
    { air: ['En el techo zumbaba una luz.', 'Cada cosa tenía su ruido, y ese lugar los tenía todos.'] },
  ],
  [
    /campo|rancho|finca|quinta/,
    { air: ['El cielo empezaba muy abajo.', 'Se oía todo lo que en la ciudad no se oye.'] },
  ],
  [
    /nieve/,
    {
      air: ['Los pasos crujían.', 'El aliento salía en nubecitas.'],
      lingers: 'Por un momento, a todos les salió el aliento en nubecitas.',
    },
  ],
]

/** What a memory says of itself anywhere in it: `$` is the word that was found. */
const SAID: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(?<!no )llov(?:ia|io|iendo)|aguacero|diluvi|(?:la|una) tormenta/,
    ['Llovía, y el agua sonaba en todo lo que tocaba.', 'Olía a tierra mojada.'],
  ],
  [/nev(?:aba|o|ada)(?= |$|,)/, ['Todo estaba blanco, y los pasos crujían.']],
  [/bail(?:amos|aste|aron|abamos|o|ar)(?= |$|,)/, ['El suelo se movía un poquito, al compás.']],
  [
    /(?:se fue|se nos fue|se corto|sin) (?:la )?luz|apagon|(?:una|la) linternas?(?= |$|,)/,
    ['Estaba oscuro, y se veía todo.', 'Había más voces que luces.'],
  ],
  [
    /cant(?:o|aba|amos|abamos|ando|ar|aste)(?= |$|,)/,
    ['Alguien cantaba, y no hacía falta saber quién.', 'La canción todavía andaba por ahí.'],
  ],
  [/r(?:eimos|eia|eiamos|isas?|io)(?= |$|,)|carcajada/, ['Se oía una risa, y luego otra, que la contestaba.']],
  [/aplaud/, ['Se oían aplausos, lejos, como lluvia.']],
  [
    /(?:las|los|a) (?:dos|tres|cuatro|cinco|2|3|4|5) (?:de la manana|am)(?= |$|,)/,
    ['Era esa hora en que no hay nadie despierto, y había alguien.'],
  ],
  [/(?<!\w)(?:un |la |el |los )?caball\w+|burros?|mulas?(?= |$|,)/, ['Se oyeron unos cascos, sin ninguna prisa.']],
  [/(?<!\w)(?:trenes|tren|metro|tranvia)(?= |$|,)/, ['El suelo temblaba un poco, como cuando pasa un tren.']],
  [/(?<!\w)(?:bici|bicicleta|patines|patineta)(?= |$|,)/, ['Se oían unas ruedas, y un viento que las seguía.']],
  [
    /(?<!\w)(?:carro|coche|auto|troca|camioneta|bondi|colectivo|micro|autobus|bus)(?= |$|,)/,
    ['Se oía un motor en punto muerto.', 'Olía un poco a gasolina y mucho a camino.'],
  ],
  [/(?<!\w)(?:arena|olas)(?= |$|,)/, ['Había arena en los zapatos de todo el mundo.']],
  [/(?<!\w)(?:pelota|gol|penal|partido|balon|cancha)(?= |$|,)/, ['Una pelota botó una vez, dos, y se quedó quieta.']],
  [
    /(?<!\w)(?:mole|anticuchos|pollo a la brasa|pizzas?|chocolate|tacos|caldo|sopa|tamales|empanadas|croquetas|trucha|arroz|churros|galletas|tortillas|pancakes|pan|cafe|cafecito|asado|arepas|caldo de gallina|tarta|pastel|torta)(?= |$|,)/,
    ['Olía a $.', 'Había un olor a $ que daba hambre.'],
  ],
  [
    /(?<!(?:hasta|de|toda|a|por) )(?:la|una|aquella|esa) (?:noche|madrugada)(?= |$|,)/,
    ['Era la misma noche, con las mismas voces.'],
  ],
]

/** As the memory spells the word that is known by it. */
function sensedIn(memory: string, pick: Told['pick']): string[] {
  const key = bare(memory)
  return SAID.flatMap(([test, air]) => {
    const found = test.exec(key)
    if (!found || /(?:^| )(?:no|ni|sin|nunca) (?:\w+ )?$/.test(key.slice(0, found.index))) return []
    const word = memory.slice(found.index, found.index + found[0].length).toLowerCase()
    return [pick(air).replace('$', word)]
  })
}

type Told = {
  memory: string
  place: string | null
  /** What the favourite is called on the stage: no two things have one name. */
  star: string
  giver: { name: string; v: (verb: string) => string }
  /** Both were there, for certain: what that is called, 'Ana y Leo'. */
  both: string | null
  isLetter: boolean
  pick: <T>(options: readonly T[]) => T
}

export function dayOf({ memory, place, giver, both, star, isLetter, pick }: Told): Day {
  const at = bare(place ?? '').replace(/^(?:el|la|los|las) /, '')
  const known = PLACES.find(([test]) => at.search(test) === 0)?.[1]
  const when = occasionIn(memory)
  const sensed = [...sensedIn(memory, pick), ...(known?.air ?? [])]
  const own = [
    place && when && !when.endsWith('vez') ? `Todo estaba como en ${when}.` : '',
    both ? pick(BOTH)(both) : '',
  ].filter(Boolean)
  const [first, second] = twoOf([...new Set(sensed)], own, anywhere(giver), pick)
  return {
    air: [first, second],
    keep: keepsakeOf(memory, pick, star, isLetter),
    lingers: known?.lingers ?? pick(LINGERS),
    called: when ?? calledBy(memory, giver, pick),
  }
}

/** Of a day of which neither place nor time is known. */
function calledBy(memory: string, { name, v }: Told['giver'], pick: Told['pick']): string {
  if (name.includes(':') || name.split(' ').length > 5) return 'un recuerdo muy bien guardado'
  const called = pick([`un recuerdo de ${name}`, `algo que ${name} no ${v('olvida')}`])
  return /^(?:el|aquel|un) día/u.test(memory) ? `un día que ${name} no ${v('olvida')}` : called
}

/** What is known of that day comes before what is true of such places, and that before what is true anywhere. */
function twoOf(
  sensed: readonly string[],
  own: readonly string[],
  other: readonly string[],
  pick: Told['pick'],
): [string, string] {
  const drawn = [pick(other), pick(sensed.length > 0 ? sensed : other)]
  const rest = [...own, drawn[1]!, ...sensed.filter((line) => line !== drawn[1]), drawn[0]!, ...other]
  const [first = '', second = ''] = [...new Set(rest)]
  return [first, second]
}

const BOTH: readonly ((both: string) => string)[] = [
  (both) => `Ahí habían estado ${both}.`,
  (both) => `Por ahí habían pasado un día ${both}.`,
  (both) => `Aquello era de ${both}, y de nadie más.`,
]

/** Right for every memory: what it is to be back. */
const anywhere = ({ name, v }: Told['giver']) => [
  `Todo estaba donde ${name} lo ${v('recuerda')}.`,
  `Había detalles que hasta ${name} ${v('había')} olvidado, y ahí seguían.`,
  'Había mucho que mirar, y se miró todo.',
  'Daban ganas de decirlo todo en voz baja.',
  'Se podía andar por ahí sin que nada se gastara.',
]

const LINGERS = [
  'Por un momento volvió aquello, entero, y se fue de puntitas.',
  'Fue como si alguien hubiera dicho «así era» sin mover los labios.',
  'Un poco de aquello se había venido también, y se notaba.',
  'Algo de entonces pasó por ahí, rozándolo todo.',
]
