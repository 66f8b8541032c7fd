import { beforeAll, describe, expect, it } from 'vitest'
import { sweep } from '../../../test/sweep.ts'
import { createTeller } from '../../../test/storyteller/teller.ts'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { countWords, splitSentences } from './language/grammar/text.ts'
import { PLOTS } from './plots/plots.ts'
import { forReader } from './reader.ts'

beforeAll(loadDictionary)
const teller = createTeller()

const plain: Brief = {
  senderName: 'Clara',
  recipientName: 'Rosa',
  recipientRelation: 'abuela',
  favoriteThing: 'los gatos',
  specialMemory: 'la tarde que llovió y bailamos en la cocina',
  admiration: 'su paciencia',
  extraTrait: 'siempre pierde los zapatos',
  illustrationStyle: 'infantil',
}

const SEEDS = Array.from({ length: 12 }, (_, i) => String(i))

/** The sentences of a story, its recipient's name left out. */
function sentences(brief: Brief, seed: string, arc?: string): string[] {
  const story = teller.tell(brief, seed, arc)
  return [1, 2, 3, 4, 5]
    .flatMap((number) => story.chapter(number).paragraphs.flatMap(splitSentences))
    .map((sentence) => sentence.replaceAll(brief.recipientName, '…'))
}

function shared(a: string[], b: string[]): number {
  const known = new Set(b)
  return a.filter((sentence) => known.has(sentence)).length / a.length
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('two briefs that differ only in the names', () => {
  const other = { ...plain, recipientName: 'Elena', senderName: 'Julia' }

  it('are told in mostly different sentences', () => {
    const shares = SEEDS.map((seed) => shared(sentences(plain, seed), sentences(other, seed)))
    expect(mean(shares)).toBeLessThan(0.2)
  })

  it('differ in half of their sentences even where the story is the same', () => {
    for (const arc of ['last-bus', 'slow-race', 'eminence', 'something-big']) {
      const shares = SEEDS.map((seed) => shared(sentences(plain, seed, arc), sentences(other, seed, arc)))
      expect(mean(shares)).toBeLessThan(0.5)
    }
  })
})

/** As many as make an average sure to a hundredth of a sentence. */
const MANY = Array.from({ length: 60 }, (_, i) => String(i))

/** Words of a story and of a sentence, on the average of many seeds. */
function lengths(recipientAge: '5-7' | 'adulto', arc: string): { story: number; sentence: number } {
  const brief = { ...plain, recipientRelation: 'hija', recipientAge }
  const told = MANY.flatMap((seed) => sentences(brief, seed, arc))
  const words = told.reduce((sum, sentence) => sum + countWords(sentence), 0)
  return { story: words / MANY.length, sentence: words / told.length }
}

it('names the givers beside the recipient in no list with them', () => {
  const brief = { ...plain, senderName: 'Sus hijos Óscar, Norma y Toño' }
  for (const { id } of PLOTS.filter(({ suits }) => suits(teller.read(brief, '1')) > 0)) {
    const told = [1, 2, 3, 4, 5].flatMap((number) => teller.tell(brief, '1', id).chapter(number).paragraphs).join('\n')
    expect(told).not.toMatch(/Rosa, sus hijos(?! y )/u)
  }
})

it.each([
  ['Julia', 'nieta', 'Los abuelos Paco y Mari', 'Fueron Julia y los abuelos Paco y Mari.'],
  ['Los gemelos Iker y Unai', 'hijos', 'Aita y Ama', 'Fueron los gemelos Iker y Unai, con Aita y Ama.'],
  ['Pilar y Luis', 'padres', 'Sus hijos Bea y Quique', 'Fueron Pilar, Luis y sus hijos Bea y Quique.'],
  ['Lía y Teo', 'hijos', 'Ramón', 'Fueron Lía, Teo y Ramón.'],
])('names %s and %s %s together, and breaks up no group', (recipientName, recipientRelation, senderName, told) => {
  const kit = teller.read({ ...plain, recipientName, recipientRelation, senderName }, '1')
  expect(forReader(kit, 1, [`Fueron ${kit.r.name} y ${kit.s.name}.`])).toEqual([told])
})

it('runs no two names together that a comma parts', () => {
  const kit = teller.read(
    { ...plain, recipientName: 'Lía y Teo', recipientRelation: 'hijos', senderName: 'Ramón' },
    '1',
  )
  expect(forReader(kit, 1, ['Al mirar a Lía y Teo, Ramón rio. Fueron Lía y Teo, Ramón y la jueza.'])).toEqual([
    'Al mirar a Lía y Teo, Ramón rio. Fueron Lía, Teo, Ramón y la jueza.',
  ])
})

it('calls no day what went on for a while', () => {
  const kit = teller.read({ ...plain, specialMemory: 'Bailamos en la cocina todo el invierno' }, '1')
  expect(forReader(kit, 1, ['La foto brilló como aquel día. Era aquel día. Desde aquel día, brilla.'])).toEqual([
    'La foto brilló como entonces. Era aquello. Desde aquel día, brilla.',
  ])
})

describe('a reader', () => {
  it.each(['something-big'])('of six years hears %s in shorter chapters', (arc) => {
    const small = lengths('5-7', arc)
    const grown = lengths('adulto', arc)
    expect(small.story).toBeLessThan(grown.story * 0.97)
    expect(small.sentence).toBeLessThan(grown.sentence)
  })
})

function whole(brief: Brief, arc: string): string {
  return sweep(SEEDS, 3)
    .flatMap((seed) => {
      const story = teller.tell(brief, seed, arc)
      return [1, 2, 3, 4, 5].map((number) => story.chapter(number).paragraphs.join(' '))
    })
    .join(' ')
}

/** Everything that every fitting arc tells of such a brief. */
function told(memory: string, name: string, relation: string): string {
  const brief = { ...plain, recipientName: name, recipientRelation: relation, specialMemory: memory }
  const kit = teller.read(brief, '1')
  const arcs = PLOTS.filter((arc) => arc.suits(kit) > 0)
  return arcs.map((arc) => whole(brief, arc.id)).join(' ')
}

describe('one way of speaking to them', () => {
  it('vos stays vos', () => {
    const text = told('cuando vos te caíste de la bici y te reíste para que yo no me asuste', 'Rosa', 'hermanita')
    expect(text).toMatch(/ de vos[,.:; ]/)
    expect(text).toMatch(/¿Te acordás de/)
    expect(text).not.toMatch(
      /(?<!\p{L})(?:de ti|contigo|para ti|Eres tú|vienes|quieras tú|te acuerdas|con quién hablas)(?!\p{L})/iu,
    )
  })

  it('vosotros stays vosotros', () => {
    const text = told('cuando os perdisteis en el museo', 'Ana y Luis', 'hijos')
    expect(text).toMatch(/¿Con quién habláis\?/)
    expect(text).not.toMatch(
      /(?<!\p{L})(?:ustedes|Son ustedes|Llegan a tiempo|se acuerdan|con quién hablan|oyeron eso)(?!\p{L})/iu,
    )
  })

  it('usted stays usted', () => {
    const text = told('usted se cayó de la bici y se rio para que yo no me asuste', 'Rosa', 'abuela')
    expect(text).toMatch(/ de usted[,.:; ]/)
    expect(text).toMatch(/¿Se acuerda\?/)
    expect(text).not.toMatch(
      /(?<!\p{L})(?:de ti|contigo|para ti|te acuerdas|tu paciencia|con quién hablas|oíste eso)(?!\p{L})/iu,
    )
  })

  it('one person is never addressed as several', () => {
    const text = told('cuando os perdisteis en el museo', 'Rosa', 'hija')
    expect(text).toMatch(/ de ti[,.:; ]|contigo/)
    expect(text).not.toMatch(/ de vosotros|vuestra/)
  })
})
