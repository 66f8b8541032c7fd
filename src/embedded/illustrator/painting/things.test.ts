import { expect, test, vi } from 'vitest'
import { quietPlan } from '../../../../test/illustrator/plan.ts'
import { STYLES, type Style } from '../../../contract/styles.ts'
import type { Point } from '../buffers/paths.ts'
import { anchorsOf } from '../figures/figure.ts'
import { findObject } from '../objects/catalogue.ts'
import { characterOf } from '../planning/cast.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { frameOf, rollOf } from '../staging/composition.ts'
import type { Actor } from '../staging/actors.ts'
import { placeOthers } from '../staging/others.ts'
import { placePeople } from '../staging/people.ts'
import { partsOf } from '../staging/parts.ts'
import { stagingOf } from '../staging/stagings.ts'
import { tiltOf } from '../staging/tilt.ts'
import { sweep } from '../../../../test/sweep.ts'
import { paintScene } from './paint-scene.ts'

const [WIDTH, HEIGHT] = [300, 200]
const NOBODY = { sender: null, recipient: null }

function plan(objects: string[], change: Partial<ScenePlan> = {}): ScenePlan {
  return quietPlan('things', {
    place: 'city',
    action: 'walk',
    subject: 2,
    cast: {
      sender: characterOf('Pablo', { age: 'adult', feminine: false }, null, 'things sender', null),
      recipient: characterOf('Nora', { age: 'adult', feminine: true }, null, 'things recipient', null),
    },
    things: objects.map((object) => ({ object, words: object })),
    ...change,
  })
}

test.each(sweep(STYLES, 4))('a bus stands on the people’s ground and is no toy beside them: %s', (style) => {
  const wanted = plan(['bus'])
  const { anchors, layout, shown } = paintScene(wanted, style, WIDTH, HEIGHT, NOBODY)
  expect(shown).toContain('bus')
  const { aspect } = findObject('bus')!
  const bus = layout.taken.find((box) => Math.abs((box.right - box.left) / (box.bottom - box.top) - aspect) < 1e-6)!
  const ground = Math.min(frameOf(wanted, style, WIDTH, HEIGHT).floorY, HEIGHT * 0.955)
  expect(Math.abs(ground - bus.bottom)).toBeLessThan(HEIGHT * 0.02)
  const tallest = Math.max(...anchors.map(({ top }) => ground - top))
  expect((bus.bottom - bus.top) / tallest).toBeGreaterThan(0.57)
})

function held(objects: string[]): string[] {
  const wanted = plan(objects, { action: 'eat', place: 'park' })
  return partsOf(wanted, stagingOf(wanted, undefined)).held.map(({ object, role }) => `${role} ${object.id}`)
}

test('whoever eats has something in the hand: each their own, or both the same', () => {
  expect(held(['taco', 'coffee'])).toEqual(['recipient taco', 'sender coffee'])
  expect(held(['taco'])).toEqual(['recipient taco', 'sender taco'])
  // A cake stands between them.
  expect(held(['cake'])).toEqual([])
})

/** The colours in which every one of a kind is drawn. */
function colours(id: string, change: Partial<ScenePlan>): (string | undefined)[] {
  const draw = vi.spyOn(findObject(id)!, 'draw')
  paintScene(plan([], change), 'ghibli', WIDTH, HEIGHT, NOBODY)
  const drawn = draw.mock.calls.map(([, , { colour }]) => colour)
  draw.mockRestore()
  return drawn
}

test('of several cats of which no colour was told one is not like the other; of two white horses each is white', () => {
  const companion = { object: 'cat', role: 'friend', count: 3 } as const
  expect(new Set(colours('cat', { companion, place: 'park' })).size).toBe(3)
  const white = { ...companion, colour: '#ffffff' }
  expect(colours('cat', { companion: white, place: 'park' })).toEqual(['#ffffff', '#ffffff', '#ffffff'])
  const things = [{ object: 'horse', words: 'caballos blancos', count: 2, colour: '#ffffff' }]
  expect(colours('horse', { things, place: 'farm', remembers: true })).toEqual(['#ffffff', '#ffffff'])
})

const GRANDCHILD = characterOf('Memo', { age: 'child', feminine: false }, null, 'things child', null)
const GRANDMOTHER = characterOf('Chayo', { age: 'elder', feminine: true }, null, 'things elder', null)

/** Where the two of a plan and those who are with them stand. */
function group(wanted: ScenePlan, style: Style): { actors: Actor[]; others: Actor[] } {
  const frame = frameOf(wanted, style, 1536, 1024)
  const actors = placePeople(wanted.cast, stagingOf(wanted, undefined), {
    style,
    adult: frame.adult,
    centreX: 768,
    floorY: frame.floorY,
    side: wanted.side,
    width: 1536,
    height: 1024,
    horizon: 600,
    nearer: wanted.nearer,
    depth: wanted.depth,
    eye: wanted.eye,
  })
  return { actors, others: placeOthers(wanted, actors, 1536) }
}

const mixed = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

test.each(STYLES)('no arm of the two goes before the face of somebody who is with them: %s', (style) => {
  const cast = { sender: GRANDCHILD, recipient: GRANDMOTHER }
  const with3 = [0, 1, 2].map(() => ({ role: 'sender' as const, character: GRANDCHILD }))
  let seen = 0
  for (const action of ['walk', 'point', 'look', 'hug', 'celebrate', 'stand'] as const) {
    const { actors, others } = group(plan([], { action, cast, others: with3, place: 'park' }), style)
    seen += others.length
    for (const other of others) {
      const { head, headRadius } = anchorsOf(other.placement)
      for (const { placement } of actors) {
        const { shoulders, elbows, hands } = anchorsOf(placement)
        for (const side of ['left', 'right'] as const)
          for (const t of [0.3, 0.65, 1])
            for (const [x, y] of [mixed(shoulders[side], elbows[side], t), mixed(elbows[side], hands[side], t)])
              expect(Math.hypot(x - head[0], y - head[1])).toBeGreaterThan(headRadius)
      }
    }
  }
  // Somebody is there at all.
  expect(seen).toBeGreaterThanOrEqual(5)
})

test('who is small in somebody’s arms is before them', () => {
  const wanted = plan([], {
    action: 'hug',
    cast: { sender: GRANDCHILD, recipient: GRANDMOTHER },
    subject: 3,
    place: 'park',
  })
  const { actors } = group(wanted, 'ghibli')
  expect(actors.map(({ role }) => role)).toEqual(['recipient', 'sender'])
  const grown = group({ ...wanted, cast: { sender: GRANDMOTHER, recipient: GRANDCHILD } }, 'ghibli')
  expect(grown.actors.map(({ role }) => role)).toEqual(['sender', 'recipient'])
})

test('an oar is held, its end on the ground', () => {
  const wanted = plan(['oar'], { place: 'park' })
  const { held, all } = partsOf(wanted, stagingOf(wanted, undefined))
  expect(held.map(({ object }) => object.id)).toEqual(['oar'])
  expect(all.map(({ id }) => id)).not.toContain('oar')
  const draw = vi.spyOn(findObject('oar')!, 'draw')
  const ends: { foot: number; tall: number }[] = []
  draw.mockImplementation((g, { y, height }) => {
    const { d, f } = g.albedo.getTransform()
    ends.push({ foot: f + y * d, tall: height * d })
  })
  const { anchors } = paintScene(wanted, 'ghibli', WIDTH, HEIGHT, NOBODY)
  draw.mockRestore()
  const { floorY } = frameOf(wanted, 'ghibli', WIDTH, HEIGHT)
  expect(ends.map(({ foot }) => foot)).toEqual([expect.closeTo(floorY, 1)])
  // Nearly as long as who holds it is tall.
  expect(ends[0]!.tall / (floorY - anchors[0]!.top)).toBeCloseTo(0.85, 1)
})

test.each(sweep(STYLES, 3))('nothing stands before what is held: %s', (style) => {
  const wanted = plan(['book', 'sign'], { place: 'school', action: 'read', arrangement: 'together', remembers: true })
  const albedo = (...missing: string[]) => {
    const spies = missing.map((id) => vi.spyOn(findObject(id)!, 'draw').mockReturnValue())
    const { planes } = paintScene(wanted, style, WIDTH, HEIGHT, NOBODY)
    spies.forEach((spy) => spy.mockRestore())
    return planes.albedo
  }
  const [whole, noSign, neither] = [albedo(), albedo('sign'), albedo('sign', 'book')]
  const book = [...noSign.keys()].filter((i) => noSign[i] !== neither[i])
  expect(book.length).toBeGreaterThan(40)
  expect(book.filter((i) => whole[i] !== noSign[i]).length / book.length).toBeLessThan(0.2)
})

test.each(STYLES)('what leans with the camera is whole on the page afterwards: %s', (style) => {
  const [width, height] = [768, 512]
  const wanted = plan(['backpack', 'clock', 'beach-ball'], { place: 'village', action: 'give', lean: 0.05 })
  const { layout } = paintScene(wanted, style, width, height, NOBODY)
  const { point } = tiltOf(rollOf(wanted, style), width, height)
  // People come first, then corners; things are settled after them.
  const things = layout.taken.slice(4)
  expect(things.length).toBeGreaterThan(0)
  for (const { left, right, top, bottom } of things)
    for (const [x, y] of [point([left, top]), point([right, top]), point([left, bottom]), point([right, bottom])]) {
      expect(Math.min(x, width - x, y, height - y)).toBeGreaterThanOrEqual(0)
    }
})

test.each(STYLES)('no small animal stands before people of whom the ground is not seen: %s', (style) => {
  const companion = { object: 'cat', role: 'friend', count: 3 } as const
  const wanted = plan([], { companion, place: 'living-room', action: 'look', camera: 'close' })
  const { layout } = paintScene(wanted, style, 768, 512, NOBODY)
  const { aspect } = findObject('cat')!
  const cats = layout.taken.filter((box) => Math.abs((box.right - box.left) / (box.bottom - box.top) - aspect) < 1e-6)
  // Figures that are nearly all head are seen whole even so; beside narrow heads there is room for none.
  expect(cats).toHaveLength(style === 'funko' ? 3 : style === 'anime' ? 0 : 1)
  for (const { top, bottom } of cats) expect(bottom - top).toBeGreaterThan(512 * (style === 'funko' ? 0.09 : 0.15))
})

test('a stone that is given is no boulder: it lies in a hand', () => {
  expect(findObject('stone')!.height).toBeLessThan(0.2)
  for (const seed of ['a', 'b', 'c', 'd']) {
    const wanted = plan(['stone'], { place: 'village', action: 'give', seed })
    for (const style of STYLES) {
      const { actors } = group(wanted, style)
      const [giver, taker] = (['sender', 'recipient'] as const).map((role) => {
        return anchorsOf(actors.find((actor) => actor.role === role)!.placement)
      })
      const hand = wanted.side === 1 ? 'right' : 'left'
      // What is held out lies between the two, before nobody's sleeve.
      const [at, other] = [giver!.hands[hand][0], taker!.hip[0]]
      expect((other - at) * wanted.side, `${seed} ${style}`).toBeGreaterThan(giver!.headRadius * 0.3)
      for (const side of ['left', 'right'] as const)
        expect((taker!.hands[side][0] - at) * wanted.side, `${seed} ${style} ${side}`).toBeGreaterThan(
          -giver!.headRadius * 0.5,
        )
    }
  }
})
