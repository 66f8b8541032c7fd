import { secondToThird, thirdToPlural } from './conjugate.ts'
import { known } from './dictionary.ts'
import { agree } from './gender.ts'
import type { Person } from './person.ts'
import { agreeing } from './quality.ts'
import { traitClassOf, type TraitClass } from './trait-classes.ts'
import { contract, isLong, upperFirst, withoutEnd, words } from './text.ts'
import { lowerFirst, tidy } from './tidy.ts'
import { firstFinite, isFelt, isInfinitive } from './verbs.ts'

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
  if (isLong(whole, 14)) return quote(upperFirst(tidy(raw).replace(/[.\s]+$/, '')))
  const text = lowerFirst(whole)
    .replace(/^(?:él|ella|tú|vos|usted)\s+/i, '')
    .replace(/^que\s+/i, '')
  const tokens = words(text)
  if (tokens.length === 0) return quote(whole)
  const verb = firstFinite(tokens)
  if (verb && verb.index <= 4 && !(verb.index === 0 && tokens.length === 1 && !verbAlone(tokens[0]!))) {
    const clause = clauseOf(text, verb.person, who, sender)
    if (!clause) return quote(whole)
    const dative = isFelt(clause)
    return make(clause, `${dative ? 'a ' : ''}${who.name} ${clause}`, `${same}: ${clause}`)
  }
  return phrase(text, tokens, who, make, same)
}

/** 'ronca', 'canta' alone are verbs; 'hipo', 'calma' are not. */
const verbAlone = (word: string) =>
  /[ae]n?$/.test(word) && ['ar', 'er', 'ir'].some((ending) => known(word.replace(/[ae]n?$/, ending)))

function clauseOf(text: string, person: 1 | 2 | 3, who: Person, sender: string): string | null {
  if (person === 1) return null
  const third = person === 2 ? secondToThird(text) : text
  if (!third) return null
  const told = third
    .replace(/(?<!\p{L})conmigo(?!\p{L})/gu, `con ${sender}`)
    .replace(/(?<!\p{L})mi(s?)(?!\p{L})/gu, 'su$1')
  if (/(?<!\p{L})(me|nos|yo)(?!\p{L})/iu.test(told)) return null
  return contract(who.plural ? thirdToPlural(told) : agreeing(told, who))
}

function phrase(
  text: string,
  tokens: readonly string[],
  who: Person,
  make: (said: string, fact: string, still: string) => Trait,
  same: string,
): Trait {
  const first = tokens[0]!.toLowerCase()
  const have = who.n('tiene', 'tienen')
  if (/^(?:un poco|un tanto|algo|medio|muy|re|súper) /iu.test(text)) return adjective(text, who, make, same)
  if (/^(un|una|unos|unas|dos|tres)$/.test(first))
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
  if (/^(con|sin|de)$/.test(first))
    return make(text, `${who.name} ${who.n('va', 'van')} por la vida ${text}`, `${who.n('sigue', 'siguen')} ${text}`)
  return isAdjective(tokens)
    ? adjective(text, who, make, same)
    : make(text, `${who.name} ${have} ${text}`, `${same}: ${have} ${text}`)
}

/** 'pelirrojo', 'muy despistada', 'zurdo y terco' are; 'hipo', 'pecas', 'pestañas larguísimas' are not. */
function isAdjective(tokens: readonly string[]): boolean {
  const first = tokens[0]!.toLowerCase()
  if (/^(muy|tan|súper|super|algo|un|poco|bastante|re|medio)$/.test(first)) return true
  if (tokens.length > 1 && !/^(y|e|como|con|de|pero|cuando|por|al|para)$/i.test(tokens[1]!)) return false
  if (NOUN_TRAITS.test(first)) return false
  const other = first.replace(/(?:o|a)(s?)$/, (end) =>
    end.startsWith('o') ? end.replace('o', 'a') : end.replace('a', 'o'),
  )
  return (other !== first && known(other)) || /(e|z|l|r|n|ista)s?$/.test(first)
}

const NOUN_TRAITS =
  /^(hipo|pecas?|canas?|rizos?|chinos|bigotes?|barba|lunar(es)?|hoyuelos?|lentes|gafas|trenzas?|coletas?|tatuajes?|sonrisa|mirada|risa|voz|ojos|pies|manos|orejas|mechón|frenos|brackets|acento|cara|colmillos)$/

function adjective(
  text: string,
  who: Person,
  make: (said: string, fact: string, still: string) => Trait,
  same: string,
): Trait {
  const be = who.n('es', 'son')
  const gender = who.gender
  const agreed = gender
    ? text.replace(
        /^((?:muy |un poco |algo |súper |re |medio )?)(\p{L}+)/iu,
        (_, before: string, word: string) => before + agree(word, gender, who.plural),
      )
    : text
  return make(agreed, `${who.name} ${be} ${agreed}`, `${same}: ${be} ${agreed}`)
}
