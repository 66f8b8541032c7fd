import { asClause, begun, firstSentence, overheard } from '../kit/confession.ts'
import type { Kit } from '../kit/kit.ts'
import { isForeign } from '../language/foreign.ts'
import { LIMITS } from '../kit/limits.ts'

/** True of praise in several sentences, which is repeated whole. */
const isTold = ({ quality: { own, toYou } }: Kit) => toYou === null && firstSentence(own) !== own.replace(/[.]$/u, '')

/** What is admired, in the giver's mouth: to them, or of them where it cannot be said to them. */
export function praised(kit: Kit, tag: string): string {
  const { quality, r, s, pick, inMemory, you } = kit
  const { toYou } = quality
  if (isForSmallest(kit) && toYou !== null) {
    const [of, admires] = [you('ti', 'usted', 'ustedes', 'vos', 'vosotros'), s.spoken('admiro', 'admiramos')]
    return pick(
      `—Lo que más ${admires} de ${of} —${tag}—: ${toYou}.`,
      `—Una cosa —${tag}—. Lo que más ${admires} de ${of}: ${toYou}.`,
      `—Al oído, bajito —${tag}—. Lo que más ${admires} de ${of}: ${toYou}.`,
    )
  }
  if (isForSmallest(kit) && !inMemory) {
    const own = quality.own.replace(/[.]$/u, '')
    const words = isTold(kit) || isForeign(own) ? `«${own}»` : begun(asClause(own, r), r, s)
    return `—Lo que más ${s.spoken('admiro', 'admiramos')} de ${r.name} —${tag}—: ${words}.`
  }
  if (!inMemory)
    return isTold(kit)
      ? overheard({ s, r, choose: (options) => pick(...options) }, quality.own.replace(/[.]$/u, ''), tag)
      : kit.confession(tag)
  const admire = s.spoken('admiré', 'admiramos')
  return pick(
    `—Lo que más ${admire} siempre de ${r.name} —${tag}— es esto: ${quality.what}.`,
    `—De todo lo de ${r.name} —${tag}—, lo que más ${admire} es esto: ${quality.what}.`,
    `—Que no se olvide nunca lo mejor de ${r.name} —${tag}—: ${quality.what}.`,
  )
}

const isForSmallest = ({ limits }: Kit) => limits === LIMITS.smallest
