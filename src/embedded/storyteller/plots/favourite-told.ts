import type { Kit } from '../kit/kit.ts'
import type { Favourite } from '../language/favourite/favourite.ts'
import { isTold } from '../language/favourite/favourite-telling.ts'
import { upperFirst } from '../language/grammar/text.ts'
import { nestQuotes } from '../kit/compose.ts'

/**
 * What is liked, after a colon that ends what is told: a plain list as such; every richer answer whole, in the words it
 * was typed in and in the mouth of its giver, where they are there to say it.
 */
export function favouriteTold({ fav, s, leftOut }: Kit, isAway = false): Favourite {
  if (fav.isPlain || leftOut.has('favourite')) return fav
  const typed = upperFirst(fav.typed)
  if (!isAway) return { ...fav, all: `—${nestQuotes(typed.replace(/(?<!\.)\.$/u, ''))} —${s.v('dijo')} ${s.name}` }
  const whole = nestQuotes(`«${typed}»`)
  return {
    ...fav,
    all: isTold(fav.typed.replace(/[¡!¿?]/gu, '')) ? whole : `${whole}, como lo ${s.v('cuenta')} ${s.name}`,
  }
}
