/**
 * Learns the weights of `language/spelling/accents.bin` from Spanish texts that have their accents, a paragraph a line:
 *
 *     node --max-old-space-size=12000 scripts/make-accents.ts FILE…
 *
 * Each text is read as thumbs would have typed it, without its accents or with a few of them, and the weights learn which
 * word each was. The texts stay outside this project; NOTICE.md says which they were, and the plots of `../plots`, told with
 * `npm run tell`, were read besides.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { loadDictionary } from '../src/embedded/storyteller/language/grammar/dictionary.ts'
import { bare } from '../src/embedded/storyteller/language/grammar/text.ts'
import { choicesOf } from '../src/embedded/storyteller/language/spelling/accent-choices.ts'
import {
  BUCKETS, type Keys, keysOf, PLACES, placeOf, shares, STEP, WEIGHTS_FILE, WORDS_AND_MARKS,
} from '../src/embedded/storyteller/language/spelling/accent-model.ts' // oxfmt-ignore
import { asSeen, OF_WORDS, type Seen, signsIn } from '../src/embedded/storyteller/language/spelling/accent-signs.ts'

/** Of one form no more are learnt from: «que» is in every sentence. */
const MOST_OF_A_FORM = 25_000
const MOST_EXAMPLES = 2_000_000
const PLACES_IN_ALL = 1 << 25
const RATE = 0.12
/** A sign that was seen less often teaches nothing. */
const LEAST_SEEN = 3

/** The same numbers at each run. */
let seed = 7
const random = () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) | 0
  return (seed >>> 8) / (1 << 24)
}

type Examples = {
  signs: Int32Array
  from: Uint32Array
  keys: Keys[]
  offsets: number[][]
  right: Uint8Array
  count: number
}

function countWords(paths: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const path of paths)
    for (const [word] of readFileSync(path, 'utf8')
      .toLowerCase()
      .matchAll(/\p{L}+/gu)) {
      found.set(word, (found.get(word) ?? 0) + 1)
    }
  return found
}

function room(most: number): Examples {
  return {
    signs: new Int32Array(most * 90),
    from: new Uint32Array(most + 1),
    keys: [],
    offsets: [],
    right: new Uint8Array(most),
    count: 0,
  }
}

/** The texts of a file, of one to four sentences. */
function read(path: string, into: Examples): void {
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const said = line.replace(/[—–«»“”"*_]/gu, (mark) => (/[—–]/u.test(mark) ? ', ' : '')).trim()
    if (said.length < 12 || /[àèìòùâêôãõç]/iu.test(said)) continue
    const sentences = said.match(/[^.!?…]+[.!?…]*\s*/gu) ?? []
    for (let at = 0; at < sentences.length;) {
      const most = 1 + Math.floor(random() * 3)
      let text = sentences[at++]!
      for (let more = 1; more < most && text.length < 300 && at < sentences.length; more++) text += sentences[at++]!
      readText(text, into)
    }
  }
}

/** A demonstrative and «solo» have no accent today, nor have words of one syllable. */
const today = (word: string) =>
  /^(?:[éÉ]st[eao]s?|[éÉ]s[eao]s?|[aA]qu[ée]l(?:l[ao]s?)?|[sS]ólo|[gG]uión|[fF]ué|[fF]uí|[dD]ió|[vV]ió|(?:[RrLlFfPp]|[Cc]r|[Gg]u|[Ff]r)ió|[ÁÉÓÚáéóú])$/u.test(
    word,
  ) && !/^estás?$/iu.test(word)
    ? word
        .normalize('NFD')
        .replace(/\u0301/gu, '')
        .normalize('NFC')
    : word

/** All accents are typed, none, those that a phone puts by itself, or some. */
const mannerOf = (chance: number) =>
  chance < 0.15 ? 'careful' : chance < 0.4 ? 'phone' : chance < 0.5 ? 'some' : 'none'

function readText(text: string, into: Examples): void {
  // givers tell of themselves
  if (random() > (/(?<!\p{L})(?:yo|me|mis?|mí|nos|conmigo)(?!\p{L})/iu.test(text) ? 1 : 0.5)) return
  let words = (text.match(WORDS_AND_MARKS) ?? []).map(today)
  if (words.length < 4 || words.length > 120) return
  // thumbs leave out marks and capitals too
  const [isWithoutMarks, isSmall] = [random() < 0.4, random() < 0.6]
  if (isWithoutMarks) words = words.filter((word) => /[\p{L}\p{N}]/u.test(word) || random() < 0.2)
  const isStart = (i: number) => i === 0 || /^[.!?…¿¡]$/u.test(words[i - 1]!)
  const manner = mannerOf(random())
  // what is around is known or not yet
  const isKnown = manner !== 'careful' && random() < 0.4
  const care = { chosen: 0, typed: 0, missing: 0, open: 0 }
  const right = words.map((word) => word.toLowerCase())
  const share = random()
  const tokens = words.map((word, i): Seen => {
    const low = right[i]!
    const isOpen = choicesOf(bare(low)).length > 0
    const isKept =
      manner === 'careful' ||
      (manner === 'phone' && (!isOpen || random() < 0.1)) ||
      (manner === 'some' && random() < share)
    const spelt = isKept ? word : plainly(word)
    const token = asSeen(isSmall && isStart(i) ? spelt.toLowerCase() : spelt, !isStart(i))
    if (/[áéíóú]/u.test(low)) care[isKept ? (isOpen ? 'chosen' : 'typed') : isOpen ? 'open' : 'missing'] += 1
    return token
  })
  const around = tokens.map((token, i) =>
    token.isSure || !(manner === 'careful' || (isKnown && random() < 0.85))
      ? token
      : { ...token, low: right[i]!, isSure: true },
  )
  const signsOf = signsIn(around, care)
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    if (token.isSure) continue
    const choices = choicesOf(token.low)
    const at = choices.findIndex(({ form }) => form === right[i])
    if (at < 0 || into.count >= into.right.length) continue
    // of a frequent form few are kept; what that does to its share of all is put right by the offset
    const share = ({ form }: { form: string }) => Math.min(1, MOST_OF_A_FORM / (counts.get(form) ?? 1))
    if (random() > share(choices[at]!)) continue
    const from = into.from[into.count]!
    const keys = keysOf(choices)
    const signs = signsOf(i, keys.spelt)
    into.signs.set(signs, from)
    into.right[into.count] = at
    into.keys.push(keys)
    into.offsets.push(choices.map((choice) => Math.log(share(choice) / share(choices[0]!))))
    into.count += 1
    into.from[into.count] = from + signs.length
  }
}

function plainly(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0301\u0308]/gu, '')
    .normalize('NFC')
}

function eachPlace(
  examples: Examples,
  e: number,
  key: { word: number; kind: number },
  use: (place: number) => void,
): void {
  const from = examples.from[e]!
  const to = examples.from[e + 1]!
  for (let k = from; k < to; k++) use(placeOf(key.kind, examples.signs[k]!))
  for (let k = from; k < from + OF_WORDS; k++) use(placeOf(key.word, examples.signs[k]!))
}

/** Logistic regression by AdaGrad. */
function learn(rounds: number, isLearnt: (place: number) => boolean): void {
  const order = Uint32Array.from({ length: learnt.count }, (_, i) => i)
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const other = Math.floor(random() * (i + 1))
      ;[order[i], order[other]] = [order[other]!, order[i]!]
    }
    for (const e of order) {
      const chances = chancesOf(learnt, e, true)
      for (const [at, key] of learnt.keys[e]!.of.entries()) {
        const slope = chances[at]! - (learnt.right[e] === at ? 1 : 0)
        if (at === 0 || Math.abs(slope) < 0.002) continue
        eachPlace(learnt, e, key, (place) => {
          if (!isLearnt(place)) return
          squares[place]! += slope * slope
          weights[place]! -= (RATE * slope) / Math.sqrt(squares[place]! + 1)
        })
      }
    }
    console.log(`round ${round + 1}, ${Math.round(process.uptime())} s`)
  }
}

function chancesOf(examples: Examples, e: number, isSampled = false): number[] {
  const scores = examples.keys[e]!.of.map((key, at) => {
    if (at === 0) return 0
    let sum = isSampled ? examples.offsets[e]![at]! : 0
    eachPlace(examples, e, key, (place) => {
      sum += weights[place]!
    })
    return sum
  })
  return shares(scores)
}

/** Of each bucket the places without which most would be lost. */
function keep(): Uint8Array {
  const chosen = new Uint8Array(PLACES_IN_ALL)
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    const marks = new Map<number, { place: number; worth: number }>()
    for (let place = bucket; place < PLACES_IN_ALL; place += BUCKETS) {
      const worth = weights[place]! ** 2 * squares[place]!
      const mark = (place >>> 16) & 0xff
      if (worth > 0 && worth > (marks.get(mark)?.worth ?? 0)) marks.set(mark, { place, worth })
    }
    for (const { place } of [...marks.values()].toSorted((a, b) => b.worth - a.worth).slice(0, PLACES))
      chosen[place] = 1
  }
  return chosen
}

function write(): void {
  const file = new Int8Array(BUCKETS * PLACES * 2).fill(127)
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    let at = bucket * PLACES * 2
    for (let place = bucket; place < PLACES_IN_ALL; place += BUCKETS) {
      if (kept[place] !== 1) continue
      const weight = Math.max(-127, Math.min(127, Math.round(weights[place]! * STEP)))
      weights[place] = weight / STEP
      if (weight === 0) continue
      file[at] = ((place >>> 16) & 0xff) - 128
      file[at + 1] = weight
      at += 2
    }
  }
  writeFileSync(WEIGHTS_FILE, file)
}

/** How many of the texts held back would be right, and how many wrongly changed, above lines of certainty. */
function judge(what: string): void {
  for (const line of [0.5, 0.8, 0.9, 0.95]) {
    let [right, changed, missed, accented] = [0, 0, 0, 0]
    for (let e = 0; e < held.count; e++) {
      const chances = chancesOf(held, e)
      const best = chances.indexOf(Math.max(...chances))
      const said = chances[best]! >= line ? best : 0
      if (held.right[e]! > 0) accented += 1
      if (said === held.right[e]) right += 1
      else if (said > 0) changed += 1
      else missed += 1
    }
    const percent = (n: number) => `${((100 * n) / held.count).toFixed(2)} %`
    console.log(
      `${what}, above ${line}: right ${percent(right)}, wrongly changed ${percent(changed)}, left out ${percent(missed)} (of them all ${percent(accented)} have an accent)`,
    )
  }
}

await loadDictionary()
const files = process.argv.slice(2)
const counts = countWords(files)
const [learnt, held]: [Examples, Examples] = [room(MOST_EXAMPLES), room(MOST_EXAMPLES / 20)]
for (const [at, file] of files.entries()) read(file, at % 25 === 3 ? held : learnt)
console.log(`${learnt.count} examples of ${counts.size} words, ${held.count} held back`)
const seen = new Uint8Array(PLACES_IN_ALL)
for (let e = 0; e < learnt.count; e++)
  for (const key of learnt.keys[e]!.of.slice(1))
    eachPlace(learnt, e, key, (place) => {
      if (seen[place]! < 255) seen[place]! += 1
    })
const weights = new Float32Array(PLACES_IN_ALL)
const squares = new Float32Array(PLACES_IN_ALL)
learn(3, (place) => seen[place]! >= LEAST_SEEN)
judge('all weights')
const kept = keep()
for (let place = 0; place < PLACES_IN_ALL; place++) if (kept[place] !== 1) weights[place] = 0
squares.fill(0)
learn(1, (place) => kept[place] === 1)
judge('the weights that are kept')
write()
judge('as they are stored')
