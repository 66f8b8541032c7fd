import { dictionary } from '@zxcvbn-ts/language-common'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../contract/accounts.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { isBreached } from './breached.ts'
import { withoutWalks } from './keyboard-walks.ts'
import { GLUE_WORDS, WEAK_WORDS } from './weak-words.ts'

const COMMON = new Set<string>(dictionary['passwords-common'].map(plainOf))

const SHORTEST_WORD = 3
/** Fewer characters than this beside what is weak add nothing. */
const LEAST_BESIDE = 5
/** More weak words than this in a row are a phrase, and phrases are welcome. */
const MOST_WEAK_WORDS = 2
/** Signs around a word that are looked at one by one, so that a last `4` may be an `a` and a last `1` nothing. */
const MOST_AROUND = 6

/** Signs that stand for letters; a `1` for two. */
const LEET = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', '@': 'a', $: 's', '€': 'e', '!': 'i', '|': 'l' }

/** Why a password is refused, in Spanish; null where it is fine. `own` are names that whoever guesses would try first. */
export function passwordProblem(password: string, own: readonly string[] = []): string | null {
  if (password.length < MIN_PASSWORD_LENGTH) return MESSAGES.passwordShort
  if (password.length > MAX_PASSWORD_LENGTH) return MESSAGES.passwordLong
  const plain = plainOf(password)
  const names = new Set(own.flatMap(wordsOf))
  const cores = coresOf(plain)
  if (cores.some((core) => isMadeOfNames(core, names))) return MESSAGES.passwordOwnWord
  const beside = withoutWalks(plain)
  if (new Set(plain).size < 4 || beside.length < LEAST_BESIDE || /^\d*$/.test(plain)) return MESSAGES.passwordCommon
  if (COMMON.has(plain) || [...cores, ...coresOf(beside)].some(isCommon)) return MESSAGES.passwordCommon
  return isBreached(password) ? MESSAGES.passwordBreached : null
}

/** Small letters without accents. */
function plainOf(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A name, its parts, and each of them backwards. */
function wordsOf(name: string): string[] {
  const parts = plainOf(name)
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length >= SHORTEST_WORD)
  const whole = [...parts, parts.join('')].filter(Boolean)
  return [...new Set([...whole, ...whole.map(backwards)])].map(squeeze)
}

/** The letters of a password, as they are and as its digits and signs may be read. */
function coresOf(plain: string): string[] {
  const [before] = /^[^\p{L}]*/u.exec(plain) ?? ['']
  const [after] = /[^\p{L}]*$/u.exec(plain.slice(before.length)) ?? ['']
  const cores = new Set([lettersOf(plain)])
  for (let from = 0; from <= Math.min(before.length, MOST_AROUND); from++)
    for (let to = 0; to <= Math.min(after.length, MOST_AROUND); to++) {
      const part = plain.slice(before.length - from, plain.length - after.length + to)
      for (const one of ['i', 'l']) cores.add(lettersOf(part.replaceAll('1', one).replace(/[^\p{L}]/gu, letterFor)))
    }
  return [...cores].filter((core) => core.length >= SHORTEST_WORD)
}

function letterFor(sign: string): string {
  return Object.entries(LEET).find(([key]) => key === sign)?.[1] ?? ''
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '')
}

/** One name after the other, and next to nothing beside them. */
function isMadeOfNames(core: string, names: ReadonlySet<string>): boolean {
  let left = squeeze(core)
  for (const name of [...names].toSorted((a, b) => b.length - a.length)) left = left.replaceAll(name, '')
  return left.length < 4 && left.length < squeeze(core).length
}

/** A common word, also backwards, held or said twice; or two that everybody takes, with little words between them. */
function isCommon(core: string): boolean {
  const forms = [core, squeeze(core), onceOf(core), backwards(core)]
  return forms.some((form) => COMMON.has(form) || weakWordsOf(form) <= MOST_WEAK_WORDS)
}

/** The fewest weak words that make up the whole text, little words between them not counted; Infinity where they do not. */
function weakWordsOf(text: string): number {
  const fewest = [0, ...Array.from(text, () => Infinity)]
  for (let end = 1; end <= text.length; end++)
    for (let start = Math.max(0, end - 16); start < end; start++) {
      const word = text.slice(start, end)
      const weight = WEAK_WORDS.has(word) || SQUEEZED.has(word) ? 1 : GLUE_WORDS.has(word) ? 0 : Infinity
      fewest[end] = Math.min(fewest[end] ?? Infinity, (fewest[start] ?? Infinity) + weight)
    }
  return fewest[text.length] ?? Infinity
}

/** `passssword` is `password`, and both are `pasword`. */
function squeeze(text: string): string {
  return text.replaceAll(/(.)\1+/gu, '$1')
}

const SQUEEZED = new Set([...WEAK_WORDS].map(squeeze))

/** `holahola` is `hola`. */
function onceOf(text: string): string {
  return /^(.{3,}?)\1+$/u.exec(text)?.[1] ?? text
}

function backwards(text: string): string {
  return Array.from(text).toReversed().join('')
}
