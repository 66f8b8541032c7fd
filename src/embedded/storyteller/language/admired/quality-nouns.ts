import { agreeingList, isAdjectival, isDescribing } from './adjectives.ts'
import { thirdToSecond } from '../turned/conjugate.ts'
import { secondToThird } from '../turned/from-you.ts'
import { hasGenders, isEntry, isNounForm, known } from '../grammar/dictionary.ts'
import { nounGender } from '../grammar/gender.ts'
import { finiteVerbLater } from './quality-adjectives.ts'
import { possessed, type Reader, type Reading, toldBy, youAre, your } from './quality-reading.ts'
import { words } from '../grammar/text.ts'
import { finiteForm } from '../grammar/finite.ts'
import { isInfinitive } from '../grammar/infinitive.ts'
import { firstFinite } from '../grammar/verbs.ts'

export function nounPhrase(text: string, reader: Reader): Reading | null {
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
  // 'su curiosidad: pregunta el porqué de todo'
  const [, having, doing] = /^((?:su|tu|el|la) \p{L}+): (\p{L}.+)$/iu.exec(text) ?? []
  if (having && doing && firstFinite(words(doing))?.index === 0 && !reader.recipient.several) {
    const [noun, turned] = [
      possessed(having.replace(/^(?:el|la) /iu, 'su '), reader),
      thirdToSecond(doing, reader.address),
    ]
    return { what: `${noun.what}, y que ${doing}`, toYou: turned && `${noun.toYou}, y que ${turned}` }
  }
  // 'tu forma de ver el mundo y que nunca juzgas': all of it is said to them
  if (/^tus? /u.test(text) && / y que (?:(?:no|nunca|siempre|jamás|me|nos|te) )*(\p{L}+)/u.test(text)) {
    const [, verb = ''] = / y que (?:(?:no|nunca|siempre|jamás|me|nos|te) )*(\p{L}+)/u.exec(text)!
    if (finiteForm(verb)?.person === 2) return { what: text, toYou: text, direct: true, own: true }
  }
  // 'la adoro': no noun
  const [, second = ''] = words(text)
  if (/^l[aoe]s?$/.test(first) && finiteForm(second)?.person === 1 && !isNounForm(second)) return null
  // 'la sentó junto a la ventana': a deed is no thing
  if (/^(?:l[aoe]s?)$/.test(first) && isDone(second)) return null
  // 'la levanta y la baña': both are deeds where one of them is no noun
  const both = /^l[ao]s? (\p{L}+) y l[ao]s? (\p{L}+)(?: |$)/iu.exec(text)?.slice(1) ?? []
  const areForms = both.length > 0 && both.every((word) => finiteForm(word)?.person === 3)
  if (areForms && both.some((word) => !isNounForm(word) && !hasGenders(word))) return null
  // 'los escucha': no article goes with another number
  if (/^l[oa]s$/.test(first) && finiteForm(second)?.person === 3 && !second.endsWith('s')) return null
  // 'todo lo cura con caldo'
  const all = /^todo l[oa]s? (\p{L}+)/iu.exec(text)?.[1]
  if (all && finiteForm(all)?.person === 3 && !/^que$/i.test(all)) return null
  if (!/^(su|sus|tu|tus|el|la|los|las|lo|esa|ese|esos|esas|cómo|como|todo|cuánto|vuestr[oa]s?)$/.test(first))
    return null
  if (
    /^(lo|la|los|las|todo)(?: l[oa]s?)? (?:da|hace|deja|entrega|comparte|cuida|sabe|puede|arregla|resuelve|quiere)(?= )(?! (?:con|de|a la|al?) (?:l[ao]s? )?que)/u.test(
      text,
    )
  )
    return null
  // 'el no rendirse nunca'
  if (/^el (?:no |nunca )?\p{L}+rse(?!\p{L})/iu.test(text)) return { what: text, toYou: null }
  if (/^(lo|cómo|como|todo|cuánto)$/.test(first))
    return manner(text.replace(/^como /, 'cómo ').replace(/^cuanto /, 'cuánto '), reader)
  // 'su risa se oye hasta la otra cuadra': what it does is said of it
  const [, lead = '', does = ''] = /^(?:su|tu) \p{L}+ ((?:se|no|nunca|siempre|les?) )(\p{L}+)/iu.exec(text) ?? []
  if (lead && finiteForm(does.toLowerCase())?.person === 3 && !/^(?:su|tu) \p{L}+ que /iu.test(text))
    return { what: `que ${possessed(text, reader).what}`, toYou: null }
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

const isDone = (word: string) => {
  const form = finiteForm(word.toLowerCase())
  return (
    /^(?:crio|guio)$/iu.test(word) ||
    (form?.person === 3 && /^(?:preterite|imperfect)$/.test(form.tense) && !isNounForm(word.toLowerCase()))
  )
}

/** 'cómo cuida a los demás', 'cómo me cuidás', 'lo fuerte que es'; of two of them each by itself. */
function manner(text: string, reader: Reader): Reading {
  const [one, other, further] = text.split(/ y (?=(?:c[oó]mo|lo \p{L}+ que) )/u)
  if (one && other && further === undefined) {
    const both = [one, other.replace(/^como /u, 'cómo ')].map((part) => manner(part, reader))
    return {
      what: both.map(({ what }) => what).join(' y '),
      toYou: both.every(({ toYou }) => toYou !== null) ? both.map(({ toYou }) => toYou).join(' y ') : null,
      ...(both.every(({ direct }) => direct) && { direct: true as const }),
    }
  }
  // 'lo tierno', 'lo leal', 'lo dulce y lo terca'
  const so =
    /^lo (\p{L}+)(?: [ye] lo (\p{L}+))?$/u
      .exec(text)
      ?.slice(1)
      .filter((word) => word !== undefined) ?? []
  if (
    so.length > 0 &&
    so.every((word) => isDescribing(word) && !NO_QUALITY.test(word) && !isDoing(word)) &&
    !reader.recipient.several
  ) {
    const told = `${so.map((word) => `lo ${agreeingList(word, reader.recipient)}`).join(' y ')} que es`
    return { what: told, toYou: ofClause(told, reader) }
  }
  const [, head, rest] = /^(cómo|cuánto|lo \p{L}+ que)\s+(.+)$/u.exec(text) ?? []
  const third =
    head && rest && finiteForm(words(rest).find((word) => finiteForm(word)) ?? '')?.person === 2
      ? secondToThird(rest)
      : null
  if (third) return { what: `${head} ${toldBy(third, reader)}`, toYou: text, direct: true }
  return { what: head && rest ? `${head} ${toldBy(rest, reader)}` : text, toYou: ofClause(text, reader) }
}

/** 'lo intenta': a deed, and not how somebody is. */
const isDoing = (word: string) => finiteForm(word)?.person === 3 && !isEntry(word)

/** 'lo mejor', 'lo nuestro': a thing, and not how somebody is. */
const NO_QUALITY = /^(?:mejor|peor|nuestro|mío|suyo|tuyo|propio|demás|poco|mucho|mismo)$/u

/** 'su calma, se cae y se ríe': more than what is admired comes after the comma. */
const hasSecondSentence = (text: string) =>
  text
    .split(', ')
    .slice(1)
    .some((part) => (firstFinite(words(part))?.index ?? 9) <= 2 && !/^(?:el|la|los|las|sus?|tus?|que) /iu.test(part))

/** 'lo fuerte que es' → 'lo fuerte que eres': turns the one verb after the last 'que', 'en que' or 'cómo'. */
function ofClause(text: string, reader: Reader): string | null {
  // 'su risa que contagia': the subject is the laugh, not the person
  if (
    /^(?:su|tu)s? \p{L}+(?: (?!en |con |de |y |e )\p{L}+)?,? que \p{L}+/u.test(text) &&
    !/ que (?:no )?(?:tiene|tienen|da|dan|pone|ponen|lleva|les?) ?/.test(text)
  )
    return possessed(text, reader).toYou
  // 'su letra, que parece de imprenta'
  if (/^(?:su|tu)s? [^,]*, que \p{L}/u.test(text)) return possessed(text, reader).toYou
  if (reader.recipient.several || /^(?:el|la|los|las) que /.test(text)) return null
  // 'la risa que tiene la niña': who has it stands behind
  if (/^(?:el|la|l[oa]s|sus?) (?!form|maner|mod)\p{L}+ que (?:\p{L}+) (?:el|la|l[oa]s|mis?|sus?) \p{L}/iu.test(text))
    return null
  const match = /^(.*?(?:que|cómo))\s+(.+)$/u.exec(text)
  // 'la paz que da verla': what gives it is no person
  if (/(?:que) (?:da|dan|deja|dejan|transmite) (?:estar|\p{L}+[aei]r(?:l[aeo]s?|se)?)(?!\p{L})/iu.test(text))
    return null
  // 'la calma que tiene, creció sola': a second sentence
  if (hasSecondSentence(text) || / como que /u.test(text)) return null
  const turned = match ? thirdToSecond(match[2]!, reader.address) : null
  if (!match || !turned) return null
  return `${match[1]} ${turned}`.replace(/(?<!\p{L})su(s?)(?!\p{L})/gu, your(reader) === 'tu' ? 'tu$1' : 'su$1')
}

export function infinitive(text: string, reader: Reader): Reading | null {
  if (!isInfinitive(words(text)[0] ?? '')) return null
  return possessed(`su manera de ${text.replace(/^saber /, '')}`, reader)
}

/** 'hombre de palabra', 'mujer valiente': what somebody is, not what they have. */
const PERSONS =
  /^(?:(?!su |tu |la |el )\p{L}+ )?(?:hombre|mujer|persona|gente|niñ[oa]|chic[oa]|señora?|tip[oa]|ser humano|amig[oa]|madre|padre|hij[oa]|compañer[oa]|abuel[oa]|maestr[oa]|luchador|luchadora|campeón|campeona|ángel|ejemplo)(?!\p{L})/iu

/** Adjectives by their form, nouns in these answers. */
const ALSO_NOUNS =
  /^(?:paz|ingenio|energía|sonrisa|mirada|ayuda|entrega|risa|compañía|alegría|mano|manos|espíritu|sentido|cariño|apoyo|ánimo|genio|gusto|trato|corazón|talante|instante|ternura|mente|gente|arte|temple|aguante|semblante|suavidad)$/iu

export function bareWords(text: string, reader: Reader): Reading | null {
  // 'a sus 86 no la calla nadie': a whole sentence, and nothing that anybody has
  if (/^(?:a|en|con|desde) (?:sus|los|l[ao]s) \d+(?!\p{L})/iu.test(text)) return { what: `que ${text}`, toYou: null }
  const [first = '', ...rest] = words(text)
  if (
    /^\p{L}{2,}(?:ando|iendo|yendo)$/u.test(first) ||
    finiteVerbLater(text) ||
    (/^(?:el|la)$/iu.test(first) &&
      (isDone(rest[0] ?? '') || finiteForm(rest[0]?.toLowerCase() ?? '')?.person === 3)) ||
    /^(?:que|cuando|como|si|porque|nada|nadie|todo|se|me|te|le|les|nos|os|lo|l[ao]s|ojalá|quién|qué|yo|ni|hasta|uno|pero|en|al?|ellos|ellas) \p{L}/iu.test(
      text,
    )
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
  if (noun && !/^(?:no|nunca|siempre|con|sin|de|en|al?|por|para|desde|hasta|entre|sobre|una?|cada)$/i.test(first))
    return possessed(`${first.endsWith('s') && nounGender(first) ? 'sus' : 'su'} ${text}`, reader)
  if (rest.length > 2 || firstFinite(words(text))) return null
  const agreed = agreeingList(text, reader.recipient)
  return { what: `que ${reader.recipient.n('es', 'son')} ${agreed}`, toYou: youAre(agreed, reader) }
}
