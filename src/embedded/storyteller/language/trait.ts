import { agreeing, agreeingList } from './adjectives.ts'
import { secondToThird, thirdToPlural, thirdToSingular } from './conjugate.ts'
import { hasGenders, isEntry } from './dictionary.ts'
import { agree, nounGender } from './gender.ts'
import { factOf } from './main-clause.ts'
import type { Person } from './person.ts'
import { traitClassOf, type TraitClass } from './trait-classes.ts'
import { isBeyondTelling, isDoneToThem, isFromOthers } from './trait-quoted.ts'
import {
  DEVOTED,
  isAdjective,
  isHead,
  isNounAtHead,
  isSomebody,
  isVerbless,
  verbAlone,
  WITHOUT_ARTICLE,
} from './trait-words.ts'
import { contract, isLong, upperFirst, withoutEnd, words } from './text.ts'
import { toldInfinitive } from './sender-voice.ts'
import { withoutHedge } from './shorthand.ts'
import { lowerFirst, sentences, tidy } from './tidy.ts'
import { withoutVocative } from './vocative.ts'
import { firstFinite, isBefallen, isFelt, isInfinitive, opensClause } from './verbs.ts'

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
  const make = (said: string, fact: string, still: string, card = said): Trait => ({
    cls,
    card: upperFirst(card),
    fact,
    still,
    said,
  })
  const same = pick([
    who.n('sigue igual', 'siguen igual'),
    // 'sigue como siempre: siempre pierde los lentes' says it twice
    /(?<!\p{L})siempre(?!\p{L})/iu.test(whole)
      ? who.n('sigue igual', 'siguen igual')
      : who.n('sigue como siempre', 'siguen como siempre'),
    // 'no ha cambiado nada: no encuentra nada'
    /(?<!\p{L})nada(?!\p{L})/iu.test(whole)
      ? who.n('sigue igual', 'siguen igual')
      : who.n('no ha cambiado nada', 'no han cambiado nada'),
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
    .replace(/^((?:no |siempre |nunca )*)te (.*)$/iu, (all, before: string, rest: string) =>
      isFelt(`${before}le ${rest}`) ? `${before}le ${rest}` : all,
    )
  const tokens = words(text.replace(/\s*\([^()]*\)/gu, ''))
  if (tokens.length === 0) return quote(whole)
  const verb = firstFinite(tokens)
  const owned =
    /^(su|sus|tu|tus)$/i.test(tokens[0]!) ||
    (/^(?:el|la|los|las) \p{L}+ (?:siempre|muy|tan)(?!\p{L})/iu.test(text) && isEntry(tokens[1]!))
  const counted = /^(?:\d+|un|una|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|mil) \p{L}/iu.test(text)
  if (isBeyondTelling({ text, tokens, verb, owned, counted })) return quote(whole)
  // 'la apodan Terremoto', 'los gatos la siguen'
  if (isDoneToThem(text, tokens)) {
    const clause = clauseOf(text, 3, who, sender)
    return clause ? make(clause, `a ${who.name} ${clause}`, `${same}: ${clause}`) : quote(whole)
  }
  // 'sin dos dientes', 'con trenzas': without a verb, though a tooth may look like one
  const nominal =
    /^(?:con|sin) (?:(?:un|una|el|la|los|las|sus?|dos|tres) )?\p{L}+s?$/iu.test(text) ||
    /^de (?:es[oa]s|l[oa]s) que /iu.test(text) ||
    owned ||
    counted ||
    isVerbless(text) ||
    (verb?.index === 0 && isHead(tokens, who))
  if (nominal) {
    const told = verb?.person === 2 && verb.index > 0 && !counted ? turned(text) : text
    return phrase(told, tokens, who, make, same) ?? quote(whole)
  }
  if (verb && verb.index <= 4 && !(verb.index === 0 && tokens.length === 1 && !verbAlone(tokens[0]!))) {
    if (!opensClause(tokens.slice(0, verb.index), text)) return quote(whole)
    const clause = clauseOf(text, verb.person, who, sender)
    if (!clause) return quote(whole)
    const dative =
      isFelt(clause) ||
      isBefallen(clause) ||
      isFromOthers(clause, who.plural) ||
      /^(?:ning[úu]n|ninguna|nada|nadie|todo|toda|todos|todas) (?:\p{L}+ )?(?:no )?les? \p{L}+/iu.test(clause) ||
      /^(?:todos |siempre )?(?:les?|l[ao]s?) (?:dicen|llaman|apodan|conocen)(?!\p{L})/iu.test(clause)
    return make(clause, factOf(clause, who.name, dative), `${same}: ${clause}`)
  }
  return phrase(text, tokens, who, make, same) ?? quote(whole)
}

const SENDER_IS_OBJECT =
  /^((?:siempre |nunca |no |ya )*)(?:me|nos) ((?:despierta|espera|escucha|acompaña|abraza|cuida|persigue|sigue|mira|saluda|recibe|besa|lame|muerde|busca|regaña|corrige|defiende|imita|llama)n?)(?!\p{L}| (?:la|el|los|las) )/iu

const turned = (text: string) => secondToThird(text) ?? text

function clauseOf(text: string, person: 1 | 2 | 3, who: Person, sender: string): string | null {
  if (person === 1) return null
  const third = person === 2 ? secondToThird(text) : text
  if (!third) return null
  const told = toldInfinitive(third, sender)
    // 'me despierta a las cinco'
    .replace(SENDER_IS_OBJECT, `$1$2 a ${sender}`)
    .replace(/(?<!\p{L})conmigo(?!\p{L})/gu, `con ${sender}`)
    .replace(/(?<!\p{L})(al?|del?|el|los?|las?) (?:mí[oa]s?)(?!\p{L})/giu, `$1 de ${sender}`)
  if (/(?<!\p{L})(?:me|nos|yo|mis?|mí|te|ti|tus?|tú|vos|os|contigo|nuestr[oa]s?)(?!\p{L})/iu.test(told)) return null
  if (who.several && !who.plural) return contract(thirdToSingular(told))
  return contract(who.plural ? thirdToPlural(told) : agreeing(told, who))
}

type Make = (said: string, fact: string, still: string, card?: string) => Trait

function phrase(text: string, tokens: readonly string[], who: Person, make: Make, same: string): Trait | null {
  const first = words(text)[0]!.toLowerCase()
  const worn =
    /^(?:(?:un|una|unos|unas) )?(?:zapat|lentes|gafas|sombrer|gorr|calcet|bufanda|vestid|pijama|aretes|corbata|tirantes|botas|delantal|mandil)/iu
  const have = worn.test(text) ? who.n('lleva', 'llevan') : who.n('tiene', 'tienen')
  if (/^(?:un poco|un tanto|algo|medio|muy|re|súper) /iu.test(text)) return adjective(text, who, make, same)
  if (isSomebody(tokens) || /^(?:mamá|papá|madre|padre|abuel[oa]) \p{L}+$/iu.test(text)) {
    const be = who.n('es', 'son')
    return make(text, `${who.name} ${be} ${text}`, `${same}: ${be} ${text}`)
  }
  if (
    /^(?:un|una|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|mil|varios|varias|muchos|muchas|\d+)$/.test(
      first,
    )
  )
    return make(text, `${who.name} ${have} ${text}`, `${same}: ${have} ${text}`, `${have} ${text}`)
  // 'mucho carácter', 'poca paciencia'
  if (/^(?:much|poc|bastante|tant)[oa]?$/.test(first) && tokens.length < 4 && isEntry(tokens[1] ?? ''))
    return make(text, `${who.name} ${have} ${text}`, `${same}: ${have} ${text}`, `${have} ${text}`)
  // 'los ojos más grandes del mundo'
  if (/^(?:el|la|los|las) \p{L}+ (?:más|menos) /iu.test(text))
    return make(text, `${who.name} ${have} ${text}`, `${same}: ${have} ${text}`, `${have} ${text}`)
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
  if (first === 'del' || (DEVOTED.test(first) && /^del?$/.test(tokens[1] ?? '')))
    return adjective(text, who, make, same)
  if (first === 'en')
    return make(text, `${who.name} ${who.n('anda', 'andan')} ${text}`, `${who.n('sigue', 'siguen')} ${text}`)
  // 'de buen comer', 'de esos que abrazan'
  if (first === 'de')
    return make(text, `${who.name} ${who.n('es', 'son')} ${text}`, `${same}: ${who.n('es', 'son')} ${text}`)
  if (/^(con|sin)$/.test(first))
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
  return make(text, `${who.name} ${have} ${text}`, `${same}: ${have} ${text}`, `${have} ${text}`)
}

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
