import { bare, words } from '../language/grammar/text.ts'
import { withoutFigures } from './locutions.ts'
import { portablesIn } from './portable.ts'
import { relicOf } from './relics.ts'
import { singularOf } from './singular.ts'
import { type Wakes, wakesOf } from './wakes.ts'

/** A thing of a memory: small enough for a hand, and kept since. */
export type Keepsake = {
  /** 'una concha' */
  un: string
  /** 'la concha' */
  el: string
  lo: 'lo' | 'la'
  /** What it does when it is needed: two predicates in the preterite, for its `el`; each brings that day back. */
  wakes: Wakes
  /** No thing of the memory: what any day leaves. */
  isImage?: true
  /** What such a day has; the day is called after what the memory names. */
  isRelic?: true
}

function keepsake(un: string, el: string, first: string, second: string): Keepsake {
  return { un, el, lo: un.startsWith('una ') ? 'la' : 'lo', wakes: [first, second] }
}

/** What any day leaves behind, and how it brings that day back; the first of which nothing else in the story has the name. */
const IMAGES = [
  ['una hoja de calendario', 'se puso del color de aquel día', 'se dobló en forma de pájaro', 'se volteó sola'],
  ['un papelito con la fecha', 'crujió como la primera vez', 'se enderezó de pronto'],
  ['un destello', 'se entibió, como entre dos manos', 'brilló un poco más'],
] as const

type Pick = <T>(options: readonly T[]) => T

/**
 * A small thing that `memory` names as being there, that is still there, is not the star, and was left in the giver's
 * hands by nobody; else what such a day has; else what any day leaves. `taken`: what the plot has of its own.
 */
export function keepsakeOf(
  memory: string,
  pick: Pick,
  { star = '', taken }: { star?: string; taken?: RegExp | undefined } = {},
): Keepsake {
  const isFree = (el: string) => el !== star && !taken?.test(bare(el))
  // drawn in any case, so that a thing of the memory changes nothing else
  const turn = pick([0, 1, 2])
  // what somebody said is no thing that was there
  const there = withoutFigures(memory).replace(/[“"‘][^”"’]*[”"’]/gu, ' ')
  // of «el par de patines» no «patín» is kept beside
  const stars = new Set(words(star).map(singularOf))
  const things = portablesIn(there).filter(
    ({ un, noun, f }) => isFree(`${f ? 'la' : 'el'} ${noun}`) && !stars.has(noun) && !isElsewhere(there, un, noun),
  )
  const relic = relicOf(there, (un) => isFree(elOf(un)))
  // of what tells one day from another, first what the memory itself names
  const named = things.find(({ isBland }) => !isBland) ?? (relic?.isOfDeed ? undefined : things[0])
  if (named) return keepsake(named.un, elOf(named.un), ...wakesOf(named.noun))
  if (relic) return { ...keepsake(relic.un, elOf(relic.un), ...relic.wakes), isRelic: true }
  const [un, ...wakes] = IMAGES.find(([one]) => isFree(elOf(one))) ?? IMAGES[2]
  const wake = (more: number) => wakes[(turn + more) % wakes.length]!
  return { ...keepsake(un, elOf(un), wake(0), wake(1)), isImage: true }
}

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
    /devolv|devuelt/.test(key) ||
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
  /(?<![a-z])(?:me|nos) (?:\w+ )?(?:dio|dieron|regal\w+|traj\w+|compr\w+|tejio|hicieron|sirvio|servia|puso|dejo|dejaba|mando|heredo|entrego|trajiste|diste)(?: \w+){0,6} ?$/
const GIVEN_AWAY =
  /(?:^|[^a-z])(?<!(?:le|les|te) )(?:mand\w+|envi\w+|entreg\w+|don(?:o|e|aron|ar|aba)|vend\w+)(?: (?!en (?:el|la|los|las) )[\w,]+){0,8} $/
const GIVEN_AFTER = /(?<![a-z])(?:me|nos) l[oa]s? (?:dio|regal\w+|trajo|entrego|mando|puso|hizo|cosio|tejio)/
const HELD_STILL =
  /(?<![a-z])(?:todavia|aun|hasta hoy) l[oa]s? (?:tengo|guardo|traigo|uso|llevo|conservo)|l[oa]s? (?:tengo|guardo|traigo|conservo) (?:todavia|aun)/
const GONE =
  /(?<![a-z])(?:se (?:nos |le |me )?(?:fue(?! volando)|quem|romp|descomp|acab|perd|com[ií])|perd|romp|rob(?!ot)|olvid|quem|pinch|ponch|com(?:i|e[nr]?(?![a-z]))|trag)\w*(?: \w+){0,5} $|(?<![a-z])dej(?:o|e|amos|aron) (?:su|mi|el|la) $/
const GONE_AFTER =
  /^\w+(?: \w+){0,8} (?:y |que )?(?:se |l[oa]s? )(?:perd|romp|quem|comi|rob|tir|cay|acab|trag)(?:io|o|i|e|imos|amos|eron|aron)(?![a-z])/

/** 'una hoja doblada' → 'la hoja'; 'una luz tibia' stays what it is. */
const elOf = (un: string) =>
  un.replace(
    /^una? (par de \p{L}+|\p{L}+).*$/u,
    (whole, noun: string) => `${whole.startsWith('una') ? 'la' : 'el'} ${noun}`,
  )
