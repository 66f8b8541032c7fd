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
      .flatMap((beat) => (typeof beat === 'string' ? [beat] : beat && 'soft' in beat ? beat.soft : []))
  })

const WHISPERED = /al oído|en voz baja/

it.each([
  'que sabe todos los nombres de los vecinos',
  'que nos metía a los siete en un fiat',
  'que siempre tiene un plan B y que estudia por gusto',
])('what no deed shows for certain is said aloud, as it was typed, by who gives: %s', (said) => {
  const deeds = deedsOf(said)
  expect(deeds.filter((deed) => !deed[1]?.startsWith('—') || !deed[1].includes(said))).toEqual([])
  expect(deeds.flat().filter((paragraph) => WHISPERED.test(paragraph))).toEqual([])
  expect(new Set(deeds.map(([done]) => done)).size).toBeGreaterThan(2)
})

it('what a deed shows whole is not said beside it', () => {
  expect(deedsOf('su paciencia').map(({ length }) => length)).toEqual(SEEDS.map(() => 1))
})

it.each([
  // read as nobody's face: it is said once, as it was typed, to whoever asks
  ['que les silba a los gorriones desde la azotea', /^—(?:.* —dijo Olga.*: )?que les silba a los gorriones desde la azotea/imu],
  // of two virtues one is shown
  ['que es constante y agradecida', /—dijo Olga.* que eres constante y agradecida\.$/mu],
])('what is only told later is not said beside the deed: %s', (said, praise) => {
  expect(deedsOf(said).map(({ length }) => length)).toEqual(SEEDS.map(() => 1))
  for (const seed of SEEDS) {
    const story = beginStory({ ...PLAIN, admiration: said }, seed)
    const told = [1, 2, 3, 4, 5].map((number) => story.chapter(number).paragraphs.join('\n'))
    expect(told[4]).toMatch(praise)
    expect(told.slice(0, 4).join('\n')).not.toMatch(/gorriones|constante/u)
  }
}) // oxfmt-ignore

it('whoever is remembered does nothing: who gives says what they were like, and does what was learnt', () => {
  const deeds = deedsOf('que nunca se quejaba de nada', {
    recipientRelation: 'mi abuela, falleció',
    recipientName: 'Berta',
    senderName: 'Olga',
  })
  expect(deeds.filter(([said]) => !/^—.*le dijo Olga a la vecina.*que nunca se quejaba de nada/u.test(said!))).toEqual(
    [],
  )
  expect(deeds.filter(([, done]) => !done?.includes('Olga') || !/aprend\w+ de Berta/u.test(done))).toEqual([])
})

it('says of several who give it what several do', () => {
  const deeds = deedsOf('que nos deja tarea de ver la luna', { senderName: 'Olga y Raúl' })
  expect(deeds.filter(([, said]) => !said?.includes('le dijeron Olga y Raúl a la vecina'))).toEqual([])
})
