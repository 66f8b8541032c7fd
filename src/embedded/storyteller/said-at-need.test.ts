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

/** Said to one, and out of the others' hearing. */
const WHISPERED = /al oído|bajito|en voz baja/

it.each([
  'que les silba a los gorriones desde la azotea',
  'que nos metía a los siete en un fiat',
  'Los boletos de cada película. Todos.',
])('has what no family knows told out of hearing to whoever is in sorrow, and read where it is said: %s', (said) => {
  const deeds = deedsOf(said)
  expect(deeds.filter((deed) => !WHISPERED.test(deed) || /gorriones|fiat|boletos/.test(deed))).toEqual([])
  expect(new Set(deeds).size).toBeGreaterThan(2)
})

it('tells of somebody remembered what they were like, and then a kindness', () => {
  const deeds = deedsOf('que guardaba los boletos de cada película', { recipientRelation: 'mi abuela, falleció' })
  expect(deeds.filter((deed) => !WHISPERED.test(deed) || !/cómo era Berta/.test(deed))).toEqual([])
  expect(deeds.filter((deed) => deed.split(' ').length < 25)).toEqual([])
})

it('says it in few words to whom chapters are short', () => {
  const deeds = deedsOf('que ya pronuncia la erre', { recipientAge: '2-4', recipientRelation: 'mi hija' })
  expect(deeds.filter((deed) => !WHISPERED.test(deed) || deed.split(' ').length > 30)).toEqual([])
})

it('says of several who give it what several do', () => {
  const deeds = deedsOf('que nos deja tarea de ver la luna', { senderName: 'Olga y Raúl' })
  expect(deeds.filter((deed) => !/Olga y Raúl(?: se lo)?(?: se| le)? \p{L}+ron/iu.test(deed))).toEqual([])
})
