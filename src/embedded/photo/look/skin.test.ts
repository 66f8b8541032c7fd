import { expect, test } from 'vitest'
import type { Lab } from '../../../contract/colour.ts'
import { oklab } from '../../colour.ts'
import type { Patch, Patches, Place } from './measure-patches.ts'
import type { Relief } from './measure-relief.ts'
import type { SkinMeasures } from './measure-skin.ts'
import SEEN_INSIDE from './skin-fit.json' with { type: 'json' }
import { readSkin } from './skin.ts'

const PLACES: Place[] = [
  ...(['forehead', 'cheekRight', 'cheekLeft', 'nose', 'underEyes', 'lips', 'lipRight', 'lipLeft', 'philtrum'] as const),
  ...([
    'underLip',
    'chin',
    'underChin',
    'chinRight',
    'chinLeft',
    'lowRight',
    'lowLeft',
    'jawRight',
    'jawLeft',
  ] as const),
  ...(['earRight', 'earLeft'] as const),
]
const RELIEF: Relief = { lips: 0.8, red: 0.04, nose: 1, shine: 0.08, iris: 0.5 }

/** Of each place the network for faces sees the same; so many deviations from the mean, towards darker skin. */
const insideFace = (deviations: number) =>
  Float32Array.from({ length: 12 * 12 * SEEN_INSIDE.mean.length }, (_, at) => {
    const i = at % SEEN_INSIDE.mean.length
    return SEEN_INSIDE.mean[i]! - deviations * Math.sign(SEEN_INSIDE.weights[i + 1]!) * SEEN_INSIDE.deviation[i]!
  })

/** By `light` 1 skin is photographed as light as it is. */
function read(lightness: number, light = 1, deviations = 0) {
  const lit = lightness * light
  const patch: Patch = { lightness: lit, tone: [0.07, 0.08], rough: -3.6, coarse: -4, spread: 0.1 }
  const face: SkinMeasures = {
    colour: [lit, lit * 0.07, lit * 0.08],
    lit,
    dim: lit * 0.8,
    saturation: 0.106,
    hue: 49,
    eyeWhite: 0.7 * light,
    white: 0.95 * light,
    bright: 0.85 * light,
    around: 0.7 * light,
  }
  const patches = Object.fromEntries(PLACES.map((place) => [place, patch])) as Patches
  const [brows, hair]: [Lab, Lab] = [
    [0.2 * light, 0.01, 0.01],
    [0.16 * light, 0.01, 0.01],
  ]
  return readSkin({ face, relief: RELIEF, patches, brows, hair, insideFace: insideFace(deviations) })
}

const lightnessOf = (skin: number, light: number, deviations = 0) => oklab(read(skin, light, deviations).value)[0]

test('dark skin in daylight is sure to be dark, and what may be lit or light is asked', () => {
  expect(read(0.48).sure).toBeGreaterThanOrEqual(0.95)
  expect(read(0.62).sure).toBeLessThan(0.95)
})

test('nobody who seems lighter than another is given darker skin', () => {
  const given = Array.from({ length: 60 }, (_, i) => oklab(read(0.4 + i * 0.009).value)[0])
  const falls = given.slice(1).map((lightness, i) => given[i]! - lightness)
  // Colours of 256 steps a channel.
  expect(Math.max(...falls)).toBeLessThan(0.002)
})

test('whites of eyes that are dim too tell little light on fair skin, and no dark skin is light for them', () => {
  expect(lightnessOf(0.8, 0.65)).toBeGreaterThan(0.76)
  expect(lightnessOf(0.48, 0.65)).toBeLessThan(0.6)
})

test('what the network for faces sees makes skin a little darker or lighter, and dark skin no darker', () => {
  const [lighter, usual, darker] = [-3, 0, 3].map((deviations) => lightnessOf(0.78, 1, deviations))
  for (const step of [lighter! - usual!, usual! - darker!]) {
    expect(step).toBeGreaterThan(0.01)
    expect(step).toBeLessThan(0.04)
  }
  expect(lightnessOf(0.48, 1, 3)).toBeCloseTo(lightnessOf(0.48, 1, 0))
})
