import GAZETTEER from './gazetteer.json' with { type: 'json' }
import { bare } from './text.ts'

/** Names of places, bands, brands and teams that are no other word, by how they are typed on a phone: 'cocacola=Coca-Cola'. */
const NAMES = new Map(
  `${GAZETTEER.towns}|${GAZETTEER.others}`.split('|').map((entry): [string, string] => {
    const [typed = '', name = typed] = entry.split('=')
    return [bare(typed), name]
  }),
)
const TOWNS = new Set(GAZETTEER.towns.split('|').map((entry) => entry.split('=').at(-1)!.toLowerCase()))

/** 'Mar del Plata', with its capitals and accents. */
export const isTown = (name: string): boolean => TOWNS.has(name.toLowerCase()) || TOWNS.has(bare(name).toLowerCase())

const MOST_WORDS = 5

/** 'en duitama', 'el foro sol', 'Cordoba' → with their capitals and accents; the longest name that fits. */
export function namedPlaces(text: string): string {
  const words = [...text.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }))
  let out = ''
  let at = 0
  for (let i = 0; i < words.length; i++) {
    for (let length = Math.min(MOST_WORDS, words.length - i); length > 0; length--) {
      const [from, to] = [words[i]!.from, words[i + length - 1]!.to]
      const typed = text.slice(from, to)
      const name = NAMES.get(bare(typed))
      if (name === undefined || !mayBe(typed.toLowerCase(), name.toLowerCase())) continue
      out +=
        text.slice(at, from) +
        (typed === typed.toUpperCase() && length === 1 ? typed : isEaten(typed, text.slice(0, from)) ? 'berlín' : name)
      at = to
      i += length - 1
      break
    }
  }
  return out + text.slice(at)
}

/** 'nos comimos un berlin' */
const isEaten = (typed: string, before: string) =>
  /^berl[ií]n$/u.test(typed) && /(?<![A-Za-zÀ-ỹ])(?:un|otro|medio|cada|su) $/iu.test(before)

/** What was written with an accent or a tilde is right there: 'cañas' is no 'Canas', 'peñiscola' is 'Peñíscola'. */
const mayBe = (typed: string, name: string) =>
  typed === bare(typed) ||
  typed === name ||
  (typed.length === name.length && typed.split('').every((letter, i) => letter === bare(letter) || letter === name[i]))
