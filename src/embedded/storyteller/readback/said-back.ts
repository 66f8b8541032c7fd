import { isGivenName } from '../../../contract/gender.ts'
import { isNounForm } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { hasGenders } from '../language/grammar/dictionary.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { TABLE } from '../language/grammar/paradigms.ts'
import { mayBeSaid } from '../language/spelling/said-aloud.ts'
import { secondToThird } from '../language/turned/from-you.ts'
import { ONES_OWN } from '../language/spelling/verb-accents.ts'
import { contract, upperFirst } from '../language/grammar/text.ts'
import { doubtOfBack } from './back-gate.ts'
import { secondOf } from './first-to-second.ts'
import { isToThem, isVerbBefore, NOUN_FOLLOWS, opensWithThem, saysYouBehind, speaksToThem } from './said-to-whom.ts'
import { GIVING, MEETING, us } from './ours.ts'
import type { Voice } from './voice.ts'

/** The giver's own words, said back to them: 'mi abuelo' → 'tu abuelo', 'nos reímos' → 'se rieron'. */

const SINGLE: Record<string, readonly [string, string]> = {
  me: ['te', 'te'], mi: ['tu', 'tu'], mis: ['tus', 'tus'], mí: ['ti', 'vos'], conmigo: ['contigo', 'con vos'], yo: ['tú', 'vos'],
  mío: ['tuyo', 'tuyo'], mía: ['tuya', 'tuya'], míos: ['tuyos', 'tuyos'], mías: ['tuyas', 'tuyas'],
} // oxfmt-ignore

const SEVERAL: Record<string, readonly [string, string]> = {
  nosotros: ['ustedes', 'vosotros'], nosotras: ['ustedes', 'vosotras'],
  nuestro: ['su', 'vuestro'], nuestra: ['su', 'vuestra'], nuestros: ['sus', 'vuestros'], nuestras: ['sus', 'vuestras'],
} // oxfmt-ignore

/** After these no finite verb stands. */
const SURELY_NOUN =
  /^(?:el|un|una|unos|unas|de|del|en|al|por|para|con|sin|su|sus|mi|mis|nuestr[oa]s?|este|esta|ese|esa|cada|otro|otra|primer|mejor|gran)$/u
const SAYS =
  /^(?:di(?:ce|cen|jo|jeron|go|je)|dec[ií]an?|grit[A-Za-zÀ-ỹ]+|contest[A-Za-zÀ-ỹ]+|respond[A-Za-zÀ-ỹ]+|pregunt[A-Za-zÀ-ỹ]+)$/u

/** Null where a word of it could not be turned for certain: it is then read back between quotation marks. */
export function saidBack(whole: string, voice: Voice): string | null {
  // what somebody said aloud stays as it was said
  const quotes = whole.match(ALOUD) ?? []
  const back = turnedBack(whole.replace(ALOUD, '“…”'), voice)
  return back && back.replace(/“…”/gu, () => quotes.shift()!)
}

const ALOUD = /“[^”]*”|‘[^’]*’/gu

function turnedBack(given: string, voice: Voice): string | null {
  // 'fuimos a recogerte': of whom a pronoun behind a verb is, a gender would have to tell
  if (isToThem(given) && saysYouBehind(given)) return null
  // 'y me la lleve', 'para que no me fuera': a past without its accent, or a person that the form does not tell
  if (saysMeInDoubt(given) || isOfEither(given) || OF_ONESELF.test(given) || mayBeSaid(given)) return null
  const third = isToThem(given)
    ? (secondToThird(given)?.replace(SENTENCE, (letter) => letter.toUpperCase()) ?? null)
    : given
  if (third === null) return null
  const text = voice.many === 'ustedes' ? ofYours(third) : third
  // 'te escucha sin juzgarte': of one who is told of, «tú» is anybody; elsewhere it may be they
  if (isToThem(text) || (speaksToThem(text) && !opensWithThem(text))) return null
  if (ONE_DAY.test(text) && !voice.isPast) return turnedBack(given, { ...voice, isPast: true })
  const parts = text.split(
    /([“‘][^”’]*[”’]|(?<=(?<![A-Za-zÀ-ỹ])d(?:ic|ij|ec)[A-Za-zÀ-ỹ]* (?:un |que )?)te (?:quiero|amo|adoro|extraño)(?![A-Za-zÀ-ỹ])|\p{L}+)/u,
  )
  const words = parts.flatMap((part, at) => (at % 2 === 1 ? [part] : []))
  const opens = parts.flatMap((part, at) => (at % 2 === 0 ? [/(?:^|[.!?…:]\s*)[¡¿]?$/u.test(part)] : []))
  // the first word of a sentence has a capital for that alone
  const lowered = words.map((word) => word.toLowerCase())
  const turned = words.map((word, i) => {
    if (/^[“‘]|^te /u.test(word)) return word
    // 'a Mía, pintar': within a sentence it is a name
    if (!opens[i] && /^M[ií]a$/u.test(word)) return word
    const back = turnedWord(opens[i] && !isGivenName(word) ? lowered[i]! : word, i, lowered, voice)
    if (back === null) return null
    return /^\p{Lu}/u.test(word) ? upperFirst(back) : back
  })
  if (turned.includes(null)) return null
  const back = parts.map((part, at) => (at % 2 === 1 ? turned[(at - 1) / 2]! : part)).join('')
  return doubtOfBack(back) ? null : back
}

/** 'su calma. te escucha' */
const SENTENCE = /(?<=\p{L}{3}[.!?…] )\p{Ll}/gu

const saysMeInDoubt = (given: string) =>
  /(?<![A-Za-zÀ-ỹ])me fuera(?! (?:bien|mal|mejor|peor)(?![A-Za-zÀ-ỹ]))/iu.test(given) ||
  [...given.matchAll(/(?:^|(?<![A-Za-zÀ-ỹ])y |[,.;] )me (?:l[oa]s? )?(\p{Ll}{3,}e)(?![A-Za-zÀ-ỹ])/giu)].some(
    ([, verb = '']) => {
      const form = finiteForm(verb)
      return form?.person === 3 && form.tense === 'present' && form.infinitive.endsWith('ar')
    },
  )

/** 'le dije que quería irme', 'no vi nada porque me había quedado': the form does not tell whether it was the giver. */
const isOfEither = (given: string) =>
  [
    ...given.matchAll(
      /(?<![A-Za-zÀ-ỹ])([A-Za-zÀ-ỹ]+)(?: (?:nada|todo|bien|mal))? (?:que|porque) (?:no |ya )?(?:(?:me|se) )?([A-Za-zÀ-ỹ]+)/giu,
    ),
  ].some(
    ([, verb = '', next = '']) =>
      isFirstPast(verb.toLowerCase()) &&
      /^(?:había|[^\s]+(?:aba|ía)|era|iba)$/iu.test(next) &&
      finiteForm(next)?.person === 3,
  ) || AND_THEY.test(given)

/** 'ya no podía más y él se bajó': who «él» is set against is not said. */
const AND_THEY =
  /(?:^|[,.;] |(?<![A-Za-zÀ-ỹ])y )(?:en (?:el|la) [A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+)? )?(?:(?:ya|no|casi|me) )*[A-Za-zÀ-ỹ]+(?:aba|ía)(?![A-Za-zÀ-ỹ])[^,.;]{0,25},? (?:y|pero) (?:él|ella) (?:(?:me|se|l[aeo]) )*[A-Za-zÀ-ỹ]+(?:ó|io)(?![A-Za-zÀ-ỹ])/iu

/** 'yo que soy vieja': nobody is told so of themselves. */
const OF_ONESELF = /(?<![A-Za-zÀ-ỹ])yo,? que (?:ya |no )?(?:soy|estoy|tengo|nunca)(?![A-Za-zÀ-ỹ])/iu

/** A day that was, in whatever answer it is told. */
const ONE_DAY = /(?<![A-Za-zÀ-ỹ])(?:(?:el d[ií]a|la vez|la noche|la tarde) que|una vez|aquella vez)(?![A-Za-zÀ-ỹ])/iu

/** 'nuestro primer baile' → 'el primer baile de ustedes': «su baile» would be of anybody. */
const ofYours = (text: string) =>
  contract(
    text.replace(OURS, (_, o: string, end: string, before = '', noun: string, of = '') => {
      const the = o === 'o' ? (end ? 'los' : 'el') : end ? 'las' : 'la'
      return `${the} ${before}${noun}${of} de ustedes`
    }),
  )
const OURS =
  /(?<![A-Za-zÀ-ỹ])nuestr([oa])(s?) ((?:primer|primera|segund[oa]|últim[oa]|gran|mejor|quer[A-Za-zÀ-ỹ]+|vieja?|viejo) )?([A-Za-zÀ-ỹ]+)((?: de (?:miel|bodas?|fin de semana|graduaci[oó]n|quince|secundaria|prepa|kínder|universidad))?)(?![A-Za-zÀ-ỹ])/giu

/** A word as it is said to the giver; null where that is in doubt. */
function turnedWord(word: string, i: number, words: readonly string[], voice: Voice): string | null {
  const low = words[i]!
  const isVos = voice.one === 'vos'
  const isOne = voice.one === 'tú' || isVos
  // 'a mi y a todos': its accent was left out
  const own = SINGLE[low === 'mi' && isAlone(words, i) ? 'mí' : low]
  // 'mi papá', from the whole family
  if (voice.one === 'ustedes' && /^mis?$/u.test(low)) return low.replace('mi', 'su')
  if (own) {
    // 'el otro dice yo también fui': somebody else's I
    if (
      !isOne ||
      (low === 'yo' && (/^(?:de|a|con|para|por)$/u.test(words[i - 1] ?? '') || SAYS.test(words[i - 1] ?? '')))
    )
      return null
    return own[isVos ? 1 : 0]
  }
  const ours = SEVERAL[low]?.[voice.many === 'ustedes' ? 0 : 1]
  // 'el nombre del perro antes que el nuestro'
  if (
    ours &&
    voice.many === 'ustedes' &&
    low.startsWith('nuestr') &&
    /^(?:el|la|l[oa]s?|al|del)$/u.test(words[i - 1] ?? '')
  )
    return low.replace('nuestr', 'suy')
  if (ours) return ours
  if (low === 'nos') return us(i, words, voice)
  const attached = /^(\p{L}+(?:ndo|[aeiáéí]r))(me|nos)$/u.exec(low)
  if (attached && isVerbBefore(attached[1]!))
    return attachedTo(attached[1]!, attached[2]!, { before: words.slice(0, i), after: words[i + 1] ?? '' }, voice)
  if (/^\p{L}+(?:ndo|[aeiáéí]r)(?:me|nos)l[aeo]s?$/u.test(low)) return null
  return verb(word, i, words, voice)
}

const isAlone = (words: readonly string[], i: number) =>
  /^(?:a|para|por|de|sin|en)$/u.test(words[i - 1] ?? '') &&
  /^(?:a|y|o|que|me|nos|se|en|con|para|por|el|la|l[oa]s|cuando|como)?$/u.test(words[i + 1] ?? '')

function attachedTo(
  stem: string,
  pronoun: string,
  { before, after }: { before: readonly string[]; after: string },
  voice: Voice,
): string | null {
  const { one, many, areWomen } = voice
  if (pronoun === 'me') return one === 'tú' || one === 'vos' ? `${stem}te` : null
  const infinitive = stem
    .normalize('NFD')
    .replace(/\u0301/gu, '')
    .normalize('NFC')
  if (many === 'vosotros') return `${stem.endsWith('ndo') ? stem : infinitive}os`
  // 'Quedarnos varados': what they did themselves
  if (before.length === 0 && after.endsWith('dos')) return `${stem}se`
  if (GIVING.test(infinitive)) return `${stem}les`
  // 'alegrarnos la vida': theirs, and what it is done to
  if (MEETING.test(infinitive))
    return /^(?:el|la|l[oa]s|una?)$/u.test(after) ? null : `${stem}${areWomen ? 'las' : 'los'}`
  // 'nos fuimos sin bajarnos', 'por reírnos': what they did themselves
  if (/^(?:por|al|de|para|sin|hasta)$/u.test(before.at(-1) ?? '')) return `${stem}se`
  return before.some((word) => finiteForm(word)?.person === 1 && finiteForm(word)?.plural) ? `${stem}se` : null
}

function verb(word: string, i: number, words: readonly string[], voice: Voice): string | null {
  const low = words[i]!
  const before = words[i - 1] ?? ''
  const isName = /^\p{Lu}/u.test(word)
  const ours = isName ? null : (WISHED[low]?.[voice.many === 'ustedes' ? 0 : 1] ?? oursOf(low, voice))
  if (ours) return ours
  const form = isName ? null : finiteForm(low)
  // 'me quedaba con ella los veranos'
  if (
    before === 'me' &&
    form?.person === 3 &&
    !form.plural &&
    form.tense === 'imperfect' &&
    /^quedar$/u.test(form.infinitive) &&
    !/^(?:bien|mal|grande|chic[oa]|un|una|el|la)$/u.test(words[i + 1] ?? '')
  )
    return `${low}s`
  const nextToI = words[i + 1] === 'yo' || AFTER_I.test(words.slice(0, i).join(' '))
  // 'el día que la iba a invitar. No la tuve que invitar': who did it once did it before
  const isDoneToThem =
    /^l[oa]s?$/u.test(before) && words.some((other, at) => other === before && isFirstPast(words[at + 1] ?? ''))
  if ((nextToI || isDoneToThem) && form?.person === 3 && !form.plural && form.tense === 'imperfect') return `${low}s`
  // 'que yo se lo regale', 'me pidió que lo cuidara'
  if (isOfI(i, words) && form?.person === 3 && !form.plural && (form.tense === 'present' || low.endsWith('ra')))
    return `${low}s`
  if (!form || form.person === 3) {
    if (isName) return word
    const isOurs = /[aei]mos$/u.test(low) && low.length > 4 && !isNounForm(low) && !hasGenders(low)
    return isOurs ? null : word
  }
  // what anybody does stays: «si te haces daño»
  if (form.person === 2) return word
  if (!form.plural && form.tense === 'present' && SURELY_NOUN.test(before)) return word
  // 'pelea por lo justo'
  if (before === 'lo' && hasGenders(low) && /^(?:a|con|de|en|para|por)$/u.test(words[i - 2] ?? '')) return word
  // 'la uso', 'los guardo': no noun agrees with these
  const isVerb = !low.endsWith('s') && (/^l[oa]s$/u.test(before) || (before === 'la' && nounGender(low) === 'm'))
  // 'el traje'
  if (isNounForm(low) && /^(?:el|un|del|al|su|mi|tu|este|ese|otro)$/u.test(before)) return word
  const isIrregular =
    TABLE.has(low) && (form.tense === 'preterite' || /^(?:soy|estoy|puedo|tengo|hago|quiero|voy|doy|ando)$/u.test(low))
  if (
    !isIrregular &&
    !isVerb &&
    isNounForm(low) &&
    (NOUN_FOLLOWS.test(before) || (!form.plural && form.tense === 'present' && !OPENS_VERB.test(before)))
  )
    return word
  if (!form.plural && (voice.one === 'ustedes' || voice.one === 'vosotros')) return null
  if (form.tense === 'present' && !form.plural && isUnaccented(low, i, words)) return null
  // a present in what is told of a day that was may be a past without its accent
  if (voice.isPast && !form.plural && form.tense === 'present' && !SURELY_PRESENT.test(low)) return null
  const one = voice.one === 'vos' ? 'vos' : 'tú'
  const isStill = /^(?:todavía|aún|siempre|hoy)$/u.test(
    words.slice(0, i).findLast((each) => !/^(?:no|l[aeo]s?|se|nos)$/u.test(each)) ?? '',
  )
  return secondOf(low, form, { one, many: voice.many, isPast: voice.isPast && !isStill })
}

/** First persons of a wish or a concession. */
const WISHED: Record<string, readonly [string, string]> = {
  vayamos: ['vayan', 'vayáis'], seamos: ['sean', 'seáis'], estemos: ['estén', 'estéis'], tengamos: ['tengan', 'tengáis'], hagamos: ['hagan', 'hagáis'],
  podamos: ['puedan', 'podáis'], digamos: ['digan', 'digáis'], lleguemos: ['lleguen', 'lleguéis'], vengamos: ['vengan', 'vengáis'], veamos: ['vean', 'veáis'],
} // oxfmt-ignore

/** 'estábamos', 'íbamos', 'supiéramos': nobody else's, whatever noun is spelt so. */
function oursOf(low: string, { many }: Voice): string | null {
  const [, stem, vowel = '', end = ''] = /^(\p{L}+?)(?:(á|í)(b?a)mos|([áéí])(?:ra|se)mos)$/u.exec(low) ?? []
  const past = /^(\p{L}+)([áéí])(ra|se)mos$/u.exec(low)
  if (past) return `${past[1]!}${PLAIN[past[2]!]!}${past[3]!}${many === 'ustedes' ? 'n' : 'is'}`
  if (stem === undefined || low === 'íbamos') return null
  return vowel === 'á'
    ? `${stem}a${end}${many === 'ustedes' ? 'n' : 'is'}`
    : `${stem}í${end}${many === 'ustedes' ? 'n' : 'is'}`
}

/** 'me ayudo a estudiar', 'nunca me lo saco en cara': what somebody did to the giver, without its accent. */
const isUnaccented = (low: string, i: number, words: readonly string[]) =>
  low.endsWith('o') &&
  (words[i - 1] === 'me' || (words[i - 2] === 'me' && /^l[oa]s?$/u.test(words[i - 1] ?? ''))) &&
  !ONES_OWN.test(low)

/** 'yo no me', 'yo a los quince', 'yo de niña': what stands between an «I» and its verb. */
const AFTER_I =
  /(?<![A-Za-zÀ-ỹ])yo(?: (?:no|ya|nunca|siempre|también|s[ií]|nom[aá]s|nada m[aá]s|s[oó]lo|mientras|todavía|aún|casi|apenas|antes|entonces|me|les?|l[oa]s?|(?:a|con) (?:los|mis|sus|es[ao]s)(?: \p{L}+)?(?: años)?|a (?:esa|su|tu) edad|a la edad de \p{L}+|de (?:niñ|chic|chiquit|joven|chamac|chav)[A-Za-zÀ-ỹ]*|en (?:ese|aquel) (?:entonces|tiempo)))*$/u

/** The verb of an «I» that stands before its pronouns. */
function isOfI(i: number, words: readonly string[]): boolean {
  let at = i - 1
  while (/^(?:me|te|se|nos|les?|l[oa]s?|no|ya|nunca)$/u.test(words[at] ?? '')) at -= 1
  if (words[at] === 'yo' && words[at - 1] === 'que') return true
  // 'me pidió que le enseñara': whoever was asked
  return words[at] === 'que' && ASKED.test(words[at - 1] ?? '') && words[at - 2] === 'me'
}

const ASKED = /^(?:p[ei]d|rog|rueg|suplic|exig|orden|aconsej|recomend|suger|sugir|prohib)[A-Za-zÀ-ỹ]+$/u

const isFirstPast = (word: string) => {
  const form = finiteForm(word)
  return form?.person === 1 && !form.plural && form.tense === 'preterite'
}

const PLAIN: Record<string, string> = { á: 'a', é: 'e', í: 'i' }
const OPENS_VERB = /^(?:yo|no|me|le|les|lo|nunca|siempre|ya|que|cuando|si)$/u
const SURELY_PRESENT = /^(?:soy|estoy|voy|doy|he|sé|tengo|hago|digo|puedo|quiero|salgo|vengo|recuerdo)$/u
