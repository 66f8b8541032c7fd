import { inflectedEntry } from './inflections.ts'
import { meant } from './sense.ts'
import { type Entry, LONGEST, THESAURUS, type Word, words } from './thesaurus.ts'
import { FOOD } from './words/food.ts'

type FoundObject = {
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

/** A general word yields to what is said besides: a voyage by bus has no plane, a bed of tomatoes no carrots. */
const GENERAL: readonly { object: string; words: RegExp; unless: ReadonlySet<string> }[] = [
  {
    object: 'plane',
    words: /^viaj/,
    unless: new Set(
      'bicycle car motorcycle taxi tram motor-scooter train bus truck helicopter hot-air-balloon boat canoe rocket'.split(
        ' ',
      ),
    ),
  },
  { object: 'rowing-boat', words: /^rem/, unless: new Set(['canoe', 'oar']) },
  { object: 'oar', words: /^remo/, unless: new Set(['canoe']) },
  {
    object: 'carrot',
    words: /^(?:huert|verdura|hortaliza|cultivar)/,
    unless: new Set(
      'tomato pepper corn potato pumpkin broccoli chili lemon strawberry salad olive melon watermelon'.split(' '),
    ),
  },
  {
    object: 'bed',
    words: /^(?:dorm|siest)/,
    unless: new Set('keyboard laptop tent couch boat'.split(' ')),
  },
  {
    // Letters of pasta, on a cake, on a screen are written without a pen.
    object: 'fountain-pen',
    words: /^escrib/,
    unless: new Set([...Object.keys(FOOD), ...'laptop phone pencil crayon paints typewriter'.split(' ')]),
  },
]

/** Where in the text something was found, after which word, and whether what it is made of was said. */
type Hit = FoundObject & { at: number; last: number; before: string; filled: boolean }

/**
 * The things that a text speaks of and that can be drawn, in the order of the text: the longest phrase
 * wins, what is disliked or only a name or a figure of speech is left out. Unknown things give nothing.
 */
export function findObjects(text: string, max = 6): FoundObject[] {
  const found = withoutFillings(hitsOf(words(meant(text.replace(CLUB, 'fútbol')))))
  // Who plays football speaks of that ball.
  const seen = new Set<string>(found.some(({ object }) => object === 'ball') ? ['beach-ball'] : [])
  return found
    .filter((hit) => !isGeneral(hit, found))
    .filter(({ object }) => !seen.has(object) && seen.add(object))
    .slice(0, max)
    .map(({ object, words: said, confidence }) => ({ object, words: said, confidence }))
}

function hitsOf(said: readonly Word[]): Hit[] {
  const hits: Hit[] = []
  const used = new Set<number>()
  for (let length = Math.min(LONGEST, said.length); length >= 1; length--) {
    for (const entryOf of [exactEntry, inflectedEntry]) {
      for (let start = 0; start + length <= said.length; start++) {
        const part = said.slice(start, start + length)
        if (part.some(({ at }) => used.has(at)) || isScattered(part)) continue
        const entry = entryOf(part)
        if (!entry || (length === 1 && NEVER_ALONE.has(part[0]!.stem))) continue
        for (const { at } of part) used.add(at)
        if (entry.object !== null) hits.push(hitOf(part, { ...entry, object: entry.object }))
      }
    }
  }
  return hits.toSorted((a, b) => a.at - b.at)
}

function hitOf(part: readonly Word[], { object, confidence }: { object: string; confidence: number }): Hit {
  return {
    object,
    words: part.map(({ word }) => word).join(' '),
    confidence: Math.min(1, confidence + 0.02 * (part.length - 1)),
    at: part[0]!.at,
    last: part.at(-1)!.at,
    before: part[0]!.before,
    filled: false,
  }
}

function exactEntry(part: readonly Word[]): Entry | undefined {
  return THESAURUS.get(part.map(({ stem }) => stem).join(' '))
}

/** Words of one phrase stand together, but for small words between them. */
function isScattered(part: readonly { at: number }[]): boolean {
  return part[part.length - 1]!.at - part[0]!.at > part.length + 1
}

function isGeneral({ object, words: said }: Hit, found: readonly Hit[]): boolean {
  const general = GENERAL.find((entry) => entry.object === object && entry.words.test(said))
  return general !== undefined && found.some((other) => general.unless.has(other.object))
}

/** «Bocata de tortilla», «batido de fresa y plátano»: what a dish is made of does not lie beside it. */
function withoutFillings(found: readonly Hit[]): Hit[] {
  let dish: Hit | null = null
  return found.filter((hit) => {
    const follows: boolean = dish !== null && hit.object in FOOD && hit.at === dish.last + 2
    const isFilling: boolean = follows && (hit.before === 'de' || (hit.before === 'y' && dish!.filled))
    if (isFilling) dish = { ...dish!, last: hit.last, filled: true }
    else dish = hit.object in FOOD ? hit : null
    return !isFilling
  })
}
