import { agreeing } from './adjectives.ts'
import { thirdToPlural, thirdToSecond } from '../turned/conjugate.ts'
import { secondToThird } from '../turned/from-you.ts'
import { isEntry, isNounForm } from '../grammar/dictionary.ts'
import { TABLE } from '../grammar/paradigms.ts'
import type { Person } from '../people/person.ts'
import { type Reader, type Reading, toldBy } from './quality-reading.ts'
import { contract, words } from '../grammar/text.ts'
import { finiteForm } from '../grammar/finite.ts'
import { secondForm } from '../grammar/verb-forms.ts'
import { firstFinite, isFelt, opensClause, verbPositions } from '../grammar/verbs.ts'

/** 'lo que promete lo cumple' */
export function kept(text: string, { address }: Reader): Reading | null {
  const [, ...said] = /^lo que (\p{L}+) lo (\p{L}+)$/iu.exec(text) ?? []
  const forms = said.map((word) => finiteForm(word.toLowerCase()))
  if (forms.length < 2 || !/^(?:tú|vos)$/u.test(address) || forms.some((form) => form?.person !== 3 || form.plural))
    return null
  const [one, other] = said.map((word, i) => secondForm(word, forms[i]!, address))
  return { what: text, toYou: `lo que ${one} lo ${other}` }
}

export function clause(text: string, reader: Reader): Reading | null {
  const { recipient } = reader
  // 'usted le cuenta un problema': said of anybody
  if (/^(?:que )?usted l[eoa]s? /iu.test(text)) return null
  const body = text.replace(/^que\s+/i, '').replace(/^(?:tú|vos|usted|ustedes|vosotr[oa]s)\s+/i, '')
  // 'que cabemos todos', 'que seguimos siendo amigos, gracias a ti': of both, and said to them as it is
  if (OF_BOTH.test(body) && verbPositions(body).every((i) => isOurs(words(body)[i]!)))
    return { what: body, toYou: `que ${body}`, direct: true, own: true }
  // 'nunca la oí quejarse': the giver's own, and said to whom it was heard of
  const [, led = '', heard = '', deed = '', own = '', rest = ''] = HEARD.exec(body) ?? []
  if (heard && /^(?:tú|vos)$/u.test(reader.address) && !/(?<!\p{L})(?:sus?|les?)(?!\p{L})/iu.test(rest))
    return { what: body, toYou: `que ${led}te ${heard} ${deed}${own && 'te'}${rest}`, direct: true, own: true }
  const verb = firstFinite(words(body))
  if (!verb || (verb.index > 5 && !/^que\s/i.test(text))) return null
  if (isNoun(body, verb.index) || !opensClause(words(body).slice(0, verb.index), body)) return null
  // 'no te importa lo que digan'
  const felt = body.replace(/(?<!\p{L})te(?!\p{L})/u, 'le')
  if (felt !== body && verb.person === 3 && isFelt(felt))
    return { what: `que ${felt}`, toYou: `que ${body}`, direct: true }
  // 'cuando lo necesitas ahí está': said of anybody
  if (verb.person === 2 && /^(?:si|cuando) l[oae] \p{L}+s(?!\p{L})/iu.test(body)) return null
  // 'si te caes te levanta': said of anybody
  const done = /(?<!\p{L})te (\p{L}+)$/iu.exec(body)?.[1]
  if (verb.person === 2 && /^(?:si|cuando) /i.test(body) && done && finiteForm(done)?.person === 3) return null
  if (verb.person === 2) {
    const third = secondToThird(body)
    if (!third) return { what: body, toYou: `que ${body}`, direct: true, own: true }
    return { what: `que ${contract(toNumber(toldBy(third, reader), recipient))}`, toYou: `que ${body}`, direct: true }
  }
  // 'cuando llegó Ana llenaron la clase': who does what else is not theirs to be turned with them
  if (recipient.several && OF_OTHERS.test(body) && thirdToPlural(body) !== body)
    return /(?<!\p{L})\p{L}{2,}(?:an|en|aron|ieron)(?!\p{L})/u.test(body) && !/^(?:él|el|ella) /iu.test(body)
      ? { what: `que ${contract(body)}`, toYou: null }
      : { what: body, toYou: null, own: true }
  // 'nunca me deja solo' speaks of the sender
  const agreed = /(?<!\p{L})(?:me|nos)(?!\p{L})/iu.test(body) ? body : agreeing(body, recipient)
  const third = toNumber(toldBy(agreed, reader), recipient)
  // 'es de fierro, te banca siempre': mixed persons
  const mixed = /(?<!\p{L})te(?!\p{L})/iu.test(agreed)
  const said = recipient.several ? `que ${thirdToPlural(third)}` : mixed ? null : eachToSecond(agreed, reader)
  return { what: `que ${contract(third)}`, toYou: said && contract(said.startsWith('que ') ? said : `que ${said}`) }
}

const HEARD =
  /^((?:no|nunca|jamás) )l[oa] (o[ií]|vi|escuché|oímos|vimos|escuchamos|(?:he|hemos) (?:visto|oído|escuchado)) (\p{L}+[aei]r)(se)?((?: [^,;.]+)?)$/iu

/** 'seguimos': a first person plural at its head. */
const OF_BOTH = /^(?:(?:no|nunca|siempre|ya|todavía|nos|todos|aquí) )*\p{L}+[aeií]mos(?!\p{L})/iu

function isOurs(word: string): boolean {
  const form = finiteForm(word.toLowerCase())
  return form?.person === 1 && form.plural
}

/** Somebody else may be doing what follows. */
export const OF_OTHERS =
  /(?<!\p{L})(?:cuando|nadie|alguien|quien|aunque|mientras|(?:sin|para|hasta) que|él|ella|un[oa] (?:de|y|al?)|el otro|la otra)(?!\p{L})/iu

/** 'calma', 'ayuda incondicional', 'risa de loca': a noun that could be a verb form, at the head of a short answer. */
function isNoun(body: string, index: number): boolean {
  const tokens = words(body)
  if (index !== 0) return false
  if (TABLE.has(tokens[0]!.toLowerCase()) || /^(?:llega|sale|entra|vuelve)$/iu.test(tokens[0]!)) return false
  if (tokens.length === 1) return isEntry(tokens[0]!.toLowerCase())
  if (!isEntry(tokens[0]!.toLowerCase())) return false
  const second = tokens[2]
  // 'pregunta y pregunta', 'escucha y acompaña a todos' are verbs; 'calma y paciencia' are not
  if (
    /^[ye]$/i.test(tokens[1]!) &&
    second &&
    finiteForm(second) &&
    (second === tokens[0] || !isNounForm(second.toLowerCase()))
  )
    return false
  return (
    /^(de|que|incondicional|constante|inagotable|infinit[oa]|contagios[oa]|enorme|y)$/i.test(tokens[1]!) &&
    !/^(es|eres|sos|está|tiene|hace|sabe|puede|cuida|sigue)$/i.test(tokens[0]!)
  )
}

/** 'no le tiene miedo a nada y que siempre comparte': each of them by itself. */
function eachToSecond(text: string, { address }: Reader): string | null {
  const said = text.split(/,? y que /iu).map((part) => thirdToSecond(part, address))
  return said.includes(null) ? null : said.join(' y que ')
}

const toNumber = (text: string, recipient: Person) => (recipient.plural ? thirdToPlural(text) : text)
