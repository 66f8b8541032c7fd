import { expect, test } from 'vitest'
import { COAT } from '../../../../test/factories.ts'
import { COAT_NAMES, toCoat, USUAL_COATS } from '../../../contract/coats.ts'
import { coatQuestions, coatSwatches } from './coat-questions.ts'

test('every trait of a coat is asked, each answer is a coat, and what it is now is chosen', () => {
  const questions = coatQuestions({ ...USUAL_COATS.perro, pattern: 'manchas' })
  expect(questions).toHaveLength(COAT_NAMES.length)
  for (const { options } of questions) {
    if (!options) continue
    expect(options.filter(({ chosen }) => chosen)).toHaveLength(1)
    expect(options.filter(({ look }) => toCoat(look) === null)).toEqual([])
  }
})

test('nothing is asked that is not drawn', () => {
  const legends = coatQuestions({ ...USUAL_COATS.caballo, pattern: 'liso' }).map(({ legend }) => legend)
  expect(legends).not.toContain('Orejas')
  expect(legends).not.toContain('Segundo color')
})

test('another animal keeps the colours, with ears that it can have', () => {
  const animals = coatQuestions(COAT).find(({ legend }) => legend === 'Qué animal es')?.options
  const rabbit = animals?.find(({ label }) => label === 'Conejo')?.look
  expect(rabbit).toMatchObject({ animal: 'conejo', colour: COAT.colour, ears: 'paradas' })
})

test('the colour of the photo and the present one are among the swatches, once each', () => {
  const seen = { ...COAT, colour: '#123456' }
  expect(coatSwatches('colour', { ...COAT, colour: '#654321' }, seen).slice(0, 2)).toEqual([
    { value: '#123456', label: 'como en la foto' },
    { value: '#654321', label: 'el de ahora' },
  ])
  const values = coatSwatches('colour', seen, seen).map(({ value }) => value)
  expect(values.filter((value) => value === '#123456')).toHaveLength(1)
})
