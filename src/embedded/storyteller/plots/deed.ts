import { inDialogue } from '../deeds/dialogue.ts'
import { deedNamed, deedsOf } from '../deeds/families.ts'
import { type Act, definite } from '../deeds/family.ts'
import type { Beat, Kit } from '../kit/kit.ts'
import { contract, upperFirst } from '../language/grammar/text.ts'
import { isOfSteps } from '../language/people/body.ts'

/** What whoever is met has told, right before the deed. */
export type Trouble = 'sorrow' | 'fear'

/** What is said in a deed of the one would be news in the other. */
const OF_SORROW = /(?<![A-Za-zÀ-ỹ])(?:penas?|trist[A-Za-zÀ-ỹ]+|llor[A-Za-zÀ-ỹ]+)(?![A-Za-zÀ-ỹ])/u
const OF_FEAR =
  /(?<![A-Za-zÀ-ỹ])(?:miedo|tem[ií]a|susto|asust[A-Za-zÀ-ỹ]+|atrev[A-Za-zÀ-ỹ]+|escond[A-Za-zÀ-ỹ]+|cruj[A-Za-zÀ-ỹ]+|t(?:embl|iembl)[A-Za-zÀ-ỹ]+|burla|reía|riera)(?![A-Za-zÀ-ỹ])/u

/** Whoever is far, or leaves, promises none of it. */
const OF_STAYING = /(?<![A-Za-zÀ-ỹ])(?:aquí (?:voy|vamos) a estar|me quedo|nos quedamos)(?![A-Za-zÀ-ỹ])/iu

const OF_MEMORY = /(?<![A-Za-zÀ-ỹ])(?:nombres?|de memoria|sílabas?|recitó)(?![A-Za-zÀ-ỹ])/iu

/**
 * The deed of chapter four, which shows what is admired (a plain kindness where nothing is known of it), and, where
 * the plot tells no result of it itself (`after`), in some stories the one word for it; the praise itself is said aloud once, in chapter five. Of somebody
 * remembered the giver has spoken, and does what was learnt from them.
 */
export function deedAtNeed({
  quality,
  r,
  s,
  pick,
  inMemory,
  leftOut,
  soft,
  unsteady,
  quiet,
  forgetful,
  apart,
}: Kit): (o: string, trouble?: Trouble, after?: 'named') => Beat[] {
  const doer = inMemory ? s : r
  const admired = leftOut.has('admiration') ? '' : quality.own
  // who is admired for their dancing dances
  const isLame = unsteady && !isOfSteps(admired)
  const isTrue = (act: Act) => {
    const told = act(doer, 'la vecina')
    if (forgetful && !inMemory && OF_MEMORY.test(told)) return false
    return !(isLame && isOfSteps(told)) && !(apart && !inMemory && OF_STAYING.test(told))
  }
  const own = admired === '' || inMemory ? '' : quality.told
  const by = inMemory || /nosotr[oa]s/iu.test(s.name) ? '' : `${s.name} le ${s.v('había')} contado`
  const able = [deedsOf(admired, doer, inMemory, own, by), deedsOf('', doer, inMemory, '', by)]
    .map((all) => all.filter(isTrue))
    .find(({ length }) => length > 0)
  const wordless = quiet && !inMemory ? able?.filter((act) => !act(doer, 'la vecina').includes('«')) : []
  const acts = wordless?.[0] ? wordless : (able ?? deedsOf(admired, doer, inMemory, own, by))
  const fitting = (other: RegExp) => {
    const fit = acts.filter((act) => !other.test(act(doer, 'la vecina')))
    return fit.length > 0 ? fit : acts
  }
  const byTrouble = { sorrow: pick(...fitting(OF_FEAR)), fear: pick(...fitting(OF_SORROW)) }
  const learnt = pick(
    `Lo que se aprende de ${r.name} no se olvida.`,
    `Algo ${s.v('había')} aprendido ${s.name} de ${r.name}.`,
    `Lo que siguió se había aprendido de ${r.name}.`,
    `Y se vio entonces lo que ${s.name} ${s.v('había')} aprendido de ${r.name}.`,
    `Con ${r.name} se aprendían cosas así.`,
    `Era lo que ${r.name} habría querido.`,
  )
  const named = pick(true, false, false) && !inMemory ? deedNamed(admired, r) : null
  const came = pick(
    (o: string) => `Lo que animó a ${o} fue ${named}.`,
    (o: string) => `Fue ${named} lo que animó a ${o}.`,
  )
  return (o, trouble = 'sorrow', after) => {
    const act = byTrouble[trouble]
    return [
      ...inDialogue(inMemory ? contract(`${learnt} ${upperFirst(act(doer, definite(o)))}`) : upperFirst(act(doer, o))),
      after === 'named' && named !== null && soft(contract(came(definite(o)))),
    ]
  }
}
