import { type Address } from './address.ts'
import { isImpersonal, isOthers, tokensOf } from './clause-subject.ts'
import { isNounForm } from './dictionary.ts'
import { finiteForm } from './finite.ts'
import { TABLE } from './paradigms.ts'
import { bare } from './text.ts'
import { secondForm } from './verb-forms.ts'

/**
 * A memory that tells of the recipient, told to them: 'cuando fuimos al acuario y se quedó pegado al vidrio' →
 * '… y te quedaste pegado al vidrio'. Null where somebody or something else may be meant, or nothing would change.
 */
export function memoryToYou(text: string, name: string, address: Address): string | null {
  if (address !== 'tú' && address !== 'vos') return null
  const speech = text.search(/[“"«]/u)
  const told = speech < 0 ? text : text.slice(0, speech)
  if (speech >= 0 && /[”"»][^”"»]*\p{L}/u.test(text.slice(speech + 1))) return null
  const own = withoutName(told, name)
  if (DOUBTFUL.test(own) || RELATIVE.test(own) || own.includes(';')) return null
  const tokens = tokensOf(own)
  if (tokens.some((token, i) => isUnaccented(tokens, i))) return null
  const moved = new Map<number, string>()
  for (const [i, token] of tokens.entries()) {
    const form = finiteForm(token.toLowerCase())
    if (!form || isOnlyNoun(tokens, i)) continue
    if (form.person === 2 || (form.person === 3 && form.plural)) return null
    if (form.person !== 3 || isImpersonal(tokens, i) || WEATHER.test(token)) continue
    if (form.tense === 'present' && isNounForm(token.toLowerCase()) && !TABLE.has(token.toLowerCase())) continue
    if ((form.tense !== 'preterite' && form.tense !== 'imperfect') || isOthers(tokens, i)) return null
    if (!isTheirs(tokens, i)) return null
    moved.set(i, secondForm(token.toLowerCase(), form, address))
  }
  if (moved.size === 0 && (!/(?<!\p{L})sus?(?!\p{L})/iu.test(own) || OTHERS.test(own))) return null
  const you = address === 'vos' ? 'vos' : 'tú'
  let at = -1
  const turned = own.replace(/\p{L}+/gu, (word) => {
    at += 1
    const verb = moved.get(at)
    if (verb !== undefined) return at === 0 ? capitalLike(word, verb) : verb
    const key = word.toLowerCase()
    if (key === 'se' && moved.has(nextVerb(tokens, at))) return capitalLike(word, 'te')
    if (/^(?:le|lo|la)$/.test(key) && isFirst(tokens[at + 1]) && !(key === 'le' && DOUBLED.test(own)))
      return capitalLike(word, 'te')
    if (/^(?:él|ella)$/.test(key)) return you
    if (key === 'su') return capitalLike(word, 'tu')
    return key === 'sus' ? capitalLike(word, 'tus') : word
  })
  return turned + (speech < 0 ? '' : text.slice(speech))
}

/** Words after which it is not plain who is meant: somebody else, a preposition before a pronoun, a pronoun behind a verb. */
const DOUBTFUL =
  /(?<!\p{L})(?:we|the|when|te|tú|tus?|ti|vos|usted|ustedes|les|nadie|alguien|quien|ellos|ellas|fue|era|estaba|había sido|los dos|las dos)(?!\p{L})|(?<!\p{L})(?:a|con|de|para|por|sin|en|que) (?:él|ella)(?!\p{L})|\p{L}+[aeiáéí](?:r|ndo)(?:me|nos)?(?:l[aoe]s?)(?!\p{L})|\p{L}+(?:ar|er|ir|ándo|iéndo|yéndo)se(?!\p{L})|(?<!\p{L})l[oa]s? \p{L}+(?:ó|aba|ía)(?!\p{L})/iu

/** 'una señora que nos dio pan': whoever stands before 'que' acts. */
const RELATIVE =
  /(?<!\p{L})(?:un|una|unos|unas|otr[oa]|el|la) (?!(?:día|vez|tarde|noche|mañana|año|verano|fin|semana|primera|última|primer|último)(?!\p{L}))\p{L}+ que (?:me|nos|se|le|lo|la)?(?!\p{L})/iu

/** 'el saco la foto': a past without its accent, which would stay behind. */
function isUnaccented(tokens: readonly string[], i: number): boolean {
  const [before = '', key, next = ''] = [tokens[i - 1], tokens[i]!.toLowerCase(), tokens[i + 1]]
  return (
    !/^(?:de|del|un|su|mi|al?|con|en|por|sin|l[oa]s)$/iu.test(before) &&
    key.endsWith('o') &&
    /^(?:el|la|los|las|un|una|su|sus|a|al)$/iu.test(next) &&
    finiteForm(key)?.person === 1 &&
    finiteForm(`${key.slice(0, -1)}ó`)?.tense === 'preterite'
  )
}

/** Whose something may be where nobody acts: 'mi perro y su hueso'. */
const OTHERS =
  /(?<!\p{L})(?:mi|mis|nuestr[oa]s?|mamá|papá|abuel[oa]|herman[oa]|perr[oa]|gat[oa]|amig[oa]s?|ti[oa]|novi[oa]|espos[oa])(?!\p{L})/iu

/** 'le quitamos las rueditas a la bici': the pronoun is somebody else's, who is named after it. */
const DOUBLED = /(?<!\p{L})les? \p{L}+mos [^,]*(?<!\p{L})(?:al|a la|a los|a las|a mis?|a un|a una)(?!\p{L})/iu

/** Done by things: 'y explotó', 'lo que pasó'. */
const BY_THINGS =
  /^(?:explot|estall|descompu|ponch|pinch|hirvi|quem|pas[óa]|sonó|sonaba|costó|dolió|empez|acab|termin|ocurri|sucedi)/iu

const WEATHER = /^(?:llov|nev|tron|hac|anochec|amanec|hubo)/iu

const LINKS =
  /^(?:y|e|pero|que|cuando|donde|mientras|aunque|como|porque|vez|día|tarde|noche|mañana|verano|él|ella|no|nunca|siempre|ya|se|me|nos|le|luego|después|entonces|solito|solita)$/iu

/** Nothing before or after the verb names somebody who does it. */
function isTheirs(tokens: readonly string[], i: number): boolean {
  if (BY_THINGS.test(tokens[i]!)) return false
  const before = tokens[i - 1]
  let at = i - 1
  while (at >= 0 && /^(?:no|nunca|siempre|ya|se|me|nos|le)$/iu.test(tokens[at]!)) at--
  if (at >= 0 && !LINKS.test(tokens[at]!)) return false
  // 'nos agarró un aguacero'
  if (/^(?:lluvia|aguacero|tormenta|noche|granizo|frío|ola|temblor)$/iu.test(tokens[i + 2] ?? '')) return false
  const next = tokens[i + 1] ?? ''
  if (/^(?:el|los|las|mi|mis|nuestr[oa]s?|tod[oa]s?|su|sus)$/iu.test(next)) return TAKES_OBJECT.test(tokens[i]!)
  if (/^(?:la|un|una)$/iu.test(next)) return TAKES_OBJECT.test(tokens[i]!) && !/^(?:se)$/iu.test(before ?? '')
  return !/^\p{Lu}/u.test(next) || TAKES_OBJECT.test(tokens[i]!)
}

/** 'vio el mar', 'me agarró el dedo': what follows is what is done to, and not who does it. */
const TAKES_OBJECT =
  /^(?:vio|tiró|comió|abrazó|agarró|dijo|hizo|ganó|compró|rompió|encontró|miró|tomó|besó|escondió|dibujó|aprendió|trajo|puso|ponía|metió|regaló|leyó|pintó|cantó|guardaba|guardó|apretó|soltó|bailó|llevaba|hacía|enseñó|compraba|preparaba|preparó|cocinó|cocinaba|corrió|perdió|dio|daba|tocó|tocaba|pidió|pedía|construyó|plantó|armó|subió|bajó|cruzó|abrió|cerró|probó)$/iu

/** 'la cara', 'una salida': a word after an article. */
function isOnlyNoun(tokens: readonly string[], i: number): boolean {
  const word = tokens[i]!.toLowerCase()
  return (
    isNounForm(word) && /^(?:el|la|los|las|un|una|del|al|de|en|con|su|sus|mi|mis|a|por)$/iu.test(tokens[i - 1] ?? '')
  )
}

const isFirst = (word: string | undefined) =>
  word !== undefined && finiteForm(word.toLowerCase())?.person === 1 && /(?:é|í|mos|aba|ía)$/u.test(word)

/** 'se me cayó': the pronouns between belong to the same verb. */
function nextVerb(tokens: readonly string[], at: number): number {
  return /^(?:me|nos|le)$/iu.test(tokens[at + 1] ?? '') ? at + 2 : at + 1
}

const capitalLike = (word: string, other: string) =>
  /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other

/** 'cuando Emiliano se quedó…': their name is the subject, and goes. */
function withoutName(text: string, name: string): string {
  const first = name.split(' ')[0] ?? ''
  if (bare(first).length < 3) return text
  return text.replace(
    new RegExp(
      `(?<=(?:^|\\s)(?:cuando|que|y) )${first} (?=(?:se |me |nos |no |le )?\\p{L}+(?:ó|aba|ía|o)(?!\\p{L}))`,
      'gu',
    ),
    '',
  )
}
