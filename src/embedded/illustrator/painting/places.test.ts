import { expect, test } from 'vitest'
import { quietPlan } from '../../../../test/illustrator/plan.ts'
import { random } from '../../random.ts'
import { createBuffers, releaseBuffers } from '../buffers/buffers.ts'
import { anchorsOf } from '../figures/figure.ts'
import { inWheelchair } from '../figures/wheelchair.ts'
import type { Pose } from '../figures/poses/pose.ts'
import { POSES } from '../figures/poses/poses.ts'
import { findObject } from '../objects/catalogue.ts'
import { characterOf } from '../planning/cast.ts'
import { PLACE_ART } from '../places/places.ts'
import type { ScenePlan } from '../scene/plan.ts'
import { paletteFor } from '../scenery/palette.ts'
import { type PlaneContext, type Planes, readPlanes } from '../styles/planes.ts'
import { drawActor } from './draw-actor.ts'
import { paintScene } from './paint-scene.ts'

const [width, height] = [480, 320]
const NOBODY = { sender: null, recipient: null }
const BARE: Omit<PlaneContext, 'palette'> = {
  lights: [],
  sun: [0, 0],
  seed: 1,
  indoor: false,
  skins: [],
  worn: [],
  told: [],
}

/** A place alone, from one of its sides. */
function place(id: 'village' | 'city', turn: number): Uint8Array {
  const g = createBuffers(width, height)
  const palette = paletteFor('day', 'clear', 'pixar')
  PLACE_ART[id]({ g, palette, random: random('same'), style: 'pixar', width, height, unit: height }, { side: 1, turn })
  const { albedo } = readPlanes(g, { palette, ...BARE })
  releaseBuffers(g)
  return albedo
}

const pixel = ({ albedo, width: w }: Planes, x: number, y: number) =>
  [0, 1, 2].map((i) => albedo[(Math.round(y) * w + Math.round(x)) * 4 + i]!)

test('a square that is seen twice is seen from another side', () => {
  const sides = [0, 1, 2].map((turn) => place('village', turn))
  for (const [a, b] of [
    [0, 1],
    [1, 2],
    [0, 2],
  ] as const) {
    let changed = 0
    for (let i = 0; i < width * height * 0.7; i++)
      if (
        Math.abs(sides[a]![i * 3]! - sides[b]![i * 3]!) + Math.abs(sides[a]![i * 3 + 2]! - sides[b]![i * 3 + 2]!) >
        40
      )
        changed++
    expect(changed).toBeGreaterThan(width * height * 0.17)
  }
})

test('whoever stands further up the page is on the platform of a station, not before its train', () => {
  const g = createBuffers(width, height)
  const palette = paletteFor('day', 'clear', 'acuarela')
  const floor = height * 0.76
  const scenery = {
    g,
    palette,
    random: random('floor'),
    style: 'acuarela',
    width,
    height,
    unit: height,
    floor,
  } as const
  PLACE_ART.station(scenery, { side: 1, turn: 0 })
  const depth = g.canvases.depth.data()
  expect([0.68, 0.76].map((y) => depth[(Math.round(y * height) * width + width / 2) * 4])).toEqual([90, 90])
  releaseBuffers(g)
})

test('a fire shines on those beside it, at night more than by day, and where there is none nothing does', () => {
  const things = [{ object: 'fire', words: 'hoguera' }]
  const [lit, day] = [onMountain({ things }), onMountain({ things, time: 'day' })]
  const { aspect } = findObject('fire')!
  const box = lit.layout.taken.find(({ left, right, top, bottom }) => isClose((right - left) / (bottom - top), aspect))!
  const [fire, ...others] = lit.planes.lights
  expect([fire!.x > box.left && fire!.x < box.right, fire!.y > box.top && fire!.y < box.bottom]).toEqual([true, true])
  const near = Math.min(...lit.anchors.map(({ hip: [x, y] }) => Math.hypot(x - fire!.x, y - fire!.y)))
  expect(near).toBeLessThan(fire!.radius * 0.6)
  expect(day.planes.lights.map(({ strength }) => strength / fire!.strength)).toEqual([expect.closeTo(0.25)])
  expect(onMountain({}).planes.lights).toEqual(others)
  expect(onMountain({ time: 'day' }).planes.lights).toEqual([])
})

function onMountain(change: Partial<ScenePlan>) {
  const plan = quietPlan('fire', { place: 'mountain', action: 'sit', time: 'night', camera: 'wide', ...change })
  return paintScene(plan, 'pixar', width, height, NOBODY)
}

const isClose = (a: number, b: number) => Math.abs(a - b) < 1e-6

test.each(['dawn', 'day', 'sunset', 'night'] as const)('light comes from where the sky has its sun: %s', (time) => {
  const plan = quietPlan('sun', { place: 'mountain', action: 'walk', time, camera: 'wide', view: { pan: 0, near: 1 } })
  const { planes } = paintScene(plan, 'ghibli', width, height, NOBODY)
  const [x, y] = planes.sun
  // Somewhere on its disc: a peak may stand before its middle.
  const disc = [-0.03, 0, 0.03].flatMap((dx) =>
    [-0.03, 0, 0.03].map((dy) => pixel(planes, x + dx * height, y + dy * height)),
  )
  const sun = [1, 3, 5].map((i) => Number.parseInt(planes.palette.sun.slice(i, i + 2), 16))
  expect(disc.some((seen) => seen.every((value, i) => Math.abs(value - sun[i]!) < 12))).toBe(true)
})

test.each(['day', 'night'] as const)('where it rains the sky has neither sun nor stars: %s', (time) => {
  const bright = (weather: 'clear' | 'rain') => {
    const plan = quietPlan('sun', { place: 'mountain', action: 'walk', time, weather, camera: 'wide' })
    const { planes } = paintScene(plan, 'pixar', width, height, NOBODY)
    return planes.glow.slice(0, width * height * 0.4).filter((light) => light > 100).length
  }
  expect(bright('clear')).toBeGreaterThan(20)
  expect(bright('rain')).toBe(0)
})

test('from behind, a wheelchair hides the legs of who sits in it', () => {
  const g = createBuffers(width, height)
  const pose = inWheelchair({ ...(POSES.stand as Pose), view: 'back' })
  const character = {
    ...characterOf('Carmen', { age: 'elder', feminine: true }, null, 'wheels', null),
    wheels: true as const,
  }
  const placement = { character, pose, x: 240, y: 300, height: 260, style: 'pixar' } as const
  drawActor(g, { role: 'recipient', placement }, 160, [], height)
  const palette = paletteFor('day', 'clear', 'pixar')
  const planes = readPlanes(g, { palette, ...BARE })
  releaseBuffers(g)
  const { hip } = anchorsOf(placement)
  for (const dx of [-8, 0, 8]) {
    const [r, , b] = pixel(planes, hip[0] + dx, hip[1] + 4)
    expect(b! - r!).toBeGreaterThan(40)
  }
})
