import type { PictureRequest } from '../../../engine.ts'
import { findObjects } from '../lexicon/objects.ts'
import { random } from '../../random.ts'
import type { ActionId } from '../scene/scene.ts'

/** What a person wants of another picture, as the lexicon reads it. */

type Redo = PictureRequest['redo']

/** «Sin el perro», «que no llueva»: what the wish wants gone. */
const UNWANTED = /(?<!\p{L})(?:sin|no|quita\p{L}*|ning[uú]n\p{L}*)(?!\p{L})[^,.;:]*/giu

/** What two people can do together wherever they are. */
const ANYWHERE: readonly ActionId[] = ['hug', 'hold-hands', 'point', 'wave', 'look', 'whisper', 'walk']

/** What the wish asks for; read before everything else. */
export function wished(redo: Redo): string {
  const asked = redo?.wish.replace(UNWANTED, ' ') ?? ''
  return asked && `${asked} ${asked.replace(/\p{L}+/gu, told)}`
}

/** The objects that it wants gone. */
export function unwished(redo: Redo): string[] {
  return redo ? findObjects((redo.wish.match(UNWANTED) ?? []).join('. '), 3).map(({ object }) => object) : []
}

/** Where another picture is wanted and nothing is said of it: the same moment, lived otherwise. */
export function otherAction(redo: Redo, usual: ActionId): ActionId {
  if (!redo || redo.wish) return usual
  return random(`${redo.seed} action`).pick(ANYWHERE.filter((action) => action !== usual))
}

/** «Que se abracen», «que corran»: the mood in which stories are told, which is what the lexicon knows. */
function told(word: string): string {
  if (/an$/i.test(word)) return word.replace(/an$/i, 'en')
  return word.replace(/cen$/i, 'zan').replace(/quen$/i, 'can').replace(/guen$/i, 'gan').replace(/en$/i, 'an')
}
