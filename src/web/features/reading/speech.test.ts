import { describe, expect, it } from 'vitest'
import { pickVoice, sentencesOf, type Voice, wordAt } from './speech.ts'

const voice = (name: string, lang: string, localService = true): Voice => ({ name, lang, localService })

describe('choosing a voice', () => {
  const paulina = voice('Paulina', 'es-MX')
  const monica = voice('Mónica', 'es-ES')
  const google = voice('Google español', 'es-ES', false)
  const android = voice('Spanish Mexico', 'es_MX')

  it.each([
    ['none without Spanish', [voice('Samantha', 'en-US'), voice('Eszter', 'et-EE')], ['es-MX'], undefined],
    ['Mexican where nothing is known', [monica, paulina], ['en'], 'Paulina'],
    ['the listener’s own region', [paulina, monica], ['es-ES'], 'Mónica'],
    ['the first region that the listener names', [paulina, monica], ['en-US', 'es-ES', 'es-MX'], 'Mónica'],
    ['what speaks on this machine before what sends the text away', [google, paulina], ['es-ES'], 'Paulina'],
    ['a remote one where there is no other', [google, voice('Alex', 'en-US')], ['es'], 'Google español'],
    ['Android’s way to write a language', [android], ['es-MX'], 'Spanish Mexico'],
    ['no novelty', [voice('Grandpa (Español)', 'es-MX'), monica], ['es-MX'], 'Mónica'],
    ['the better of two', [monica, voice('Mónica (Premium)', 'es-ES')], ['es-ES'], 'Mónica (Premium)'],
  ])('takes %s', (_what, voices, languages, name) => expect(pickVoice(voices, languages)?.name).toBe(name))
})

describe('cutting a text', () => {
  it.each([
    'Leo miró el mar. ¿Lo oyes? —preguntó mamá—. ¡Sí!',
    '—Los ratitos son lo más largo que hay —dijo su mamá—. Es para cuando haga falta.',
    'Sin punto',
    'Uno… y dos. «Tres».',
    '',
  ])('gives sentences without gaps: %s', (text) => {
    const sentences = sentencesOf(text)
    expect(sentences.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
  })

  it('cuts where a breath is taken', () => {
    const text = 'Leo miró el mar. ¿Lo oyes? ¡Sí!'
    expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim())).toEqual([
      'Leo miró el mar.',
      '¿Lo oyes?',
      '¡Sí!',
    ])
  })
})

describe('finding the word', () => {
  const text = '—¡Ñandú! —gritó Leo.'
  it.each([
    [0, 0, 'Ñandú'],
    [2, 5, 'Ñandú'],
    [9, 0, 'gritó'],
    [10, undefined, 'gritó'],
    [16, 3, 'Leo'],
    [19, 0, undefined],
    [99, 4, undefined],
  ])('at %i, said to be %s long', (index, length, word) => {
    const found = wordAt(text, index, length)
    expect(found ? text.slice(found.start, found.end) : undefined).toBe(word)
  })
})
