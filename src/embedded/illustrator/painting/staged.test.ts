import { expect, test } from 'vitest'
import { quietPlan } from '../../../../test/illustrator/plan.ts'
import { findObject } from '../objects/catalogue.ts'
import { type Box, boxAround, createLayout, overlap } from '../scene/layout.ts'
import type { ScenePlan } from '../scene/plan.ts'
import type { ActionId } from '../scene/scene.ts'
import { createLargeThings } from '../staging/large-things.ts'
import { hairReach } from '../staging/hands.ts'
import { placeOthers } from '../staging/others.ts'
import { partsOf } from '../staging/parts.ts'
import { headOf } from '../staging/settling.ts'
import { stagingOf } from '../staging/stagings.ts'
import { STYLES } from '../../../contract/styles.ts'
import { anchorsOf } from '../figures/figure.ts'
import { viewOf } from './background.ts'
import { paintScene } from './paint-scene.ts'
import { placeCast, roomFor } from './place-cast.ts'

const plan = (change: Partial<ScenePlan>) => quietPlan('staged', { place: 'farm', action: 'look', ...change })

const DEEDS: ActionId[] = ['look', 'build', 'paint', 'hug', 'walk', 'give', 'point', 'cook', 'dance']

test.each(DEEDS)('what the cover shows no later picture shows alike: %s', (action) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    for (const subject of [1, 2, 3, 4, 5]) {
      const before = Array.from({ length: subject }, (_, page) => (page === 0 ? action : null))
      const first = stagingOf(plan({ action, seed, subject: 'cover' }), 'bench')
      const second = stagingOf(plan({ action, seed, subject, before }), 'bench')
      expect([second.sender.left, second.recipient.right]).not.toEqual([first.sender.left, first.recipient.right])
    }
})

test.each(STYLES)('nobody of a family is left out for want of room, hair and all: %s', (style) => {
  const [width, height] = [1536, 1024]
  for (const action of ['sit', 'build', 'look', 'give', 'eat'] as const) {
    const { cast } = plan({ action })
    const curly = { ...cast.recipient!, haircut: 'rizos largos' as const }
    const family = plan({
      action,
      cast: { ...cast, recipient: curly },
      others: [
        { role: 'recipient', character: curly },
        { role: 'sender', character: { ...cast.sender, haircut: 'rizos largos' } },
      ],
    })
    for (const seat of [undefined, 'bench'] as const) {
      const frame = roomFor(family, style, width, height)
      const staging = stagingOf(family, seat)
      const view = viewOf(family, frame, width, height)
      const two = placeCast(family, style, frame, staging, partsOf(family, staging), { width, height }, view)
      const others = placeOthers(family, two, width)
      expect([action, seat, others.length]).toEqual([action, seat, 2])
      const edges = others.map(({ placement }) => {
        const { head } = anchorsOf(placement)
        return Math.min(head[0], width - head[0]) - hairReach(placement)
      })
      expect(Math.min(...edges)).toBeGreaterThan(width * 0.045)
    }
  }
})

test('two horses for which there is no room beside people look out over them, as large as each other', () => {
  const [width, height] = [900, 600]
  const crowd = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((x) => boxAround(width * x, height * 0.94, width * 0.14, 240))
  const layout = createLayout(width, height, 15)
  for (const body of crowd) layout.take(body)
  const stood: { box: Box; head: Box; size: number }[] = []
  const horse = findObject('horse')!
  const surroundings: Parameters<typeof createLargeThings>[0] = {
    scenery: { width, height, unit: height },
    plan: plan({ things: [{ object: 'horse', words: 'caballos', count: 2 }] }),
    layout,
    bodies: crowd,
    ground: height * 0.94,
    metre: 210,
    shown: new Set(),
    stand(object, x, foot, size, facing) {
      const box = boxAround(x, foot, size * object.aspect, size)
      stood.push({ box, head: headOf(box, facing), size })
    },
    settle: () => false,
    everywhere: () => [],
  }
  createLargeThings(surroundings, [horse]).farOff()
  expect(stood).toHaveLength(2)
  expect(stood[1]!.size / stood[0]!.size).toBeGreaterThan(0.75)
  for (const { head, size } of stood) {
    expect(size).toBeGreaterThan(0.4 * height)
    const area = (head.right - head.left) * (head.bottom - head.top)
    expect(crowd.reduce((sum, body) => sum + overlap(head, body), 0)).toBeLessThan(0.25 * area)
  }
  expect(overlap(stood[0]!.head, stood[1]!.head)).toBe(0)
})

test('in a room nobody shades their eyes, in a picture of faces no hand is above the head, and backs that walk step', () => {
  for (const action of ['look', 'search', 'point', 'celebrate', 'wave'] as const)
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const near = plan({ action, seed, place: 'living-room', camera: 'close', arrangement: 'together' })
      const { sender, recipient } = stagingOf(near, undefined)
      for (const { left, right } of [sender, recipient]) {
        expect(left.brow ?? right.brow).toBeUndefined()
        expect(Math.min(left.to[1], right.to[1])).toBeGreaterThanOrEqual(-0.7)
      }
    }
  const { sender, recipient } = stagingOf(plan({ action: 'walk', arrangement: 'backs' }), undefined)
  for (const { feet } of [sender, recipient]) expect(Math.abs(feet.left.to[1] - feet.right.to[1])).toBeGreaterThan(0.1)
})

test.each(STYLES)('candles burn between those who blow them out, on the table and not beside it: %s', (style) => {
  const [width, height] = [768, 512]
  const moods = { sender: 'blow', recipient: null } as const
  const things = ['bread', 'cake'].map((object) => ({ object, words: object }))
  const wanted = plan({ place: 'kitchen', action: 'cook', moods, things, arrangement: 'together', depth: 1 })
  const cake = findObject('cake')!
  const drawn: { x: number; width: number }[] = []
  const draw = cake.draw.bind(cake)
  cake.draw = (g, box, options) => {
    drawn.push({ x: box.x, width: box.height * cake.aspect })
    draw(g, box, options)
  }
  try {
    const companion = { object: 'cat', role: 'friend', count: 3 } as const
    const seen = paintScene({ ...wanted, companion }, style, width, height, { sender: null, recipient: null })
    const { anchors, layout } = seen
    // Faces come first among what nothing touches, then the legs of the table: no cat is before one.
    const cats = layout.taken.slice(2)
    expect([cats.length, layout.kept.length]).toEqual([3, 5])
    for (const leg of layout.kept.slice(2)) for (const box of cats) expect(overlap(box, leg)).toBe(0)
    const [left, right] = anchors.map(({ head }) => head[0]).toSorted((a, b) => a - b) as [number, number]
    expect(drawn).toHaveLength(1)
    for (const { x, width: wide } of drawn) {
      expect(x - wide / 2).toBeGreaterThan(left)
      expect(x + wide / 2).toBeLessThan(right)
    }
  } finally {
    cake.draw = draw
  }
})

test('of several cats one sits in a boat, and none in the water beside it', () => {
  const cat = findObject('cat')!
  let drawn = 0
  const draw = cat.draw.bind(cat)
  cat.draw = (g, box, options) => {
    drawn++
    draw(g, box, options)
  }
  try {
    const things = [{ object: 'rowing-boat', words: 'remamos' }]
    const companion = { object: 'cat', role: 'friend', count: 3 } as const
    const rowing = plan({ place: 'lake', action: 'ride', things, companion, remembers: true })
    paintScene(rowing, 'pixar', 768, 512, { sender: null, recipient: null })
    expect(drawn).toBe(1)
  } finally {
    cat.draw = draw
  }
})
