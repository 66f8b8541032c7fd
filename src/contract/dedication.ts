import { inLine, isNobody } from './said-names.ts'

type Names = { recipientName: string; senderName?: string | undefined }

/** A dedication as it is set: its words, the names among them, and who signs it, for a line of its own. */
export type SetDedication = { words: { text: string; isName: boolean }[]; signature: string }

/** Takes apart a dedication; joined by spaces, its parts are the text that was given. */
export function setDedication(dedication: string, { recipientName, senderName = '' }: Names): SetDedication {
  const { said, signature } = splitSignature(dedication, senderName)
  const names = [recipientName, senderName].flatMap(properNames).toSorted((a, b) => b.length - a.length)
  if (names.length === 0) return { words: said ? [{ text: said, isName: false }] : [], signature }
  const anyName = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|')
  const parts = said.split(new RegExp(`(?<![\\p{L}\\p{M}])(${anyName})(?![\\p{L}\\p{M}])`, 'gu'))
  // Splitting by one group gives what lies between names and the names in turn.
  const words = parts.map((text, i) => ({ text, isName: i % 2 === 1 })).filter(({ text }) => text !== '')
  return { words, signature }
}

/** The same as two lines of plain text, in which no name breaks. */
export function dedicationLines(dedication: string, names: Names): { said: string; signature: string } {
  const { words, signature } = setDedication(dedication, names)
  return { said: words.map(({ text, isName }) => (isName ? text.replaceAll(' ', '\u00a0') : text)).join(''), signature }
}

/** A whole sentence, and after it a short one that names the giver: 'Con cariño, mamá.' */
const SIGNED = /^(.*[.!?…»)])\s+([^.!?…]{1,48}\.?)$/su

function splitSignature(dedication: string, senderName: string): { said: string; signature: string } {
  const [, said = '', last = ''] = SIGNED.exec(dedication) ?? []
  const giver = inLine(senderName)
  const proper = properNames(senderName)
  const signs = proper.length > 0 ? proper : giver.split(' ').slice(-1)
  const isSigned = giver !== '' && !isNobody(giver) && signs.some((name) => wordsOf(last).includes(wordsOf(name)))
  return isSigned ? { said, signature: last } : { said: dedication, signature: '' }
}

/** 'Toño' of «mi abuelito Toño», 'Leo' and 'Ana' of «Leo y Ana»; a name in a script without capitals is one as a whole. */
function properNames(name: string): string[] {
  const said = inLine(name)
  if (said === '' || isNobody(said)) return []
  return /\p{Ll}|\p{Lu}/u.test(said) ? Array.from(said.matchAll(PROPER), ([found]) => found) : [said]
}

const WORD = String.raw`\p{Lu}[\p{L}\p{M}'’-]*`
const PROPER = new RegExp(String.raw`${WORD}(?: (?:(?:de|del|la|las|los) )*${WORD})*`, 'gu')

const wordsOf = (text: string) => ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
