import { describe, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { secondToThird } from './from-you.ts'

await loadDictionary()

describe('what was said to them', () => {
  it.each([
    // each sentence begins with a capital
    ['Siempre cuidás. Nunca gritás. Ayudás a todos', 'Siempre cuida. Nunca grita. Ayuda a todos'],
    ['cocinas sin que te lo pidan', 'cocina sin que se lo pidan'],
    // where no noun stands
    ['cada martes cocinas y cuentas chistes', 'cada martes cocina y cuenta chistes'],
    ['los jueves bailás tango', 'los jueves baila tango'],
    ['con calma enseñas y cuidas', 'con calma enseña y cuida'],
    ['eres mi luz, llenas la casa', 'es mi luz, llena la casa'],
    // nouns stay, whatever verb is spelt like them
    ['siempre traes dulces y cosas raras', 'siempre trae dulces y cosas raras'],
    ['cuidas a los niños y las plantas', 'cuida a los niños y las plantas'],
    ['sacas buenas notas', 'saca buenas notas'],
    ['has sido siempre así', 'ha sido siempre así'],
    // what somebody says stays as it was said
    ['siempre dices “¿tú comes?”', 'siempre dice “¿tú comes?”'],
  ])('«%s» is told whole', (said, told) => expect(secondToThird(said)).toBe(told))

  it.each([
    'compras cartas y las regalas',
    'haces tareas y compras',
    'te gustan las fiestas y las cenas',
    'peleas por lo tuyo',
  ])('«%s» is not told where half of it would stay', (said) => expect(secondToThird(said)).toBeNull())
})
