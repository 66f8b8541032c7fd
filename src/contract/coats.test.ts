import { expect, test } from 'vitest'
import { COAT } from '../../test/factories.ts'
import { COAT_PATTERNS, coatInWords, doubtsOfCoat, earsOf, toCoat, USUAL_COATS } from './coats.ts'
import { coatSchema } from './looks.ts'

test('a coat is read alike by the schema and by the draft', () => {
  expect(coatSchema.parse({ ...COAT, other: 1 })).toEqual(COAT)
  expect(toCoat({ ...COAT, other: 1 })).toEqual(COAT)
})

test.each([{ animal: 'dragón' }, { colour: 'negro' }, { pattern: undefined }, { size: 2 }])(
  '%o is no coat',
  (wrong) => {
    expect(coatSchema.safeParse({ ...COAT, ...wrong }).success).toBe(false)
    expect(toCoat({ ...COAT, ...wrong })).toBeNull()
  },
)

test('nobody is asked of what is not drawn', () => {
  const none = { ...USUAL_COATS.caballo, sure: {} }
  expect(doubtsOfCoat(none)).toEqual(['animal', 'colour', 'pattern'])
  expect(doubtsOfCoat({ ...USUAL_COATS.perro, sure: { animal: 1, colour: 1 } })).toEqual([
    'second',
    'pattern',
    'ears',
    'size',
  ])
  expect(earsOf('caballo')).toEqual([])
})

test('a coat is told in words, each pattern with the colours that it is drawn in', () => {
  expect(coatInWords(COAT, (colour) => `<${colour}>`)).toEqual([
    'gato',
    'pelaje de color <#2b2624>, con manchas grandes de color <#f3efe8>',
    'orejas dobladas',
    'de tamaño grande',
  ])
  const told = COAT_PATTERNS.map((pattern) => coatInWords({ ...COAT, pattern }, (colour) => colour)[1])
  expect(new Set(told).size).toBe(COAT_PATTERNS.length)
  expect(told.filter((words) => !words?.includes('#2b2624'))).toEqual([])
})
