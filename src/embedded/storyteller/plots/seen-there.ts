import type { Beat } from '../kit/kit.ts'
import { contract, list, upperFirst } from '../language/grammar/text.ts'
import type { Seen } from '../things/scene-nouns.ts'
import type { Stage } from './stage.ts'

type Part = Pick<Stage, 'pick'>

/** What the memory names and is on the stage, before its giver tells it, or right after; both only now and then. */
export function shown(stage: Stage, part: Part, opening: Beat): { before: Beat; after: Beat } {
  const { seen, isTiny } = stage
  const when = part.pick('before', 'before', 'after', 'after', 'both')
  const both = seen.slice(0, isTiny ? 1 : 2)
  const [first, next] = when === 'after' ? [[], seen[0]] : [both, when === 'both' ? seen[both.length] : undefined]
  return { before: shownBefore(first, part, opening, stage), after: next ? shownAfter(next, stage, part) : null }
}

/** 'Ahí estaban el clóset y el portero.'; null where nothing is sure. */
function shownBefore(seen: readonly Seen[], { pick }: Part, opening: Beat, { isNowhere, opener }: Stage): Beat {
  const draw = pick(0, 1, 2, 3, 4)
  if (seen.length === 0) return null
  // 'el auto y un señor': what needs no telling first
  const all = [...seen.filter(isKnown), ...seen.filter((one) => !isKnown(one))]
  const areMany = all.length > 1 || all[0]!.isMany
  const was = isKnown(all[0]!) ? (areMany ? 'estaban' : 'estaba') : 'había'
  const what = list(all.map(({ un }) => un))
  const isNamed = opener !== null || !isNowhere
  const lines = [
    `Cerca ${was} ${what}.`,
    `Y ${was} ${what}, como entonces.`,
    `A un lado ${was} ${what}.`,
    // no two sentences running begin alike
    ...(typeof opening === 'string' && /(?<![A-Za-zÀ-ỹ])ahí(?![A-Za-zÀ-ỹ])/iu.test(opening)
      ? []
      : [`Ahí ${was} ${what}.`]),
    // 'también' goes on from what was named
    ...(isNamed ? [`También ${was} ${what}.`] : []),
  ]
  return lines[draw % lines.length]!
}

/** One of it that was not shown yet, as just told of. */
function shownAfter(one: Seen, stage: Stage, { pick }: Part): Beat {
  const { r, inMemory, isTiny, opt, soft } = stage
  const { the, isMany, isSomebody } = one
  const still = `Y ahí ${isMany ? 'seguían' : 'seguía'} ${the}.`
  const inPlace = isSomebody
    ? `Tampoco ${isMany ? 'faltaban' : 'faltaba'} ${the}.`
    : `${upperFirst(the)} ${isMany ? 'seguían' : 'seguía'} en su lugar.`
  const hasHands = inMemory || (r.role !== 'pet' && !r.species && !r.baby)
  const lines = isTiny || !hasHands ? [still, inPlace] : [still, inPlace, ...lookedAt(one, stage)]
  const line = contract(pick(...lines))
  return isTiny ? opt(line) : soft(line)
}

/** Somebody is greeted, a beast or a thing seen from near. */
function lookedAt({ the, isSomebody, isAlive, isLarge }: Seen, { r, s, inMemory, isAway }: Stage): readonly string[] {
  const [who, v] = inMemory ? [upperFirst(s.name), s.v] : [r.name, r.v]
  const whom = isAlive ? `a ${the}` : the
  const both = inMemory || isAway ? `${who} ${v('miró')} ${whom}.` : `${r.name} y ${s.name} miraron ${whom}.`
  if (isSomebody) return [both, `${who} ${v('saludó')} ${whom}.`]
  return [
    both,
    isLarge && !inMemory && !HOT.test(the)
      ? `${who} ${v('puso')} la mano en ${the}.`
      : `${who} ${v('miró')} de cerca ${whom}.`,
  ]
}

const isKnown = ({ un, the }: Seen) => un === the

const HOT = /(?:estufa|horno|comal|fog[oó]n|fogata|hoguera|charco|zanja|fuente|piñata)$/u
