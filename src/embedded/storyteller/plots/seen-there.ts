import type { Beat } from '../kit/kit.ts'
import { contract, list, upperFirst } from '../language/grammar/text.ts'
import type { Seen } from '../things/scene-nouns.ts'
import type { Stage } from './stage.ts'

type Part = Pick<Stage, 'pick'>

/** What the memory names and is on the stage before its giver tells it: 'Ahí estaban el clóset y el portero.'; null where nothing is sure. */
export function shownBefore({ seen, isTiny }: Stage, { pick }: Part): Beat {
  const draws = pick(0, 1, 2)
  const shown = seen.slice(0, isTiny ? 1 : 2)
  if (shown.length === 0) return null
  // 'el auto y un señor': what needs no telling first
  const all = [...shown.filter(isKnown), ...shown.filter((one) => !isKnown(one))]
  const areMany = all.length > 1 || all[0]!.isMany
  const was = isKnown(all[0]!) ? (areMany ? 'estaban' : 'estaba') : 'había'
  const what = list(all.map(({ un }) => un))
  return [`Ahí ${was} ${what}.`, `También ${was} ${what}.`, `Y ${was} ${what}, como entonces.`][draws]!
}

/** One more of it, or the same from nearer, right after it was told; null where nothing is sure. */
export function shownAfter(stage: Stage, { pick }: Part): Beat {
  const { r, s, seen, opener, isTiny, inMemory, isAway, soft, opt } = stage
  const draws = pick(0, 1, 2)
  const one = (isTiny ? seen[1] : seen[2]) ?? opener ?? seen[0]
  if (!one) return null
  const { the, isMany, isSomebody, isLarge } = one
  const still = [
    `Y ahí ${isMany ? 'seguían' : 'seguía'} ${the}.`,
    `${upperFirst(the)} ${isMany ? 'seguían' : 'seguía'} ahí, como entonces.`,
  ]
  if (isTiny) return opt(still[0]!)
  const [who, v] = inMemory ? [upperFirst(s.name), s.v] : [r.name, r.v]
  const hasHands = inMemory || (r.role !== 'pet' && !r.species && !r.baby)
  if (isSomebody || !hasHands) return soft(still[draws % 2]!)
  const both = inMemory || isAway ? `${who} ${v('miró')} ${the}.` : `${r.name} y ${s.name} miraron ${the}.`
  const near =
    isLarge && !HOT.test(the) ? `${who} ${v('puso')} la mano en ${the}.` : `${who} ${v('miró')} de cerca ${the}.`
  return soft(contract([still[0]!, both, near][draws]!))
}

const isKnown = ({ un, the }: Seen) => un === the

const HOT = /(?:estufa|horno|comal|fog[oó]n|fogata|hoguera|charco|zanja|fuente|piñata)$/u
