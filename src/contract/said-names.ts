/*
 * Names as people write them, inside a sentence: «El abuelo» loses its capital, «tus nietos» are «sus nietos» to
 * everybody else, and «yo» names nobody.
 */

/** A name inside a line: its article, its possessive and its title are small. */
export function inLine(name: string): string {
  return name.trim().replace(/^(?:el|la|los|las|mis?|sus?|tus?|nuestr[oa]s?|tod[oa]s|don|doña) /iu, lowered)
}

/** 'de Lola', 'del abuelo'. */
export function ofName(name: string): string {
  const said = inLine(name)
  return said.startsWith('el ') ? `d${said}` : `de ${said}`
}

/** A name that its writer is told again: «mi abuelito Toño» is «tu abuelito Toño». */
export function saidBack(name: string): string {
  return inLine(name).replace(/^(?:mi(s?)|nuestr[oa](s?)) /u, (_, mine = '', ours = '') => `tu${mine}${ours} `)
}

/** Somebody who is spoken to: 'abuelo Toño' of «El abuelo Toño». */
export function calledName(name: string): string {
  return inLine(name).replace(/^(?:el|las?|los) /u, '')
}

/** Who gives, as everybody else says it; empty where «yo» is all that is said. */
export function giverName(signed: string): string {
  const name = inLine(signed)
  return isNobody(name) ? '' : name.replace(/(?<!\p{L})tu(s?)(?= \p{L})/giu, 'su$1')
}

/** «yo» names nobody. */
export function isNobody(signed: string): boolean {
  return /^(?:soy )?yo(?: mism[oa]| mero)?$/iu.test(signed.trim())
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const lowered = (word: string) => word.toLowerCase()
