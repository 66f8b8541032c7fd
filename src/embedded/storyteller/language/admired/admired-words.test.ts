import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { admiredWords } from './admired-words.ts'

beforeAll(loadDictionary)

it.each([
  ['es re bueno con mi tía le hace las compras', 'es re bueno con mi tía, le hace las compras'],
  ['es bueno de corazón le teme al mar pero entra si lloro', 'es bueno de corazón, le teme al mar, pero entra si lloro'],
  ['nunca se queja, bueno si se queja pero poquito', 'nunca se queja'],
  ['se separó a los 50 y ahora lleva ella las cuentas', 'se separó a los 50 y ahora lleva ella las cuentas'],
  ['es leal si uno se equivoca ella lo dice', 'es leal si uno se equivoca ella lo dice'],
  ['sus manos y su voz', 'sus manos y su voz'],
  ['es buena amiga y gran cocinera hace el mejor ceviche', 'es buena amiga y gran cocinera, hace el mejor ceviche'],
  ['es buena hija y hace reír', 'es buena hija y hace reír'],
  // whom it is said to, dearly
  ['es un campeón mi chiquito', 'es un campeón, mi chiquito'],
  ['es un sol mi negra y canta', 'es un sol, mi negra, y canta'],
  ['es el sol de mi vida', 'es el sol de mi vida'],
  ['es un apoyo para mi viejo', 'es un apoyo para mi viejo'],
  // how it was learnt, and what was learnt
  ['pagó los libros de tres vecinos, nos enteramos por la vecina', 'pagó los libros de tres vecinos'],
  ['Su modestia. Cuando murió nos enteramos de que pagaba becas', 'Su modestia. Cuando murió nos enteramos de que pagaba becas'],
])('praise that was run on is parted where it is sure: %s', (typed, told) => expect(admiredWords(typed)).toBe(told)) // oxfmt-ignore
