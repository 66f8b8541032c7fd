import { ANSWERS_AT_HAND, cached } from '../grammar/cache.ts'
import { bare, escaped } from '../grammar/text.ts'
import { partsOfName } from './person-names.ts'

/** Whether words tell of who gives them by name: what nobody says so of themselves. */

type Called = { name: string; signature: string }

/**
 * 'all' where each giver is named, as «Marta» in 'cuando Marta se fue', and «la abuela Chela» as «la abuela» too; 'some'
 * where one of several is; null where nobody is, or the name is also that of whom it is given to.
 */
export function namesGiver(said: string, { r, s }: { r: { name: string }; s: Called }): 'all' | 'some' | null {
  const words = said.replace(/[“"«‘][^”"»’]*[”"»’]/gu, ' ')
  const [called, signed] = [s.name, s.signature].map((name) => {
    const parts = partsOfName(name)
    const named = parts.filter((part) => isNamed(words, part, r.name))
    return named.length === 0 ? null : named.length === parts.length ? 'all' : 'some'
  })
  if (called === 'all' || signed === 'all') return 'all'
  // 'Ana la soltó', from two who are called «su mamá y su papá»: which of them must not say it, no name tells
  return signed === 'some' && !/\p{Lu}/u.test(s.name) ? 'all' : (called ?? signed ?? null)
}

function isNamed(said: string, giver: string, recipient: string): boolean {
  const own = giver.match(/\p{L}+/gu) ?? []
  const isOthers = (word: string) =>
    bare(recipient)
      .split(/[^a-zñ]+/u)
      .includes(bare(word))
  return own.some((word) =>
    KIN.test(word)
      ? kinNamed(word.toLowerCase()).test(said)
      : said.includes(word) &&
        /^\p{Lu}\p{L}/u.test(word) &&
        !isOthers(word) &&
        new RegExp(`(?<![A-Za-zÀ-ỹ])${escaped(word)}(?![A-Za-zÀ-ỹ])(?! y yo(?![A-Za-zÀ-ỹ]))`, 'u').test(said),
  )
}

const KIN =
  /^(?:mam|pap|abuel|abue$|yay[ao]|t[ií][oa]s?$|tit[oa]$|madrin|padrin|hij[oa]|niet|herman|prim[oa]|sobrin|ahijad)/iu

/** 'su mamá', 'la abuela Chela', 'mamá': nobody's own mother, as «mi mamá» is, and no «mamá de Leo»; and several only with whose they are: no «alumnos que ya son papás». */
const kinNamed = cached(
  ANSWERS_AT_HAND,
  (kin) =>
    new RegExp(
      `${kin.endsWith('s') ? '(?<=(?<![A-Za-zÀ-ỹ])(?:sus|l[oa]s) )' : ''}(?<!(?<![A-Za-zÀ-ỹ])(?:mis?|tus?|nuestr[oa]s?|una?|otr[oa]|[A-Za-zÀ-ỹ]+ de(?:l| la)?) )(?<![A-Za-zÀ-ỹ])${kin}(?![A-Za-zÀ-ỹ])(?! de )`,
      'iu',
    ),
)

/** 'Le robé un tomate al vecino y él me hizo devolverlo': who «él» is no word of it says. */
export const isPronounAlone = (note: string, { name, gender }: { name: string; gender: 'f' | 'm' | null }): boolean =>
  !note.includes(name) &&
  [...note.matchAll(/(?<![A-Za-zÀ-ỹ])(?:él|(ella))(?![A-Za-zÀ-ỹ])/giu)].some(
    ([, she]) => gender === null || (gender === 'f') === (she !== undefined),
  )
