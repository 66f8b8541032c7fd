import type { Style } from '../../../contract/styles.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { random } from '../../random.ts'
import { type ActionId, type Camera, INDOORS } from '../scene/scene.ts'

type Shown = Pick<ScenePlan, 'subject' | 'place' | 'action' | 'cast' | 'remembers' | 'seed'>

/** How near the five chapters of a story are seen, so that no two pages look alike. */
const RHYTHMS: readonly (readonly Camera[])[] = [
  ['medium', 'wide', 'close', 'behind', 'close'],
  ['full', 'medium', 'close', 'wide', 'medium'],
  ['medium', 'behind', 'close', 'wide', 'close'],
  ['close', 'full', 'behind', 'medium', 'close'],
  ['medium', 'full', 'close', 'behind', 'medium'],
]

/** Rhythms of the style that shows landscapes: wider views. */
const FAR_RHYTHMS: readonly (readonly Camera[])[] = [
  ['full', 'wide', 'medium', 'behind', 'wide'],
  ['wide', 'medium', 'behind', 'wide', 'full'],
  ['medium', 'wide', 'behind', 'full', 'wide'],
]

/** The nearest camera that still tells what happens, in the rhythm of the story. */
export function cameraOf(plan: Shown, style: Style): Camera {
  if (plan.subject === 'cover') return 'full'
  const rhythm = random(`${plan.seed} rhythm`).pick(style === 'ghibli' ? FAR_RHYTHMS : RHYTHMS)
  const wished = rhythm[(plan.subject - 1) % rhythm.length]!
  return [wished, ...FALLBACK[wished]].find((camera) => suits(camera, plan)) ?? 'full'
}

const FALLBACK: Record<Camera, readonly Camera[]> = {
  close: ['medium'],
  medium: [],
  behind: ['wide', 'medium'],
  wide: ['behind', 'full'],
  full: [],
}

function suits(camera: Camera, { subject, place, action, cast, remembers }: Shown): boolean {
  const people = [cast.sender, cast.recipient]
  // An animal or a baby beside an adult would be lost below the edge.
  const near = people.every((person) => person && person.age !== 'baby')
  switch (camera) {
    case 'close':
      // Of a memory, its place is seen.
      return near && CLOSE.has(action) && !remembers
    case 'medium':
      return near && SPOKEN.has(action)
    case 'behind':
      return near && subject !== 5 && !INDOORS.has(place) && place !== 'underwater' && BEHIND.has(action)
    case 'wide':
      return !INDOORS.has(place) && place !== 'cave' && !TENDER.has(action) && !HANDIWORK.has(action)
    default:
      return true
  }
}

const TENDER: ReadonlySet<ActionId> = new Set(['hug', 'comfort', 'whisper'])
/** What is done with the hands, and who rides, is lost from afar. */
const HANDIWORK: ReadonlySet<ActionId> = new Set([
  'ride',
  'cook',
  'eat',
  'read',
  'paint',
  'build',
  'plant',
  'sleep',
  'sit',
  'give',
  'play-music',
])
const CLOSE: ReadonlySet<ActionId> = new Set([...TENDER, 'look', 'stand', 'sing', 'wave', 'hold-hands', 'point'])
const SPOKEN: ReadonlySet<ActionId> = new Set([...CLOSE, 'give', 'search', 'cook', 'paint', 'play-music', 'walk'])
const BEHIND: ReadonlySet<ActionId> = new Set(['look', 'point', 'walk', 'stand', 'hold-hands', 'search', 'wave'])
