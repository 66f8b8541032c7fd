import { expect, test } from 'vitest'
import { LOOK } from '../../../../test/factories.ts'
import { TRAIT_NAMES } from '../../../contract/look-traits.ts'
import { HAIR_LENGTHS, HAIR_TYPES, HAIRCUTS } from '../../../contract/look-words.ts'
import { type Look, lookSchema } from '../../../contract/looks.ts'
import { swatchesOf } from './look-colours.ts'
import { lookTabs } from './look-tabs.ts'

/** Looks of which everything can be asked that is not asked of all. */
const LOOKS: readonly Look[] = HAIR_TYPES.flatMap((hairType) =>
  HAIR_LENGTHS.map((hairLength) => ({
    ...LOOK,
    hairType,
    hairLength,
    covering: 'gorra' as const,
    mark: 'lunar' as const,
  })),
)
const questions = (look: Look, grown = true) => lookTabs(look, grown).flatMap((tab) => tab.questions)
const options = (look: Look) => questions(look).flatMap((question) => question.options ?? [])
const changed = (one: Look, other: Look) => TRAIT_NAMES.filter((name) => one[name] !== other[name])

test('every trait can be changed by a tap', () => {
  const tapped = LOOKS.flatMap((look) => [
    ...questions(look).flatMap(({ trait }) => trait ?? []),
    ...options(look).flatMap((option) => changed(look, option.look)),
  ])
  expect(TRAIT_NAMES.filter((name) => !tapped.includes(name))).toEqual([])
})

test('every haircut can be reached, and other hair is not cut like the one before', () => {
  const cuts = LOOKS.flatMap((look) => options(look).flatMap((option) => option.look.haircut ?? []))
  expect(HAIRCUTS.filter((haircut) => !cuts.includes(haircut))).toEqual([])
  const curled: Look = { ...LOOK, hairType: 'rizado', haircut: 'rizos' }
  const straight = options(curled).find(({ label }) => label === 'Liso')
  expect(straight?.look).toEqual({ ...LOOK, hairType: 'liso' })
})

test('what a tap makes is a look, and of each question at most one answer is so already', () => {
  for (const look of LOOKS) {
    for (const option of options(look)) {
      expect(lookSchema.parse(option.look)).toEqual(option.look)
    }
    for (const option of options(look).filter(({ chosen }) => chosen))
      expect(options(option.look).filter(({ chosen }) => chosen)).toContainEqual(option)
    for (const question of questions(look))
      expect(question.options?.filter(({ chosen }) => chosen).length ?? 0).toBeLessThan(2)
  }
})

test('heads are drawn side by side in no more than two rows of six', () => {
  const counts = LOOKS.flatMap((look) => questions(look).map((question) => question.options?.length ?? 0))
  expect(Math.max(...counts)).toBeLessThanOrEqual(12)
  expect(Math.max(...counts)).toBeGreaterThan(6)
})

test('nobody who is too young for a beard is asked about one', () => {
  const beards = [true, false].map((grown) => questions(LOOK, grown).filter(({ legend }) => legend === 'Barba').length)
  expect(beards).toEqual([1, 0])
})

test('the colour of the photo stays among the swatches, also after another was picked', () => {
  const seen: Look = { ...LOOK, skin: '#885533' }
  const first = (look: Look) => swatchesOf('skin', look, seen)[0]
  expect(first(seen)).toEqual({ value: '#885533', label: 'como en la foto' })
  expect(first({ ...seen, skin: '#604134' })).toEqual(first(seen))
  expect(swatchesOf('skin', { ...seen, skin: '#123456' }, seen).slice(0, 2)).toEqual([
    { value: '#123456', label: 'el de ahora' },
    first(seen),
  ])
  expect(swatchesOf('skin', { ...LOOK, skin: '#604134' }, null)).toHaveLength(10)
})
