import { beforeAll, expect, it } from 'vitest'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import type { Brief } from '../../engine.ts'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'

beforeAll(loadDictionary)

const kit = (given: Partial<Brief>) => kitFor({ ...PLAIN, ...given }, '1')

it.each([
  ['Marta y Joaquín', 'nuestra hija de 9 años', 'sus papás'],
  ['Marta y Lucía', 'nuestro hijo de 9 años', 'sus mamás'],
  ['Olga y Raúl', 'nieta que se gradúa', 'sus abuelos'],
  ['Pau y Raúl', 'nuestra sobrina', 'sus tíos'],
  ['Marta, Lucía y Rosa', 'hermana mayor', 'sus hermanas'],
  ['Fer, Luis y Toño', 'nuestro papá', 'sus hijos'],
  ['Marta Fuentealba', 'mi suegra', 'su nuera'],
  ['Raúl', 'mi nuera', 'su suegro'],
  ['Raúl', 'mi cuñada', 'su cuñado'],
  // of «mi» one may be somebody else, and of these names no gender is known
  ['Marta y Joaquín', 'mi hija de 9 años', null],
  ['Pau y Dani', 'nuestra sobrina', null],
  ['Pau y Marta', 'nuestra hija de 9 años', null],
  ['Marta y el equipo', 'nuestra amiga', null],
  ['Pau', 'mi suegra', null],
  ['Raúl', 'la suegra de mi hermano', null],
  ['Marta y Joaquín', 'hija de nuestros vecinos', null],
])('%s, of «%s»: %s', (senderName, recipientRelation, kin) =>
  expect(kit({ senderName, recipientRelation, recipientName: 'Sam' }).s.kin).toBe(kin),
)

it.each<[string, string, string, string[]]>([
  ['Yuri', 'Tomi', 'mi hijo de 7 añitos', ['Tomi es hijo de Yuri.']],
  ['Nico', 'el Rulo', 'mi papá', ['El Rulo es el papá de Nico.']],
  ['Clara', 'Don Beto', 'el portero de mi edificio', ['Don Beto es el portero del edificio de Clara.']],
  ['Clara', 'Nina', 'mi gata', ['Nina es la gata de Clara.']],
  // said beside the giver's name, or by the name
  ['Clara', 'Tomi', 'mi hijo de 7 añitos', []],
  ['tía Nelly', 'Tomi', 'mi sobrino', []],
  ['Tus nietos', 'Nelly', 'nuestra abuela', []],
  ['Yuri', 'Maestra Nelly', 'mi maestra', []],
])('%s is told of beside %s, «%s»: %o', (senderName, recipientName, recipientRelation, ties) =>
  expect(kit({ senderName, recipientName, recipientRelation }).ties).toEqual(ties),
)
