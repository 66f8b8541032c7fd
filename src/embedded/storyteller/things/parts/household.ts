import { bare } from '../../language/grammar/text.ts'
import { type Named, type Parts, short } from '../named.ts'
import { drawingOf } from '../anything.ts'
import { type Prop, standIn, thing } from '../prop.ts'
import { shortThe, soundOf } from './ways.ts'

/** What one does with what stands in a house; with what has no use of its own, nothing. */
const USES: readonly (readonly [RegExp, (named: Named) => string])[] = [
  [/^maquina de [a-z]+[aei]r(?: |$)/, ({ own }) => own.split(' ')[2]!],
  [/^(?:maquina )?singer(?: |$)/, () => 'coser'],
  [/^(?:telescop|microscop|binocul|catalej|lupa)/, ({ all }) => `mirar por ${all}`],
  [/^(?:tocadisc|rocola)/, () => 'oír discos'],
  [/^(?:camara)/, () => 'tomar fotos'],
  [/^(?:televis|tele$|tele |pantalla)/, ({ all }) => `ver ${all}`],
  [/^(?:lapiz|pluma$|pluma |boligraf|boli$|pincel|crayol|plumon|marcador|gis|tiza)/, ({ all }) => `dibujar con ${all}`],
  [/^(?:cuchara|cucharon|sarten|olla|cazo|cacerola|molcajete|mortero|rodillo)/, ({ all }) => `cocinar con ${all}`],
  [/^(?:cana de pescar|anzuelo|red$)/, () => 'pescar'],
  [/^(?:sello|fechador)/, ({ all }) => `estampar ${all}`],
]
const used = (named: Named) => USES.find(([test]) => test.test(bare(named.own)))?.[1](named) ?? ''

const made = (named: Named): Prop => thing([named.one, named.the, soundOf(named.own), used(named)])

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
  if (key.startsWith('panader')) return 'amasar pan'
  if (/^(?:pintura|acuarela)/.test(key)) return 'pintar'
  if (key.startsWith('dibujo')) return 'dibujar'
  if (key.startsWith('fotograf')) return 'tomar fotos'
  if (/^(?:lego|bloque|modelismo|maqueta)/.test(key)) return `armar ${all}`
  if (key.startsWith('plastilina')) return `jugar con ${own}`
  if (/^(?:madera|barro)/.test(key)) return `trabajar ${all}`
  return `hacer ${own}`
}

/** What lies flat is kept in an album; what fills a hand, in a hand. */
const FLAT =
  /^(?:sticker|calcoman|pegatina|cromo|figu|l[aá]mina|estamp|sello|postal|foto|autógrafo|programa|boleto|billete)/u
const TINY = /^(?:tap|chap|corcholat|caracol|bot(?:o|ó)n|moneda|piedr|concha|f[oó]sil|canica|cristal|gema)/u
const STUCK = /^(?:sticker|calcoman|pegatina)/u
/** What is seen on a screen, and sent. */
const SENT = /^(?:meme|gif|emoji)|^sticker[A-Za-zÀ-ỹ]* de (?:wh?ats|wa(?![A-Za-zÀ-ỹ])|tele)/iu

function collected({ own, all, one, the }: Named): Prop {
  if (SENT.test(own)) return thing([`un celular lleno de ${own}`, 'el celular', 'clin', `mandar ${own}`])
  // 'una foto de su papá', 'un muñeco': that one
  if (
    /^(?:el|la) /u.test(all) &&
    /^(?:foto|muñec|piedr|moned|caracola|concha|figur|llaver|im[aá]n|canica|estampa|estampita|postal)/u.test(own)
  )
    return thing([
      one,
      the,
      'tac',
      own.startsWith('muñec') ? `jugar con ${all}` : /^(?:foto|postal|estamp)/u.test(own) ? `mirar ${all}` : '',
    ])
  if (own.startsWith('colecci')) return thing([one, the, 'cras', `ordenar ${all}`])
  const [a, kept] = FLAT.test(own)
    ? ['un', 'álbum']
    : own.startsWith('carta')
      ? ['un', 'mazo']
      : TINY.test(own)
        ? ['un', 'puñado']
        : ['una', 'caja']
  return thing([
    `${a} ${kept} de ${own}`,
    `${a === 'un' ? 'el' : 'la'} ${kept} de ${short(own)}`,
    'cras',
    `${STUCK.test(own) ? 'pegar' : 'ordenar'} ${all}`,
  ])
}

/** What stands in a house or is worn. */
export const HOUSEHOLD_THINGS = {
  machine: made,
  tech: made,
  light: ({ one, the, all }) => thing([one, the, 'tin', `encender ${all}`]),
  tool: (named) =>
    made(
      // 'las llaves del abuelo' hang on one ring
      named.own.startsWith('llaves')
        ? { ...named, one: `un manojo de ${named.own}`, the: 'el manojo de llaves' }
        : named,
    ),
  craft: (named) => {
    const tool = CRAFT_TOOLS.find(([test]) => test.test(bare(named.own)))?.[1]
    return tool
      ? { ...thing([tool, shortThe(tool), soundOf(tool.replace(/^una? /u, '')), craftDone(named)]), isTool: true }
      : thing([`una caja de ${named.own}`, `la caja de ${short(named.own)}`, 'ras, ras', craftDone(named)])
  },
  wear: ({ own, one, the, all }) =>
    thing([
      one,
      the,
      'fru, fru',
      /^(?:patines|rollers)/u.test(own) ? 'patinar' : own.startsWith('chup') ? `dormirse con ${all}` : '',
    ]),
  cloth: ({ own, all, one, the }) =>
    own.startsWith('ropa')
      ? thing([`un montón de ${own}`, 'el montón', 'puf', `descansar sobre ${all}`])
      : thing([one, the, 'puf', `taparse con ${all}`]),
  collection: collected,
  // of what smells and tastes so
  scent: ({ own, all }) =>
    drawingOf(
      own.replace(/^\p{L}+ (?:a|de(?=l? )|del?) ?/u, '') || all,
      own.startsWith('sabor') ? `probar ${all}` : '',
      all,
    ),
  hue: ({ own }) => standIn([`un dibujo pintado de ${own}`, 'el dibujo', 'fras', '']),
  body: ({ all }) => drawingOf(all),
} satisfies Parts
