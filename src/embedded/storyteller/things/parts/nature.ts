import { bare, contract } from '../../language/text.ts'
import { type Named, of, type Parts, short, to } from '../named.ts'
import { type Prop, thing } from '../prop.ts'

const ROAD = /^(?:el|la|los|las) (?:carretera|camino|sendero|calle)/u

/** Where one goes: what stands there, and of other places a map; in the end all are there for a while. */
function wayTo(named: Named): Prop {
  if (SEA.test(named.all)) return shellOf(named)
  const key = bare(named.own)
  if (HEIGHT.test(key)) return heightOf(named)
  const [un, sound, smell] = STANDING.find(({ test }) => test.test(key))?.stands ?? []
  return un && sound && smell ? standingIn(named, un, sound, smell) : mapTo(named)
}

const HEIGHT = /^(?:volcan|paramo|montana|cerro|sierra|nevado|glaciar|piramide)/

/** One of it that comes along: small, and with all that it has. */
const heightOf = ({ one, the, all }: Named): Prop =>
  thing(
    [`${one} del tamaño de un perro`, the, 'brum', 'piedra y a nube', `ir a ver ${all}`],
    [
      'guardaba un eco, y lo soltaba cuando menos se esperaba',
      'se ponía una nube de sombrero',
      'temblaba un poquito de la risa',
      'dejaba piedritas por donde pasaba',
    ],
    ['creció de golpe, y desde arriba se vio por dónde', 'prestó su eco, y la voz llegó hasta donde hacía falta'],
  )

/** What stands in a place, where everybody knows it by that: how it is called there, what stands, its sound and smell. */
const STANDING = `taller / un banco de taller con todas sus herramientas / toc, toc / madera y a aceite
mercad|tianguis|bazar|rastro|feria / un puesto con su toldo de colores / pase, pase / fruta y a gente
parque|plaza|zocalo|malecon / una banca de parque, con paloma y todo / cric / sombra de árbol
estadio|grada|cancha / un escalón de tribuna / oé, oé / pasto y a domingo
escuela|colegio|universidad|salon|academia / un pupitre con un corazón tallado / tac / lápiz y a recreo
campo|rancho|finca|chacra|quinta|granja|pueblo / una carreta llena de hierba / tras, tras / hierba recién cortada
rio|lago|laguna|arroyo|cascada / una barca chiquita / chap / agua y a piedra
bosque|selva|desierto|prado / una carpa de campaña / frus / hojas y a noche
cafeteria|bar|cantina|restaurante|oficina|biblioteca|libreria / una mesa con su silla de siempre / toc / café`
  .split('\n')
  .map((row) => row.split(' / '))
  .map(([called = '', ...stands]) => ({ test: new RegExp(`^(?:${called})`, 'u'), stands }))

const standingIn = (named: Named, un: string, sound: string, smell: string): Prop =>
  thing(
    [
      un,
      un.replace(/^un(a?) (\p{L}+).*$/u, (_, a: string, noun: string) => `${a ? 'la' : 'el'} ${noun}`),
      sound,
      smell,
      `ir ${to(named)}`,
    ],
    [
      `traía puesto el aire ${of(named)}`,
      'guardaba siempre un lugar para quien llegara',
      `hacía sentir a cualquiera como si ya estuviera en ${named.all}`,
      'se arrimaba a donde había plática',
    ],
    [
      `se plantó en medio, y por un rato fue como estar en ${named.all}`,
      'sirvió de asiento, de mesa y de puente, y pasaron todos',
    ],
  )

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
        'se enderezaba de pronto, como quien oye su nombre',
        'soltaba de pronto un olor a tierra mojada',
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
        `trabajar un rato en ${named.all}`,
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
