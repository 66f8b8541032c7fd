import { beforeAll, expect, it } from 'vitest'
import { PLAIN } from '../../../test/storyteller/briefs.ts'
import type { Brief } from '../../engine.ts'
import { loadDictionary } from './language/grammar/dictionary.ts'
import { beginStory } from './tell-story.ts'
import type { Trouble } from './plots/deed.ts'
import { PLOTS } from './plots/plots.ts'

beforeAll(loadDictionary)

const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** What is done for a neighbour because of what is admired, by eight seeds. */
const deedsOf = (admiration: string, more: Partial<Brief> = {}, trouble: Trouble = 'sorrow') =>
  SEEDS.map((seed) => {
    const { kit, arc } = beginStory({ ...PLAIN, admiration, ...more }, seed)
    return PLOTS.find(({ id }) => id === arc)!
      .stage(kit)
      .act('la vecina', trouble)
      .flatMap((beat) => (typeof beat === 'string' ? [beat] : beat && 'soft' in beat ? beat.soft : []))
  })

it.each([
  // read as nobody's face: it is said once, as it was typed, to whoever asks
  ['que les silba a los gorriones desde la azotea', /^—.*(?<!\p{L})(?:por)?que les silba a los gorriones desde la azotea/imu],
  // of two virtues one is shown
  ['que es constante y agradecida', /—dijo Olga.* que eres constante y agradecida\.$/mu],
])('what is told later is not said beside the deed: %s', (said, praise) => {
  expect(deedsOf(said).flat().join('\n')).not.toMatch(/gorriones|constante/u)
  for (const seed of SEEDS) {
    const story = beginStory({ ...PLAIN, admiration: said }, seed)
    const told = [1, 2, 3, 4, 5].map((number) => story.chapter(number).paragraphs.join('\n'))
    expect(told[4]).toMatch(praise)
    expect(told.slice(0, 4).join('\n')).not.toMatch(/gorriones|constante/u)
  }
}) // oxfmt-ignore

it('whoever is remembered does nothing: who gives does what was learnt from them', () => {
  const deeds = deedsOf('que nunca se quejaba de nada', {
    recipientRelation: 'mi abuela, falleció',
    recipientName: 'Berta',
    senderName: 'Olga',
  })
  expect(deeds.filter((deed) => !/Olga/u.test(deed.join(' ')) || !/Berta/u.test(deed.join(' ')))).toEqual([])
})

it.each(['su elegancia', 'es muy sabia', 'su talento', 'baila de maravilla'])(
  'what is done for whoever is afraid speaks of no sorrow: %s',
  (said) => expect(deedsOf(said, {}, 'fear').flat().join(' ')).not.toMatch(/(?<!\p{L})(?:pena|triste)/u),
)

it('what is said in a deed stands as the dialogue of the book', () => {
  const deeds = deedsOf('su paciencia')
  expect(deeds.flat().filter((paragraph) => /«[^»]*», (?:dijo|pregunt|contest)/u.test(paragraph))).toEqual([])
  expect(deeds.flat().some((paragraph) => paragraph.startsWith('—'))).toBe(true)
})
