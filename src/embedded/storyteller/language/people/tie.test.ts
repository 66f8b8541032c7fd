import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { tieSaid } from './tie.ts'

beforeAll(loadDictionary)

it.each([
  ['nuestra vecina que nos cuidaba de chicos', true, 'nuestra vecina'],
  ['compañera de oficina que se muda a Salta', true, 'nuestra compañera de oficina'],
  ['mi hijo de 7 añitos', false, 'mi hijo'],
  ['amiga y vecina, se recibe este año', false, 'mi amiga y vecina'],
  ['la seño de música de mi hija Pía', false, 'la seño de música de mi hija Pía'],
  ['el portero de mi edificio', false, 'el portero de mi edificio'],
  ['mi mejor amiga de la facu', false, 'mi mejor amiga de la facu'],
  // what else they are, or may be, is not said
  ['la señora que me cuida', false, null],
  ['hermano mayor de mi esposo', false, null],
  ['mi ex suegra', false, null],
  ['mi crush', false, null],
  ['compañeras', true, null],
  ['mi amor', false, null],
  ['mi compañero de celda', false, 'mi compañero'],
])('«%s» (several: %s): %s', (relation, several, said) =>
  expect(tieSaid(relation, { role: 'other', gender: 'f' }, several)).toBe(said),
)
