import { isGivenName } from '../../../../contract/gender.ts'
import { hasGenders, infinitivesOf, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { nounGender } from '../grammar/gender.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { TABLE } from '../grammar/paradigms.ts'
import {
  isOnlyVerb,
  isVerbPlace,
  hasObject,
  CLITIC,
  leadOf,
  isClauseStart,
  beforeOf,
  nextOf,
  clauseAround,
  RARELY_NOUN,
  ARTICLE,
  OBJECT,
  type Token,
} from './past-places.ts'
import { isPast, withHim } from './with-him.ts'
import { isOneself, isOnlyOneself } from './kinds-of-words.ts'
import { OWN_WORDS } from '../spelling/said-aloud.ts'
import { ONES_OWN } from '../spelling/verb-accents.ts'

/**
 * Pasts without their accent where a clause begins and the past is told around it: 'se perdió y lloro y…' → 'lloró',
 * 'cuando cumplió 5 le compre un pez' → 'compré'. A word stays where a noun may stand, where it may be wished, and where
 * somebody tells what still is.
 */
export function unaccentedPasts(raw: string): string {
  const text = withHim(raw)
  const first = mended(text)
  // what has become a past makes its neighbours certain
  return first === text ? text : withHim(mended(first))
}

function mended(text: string): string {
  const tokens: Token[] = [...text.matchAll(/([^\p{L}\p{N}]*)([\p{L}\p{N}]+)/gu)].map(
    ({ index, 1: gap = '', 2: word = '' }) => ({
      word,
      low: word.toLowerCase(),
      at: index + gap.length,
      isParted: /[^\s]/u.test(gap),
    }),
  )
  const isTold = tokens.some(({ low }) => isPast(low)) || isOnceUpon(text, tokens)
  let out = text
  for (let i = tokens.length - 1; i >= 0; i--) {
    const { low, word, at } = tokens[i]!
    // 'Mateo le explicó' begins with a name
    if (word !== low && (i > 0 || isGivenName(word))) continue
    const past = OWN_WORDS.test(text.slice(0, at))
      ? null
      : low.endsWith('o')
        ? theirs(tokens, i, isTold)
        : low.endsWith('e')
          ? ones(tokens, i, isTold)
          : null
    if (past !== null) out = out.slice(0, at) + word.slice(0, -1) + past + out.slice(at + word.length)
  }
  return out
}

/** 'lloro' → 'ó'; null where it is no past, or may be none. */
function theirs(tokens: readonly Token[], i: number, isTold: boolean): 'ó' | null {
  const { low } = tokens[i]!
  const form = finiteForm(low) ?? asVerb(tokens, i)
  if (form?.person !== 1 || form.tense !== 'present' || form.plural) return null
  // 'el primer beso': what stands only before a noun
  if (/^(?:primer|tercer|buen|gran|algún|ningún|un)$/u.test(beforeOf(tokens, i))) return null
  // 'hacer sancocho'
  if (/^(?:hacer|comer|cenar|preparar|cocinar|guisar|servir|tomar|pedir|vender|comprar)$/u.test(beforeOf(tokens, i)))
    return null
  // 'choco el carro', 'me lleno las bolsas': no adjective stands there
  const lead = leadOf(tokens, i)
  const isDeed =
    RARELY_NOUN.test(low) ||
    ((lead.clitics > 0 || isClauseStart(tokens, lead.start) || isOnlyVerb(tokens, i, lead.start)) &&
      /^(?:el|la|l[oa]s?|una?|tan)$/u.test(nextOf(tokens, i)))
  if (hasGenders(low) && !isDeed && !(lead.doer && OBJECT.test(nextOf(tokens, i)))) return null
  if (finiteForm(`${low.slice(0, -1)}ó`)?.tense !== 'preterite' || !isOnlyAr(low)) return null
  // 'la mano'
  if (/^l[ao]s?$/u.test(beforeOf(tokens, i)) && nounGender(low) === 'f') return null
  const { start, clitics, doer } = lead
  const clause = clauseAround(tokens, i)
  if (clause.some((each) => STILL.test(each)) || isOwn(tokens, i) || goesOnFromGiver(tokens, i)) return null
  // 'cuando paso por esa calle me acuerdo'
  if (
    /^(?:cuando|que)$/u.test(beforeOf(tokens, start)) &&
    clause.some((each, k) => ONES_OWN.test(each) && clause[k - 1] === 'me')
  )
    return null
  if (beforeOf(tokens, start) === 'cuando' && isOfHabit(tokens, i)) return null
  const isPure = (!isNounForm(low) && !hasGenders(low)) || RARELY_NOUN.test(low)
  // 'la usó cuatro días seguidos': so long, and no more
  const span = tokens.slice(i + 1, i + 3).map(({ low: each }) => each)
  const isForAWhile =
    isTold &&
    /^(?:\d+|una?|dos|tres|cuatro|cinco|much[oa]s|tod[oa])$/u.test(span[0] ?? '') &&
    /^(?:días?|semanas?|horas?|meses|años|noches?)$/u.test(span[1] ?? '')
  if (isForAWhile && clitics > 0) return 'ó'
  const isKept =
    KEPT.test(form.infinitive) &&
    !/^(?:una?|al?)$/u.test(nextOf(tokens, i)) &&
    !clause.some((each) => /^(?:sus?|se)$/u.test(each))
  if (FELT.test(form.infinitive) || isKept) return null
  // no first person goes with these
  if (/^(?:nos|se)$/u.test(beforeOf(tokens, i))) return 'ó'
  if (doer && (clitics > 0 || isPure || OBJECT.test(nextOf(tokens, i)))) return 'ó'
  // 'me quedo', 'me llamo': what one does oneself
  if (/^(?:me|te)$/u.test(beforeOf(tokens, i))) {
    const isOnes =
      low !== 'pregunto' &&
      (ONES_OWN.test(low) || isOneself(form.infinitive) || isOnlyOneself(form.infinitive)) &&
      !(goesOnFromThem(tokens, start) && FRIGHTENED.test(low))
    // 'me cambio de ropa'
    if (low === 'cambio' && nextOf(tokens, i) === 'de') return null
    return isFitted(tokens, i) || (isTold && !isOnes && beforeOf(tokens, i) === 'me') ? 'ó' : null
  }
  if (clitics > 0) return isTold ? 'ó' : null
  if (isTold && (isPure ? isVerbPlace(tokens, i, start) : isOnlyVerb(tokens, i, start) && hasObject(tokens, i)))
    return 'ó'
  if (!isClauseStart(tokens, start)) return null
  const isDenied =
    /^(?:no|ni|nunca)$/u.test(beforeOf(tokens, i)) && !clause.some((each) => /(?:[aeiáéí]r|ndo)me$/u.test(each))
  if (isNounForm(low) && !RARELY_NOUN.test(low) && !hasObject(tokens, i) && !isDenied && !hasDone(tokens, i))
    return null
  // 'el concurso que gano', 'cuando canto en misa': of a day, and told
  const isOfADay =
    /^(?:el|la|un|una|aquel|aquella|ese|esa)$/u.test(tokens[0]!.low) && /^(?:que|donde)$/u.test(beforeOf(tokens, start))
  return isTold || isOfADay || (i === 0 && (isOfGiver(clause) || !isNounForm(low))) ? 'ó' : null
}

/** 'cuando toco el piano, ella baila' */
const isOfHabit = (tokens: readonly Token[], i: number) =>
  tokens.slice(i + 1, i + 8).some(({ low }, k) => {
    const form = finiteForm(tokens[i + k + 2]?.low ?? '')
    return /^(?:él|ella)$/u.test(low) && form?.person === 3 && form.tense === 'present'
  })

/** 'me mando 40 audios', 'me lleno las bolsas', 'mando pedir mariachi': no noun and no adjective stands there. */
const asVerb = (tokens: readonly Token[], i: number) =>
  (/^(?:me|te|nos|les?|se)$/u.test(beforeOf(tokens, i)) &&
    (/^(?:mand|cont|cant|regal|abraz)o$/u.test(tokens[i]!.low) || ARTICLE.test(nextOf(tokens, i)))) ||
  hasDone(tokens, i)
    ? { infinitive: `${tokens[i]!.low.slice(0, -1)}ar`, person: 1 as const, plural: false, tense: 'present' as const }
    : null

/** 'mando pedir', 'mando a hacer' */
const hasDone = (tokens: readonly Token[], i: number) =>
  tokens[i]!.low === 'mando' && isInfinitive(nextOf(tokens, nextOf(tokens, i) === 'a' ? i + 1 : i))

/** 'cuando me quede sin trabajo el paso tres meses…': so a day begins that is over, where no verb says that it still is. */
const isOnceUpon = (text: string, tokens: readonly Token[]) =>
  /^(?:cuando|(?:la|una|esa|aquella) (?:[A-Za-zÀ-ỹ]+ )?(?:vez|noche|tarde|mañana|navidad)|(?:el|un|ese|aquel|su|mi|nuestro) (?:primer |último )?d[ií]a|(?:don|doña|mi|su) [A-Za-zÀ-ỹ]+|el año pasado|(?:su|el|la|nuestr[oa]) (?:primera? )?[A-Za-zÀ-ỹ]+(?: de [A-Za-zÀ-ỹ]+)?(?=, ))(?![A-Za-zÀ-ỹ])/iu.test(
    text,
  ) &&
  !tokens.some(({ low }) => {
    const form = finiteForm(low)
    const isWished = low.endsWith(form?.infinitive.endsWith('ar') ? 'e' : 'a')
    return form?.tense === 'present' && form.person !== 1 && !isWished && (TABLE.has(low) || !isNounForm(low))
  }) &&
  !tokens.some(
    ({ low }) =>
      STILL.test(low) || /^(?:yo|dij|dec(?!ir))|^(?:quiero|espero|deseo|sueño)$|\p{L}r(?:á|án|é|emos)$/u.test(low),
  )

/** 'yo lloro', with no joint between; not 'la que lloro fui yo'. */
function isOwn(tokens: readonly Token[], i: number): boolean {
  let from = i
  while (from > 0 && !tokens[from]!.isParted && !/^(?:y|e|pero)$/u.test(tokens[from - 1]!.low)) from -= 1
  const to = tokens.findIndex(({ isParted, low }, k) => k > i && (isParted || /^(?:y|e|pero|que)$/u.test(low)))
  return tokens
    .slice(from, to < 0 ? tokens.length : to)
    .some(({ low }, k) => low === 'yo' && tokens[from + k - 1]?.low !== 'fui')
}

/** 'yo las amarro sola, pero la de ella la guardo': what the giver does today, and nobody did anything between. */
function goesOnFromGiver(tokens: readonly Token[], i: number): boolean {
  for (let k = i - 1; k >= 0; k--) {
    const form = finiteForm(tokens[k]!.low)
    if (form?.tense === 'preterite' || form?.tense === 'imperfect') return false
    if (form?.person === 1 && !form.plural && form.tense === 'present' && isOwn(tokens, k)) return true
  }
  return false
}

/** 'se disfrazó de fantasma y me asusto': whoever did the first did the second. */
const goesOnFromThem = (tokens: readonly Token[], start: number) =>
  /^(?:y|e|pero)$/u.test(beforeOf(tokens, start)) &&
  tokens.slice(0, start).some(({ low }) => /\p{L}{2}ó$/u.test(low)) &&
  !tokens.slice(0, start).some(({ low }) => low === 'yo' || /\p{L}{2}é$/u.test(low))
const FRIGHTENED = /^(?:asusto|animo|gano|tomo|levanto|despierto|baño|peino|visto|emociono|llamo|canso|dejo)$/u

/** 'le compre un pez' → 'é'; null where it may be wished. */
function ones(tokens: readonly Token[], i: number, isTold: boolean): 'é' | null {
  const { low } = tokens[i]!
  const past = `${low.slice(0, -1)}é`
  // 'me gradue', which no dictionary has
  if (
    !isTold ||
    isPast(low) ||
    finiteForm(past)?.tense !== 'preterite' ||
    !(isOnlyAr(low) || (finiteForm(low) === null && isOnlyAr(past)))
  )
    return null
  const { start, clitics } = leadOf(tokens, i)
  const sentence = tokens
    .slice(0, i)
    .findLastIndex(({ low: each }) => /^(?:que|ojalá|quizás?|para|si|aunque)$/u.test(each))
  // 'para que no sonaran groseras, me enteré': behind a mark one is told anew
  const isAnew = start > 0 && tokens[start]!.isParted && low !== 'quede'
  const isOf = isOfSomething(tokens, sentence, start)
  // 'para que no llore le canté': what was wished has its verb already
  const wished = tokens
    .slice(sentence + 1, start)
    .findIndex(({ low: each }) => finiteForm(each) !== null && !CLITIC.test(each))
  const isBehind =
    tokens[sentence]?.low === 'que' &&
    tokens[sentence - 1]?.low === 'para' &&
    wished >= 0 &&
    clitics > 0 &&
    !/^[yeo]|ni$/u.test(beforeOf(tokens, start))
  if (
    sentence >= 0 &&
    !isAnew &&
    !isOf &&
    !isBehind &&
    !/^(?:día|vez|noche|tarde|mañana)$/u.test(tokens[sentence - 1]?.low ?? '')
  )
    return null
  if (clitics > 0) return /^(?:la|l[oa]s)$/u.test(beforeOf(tokens, i)) && clitics === 1 && isNounForm(low) ? null : 'é'
  if (!isClauseStart(tokens, start)) return null
  if (low === 'entre') return /^al?$/u.test(nextOf(tokens, i)) ? 'é' : null
  // 'y choque el carrito', 'y pase con ocho': a noun would have its article
  const isAfterDeed = start === i && (isOf || /^(?:y|e|pero|cuando)$/u.test(beforeOf(tokens, i)))
  const isLed = /^(?:al?|mucho|tanto|tarde|corriendo|llorando)$/u.test(nextOf(tokens, i))
  return !isNounForm(low) ||
    isLed ||
    (isAfterDeed && /^(?:el|la|l[oa]s|una?|mi|su|con)$/u.test(nextOf(tokens, i))) ||
    (isOf && /^(?:en|sin|por|fuera|lejos|junt[oa]s?|sol[oa])$/u.test(nextOf(tokens, i)))
    ? 'é'
    : null
}

/** 'la primera Navidad que pasé con ellos', 'el cuaderno que olvidé': of one thing, which nobody wished for. */
const isOfSomething = (tokens: readonly Token[], that: number, start: number) =>
  that > 1 &&
  that === start - 1 &&
  tokens[that]!.low === 'que' &&
  isNounForm(tokens[that - 1]!.low) &&
  /^(?:el|la|l[oa]s|mis?|sus?|primer[oa]?s?|últim[oa]s?)$/u.test(tokens[that - 2]!.low) &&
  !/(?:^| )(?:d[ei][jc]|quer|quier|quis|ped|pid|para que|ojal|busca|si )/u.test(
    tokens
      .slice(0, that)
      .map(({ low }) => low)
      .join(' '),
  )

const isOnlyAr = (low: string) => {
  // 'no paro de reír': no bird is hatched
  const verbs = infinitivesOf(low).filter((verb) => verb !== 'parir')
  return verbs.length > 0 && verbs.every((verb) => verb.endsWith('ar'))
}

/** 'bailó conmigo', 'mató una araña por mí': it is not the giver who does it. */
const isOfGiver = (clause: readonly string[]) => clause.some((each) => /^(?:conmigo|mí)$/u.test(each))

/** 'me quedo grande' */
const isFitted = (tokens: readonly Token[], i: number) =>
  (tokens[i]!.low === 'quedo' &&
    /^(?:grande|chic[oa]|cort[oa]|larg[oa]|apretad[oa]|floj[oa]|perfect[oa])$/u.test(nextOf(tokens, i))) ||
  (tokens[i]!.low === 'cambio' && nextOf(tokens, i) === 'la') ||
  // 'y a los tres meses me gano': nobody wins nothing for themselves
  (tokens[i]!.low === 'gano' && nextOf(tokens, i) === '' && tokens.some(({ low }) => isPast(low)))

const STILL = /^(?:todavía|aún|hoy|ahora|siempre|cada|actualmente|diario)$/u
/** What a giver feels today. */
const FELT =
  /^(?:admirar|amar|adorar|extrañar|añorar|valorar|necesitar|desear|considerar|respetar|envidiar|imaginar|dudar)$/u
/** What a giver may do with it today. */
const KEPT = /^(?:guardar|conservar|usar|llevar|cuidar|visitar|escuchar)$/u
