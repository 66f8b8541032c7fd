import { expect, test, vi } from 'vitest'
import { quietPlan } from '../../../../test/illustrator/plan.ts'
import { STYLES } from '../../../contract/styles.ts'
import type { Scene } from '../../../engine.ts'
import { anchorsOf } from '../figures/figure.ts'
import { findObjects } from '../lexicon/objects.ts'
import { findObject } from '../objects/catalogue.ts'
import { characterOf } from '../planning/cast.ts'
import { readingOf } from '../planning/reading.ts'
import { namedIn } from '../planning/things.ts'
import { type Box, overlap } from '../scene/layout.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { BLACK } from '../objects/animals/cat.ts'
import { isCarried } from '../scene/situations.ts'
import { stagingOf } from '../staging/stagings.ts'
import { placeOthers } from '../staging/others.ts'
import { placePeople } from '../staging/people.ts'
import { rgb } from '../../colour.ts'
import { isNear } from '../styles/planes.ts'
import { retro } from '../styles/retro.ts'
import { sweep } from '../../../../test/sweep.ts'
import { paintScene } from './paint-scene.ts'

const [WIDTH, HEIGHT] = [300, 200]
const NOBODY = { sender: null, recipient: null }
const CHILD = characterOf('Nora', { age: 'child', feminine: true }, null, 'seen child', null)
const ADULT = characterOf('Pablo', { age: 'adult', feminine: false }, null, 'seen adult', null)

function plan(objects: string[], change: Partial<ScenePlan> = {}): ScenePlan {
  return quietPlan('seen', {
    place: 'park',
    action: 'look',
    cast: { sender: ADULT, recipient: CHILD },
    things: objects.map((object) => ({ object, words: object })),
    remembers: true,
    ...change,
  })
}

const shape = ({ left, right, top, bottom }: Box) => (right - left) / (bottom - top)

test.each(STYLES)('the animal of a memory is seen, near or far, alone or with friends: %s', (style) => {
  const companion = { object: 'turtle', role: 'friend' } as const
  const others = [{ role: 'recipient' as const, character: CHILD }]
  for (const change of [{ others }, { camera: 'medium' }] as const) {
    const { shown } = paintScene(plan([], { companion, place: 'beach', ...change }), style, WIDTH, HEIGHT, NOBODY)
    expect(shown).toContain('turtle')
  }
})

test.each(sweep(STYLES, 3))('of two large things none stands before the other: %s', (style) => {
  const { layout } = paintScene(plan(['bicycle', 'tree-house'], { place: 'city' }), style, WIDTH, HEIGHT, NOBODY)
  const boxes = ['bicycle', 'tree-house'].flatMap((id) =>
    layout.taken.filter((box) => Math.abs(shape(box) - findObject(id)!.aspect) < 1e-6),
  )
  expect(boxes).toHaveLength(2)
  expect(overlap(boxes[0]!, boxes[1]!)).toBe(0)
})

test.each(sweep(STYLES, 3))('whoever sleeps lies whole on the page: %s', (style) => {
  for (const recipient of [CHILD, ADULT])
    for (const side of [1, -1] as const) {
      const wanted = plan([], { action: 'sleep', side, lean: 0.065, cast: { sender: ADULT, recipient } })
      // The sleeper's box is kept as it lies.
      for (const { left, top, right, bottom } of paintScene(wanted, style, WIDTH, HEIGHT, NOBODY).layout.kept) {
        expect(Math.min(left, top, WIDTH - right)).toBeGreaterThan(0)
        expect(bottom).toBeLessThan(HEIGHT)
      }
    }
})

test.each(STYLES)('whoever stands beside a bench stands on the ground: %s', (style) => {
  const wanted = plan([], { action: 'sit', subject: 'cover', others: [{ role: 'recipient', character: CHILD }] })
  const actors = placePeople(wanted.cast, stagingOf(wanted, 'bench'), {
    style,
    adult: 480,
    centreX: 768,
    floorY: 940,
    side: 1,
    width: 1536,
    height: 1024,
    horizon: 600,
    nearer: 'sender',
    depth: 1,
    eye: 'level',
  })
  const ground = Math.max(...actors.map(({ placement }) => placement.y))
  const others = placeOthers(wanted, actors, 1536)
  expect(others).toHaveLength(1)
  for (const { placement } of others) expect(ground - placement.y).toBeLessThan(anchorsOf(placement).headRadius * 0.4)
})

test('a cat that comes along sits in the boat, and not in the water', () => {
  const companion = { object: 'black-cat', role: 'friend' } as const
  const cat = findObject('black-cat')!
  const at: number[] = []
  const draw = cat.draw.bind(cat)
  cat.draw = (g, box, options) => {
    at.push(box.y)
    draw(g, box, options)
  }
  const { shown, anchors } = (() => {
    try {
      return paintScene(
        plan(['rowing-boat'], { companion, place: 'lake', action: 'ride' }),
        'ghibli',
        WIDTH,
        HEIGHT,
        NOBODY,
      )
    } finally {
      cat.draw = draw
    }
  })()
  expect(shown).toContain('black-cat')
  // Where the people sit, within half a head.
  const { hip, headRadius } = anchors[0]!
  expect(at).toHaveLength(1)
  expect(Math.abs(at[0]! - hip[1])).toBeLessThan(headRadius * 0.6)
})

test('a baby is not in somebody’s arms on every page', () => {
  const baby = characterOf('Bruno', { age: 'baby', feminine: false }, null, 'seen baby', null)
  const cast = { sender: ADULT, recipient: baby }
  const carried = (['wide', 'close', 'angle', 'back', 'motion', 'quiet'] as const).filter((kind) =>
    isCarried(plan([], { cast, action: 'look', kind })),
  )
  expect(carried).toHaveLength(3)
  expect(isCarried(plan([], { cast, action: 'hug', kind: 'wide' }))).toBe(true)
})

const REQUEST = {
  brief: { senderName: 'Luis', recipientName: 'Marta', recipientRelation: 'mi esposa' },
  head: { cover: { scene: { action: '', objects: [] } } },
} as unknown as Parameters<typeof namedIn>[1]

test.each<[string, string[]]>([
  ['Luis mira su muñeca y se encoge de hombros', []],
  ['juega con su muñeca de trapo', ['doll']],
  ['una mochila con arena en el fondo', ['backpack']],
  ['Carmen señala un punto del papel', []],
  ['el punto de lana', ['yarn']],
  ['Trufa se acerca a la señora del abrigo', []],
  ['un collar de grillos', ['cricket']],
  ['un collar de perlas', ['jewel']],
  ['correr y bailar', []],
  ['unas zapatillas de correr', ['running-shoe']],
])('«%s» shows %j', (text, objects) => {
  expect(namedIn(text, REQUEST).map(({ object }) => object)).toEqual(objects)
})

test('snow that is run through is no ice, one that is fetched is', () => {
  expect(findObjects('correr por la nieve').map(({ object }) => object)).not.toContain('ice-cream')
  expect(findObjects('fuimos por una nieve').map(({ object }) => object)).toContain('ice-cream')
})

test('where a picture is looked at from is not where it is', () => {
  const scene: Scene = { place: 'una plaza con relojes, desde un balcón', time: '', action: '', objects: [] }
  const brief = { ...REQUEST.brief, favoriteThing: '', specialMemory: '' }
  const request = {
    subject: 1,
    brief,
    head: REQUEST.head,
    imagePrompt: '',
    chapter: { title: '', paragraphs: [], scene },
  }
  const { place } = readingOf(request as unknown as Parameters<typeof readingOf>[0])
  expect(place.slice(0, 2)).toEqual(['una plaza con relojes', scene.place])
})

test.each(sweep(STYLES, 3))('a dog and a cat as the two who are told of are both seen: %s', (style) => {
  const companion = { object: 'dog', role: 'recipient', second: 'cat' } as const
  const alone = plan([], { companion, cast: { sender: ADULT, recipient: null } })
  const { shown } = paintScene(alone, style, WIDTH, HEIGHT, NOBODY)
  expect([...shown]).toEqual(expect.arrayContaining(['dog', 'cat']))
})

test.each(STYLES)('five ducks are five, and none is a giant among them: %s', (style) => {
  const companion = { object: 'duck', role: 'friend', count: 5 } as const
  const cast = { sender: ADULT, recipient: characterOf('Bruno', { age: 'baby', feminine: false }, null, 'baby', null) }
  const { layout } = paintScene(plan([], { companion, cast, action: 'sit' }), style, WIDTH, HEIGHT, NOBODY)
  const ducks = layout.taken.filter((box) => Math.abs(shape(box) - findObject('duck')!.aspect) < 1e-6)
  expect(ducks.length).toBe(5)
  const sizes = ducks.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b)
  // Where there is little room one may be small, but the largest is hardly larger than the middle one.
  expect(sizes[4]! / sizes[2]!).toBeLessThan(1.5)
})

test.each(STYLES)('nothing stands before who sleeps: %s', (style) => {
  const companion = { object: 'duck', role: 'friend', count: 5 } as const
  const change = { companion, place: 'bedroom', action: 'sleep', time: 'night', lean: 0 } as const
  const { layout, anchors, shown } = paintScene(plan(['feather'], change), style, WIDTH, HEIGHT, NOBODY)
  expect(shown.size).toBeGreaterThan(0)
  const { head, headRadius, hip } = anchors.at(-1)!
  // From the pillow to the knees, which lie as far from the hip as the head does.
  const [from, to] = [head[0], head[0] + (hip[0] - head[0]) * 2].toSorted((a, b) => a - b)
  const sleeper = { left: from!, right: to!, top: head[1] - headRadius, bottom: head[1] + headRadius }
  // Both bodies come first.
  const over = layout.taken.slice(2).filter((box) => overlap(box, sleeper) > 0)
  expect(over).toEqual([])
})

test('a print keeps the black of a black cat and the blue of a blue ball', () => {
  const companion = { object: 'black-cat', role: 'friend' } as const
  const ball = { object: 'beach-ball', words: 'pelota', colour: '#2f6fc4' }
  const plan = quietPlan('print', { place: 'park', action: 'stand', companion, things: [ball] })
  const { planes, shown } = paintScene(plan, 'retro', 600, 400, NOBODY)
  expect([...shown]).toEqual(expect.arrayContaining(['black-cat', 'beach-ball']))
  const out = retro(planes)
  const near = (colour: string) => {
    let count = 0
    for (let j = 0; j < out.length; j += 4) if (isNear(out, j, rgb(colour), 40)) count++
    return count
  }
  for (const colour of [BLACK, '#2f6fc4']) expect(near(colour)).toBeGreaterThan(800)
})

test.each(sweep(STYLES, 3))('no horse is a toy, nor stands on the back of another: %s', (style) => {
  const draw = vi.spyOn(findObject('horse')!, 'draw')
  const others = [1, 2].map(() => ({ role: 'sender' as const, character: CHILD }))
  const things = [{ object: 'horse', words: 'caballos', count: 2 }]
  paintScene(plan([], { place: 'farm', action: 'walk', others, things }), style, WIDTH, HEIGHT, NOBODY)
  const horses = draw.mock.calls.map(([, box]) => box)
  draw.mockRestore()
  expect(horses).toHaveLength(2)
  const [first, second] = horses as [(typeof horses)[0], (typeof horses)[0]]
  expect(Math.min(first.height, second.height)).toBeGreaterThan(HEIGHT * 0.3)
  const isAside = Math.abs(second.x - first.x) > second.height * 0.5
  expect(isAside || second.y > first.y - first.height * 0.45).toBe(true)
})
