import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { leans } from '../grammar/leans.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { countWords } from '../grammar/text.ts'

/** What is private in the words that say when, how or in spite of what something happened: the rest tells itself without them. */

/** 'con la hernia que tengo, …', 'a pesar de su enfermedad, …': up to its comma. */
const ADJUNCT =
  /^(?:y |pero )?(?:con|sin|por|tras|durante|en medio de|despu[eé]s de|antes de|a pesar de|pese a|aunque|entre|gracias a|a causa de|ya)(?= )[^.;!?]*?,\s*/iu
/** 'el día que firmamos el divorcio nos fuimos a comer': up to its verb. */
const WHEN =
  /^(?:y |pero |que )?(?:(?:el|la|l[oa]s|un|una|aquel(?:la)?|ese|esa) (?:d[ií]as?|tardes?|noches?|vez|veces|años?|mañanas?|semanas?|mes(?:es)?|época|tiempos?)(?: (?:en )?que| de| cuando)|(?:en )?(?:mi|su|nuestr[oa]) peor (?:época|momento|año)|cuando|desde que|en cuanto|mientras|con|a pesar del?|pese al?|durante|tras|despu[eé]s del?)(?= )/iu

/** Somebody, and not the rest of a list. */
const OPENS_MAIN = /^(?:mi|nuestr[oa]|su|tu|el|la|\p{Lu}\p{L}+|yo|tú|él|ella|usted|nosotr[oa]s) /u
const CLITIC = /^(?:me|te|se|nos|os|les?|l[oa]s?)$/iu
const BINDS = /^(?:que|cuando|no|ni|y|e|o|como|donde|si|de|del|el|la|l[oa]s|un|una|mi|su|sus|mis|nuestr[oa])$/iu

/** The sentence without what stands before its main clause; null where that is not private alone, or nothing whole is left. */
export function withoutHead(sentence: string, isPrivate: (text: string) => boolean): string | null {
  const adjunct = ADJUNCT.exec(sentence)?.[0]
  if (adjunct && isPrivate(adjunct)) return whole(sentence.slice(adjunct.length), isPrivate)
  const led = WHEN.exec(sentence)?.[0]
  if (!led) return null
  // 'cuando se fue con otra, mi mamá nos llevó al mar': the comma says where it ends
  const head = /^[^,]*,\s*/u.exec(sentence)?.[0]
  if (head && isPrivate(head) && OPENS_MAIN.test(sentence.slice(head.length)))
    return whole(sentence.slice(head.length), isPrivate)
  const words = [...sentence.matchAll(/\p{L}+/gu)]
  for (const [i, { 0: word, index }] of words.entries()) {
    const before = words[i - 1]?.[0] ?? ''
    // 'cuando estuve mal no me dejaba sola'
    const isDenied = /^no$/iu.test(before) && i > 1 && !BINDS.test(words[i - 2]![0])
    if (index <= led.length || (BINDS.test(before) && !isDenied) || CLITIC.test(before)) continue
    const next = words[i + 1]?.[0] ?? ''
    if (!(CLITIC.test(word) && isTold(next, true)) && !isTold(word, false)) continue
    // 'cuando me quedé sin trabajo nunca me hizo menos': never without what denies it
    const doer = doerBefore(
      words.map(([one]) => one),
      i,
    )
    if (doer === null) return null
    const isLed = isDenied || /^(?:nunca|jamás|siempre|tampoco|también|ya)$/iu.test(before)
    const from = words[doer < i ? doer : isLed ? i - 1 : i]!.index
    const head = sentence.slice(0, from)
    if (isPrivate(head) && isPrivate(head.split(',')[0]!)) return whole(sentence.slice(from), isPrivate)
  }
  return null
}

function isTold(word: string, led: boolean): boolean {
  const form = finiteForm(word.toLowerCase())
  return form !== null && form.person !== 2 && (led || TABLE.has(word.toLowerCase()) || !isNounForm(word.toLowerCase()))
}

/** Where 'mi tío' of 'mi tío nos llevaba' begins; `i` where nobody is named, null of 'cuando murió mi tío nos llevaba'. */
function doerBefore(words: readonly string[], i: number): number | null {
  const [before = '', whose = '', noun = ''] = words.slice(Math.max(i - 3, 0), i)
  if (!/^(?:mi|su|tu|nuestr[oa])$/iu.test(whose) || !(isNounForm(noun.toLowerCase()) || hasGenders(noun.toLowerCase())))
    return i
  if (/^(?:al?|con|de|del|por|para|sin|en|que)$/iu.test(before)) return i
  return isTold(before, false) ? null : i - 2
}

const whole = (rest: string, isPrivate: (text: string) => boolean) =>
  !isPrivate(rest) &&
  countWords(rest) >= 3 &&
  !leans(rest) &&
  !OWES_WHY.test(rest) &&
  !isDeniedOnce(rest) &&
  !DONE_TO_WHOM.test(rest) &&
  !/^(?:y|e|pero|ni|que)(?![A-Za-zÀ-ỹ])/iu.test(rest)
    ? rest
    : null

/** 'vino todos los días', 'me tapaba los oídos', 'no se despegó de la cama': wherefore was said in what is gone. */
const OWES_WHY =
  /^(?:(?:vino|ven[ií]a|fue|iba|lleg(?:ó|aba)|estuvo|estaba|se qued(?:ó|aba)|me visit(?:ó|aba)) (?:(?:conmigo|ah[ií]|a casa|a verme|a visitarme) )*(?:tod[oa]s l[oa]s|cada|siempre|diario|a diario|una|dos|tres)|(?:(?:él|ella) )?(?:me|nos) (?:tap(?:ó|aba)|escond(?:i[oó]|[ií]a)|defend(?:i[oó]|[ií]a)|sac(?:ó|aba) de (?:ah[ií]|all[ií])))(?![A-Za-zÀ-ỹ])/iu

/** 'no se despegó de la cama', 'nunca soltó mi mano': of that one time, and of any other it would be the contrary of praise. */
function isDeniedOnce(rest: string): boolean {
  const [, verb = ''] =
    /^(?:(?:él|ella|mi|su|\p{Lu}\p{L}+) )?(?:no|ni) (?:(?:se|me|nos|les?|l[oa]s?) )*(\p{L}+)/u.exec(rest) ?? []
  const low = verb.toLowerCase()
  // 'no ladro', whose accent was left out
  return [low, low.replace(/o$/u, 'ó')].some((one) => finiteForm(one)?.tense === 'preterite')
}

/** 'la perra se le acostaba en los pies': to whom, was said in what is gone. */
const DONE_TO_WHOM =
  /^(?:\p{Lu}\p{L}+|(?:mi|su|tu|nuestr[oa]|el|la) \p{L}+) (?:no |nunca |siempre )?(?:se )?(?:les?|l[oa]s?) \p{L}+(?:ó|aba|ía)(?![A-Za-zÀ-ỹ])/u
