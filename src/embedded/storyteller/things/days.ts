import { bare } from '../language/text.ts'
import { type Keepsake, keepsake, keepsakeOf } from './keepsakes.ts'

/** A remembered day as it is lived again. Only what was surely read is in it: no sentence adds a thing, an hour or a weather. */
export type Day = {
  /** Two sentences of what is seen, heard and smelt there. */
  air: readonly [string, string]
  keep: Keepsake
  /** A sentence of what comes from that day, for a moment, into another place. */
  lingers: string
  /** What it is called where its place is not known: 'aquella noche'. */
  thatDay: string
}

type Place = { air: readonly string[]; lingers?: string; keep?: Keepsake }

/** By the noun of a place: what is true there at every hour and in all weathers. */
const PLACES: readonly (readonly [RegExp, Place])[] = [
  [
    /playa|mar(?= |$)|malecon|espigon/,
    {
      air: ['Una ola llegaba, hacía shh y se iba.', 'Olía a sal, y hasta el aire tenía ganas de mar.'],
      lingers: 'De pronto, más de uno traía arena en los zapatos.',
      keep: keepsake('una concha', 'la concha', 'sonó como el mar', 'soltó un olor a sal'),
    },
  ],
  [
    /acuario/,
    {
      air: ['La luz era azul y se movía en las paredes.', 'Del otro lado del vidrio pasaban sombras enormes.'],
      lingers: 'Por un momento hubo reflejos de agua en todas las paredes.',
      keep: keepsake(
        'un boleto azul',
        'el boleto',
        'se puso a brillar con luz de agua',
        'se mojó de una esquina, y olió a mar',
      ),
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
      keep: keepsake(
        'una piedrita lisa',
        'la piedrita',
        'brilló como si siguiera mojada',
        'se puso fresca, igual que en la orilla',
      ),
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
      keep: keepsake(
        'una cuchara de palo',
        'la cuchara',
        'sonó contra la mesa, toc, toc, como entonces',
        'olió a esa cocina',
      ),
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

/** What a memory says of itself anywhere in it. */
const SAID: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(?<!no )llov(?:ia|io|iendo)|aguacero|diluvi|(?:la|una) tormenta/,
    ['Llovía, y el agua sonaba en todo lo que tocaba.', 'Olía a tierra mojada.'],
  ],
  [/nev(?:aba|o|ada)(?= |$|,)/, ['Todo estaba blanco, y los pasos crujían.']],
  [/bail(?:amos|aste|aron|abamos|o)(?= |$|,)/, ['El suelo se movía un poquito, al compás.']],
  [
    /(?<!(?:hasta|de|toda|a|por) )(?:la|una|aquella|esa) (?:noche|madrugada)(?= |$|,)/,
    ['Era la misma noche, con las mismas voces.'],
  ],
]

type Told = {
  memory: string
  place: string | null
  /** What the favourite is called on the stage: no two things have one name. */
  star: string
  giver: { name: string; v: (verb: string) => string }
  pick: <T>(options: readonly T[]) => T
}

export function dayOf({ memory, place, giver, star, pick }: Told): Day {
  const key = bare(memory)
  const at = bare(place ?? '').replace(/^(?:el|la|los|las) /, '')
  const known = PLACES.find(([test]) => at.search(test) === 0)?.[1]
  const sure = [...SAID.filter(([test]) => test.test(key)).flatMap(([, air]) => air), ...(known?.air ?? [])]
  const [first, second] = twoOf([...new Set(sure)], anywhere(giver), pick)
  const named = keepsakeOf(memory, pick, star)
  const isNamed = key.includes(bare(named.el).split(' ')[1]!)
  return {
    air: [first, second],
    keep: !isNamed && known?.keep ? known.keep : named,
    lingers: known?.lingers ?? pick(LINGERS),
    thatDay: thatDayOf(key),
  }
}

function twoOf(sure: readonly string[], other: readonly string[], pick: Told['pick']): [string, string] {
  const first = pick(sure.length > 0 ? sure : other)
  const rest = (sure.length > 1 ? sure : other).filter((line) => line !== first)
  return [first, pick(rest)]
}

/** Right for every memory: what it is to be back. */
const anywhere = ({ name, v }: Told['giver']) => [
  `Todo estaba donde ${name} lo ${v('recuerda')}.`,
  `Había detalles que hasta ${name} ${v('había')} olvidado, y ahí seguían.`,
  `${name} lo ${v('reconoció')} antes de abrir bien los ojos.`,
  'Nada se había movido ni un centímetro.',
  'No faltaba nadie de los que estuvieron.',
  'Al principio nadie habló. Había mucho que mirar.',
  'Hasta el aire era el de entonces.',
  'Daban ganas de decirlo todo en voz baja.',
  'Se podía andar por ahí sin que nada se gastara.',
  'Solo faltaba que alguien lo contara.',
]

const LINGERS = [
  'Por un momento volvió aquello, entero, y se fue de puntitas.',
  'Fue como si alguien hubiera dicho «así era» sin mover los labios.',
  'Un poco de aquello se había venido con ellos, y se notaba.',
  'Nadie dijo nada, y los dos se acordaron de lo mismo.',
  'Algo de entonces pasó por ahí, rozándolo todo.',
]

/** 'aquella noche', where the memory says that it was one. */
function thatDayOf(key: string): string {
  const [, said] =
    /(?:^|(?<!(?:hasta|de|toda|a|por) )(?:la|una|aquella|esa) )(noche|madrugada|tarde|manana)(?= |$|,)/.exec(key) ?? []
  if (said) return `aquella ${said.replace('manana', 'mañana')}`
  const [, long] = /(?:el|un|aquel|nuestro|este) (verano|viaje)(?= |$|,)/.exec(key) ?? []
  if (long) return `aquel ${long}`
  const isHabit =
    /(?:^|[ ,])(?:siempre|todos los|todas las|cada|los (?:domingos|sabados|veranos))(?= )|\w+(?:aba|abamos|iamos)(?= )/.test(
      key,
    )
  const isOnce =
    /(?:^|[ ,])(?:una vez|el dia|la vez|un dia|cuando)(?= )|\w(?:amos|imos|o|aste|iste)(?= (?:a|el|la|y|en|de|por|con)(?= ))/.test(
      key,
    )
  return isHabit && !isOnce ? 'aquel tiempo' : 'aquel día'
}
