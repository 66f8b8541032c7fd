import { expect, test } from 'vitest'
import { LOOK } from '../../../../test/factories.ts'
import { lookAdvice } from './look-advice.ts'

const SURE = { skin: 0.96, hair: 0.96, hairType: 0.97, hairLength: 1, glasses: 0.95, beard: 0.99, clothes: 0.95 }

test('what the photo leaves in doubt is named', () => {
  expect(lookAdvice({ ...LOOK, sure: SURE }, false)).toBe('Es lo que vemos en la foto.')
  expect(lookAdvice({ ...LOOK, sure: { ...SURE, skin: 0.8, hairType: 0.6 } }, false)).toBe(
    'Es lo que vemos en la foto. Mira sobre todo la piel y el tipo de pelo: ahí la foto no lo deja claro.',
  )
})

test('where nobody was seen or all is confirmed, nothing is said of the photo', () => {
  expect(lookAdvice({ ...LOOK, findings: ['no-face'] }, false)).toBe('No lo vemos bien en la foto. Cuéntanos cómo es.')
  expect(lookAdvice({ ...LOOK, sure: {} }, true)).toBe('Así saldrá en el cuento. Puedes seguir retocando.')
})
