import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { readRelation } from './relations.ts'
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
  ['mi mejor amiga desde la prepa', false, 'mi mejor amiga'],
  ['nuestra compañera de la ruta que nos hace reír', true, 'nuestra compañera de la ruta'],
  ['mi amiga de Rosario', false, 'mi amiga de Rosario'],
  ['mi prima y madrina', false, 'mi prima y madrina'],
  ['prima de mi mamá', false, 'la prima de mi mamá'],
  ['la madrina de mi hijo', false, 'la madrina de mi hijo'],
  // what does not end with it is left out whole
  ['mi mejor amiga de toda la vida', false, 'mi mejor amiga'],
  ['mi amiga de hace 20 años', false, 'mi amiga'],
  ['mi prima y mejor amiga', false, 'mi prima'],
  ['mi comadre y alma gemela', false, 'mi comadre'],
  ['mi amiga de esta vida y la otra', false, 'mi amiga'],
  ['nuestra vecina de arriba del todo', true, 'nuestra vecina'],
  ['mi maestra de cuarto de primaria', false, 'mi maestra'],
  ['compañera de laburo q se muda', true, 'nuestra compañera de laburo'],
  ['sobrina que nos ayuda', true, 'nuestra sobrina'],
  // of two who sign one may be the wife
  ['hermana que nos ayuda', true, null],
  ['abuela', true, null],
  // of whom it cannot be, or no brother at all
  ['mi hermano de otra madre', false, null],
  ['nuestra abuela de Tomás', true, null],
  ['mi novia de Ana', false, null],
  ['mi prima de mi mamá', false, null],
  // what else they are, or may be, is not said
  ['la señora que me cuida', false, null],
  ['hermano mayor de mi esposo', false, null],
  ['mi ex suegra', false, null],
  ['mi crush', false, null],
  ['compañeras', true, null],
  ['mi amor', false, null],
  ['mi compañero de celda', false, 'mi compañero'],
])('«%s» (several: %s): %s', (relation, several, said) =>
  expect(tieSaid(relation, { role: readRelation(relation).role, gender: 'f' }, several)).toBe(said),
)
