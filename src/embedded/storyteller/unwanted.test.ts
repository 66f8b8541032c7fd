import { beforeAll, describe, expect, it } from 'vitest'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { bare } from './language/grammar/text.ts'
import { holds, unwantedIn, unwantedWords } from './language/left-out/unwanted.ts'
import { beginStory } from './tell-story.ts'
import { readAnswers } from './understanding.ts'
import { inWords, PLAIN } from '../../../test/storyteller/briefs.ts'

beforeAll(loadDictionary)

const plain: Brief = { ...PLAIN, extraTrait: 'silba en los pasillos' }

type Field = 'favoriteThing' | 'specialMemory' | 'admiration' | 'extraTrait'

/** What is added to an answer, what the story must not say then, and a brief and a seed under which it says so otherwise. */
const FORBIDDEN: readonly (readonly [Field, string, RegExp, Partial<Brief>, string])[] = [
  ['extraTrait', ', no quiero nada cursi ni de princesas porfa, y no mencionen a su mamá', /cursi|princes|castillo|reina|mama(?!da)|mencion|porfa/, { recipientRelation: 'mi nieta de 3 años', senderName: 'Abuela Luz' }, 't'],
  ['extraTrait', '. Que no salga nada de hospital ni de corazón', /hospital|corazon|doctor|enferm|medic|salga nada/, { admiration: 'que tiene un corazón enorme' }, 'a'],
  ['specialMemory', ', sin mencionar a su hermano porque están peleados', /herman|pelead|mencion/, {}, 'e'],
  ['favoriteThing', ', nada de perros por favor, les tiene miedo', /perr|ladr/, { recipientRelation: 'mi sobrina de 15', specialMemory: 'un perro nos siguió hasta la casa' }, 'f'],
  ['admiration', ', pero no hablen de la escuela', /escuela|maestr|colegio|hablen de/, { recipientRelation: 'mi abuela, que en paz descanse' }, 'a'],
  ['extraTrait', ', no queremos nada de religión', /religi|(?<!a)dios|iglesia|misa|angel|milagro/, { admiration: 'que da gracias a Dios por todo' }, 'a'],
  ['extraTrait', '. Eviten el tema de la muerte', /muert|muri[eo]|(?<!me)mori|cementerio|eviten/, { specialMemory: 'bailamos y casi nos morimos de risa' }, 'a'],
  ['admiration', ', no quiero q sea triste', /trist|llor|lagrim/, { specialMemory: 'me abrazó una tarde que yo estaba triste' }, 'a'],
  ['extraTrait', ', que no aparezcan gatos ni monstruos', /gat[oa]s?(?![a-z])|maull|monstruo|aparezcan/, { specialMemory: 'el gato nos despertó a las tres de la mañana' }, 'c'],
  ['extraTrait', ', nada de payasos, globos ni piñatas o me mata', /payas|globo|piñata|mata(?![a-z])/, { specialMemory: 'el payaso nos regaló un globo en la feria' }, 'a'],
  ['extraTrait', '. No quiero que digan princesa ni reina, le choca', /princes|rein[ao]|digan|choca/, { favoriteThing: 'los cuentos de princesas' }, 'a'],
  ['extraTrait', ". Por favor que no lo 'salve' nadie en el cuento", /salv[aeoó]|porfa|nadie en el/, { specialMemory: 'el vecino nos salvó de un perro' }, 'a'],
] // oxfmt-ignore

const KINDS: readonly Partial<Brief>[] = [
  {},
  { recipientRelation: 'mi sobrina de 15' },
  { recipientRelation: 'mi nieta de 3 años', senderName: 'Abuela Luz' },
  { recipientRelation: 'mi abuelo', recipientName: 'Chuy', senderName: 'Ana y Leo' },
  { recipientRelation: 'mi novio', recipientName: 'Beto' },
  { recipientRelation: 'mi abuela, que en paz descanse' },
]

function told(brief: Brief, seed: string): string {
  const story = beginStory(brief, seed)
  const text = [1, 2, 3, 4, 5].map((number) => story.chapter(number))
  return bare([story.title, ...text.flatMap(({ title, paragraphs }) => [title, ...paragraphs])].join('\n'))
}

describe('what a giver asks to find nowhere', () => {
  it.each(FORBIDDEN)('%s: «%s» is obeyed and not printed', (field, order, never, otherwise, its) => {
    expect(told({ ...plain, ...otherwise }, its)).toMatch(never)
    const asked = [
      [otherwise, its] as const,
      ...KINDS.flatMap((kind) => ['a', 'b', 'c'].map((seed) => [kind, seed] as const)),
    ]
    const found = asked.flatMap(([kind, seed]) => {
      const given = { ...plain, ...kind }
      const text = told({ ...given, [field]: `${given[field]}${order}` }, seed)
      const [hit] = never.exec(text) ?? []
      return hit ? [`${given.recipientRelation}: ${text.slice(text.indexOf(hit) - 60, text.indexOf(hit) + 40)}`] : []
    })
    expect(found).toEqual([])
  })

  it.each(FORBIDDEN)('%s: «%s» is answered kindly', (field, order) => {
    const { advice } = readAnswers({ ...plain, [field]: `${plain[field]}${order}` })
    expect(advice.find((one) => one.field === field)?.why).toMatch(/^Recado recibido/)
  })
})

it('what is told where it was asked to be told nowhere is left out, and its giver is told so', () => {
  const said = 'se escapó de la escuela en bici y llegó hasta el río'
  const { advice, sentences } = readAnswers({ ...plain, specialMemory: said, extraTrait: 'no mencionen la escuela' })
  expect(advice.find(({ field }) => field === 'specialMemory')?.why).toMatch(/pediste dejar fuera/)
  expect(sentences.map(inWords).join('')).not.toContain('escuela')
  expect(sentences.map(inWords).join('')).toContain('Llegó hasta el río')
})

it.each([
  ['le gusta el mate. no pongan futbolistas que está podrido', ['futbolistas']],
  ['canta. No digan gordita, le molesta', ['gordita']],
  ['canta. Por favor no pongan nada de la separación en el cuento, gracias', ['separación']],
])('a word that is not to stand: %s', (order, words) => expect(unwantedWords([order])).toEqual(words))

it.each([
  'no digan mentiras',
  'no pongan nombres por favor',
  'que no salga en el cuento',
  'que no se note en el libro',
  'que no aparezca en la historia',
])('an order that names nothing forbids no word: %s', (order) =>
  expect(unwantedWords([`viene su tío. ${order}`])).toEqual([]),
)

it('whoever the story is from is in it, whatever was asked', () => {
  const brief = {
    ...plain,
    recipientRelation: 'mi hija de 6',
    senderName: 'Mamá',
    extraTrait: 'no mencionen a su mamá',
  }
  const story = beginStory(brief, 'a')
  expect([1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join('\n')).toMatch(/mamá/i)
})

it.each([
  ['se separaron', true],
  ['la separación de mis papás', true],
  ['están separados', true],
  ['cuando nos separamos', true],
  ['no se separa de su mantita', false],
  ['nunca nos separamos', false],
  ['la tarde que separamos los botones', false],
])('of a parting is «%s»: %s', (said, isOfIt) =>
  expect(holds(unwantedIn(['canta. No hablen del divorcio'])!, said)).toBe(isOfIt),
)

it('where a parting shall not be named, nothing is broken around the story', () => {
  const asked = { ...plain, occasion: 'navidad' as const, recipientAge: '8-11' as const }
  const frames = (extraTrait: string) =>
    Array.from({ length: 24 }, (_, i) => beginStory({ ...asked, extraTrait }, `seed ${i}`).chapter(1).paragraphs[0]!)
  expect(frames('silba').join('\n')).toMatch(/se rompe/)
  expect(frames('silba. Por favor no pongan nada de la separación').join('\n')).not.toMatch(/se rompe/)
})
