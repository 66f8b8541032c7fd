import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'

/** Whom words were said to, within them: 'suéltame papá ya puedo' → 'suéltame, papá, ya puedo'. Only where it is sure. */

/** Said as a name is, and so maybe of whom something is told: 'ya llegó papá'. */
const NAMELIKE = /^(?:mam[áaiy]|mami|mamita|papi|pap[áai]|papito|abuel[oa]|abue|abuelit[oa]|yay[oa]|nan[oa])$/iu
/** Never bare but where somebody is called. */
const CALLING =
  /^(?:hij(?:it)?[oa]s?|mij(?:it)?[oa]s?|herman(?:it)?[oa]s?|manit[oa]|prim(?:it)?[oa]s?|t[ií](?:t)?[oa]|comadre|compadre|amig(?:uit)?[oa]s?|amor(?:cito)?|campe[oó]n|campeona|princesa|reina|cariño|corazón|cielo|nen(?:it)?[ea]|niñ[oa]s?|muchach[oa]s?|chic[oa]s|chiquit[oa]|chiquill[oa]s?|chamac[oa]s?|cabr[oa]s|j[oó]venes|guagua|enan[oa]|chaparrit[oa]|profe|maestr[oa])$/iu
/** 'mi amor' */
const DEAR =
  /^(?:amor|vida|cielo|rey|reina|corazón|niñ[oa]|hij[oa]|tesoro|sol|capitán|general|princesa|bebé|viej[oa]|chiquit[oa])$/iu

/** What is done to nobody but who says it, or by nobody but who is called. */
const WAITED =
  /^(?:(?:suélt|espér|ayúd|abráz|perdón|mír|escúch|agárr|despiért|dej)[ea]?(?:a|e)?me|(?:apúra|cálma|levánta|siénta|quéda|duérme|despiérta|agárra|cuída|fíja)te|síg[ua]e?me|óyeme|no (?:te|me) \p{L}+[ae]s|no llor[ae]s|no tengas miedo|corre|ven|te (?:quiero|amo|extraño)(?: mucho)?)$/u

/** Behind these a noun is no call. */
const LEADS =
  /^(?:al?|del?|con|por|para|sin|en|entre|hasta|desde|el|la|l[oa]s|una?|mis?|tus?|sus?|nuestr[oa]s?|ese|esa|est[ea]|otr[oa]|como|que|y|e|o|ni|ser|es|eres|sos|soy|eras?|fue|fui|fuiste|est[aá]s?|estoy|son|somos|sea|buen|buena|gran|mejor|tan|más|muy|de|hay|haya|había|tien[eo]s?|tiene[ns]|tengo|tuv[eo]|ten[ií]a[ns]?|tener|quiero|necesito|doy|da|das|d[aeé](?:me|nos|le)|pura?)$/iu

/** What is said to somebody and nobody else. */
const TO_SOMEBODY =
  /^(?:mira|mir[áe]|oye|oiga|ven|vení|corre|corr[eé]|toma|tom[áa]|ten|ten[eé]|dale|anda|espera|esper[áa]|escucha|vamos|vámonos|gracias|perd[oó]n|disculpa|hola|adi[oó]s|chao|chau|felicidades|felicitaciones|feliz|buen|buen[oa]s|bravo|ay|uy|hey|sí|no|tranquil[oa]|ánimo|órale|vete|salud|bienvenid[oa]|listo|lista)$/iu

type Token = { word: string; gap: string }

export function calledApart(said: string): string {
  const tokens: Token[] = [...said.matchAll(/([^\p{L}]*)(\p{L}+)/gu)].map(([, gap = '', word = '']) => ({ gap, word }))
  const end = /[^\p{L}]*$/u.exec(said)![0]
  for (let i = 1; i < tokens.length; i++) {
    const to = callEnd(tokens, i)
    if (to < 0) continue
    const isParted = tokens[i]!.gap === ', '
    if (!isParted && (tokens[i]!.gap !== ' ' || !isCall(tokens, i, to))) continue
    if (isParted && (NAMELIKE.test(tokens[i]!.word) || !isCall(tokens, i, to))) continue
    tokens[i]!.gap = ', '
    // 'abuela hermosa', 'papá de mi vida' are one call
    let next = to
    if (isDescribed(tokens, next)) next += 1
    if (tokens[next]?.gap === ' ' && !/^(?:de|del|y)$/iu.test(tokens[next]!.word)) tokens[next]!.gap = ', '
  }
  return tokens.map(({ gap, word }) => gap + word).join('') + end
}

/** Past the words of a call that begin at `i`; −1 where none does. */
function callEnd(tokens: readonly Token[], i: number): number {
  const [{ word }, next] = [tokens[i]!, tokens[i + 1]]
  if (/^mi$/iu.test(word)) return next?.gap === ' ' && DEAR.test(next.word) ? i + 2 : -1
  if (NAMELIKE.test(word) || CALLING.test(word)) return i + 1
  let to = i
  while (/^\p{Lu}\p{Ll}/u.test(tokens[to]?.word ?? '') && (to === i || tokens[to]!.gap === ' ')) to += 1
  return to > i ? to : -1
}

function isCall(tokens: readonly Token[], i: number, to: number): boolean {
  let from = i
  while (from > 0 && !/[.,;:!?¡¿…]/u.test(tokens[from]!.gap)) from -= 1
  if (tokens[i]!.gap === ', ') while (from > 0 && tokens[from]!.gap === ', ') from -= 1
  const before = tokens.slice(from, i).map(({ word }) => word.toLowerCase())
  const last = before.at(-1) ?? ''
  if (before.length === 0 || LEADS.test(last)) return false
  // 'espérame Lucía', 'no te vayas Toño'; 'ponme Bluey' is what is asked for
  if (/^\p{Lu}/u.test(tokens[i]!.word)) return WAITED.test(before.join(' '))
  // 'no papá no quiere': he may be who does not
  if (NAMELIKE.test(tokens[i]!.word) && /^(?:no|sí)$/u.test(before.join(' '))) return false
  // 'lo logramos hermana lo logramos'
  const again = tokens.slice(to, to + before.length).map(({ word }) => word.toLowerCase())
  if (again.join(' ') === before.join(' ')) return true
  // 'te llamó papá', 'viene mamá': who does it
  const isDoer =
    NAMELIKE.test(tokens[i]!.word) &&
    !isOrder(last) &&
    !TO_SOMEBODY.test(last) &&
    finiteForm(last)?.person === 3 &&
    !isNounForm(last)
  return !isDoer && isAddressed(before)
}

/** 'suéltame', 'no llores', 'te quiero mucho', 'tú puedes': somebody is spoken to in it. */
const isAddressed = (before: readonly string[]) =>
  TO_SOMEBODY.test(before[0]!) ||
  before.some(
    (word) => /^(?:te|ti|tú|vos|contigo|estás|eres|sos|tienes|tenés|puedes|podés)$/u.test(word) || isOrder(word),
  ) ||
  (/^(?:otra vez|lo logr[A-Za-zÀ-ỹ]+|lo hic[A-Za-zÀ-ỹ]+|qué \p{L}+)$/u.test(before.join(' ')) &&
    !/^qué (?:hace|dice|quiere)/u.test(before.join(' '))) ||
  (finiteForm(before[0]!)?.person === 2 && finiteForm(before[0]!)?.plural === false)

/** 'abuela hermosa', said to the end. */
const isDescribed = (tokens: readonly Token[], at: number) =>
  tokens[at]?.gap === ' ' &&
  hasGenders(tokens[at].word.toLowerCase()) &&
  finiteForm(tokens[at].word.toLowerCase())?.person !== 1 &&
  (tokens[at + 1] === undefined || tokens[at + 1]!.gap !== ' ')

/** 'váyase', 'pásemela'; not 'película'. */
export const isOrder = (word: string) =>
  /^(?!Á)\p{Ll}*[áéíó]\p{Ll}*(?:l[oa]s?|me|nos|se|te)$/u.test(word) &&
  !/ndo(?:l[oa]s?|me|nos|se|te)$/u.test(word) &&
  finiteForm(
    word
      .replace(/(?:me|te|se|nos)?(?:l[aeo]s?|me|te|se|nos)$/u, '')
      .replace(/[áéíó]/gu, (vowel) => vowel.normalize('NFD').charAt(0)),
  ) !== null
