import { expect, it } from 'vitest'
import { inVariant } from '../language/variants.ts'
import { CREATURES } from './creatures.ts'
import { HOUSEHOLD } from './household.ts'
import { NAMED } from './keepsakes.ts'
import { PASTIMES } from './pastimes.ts'
import { TABLES } from './tables.ts'

const ABROAD = ['es-AR', 'es-CO', 'es-ES'] as const
const article = (words: string) => words.split(' ')[0]
const changesGender = (el: string) =>
  ABROAD.some((variant) => article(inVariant(el, variant, new Set())) !== article(el))

it('says no thing of a story by a word of another gender, with which the rest of a sentence would not agree', () => {
  const things = [...CREATURES, ...HOUSEHOLD, ...NAMED, ...PASTIMES, ...TABLES].map(([, { el }]) => el)
  // nothing that agrees is said of it
  expect(things.filter(changesGender)).toEqual(['la computadora'])
})
