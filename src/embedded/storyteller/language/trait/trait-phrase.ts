import { agreeingList } from '../admired/adjectives.ts'
import { hasGenders, isEntry } from '../grammar/dictionary.ts'
import { agree, nounGender } from '../grammar/gender.ts'
import type { Person } from '../people/person.ts'
import { words } from '../grammar/text.ts'
import type { Make, Trait } from './trait-reading.ts'
import { DEVOTED, isAdjective, isNounAtHead, isSomebody, isVerbless, WITHOUT_ARTICLE } from './trait-words.ts'
import { isInfinitive } from '../grammar/infinitive.ts'

export function phrase(text: string, tokens: readonly string[], who: Person, make: Make): Trait | null {
  const first = words(text)[0]!.toLowerCase()
  const worn =
    /^(?:(?:un|una|unos|unas) )?(?:zapat|lentes|gafas|sombrer|gorr|calcet|bufanda|vestid|pijama|aretes|corbata|tirantes|botas|delantal|mandil)/iu
  const have = worn.test(text) ? who.n('lleva', 'llevan') : who.n('tiene', 'tienen')
  if (/^(?:un poco|un tanto|algo|medio|muy|re|súper) /iu.test(text)) return adjective(text, who, make)
  if (isSomebody(tokens) || /^(?:mamá|papá|madre|padre|abuel[oa]) \p{L}+$/iu.test(text)) {
    const be = who.n('es', 'son')
    return make(text, `${who.name} ${be} ${text}`)
  }
  if (
    /^(?:un|una|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|mil|varios|varias|muchos|muchas|\d+)$/.test(
      first,
    ) ||
    // 'mucho carácter', 'poca paciencia'
    (/^(?:much|poc|bastante|tant)[oa]?$/.test(first) && tokens.length < 4 && isEntry(tokens[1] ?? '')) ||
    // 'los ojos más grandes del mundo'
    /^(?:el|la|los|las) \p{L}+ (?:más|menos) /iu.test(text)
  )
    return make(text, `${who.name} ${have} ${text}`)
  if (/^(su|sus|tu|tus|el|la|los|las)$/.test(first)) {
    const own = text
      .replace(/^tu(s?)\s/i, 'su$1 ')
      .replace(/^(?:el|la) /i, 'su ')
      .replace(/^(?:los|las) /i, 'sus ')
    return make(own, `quien conoce a ${who.name} no olvida ${own}`)
  }
  if (isInfinitive(first)) return make(text, `${who.name} ${have} la costumbre de ${text}`)
  if (/^(siempre|nunca|casi siempre|a veces) (?:con|sin|en|de) /i.test(text) || isVerbless(text))
    return going(text, who, make)
  if (first === 'del' || (DEVOTED.test(first) && /^del?$/.test(tokens[1] ?? ''))) return adjective(text, who, make)
  if (first === 'en') return make(text, `${who.name} ${who.n('anda', 'andan')} ${text}`)
  // 'de buen comer', 'de esos que abrazan'
  if (first === 'de') return make(text, `${who.name} ${who.n('es', 'son')} ${text}`)
  if (/^(con|sin)$/.test(first)) return make(text, `${who.name} ${who.n('va', 'van')} por la vida ${text}`)
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
  if (countable || single) return phrase(`${nounGender(first) === 'f' ? 'una' : 'un'} ${text}`, ['un'], who, make)
  if (isAdjective(tokens, who)) return adjective(text, who, make)
  if (!isNounAtHead(first)) return null
  return make(text, `${who.name} ${have} ${text}`)
}

function going(text: string, who: Person, make: Make): Trait {
  const agreed = isVerbless(text)
    ? text.replace(/\p{L}+$/u, (word) => (who.gender ? agree(word, who.gender, who.plural) : word))
    : text
  return make(agreed, `${who.name} ${who.n('va', 'van')} ${agreed}`)
}

function adjective(raw: string, who: Person, make: Make): Trait {
  const text = raw.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  const be = who.n('es', 'son')
  const gender = who.gender
  const agreed = gender
    ? agreeingList(text, who).replace(
        /^((?:muy |un poco |algo |súper |re |medio )?)(\p{L}+)/iu,
        (_, before: string, word: string) => before + agree(word, gender, who.plural),
      )
    : text
  return make(agreed, `${who.name} ${be} ${agreed}`)
}
