import { expect, test } from 'vitest'
import { readBeard } from './beard.ts'
import type { BeardMeasures, BeardPart } from './measure-beard.ts'

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

test.each([
  ['a shaven face', all(SHAVEN), 'ninguna'],
  ['a face in shadow below', all({ dark: 0.25, fade: -0.4, rough: -0.2 }), 'ninguna'],
  ['what is dark and rough', all({ dark: 0.4, fade: 0, rough: 1.2 }), 'barba'],
  ['what is a little darker and rough', all({ dark: 0.24, fade: 0, rough: 1 }), 'barba incipiente'],
  ['what is rough and has lost its colour', all({ dark: 0.1, fade: 0.5, rough: 1.3 }), 'barba'],
  [
    'a lip that is dark and rough alone',
    beard({
      lip: { dark: 0.4, fade: -0.2, rough: 1.4 },
      chin: { ...SHAVEN, dark: 0 },
      chinSide: { ...SHAVEN, dark: 0 },
    }),
    'bigote',
  ],
] as const)('%s', (_, measures, seen) => {
  const { value, colour } = readBeard(measures)
  expect(value).toBe(seen)
  // Skin shines through stubble, and lends it its colour.
  expect(colour !== null).toBe(value === 'barba')
})
