import { secondToThird, thirdToPlural } from './conjugate.ts'
import { hasGenders, infinitivesOf, isEntry, isNounForm, known } from './dictionary.ts'
import { agree, DIMINUTIVE, nounGender } from './gender.ts'
import { factOf } from './main-clause.ts'
import type { Person } from './person.ts'
import { agreeing, agreeingList, isAdjectival } from './adjectives.ts'
import { traitClassOf, type TraitClass } from './trait-classes.ts'
import { contract, isLong, upperFirst, withoutEnd, words } from './text.ts'
import { toldInfinitive } from './sender-voice.ts'
import { withoutHedge } from './shorthand.ts'
import { lowerFirst, sentences, tidy } from './tidy.ts'
import { withoutVocative } from './vocative.ts'
import { TABLE } from './paradigms.ts'
import { BEFORE_VERB, finiteForm, firstFinite, isBefallen, isFelt, isInfinitive, opensClause } from './verbs.ts'

/** The extra trait: what nobody else has just so. It changes the plot once, and comes back at the end. */
export type Trait = {
  cls: TraitClass
  /** For a card or a list, between «»: 'Siempre pierde los lentes'. */
  card: string
  /** A whole clause for the narrator: 'Rosa siempre pierde los lentes', 'a Iker le faltan dos dientes'. */
  fact: string
  /** An ending phrase after the name: 'sigue igual: siempre pierde los lentes'. */
  still: string
  /** The answer as the story says it, for finding it again. */
  said: string
}

export function readTrait(
  raw: string,
  who: Person,
  sender: string,
  pick: <T>(options: readonly T[]) => T = ([first]) => first!,
): Trait | null {
  const whole = withoutEnd(tidy(raw))
  if (!whole) return null
  const cls = traitClassOf(whole)
  const make = (said: string, fact: string, still: string): Trait => ({
    cls,
    card: upperFirst(said),
    fact,
    still,
    said,
  })
  const same = pick([
    who.n('sigue igual', 'siguen igual'),
    who.n('sigue como siempre', 'siguen como siempre'),
    who.n('no ha cambiado nada', 'no han cambiado nada'),
  ])
  const quote = (text: string): Trait => ({
    cls,
    card: 'No hay quien se le parezca',
    fact: `${who.name} ${who.n('tiene', 'tienen')} algo que, en palabras de ${sender}, es así: «${text}»`,
    still: `${same}, punto por punto`,
    said: text,
  })
  if (isLong(whole, 14)) return quote(sentences(raw))
  const text = withoutVocative(lowerFirst(withoutHedge(whole)), who.name)
    .replace(/^(?:él|ella|tú|vos|usted)\s+/i, '')
    .replace(/^que\s+/i, '')
  const tokens = words(text)
  if (tokens.length === 0) return quote(whole)
  const verb = firstFinite(tokens)
  const owned =
    /^(su|sus|tu|tus)$/i.test(tokens[0]!) ||
    (/^(?:el|la|los|las) \p{L}+ (?:siempre|muy|tan)(?!\p{L})/iu.test(text) && isEntry(tokens[1]!))
  // 'nunca se sabe lo que piensa': nobody's deed
  if (
    /^(?:nunca|no|siempre|ya) se (?:sabe|puede|nota|entiende|oye) (?:lo que|qué|cuándo|cómo|si|por|dónde|nada)(?!\p{L})/iu.test(
      text,
    )
  )
    return quote(whole)
  // 'su letra no la entiende nadie'
  if (
    owned &&
    / (?:no )?(?:l[aeo]s?|se|me|te) (?=(\p{L}+))/iu.test(text) &&
    tokens.some(
      (token, i) =>
        i > 2 &&
        /^(?:l[aeo]s?|se|me|te)$/i.test(tokens[i - 1]!) &&
        finiteForm(token)?.person === 3 &&
        !/^que$/i.test(tokens[i - 2]!) &&
        !isNounForm(token),
    )
  )
    return quote(whole)
  // 'se te arruga la nariz': whose nose it is stays in their words
  if (/^se te /i.test(text)) return quote(whole)
  if (owned && verb && !/^(que|cuando|al|como|si|donde)$/i.test(tokens[verb.index - 1] ?? '')) return quote(whole)
  // 'la apodan Terremoto', 'lo persiguen las palomas'
  const [object = '', done = ''] = tokens.map((token) => token.toLowerCase())
  if (/^l[ao]s?$/.test(object) && finiteForm(done)?.person === 3 && !isNounForm(done) && !hasGenders(done)) {
    const clause = clauseOf(text, 3, who, sender)
    return clause ? make(clause, factOf(clause, who.name, true), `${same}: ${clause}`) : quote(whole)
  }
  // 'los gatos la siguen', 'la música le pone la piel de gallina': what others do to them
  const done2 = /^(?:el|la|los|las|tod[oa]s (?:l[oa]s )?) ?\p{L}+ (?:(?:no|siempre|nunca) )*l[aeo]s? (\p{L}+)/iu.exec(
    text,
  )
  if (done2 && finiteForm(done2[1]!)?.person === 3) {
    const clause = clauseOf(text, 3, who, sender)
    return clause ? make(clause, `a ${who.name} ${clause}`, `${same}: ${clause}`) : quote(whole)
  }
  // 'si no desayuna no hay quien le hable'
  if (
    /(?<!(?<!\p{L})(?:que|qué|donde|dónde|lo) )(?<!\p{L})(?:hay|había|hubo)(?! \p{L}+(?:do|to|cho)(?!\p{L}))(?!\p{L})/iu.test(
      text,
    )
  )
    return quote(whole)
  const counted = /^(?:\d+|un|una|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|mil) \p{L}/iu.test(text)
  if (counted && TABLE.has(tokens[1]!.toLowerCase())) return quote(whole)
  // 'uno habla y el otro come': a verb with somebody else for its subject
  if (
    counted &&
    verb &&
    !/^(?:que|cuando|al|como|donde|y)$/i.test(tokens[verb.index - 1] ?? '') &&
    (TABLE.has(verb.word) || !isNounForm(verb.word))
  )
    return quote(whole)
  if (
    /^(?:uno|una|el uno|la una|todos|todas|nadie|la gente|cualquiera) /iu.test(text) &&
    verb &&
    verb.index < 3 &&
    /(?:otr[oa]|demás)/iu.test(text)
  )
    return quote(whole)
  const nominal = owned || counted || isVerbless(text) || (verb?.index === 0 && isHead(tokens, who))
  if (nominal) {
    const told = verb?.person === 2 && verb.index > 0 && !counted ? turned(text) : text
    return phrase(told, tokens, who, make, same) ?? quote(whole)
  }
  // 'cuando canta llueve': nobody's deed
  if (/(?<!\p{L})(?:llueve|nieva|truena|amanece|anochece|hace (?:frío|calor|sol))$/iu.test(text)) return quote(whole)
  if (verb && verb.index <= 4 && !(verb.index === 0 && tokens.length === 1 && !verbAlone(tokens[0]!))) {
    if (!opensClause(tokens.slice(0, verb.index), text)) return quote(whole)
    const clause = clauseOf(text, verb.person, who, sender)
    if (!clause) return quote(whole)
    const dative =
      isFelt(clause) ||
      isBefallen(clause) ||
      /^(?:ning[úu]n|ninguna|nada|nadie|todo|toda|todos|todas) (?:\p{L}+ )?(?:no )?les? \p{L}+/iu.test(clause) ||
      /^(?:todos |siempre )?(?:les?|l[ao]s?) (?:dicen|llaman|apodan|conocen)(?!\p{L})/iu.test(clause)
    return make(clause, factOf(clause, who.name, dative), `${same}: ${clause}`)
  }
  return phrase(text, tokens, who, make, same) ?? quote(whole)
}

/** 'zurda y orgullosa', 'pelo rizado', 'mancha blanca': an adjective or a noun that could be a form of a verb, and has nothing after it that a verb would have. */
function isHead(tokens: readonly string[], who: Person): boolean {
  const first = tokens[0]!.toLowerCase()
  const next = tokens[1]?.toLowerCase() ?? ''
  if (TABLE.has(first) || !agreesWith(first, next)) return false
  if (/^(?:ronca|molesta|limpia|despierta|corta|anda|baila|canta|ríe)$/.test(first)) return false
  if (NOUN_TRAITS.test(first) || (next === 'de' && DEVOTED.test(first))) return true
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
    hasGenders(next) && !finiteForm(next) && !/^(?:un|una|un[oa]s|(?:much|poc|tant|tod|otr|mism)[oa]s?)$/.test(next)
  )
}

/** 'cocina rico': no adjective of a kitchen. */
function agreesWith(noun: string, next: string): boolean {
  if (!hasGenders(next) || hasGenders(noun) || !/[oa]s?$/.test(next)) return true
  return nounGender(noun) === (/as?$/.test(next) ? 'f' : 'm')
}

/** 'siempre descalza', 'medio despistado': an adverb and an adjective. */
const isVerbless = (text: string) => {
  const match = /^(?:siempre|medio|casi siempre) (\p{L}+)(?: (?:por|en|con|de|a|al|sin|hasta) .+)?$/iu.exec(text)
  return match !== null && hasGenders(match[1]!)
}

const turned = (text: string) => secondToThird(text) ?? text

/** 'ronca', 'canta' alone are verbs; 'hipo', 'calma' are not. */
const verbAlone = (word: string) =>
  /[ae]n?$/.test(word) && ['ar', 'er', 'ir'].some((ending) => known(word.replace(/[ae]n?$/, ending)))

function clauseOf(text: string, person: 1 | 2 | 3, who: Person, sender: string): string | null {
  if (person === 1) return null
  const third = person === 2 ? secondToThird(text) : text
  if (!third) return null
  const told = toldInfinitive(third, sender)
    .replace(/(?<!\p{L})conmigo(?!\p{L})/gu, `con ${sender}`)
    .replace(/(?<!\p{L})(al?|del?|el|los?|las?) (?:mí[oa]s?)(?!\p{L})/giu, `$1 de ${sender}`)
  if (/(?<!\p{L})(?:me|nos|yo|mis?|mí|te|ti|tus?|tú|vos|os|contigo|nuestr[oa]s?)(?!\p{L})/iu.test(told)) return null
  return contract(who.plural ? thirdToPlural(told) : agreeing(told, who))
}

type Make = (said: string, fact: string, still: string) => Trait

function phrase(text: string, tokens: readonly string[], who: Person, make: Make, same: string): Trait | null {
  const first = words(text)[0]!.toLowerCase()
  const have = who.n('tiene', 'tienen')
  if (/^(?:un poco|un tanto|algo|medio|muy|re|súper) /iu.test(text)) return adjective(text, who, make, same)
  if (isSomebody(tokens)) {
    const be = who.n('es', 'son')
    return make(text, `${who.name} ${be} ${text}`, `${same}: ${be} ${text}`)
  }
  if (
    /^(?:un|una|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|mil|varios|varias|muchos|muchas|\d+)$/.test(
      first,
    )
  )
    return make(text, `${who.name} ${have} ${text}`, `${same}: ${have} ${text}`)
  // 'mucho carácter', 'poca paciencia'
  if (/^(?:much|poc|bastante|tant)[oa]?$/.test(first) && tokens.length < 4 && isEntry(tokens[1] ?? ''))
    return make(text, `${who.name} ${have} ${text}`, `${same}: ${have} ${text}`)
  // 'los ojos más grandes del mundo'
  if (/^(?:el|la|los|las) \p{L}+ (?:más|menos) /iu.test(text))
    return make(text, `${who.name} ${have} ${text}`, `${same}: ${have} ${text}`)
  if (/^(su|sus|tu|tus|el|la|los|las)$/.test(first)) {
    const own = text
      .replace(/^tu(s?)\s/i, 'su$1 ')
      .replace(/^(?:el|la) /i, 'su ')
      .replace(/^(?:los|las) /i, 'sus ')
    const keeps = `${who.n('conserva', 'conservan')} ${own}, faltaría más`
    return make(own, `quien conoce a ${who.name} no olvida ${own}`, keeps)
  }
  if (isInfinitive(first)) {
    const habit = `la costumbre de ${text}`
    return make(text, `${who.name} ${have} ${habit}`, `${who.n('conserva', 'conservan')} ${habit}`)
  }
  if (/^(siempre|nunca|casi siempre|a veces) (?:con|sin|en|de) /i.test(text) || isVerbless(text))
    return going(text, who, make)
  if (first === 'del' || (DEVOTED.test(first) && tokens[1] === 'de')) return adjective(text, who, make, same)
  if (first === 'en')
    return make(text, `${who.name} ${who.n('anda', 'andan')} ${text}`, `${who.n('sigue', 'siguen')} ${text}`)
  if (/^(con|sin|de)$/.test(first))
    return make(text, `${who.name} ${who.n('va', 'van')} por la vida ${text}`, `${who.n('sigue', 'siguen')} ${text}`)
  const countable =
    /^(?:mancha|cicatriz|mecha|mechón|lunar|diente|oreja|cola|risa|voz|mirada|sonrisa|cara|tatuaje) /i.test(text) &&
    !/^\p{L}+ de /u.test(text)
  const single =
    !first.endsWith('s') &&
    isNounAtHead(first) &&
    !/^tod[oa]s?$/iu.test(tokens[1] ?? '') &&
    (hasGenders(tokens[1]?.toLowerCase() ?? '') ||
      /^(?:enorme|grande|gigante|gigantesc[oa]|lleno|llena|rebelde|salvaje)$/iu.test(tokens[1] ?? '')) &&
    !WITHOUT_ARTICLE.test(first)
  if (countable || single) return phrase(`${nounGender(first) === 'f' ? 'una' : 'un'} ${text}`, ['un'], who, make, same)
  if (isAdjective(tokens, who)) return adjective(text, who, make, same)
  if (!isNounAtHead(first)) return null
  return make(text, `${who.name} ${have} ${text}`, `${same}: ${have} ${text}`)
}

/** A word that is surely a noun, so that somebody can have it: 'rizos', 'acento'; not 'miope', 'ojalá', 'siempre'. */
function isNounAtHead(word: string): boolean {
  if (NOUN_TRAITS.test(word)) return true
  if (TABLE.has(word)) return false
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
const WITHOUT_ARTICLE =
  /^(?:pelo|cabello|barba|bigote|piel|acento|humor|carácter|genio|vista|oído|olfato|sangre|sueño|letra|memoria|gusto|alergia|frío|calor|hambre|miedo|tos|fiebre|prisa|suerte|don)$/

/** 'un genio de los números', 'una exagerada': what somebody is; not 'un perro imaginario', which somebody has. */
function isSomebody(tokens: readonly string[]): boolean {
  const [first = '', noun = ''] = tokens.map((token) => token.toLowerCase())
  if (!/^(?:un|una|todo|toda)$/.test(first)) return false
  if (/^(?:patas|piernas|pies)$/.test(tokens.at(-1)?.toLowerCase() ?? '') && tokens.at(-2) === 'con') return true
  const word = /^(?:un|una|gran|buen|buena)$/.test(noun) ? (tokens[2]?.toLowerCase() ?? '') : noun
  if (
    /^(?:genio|desastre|sol|ángel|crack|artista|terremoto|torbellino|as|hacha|caso|encanto|peligro|trasto|personaje|figura|imán|amor|cielo|tesoro|diva|reina|rey|alma|persona|mujer|hombre|máquina|torpe|caradura|cabezota|cascarrabias|tragón|dormilón|dormilona)$/.test(
      word,
    )
  )
    return true
  if (/^(?:perr|gat|conej|herman|hij|amig|niet|novi|pec|caballit|muñec|osit)/.test(word)) return false
  return /(?:ón|ona|ista|dora?|ant[ea]|ósof[oa])$/.test(word)
    ? hasGenders(word) || word.endsWith('ista')
    : hasGenders(word) && !isEntry(word.replace(/a$/, '')) && infinitivesOf(word).length > 0
}

const DEVOTED = /^(?:amante|hincha|fan|fana|fanátic[oa]|seguidor|seguidora|forof[oa])$/

const NO_NOUN =
  /^(?:siempre|nunca|miope|torpe|dulce|alegre|triste|simple|enorme|ojalá|nada|todo|uno|una|otro|mucho|mucha|poco|poca)$/

function going(text: string, who: Person, make: Make): Trait {
  const agreed = isVerbless(text)
    ? text.replace(/\p{L}+$/u, (word) => (who.gender ? agree(word, who.gender, who.plural) : word))
    : text
  return make(
    agreed,
    `${who.name} ${who.n('va', 'van')} ${agreed}`,
    `${who.n('va', 'van')} ${agreed}, como toda la vida`,
  )
}

/** 'pelirrojo', 'muy despistada', 'zurdo y terco' are; 'hipo', 'pecas', 'pestañas larguísimas' are not. */
function isAdjective(tokens: readonly string[], who: Person): boolean {
  const first = tokens[0]!.toLowerCase()
  if (/^(muy|tan|súper|super|algo|un|poco|bastante|re|medio)$/.test(first)) return true
  if (first === 'más' && hasGenders(tokens[1]?.toLowerCase() ?? '')) return true
  if (/^(?:frío|calor)$/.test(first)) return false
  const described = tokens.length === 2 && hasGenders(first) && hasGenders(tokens[1]!.toLowerCase())
  if (described && !NOUN_TRAITS.test(first) && first.endsWith('s') === who.plural) return true
  if (hasGenders(first) && /^(?:a|hasta|desde|sin|en)$/i.test(tokens[1] ?? '')) return true
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

function adjective(raw: string, who: Person, make: Make, same: string): Trait {
  const text = raw.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const be = who.n('es', 'son')
  const gender = who.gender
  const agreed = gender
    ? agreeingList(text, who).replace(
        /^((?:muy |un poco |algo |súper |re |medio )?)(\p{L}+)/iu,
        (_, before: string, word: string) => before + agree(word, gender, who.plural),
      )
    : text
  return make(agreed, `${who.name} ${be} ${agreed}`, `${same}: ${be} ${agreed}`)
}
