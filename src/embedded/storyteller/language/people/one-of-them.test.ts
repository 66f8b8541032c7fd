import { beforeAll, expect, it } from 'vitest'
import { loadDictionary } from '../grammar/dictionary.ts'
import { namesGiver } from './names-giver.ts'
import { namedAmong, oneOfThem, someOf } from './one-of-them.ts'

beforeAll(loadDictionary)

it.each([
  ['Wendy y Josué', 'me llevó al mar', 'Wendy'],
  ['Mamá y Rodrigo', 'nos reímos', 'Rodrigo'],
  // who speaks of themselves is likelier whoever signs first
  ['Mamá y Rodrigo', 'yo no sabía nadar y me enseñó', 'Mamá'],
  ['Abuela y Tono', 'me dijo que volviéramos', 'Abuela'],
  ['Mamá y Rodrigo', 'Rodrigo se cayó y yo reí', 'Mamá'],
  // both are told of
  ['Sofi y Memo', 'Sofi se cayó y Memo rio', 'uno de los dos'],
  ['sus hijas Lupita, Paty y Vero', 'me enseñó', 'Lupita'],
  ['sus amigas de la uni Ale, Dani y Kari', 'me enseñó', 'Ale'],
  ['sus nietos de Rancagua', 'me enseñó', 'uno de sus nietos de Rancagua'],
  ['los primos de Lima y Quito', 'me enseñó', 'uno de los primos de Lima y Quito'],
  ['los papás y alumnos de 3.º B', 'me enseñó', 'uno de los papás de 3.º B'],
  ['sus hijos, nietos y bisnietos', 'me enseñó', 'uno de sus hijos'],
  ['los alumnos y apoderados del 4.º B', 'me enseñó', 'uno de los alumnos del 4.º B'],
  ['las mamis y los niños de la sala', 'me enseñó', 'una de las mamis de la sala'],
  ['sus sobrinos y su hermana Delia', 'me enseñó', 'Delia'],
  ['sus abuelos Rosa y Paco', 'me enseñó', 'la abuela Rosa'],
  ['sus papás Raúl y Luis', 'me enseñó', 'papá Raúl'],
  ['sus papás Nora y Efraín', 'me enseñó', 'su mamá'],
  ['sus madres Nora y Delia', 'me enseñó', 'mamá Nora'],
  ['los abuelos Nora y Efraín', 'me enseñó', 'la abuela Nora'],
  // they may be the parents of somebody else, or no parents
  ['los papás Nora y Efraín', 'me enseñó', 'Nora'],
  ['las mamás Nora y Delia', 'me enseñó', 'Nora'],
  ['las madres Nora y Delia', 'me enseñó', 'Nora'],
  // of whom no gender is known
  ['sus abuelos Pau y Rosa', 'me enseñó', 'Pau'],
  ['las mamás del salón', 'me enseñó', 'una de las mamás del salón'],
  ['los de urgencias del turno noche', 'me enseñó', 'alguien de urgencias'],
  ['todos los de Logística', 'me enseñó', 'alguien de Logística'],
  ['el equipo de Bodega', 'me enseñó', 'alguien del equipo de Bodega'],
  ['la familia Garza', 'me enseñó', 'alguien de la familia Garza'],
  ['Josu y la cuadrilla', 'me enseñó', 'Josu'],
  ['todos', 'me enseñó', 'una voz conocida'],
])('of %s, «%s» is said by %s', (name, said, who) => {
  const gender = /^(?:las|sus \p{L}+as)(?!\p{L})/u.test(name) ? 'f' : 'm'
  expect(oneOfThem({ name, several: true, gender }, said)).toBe(who)
})

it.each<[string, 'f' | 'm', string, string]>([
  ['las mujeres y niñas del club', 'f', 'una de las mujeres del club', 'una de las niñas del club'],
  ['los futbolistas y entrenadores', 'm', 'uno de los futbolistas', 'uno de los entrenadores'],
  ['las profes y alumnos de 3.º B', 'm', 'una de las profes de 3.º B', 'uno de los alumnos de 3.º B'],
  ['los artistas y colegas', 'm', 'uno de los artistas', 'uno de los colegas'],
  ['los dentistas y las enfermeras', 'm', 'uno de los dentistas', 'una de las enfermeras'],
  ['los papás y alumnas', 'm', 'uno de los papás', 'una de las alumnas'],
  ['sus colegas y amigas', 'f', 'una de sus colegas', 'una de sus amigas'],
  ['sus colegas y amigos', 'm', 'uno de sus colegas', 'uno de sus amigos'],
  ['sus nietas y ahijados', 'm', 'una de sus nietas', 'uno de sus ahijados'],
])('of %s the article or the word tells the gender', (name, gender, one, other) => {
  expect(someOf({ name, gender })).toEqual([one, other])
})

it.each([
  ['Paco y Yadira', 'trabajó mucho', 'Yadira'],
  ['Paco y Ana', 'trabajó mucho', 'Ana'],
  ['Paco y Ana', 'me enseñó', 'Paco'],
  ['Marta y Pablito', 'cómo cuida a su nieto', 'Marta'],
  ['Paco y Firulais', 'trabajó mucho', 'Paco'],
  ['Paco y Pelusa', 'trabajó mucho', 'Paco'],
  ['su mamá y su tía', 'trabajó mucho', 'su tía'],
])('at the second turn of %s, «%s» is said by %s', (name, said, who) => {
  expect(oneOfThem({ name, several: true, gender: 'm' }, said, 1)).toBe(who)
})

it('names nobody of a group', () => {
  expect(namedAmong('los niños de Rancagua y Talca')).toEqual([])
})

it.each([
  ['los papás y alumnos de 6.º C', 'recuerda a alumnos que ya son papás', null],
  ['los papás y alumnos de 6.º C', 'escucha a los papás', 'some'],
  ['sus abuelos', 'cuida a sus abuelos', 'all'],
  ['su mamá', 'cuida a mamá', 'all'],
])('%s, who give, are named in «%s»: %s', (name, said, named) =>
  expect(namesGiver(said, { r: { name: 'Rosa' }, s: { name, signature: name } })).toBe(named),
)

it.each([
  ['Sary y su mamá', 'Mi niña es la capitana y Eva la grumete', 'la mamá de Sary'],
  ['Leo y su papá', 'Nos reímos', 'Leo'],
  // of whom it is for
  ['Rodrigo y tu mamá', 'Mi hija se rio', 'Rodrigo'],
])('of «%s» no child says what a parent does: «%s»', (signature, said, one) => {
  const name = signature.replace(/ tu /u, ' su ')
  expect(oneOfThem({ name, signature, several: true, gender: 'm' }, said)).toBe(one)
})
