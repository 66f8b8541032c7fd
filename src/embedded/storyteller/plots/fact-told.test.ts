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
  recipientRelation: 'mi amiga',
  recipientAge: 'adulto',
  favoriteThing: 'los trenes',
  specialMemory: 'la tarde en que llovió y bailamos',
  admiration: 'su paciencia',
  extraTrait: 'quiere ser astrónoma',
  illustrationStyle: 'acuarela',
}

/** Where the fact stands in every plot for such a person: what is before it in its paragraph. */
const ledBy = (said: Brief, fact: RegExp) => {
  const kit = teller.read(said, '1')
  return PLOTS.filter((plot) => kit.inMemory === Boolean(plot.inMemory) && plot.suits(kit) > 0).map(({ id }) => {
    const story = teller.tell(said, '1', id)
    const paragraphs = [1, 2, 3, 4, 5].flatMap((number) => story.chapter(number).paragraphs)
    const found = paragraphs.filter((paragraph) => fact.test(paragraph))
    return { id, times: found.length, lead: found[0]?.split(fact)[0] ?? '' }
  })
}

it.each([
  ['a grown one', brief, /Noa quiere ser astrónoma/u],
  [
    'one missed',
    { ...brief, recipientRelation: 'mi abuela, falleció', extraTrait: 'hablaba tres idiomas' },
    /Noa hablaba tres idiomas/u,
  ],
  [
    'a pet',
    { ...brief, recipientRelation: 'mi perra', recipientKind: 'animal', extraTrait: 'le teme a la aspiradora' },
    /a Noa le da|Noa le teme a la aspiradora/u,
  ],
] satisfies [string, Brief, RegExp][])('says a fact once, where somebody has a reason to: %s', (_, said, fact) => {
  const told = ledBy(said, fact)
  expect(told.length).toBeGreaterThan(2)
  expect(told.filter(({ times }) => times > 1)).toEqual([])
  // each plot in its own way, and none out of the blue
  expect(told.filter(({ times, lead }) => times === 1 && !/[.?—«] |, /u.test(lead) && lead.length < 30)).toEqual([])
  expect(new Set(told.map(({ lead }) => lead)).size).toBeGreaterThan(Math.min(3, told.length / 2))
  expect(told.filter(({ times }) => times === 1).length).toBeGreaterThan(told.length / 2)
})
