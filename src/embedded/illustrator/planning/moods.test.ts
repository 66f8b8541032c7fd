import { describe, expect, test } from 'vitest'
import { type Expression, EXPRESSIONS } from '../scene/expressions.ts'
import { findMood } from '../lexicon/scene-words.ts'
import { moodsOf } from './moods.ts'

const SAID: readonly (readonly [text: string, mood: Expression | null])[] = [
  ['sonríe desde la puerta', 'happy'],
  ['se ríe a carcajadas', 'laugh'],
  ['señala con entusiasmo', 'laugh'],
  ['sostiene las bolsas con cara de sorpresa', 'wonder'],
  ['mira alrededor con la boca abierta', 'wonder'],
  ['arropa y habla bajito', 'tender'],
  ['espera junto a la maceta', 'calm'],
  ['duerme la siesta', null],
  ['bostezan los dos', 'yawn'],
  ['se sienta, muy triste, en la banca', 'sad'],
  ['llora de alegría', 'moved'],
  ['se acerca sin decir nada', 'moved'],
  ['se asustan con el trueno', 'fear'],
  ['tiembla de frío', 'fear'],
  ['frunce el ceño', 'cross'],
  ['está enfadada con el dragón', 'cross'],
  ['entra sin miedo en la cueva', 'brave'],
  ['levanta la mano para jurar', 'brave'],
  ['enseña orgullosa su dibujo', 'proud'],
  ['aguanta la risa', 'sly'],
  ['se esconde detrás de un perchero', 'sly'],
  ['se pone colorado', 'shy'],
  ['se encoge de hombros', 'doubt'],
  ['levanta una concha con cuidado', 'intent'],
  ['se inclina sobre un mapa', 'intent'],
  ['canta bajo la ducha', 'sing'],
  ['sopla el polvo del libro', 'blow'],
  ['no llora ni un poco', null],
  ['no se rinde', 'brave'],
  ['abre la puerta', null],
]

test.each(SAID)('«%s» has the face %s', (text, mood) => {
  expect(findMood(text)?.value ?? null).toBe(mood)
})

test('every face but that of sleep is asked for by some words', () => {
  const asked = new Set(SAID.map(([, mood]) => mood))
  expect(EXPRESSIONS.filter((mood) => !asked.has(mood))).toEqual(['sleep'])
})

function moods(action: string, wish = '') {
  const brief = { senderName: 'mamá', recipientName: 'Leo y Ana' }
  return moodsOf({ brief, ...(wish && { redo: { wish, seed: 'again' } }) }, [action])
}

describe('whose face it is', () => {
  test('is who the clause is about', () => {
    expect(moods('Leo mide la ventana, mientras su mamá aguanta la risa')).toEqual({
      sender: 'sly',
      recipient: 'intent',
    })
    expect(moods('Leo abre la caja, muy asustado, y su mamá sonríe')).toEqual({ sender: 'happy', recipient: 'fear' })
  })

  test('is not who is looked at', () => {
    expect(moods('Leo mira a su mamá con asombro')).toEqual({ sender: null, recipient: 'wonder' })
  })

  test('is both where nobody is named or both are', () => {
    expect(moods('se ríen bajo la mesa')).toEqual({ sender: 'laugh', recipient: 'laugh' })
    expect(moods('Leo y su mamá se ríen')).toEqual({ sender: 'laugh', recipient: 'laugh' })
  })

  test('a wish comes first', () => {
    expect(moods('Leo sonríe', 'que Leo esté enfadado')).toEqual({ sender: null, recipient: 'cross' })
  })
})
