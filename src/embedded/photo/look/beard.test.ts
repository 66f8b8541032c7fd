import { expect, test } from 'vitest'
import { beardEvidence, readBeard } from './beard.ts'
import BEARDED_FACE from './beard-fit.json' with { type: 'json' }
import { beardedEvidence } from './evidence.ts'
import FITS from './look-fits.json' with { type: 'json' }
import type { BeardMeasures, BeardPart } from './measure-beard.ts'
import type { FaceMeasures } from './measure-face.ts'
import type { HairMeasures } from './measure-hair.ts'
import type { Hairs, HairsMeasures } from './measure-hairs.ts'
import type { Patch, Patches, Place } from './measure-patches.ts'

type Part = { dark: number; fade: number; rough: number }
const SHAVEN: Part = { dark: 0.06, fade: -0.1, rough: 0.3 }
function beard(parts: Partial<Record<BeardPart, Part>>): BeardMeasures {
  const of = (part: BeardPart): BeardMeasures['lip'] => {
    const contrast = { tint: 0.02, ...(parts[part] ?? SHAVEN) }
    return [contrast, contrast]
  }
  return { lip: of('lip'), chin: of('chin'), chinSide: of('chinSide'), jaw: of('jaw'), colour: [0.3, 0.02, 0.03] }
}
const all = (part: Part) => beard({ lip: part, chin: part, chinSide: part, jaw: part })

const LIP = ['lipRight', 'lipLeft', 'philtrum'] as const
const BEARD = [
  ...(['underLip', 'chin', 'underChin', 'chinRight', 'chinLeft', 'lowRight', 'lowLeft'] as const),
  ...(['jawRight', 'jawLeft', 'earRight', 'earLeft'] as const),
]
const CHIN = ['chin', 'chinRight', 'chinLeft'] as const
const GOATEE = [...LIP, 'underLip', 'chin', 'underChin', 'chinRight', 'chinLeft'] as const
const ELSEWHERE = ['forehead', 'cheekRight', 'cheekLeft', 'nose', 'underEyes', 'lips'] as const
const SKIN: Patch = { lightness: 0.75, tone: [0.06, 0.08], rough: -3.6, coarse: -4, spread: 0.1 }
const HAIR: Patch = { lightness: 0.5, tone: [0.05, 0.06], rough: -2.4, coarse: -2.9, spread: 0.2 }
const GREY: Patch = { lightness: 0.72, tone: [0.02, 0.03], rough: -2, coarse: -2.6, spread: 0.2 }
const SHADE: Patch = { lightness: 0.55, tone: [0.065, 0.085], rough: -3.7, coarse: -4, spread: 0.1 }

/** Skin all over, but for what covers some places. */
function face(what: Patch, where: readonly Place[] = [...LIP, ...BEARD]): Patches {
  const of = (name: Place): [Place, Patch] => [name, where.includes(name) ? what : SKIN]
  return Object.fromEntries([...LIP, ...BEARD, ...ELSEWHERE].map(of)) as Patches
}

/** What is seen from cheeks to jaws: of each number a little of what the fit takes for hair, or for skin. */
const SPEAKS = { hair: 0.3, stubble: 0.15, bare: -0.15, shade: -0.1 }
const lower = (seen: keyof typeof SPEAKS) =>
  BEARDED_FACE.mean
    .map((mean, i) => mean + SPEAKS[seen] * BEARDED_FACE.deviation[i]! * Math.sign(BEARDED_FACE.weights[i + 1]!))
    .slice(1)

/** Somebody of whom all but the beard is as it is of most: in the order of `beardedEvidence`. */
const [, yaw, , lightness, brow, below, jaws, jaw, browHeight, lipHeight, chin, ...inside] = FITS.bearded.mean as [
  ...Usual,
  ...number[],
]
type Usual = [number, number, number, number, number, number, number, number, number, number, number]
const USUAL = {
  hairs: hairs(0),
  across: 110,
  lightness,
  brows: [brow, 0.02, 0.03] as [number, number, number],
  strands: { below: { area: below, seen: 1 }, jaw: jaws } as HairMeasures,
  face: {
    face: { jaw, browHeight, lipHeight, chin } as FaceMeasures,
    expression: { yaw: yaw * 30, pitch: 0, smile: 0, open: 0 },
  },
  insideFace: seenInside((at) => inside[at]!),
}

/** Of a lip whose hairs leave it likely that there is a beard, and not sure. */
const LIKELY = 0.7

/** Upper lips of which each number speaks for hair by so many deviations, beside a chin that is as far off as usual. */
function hairs(speaks: number): HairsMeasures {
  const { weights, mean, deviation } = FITS.hairyLip
  const all = mean.map((value, i) => value + speaks * deviation[i]! * Math.sign(weights[i + 1]!))
  const chin = asHairs(all.slice(0, 6).map((value, i) => value - all[6 + i]!))
  return { lip: asHairs(all.slice(0, 6)), chin, jaw: { ...chin, pale: 0 } }
}

function asHairs(values: readonly number[]): Hairs {
  const [fade, dark, spread, grain, near, pale] = values as [number, number, number, number, number, number]
  return { fade, dark, spread, grain, near, pale }
}

/** Twelve rows of twelve places; of those over lips, over the chin and over the upper lip the fit is given the means. */
function seenInside(of: (at: number) => number): Float32Array {
  return Float32Array.from({ length: 12 * 12 * 128 }, (_, i) => {
    const row = Math.floor(i / 128 / 12)
    return of((i % 128) + (row < 7 ? 256 : row < 9 ? 0 : 128))
  })
}

test.each([
  ['a shaven face', all(SHAVEN), face(SKIN), 'bare', 'ninguna'],
  ['a face in shadow below', all({ dark: 0.25, fade: -0.4, rough: -0.2 }), face(SHADE), 'shade', 'ninguna'],
  ['what is dark and rough', all({ dark: 0.4, fade: 0, rough: 1.2 }), face(HAIR), 'hair', 'barba'],
  ['what is rough and has lost its colour', all({ dark: 0.15, fade: 0.5, rough: 1.6 }), face(GREY), 'hair', 'barba'],
  ['a little darker and rough', all({ dark: 0.24, fade: 0, rough: 1 }), face(HAIR), 'stubble', 'barba incipiente'],
  [
    'a lip that is dark and rough alone',
    beard({
      lip: { dark: 0.4, fade: -0.2, rough: 1.4 },
      chin: { ...SHAVEN, dark: 0 },
      chinSide: { ...SHAVEN, dark: 0 },
    }),
    face(HAIR, LIP),
    'bare',
    'bigote',
  ],
  ['a chin and a lip with hairs', all({ dark: 0.24, fade: 0, rough: 1 }), face(HAIR, GOATEE), 'stubble', 'perilla'],
  ['a lip with grey hairs alone', all(SHAVEN), face(GREY, LIP), 'bare', 'bigote'],
  ['a lip that a smile makes rough', all(SHAVEN), face({ ...GREY, rough: -2.5 }, LIP), 'bare', 'ninguna'],
] as const)('%s', (_, measures, patches, below, seen) => {
  const { value, colour } = readBeard({ ...USUAL, beard: measures, patches, lower: lower(below) })
  expect(value).toBe(seen)
  // Skin shines through stubble, and lends it its colour.
  expect(colour !== null).toBe(value === 'barba')
})

test('places from cheeks to jaws tell a beard that lip, chin and jaws leave in doubt', () => {
  const doubtful = { ...USUAL, beard: all({ dark: 0.16, fade: 0, rough: 0.6 }), patches: face(SKIN) }
  const likely = (seen: keyof typeof SPEAKS) => {
    const { value, sure } = readBeard({ ...doubtful, lower: lower(seen) })
    return value === 'ninguna' ? 1 - sure : sure
  }
  expect(likely('bare')).toBeLessThan(0.3)
  expect(likely('hair')).toBeGreaterThan(0.85)
})

test('a beard that is likely and not sure lends no colour', () => {
  const seen = {
    ...USUAL,
    hairs: hairs(LIKELY),
    beard: all({ dark: 0.3, fade: 0, rough: 0.9 }),
    patches: face(SKIN),
    lower: lower('stubble'),
  }
  const { value, sure, colour } = readBeard(seen)
  expect([value, colour]).toEqual(['barba', null])
  expect(sure).toBeLessThan(0.85)
})

test('what is seen from the nose to the upper lip tells a moustache that lips and teeth below it hide', () => {
  const doubtful = { beard: all({ dark: 0.16, fade: 0, rough: 0.6 }), patches: face(SKIN), lower: lower('stubble') }
  const [hair, skin] = [1, -1].map((way) => {
    const insideFace = seenInside((i) => {
      const at = 11 + i
      const speaks = i < 256 ? 0 : 0.5 * way * Math.sign(FITS.bearded.weights[at + 1]!)
      return FITS.bearded.mean[at]! + speaks * FITS.bearded.deviation[at]!
    })
    const { value, sure } = readBeard({ ...USUAL, ...doubtful, insideFace })
    return value === 'ninguna' ? 1 - sure : sure
  })
  expect(hair).toBeGreaterThan(skin! + 0.2)
})

test.each([-0.2, 0.4])('a lip that is darker by %d tells of a moustache by its difference from the chin', (dark) => {
  const parts = beard({ lip: { dark, fade: 0, rough: 1.1 }, chin: { dark: 0.1, fade: 0, rough: 0.3 } })
  const [apart, rougher] = beardedEvidence({ ...USUAL, beard: parts, places: 0 }).moustache
  expect(apart).toBeCloseTo(0.3)
  expect(rougher).toBeCloseTo(0.8)
})

test('a lip that is rougher than a rough chin is in the shadow of a nose, if the rest of the face is shaven', () => {
  const bare = { ...USUAL, beard: all(SHAVEN), lower: lower('bare') }
  const read = (rough: number) => {
    const chin = Object.fromEntries(CHIN.map((name) => [name, { ...SKIN, rough }]))
    return readBeard({ ...bare, patches: { ...face(GREY, LIP), ...chin } }).value
  }
  expect(read(SKIN.rough)).toBe('bigote')
  expect(read(SKIN.rough + 0.7)).toBe('ninguna')
})

test('a lip with hairs tells a moustache that chin and jaws leave in doubt, and a bare one little of a beard', () => {
  const doubtful = { beard: all({ dark: 0.3, fade: 0, rough: 0.6 }), patches: face(SKIN), lower: lower('stubble') }
  const likely = (speaks: number) => {
    const { value, sure } = readBeard({ ...USUAL, ...doubtful, hairs: hairs(speaks) })
    return value === 'ninguna' ? 1 - sure : sure
  }
  expect(likely(1)).toBeGreaterThan(likely(0) + 0.05)
  expect(likely(-3)).toBeCloseTo(likely(-2), 5)
})

test.each([
  ['white hair over chin and jaws, however light it is', 0.7, 0.8, 'barba'],
  ['a shine, which is smooth', 0.1, 0.8, 'ninguna'],
  ['a few pale spots', 0.7, 0.3, 'ninguna'],
])('%s', (_, grain, pale, value) => {
  const white = { ...hairs(-1).jaw, grain, pale }
  const seen = { lip: hairs(-1).lip, chin: { ...white, pale: pale / 2 }, jaw: white }
  expect(
    readBeard({ ...USUAL, hairs: seen, beard: all(SHAVEN), patches: face(SKIN), lower: lower('bare') }).value,
  ).toBe(value)
})

test('stubble must be surer than a beard that is dense', () => {
  const [dense, thin] = [0.3, 0.25].map((dark) => {
    const seen = { ...USUAL, hairs: hairs(LIKELY), patches: face(SKIN), lower: lower('stubble') }
    return readBeard({ ...seen, beard: all({ dark, fade: 0, rough: 0.9 }) })
  })
  expect(dense!.value).toBe('barba')
  expect(dense!.sure).toBeLessThan(0.85)
  // It is as likely as a dense beard must be.
  expect(thin!.value).toBe('ninguna')
  expect(1 - thin!.sure).toBeGreaterThan(0.66)
})

test('there is a weight for each number', () => {
  const evidence = beardEvidence({ beard: all(SHAVEN), patches: face(SKIN), lower: lower('bare') })
  expect(BEARDED_FACE.mean).toHaveLength(evidence.length)
  expect(BEARDED_FACE.deviation).toHaveLength(evidence.length)
  expect(BEARDED_FACE.weights).toHaveLength(evidence.length + 1)
})

test('a jaw’s shade in profile is no beard', () => {
  const seen = { ...USUAL, beard: all({ dark: 0.3, fade: 0.1, rough: 0.8 }), patches: face(HAIR), lower: lower('hair') }
  const turned = (yaw: number) =>
    readBeard({ ...seen, face: { ...USUAL.face, expression: { ...USUAL.face.expression, yaw } } })
  for (const yaw of [0, 44]) expect(turned(yaw)).toMatchObject({ value: 'barba' })
  expect(turned(46)).toEqual({ value: 'ninguna', sure: 0.5, colour: null })
})

test('a face that seems bearded as a whole is not where light has made neither lip nor chin any darker', () => {
  // What the network sees speaks for a beard as loudly as it can.
  const insideFace = seenInside((i) => {
    const at = 11 + i
    return FITS.bearded.mean[at]! + Math.sign(FITS.bearded.weights[at + 1]!) * FITS.bearded.deviation[at]!
  })
  const read = (part: Part, lip = 0) =>
    readBeard({ ...USUAL, hairs: hairs(lip), insideFace, beard: all(part), patches: face(SKIN), lower: lower('bare') })
  expect(read({ dark: 0.02, fade: 0.2, rough: 0.6 })).toEqual({ value: 'ninguna', sure: 0.5, colour: null })
  // A lip with hairs, white ones say, is another matter.
  expect(read({ dark: 0.02, fade: 0.2, rough: 0.6 }, 1).value).not.toBe('ninguna')
  expect(read({ dark: 0.2, fade: 0.2, rough: 0.6 }).value).not.toBe('ninguna')
})
