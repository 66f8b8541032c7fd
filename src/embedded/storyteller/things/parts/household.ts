import { bare } from '../../language/grammar/text.ts'
import { type Named, of, type Parts, short } from '../named.ts'
import { type Prop, thing } from '../prop.ts'
import { waysOf } from './ways.ts'

/** What one does with what stands in a house; with what has no use of its own, nothing. */
const USES: readonly (readonly [RegExp, (named: Named) => string])[] = [
  [/^maquina de [a-z]+[aei]r(?: |$)/, ({ own }) => own.split(' ')[2]!],
  [/^(?:maquina )?singer(?: |$)/, () => 'coser'],
  [/^(?:telescop|microscop|binocul|catalej|lupa)/, ({ all }) => `mirar por ${all}`],
  [/^(?:horno|estufa)/, () => 'hornear algo'],
  [/^(?:elevador|ascensor)/, ({ all }) => `subir y bajar en ${all}`],
  [/^(?:tocadisc|rocola)/, () => 'oír discos'],
  [/^(?:camara)/, () => 'tomar fotos'],
  [/^(?:televis|tele$|tele |pantalla)/, ({ all }) => `ver ${all}`],
  [/^(?:silla|sillon|mecedor|banc|banquito|butaca|taburete)/, ({ all }) => `sentarse en ${all}`],
  [/^(?:cama|hamaca|almohada|cojin|alfombra)/, ({ all }) => `acostarse en ${all}`],
  [/^(?:lapiz|pluma$|pluma |boligraf|boli$|pincel|crayol|plumon|marcador|gis|tiza)/, ({ all }) => `dibujar con ${all}`],
  [/^(?:cuaderno|libreta|agenda)/, ({ all }) => `escribir en ${all}`],
  [/^ventana/, ({ all }) => `mirar por ${all}`],
  [/^espejo/, ({ all }) => `mirarse en ${all}`],
  [/^(?:cuchara|cucharon|sarten|olla|cazo|cacerola|molcajete|mortero|rodillo)/, ({ all }) => `cocinar con ${all}`],
  [/^(?:regadera|manguera)/, () => 'regar'],
  [/^escoba/, () => 'barrer'],
  [/^parrilla/, ({ all }) => `asar algo en ${all}`],
  [/^(?:cana de pescar|anzuelo|red$)/, () => 'pescar'],
]
const used = (named: Named) => USES.find(([test]) => test.test(bare(named.own)))?.[1](named) ?? ''

const madeWith = (named: Named, ready: string): Prop => {
  const [sound, ...ways] = waysOf(named.own)
  return thing([`${named.one}${ready}`, named.the, sound, 'casa', used(named)], ...ways)
}

const MACHINE = (named: Named): Prop =>
  madeWith(named, / (?:viej|antigu|rot)[oa]/u.test(named.one) ? ' que todavía andaba' : '')

/** What cloth does: it has folds. */
const CLOTH: ReturnType<typeof waysOf> = [
  'fru, fru',
  [
    'se inflaba un poquito, como una vela de barco',
    'se balanceaba, fru, fru',
    'se sacudía el polvo, fru, fru',
    'se doblaba un poquito, como quien saluda',
  ],
  ['se agitó en lo alto como una bandera', 'dio tres vueltas en el aire'],
]

/** What is in hand at a craft. */
const CRAFT_TOOLS: readonly (readonly [RegExp, string])[] = [
  [/^(?:madera|carpint|ebanist)/u, 'un cepillo de carpintero'],
  [/^(?:reposter|panader)/u, 'un rodillo de cocina'],
  [/^cocina/u, 'una cuchara de palo'],
  [/^costura/u, 'un costurero'],
  [/^(?:bordado|punto)/u, 'un bastidor'],
  [/^(?:tejido|croch|ganch|macram)/u, 'una madeja de lana'],
  [/^(?:pintura|acuarela|maquillaje)/u, 'una caja de pinturas'],
  [/^fotograf/u, 'una cámara de fotos'],
  [/^peluquer/u, 'un peine'],
  [/^(?:ceram|alfarer|barro)/u, 'una taza de barro'],
]

/** How what is made by hand is spoken of as a deed. */
function craftDone({ own, all }: Named): string {
  const key = bare(own)
  if (key.startsWith('costura')) return 'coser'
  if (/^(?:bordado|punto)/.test(key)) return 'bordar'
  if (/^(?:tejido|croch|ganch|poncho)/.test(key)) return 'tejer'
  if (key.startsWith('cocina')) return 'cocinar'
  if (/^(?:pintura|acuarela)/.test(key)) return 'pintar'
  if (key.startsWith('dibujo')) return 'dibujar'
  if (key.startsWith('fotograf')) return 'tomar fotos'
  if (/^(?:lego|bloque|modelismo|maqueta)/.test(key)) return `armar ${all}`
  if (key.startsWith('plastilina')) return `jugar con ${own}`
  if (/^(?:madera|barro)/.test(key)) return `trabajar ${all}`
  return `hacer ${own}`
}

/** What is for putting everywhere, and not in rows. */
const STUCK = /^(?:sticker|calcoman)/u

/** What stands in a house or is worn. */
export const HOUSEHOLD_THINGS = {
  machine: MACHINE,
  tech: MACHINE,
  light: ({ one, the, all }) =>
    thing(
      [`${one} con luz propia`, the, 'tin', 'cera y a noche tibia', `encender ${all}`],
      [
        'subía y bajaba la luz, como si respirara',
        'parpadeaba como quien dice que sí',
        'dibujaba sombras redondas',
        'temblaba un poquito, de la risa',
      ],
      ['brilló con toda su luz', 'brilló el doble, y luego el doble del doble'],
    ),
  tool: (named) =>
    madeWith(
      // 'las llaves del abuelo' hang on one ring
      named.own.startsWith('llaves')
        ? { ...named, one: `un manojo de ${named.own}`, the: 'el manojo de llaves' }
        : named,
      '',
    ),
  craft: (named) => {
    const tool = CRAFT_TOOLS.find(([test]) => test.test(bare(named.own)))?.[1]
    if (tool) {
      const [sound, ...ways] = waysOf(tool.replace(/^una? /u, ''))
      const the = tool.replace(/^un(a?) (\p{L}+).*$/u, (_, a: string, noun: string) => `${a ? 'la' : 'el'} ${noun}`)
      return thing([tool, the, sound, 'taller', craftDone(named)], ...ways)
    }
    return thing(
      [`una caja de ${named.own}`, `la caja de ${short(named.own)}`, 'ras, ras', 'taller', craftDone(named)],
      [
        'se abría un poquito y se volvía a cerrar',
        'sonaba a muchas cosas chiquitas',
        'hacía ras, ras, como quien ya está trabajando',
      ],
      ['se abrió de par en par', 'se sacudió hasta que sonaron todas sus cosas'],
    )
  },
  wear: ({ own, one, the, all }) => {
    const [sound, does, helps] = waysOf(own, CLOTH)
    const done = own.startsWith('chup')
      ? 'dormirse con'
      : /^(?:casco|bota|zapatilla|sandalia|guante|pantufla)/u.test(own)
        ? 'ponerse'
        : 'lucir'
    const together = /^(?:patines|rollers)/u.test(own) ? 'patinar' : `${done} ${all}`
    return thing([`${one} que se reconocía de lejos`, the, sound, 'armario y a jabón', together], does, helps)
  },
  cloth: ({ own, all, one, the }) =>
    thing(
      [
        ...(own.startsWith('ropa')
          ? ([`un montón de ${own}`, 'el montón'] as const)
          : ([`${one} que olía a casa`, the] as const)),
        'puf',
        'jabón y a sol',
        own.startsWith('ropa') ? `descansar sobre ${all}` : `taparse con ${all}`,
      ],
      ['guardaba un calorcito', 'se inflaba un poquito, puf', 'se arrugaba de la risa'],
      ['se infló como una vela', 'se extendió de orilla a orilla, puf'],
    ),
  collection: ({ own, all }) =>
    thing(
      [
        `una lata llena de ${own}`,
        `la lata de ${short(own)}`,
        'cras',
        'lata y a tesoro',
        `${STUCK.test(own) ? 'pegar' : 'ordenar'} ${all}`,
      ],
      ['sonaba a lluvia al moverse', 'se destapaba un poquito, y algo brillaba adentro', 'se bamboleaba, de tan llena'],
      ['se sacudió hasta sonar como un aguacero', 'se destapó de golpe, con todo su brillo'],
    ),
  scent: ({ all, own }) =>
    thing(
      [
        `un frasquito que guardaba ${all}`,
        'el frasquito',
        'plop',
        own.replace(/^\p{L}+ (?:a|de|del) (?:(?:el|la|los|las) )?/u, ''),
        own.startsWith('sabor') ? `probar ${all}` : `respirar hondo ${all}`,
      ],
      ['se destapaba un poquito, plop', 'soltaba una gota, una sola', 'temblaba como si tuviera cosquillas'],
      ['se destapó de golpe, plop', 'soltó todo lo que guardaba de una vez'],
    ),
  hue: ({ all, own }) =>
    thing(
      [`un bote de pintura con ${all} dentro`, 'el bote', 'plas', 'pintura fresca', `pintarlo todo de ${own}`],
      ['dejaba una gotita de color, y luego otra', 'salpicaba un poquito, plas', 'hacía burbujas de color'],
      ['pintó de una vez una raya larguísima', 'saltó y salpicó color por todas partes'],
    ),
  body: (named) =>
    thing(
      [`un espejo chiquito hecho a la medida ${of(named)}`, 'el espejo', 'tin', 'jabón', `jugar con ${named.all}`],
      ['se empañaba de risa', 'mandaba un reflejo redondo', 'brillaba, se apagaba y volvía a brillar'],
      ['mandó un rayo de luz de un lado al otro', 'brilló como un sol chiquito'],
    ),
} satisfies Parts
