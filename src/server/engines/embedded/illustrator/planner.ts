import type { PictureRequest } from '../../engine.ts'
import { castOf, type Looks } from './cast.ts'
import type { ScenePlan } from './plan.ts'
import { random } from './random.ts'
import { type ActionId, INDOORS, type PlaceId, type Time } from './scene.ts'
import { findAction, findObject, findObjects, findPlace, findTime, findWeather } from './stopgap.ts'

/**
 * Decides what a picture shows from the chapter's scene and text. The same request always gives the
 * same plan, and the pictures of one story share cast, companion and favourite thing.
 */
export function planScene(request: PictureRequest, looks: Looks, seed: string): ScenePlan {
  const { subject, brief, chapter, head, imagePrompt } = request
  const scene = chapter?.scene ?? head.cover.scene
  const text = chapter ? [chapter.title, ...chapter.paragraphs].join(' ') : ''
  const { sender, recipient, kinship } = castOf(brief, looks, seed)
  const chance = random(`${seed} ${subject}`)
  const favourite = findObjects(brief.favoriteThing)
  const memory = findObjects(brief.specialMemory)
  const said = findObjects([...scene.objects, scene.action].join(', '))
  const place =
    findPlace(scene.place) ??
    findPlace(imagePrompt) ??
    findPlace(text) ??
    findPlace(brief.specialMemory) ??
    wander(subject, seed)
  const time = findTime(scene.time) ?? findTime(scene.place) ?? findTime(imagePrompt) ?? hourOf(subject)
  const action = actionOf(request, scene.action, text)
  const objects = unique([
    ...said,
    ...favourite,
    ...(subject === 'cover' || subject === 5 ? memory : []),
    ...(subject === 3 ? memory : []),
  ])
  const pet = kinship.pet ? findObjects(kinship.pet)[0] : undefined
  const friend = pet ?? unique([...favourite, ...memory]).find((id) => isSmallAnimal(id))
  return {
    subject,
    place,
    time: place === 'space' ? 'night' : time,
    weather: INDOORS.has(place)
      ? 'clear'
      : (findWeather(`${scene.time} ${scene.place}`) ?? (place === 'snow' ? 'snow' : 'clear')),
    action,
    side: chance.chance(0.5) ? 1 : -1,
    cast: { sender, recipient },
    companion: friend ? { object: friend, role: pet ? 'pet' : 'friend' } : null,
    objects: objects.filter((id) => id !== friend).slice(0, 4),
    portraits: subject === 'cover' || subject === 5,
    seed,
  }
}

function isSmallAnimal(id: string): boolean {
  const object = findObject(id)
  return object?.alive === true && object.height < 0.8 && object.uses[0] === 'stands'
}

function unique<T>(items: T[]): T[] {
  return [...new Set(items)]
}

/** Places for chapters that name none: five different ones, chosen once a story. */
function wander(subject: PictureRequest['subject'], seed: string): PlaceId {
  const route: PlaceId[] = ['garden', 'forest', 'mountain', 'village', 'countryside']
  const start = random(`${seed} route`).integer(0, route.length - 1)
  return route[(start + (subject === 'cover' ? 0 : subject)) % route.length] as PlaceId
}

function hourOf(subject: PictureRequest['subject']): Time {
  const hours: Record<string, Time> = {
    cover: 'afternoon',
    1: 'day',
    2: 'day',
    3: 'afternoon',
    4: 'sunset',
    5: 'night',
  }
  return hours[String(subject)] ?? 'day'
}

function actionOf({ subject, imagePrompt }: PictureRequest, action: string, text: string): ActionId {
  const found = findAction(action) ?? findAction(imagePrompt)
  if (found) return found
  const last = findAction(text.slice(-240))
  if (last) return last
  return subject === 5 ? 'hug' : subject === 'cover' ? 'hold-hands' : 'point'
}
