import { expect, it } from 'vitest'
import { spokenIn } from './spoken-in.ts'

it.each([
  ['Cuando perdimos el último bondi y volvimos a pie', 'es-AR'],
  ['Siempre me banca, aunque llueva', 'es-AR'],
  ['Las obleas con arequipe después del partido', 'es-CO'],
  ['Hace todo sin afán y con paciencia', 'es-CO'],
  ['Jugar al parchís con mi abuela', 'es-ES'],
  ['Las velas en el rellano, aquel apagón', 'es-ES'],
  ['Platica con sus plantas', 'es-MX'],
  // said in several countries, or of two at once
  ['El café de la mañana y los boleros', null],
  ['El zumo y el mate amargo', null],
  ['Una banca rota del parque', null],
])('%s: %s', (answer, variant) => {
  expect(spokenIn([answer])).toBe(variant)
})
