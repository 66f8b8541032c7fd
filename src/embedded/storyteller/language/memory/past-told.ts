import { isGivenName } from '../../../../contract/gender.ts'
import { hasGenders, infinitivesOf, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { nounGender } from '../grammar/gender.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { isPast, withHim } from './with-him.ts'
import { isOneself, isOnlyOneself } from './narrated-words.ts'
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
  return first === text ? text : mended(first)
}

type Token = { low: string; word: string; at: number; isParted: boolean }

function mended(text: string): string {
  const tokens: Token[] = [...text.matchAll(/([^\p{L}\p{N}]*)([\p{L}\p{N}]+)/gu)].map(
    ({ index, 1: gap = '', 2: word = '' }) => ({
      word,
      low: word.toLowerCase(),
      at: index + gap.length,
      isParted: /[^\s]/u.test(gap),
    }),
  )
  const isTold = tokens.some(({ low }) => isPast(low))
  let out = text
  for (let i = tokens.length - 1; i >= 0; i--) {
    const { low, word, at } = tokens[i]!
    // 'Mateo le explicó' begins with a name
    if (word !== low && (i > 0 || isGivenName(word))) continue
    const past = low.endsWith('o') ? theirs(tokens, i, isTold) : low.endsWith('e') ? ones(tokens, i, isTold) : null
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
  // 'choco el carro', 'me lleno las bolsas': no adjective stands there
  const lead = leadOf(tokens, i)
  const isDeed =
    RARELY_NOUN.test(low) ||
    ((lead.clitics > 0 || isClauseStart(tokens, lead.start)) && ARTICLE.test(nextOf(tokens, i)))
  if (hasGenders(low) && !isDeed) return null
  if (finiteForm(`${low.slice(0, -1)}ó`)?.tense !== 'preterite' || !isOnlyAr(low)) return null
  // 'la mano'
  if (/^l[ao]s?$/u.test(beforeOf(tokens, i)) && nounGender(low) === 'f') return null
  const { start, clitics, doer } = lead
  const clause = clauseAround(tokens, i)
  if (clause.some((each) => STILL.test(each)) || isOwn(tokens, i) || goesOnFromGiver(tokens, i)) return null
  const isPure = (!isNounForm(low) && !hasGenders(low)) || RARELY_NOUN.test(low)
  const isSomebodys =
    isOfNoun(tokens, start) &&
    (OBJECT.test(nextOf(tokens, i)) || (isPure && nextOf(tokens, i) === '') || leadsToDeed(tokens, i))
  // 'la usó cuatro días seguidos': so long, and no more
  const span = tokens.slice(i + 1, i + 3).map(({ low: each }) => each)
  const isForAWhile =
    isTold &&
    /^(?:\d+|una?|dos|tres|cuatro|cinco|much[oa]s|tod[oa])$/u.test(span[0] ?? '') &&
    /^(?:días?|semanas?|horas?|meses|años|noches?)$/u.test(span[1] ?? '')
  if (isForAWhile && clitics > 0) return 'ó'
  const isKept = KEPT.test(form.infinitive) && !isSomebodys && !clause.some((each) => /^(?:sus?|se)$/u.test(each))
  if ((FELT.test(form.infinitive) && !isBetweenDeeds(tokens, i)) || isKept) return null
  if (doer && clitics > 0) return 'ó'
  // 'me quedo', 'me llamo': what one does oneself
  if (/^(?:me|te)$/u.test(beforeOf(tokens, i))) {
    const isOnes =
      (ONES_OWN.test(low) || isOneself(form.infinitive) || isOnlyOneself(form.infinitive)) &&
      !(goesOnFromThem(tokens, start) && FRIGHTENED.test(low))
    return isFitted(tokens, i) || (isTold && !isOnes && beforeOf(tokens, i) === 'me') ? 'ó' : null
  }
  if (clitics > 0) return isTold ? 'ó' : null
  if (!isClauseStart(tokens, start) && !isSomebodys) return null
  const isDenied =
    /^(?:no|ni|nunca)$/u.test(beforeOf(tokens, i)) && !clause.some((each) => /(?:[aeiáéí]r|ndo)me$/u.test(each))
  if (
    isNounForm(low) &&
    !RARELY_NOUN.test(low) &&
    !OBJECT.test(nextOf(tokens, i)) &&
    !isDenied &&
    !isSomebodys &&
    !hasDone(tokens, i)
  )
    return null
  // 'el concurso que gano', 'cuando canto en misa': of a day, and told
  const isOfADay =
    /^(?:el|la|un|una|aquel|aquella|ese|esa)$/u.test(tokens[0]!.low) && /^(?:que|donde)$/u.test(beforeOf(tokens, start))
  return isTold || isOfADay || (i === 0 && (isOfGiver(clause) || !isNounForm(low))) ? 'ó' : null
}

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
  if (!isTold || isPast(low) || finiteForm(`${low.slice(0, -1)}é`)?.tense !== 'preterite' || !isOnlyAr(low)) return null
  const { start, clitics } = leadOf(tokens, i)
  const sentence = tokens
    .slice(0, i)
    .findLastIndex(({ low: each }) => /^(?:que|ojalá|quizás?|para|si|aunque)$/u.test(each))
  // 'para que no sonaran groseras, me enteré': behind a mark one is told anew
  const isAnew = start > 0 && tokens[start]!.isParted && low !== 'quede'
  if (sentence >= 0 && !isAnew && !/^(?:día|vez|noche|tarde|mañana)$/u.test(tokens[sentence - 1]?.low ?? ''))
    return null
  if (clitics > 0) return /^(?:la|l[oa]s)$/u.test(beforeOf(tokens, i)) && clitics === 1 && isNounForm(low) ? null : 'é'
  if (!isClauseStart(tokens, start)) return null
  if (low === 'entre') return /^al?$/u.test(nextOf(tokens, i)) ? 'é' : null
  // 'y choque el carrito', 'y pase con ocho': a noun would have its article
  const isAfterDeed = start === i && /^(?:y|e|pero)$/u.test(beforeOf(tokens, i))
  const isLed = /^(?:al?|mucho|tanto|tarde|corriendo|llorando)$/u.test(nextOf(tokens, i))
  return !isNounForm(low) || isLed || (isAfterDeed && /^(?:el|la|l[oa]s|una?|mi|su|con)$/u.test(nextOf(tokens, i)))
    ? 'é'
    : null
}

const isOnlyAr = (low: string) => {
  // 'no paro de reír': no bird is hatched
  const verbs = infinitivesOf(low).filter((verb) => verb !== 'parir')
  return verbs.length > 0 && verbs.every((verb) => verb.endsWith('ar'))
}

const CLITIC = /^(?:me|te|se|nos|os|les?|l[oa]s?)$/u
const ADVERB = /^(?:no|ni|ya|hasta|nunca|casi|luego|entonces|después|así|ahí|también|sí|solo|apenas|nomás)$/u

/** Where the words that belong to a verb begin, how many pronouns are among them, and whether who does it stands there. */
function leadOf(tokens: readonly Token[], i: number): { start: number; clitics: number; doer: boolean } {
  let start = i
  let clitics = 0
  while (start > 0 && !tokens[start]!.isParted) {
    const { low } = tokens[start - 1]!
    if (CLITIC.test(low)) clitics += 1
    else if (!ADVERB.test(low)) break
    start -= 1
  }
  const doer = tokens[start]!.isParted ? '' : (tokens[start - 1]?.low ?? '')
  return { start, clitics, doer: /^(?:él|ella|usted|quien)$/u.test(doer) }
}

/** 'me pidió una foto y les hablo en inglés y luego me dijo': what stands among deeds, or leads to one, is one too. */
function isBetweenDeeds(tokens: readonly Token[], i: number): boolean {
  const isDeed = ({ low }: Token) => finiteForm(low)?.tense === 'preterite' && finiteForm(low)?.person === 3
  const { start } = leadOf(tokens, i)
  const to = tokens.findIndex(({ low, isParted }, k) => k > i && (isParted || /^(?:y|e|pero)$/u.test(low)))
  return (
    (start === 0 || (/^(?:y|e|pero)$/u.test(beforeOf(tokens, start)) && tokens.slice(0, start).some(isDeed))) &&
    to > 0 &&
    tokens.slice(to, to + 5).some(isDeed) &&
    !tokens.some(({ low }) => low === 'yo')
  )
}

/** 'y corrió': what was done next. */
const leadsToDeed = (tokens: readonly Token[], i: number) =>
  nextOf(tokens, i) === 'y' && /\p{L}{2}ó$/u.test(nextOf(tokens, i + 1))

/** 'mi cuñado llevo a', 'la Chiquis canto todo': who does it stands at the head of the clause, and nothing else. */
function isOfNoun(tokens: readonly Token[], start: number): boolean {
  // 'y papá frenó'
  const isParent = /^(?:papá|mamá|papi|mami)$/u.test(tokens[start - 1]?.low ?? '') && !tokens[start]!.isParted
  if (isParent && (start === 1 || tokens[start - 1]!.isParted || JOINT.test(tokens[start - 2]!.low))) return true
  for (const length of [2, 3]) {
    const [head, noun, more] = tokens.slice(start - length, start)
    if (!head || !noun || !/^(?:el|la|mi|tu|su|un|una|nuestr[oa])$/u.test(head.low)) continue
    const isHead = start === length || head.isParted || JOINT.test(tokens[start - length - 1]!.low)
    const isWhole = ![noun, more].some(
      (each) => each && (each.isParted || finiteForm(each.low)?.tense === 'preterite' || JOINT.test(each.low)),
    )
    if (isHead && isWhole && !/^(?:que|de|del)$/u.test(noun.low)) return true
  }
  return false
}

const JOINT = /^(?:y|e|pero|cuando|donde|porque|que|aunque|pues|mientras)$/u
const MONTH = /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)$/u
const WHEN = /^(?:día|noche|tarde|mañana|vez|año|verano|domingo|rato)$/u

function isClauseStart(tokens: readonly Token[], start: number): boolean {
  if (start === 0 || tokens[start]!.isParted || tokens[start - 1]!.low === 'ni') return true
  const [before, article] = [tokens[start - 1]!.low, tokens[start - 2]?.low ?? '']
  return (
    (JOINT.test(before) && !(before === 'que' && /^(?:lo|el|la|más|tan|algo|nada)$/u.test(article))) ||
    (WHEN.test(before) && /^(?:ese|esa|aquel|aquella|un|una)$/u.test(article)) ||
    // 'hasta que en mayo levantó la mano'
    (article === 'en' && MONTH.test(before)) ||
    // 'de niño desarmó la licuadora'
    (start === 2 && tokens[0]!.low === 'de' && /^(?:niñ|chic|chiquit|pequeñ)[oa]s?$|^(?:joven|bebé)$/u.test(before)) ||
    // 'en el bautizo agarró la vela'
    (start < 7 &&
      /^(?:en|de|por|para|con|durante)$/u.test(tokens[0]!.low) &&
      !tokens.slice(1, start).some(({ low, isParted: mark }) => mark || /^(?:que|y|e|o)$/u.test(low) || isPast(low)) &&
      /^(?:el|la|l[oa]s|una?|mi|su|tu)$/u.test(article) &&
      isNounForm(before) &&
      !/^(?:primer|tercer|buen|mal|gran|mejor|peor|propi[oa]|últim[oa]|nuev[oa])$/u.test(before)) ||
    // 'el día que en la plaza levantó una baldosa'
    (/^(?:en|por|con|durante|desde|a)$/u.test(tokens[start - 3]?.low ?? '') &&
      /^(?:el|la|l[oa]s|una?|mi|su|tu)$/u.test(article) &&
      isNounForm(before) &&
      JOINT.test(tokens[start - 4]?.low ?? '')) ||
    // 'el que rentamos llegó manchado'
    (RARELY_NOUN.test(tokens[start]!.low) && isPast(before) && /^(?:que|quien)$/u.test(article)) ||
    // 'en vez de enojarse sacó los lonches'
    (article === 'de' && /^(?:vez|lugar)$/u.test(tokens[start - 3]?.low ?? '') && isInfinitive(before)) ||
    // 'la primera vez que vio nevar sacó la lengua'
    (/^(?:cuando|la|el)$/u.test(tokens[0]!.low) &&
      start > 3 &&
      isInfinitive(before) &&
      article !== 'a' &&
      isPast(article)) ||
    // 'cuando sacó su primer diez brincó'
    (tokens[0]!.low === 'cuando' && start > 3 && /^(?:diez|cinco|años|gol|diente|examen)$/u.test(before))
  )
}

const beforeOf = (tokens: readonly Token[], i: number) => (tokens[i]!.isParted ? '' : (tokens[i - 1]?.low ?? ''))
const nextOf = (tokens: readonly Token[], i: number) =>
  tokens[i + 1] && !tokens[i + 1]!.isParted ? tokens[i + 1]!.low : ''

/** The words up to the marks on both sides. */
function clauseAround(tokens: readonly Token[], i: number): string[] {
  let [from, to] = [i, i + 1]
  while (from > 0 && !tokens[from]!.isParted) from -= 1
  while (to < tokens.length && !tokens[to]!.isParted) to += 1
  return tokens.slice(from, to).map(({ low }) => low)
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
  /^(?:admirar|querer|amar|adorar|extrañar|recordar|añorar|pensar|valorar|agradecer|necesitar|esperar|desear|considerar|llamar|hablar|contar|soñar|disfrutar|respetar|envidiar|celebrar|imaginar|dudar|jurar)$/u
/** What a giver may do with it today. */
const KEPT = /^(?:guardar|conservar|usar|llevar|cuidar|visitar|escuchar)$/u
const RARELY_NOUN = /^(?:boto|pinto|lloro|quedo|gano|llego|bailo|mato|entro|compro|junto|paso|saco|acabo)$/u
const ARTICLE = /^(?:el|la|l[oa]s|una?)$/u
const OBJECT =
  /^(?:también|además|al?|contra|el|la|l[oa]s|una?|su|sus|mi|mis|nuestr[oa]s?|tod[oa]|mucho|tanto|hasta|tan|en|con|sin|sol[oa]|corriendo|llorando|tarde|lento|rápido|despacio|lejos|descalz[oa]|horas)$/u
