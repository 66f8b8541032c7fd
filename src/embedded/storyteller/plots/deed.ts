import { deedsOf } from '../deeds/families.ts'
import { definite } from '../deeds/family.ts'
import type { Beat, Kit } from '../kit/kit.ts'
import { LIMITS } from '../kit/limits.ts'
import { contract, countWords, upperFirst } from '../language/grammar/text.ts'
import { admiredAs, isThatOf } from './praise.ts'

/** What fills a page. */
const LONG = 60

/**
 * The deed of chapter four. What is admired is acted where a deed shows it for certain; what no deed shows, the giver
 * says aloud to whoever is in sorrow, in the words of the answer. Of somebody remembered the giver says what they
 * were like, and then does what was learnt from them.
 */
export function deedAtNeed(kit: Kit): (o: string) => Beat[] {
  const { quality, r, s, pick, inMemory, leftOut, limits } = kit
  const isUnknown = leftOut.has('admiration')
  const doer = inMemory ? s : r
  const { acts, isShown } = deedsOf(isUnknown ? '' : quality.own, doer, inMemory)
  const act = pick(...acts)
  const [they, giver, of, told] = [r.name, s.name, s.calls, admiredAs(kit)]
  const said = (o: string) =>
    contract(
      limits === LIMITS.smallest
        ? `—Lo mejor de ${of} —${s.v('dijo')} ${giver}— ${isThatOf(kit, inMemory)}.`
        : pick(
            `—Lo mejor de ${of} —le ${s.v('dijo')} ${giver} a ${o}— ${isThatOf(kit, inMemory)}.`,
            told.startsWith('que ')
              ? `—De ${of} hay que saber una cosa —le ${s.v('dijo')} ${giver} a ${o}—: ${told}.`
              : `—De ${of}, lo mejor —le ${s.v('dijo')} ${giver} a ${o}— ${isThatOf(kit, inMemory)}.`,
          ),
    )
  // what fills a page is read once, where it is said to them
  const isLong = countWords(told) > LONG
  if (isUnknown || ((isShown || isLong) && !inMemory)) return (o) => [upperFirst(act(doer, o))]
  if (inMemory) {
    const learnt = pick(
      `Lo demás no hubo que decirlo: se había aprendido de ${they}.`,
      `Y lo que se aprende de ${they} no se olvida.`,
    )
    return (o) => [said(o), contract(`${learnt} ${upperFirst(act(doer, definite(o)))}`)]
  }
  if (limits === LIMITS.smallest) return (o) => [upperFirst(act(doer, o)), said(o)]
  const heard = (who: string) =>
    pick(
      `${who} lo oyó entero, hasta el final, y ya no miró hacia otro lado.`,
      `${who} volvió a mirar a ${they}. Así se entendía todo mejor.`,
      `${who} asintió despacio. Con una compañía así se podía seguir.`,
    )
  return (o) => [upperFirst(act(doer, o)), said(definite(o)), { soft: [contract(heard(upperFirst(definite(o))))] }]
}
