import { beforeAll, expect, it } from 'vitest'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { beginStory } from './tell-story.ts'
import { PLOTS } from './plots/plots.ts'

beforeAll(loadDictionary)

const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** What is done for a neighbour because of what is admired, by eight seeds. */
const deedsOf = (admiration: string, more: Partial<Brief> = {}) =>
  SEEDS.map((seed) => {
    const { kit, arc } = beginStory({ ...PLAIN, admiration, ...more }, seed)
    return PLOTS.find(({ id }) => id === arc)!
      .stage(kit)
      .act('la vecina')
  })

it.each([
  ['que les silba a los gorriones desde la azotea', /(?:—|[:,] |—\. )les silba a los gorriones desde la azotea[. ]/i],
  ['que nos metía a los siete en un fiat', /(?:—|[:,] |—\. )nos metía a los siete en un fiat[. ]/i],
  ['que es de lo mejor que hay', /(?:—|[:,] |—\. )es de lo mejor que hay[. ]/i],
])('has what no family knows told by its giver to whoever is in sorrow: %s', (admiration, words) => {
  const deeds = deedsOf(admiration)
  expect(deeds.filter((deed) => !words.test(deed) || !deed.includes('—'))).toEqual([])
  expect(new Set(deeds).size).toBeGreaterThan(2)
})

it.each(['que sin ti no hay boletos que valgan', 'Los boletos de cada película. Todos.', 'sus boletos'])(
  'has a quiet kindness alone where the words are not one clause of them: %s',
  (admiration) => {
    expect(deedsOf(admiration).filter((deed) => /boletos|—/.test(deed))).toEqual([])
  },
)

it('tells of somebody remembered what they were like, and then a kindness', () => {
  const deeds = deedsOf('que guardaba los boletos de cada película', { recipientRelation: 'mi abuela, falleció' })
  expect(
    deeds.filter(
      (deed) =>
        !/^—(?:.+ era así —dijo .+—: g|G)uardaba los boletos de cada película(?: —(?:dijo|recordó) \p{L}+)?\. \p{Lu}/u.test(
          deed,
        ),
    ),
  ).toEqual([])
})

it('says it in few words to whom chapters are short', () => {
  const deeds = deedsOf('que ya pronuncia la erre', { recipientAge: '2-4', recipientRelation: 'mi hija' })
  expect(deeds.filter((deed) => !deed.includes('? Ya pronuncia la erre —') || deed.split(' ').length > 30)).toEqual([])
})

it('leaves a giver of several who says it their own «nos»', () => {
  const deeds = deedsOf('que nos deja tarea de ver la luna', { senderName: 'El equipo de obra' })
  expect(deeds.filter((deed) => !/nos deja tarea de ver la luna/i.test(deed))).toEqual([])
})
