import { expect, it } from 'vitest'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { withoutPostscriptMarks } from './language/spelling/postscript.ts'

await loadDictionary()

it.each([
  ['usa casco. pd. también silba', 'usa casco. también silba'],
  ['usa casco pd necesito factura', 'usa casco. necesito factura'],
  ['usa casco. P.D.: silba', 'usa casco. silba'],
  ['usa casco (posdata: silba)', 'usa casco. silba'],
  ['ronca. pd', 'ronca.'],
  ['pd', ''],
  ['el pan de mi tía q.e.p.d. y el mar', 'el pan de mi tía q.e.p.d. y el mar'],
  ['firma sus mensajes con pd y un dibujo', 'firma sus mensajes con pd y un dibujo'],
  ['sus cartas llevan una posdata larga', 'sus cartas llevan una posdata larga'],
])('nobody says aloud that it was added: %s', (typed, said) => expect(withoutPostscriptMarks(typed)).toBe(said))

const BRIEF = {
  senderName: 'Lupita',
  recipientName: 'Saúl',
  recipientRelation: 'mi compañero',
  favoriteThing: 'los tacos',
  specialMemory: 'un día nos perdimos en la feria. pd. necesito factura, a que correo les escribo??',
  admiration: 'su paciencia (pd. manden factura)',
  illustrationStyle: 'infantil',
} as const

it.each([
  ['llega con el casco puesto al reves. pd. necesito factura, a que correo les escribo??', 'Llega con el casco puesto al revés'],
  ['llega con el casco puesto. p.d. ¿hacen envíos?', 'Llega con el casco puesto'],
  ['llega con el casco puesto (necesito factura, a que correo les escribo?)', 'Llega con el casco puesto'],
  ['llega con el casco puesto. pd. también silba', 'Llega con el casco puesto. También silba'],
  ['pd. necesito factura', undefined],
])('what leads a note to the shop goes with it: %s', (extraTrait, said) => {
  const { trait, memory, quality } = kitFor({ ...BRIEF, extraTrait }, '1')
  expect(trait?.said).toBe(said)
  expect(memory.note).toBe('Un día nos perdimos en la feria.')
  expect(quality.told).toBe('su paciencia')
}) // oxfmt-ignore
