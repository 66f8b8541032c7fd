import { agreeing } from '../admired/adjectives.ts'
import { thirdToPlural, thirdToSingular } from '../turned/conjugate.ts'
import { secondToThird } from '../turned/from-you.ts'
import { isEntry, isNounForm } from '../grammar/dictionary.ts'
import { nounGender } from '../grammar/gender.ts'
import { clauseFrom } from '../grammar/clause-start.ts'
import { factOf } from '../grammar/main-clause.ts'
import { TABLE } from '../grammar/paradigms.ts'
import type { Person } from '../people/person.ts'
import { toldInfinitive } from '../people/sender-voice.ts'
import { withoutHedge } from '../spelling/shorthand.ts'
import { withHabitsApart, withoutSplices } from '../turned/splices.ts'
import { clarityOf, isSure, QUOTED } from '../sureness.ts'
import { contract, isLong, list, withoutEnd, words } from '../grammar/text.ts'
import { lowerFirst, sentences, tidy } from '../spelling/tidy.ts'
import { traitClassOf } from './trait-classes.ts'
import { phrase } from './trait-phrase.ts'
import { isBeyondTelling, isDoneToThem, isFromOthers } from './trait-quoted.ts'
import { type Trait, turned } from './trait-reading.ts'
import { isHead, isVerbless, verbAlone } from './trait-words.ts'
import { finiteForm } from '../grammar/finite.ts'
import { firstFinite, isBefallen, isFelt, opensClause } from '../grammar/verbs.ts'
import { startsClause } from '../turned/quality-parts.ts'
import { namedFirst } from '../people/names-kept.ts'
import { withoutVocative } from '../people/vocative.ts'

export function readTrait(raw: string, who: Person, sender: string, clarity = clarityOf(raw)): Trait | null {
  const whole = withoutEnd(tidy(raw))
  if (!whole) return null
  const cls = traitClassOf(whole)
  const several =
    /[.;]\s/u.test(whole) && !isLong(whole.replace(/[.;]/gu, ','), 24) ? inParts(whole, who, sender, clarity) : null
  if (several) return { ...several, cls }
  const make = (said: string, fact: string): Trait => ({
    cls,
    fact: apart(fact, '; '),
    said: apart(said, '; '),
    sure: clarity * 0.95,
  })
  const quote = (typed: string, text = apart(typed, '. ')): Trait => ({
    cls,
    fact: `${who.name} ${who.n('tiene', 'tienen')} algo que, en palabras de ${sender}, es así: «${text}»`,
    said: text,
    sure: QUOTED,
  })
  const named = namedFirst(whole, who.name)
  if (named && !who.several) return readTrait(named.rest, who, sender, clarity)
  // 'Vale es zurda y Rena usa lentes': of each by name
  if (named && !OF_SPEAKERS.test(unspoken(whole))) return make(whole, whole)
  // 'ella lava y él seca': of each, and not of both
  const isOfOne = who.several && /^(?:él|el|ella)\s/iu.test(whole)
  // 'le dicen Frijol': one of them, and nothing says which
  if (
    who.several &&
    /^(?:a veces |siempre )?(?:le|l[oa]) (?:dicen|decimos|digo|llaman|llamamos|apodan)(?!\p{L})/iu.test(whole)
  )
    return null
  const isOfGiver =
    /^\p{L}+o (?:mal|bien|muy|mucho|siempre|nunca)(?!\p{L})/iu.test(whole) &&
    finiteForm(words(whole)[0]!.toLowerCase())?.person === 1
  // 'a Rubén se le rompió una muela': somebody else's
  const [, whose = ''] = /^a (\p{Lu}\p{Ll}+) /u.exec(lowerFirst(whole)) ?? []
  const isAnothers = whose !== '' && !words(who.name).includes(whose)
  if (isOfOne || isOfGiver || isAnothers || isLong(whole, 14) || !isSure(clarity)) return quote(sentences(raw))
  const text = withoutVocative(lowerFirst(withoutHedge(whole)), who.name)
    .replace(/^(?:él|ella|tú|vos|usted)\s+/i, '')
    .replace(/^que\s+/i, '')
    // 'ya dice agua y no', 'siempre dice: el que pregunta no se equivoca'
    .replace(
      /,? (?:y )?ya dice (\p{Ll}+)(?: y (\p{Ll}+))?$/u,
      (_, one: string, other: string | undefined) => ` y ya dice ‘${one}’${other ? ` y ‘${other}’` : ''}`,
    )
    .replace(/(?<=(?<!\p{L})(?:dice|repite|decía)n?): ([^“”‘’:]+)$/u, ' ‘$1’')
    // 'le decimos Chago': who gives is one of those who do
    .replace(
      /^((?:(?:en casa|aquí|todos|nosotr[oa]s|de cariño|siempre|ya) )*)l[aeo](s?) (?:decimos|llamamos|apodamos) (?=\p{Lu}|el |la |“)/iu,
      (_, lead: string, many: string) => `${lead.replace(/nosotr[oa]s /iu, '')}le${many} dicen `,
    )
    // 'el nudo de ella'
    .replace(/^(?:el|la|(l[oa]s)) (\p{L}+) de (?:él|ella|ellos|ellas)(?!\p{L})/iu, (_, many: string, noun: string) =>
      many ? `sus ${noun}` : `su ${noun}`,
    )
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
  // 'la quiero mucho': said of them by who gives
  if (/^l[aoe]s?$/i.test(tokens[0]!) && finiteForm(tokens[1] ?? '')?.person === 1 && !isEntry(tokens[1]!))
    return quote(whole)
  const own = ownSubject(text, tokens, who)
  if (own) return make(text, own)
  if (isOfAnother(text)) return quote(whole)
  if (isBeyondTelling({ text: unspoken(text), tokens, verb, owned, counted })) return quote(whole)
  // 'los zapatos los deja donde caigan': what they do it with was named before
  if (NAMED_BEFORE.test(text)) return make(text, `${who.name} ${text}`)
  // 'la apodan Terremoto', 'los gatos la siguen'
  if (isDoneToThem(text, tokens)) {
    const clause = clauseOf(text, 3, who, sender)
    return clause ? make(clause, `a ${who.name} ${clause}`) : quote(whole)
  }
  // 'sin dos dientes', 'con trenzas': without a verb, though a tooth may look like one
  const nominal =
    /^(?:con|sin) (?:(?:un|una|el|la|los|las|sus?|dos|tres) )?\p{L}+s?$/iu.test(text) ||
    /^de (?:es[oa]s|l[oa]s) que /iu.test(text) ||
    owned ||
    counted ||
    isVerbless(text) ||
    // 'llama “cocretas” a las croquetas': a verb
    (verb?.index === 0 && !/^\p{L}+ “/u.test(text) && isHead(tokens, who))
  if (nominal) {
    const told = verb?.person === 2 && verb.index > 0 && !counted ? turned(text) : text
    return phrase(told, tokens, who, make) ?? quote(whole)
  }
  // 'antes de echarse al agua siempre se acomoda la gorra'
  const isAtATime = /^(?:antes|después|luego) del?(?! (?:todo|nada|que)(?!\p{L}))(?!\p{L})/iu.test(text)
  if (verb && (verb.index <= 4 || isAtATime) && !(verb.index === 0 && tokens.length === 1 && !verbAlone(tokens[0]!))) {
    if (!opensClause(tokens.slice(0, verb.index), text)) return quote(whole)
    const clause = clauseOf(text, verb.person, who, sender)
    if (!clause) return quote(whole)
    const dative =
      isFelt(clause) ||
      /^(?:el|la|l[oa]s) \p{L}+ (?:(?:siempre|nunca|no) )*(?:se )?les? /iu.test(clause) ||
      isBefallen(clause) ||
      isFromOthers(clause, who.plural) ||
      /^(?:ning[úu]n|ninguna|nada|nadie|todo|toda|todos|todas) (?:\p{L}+ )?(?:no )?les? \p{L}+/iu.test(clause) ||
      /^(?:(?:en casa|aquí|todos|siempre|de cariño|ya),? )*(?:les?|l[ao]s?) (?:dicen|llaman|apodan|conocen)(?!\p{L})/iu.test(
        clause,
      )
    return make(clause, factOf(clause, who.name, dative))
  }
  return phrase(text, tokens, who, make) ?? quote(whole)
}

const apart = (text: string, mark: '. ' | '; ') => withoutSplices(withHabitsApart(text, mark), mark)

const NAMED_BEFORE =
  /^(los|las) \p{L}+s (?:(?:no|siempre|nunca|casi nunca|casi siempre) )*\1 (?!\p{L}+n )\p{L}+(?: |$)/iu

/** 'la voz de mi abuela se oye hasta la esquina': something that was named does it; not 'las manos le huelen a ajo'. */
function isOfAnother(text: string): boolean {
  if (/^(?:el|los) (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?(?!\p{L})/iu.test(text)) return false
  const named = text.replace(/^((?:el|la|l[oa]s) \p{L}+) del? (?:(?:[mst]us?|mis?|el|la|l[oa]s) )?\p{L}+/iu, '$1')
  const verb = /^(?:el|la|l[oa]s) /iu.test(named) ? clauseFrom(words(named), 0) : -1
  return (
    verb > 1 &&
    !words(named)
      .slice(0, verb)
      .some((word) => /^les?$/iu.test(word))
  )
}

/** 'su frase es “no hay falla”' → 'la frase de Beto es “no hay falla”': what is theirs does it. */
function ownSubject(text: string, tokens: readonly string[], who: Person): string | null {
  const [, noun = '', rest = ''] =
    /^(?:(?:su|tu)s?|(?:el|la)(?= (?:risa|voz|sonrisa|mirada|cara|nariz|letra|pelo|cabello|memoria) (?!(?:(?:no|siempre|nunca) )*(?:se )?l))) (\p{L}+) ((?:(?:no|nunca|siempre|se|l[oa]s?) )*\p{L}+ .+)$/iu.exec(
      text,
    ) ?? []
  const verb = rest.replace(/^(?:(?:no|nunca|siempre|se|l[oa]s?) )*/iu, '').split(' ')[0]!
  const form = finiteForm(verb)
  const areMany = /^[st]us /iu.test(text)
  const isTold =
    form?.person === 3 && form.plural === areMany && (TABLE.has(verb) || !isNounForm(verb)) && isNounForm(noun)
  const isOpen = /(?<!\p{L})(?:me|nos|yo|mis?|mí|te|ti|tus?|sus?|tú|vos|conmigo|nuestr[oa]s?)(?!\p{L})/iu.test(rest)
  if (!isTold || isOpen || tokens.length > 12) return null
  const the = nounGender(noun) === 'f' ? (areMany ? 'las' : 'la') : areMany ? 'los' : 'el'
  return `${the} ${noun} de ${who.name} ${rest}`
}

/** 'Es zurda. Trae lentes. Su mamá se llama igual' → 'Dulce es zurda y trae lentes': all of them that are surely theirs. */
function inParts(whole: string, who: Person, sender: string, clarity: number): Trait | null {
  const parts = whole.split(/\s*[.;]+\s+/u)
  // 'Hace chistes de papá. Malísimos.': said of the jokes
  if (!parts.every((part) => startsClause(lowerFirst(part)))) return null
  const read = parts.map((part) => readTrait(part, who, sender, clarity)).filter((trait) => trait !== null)
  const subject = `${who.name} `
  const told = read.filter(({ fact, sure }) => isSure(sure) && fact.startsWith(subject))
  if (told.length < 2) return null
  const said = list(told.map(({ fact }) => fact.slice(subject.length)))
  return {
    ...told[0]!,
    said,
    fact: subject + said,
  }
}

const OF_SPEAKERS = /(?<!\p{L})(?:me|nos|yo|mis?|mí|te|ti|tus?|tú|vos|os|conmigo|contigo|nuestr[oa]s?)(?!\p{L})/iu

/** Without what is quoted in it. */
const unspoken = (text: string) => text.replace(/[“‘][^”’]*[”’]/gu, ' ')

const isGivers = (word: string) => {
  const form = finiteForm(word.toLowerCase())
  return form?.person === 1 && !form.plural && !isNounForm(word.toLowerCase())
}

const SENDER_IS_OBJECT =
  /^((?:siempre |nunca |no |ya )*)(?:me|nos) ((?:despierta|espera|escucha|acompaña|abraza|cuida|persigue|sigue|mira|saluda|recibe|besa|lame|muerde|busca|regaña|corrige|defiende|imita|llama)n?)(?!\p{L}| (?:la|el|los|las) | a (?:tod|amb|l[oa]s (?:dos|tres)))/iu

function clauseOf(text: string, person: 1 | 2 | 3, who: Person, sender: string): string | null {
  if (person === 1) return null
  const third = person === 2 ? secondToThird(text) : text
  if (!third) return null
  const told = toldInfinitive(third, sender)
    // 'me despierta a las cinco'
    .replace(SENDER_IS_OBJECT, `$1$2 a ${sender}`)
    .replace(/(?<!\p{L})conmigo(?!\p{L})/gu, `con ${sender}`)
    .replace(/(?<!\p{L})(al?|del?|el|los?|las?) (?:mí[oa]s?)(?!\p{L})/giu, `$1 de ${sender}`)
  if (OF_SPEAKERS.test(unspoken(told))) return null
  // 'así sabemos que es él': their giver's to say
  if (words(unspoken(told)).some((word) => finiteForm(word.toLowerCase())?.person === 1 && word.endsWith('mos')))
    return null
  // 'corrige a Clara cuando hablo'
  if (told !== third && words(unspoken(told)).some((word) => isGivers(word))) return null
  if (who.several && !who.plural) return contract(thirdToSingular(told))
  return contract(who.plural ? thirdToPlural(told) : agreeing(told, who))
}
