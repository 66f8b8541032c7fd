import { isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm, isDone } from '../language/grammar/finite.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { isPerson } from '../language/memory/kinds-of-words.ts'
import { bare, escaped } from '../language/grammar/text.ts'
import { wasNotThere } from './happenings.ts'
import { nounClassOf } from './nouns.ts'
import { isOfOthersIn } from './owners.ts'
import { oneOf } from './portable-words.ts'
import { singularOf } from './singular.ts'

/**
 * What a memory turns on: of each thing, what is done with it (given, found, made, lost: more than seen or passed),
 * whether it is spoken of again, and whether it is had still. A noun that stands only as a place, a cause or a
 * comparison weighs nothing.
 */

type Token = { word: string; low: string; gap: string; at: number }

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/([^\p{L}\p{N}]*)([\p{L}\p{N}]+)/gu)].map(({ 1: gap = '', 2: word = '', index }) => ({
    word,
    low: word.toLowerCase(),
    gap,
    at: index + gap.length,
  }))

/** Below it a thing is a passing noun, and below the other it is only where something else is. */
export const TURNED_ON = 0.75
export const TOUCHED = 0.5

/** 'me prestó uno que no pintaba', of the pen that was just spoken of: 'me prestó un esfero que no pintaba'. */
export const withNamed = (there: string): string =>
  there.replace(/(?<![A-Za-zÀ-ỹ])un([oa]) (?=que (?!otr))/gu, (all, end: string, at: number) => {
    const named = tokensOf(there.slice(0, at))
      .slice(-14)
      .findLast(({ low }) => oneOf(low) !== null && (nounGender(low) === 'f') === (end === 'a'))
    return named ? `un${end === 'a' ? 'a' : ''} ${named.low} ` : all
  })

/** 'quería un vestido y lo hicimos': what was only wished came to be there; `after` is bare of accents. */
export const cameToBe = (after: string, isF: boolean) =>
  new RegExp(
    `^[^.;]* (?:se |me |nos )?${isF ? 'la' : 'lo'}s? (?:hici|hizo|cosi|arm|tej|constru|compr|regal|consig)`,
  ).test(after)

/** What is told of the thing alone, which tells it from others: ' que no pintaba', ' sin cuerdas', ' con una pata sin pintar'. */
export function detailOf(there: string, the: string): string {
  const [, phrase = ''] = /^(?:un[oa] de l[oa]s|el|l[oa]s?|una?) (.+)$/u.exec(the) ?? []
  const at =
    phrase === ''
      ? null
      : new RegExp(`(?<![A-Za-zÀ-ỹ])${escaped(phrase)}(?=(${DETAIL})(?:$|[,.;:]| (?:y|pero) ))`, 'u').exec(there)
  if (!at) return ''
  return at[1]!.replace(/^ (?:quedó|salió)(?= con)/u, '')
}
const DETAIL =
  ' que (?:(?:no|nunca|siempre|ya|casi|se|le|les) )*(?:pint|funcion|serv|son|ol|dec|qued|brill|abr|cerr|entr|cab|parec|pes|habl|cant|and|prend|rechin|cruj)(?:aba|ía)n?(?: (?!mis?(?![A-Za-zÀ-ỹ])|me |nos |nuestr|tus? |te )\\p{Ll}+){0,3}?| sin \\p{Ll}+(?: de \\p{Ll}+)?| (?:quedó|salió) con una? \\p{Ll}+ sin \\p{Ll}+| (?:con|en) (?:la )?forma de (?:una? )?\\p{Ll}+'

/** How much `there` turns on what each of `nouns` (in the singular) names. */
export function weightsOf(there: string, nouns: ReadonlySet<string>, whose: RegExp | null): Map<string, number> {
  const tokens = tokensOf(there)
  const weights = new Map<string, number>()
  const named: { noun: string; i: number; isF: boolean; isMany: boolean }[] = []
  const add = (noun: string, more: number) => weights.set(noun, (weights.get(noun) ?? 0) + more)
  for (const [i, { low }] of tokens.entries()) {
    const noun = nouns.has(low) ? low : singularOf(low)
    if (!nouns.has(noun)) {
      const again = isSpokenOfAgain(tokens, i)
      const of =
        again && named.findLast((one) => one.i !== i - 1 && one.isF === again.isF && one.isMany === again.isMany)
      if (of) add(of.noun, STILL.test(sentenceAt(there, tokens[i]!.at)) ? 1.5 : again.isTurned ? 1 : 0.25)
      continue
    }
    const isFirst = !named.some((one) => one.noun === noun)
    const part = partOf(there, tokens, i, whose)
    // 'nunca más puse cortina'
    add(noun, isFirst ? part : wasNotThere(bare(there.slice(0, tokens[i]!.at))) ? 0 : Math.max(part, 0.75))
    named.push({ noun, i, isF: isFeminine(tokens, i), isMany: low.endsWith('s') && noun !== low })
  }
  return weights
}

const STILL = /(?<![A-Za-zÀ-ỹ])(?:todav[ií]a|a[uú]n|sigue[ns]?|hasta hoy|hoy)(?![A-Za-zÀ-ỹ])/iu
const sentenceAt = (text: string, at: number) =>
  text
    .slice(0, at)
    .split(/[.;!?]/u)
    .at(-1)! + text.slice(at).split(/[.;!?]/u, 1)[0]!

const isFeminine = (tokens: readonly Token[], i: number) => {
  const last = tokens[i - 1]?.low ?? ''
  return (
    /^(?:la|las|una|unas|aquellas?|nuestras?)$/u.test(last) ||
    (!/^(?:el|los|un|unos|del|al|aquel|nuestros?)$/u.test(last) && nounGender(singularOf(tokens[i]!.low)) === 'f')
  )
}

/** 'la guardó', 'pedírsela', of a thing: what is done to people alone says nothing. */
function isSpokenOfAgain(tokens: readonly Token[], i: number) {
  const { low } = tokens[i]!
  const [, stem = '', behind = ''] = /^(\p{L}+?(?:[aáeéií]r|[aáeé]ndo))(?:me|te|se|nos)?(l[oa]s?)$/u.exec(low) ?? []
  const next = tokens[i + 1]
  const isBefore = /^l[oa]s?$/u.test(low) && next?.gap === ' ' && (isDone(next.low) || isSaidNow(next.low))
  const [pronoun, verb] = isBefore ? [low, next.low] : [behind, bare(stem)]
  if (pronoun === '' || OF_PEOPLE.test(lemmaOf(verb))) return null
  return { isF: pronoun.startsWith('la'), isMany: pronoun.endsWith('s'), isTurned: TURNS.test(lemmaOf(verb)) }
}
/** 'lo tenemos', 'la usa': no noun. */
const isSaidNow = (low: string) => finiteForm(low) !== null && !isNounForm(low)
const OF_PEOPLE =
  /^(?:querer|ver|acompañar|cuidar|abrazar|esperar|llamar|conocer|oír|escuchar|saludar|mirar|ayudar|salvar|invitar|felicitar|besar|extrañar|amar|adorar|criar|casar|vestir|bañar|despertar|consolar|regañar|convencer|decir|saber|ser|llevar|dejar|buscar)$/u

const lemmaOf = (verb: string) => (isInfinitive(verb) ? verb : (finiteForm(verb)?.infinitive ?? verb))

/** What a happening leaves in somebody's hands, or takes out of them. */
export const TURNS =
  /^(?:dar|regalar|prestar|devolver|entregar|mandar|enviar|traer|encontrar|hallar|perder|romper|quebrar|rasgar|caer|volar|quemar|robar|hacer|coser|descoser|tejer|bordar|tallar|pintar|dibujar|armar|construir|montar|inventar|fabricar|preparar|cocinar|amasar|guardar|conservar|esconder|enterrar|enmarcar|escribir|sacar|rescatar|recoger|repartir|compartir|convidar|heredar|ganar|estrenar|arreglar|remendar|pegar|soltar|plantar|sembrar|comprar|cambiar|vender)$/u
const INTO = new RegExp(`${TURNS.source}|^(?:meter|echar|llenar)$`, 'u')
/** Where something is, or was had: no happening. */
const IS = /^(?:haber|estar|tener|ser|parecer|quedar|faltar|gustar|querer|necesitar|vivir|ir)$/u
/** 'volvió con un buzo', 'apareció con una torta' */
const CAME = /^(?:volver|regresar|llegar|aparecer|venir|salir)$/u

const JOINS = /^(?:y|e|o|pero|porque|pues|que|cuando|mientras|aunque|donde|si|hasta)$/u
const LEADS_THING =
  /^(?:un|una|unos|unas|el|la|los|las|mis?|tus?|sus?|nuestr[oa]s?|aquell?[oa]?s?|es[eao]s?|dos|tres|cuatro|cinco|seis|\d+|otr[oa]s?|mism[oa]s?|much[oa]s|primer[oa]?s?|últim[oa]s?|nuev[oa]s?|viej[oa]s?|gran|tod[oa]s?|sol[oa])$/u
const PREPOSITION = /^(?:en|por|sobre|hasta|hacia|desde|de|del|para|contra|entre|según|como|bajo|tras|sin|con|al?)$/u

/** What is done with the thing at `i` where it stands. */
function partOf(there: string, tokens: readonly Token[], i: number, whose: RegExp | null): number {
  let from = i
  while (from > 0 && !/[.;:,!?]/u.test(tokens[from]!.gap) && !JOINS.test(tokens[from - 1]!.low)) from--
  let head = i
  while (head > from && LEADS_THING.test(tokens[head - 1]!.low)) head--
  if (tokens[head - 1]?.low === 'de' && tokens[head - 2]?.low === 'par') return partOf(there, tokens, head - 2, whose)
  const preposition = head > from && PREPOSITION.test(tokens[head - 1]!.low) ? tokens[head - 1]!.low : ''
  const [before, behind] = [tokens.slice(from, head), tokens.slice(i + 1)]
  const end = behind.findIndex(({ gap, low }) => /[.;:!?]/u.test(gap) || JOINS.test(low))
  const after = end < 0 ? behind : behind.slice(0, end)
  const at = before.findLastIndex(isVerb)
  const verb = before[at] ?? after.find(({ low }) => isDone(low))
  const join = /[.;:,!?]/u.test(tokens[from]!.gap) ? '' : (tokens[from - 1]?.low ?? '')
  // 'la señora que vendía obleas': beside the story
  const isAside = join === 'que' && isPerson(tokens[from - 2]?.low ?? '') && isDone(before[0]?.low ?? '')
  const isOthers = at >= 0 && isOfOthersIn(bare(before.map(({ low }) => low).join(' ')), whose)
  const isFrame =
    join === 'que' &&
    !before.slice(0, Math.max(at, 0)).some(isVerb) &&
    /^(?:día|noche|tarde|mañana|vez|verano|año)$/u.test(tokens[from - 2]?.low ?? '')
  // 'hasta que cantaron los gallos': when it was
  const isHour = join === 'que' && tokens[from - 2]?.low === 'hasta'
  const isCause = /^(?:porque|pues)$/u.test(join)
  const isDenied = isCause && / no (?:\p{L}+ ){1,5}(?:porque|pues) $/u.test(there.slice(0, tokens[from]!.at))
  const less =
    // 'mientras hacía lentejas': what went on beside it
    join === 'mientras' || isAside || isDenied || isFrame || isHour
      ? 0.75
      : join === 'cuando' && before.filter(isVerb).length < 2
        ? 0.5
        : isCause
          ? 0.5
          : isOthers
            ? PAPERS.test(tokens[i]!.low)
              ? 1
              : 0.25
            : 0
  const lemma = verb ? lemmaOf(verb.low) : ''
  // 'entre las ramas caídas' is where it was
  if (preposition === 'entre' && head !== i) return 0
  if (preposition === 'con' || preposition === 'entre') {
    const held = /^(?:puest[oa]s?|agarrad[oa]s?|en (?:la|las) manos?|colgad[oa]s?)/u.test(
      after
        .slice(0, 3)
        .map(({ low }) => low)
        .join(' '),
    )
    const isOver = /^(?:tapad|arropad|cubiert|envuelt|abrigad)[oa]s?$/u.test(before.at(-1)?.low ?? '')
    return (held ? 1.5 : isOver ? 1.25 : CAME.test(lemma) ? 1.25 : head === i ? 0.75 : 0.5) - less
  }
  // 'salvó a los perros', 'vendaba a sus muñecas', 'viendo al tiburón'
  const isWhom =
    /^(?:a|al)$/u.test(preposition) &&
    (LIVES.test(tokens[i]!.low) || nounClassOf(singularOf(tokens[i]!.low)) === 'animal')
  if (preposition !== '' && (!isWhom || /^(?:subir|trepar|montar|llegar|ir)$/u.test(lemma))) {
    const led = tokens
      .slice(Math.max(0, head - 3), head)
      .map(({ low }) => low)
      .join(' ')
    if (BESIDE.test(led)) return 0.75
    // 'captó una estación en la radio', 'me llevaba en la parrilla de la bici'
    if (preposition === 'en' && RECEIVED.test(`${before.map(({ low }) => low).join(' ')} en ${tokens[i]!.low}`))
      return TURNED_ON
    // 'sumando con nosotros en una calculadora', 'lo escribió en una servilleta'
    if (preposition === 'en' && WRITTEN_ON.test(tokens[i]!.low) && WRITES.test(before.map(({ low }) => low).join(' ')))
      return 1.25
    // 'se durmió en mi zapatilla'
    if (preposition === 'en' && lemma === 'dormir' && nounClassOf(singularOf(tokens[i]!.low)) === 'wear') return 1
    // 'andar en bici', 'metió nieve en una botella', 'una camioneta de naranjas'
    if (preposition === 'en' && /^(?:andar|montar|aprender|manejar|conducir)$/u.test(lemma)) return 0.75
    // in a definite one it only lies
    const isIn =
      preposition === 'en' &&
      /(?:^| )en(?: una?)?$/u.test(led) &&
      before.some((one) => isVerb(one) && INTO.test(lemmaOf(one.low)))
    return isIn || (preposition !== 'en' && /^(?:subir|trepar|montar)$/u.test(lemma)) || CARRIED.test(led) ? TOUCHED : 0
  }
  // 'la libreta y la canica': as what stands before it
  if (!verb) return join === 'y' ? 0.75 : 0.5
  const isFinite = finiteForm(verb.low) !== null && !isInfinitive(verb.low)
  // 'se empeñó en ayudar a regar': of what was to be helped
  const isNested = !isFinite && before.slice(0, at).some(({ low }) => isInfinitive(low) || isGerund(low))
  const isOnce = finiteForm(verb.low)?.tense === 'preterite' || (!isFinite && !isNested)
  return (TURNS.test(lemma) ? 1.5 : IS.test(lemma) ? 0.5 : 1) - (isNested ? 0.5 : isOnce ? 0 : 0.25) - less
}

const RECEIVED =
  /(?:capt|sinton)[A-Za-zÀ-ỹ]+(?: .*)? en radio$|llev[A-Za-zÀ-ỹ]+(?: .*)? en (?:parrilla|canasta|canastilla|barra|manubrio|sidecar)$/u

const WRITTEN_ON = /^(?:calculadora|libreta|libretita|cuaderno|servilleta|pizarra|cartulina)$/u
const WRITES = /(?<![A-Za-zÀ-ỹ])(?:sum|calcul|escrib|anot|apunt|dibuj|pint|rayó|garabate)/u

/** Dolls are spoken of as people are. */
const LIVES = /^(?:muñec|peluche|osit)/u

/** What somebody else left on paper may be a complaint. */
const PAPERS = /^(?:not(?:a|ita)|carta|recado|papelito)s?$/u

const isVerb = ({ low }: Token) => isInfinitive(low) || isGerund(low) || isDone(low) || isSaidNow(low)
const isGerund = (low: string) => /(?:ando|iendo|yendo)(?:me|te|se|nos|l[eoa]s?)?$/u.test(bare(low))
const CARRIED = /(?:cami[oó]n|camioneta|troca|carreta|carretilla) de$/u
const BESIDE = /(?:encima|envuelt[oa]s? en|(?:agarr|colg|abraz|prend)[A-Za-zÀ-ỹ]+ (?:del?|al?)|uno de|cu[aá]l de)/u
