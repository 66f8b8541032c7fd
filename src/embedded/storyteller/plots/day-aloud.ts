import { EVENT_NOUN, hasDeed, isDoneOnIt, TIME_NOUN } from '../language/memory/openings.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { clausesOf } from '../language/memory/clauses.ts'
import { withoutQuotes, wordsOf } from '../language/memory/marked-words.ts'
import { isPerson, isRole } from '../language/memory/kinds-of-words.ts'
import { contract, countWords, upperFirst } from '../language/grammar/text.ts'
import { lowerFirst } from '../language/spelling/tidy.ts'

/** 'cuando me rompí el brazo me peinaba ella': it says what happened then. */
const hasMain = (note: string) =>
  clausesOf(wordsOf(lowerFirst(withoutQuotes(note).text)).words)?.some(({ link }, k) => k > 0 && link === ' ') ?? true

/** A memory in its giver's own words as somebody says it aloud: whole sentences, and no label of a day. */

type Voice = {
  /** Who says it; null where that has just been told. */
  tag: string | null
  remember: string
  asked?: boolean
  /** Said plainly, without a flourish. */
  isHard?: boolean
  pick: <T>(...options: T[]) => T
}

/** 'El viaje a Creel, nos perdimos' → '—Fue en el viaje a Creel —contó Clara—. Nos perdimos.' */
export function dayAloud(note: string, { tag, remember, asked, isHard, pick }: Voice): string {
  const said = note.replace(/\.$/u, '')
  const ended = `${said}${/[!?…]$/u.test(said) ? '' : '.'}`
  if (tag === null) return `—${isOnlyADay(said) ? contract(`${remember} de ${lowerFirst(ended)}`) : ended}`
  // whatever more is said of it goes on behind
  const [, one = said, more = ''] = /^([^.!?…“«]+)(\. .+)?$/su.exec(said) ?? []
  const day = /[.!?…“«]/u.test(one) ? null : dayIn(one)
  if (day)
    return asked
      ? `—¿${remember}? —${tag}—. ${upperFirst(day.at)}. ${upperFirst(day.told)}${more}.`
      : `—${upperFirst(day.at)} —${tag}—. ${upperFirst(day.told)}${more}.`
  if (isOnlyADay(said)) {
    const of = contract(`${remember} de ${lowerFirst(said)}`)
    return asked ? `—¿${of}? —${tag}.` : `—${pick(of, ...(isHard ? [] : seenAgain(said)))} —${tag}.`
  }
  if (asked) return `—¿${remember}? —${tag}—. ${ended}`
  if (said.startsWith('La vez que ')) return `—${remember} de ${lowerFirst(ended).replace(/\.$/u, '')} —${tag}.`
  const lead = pick('', ...(isHard ? [] : leadsOf(said, remember)))
  if (lead !== '') return `—${lead} —${tag}—. ${ended}`
  // who says it is known before the second sentence
  const [, first = '', mark = '', rest = ''] =
    /^((?:[^.!?…“”]|“[^”]*”){8,}?)([.!])\s+(?=[\p{Lu}¿¡“])(.+)$/su.exec(ended) ?? []
  return rest === '' ? `—${said} —${tag}.` : `—${first}${mark === '.' ? '' : mark} —${tag}—. ${rest}`
}

/** Of a day that has a name, by whoever sees it again. */
function seenAgain(said: string): string[] {
  const day = lowerFirst(said)
  const short = countWords(said) <= 9 ? [`¡${upperFirst(said)}!`] : []
  if (said.startsWith('Cuando ')) return [`Esto es de ${day}`, ...short]
  const isMany = /^(?:los|las|nuestr[oa]s|sus|mis) /u.test(day)
  return [`${isMany ? 'Son' : 'Es'} ${day}`, `Aquí ${isMany ? 'están' : 'está'} ${day}`, ...short]
}

/** What whoever tells it begins with, by whether it happened once or always; nothing where it still does. */
const leadsOf = (said: string, remember: string): string[] =>
  ONCE.test(said)
    ? ['Fue así', 'Esto pasó de verdad', `${remember} bien`]
    : ALWAYS.test(said)
      ? ['Así era', 'Era así', `${remember} bien`]
      : []

const ONCE =
  /(?<!\p{L})(?!caf|beb|jos|así|aquí|ahí|allí)\p{L}{2,}(?:ó|é|í|aron|ieron|(?<![áí]b)(?<!í)[ai]mos|[ai]ste|[ai]steis)(?!\p{L})|(?<!\p{L})(?:fue|fui|fuimos|dio|vio|rio|hizo|dijo|puso|vino|trajo|quiso|tuvo|estuvo)(?!\p{L})/u
const ALWAYS = /\p{L}(?:aba[sn]?|ábamos|ía[sn]?|íamos)(?!\p{L})|(?<!\p{L})(?:era[sn]?|iba[sn]?)(?!\p{L})/u

const NAMED =
  /^((?:el|la|los|las|nuestr[oa]s?|un|una|su|mi|aquel|aquella|est[ea]) (?:(?:primer|primera|último|última) )?(\p{L}+)[^,.:;]{0,44}?)(, |: | (?:que|en (?:el |la )?que|cuando|donde) | (?=(?:se|nos|me|les?) \p{L}+ (?:el|la|los|las|un|una) |(?:llovi[óa]|nev[óa]|graniz|temb)))(.+)$/iu

/** Where or when it was, and what happened there, where these stand side by side without a verb between. */
function dayIn(said: string): { at: string; told: string } | null {
  const [, named = '', noun = '', joint = '', told = ''] = NAMED.exec(said) ?? []
  if (
    !named ||
    hasDeed(named) ||
    / (?:con|y) /u.test(isJoined(joint) ? named : '') ||
    !hasDeed(told.split(' ').slice(0, 14).join(' '))
  )
    return null
  // 'El guardia nos abrió': who did it, and no shift of theirs
  if (isPerson(noun.toLowerCase()) || isRole(noun.toLowerCase())) return null
  const isTime = TIME_NOUN.test(noun)
  const isComma = /^[,:]/u.test(joint)
  if (
    /^vez$/iu.test(noun) ||
    !(EVENT_NOUN.test(noun) || (isTime && isComma)) ||
    (!isComma && (isTime || isDoneOnIt(told)))
  )
    return null
  if (isComma && /^(?:que|cuando|donde|y) /iu.test(told)) return null
  return { at: isTime ? `fue ${lowerFirst(named)}` : `fue en ${lowerFirst(named)}`, told }
}

const isJoined = (joint: string) => /(?:que|cuando|donde)/u.test(joint)

const MAIN_WAS = /^[^,]*? que (.+?) (?<!(?<!\p{L})(?:y|se|no|que|lo|la|nos|me|le) )(?:fue|fueron|era) (?!que )/u

/** 'Cuando te enojas cantas': so it is still, and no day. */
const isStill = (note: string) => {
  const [, verb = ''] = /^Cuando (?:(?:no|ya|yo|me|te|se|nos|les?|l[oa]s?) )*(\p{L}+)/u.exec(note) ?? []
  return finiteForm(verb)?.tense === 'present'
}

/** A day that is named and no more: what can follow «Me acuerdo de…». */
export function isOnlyADay(note: string): boolean {
  if (/[.!?…]/u.test(withoutQuotes(note).text)) return false
  if (note.startsWith('Cuando ')) return !hasMain(note) && !isStill(note)
  if (!/^(?:El|La|Los|Las|Aquel|Aquella|Ese|Esa|Nuestr[oa]s?|Su|Mi) /u.test(note)) return false
  if (!hasDeed(note)) return true
  // 'El día que me enfermé antes del recital me llevó al patio': what happened then
  if (/^\p{L}+ (?:día|noche|tarde|mañana) (?:en )?que /u.test(note) && hasMain(note)) return false
  // 'La primera vez que rio fue con mi sombrero': a whole sentence
  const [, done = ''] = MAIN_WAS.exec(note) ?? []
  if (done !== '' && hasDeed(done)) return false
  // 'El día que nació, su padre se fue': what happened then
  if (hasDeed(/^[^,]* que [^,]+, (.*)$/su.exec(note)?.[1] ?? '')) return false
  const [, head = ''] = /^(.*?) (?:que|cuando|donde|en (?:el |la )?que)(?!\p{L})/iu.exec(note) ?? []
  return head !== '' && !hasDeed(head)
}
