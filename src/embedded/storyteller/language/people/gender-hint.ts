import type { Gender } from '../../../../contract/gender.ts'
import { hasGenders, known } from '../grammar/dictionary.ts'

/** What the sender's own wording tells about the recipient's gender ('es muy trabajadora', 'ella'); null where it does not. */
export function readGenderHint(answers: {
  favourite: string
  memory: string
  admiration: string
  trait: string
}): Gender | null {
  const text = Object.values(answers).join(' . ').toLowerCase()
  let score = 0
  for (const [, word] of text.matchAll(/(?<![A-Za-zÀ-ỹ])(ella|él|mamá|papá|abuela|abuelo)(?![A-Za-zÀ-ỹ])/gu))
    score += word === 'ella' ? 2 : word === 'él' ? 2 * -1 : 0
  for (const [, adjective] of text.matchAll(
    /(?<![A-Za-zÀ-ỹ])(?:es|eres|sos|era|está|estaba|muy|súper|siempre fue) (?:tan |muy |bien |re |súper )?(\p{L}{3,}[oa])(?=$|[\s,.!])/gu,
  ))
    score += sign(adjective!)
  const trait = /^(?:muy )?(\p{L}{3,}[oa])$/u.exec(answers.trait.trim().toLowerCase())
  if (trait) score += sign(trait[1]!)
  const admired = /^(?:muy )?(\p{L}{3,}[oa])$/u.exec(answers.admiration.trim().toLowerCase())
  if (admired) score += sign(admired[1]!)
  return score > 0 ? 'f' : score < 0 ? 'm' : null
}

/** What the giver's own words tell of the giver: 'yo toda chueca', 'me quedé dormida', 'nos quedamos encerradas'; null where they do not. */
export function readGiverHint(texts: readonly string[]): Gender | null {
  const said = texts
    .join(' . ')
    .replace(/[“‘«"][^”’»"]*[”’»"]/gu, ' ')
    .toLowerCase()
  const found = [...said.matchAll(OF_ME)].flatMap(([, adjective = '']) =>
    hasGenders(adjective) || /[ai]d[oa]$/u.test(adjective) ? [adjective] : [],
  )
  const areWomen =
    /(?<![A-Za-zÀ-ỹ])nosotras(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])nos \p{L}+(?:mos|ron) (?:las dos|(?:\p{L}+[ai]d|sol|content)as)(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])[A-Za-zÀ-ỹ]+mos (?:(?:a )?\p{L}+ )?juntas(?![A-Za-zÀ-ỹ])/u.test(
      said,
    )
  const score = found.reduce((sum, word) => sum + (word.endsWith('a') ? 1 : -1), areWomen ? 1 : 0)
  return score > 0 ? 'f' : score < 0 ? 'm' : null
}

const OF_ME =
  /(?<![A-Za-zÀ-ỹ])(?:yo,? (?:no )?(?:(?:estaba|era|soy|fui|iba|andaba|toda|todo|tan|muy|bien) )+|soy (?:muy |tan |bien )?|me (?:qued[eé]|quedaba|sent[ií]|sentía|puse|ponía|dej[oó]) (?:muy |tan |toda |todo |bien )?)(\p{L}{3,}[oa])(?! (?:l[oa]s?|el|una?|mis?|sus?)(?![A-Za-zÀ-ỹ]))(?![A-Za-zÀ-ỹ])/gu

/** Only words that have both forms say anything: 'despistada' does, 'poeta' and 'calma' do not. */
function sign(adjective: string): number {
  const other = adjective.endsWith('a') ? `${adjective.slice(0, -1)}o` : `${adjective.slice(0, -1)}a`
  if (
    !known(adjective) ||
    !known(other) ||
    /^(buena|bueno|mucho|mucha|toda|todo|una|uno|calma|ayuda|cara)$/.test(adjective)
  )
    return 0
  return adjective.endsWith('a') ? 1 : -1
}

/** Who is called neither «él» nor «ella»: 'mi hije', 'usa elle'. */
export const isElle = (text: string): boolean =>
  /(?<![A-Za-zÀ-ỹ])(?:elles?|hijes?|amigues?|sobrines?|nietes?|hermanes?|primes?|niñes?)(?![A-Za-zÀ-ỹ])/iu.test(text)
