import { ACCENTED } from './text.ts'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { cached, WORDS_AT_HAND } from './cache.ts'

/**
 * A small reader of Hunspell dictionaries, because a whole spell checker takes most of a second to
 * load and holds the event loop: this one reads the Spanish dictionary in some 40 ms, once, when it
 * is first asked. It answers what the language layer needs: is this a word, and of which verb.
 */

type Suffix = { flag: string; strip: string; condition: RegExp | null }

type Dictionary = { flags: Map<string, string>; suffixes: Map<string, Suffix[]>; longest: number }

let loaded: Dictionary | undefined
/** Lines read between two turns of the event loop. */
const SLICE = 6_000

/** Reads the dictionary in steps between which the event loop runs; once it is read, returns at once. */
export async function loadDictionary(): Promise<void> {
  if (loaded) return
  const folder = dictionaryFolder()
  const flags = new Map<string, string>()
  const lines = (await readFile(join(folder, 'index.dic'), 'utf8')).split('\n')
  for (let start = 1; start < lines.length; start += SLICE) {
    readWords(lines.slice(start, start + SLICE), flags)
    await setImmediate()
  }
  const affixes = (await readFile(join(folder, 'index.aff'), 'utf8')).split('\n')
  const suffixes = new Map<string, Suffix[]>()
  for (let start = 0; start < affixes.length; start += SLICE / 4) {
    readSuffixes(affixes.slice(start, start + SLICE / 4), suffixes)
    await setImmediate()
  }
  loaded ??= dictionaryOf(flags, suffixes)
}

/** True for a word of the dictionary in any of its forms. Names are known only with their capital. */
export const known = cached(
  WORDS_AT_HAND,
  (word): boolean => dictionary().flags.has(word) || stems(word, false).length > 0,
)

/** The infinitives of which the lower-case word is a form, by the dictionary's own paradigms. */
export const infinitivesOf = cached(WORDS_AT_HAND, (word): readonly string[] => {
  const found = [...new Set(stems(word, true))]
  if (/[aeií]r$/.test(word) && dictionary().flags.has(word) && isVerbEntry(word)) found.push(word)
  const stem = COLLOQUIAL_FORM.exec(word)?.[1]
  if (found.length === 0 && stem && COLLOQUIAL.has(stem)) found.push(`${stem}ar`)
  return found
})

/** True for a word that the dictionary lists by itself, as it does nouns ('ayuda'), and not forms of verbs ('baila'). */
export function isEntry(word: string): boolean {
  return dictionary().flags.has(word)
}

/** Nouns of everyday America that the dictionary has as forms of verbs alone. */
const EVERYDAY = new Set(
  'cicla chiva esquite sope rola patrulla estampilla repisa rumba cosquilla avena mora espada'.split(' '),
)

/** As `isEntry`, for plurals too: 'pecas', 'bebés', 'relojes', 'patines'. */
export const isNounForm = cached(WORDS_AT_HAND, (word): boolean => {
  if (/(?:graf|log|nom|metr|pat|sof)ías?$/u.test(word)) return true
  // 'concentración', which is listed only with its verb
  if (/[cs]i(?:ón|ones)$/u.test(word) && infinitivesOf(word).length > 0) return true
  // 'patín' has its accent by itself alone
  if (/[áéíóú][ns]es$/u.test(word)) return isEntry(word)
  const alone = word.replace(/([aeiou])([ns])es$/u, (_, vowel: string, end: string) => `${ACCENTED[vowel]}${end}`)
  if (alone !== word && isEntry(alone)) return true
  return (
    isEntry(word) ||
    EVERYDAY.has(word.replace(/s$/u, '')) ||
    (word.endsWith('s') && isEntry(word.slice(0, -1))) ||
    (word.endsWith('es') && isEntry(word.slice(0, -2))) ||
    // 'luces', 'voces'; 'haces' is what one does
    (word.endsWith('ces') && word !== 'haces' && isEntry(`${word.slice(0, -3)}z`))
  )
})

/** True for a word with a feminine and a masculine form ('zurda', 'justos', 'trabajadora'), by the dictionary's own flag. */
export function hasGenders(word: string): boolean {
  const { flags, suffixes, longest } = dictionary()
  if (flags.get(word)?.includes('G')) return true
  // participles that are listed only with their verb: 'tatuada'
  if (!flags.has(word) && infinitivesOf(word).some((infinitive) => isParticiple(word, infinitive))) return true
  for (let cut = word.length - 1; cut >= Math.max(1, word.length - longest); cut--)
    for (const rule of suffixes.get(word.slice(cut)) ?? []) {
      const stem = word.slice(0, cut) + rule.strip
      if (rule.flag !== 'G' && rule.flag !== 'S') continue
      if (!flags.get(stem)?.includes('G') || !flags.get(stem)!.includes(rule.flag)) continue
      if (!rule.condition || rule.condition.test(stem)) return true
    }
  return false
}

/** 'tatuada' of tatuar, 'dormidos' of dormir; not the 'pida' of pedir or the 'cuida' of cuidar. */
export function isParticiple(word: string, infinitive: string): boolean {
  return (
    /[ai]d[oa]s?$/.test(word) &&
    word.replace(/[oa]s?$/, '') !== infinitive.slice(0, -2) &&
    word.replace(/[oa]s?$/, '').length > 3
  )
}

/** Verbs of everyday America that the dictionary does not list; all are regular. */
const COLLOQUIAL = new Set(
  `apapach papach ponch chambe trape chique chate googl googlee tuite cotorre banc labur parque hacke rape lonche mensaje texte poste surfe
  polole cachure hueve cantinfle perre reguetone jame tape yerbe morf apapuch chine añoñ guasape wasape stalke fote tacle pay cueque bachate milongue chaque patane guate barde spoile twerke ningune chamuy gambete pelote`.split(
    /\s+/,
  ),
)
const COLLOQUIAL_FORM = /^(\p{L}+?)(?:ar|a|as|ás|an|amos|áis|o|ó|é|aba|abas|aban|ábamos|aste|aron)$/u

/** Flags of the dictionary's conjugations; every regular or irregular verb carries at least one. */
const VERB_FLAGS = /[REIX]/

function isVerbEntry(word: string): boolean {
  return /[aeií]r$/.test(word) && VERB_FLAGS.test(dictionary().flags.get(word) ?? '')
}

function stems(word: string, verbsOnly: boolean): string[] {
  const { flags, suffixes, longest } = dictionary()
  const found: string[] = []
  for (let cut = word.length; cut >= Math.max(0, word.length - longest); cut--) {
    for (const rule of suffixes.get(word.slice(cut)) ?? []) {
      const stem = word.slice(0, cut) + rule.strip
      if (verbsOnly && !/[aeií]r$/.test(stem)) continue
      if (!flags.get(stem)?.includes(rule.flag) || (rule.condition && !rule.condition.test(stem))) continue
      if (verbsOnly && !isVerbEntry(stem)) continue
      found.push(stem)
      if (!verbsOnly) return found
    }
  }
  return found
}

function dictionary(): Dictionary {
  loaded ??= read()
  return loaded
}

function read(): Dictionary {
  const folder = dictionaryFolder()
  const flags = new Map<string, string>()
  const suffixes = new Map<string, Suffix[]>()
  readWords(readFileSync(join(folder, 'index.dic'), 'utf8').split('\n').slice(1), flags)
  readSuffixes(readFileSync(join(folder, 'index.aff'), 'utf8').split('\n'), suffixes)
  return dictionaryOf(flags, suffixes)
}

function dictionaryFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('dictionary-es'))
}

function dictionaryOf(flags: Map<string, string>, suffixes: Map<string, Suffix[]>): Dictionary {
  return { flags, suffixes, longest: Math.max(...[...suffixes.keys()].map((ending) => ending.length)) }
}

function readWords(lines: readonly string[], into: Map<string, string>): void {
  for (const line of lines) {
    const slash = line.indexOf('/')
    const word = slash < 0 ? line : line.slice(0, slash)
    if (word) into.set(word, (into.get(word) ?? '') + (slash < 0 ? '' : line.slice(slash + 1)))
  }
}

const conditions = new Map<string, RegExp | null>([['.', null]])

function readSuffixes(lines: readonly string[], into: Map<string, Suffix[]>): void {
  for (const line of lines) {
    const [kind, flag, strip, add, condition] = line.split(/\s+/)
    if (kind !== 'SFX' || condition === undefined || !flag || !add) continue
    if (!conditions.has(condition)) conditions.set(condition, new RegExp(`${condition}$`))
    const ending = add.split('/')[0] === '0' ? '' : add.split('/')[0]!
    const rule = { flag, strip: strip === '0' ? '' : strip!, condition: conditions.get(condition)! }
    const rules = into.get(ending)
    if (rules) rules.push(rule)
    else into.set(ending, [rule])
  }
}
