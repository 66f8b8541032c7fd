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
  ['Marta y Lucía', 'nuestra hermana', 'sus hermanas'],
  ['Marta y Lucía', 'mejor amiga', 'sus amigas'],
  ['Ana y Luis', 'nuestra abuela', 'sus nietos'],
  ['Ana y Luis', 'sobrino de 6 años', 'sus tíos'],
  ['Ana y Luis', 'nuestra nieta de nueve meses', 'sus abuelos'],
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
  // one of them may be married to a child of hers, or a parent of the Tomás whose she is
  ['Luis y Marta', 'mamá', null],
  ['Luis y Marta', 'abuela', null],
  ['Ana y Marta', 'abuela de Tomás', null],
  ['Ana y Marta', 'nuestra abuela de Tomás', null],
  ['Luis y Marta', 'hermana', null],
  ['Luis y Marta', 'tía', null],
  ['Ana y Marta', 'Mi mamá', null],
  ['Ana y Marta', 'hija de Tomás', null],
  ['Ana y Marta', 'nieta de los vecinos', null],
  ['Ana y Marta', 'hija del jefe', null],
  ['Raúl', 'la suegra de mi hermano', null],
  ['Marta y Joaquín', 'hija de nuestros vecinos', null],
])('%s, of «%s»: %s', (senderName, recipientRelation, kin) =>
  expect(kit({ senderName, recipientRelation, recipientName: 'Sam' }).s.kin).toBe(kin),
)

it.each([
  ['Carmen Flores', 'Carmen', 'Carmen Flores'],
  ['Carmen Flores', 'Carmen Rosa', 'Carmen Flores'],
  ['José García', 'Don José', 'José García'],
  ['Ana María Robles', 'María', 'Ana María Robles'],
  ['Luis Peralta', 'luis', 'Luis Peralta'],
  // who is called otherwise goes by the first name
  ['Carmen Flores', 'Rosa', 'Carmen'],
  ['Luis Peralta', 'Luisa', 'Luis'],
  ['José García', 'Josefa', 'José'],
  ['Ana Robles', 'Mariana', 'Ana'],
  ['Marta Fuentealba', 'Señora Fuentealba', 'Marta'],
])('%s, who gives to %s, is %s', (senderName, recipientName, name) =>
  expect(kit({ senderName, recipientName, recipientRelation: 'mi abuela' }).s.name).toBe(name),
)

it.each<[string, string, string, string | null]>([
  ['Yuri', 'Tomi', 'mi hijo de 7 añitos', 'Esta es la historia de Tomi, hijo de Yuri.'],
  ['Nico', 'el Rulo', 'mi papá', 'Esta es la historia del Rulo, el papá de Nico.'],
  [
    'Clara',
    'Don Beto',
    'el portero de mi edificio',
    'Esta es la historia de don Beto, el portero del edificio de Clara.',
  ],
  ['Clara', 'Nina', 'mi gata', 'Esta es la historia de Nina, la gata de Clara.'],
  // said beside the giver's name, or by the name
  ['Clara', 'Tomi', 'mi hijo de 7 añitos', null],
  ['tía Nelly', 'Tomi', 'mi sobrino', null],
  ['Tus nietos', 'Nelly', 'nuestra abuela', null],
  ['Yuri', 'Maestra Nelly', 'mi maestra', null],
])('%s is told of beside %s, «%s»: %s', (senderName, recipientName, recipientRelation, tie) =>
  expect(kit({ senderName, recipientName, recipientRelation }).tie).toBe(tie),
)
