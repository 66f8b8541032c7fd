import type { PictureRequest } from '../../../engine.ts'
import { findObjects } from '../lexicon/objects.ts'
import { random } from '../../random.ts'
import type { ActionId } from '../scene/scene.ts'

/** What a person wants of another picture, as the lexicon reads it. */

type Redo = PictureRequest['redo']

/** «Sin el perro», «que no llueva»: what the wish wants gone. */
export const UNWANTED =
  /(?<![A-Za-zÀ-ỹ])(?:que no haya|sin|no|quita[A-Za-zÀ-ỹ]*|ning[uú]n[A-Za-zÀ-ỹ]*)(?![A-Za-zÀ-ỹ])[^,.;:]*?(?=\s(?:con|y|pero)\s|[,.;:]|$)/giu
const NEGATION = /^(?:que no haya|sin|no|quita[A-Za-zÀ-ỹ]*|ning[uú]n[A-Za-zÀ-ỹ]*)\s+/iu

/** What two people can do together wherever they are. */
const ANYWHERE: readonly ActionId[] = ['hug', 'hold-hands', 'point', 'wave', 'look', 'whisper', 'walk']

/** What the wish asks for; read before everything else. */
export function wished(redo: Redo): string {
  const asked = redo?.wish.replace(UNWANTED, ' ') ?? ''
  return asked && `${asked}. ${inIndicative(asked)}`
}

/** What the wish wants gone, without the words that say so; each in a sentence of its own. */
export function unwanted(redo: Redo): string {
  return (redo?.wish.match(UNWANTED) ?? []).map((said) => said.replace(NEGATION, '')).join('. ')
}

/** The objects that it wants gone. */
export function unwished(redo: Redo): string[] {
  return findObjects(unwanted(redo), 3).map(({ object }) => object)
}

/** Where another picture is wanted and nothing is said of it: the same moment, lived otherwise. */
export function otherAction(redo: Redo, usual: ActionId): ActionId {
  if (!redo || redo.wish) return usual
  return random(`${redo.seed} action`).pick(ANYWHERE.filter((action) => action !== usual))
}

/** A wish in the mood in which stories are told, which is what the lexicon knows. */
export function inIndicative(text: string): string {
  return text.replace(/\p{L}+/gu, told).replace(SINGULAR, (_, lead: string, verb: string) => lead + toldOfOne(verb))
}

/** «Que toque», «que Leo se duerma». */
export const SINGULAR =
  /((?<![A-Za-zÀ-ỹ])[Qq]ue\s+(?:(?:se|le|me|él|ella|\p{Lu}\p{Ll}+)\s+)*)(\p{Ll}+[ae])(?![A-Za-zÀ-ỹ])/gu

function toldOfOne(verb: string): string {
  if (verb.endsWith('a')) return `${verb.slice(0, -1)}e`
  return verb.replace(/que$/, 'ca').replace(/gue$/, 'ga').replace(/ce$/, 'za').replace(/e$/, 'a')
}

/** «Que se abracen», «que corran». */
function told(word: string): string {
  if (/an$/i.test(word)) return word.replace(/an$/i, 'en')
  return word.replace(/cen$/i, 'zan').replace(/quen$/i, 'can').replace(/guen$/i, 'gan').replace(/en$/i, 'an')
}
