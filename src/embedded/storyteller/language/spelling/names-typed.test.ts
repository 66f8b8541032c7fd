import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { tidy } from './tidy.ts'

beforeAll(loadDictionary)

it.each([
  ['la tienda de don hernando', 'la tienda de don Hernando'],
  ['tiene el don de hablar', 'tiene el don de hablar'],
  ['a la vuelta de pomaire', 'a la vuelta de Pomaire'],
  ['un sombrero de sandona', 'un sombrero de Sandoná'],
  ['nos perdimos camino a iruya', 'nos perdimos camino a Iruya'],
  ['la feria de chivay y la de tlacolula', 'la feria de Chivay y la de Tlacolula'],
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
  ['grita los goles de boca', 'grita los goles de Boca'],
  ['fuimos a ver a boca', 'fuimos a ver a Boca'],
  ['un cuento de boca en boca', 'un cuento de boca en boca'],
  ['de xela a antigua y de ahí a antigua', 'de Xela a Antigua y de ahí a Antigua'],
  ['en la casa antigua, de antigua madera', 'en la casa antigua, de antigua madera'],
  ['lloró cuando ganó argentina', 'lloró cuando ganó Argentina'],
  ['la selección argentina', 'la selección argentina'],
  ['mi hermana dulce y paciente', 'mi hermana dulce y paciente'],
  ['mi novia chilanga me abrazó', 'mi novia chilanga me abrazó'],
  ['mi sobrina yuli y mi hermana mayor', 'mi sobrina Yuli y mi hermana mayor'],
  ['el carro de bomberos nino nino', 'el carro de bomberos nino nino'],
  ['los ninos y la nina', 'los niños y la niña'],
  ['cenamos con Doña Mirta y Don Ruso', 'cenamos con doña Mirta y don Ruso'],
  ['de noche, Doña Mirta cosía', 'de noche, doña Mirta cosía'],
  ['Doña Mirta cosía. Don Ruso no', 'Doña Mirta cosía. Don Ruso no'],
  ['fuimos al restaurante Don Lucho a leer Don Quijote', 'fuimos al restaurante Don Lucho a leer Don Quijote'],
  ['la panadería Doña Flor', 'la panadería Doña Flor'],
  ['dice "asias jefe"', 'dice “asias jefe”'],
])('names get their capital, and what is quoted keeps its spelling: %s', (typed, told) =>
  expect(tidy(typed)).toBe(told),
)
