import { nounGender } from '../language/gender.ts'
import { bare, words } from '../language/text.ts'
import { relicOf } from './relics.ts'

/** A thing of a memory: small enough for a hand, and kept since. */
export type Keepsake = {
  /** 'una concha' */
  un: string
  /** 'la concha' */
  el: string
  lo: 'lo' | 'la'
  /** What it does when it is needed: two predicates in the preterite, for its `el`; each brings that day back. */
  wakes: readonly [string, string]
  /** The paper itself that the giver wrote on, and no thing of the memory. */
  isPaper?: true
  /** What stayed of a thing that is too large for a hand; the day is called after the thing itself. */
  isRelic?: true
}

function keepsake(un: string, el: string, first: string, second: string): Keepsake {
  return { un, el, lo: un.startsWith('una ') ? 'la' : 'lo', wakes: [first, second] }
}

/** Things that fit a hand or a shelf, without accents. */
const SMALL = new Set(
  `sombrilla carta nota papelito papel servilleta foto fotografia dibujo lapiz pluma cuaderno libro libreta mochila gorra sombrero corona
  anillo pulsera collar arete reloj llave moneda billete vela velita lampara linterna radio taza vaso termo plato cuchara tenedor olla
  sopera jarra tetera cafetera botella pelota balon bufanda guante chamarra chaqueta abrigo sueter vestido falda zapato tenis bota sandalia
  pantufla calcetin delantal panuelo cobija manta almohada muneca muneco peluche osito carrito cochecito flor rosa hoja piedra piedrita concha
  caracola boleto mapa maleta caja bandera silbato campana cascabel tambor flauta armonica microfono trompo canica triciclo casco patin
  tijera hilo boton aguja cuerda lazo cinta escoba cubeta balde canasta brujula barco barquito avioncito cometa papalote pinata disfraz
  mascara antifaz espejo peine cepillo gis tiza trofeo copa baraja ficha domino despertador patuco ruana bolsa suela cartulina sobre
  postal disco casete tuerca martillo ancla remo cana anzuelo red frasco velo baston abanico camara rosario libreton acordeon llavero fosforo guitarra corbata paraguas pinza letrero tornillo partitura huarache maceta globo herradura
  dados campera casaca cazadora buzo polera sudadera remera audifono audifonos curita chupon chupete sonaja crayola crayon pincel canasto rebozo poncho mantel cargador broche dado morral alcancia hucha capa guardapolvo
  rehilete volantin barrilete biberon cartel letrero sabana gafas lentes anteojos pincel trofeo medalla sarten cucharon molde lata colador grapadora engrapadora gorro gorrito boina chal camisa camiseta playera pijama lona serpentina cencerro
  castanuela trenza cajita costal regadera mortero molcajete rodillo ovillo baul escarapela liston florero reata brocha mecate soga toalla reloj`
    .split(/\s+/)
    .filter(Boolean),
)

/** How a thing that the memory itself names brings it back; right for any. */
const WAKES = [
  'se movió un poco, como si también se acordara',
  'brilló un momento, con la luz de entonces',
  'sonó bajito, como entonces',
  'pesó de pronto lo que pesan las cosas que importan',
  'se entibió, como si viniera de otra mano',
  'dio un saltito, como quien oye su nombre',
  'olió de repente a aquel día',
  'soltó un suspiro, o algo muy parecido',
  'se llenó de luz, poco a poco, como una ventana',
  'tembló, y por un momento hubo ahí más gente',
] as const

/** How a photograph or a leaf of paper does. */
const PAPER_WAKES = [
  'brilló por las orillas',
  'se movió un poco, como si supiera',
  'se entibió, y olió a aquel día',
  'dio media vuelta en el aire, para que se viera bien',
  'se alisó hasta la última arruga',
  'se llenó de luz, poco a poco, hasta las esquinas',
  'tembló, y se oyó bajito una voz conocida',
  'recuperó todos sus colores',
] as const

/** What any day leaves behind, and what only words to somebody do. */
const ANY_DAY = ['una foto de entonces', 'una hoja de calendario', 'un papelito muy doblado']
const WRITTEN_ON = ['una tarjeta', 'una nota']

/** Where its words stand. */
export const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  foto: ['En el reverso', 'Por detrás', 'Del otro lado, se leía'],
  hoja: ['Por detrás', 'Del otro lado, se leía', 'En el margen, se leía'],
  papelito: ['Desdoblado, decía', 'Al abrirlo, se leía', 'Por dentro'],
  tarjeta: ['Por dentro', 'Al abrirla, se leía', 'Adentro'],
  nota: ['Desdoblada, decía', 'Al abrirla, se leía', 'Por dentro'],
}

type Pick = <T>(options: readonly T[]) => T

const NOT_ITSELF =
  /^(?:cepillo de dientes|cepillo de dentadura|camara (?:fria|de frio|lenta)|red social|redes sociales|caja de cambios|carta de motivacion|bolsa de valores|flor de \w+|taza de bano|tapa de|copa (?:del? |america|libertadores)|cola de|mapa de|caja de (?:la|una) (?:camioneta|troca))/

/**
 * The first small thing that `memory` names as being there and that is not the star; else what stayed of a larger one,
 * or the paper that the giver wrote it on. `isLetter`: it is said to the recipient; `taken`: what the plot has of its own.
 */
export function keepsakeOf(
  memory: string,
  pick: Pick,
  { star = '', isLetter = false, taken }: { star?: string; isLetter?: boolean; taken?: RegExp | undefined } = {},
): Keepsake {
  const isFree = (el: string) => el !== star && !taken?.test(bare(el))
  const first = pick(WAKES)
  const second = pick(WAKES.filter((wake) => wake !== first))
  const paper = paperOf(pick, isFree, isLetter)
  // what somebody said is no thing that was there
  const tokens = words(memory.replace(/[“"‘][^”"’]*[”"’]/gu, ' '))
  for (const [i, word] of tokens.entries()) {
    const before = tokens.slice(Math.max(0, i - 4), i).map(bare)
    // 'cepillo de dientes', 'cámara de frío', 'paso a desnivel': another thing than its noun
    if (
      NOT_ITSELF.test(
        tokens
          .slice(i, i + 3)
          .map(bare)
          .join(' '),
      )
    )
      continue
    if (before.some((token) => /^(?:no|ni|sin|nunca|ningun\w*|como)$/.test(token)) || /^\p{Lu}/u.test(word)) continue
    // 'las escaleras de la piedra': of another thing; 'pero sobre todo': none
    if (
      !/(?:^| )(?:un|una|unos|unas|el|la|los|las|mis?|tus?|sus?|nuestr[oa]s?|aquell?[oa]?s?|con|dos|tres|y)$/.test(
        before.join(' '),
      ) &&
      // 'sentadas en cubetas'
      !(before.at(-1) === 'en' && word.endsWith('s'))
    )
      continue
    if (/(?:^| )(?:de|del|de la|de los|de las)$/.test(before.join(' '))) continue
    // 'con el celular en la bolsa': where one carries things, and no thing of that day
    if (/(?:^| )en (?:la|su|mi) $/.test(`${before.join(' ')} `) && /^(?:bolsa|caja|mochila)$/.test(bare(word))) continue
    const kept = own(tokens, i)
    if (kept && isFree(kept.el)) return { ...kept, wakes: [first, second] }
  }
  return relic(memory, isFree) ?? paper
}

function relic(memory: string, isFree: (el: string) => boolean): Keepsake | null {
  const left = relicOf(memory.replace(/[“"‘][^”"’]*[”"’]/gu, ' '), (un) => isFree(elOf(un)))
  if (!left) return null
  return { ...keepsake(left.un, elOf(left.un), ...left.wakes), isRelic: true }
}

function paperOf(pick: Pick, isFree: (el: string) => boolean, isLetter: boolean): Keepsake {
  const papers = [...ANY_DAY, ...(isLetter ? WRITTEN_ON : [])].filter((paper) => isFree(elOf(paper)))
  const un = pick(papers)
  const first = pick(PAPER_WAKES)
  return { ...keepsake(un, elOf(un), first, pick(PAPER_WAKES.filter((wake) => wake !== first))), isPaper: true }
}

/** 'una hoja doblada' → 'la hoja' */
const elOf = (un: string) =>
  un.replace(/^una? (\p{L}+).*$/u, (whole, noun: string) => `${whole.startsWith('una') ? 'la' : 'el'} ${noun}`)

/** 'la bolsa de agua caliente' → 'una bolsa de agua' */
function own(tokens: readonly string[], i: number): Keepsake | null {
  const [word = '', before = ''] = [tokens[i], tokens[i - 1]]
  const one = [word, word.replace(/s$/u, ''), word.replace(/(?<=[rlndj])es$/u, ''), word.replace(/ces$/u, 'z')].find(
    (form) => SMALL.has(bare(form)),
  )
  if (one === undefined) return null
  const accented = one
    .replace(/(?<=l)apiz$/u, 'ápiz')
    .replace(/(?<=\p{L}{2})on$/u, 'ón')
    .replace(/(?<=cal?cet|pat|volant)in$/u, 'ín')
  const f = /^(?:un|el)$/i.test(before) ? false : /^(?:una|la)$/i.test(before) || nounGender(accented) === 'f'
  const un = `${f ? 'una' : 'un'} ${accented}`
  return keepsake(un, elOf(un), WAKES[0], WAKES[1])
}
