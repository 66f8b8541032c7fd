import { beforeAll, expect, it } from 'vitest'
import { createTeller } from '../../../../test/storyteller/teller.ts'
import type { Brief } from '../../../engine.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { PLOTS } from './plots.ts'

beforeAll(loadDictionary)
const teller = createTeller()

const brief: Brief = {
  senderName: 'Clara',
  recipientName: 'Noa',
  recipientRelation: 'mi hermana',
  recipientAge: 'adulto',
  favoriteThing: 'los barcos',
  specialMemory: 'la noche que se fue la luz y cantamos',
  admiration: '',
  extraTrait: '',
  illustrationStyle: 'acuarela',
}
const ADMIRED = ['es muy alegre', 'nunca se rinde', 'es justa', 'cuida a todos', 'es generosa', 'sabe escuchar']

/** What stands in chapter four before the kept thing: the trouble, the deed and what the deed is to whoever had it. */
const BEFORE: Readonly<Record<string, number>> = { 'exchange-monster': 4 }

it.each([
  'between-floors',
  'big-soup',
  'clock-strike',
  'drawn-map',
  'eminence',
  'first-date',
  'last-bus',
  'night-radio',
  'night-repairs',
  'open-mailbox',
  'paper-boat',
  'reverse-exam',
  'shrinking-house',
  'shy-seed',
  'slow-race',
  'small-museum',
  'something-big',
  'who-began',
])('in %s the deed bears on the trouble that it was done for', (id) => {
  const plot = PLOTS.find((each) => each.id === id)!
  const told = ADMIRED.flatMap((admiration) =>
    ['1', '2'].map((seed) => {
      const said = { ...brief, admiration }
      const { keep } = plot.stage(teller.read(said, seed))
      const { paragraphs } = teller.tell(said, seed, id).chapter(4)
      return paragraphs.findIndex((paragraph) => paragraph.toLowerCase().includes(keep.el)) >= (BEFORE[id] ?? 3)
    }),
  )
  expect(told.filter(Boolean).length).toBeGreaterThan(told.length / 2)
})

it('has nobody else do what only whoever asks does', () => {
  const said = { ...brief, admiration: 'Noa nunca se rinde, y a todos les da ánimos' }
  const told = ['1', '2', '3', '4', '5', '6', '7', '8'].flatMap(
    (seed) => teller.tell(said, seed, 'exchange-monster').chapter(5).paragraphs,
  )
  expect(told.some((paragraph) => paragraph.includes('debajo de la cama'))).toBe(true)
  expect(told.filter((paragraph) => /(?:^|\. )[^.—]*debajo de la cama, (?:Clara|Noa)/u.test(paragraph))).toEqual([])
})

it.each([
  ['slow-race', 1, /En la salida estiraba|La jueza[^.]*dispuesto/u],
  ['paper-boat', 3, /aparecieron una? /u],
] as const)('in %s who or what comes agrees with what is said of it', (id, chapter, amiss) => {
  const told = ['1', '2', '3', '4', '5', '6', '7', '8'].flatMap((seed) =>
    [chapter, 3].flatMap((at) => teller.tell(brief, seed, id).chapter(at).paragraphs),
  )
  expect(told.filter((paragraph) => amiss.test(paragraph))).toEqual([])
})
