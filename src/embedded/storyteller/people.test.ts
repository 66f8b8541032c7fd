import { beforeAll, describe, expect, it } from 'vitest'
import type { Brief } from '../../engine.ts'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { readAnswers } from './understanding.ts'

beforeAll(loadDictionary)

const kitOf = (answers: Partial<Brief>) => kitFor({ ...PLAIN, ...answers }, '1')
const pageOf = (answers: Partial<Brief>) =>
  readAnswers({ ...PLAIN, ...answers })
    .sentences.map((pieces) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''))
    .join('\n')
const toldTo = (answers: Partial<Brief>) => {
  const { asks, advice } = readAnswers({ ...PLAIN, ...answers })
  return [...asks.map(({ question }) => question), ...advice.map(({ why }) => why)].join('\n')
}

it.each<readonly [string, string, string]>([
  ['Mi angelito Mateo', 'mi bebé', 'Mateo'],
  ['nuestra princesa Sofía', 'nuestra hija', 'Sofía'],
  ['Coronel (r) Ernesto Paz', 'mi abuelo', 'Ernesto Paz'],
  ['Pía y Leo y el que viene', 'mis hijos', 'Pía y Leo'],
  ['Nora, Blas y la bebé en camino', 'mis hijos', 'Nora y Blas'],
])('«%s» is called as their own would', (recipientName, recipientRelation, name) =>
  expect(kitOf({ recipientName, recipientRelation }).r.name).toBe(name),
)

it('of a father and a son of one name the father is his father', () => {
  const answers = {
    recipientName: 'Raúl Jr',
    recipientRelation: 'mi hijo',
    senderName: 'Raúl',
    senderGender: 'm',
  } as const
  expect(kitOf(answers).s).toMatchObject({ name: 'su papá', signature: 'Raúl' })
})

it('a toy is a toy, and has no age', () =>
  expect(
    pageOf({
      recipientName: 'Bombón',
      recipientRelation: 'yo, de chica le decía así a mi conejo',
      recipientAge: 'mayor',
    }),
  ).toContain('Bombón es tu conejo de peluche.'))

it.each([
  ['mi conejo', 'Bombón es tu conejo, un animal.'],
  ['mi perrito', 'Bombón es tu perrito.'],
])('%s is an animal that lives', (recipientRelation, said) =>
  expect(pageOf({ recipientName: 'Bombón', recipientRelation }).split('\n')[0]).toBe(said),
)

describe('whose they are is read back without news', () => {
  it.each<readonly [string, Partial<Brief>, string]>([
    ['kinship as it is said at home', { recipientRelation: 'ñaña menor' }, 'es tu ñaña menor'],
    ['many', { recipientName: 'Luz, Eva y Sol', recipientRelation: 'amigas de la prepa' }, 'son tus amigas de la prepa'],
    ['of one, whom many are with', { recipientRelation: 'la señora que cuida a los niños' }, 'Berta es la señora que cuida a los niños.'],
    ['what several are to the giver, not to each other', { recipientName: 'Joaquín, Benja y Emilia', recipientRelation: 'primos, mis sobrinos' }, 'son tus sobrinos'],
    ['how they live now', { recipientRelation: 'sobrina y ahora la cuidamos nosotros' }, 'es tu sobrina.'],
  ])('%s', (_, answers, right) => expect(pageOf(answers)).toContain(right)) // oxfmt-ignore
})

describe('asked before it is printed', () => {
  it.each<readonly [string, Partial<Brief>, RegExp]>([
    ['a name of home', { recipientName: 'Apá', recipientRelation: 'mi papá' }, /La portada dirá «Apá»/],
    ['a rank', { recipientName: 'Capitán Julio Mena', recipientRelation: 'mi tío' }, /con su grado o solo «Julio Mena»/],
    ['which of two memories', { specialMemory: '- Cuando nos enseñó a pescar\n- Cuando llegó tarde a misa' }, /cuál contamos/],
    ['a nickname', { recipientName: 'Eva, Sol y la Rata', recipientRelation: 'amigas' }, /«la Rata» saldrá en la portada/],
    ['somebody else', { specialMemory: 'nos conocimos en el baile, iba con un tal Rogelio, y bailamos toda la noche' }, /Sale Rogelio/],
    ['who will hear it', { favoriteThing: 'los barcos. es un libro para mi nieta' }, /Berta o tu nieta/],
    ['a death in passing', { admiration: 'a pesar de que perdimos a su papá hace 3 años canta todos los días' }, /«a pesar de que perdimos a su papá[^»]*» se queda fuera/],
    ['a father by choice', { recipientRelation: 'papá de crianza' }, /El cuento dirá «papá», sin más/],
    ['praise of anybody', { admiration: 'me hace mejor persona' }, /por ejemplo\?/],
    ['a child that hardly lived', { recipientRelation: 'mi bebé que nació sin vida', occasion: 'en-recuerdo' }, /léelo con alguien de confianza/],
  ])('%s', (_, answers, right) => expect(toldTo(answers)).toMatch(right)) // oxfmt-ignore
})

it.each([
  ['la señora que me alquiló cuarto 5 años', 'Berta es la señora que te alquiló cuarto.'],
  ['la maestra que me dio clases 6 años', 'Berta es la maestra que te dio clases.'],
])('how long it lasted is no age: %s', (recipientRelation, said) => {
  expect(pageOf({ recipientRelation }).split('\n')[0]).toBe(said)
  expect(toldTo({ recipientRelation, recipientAge: 'mayor' })).toBe('')
})

it('an age that stands apart is one, behind such words too', () =>
  expect(pageOf({ recipientRelation: 'mi sobrina que me salió bailarina, 30 años' })).toContain('tiene 30 años'))

it('the page keeps to vos', () =>
  expect(toldTo({ recipientName: 'Amá', recipientRelation: 'mi mamá', variant: 'es-AR' })).toContain(
    'si preferís su nombre, ponelo aquí',
  ))

it.each([
  ['Sobrinos', 'mi tío', 'sus sobrinos'],
  ['Bisnietas', 'mi bisabuela', 'sus bisnietas'],
  ['tíos', 'mi sobrina', 'sus tíos'],
])('who signs «%s» is called so, and is several', (senderName, recipientRelation, name) =>
  expect(kitOf({ senderName, recipientRelation }).s).toMatchObject({ name, several: true }),
)

it('within a sentence «Mía» is a name and nothing of the giver', () =>
  expect(
    pageOf({
      recipientName: 'Leo y Mía',
      recipientRelation: 'mis hijos',
      favoriteThing: 'a Leo los trenes y a Mía bailar',
    }),
  ).toContain('«A Leo los trenes y a Mía bailar»'))

it('the first of a thing is no deed', () =>
  expect(pageOf({ specialMemory: 'el primer abrazo en el puente que se movía' })).toMatch(/El primer abrazo/u))

it('a team that signs without its article is no name', () =>
  expect(kitOf({ senderName: 'Equipo de limpieza', recipientRelation: 'mi jefa' }).s.name).toBe(
    'el equipo de limpieza',
  ))
