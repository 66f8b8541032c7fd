import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { withNames } from './names-kept.ts'

beforeAll(loadDictionary)

it.each([
  ['la tercera noche Ruben se durmio al lado', 'la tercera noche Rubén se durmio al lado'],
  ['zoe durmio con ella', 'Zoé durmio con ella'],
  ['la hija de Zoe y Lucía', 'la hija de Zoé y Lucia'],
  // a word of every day, where no capital tells it from the name
  ['el sol y el alma mia', 'el sol y el alma mia'],
  // somebody else's name, where no accent was typed at all
  ['mi tio German y la abuela Ines', 'mi tio Germán y la abuela Inés'],
  ['mi tío German y la abuela Inés', 'mi tío German y la abuela Inés'],
])('names are spelt as their people sign: %s', (typed, spelt) =>
  expect(withNames(typed, 'Rubén Zoé Lucia Sol Alma')).toBe(spelt),
)
