import { describe, expect, it } from 'vitest'
import { generateBriefs, PLAIN } from '../../../test/storyteller/briefs.ts'
import type { Brief } from '../../engine.ts'
import { kitFor } from './kit/read-brief.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { withHim } from './language/memory/with-him.ts'
import { stageOf } from './plots/stage.ts'
import { withNumbersInWords } from './language/grammar/numbers.ts'
import { bare } from './language/grammar/text.ts'
import { beginStory } from './tell-story.ts'
import { readAnswers } from './understanding.ts'

await loadDictionary()

const plain: Brief = {
  senderName: 'Rocío',
  recipientName: 'Lucía',
  recipientRelation: 'mi hermana',
  favoriteThing: 'el cine',
  specialMemory: 'nos perdimos en el mar',
  admiration: 'su alegría',
  extraTrait: '',
  illustrationStyle: 'infantil',
  senderGender: 'f',
  recipientGender: 'f',
}
/** 'te acuerdas cuando…': it is asked in other words. */
const ASKED = /^(?:¿?(?:te acuerdas|recuerdas)|que siempre) /iu

const memoryOf = (brief: Partial<Brief>) => kitFor({ ...plain, ...brief }, '1').memory
const keptOf = (specialMemory: string) => stageOf(kitFor({ ...plain, specialMemory }, '1'), 'x').keep

const praiseOf = (admiration: string, brief: Partial<Brief> = {}) =>
  kitFor({ ...plain, ...brief, admiration }, '1').quality

describe('a memory is its giver’s to tell', () => {
  it.each<[Partial<Brief>, string]>([
    // a child says «mamá» of her
    [
      {
        recipientName: 'Iker',
        recipientRelation: 'mi hijo',
        specialMemory: 'mi mujer se sentó dentro y no podía salir',
      },
      'Mi mujer se sentó dentro y no podía salir.',
    ],
    [
      { specialMemory: 'perdió su ropa y andaba con mis pants rosas una semana' },
      'Perdió su ropa y andaba con mis pants rosas una semana.',
    ],
    [
      { specialMemory: 'me dio permiso y plata para estudiar y me gradué' },
      'Me dio permiso y plata para estudiar y me gradué.',
    ],
    [
      { specialMemory: 'ella se bajó a empujar el vocho y yo nomás manejando' },
      'Ella se bajó a empujar el vocho y yo nomás manejando.',
    ],
  ])('%o', (brief, note) => {
    expect(memoryOf(brief).note).toBe(note)
  })

  it('never says what an animal was spared, nor whose blood a father is of', () => {
    expect(
      memoryOf({
        recipientName: 'Pelusa',
        recipientRelation: 'mi coneja',
        recipientKind: 'animal',
        specialMemory: 'yo estaba de guardia, la iban a dormir y dije no, me la llevo yo',
      }).note,
    ).toBe('Yo estaba de guardia y dije: “No, me la llevo yo”.')
    expect(
      memoryOf({
        recipientName: 'Chepe',
        recipientRelation: 'mi papá',
        specialMemory: 'no es mi papá de sangre pero me fue a traer al hospital y ya no me soltó',
      }).note,
    ).toBe('Me fue a traer al hospital y ya no me soltó.')
  })
})

const inWords = (text: string): string[] => bare(withNumbersInWords(text)).match(/[\p{L}\d]+/gu) ?? []

describe('what was read back of a memory is told', () => {
  const memories = [
    'Nos colamos con un gafete. Decía "Cordinación", sin la segunda o. El de seguridad suspiró',
    'fuimos por los que vinieron con. Cantamos hasta las 6',
    'yo iba pa la feria y me decía no digan que fui yo',
    ...new Set(generateBriefs(300).map(({ specialMemory }) => specialMemory)),
  ].filter((memory) => !ASKED.test(memory))

  it.each(memories)('%s', (specialMemory) => {
    const brief = { ...PLAIN, specialMemory }
    const piece = readAnswers(brief)
      .sentences.flat()
      .find((one) => typeof one !== 'string' && one.key === 'memory')
    if (!piece || typeof piece === 'string') return
    const story = beginStory(brief, '1')
    const told = inWords([1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs).join('\n'))
    let from = 0
    const missing = inWords(piece.text).filter((word) => {
      const at = told.indexOf(word, from)
      from = at < 0 ? from : at + 1
      return at < 0
    })
    expect(missing).toEqual([])
  })
})

describe('what is kept of a memory', () => {
  it('is a thing that it leaves where the story is', () =>
    expect(keptOf('bajó con un farol y cantamos').un).toBe('un farol'))

  it.each([
    'me dio su gorra y todavía la tengo',
    'me dio la medalla envuelta en un pañuelo',
    'llevaba un parche en la oreja',
    'se quitó el anillo y lo perdió',
    'mandó una tarjeta a mi mujer',
    'nos reímos mucho',
  ])('is what its giver makes where nothing stays with them: %s', (told) => expect(keptOf(told).made).not.toBeNull())
})

const airOf = (brief: Partial<Brief>) => stageOf(kitFor({ ...plain, ...brief }, '1'), 'x').air

it('tells no sound to whom noise hurts', () => {
  const specialMemory = 'cantamos en el tren'
  expect(airOf({ specialMemory })).toEqual(['Se oía cantar.'])
  expect(airOf({ specialMemory, extraTrait: 'es sorda' })).toEqual([])
})

describe('praise', () => {
  it.each([
    ['su seguridad. ojalá yo tuviera la mitad', 'tu seguridad'],
    ['todavía está muy chica pero ya se ve que es valiente', 'que eres valiente'],
    ['aunque perdimos a su papá hace 2 años se levanta con una sonrisa', 'que te levantas con una sonrisa'],
  ])('is said without what is said beside it: %s', (said, toYou) => expect(praiseOf(said).toYou).toBe(toYou))

  it.each([
    ['su seguridad. yo a esa edad ni hablaba', 'su seguridad. Yo a esa edad ni hablaba'],
    [
      'es muy valiente, yo a su edad me escondía. Sabe cantar',
      'que es muy valiente. Yo a su edad me escondía. Sabe cantar',
    ],
    ['que no le teme a nada y yo a los 20 lloraba', 'que no le teme a nada y yo a los 20 lloraba'],
    ['es buena, y eso que yo no. Y sabe oír', 'que es buena. Y sabe oír'],
  ])('keeps what its giver owns to beside it: %s', (said, told) => expect(praiseOf(said).told).toBe(told))

  it('that was said to them is said to them as it was', () => {
    expect(praiseOf('a usted no la tumba nadie', { recipientName: 'Amá', recipientRelation: 'mi mamá' }).toYou).toBe(
      'a usted no la tumba nadie',
    )
  })

  it('takes a verb of one word for a verb', () => expect(praiseOf('no juzga. y fía').told).toBe('que no juzga. Y fía'))
})

it('gives a baby that did not live no life', () => {
  const story = beginStory(
    {
      ...plain,
      recipientName: 'Samuel',
      recipientRelation: 'mi bebé que nació sin vida',
      specialMemory: 'lo tuve en brazos una noche y su papá le cantó',
      admiration: 'fue amado desde siempre',
      occasion: 'en-recuerdo',
      recipientAge: 'bebe',
      recipientGender: 'm',
    },
    '1',
  )
  const chapters = [1, 2, 3, 4, 5].map((number) => story.chapter(number).paragraphs.join('\n'))
  expect(story.arc).toBe('small-light')
  expect(chapters[2]).toContain('en brazos una noche')
  expect(chapters[4]).toContain('que fue amado desde siempre')
  // whoever does something there is the giver, the night or the light
  expect(chapters.join('\n')).not.toMatch(/(?<!(?:tiene|quiere) a )Samuel (?!en brazos)\p{Ll}+[óa](?!\p{L})/u)
})

it.each([
  ['el paseo a la finca', 'el paseo a la finca'],
  ['el paseo al perro', 'él paseó al perro'],
])('tells an outing from what was done: %s', (written, read) => expect(withHim(written)).toBe(read))
