import { expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { tidy } from './tidy.ts'

await loadDictionary()

it.each([
  ['le gustan tres cosas: Correr, trepar y caer', 'le gustan tres cosas: correr, trepar y caer'],
  ['no se cansa: Siempre vuelve', 'no se cansa: siempre vuelve'],
  ['llegó al muelle; Luego nos llamó', 'llegó al muelle; luego nos llamó'],
  // what is said, and names
  ['su lema: Nunca te rajes', 'su lema: Nunca te rajes'],
  ['me dijo: Siempre te espero', 'me dijo: Siempre te espero'],
  ['su tierra: La Rioja', 'su tierra: La Rioja'],
  ['sus perros: Sol y Rex', 'sus perros: Sol y Rex'],
])('«%s»: a capital behind a colon', (typed, right) => expect(tidy(typed)).toBe(right))
