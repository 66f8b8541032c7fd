import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { tidy } from './tidy.ts'

beforeAll(loadDictionary)

it.each([
  ['la tienda de don hernando', 'la tienda de don Hernando'],
  ['tiene el don de hablar', 'tiene el don de hablar'],
  ['una ternera que se llamaba canela', 'una ternera que se llamaba Canela'],
  ['la final contra quilmes', 'la final contra Quilmes'],
  ['el castillo de loarre', 'el castillo de Loarre'],
  ['los esquites con mucho chile', 'los esquites con mucho chile'],
  ['un disco de javier solis', 'un disco de Javier Solís'],
  ['fuimos a la finca en la ceja', 'fuimos a la finca en La Ceja'],
  ['se abrió en la ceja', 'se abrió en la ceja'],
  ['dice "asias jefe"', 'dice “asias jefe”'],
])('names get their capital, and what is quoted keeps its spelling: %s', (typed, told) =>
  expect(tidy(typed)).toBe(told),
)
