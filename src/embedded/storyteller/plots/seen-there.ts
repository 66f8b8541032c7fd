import type { Beat } from '../kit/kit.ts'
import { contract, list, upperFirst } from '../language/grammar/text.ts'
import { isOfOtherSenses } from '../things/happenings.ts'
import { pluralForm } from '../language/grammar/verb-forms.ts'
import type { Seen } from '../things/scene-nouns.ts'
import type { Stage } from './stage.ts'

type Part = Pick<Stage, 'pick'>

/** What the memory names and is on the stage, before its giver tells it, or right after; both only now and then. */
export function shown(
  stage: Stage,
  part: Part,
  opening: Beat,
  around: readonly Beat[],
  isSensed: boolean,
): {
  before: Beat
  after: Beat
} {
  const { seen, isTiny, air } = stage
  const when = part.pick('before', 'before', 'after', 'after', 'both')
  const both = seen.slice(0, isTiny ? 1 : 2)
  const [first, next] = when === 'after' ? [[], seen[0]] : [both, when === 'both' ? seen[both.length] : undefined]
  return {
    before:
      shownBefore(first, part, opening, stage) ?? (air.length > 0 || isSensed ? null : cameNear(stage, part, around)),
    after: next ? shownAfter(next, stage, part) : null,
  }
}

/** Where nothing of it surely is seen, heard or smelt, they come nearer; those whose it is to remember are elsewhere, or sit down to tell it. */
function cameNear(stage: Stage, { pick }: Part, around: readonly Beat[]): Beat {
  const { r, s, inMemory, isAway, isTiny, soft } = stage
  const [R, S] = [upperFirst(r.name), upperFirst(s.name)]
  const told = JSON.stringify(around)
  const isTight = /(?<![a-z])(?:el|la|una?) (?:hoja|papel|sobre|ventana|vidrio|olla|tina)(?![a-z])/u.test(told)
  const line = pick(
    `${R} ${r.v('se acercó')} despacio, y ${s.name} también.`,
    `${R} ${r.v('tardó')} un momento en acercarse.`,
    `${R} y ${s.name} se acercaron a la vez.`,
    `Primero ${r.v('se acercó')} ${r.name}. Luego, despacio, ${s.name}.`,
    `Sin decir nada, ${r.name} y ${s.name} se acercaron.`,
    ...(isUnlike(stage) ? [] : [`${R} ${r.v('se quedó')} mirando, y ${s.name} también.`]),
    ...(isUnlike(stage) || !isTight ? [] : [`${S} ${s.v('hizo')} lugar, y ${r.name} ${r.v('se acercó')} a ver.`]),
  )
  // they come nearer once
  if (isAway || inMemory || CAME.test(told)) return null
  if (r.baby) return soft(`${S} ${s.v('se acercó')} despacio, con ${r.name}.`)
  // a small child's few sentences are not the same in every book
  const small = pick(
    isUnlike(stage) ? null : `${R} ${r.v('miró')}, y ${s.name} también.`,
    `Despacito, ${r.name} ${r.v('se acercó')}.`,
    null,
    null,
  )
  return isTiny ? small && soft(small) : soft(line)
}

const CAME = /acerc|(?<![A-Za-zÀ-ỹ])(?:pasos?|entr(?:ó|aron)|hizo lugar)(?![A-Za-zÀ-ỹ])/u

/** One who may not see, hear or walk: what is there is told, and not that they look, listen or step. */
export const isUnlike = ({ said, fav, memory, hushed, sightless }: Stage) =>
  hushed || sightless || isOfOtherSenses(said, fav.all, memory.told)

/** 'Se oía cantar.' → 'Se oía cantar, y Noa se quedó escuchando.': what is heard or smelt is so by somebody. */
export function perceived(line: string, stage: Stage, { pick }: Part): string {
  const { r, s, inMemory, isTiny, isAway, place } = stage
  const isPet = r.role === 'pet' || r.species !== null
  const isBoth =
    pick(true, false) && !inMemory && !isAway && !isPet && !r.baby && [r, s].every((one) => !one.several && !one.plural)
  const { name, v } = isBoth ? { name: `${r.name} y ${s.name}`, v: pluralForm } : inMemory || r.baby ? s : r
  const said = DOES.find(([sense]) => sense.test(line))?.[isPet && !inMemory ? 2 : 1] ?? ''
  // indoors nobody looks up into the night
  const isOpen = !line.startsWith('Era de noche') || (place !== null && OPEN.test(place))
  if (!line.startsWith('Olía') && (isUnlike(stage) || !isOpen)) return line
  const does = inMemory && line.startsWith('Olía') ? 'cerró un momento los ojos' : said
  if (isTiny && does.startsWith('se quedó escuchando')) return `${line} ${upperFirst(name)} ${v('escuchó')}.`
  if (isTiny) return /^Olía(?!.*(?:quemado|establo|tierra|pintura|velas|sal\.))/u.test(line) ? `${line} ¡Mmm!` : line
  const [, se = '', verb = '', rest = ''] = /^(se )?([A-Za-zÀ-ỹ]+)(.*)$/u.exec(does) ?? []
  if (verb !== '') return `${line.replace(/\.$/u, '')}, y ${name} ${se}${v(verb)}${rest}.`
  // what is neither heard nor smelt is looked at
  return WEATHER.test(line) ? line : `${line} ${upperFirst(name)} ${v('miró')} alrededor.`
}

const WEATHER = /^(?:Hacía|Soplaba|Caía|Había niebla|Estaba oscuro|Era de noche)/u

/** Under the sky. */
const OPEN = /(?<![A-Za-zÀ-ỹ])(?:azotea|playa|cerro|patio|campo|plaza)(?![A-Za-zÀ-ỹ])/u

/** What somebody does for it, and what a beast does. */
const DOES: readonly (readonly [sense: RegExp, person: string, beast: string])[] = [
  [/^Olía a quemado/u, 'arrugó la nariz', 'arrugó la nariz'],
  [/^Olía/u, 'respiró hondo', 'levantó la nariz'],
  [/^(?:Se oí|Sona|Cruj|Cant|Salpic)/u, 'se quedó escuchando', 'levantó la cabeza'],
  [/^(?:Estaba oscuro|Había niebla)/u, 'esperó a que se acostumbraran los ojos', ''],
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
    ...(isTiny || isUnlike(stage)
      ? [`Cerca ${was} ${what}.`, `A un lado ${was} ${what}.`]
      : [
          `Lo primero que ${v('vio')} ${name} ${areMany ? 'fueron' : 'fue'} ${what}.`,
          `A un lado ${was} ${what}.`,
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

/** 'algo mucho mejor: ', 'hasta ' + 'algo que pasó en Lota' → 'lo que pasó en Lota'. */
export const namedAfter = (before: string, named: string): string =>
  /(?:algo[^.!?:]*|todo): $|(?<![A-Za-zÀ-ỹ])(?:a|hasta) $/u.test(before) ? named.replace(/^algo que/u, 'lo que') : named

/** One of it that was not shown yet, as just told of. */
function shownAfter(one: Seen, stage: Stage, { pick }: Part): Beat {
  const { r, inMemory, isTiny, opt, soft } = stage
  const { the, isMany, isSomebody } = one
  const still = `Y ahí ${isMany ? 'seguían' : 'seguía'} ${the}.`
  const inPlace = isSomebody
    ? `Tampoco ${isMany ? 'faltaban' : 'faltaba'} ${the}.`
    : `${upperFirst(the)} ${isMany ? 'seguían' : 'seguía'} en su lugar.`
  const hasHands = inMemory || (r.role !== 'pet' && !r.species && !r.baby)
  const lines = isTiny || !hasHands || isUnlike(stage) ? [still, inPlace] : [still, inPlace, ...lookedAt(one, stage)]
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
