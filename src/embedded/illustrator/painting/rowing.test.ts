import { expect, test } from 'vitest'
import { STYLES } from '../../../contract/styles.ts'
import { anchorsOf } from '../figures/figure.ts'
import { characterOf, type Person } from '../planning/cast.ts'
import { rowingBoat } from '../objects/things/rowing-boat.ts'
import { mannerOf } from '../scene/manners.ts'
import type { Scenery } from '../scenery/scenery.ts'
import type { Actor } from '../staging/actors.ts'
import { placePeople } from '../staging/people.ts'
import { board, rowingStaging } from '../staging/rowing.ts'

const [width, height] = [1536, 1024]
const ADULT: Person = { age: 'adult', feminine: false }
const CHILD: Person = { age: 'child', feminine: true }

function aboard(style: (typeof STYLES)[number], people: [Person, Person], side: 1 | -1, more: number) {
  const [sender, recipient] = people.map((one, i) => characterOf('Ana', one, null, `rowing ${i}`, null)) as [
    Actor['placement']['character'],
    Actor['placement']['character'],
  ]
  const cast = { sender, recipient }
  const staging = rowingStaging({ cast })
  const frame = { style, adult: 600, centreX: 768, floorY: 940, side, width, height, horizon: 600 }
  const actors = placePeople(cast, staging, { ...frame, nearer: 'recipient', depth: 1, eye: 'level' })
  const others = Array.from({ length: more }, () => ({ ...actors[0]! }))
  const boat = board({ width, height } as Scenery, actors, others, { adult: 600 }, undefined)
  return { actors, others, boat }
}

test.each(STYLES)(
  'everybody sits within the boat, with a free face, and who rows has both hands on the oars: %s',
  (style) => {
    for (const people of [
      [ADULT, CHILD],
      [CHILD, ADULT],
      [ADULT, ADULT],
    ] as [Person, Person][])
      for (const [side, more] of [
        [1, 0],
        [-1, 0],
        [1, 1],
        [-1, 2],
      ] as const) {
        const { actors, others, boat } = aboard(style, people, side, more)
        const half = (boat.size * rowingBoat.aspect) / 2
        const all = [...actors, ...others].map(({ placement }) => anchorsOf(placement))
        for (const { hip, head, headRadius } of all) {
          expect(Math.abs(hip[0] - boat.x)).toBeLessThan(half * 0.8)
          // The near side hides what is below it; the heads are above it.
          expect(hip[1]).toBeGreaterThan(boat.foot - boat.size * 0.68)
          expect(head[1] + headRadius).toBeLessThan(boat.foot - boat.size * 0.66)
        }
        const { hands, head, headRadius } = anchorsOf(boat.rower.placement)
        for (const hand of [hands.left, hands.right]) {
          // Before the body, away from the bow.
          expect((hand[0] - head[0]) * -boat.bow).toBeGreaterThan(0)
          expect(Math.hypot(hand[0] - head[0], hand[1] - head[1])).toBeGreaterThan(headRadius * 0.9)
          expect(hand[1]).toBeLessThan(boat.foot - boat.size * 0.5)
        }
        const [a, b] = actors.map(({ placement }) => anchorsOf(placement)) as [(typeof all)[0], (typeof all)[0]]
        // Boxes of heads leave less room, and three of them none at all.
        if (more > 0 && mannerOf(style).figure.headShape === 'box') continue
        expect(Math.abs(a.head[0] - b.head[0])).toBeGreaterThan((a.headRadius + b.headRadius) * 0.95)
      }
  },
)

test('the taller rows', () => {
  expect(aboard('ghibli', [CHILD, ADULT], 1, 0).boat.rower.role).toBe('recipient')
  expect(aboard('ghibli', [ADULT, CHILD], 1, 0).boat.rower.role).toBe('sender')
})
