import { gerund } from '../language/grammar/gerund.ts'
import { contract } from '../language/grammar/text.ts'
import { type Asked, drawingOf } from './anything.ts'
import { GEAR, isDone } from './gear.ts'
import { MADE_BY_HAND } from './handled.ts'
import { shortThe, soundOf } from './parts/ways.ts'
import { type Prop, thing } from './prop.ts'

/** 'las milongas de los jueves': where one goes to dance, and no record. */
const DANCES =
  /^(?:l[oa]s|el|la) ((?:milonga|baile|fandango|sonidero|verbena|tardeada|peñas? (?:folcl[oó]rica|criolla))s? (?:de (?:l[oa]s|cada) |del? (?:la |el )?(?:club|barrio|pueblo|plaza|sal[oó]n)|en (?:el|la) ).*)$/u
export function danceNight(part: string): Prop | null {
  const [all, own] = DANCES.exec(part) ?? []
  return own === undefined
    ? null
    : thing(['un par de zapatos de baile', 'los zapatos de baile', 'tac', contract(`ir a ${all}`)])
}

/** True of what is done with a tool of its own. */
export const hasGear = (infinitive: string) => gearFor(infinitive) !== undefined

const gearFor = (infinitive: string) =>
  // what another does is watched
  / cómo |^jugar de /u.test(infinitive)
    ? undefined
    : GEAR.find(({ verb, tool }) => tool && !tool.endsWith(' de') && isDone(infinitive, verb))?.tool

/** Something that is done: its tool, where it has one, else a drawing of it being done. */
export function doingOf(infinitive: string, { isPet, name }: Pick<Asked, 'isPet' | 'name'>): Prop {
  const gear = gearFor(infinitive)
  if (gear && !isPet)
    return {
      ...thing([
        gear,
        shortThe(gear),
        soundOf(gear.replace(/^una? (?:par de )?/u, '')),
        infinitive.replace(/^ser /u, 'jugar de '),
      ]),
      isTool: true,
    }
  if (!isPet && MADE_BY_HAND.test(infinitive))
    return thing([`una caja con todo para ${planned(infinitive)}`, 'la caja', 'clac', infinitive])
  // nobody is a doctor for an afternoon
  const isToThem = /^\p{L}+r(?:l[aeo]s?)(?= |$)/u.test(infinitive)
  return drawingOf(
    isToThem ? name : beingDone(planned(infinitive), name),
    infinitive.startsWith('ser ') ? '' : infinitive,
    isToThem ? '' : infinitive,
  )
}

/** When and how it is always done. */
const WHEN =
  /(?<! (?:al?|con|en|entre|del?|para|por)) (?:l[oa]s (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|fines? de semana|tardes|noches|mañanas)|tod[oa]s? (?:el|la|l[oa]s)|cada(?! un[oa] )|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|invierno|primavera|otoño|la (?:noche|mañana|tarde))|bien (?:temprano|tarde)|temprano|desde|hasta|mientras|cuando|aunque|antes de|después de)(?![A-Za-zÀ-ỹ]).*$/u
/** With what, where and for what: left out where what stands before it says it by itself. */
const CLOSER =
  /(?<! (?:\p{L}+[ai]d[oa]s?|mil|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)) (?:con(?! (?:l[oa]s|sus?) )|por|en|(?<! de \p{L}+ )para|dentro|encima|debajo|sin(?= \p{L}+[aei]r(?![A-Za-zÀ-ỹ]))|\p{L}+(?:ando|iendo|yendo))(?= ).*$/u
/** How long: what says nothing without it. */
const UNTIL = / hasta (?:tarde|(?:el|las?) [\p{L}\d]+)$/u

/** 'tomarse su café', planned for all who are there. */
const THEIR_OWN = /^(tomar|beber)(?:se)? sus? (?!past|medic|vitamin|jarab|clases?|tiempo)/u

/** 'jugar a la lotería los domingos con frijolitos' → 'jugar a la lotería': the verb that was typed, and what it cannot do without. */
export function planned(infinitive: string): string {
  const alone = infinitive.replace(WHEN, '').replace(THEIR_OWN, '$1 ')
  const short = alone.includes(' ') ? alone : alone + (UNTIL.exec(infinitive)?.[0] ?? '')
  if (/^(?:comer|tomar|beber) .* con |^dar una vuelta en |^(?:quedarse|pasarse|andar) \p{L}+ndo /u.test(short))
    return short
  const shorter = short.replace(CLOSER, '')
  return short.split(' ').length > 5 &&
    (shorter.includes(' ') || / \p{L}+(?:ando|iendo|yendo)(?![A-Za-zÀ-ỹ])/u.test(short))
    ? shorter
    : short
}

/** 'Sofi haciendo reír a sus hermanas', 'Sofi sin hacer nada' */
export function beingDone(infinitive: string, name: string): string {
  // 'quedarse viendo la lluvia'
  const [verb = '', ...rest] = infinitive
    .replace(/^\p{L}+(?= \p{L}+(?:ando|iendo|yendo)(?![A-Za-zÀ-ỹ]))/u, '')
    .trim()
    .split(' ')
  if (verb === 'estar') return [name, ...rest].join(' ')
  if (/(?:ando|iendo|yendo)$/u.test(verb)) return [name, verb, ...rest].join(' ')
  return `${name} ${verb === 'no' ? `sin ${rest.join(' ')}` : [gerund(verb), ...rest].join(' ')}`
}
