import type { Phrases } from './favourite-phrases.ts'

/** Titles among what is liked: 'que le canten “La Llorona”'. Each is read as one name, and stands again as it was typed. */

const TITLE = /[“«"]([^“”«»"]+)[”»"]/gu

/** 'la canción “Amor eterno”' → 'Amor eterno'; none where the whole answer stands in quotation marks. */
export const titlesIn = (raw: string): string[] =>
  raw.replace(TITLE, (_, title: string) => (NO_TITLE.test(title) ? '' : title)).trim() === ''
    ? []
    : [...raw.matchAll(TITLE)].slice(0, LETTERS.length).map(([, title]) => title!)

/** What is typed in quotation marks from its first word to its last is no title where it begins as any liking does. */
const NO_TITLE = /^(?:\p{Ll}|(?:[Ee]l|[Ll]a|[Ll][oa]s|[Ss]us?|[Uu]na?|[Qq]ue|\p{L}+[aei]r)(?![A-Za-zÀ-ỹ]))/u

const LETTERS = 'abcdefgh'
const NAMED = /Tq([a-h])(?![A-Za-zÀ-ỹ])/gu

/** 'la canción “Amor eterno”' → 'la canción Tqa' */
export function withoutTitles(raw: string): string {
  let next = 0
  return raw.replace(TITLE, (all) => (next < LETTERS.length ? `Tq${LETTERS[next++]}` : all))
}

/** What was read, with its `titles` in quotation marks again. */
export function withTitles<T extends Phrases & { typed: string }>(read: T, titles: readonly string[]): T {
  const titled = (text: string) =>
    text.replace(NAMED, (all, letter: string) => {
      const title = titles[LETTERS.indexOf(letter)]
      return title === undefined ? all : `“${title}”`
    })
  return {
    ...read,
    items: read.items.map((item) => ({ ...item, text: titled(item.text) })),
    all: titled(read.all),
    of: titled(read.of),
    about: titled(read.about),
    whole: titled(read.whole),
    typed: titled(read.typed),
    prep: (preposition) => titled(read.prep(preposition)),
  }
}
