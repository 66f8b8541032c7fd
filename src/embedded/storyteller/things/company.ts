import { nounClassOf } from './nouns.ts'

/** What is done with somebody: a doing of two, and no portrait. */
export type Shared = {
  /** The same without whom it is done with: 'jugar a las escondidas'; null where nothing is left of it. */
  alone: string | null
  /** With whom, as it was said; null for 'juntos'. */
  who: string | null
}

/** With whom: somebody by name, one of theirs, all of theirs. */
const COMPANION =
  / (?:con|al lado de|junto a|cerca de|encima de|a) (\p{Lu}[\p{L} ]*?|(?:(?:tod[oa]s? )?(?:sus?|el|la|l[oa]s) )(\p{L}+)(?: de \p{Lu}\p{L}+| \p{Lu}\p{L}+)?|ell[ao]s?|él|los suyos|nosotr[oa]s)(?=$|,| (?:al?|en|por|de|los|las|tod[oa]s|cada|antes|después|mientras|cuando|hasta)(?![A-Za-zÀ-ỹ]))/u
/** 'en la panza de Clara': with her, and nothing of hers is on a stage. */
const ON_SOMEBODY =
  / (?:en|sobre|encima de) (?:el|la|l[oa]s) (?:panza|barriga|pancita|guata|brazos?|piernas?|rodillas|regazo|pecho|pies|faldas?|hombros?|espalda|cuello|cabeza) de (\p{Lu}\p{L}+)/u
/** 'juntos', 'abrazados' */
const TOGETHER = / (?:junt(?:it)?[oa]s|pegad(?:it)?[oa]s|abrazad(?:it)?[oa]s|en familia|entre todos)(?![A-Za-zÀ-ỹ])/u

/** With whom something is done, and what is done; null for what anybody does alone. */
export function sharedOf(infinitive: string): Shared | null {
  const beside = TOGETHER.exec(infinitive)
  if (beside) return { alone: infinitive.replace(TOGETHER, ''), who: null }
  const [, on] = ON_SOMEBODY.exec(infinitive) ?? []
  if (on) return { alone: null, who: on }
  const found = COMPANION.exec(infinitive)
  if (!found) return null
  const [all = '', who = '', noun] = found
  if (noun && !/^(?:suyos|(?:mam|pap)[áa]s)$/u.test(noun) && nounClassOf(noun) !== 'people') return null
  const alone = infinitive.replace(all, '')
  return {
    // 'ver a su abuela' is seeing nothing else
    alone: /^(?:ver|estar|pasar|tener|hacer|ir)$/u.test(alone) ? null : alone,
    who,
  }
}
