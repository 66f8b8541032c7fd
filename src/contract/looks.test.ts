import { expect, test } from 'vitest'
import { toLook } from './look-traits.ts'
import { lookSchema, seenLookSchema } from './looks.ts'

const PLAIN = {
  skin: '#e0ac7e',
  hair: '#3a2618',
  hairType: 'rizado',
  hairLength: 'medio',
  glasses: true,
  beard: 'perilla',
  clothes: '#c0472f',
}
const WHOLE = {
  ...PLAIN,
  haircut: 'dos coletas',
  jaw: -2,
  freckles: 2,
  dimples: true,
  mark: 'lunar',
  eyeColour: '#3a5a7a',
}

test.each([PLAIN, WHOLE])('a look is read alike by the schema and by the draft', (look) => {
  expect(lookSchema.parse(look)).toEqual(look)
  expect(toLook({ ...look, other: 1 })).toEqual(look)
})

test.each([
  { jaw: 3 },
  { jaw: 0.5 },
  { freckles: -1 },
  { haircut: 'peluca' },
  { eyeColour: 'azul' },
  { dimples: 'sí' },
])('a request with %o is refused, a stored draft only loses it', (wrong) => {
  expect(lookSchema.safeParse({ ...PLAIN, ...wrong }).success).toBe(false)
  expect(toLook({ ...PLAIN, ...wrong })).toEqual(PLAIN)
})

test('without one of the main traits there is no look', () => {
  expect(toLook({ ...WHOLE, skin: undefined })).toBeNull()
  expect(lookSchema.safeParse({ ...WHOLE, skin: undefined }).success).toBe(false)
})

test('a seen look says of each trait how sure it is', () => {
  const seen = { ...WHOLE, sure: { hair: 1, jaw: 0.25 } }
  expect(seenLookSchema.parse(seen)).toEqual(seen)
  expect(seenLookSchema.safeParse({ ...WHOLE, sure: { hair: 2 } }).success).toBe(false)
})
