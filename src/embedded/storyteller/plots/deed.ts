import { deedsOf } from '../deeds/families.ts'
import { definite } from '../deeds/family.ts'
import type { Beat, Kit } from '../kit/kit.ts'
import { contract, upperFirst } from '../language/grammar/text.ts'

/**
 * The deed of chapter four, which shows what is admired (a plain kindness where nothing is known of it); its words are said
 * aloud once, in chapter five. Of somebody remembered the giver has spoken, and does what was learnt from them.
 */
export function deedAtNeed({ quality, r, s, pick, inMemory, leftOut }: Kit): (o: string) => Beat[] {
  const doer = inMemory ? s : r
  const acts = deedsOf(leftOut.has('admiration') ? '' : quality.own, doer, inMemory)
  const act = pick(...acts)
  if (!inMemory) return (o) => [upperFirst(act(doer, o))]
  const learnt = pick(
    `Lo que se aprende de ${r.name} no se olvida.`,
    `Y algo se había aprendido de ${r.name}.`,
    `De ${r.name} venía también lo que siguió.`,
    `Y se vio entonces lo que se había aprendido de ${r.name}.`,
    `Con ${r.name} se aprendían cosas así.`,
    `Era lo que ${r.name} habría querido.`,
  )
  return (o) => [contract(`${learnt} ${upperFirst(act(doer, definite(o)))}`)]
}
