import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { readRecipient } from './person.ts'
import { readSender } from './sender.ts'
import { tieTold } from './tie.ts'

beforeAll(loadDictionary)

const told = (name: string, relation: string, signed: string, gender: 'f' | 'm' | null) => {
  const r = readRecipient(name, relation, gender)
  return tieTold(relation, r, readSender(signed, r, relation))
}

it.each<[string, string, string, 'f' | 'm' | null, string | null]>([
  [
    'Aurora',
    'nuestra vecina que nos cuidaba de chicos',
    'Rita y Saúl',
    'f',
    'Esta es la historia de Aurora, vecina de Rita y Saúl.',
  ],
  ['Aurora', 'mi mejor amiga de la facu', 'Pau', 'f', 'Esta es la historia de Aurora, la mejor amiga de Pau.'],
  ['Beto', 'nuestro papito', 'Pau y Dani', 'm', 'Esta es la historia de Beto, el papá de Pau y Dani.'],
  ['Tomi', 'mi hijito de 7 añitos', 'Yuri', 'm', 'Esta es la historia de Tomi, hijo de Yuri.'],
  [
    'Leo y Max',
    'nuestros ahijados',
    'Fam. Soto',
    'm',
    'Esta es la historia de Leo y Max, ahijados de la familia Soto.',
  ],
  ['Aurora', 'amiga y vecina, se recibe este año', 'Pau', 'f', 'Esta es la historia de Aurora, amiga y vecina de Pau.'],
  [
    'Aurora',
    'compañera de oficina que se muda',
    'Las chicas de Ventas',
    'f',
    'Esta es la historia de Aurora y las chicas de Ventas, compañeras de oficina.',
  ],
  [
    'Aurora',
    'nuestra compañera, se traslada',
    'El equipo de Salud',
    'f',
    'Esta es la historia de Aurora, compañera del equipo de Salud.',
  ],
  [
    'Aurora',
    'la seño de música de mi hija Pía',
    'Ana',
    'f',
    'Esta es la historia de Aurora, la seño de música de Pía, hija de Ana.',
  ],
  [
    'Don Beto',
    'el portero de mi edificio',
    'Ana',
    'm',
    'Esta es la historia de don Beto, el portero del edificio de Ana.',
  ],
  ['Nina', 'mi perrita', 'Ana', 'f', 'Esta es la historia de Nina, la perrita de Ana.'],
  ['Nina', 'nuestra gata', 'Ana', 'f', 'Esta es la historia de Nina, la gata de la casa.'],
  ['Coco', 'nuestro perro, mestizo', 'Rita y Saúl', 'm', 'Esta es la historia de Coco, el perro de Rita y Saúl.'],
  // what does not end with it is left out whole
  ['Aurora', 'mi mejor amiga de toda la vida', 'Pau', 'f', 'Esta es la historia de Aurora, la mejor amiga de Pau.'],
  ['Aurora', 'mi vecina de hace 20 años', 'Pau', 'f', 'Esta es la historia de Aurora, vecina de Pau.'],
  ['Aurora', 'mi prima y mejor amiga', 'Pau', 'f', 'Esta es la historia de Aurora, prima de Pau.'],
  // of whom it cannot be, or no brother at all; of two who sign one may be the wife
  ['Beto', 'mi hermano de otra madre', 'Pau', 'm', null],
  ['Aurora', 'nuestra abuela de Tomás', 'Rita y Saúl', 'f', null],
  ['Aurora', 'mi prima de mi mamá', 'Pau', 'f', null],
  ['Aurora', 'hermana que nos ayuda', 'Rita y Saúl', 'f', null],
  ['Aurora', 'abuela', 'Rita y Saúl', 'f', null],
  ['Luis y Eva', 'mis suegros', 'Lidia, Sergio y los peques', null, null],
  ['Luis y Eva', 'nuestros tíos', 'Rita y los niños', null, null],
  ['Aurora', 'mi mamá', 'Rita y Saúl', 'f', 'Esta es la historia de Aurora, la mamá de Rita y Saúl.'],
  ['Aurora', 'mi mejor amiga', 'Rita y Saúl', 'f', null],
  ['Tomi', 'nuestro sobrino', 'Rita, Saúl y sus hijos', 'm', null],
  ['Tomi', 'mi hijo', 'Rita y Saúl', 'm', 'Esta es la historia de Tomi, hijo de Rita y Saúl.'],
  ['Luis y Eva', 'nuestros suegros', 'Rita y Saúl', null, 'Esta es la historia de Luis y Eva, los suegros de Rita y Saúl.'], // oxfmt-ignore
  ['Aurora', 'nuestra vecina', 'Rita, Saúl y los niños', 'f', 'Esta es la historia de Aurora, vecina de Rita, Saúl y los niños.'], // oxfmt-ignore
  // what else they are, or may be, is not said, and nothing that the name says
  ['Aurora', 'la señora que me cuida', 'Ana', 'f', null],
  ['Aurora', 'hermano mayor de mi esposo', 'Ana', 'm', null],
  ['Aurora', 'mi ex suegra', 'Ana', 'f', null],
  ['Aurora', 'mi crush', 'Ana', 'f', null],
  // whom one goes to is private as it was typed, and a school friend of that trade is none
  ['Aurora', 'mi psicóloga', 'Ana', 'f', null],
  ['Aurora', 'nuestra psicóloga', 'Rita y Saúl', 'f', null],
  ['Aurora', 'mi amiga y psicóloga', 'Ana', 'f', null],
  ['Aurora', 'la psicóloga de mi hijo Leo', 'Ana', 'f', null],
  ['Aurora', 'mi madrina de AA', 'Ana', 'f', null],
  [
    'Aurora',
    'mi compañera de psicología',
    'Ana',
    'f',
    'Esta es la historia de Aurora, compañera de psicología de Ana.',
  ],
  ['Aurora', 'mi nena', 'Ana', 'f', null],
  ['Aurora', 'nuestra hermana', 'Fam. Soto', 'f', null],
  ['Aurora', 'mi amor', 'Ana', 'f', null],
  ['Maestra Aurora', 'nuestra maestra', 'Grupo 4.º A', 'f', null],
  ['Ana y Luz', 'compañeras', 'Los de Ventas', 'f', null],
  ['Ana', 'mi hija', 'Los de la oficina', 'f', null],
  ['Ana', 'nuestra compañera de trabajo', 'Las compañeras de la oficina', 'f', null],
  ['Ana', 'nuestra prima', 'El equipo de Salud', 'f', null],
  ['Aurora', 'mi compañera de celda', 'Ana', 'f', 'Esta es la historia de Aurora, compañera de Ana.'],
])('%s, «%s», from %s (%s): %s', (name, relation, signed, gender, tie) =>
  expect(told(name, relation, signed, gender)).toBe(tie),
)

it('is told without a time, and so of who has died too', () =>
  expect(told('Coco', 'nuestro perro, murió en mayo', 'Ana', 'm')).toBe(
    'Esta es la historia de Coco, el perro de la casa.',
  ))
