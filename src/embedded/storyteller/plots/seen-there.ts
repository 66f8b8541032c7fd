import type { Beat } from '../kit/kit.ts'
import { contract, list, upperFirst } from '../language/grammar/text.ts'
import type { Seen } from '../things/scene-nouns.ts'
import type { Stage } from './stage.ts'

type Part = Pick<Stage, 'pick'>

/** What the memory names and is on the stage, before its giver tells it, or right after; both only now and then. */
export function shown(stage: Stage, part: Part, opening: Beat, isSensed: boolean): { before: Beat; after: Beat } {
  const { seen, isTiny } = stage
  const when = part.pick('before', 'before', 'after', 'after', 'both')
  const both = seen.slice(0, isTiny ? 1 : 2)
  const [first, next] = when === 'after' ? [[], seen[0]] : [both, when === 'both' ? seen[both.length] : undefined]
  return {
    before: shownBefore(first, part, opening, stage) ?? (isSensed ? null : cameNear(stage, part, opening)),
    after: next ? shownAfter(next, stage, part) : null,
  }
}

/** Where nothing of it surely is seen, heard or smelt, they come nearer; those whose it is to remember are elsewhere, or sit down to tell it. */
function cameNear({ r, s, inMemory, isAway, isTiny, soft }: Stage, { pick }: Part, opening: Beat): Beat {
  const [R, S] = [upperFirst(r.name), upperFirst(s.name)]
  const step = `${R} ${r.v('dio')} un paso, y luego otro.`
  const near = `${R} y ${s.name} se acercaron a la vez.`
  const line = pick(
    `${R} ${r.v('se acercó')} despacio, y ${s.name} también.`,
    `${R} ${r.v('se quedó')} mirando, y ${s.name} también.`,
    // nobody takes the same step twice
    JSON.stringify(opening).includes(' paso') ? near : step,
    `${R} ${r.v('tardó')} un momento en acercarse.`,
    near,
    `${S} ${s.v('hizo')} lugar, y ${r.name} ${r.v('se acercó')} a ver.`,
    `Primero ${r.v('se acercó')} ${r.name}. Luego, despacio, ${s.name}.`,
  )
  if (isAway || inMemory) return null
  if (r.baby) return soft(`${S} ${s.v('se acercó')} despacio, con ${r.name}.`)
  // a small child's few sentences are not the same in every book
  const small = pick(
    `${R} ${r.v('miró')}, y ${s.name} también.`,
    `Despacito, ${r.name} ${r.v('se acercó')}.`,
    null,
    null,
  )
  return isTiny ? small && soft(small) : soft(line)
}

/** 'Se oía cantar.' → 'Se oía cantar, y Noa se quedó escuchando.': what is heard or smelt is so by somebody. */
export function perceived(line: string, { r, s, inMemory, isTiny }: Stage): string {
  const isPet = r.role === 'pet' || r.species !== null
  const { name, v } = inMemory || r.baby ? s : r
  const said = DOES.find(([sense]) => sense.test(line))?.[isPet && !inMemory ? 2 : 1] ?? ''
  const does = inMemory && line.startsWith('Olía') ? 'cerró un momento los ojos' : said
  if (isTiny) return line.startsWith('Olía') && !line.includes('quemado') ? `${line} ¡Mmm!` : line
  const [, verb = '', rest = ''] = /^((?:se )?[A-Za-zÀ-ỹ]+)(.*)$/u.exec(does) ?? []
  return verb === '' ? line : `${line.replace(/\.$/u, '')}, y ${name} ${v(verb)}${rest}.`
}

/** What somebody does for it, and what a beast does. */
const DOES: readonly (readonly [sense: RegExp, person: string, beast: string])[] = [
  [/^Olía a quemado/u, 'arrugó la nariz', 'arrugó la nariz'],
  [/^Olía/u, 'respiró hondo', 'levantó la nariz'],
  [/^(?:Se oí|Sona)/u, 'se quedó escuchando', 'levantó la cabeza'],
  [/^(?:Estaba oscuro|Había niebla)/u, 'avanzó a tientas', ''],
  [/^Era de noche/u, 'miró hacia arriba', 'miró hacia arriba'],
  [/^Chasqueaba/u, 'se acercó', 'se acercó'],
]

/** 'Lo primero que vio Noa fueron el clóset y el portero.'; null where nothing is sure. */
function shownBefore(seen: readonly Seen[], { pick }: Part, opening: Beat, stage: Stage): Beat {
  const { isNowhere, opener, isTiny, inMemory, r, s } = stage
  const draw = pick(0, 1, 2, 3, 4)
  if (seen.length === 0) return null
  // 'el auto y un señor': what needs no telling first
  const all = [...seen.filter(isKnown), ...seen.filter((one) => !isKnown(one))]
  const areMany = all.length > 1 || all[0]!.isMany
  const was = isKnown(all[0]!) ? (areMany ? 'estaban' : 'estaba') : 'había'
  const what = list(all.map(({ un }) => un))
  const isNamed = opener !== null || !isNowhere
  const { name, v } = inMemory || r.baby ? s : r
  const who = upperFirst(name)
  const lines = [
    ...(isTiny
      ? [`Cerca ${was} ${what}.`, `A un lado ${was} ${what}.`]
      : [
          `Lo primero que ${v('vio')} ${name} ${areMany ? 'fueron' : 'fue'} ${what}.`,
          `${who} ${v('dio')} un paso. A un lado ${was} ${what}.`,
          `${who} ${v('miró')} alrededor. Cerca ${was} ${what}.`,
        ]),
    `Y ${was} ${what}, como entonces.`,
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
