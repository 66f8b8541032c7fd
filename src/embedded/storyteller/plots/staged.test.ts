import { beforeAll, describe, expect, it } from 'vitest'
import { createTeller } from '../../../../test/storyteller/teller.ts'
import type { Brief } from '../../../engine.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { PLOTS } from './plots.ts'
import { UNSAID } from './plan.ts'

beforeAll(loadDictionary)
const teller = createTeller()

const brief: Brief = {
  senderName: 'Clara',
  recipientName: 'Noa',
  recipientRelation: 'mi amiga',
  recipientAge: 'adulto',
  favoriteThing: '',
  specialMemory: 'la tarde en que llovió y bailamos',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'acuarela',
}
const twins: Brief = { ...brief, recipientName: 'Lía y Teo', recipientRelation: 'mis hijos', recipientAge: '2-4' }
const missed: Brief = { ...brief, recipientRelation: 'mi abuela, falleció', recipientAge: 'mayor' }

/** The chapters of every plot for such a person, each after its plot. */
const toldTo = (said: Brief) =>
  PLOTS.filter((plot) => {
    const kit = teller.read(said, '1')
    return kit.inMemory === Boolean(plot.inMemory) && plot.suits(kit) > 0
  }).map(({ id }) => {
    const story = teller.tell(said, '1', id)
    return [id, ...[1, 2, 3, 4, 5].map((number) => story.chapter(number).paragraphs.join('\n'))] as const
  })

it('has two small ones each with what they like on the stage', () => {
  const stories = toldTo({ ...twins, favoriteThing: 'los trenes y la pelota' })
  expect(stories.length).toBeGreaterThan(2)
  expect(stories.filter(([, , second]) => !second!.includes('pelota')).map(([id]) => id)).toEqual([])
})

it.each([
  ['small ones', twins],
  ['children', { ...twins, recipientAge: '8-11' } as const],
])('gives several no single hand: %s', (_, said) => {
  const stories = toldTo({ ...said, favoriteThing: 'los trenes' })
  expect(stories.length).toBeGreaterThan(2)
  const one = /la mano de Lía y Teo|Lía y Teo [^.]{0,60}(?:en|abrieron) (?:la|su) mano(?!s)/u
  expect(stories.filter((story) => story.some((chapter) => one.test(chapter))).map(([id]) => id)).toEqual([])
})

it.each([
  ['a grown one', brief],
  ['somebody missed', missed],
])('names what is liked second with the first, uses it once, and does it at the end: %s', (_, said) => {
  const stories = toldTo({ ...said, favoriteThing: 'los crucigramas y las orquídeas' })
  expect(stories.length).toBeGreaterThan(2)
  const ids = (of: (chapters: readonly string[]) => boolean) =>
    stories.filter(([, ...chapters]) => of(chapters)).map(([id]) => id)
  expect(ids(([first, , , , last]) => !first!.includes('orquídeas') || !last!.includes('orquídeas'))).toEqual([])
  // it stands there once it is used, and in no row of things
  expect(ids(([first]) => first!.includes('una orquídea'))).toEqual([])
  // it is used too, where there is room
  expect(ids(([, second]) => !second!.includes('orquídea')).length).toBeLessThan(stories.length / 2)
})

it.each([
  ['dibujar gatos', /se puso a dibujar gatos/u],
  ['que le canten bajito', /Clara le cantó bajito a Noa/u],
  ['el chisme con pan dulce', /se puso a contar un chisme/u],
  ['platicar conmigo', /Noa y Clara se pusieron a platicar/u],
  ['jugar conmigo a las adivinanzas', /Noa y Clara se pusieron a jugar a las adivinanzas/u],
  ['estar conmigo', /Noa y Clara pasaron un rato hombro con hombro/u],
  ['que lo abrace', /Clara abrazó a Noa/u],
])('has what is liked to be done done once: %s', (favoriteThing, done) => {
  const stories = toldTo({ ...brief, favoriteThing })
  expect(stories.length).toBeGreaterThan(2)
  expect(stories.filter((story) => !story.some((chapter) => done.test(chapter))).map(([id]) => id)).toEqual([])
})

it('has an animal do to what is there what it likes to do', () => {
  const stories = toldTo({
    ...brief,
    recipientKind: 'animal',
    recipientRelation: 'mi perro',
    favoriteThing: 'corretear gallinas y el pan',
  })
  expect(stories.length).toBeGreaterThan(2)
  const ran = /Noa[^.\n]* se puso a corretear gallinas/u
  expect(stories.filter((story) => !story.some((chapter) => ran.test(chapter))).map(([id]) => id)).toEqual([])
})

it.each([
  ['a grown one', { ...brief, favoriteThing: 'la tranquilidad' }],
  ['a small one', { ...brief, recipientAge: '2-4', recipientRelation: 'mi hija', favoriteThing: 'su mochila roja' }],
  ['somebody missed', { ...missed, favoriteThing: 'la tranquilidad' }],
] satisfies [string, Brief][])('plans nothing with what nobody surely does anything with: %s', (_, said) => {
  const stories = toldTo(said)
  expect(stories.length).toBeGreaterThan(2)
  expect(
    stories
      .filter((story) => story.some((chapter) => chapter.includes(UNSAID) || / :|: ?\./u.test(chapter)))
      .map(([id]) => id),
  ).toEqual([])
  expect(teller.read(said, '1').leftOut.has('favourite')).toBe(false)
})

it('makes no joke of what somebody missed liked, and no tool of what they sang', () => {
  const stories = toldTo({ ...missed, favoriteThing: 'sus rosales, cantar las de Pedro Infante y arreglar cosas' })
  expect(stories.length).toBeGreaterThan(2)
  expect(
    stories.filter((story) => story.some((chapter) => / ganas de|micrófono/u.test(chapter))).map(([id]) => id),
  ).toEqual([])
})

const plotsOf = (said: Brief) => Array.from({ length: 60 }, (_, i) => teller.tell(said, String(i)).arc)

it('sends no letters to whom hardly sees', () => {
  const old: Brief = { ...brief, recipientAge: 'mayor' }
  const written = /^(?:open-mailbox|drawn-map)$/u
  expect(plotsOf(old).some((plot) => written.test(plot))).toBe(true)
  expect(plotsOf({ ...old, extraTrait: 'ya casi no ve' }).filter((plot) => written.test(plot))).toEqual([])
})

it('names what somebody wears once in the first chapter', () => {
  const stories = toldTo({ ...brief, favoriteThing: 'los trenes', extraTrait: 'lleva boina' })
  expect(stories.length).toBeGreaterThan(2)
  expect(stories.filter(([, first]) => first!.split('boina').length > 2).map(([id]) => id)).toEqual([])
})

it('has no beast and its giver side by side where the giver follows unseen', () => {
  const stories = toldTo({
    ...brief,
    recipientRelation: 'mi gata',
    recipientKind: 'animal',
    favoriteThing: 'estar conmigo',
  })
  expect(stories.length).toBeGreaterThan(2)
  expect(stories.filter(([, , second]) => second!.includes('hombro con hombro')).map(([id]) => id)).toEqual([])
})

it('tells what was done again and again of no one day', () => {
  const stories = toldTo({ ...brief, favoriteThing: 'los trenes', specialMemory: 'me hablaba de cuando cruzó el río' })
  expect(stories.length).toBeGreaterThan(2)
  expect(
    stories.filter((story) => story.some((chapter) => chapter.includes('el día en que'))).map(([id]) => id),
  ).toEqual([])
})

it('has no beast speak where room is left in a chapter', () => {
  const stories = toldTo({ ...brief, recipientRelation: 'mi perra', recipientKind: 'animal', specialMemory: 'corrió' })
  expect(stories.length).toBeGreaterThan(2)
  expect(
    stories.filter(([, , , third]) => /dijo «ya es hora»|dijeron al mismo tiempo/u.test(third!)).map(([id]) => id),
  ).toEqual([])
})

it('names what else is liked and cannot be there before the journey, and not in passing on it', () => {
  const stories = toldTo({ ...brief, favoriteThing: 'las empanadas y los atardeceres en Pichilemu' })
  expect(stories.length).toBeGreaterThan(2)
  const line = 'atardeceres en Pichilemu'
  expect(stories.filter(([, first, second]) => !first!.includes(line) || second!.includes(line))).toEqual([])
})

const drinks = /(?:sirv|tom[aó]|brind|traído)[^.\n]*tequila|tomar tequila/u
it.each([
  ['a baby is on its way', { ...brief, specialMemory: 'cuando supe que está embarazada y lloramos' }],
  ['it is for a birth', { ...brief, occasion: 'nacimiento' }],
  ['they are not of age', { ...brief, recipientAge: '12-17' }],
] satisfies [string, Brief][])('has nobody drink where %s', (_, said) => {
  const stories = toldTo({ ...said, favoriteThing: 'el tequila y las carnitas' })
  expect(stories.length).toBeGreaterThan(2)
  expect(stories.filter((story) => story.some((chapter) => drinks.test(chapter))).map(([id]) => id)).toEqual([])
})

it('and drinks where nothing speaks against it', () =>
  expect(
    toldTo({ ...brief, favoriteThing: 'el tequila y las carnitas' }).every((story) =>
      story.some((chapter) => drinks.test(chapter)),
    ),
  ).toBe(true))

it('does what is liked second where it is done anywhere', () => {
  const stories = toldTo({ ...brief, favoriteThing: 'el asado y discutir de política' })
  expect(stories.length).toBeGreaterThan(2)
  expect(stories.filter((story) => !story.join(' ').includes('a discutir de política.')).map(([id]) => id)).toEqual([])
})

it.each([
  ['what is done', { ...brief, favoriteThing: 'dibujar y quejarse' }],
  ['kin', { ...brief, favoriteThing: 'el café y su abuelo' }],
  ['anything, of somebody missed', { ...missed, favoriteThing: 'la radio y fumar' }],
  ['another thing, of somebody missed', { ...missed, favoriteThing: 'las empanadas y los atardeceres en Pichilemu' }],
])('nobody speaks in passing of %s', (_, said) => {
  const stories = toldTo(said)
  expect(stories.length).toBeGreaterThan(2)
  expect(
    stories.filter((story) => story.some((chapter) => /Entre una cosa y otra,|pocas cosas como/u.test(chapter))),
  ).toEqual([])
})

const bed = (said: Partial<Brief>, seed: string) => {
  const story = teller.tell({ ...brief, recipientRelation: 'mi sobrina', ...said }, seed, 'full-bed')
  return [1, 2, 3, 4, 5].map((number) => story.chapter(number).paragraphs.join('\n')).join('\n')
}

describe('in the bed that fills', () => {
  const SEEDS = ['1', '2', '3', '4', '5', '6']

  it('has a baby lie in a cradle, with nothing over it', () => {
    for (const seed of SEEDS) {
      const told = bed({ recipientAge: 'bebe', favoriteThing: 'el sonajero' }, seed)
      expect(told).toMatch(/En la cuna|en la cuna/u)
      expect(told).not.toMatch(/cobija|manta|hasta la barbilla|taparse|tapó|(?:En|en|de) la cama/u)
    }
    expect(SEEDS.map((seed) => bed({ recipientAge: '2-4', favoriteThing: 'los trenes' }, seed)).join()).toMatch(
      /cobija|manta/u,
    )
  })

  it('says of no picture that it cannot sleep', () => {
    const told = SEEDS.map((seed) => bed({ recipientAge: '2-4', favoriteThing: 'el páramo' }, seed))
    expect(told.filter((one) => /postal[^\n]*(?:Sin sueño|no se podía dormir)/u.test(one))).toEqual([])
    expect(
      told.every((one) => one.includes('por debajo de la puerta') || one.includes('Por debajo de la puerta')),
    ).toBe(true)
  })
})
