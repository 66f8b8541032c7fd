import { expect, it } from 'vitest'
import { byTheirs, inOne } from './asides.ts'

it.each([
  ['Vega llevaba la linterna.', 'Vega había traído pan.', 'Vega llevaba la linterna, y había traído pan.'],
  [
    'Vega llevaba la radio a poco volumen.',
    'Vega llevaba una planta sin tirar ni una hoja.',
    'Vega llevaba la radio a poco volumen, y una planta sin tirar ni una hoja.',
  ],
  ['Vega no perdía de vista el Kindle.', 'Vega no quería separarse del par de Vans.', null],
  ['Vega miraba de reojo el pan.', 'Vega miraba de reojo el queso.', null],
])('two things are told in one breath: %s %s', (first, second, both) =>
  expect(inOne(first, second, 'Vega ')).toBe(both),
)

it.each([
  ['Chelo llevaba una planta de Chelo sin tirar ni una hoja.', 'Chelo llevaba una planta suya sin tirar ni una hoja.'],
  ['Chelo llevaba la radio de Chelo.', 'Chelo llevaba su radio.'],
  ['Chelo llevaba una foto del camión de Chelo.', 'Chelo llevaba una foto de su camión.'],
  ['Chelo llevaba un dibujo de Chelo.', null],
  ['Chelo llevaba una vela de Rosa.', 'Chelo llevaba una vela de Rosa.'],
])('whose it is is said by no name twice: %s', (told, said) => expect(byTheirs(told, { name: 'Chelo' })).toBe(said))
