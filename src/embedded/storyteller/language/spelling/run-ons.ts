import { restoreAccents } from './word-accents.ts'
import { BRINGS_IN, clauseFrom, isLed, mayEnd, ownVerbFrom } from '../grammar/clause-start.ts'
import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm, isDoneBy } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { TABLE } from '../grammar/paradigms.ts'
import { countWords, upperFirst } from '../grammar/text.ts'
import { firstFinite } from '../grammar/verbs.ts'
import { howThenWhat } from './how-then-what.ts'
import { outsideQuotes } from './outside-quotes.ts'
import { mayBeSaid, SAID } from './said-aloud.ts'

/** What is a sentence of its own and was written on without a mark: 'no le tiene miedo a nada yo sí', 'no quiso nada solo lloraba'. */
export const withStops = (text: string): string =>
  text
    // 'es dura, lo que promete lo cumple'
    .replace(KEEPS_IT, (gap: string, at: number, whole: string) =>
      LED_BY.test(
        whole
          .slice(0, at)
          .split(/[.;:]\s/u)
          .at(-1)!,
      )
        ? gap
        : '; ',
    )
    .replace(AND_I, (all: string, before: string, who: string, so: string) => {
      const isDenied = /(?<![A-Za-zÀ-ỹ])(?:no|nunca|jamás|nadie|nada|ni)(?![A-Za-zÀ-ỹ])/iu.test(before)
      const isOther = (so.toLowerCase() === 'sí') === isDenied
      const hasVerb = (before.match(/\p{L}+/gu) ?? []).some((word) => finiteForm(word) !== null)
      return isOther && hasVerb && `${before} ${who}`.search(SAID) < 0 && !LINK_BEFORE.test(before)
        ? `${before}. ${upperFirst(who)} ${so}`
        : all
    })
    .replace(ONLY_THAT, (nothing: string, verb: string, next = '') =>
      TABLE.has(verb) || (finiteForm(verb) !== null && (!isNounForm(verb) || (hasGenders(verb) && /[as]$/u.test(next))))
        ? `${nothing}:`
        : nothing,
    )
    .replace(TO_ALL, (_, all: string, each: string) => `${all}: ${each.replace(/,? (?=al? )/gu, ', ')} y`)
    // 'querían venir todos así que íbamos seis'
    .replace(SO_THEN, (gap: string, at: number, whole: string) => {
      const [before, after] = [whole.slice(0, at), whole.slice(at)].map((side) => side.split(/[.,;:!?…“”]/u))
      return firstFinite(before!.at(-1)!.match(/\p{L}+/gu) ?? []) && firstFinite(after![0]!.match(/\p{L}+/gu) ?? [])
        ? ', '
        : gap
    })
    .replace(IF_SO, (all: string, then: string, at: number, whole: string) => {
      const isClause =
        firstFinite(
          whole
            .slice(0, at)
            .split(/[.;:!?]/u)
            .at(-1)!
            .match(/\p{L}+/gu) ?? [],
        ) !== null
      const parted = isClause ? answered(then) : null
      return parted === null ? all : `: si ${parted}`
    })
    .replace(ALSO_THAT, (all: string, last: string, at: number, whole: string) =>
      finiteForm(last.toLowerCase()) !== null && !isNounForm(last.toLowerCase()) && !all.includes(',')
        ? all
        : `${last}${/(?<![A-Za-zÀ-ỹ])y(?![A-Za-zÀ-ỹ])/iu.test(whole.slice(0, at).split(/[.;]/u).at(-1)!) ? ',' : ''} y también que `,
    )

const KEEPS_IT = /(?<=[A-Za-zÀ-ỹ]), (?=lo que [A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+)? lo [A-Za-zÀ-ỹ]+(?:[.;!]|$))/giu
const LED_BY =
  /^(?:y |pero )?(?:cuando|si|aunque|como|donde|mientras|para|que|en|con|seg[uú]n|al?|desde|del?|hoy|cada|all[ií]|ah[ií]|aqu[ií]|ac[aá]|siempre|a veces|por|tras|sin|hasta)(?: |,)|(?<![A-Za-zÀ-ỹ])(?:lo que|cuando|si) [^,]*$/iu
const SO_THEN =
  /(?<=[A-Za-zÀ-ỹ]|\d)(?<!(?<![A-Za-zÀ-ỹ])(?:es|era|fue|son|y|pero|tan|aun|algo|no|casi|dij[A-Za-zÀ-ỹ]+|dice[ns]?|dec[ií]a[ns]?)) (?=así que (?!tú|vos|(?:se )?(?:va|vea|diga)))/giu
/** 'es bueno, si no tiene plata inventa': what proves what was said before, with an answer of its own. */
const IF_SO = /, si ([^.,;:!?…“”‘’«»()]+)(?=[.;!?]|$)/gu
/** 'lava al mismo tiempo, también que quiere a mi hermano' */
const ALSO_THAT = /(?<![A-Za-zÀ-ỹ])(?!(?:pero|sino|que|s[oó]lo) )([A-Za-zÀ-ỹ]{3,}),? también que (?=[A-Za-zÀ-ỹ])/giu

/** 'no tiene plata inventa' → 'no tiene plata, inventa'; null where no second clause answers the first. */
function answered(then: string): string | null {
  const found = [...then.matchAll(/[\p{L}\p{N}]+/gu)]
  const words = found.map(([word]) => word)
  const first = clauseFrom(words, 0)
  if (first < 0) return null
  const second = words.findIndex(
    (_, i) => i > first && (i - 1 === first || mayEnd(words[i - 1]!)) && !isLed(words, i) && ownVerbFrom(words, i) >= 0,
  )
  return second < 0 ? null : `${then.slice(0, found[second]!.index - 1)}, ${then.slice(found[second]!.index)}`
}

/** 'no le tiene miedo a la oscuridad yo sí', 'sabe nadar yo no' */
const AND_I =
  /((?:(?<=[.;:!?…] )|^)[^.,;:!?…“”‘’]+) (yo|tú|vos|él|ella|nosotr[oa]s|ustedes|ell[oa]s) (sí|no)(?=$|[.!])/giu
const LINK_BEFORE = /(?<![A-Za-zÀ-ỹ])(?:y|e|o|u|ni|pero|que|sino|porque|aunque|como|si|cuando|a|con|de|para|por)$/iu
const ONLY_THAT =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:no|nunca|jamás|sin) [^.,;:!?…“”‘’]*)(?<![A-Za-zÀ-ỹ])(?:nada|nadie|ningun[oa])(?= (?:s[oó]lo|nom[aá]s|solamente) (?:(?:se|me|te|nos|les?|l[oa]s?) )*([A-Za-zÀ-ỹ]+)(?: ([A-Za-zÀ-ỹ]+))?)/giu

/** 'se le habían quedado pero era mentira' → '…, pero era mentira': a comma before what is set against a clause. */
export const butApart = (text: string): string =>
  text.replace(/(?<=\p{L}|\d) (?=pero (?!pero))/gu, (gap: string, at: number) => {
    const before = text
      .slice(0, at)
      .split(/[.,;:!?…“”‘’«»()]/u)
      .at(-1)!
    const [after = ''] = /^(?:(?! pero )[^.;:!?…“”‘’«»()])*/u.exec(text.slice(at + gap.length + 'pero '.length))!
    const words = after.match(/\p{L}+/gu) ?? []
    // 'exigente pero justa'
    const isSo = hasGenders(words[0] ?? '') && !TABLE.has(words[0]!)
    const isSetApart = words.length > 1 && BUT_FOR.test(words[0]!)
    const isClause = isSetApart || firstFinite(isSo ? words.slice(1) : words) !== null
    return firstFinite(before.match(/\p{L}+/gu) ?? []) && isClause ? ', ' : gap
  })

/** 'canta en la ducha pero solo los estribillos', 'ladra al timbre pero a los ladrones no' */
const BUT_FOR = /^(?:s[oó]lo|solamente|nunca|jam[aá]s|no|nom[aá]s|al?|en|con|sin|por|tambi[eé]n|cuando|si)$/iu

/** 'en la última curva ya no podía más y él se bajó': a comma where somebody else does the next, behind a long clause. */
export const othersApart = (text: string): string =>
  text.replace(
    /(?<=(?:^|[.;:!?…] )(?:[^\s.,;:!?…“”‘’«»]+ ){9,}[^\s.,;:!?…“”‘’«»]+) (?=y (?:él|ella) (?:(?:no|me|se|les?|l[oa]s?) )*([A-Za-zÀ-ỹ]+))/giu,
    (gap: string, verb: string) => (finiteForm(verb)?.tense === 'preterite' ? ', ' : gap),
  )

/** 'a todo, al gato al zapato y al abuelo': those are they. */
const TO_ALL =
  /(?<=(?<![A-Za-zÀ-ỹ])a )(tod[oa]s?(?: el mundo| mundo)?),? (al? (?:(?:l[oa]s?|sus?|mis?) )?[A-Za-zÀ-ỹ]+(?:,? al? (?:(?:l[oa]s?|sus?|mis?) )?[A-Za-zÀ-ỹ]+)+) y(?= al? )/giu

/** 'saluda a todo mundo no le tiene pena a nadie', 'era de respeto todo el pueblo le pedía consejo': a comma parts what nothing does. */
export const partedByCommas = (raw: string): string => outsideQuotes(raw.replace(/"([^"]+)"/gu, '“$1”'), partedOutside)

function partedOutside(raw: string): string {
  const cased = howThenWhat(raw === raw.toUpperCase() ? raw.toLowerCase() : raw)
  // 'sabe quién llega quién se va'
  const text = cased
    .replace(/(?<=(?<![A-Za-zÀ-ỹ])qui[eé]n [^,.;]{3,40}) (?=qui[eé]n )/giu, ', ')
    // 'mete a jugar a todos no nomás a los buenos'
    .replace(
      /(?<=[A-Za-zÀ-ỹ]{4}) (?=no (?:nom[aá]s|nada m[aá]s|s[oó]lo|solamente) (?:al?|con|del?|en|por|para|el|l[ao]s?) )/giu,
      ', ',
    )
  // what follows a quotation goes on from before it; 'ya mero llego' is too short for two clauses
  return text.replace(/[^.,;:!?…«»()“”‘’]+/gu, (span, at: number) =>
    /[”»’‘]$/u.test(text.slice(0, at)) || (/[“«]$/u.test(text.slice(0, at)) && countWords(span) < 4) || mayBeSaid(span)
      ? span
      : partedSpan(span),
  )
}

/** 'me llevaba los domingos yo no pescaba nada', 'no lloró se paró': a comma where somebody surely begins to do something else. */
export const deedsParted = (text: string): string =>
  text.replace(/[^.,;:!?…«»()“”‘’]+/gu, (span) => {
    const found = [...span.matchAll(/[\p{L}\p{N}]+/gu)]
    const words = found.map(([word]) => word.toLowerCase())
    const isPast = (i: number) => /^(?:preterite|imperfect)$/u.test(finiteForm(words[i] ?? '')?.tense ?? '')
    const begins = (i: number) => {
      const at = clauseFrom(words, i)
      const past = words.flatMap((_, k) => (k < i && isPast(k) ? [k] : []))
      if (at < 0 || !isPast(at) || past.length === 0 || isLed(words, i) || isOwnSubject(words, i, past)) return false
      if (isInRow(words, i, at, past.at(-1)!)) return true
      // 'el que llegó se rio', 'lo que pasó'
      if (/^(?:que|quien|quienes|donde|como)$/u.test(words.slice(0, i).findLast((word) => BRINGS_IN.test(word)) ?? ''))
        return false
      if (/^(?:yo|él|ella|nosotr[oa]s)$/u.test(words[i]!)) return mayEnd(words[i - 1]!)
      return (
        /^(?:se|me|nos|les?)$/u.test(words[i]!) &&
        finiteForm(words[i - 1]!)?.tense === 'preterite' &&
        !isNounForm(words[i - 1]!) &&
        !/^(?:dij|cont|grit|pens|cre)/u.test(words[i - 1]!)
      )
    }
    return found
      .filter((_, i) => i > 0 && begins(i))
      .toReversed()
      .reduce((said, { index }) => {
        const [before, after] = [said.slice(0, index - 1), said.slice(index)]
        // 'no lloró. Se paró': no row of deeds
        return /(?:^|(?<![A-Za-zÀ-ỹ])(?:y|pero) )(?:no|nunca) (?:[A-Za-zÀ-ỹ]+ ?){1,3}$/iu.test(before)
          ? `${before}. ${upperFirst(after)}`
          : `${before}, ${after}`
      }, span)
  })

/** 'se sacó los zapatos se arremangó el pantalón': what one did, and to what, and the next of the same. */
const isInRow = (words: readonly string[], from: number, verb: number, before: number) =>
  [before, verb].every((at) => finiteForm(words[at]!)?.tense === 'preterite' && finiteForm(words[at]!)?.person === 3) &&
  words[from] === 'se' &&
  words[before - 1] === 'se' &&
  !isLed(words, before - 1) &&
  /^(?:el|la|l[oa]s|una?|sus?|al?|del?|en)$/u.test(words[before + 1] ?? '') &&
  mayEnd(words[from - 1]!)

/** A stretch of text that no mark parts. */
function partedSpan(span: string): string {
  const found = [...span.matchAll(/[\p{L}\p{N}]+/gu)]
  // 'lo ultimo que tenía' ends nothing
  const words = found.map(([word], i) =>
    // 'hacen buen equipo el es puro nervio'
    /^el$/iu.test(word) && HE_IS.test(found[i + 1]?.[0] ?? '') ? 'él' : restoreAccents(word),
  )
  const commas: number[] = []
  const isQue = /^que$/iu.test(words[0] ?? '')
  // 'que es muy amoroso con su abuela le corta las uñas'
  const verbs = finiteForm(words[isQue ? 1 : 0]?.toLowerCase() ?? '') ? [isQue ? 1 : 0] : []
  for (let i = isQue ? 1 : 0; i < words.length; i++) {
    const at = clauseFrom(words, i)
    if (at < 0) continue
    const isSaid = verbs.some((verb) => verb < i) ? !isOwnSubject(words, i, verbs) : isOfOne(words, i, at)
    // 'tiene 3 maquinas planas', 'con dos lapices'
    const isCounted = COUNT.test(words[i - 1] ?? '') && finiteForm(words[i]!.toLowerCase())?.person === 2
    const isGlued =
      i > 1 &&
      isSaid &&
      !HOW_THEY.test(words[i - 1]!) &&
      !isCounted &&
      mayEnd(words[i - 1]!) &&
      !isLed(words, i) &&
      !isOfWhoever(words, i) &&
      !DOES_IT.test(words.slice(0, i).join(' ')) &&
      !(/^(?:él|ella|nadie)$/iu.test(words[i]!) && !isDoneBy(words[i]!, words[at]!)) &&
      !(at === i && isHowOrWhat(words[i]!, words[i + 1] ?? ''))
    if (isGlued) commas.push(found[i]!.index)
    // 'que nunca se raja trabajó 40 años'
    if (!isLed(words, at) || (isQue && verbs.length === 0 && !isLed(words.slice(1), at - 1))) verbs.push(at)
    if (isGlued) i = at
  }
  return commas.toReversed().reduce((said, at) => `${said.slice(0, at - 1)}, ${said.slice(at)}`, span)
}

const HE_IS = /^(?:es|era|fue|est[aá]|estaba|tiene|tenía|hace|dice|sabe|va|pone|quiere|puede|siempre|nunca)$/iu

/** 'una vieja chora no le aguanta…', 'le da roche cantar': no verb that people say. */
const isHowOrWhat = (word: string, next: string) =>
  !TABLE.has(word.toLowerCase()) && (/^(?:no|nunca|siempre)$/iu.test(next) || isInfinitive(next))

/** 'si uno se equivoca ella lo dice', 'decía mi equipo lo revisa': who does it; 'vive con ella' is with whom. */
const DOES_IT =
  /(?<!(?<![A-Za-zÀ-ỹ])(?:a|con|de|para|por|en|sin|que|como) )(?<![A-Za-zÀ-ỹ])(?:él|ella|yo|nadie|uno)$|(?<![A-Za-zÀ-ỹ])(?:dij|dic|dec)[A-Za-zÀ-ỹ]+ (?:mis?|tus?|sus?|el|la|l[oa]s|nuestr[oa]s?) [A-Za-zÀ-ỹ]+$/iu

/** 'es autentica': what stands behind is no verb. */
const HOW_THEY = /^(?:es|eres|sos|son|era|eran|fue|muy|tan|más|súper)$/iu

const COUNT =
  /^(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|much[oa]s|vari[oa]s|otr[oa]s|tant[oa]s)$/iu

/** 'y su mamá casi se infarta': after a link, who does it and not what was said before. */
function isOwnSubject(words: readonly string[], at: number, verbs: readonly number[]): boolean {
  const link = words.slice(0, at).findLastIndex((word) => /^(?:y|e|o|ni|pero|sino|aunque)$/iu.test(word))
  return link >= 0 && !verbs.some((verb) => verb > link && verb < at)
}

/** 'al que se le rompía le tocaba lavar': what is said of whoever it was goes on. */
const isOfWhoever = (words: readonly string[], at: number) => {
  const that = words.slice(0, at).findLastIndex((word) => /^que$/iu.test(word))
  return that > 0 && /^(?:al?|el|la|l[oa]s|del)$/iu.test(words[that - 1]!)
}

/** 'su fe y su humor nos regañaba cantando': what one does is not said of two things. */
const isOfOne = (words: readonly string[], from: number, verb: number) =>
  /^(?:sus?|el|la|l[oa]s|tus?)$/iu.test(words[0]!) &&
  words.slice(0, from).some((word) => /^[ye]$/iu.test(word)) &&
  !words.slice(0, from).some((word) => /^(?:que|cuando|donde|como|él|ella|vos|yo|uno)$/iu.test(word)) &&
  finiteForm(words[verb]!)?.plural === false
