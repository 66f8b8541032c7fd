import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { BRINGS_IN, mayEnd, ownVerbFrom } from '../grammar/clause-start.ts'
import { finiteForm } from '../grammar/finite.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { upperFirst } from '../grammar/text.ts'

/**
 * 'perdimos el camión dormimos en la central' → 'perdimos el camión. Dormimos en la central': a stop where a clause that
 * has its past already is followed by a past of its own, and no word between the two can be who does the second; a comma
 * where the first is only the time of it.
 */
export const gluedApart = (text: string): string =>
  text.replace(/[^.,;:!?…«»()“”‘’]+/gu, (span) => {
    if (LED.test(span)) return span
    const found = [...span.matchAll(/[\p{L}\p{N}]+/gu)]
    const words = found.map(([word]) => word)
    return found
      .map(({ index }, i) => ({ index, mark: i > 1 && beginsAnew(words, i) ? markAt(words, i) : null }))
      .toReversed()
      .reduce((said, { index, mark }) => {
        if (mark === null) return said
        return `${said.slice(0, index - 1)}${mark} ${mark === '.' ? upperFirst(said.slice(index)) : said.slice(index)}`
      }, span)
  })

/** 'apenas llegamos al mar se quitó los zapatos': the second is what the first waits for. */
const LED =
  /^\s*(?:apenas|n[io] bien|nom[aá]s|nada m[aá]s|solo|reci[eé]n|seg[uú]n|conforme|tan pronto|en cuanto|una vez que|cada que|entre m[aá]s|cuanto m[aá]s|as[ií]|desde)(?![A-Za-zÀ-ỹ])/iu

const DETERMINER =
  /^(?:el|la|l[oa]s|una?|un[oa]s|mis?|tus?|sus?|nuestr[oa]s?|est[ea]s?|es[ea]s?|aquel(?:la)?|otr[oa]s?|tod[oa]s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien|mil|much[oa]s|vari[oa]s|\d+)$/iu
const MANY =
  /^(?:los|las|un[oa]s|mis|tus|sus|nuestr[oa]s|est[ao]s|es[ao]s|otr[oa]s|tod[oa]s|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cien|mil|much[oa]s|vari[oa]s|(?!1$)\d+)$/iu
const PREPOSITION = /^(?:al?|con|contra|del?|desde|en|entre|hacia|hasta|para|por|sin|sobre|tras)$/iu
/** What may be of the clause before it or of the one behind. */
const OF_EITHER =
  /^(?:siempre|igual|ah[ií]|all[ií]|all[aá]|aqu[ií]|ac[aá]|luego|después|antes|ahora|ayer|hoy|mañanas?|temprano|tarde[s]?|noches?|ratos?|d[ií]as?|finale?s?|semanas?|mes|año|veces|vez|lunes|martes|miércoles|jueves|viernes|sábado|domingo|camino|principio|momento|verano|invierno|navidad|rest[oa])$/iu
/** 'dijo se cayó', 'pensé era tarde': what was said or thought. */
const SAYS =
  /^(?:decir|contar|gritar|pensar|creer|preguntar|contestar|responder|jurar|saber|sentir|ver|avisar|explicar)$/u
const SAYS_IT = /^(?:decir|gritar|contestar|responder|repetir|preguntar)$/u
const CLITICS = /^(?:no|nunca|ya|me|te|se|nos|les?|l[oa]s?)$/iu

/** A past that no noun is spelt like, or that its own pronouns stand before. */
const pastAt = (words: readonly string[], i: number) => {
  const low = words[i]!
  const form = low === low.toLowerCase() ? finiteForm(low) : null
  const isVerb = TABLE.has(low) || !(isNounForm(low) || hasGenders(low)) || CLITICS.test(words[i - 1] ?? '')
  return isVerb && /^(?:preterite|imperfect)$/u.test(form?.tense ?? '') ? form : null
}

function beginsAnew(words: readonly string[], i: number): boolean {
  const last = words[i - 1]!
  if (!mayEnd(last) || OF_EITHER.test(last)) return false
  // 'todos lloraban ella se rio'; 'fue con ella'
  if (/^(?:él|ella)$/iu.test(last) && !PREPOSITION.test(words[i - 2] ?? '')) return false
  if (!CLITICS.test(words[i]!) && finiteForm(words[i]!) === null) return false
  const at = ownVerbFrom(words, i)
  const form = at < 0 ? null : pastAt(words, at)
  const pasts = words.flatMap((_, k) => (k < i && pastAt(words, k) ? [k] : []))
  const [before = -1] = pasts.slice(-1)
  // 'la gallina llegó primero decía ella'
  if (form === null || SAYS_IT.test(form.infinitive)) return false
  if (before < 0 || before === i - 1 || SAYS.test(finiteForm(words[before]!)!.infinitive)) return false
  // 'el que vio la luz se asustó'
  const led = words.slice(0, i).filter((word) => BRINGS_IN.test(word))
  const isLed = led.length > 0 && !(led.length === 1 && WHEN.test(words[0]!) && pasts.length > 1)
  if (isLed || isJoined(words, before, i)) return false
  return !mayDoIt({ words, from: before + 1, to: i, at })
}

const WHEN = /^(?:cuando|mientras)$/iu
const isJoined = (words: readonly string[], from: number, to: number) =>
  words.slice(from, to).some((word) => /^(?:y|e|o|u|ni|pero|sino)$/iu.test(word))

/** 'cuando cumplió trece no quiso fiesta' has come to its own; 'cuando se quedaron y se fue la luz' has not, and is no sentence yet. */
function markAt(words: readonly string[], i: number): '.' | ',' {
  const pasts = words.flatMap((_, k) => (k < i && pastAt(words, k) ? [k] : []))
  const isTime = WHEN.test(words[0]!) && pasts.slice(1).every((at, k) => isJoined(words, pasts[k]!, at))
  return isTime ? ',' : '.'
}

/** 'compramos flores la casa olía', 'a mi papá le dimos': what stands between the two verbs belongs to the second, or may. */
function mayDoIt({ words, from, to, at }: { words: readonly string[]; from: number; to: number; at: number }): boolean {
  const { person, plural } = finiteForm(words[at]!)!
  const between = words.slice(from, to)
  const head = between.findLastIndex((word) => DETERMINER.test(word) || PREPOSITION.test(word))
  const isNamed = between.slice(head + 1).some((word) => word !== word.toLowerCase())
  if (head < 0) return person === 3 && isNamed
  // 'al agua Santi se quitó los suyos', but 'invitamos a Santi se quitó los zapatos'
  const last = between.length - 1
  if (person === 3 && isNamed && last > head + 1 && between[last] !== between[last]!.toLowerCase()) return true
  // 'a las ocho', 'en la alfombra'; 'la olla de mi abuela' may do it
  let lead = head
  while (lead > 0 && DETERMINER.test(between[lead]!) && DETERMINER.test(between[lead - 1]!)) lead -= 1
  if (lead > 0 && DETERMINER.test(between[lead]!) && PREPOSITION.test(between[lead - 1]!)) lead -= 1
  const isOf = /^del?$/iu.test(between[lead]!)
  if (isOf) return mayDoIt({ words, from, to: from + lead, at })
  const isTo = /^al?$/iu.test(between[lead]!)
  if (isTo) return words.slice(to, at).some((word) => /^(?:les?|l[oa]s?)$/iu.test(word))
  if (PREPOSITION.test(between[lead]!)) return false
  const isTaken = words.slice(to, at).some((word) => /^l[oa]s?$/iu.test(word)) && lead > 0
  return person === 3 ? MANY.test(between[lead]!) === (plural ?? false) : isTaken
}
