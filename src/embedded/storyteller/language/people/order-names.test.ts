import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { namesIn } from './order-names.ts'
import { readRecipient } from './person.ts'

beforeAll(loadDictionary)

it.each<[string, string[]]>([
  ['el pity se robo la bici y la cony me abrazo', ['Pity', 'Cony']],
  ['la dayana y el yeyo bailaron', ['Dayana', 'Yeyo']],
  ['fuimos con Josue y con Cony', ['Josué', 'Cony']],
  ['se quedó con Abue', []],
  // what falls and breaks may be a thing
  ['el wifi se cayo y la chona se cayo', []],
  // a word of a country, and one whose accent is missing
  ['la wawa se durmio y el compa canto', []],
  ['el telefono no llamo, y andar en Patineta', []],
])('who does things is called so: %s', (answer, names) => expect(namesIn([answer])).toEqual(names))

it.each([
  ['el pity', 'el Pity'],
  ['la cony', 'la Cony'],
  ['el gordo', 'el gordo'],
  ['la abue', 'la abue'],
])('where a name was asked for: %s', (typed, name) => expect(readRecipient(typed, 'amigo').name).toBe(name))
