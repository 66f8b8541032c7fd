import { contract, escaped } from '../language/grammar/text.ts'
import type { Asked } from './anything.ts'
import { drawingOf } from './anything.ts'
import { classOf, MADE_OF } from './class-of.ts'
import type { Named } from './named.ts'
import { type NounClass, nounClassOf } from './nouns.ts'
import { PARTS } from './parts/parts.ts'
import type { Prop } from './prop.ts'
import { namedIn } from './staged.ts'

/** What a giver says in brackets that a thing is, which decides over every sense that its name has. */

/** 'el sapo (el juego)', 'la loba (juego de mesa)': the word that says it, and the class it says. */
const SAYS: readonly (readonly [RegExp, NounClass])[] = [
  [/^juegos?(?![A-Za-zÀ-ỹ])/u, 'game'],
  [/^deportes?(?![A-Za-zÀ-ỹ])/u, 'sport'],
  [/^(?:equipo|club)(?![A-Za-zÀ-ỹ])/u, 'team'],
  [/^(?:banda|grupo|orquesta|cantante|d[uú]o)(?![A-Za-zÀ-ỹ])/u, 'artist'],
  [/^canci[oó]n(?![A-Za-zÀ-ỹ])/u, 'artist'],
  [/^(?:serie|pel[ií]cula|peli|caricatura|telenovela|programa)(?![A-Za-zÀ-ỹ])/u, 'show'],
  [/^videojuego(?![A-Za-zÀ-ỹ])/u, 'screen'],
  [/^(?:pan(?:es)?|dulces?|galletas?|golosinas?|postres?)(?![A-Za-zÀ-ỹ])/u, 'bite'],
  [/^(?:comida|plato|guiso|sopa)(?![A-Za-zÀ-ỹ])/u, 'dish'],
  [/^(?:bebida|trago|c[oó]ctel|licor)(?![A-Za-zÀ-ỹ])/u, 'drink'],
  [/^(?:carros?|coches?|autos?|motos?|camionetas?)(?![A-Za-zÀ-ỹ])/u, 'wheels'],
  [/^(?:flor(?:es)?|plantas?)(?![A-Za-zÀ-ỹ])/u, 'plant'],
]
const LED = /^(?:(?:es|son|era) )?(?:el|la|l[oa]s|sus?|una?|un[oa]s) /u

/** 'la vaca (de peluche)' → 'la vaca de peluche', 'el conejo (un peluche)' → 'el conejo de peluche'. */
export const withMaterial = (part: string, said: string): string => {
  const own = namedIn(part)?.own
  const gloss = own === undefined ? null : glossOf(own, said)
  if (own === undefined || gloss === null) return part
  const toy = /^(?:(?:un[oa]?|el|la|l[oa]s) )?(?:de )?(peluche|juguete)(?![A-Za-zÀ-ỹ])/u.exec(gloss)?.[1]
  const of = toy ? ` de ${toy}` : /^de \p{L}+$/u.test(gloss) && MADE_OF.test(` ${gloss}`) ? ` ${gloss}` : ''
  return part.replace(own, own + of)
}

/** The thing by what its giver says that it is; null where they say nothing of it, or nothing else than its name does. */
export function glossed(part: string, { said = '', pick }: Asked): Prop | null {
  const named = /[(,]/u.test(said) ? namedIn(part) : null
  const gloss = named === null ? null : glossOf(named.own, said)
  if (gloss === null || named === null) return null
  const isSaidSo = LED.test(gloss) || /^\p{L}+(?: de .*)?$/u.test(gloss)
  const what = gloss.replace(LED, '')
  const known = classOf(named, part)
  const kind = isSaidSo ? SAYS.find(([test]) => test.test(what))?.[1] : undefined
  if (kind === undefined)
    // 'el cangrejo (un columpio)', 'el ratón (el de la computadora)': that, and no beast
    return known === 'animal' && (isOther(gloss, what) || NO_BEAST.test(what)) ? drawingOf(named.all) : null
  if (kind === known) return null
  return kind === 'game' ? playedAs(named, what, pick) : PARTS[kind](named, pick)
}

/** What is neither a beast nor somebody, a colour or where it comes from. */
const OTHER: ReadonlySet<NounClass> = new Set([
  'place',
  'tool',
  'machine',
  'light',
  'wear',
  'cloth',
  'tech',
  'toy',
] as const)

const isOther = (gloss: string, what: string) =>
  /^una? \p{Ll}/u.test(gloss)
    ? OTHER.has(nounClassOf(what) ?? 'animal')
    : /^(?:el|la|l[oa]s) del? /u.test(gloss) &&
      OTHER_OF.has(nounClassOf(what.replace(/^del? (?:la |l[oa]s )?/u, '')) ?? 'animal')
const OTHER_OF: ReadonlySet<NounClass> = new Set([
  'machine',
  'tech',
  'screen',
  'game',
  'show',
  'ball',
  'sport',
] as const)
const NO_BEAST =
  /^(?:piezas?|personajes?|estilo|marca|signo|postura|figura|paso|brazada|tatuaje|adorno)(?![A-Za-zÀ-ỹ])/u

/** 'una baraja' of a game of cards, else 'un juego de sapo'; what is done is «jugar al sapo». */
function playedAs(named: Named, what: string, pick: Asked['pick']): Prop {
  const [lead, noun] = /(?:cartas?|barajas?|naipes?)(?![A-Za-zÀ-ỹ])/u.test(what)
    ? ['la', 'baraja']
    : ['el', `juego de ${named.own}`]
  const prop = PARTS.game(namedIn(`${lead} ${noun}`)!, pick)
  return { ...prop, together: `jugar ${contract(`a ${named.all}`)}` }
}

/** What stands in brackets right behind it, or behind a comma where it can only be a game: 'la rana, el juego'. */
function glossOf(own: string, said: string): string | null {
  const [, bracketed, apart] =
    new RegExp(`(?<![A-Za-zÀ-ỹ])${escaped(own)}(?: ?\\(([^()]+)\\)|, (el juego)(?=[,.;]|$))`, 'iu').exec(said) ?? []
  return (bracketed ?? apart)?.trim().toLowerCase() ?? null
}
