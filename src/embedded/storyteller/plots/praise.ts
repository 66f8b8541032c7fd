import { isThat, isThatOf, saidOfThem } from '../kit/confession.ts'
import type { Kit } from '../kit/kit.ts'
import { LIMITS } from '../kit/limits.ts'
import { contract } from '../language/grammar/text.ts'

/** What is admired, in the giver's mouth: to them, or of them where it cannot be said to them. */
export function praised(kit: Kit, tag: string): string {
  const { quality, r, s, pick, inMemory, you } = kit
  const { toYou } = quality
  if (isForSmallest(kit) && !inMemory) {
    const admire = s.spoken('admiro', 'admiramos')
    if (toYou === null)
      return contract(
        pick(
          `—Una cosa —${tag}—: lo que más ${admire} de ${s.calls} ${isThatOf(kit)}.`,
          `—Y esto no se olvida —${tag}—: lo que más ${admire} de ${s.calls} ${isThatOf(kit)}.`,
        ),
      )
    const of = you('ti', 'usted', 'ustedes', 'vos', 'vosotros')
    return pick(
      `—Lo que más ${admire} de ${of} —${tag}— ${isThat(toYou)}.`,
      `—Un secreto —${tag}—. Lo que más ${admire} de ${of} ${isThat(toYou)}.`,
      `—Y esto no se olvida —${tag}—. Lo que más ${admire} de ${of} ${isThat(toYou)}.`,
      `—Una cosa —${tag}—. Lo que más ${admire} de ${of} ${isThat(toYou)}.`,
      `—Al oído, bajito —${tag}—. Lo que más ${admire} de ${of} ${isThat(toYou)}.`,
    )
  }
  if (!inMemory)
    return toYou === null
      ? saidOfThem({ s, r, quality, choose: (options) => pick(...options) }, tag)
      : kit.confession(tag)
  const admire = s.spoken('admiré', 'admiramos')
  return contract(
    pick(
      `—Lo que más ${admire} siempre de ${s.calls} —${tag}— ${isThatOf(kit, true)}.`,
      `—De todo lo de ${s.calls} —${tag}—, lo que más ${admire} ${isThatOf(kit, true)}.`,
      `—Que no se olvide nunca —${tag}—: lo que más ${admire} de ${s.calls} ${isThatOf(kit, true)}.`,
    ),
  )
}

const isForSmallest = ({ limits }: Kit) => limits === LIMITS.smallest
