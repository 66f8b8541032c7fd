import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it, vi } from 'vitest'
import { STYLES } from '../../../contract/styles.ts'
import type { Brief, PictureRequest } from '../../../engine.ts'
import { altText } from '../planning/alt-text.ts'
import { castOf } from '../planning/cast.ts'
import { overlap } from '../scene/layout.ts'
import { nameOf } from '../lexicon/names.ts'
import { findObject } from '../objects/catalogue.ts'
import { paintScene } from './paint-scene.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { direct } from '../planning/director.ts'
import { SHOT_KINDS } from '../scene/direction.ts'
import { ACTIONS, PLACES, TIMES, WEATHERS } from '../scene/scene.ts'
import { SUBJECT } from '../buffers/options.ts'
import { sweep } from '../../../../test/sweep.ts'

const brief: Brief = {
  senderName: 'Rosa',
  recipientName: 'Leo',
  recipientRelation: 'nieto',
  favoriteThing: '',
  specialMemory: '',
  admiration: '',
  extraTrait: '',
  illustrationStyle: 'infantil',
}
const NOBODY = { sender: null, recipient: null }

function plan(change: Partial<ScenePlan>, relation = 'nieto'): ScenePlan {
  const { sender, recipient } = castOf({ ...brief, recipientRelation: relation }, NOBODY, 'test')
  return {
    subject: 2,
    place: 'garden',
    time: 'day',
    weather: 'clear',
    action: 'walk',
    moods: { sender: null, recipient: null },
    before: [],
    kind: 'quiet',
    camera: 'full',
    eye: 'level',
    arrangement: 'beside',
    nearer: 'recipient',
    depth: 1,
    side: 1,
    view: { pan: 0, near: 1 },
    lean: 0,
    gaze: 'each-other',
    foreground: 'nothing',
    cast: { sender, recipient },
    others: [],
    shoulders: false,
    companion: { object: 'dog', role: 'friend' },
    things: ['sauropod', 'ball', 'kite', 'book'].map((object) => ({ object, words: object })),
    remembers: false,
    portraits: false,
    seed: 'test',
    ...change,
  }
}

const [WIDTH, HEIGHT] = [300, 200]

/** A plan as the director would have it as the n-th kind of picture. */
function directed(wanted: ScenePlan, n: number): ScenePlan {
  const { place, action, remembers, side } = wanted
  const page = wanted.subject === 'cover' ? 0 : wanted.subject
  const take = { page, place, action, pair: wanted.cast.recipient?.age !== 'baby', remembers }
  return { ...wanted, ...direct(SHOT_KINDS[n % SHOT_KINDS.length]!, take, wanted.seed), side }
}

/** How many pixels each piece of a subject has. */
function piecesOf(plane: Uint8Array, subject: number): number[] {
  const left = new Set(plane.keys().filter((i) => plane[i] === subject))
  const pieces: number[] = []
  for (const first of left) {
    const piece = new Set([first])
    for (const i of piece)
      for (const next of [i - 1, i + 1, i - WIDTH, i + WIDTH]) if (left.delete(next)) piece.add(next)
    left.delete(first)
    pieces.push(piece.size)
  }
  return pieces
}

describe('a painted scene', () => {
  it.each(sweep(STYLES, 5))('sets two on a bicycle so that neither hides the other: %s', (style) => {
    const things = [{ object: 'bicycle', words: 'bici' }]
    for (const side of [1, -1] as const) {
      const { anchors } = paintScene(plan({ action: 'ride', side, things }, 'esposa'), style, WIDTH, HEIGHT, NOBODY)
      const [behind, front] = anchors as [(typeof anchors)[0], (typeof anchors)[0]]
      expect(Math.abs(behind.head[0] - front.head[0])).toBeGreaterThan(behind.headRadius * 0.6 + front.headRadius * 0.9)
    }
  })

  it.each(sweep(STYLES, 4))('sets a child on the shoulders of who carries it, with both faces free: %s', (style) => {
    for (const side of [1, -1] as const) {
      const { anchors } = paintScene(plan({ shoulders: true, side }), style, WIDTH, HEIGHT, NOBODY)
      const [above, below] = anchors as [(typeof anchors)[0], (typeof anchors)[0]]
      expect(Math.abs(above.head[0] - below.head[0])).toBeLessThan(below.headRadius * 0.5)
      expect(above.head[1] + above.headRadius * 0.9).toBeLessThan(below.head[1] - below.headRadius)
      expect(above.head[1]).toBeGreaterThan(above.headRadius)
    }
  })

  const acted = ACTIONS.map((action, i) => [action, STYLES[i % STYLES.length]!, i % 2 ? 1 : -1] as const)
  it.each(sweep(acted, 5))('leaves the faces free: %s in %s', (action, style, side) => {
    const seen = ['nieto', 'esposa', 'abuelo', 'hija', 'amigo', 'bebé'].map((relation, kind) => ({ relation, kind }))
    for (const { relation, kind } of sweep(seen, 2, ACTIONS.indexOf(action))) {
      const wanted = plan({ action, side, seed: relation }, relation)
      const shown = directed(wanted, kind + ACTIONS.indexOf(action))
      const { anchors, layout, planes } = paintScene(shown, style, WIDTH, HEIGHT, NOBODY)
      expect(anchors).toHaveLength(2)
      for (const { head, headRadius } of anchors) {
        // Within the page, and made of a person's pixels in its middle.
        expect(head[0]).toBeGreaterThan(headRadius * 0.6)
        expect(head[0]).toBeLessThan(WIDTH - headRadius * 0.6)
        expect(head[1]).toBeGreaterThan(headRadius * 0.9)
        expect(head[1]).toBeLessThan(HEIGHT)
        const pixel = Math.round(head[1] + headRadius * 0.1) * WIDTH + Math.round(head[0])
        expect(planes.subject[pixel]).toBe(SUBJECT.person)
      }
      // No arm of whoever stands in front crosses the other's face.
      const [behind, front] = anchors as [(typeof anchors)[0], (typeof anchors)[0]]
      // Riders, swimmers and fliers reach past each other.
      const arms = ['ride', 'swim', 'fly'].includes(action) ? [] : [front.hands.left, front.hands.right]
      for (const [x, y] of arms)
        expect(Math.hypot(x - behind.head[0], y - behind.head[1])).toBeGreaterThan(behind.headRadius * 0.9)
      for (const thing of layout.taken.slice(anchors.length))
        for (const face of layout.kept) expect(overlap(thing, face)).toBe(0)
    }
  })

  it('paints every place, and every weather at every time', () => {
    const air = PLACES.map((place, i) => ({
      place,
      time: TIMES[i % TIMES.length]!,
      weather: WEATHERS[i % WEATHERS.length]!,
    }))
    expect(new Set(air.map(({ time, weather }) => `${time} ${weather}`)).size).toBe(TIMES.length * WEATHERS.length)
    for (const { place, time, weather } of sweep(air, 4)) {
      const { planes, anchors } = paintScene(plan({ place, time, weather }), 'infantil', WIDTH, HEIGHT, NOBODY)
      const near = planes.subject.filter((value) => value === SUBJECT.person).length
      expect(near / planes.count, `${place}, ${time}, ${weather}`).toBeGreaterThan(0.12)
      expect(new Set(planes.albedo).size, `${place}, ${time}, ${weather}`).toBeGreaterThan(220)
      expect(anchors).toHaveLength(2)
      // Beside people and things an empty place has hardly any ink.
      const behind = planes.line.filter((_, i) => planes.subject[i] === SUBJECT.scenery)
      expect(behind.filter((ink) => ink > 60).length / behind.length).toBeGreaterThan(0.012)
    }
  })

  it.each([
    ['garden', 'infantil'],
    ['kitchen', 'acuarela'],
    ['beach', 'funko'],
  ] as const)('tells of what it has painted, and of nothing else: %s in %s', (place, style) => {
    const things = ['sauropod', 'clock', 'kite', 'couch'].map((object) => ({ object, words: object }))
    const wanted = plan({ place, things })
    const { planes, shown } = paintScene(wanted, style, WIDTH, HEIGHT, NOBODY)
    const alt = altText(wanted, { brief, chapter: null } as PictureRequest, shown)
    /** Of each thing, how much of the picture is it. */
    const seen = things.map(({ object }) => {
      const draw = vi.spyOn(findObject(object)!, 'draw').mockReturnValue()
      const { albedo } = paintScene(wanted, style, WIDTH, HEIGHT, NOBODY).planes
      draw.mockRestore()
      return planes.albedo.filter((value, i) => i % 4 === 0 && value !== albedo[i]).length
    })
    expect(things.map(({ object }) => alt.includes(nameOf(object)!))).toEqual(seen.map((pixels) => pixels > 50))
    expect(seen).toContain(0)
  })

  const hanging = STYLES.map((style, i) => [style, ACTIONS[i * 3]!] as const)
  it.each(sweep(hanging, 5))('hangs both photographs: %s, %s', (style, action) => {
    const photo = createCanvas(8, 8)
    const wanted = plan({ action, subject: action === 'stand' ? 'cover' : 5, portraits: true, place: 'bedroom' })
    const near = directed(wanted, STYLES.indexOf(style))
    const { hung, planes } = paintScene(near, style, WIDTH, HEIGHT, { sender: photo, recipient: photo })
    expect(hung).toBe(2)
    // No cord of one goes before the other.
    expect(piecesOf(planes.subject, SUBJECT.photo).filter((size) => size > 150)).toHaveLength(2)
  })

  it('sets bathers in the water to the waist, in every place with air above', () => {
    for (const place of ['beach', 'river', 'garden'] as const) {
      const { anchors, planes } = paintScene(plan({ action: 'swim', place }), 'infantil', WIDTH, HEIGHT, NOBODY)
      expect(anchors).toHaveLength(2)
      for (const { head, hip } of anchors) {
        const at = (x: number, y: number) => planes.subject[Math.round(y) * WIDTH + Math.round(x)]
        expect(at(head[0], head[1])).toBe(SUBJECT.person)
        expect(at(hip[0], hip[1] + HEIGHT * 0.08)).toBe(SUBJECT.scenery)
      }
    }
  })

  it.each(STYLES)('keeps raised hands on the page: %s', (style) => {
    for (const action of sweep(['jump', 'celebrate', 'wave'] as const, 3, STYLES.indexOf(style))) {
      const wanted = plan({ action, things: [], seed: action }, 'esposa')
      const { anchors } = paintScene(wanted, style, WIDTH, HEIGHT, NOBODY)
      const hands = anchors.flatMap(({ hands: { left, right } }) => [left, right])
      expect(hands).toHaveLength(4)
      for (const [x, y] of hands) expect(Math.min(x, WIDTH - x, y), `${action} ${style}`).toBeGreaterThan(HEIGHT * 0.02)
    }
  })

  it('lets whales swim behind the deck and leaves boats out of the boat', () => {
    const things = ['whale', 'canoe'].map((object) => ({ object, words: object }))
    const whale = { foot: NaN, distance: NaN }
    const draw = vi.spyOn(findObject('whale')!, 'draw').mockImplementation(({ albedo, distance }, { y }) => {
      const { d, f } = albedo.getTransform()
      Object.assign(whale, { foot: f + y * d, distance })
    })
    const { shown } = paintScene(plan({ place: 'sea', things }), 'infantil', WIDTH, HEIGHT, NOBODY)
    draw.mockRestore()
    // In the water, above the rail and further away than it.
    expect(whale.foot).toBeGreaterThan(HEIGHT * 0.47)
    expect(whale.foot).toBeLessThan(HEIGHT * 0.64)
    expect(whale.distance).toBeLessThan(96)
    expect([shown.has('whale'), shown.has('canoe')]).toEqual([true, false])
  })

  it('draws an animal as the recipient beside the sender', () => {
    const { sender } = plan({}).cast
    const { planes } = paintScene(
      plan({ cast: { sender, recipient: null }, companion: { object: 'dog', role: 'recipient' }, things: [] }),
      'infantil',
      WIDTH,
      HEIGHT,
      NOBODY,
    )
    expect(planes.subject.filter((value) => value === SUBJECT.object).length).toBeGreaterThan(400)
  })
})
