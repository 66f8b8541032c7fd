import { bare, contract } from '../../language/grammar/text.ts'
import { type Named, of, type Parts, short, to } from '../named.ts'
import { type Prop, thing } from '../prop.ts'

/** What people do in a place. */
function doneIn({ all, own, one }: Named): string {
  const key = bare(own)
  if (/^banos?(?: |$)/u.test(key)) return `darse ${one}`
  if (/^(?:carretera|camino|sendero|calle|ruta)/u.test(key)) return `recorrer ${all}`
  if (/^(?:tina|banera|pileta|piscina|alberca)/u.test(key)) return `meterse ${contract(`a ${all}`)}`
  if (
    /^(?:casa|casita|cuarto|recamara|dormitorio|sala(?!r)|rincon|patio|balcon|terraza|azotea|departamento|piso)/u.test(
      key,
    )
  )
    return `estar en ${all}`
  return `ir ${contract(`a ${all}`)}`
}

/** Where one goes: what stands there, and of other places a map. */
function wayTo(named: Named): Prop {
  if (SEA.test(named.all)) return shellOf(named)
  const key = bare(named.own)
  if (HEIGHT.test(key)) return heightOf(named)
  const [un, sound, smell] = STANDING.find(({ test }) => test.test(key))?.stands ?? []
  return un && sound && smell ? standingIn(named, un, sound, smell) : mapTo(named)
}

const HEIGHT = /^(?:volcan|paramo|cordillera|montana|cerro|sierra|nevado|glaciar|piramide)/

/** One of it that comes along: small, and with all that it has. */
const heightOf = ({ one, the, all }: Named): Prop =>
  thing(
    [`${one} del tamaño de un perro`, the, 'brum', 'piedra y a nube', `ir a ver ${all}`],
    [
      'guardaba un eco y lo soltaba de pronto',
      'se ponía una nube de sombrero',
      'temblaba un poquito de la risa',
      'dejaba caer una piedrita, y luego otra',
    ],
    ['soltó su eco con todas sus fuerzas', 'retumbó de arriba abajo, brum, brum'],
  )

/** What stands in a place, where everybody knows it by that: how it is called there, what stands, its sound and smell. */
const STANDING = `taller / un banco de taller con todas sus herramientas / toc, toc / madera y a aceite
mercad|tianguis|bazar|rastro|feria / un puesto con su toldo de colores / pase, pase / fruta y a gente
parque|plaza|zocalo|malecon / una banca de parque, con paloma y todo / cric / sombra de árbol
estadio|grada|cancha / un escalón de tribuna / oé, oé / pasto y a domingo
escuela|colegio|universidad|salon|academia / un pupitre con un corazón tallado / tac / lápiz y a recreo
campo|rancho|fin(?:ca|qui)|chacra|quinta|granja|pueblo / una carreta llena de pasto / tras, tras / pasto recién cortado
rio|lago|laguna|arroyo|cascada / una barca chiquita / chap / agua y a piedra
bano|tina|banera / una tina chiquita con patas / plop / jabón
piscina|alberca|pileta / un flotador a rayas / chap / agua y a cloro
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
      doneIn(named),
    ],
    [
      `olía como huele ${named.all}`.replace(/huele (?=l[oa]s )/u, 'huelen '),
      'crujía un poquito, como quien saluda',
      'daba dos pasitos de lado, muy despacio',
      'se sacudía el polvo y se quedaba como si nada',
    ],
    [`se llenó de golpe del olor y el ruido ${of(named)}`, 'dio un salto y cayó con un golpe enorme'],
  )

/** What brings the sea along. */
const SEA = /^(?:el |la |las )?(?:mar|playa|playas|océano|costa)(?!\p{L})/iu

const shellOf = (named: Named): Prop =>
  thing(
    ['una caracola grande, con el mar adentro', 'la caracola', 'shhh', 'sal y a arena', `ir ${to(named)}`],
    ['sonaba a olas, muy bajito', 'iba dejando un poco de arena por donde pasaba', 'soltaba una gotita salada'],
    ['sonó como si tuviera adentro el mar entero', 'soltó una ola chiquita, con espuma y todo'],
  )

const mapTo = (named: Named): Prop =>
  thing(
    [`un mapa con una cruz en ${named.all}`, 'el mapa', 'fras', 'papel', doneIn(named)],
    [
      'se abría solo, siempre en el mismo lugar',
      'crujía por los dobleces, fras, fras',
      'se enrollaba y se desenrollaba',
      'movía una esquina, como quien saluda',
    ],
    ['se abrió de un tirón, más grande que una sábana', 'hizo brillar su cruz como un faro'],
  )

/** What of the sky is looked at, and what is heard. */
const SEEN =
  /^(?:luna|sol|estrell|cielo|nube|rayo|arco|amanecer|atardecer|ocaso|eclipse|planeta|galaxia|universo|via lactea|niebla)/u
const HEARD = /^(?:lluvia|viento|trueno|tormenta|ola|silencio)/u

const lookedAt = ({ all, own }: Named) =>
  SEEN.test(bare(own)) ? `mirar ${all}` : HEARD.test(bare(own)) ? `oír ${all}` : ''

/** What grows, and where one goes. */
export const NATURE = {
  plant: ({ own: said, all }) => {
    const own = said
      .replace(/^macetas? (?:de|con) /u, '')
      .replace(/^(?:las |sus )?(?:macetas?|matas?|plantas?)$/u, 'hojas nuevas')
    return thing(
      [`una maceta con ${own}`, `la maceta de ${short(own)}`, 'shhh', 'tierra mojada', `cuidar ${all}`],
      [
        'se enderezaba de pronto, como quien oye su nombre',
        'soltaba un olor a tierra mojada',
        'movía todas sus hojas, aunque no hubiera viento',
        'daba media vuelta, buscando la luz',
      ],
      ['creció un palmo de golpe', 'se puso más verde que nunca'],
    )
  },
  garden: (named) =>
    thing(
      [
        `una regadera de lata, la ${of(named)}`,
        'la regadera',
        'shhh',
        'tierra mojada',
        named.own.startsWith('jardiner') ? 'plantar y regar' : `regar ${named.all}`,
      ],
      ['iba dejando un caminito de gotas', 'goteaba por la punta, plic, plic', 'se inclinaba y soltaba un chorrito'],
      ['soltó una lluvia finita, con arcoíris y todo', 'se inclinó y soltó toda su agua, shhh'],
    ),
  tree: ({ one, the, all }) =>
    thing(
      [
        `${one} en una maceta con ruedas`,
        the,
        'fsss',
        'hojas',
        / navidad/iu.test(all) ? `adornar ${all}` : `sentarse a la sombra ${contract(`de ${all}`)}`,
      ],
      [
        'soltaba una hoja a manera de saludo',
        'se inclinaba un poco, como quien oye un secreto',
        'movía las ramas, aunque no hubiera viento',
      ],
      ['sacudió todas sus ramas', 'abrió las ramas como un paraguas enorme'],
    ),
  place: (named) => wayTo(named),
  sky: (named) => {
    const { own, one, the } = named
    const [un, el] = /^(?:los|las) /u.test(named.all)
      ? [`${one} de bolsillo`, the]
      : [`un pedacito de ${own}`, `el pedacito de ${short(own)}`]
    return thing(
      [un, el, 'tilín', 'aire de fuera', lookedAt(named)],
      [
        'flotaba un palmo por encima del suelo',
        'se encogía y se estiraba, como si respirara',
        'brillaba por una orilla',
      ],
      ['creció de golpe, más y más', 'brilló de orilla a orilla'],
    )
  },
} satisfies Parts
