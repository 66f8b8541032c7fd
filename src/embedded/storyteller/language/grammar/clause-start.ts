import { hasGenders, isNounForm, known } from './dictionary.ts'
import { finiteForm } from './finite.ts'
import { isInfinitive } from './infinitive.ts'
import { TABLE } from './paradigms.ts'

/** Where, in words that nothing parts, somebody begins to say something of what they named. */

const ADVERB =
  /^(?:ya|ahí|allí|allá|aquí|ahora|ahorita|hoy|ayer|antes|luego|después|entonces|siempre|nunca|jamás|también|tampoco|hasta|casi|sol[oa]|sólo|todavía|aún|ni|cada|tod[oa]s?)$/iu
const SUBJECT = /^(?:él|ella|ellos|ellas|yo|uno|nadie|nosotr[oa]s|ustedes|cualquiera)$/iu
const ARTICLE = /^(?:el|la|los|las|un|una|mi|mis|su|sus|nuestr[oa]s?)$/iu
const CLITIC = /^(?:no|me|te|se|nos|os|les?|lo|la|los|las)$/iu
/** Before these a form that is a noun as well is a verb. */
const OBJECT =
  /^(?:el|la|los|las|lo|un|una|unos|unas|sus?|mis?|a|al|en|por|hasta|de|desde|con|como|cuando|porque|si|muy|mucho|todo|tod[oa]s|cada|siempre|bien|\d+)$/iu
/** Of forms that are nouns as well, those that people say far oftener as what somebody does. */
const OFTEN_DONE =
  /^(?:toca|juega|canta|baila|ayuda|abraza|pregunta|trabaja|comparte|marcha|sueña|cocina|pinta|lleva|guarda|saca|corta|compra|llama|usa|cuida|monta|para|pesca|nada|come|deja|gana|carga|manda|prueba|viaja|busca|pasa|hace|tiene|sabe|dice|echa|tira|sella|colecciona|trata|mancha|lava|mira|llega|sale|entra|vuelve|espera|escucha|regala|regaña|lucha|pelea|borda)n?$/u
export const isOftenDone = (word: string) => OFTEN_DONE.test(word)
/** Never the verb of such a clause, though some table knows them as verbs. */
const NO_VERB =
  /^(?:para|sobre|como|entre|nada|vino|fuera|era?|cada|casi|una?|uno|este|esta|sino|manque|bajo|según|menos|tarde|cerca|cuanto|puro|pura)$/iu

/** True where the word may end what was said before: no article, preposition, pronoun or link. */
export function mayEnd(word: string): boolean {
  return (
    !LEADS_ON.test(word) &&
    (isNounForm(word.toLowerCase()) ||
      hasGenders(word.toLowerCase()) ||
      isInfinitive(word.toLowerCase()) ||
      /^\p{Lu}/u.test(word) ||
      /^\d+$/u.test(word) ||
      /^(?:nadie|todo|siempre|bien|mal|mucho|poco|igual|juntos|juntas|ella|él|mí|allá|ahí|aquí|lejos|tarde|temprano)$/iu.test(
        word,
      ) ||
      !known(word.toLowerCase()))
  )
}

/** What brings in a clause, whose verb then says nothing by itself. */
export const BRINGS_IN =
  /^(?:que|q|k|cuando|cuándo|donde|dónde|como|cómo|cuál(?:es)?|cuánt[oa]s?|quien|quienes|quién|si|porque|mientras|aunque|qué)$/iu

/** True where the verb that comes next belongs to what brought it in: 'los cuentos que le lee', 'cuando llueve'. */
export function isLed(words: readonly string[], at: number): boolean {
  const last = words.slice(0, at).findLastIndex((word) => BRINGS_IN.test(word))
  if (last < 0) return false
  // what has its verb already leads no other: 'que es muy amoroso con su abuela le corta las uñas'
  if (last === 0 && at > 1 && /^(?:es|era|fue|son|eran|eres|sos|está|estaba|tiene|tenía)$/iu.test(words[1]!))
    return false
  // 'cuántas estrellas hay': how many of them
  const from = /^cu[aá]nt[oa]s$/iu.test(words[last]!) ? last + 2 : last + 1
  for (let i = from; i < at; i++) if (clauseFrom(words.slice(0, at), i) >= 0) return false
  return true
}

const LEADS_ON =
  /^(?:he|has?|han|hemos|habéis|había[ns]?|habíamos|hubiera[ns]?|que|yo|tú|así|decir|dice|dicen|cuándo|dónde|cuánto|cuant[oa]|y|e|o|u|ni|pero|aunque|porque|cuando|como|si|donde|quien|quienes|mientras|hasta|para|por|sin|con|de|del|a|al|en|lo|la|las|los|el|una?|algun[oa]|ningun[oa]|sus?|mis?|tus?|se|me|te|les?|nos|os|no|más|muy|tan|casi|cada|otr[oa]|cómo|qué|quién|entre|contra|hacia|según|tras|sobre|desde|ser|estar|haber|ir|poder|querer|hacer|dejar|ver|oír|enseguida|pronto|luego|después|antes|ahora|entonces|además|también|nunca|ya|todavía|aún)$/iu

/**
 * The index of the verb of the clause that begins at `from` ('lo ve con su tío', 'todo el pueblo le pedía consejo',
 * 'nadie se los puede coger'), −1 where none surely does. `tokens`: words as they were written.
 */
export function clauseFrom(tokens: readonly string[], from: number): number {
  let i = from
  let called = false
  while (ADVERB.test(tokens[i] ?? '') && (!ARTICLE.test(tokens[i + 1] ?? '') || isVerbal(tokens, i + 1))) {
    // 'hasta los ingredientes'
    if (/^(?:hasta|cada|ni|tod[oa]s?|casi|sol[oa])$/iu.test(tokens[i]!) && !isVerbal(tokens, i + 1)) return -1
    called = true
    i++
  }
  if (SUBJECT.test(tokens[i] ?? '')) {
    called = true
    i++
  }
  const article = /^tod[oa]s?$/iu.test(tokens[i] ?? '') ? i + 1 : i
  if (called || !ARTICLE.test(tokens[article] ?? '') || isVerbal(tokens, article)) return verbAt(tokens, i, called)
  const subject = subjectEnd(tokens, article)
  const led = subject >= 0 && /^(?:ni|ya|nunca|siempre|casi|todavía|también)$/iu.test(tokens[subject] ?? '')
  const verb = verbAt(tokens, led ? subject + 1 : subject, led)
  return verb >= 0 && isMany(tokens[article]!) === (finiteForm(tokens[verb]!)!.plural ?? false) ? verb : -1
}

const isMany = (article: string) => /s$/iu.test(article)

/** As `clauseFrom`, where nobody is named as doing it: 'ahorita ya me ayuda', 'guarda secretos'; not 'su risa contagia'. */
export function ownVerbFrom(tokens: readonly string[], from: number): number {
  const at = clauseFrom(tokens, from)
  return tokens.slice(from, Math.max(at, from)).every((word) => ADVERB.test(word) || CLITIC.test(word)) ? at : -1
}

/** Past 'el pueblo', 'las tres', 'su masa'. */
function subjectEnd(tokens: readonly string[], article: number): number {
  const noun = article + 1
  const word = tokens[noun]?.toLowerCase() ?? ''
  if (LEADS_ON.test(word)) return -1
  return isNounForm(word) || hasGenders(word) || !known(word) || /^(?:dos|tres|cuatro)$/u.test(word) ? noun + 1 : -1
}

/** The verb at `from`, after its pronouns; −1 for none. */
function verbAt(tokens: readonly string[], from: number, called: boolean): number {
  if (from < 0) return -1
  let i = from
  while (CLITIC.test(tokens[i] ?? '')) i++
  const word = tokens[i] ?? ''
  if (word !== word.toLowerCase() || NO_VERB.test(word) || isInfinitive(word)) return -1
  const form = finiteForm(word)
  if (!form) return -1
  const isOther = !TABLE.has(word) && (isNounForm(word) || hasGenders(word))
  if (!isOther) return i
  const last = tokens[i - 1] ?? ''
  // 'las junta': no noun is one after a plural article
  const pronoun = i > from && (/^l[oa]s$/iu.test(last) ? !word.endsWith('s') && !form.plural : !/^la$/iu.test(last))
  const doubled = i > from + 1
  const past = form.tense === 'imperfect' || form.tense === 'preterite'
  if (pronoun || doubled || called || (past && i > from)) return i
  return OFTEN_DONE.test(word) && OBJECT.test(tokens[i + 1] ?? '') ? i : -1
}

/** True of 'la busca', 'los olía', 'lo ve': a pronoun and its verb, no noun. */
const isVerbal = (tokens: readonly string[], at: number) =>
  verbAt(tokens, at, false) > at - 1 && verbAt(tokens, at, false) >= 0
