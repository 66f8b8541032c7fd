import type { Favourite } from '../language/favourite.ts'
import type { FavouriteItem } from '../language/favourite-item.ts'
import { bare } from '../language/text.ts'
import { anythingOf, type Asked, isReadFrom } from './anything.ts'
import { CREATURES } from './creatures.ts'
import { HOUSEHOLD } from './household.ts'
import { ownNounOf } from './own-noun.ts'
import { PASTIMES } from './pastimes.ts'
import type { Prop, PropRow } from './prop.ts'
import { TABLES } from './tables.ts'

const ROWS: readonly PropRow[] = [...CREATURES, ...TABLES, ...PASTIMES, ...HOUSEHOLD]

/** The favourite as one thing on the stage: the first that is surely known; else somebody who talks of nothing else. */
export function propOf(fav: Favourite, asked: Asked): Prop {
  const items = isReadFrom(fav) ? fav.items : []
  const known = items.map((item) => named(item) ?? ownNounOf(item)).find((prop) => prop !== null)
  return known ?? anythingOf(fav, asked)
}

/** What one does with a thing before it is named. */
const DOING =
  /^(?:(?:jugar|ver|tomar|tomarse|comer|ir|hacer|andar|salir|montar|practicar|tocar|armar|mirar|buscar|acariciar|pasear|saltar|volar)(?: (?:al?|en|por|de|con))? )?(?:(?:el|la|los|las|un|una|unos|unas|sus?|mucho) )?/u

/** A row knows a thing by how it begins; one that bears a name ('su perra Lola') is nobody else's. */
function named({ text, kind }: FavouriteItem): Prop | null {
  if (kind === 'clause' || /\p{L} .*(?<!\p{L})\p{Lu}/u.test(text.replace(/^\p{L}/u, ''))) return null
  const key = bare(text).replace(DOING, '')
  return ROWS.find(([test]) => key.search(test) === 0)?.[1] ?? null
}
