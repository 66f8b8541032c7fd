import type { Patch, Patches } from './measure-patches.ts'

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

/** How each place where a beard may be differs from the cheek of its side; in the order of `BEARD`. */
export function beardTones(patches: Patches): number[] {
  const cheek = both(patches, 'cheek')
  const sides = (['lip', 'chin', 'jaw', 'low', 'ear'] as const).map((name) => {
    const right = beside(patches[`${name}Right`], patches.cheekRight)
    const left = beside(patches[`${name}Left`], patches.cheekLeft)
    return right.map((value, i) => (value + left[i]!) / 2)
  })
  const middle = (['philtrum', 'chin', 'underLip', 'underChin'] as const).map((name) => beside(patches[name], cheek))
  return [...sides, ...middle].flat()
}

/** Hair on the lip alone, grey or not: rough where the chin is smooth, and no yellower than the cheek. */
export function isRoughLip(patches: Patches): boolean {
  const [, , yellow, lip] = beardTones(patches) as [number, number, number, number]
  const chin = [
    beside(patches.chinRight, patches.cheekRight),
    beside(patches.chinLeft, patches.cheekLeft),
    beside(patches.chin, both(patches, 'cheek')),
  ].map(([, , , rough]) => rough!)
  return lip > HAIRY && lip - ((chin[0]! + chin[1]!) / 2 + chin[2]!) / 2 > SMOOTHER && yellow < 0
}

const [HAIRY, SMOOTHER] = [1, 0.4]

function beside(patch: Patch, cheek: Patch): number[] {
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
  const mean = (of: (patch: Patch) => number) => (of(right) + of(left)) / 2
  return {
    lightness: mean(({ lightness }) => lightness),
    tone: [mean(({ tone }) => tone[0]), mean(({ tone }) => tone[1])],
    rough: mean(({ rough }) => rough),
    coarse: mean(({ coarse }) => coarse),
    spread: mean(({ spread }) => spread),
  }
}
