import type { Kit } from '../kit/kit.ts'
import type { Favourite } from '../language/favourite/favourite.ts'
import { isTold } from '../language/favourite/favourite-telling.ts'
import { upperFirst } from '../language/grammar/text.ts'
import { nestQuotes } from '../kit/compose.ts'

/**
 * What is liked, after a colon: a plain list as such, and every richer answer whole, in the words it was typed in; by
 * whom, where somebody speaks of themselves in it.
 */
export function favouriteTold({ fav, s, leftOut }: Kit): Favourite {
  if (fav.isPlain || leftOut.has('favourite')) return fav
  const whole = nestQuotes(`«${upperFirst(fav.typed)}»`)
  return {
    ...fav,
    all: isTold(fav.typed.replace(/[¡!¿?]/gu, '')) ? whole : `${whole}, como lo ${s.v('cuenta')} ${s.name}`,
  }
}
