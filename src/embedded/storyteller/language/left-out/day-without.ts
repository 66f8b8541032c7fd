import { type Clause, type Sentence, sentencesOf } from '../grammar/clauses.ts'
import { finiteForm } from '../grammar/finite.ts'
import { DANGLING, isFronted, isOnlySaid, leans } from '../grammar/leans.ts'
import { countWords, upperFirst, words } from '../grammar/text.ts'
import { firstFinite } from '../grammar/verbs.ts'
import { withoutHead } from '../spelling/cut-head.ts'
import { withoutTails } from '../spelling/cut-tails.ts'

/** Of a day whole sentences are told, and none that goes on about what is gone. */

/** Fewer words than these tell no memory. */
export const FEWEST = 4

/**
 * What of a day stands without what is private in it, and without what leans on that: 'fuimos al mar. Mi tío venía
 * borracho. Entonces cantamos' → 'fuimos al mar.'; empty where it begins so. `whole`: what is
 * private tells itself by every word around it.
 */
export function dayWithout(told: string, isPrivate: (text: string) => boolean, whole: boolean): string {
  const kept: string[] = []
  let [isGone, isPart] = [false, false]
  for (const sentence of sentencesOf(told)) {
    const all = textOf(sentence.clauses)
    const said = !isPrivate(all) ? all : whole ? '' : shorter(sentence, isPrivate)
    if (said === '') {
      isGone = true
      isPart = false
      continue
    }
    if (isGone && kept.length === 0 && (leansBack(said) || !OPENS.test(said))) return ''
    if (isGone && leansBack(said)) {
      if (isPart) return ''
      continue
    }
    isGone = !all.endsWith(said.slice(-SAME_END))
    isPart = isGone
    kept.push(said + sentence.end)
  }
  const rest = kept
    .join('')
    .replace(/^pero (?=[A-Za-zÀ-ỹ])/iu, '')
    .trim()
  return countWords(rest) < FEWEST || isPrivate(rest) || isOnlySaid(told, rest) ? '' : rest
}

/** '… y nadie lo sabe. Después nos comimos un completo' → 'Nos comimos un completo': what is told of later, with whom. */
export function dayAfter(told: string, isPrivate: (text: string) => boolean): string {
  const all = sentencesOf(told)
  const from = all.findIndex(({ clauses }) => isPrivate(textOf(clauses)))
  const later = all.slice(from + 1).map((sentence) => ({ ...sentence, said: textOf(sentence.clauses) }))
  const [first] = later
  const [, deed = ''] =
    /^(?:despu[eé]s|luego|m[aá]s tarde|al rato|al final|de ah[ií]),? (.+)$/isu.exec(first?.said ?? '') ?? []
  if (!/^(?:nos )?[A-Za-zÀ-ỹ]+mos(?![A-Za-zÀ-ỹ])/iu.test(deed)) return ''
  const rest = [upperFirst(deed) + first!.end, ...later.slice(1).map(({ said, end }) => said + end)].join('').trim()
  return countWords(rest) < FEWEST + 2 || isPrivate(rest) ? '' : rest
}

const textOf = (clauses: readonly Clause[]) =>
  clauses
    .map(({ lead, text }) => lead + text)
    .join('')
    .trim()

/** Nothing behind these was cut. */
const SAME_END = 16

/** 'mi hija Sol tartamudea y no quería exponer' → 'mi hija Sol no quería exponer' */
function withoutWhatTheyHave(said: string, isPrivate: (text: string) => boolean): string {
  const [, who = '', has = '', deed = ''] = HAS_AND_DOES.exec(said) ?? []
  const form = finiteForm(
    /^(?:(?:no|nunca|ya|siempre|se|me|nos|les?) )*([A-Za-zÀ-ỹ]+)/iu.exec(deed)?.[1]?.toLowerCase() ?? '',
  )
  return form?.person === 3 && isPrivate(has) && !isPrivate(`${who} ${deed}`) && !OF_WHAT_THEY_HAVE.test(deed)
    ? `${who} ${deed}`
    : ''
}
/** 'y no hablaba', 'y sufre mucho': says it once more. */
const OF_WHAT_THEY_HAVE =
  /(?<![A-Za-zÀ-ỹ])(?:habl|camin|o[ií]|ve[ií]?|mor|muri|viv|sufr|llor|respir|oper|trat)[A-Za-zÀ-ỹ]*/iu
const HAS_AND_DOES =
  /^((?:[MmSs]i|[Ss]u|[Nn]uestr[oa]|[Ee]l|[Ll]a) \p{Ll}+(?: \p{Lu}\p{L}+)?|\p{Lu}\p{L}+) ((?:ya |siempre )?(?:tiene|ten[ií]a|es|era|tartamud[A-Za-zÀ-ỹ]+|padec[A-Za-zÀ-ỹ]+|sufr[A-Za-zÀ-ỹ]+|se trab[A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ])[^,.;]*?) y ((?:no|nunca|ya|siempre|se|me|nos|les?|\p{L}+(?:ía|aba|ó)) .+)$/u

/** Without what stands before its main clause, or behind what it says; empty where no cut is clean. */
function shorter(sentence: Sentence, isPrivate: (text: string) => boolean): string {
  const said = textOf(sentence.clauses)
  const kept = withoutWhatTheyHave(said, isPrivate)
  if (kept !== '') return kept
  const main = withoutHead(said, isPrivate)
  const cut = main === null ? withoutTails(said, isPrivate) : withoutShelter(main, said.slice(0, -main.length))
  if (cut === '') return ''
  if (cut !== null && countWords(cut) >= FEWEST && !/^(?:les?|l[oa]s?|se l[eoa]s?) /iu.test(cut)) return cut
  const { clauses } = sentence
  const own = clauses.map(({ lead, text }) => isPrivate(lead + text))
  const [first, last] = [own.indexOf(true), own.lastIndexOf(true)]
  const before = textOf(clauses.slice(0, Math.max(first, 0)))
  const after = textOf(clauses.slice(last + 1))
  const isAside = first > 0 && first === last && ASIDE.test(clauses[first]!.text) && after.startsWith(',')
  const isEnd =
    (last === clauses.length - 1 || countWords(before) > FEWEST + 1) &&
    before === before.replace(DANGLING, '') &&
    firstFinite(words(before.toLowerCase())) !== null
  const isHead = first === 0 && /^,? ?pero /u.test(after) && !leansBack(after) && !NAMES_ITS_DOER.test(said)
  const on = clauses.findIndex(({ text }, i) => i > last && ON_A_DAY.test(text))
  const later =
    first === 0 && on > 0 ? upperFirst(textOf([{ lead: '', text: clauses[on]!.text }, ...clauses.slice(on + 1)])) : ''
  if (countWords(later) > FEWEST && !isPrivate(later)) return later
  const isOwn =
    first === 0 && OWN_DOER.test(after) && !/(?<![A-Za-zÀ-ỹ])(?:él|ell[ao]s?|suy[oa]s?)(?![A-Za-zÀ-ỹ])/iu.test(after)
  const rest = isAside ? before + after : isEnd ? before : isHead || isOwn ? after.replace(/^,? ?(?:pero|y) /u, '') : ''
  return countWords(rest) >= FEWEST && !isPrivate(rest) ? rest : ''
}

/** 'me metía al clóset, cerraba la puerta y me contaba cuentos': of a quarrel that is gone the deeds that hid somebody from it go too. */
function withoutShelter(main: string, head: string): string {
  if (!QUARREL.test(head)) return main
  const [first, ...rest] = sentencesOf(main)
  const clauses = first?.clauses ?? []
  const at = clauses.findIndex(({ text }) => !SHELTERS.test(text))
  return at < 0 || rest.length > 0
    ? ''
    : textOf(clauses.slice(at).map((clause, i) => (i === 0 ? { ...clause, lead: '' } : clause)))
}
const QUARREL = /discut|pele|grit|peg[oó]|pegab|golpe|borrach|tomad[oa]|furios/iu
const SHELTERS =
  /^\s*(?:(?:él|ella) )?(?:(?:me|nos) (?:llev|met|escond|encerr|tap|abraz|cubr|jal)[A-Za-zÀ-ỹ]*(?! al? (?:la |el |su )?(?:[A-Za-zÀ-ỹ]+ )?(?:parque|playa|mar|r[ií]o|feria|cine|plaza|corral|azotea|mercado|cancha|casa|pueblo|campo|tienda|calle))|(?:cerr|echaba|sub|prend|pon|apag)[A-Za-zÀ-ỹ]* (?:la (?:puerta|radio|tele|llave|m[uú]sica|luz)|el (?:radio|volumen|cerrojo|seguro)|m[uú]sica))(?![A-Za-zÀ-ỹ])/iu

/** 'con su papá nos separamos, los viernes la paso a buscar y…': a day of its own begins. */
const ON_A_DAY =
  /^\s*(?:(?:l[oa]s|cada|un|una|el|aquel(?:la)?) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|d[ií]as?(?! que nos)|vez|tardes?|noches?|mañanas?|veranos?|fin(?:es)? de semana)(?![A-Za-zÀ-ỹ])|una vez)/iu

/** '…, después de lo del río, …' */
const ASIDE = /^(?:despu[eé]s|antes|a pesar|con|sin|por|seg[uú]n) /iu

/** '… y la maestra me dejaba dar de comer a los peces': who does it is named in it. */
const OWN_DOER =
  /^,? ?y (?:la|el|mi|nuestr[oa]) [A-Za-zÀ-ỹ]+ (?:no |ya |siempre )?(?:(?:me|nos|se|les?) )*[A-Za-zÀ-ỹ]+(?:ó|aba|ía)(?![A-Za-zÀ-ỹ])/iu

/** 'Mi tío…, pero ese día se cayó' */
const NAMES_ITS_DOER =
  /^(?:[MmTtSs][iu]|[Nn]uestr[oa]|[Ee]l|[Ll][ao]|[Uu]na?)s? (?!que)[A-Za-zÀ-ỹ]+|^\p{Lu}\p{L}+ \p{Lu}/u

/** 'Entonces…', 'lo guardó', 'le puso nombre': who or what it is about was said in what is gone. */
const leansBack = (said: string) => {
  if (/^(?:y )?(?:despu[eé]s|luego|al final),? (?:nos )?[A-Za-zÀ-ỹ]+mos(?![A-Za-zÀ-ỹ])/iu.test(said)) return false
  const [, first = ''] = /^\s*(?:(?:pero|y|no|ya|nunca|me|te|se|nos|les?) )*([A-Za-zÀ-ỹ]+)/iu.exec(said) ?? []
  return leans(said.trim()) || isFronted(said) || finiteForm(first.toLowerCase())?.person === 3
}

/** A day or a deed of its own. */
const OPENS =
  /^\s*(?:pero )?(?:un|una|el|la|l[oa]s) (?:[A-Za-zÀ-ỹ]+ )?(?:d[ií]as?|tardes?|noches?|mañanas?|vez|veces|veranos?|inviernos?|navidad(?:es)?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin de semana)(?![A-Za-zÀ-ỹ])/iu
