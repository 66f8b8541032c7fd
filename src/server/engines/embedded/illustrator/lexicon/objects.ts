import { meant } from './sense.ts'
import { infinitives } from './verbs.ts'
import { type Entry, entryBySound, LONGEST, THESAURUS, words } from './thesaurus.ts'

export type FoundObject = {
  /** Id of something that can be drawn. */
  object: string
  /** What the text says for it. */
  words: string
  /** 0 to 1. */
  confidence: number
}

/** The football club, which without its cedilla is a boat: «el Barça», but «una barca». */
const CLUB = /\bbarça\b|(?<=\b(?:el|del|al) )barca\b/giu

/** Words with a picture that say nothing in most sentences: only found inside a longer phrase. */
const NEVER_ALONE = new Set(['mundo', 'micro', 'uno'])

/** Verbs whose picture is only meant by their infinitive: who teaches one to ride stands in no school. */
const NEVER_CONJUGATED = new Set(['enseñar', 'dormir'])

/** Travels whose vehicle is said besides: «un viaje en autobús» has no plane. */
const TRAVEL = /^viaj/
const VEHICLES = new Set(
  'bicycle car motorcycle taxi tram motor-scooter train bus truck helicopter hot-air-balloon boat canoe rocket'.split(
    ' ',
  ),
)

/**
 * The things that a text speaks of and that can be drawn, in the order of the text: the longest phrase
 * wins, what is disliked or only a name or a figure of speech is left out. Unknown things give nothing.
 */
export function findObjects(text: string, max = 6): FoundObject[] {
  const said = words(meant(text.replace(CLUB, 'fútbol')))
  const found: (FoundObject & { at: number })[] = []
  const used = new Set<number>()
  for (let length = Math.min(LONGEST, said.length); length >= 1; length--) {
    for (let start = 0; start + length <= said.length; start++) {
      const part = said.slice(start, start + length)
      if (part.some(({ at }) => used.has(at)) || isScattered(part)) continue
      const key = part.map(({ stem }) => stem).join(' ')
      const entry = THESAURUS.get(key) ?? (length === 1 ? entryOfWord(part[0]!) : undefined)
      if (!entry || (length === 1 && NEVER_ALONE.has(key))) continue
      for (const { at } of part) used.add(at)
      if (entry.object === null) continue
      const at = part[0]!.at
      found.push({
        object: entry.object,
        words: part.map(({ word }) => word).join(' '),
        confidence: Math.min(1, entry.confidence + 0.02 * (length - 1)),
        at,
      })
    }
  }
  const rides = found.some(({ object }) => VEHICLES.has(object))
  // Who plays football speaks of that ball.
  const seen = new Set<string>(found.some(({ object }) => object === 'ball') ? ['beach-ball'] : [])
  return found
    .toSorted((a, b) => a.at - b.at)
    .filter(({ object, words }) => !(rides && object === 'plane' && TRAVEL.test(words)))
    .filter(({ object }) => !seen.has(object) && seen.add(object))
    .slice(0, max)
    .map(({ at: _at, ...rest }) => rest)
}

/** A verb by its infinitive; a misspelt word by its sound. */
function entryOfWord({ word, stem }: { word: string; stem: string }): Entry | undefined {
  const verbs = infinitives(word).filter((verb) => !NEVER_CONJUGATED.has(verb))
  const entry = verbs.map((verb) => THESAURUS.get(verb)).find(Boolean)
  return entry ? { ...entry, confidence: entry.confidence - 0.1 } : entryBySound(stem)
}

/** Words of one phrase stand together, but for small words between them. */
function isScattered(part: readonly { at: number }[]): boolean {
  return part[part.length - 1]!.at - part[0]!.at > part.length + 1
}
