import { createRequire } from 'node:module'
import dictionary from 'dictionary-es'

const nspell = createRequire(import.meta.url)('nspell') as (files: unknown) => { correct(word: string): boolean }
let speller: ReturnType<typeof nspell> | undefined
const read = new Map<string, boolean>()

/**
 * Whether a word is Spanish: by a second reader of the same dictionary, so that ours is not checked by itself. It is
 * opened once a worker, which takes a second, and remembers what it was asked: stories use the same words again and again.
 */
export function isSpelled(word: string): boolean {
  const known = read.get(word) ?? (speller ??= nspell(dictionary)).correct(word)
  read.set(word, known)
  return known
}
