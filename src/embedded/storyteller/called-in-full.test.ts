import { expect, it } from 'vitest'
import { longCalled, owned } from './called-in-full.ts'
import { oneSpeaks } from './one-speaks.ts'
import type { Kit } from './kit/kit.ts'

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

it.each([
  ['Sofi y Diego', ['—Es aquí —dijeron Sofi y Diego.', '—Ya —preguntaron Sofi y Diego—. Vamos.'], ['—Es aquí —dijo Diego.', '—Ya —preguntó Sofi—. Vamos.']],
  ['sus hijos Memo y Rosi', ['—Sí —dijeron sus hijos Memo y Rosi.'], ['—Sí —dijo Rosi.']],
  ['las mamás del salón', ['—Sí —dijeron las mamás del salón.', '—No —dijeron las mamás del salón.'], ['—Sí —dijo una de las mamás del salón.', '—No —dijo otra de las mamás del salón.']],
  ['el equipo de Bodega', ['—Sí —dijo el equipo de Bodega.'], ['—Sí —dijo alguien del equipo de Bodega.']],
  ['Josu y la cuadrilla', ['—Sí —dijeron Josu y la cuadrilla.'], ['—Sí —dijo Josu.']],
  // what else they all did
  ['Sofi y Diego', ['—Sí —dijeron Sofi y Diego, y corrieron.'], ['—Sí —dijeron Sofi y Diego, y corrieron.']],
])('of %s one says it', (name, told, one) => {
  const s = { name, several: true, gender: name.startsWith('las') ? 'f' : 'm' } as Kit['s']
  expect(oneSpeaks({ s }, told, 2)).toEqual(one)
}) // oxfmt-ignore
