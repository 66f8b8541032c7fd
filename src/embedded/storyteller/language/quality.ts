import { agreeing, agreeingList, isAdjectival, isDescribing } from './adjectives.ts'
import { type Address } from './address.ts'
import { secondToThird, thirdToPlural, thirdToSecond } from './conjugate.ts'
import { isEntry, isNounForm, known } from './dictionary.ts'
import { nounGender } from './gender.ts'
import { TABLE } from './paradigms.ts'
import type { Person } from './person.ts'
import { classOf, nounOf, type QualityClass } from './quality-classes.ts'
import { contract, isLong, list, withoutEnd, words } from './text.ts'
import { toldInfinitive } from './sender-voice.ts'
import { isSendersOwn, saidToThem, speaksToYou } from './quality-voice.ts'
import { withoutHedge } from './shorthand.ts'
import { lowerFirst, sentences, tidy } from './tidy.ts'
import { finiteForm, firstFinite, isFelt, isInfinitive, opensClause } from './verbs.ts'
import { withoutVocative } from './vocative.ts'
import { toVosotros } from './vosotros.ts'

/** What the sender admires, read so that it stands after a colon, and in the sender's own mouth. */
export type Quality = {
  cls: QualityClass
  /** Safe after a colon: 'su paciencia', 'que nunca se rinde', '«me escucha», con esas palabras'. */
  what: string
  /** For the sender's mouth: 'tu paciencia', 'que nunca te rindes'; null where it could not be turned safely. */
  toYou: string | null
}

/** `several`: the sender is more than one, so that 'nos' is all of them. */
export type Reader = { recipient: Person; sender: string; several: boolean; address: Address }

const OPENERS: readonly RegExp[] = [
  /^(?:yo |me |le |les |lo que (?:yo )?más (?:le |te )?)?(?:admiro|admira|encanta|encantan|gusta|gustan|admiramos|valoro)(?: mucho| muchísimo)?(?: de (?:él|ella|ti|vos|usted|\p{Lu}\p{L}+))?(?: es| son)?\s*/iu,
  /^(?:de (?:él|ella|ti|vos|usted))\s+/i,
  /^(?:porque|por|es que)\s+/i,
  /^(?:(?:lo|la|los|las|te) admir(?:o|amos) (?:porque|por))\s+/i,
  /^(?:él|ella|ellos|ellas)\s+/i,
]

export function readQuality(raw: string, reader: Reader): Quality {
  const whole = withoutEnd(tidy(raw))
  const cls = classOf(whole)
  const quoted = (words: string, tail: string) => ({ cls, what: `«${words}»${tail}`, toYou: null })
  if (isLong(whole, 20)) return quoted(sentences(raw), '')
  const own = lowerFirst(withoutHedge(whole))
  let text = withoutVocative(own, reader.recipient.name)
  for (const opener of [...OPENERS, ...OPENERS]) text = text.replace(opener, '')
  text = lowerFirst(withoutEnd(text)).replace(/^(?:much[oa]s?|gran|toda) (?=\p{L})/iu, '') || own
  const name = reader.recipient.name
  if (text.toLowerCase().startsWith(`${name.toLowerCase()} `)) text = text.slice(name.length + 1)
  if (words(text).length === 0 || (text.length < 3 && text !== 'fe')) return quoted(own, '')
  const reading = interpret(text, cls, reader)
  if (!reading || reading.own || isSendersOwn(reading.what) || speaksToYou(reading.what))
    return { ...quoted(own, ', con esas palabras'), toYou: safeToYou(reading, reader) }
  return { cls, what: reading.what, toYou: toThem(reading, reader) }
}

/** What the narrator tells of several is said to them as the sender would: ustedes or vosotros. */
function toThem({ toYou, direct }: Reading, { address }: Reader): string | null {
  return toYou && address === 'vosotros' && !direct ? toVosotros(toYou) : toYou
}

/** What is said to the recipient may keep the sender's 'me', but not speak of the recipient as somebody else. */
function safeToYou(reading: Reading | null, { address }: Reader): string | null {
  if (reading?.direct) return reading.toYou
  const said = reading?.toYou ? saidToThem(reading.toYou, address) : null
  const tokens = words(said ?? '')
  // an article before its noun is nobody: 'nunca me cortaste las alas'
  const others = tokens.some((word, at) => {
    if (/^(?:les?|sus?)$/i.test(word)) return true
    const next = tokens[at + 1] ?? ''
    return (
      at > 0 && /^(?:lo|la|los|las)$/i.test(word) && finiteForm(next) !== null && !isEntry(next) && !isNounForm(next)
    )
  })
  return said && !others ? said : null
}

/** `direct`: the sender said it to the recipient, so that it may be said again as it is; `own`: no narrator can. */
type Reading = { what: string; toYou: string | null; direct?: true; own?: true }

function interpret(text: string, cls: QualityClass, reader: Reader): Reading | null {
  // 'haberte conocido', 'mirarte dormir' are the sender's
  const [head = ''] = words(text)
  // 'haber criado sola a tres hijos'
  if (/^haber \p{L}+(?:do|to|cho|so)(?!\p{L})/iu.test(text)) return clause(text.replace(/^haber/i, 'ha'), reader)
  if (isInfinitive(head) && /^haber|[aeií]r(?:te|os)$/i.test(head)) return null
  return (
    unequalled(text, reader) ??
    superlative(text, reader) ??
    adjectives(text, reader) ??
    nounPhrase(text, reader) ??
    infinitive(text, reader) ??
    alwaysSo(text, reader) ??
    clause(text, reader) ??
    bareWords(text, reader)
  )
}

const your = (reader: Reader) => (reader.address === 'tú' || reader.address === 'vos' ? 'tu' : 'su')

function possessed(text: string, reader: Reader): Reading {
  const third = toldInfinitive(text, reader.sender)
    .replace(/(?<!\p{L})tu(s?)(?!\p{L})/gu, 'su$1')
    .replace(/(?<!\p{L})vuestr[oa](s?)(?!\p{L})/gu, 'su$1')
  const own = text.replace(/(?<!\p{L})vuestr[oa](s?)(?!\p{L})/gu, 'su$1')
  const said =
    your(reader) === 'tu'
      ? own.replace(/(?<!\p{L})su(s?)(?!\p{L})/gu, 'tu$1').replace(/(?<=\p{L}[aeií]r)se(?!\p{L})/gu, 'te')
      : own.replace(/(?<!\p{L})tu(s?)(?!\p{L})/gu, 'su$1')
  return { what: contract(third), toYou: contract(said) }
}

/** 'es la persona más dulce que conozco': the sender's, and said to the recipient all the same. */
function unequalled(text: string, reader: Reader): Reading | null {
  const [, who = ''] =
    /^(?:es|eres|sos) ((?:el|la) .+ que (?:conozco|conocemos|tengo|tenemos|he \p{L}+|hemos \p{L}+))$/iu.exec(text) ?? []
  return who ? { what: `que es ${who}`, toYou: youAre(who, reader) } : null
}

/** 'la mejor tía del mundo', 'el más valiente', 'única': what somebody is. */
function superlative(text: string, reader: Reader): Reading | null {
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
function adjectives(text: string, reader: Reader): Reading | null {
  const parts = text
    .split(/,\s*|\s+[ye]\s+/)
    .map((part) => part.replace(/^(?:(?:muy|tan|súper|super)\s+)+/i, '').trim())
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

function finiteVerbLater(text: string): boolean {
  const verb = firstFinite(words(text))
  // 'una mujer que abre camino' says one thing
  return words(text).length > 4 && verb !== null && !/^(?:que|donde|como)$/i.test(words(text)[verb.index - 1] ?? '')
}

function nounPhrase(text: string, reader: Reader): Reading | null {
  // 'su fuerza, nació antes de tiempo': a second sentence, which no colon of ours introduces
  const [named = '', after] = text.split(', ')
  if (
    after &&
    words(after).length > 2 &&
    !firstFinite(words(named).slice(2)) &&
    firstFinite(words(after))?.index === 0 &&
    !isNounForm(words(after)[0]!)
  )
    return null
  const [first = ''] = words(text).map((word) => word.toLowerCase())
  // 'todo lo cura con caldo'
  const all = /^todo l[oa]s? (\p{L}+)/iu.exec(text)?.[1]
  if (all && finiteForm(all)?.person === 3 && !/^que$/i.test(all)) return null
  if (!/^(su|sus|tu|tus|el|la|los|las|lo|esa|ese|esos|esas|cómo|como|todo|cuánto|vuestr[oa]s?)$/.test(first))
    return null
  if (
    /^(lo|la|los|las|todo)(?: l[oa]s?)? (?:da|hace|deja|entrega|comparte|cuida|sabe|puede|arregla|resuelve|quiere)(?!\p{L})(?! (?:con|de|a la|al?) (?:l[ao]s? )?que)/u.test(
      text,
    )
  )
    return null
  // 'el no rendirse nunca'
  if (/^el (?:no |nunca )?\p{L}+rse(?!\p{L})/iu.test(text)) return { what: text, toYou: null }
  if (/^(lo|cómo|como|todo|cuánto)$/.test(first))
    return manner(text.replace(/^como /, 'cómo ').replace(/^cuanto /, 'cuánto '), reader)
  const article =
    /^(el|la|los|las) /.test(text) &&
    !/^(?:la (?:forma|manera)|el modo) (?:en que|como|cómo|de)/.test(text) &&
    !firstFinite(words(text).slice(2))
  const owned =
    article && !/(?<!\p{L})[st]us?(?!\p{L})/iu.test(text)
      ? text.replace(/^(el|la|los|las)\s/, (found) => (/s\s$/.test(found) ? 'sus ' : 'su '))
      : text
  const reading = possessed(owned, reader)
  return firstFinite(words(owned).slice(2))
    ? { what: toldBy(reading.what, reader), toYou: ofClause(owned, reader) }
    : reading
}

/** 'cómo cuida a los demás', 'cómo me cuidás', 'lo fuerte que es'. */
function manner(text: string, reader: Reader): Reading {
  const [, head, rest] = /^(cómo|cuánto|lo \p{L}+ que)\s+(.+)$/u.exec(text) ?? []
  const third =
    head && rest && finiteForm(words(rest).find((word) => finiteForm(word)) ?? '')?.person === 2
      ? secondToThird(rest)
      : null
  if (third) return { what: `${head} ${toldBy(third, reader)}`, toYou: text, direct: true }
  return { what: head && rest ? `${head} ${toldBy(rest, reader)}` : text, toYou: ofClause(text, reader) }
}

/** 'lo fuerte que es' → 'lo fuerte que eres': turns the one verb after the last 'que', 'en que' or 'cómo'. */
function ofClause(text: string, reader: Reader): string | null {
  // 'su risa que contagia': the laugh does it, not the person
  if (
    /^(?:su|tu)s? \p{L}+,? que \p{L}+/u.test(text) &&
    !/ que (?:no )?(?:tiene|tienen|da|dan|pone|ponen|lleva|les?) ?/.test(text)
  )
    return possessed(text, reader).toYou
  if (reader.recipient.several || /^(?:el|la|los|las) que /.test(text)) return null
  const match = /^(.*?(?:que|cómo))\s+(.+)$/u.exec(text)
  const turned = match ? thirdToSecond(match[2]!, reader.address) : null
  if (!match || !turned) return null
  return `${match[1]} ${turned}`.replace(/(?<!\p{L})su(s?)(?!\p{L})/gu, your(reader) === 'tu' ? 'tu$1' : 'su$1')
}

/** 'siempre dispuesto a ayudar', 'siempre de buen humor': the verb goes without saying. */
function alwaysSo(text: string, reader: Reader): Reading | null {
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

function infinitive(text: string, reader: Reader): Reading | null {
  if (!isInfinitive(words(text)[0] ?? '')) return null
  return possessed(`su manera de ${text.replace(/^saber /, '')}`, reader)
}

function clause(text: string, reader: Reader): Reading | null {
  const { recipient, address } = reader
  const body = text.replace(/^que\s+/i, '').replace(/^(?:tú|vos|usted|ustedes|vosotr[oa]s)\s+/i, '')
  const verb = firstFinite(words(body))
  if (!verb || (verb.index > 5 && !/^que\s/i.test(text))) return null
  if (isNoun(body, verb.index) || !opensClause(words(body).slice(0, verb.index), body)) return null
  // 'no te importa lo que digan'
  const felt = body.replace(/(?<!\p{L})te(?!\p{L})/u, 'le')
  if (felt !== body && verb.person === 3 && isFelt(felt))
    return { what: `que ${felt}`, toYou: `que ${body}`, direct: true }
  // 'si te caes te levanta': said of anybody
  const done = /(?<!\p{L})te (\p{L}+)$/iu.exec(body)?.[1]
  if (verb.person === 2 && /^(?:si|cuando) /i.test(body) && done && finiteForm(done)?.person === 3) return null
  if (verb.person === 2) {
    const third = secondToThird(body)
    if (!third) return { what: body, toYou: `que ${body}`, direct: true, own: true }
    return { what: `que ${contract(toNumber(toldBy(third, reader), recipient))}`, toYou: `que ${body}`, direct: true }
  }
  // 'nunca me deja solo' speaks of the sender
  const agreed = /(?<!\p{L})(?:me|nos)(?!\p{L})/iu.test(body) ? body : agreeing(body, recipient)
  const third = toNumber(toldBy(agreed, reader), recipient)
  // 'es de fierro, te banca siempre': half of it would speak of somebody else
  const mixed = /(?<!\p{L})te(?!\p{L})/iu.test(agreed)
  const said = recipient.several ? `que ${thirdToPlural(third)}` : mixed ? null : thirdToSecond(agreed, address)
  return { what: `que ${contract(third)}`, toYou: said && (said.startsWith('que ') ? said : `que ${said}`) }
}

/** 'calma', 'ayuda incondicional', 'risa de loca': a noun that could be a verb form, at the head of a short answer. */
function isNoun(body: string, index: number): boolean {
  const tokens = words(body)
  if (index !== 0) return false
  if (TABLE.has(tokens[0]!.toLowerCase())) return false
  if (tokens.length === 1) return isEntry(tokens[0]!.toLowerCase())
  if (!isEntry(tokens[0]!.toLowerCase())) return false
  const second = tokens[2]
  // 'pregunta y pregunta', 'escucha y acompaña a todos' are verbs; 'calma y paciencia' are not
  if (
    /^[ye]$/i.test(tokens[1]!) &&
    second &&
    finiteForm(second) &&
    (second === tokens[0] || (tokens.length > 3 && !isEntry(second)))
  )
    return false
  return (
    /^(de|que|incondicional|constante|inagotable|infinit[oa]|contagios[oa]|enorme|y)$/i.test(tokens[1]!) &&
    !/^(es|eres|sos|está|tiene|hace|sabe|puede|cuida|sigue)$/i.test(tokens[0]!)
  )
}

/** The sender's 'me' told by the narrator, where the verb allows it: 'me escucha' → 'escucha a Clara'. */
function toldBy(answer: string, { sender, several }: Reader): string {
  // 'nos trata a todos igual': they are named after it
  const plain = answer.replace(/(?<!\p{L})nos (?=\p{L}+ (?:siempre )?a tod[oa]s(?!\p{L}))/giu, '')
  const text = several
    ? plain.replace(/(?<!\p{L})nos(?!\p{L})/gu, 'me').replace(/(?<!\p{L})con nosotr[oa]s(?!\p{L})/giu, 'conmigo')
    : plain
  return contract(
    text
      .replace(
        /(^|(?<=\sque\s))((?:siempre |nunca |no )*)me ((?:hacen?|dejan?|han?) \p{L}+|da (?:calma|paz|fuerzas?|alegría|ánimos?|confianza|seguridad|esperanza|energía)(?!\p{L})|(?:(?:escucha|cuida|ayuda|acompaña|entiende|abraza|defiende|apoya|espera|quiere|mira|trata|enseña|habla|anima|conoce)n?|enseñó|quiso|aceptó|educó|adoptó|acogió|ayudó|cuidó|salvó|esperó|defendió|crio|crió|apoyó|escuchó|acompañó)(?!\p{L}))/iu,
        `$1$2$3 a ${sender}`,
      )
      .replace(/(?<!\p{L})conmigo(?!\p{L})/giu, `con ${sender}`),
  )
}

const toNumber = (text: string, recipient: Person) => (recipient.plural ? thirdToPlural(text) : text)

/** 'hombre de palabra', 'mujer valiente': what somebody is, not what they have. */
const PERSONS =
  /^(?:(?!su |tu |la |el )\p{L}+ )?(?:hombre|mujer|persona|gente|niñ[oa]|chic[oa]|señora?|tip[oa]|ser humano|amig[oa]|madre|padre|hij[oa]|compañer[oa]|abuel[oa]|maestr[oa]|luchador|luchadora|campeón|campeona|ángel|ejemplo)(?!\p{L})/iu

/** Adjectives by their form, nouns in these answers. */
const ALSO_NOUNS =
  /^(?:paz|ingenio|energía|sonrisa|mirada|ayuda|entrega|risa|compañía|alegría|mano|manos|espíritu|sentido|cariño|apoyo|ánimo|genio|gusto|trato|corazón|talante|instante|ternura|mente|gente|arte|temple|aguante|semblante|suavidad)$/iu

function bareWords(text: string, reader: Reader): Reading | null {
  const [first = '', ...rest] = words(text)
  if (
    finiteVerbLater(text) ||
    /^(?:que|cuando|como|si|porque|nada|nadie|todo|se|me|te|le|les|nos|os|lo|l[ao]s) \p{L}/iu.test(text)
  )
    return null
  if (PERSONS.test(text)) return { what: `que ${reader.recipient.n('es', 'son')} ${text}`, toYou: youAre(text, reader) }
  if (/^mi$/i.test(first)) return { what: text, toYou: youAre(text, reader), direct: true }
  const noun =
    known(first.toLowerCase()) &&
    !(isAdjectival(first.toLowerCase()) && !ALSO_NOUNS.test(first)) &&
    !/^(?:muy|tan|súper|re|medio|bien|mal|demasiado|bastante|más|menos)$/i.test(first) &&
    (/(ía|dad|tad|cia|eza|ura|or|ción|za|mo|isa|zón|aje|tud|gua|ma|to|er|ez|paz|luz|fe|voz|fin)$/.test(
      first.toLowerCase(),
    ) ||
      (isEntry(first.toLowerCase()) && finiteForm(first) !== null) ||
      rest.length > 0)
  if (noun && !/^(no|nunca|siempre|con|sin|de)$/i.test(first))
    return possessed(`${first.endsWith('s') && nounGender(first) ? 'sus' : 'su'} ${text}`, reader)
  if (rest.length > 2 || firstFinite(words(text))) return null
  const agreed = agreeingList(text, reader.recipient)
  return { what: `que ${reader.recipient.n('es', 'son')} ${agreed}`, toYou: youAre(agreed, reader) }
}

function youAre(text: string, reader: Reader): string {
  const { address } = reader
  const own = your(reader) === 'tu' ? text.replace(/(?<!\p{L})su(?=s?\s)/gu, 'tu') : text
  return `que ${{ tú: 'eres', vos: 'sos', usted: 'es', ustedes: 'son', vosotros: 'sois' }[address]} ${own}`
}
