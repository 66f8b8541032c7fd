import { undegreed } from './spelling.ts'
import { type Entry, entryBySound, THESAURUS, type Word } from './thesaurus.ts'
import { infinitives } from './verbs.ts'

/** Verbs whose picture is only meant by their infinitive: who teaches one to ride stands in no school. */
const NEVER_CONJUGATED = new Set(['enseñar', 'dormir'])

/** The entry of words that are not in the thesaurus as they stand: other forms, other spellings. */
export function inflectedEntry(part: readonly Word[]): Entry | undefined {
  return part.length === 1 ? entryOfWord(part[0]!) : entryOfDeed(part)
}

/** A verb by its infinitive; a large or small thing by its own name; a misspelt word by its sound. */
function entryOfWord({ word, stem }: Word): Entry | undefined {
  const verbs = infinitives(word).filter((verb) => !NEVER_CONJUGATED.has(verb))
  const entry = [...verbs, ...undegreed(stem)].map((name) => THESAURUS.get(name)).find(Boolean)
  return entry ? { ...entry, confidence: entry.confidence - 0.1 } : entryBySound(stem)
}

/** «Jugando a las cartas» is «jugar a las cartas». */
function entryOfDeed([verb, ...rest]: readonly Word[]): Entry | undefined {
  const tail = rest.map(({ stem }) => stem).join(' ')
  return infinitives(verb!.word)
    .map((infinitive) => THESAURUS.get(`${infinitive} ${tail}`))
    .find(Boolean)
}
