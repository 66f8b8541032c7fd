import { expect, test } from 'vitest'
import { STYLES } from '../../../contract/styles.ts'
import { anchorsOf } from '../figures/figure.ts'
import { findObject } from '../objects/catalogue.ts'
import { characterOf, type Person } from '../planning/cast.ts'
import { placePeople } from '../staging/people.ts'
import { STAGINGS } from '../staging/usual-stagings.ts'
import { settleOnWheels } from '../staging/wheels.ts'

const [width, height] = [1536, 1024]
const ADULT: Person = { age: 'adult', feminine: false }
const CHILD: Person = { age: 'child', feminine: true }

const far = (a: readonly number[], b: readonly number[]) => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!)

test.each(STYLES)(
  'who rides sits on the saddle with both hands on the handlebar, and both faces are free: %s',
  (style) => {
    for (const people of [
      [ADULT, CHILD],
      [CHILD, ADULT],
      [ADULT, ADULT],
    ] as [Person, Person][])
      for (const id of ['bicycle', 'tricycle'])
        for (const side of [1, -1] as const) {
          const [sender, recipient] = people.map((one, i) => characterOf('Ana', one, null, `wheels ${i}`, null)) as [
            ReturnType<typeof characterOf>,
            ReturnType<typeof characterOf>,
          ]
          const frame = { style, adult: 560, centreX: 768, floorY: 940, side, width, height, horizon: 600 }
          const staged = { ...frame, nearer: 'recipient', depth: 1, eye: 'level' } as const
          const actors = placePeople({ sender, recipient }, STAGINGS.ride, staged)
          const ride = settleOnWheels({ width, height }, findObject(id)!, actors, frame, { side, rider: 'recipient' })
          const rider = anchorsOf(actors.find(({ role }) => role === 'recipient')!.placement)
          const helper = anchorsOf(actors.find(({ role }) => role === 'sender')!.placement)
          const at = ([x, y]: readonly [number, number]) => [
            ride.x + (side * x * ride.size) / 100,
            ride.foot + (y * ride.size) / 100,
          ]
          expect(far(rider.hip, at(ride.wheels.saddle))).toBeLessThan(ride.size * 0.01)
          for (const hand of Object.values(rider.hands))
            expect(far(hand, at(ride.wheels.grip))).toBeLessThan(ride.size * 0.04)
          expect(Math.abs(rider.head[0] - helper.head[0])).toBeGreaterThan(rider.headRadius + helper.headRadius * 0.9)
          expect(rider.top).toBeGreaterThan(0)
          // As large as the rider's legs are long, and no monument.
          expect(ride.size).toBeLessThan(560 * 0.7)
        }
  },
)
