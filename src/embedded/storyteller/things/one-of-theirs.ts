import type { Favourite } from '../language/favourite/favourite.ts'
import { withoutEnd } from '../language/grammar/text.ts'
import { singularOf } from './singular.ts'

/** 'los ajolotes, tiene uno de peluche que se llama Pancho' → 'el ajolote de peluche que se llama Pancho': that one. */
export function oneOfTheirs(fav: Favourite): Favourite | null {
  const [, noun = '', gender = '', made = '', name = ''] =
    /^[Ll][oa]s (\p{Ll}+)[,.;]? (?:y )?[Tt]iene un([oa])((?: (?:de|con|sin) \p{Ll}+)?)[,]? (?:que (?:se )?llama|llamad[oa]) (\p{Lu}\p{L}+)$/u.exec(
      withoutEnd(fav.whole),
    ) ?? []
  const [item] = fav.items
  if (name === '' || !item) return null
  const whole = `${gender === 'a' ? 'la' : 'el'} ${singularOf(noun)}${made} que se llama ${name}`
  return { ...fav, items: [{ ...item, text: whole, plural: false }], whole, all: whole }
}

/** What stands between 'los vinilos' and 'de Mecano'. */
export const BY_WHOM = /^(l[oa]s \p{Ll}+)(?: [^,]*)?, l[oa]s(?= de \p{Lu})/u
