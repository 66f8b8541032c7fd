import annotations from './annotations.json' with { type: 'json' }
import { OTHER_WORDS, sound } from './spelling.ts'
import { plain, stem } from './stem.ts'
import { ANIMALS } from './words/animals.ts'
import { FOOD } from './words/food.ts'
import { NOTHING } from './words/nothing.ts'
import { PLAY } from './words/play.ts'
import { WORLD } from './words/world.ts'

/** `object` is null where a phrase is known and has no picture. */
export type Entry = { object: string | null; confidence: number }

/** Words that carry no picture of their own and may stand inside a phrase. */
const LINKS = new Set(
  `a al ante con de del desde el en la las lo los mi mis nuestra nuestro nuestras nuestros o para por su sus tu tus
  un una unas uno unos y e que se le les me te nos muy mas`.split(/\s+/),
)

/** A content word with its place among all words, and the word before it. */
export type Word = { word: string; stem: string; at: number; before: string }

/** The content words of a text, in order, stemmed. */
export function words(text: string): Word[] {
  return plain(text)
    .split(/[^a-zñ0-9|]+/)
    .filter(Boolean)
    .map((word, at, all) => ({ word, stem: word === '|' ? '|' : stem(word), at, before: all[at - 1] ?? '' }))
    .filter(({ word }) => !LINKS.has(word))
}

export function phraseKey(text: string): string {
  return words(text)
    .map((word) => word.stem)
    .join(' ')
}

/** Feminines that are another thing. */
const NOT_FEMALE = new Set([
  'zorra',
  'perica',
  'pata',
  'chiva',
  'osa',
  'rata',
  'cuya',
  'mona',
  'galla',
  'chata',
  'pollita',
  'pulpa',
  'loma',
  'gama',
  'rena',
  'mica',
  'caballa',
  'canaria',
  'hornera',
  'chucha',
  'jerba',
  'acuaria',
  'tora',

  'polla',
])

/** Everything that has a picture, by stemmed phrase: our own words first, then the Unicode annotations. */
export const THESAURUS: ReadonlyMap<string, Entry> = build()

/** Single words of five letters or more by how they sound; what several things sound like is left out. */
const BY_SOUND: ReadonlyMap<string, Entry | null> = bySound()

/** The thing that a misspelt word sounds like. */
export function entryBySound(stem: string): Entry | undefined {
  if (stem.length < 5 || OTHER_WORDS.has(stem)) return undefined
  const entry = BY_SOUND.get(sound(stem))
  return entry ? { ...entry, confidence: Math.min(entry.confidence, 0.7) } : undefined
}

function bySound(): Map<string, Entry | null> {
  const sounds = new Map<string, Entry | null>()
  for (const [key, entry] of THESAURUS) {
    if (key.length < 5 || key.includes(' ')) continue
    const known = sounds.get(sound(key))
    sounds.set(sound(key), known === undefined || known?.object === entry.object ? entry : null)
  }
  return sounds
}

/** The most words that a phrase of the thesaurus has. */
export const LONGEST = Math.max(...[...THESAURUS.keys()].map((key) => key.split(' ').length))

function build(): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const phrase of NOTHING.split(/,\s*/)) entries.set(phraseKey(phrase), { object: null, confidence: 1 })
  for (const family of [ANIMALS, FOOD, PLAY, WORLD]) {
    for (const [object, list] of Object.entries(family)) {
      for (const phrase of list.split(/,\s*/)) {
        const key = phraseKey(phrase)
        if (key && !entries.has(key)) entries.set(key, { object, confidence: 0.95 })
      }
    }
  }
  for (const [object, list] of Object.entries(ANIMALS)) {
    for (const key of list.split(/,\s*/).map(phraseKey)) {
      const female = key.replace(/o$/, 'a')
      if (!key.includes(' ') && !NOT_FEMALE.has(female) && !entries.has(female))
        entries.set(female, { object, confidence: 0.9 })
    }
  }
  for (const [key, object] of Object.entries(annotations as Record<string, string>))
    if (!entries.has(key)) entries.set(key, { object, confidence: 0.7 })
  return entries
}
