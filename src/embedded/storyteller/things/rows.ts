import { bare } from '../language/grammar/text.ts'
import { isEatenToo, MADE_OF } from './class-of.ts'
import { CREATURES } from './creatures.ts'
import { KNOWN } from './known.ts'
import { SAUCED } from './named.ts'
import type { Prop, PropRow } from './prop.ts'

const ROWS: readonly PropRow[] = [...CREATURES, ...KNOWN]

/** What one does with a thing before it is named. */
const DOING =
  /^(?:(?:jugar|ver|tomar|tomarse|comer|ir|hacer|andar|salir|montar|practicar|tocar|armar|mirar|buscar|acariciar|pasear|saltar|volar)(?: (?:al?|en|por|de|con))? )?(?:(?:el|la|los|las|un|una|unos|unas|sus?|mucho) )?/u

/** A row knows a thing by how it begins; one that bears a name ('su perra Lola') is nobody else's. */
export function rowOf(text: string): Prop | null {
  if (/\p{L} .*(?<![A-Za-zÀ-ỹ])\p{Lu}/u.test(text.replace(/^\p{L}/u, ''))) return null
  if (MADE_OF.test(text) || SAUCED.test(text) || isEatenToo(text.replace(/^(?:el|la|l[oa]s) /u, ''))) return null
  const key = bare(text)
    .replace(DOING, '')
    .replace(/^(?:buen[oa]?s?|gran) /u, '')
  return ROWS.find(([test]) => key.search(test) === 0)?.[1] ?? null
}
