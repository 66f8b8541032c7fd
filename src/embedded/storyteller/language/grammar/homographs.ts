import { hasGenders, infinitivesOf, isEntry, isNounForm } from './dictionary.ts'
import { finiteForm } from './finite.ts'
import { nounGender, takesEl } from './gender.ts'
import { sameCase } from './text.ts'

/**
 * Words that an accent alone tells from another, decided by what kind of word stands beside them and not by which:
 * no article stands before a verb or a verb's pronoun, no demonstrative before what tells how somebody is, and nobody
 * does to us in the first person what only somebody else can.
 */
export function homographs(text: string): string {
  const tokens = tokensOf(text)
  for (const [i, token] of tokens.entries()) {
    const spelt = spellingOf(tokens, i)
    if (spelt !== null) token.low = token.word = sameCase(token.word, spelt)
  }
  return tokens.map(({ gap, word }) => gap + word).join('') + (/[^\p{L}]*$/u.exec(text)?.[0] ?? '')
}

/** `isParted`: a mark stands before it. */
type Token = { word: string; low: string; gap: string; isParted: boolean }

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/([^\p{L}]*)(\p{L}+)/gu)].map(([, gap = '', word = '']) => ({
    word,
    low: word.toLowerCase(),
    gap,
    isParted: /[^\s]/u.test(gap),
  }))

function spellingOf(tokens: readonly Token[], i: number): string | null {
  const { low, word } = tokens[i]!
  if (low === 'el') return isHim(tokens, i) ? 'él' : null
  if (low === 'mi') return isMe(tokens, i) ? 'mí' : null
  if (low === 'tu') return isVerbAlone(tokens, i, 2) ? 'tú' : null
  if (low === 'hacia' || low === 'sabia') return isHimDoing(tokens, i) ? low.replace(/ia$/u, 'ía') : null
  if (low === 'esta') return isBeing(tokens, i) ? 'está' : null
  if (low === 'aun') return isStill(tokens, i) ? 'aún' : null
  if (low === 'como') return i === 0 && tellsHow(firstSentence(tokens)) ? 'cómo' : null
  if (low === 'dios' || low === 'navidad' || low === 'nochebuena') return low[0]!.toUpperCase() + low.slice(1)
  const isHis = beforeOf(tokens, i) === 'él' && tokens[i - 2]?.low !== 'con' && isHisPast(low)
  return word === low && low.endsWith('o') && (isHis || isDoneToUs(tokens, i)) ? `${low.slice(0, -1)}ó` : null
}

/** The word behind, '' where a mark or the end is. */
const nextOf = (tokens: readonly Token[], i: number): string => {
  const next = tokens[i + 1]
  return next && !next.isParted ? next.low : ''
}
const beforeOf = (tokens: readonly Token[], i: number): string =>
  tokens[i]!.isParted ? '' : (tokens[i - 1]?.low ?? '')

const PREPOSITION = /^(?:a|con|de|en|hacia|para|por|sin|contra|entre|sobre)$/u
const CLITIC = /^(?:me|se|nos|les?|l[oa]s?)$/u
const JOINT = /^(?:y|o|ni|pero|cuando|porque|aunque|mientras|que|si|sin|para|por|a|en|con|hasta|desde|de)$/u
/** Verbs that are spelt like no noun with a masculine article. */
const PLAIN_VERB =
  /^(?:es|era|fue|iba|va|da|tiene|tenía|hace|hacía|dice|decía|está|estaba|ha|había|quiere|puede|puso|hizo|dijo|tuvo|trajo|supo|quiso|pudo|estuvo|anda|sabía|venía|ve|suele)$/u
/** Behind these no article stands before it: 'con el una semana'. */
const NO_ARTICLE_BEFORE =
  /^(?:no|yo|aquí|como|el|en|con|y|cuando|porque|pero|hasta|aunque|una?s?|unos|mis?|sus?|tod[oa]s|cada|siempre|nunca|también|todavía|ayer|anoche|muy)$/u

const COOKED =
  /^(?:horno|pastor|vapor|carb[oó]n|ajillo|natural|gusto|lim[oó]n|mojo|curry|comal|la (?:plancha|parrilla|leña|brasa|mexicana|diabla|carta|vasca|francesa|pimienta))(?![A-Za-zÀ-ỹ])/u

const SOME = /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)$/u

/** What stands behind a preposition and «mí», and leads no noun: 'cree en mi aunque yo no', 'a mi nunca me dejó', 'para mi fue'. */
const LEADS_NO_NOUN =
  /^(?:[yeou]|ni|que|se|me|te|nos|l[aeo]s?|les|el|una?s?|unos|no|ya|a[uú]n|nunca|siempre|jam[aá]s|tambi[eé]n|tampoco|todav[ií]a|hoy|aunque|pero|porque|pues|cuando|como|si|s[ií]|con|en|de|del|por|para|al?|sin|desde|hasta|cada|tod[oa]s?|est[eao]s?|es[eao]s?|aqu[ií]|ah[ií]|all[ií]|all[aá]|ac[aá]|sol[oa]|mism[oa]|es|era|fue|son|eran|fueron|ser[aá]|sería|eres|sos|soy)$/u
const ME_BEHIND = /^(?:a|ante|de|para|por|sin|en|contra|hacia|sobre|tras)$/u

/** Spelt like what one does: 'a mi bebe le gusta'. */
const WHOM = /^(?:bebe|cumple|cole|mama|papa|nana|tata|bisa|peque|ruca|compa|abue|yaya|beba|bestie|chata|pana)$/u

function isMe(tokens: readonly Token[], i: number): boolean {
  const [next, behind] = [nextOf(tokens, i), nextOf(tokens, i + 1)]
  if (!ME_BEHIND.test(beforeOf(tokens, i)) || tokens[i + 1]?.word !== (next || tokens[i + 1]?.word)) return false
  // 'le pegó a mi y', 'de mi'; 'a mi la verdad me gusta'
  // 'a mi hoy esposo', 'para mi son jarocho', 'en mi era universitaria'
  if (
    /^(?:hoy|ya|a[uú]n|todav[ií]a|siempre|nunca)$/u.test(next) &&
    !LEADS_NO_NOUN.test(behind) &&
    (isNounForm(behind) || hasGenders(behind))
  )
    return false
  if (/^(?:era|son)$/u.test(next)) return beforeOf(tokens, i) === 'para' && !hasGenders(behind)
  if (next === '' || LEADS_NO_NOUN.test(next)) return true
  if (next === 'más') return behind === 'que'
  const form = isNounForm(next) || hasGenders(next) || WHOM.test(next) ? null : finiteForm(next)
  return form?.person === 3 && form.tense !== 'other'
}

/** 'el saludaba a todos', 'con el a pescar' */
function isHim(tokens: readonly Token[], i: number): boolean {
  const next = nextOf(tokens, i)
  if (next === '' || tokens[i + 1]!.word !== next) return false
  // 'el al horno', 'el a la plancha' is what is eaten
  if (/^al?$/u.test(next)) return !COOKED.test(`${nextOf(tokens, i + 1)} ${nextOf(tokens, i + 2)}`)
  // 'el ve y no vuelvas' is what was said
  if (CLITIC.test(next) || (PLAIN_VERB.test(next) && !(next === 've' && nextOf(tokens, i + 1) === 'y'))) return true
  // 'se tiró el también', 'era el el que llamaba'
  // 'con el todo es fácil'
  if (next === 'todo' && PREPOSITION.test(beforeOf(tokens, i)) && PLAIN_VERB.test(nextOf(tokens, i + 1))) return true
  if (/^(?:tampoco|tambi[eé]n)$/u.test(next) && !hasGenders(nextOf(tokens, i + 1))) return true
  if (next === 'el' && nextOf(tokens, i + 1) === 'que') return true
  if (
    PREPOSITION.test(beforeOf(tokens, i)) &&
    (NO_ARTICLE_BEFORE.test(next) || (SOME.test(next) && nextOf(tokens, i + 1).endsWith('s')))
  )
    return true
  // 'el hacia de cenar', 'el lee mucho'
  if (next === 'hacia' || next === 'sabia' || (isVerbAlone(tokens, i, 3) && !/^y$|s$/u.test(nextOf(tokens, i + 1))))
    return true
  const form = finiteForm(next)
  // 'el quedo feliz', 'el brindo con agua': the first person of no noun, whose accent was left out with his
  if (isHisPast(next)) return true
  // 'el ronca y ella le silba'
  if (form?.person === 3 && !form.plural && next.endsWith('a') && nounGender(next) === 'f' && isBesideHer(tokens, i))
    return true
  if (form?.person !== 3 || form.plural || isNounForm(next) || hasGenders(next)) return false
  return form.tense === 'preterite' || form.tense === 'imperfect'
}

/** First persons of no noun that an article could go with: the dictionary does not know all that are, 'el concurso'. */
const isHisPast = (low: string) =>
  /^(?:qued|brind|correte|llev|dej|mir|gan|lleg|bail|llor|bot|pregunt|contest|agarr|entr|levant|enseñ|llam|compr|cocin|invit|termin|jal|prest|cuid|limpi|cort|quit|junt|guard|salv|mat|arregl|logr|acept|encontr|tap|avent|busc|plant|sembr|aguant|apag|regres)o$/u.test(
    low,
  )

/** 'él hacia de cenar'; not 'corrió él hacia la puerta' */
const isHimDoing = (tokens: readonly Token[], i: number) =>
  beforeOf(tokens, i) === 'él' && finiteForm(tokens[i - 1]!.isParted ? '' : (tokens[i - 2]?.low ?? '')) === null

const CLIPPED = /^(?:cumple|cole)$/u
const SUBJECT_MAY_FOLLOW = /^(?:|y|pero|que|cuando|porque|si|mientras|aunque|d[ei][cj][A-Za-zÀ-ỹ]+)$/u

/** 'lee', 'sabes', 'trabaja': a present that no noun is spelt like, of them or, as an order, of whom it is said to. */
function isVerbAlone(tokens: readonly Token[], i: number, person: 2 | 3): boolean {
  const word = nextOf(tokens, i)
  const form = CLIPPED.test(word) || !SUBJECT_MAY_FOLLOW.test(beforeOf(tokens, i)) ? null : finiteForm(word)
  if (form === null || form.plural || form.tense !== 'present' || isNounForm(word) || hasGenders(word)) return false
  if (form.person === 2) return person === 2 && !isNounForm(word.replace(/s$/u, ''))
  return form.person === 3 && (form.infinitive.endsWith('ar') ? /a$/u : /e$/u).test(word)
}

/**
 * 'el ronca y ella le silba': what he does and then what she does. Not 'el agua le llegaba… para que ella no se
 * asuste', 'el cura canta y ella toca', 'el cura y ella bailaron': where another verb tells of it, it is a noun.
 */
function isBesideHer(tokens: readonly Token[], i: number): boolean {
  if (i > 0 && !tokens[i]!.isParted && !/^(?:y|pero|cuando|que)$/u.test(tokens[i - 1]!.low)) return false
  const her = tokens.findIndex(({ low }, k) => k > i + 1 && low === 'ella')
  const isBegun = her > 0 && (tokens[her]!.isParted || /^(?:y|pero|cuando|mientras)$/u.test(tokens[her - 1]!.low))
  if (!isBegun || tokens.slice(i + 1, her + 1).some(({ gap }) => /[.!?]/u.test(gap))) return false
  const [noun, behind] = [nextOf(tokens, i), nextOf(tokens, i + 1)]
  // 'el arma rompecabezas', and yet 'el arma de juguete'
  const isObject = isNounForm(behind) || /^(?:el|l[oa]s?|una?|unos|unas)$/u.test(behind)
  if (takesEl(noun) || (/^(?:ama|arma|habla|alza|ancla|asa)$/u.test(noun) && !isObject)) return false
  const then = finiteForm(behind)
  if (isNounForm(noun) && then?.person === 3 && !then.plural) return false
  const hers = tokens.slice(her + 1).find(({ low }) => finiteForm(low) !== null)
  return (
    !tokens.slice(i + 2, her).some((_, k) => isTold(tokens, i + 2 + k)) && finiteForm(hers?.low ?? '')?.plural !== true
  )
}

/** A verb, and no noun that is spelt like it. */
const isTold = (tokens: readonly Token[], i: number): boolean =>
  finiteForm(tokens[i]!.low) !== null &&
  (!(isNounForm(tokens[i]!.low) || hasGenders(tokens[i]!.low)) || /^(?:me|te|se|nos|les?)$/u.test(beforeOf(tokens, i)))

const STATE =
  /^(?:bien|mal|lejos|cerca|ahí|allí|allá|aquí|acá|siempre|triste|feliz|sola|enferma|cansada|contenta|lista)$/u

/** 'aun guardo la rosa'; not 'aun así', 'ni aun' */
const isStill = (tokens: readonly Token[], i: number) =>
  beforeOf(tokens, i) !== 'ni' &&
  !/^(?:as[ií]|cuando|con|sin|a|en|de|por|entonces|los?|las?|el)$|ndo$/u.test(nextOf(tokens, i))

/** How somebody is, and who it is. */
const SOMEBODY =
  /^(?:niña|chica|chiquita|vieja|viejita|gorda|gordita|flaca|flaquita|loca|loquita|negra|negrita|morena|rubia|güera|tonta|bruja|señora|maestra|enana|peque|pequeña|mocosa|muchacha|amiga|hermana|prima|chamaca|nena|reina|princesa|criatura|artista)$/u
const ENDS_STATE =
  /^(?:|y|o|pero|hasta|aunque|porque|cuando|si|con|sin|por|en|para|desde|siempre|tod[oa]|ahora|hoy|ya|como)$/u

/** 'cachetón', 'hablador', 'saltarín': endings of no woman's noun, but for those in «-ión» and a few in «-zón». */
const HIS_STATE =
  /^(?!(?:raz|saz|desaz|comez|picaz|hinchaz|armaz|quemaz)[oó]n$)[A-Za-zÀ-ỹ]{2,}(?:(?<!i)ón|(?<!i)on|dor|ín|[gz]án)$/u

/** 'un amigo esta mal', 'siempre esta' */
function isBeing(tokens: readonly Token[], i: number): boolean {
  const [before, next] = [beforeOf(tokens, i), nextOf(tokens, i)]
  if (HIS_STATE.test(next) && tokens[i + 1]!.word === next && (hasGenders(next) || !isEntry(next))) return true
  if (/^(?:ah[ií]|all[ií]|aqu[ií]|allá|acá|dónde)$/u.test(before)) return true
  if (PREPOSITION.test(before) || /^(?:como|y|es|era|fue)$/u.test(before)) return false
  const behind = nextOf(tokens, i + 1)
  if (/^(?:y|o|pero)$/u.test(behind) && isDescribed(tokens, i + 3)) return false
  if (STATE.test(next)) return behind === '' || JOINT.test(behind) || CLITIC.test(behind) || isDone(behind)
  if (next.endsWith('o') && hasGenders(next)) return true
  // 'esta guapa hasta con sueño'; 'esta bonita costumbre', 'esta gorda de mi vida' point at somebody
  const isState = /^(?:todav[ií]a|a[uú]n)$/u.test(behind) || (!SOMEBODY.test(next) && ENDS_STATE.test(behind))
  if (next.endsWith('a') && hasGenders(next) && !isNounForm(next) && isState)
    return i === 0 || tokens[i]!.isParted || /^(?:que|cuando|siempre|pero|aunque|porque)$/u.test(before)
  const isSubject = /^(?:siempre|nunca|no|ya|también|él|ella|quien|nadie|alguien)$/u.test(before)
  return isSubject && (next === '' || JOINT.test(next))
}

/** 'esta hermosa y larga amistad': what is pointed at stands behind both. */
const isDescribed = (tokens: readonly Token[], i: number) =>
  (hasGenders(tokens[i]?.low ?? '') ||
    /^(?:gran|grande|alegre|noble|fiel|dulce|fuerte)$/u.test(tokens[i]?.low ?? '')) &&
  isNounForm(nextOf(tokens, i))

const isDone = (low: string) => finiteForm(low)?.person === 3 && !isNounForm(low)

const firstSentence = (tokens: readonly Token[]) => {
  const end = tokens.findIndex(({ gap }, i) => i > 0 && /[.!?]/u.test(gap))
  return end < 0 ? tokens : tokens.slice(0, end)
}

/** 'como repartía la comida': how they do it is what is told, where no clause answers it. */
function tellsHow(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ low }, i) => i > 0 && !CLITIC.test(low) && low !== 'te')
  const form = at > 0 ? finiteForm(tokens[at]!.low) : null
  return form !== null && !isEntry(tokens[at]!.low) && form.person !== 1 && !tokens.some(({ isParted }) => isParted)
}

/** What one does to oneself, and may tell in the present. */
const ONESELF =
  /^(?:acordar|aguantar|alegrar|animar|arreglar|asustar|atrasar|bajar|bañar|callar|cambiar|cansar|casar|comprar|conformar|demorar|desesperar|desmayar|emocionar|enamorar|encargar|enfadar|enfermar|enojar|equivocar|extrañar|imaginar|levantar|llamar|llenar|llevar|olvidar|pasar|pelear|portar|preguntar|preocupar|quedar|quejar|quitar|sacar|salvar|sentar|tardar|tirar|tomar|topar)$/u

/** 'nos llevo al mar', 'me ayudo a terminar': told of somebody else. */
function isDoneToUs(tokens: readonly Token[], i: number): boolean {
  const before = beforeOf(tokens, i)
  if (before !== 'nos' && before !== 'me') return false
  if (tokens.some(({ low }) => low === 'yo')) return false
  const low = tokens[i]!.low
  const [form, third] = [finiteForm(low), finiteForm(`${low.slice(0, -1)}ó`)]
  if (form?.person !== 1 || form.tense !== 'present' || third?.tense !== 'preterite') return false
  if (infinitivesOf(low)[0]?.endsWith('ar') !== true) return false
  if (before === 'nos') return true
  // 'me abrazo a su foto'
  if (low === 'abrazo' && nextOf(tokens, i) === 'a') return false
  const isOften = /^(?:casi|todavía|aún|hoy|ahora|siempre|nunca|ya|no|a|cada|días?|vez)$/u.test(beforeOf(tokens, i - 1))
  return !isOften && !ONESELF.test(form.infinitive)
}
