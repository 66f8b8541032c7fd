import { MAX_AUTHOR_LENGTH, MAX_LINE_LENGTH, MAX_MEMORY_LENGTH } from '../../contract/guestbooks.ts'
import type { Book } from './book.ts'
import { cleanText, setTypography } from './clean.ts'

/** What relatives left for a book: pages of their own where an edition has room, their names where it has not. */

/** Letters of names on the last page; the others are counted. */
const NAMES_ROOM = 160

/** A photo is a path, never bytes. */
type SetDedication = { author: string; line: string; memory: string; photo: { path: string; alt: string } | null }

export function composeDedications({ dedications = [] }: Book): SetDedication[] {
  return dedications.map(({ author, line, memory, photo }, index) => {
    const name = cleanText(author, MAX_AUTHOR_LENGTH)
    return {
      author: setTypography(name),
      line: setTypography(cleanText(line, MAX_LINE_LENGTH)),
      memory: setTypography(cleanText(memory, MAX_MEMORY_LENGTH)),
      photo: photo && { path: `/job/${dedicationName(index)}`, alt: `Foto de ${name}` },
    }
  })
}

/** Name of a photo's file in the template's job folder. */
export function dedicationName(index: number): string {
  return `dedication-${index}.jpg`
}

/** «Con el cariño de Rosa, Pepe y 3 personas más.» Empty where nobody left anything. */
export function thanksTo(dedications: Book['dedications'] = []): string {
  const names = [...new Set(dedications.map(({ author }) => cleanText(author, MAX_AUTHOR_LENGTH)).filter(Boolean))]
  const told: string[] = []
  for (const name of names) if ([...told, name].join(', ').length <= NAMES_ROOM) told.push(name)
  const rest = names.length - told.length
  const all = rest === 0 ? told : [...told, rest === 1 ? 'una persona más' : `${rest} personas más`]
  return all.length === 0 ? '' : `Con el cariño de ${listed(all)}.`
}

/** «y» is «e» before the sound of an i. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  const and = /^(?:h?[ií])(?![aeou])/iu.test(last) ? 'e' : 'y'
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`
}
