import { agreeingList, isAdjectival, isDescribing } from './adjectives.ts'
import { nounOf } from './quality-classes.ts'
import { possessed, type Reader, type Reading, youAre } from './quality-reading.ts'
import { list, words } from '../grammar/text.ts'
import { finiteForm } from '../grammar/finite.ts'
import { firstFinite } from '../grammar/verbs.ts'

/** 'es la persona más dulce que conozco': first person, but usable when addressing the recipient. */
export function unequalled(text: string, reader: Reader): Reading | null {
  const [, who = ''] =
    /^(?:es|eres|sos) ((?:el|la) .+ que (?:conozco|conocemos|tengo|tenemos|he \p{L}+|hemos \p{L}+))$/iu.exec(text) ?? []
  return who ? { what: `que es ${who}`, toYou: youAre(who, reader) } : null
}

/** 'la mejor tía del mundo', 'el más valiente', 'única': what somebody is. */
export function superlative(text: string, reader: Reader): Reading | null {
  if (
    !/^(?:(?:el|la|los|las) (?:mejor|peor|más|mayor|único|única|número|primer[oa]?|últim[oa])|únic[oa])(?!\p{L})/iu.test(
      text,
    )
  )
    return null
  // 'la más pequeña y ya sabe leer': more than what they are
  if (firstFinite(words(text).slice(2)) && !/ que /.test(text)) return null
  return { what: `que ${reader.recipient.n('es', 'son')} ${text}`, toYou: youAre(text, reader) }
}

/** 'valiente', 'muy honesta y alegre' → nouns where all have one; 'es un ángel' stays a clause. */
export function adjectives(text: string, reader: Reader): Reading | null {
  const parts = text
    .split(/,\s*|\s+[ye]\s+/)
    .map((part) => part.replace(/^(?:(?:muy|tan|súper|super|siempre|bien)\s+)+/i, '').trim())
  const nouns = parts.map((part) => (part.includes(' ') ? undefined : nounOf(part)))
  if (nouns.every((noun) => noun !== undefined))
    return possessed(list([...new Set(nouns)].map((noun) => `su ${noun}`)), reader)
  const several =
    parts.length > 1 &&
    parts.some(isDescribing) &&
    !parts.some((part) => ABSTRACT.test(part)) &&
    parts.every(
      (part, i) =>
        isDescribing(part) ||
        /^\p{L}+(?:ente|al|ar|il|ota|iel|oz|ez)$/u.test(part) ||
        (i > 0 && /^(?:con|sin|de|como) /.test(part)),
    )
  // 'tan pequeña y tan fuerte', 'generoso con todos', 'honesta hasta el final'
  const idiom =
    /^(?:muy|tan|súper|re|medio|bien|demasiado|un|una) /i.test(text) ||
    (/^\p{L}+ (?:pa|para|como|con|hasta|de|en|por)(?!\p{L})/u.test(text) && isAdjectival(words(text)[0]!))
  if (!several && !(idiom && !finiteVerbLater(text))) return null
  const agreed = agreeingList(text, reader.recipient)
  return { what: `que ${reader.recipient.n('es', 'son')} ${agreed}`, toYou: youAre(agreed, reader) }
}

/** What somebody has, and not how they are. */
const ABSTRACT = /(?:ía|dad|tad|cia|eza|ura|ción|sión|ez|itud)$/u

export function finiteVerbLater(text: string): boolean {
  const verb = firstFinite(words(text))
  // 'una mujer que abre camino' says one thing
  return words(text).length > 4 && verb !== null && !/^(?:que|donde|como)$/i.test(words(text)[verb.index - 1] ?? '')
}

/** 'siempre dispuesto a ayudar', 'siempre de buen humor': the verb 'ser' or 'estar' is implied. */
export function alwaysSo(text: string, reader: Reader): Reading | null {
  const match = /^siempre (?:muy |tan )?(\p{L}+)/iu.exec(text)
  if (!match || finiteForm(match[1]!)) return null
  if (!isAdjectival(match[1]!) && !/^(?:de|con|en|al|ahí)$/i.test(match[1]!)) return null
  const agreed = agreeingList(text, reader.recipient)
  if (/^siempre (?:muy |tan )?con /i.test(text)) {
    const go = { tú: 'vas', vos: 'vas', usted: 'va', ustedes: 'van', vosotros: 'vais' }[reader.address]
    const goes = agreed.replace(/^siempre/i, `que siempre ${reader.recipient.n('va', 'van')}`)
    return { what: goes, toYou: agreed.replace(/^siempre/i, `que siempre ${go}`) }
  }
  const are = { tú: 'estás', vos: 'estás', usted: 'está', ustedes: 'están', vosotros: 'estáis' }[reader.address]
  return {
    what: agreed.replace(/^siempre/i, `que siempre ${reader.recipient.n('está', 'están')}`),
    toYou: agreed.replace(/^siempre/i, `que siempre ${are}`),
  }
}
