import type { Lab } from '../../../contract/colour.ts'
import type { Patch, Patches } from './measure-patches.ts'
import type { SkinMeasures } from './measure-skin.ts'

type Sided = 'cheek' | 'lip' | 'chin' | 'jaw' | 'low' | 'ear'

/** Of a face's skin, lips and shades, what the light that falls on it changes least; in the order of `SKIN_LIGHTNESS`. */
export function skinTones(patches: Patches): number[] {
  const { forehead, nose, chin, lips, underEyes, cheekRight, cheekLeft } = patches
  const cheek = both(patches, 'cheek')
  const [, middle] = [forehead, cheekRight, cheekLeft].map(({ lightness }) => lightness).toSorted((a, b) => a - b)
  const per = Math.max(0.1, middle!)
  return [
    ...[forehead, cheek, nose, chin, lips, underEyes, both(patches, 'jaw')].flatMap(({ lightness, tone }) => [
      lightness / per,
      ...tone,
    ]),
    ...[forehead, cheek, nose].map(({ spread }) => spread / per),
  ]
}

/** How lit skin stands beside what no light makes darker or lighter with it; after `skinTones` in `SKIN_LIGHTNESS`. */
export function skinLights(face: SkinMeasures, brows: Lab, hair: Lab): number[] {
  const lit = Math.max(0.2, face.lit)
  return [
    Math.log(lit / Math.max(face.eyeWhite, 0.3)),
    Math.log(lit / Math.max(face.white, 0.3)),
    brows[0] / lit,
    hair[0] / lit,
    lit - face.dim,
  ]
}

/** How each place where a beard may be differs from the cheek of its side; in the order of `BEARD`. */
export function beardTones(patches: Patches): number[] {
  const sides = (['lip', 'chin', 'jaw', 'low', 'ear'] as const).map((name) => besideCheeks(patches, name))
  const cheek = both(patches, 'cheek')
  const middle = (['philtrum', 'chin', 'underLip', 'underChin'] as const).map((name) => beside(patches[name], cheek))
  return [...sides, ...middle].flatMap((difference) => [...difference])
}

/** How rough a lip with hair is at least, beside the cheek and beyond the chin. */
export type Hairy = { rough: number; beyondChin: number }

/** Hair on the lip alone, grey or not: rough where the chin is smooth, and no yellower than the cheek. */
export function isRoughLip(patches: Patches, least: Hairy): boolean {
  const [, , yellow, rough] = besideCheeks(patches, 'lip')
  const [, , , chin] = chinOf(patches)
  return rough > least.rough && rough - chin > least.beyondChin && yellow < 0
}

/** A beard on the chin alone: rougher than the jaws, which are hardly darker than the cheeks. */
export function isGoatee(patches: Patches): boolean {
  const chin = chinOf(patches)
  const [jaw, low] = [besideCheeks(patches, 'jaw'), besideCheeks(patches, 'low')]
  const [dark, rough] = [(jaw[0] + low[0]) / 2, (jaw[3] + low[3]) / 2]
  return chin[3] - rough > ROUGHER && dark < SHADE && chin[0] - dark > -LITTLE
}

const [ROUGHER, SHADE, LITTLE] = [0.45, 0.27, 0.05]

/** How much darker, redder, yellower, rougher and more coarsely rough. */
type Difference = [dark: number, red: number, yellow: number, rough: number, coarse: number]

function chinOf(patches: Patches): Difference {
  return mean(besideCheeks(patches, 'chin'), beside(patches.chin, both(patches, 'cheek')))
}

function besideCheeks(patches: Patches, name: Exclude<Sided, 'cheek'>): Difference {
  const right = beside(patches[`${name}Right`], patches.cheekRight)
  return mean(right, beside(patches[`${name}Left`], patches.cheekLeft))
}

function mean(one: Difference, other: Difference): Difference {
  return one.map((value, i) => (value + other[i]!) / 2) as Difference
}

function beside(patch: Patch, cheek: Patch): Difference {
  return [
    1 - patch.lightness / Math.max(0.05, cheek.lightness),
    patch.tone[0] - cheek.tone[0],
    patch.tone[1] - cheek.tone[1],
    patch.rough - cheek.rough,
    patch.coarse - cheek.coarse,
  ]
}

function both(patches: Patches, name: Sided): Patch {
  const [right, left] = [patches[`${name}Right`], patches[`${name}Left`]]
  const middle = (of: (patch: Patch) => number) => (of(right) + of(left)) / 2
  return {
    lightness: middle(({ lightness }) => lightness),
    tone: [middle(({ tone }) => tone[0]), middle(({ tone }) => tone[1])],
    rough: middle(({ rough }) => rough),
    coarse: middle(({ coarse }) => coarse),
    spread: middle(({ spread }) => spread),
  }
}
