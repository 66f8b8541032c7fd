import type { Kit } from '../kit/kit.ts'
import { ALL } from '../kit/answers.ts'
import { LIMITS } from '../kit/limits.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { contract, countWords, upperFirst } from '../language/grammar/text.ts'
import { lowerFirst } from '../language/spelling/tidy.ts'
import { isDoneToThem, ofThem, saidBeforeThem } from './praise-asked.ts'
import { isForeign } from '../language/spelling/foreign.ts'
import { isOfOne } from '../things/remembered.ts'
import { namesGiver } from '../language/people/names-giver.ts'
import { oneOfThem } from '../language/people/one-of-them.ts'
import type { Role } from '../language/people/relations.ts'

/**
 * How a plot brings the praise in. `lead`: what comes before it where it is said to their face. Where it cannot be, it is
 * said as it was typed, with them in front, to somebody of the plot, `asks`, at a time when all are there, `when`. `manner` stands behind who says it.
 */
export type Praising = { lead?: string; asks?: string; when?: string; verb?: string; manner?: string }

/** What is admired, in the giver's mouth, with what leads to it. */
export function praised(kit: Kit, { lead, asks, when, verb = 'dijo', manner }: Praising): string[] {
  const { quality, s, inMemory } = kit
  const named = namesGiver(quality.own, kit)
  const one = s.several && (isOfOneGiver(quality.own) || named === 'some')
  const who = one ? { name: speakerOf(kit), v: (said: string) => said } : s
  const saying: Saying = {
    tag: [who.v(verb), who.name, manner].filter(Boolean).join(' '),
    admire: one ? 'admiro' : s.spoken('admiro', 'admiramos'),
    isOne: one,
  }
  // 'mi papá' of one of them, and so their mother too
  const calls = one ? s.calls.replace(/^nuestr[oa](?=s? )/u, 'mi') : s.calls
  if (kit.leftOut.has('admiration')) return [...(lead ? [lead] : []), whispered(kit, saying, calls)]
  if (quality.told === ALL) return [...(lead ? [lead] : []), ofAll(kit, saying, calls)]
  const said = quality.toYou === null || named !== null ? null : toThem(kit, saying, quality.toYou)
  const remembered = rememberedAloud(kit, calls, {
    ...saying,
    admire: one ? 'admiré' : s.spoken('admiré', 'admiramos'),
  })
  // whose «me» it is, where somebody else reads it
  const told = named === 'all' && isOfOneGiver(quality.own) ? `«${upperFirst(admiredAs(kit))}»` : admiredAs(kit)
  const before = saidBeforeThem(kit, {
    asks: asks ?? 'alguien',
    when,
    told,
    calls,
    who: named === 'all' ? null : who,
    admire: saying.admire,
    that: isThat(told),
    isSmallest: isForSmallest(kit),
  })
  if (inMemory) return [...(lead ? [lead] : []), named === 'all' ? writtenOf(kit) : remembered]
  return said === null ? before : [...(lead ? [lead] : []), said]
}

/** Nothing may be told of what is admired: no empty word stands for it, and its giver says it where nobody hears. */
function whispered({ you, s, inMemory }: Kit, { tag, admire, isOne }: Saying, calls: string): string {
  const [say, keep] = isOne ? ['digo', 'guardo'] : [s.spoken('digo', 'decimos'), s.spoken('guardo', 'guardamos')]
  if (inMemory) return contract(`—Lo que más ${admire} de ${calls} —${tag}— lo ${keep} muy cerca.`)
  const of = you('ti', 'usted', 'ustedes', 'vos', 'vosotros')
  return `—Lo que más ${admire} de ${of} —${tag}— ${you('te', 'se', 'se', 'te', 'os')} lo ${say} al oído.`
}

/** Of who has died, in words that name who gives the book: nobody says them of themselves. */
const writtenOf = ({ quality, r, s }: Kit) =>
  `Y quedó escrito, con letra conocida, lo que más se admiró siempre de ${r.name}: «${upperFirst(begun(onceAdmired(quality.told), r, s))}».`

/** 'todo': no «lo que más» is said of it. */
function ofAll({ you, inMemory, s, r, pick }: Kit, { tag, admire, isOne }: Saying, calls: string): string {
  if (inMemory)
    return contract(`—De ${calls} ${isOne ? 'admiré' : s.spoken('admiré', 'admiramos')} siempre todo —${tag}—. Todo.`)
  if (r.role === 'pet') return contract(`—De ${calls} lo ${admire} todo —${tag}—. Todo.`)
  const of = you('ti', 'usted', 'ustedes', 'vos', 'vosotros')
  return pick(`—Lo ${admire} todo de ${of} —${tag}—. Todo.`, `—De ${of} —${tag}— lo ${admire} todo.`)
}

type Saying = { tag: string; admire: string; isOne: boolean }

const isForSmallest = ({ limits }: Kit) => limits === LIMITS.smallest

function toThem(kit: Kit, { tag, admire, isOne }: Saying, toYou: string): string {
  const { pick, you, s } = kit
  const of = you('ti', 'usted', 'ustedes', 'vos', 'vosotros')
  if (isForSmallest(kit))
    return pick(
      `—Lo que más ${admire} de ${of} —${tag}— ${isThat(toYou)}.`,
      `—Un secreto —${tag}—. Lo que más ${admire} de ${of} ${isThat(toYou)}.`,
      `—Y esto no se olvida —${tag}—. Lo que más ${admire} de ${of} ${isThat(toYou)}.`,
      `—Esto va al oído —${tag}—. Lo que más ${admire} de ${of} ${isThat(toYou)}.`,
    )
  const wanted = isOne ? 'quería' : s.spoken('quería', 'queríamos')
  const admired = `lo que más ${admire} de ${of}`
  return pick(
    `—${upperFirst(admired)} —${tag}— ${isThat(toYou)}.`,
    `—Hay algo que no cambia —${tag}—: ${admired} ${isThat(toYou)}.`,
    `—Puede que ya lo ${you('sepas', 'sepa', 'sepan', 'sepas', 'sepáis')} —${tag}—: ${admired} ${isThat(toYou)}.`,
    `—Falta lo principal —${tag}—: ${admired} ${isThat(toYou)}.`,
    `—Esto no se dice todos los días —${tag}—: ${admired} ${isThat(toYou)}.`,
    `—Ahora viene lo importante —${tag}—: ${admired} ${isThat(toYou)}.`,
    `—Hace mucho que ${wanted} decirlo —${tag}—: ${admired} ${isThat(toYou)}.`,
  )
}

/** Another language, or a long praise, is read out as it was written. */
const isReadOut = ({ own, told }: Kit['quality']) => isForeign(own) || countWords(told) > 60

/** 'que es fuerte. Admiro que ríe' → 'que es fuerte. Y que ríe': that it is admired was said. */
const onceAdmired = (told: string) =>
  told.replace(
    /(?<=[.;!]) (?:y )?(?:(?:tambi[eé]n|adem[aá]s),? )?(?:l[aeo]s? )?admir(?:o|amos)(?: tambi[eé]n| mucho)?(?= (?:que|cómo|sus?|las?|el|los?)(?![A-Za-zÀ-ỹ]))/giu,
    (_, at: number) => (told[at - 1] === ';' ? ' y' : ' Y'),
  )

/** What is admired, for after a colon, as it was typed. */
const admiredAs = ({ quality, r, s }: Pick<Kit, 'quality' | 'r' | 's'>) =>
  isReadOut(quality) ? `«${quality.own}»` : begun(onceAdmired(quality.told), r, s)

function rememberedAloud({ quality, pick, r, s }: Kit, calls: string, { tag, admire }: Saying): string {
  if (isDoneToThem(quality.told)) return ofThem(quality.told, tag, calls)
  const that = isThat(isForeign(quality.own) ? `«${quality.own}»` : begun(onceAdmired(quality.told), r, s), true)
  return contract(
    pick(
      `—Lo que más ${admire} siempre de ${calls} —${tag}— ${that}.`,
      `—De todo lo de ${calls} —${tag}—, lo que más ${admire} ${that}.`,
      `—Que no se olvide nunca —${tag}—: lo que más ${admire} de ${calls} ${that}.`,
    ),
  )
}

/** 'es que nunca te rindes', 'son tus manos'; of other words ': «…»'. */
function isThat(said: string, isPast = false): string {
  // 'es que fue un hombre bueno'
  const [is, are] = isPast && !/^que (?:fue|fueron|era|eran) /u.test(said) ? ['fue', 'fueron'] : ['es', 'son']
  // 'buen corazón'
  if (/^(?:buen|buena|gran) \p{L}+(?: y (?:buen|buena|gran) \p{L}+)?$/u.test(said)) return `${is} su ${said}`
  // of more than one sentence the first is part of ours where it goes on from «es que»
  if (/[.;!?] \p{L}/u.test(said) && !/:|^que /u.test(said)) return `${is} esto: ${said}`
  if (/^(?:tus|sus|vuestr[oa]s|las|los|es[ao]s) |^(?:tu|su) \p{L}+ y (?:tus?|sus?) \p{L}+$/u.test(said))
    return `${are} ${said}`
  // 'si algo se rompe, lo arregla': a whole sentence
  const verbs = (said.match(/\p{L}+/gu) ?? []).filter((word) => finiteForm(word.toLowerCase()))
  if (/^(?:si|cuando|aunque) /u.test(said) && verbs.length > 1)
    return `${is} que${/^aunque [^,.;:]+, /u.test(said) ? ',' : ''} ${said}`
  return /^(?:que|lo|el|la|es[ea]|tu|su|vuestr[oa]|cómo|cuánto) /u.test(said) ? `${is} ${said}` : `${is} esto: ${said}`
}

/** Within a sentence; the names of both keep their capitals, also those that are words: 'Bruno comparte'. */
const begun = (said: string, ...people: readonly { name: string }[]) =>
  people.some(({ name }) => name.split(/[\s,]+/u).includes(/^\p{L}+/u.exec(said)?.[0] ?? '')) ? said : lowerFirst(said)

/** 'me hizo sentir en casa', 'cuando la necesito': no chorus says so. */
const isOfOneGiver = (said: string): boolean =>
  isOfOne(said) ||
  /(?<![A-Za-zÀ-ỹ])mí(?![A-Za-zÀ-ỹ])/iu.test(said) ||
  [...said.matchAll(/(?<![A-Za-zÀ-ỹ])(?:no|que|cuando) (?:l[oae]s? )?([A-Za-zÀ-ỹ]+o)(?![A-Za-zÀ-ỹ])/giu)].some(
    ([, verb = '']) => {
      const form = finiteForm(verb.toLowerCase())
      return form?.person === 1 && !form.plural
    },
  )

/** Of 'su nuera Gaby y su hijo Memo' she who calls her a mother-in-law. */
function speakerOf({ r, s, quality }: Kit): string {
  const kin = KIN[r.role]
  const theirs = kin ? s.name.split(/, | [ye] /u).filter((part) => kin.test(part)) : []
  const [, called = ''] = (theirs.length === 1 && /(\p{Lu}\p{L}+)$/u.exec(theirs[0]!)) || []
  return called || oneOfThem(s, quality.own, 1)
}

/** Each word of one: of 'sus hijos Beto y Chuy' it may be either. */
const KIN: Partial<Record<Role, RegExp>> = {
  inlaw: /(?<![A-Za-zÀ-ỹ])(?:nuera|yerno|cuñad[oa])(?![A-Za-zÀ-ỹ])/iu,
  parent: /(?<![A-Za-zÀ-ỹ])hij[oa](?![A-Za-zÀ-ỹ])/iu,
  grandparent: /(?<![A-Za-zÀ-ỹ])niet[oa](?![A-Za-zÀ-ỹ])/iu,
  uncle: /(?<![A-Za-zÀ-ỹ])sobrin[oa](?![A-Za-zÀ-ỹ])/iu,
  sibling: /(?<![A-Za-zÀ-ỹ])herman[oa](?![A-Za-zÀ-ỹ])/iu,
  cousin: /(?<![A-Za-zÀ-ỹ])prim[oa](?![A-Za-zÀ-ỹ])/iu,
  godchild: /(?<![A-Za-zÀ-ỹ])(?:madrina|padrino)(?![A-Za-zÀ-ỹ])/iu,
  friend: /(?<![A-Za-zÀ-ỹ])amig[oa](?![A-Za-zÀ-ỹ])/iu,
}
