import { beforeAll, expect, it } from 'vitest'
import { createTeller } from '../../../../test/storyteller/teller.ts'
import type { Brief } from '../../../engine.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'

beforeAll(loadDictionary)
const teller = createTeller()

const brief: Brief = {
  senderName: 'Clara',
  recipientName: 'Noa',
  recipientRelation: 'mi amiga',
  recipientAge: 'adulto',
  favoriteThing: 'el violín',
  specialMemory: '',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'acuarela',
}
const SEEDS = ['1', '2', '3', '4', '5', '6']

/** The third chapter, where it is remembered. */
const toldOf = (specialMemory: string, more: Partial<Brief> = {}) =>
  SEEDS.map(
    (seed) =>
      teller.tell({ ...brief, ...more, specialMemory }, seed, more.occasion ? undefined : 'big-soup').chapter(3)
        .paragraphs,
  )

it.each([
  ['Nos perdimos en el mercado. Ella compró un farol y se rio.', 'Ella compró un farol y se rio.'],
  ['Me prestó su paraguas en la parada. Llovía mucho. Nunca se lo devolví.', 'Llovía mucho.'],
  ['Se quedó dormida en el cine. ¡Y roncó!', '¡Y roncó!'],
])('somebody hears it between two sentences: %s', (memory, second) => {
  for (const told of toldOf(memory)) {
    const at = told.findIndex((paragraph) => paragraph.startsWith(`—${second}`))
    expect(at).toBeGreaterThan(1)
    expect(told[at - 1]).toMatch(/ siguió\.$|^—¿Y qué más\? —preguntó /u)
    expect(told[at - 2]).toMatch(/^—/u)
  }
})

it.each([
  'Nos perdimos en el mercado y ella compró un farol',
  'Me dijo: «Ven. Aquí no llueve» y nos quedamos en la parada',
  'Me cuidó el Dr. Salas en la playa y ella se quedó',
])('one sentence stays whole: %s', (memory) => {
  for (const told of toldOf(memory)) expect(told.join('\n')).not.toMatch(/siguió\.|¿Y qué más\?/u)
})

it('nobody asks on where who is told of has died', () => {
  const memory = 'Me llevaba a ver los trenes. Una vez saludó el maquinista.'
  const missed = toldOf(memory, { recipientRelation: 'mi abuelo', occasion: 'en-recuerdo' }).flat().join('\n')
  expect(missed).toMatch(/Clara (?:esperó un momento|tomó aire) y siguió\./u)
  expect(missed).not.toContain('¿Y qué más?')
})

it('a memory without a place is no «recuerdo» behind the door', () => {
  const all = ['me ayudó con la tesis y no durmió', 'siempre me escucha cuando lloro'].flatMap((memory) =>
    toldOf(memory),
  )
  for (const told of all) expect(told[0]).not.toMatch(/un recuerdo/u)
})
