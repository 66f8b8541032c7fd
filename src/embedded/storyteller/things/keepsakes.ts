import { bare, words } from '../language/grammar/text.ts'
import { withoutFigures } from './locutions.ts'
import { type Portable, portablesIn } from './portable.ts'
import { singularOf } from './singular.ts'

/** A thing of a memory: small enough for a hand, and kept since. */
export type Keepsake = {
  /** 'una concha', 'una de las canicas' */
  un: string
  /** Where it was just named: 'la pulsera roja'; of several, and of none that is named, the same as `un`. */
  the: string
  /** 'la concha' */
  el: string
  lo: 'lo' | 'la'
  /** What its giver wrote: no thing of the memory. */
  isWritten: boolean
  /** More than one hand holds. */
  isLarge: boolean
}

/** What its giver wrote on, where the memory names nothing that a hand keeps; the first of which nothing else in the story has the name. */
const WRITTEN = ['un papel', 'una tarjeta', 'un sobre'] as const

type About = {
  star?: string
  /** What the plot has of its own. */
  taken?: RegExp | undefined
  giver: string
}

/** A small thing that `memory` names as being there, that is not the star, and that is still there; else a few words of its giver. */
export function keepsakeOf(memory: string, { star = '', taken, giver }: About): Keepsake {
  const isFree = (el: string) => el !== star && !taken?.test(bare(el))
  // what somebody said is no thing that was there
  const there = withoutFigures(memory).replace(/[“"‘«][^”"’»]*[”"’»]/gu, ' ')
  // of «el par de patines» no «patín» is kept beside
  const stars = new Set(words(star).map(singularOf))
  const things = portablesIn(there).filter(
    ({ un, el, noun }) => isFree(el) && !stars.has(noun) && !isElsewhere(there, un, noun),
  )
  // what is spoken of again, or in somebody's hands, is what the memory turns on; of two alike the last
  const weight = (one: Portable) => things.filter(({ noun }) => noun === one.noun).length + one.weight
  const [named] = things
    .filter((one) => weight(one) > 0)
    .toReversed()
    .toSorted((one, other) => weight(other) - weight(one))
  if (named)
    return {
      un: named.un,
      the: named.the,
      el: named.el,
      lo: named.f ? 'la' : 'lo',
      isWritten: false,
      isLarge: LARGE.test(named.noun),
    }
  // of a day of which nothing was said there is only what lies beside it, on a paper
  const fitting = memory === '' ? [WRITTEN[2], ...WRITTEN] : WRITTEN
  const one = fitting.find((each) => isFree(elOf(each))) ?? WRITTEN[0]
  const un = giver === 'Alguien' ? one : `${one} con la letra de ${giver}`
  const isF = one.startsWith('una ')
  return { un, the: un, el: elOf(one), lo: isF ? 'la' : 'lo', isWritten: true, isLarge: false }
}

/** It comes out of no envelope, and two hands lift it. */
const LARGE =
  /^(?:guitarr(?:a|[oó]n)|requinto|tiple|acorde[oó]n|bandone[oó]n|concertina|violonchelo|chelo|tambor|bombo|timbal|tuba|tromb[oó]n|saxof[oó]n|guacharaca|silla|banquito|olla|cubeta|balde|cazo|cacerola|sart[eé]n|maleta|mochila|manta|cobija|cobertor|colcha|frazada|s[aá]bana|telescopio|escoba|pala|rastrillo|azad[oó]n|regadera|manguera|sombrilla|paraguas|bast[oó]n|vestido|abrigo|traje|disfraz)$/u

const elOf = (un: string) =>
  un.replace(/^(un|una) (\p{L}+).*$/u, (_, a: string, noun: string) => `${a === 'una' ? 'la' : 'el'} ${noun}`)

/** Given to the giver, who has it still; lost, eaten or worn out since; a part of something else. */
function isElsewhere(memory: string, un: string, noun: string): boolean {
  const key = bare(memory)
  const at = key.search(new RegExp(`(?<![a-z])${bare(noun).slice(0, -1)}`))
  const before = at < 0 ? key : key.slice(0, at)
  const after = at < 0 ? '' : key.slice(at)
  return (
    / (?:sub|escal|trep|baj)\w+ (?:a |por )?(?:el|la|los|las) $/.test(before) ||
    // 'me dejó la noticia en una lonchera': what was given is another thing
    (!/(?<!envuelt[oa]s?) en (?:el|la|los|las|una?|su) $/.test(before) && GIVEN.test(before.split(/[.;]/).at(-1)!)) ||
    before.endsWith(' con todo y ') ||
    GIVEN_AWAY.test(before.split(/[.;]/).at(-1)!) ||
    HELD_STILL.test(key) ||
    GIVEN_AFTER.test(after) ||
    GONE.test(before) ||
    // 'escuchábamos la novela': heard, and no book
    (/^(?:novela|historia|cuento)$/.test(noun) &&
      /(?:escuch|o[iy]|ve[iar]|vi|mir)\w* (?:el|la|los|las|una?|su|sus) $/.test(before)) ||
    // 'jugar a la escoba' is with cards
    (/^(?:escoba|canasta)$/.test(noun) && /jug\w* a la $/.test(before)) ||
    GONE_AFTER.test(after) ||
    // 'un muñeco de nieve': it is no more
    /^\w+ de (?:nieve|arena|hielo|humo|jabon)/.test(after) ||
    / en (?:la|el|su|mi) (?:oreja|cara|pata|pie|brazo|puerta|pared)/.test(after.slice(0, un.length + 24))
  )
}

const GIVEN =
  /(?<![a-z])(?:me|nos) (?:\w+ )?(?:dio|dieron|regal\w+|traj\w+|compr\w+|tejio|hicieron|sirvio|servia|puso|dej(?:o|aba)(?! \w+[aei]r )|mando|heredo|entrego|trajiste|diste)(?: \w+){0,6} ?$/
const GIVEN_AWAY =
  /(?:^|[^a-z])(?<!(?:le|les|te) )(?:mand\w+|envi\w+|entreg\w+|don(?:o|e|aron|ar|aba)|vend\w+)(?: (?!en (?:el|la|los|las) )[\w,]+){0,8} $/
const GIVEN_AFTER = /(?<![a-z])(?:me|nos) l[oa]s? (?:dio|regal\w+|trajo|entrego|mando|hizo|cosio|tejio)/
const HELD_STILL =
  /(?<![a-z])(?:todavia|aun|hasta hoy) l[oa]s? (?:tengo|guardo|traigo|uso|llevo|conservo)|l[oa]s? (?:tengo|guardo|traigo|conservo) (?:todavia|aun)/
const GONE =
  /(?<![a-z])(?:se (?:nos |le |me )?(?:fue(?! volando)|quem|romp|descomp|acab|perd|com[ií])|perd|romp|rob(?!ot)|olvid|quem|pinch|ponch|com(?:i|e[nr]?(?![a-z]))|trag)\w*(?: \w+){0,5} $|(?<![a-z])dej(?:o|e|amos|aron) (?:su|mi|el|la) $/
const GONE_AFTER =
  /^\w+(?: \w+){0,8} (?:y |que )?(?:se |l[oa]s? )(?:perd|romp|quem|comi|rob|tir|cay|acab|trag)(?:io|o|i|e|imos|amos|eron|aron)(?![a-z])(?! (?:sentad|dormid|encima|de ))/
