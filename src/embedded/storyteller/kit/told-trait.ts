import { isHabit } from '../deeds/gags.ts'
import { sentencesOf } from '../language/grammar/clauses.ts'
import { isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { bare, countWords, escaped, splitSentences, words } from '../language/grammar/text.ts'
import { firstFinite } from '../language/grammar/verbs.ts'
import { withoutQuotes, withQuotes } from '../language/memory/narrated-text.ts'
import type { Person } from '../language/people/person.ts'
import { isSure } from '../language/sureness.ts'
import { readTrait } from '../language/trait/trait.ts'
import type { Trait } from '../language/trait/trait-reading.ts'
import { startsClause } from '../language/turned/quality-parts.ts'
import { withoutSplices } from '../language/turned/splices.ts'

/** Of the last box one thing is told: a habit, which is acted, or else a short fact; the rest is for the dedication. */

type Who = { r: Person; sender: string; inMemory: boolean; clarity: number; typed: string }

export function toldTrait(said: string, { r, sender, inMemory, clarity, typed }: Who): Trait | null {
  const read = partsOf(said)
    .filter((part) => !isOfTheGiver(part) && !PRIVATE.test(part.replace(SPOKEN, ' ')))
    .map((part) => ({ part, trait: readTrait(part, r, sender, clarity) }))
  const isActed = (trait: Trait) => isHabit(trait, r) && (!inMemory || isSure(trait.sure))
  const found =
    read.find(({ trait }) => trait && isActed(trait)) ??
    read.find(({ part, trait }) => trait && isFact(trait, r) && isWhole(part, said, typed))
  return found?.trait ?? null
}

/** Its sentences, and what a comma alone joins: 'quiere ser escritora, ya tiene una libreta'. */
function partsOf(said: string): string[] {
  const { text, quotes } = withoutQuotes(withoutSplices(said, '. '))
  return splitSentences(text)
    .flatMap((sentence) => {
      const [first = '', ...more] = sentence.split(/,\s+/u)
      return more.reduce<string[]>(
        (parts, next) =>
          startsClause(next) && !LEADS.test(next) && !WHEN.test(parts.at(-1)!)
            ? [...parts, next]
            : [...parts.slice(0, -1), `${parts.at(-1)!}, ${next}`],
        [first],
      )
    })
    .map((part) => withQuotes(part, quotes))
}

const LEADS = /^(?:y|e|o|pero|que|porque|aunque|hasta|ni|sino|así)(?!\p{L})/iu
const WHEN = /^(?:cuando|si|mientras|antes|después|al|cada vez)(?!\p{L})/iu

/** Where something of the answer was cut, no half of a sentence. */
const isWhole = (part: string, said: string, typed: string) =>
  countWords(said) >= countWords(typed) ||
  new RegExp(`${escaped(bare(part).replace(/[.!\s]+$/u, ''))}\\s*(?:[.,;!?)\n]|$)`, 'u').test(bare(typed))

const SPOKEN = /[“"«‘][^”"»’]*[”"»’]/gu
/** 'le decimos Milo', 'a todos nos dice compadre': who gives is one of many. */
const OF_MANY = /(?<!\p{L})(?:l[aeo]s? (?:decimos|llamamos|apodamos)|a tod[oa]s nos)(?!\p{L})/iu
const GIVER = /(?<!\p{L})(?:yo|me|mí|mis?|mí[oa]s?|nos|nosotr[oa]s|nuestr[oa]s?|conmigo)(?!\p{L})/iu

const isFirst = (word: string) => finiteForm(word)?.person === 1 && !isNounForm(word)

/** Whoever gives is in it. */
function isOfTheGiver(part: string): boolean {
  const said = part.replace(SPOKEN, ' ').replace(OF_MANY, ' ')
  return GIVER.test(said) || words(said.toLowerCase()).some(isFirst)
}

/** What they keep to themselves, or do not know. */
const PRIVATE =
  /(?<!\p{L})(?:que nadie|nadie (?:sabe|ve|oye)|a escondidas|en secreto|secret[oa]s?|(?:cree|piensa|jura)n? que|sin que|dinero|plata|lana|deudas?|no l[oa] saben?)(?!\p{L})/iu

/** What every reader sees. */
const SEEN =
  /(?<!\p{L})(?:lentes|gafas|anteojos|pel(?:o|it[oa]s?)|cabello|rizos|trenzas?|cola|colit[oa]|pat(?:a|it)as?|manchas?|pecas|lunar(?:es)?|cicatriz|ojos|bigotes?|barba|dientes?|brackets|altas?|altos?|bajit[oa]s?|flaqu?it?[oa]s?|gord(?:it)?[oa]s?|moren(?:it)?[oa]s?|güer(?:it)?[oa]s?|rubi[oa]s?|pelirroj[oa]s?|calv[oa]s?|criollit?[oa]s?|negr[oa]s?|blanc[oa]s?|gris(?:es)?|raza|mide|pesa)(?!\p{L})/iu

/** What says how somebody looks. */
const LOOKS = /^(?:ser|tener|usar|llevar|traer|faltar|medir|pesar)$/u

const LONGEST = 11

/** 'Ximena quiere ser escritora': one clause of them that the narrator may say as it stands, and no news. */
function isFact({ fact, said, sure }: Trait, { name, several }: Person): boolean {
  const [sentence, ...more] = sentencesOf(fact)
  const [subject = ''] =
    new RegExp(`^(?:a |[^,]+, (?:a )?|(?:el|la|los|las) \\p{L}+ de )?${escaped(name)} `, 'u').exec(fact) ?? []
  const verb = firstFinite(words(fact.slice(subject.length)))
  return (
    isSure(sure) &&
    subject !== '' &&
    !/ por la vida /u.test(fact) &&
    verb !== null &&
    (verb.tense === 'present' || verb.tense === 'imperfect') &&
    more.length === 0 &&
    sentence!.clauses.every(({ text, lead }, i) => i === 0 || WHEN.test((lead + text).trim())) &&
    countWords(said) <= LONGEST &&
    !/[«;:]|(?<!\p{L})(?:pero|aunque|porque|va[ns]? a|ahora)(?!\p{L})/iu.test(fact) &&
    // 'Vale es zurda y Rena no': of each, and not of both
    !(several && /\p{Lu}/u.test(said)) &&
    !/ [ye] \p{Lu}\p{L}+ \p{Ll}/u.test(said) &&
    !(LOOKS.test(verb.infinitive) && SEEN.test(said))
  )
}
