import { beforeAll, describe, expect, it } from 'vitest'
import type { Brief } from '../../engine.ts'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { beginStory } from './tell-story.ts'
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

it.each<readonly [string, string, string, string]>([
  ['Amparo', 'mi abuela, y también para mi abuelo Paco', 'Amparo y Paco', 'Amparo y Paco son tus abuelos.'],
  ['Amparo', 'mi abuela (y para mi abuelo Paco)', 'Amparo y Paco', 'Amparo y Paco son tus abuelos.'],
  ['Vera', 'mi hija y para su hermanita Noa', 'Vera y Noa', 'Vera y Noa son tus hijas.'],
  ['Vera y su hermanito Noé', 'mis hijos', 'Vera y Noé', 'Vera y Noé son tus hijos.'],
  // one word says not what both are: it is asked
  ['Vera', 'mi hija, y para mi esposo Luis', 'Vera', 'Vera es tu hija'],
  // she herself
  ['Lola', 'mi amiga y también mi tía Lola', 'Lola', 'tu amiga y también tu tía Lola'],
])('%s, %s: whoever it is for as well is in it', (recipientName, recipientRelation, name, said) => {
  expect(kitOf({ recipientName, recipientRelation }).r.name).toBe(name)
  expect(pageOf({ recipientName, recipientRelation })).toContain(said)
})

it('who else it is for is asked of its giver where one word does not say what both are', () => {
  const { advice } = readAnswers({
    ...PLAIN,
    recipientName: 'Vera',
    recipientRelation: 'mi hija, y para mi esposo Luis',
  })
  expect(advice.find(({ field }) => field === 'recipientName')).toMatchObject({ example: 'Vera y Luis' })
})

it.each([
  ['Rubén', 'mi hijo', '5-7', 'su papá', 'Rubén'],
  ['Karla', 'mi hija', 'bebe', 'su mamá', 'Karla'],
  ['Ana y Luis', 'nuestra hija', 'bebe', 'su mamá y su papá', 'Ana y Luis'],
  ['Ana y Luz', 'nuestra hija', '2-4', 'sus mamás', 'Ana y Luz'],
  ['Ana y Luis', 'mi hija', 'bebe', 'Ana y Luis', 'Ana y Luis'],
  // whoever is older, or another’s child, is told of them by name
  ['Rubén', 'mi hijo', 'adulto', 'Rubén', 'Rubén'],
  ['Rubén', 'mi sobrino', '5-7', 'Rubén', 'Rubén'],
  ['Rubén', 'mi hijastro', '5-7', 'Rubén', 'Rubén'],
] as const)('%s, of %s of %s, is called %s', (senderName, recipientRelation, recipientAge, name, signature) => {
  const answers = { recipientName: 'Leo', recipientRelation, recipientAge, senderName }
  expect(kitOf(answers).s).toMatchObject({ name, signature })
  const story = beginStory({ ...PLAIN, ...answers }, '1')
  const told = [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join('\n')
  expect(told.split(senderName).length === 2).toBe(name !== senderName)
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
    ['their age', { recipientRelation: 'mi amiga', extraTrait: 'baila y ya tiene 41 años' }, 'tiene 41 años'],
    ['no age of a child of theirs', { recipientRelation: 'mi amiga', extraTrait: 'su hijo menor tiene 15 años y lo lleva en moto' }, 'es tu amiga.'],
    ['no age of a group', { recipientRelation: 'mi jefa', extraTrait: 'aunque la mayor del turno tiene 60 años, nos dice criaturas' }, 'es tu jefa.'],
    ['no age of a cat', { recipientRelation: 'mi amiga', extraTrait: 'su gato tiene 17 años' }, 'es tu amiga.'],
    ['whose mother cooks, of a husband', { recipientName: 'Ramón', recipientRelation: 'mi marido', favoriteThing: 'el arroz con leche de mi suegra' }, 'Le gusta el arroz con leche de su mamá.'],
  ])('%s', (_, answers, right) => expect(pageOf(answers)).toContain(right)) // oxfmt-ignore
})

describe('who somebody is to the giver is read back in one sentence that holds', () => {
  it.each<readonly [string, Partial<Brief>, string]>([
    ['mi abuela que me crió', {}, 'Berta es la abuela que te crio'],
    ['mi novio que está en Madrid y yo en Maracaibo', { recipientName: 'Luis' }, 'Luis es tu novio que está en Madrid y tú en Maracaibo.'],
    ['mi profe de natacion cuando era crio', {}, 'Berta es tu profe de natación de cuando eras crío'],
    ['amiga de cuando era crío', { senderName: 'Josu y la cuadrilla', variant: 'es-ES' }, 'Berta es vuestra amiga de cuando erais críos'],
    ['mi ahijado bebe', { recipientName: 'Iker' }, 'Iker es tu ahijado bebé.'],
    ['sobrina que va a cumplir quince años', {}, 'Berta es tu sobrina y cumple quince años.'],
    ['mi hija q cumple 15', { recipientAge: '12-17' }, 'Berta es tu hija y cumple quince años.'],
    ['mi hija, 13', { recipientAge: '12-17' }, 'Berta es tu hija y tiene trece años.'],
    ['mi hija, 13', { recipientAge: '8-11' }, 'Berta es tu hija y tiene entre 8 y 11 años.'],
    ['mi ahijada de nueve años', {}, 'Berta es tu ahijada y tiene nueve años.'],
    ['nuestra jefa desde hace 22 años', { senderName: 'El equipo de ventas' }, 'Berta es su jefa desde hace 22 años.'],
    ['mi padrastro pero pa mi es mi papa', { recipientName: 'Toño' }, 'Toño es tu padrastro, pero para ti es tu papá'],
    ['mi carnal, somos cuates (gemelos)', { recipientName: 'Beto' }, 'Beto es tu carnal, y son gemelos.'],
  ])('%s', (recipientRelation, who, right) => expect(pageOf({ recipientRelation, ...who })).toContain(right)) // oxfmt-ignore

  it('speaks to several of Spain as they do, also where no country was chosen', () =>
    expect(
      pageOf({ senderName: 'Hugo y Alba', recipientRelation: 'nuestro abuelo', extraTrait: 'nos gana al parchís' }),
    ).toContain('Lo firmáis como Hugo y Alba'))

  it('asks for no name that was given', () => {
    const nena = { recipientName: 'Nena', recipientRelation: 'mi madrina' }
    expect(toldTo(nena)).toContain('¿cómo se llama?')
    expect(toldTo({ ...nena, recipientRelation: 'mi madrina, se llama Magdalena pero le decimos Nena' })).toBe('')
  })
})

describe('what the relation tells besides', () => {
  it.each<readonly [string, Brief['occasion'], string | undefined]>([
    ['mi hija que cumple 15', 'cumpleanos', 'quince años'],
    ['mi papá, va a cumplir setenta años', 'cumpleanos', 'setenta años'],
    ['mis papás, son sesenta años de casados', undefined, 'sesenta años de casados'],
    ['mi esposo, cumplimos 25 años de casados', 'aniversario', 'veinticinco años de casados'],
    ['mis suegros, bodas de oro', 'aniversario', 'cincuenta años de casados'],
    ['nuestra jefa desde hace 22 años', 'despedida', 'veintidós años'],
    // whose years these are is no occasion's
    ['mi amiga, 20 años de amistad', 'cumpleanos', undefined],
    ['mi hija de 7', 'cumpleanos', undefined],
    ['nuestra jefa desde hace 22 años', 'navidad', undefined],
  ])('%s, %s: its years are said once', (recipientRelation, occasion, said) => {
    const told = kitOf({ recipientRelation, ...(occasion && { occasion }) }).occasion!.opening
    const years = /(?:veinte|siete|veintidós|quince|setenta|sesenta|veinticinco|cincuenta) años(?: de casados)?/iu
    expect(years.exec(told)?.[0]?.toLowerCase()).toBe(said)
  })

  it('who receives a degree has a graduation', () =>
    expect(kitOf({ recipientRelation: 'mi hermana que se recibió' }).occasion?.opening).toMatch(/graduación/u))

  it('for whom it will be read is said at the end and on the page', () => {
    const late = { recipientName: 'Gusti', recipientRelation: 'mi hermano, que falleció; es para leérselo a sus hijos' }
    expect(kitOf(late).readTo).toBe('los hijos de Gusti')
    expect(pageOf(late)).toContain('en recuerdo de Gusti, para leérselo a sus hijos')
  })

  it.each([
    ['Ana y Luz', 'nuestro papá, que murió en mayo; el cuento es para regalárselo a mi mamá', 'en recuerdo de Gusti, para la mamá de ustedes.'],
    ['Ana y Luz', 'nuestro papá, que murió. Es para nuestros hermanos', 'en recuerdo de Gusti, para los hermanos de ustedes.'],
    ['Ana', 'mi difunto marido, para mis nietos que no lo conocieron', 'en recuerdo de Gusti, para tus nietos.'],
    ['Ana', 'mi suegro, que murió, un padre para mi esposo', 'en recuerdo de Gusti.'],
    ['Ana', 'mi tío que murió, para mí es mi papá', 'en recuerdo de Gusti.'],
  ])('%s, of «%s», is told %s', (senderName, recipientRelation, said) =>
    expect(pageOf({ senderName, recipientName: 'Gusti', recipientRelation })).toContain(said)) // oxfmt-ignore

  it.each([
    ['mi novio que está en Madrid y yo en Maracaibo', true],
    ['mi hermana que vive en Lima', true],
    ['mi novio, a distancia', true],
    ['mi novio', false],
    ['mi vecina que vive en el 4', false],
  ])('%s: they live apart: %s', (recipientRelation, apart) => expect(kitOf({ recipientRelation }).apart).toBe(apart))

  it('who lives far away goes home to no one house', () => {
    const plots = Array.from(
      { length: 40 },
      (_, i) => beginStory({ ...PLAIN, recipientRelation: 'mi novio que está en Madrid y yo en Lima' }, `${i}`).arc,
    )
    expect(plots.filter((id) => /^(?:last-bus|shrinking-house|paper-boat|slow-race|storm-door)$/u.test(id))).toEqual([])
  })
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
