import { EVENT_NOUN, hasDeed, isDoneOnIt, TIME_NOUN } from '../language/memory/openings.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { PREPOSITION } from '../language/memory/clauses.ts'
import { withoutQuotes } from '../language/memory/marked-words.ts'
import { hasMain, isStill, whenWas } from '../language/memory/when-alone.ts'
import { isPerson, isRole } from '../language/memory/kinds-of-words.ts'
import { hasGenders, isNounForm } from '../language/grammar/dictionary.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { TABLE } from '../language/grammar/paradigms.ts'
import { contract, countWords, upperFirst, words } from '../language/grammar/text.ts'
import { lowerFirst } from '../language/spelling/tidy.ts'
import { singularOf } from '../things/singular.ts'

/** A memory in its giver's own words as somebody says it aloud: whole sentences, and no label of a day. */

type Voice = {
  /** Who says it; null where that has just been told. */
  tag: string | null
  remember: string
  asked?: boolean
  /** Said plainly, without a flourish. */
  isPlain?: boolean
  pick: <T>(...options: T[]) => T
}

/** 'El viaje a Creel, nos perdimos' → '—Fue en el viaje a Creel —contó Clara—. Nos perdimos.' */
export function dayAloud(note: string, { tag, remember, asked, isPlain, pick }: Voice): string {
  const said = headApart(whenWas(note).replace(/\.$/u, ''))
  // 'El día que bajó y le dio un guante. Durmió con él'
  const [, only = '', then = ''] = /^([^.!?…“”]+)\. (.+)$/su.exec(said) ?? []
  if (only !== '' && isOnlyADay(only)) {
    const of = contract(`${remember} de ${named(only)}`)
    return tag === null ? `—${of}. ${then}.` : asked ? `—¿${of}? —${tag}—. ${then}.` : `—${of} —${tag}—. ${then}.`
  }
  const ended = `${said}${/[!?…]$/u.test(said) ? '' : '.'}`
  // whatever more is said of it goes on behind
  const [, one = said, more = ''] = /^([^.!?…“«]+)(\. .+)?$/su.exec(said) ?? []
  const day = /[.!?…“«]/u.test(one) ? null : dayIn(one)
  if (tag === null) {
    if (day) return `—${upperFirst(day.at)}. ${upperFirst(day.told)}${more}.`
    return `—${isOnlyADay(said) ? contract(`${remember} de ${named(ended)}`) : isWhere(said) ? `Fue ${lowerFirst(ended)}` : ended}`
  }
  if (day)
    return asked
      ? `—¿${remember}? —${tag}—. ${upperFirst(day.at)}. ${upperFirst(day.told)}${more}.`
      : `—${upperFirst(day.at)} —${tag}—. ${upperFirst(day.told)}${more}.`
  if (isOnlyADay(said)) {
    const of = contract(`${remember} de ${named(said)}`)
    return asked ? `—¿${of}? —${tag}.` : `—${pick(of, ...(isPlain ? [] : seenAgain(said, remember)))} —${tag}.`
  }
  if (isWhere(said))
    return `—${asked ? `¿${remember}? —${tag}—. ` : ''}Fue ${lowerFirst(said)}${asked ? '.' : ` —${tag}.`}`
  if (asked) return `—¿${remember}? —${tag}—. ${ended}`
  const lead = isScrap(said) ? `${remember} bien` : pick('', ...(isPlain ? [] : leadsOf(said, remember)))
  if (lead !== '') return `—${lead} —${tag}—. ${ended}`
  // who says it is known before the second sentence
  const [, first = '', mark = '', rest = ''] =
    /^((?:[^.!?…“”]|“[^”]*”){8,}?)([.!])\s+(?=[\p{Lu}¿¡“])(.+)$/su.exec(ended) ?? []
  return rest === '' ? `—${said} —${tag}.` : `—${first}${mark === '.' ? '' : mark} —${tag}—. ${rest}`
}

/** The same on a paper: a time alone is no sentence there either. */
export function writtenDay(note: string): string {
  const said = whenWas(note)
  return LEADS_TO_NOTHING.test(said) && isOnlyADay(said) ? `Fue ${lowerFirst(said)}` : said
}
const LEADS_TO_NOTHING = /^(?:Cuando|(?:El|La) \p{L}+ que) /u

/** 'Cierre de mes, 11 pm, nos trajo tamales' → 'Cierre de mes, 11 pm. Nos trajo tamales': when or where, with neither article nor verb. */
function headApart(said: string): string {
  const [, head = '', told = ''] =
    /^((?:[^,.;:!?…“”]+, ){1,2}?)((?!(?:de|en|al?|con|por|casi) )\p{Ll}.*)$/su.exec(said) ?? []
  const [first = '', next = ''] = head.split(' ')
  const isHead =
    /^\d/u.test(first) ||
    // 'Niña de cinco años, me regaló…' is who it was
    ((TIME_NOUN.test(first) || EVENT_NOUN.test(first)) && /^(?:de|del|en|\d+|\p{Lu}.*)$/u.test(next))
  const isPlain = !words(head.slice(first.length)).some((word) => finiteForm(word.toLowerCase()) && !isNounForm(word))
  const isTold = hasDeed(told.split(' ').slice(0, 3).join(' '))
  return isHead && isPlain && isTold ? `${head.slice(0, -2)}. ${upperFirst(told)}` : said
}

/** Of a day that has a name, by whoever sees it again. */
function seenAgain(said: string, remember: string): string[] {
  const day = named(said)
  if (said.startsWith('Cuando ')) return [`Esto es de ${day}`]
  return [
    contract(`${remember} mucho de ${day}`),
    ...(countWords(said) <= 9 && POINTED.test(said) ? [`¡${upperFirst(said)}!`] : []),
  ]
}

/** What whoever tells it begins with, by whether it happened once or always; nothing where it still does, or says itself that it was. */
const leadsOf = (said: string, remember: string): string[] =>
  said.startsWith('Fue cuando ')
    ? []
    : ONCE.test(withoutNouns(said))
      ? ['Fue así', 'Esto pasó de verdad', `${remember} bien`]
      : ALWAYS.test(withoutNouns(said))
        ? ['Así era', 'Era así', `${remember} bien`]
        : []

/** 'dominó' and 'días' end like pasts. */
const withoutNouns = (said: string) =>
  said.replace(/\p{Ll}+/gu, (word) => (isNounForm(word) && !TABLE.has(word) ? '' : word))

const ONCE =
  /(?<![A-Za-zÀ-ỹ])(?!caf|beb|jos|así|aquí|ahí|allí)[A-Za-zÀ-ỹ]{2,}(?:ó|é|í|aron|ieron|(?<![áí]b)(?<!í)[ai]mos|[ai]ste|[ai]steis)(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])(?:fue|fui|fuimos|dio|vio|rio|hizo|dijo|puso|vino|trajo|quiso|tuvo|estuvo)(?![A-Za-zÀ-ỹ])/u
const ALWAYS =
  /\p{L}(?:aba[sn]?|ábamos|ía[sn]?|íamos)(?![A-Za-zÀ-ỹ])|(?<![A-Za-zÀ-ỹ])(?:era[sn]?|iba[sn]?)(?![A-Za-zÀ-ỹ])/u

const NAMED =
  /^((?:el|la|los|las|nuestr[oa]s?|un|una|su|mi|aquel|aquella|est[ea]) (?:(?:primer|primera|último|última) )?([A-Za-zÀ-ỹ]+)[^,.:;]{0,44}?)(, |: | (?:que|en (?:el |la )?que|cuando|donde) | (?=(?:se|nos|me|les?) [A-Za-zÀ-ỹ]+ (?:el|la|los|las|un|una) |(?:llovi[óa]|nev[óa]|graniz|temb)))(.+)$/iu

/** Where or when it was, and what happened there, where these stand side by side without a verb between. */
function dayIn(said: string): { at: string; told: string } | null {
  const [, named = '', noun = '', joint = '', all = ''] = NAMED.exec(said) ?? []
  // 'Este verano en el pueblo, en Teruel, se levantaba a las siete'
  const [nearer = ''] = joint.startsWith(',') ? (NEARER.exec(all) ?? []) : []
  const [day, told] = nearer ? [`${named}, ${nearer.slice(0, -2)}`, all.slice(nearer.length)] : [named, all]
  if (
    !day ||
    hasDeed(day) ||
    / (?:con|y) /u.test(isJoined(joint) ? day : '') ||
    !hasDeed(told.split(' ').slice(0, 14).join(' '))
  )
    return null
  // 'El guardia nos abrió': who did it, and no shift of theirs
  if (isPerson(noun.toLowerCase()) || isRole(noun.toLowerCase())) return null
  // 'Un martes don Chuy, el del camión, me dejó tocar': the comma parts nobody from what they are
  if (SOMEBODY.test(day.slice(day.indexOf(noun) + noun.length)) || /^(?:el|la|l[oa]s) (?:del?|que) /iu.test(told))
    return null
  const isTime = singlesOf(noun).some((one) => TIME_NOUN.test(one))
  const isComma = /^[,:]/u.test(joint)
  // 'La vez del apagón, jugamos', 'Las navidades en Maracaibo, él prendía la gaita'
  const isNamedOnce = /^la vez del? /iu.test(day)
  if (
    (/^vez$/iu.test(noun) && !isNamedOnce) ||
    !(EVENT_NOUN.test(noun) || (isTime && isComma)) ||
    (!isComma && (isTime || isNamedOnce || isDoneOnIt(told)))
  )
    return null
  if (isComma && /^(?:que|cuando|donde|y) /iu.test(told)) return null
  const deeds = withoutNouns(told)
  const were = ALWAYS.test(deeds) && !ONCE.test(deeds) ? 'eran' : 'fueron'
  const isNow = isTime || isNamedOnce
  return { at: `${isNow ? (areMany(day) ? were : 'fue') : 'fue en'} ${lowerFirst(day)}`, told }
}

/** ' don Chuy', ' mi tía', ' Rosa', right behind the day and led by nothing. */
const SOMEBODY = /^ (?:don|doña|[mts]us?|mis?|nuestr[oa]s?|el|la|l[oa]s|una?|yo|\p{Lu}\p{L}+)(?![A-Za-zÀ-ỹ])/u

const NEARER = /^(?:en|cerca de|junto a|camino de) (?:(?:el|la|l[oa]s|mi|su) )?[A-Za-zÀ-ỹ]+(?: [A-Za-zÀ-ỹ]+){0,3}, /iu

const areMany = (day: string) => /^(?:l[oa]s|nuestr[oa]s|sus|mis|est[ao]s) /iu.test(day)

const isJoined = (joint: string) => /(?:que|cuando|donde)/u.test(joint)

const MAIN_WAS = /^[^,]*? que (.+?) (?<!(?<![A-Za-zÀ-ỹ])(?:y|se|no|que|lo|la|nos|me|le) )(?:fue|fueron|era) (?!que )/u

/** A day that is named and no more, or what was done together: what can follow «Me acuerdo de…». */
export function isOnlyADay(note: string): boolean {
  if (/[.!?…]/u.test(withoutQuotes(note).text)) return false
  // 'Cuando perdí el año, ella no me regañó': what happened then
  if (note.startsWith('Cuando '))
    return hasMain(note) === false && !isStill(note) && !hasDeed(THEN.exec(withoutQuotes(note).text)?.[1] ?? '')
  if (isVerbless(note)) return NAMED_DAY.test(note) || isInfinitive(firstOf(note)) || bareNoun(note) !== null
  if (!POINTED.test(note)) return false
  // 'La primera vez que rio fue con mi sombrero': a whole sentence
  const [, done = ''] = MAIN_WAS.exec(note) ?? []
  if (done !== '' && hasDeed(done)) return false
  // 'El día que nació, su padre se fue': what happened then
  if (hasDeed(/^[^,]* que [^,]+, (.*)$/su.exec(note)?.[1] ?? '')) return false
  const [, head = ''] =
    /^(.*?),? (?:que|cuando|donde|aunque|porque|en (?:el |la )?que)(?![A-Za-zÀ-ỹ])/iu.exec(note) ?? []
  // 'El verano que pasé en su casa aprendí a nadar': what happened then
  return isVerbless(head) && hasMain(note) !== true
}

const THEN =
  /^Cuando(?: [^ ,]+){3,}, (?!(?:y|e|o|ni|pero|que|cuando|donde|porque|aunque|como|con|sin|en|de|para) )([^,]+)/u
const POINTED = /^(?:El|La|Los|Las|Aquel(?:l[ao]s?)?|Es[eao]s?|Nuestr[oa]s?|Sus?|Mis?) /u
const NAMED_DAY =
  /^(?:El|La|Los|Las|Aquel(?:l[ao]s?)?|Es[eao]s?|Nuestr[oa]s?|Sus?|Mis?|Un(?:[oa]s?)?|Cada|Tod[oa]s?|Lo(?= del? )) /u
/** 'En la playa con mis primos' */
const isWhere = (note: string) => /^En (?!cuanto|vez|lugar|cambio)/u.test(note) && isVerbless(note)

/** 'Con mi abuela, haciendo pan': no sentence, and nothing that has a name. */
const isScrap = (note: string) => isVerbless(note) && (PREPOSITION.test(firstOf(note)) || firstOf(note).endsWith('ndo'))

const firstOf = (note: string) => (words(note)[0] ?? '').toLowerCase()

/** 'Veranos en Calaceite' → 'los': the article that its giver left out, where it is surely a noun; null elsewhere. */
function bareNoun(note: string): string | null {
  const first = firstOf(note)
  const isOther = finiteForm(first) !== null || hasGenders(first) || LEADS.test(first) || PREPOSITION.test(first)
  const gender =
    isDay(first) || (!isOther && isMany(first) && isNounForm(first))
      ? nounGender(singlesOf(first).find((one) => TIME_NOUN.test(one)) ?? first)
      : null
  if (gender === null) return null
  return gender === 'f' ? (isMany(first) ? 'las' : 'la') : isMany(first) ? 'los' : 'el'
}
const isMany = (noun: string) => singularOf(noun) !== noun
/** 'tarde' of 'tardes', 'navidad' of 'navidades' */
const singlesOf = (noun: string) => [noun, noun.replace(/s$/u, ''), noun.replace(/es$/u, '')]
/** 'tardes', 'navidad', 'paseo', though they are forms of verbs too. */
const isDay = (noun: string) =>
  singlesOf(noun).some((one) => TIME_NOUN.test(one)) || (EVENT_NOUN.test(noun) && finiteForm(noun) === null)
const LEADS = /^(?:vos|nos|[mts]us|l[oa]s|un[oa]s|nuestr[oa]s|vuestr[oa]s|tod[oa]s)$/u

/** 'la vez del apagón', 'los veranos en Calaceite' as they follow «de». */
const named = (note: string) => {
  const article = bareNoun(note)
  return article === null || NAMED_DAY.test(note) || isInfinitive(firstOf(note))
    ? lowerFirst(note)
    : `${article} ${lowerFirst(note)}`
}

/** No word of it says what anybody does; a name may be spelt like a verb, and so may a noun behind what leads one. */
function isVerbless(note: string): boolean {
  const { text } = withoutQuotes(note)
  const all = words(text)
  return (
    all.length > 1 &&
    !/[.!?…;]/u.test(text) &&
    all.every((word, i) => {
      const low = word.toLowerCase()
      const before = (all[i - 1] ?? '').toLowerCase()
      const isName = word !== low && i > 0
      const isNoun =
        i === 0
          ? isDay(low)
          : LEADS_NOUN.test(before) ||
            ((isNounForm(low) || hasGenders(low)) && !TABLE.has(low) && !CLITIC_ONLY.test(before))
      return isName || isNoun || isInfinitive(low) || finiteForm(low) === null
    })
  )
}
const CLITIC_ONLY = /^(?:me|te|se|nos|les?|no)$/u
const LEADS_NOUN = /^(?:el|un|una|mi|tu|su|del?|con|sin|en|primer|últim[oa]|gran|buen|aquel|ese)$/u
