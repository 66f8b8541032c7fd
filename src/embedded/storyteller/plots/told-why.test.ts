import { beforeAll, expect, it } from 'vitest'
import { createTeller } from '../../../../test/storyteller/teller.ts'
import type { Brief } from '../../../engine.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'

beforeAll(loadDictionary)
const teller = createTeller()

const grown: Brief = {
  senderName: 'Clara',
  recipientName: 'Noa',
  recipientRelation: 'mi amiga',
  recipientAge: 'adulto',
  favoriteThing: 'el violín',
  specialMemory: 'la tarde en que llovió y bailamos',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'acuarela',
}
const child: Brief = { ...grown, recipientRelation: 'mi hijo', recipientAge: '5-7', favoriteThing: 'los trenes' }
const tiny: Brief = { ...child, recipientAge: '2-4' }
const dog: Brief = { ...child, recipientRelation: 'mi perro', recipientKind: 'animal', recipientAge: undefined }

const SEEDS = ['1', '2', '3', '4', '5', '6']
const chapters = (said: Brief, id: string, number: number) =>
  SEEDS.map((seed) => teller.tell(said, seed, id).chapter(number).paragraphs.join(' '))

it.each([
  ['bath-sea', tiny],
  ['full-bed', tiny],
  ['house-parade', tiny],
  ['night-to-bed', tiny],
  ['exchange-monster', child],
  ['moon-yard', child],
  ['between-floors', grown],
  ['big-soup', grown],
  ['clock-strike', grown],
  ['drawn-map', grown],
  ['eminence', grown],
  ['last-bus', grown],
  ['night-radio', grown],
  ['night-repairs', grown],
  ['first-date', { ...grown, recipientRelation: 'mi esposa' }],
  ['good-manners', dog],
] as const)('in %s what they are like is told for a reason of the story', (id, said) => {
  for (const extraTrait of ['silba al subir la escalera', 'nadie le gana al dominó']) {
    const told = chapters({ ...said, extraTrait }, id, 2)
    expect(told.filter((text) => !/escalera|dominó/u.test(text))).toEqual([])
    // whoever wants to know is told, and not whom it is of
    expect(told.filter((text) => /le (?:dijo|dijeron) [^.]* a Noa/u.test(text))).toEqual([])
    expect(told.filter((text) => /con curiosidad|quitaba los ojos|miró a Noa, y luego/u.test(text))).toEqual([])
  }
})

it('what two of them do stands in the plural, wherever it stands in the sentence', () => {
  const two = { ...grown, recipientName: 'Rosa y Julián', recipientRelation: 'mis papás' }
  const ends = chapters(two, 'night-radio', 5)
  expect(ends.some((text) => /, cuentan otra vez/u.test(text))).toBe(true)
  expect(ends.filter((text) => /, cuenta otra vez/u.test(text))).toEqual([])
  const applause = chapters({ ...dog, senderName: 'Ana y Luis' }, 'good-manners', 2)
  expect(applause.some((text) => /Eran Ana y Luis/u.test(text))).toBe(true)
  expect(applause.filter((text) => /Era Ana y Luis/u.test(text))).toEqual([])
})

it('who rides the last bus has slept, and comes home once', () => {
  const said = { ...grown, extraTrait: 'siempre pierde las llaves' }
  expect(chapters(said, 'last-bus', 1).filter((text) => !/sueño|durmieron/u.test(text))).toEqual([])
  expect(chapters(said, 'last-bus', 5).filter((text) => /llegaron/iu.test(text))).toEqual([])
})

it.each([
  ['eminence', 2, /periódico del pueblo|discurso de bienvenida/u],
  ['clock-strike', 2, /Para el acta/u],
  ['last-bus', 2, /no he ido nunca|No conozco el camino/u],
  ['night-radio', 2, /no sabía casi nada/u],
  ['something-big', 4, /, en la mitad|, en el borde|, en la punta|, en lo más alto/u],
  ['shrinking-house', 3, /los dos/u],
  ['open-mailbox', 3, /entró hasta/u],
] as const)('in %s, chapter %i, nothing is said against what is told beside it', (id, number, against) =>
  expect(
    chapters({ ...grown, extraTrait: 'silba al dormir' }, id, number).filter((text) => against.test(text)),
  ).toEqual([]),
)

it('what is heard of a dog at home is printed in no newspaper', () =>
  expect(
    chapters({ ...dog, extraTrait: 'ronca al dormir' }, 'corner-gazette', 2).filter((text) =>
      /sociedad|Vida de barrio/u.test(text),
    ),
  ).toEqual([]))

const reads = (said: Brief, who: RegExp) => chapters(said, 'open-mailbox', 1).some((text) => who.test(text))

it('a grown-up reads their own letter, and a child is read to', () => {
  expect(reads(grown, /la leyó en voz alta Clara/u)).toBe(false)
  expect(reads(grown, /Noa leyó la carta en voz alta/u)).toBe(true)
  expect(reads(child, /la leyó en voz alta Clara/u)).toBe(true)
  expect(reads(dog, /la leyó en voz alta Clara/u)).toBe(true)
})
