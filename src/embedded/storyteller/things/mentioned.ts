import type { Asked } from './anything.ts'
import { namedIn } from './staged.ts'
import { type NounClass, nounClassOf } from './nouns.ts'
import { PARTS } from './parts/parts.ts'
import type { Prop } from './prop.ts'
import { rowOf } from './rows.ts'

/** A thing that anybody can see; no time, no place and nobody. */
export function thingIn(words: string, { pick, said = '' }: Asked): Prop | null {
  const [word = ''] = words.split(' ')
  const row = rowOf(word)
  if (row) return row
  const named = namedIn(word)
  const kind = named && nounClassOf(named.own)
  // 'que le hablen de valencia' names no club
  return kind && !UNSEEN.has(kind) && (kind !== 'team' || CHEERED.test(said)) ? PARTS[kind](named, pick) : null
}

/** Whoever speaks so speaks of who plays. */
const CHEERED =
  /(?<![A-Za-zÀ-ỹ])(?:hinchas?|fan|equipo|club|camisetas?|partidos?|f[uú]tbol|gol(?:es)?|ver (?:jugar )?al?|cancha|estadio)(?![A-Za-zÀ-ỹ])/iu

/** What of itself is on no stage. */
export const UNSEEN: ReadonlySet<NounClass> = new Set([
  'feast',
  'hour',
  'place',
  'sky',
  'people',
  'learn',
  'hue',
  'body',
])

/** What is heard, whoever plays it. */
export const LOUD = /(?:a todo volumen|canciones|concierto|en la radio)/iu

/** Of 'sus plantas', which. */
export const OF_PLANTS =
  /(?<![A-Za-zÀ-ỹ])(cactus|suculentas|orquídeas|helechos|geranios|rosales|violetas|begonias)(?![A-Za-zÀ-ỹ])/iu
