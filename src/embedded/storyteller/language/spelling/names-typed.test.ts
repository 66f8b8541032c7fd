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
  ['el athletic y la revista quijote, con su cocacola', 'el Athletic y la revista Quijote, con su Coca-Cola'],
  ['la pelea del canelo', 'la pelea del Canelo'],
  ['un té de canela y canelo', 'un té de canela y canelo'],
  ['agua de chía', 'agua de chía'],
  ['muy segura de sí misma,. Y lista', 'muy segura de sí misma. Y lista'],
  ['dice "asias jefe"', 'dice “asias jefe”'],
])('names get their capital, and what is quoted keeps its spelling: %s', (typed, told) =>
  expect(tidy(typed)).toBe(told),
)
