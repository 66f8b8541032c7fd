import { contract } from '../../language/text.ts'
import { type Named, of, type Parts, short, to } from '../named.ts'
import { type Prop, thing } from '../prop.ts'

const ROAD = /^(?:el|la|los|las) (?:carretera|camino|sendero|calle)/u

/** Where one goes: a map of it, and in the end all are there for a while. */
const wayTo = (named: Named): Prop => (SEA.test(named.all) ? shellOf(named) : mapTo(named))

/** What brings the sea along. */
const SEA = /^(?:el |la |las )?(?:mar|playa|playas|océano|costa)(?!\p{L})/iu

const shellOf = (named: Named): Prop =>
  thing(
    ['una caracola grande, con el mar adentro', 'la caracola', 'shhh', 'sal y a arena', `ir ${to(named)}`],
    [
      'sonaba a olas aunque nadie se la llevara a la oreja',
      'iba dejando arena por donde pasaba',
      'mojaba un poco las manos, y sabía a sal',
    ],
    [
      `sonó tan hondo que llegó ${named.all}: el agua hasta los tobillos, y todos descalzos`,
      'soltó una ola, una sola, que se llevó lo que estorbaba',
    ],
  )

const mapTo = (named: Named): Prop =>
  thing(
    [
      `un mapa con una cruz en ${named.all}`,
      'el mapa',
      'fras',
      'aire de allá',
      ROAD.test(named.all) ? `recorrer ${named.all}` : `ir ${to(named)}`,
    ],
    [
      'se abría solo, siempre en el mismo lugar',
      'dejaba salir por los dobleces un poco de aire de allá',
      'daba ganas de salir a todo el que lo miraba',
    ],
    [
      `se desdobló hasta cubrir el suelo, y andando por encima llegaron todos ${to(named)}`,
      `enseñó el camino más corto: en tres pasos estuvieron todos en ${named.all}, y en tres más, de vuelta`,
    ],
  )

/** What grows, and where one goes. */
export const NATURE = {
  plant: ({ own: said, all }) => {
    const own = said
      .replace(/^macetas? (?:de|con) /u, '')
      .replace(/^(?:las |sus )?(?:macetas?|matas?|plantas?)$/u, 'hojas nuevas')
    return thing(
      [`una maceta con ${own}`, `la maceta de ${short(own)}`, 'shhh', 'tierra mojada', `cuidar ${all}`],
      [
        'se acercaba a la ventana sin que nadie la moviera',
        'se enderezaba cuando le hablaban bonito',
        'pedía agua poniéndose triste',
      ],
      ['se puso más verde que nunca, y todos se callaron a mirarla', 'creció un palmo de golpe y señaló hacia dónde'],
    )
  },
  garden: (named) =>
    thing(
      [
        `una regadera de lata, la ${of(named)}`,
        'la regadera',
        'shhh',
        'tierra mojada',
        `pasar la mañana en ${named.all}`,
      ],
      [
        'encontraba siempre algo que estaba a punto de brotar',
        'iba dejando un caminito de gotas',
        'no se vaciaba mientras hubiera sed',
      ],
      ['regó un poco, y creció una enredadera que señaló hacia dónde', 'dejó un camino de gotas, y nadie se perdió'],
    ),
  tree: ({ one, the, all }) =>
    thing(
      [`${one} en una maceta con ruedas`, the, 'fsss', 'hojas', `sentarse junto ${contract(`a ${all}`)}`],
      ['daba sombra a quien se la pedía', 'soltaba una hoja a manera de saludo', 'se inclinaba un poco para oír mejor'],
      ['extendió las ramas, y cupieron todos debajo', 'soltó una hoja, que voló derecho hacia donde había que ir'],
    ),
  place: (named) => wayTo(named),
  sky: ({ own, all, one, the }) => {
    const [un, el] =
      own.endsWith('s') && one !== `un ${own}` && one !== `una ${own}`
        ? [`${one} de bolsillo`, the]
        : [`un pedacito de ${own}`, `el pedacito de ${short(own)}`]
    return thing(
      [un, el, 'tilín', 'aire de fuera', `disfrutar ${contract(`de ${all}`)}`],
      [
        'cabía en el hueco de dos manos',
        'entraba por cualquier ventana sin llamar',
        'hacía levantar la cabeza a todo el que pasaba',
      ],
      ['se hizo grande de pronto, y se vio por dónde', 'dejó entrar un aire que se llevó todas las dudas'],
    )
  },
} satisfies Parts
