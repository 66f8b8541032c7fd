import { expect, test } from 'vitest'
import { LOOK } from '../../../../test/factories.ts'
import { doubts, lookAdvice } from './look-advice.ts'

const SURE = { skin: 0.96, hair: 0.96, hairType: 0.97, hairLength: 1, glasses: 0.95, beard: 0.99, clothes: 0.95 }

test('what the photo leaves in doubt is named', () => {
  expect(lookAdvice({ ...LOOK, sure: SURE }, false)).toBe('Es lo que vemos en la foto.')
  expect(lookAdvice({ ...LOOK, sure: { ...SURE, skin: 0.8, hairType: 0.6 }, hairType: 'rizado' }, false)).toBe(
    'Es lo que vemos en la foto. Mira sobre todo la piel y el tipo de pelo: ahí la foto no lo deja claro.',
  )
})

test('where nobody was seen or all is confirmed, nothing is said of the photo', () => {
  expect(lookAdvice({ ...LOOK, findings: ['no-face'] }, false)).toBe('No lo vemos bien en la foto. Cuéntanos cómo es.')
  expect(lookAdvice({ ...LOOK, sure: {} }, true)).toBe('Así saldrá en el cuento. Puedes seguir retocando.')
})

test.each([
  ['straight or wavy', { hairType: 'liso' }, ['skin', 'hair', 'hairLength', 'glasses', 'beard', 'clothes']],
  ['curly', { hairType: 'afro' }, ['skin', 'hair', 'hairType', 'hairLength', 'glasses', 'beard', 'clothes']],
  ['bald', { hairType: 'calvo' }, ['skin', 'hairType', 'glasses', 'beard', 'clothes']],
  ['covered', { covering: 'hiyab' }, ['skin', 'glasses', 'beard', 'clothes']],
  ['a child', { sitter: 'child' }, ['skin', 'hair', 'hairLength', 'glasses', 'clothes']],
] as const)('where nothing is sure, of somebody %s only what shows is asked', (_, own, asked) => {
  expect(doubts({ ...LOOK, hairType: 'liso', ...own, sure: {} })).toEqual(asked)
})

test('nothing is asked where only straight and wavy are in doubt', () => {
  expect(doubts({ ...LOOK, hairType: 'ondulado', sure: { ...SURE, hairType: 0.6 } })).toEqual([])
})

test('cropped hair of which it is not sure that there is any is asked', () => {
  expect(doubts({ ...LOOK, hairType: 'liso', sure: { ...SURE, hairType: 0.27 } })).toEqual(['hairType'])
})

test('what may be on a head is asked, drawn or not, and not where surely nothing is', () => {
  expect(doubts({ ...LOOK, sure: { ...SURE, covering: 0.7 } })).toEqual(['covering'])
  expect(doubts({ ...LOOK, covering: 'gorra', sure: { ...SURE, covering: 0.2 } })).toEqual(['covering'])
  expect(doubts({ ...LOOK, sure: { ...SURE, covering: 0.97 } })).toEqual([])
  expect(lookAdvice({ ...LOOK, sure: { ...SURE, covering: 0.7 } }, false)).toContain('lo que lleva en la cabeza')
})
