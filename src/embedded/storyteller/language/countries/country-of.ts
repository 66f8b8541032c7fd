import { bare } from '../grammar/text.ts'
import { spokenIn } from './spoken-in.ts'
import type { Variant } from './variants.ts'

/** Where who gives is from, by two letters: more countries than stories are told in. */
export type Country =
  | 'AR'
  | 'BO'
  | 'CL'
  | 'CO'
  | 'CU'
  | 'DO'
  | 'EC'
  | 'ES'
  | 'GT'
  | 'HN'
  | 'MX'
  | 'PA'
  | 'PE'
  | 'PR'
  | 'SV'
  | 'UY'
  | 'VE'

/** Places, teams and words, without accents, that one country has and says. */
const NAMED: readonly (readonly [Country, RegExp])[] = (
  [
    ['BO', 'bolivia|cochabamba|oruro|tarija|santa cruz de la sierra'],
    ['CU', 'cuba|habana|camaguey|holguin|varadero|cienfuegos|pinar del rio|guantanamo|bayamo|villa clara|asere'],
    ['DO', 'dominican[ao]s?|republica dominicana|santo domingo|san pedro de macoris|higuey|puerto plata|licey|cibaen[ao]s?|quisqueya'],
    ['EC', 'ecuador|(?:en|de|desde|hasta) quito|guayaquil|ambato|riobamba|otavalo'],
    ['GT', 'guatemala|xela|quetzaltenango|atitlan|panajachel|chichicastenango|coban|chapin(?:es|a)?|antigua guatemala'],
    ['HN', 'honduras|tegucigalpa|san pedro sula|comayagua'],
    ['PA', '(?:en|de|desde|hasta) panama'],
    ['PR', 'puerto rico|mayaguez|caguas|bayamon|boricuas?|arecibo'],
    ['SV', '(?:en|de|desde|hasta) el salvador(?! de)|san salvador|santa tecla|sonsonate'],
    ['UY', 'uruguay|montevideo|punta del este|tacuarembo|paysandu|penarol'],
    ['VE', 'venezuela|maracaibo|zulia|caracas|barquisimeto|maracay|barinas|puerto la cruz|cumana|maturin|chamos?|navegantes del magallanes|cardenales de lara'],
  ] as const
).map(([country, said]) => [country, whole(said)]) // oxfmt-ignore

/** Most answers name none of them: one look tells. */
const ANY = whole(NAMED.map(([, { source }]) => source).join('|'))

function whole(said: string): RegExp {
  return new RegExp(`(?<![A-Za-zÀ-ỹ])(?:${said})(?![A-Za-zÀ-ỹ])`, 'u')
}

/** Where somebody only went. */
const VISITED =
  /(?:viaj\w+|fuimos|vacaciones|crucero|luna de miel|(?<!nos )conocimos|conocer|visit\w+|paseo|escapada|vuelo)(?: \w+){0,5} (?:a|de|en|por) (?:el |la )?(?:\w+ ){0,2}$/u

/** The country of who wrote `answers`: by what only it has, and else by the Spanish that was chosen or is written; null where neither says. */
export function countryOf(answers: readonly string[], variant: Variant | undefined): Country | null {
  const key = bare(answers.join(' \n '))
  const found = (ANY.test(key) ? NAMED : []).filter(([, said]) => {
    const at = key.search(said)
    return at >= 0 && !VISITED.test(key.slice(0, at))
  })
  if (found.length === 1) return found[0]![0]
  const told = variant ?? spokenIn(answers)
  return told ? (told.slice(3) as Country) : null
}
