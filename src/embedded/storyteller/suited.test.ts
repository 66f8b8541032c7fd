import { beforeAll, describe, expect, it } from 'vitest'
import { createTeller } from '../../../test/storyteller/teller.ts'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { isApart } from './language/people/apart.ts'
import { isOfSteps, isUnsteady, withoutSteps } from './language/people/body.ts'
import { deedAtNeed } from './plots/deed.ts'
import { PLOTS } from './plots/plots.ts'
import { caughtBy, traitTold } from './plots/trait-told.ts'
import { beginStory } from './tell-story.ts'

beforeAll(loadDictionary)
const teller = createTeller()

const brief: Brief = {
  senderName: 'Elvira',
  recipientName: 'Anselmo',
  recipientRelation: 'mi amigo',
  recipientGender: 'm',
  recipientAge: 'adulto',
  favoriteThing: 'los barcos',
  specialMemory: 'pintamos la barda de verde',
  admiration: 'es alegre',
  extraTrait: '',
  illustrationStyle: 'acuarela',
}
const kitOf = (more: Partial<Brief>) => teller.read({ ...brief, ...more }, '1')
const seeds = Array.from({ length: 12 }, (_, i) => `${i}`)
const deeds = (more: Partial<Brief>) =>
  seeds.map((seed) => JSON.stringify(deedAtNeed(teller.read({ ...brief, ...more }, seed))('el cartero')))
const suits = (id: string, more: Partial<Brief>) => PLOTS.find((plot) => plot.id === id)!.suits(kitOf(more))
const booksOf = (more: Partial<Brief>) => seeds.map((seed) => beginStory({ ...brief, ...more }, seed).arc)

describe('what their body can do', () => {
  it.each([
    ['usa bastón y lo presume', true],
    ['va en silla de ruedas a todas las fiestas', true],
    ['casi no camina desde el invierno', true],
    ['anda con andador', true],
    ['le regalaron el bastón de mando', false],
    ['llevó a una vecina en silla de ruedas al mar', false],
    ['camina descalza', false],
    ['no camina sin sus perros', false],
  ])('«%s»: unsteady %s', (said, is) => expect(isUnsteady(said)).toBe(is))

  it.each([
    ['en 2010 se rompió la pierna y anduvo con muletas un mes', false],
    ['la llevé al mar en su silla de ruedas', true],
  ])('a day on which «%s»: unsteady %s', (day, is) => expect(isUnsteady('es terco', day)).toBe(is))

  it('of several wordings those without a step are told', () => {
    expect(withoutSteps(['Bailó un rato.', 'Sonrió un rato.'])).toEqual(['Sonrió un rato.'])
    expect(withoutSteps(['Bailó un rato.'])).toEqual(['Bailó un rato.'])
  })

  it.each(['es terco', 'es alegre', 'su elegancia', 'es valiente'])('«%s» is shown without a step', (admiration) => {
    for (const told of deeds({ admiration, extraTrait: 'usa bastón' })) expect(told).not.toSatisfy(isOfSteps)
  })

  it('who was silent once is not', () => {
    expect(kitOf({ extraTrait: 'en la escuela era muy callada, ahora no para de hablar' }).quiet).toBe(false)
    expect(kitOf({ extraTrait: 'es muy callada' }).quiet).toBe(true)
  })

  it('a lame beast has no other’s body', () => {
    const tortoise: Partial<Brief> = { recipientRelation: 'mi tortuga', recipientKind: 'animal' }
    const { pick } = kitOf({ ...tortoise, extraTrait: 'casi no camina' })
    for (const part of seeds) expect([part, pick('Movió la cola.', 'Corrió.', 'Miró.')]).toEqual([part, 'Miró.'])
  })

  it('they are sent on no race', () => {
    const old: Partial<Brief> = { recipientRelation: 'mi abuelo', recipientAge: 'mayor' }
    expect(booksOf({ ...old, extraTrait: 'usa bastón' })).not.toContain('slow-race')
  })

  it('who speaks little does it without a speech', () => {
    for (const told of deeds({ admiration: 'es alegre', extraTrait: 'habla muy poco' })) expect(told).not.toContain('—')
  })
})

describe('who is far, or leaves', () => {
  it.each([
    ['En abril se muda a Toronto', true],
    ['se va en enero a estudiar a Lyon', true],
    ['se va a dormir a las ocho', false],
    ['se fue la luz', false],
    ['nos fuimos a Taxco', false],
    ['el verano que se fue a Acapulco con nosotros', false],
  ])('«%s»: %s', (said, is) => expect(isApart(['mi amigo', 'Elvira'], [said])).toBe(is))

  it('promises not to stay', () => {
    const more = { admiration: 'es leal', specialMemory: 'pintamos la barda. En abril se muda a Toronto' }
    expect(deeds(more).join('\n')).not.toMatch(/aquí voy a estar|Me quedo/u)
    expect(deeds({ admiration: 'es leal' }).join('\n')).toMatch(/aquí voy a estar|Me quedo/u)
  })
})

describe('nobody is tried for whom they love', () => {
  it.each([
    ['mi marido', 'm', 0],
    ['mi marido', 'f', 6],
    ['mi amigo', 'm', 5],
  ] as const)('%s of a giver who is %s: %d', (recipientRelation, senderGender, fits) =>
    expect(suits('who-began', { recipientRelation, senderGender })).toBe(fits),
  )
  it('and the charge is of laughing', () => {
    const couple: Brief = { ...brief, recipientRelation: 'mi marido', senderGender: 'f' }
    for (const seed of seeds)
      expect(beginStory(couple, seed, { plot: 'who-began' }).chapter(1).paragraphs.join(' ')).not.toMatch(
        /querer|culpa/u,
      )
  })
})

it('who came late to everything is not missed by the clock', () => {
  const late: Partial<Brief> = { occasion: 'en-recuerdo', recipientRelation: 'mi papá que murió' }
  expect(suits('whole-day', { ...late, extraTrait: 'siempre llegaba tarde' })).toBe(0)
  expect(suits('whole-day', late)).toBeGreaterThan(0)
})

const told = (extraTrait: string, more: Partial<Brief> = {}, lead?: string) =>
  JSON.stringify(traitTold(kitOf({ extraTrait, ...more }), 'el cartero', lead))

describe('a trait', () => {
  it('that makes blush is told to no stranger', () => {
    expect(told('se saca los mocos y dice que no', {}, 'El cartero quiso saber más.')).toMatch(
      /bajó la voz.*—Se saca los mocos y dice que no —dijo Elvira\./u,
    )
  })

  it.each(['siempre huele a vainilla', 'toma todo con popote', 'pisa las hojas secas'])(
    '«%s» is no shame',
    (extraTrait) => expect(told(extraTrait, {}, 'El cartero quiso saber más.')).not.toContain('bajó la voz'),
  )

  it('of one word is a sentence', () => {
    const cat: Partial<Brief> = { recipientRelation: 'mi gata', recipientKind: 'animal', recipientGender: 'f' }
    expect(told('bizca', cat, 'El cartero miró.')).toContain('—Es bizca —')
    expect(told('canta', {}, 'El cartero miró.')).toContain('—Canta —')
  })

  it.each([
    ['ordena los libros por color', / ordena los libros por color/u],
    ['se come los lápices', / se come los lápices/u],
  ])('«%s» is caught by who is met', (extraTrait, said) =>
    expect(caughtBy(kitOf({ extraTrait }), 'el cartero')).toMatch(said),
  )

  it.each([
    'hace pipí en el jardín',
    'camina descalzo',
    'les cambia el nombre a sus nietas',
    'tiene pecas',
    'llora con los comerciales',
    'canta cuando va al baño',
    'camina con bastón',
    'mide un metro noventa',
    'estudia medicina',
    'amamanta a su bebé',
    'come tierra',
    'guarda cama',
    'canta en un coro',
    'cuida un cactus desde hace diez años',
  ])('«%s» is caught by nobody', (extraTrait) => expect(caughtBy(kitOf({ extraTrait }), 'el cartero')).toBeNull())

  it('is caught once, in the last chapter', () => {
    const story = beginStory({ ...brief, extraTrait: 'ordena los libros por color' }, '1', { plot: 'open-mailbox' })
    const chapters = [1, 2, 3, 4, 5].map((number) => story.chapter(number).paragraphs.join(' '))
    expect(chapters.map((text) => /también ordena los libros/u.test(text))).toEqual([false, false, false, false, true])
  })
})

it.each([
  ['mi perro que murió', true],
  ['mi tortuga que murió', false],
])('%s has a body that is missed: %s', (recipientRelation, has) => {
  const pet: Brief = { ...brief, recipientRelation, recipientKind: 'animal', occasion: 'en-recuerdo' }
  const story = beginStory(pet, '1', { plot: 'warm-spot' })
  const text = [1, 5].map((number) => story.chapter(number).paragraphs.join(' '))
  for (const chapter of text) expect(/hocico|patas|lomo/u.test(chapter)).toBe(has)
})

it('«Todo compras» is the team', () => {
  const { s } = kitOf({ senderName: 'Todo compras', recipientRelation: 'nuestra jefa' })
  expect([s.name, s.signature]).toEqual(['el equipo de compras', 'Todo compras'])
})

it.each([
  ['Toda nuestra familia', true],
  ['Toda esta familia', true],
  ['Todo nuestro equipo', true],
  ['Toda tuya', false],
  ['Todo amor', false],
  ['Toda Ana', false],
])('«%s» is no team of that name, and several: %s', (senderName, several) => {
  const { s } = kitOf({ senderName })
  expect([s.name.startsWith('el equipo de'), s.several]).toEqual([false, several])
})
