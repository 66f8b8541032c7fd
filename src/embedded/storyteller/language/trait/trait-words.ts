import { isAdjectival } from '../admired/adjectives.ts'
import { hasGenders, infinitivesOf, isEntry, isNounForm, known } from '../grammar/dictionary.ts'
import { DIMINUTIVE, nounGender } from '../grammar/gender.ts'
import { TABLE } from '../grammar/paradigms.ts'
import type { Person } from '../people/person.ts'
import { finiteForm } from '../grammar/finite.ts'
import { BEFORE_VERB } from '../grammar/verbs.ts'

/** What the first words of a trait are: an adjective, a noun that somebody has, what somebody is, or a verb. */

/** 'zurda y orgullosa', 'pelo rizado', 'mancha blanca': an adjective or a noun that could be a form of a verb, and has nothing after it that a verb would have. */
export function isHead(tokens: readonly string[], who: Person): boolean {
  const first = tokens[0]!.toLowerCase()
  const next = tokens[1]?.toLowerCase() ?? ''
  if (ONLY_SO.test(first) && /^(?:|y|e|pero|al?|en|con|de|como|cuando)$/.test(next)) return true
  if (TABLE.has(first) || !agreesWith(first, next)) return false
  // 'coja de una pata': no clause begins with a subjunctive
  if (hasGenders(first) && isSubjunctive(first)) return true
  if (DONE.test(first)) return false
  if (NOUN_TRAITS.test(first) || (/^del?$/.test(next) && DEVOTED.test(first))) return true
  // 'habla sola': a noun elsewhere, a verb before what says how
  if (
    /^(?:tod|sol|dormid|despiert|descalz|sentad|parad|much|poc|bajit|fuerte|bien|mal|raro|lento|rápido)/.test(next) &&
    /[ae]n?$/.test(first)
  )
    return false
  // 'uñas larguísimas'
  if (/[oa]s$/.test(next) && isNounForm(first) && first.endsWith('s') && (hasGenders(next) || /ísim/.test(next)))
    return true
  // 'roncas como un oso': no adjective of one ends so
  if (first.endsWith('s') && !who.plural) return false
  if (hasGenders(first))
    return (
      /^(?:|y|e|como|pero|con|por|cuando|desde)$/.test(next) &&
      !(next === '' && first.endsWith('a') && who.gender === 'm')
    )
  if (first.length <= 3 || !isEntry(first)) return false
  if (finiteForm(first)?.person === 1) return /^(?:|en|de|con|para|y|e)$/.test(next) || hasGenders(next)
  return (
    hasGenders(next) &&
    !finiteForm(next) &&
    !/^(?:un|una|un[oa]s|(?:much|poc|tant|tod|otr|mism|medi)[oa]s?)$/.test(next)
  )
}

/** What somebody is, though a verb is spelt like it: 'seria al principio', 'intensa'. */
const ONLY_SO = /^(?:intens|seri|modest|sincer|discret|inquiet|intrépid|solitari|necesari)[oa]s?$/

/** What is done far more often than it is a thing or a look. */
const DONE =
  /^(?:ronca|molesta|limpia|despierta|corta|anda|baila|canta|ríe|chilla|grita|llora|salta|llega|tiembla|silba|ladra|gruñe|muerde|bosteza|suspira|cuenta|pinta|mira|toca|para|juega|trepa|roba|cava|lame|nada|vuela|espera|saluda|habla|pregunta|contesta|pelea|regaña|charla|cose|teje|arregla|colecciona|guarda|usa|firma)$/

function isSubjunctive(word: string): boolean {
  const form = finiteForm(word)
  return form?.tense === 'present' && form.person === 3 && word.endsWith(form.infinitive.endsWith('ar') ? 'e' : 'a')
}

/** 'cocina rico': a verb and an adverb, not a noun and its adjective. */
function agreesWith(noun: string, next: string): boolean {
  if (!hasGenders(next) || hasGenders(noun) || !/[oa]s?$/.test(next)) return true
  return nounGender(noun) === (/as?$/.test(next) ? 'f' : 'm')
}

/** 'siempre descalza', 'medio despistado': an adverb and an adjective. */
export const isVerbless = (text: string) => {
  const match = /^(?:siempre|medio|casi siempre) (\p{L}+)(?: (?:por|en|con|de|a|al|sin|hasta) .+)?$/iu.exec(text)
  return match !== null && hasGenders(match[1]!)
}

/** 'ronca', 'canta' alone are verbs; 'hipo', 'calma' are not. */
export const verbAlone = (word: string) =>
  /[ae]n?$/.test(word) && ['ar', 'er', 'ir'].some((ending) => known(word.replace(/[ae]n?$/, ending)))

/** A word that is surely a noun, so that somebody can have it: 'rizos', 'acento'; not 'miope', 'ojalá', 'siempre'. */
export function isNounAtHead(word: string): boolean {
  if (NOUN_TRAITS.test(word)) return true
  if (TABLE.has(word) || DONE.test(word)) return false
  const singular = word.replace(/(?<=[^aeiouáéó])es$|s$/u, '')
  const listed = isEntry(word) || isEntry(singular) || isEntry(word.replace(/s$/, '')) || DIMINUTIVE.test(word)
  return (
    listed &&
    !BEFORE_VERB.has(word) &&
    !isAdjectival(word) &&
    !/(?:mente|ente|ante|il|ble|az|oz)$/.test(singular) &&
    !NO_NOUN.test(word)
  )
}

/** Of these somebody has no 'uno': 'tiene pelo rizado', 'tiene acento argentino'. */
export const WITHOUT_ARTICLE =
  /^(?:pelo|cabello|barba|bigote|piel|acento|humor|carácter|genio|vista|oído|olfato|sangre|sueño|letra|memoria|gusto|alergia|frío|calor|hambre|miedo|tos|fiebre|prisa|suerte|don)$/

const FOREMOST = /^(?:únic[oa]s?|primer[oa]?s?|últim[oa]s?|más|mejor|peor|consentid[oa]s?|mimad[oa]s?)$/

const PERSON =
  /^(?:genio|desastre|sol|ángel|crack|artista|terremoto|torbellino|as|hacha|caso|encanto|peligro|trasto|personaje|figura|imán|amor|cielo|tesoro|diva|reina|rey|alma|persona|mujer|hombre|máquina|torpe|caradura|cabezota|cascarrabias|tragón|dormilón|dormilona|payaso|payasa|oveja|líder|cerebro|bebé|consentid[oa]|zurd[oa]|terc[oa])$/

/** 'un genio de los números', 'una exagerada': what somebody is; not 'un perro imaginario', which somebody has. */
export function isSomebody(tokens: readonly string[]): boolean {
  const [first = '', noun = ''] = tokens.map((token) => token.toLowerCase())
  // 'la única zurda de la familia', 'el payaso de la clase'
  if (/^(?:el|la|los|las)$/.test(first))
    return FOREMOST.test(noun) || (PERSON.test(noun) && /^del?$/.test(tokens[2] ?? ''))
  if (!/^(?:un|una|todo|toda)$/.test(first)) return false
  if (/^(?:patas|piernas|pies)$/.test(tokens.at(-1)?.toLowerCase() ?? '') && tokens.at(-2) === 'con') return true
  const word = /^(?:un|una|gran|buen|buena)$/.test(noun) ? (tokens[2]?.toLowerCase() ?? '') : noun
  if (PERSON.test(word)) return true
  if (/^(?:perr|gat|conej|herman|hij|amig|niet|novi|pec|caballit|muñec|osit)/.test(word)) return false
  return /(?:ón|ona|ista|dora?|ant[ea]|ósof[oa])$/.test(word)
    ? hasGenders(word) || word.endsWith('ista')
    : hasGenders(word) && !isEntry(word.replace(/a$/, '')) && infinitivesOf(word).length > 0
}

export const DEVOTED = /^(?:amante|hincha|fan|fana|fanátic[oa]|seguidor|seguidora|forof[oa])$/

const NO_NOUN =
  /^(?:antes|después|luego|siempre|nunca|miope|torpe|dulce|alegre|triste|simple|enorme|ojalá|nada|todo|uno|una|otro|mucho|mucha|poco|poca)$/

/** 'pelirrojo', 'muy despistada', 'zurdo y terco' are; 'hipo', 'pecas', 'pestañas larguísimas' are not. */
export function isAdjective(tokens: readonly string[], who: Person): boolean {
  const first = tokens[0]!.toLowerCase()
  if (/^(muy|tan|súper|super|algo|un|poco|bastante|re|medio)$/.test(first)) return true
  if (ONLY_SO.test(first)) return true
  if (first === 'más' && hasGenders(tokens[1]?.toLowerCase() ?? '')) return true
  if (/^(?:frío|calor)$/.test(first)) return false
  const described = tokens.length === 2 && hasGenders(first) && hasGenders(tokens[1]!.toLowerCase())
  if (described && !NOUN_TRAITS.test(first) && first.endsWith('s') === who.plural) return true
  if (hasGenders(first) && /^(?:a|hasta|desde|sin|en|del)$/i.test(tokens[1] ?? '')) return true
  if (tokens.length > 1 && !/^(y|e|como|con|de|pero|cuando|por|al|para)$/i.test(tokens[1]!)) return false
  if (NOUN_TRAITS.test(first)) return false
  if (hasGenders(first) || DIMINUTIVE.test(first)) return true
  if (first.endsWith('ez') && isEntry(first)) return false
  // 'nariz de botón'
  if (tokens[1]?.toLowerCase() === 'de' && !/(?:al|il|ista|ble|nte|fana?|el)$/.test(first)) return false
  // 'celíaca', 'diabético', 'chaparrito': no dictionary lists them all
  if (
    (tokens.length === 1 || /^(?:pero|y|e|aunque)$/i.test(tokens[1]!)) &&
    !isEntry(first) &&
    (!known(first) || /(?:íac|ic|os|iv|ad|id)[oa]s?$/.test(first)) &&
    /[oa]s?$/.test(first)
  )
    return true
  const other = first.replace(/(?:o|a)(s?)$/, (end) =>
    end.startsWith('o') ? end.replace('o', 'a') : end.replace('a', 'o'),
  )
  return (
    (other !== first && known(other) && (infinitivesOf(first).length === 0 || hasGenders(first))) ||
    /(e|z|l|r|n|ista)s?$/.test(first)
  )
}

const NOUN_TRAITS =
  /^(frío|calor|hipo|pecas?|canas?|rizos?|chinos|bigotes?|barba|lunar(es)?|hoyuelos?|lentes|gafas|trenzas?|coletas?|tatuajes?|sonrisa|mirada|risa|voz|ojos|pies|manos|orejas|mechón|frenos|brackets|acento|cara|colmillos|pelo|cabello|dientes?|cejas|pestañas|mejillas|orejitas|bigotitos|manchas?|cola|cicatriz|cicatrices|mechas|flequillo|fleco)$/
