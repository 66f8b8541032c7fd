import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { vosTyped } from './vos-typed.ts'

beforeAll(loadDictionary)

it.each([
  ['siempre esta, si lo llamas a las 4 te atiende', 'siempre esta, si lo llamás a las 4 te atiende'],
  ['si comes poco se enoja', 'si comés poco se enoja'],
  ['cuando lloras te abraza', 'cuando llorás te abraza'],
  ['cuando llegas tarde te espera', 'cuando llegás tarde te espera'],
  ['si te olvidas de algo lo sabe', 'si te olvidás de algo lo sabe'],
  ['si le hablas de River', 'si le hablás de River'],
  ['si lo necesitas viene', 'si lo necesitás viene'],
])('whoever says vos has its accent: %s', (typed, told) => expect(vosTyped(typed, 'es-AR')).toBe(told))

it.each([
  'las llamas y las vacas',
  'que cosas ricas',
  'y flores y empanadas',
  'que hermosas fiestas',
  'siempre buenas noticias',
  'la mira y ya sabe',
  'cuando tú llegas, si lo llamas',
  'si lo llamás te atiende',
  'cuando éramos chicas',
  'le gustan las cosas que cuentas',
])('no other word has one: %s', (said) => expect(vosTyped(said, 'es-AR')).toBe(said))

it('is of that country alone', () => expect(vosTyped('si lo llamas', 'es-MX')).toBe('si lo llamas'))
