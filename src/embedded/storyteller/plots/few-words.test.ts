import { beforeAll, expect, it } from 'vitest'
import { createTeller } from '../../../../test/storyteller/teller.ts'
import { PLAIN } from '../../../../test/storyteller/briefs.ts'
import { loadDictionary } from '../language/grammar/dictionary.ts'
import { deedAtNeed } from './deed.ts'
import { withoutSpeech } from './few-words.ts'

beforeAll(loadDictionary)
const teller = createTeller()

const spoken = (extraTrait: string) => {
  const kit = teller.read({ ...PLAIN, recipientName: 'Noa', admiration: 'es muy terca', extraTrait }, '1')
  return Array.from({ length: 60 }, (_, i) => JSON.stringify(deedAtNeed(kit.at(`${i}`))('el juez'))).filter((told) =>
    told.includes('—'),
  ).length
}

it('makes no speech where whoever it is speaks little', () => {
  expect(spoken('')).toBeGreaterThan(10)
  expect(spoken('habla poquito')).toBe(0)
})

it.each([
  ['Noa mostró la postal y habló un buen rato de la laguna', 'Noa mostró la postal, y hubo quien lo quiso saber todo de la laguna'],
  ['Noa pasó la foto de mano en mano y habló de Cuba, y hubo quien preguntó más', 'Noa pasó la foto de mano en mano, y hubo quien lo quiso saber todo de Cuba'],
  ['Noa sacó la caña y explicó cómo es eso de pescar', 'Noa sacó la caña y enseñó cómo es eso de pescar'],
])('%s', (told, silent) => expect(withoutSpeech(told)).toBe(silent)) // oxfmt-ignore
