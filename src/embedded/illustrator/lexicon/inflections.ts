import { undegreed } from './spelling.ts'
import { type Entry, entryBySound, THESAURUS, type Word } from './thesaurus.ts'
import { infinitives, likelyInfinitives } from './verbs.ts'

/** Verbs that are done with what is drawn for them. Of others only the infinitive, a pastime, is drawn. */
const DONE_WITH_THINGS = new Set(
  `pescar pintar dibujar colorear coser bordar tejer cantar bailar nadar leer escribir cocinar navegar remar acampar
  patinar esquiar surfear bucear regar meditar boxear fotografiar recortar`.split(/\s+/),
)

/** The entry of words that are not in the thesaurus as they stand: other forms, other spellings. */
export function inflectedEntry(part: readonly Word[]): Entry | undefined {
  return part.length === 1 ? entryOfWord(part[0]!) : entryOfDeed(part)
}

/** A verb by its infinitive; a large or small thing by its own name; a misspelt word by its sound. */
function entryOfWord({ word, stem }: Word): Entry | undefined {
  const verbs = infinitives(word).filter((verb) => DONE_WITH_THINGS.has(verb))
  const entry = [...verbs, ...undegreed(stem)].map((name) => THESAURUS.get(name)).find(Boolean)
  return entry ? { ...entry, confidence: entry.confidence - 0.1 } : entryBySound(stem)
}

/** «Jugando a las cartas» is «jugar a las cartas». */
function entryOfDeed([verb, ...rest]: readonly Word[]): Entry | undefined {
  const tail = rest.map(({ stem }) => stem).join(' ')
  return likelyInfinitives(verb!.word)
    .map((infinitive) => THESAURUS.get(`${infinitive} ${tail}`))
    .find(Boolean)
}
