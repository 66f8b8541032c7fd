import type { Scene } from '../../../engine.ts'
import { random, type Random } from '../../random.ts'
import { findAction, findPlace } from '../lexicon/scene-words.ts'
import { type Arrangement, type Direction, SHOT_KINDS, type ShotKind } from '../scene/direction.ts'
import { type ActionId, ACTIONS, INDOORS, type PlaceId } from '../scene/scene.ts'
import { SURE } from './reading.ts'

/** What a scene says of where and what. */
type Beat = { place: PlaceId | null; action: ActionId | null }

/** A picture to be directed. */
type Take = {
  /** 0 is the cover. */
  page: number
  place: PlaceId
  action: ActionId
  /** Two people, neither an animal nor a baby: they may be seen from near and from behind. */
  pair: boolean
  /** Of a memory its place is seen, and the last page shows who hangs on its wall. */
  remembers: boolean
  /** What makes another picture of the same page differ. */
  redo?: string | undefined
}

/**
 * What each of a book's pictures is: the cover's first, then one for every scene that is known, each kind once. A
 * picture's kind follows from the scenes up to its own, so that it is the same whether later chapters are known or not.
 */
export function shotKinds(cover: Scene, chapters: readonly Scene[], seed: string): ShotKind[] {
  const chance = random(`${seed} director`)
  const left: ShotKind[] = [...SHOT_KINDS]
  return [cover, ...chapters].slice(0, SHOT_KINDS.length).map((scene, page) => {
    const beat = beatOf(scene)
    const scores = left.map((kind) => suits(kind, beat, page) + chance.between(0, 1.2))
    return left.splice(scores.indexOf(Math.max(...scores)), 1)[0]!
  })
}

export function beatOf({ place, action, pose }: Scene): Beat {
  const [where, what] = [findPlace(place), findAction(action)]
  return {
    place: where && where.confidence >= SURE ? where.value : null,
    action: ACTIONS.find((id) => id === pose) ?? (what && what.confidence >= SURE ? what.value : null),
  }
}

const deeds = (words: string): ReadonlySet<ActionId> =>
  new Set(ACTIONS.filter((action) => words.split(' ').includes(action)))
const MOVING = deeds('run jump dance fly ride climb play-ball celebrate swim walk')
const TENDER = deeds('hug comfort whisper')
const STILL = deeds('hug comfort whisper read sit sleep look stand eat')
const OUTWARD = deeds('look point walk stand hold-hands search wave')
const BODILY = deeds('ride swim fly climb play-ball run dance jump celebrate')
const HANDIWORK = deeds('cook eat paint build plant read sleep sit give play-music ride')
/** What is done arm in arm, at one table, on one seat, mount or rock. */
const JOINED = deeds('hug comfort whisper ride read sit cook eat sleep give hold-hands climb swim fly build plant')

/** How well a kind tells a scene; what is quiet or near is kept for the last page. */
function suits(kind: ShotKind, { place, action }: Beat, page: number): number {
  const indoors = place !== null && INDOORS.has(place)
  const does = (set: ReadonlySet<ActionId>) => action !== null && set.has(action)
  // A title needs air, and its people faces.
  if (page === 0 && (kind === 'close' || kind === 'back')) return -9
  const kept = page > 0 && page < 5 ? -0.8 : 0
  switch (kind) {
    case 'wide':
      return (indoors ? -2 : 1.4) + (does(TENDER) ? -1.5 : 0) + (does(HANDIWORK) ? -1 : 0)
    case 'close':
      return kept + (does(TENDER) ? 2.4 : does(BODILY) ? -3 : does(HANDIWORK) ? 0 : 1)
    case 'angle':
      return (does(HANDIWORK) || action === 'climb' || action === 'search' ? 1.6 : 0.6) + (page === 0 ? 0.6 : 0)
    case 'back':
      // The last page, where the portraits hang, ends on faces.
      return (
        (does(OUTWARD) ? 2.4 : does(JOINED) || does(BODILY) ? -2.5 : 0) + (indoors ? -0.6 : 0.4) + (page === 4 ? 9 : 0)
      )
    case 'motion':
      return (does(MOVING) ? 2.6 : does(STILL) ? -1.6 : 0) + (page === 0 ? 0.8 : 0)
    default:
      return kept + (does(STILL) ? 1.4 : does(MOVING) ? -1.4 : 0.2)
  }
}

/** Six parts of a place, as far apart as they come. */
const PANS = [-0.8, 0.8, -0.45, 0.45, -0.15, 0.2] as const

/** How a picture of a kind is seen. A redraw changes its own picture, not what that is among the six. */
export function direct(kind: ShotKind, take: Take, seed: string): Direction {
  const book = random(`${seed} book`)
  const [turned, rotated] = [book.integer(0, 1), book.integer(0, 5)]
  const chance = random(`${seed} ${take.page} ${take.redo ?? ''} take`)
  const changed = take.redo === undefined ? 0 : chance.integer(0, 1)
  const side = (take.page + turned + changed) % 2 ? 1 : -1
  const { near, arrangement: wished, lean = 0, depth = 1.3, ...usual } = KINDS[kind](take, chance)
  const arrangement = arrangementOf(wished, take)
  return {
    kind,
    camera: 'full',
    eye: 'level',
    gaze: 'each-other',
    foreground: 'nothing',
    ...usual,
    // Whoever lies on the ground is seen whole.
    ...(take.action === 'sleep' && { camera: 'full' }),
    ...(arrangement === 'over-shoulder' && { foreground: 'person' }),
    arrangement,
    nearer: chance.chance(0.5) ? 'sender' : 'recipient',
    depth: arrangement === 'over-shoulder' ? depth : arrangement === 'depth' ? Math.min(depth, roomFor(take)) : 1,
    side,
    view: { pan: PANS[(SHOT_KINDS.indexOf(kind) + rotated + changed) % PANS.length]!, near },
    lean: lean * side,
  }
}

/** Walls stand close behind people: whoever goes further back than that stands on them. */
function roomFor({ place }: Take): number {
  return INDOORS.has(place) ? 1.18 : 2
}

type Usual = { arrangement: Arrangement; near: number } & Partial<
  Pick<Direction, 'camera' | 'eye' | 'depth' | 'lean' | 'gaze' | 'foreground'>
>

const KINDS: Record<ShotKind, (take: Take, chance: Random) => Usual> = {
  wide: ({ place, action }) => ({
    // Rooms and caves have no distance, and what hands do is lost in one.
    camera: INDOORS.has(place) || place === 'cave' || HANDIWORK.has(action) || TENDER.has(action) ? 'full' : 'wide',
    arrangement: 'depth',
    depth: 1.4,
    near: 0.9,
    gaze: 'far',
    foreground: 'frame',
  }),
  close: ({ action, pair, remembers }) => ({
    camera: !pair || BODILY.has(action) ? 'full' : remembers || HANDIWORK.has(action) ? 'medium' : 'close',
    arrangement: 'together',
    near: 1.35,
  }),
  angle: ({ page, action }, chance) =>
    page === 0 || action === 'climb' || (!HANDIWORK.has(action) && chance.chance(MOVING.has(action) ? 0.9 : 0.4))
      ? { eye: 'low', arrangement: 'depth', depth: 1.3, near: 1.1, gaze: 'far' }
      : { eye: 'high', arrangement: 'depth', near: 1.3, gaze: 'thing' },
  back: ({ action, pair, place }, chance) => {
    const outward = OUTWARD.has(action) || TENDER.has(action)
    if (pair && outward && !INDOORS.has(place) && (JOINED.has(action) || chance.chance(0.5)))
      return { camera: 'behind', arrangement: 'backs', near: 0.9, gaze: 'far', foreground: 'frame' }
    if (!pair) return { arrangement: 'together', near: 0.95, gaze: 'thing', foreground: 'frame' }
    return { camera: 'medium', arrangement: 'over-shoulder', depth: 1.6, near: 1.12, foreground: 'frame' }
  },
  motion: () => ({ arrangement: 'depth', depth: 1.25, near: 1, lean: 0.065, gaze: 'far' }),
  quiet: ({ action, pair }) => ({
    camera: pair && (TENDER.has(action) || OUTWARD.has(action)) ? 'medium' : 'full',
    arrangement: 'beside',
    near: 1.18,
    foreground: 'frame',
  }),
}

/** Who touches the other is not apart from them; nobody looks over the shoulder of an animal. */
function arrangementOf(wished: Arrangement, { pair, action, page }: Take): Arrangement {
  if (wished === 'beside' || wished === 'together' || wished === 'backs') return wished
  if (!pair || JOINED.has(action)) return 'together'
  // On a cover nobody is seen from behind.
  return wished === 'over-shoulder' && (BODILY.has(action) || page === 0) ? 'together' : wished
}
