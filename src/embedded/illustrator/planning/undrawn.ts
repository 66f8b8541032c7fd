import type { PictureRequest } from '../../../engine.ts'
import { nameOf } from '../lexicon/names.ts'
import { findAction, findPlace, findTime, findWeather } from '../lexicon/scene-words.ts'
import { plain } from '../lexicon/stem.ts'
import { isPartOf } from '../scene/part-of-place.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { clausesOf } from './clothes.ts'
import { shownOf, sure } from './reading.ts'
import { namedIn } from './things.ts'

/**
 * What a picture was to show and does not, by name: the things of its scene but those that a wish takes out, what is
 * loved on the cover, what is remembered where that is told; what a wish names is for its outcome to tell. A thing that can be drawn goes by its own name, what nothing was made of by its words.
 */
export function undrawnOf(request: PictureRequest, plan: ScenePlan, shown: ReadonlySet<string>): string[] {
  const { brief, chapter, head } = request
  const { objects } = (chapter ?? head.cover).scene
  const memory = shownOf(brief, 'specialMemory')
  const told = plan.remembers
    ? [memory, ...clausesOf(memory).filter((clause) => isThing(clause.trim(), brief))]
    : objects
  const loved = plan.subject === 'cover' ? clausesOf(shownOf(brief, 'favoriteThing')) : []
  const phrases = [...told, ...loved.filter((clause) => !SENTENCE.test(clause.trim()))]
    .map((phrase) => phrase.trim())
    .filter(Boolean)
  const gone = plan.wished?.without ?? []
  const isSeen = (object: string) =>
    shown.has(object) ||
    gone.includes(object) ||
    object === plan.companion?.object ||
    object === plan.companion?.second ||
    isPartOf(object, plan)
  const missing = phrases.flatMap((phrase) => {
    if (PARTS.test(phrase)) return []
    const named = namedIn(phrase, request)
    if (named.length > 0)
      return named.filter(({ object }) => !isSeen(object)).map(({ object, words }) => nameOf(object) ?? words)
    return isUnderstood(phrase) ? [] : [phrase]
  })
  return [...new Set(missing)]
}

/** «Que le haga caras», «ella regatea»: nothing to look for. */
const SENTENCE = /^(?:que|él|ella|ell[oa]s|se|le|les|me|nos|cuando|porque)\s/iu

/** «Unas castañuelas»: by itself between two others, and nobody of the two. */
function isThing(clause: string, { senderName, recipientName, recipientRelation }: PictureRequest['brief']): boolean {
  const noun = NAMED.exec(clause)?.[1]
  return noun !== undefined && !plain(`${senderName} ${recipientName} ${recipientRelation}`).includes(plain(noun))
}

const NAMED = /^(?:un[ao]s?|un|el|la|los|las|mis?|sus?)\s([A-Za-zÀ-ỹ]+)(?:\sde\s[A-Za-zÀ-ỹ]+)?$/iu

/** What is a place, an hour, weather or a deed is drawn otherwise than as a thing. */
function isUnderstood(phrase: string): boolean {
  const finds = [findPlace, findTime, findWeather, findAction]
  return finds.some((find) => sure<unknown>(find, [phrase]) !== null)
}

/** What places show of themselves. */
const PARTS =
  /(?<![A-Za-zÀ-ỹ])(?:ventan[A-Za-zÀ-ỹ]*|cortinas?|pared(?:es)?|piso|suelo|puertas?|camas?|mesas?|sill[A-Za-zÀ-ỹ]+|sof[aá]|banc[ao]s?|l[aá]mparas? peque[A-Za-zÀ-ỹ]+|tapetes?|alfombras?)(?![A-Za-zÀ-ỹ])/iu
