import type { Beat } from '../kit/kit.ts'
import { contract, list, upperFirst } from '../language/grammar/text.ts'
import type { Seen } from '../things/scene-nouns.ts'
import type { Stage } from './stage.ts'

type Part = Pick<Stage, 'pick'>

/** What the memory names and is on the stage before its giver tells it: 'Ahí estaban el clóset y el portero.'; null where nothing is sure. */
export function shownBefore({ seen, isTiny }: Stage, { pick }: Part, opening: Beat): Beat {
  const draws = pick(0, 1, 2)
  const shown = seen.slice(0, isTiny ? 1 : 2)
  if (shown.length === 0) return null
  // 'el auto y un señor': what needs no telling first
  const all = [...shown.filter(isKnown), ...shown.filter((one) => !isKnown(one))]
  const areMany = all.length > 1 || all[0]!.isMany
  const was = isKnown(all[0]!) ? (areMany ? 'estaban' : 'estaba') : 'había'
  const what = list(all.map(({ un }) => un))
  const lines = [`También ${was} ${what}.`, `Y ${was} ${what}, como entonces.`, `Ahí ${was} ${what}.`]
  // no two sentences running begin alike
  const fit = typeof opening === 'string' && /(?<!\p{L})ahí(?!\p{L})/iu.test(opening) ? lines.slice(0, 2) : lines
  return fit[draws % fit.length]!
}

/** One more of it, or the same from nearer, right after it was told; null where nothing is sure. */
export function shownAfter(stage: Stage, { pick }: Part): Beat {
  const { r, s, seen, opener, place, isTiny, inMemory, isAway, soft, opt } = stage
  const draws = pick(0, 1, 2)
  const one = (isTiny ? seen[1] : seen[2]) ?? opener ?? seen[0]
  // 'la banqueta', where nothing else is named
  if (!one)
    return place && !isTiny && !inMemory && !isAway ? soft(`${r.name} y ${s.name} miraron ${place} un rato.`) : null
  const { the, isMany, isSomebody, isLarge } = one
  const still = `Y ahí ${isMany ? 'seguían' : 'seguía'} ${the}.`
  if (isTiny) return opt(still)
  const [who, v] = inMemory ? [upperFirst(s.name), s.v] : [r.name, r.v]
  const hasHands = inMemory || (r.role !== 'pet' && !r.species && !r.baby)
  if (!hasHands) return soft(still)
  const whom = isSomebody ? `a ${the}` : the
  const both = inMemory || isAway ? `${who} ${v('miró')} ${whom}.` : `${r.name} y ${s.name} miraron ${whom}.`
  const near =
    isLarge && !HOT.test(the)
      ? `${who} ${v('puso')} la mano en ${the}.`
      : isSomebody
        ? still
        : `${who} ${v('miró')} de cerca ${the}.`
  return soft(contract([still, both, near][draws]!))
}

const isKnown = ({ un, the }: Seen) => un === the

const HOT = /(?:estufa|horno|comal|fog[oó]n|fogata|hoguera|charco|zanja|fuente|piñata)$/u
