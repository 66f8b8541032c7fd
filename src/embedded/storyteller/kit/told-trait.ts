import { isHabit } from '../deeds/gags.ts'
import { sentencesOf } from '../language/grammar/clauses.ts'
import { isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { bare, contract, countWords, escaped, splitSentences, upperFirst, words } from '../language/grammar/text.ts'
import { firstFinite } from '../language/grammar/verbs.ts'
import { withoutQuotes, withQuotes } from '../language/memory/narrated-text.ts'
import type { Person } from '../language/people/person.ts'
import { readRelation } from '../language/people/relations.ts'
import { isSure } from '../language/sureness.ts'
import { readTrait } from '../language/trait/trait.ts'
import type { Trait } from '../language/trait/trait-reading.ts'
import { startsClause } from '../language/turned/quality-parts.ts'
import { withoutSplices } from '../language/turned/splices.ts'

/** Of the last box one thing is told: a habit, which is acted, or else a short fact; the rest is for the dedication. */

type Who = { r: Person; sender: string; inMemory: boolean; clarity: number; typed: string }

export function toldTrait(said: string, who: Who): Trait | null {
  const { r, sender, inMemory, clarity, typed } = who
  if (MENDED.test(said)) return mendedTrait(said, who)
  const parts = partsOf(
    withoutGiversWish(said)
      .replace(WHEN_FIRST, '$2 $1')
      .replace(WHOM_FIRST, '$2 $1')
      .replace(TALKS_TO, (_, whom: string, says: string) => contract(`${says} a ${whom}`)),
  )
  const read = parts
    .filter((part, i) => i === 0 || !isOfWhatCame(part, parts[i - 1]!))
    .filter((part) => !isOfTheGiver(part) && !PRIVATE.test(part.replace(SPOKEN, ' ')))
    .map((part) => ({ part, trait: readTrait(part, r, sender, clarity) }))
  const isActed = (trait: Trait) => isHabit(trait, r) && (!inMemory || isSure(trait.sure))
  const found =
    read.find(({ trait }) => trait && isActed(trait)) ??
    read.find(({ part, trait }) => trait && isFact(trait, r) && isWhole(part, said, withoutGiversWish(typed)))
  return found?.trait ?? null
}

/** Whoever puts right what they say is told whole: 'le falta una oreja, bueno, la mitad'. */
const MENDED =
  /^([^.;…]+?)(?:\s*[,.;…(]+\s*(bueno|o ?sea|digo|m[aá]s bien|mejor dicho|es decir|perd[oó]n|quise decir)|\s+(o ?sea|mejor dicho))(?!\p{L})[\s,:]*(?=\p{L})(.+)$/isu

function mendedTrait(said: string, { r, sender, clarity }: Who): Trait | null {
  const [, first = '', mark, other = '', more = ''] = MENDED.exec(said) ?? []
  const better = more.replace(/[.!)\s]+$/u, '')
  const trait = isOfTheGiver(`${first}, ${better}`) || PRIVATE.test(said) ? null : readTrait(first, r, sender, clarity)
  const isPlain = !/[,.;:]/u.test(better) && countWords(better) <= MOST_MENDED && firstFinite(words(better)) === null
  if (!trait || !isPlain || !isFact(trait, r)) return null
  const lead = /^(?:bueno|o sea|es decir)$/iu.test(mark ?? other) ? (mark ?? other).toLowerCase() : 'mejor dicho'
  return { ...trait, fact: `${trait.fact}. ${upperFirst(lead)}, ${better}`, said: `${trait.said}, ${lead}, ${better}` }
}

const MOST_MENDED = 5

/** 'si la llaman contesta “ya voy”' → 'contesta “ya voy” si la llaman' */
const WHEN_FIRST =
  /^\s*((?:cuando|si|cada vez que|siempre que|antes de|después de) [^“”",.;]+?),? (?:siempre )?((?:dice|contesta|responde|grita|suelta|exclama)n?:? [“"][^“”"]+[”"])\s*$/iu

/** 'habla con la moto, le dice “reina”' → 'le dice “reina” a la moto' */
const TALKS_TO =
  /^\s*(?:le )?(?:habla|platica|conversa|charla) (?:con|a) ((?:el|la|l[oa]s|sus?) \p{L}+(?: \p{L}+)?)(?:,| y) (les? dicen?:? [“"][^“”"]+[”"])[\s.]*$/iu

/** 'a la gata le dice “reina”' → 'le dice “reina” a la gata' */
const WHOM_FIRST = /^\s*(a (?:la|l[oa]s|sus?) [\p{L} ]{3,30}?|al [\p{L} ]{3,30}?),? (les? dicen? [“"][^“”"]+[”"])\s*$/iu

/** 'llama “cocretas” a las croquetas y no quiero que nadie la corrija': without what its giver wants. */
const withoutGiversWish = (said: string) =>
  said.replace(
    /(?<=[\p{L}”"]),? (?:y|pero) (?:yo |nosotr[oa]s )?(?:ya )?(?:no )?(?:quiero|queremos|quisiera|espero|esperamos|deseo) [^.;]*(?=[.;]|$)/iu,
    '',
  )

/** 'tiene un perro, se llama Tito', 'puso nombre a la bici, es la Jacqueline': the clause may be said of what the one before brought in. */
function isOfWhatCame(part: string, before: string): boolean {
  const [, lead = '', verb = ''] = /^((?:(?:no|ya|siempre|nunca|todavía|se|les?|l[oa]s?) )*)(\p{L}+)/iu.exec(part) ?? []
  const form = finiteForm(verb.toLowerCase())
  const [brought] = [...before.matchAll(BROUGHT)]
    .map(([, noun = '']) => noun.toLowerCase())
    .filter((noun) => isNounForm(noun))
    .slice(-1)
  if (!brought || form?.person !== 3 || form.plural !== /[^áéíóú]s$/u.test(brought)) return false
  return (
    readRelation(`mi ${brought}`).role !== 'other' ||
    OF_THINGS.test(`${/(?:^|\s)se $/iu.test(lead) ? 'se ' : ''}${form.infinitive}`)
  )
}

/** What a clause brings in as what it is done to, and not where or with what. */
const BROUGHT =
  /(?<!(?:^|\s)(?:en|con|por|del?|desde|para|sin|hasta|sobre|bajo|entre) )(?<![\p{L}])(?:al|un|una|unos|unas|el|la|l[oa]s|sus?|mis?|dos|tres|cuatro|\d+) (\p{L}{3,})/giu

/** What things do, and places. */
const OF_THINGS =
  /^(?:se (?:llamar|apagar|oír|ver|romper|mover|abrir|parecer)|ser|estar|tener|hacer|sonar|pesar|medir|oler|costar|funcionar|servir|quedar|venir|caber|durar|brillar|parecer|correr|andar|comer|vivir)$/u

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
/** What they say themselves is heard once, and may be longer. */
const LONGEST_SAID = 16

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
    countWords(said) <= (/“[^”]+”/u.test(said) ? LONGEST_SAID : LONGEST) &&
    !/[«;:]|(?<!\p{L})(?:pero|aunque|porque|va[ns]? a|ahora)(?!\p{L})/iu.test(fact.replace(SPOKEN, '“”')) &&
    // 'Vale es zurda y Rena no': of each, and not of both
    !(several && /\p{Lu}/u.test(said)) &&
    !/ [ye] \p{Lu}\p{L}+ \p{Ll}/u.test(said) &&
    !(LOOKS.test(verb.infinitive) && SEEN.test(said))
  )
}
