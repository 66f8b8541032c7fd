import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from './dictionary.ts'
import { withNumbersInWords } from './numbers.ts'

beforeAll(loadDictionary)

it.each([
  ['se cayó como 30 veces', 'se cayó como treinta veces'],
  ['21 niñas y 31 globos', 'veintiuna niñas y treinta y un globos'],
  ['a las 5 de la mañana y a las 3 am', 'a las cinco de la mañana y a las tres de la mañana'],
  ['Mi hijo de 5 le preguntó', 'Mi hijo de cinco años le preguntó'],
  ['A los 50 se animó', 'A los cincuenta se animó'],
  ['perdimos 3 a 0', 'perdimos tres a cero'],
  ['hace 15 años', 'hace quince años'],
  ['tiene como 15 y todas con nombre', 'tiene como quince y todas con nombre'],
  ['en el cumple de 15 de mi hermana', 'en el cumple de quince de mi hermana'],
  ['y siempre llora. 12 años de casados', 'y siempre llora. Doce años de casados'],
  ['12 años de casados', 'doce años de casados'],
  ['si son 4 parte la que sobra', 'si son cuatro parte la que sobra'],
  ['eran 4 millones', 'eran 4 millones'],
  ['la novela de las 8', 'la novela de las ocho'],
  ['cumplieron 40 de casados y bailaron', 'cumplieron cuarenta de casados y bailaron'],
  ['con 7% de batería', 'con siete por ciento de batería'],
  ['nació con 1 kilo 900', 'nació con un kilo novecientos'],
  ['pesó 3 kilos 100', 'pesó tres kilos cien'],
  ['los 3 nos dormimos', 'los tres nos dormimos'],
  ['entre los 4 pintaron la barda', 'entre los cuatro pintaron la barda'],
  ['hasta las 2 o 3', 'hasta las dos o tres'],
  ['a las 4 y media y a las 7 y 10', 'a las cuatro y media y a las siete y diez'],
  ['tipo 5 y cuarto, o a la 1 y media', 'tipo cinco y cuarto, o a la una y media'],
  ['ella tenía 12 y yo 7, y me sacó', 'ella tenía doce y yo siete, y me sacó'],
  ['tenía 30 y mi mamá 55', 'tenía treinta y mi mamá cincuenta y cinco'],
  ['tiene 20 y la línea 4', 'tiene veinte y la línea 4'],
  [
    'hundimos como 6 y nadaba, con 83, aunque no podía',
    'hundimos como seis y nadaba, con ochenta y tres, aunque no podía',
  ],
  ['vive en la 45 con 13, al fondo', 'vive en la 45 con 13, al fondo'],
  ['a sus 90 cuenta hasta 100 y cumple 91', 'a sus noventa cuenta hasta cien y cumple noventa y uno'],
  ['el vestido de 15 y la moto con 125 y freno', 'el vestido de quince y la moto con 125 y freno'],
  // a date, a name, a price, many
  ['la línea 4 un 24 de diciembre', 'la línea 4 un 24 de diciembre'],
  ['los niños de 2.º B', 'los niños de 2.º B'],
  ['dijo 6o B, y los de 3°B', 'dijo 6.º B, y los de 3.º B'],
  ['en el 2017, a las 12:30', 'en el 2017, a las 12:30'],
  ['4 millones 300 mil pesos', '4 millones 300 mil pesos'],
  ['los 500 invitados del camión 52', 'los 500 invitados del camión 52'],
  ['Hace 1 año la vi', 'Hace un año la vi'],
  ['Lo vimos 1 vez. Tardó 1 hora', 'Lo vimos una vez. Tardó una hora'],
  // a number that is part of a name
  ['jugó en la Liga 1 año tras año', 'jugó en la Liga 1 año tras año'],
  ['vimos Toy Story 1 vez y otra', 'vimos Toy Story 1 vez y otra'],
  ['soñaba con el Apolo 1 día y noche', 'soñaba con el Apolo 1 día y noche'],
])('%s', (typed, told) => expect(withNumbersInWords(typed)).toBe(told))
