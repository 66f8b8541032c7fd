import { expect, it } from 'vitest'
import { longCalled, owned } from './called-in-full.ts'

it.each([
  ['sus amigas de la uni Ale, Dani y Kari', 'sus amigas de la uni, Ale, Dani y Kari,', 'sus amigas'],
  ['sus papás Óscar y Luz Dary', 'sus papás, Óscar y Luz Dary,', 'sus papás'],
  ['sus hijos Memo y Rosy', 'sus hijos Memo y Rosy', 'sus hijos'],
  ['su nuera Gaby y su hijo Memo', 'su nuera Gaby y su hijo Memo', 'Gaby y Memo'],
  ['sus nietos de Rancagua', 'sus nietos de Rancagua', 'sus nietos'],
  ['todos los de Logística', 'todos los de Logística', 'los de Logística'],
  ['su mamá y su papá', 'su mamá y su papá', 'sus papás'],
])('calls %s so once, and then %3$s', (name, whole, short) => {
  expect(longCalled({ name })).toEqual({ whole, short })
})

it('keeps what is short', () => {
  expect(['Clara', 'su mamá', 'Ale y Dani'].map((name) => longCalled({ name }))).toEqual([null, null, null])
})

it.each([
  ['su mamá y su papá', 'Agustina', 'la mamá y el papá de Agustina'],
  ['sus nietos de Rancagua', 'Tata Lucho', 'los nietos de Tata Lucho'],
  ['sus hijos, nietos y bisnietos', 'el abuelo', 'los hijos, nietos y bisnietos del abuelo'],
  ['su familia', 'Lola', 'la familia de Lola'],
])('says of %s, before %s is named, whose they are', (name, owner, said) => {
  expect(owned(name, owner)).toBe(said)
})
