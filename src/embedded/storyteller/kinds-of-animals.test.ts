import { describe, expect, it } from 'vitest'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { readRelation } from './language/people/relations.ts'
import { PLOTS } from './plots/plots.ts'
import { kitFor } from './kit/read-brief.ts'
import { beginStory } from './tell-story.ts'

await loadDictionary()

const parakeet: Brief = {
  senderName: 'Don Chuy',
  recipientName: 'Pánfilo',
  recipientRelation: 'mi periquito',
  favoriteThing: 'la semilla de girasol',
  specialMemory: 'duró dos días perdido en la colonia y gritaba «ya vente a cenar»',
  admiration: 'me hace compañía',
  extraTrait: 'les chifla a las muchachas',
  illustrationStyle: 'infantil',
}

it.each([
  ['mi periquito', 'bird'],
  ['mi cacatúa', 'bird'],
  ['mi pez betta', 'fish'],
  ['nuestra tortuga', 'reptile'],
  ['mi conejo', 'rodent'],
  ['mi yegua', 'horse'],
  ['mi mascota, un perico', 'bird'],
  ['mi gata', 'cat'],
  ['mi perrita', 'dog'],
  ['mi gatico', 'cat'],
  ['mi gatihijo', 'cat'],
  ['mi perrete', 'dog'],
  ['mi perrhijo', 'dog'],
  ['mis mascotas, un perro y un loro', 'pet'],
])('«%s» names a %s', (relation, species) => expect(readRelation(relation).species).toBe(species))

describe('an animal without a nose', () => {
  const TAKEN =
    /olfate|oli[óe]|[Oo]lía|nariz|hocico|olor de entonces|olores de|orejas|escarb|cojín|bajó la cabeza|se echó/u
  it.each(['mi periquito', 'mi pez', 'mi tortuga', 'mi yegua', 'mi mascota'])('%s is told as it is', (relation) => {
    const brief = { ...parakeet, recipientRelation: relation, recipientKind: 'animal' as const }
    const kit = kitFor(brief, '1')
    const told = PLOTS.filter((plot) => !plot.inMemory && plot.suits(kit) > 0).map(({ id }) => id)
    expect(told.length).toBeGreaterThan(2)
    const wrong = told.flatMap((plot) =>
      ['1', '2', '3', '4', '5', '6'].flatMap((seed) => {
        const story = beginStory(brief, seed, { plot })
        return [1, 2, 3, 4, 5]
          .flatMap((number) => [...story.chapter(number).paragraphs, story.chapter(number).scene.action])
          .flatMap((text) => text.split(/(?<=[.!?]) /u))
          .filter((sentence) => TAKEN.test(sentence))
          .map((sentence) => `${plot}: ${sentence}`)
      }),
    )
    expect([...new Set(wrong)]).toEqual([])
  })
})
