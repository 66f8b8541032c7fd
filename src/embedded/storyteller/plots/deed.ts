import { deedsOf } from '../deeds/families.ts'
import { definite } from '../deeds/family.ts'
import type { Beat, Kit } from '../kit/kit.ts'
import { contract, upperFirst } from '../language/grammar/text.ts'
import { admiredAs, isThatOf } from './praise.ts'

/**
 * The deed of chapter four: of what is admired where a deed shows it for certain; else a plain kindness, and the giver
 * says aloud to whoever is in sorrow what is admired, where it is said to the recipient's own face later and in other
 * words. Of somebody remembered the giver says what they were like, and then does what was learnt from them.
 */
export function deedAtNeed(kit: Kit): (o: string) => Beat[] {
  const { quality, r, s, pick, inMemory, leftOut } = kit
  const isUnknown = leftOut.has('admiration')
  const doer = inMemory ? s : r
  const { acts, isShown } = deedsOf(isUnknown ? '' : quality.own, doer, inMemory)
  const act = pick(...acts)
  const [they, giver, of, told] = [r.name, s.name, s.calls, admiredAs(kit)]
  const isSaid = inMemory || (!isUnknown && !isShown && quality.toYou !== null)
  if (!isSaid) return (o) => [upperFirst(act(doer, o))]
  const said = (o: string) =>
    contract(
      pick(
        `—Lo mejor de ${of} —le ${s.v('dijo')} ${giver} a ${o}— ${isThatOf(kit, inMemory)}.`,
        told.startsWith('que ')
          ? `—De ${of} hay que saber una cosa —le ${s.v('dijo')} ${giver} a ${o}—: ${told}.`
          : `—De ${of}, lo mejor —le ${s.v('dijo')} ${giver} a ${o}— ${isThatOf(kit, inMemory)}.`,
      ),
    )
  if (!inMemory) return (o) => [upperFirst(act(doer, o)), said(definite(o))]
  const learnt = pick(
    `Lo demás no hubo que decirlo: se había aprendido de ${they}.`,
    `Y lo que se aprende de ${they} no se olvida.`,
    `De ${they} venía también lo que siguió.`,
    `Así lo habría querido ${they}.`,
  )
  return (o) => [said(o), contract(`${learnt} ${upperFirst(act(doer, definite(o)))}`)]
}
