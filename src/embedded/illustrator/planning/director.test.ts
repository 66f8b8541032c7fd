import { expect, test } from 'vitest'
import type { Scene } from '../../../engine.ts'
import { random } from '../../random.ts'
import { SHOT_KINDS, type ShotKind } from '../scene/direction.ts'
import { ACTIONS, INDOORS, PLACES } from '../scene/scene.ts'
import { direct, shotKinds } from './director.ts'

const WHERE = [
  'el jardín',
  'la cocina',
  'la playa',
  'el bosque',
  'el dormitorio',
  'la montaña',
  'la calle',
  '',
  'el mar',
]

/** A book as any writer may tell it: what is done is said in one word of ours, in the writer's own, or not at all. */
function bookOf(number: number) {
  const chance = random(`book ${number}`)
  const said = [
    'se abrazan muy fuerte',
    'corren tras una cometa',
    'miran las estrellas',
    'conversan',
    'preparan un pastel',
  ]
  const pages = Array.from({ length: 6 }, () => {
    const scene: Scene = { place: chance.pick(WHERE), time: '', action: chance.pick(said), objects: [] }
    return chance.chance(0.6) ? { ...scene, pose: chance.pick(ACTIONS) } : scene
  })
  const pair = chance.chance(0.85)
  const place = chance.pick(PLACES)
  const [cover, ...chapters] = pages as [Scene, ...Scene[]]
  const seed = `seed ${number}`
  const kinds = shotKinds(cover, chapters, seed)
  const shots = kinds.map((kind, page) => {
    // What a plan reads may be another deed than a scene's own words say; here every page is at one place.
    const action = chance.pick(ACTIONS)
    return { action, take: { page, place, action, pair, remembers: false }, kind }
  })
  const directions = shots.map(({ kind, take }) => direct(kind, take, seed))
  return { cover, chapters, seed, kinds, shots, directions, pair, place }
}

const BOOKS = Array.from({ length: 500 }, (_, number) => bookOf(number))

test('500 books: one picture of each kind, no framing and no staging twice', () => {
  for (const { kinds, directions } of BOOKS) {
    expect(new Set(kinds).size).toBe(SHOT_KINDS.length)
    const framings = directions.map(({ camera, eye, side, view, lean }) =>
      JSON.stringify([camera, eye, side, view, lean]),
    )
    expect(new Set(framings).size).toBe(6)
    const stagings = directions.map(({ arrangement, camera, eye, lean, gaze, foreground }) =>
      JSON.stringify([arrangement, camera, eye, lean !== 0, gaze, foreground]),
    )
    expect(new Set(stagings).size).toBe(6)
    // Of one place six parts are seen.
    expect(new Set(directions.map(({ view }) => view.pan)).size).toBe(6)
    expect(directions.filter(({ arrangement }) => arrangement === 'beside').length).toBeLessThanOrEqual(1)
  }
})

test('500 books: covers show faces, the last page is not seen from behind, touch keeps two together, and who lies is seen whole', () => {
  for (const { kinds, directions, shots, pair, place } of BOOKS) {
    expect(['close', 'back']).not.toContain(kinds[0])
    expect(kinds[5]).not.toBe('back')
    expect(directions.map(({ side }) => side * directions[0]!.side)).toEqual([1, -1, 1, -1, 1, -1])
    directions.forEach(({ arrangement, depth, camera, eye, kind }, page) => {
      const { action } = shots[page]!
      const joined = !pair || ['hug', 'whisper', 'ride', 'hold-hands', 'cook', 'read'].includes(action)
      expect(joined && depth > 1).toBe(false)
      expect(INDOORS.has(place) && camera === 'wide').toBe(false)
      expect(depth > 1).toBe(arrangement === 'depth' || arrangement === 'over-shoulder')
      expect(eye === 'level').toBe(kind !== 'angle')
      expect(action === 'sleep' && camera !== 'full').toBe(false)
    })
  }
})

test('where people are free to, they are apart in depth in at least two pictures of six', () => {
  const free = BOOKS.filter(({ pair }) => pair).map(({ kinds, shots, seed }) =>
    kinds.map((kind, page) => direct(kind, { ...shots[page]!.take, action: 'look' }, seed)),
  )
  expect(free.length).toBeGreaterThan(400)
  for (const directions of free) expect(directions.filter(({ depth }) => depth > 1.1).length).toBeGreaterThanOrEqual(2)
})

test('what a picture is does not depend on what is told after it', () => {
  for (const { cover, chapters, seed, kinds } of BOOKS.slice(0, 60))
    for (let told = 0; told <= 5; told++)
      expect(shotKinds(cover, chapters.slice(0, told), seed)).toEqual(kinds.slice(0, told + 1))
})

/** In how many of sixty books a first chapter with the deed is one of the kinds. */
function share(pose: string, kinds: ShotKind[]): number {
  const scene: Scene = { place: 'el jardín', time: '', action: '', objects: [], pose }
  const found = Array.from({ length: 60 }, (_, i) => shotKinds({ ...scene, pose: 'stand' }, [scene], `s${i}`)[1]!)
  return found.filter((kind) => kinds.includes(kind)).length / found.length
}

test('the text decides: who embraces is seen from near, who runs in motion, who looks out from behind', () => {
  expect(share('hug', ['close', 'quiet'])).toBe(1)
  expect(share('run', ['motion', 'wide', 'angle'])).toBe(1)
  expect(share('look', ['back'])).toBe(1)
})

test('another picture of a page is seen otherwise and is the same kind', () => {
  const { kinds, shots, seed, directions } = BOOKS[0]!
  const redone = ['a', 'b', 'c', 'd', 'e', 'f'].map((redo) => direct(kinds[2]!, { ...shots[2]!.take, redo }, seed))
  expect(new Set(redone.map(({ side }) => side))).toEqual(new Set([1, -1]))
  expect(redone.every(({ kind }) => kind === directions[2]!.kind)).toBe(true)
})
