import { hasGenders, isEntry } from './dictionary.ts'
import { TABLE } from './paradigms.ts'
import { finiteForm } from './finite.ts'
import { isBefallen, isFelt } from './verbs.ts'

/** A clause said of somebody: 'sin su mantita no duerme' → 'sin su mantita, Lucía no duerme'. */
export function factOf(clause: string, name: string, isDative: boolean): string {
  const at = mainVerb(clause)
  // 'con los nervios le da hipo'
  const dative = isDative || (at > 0 && (isFelt(clause.slice(at)) || isBefallen(clause.slice(at))))
  if (at > 0 && dative) return `${clause.slice(0, at).replace(/[\s,]+$/, '')}, a ${name} ${clause.slice(at)}`
  if (at > 0) return `${clause.slice(0, at).replace(/[\s,]+$/, '')}, ${name} ${clause.slice(at)}`
  return `${dative ? 'a ' : ''}${name} ${clause}`
}

const LED =
  /^(?:(?:antes del?|después del?|luego del?|cuando|si|sin|con|en|por|desde|al|hasta|de|a|mientras|aunque) (?!que|veces )|(?:cada vez|siempre) que |todos los (?:días|años|lunes|martes|miércoles|jueves|viernes|sábados|domingos) |todas las (?:noches|mañanas|tardes) |cada (?:noche|mañana|tarde|día|año|verano|invierno|semana|mes|domingo|lunes|viernes|sábado) |hace (?:un|una|dos|tres|\d+) [A-Za-zÀ-ỹ]+ )/iu
const WITH_PRONOUNS = /(?:(?:no|nunca|siempre|ya|se|le|les|lo|la|los|las) )*([A-Za-zÀ-ỹ]+)/giu
const NOUN_FOLLOWS = /^(?:el|la|los|las|un|una|su|sus|de|con|sin|en|por|al|a)$/i

/** 'se enoja', 'de todo': whether somebody does something in it. */
const hasDeed = (text: string) =>
  [...text.matchAll(/\p{L}+/gu)].some(
    ([word], i, all) =>
      finiteForm(word.toLowerCase())?.person === 3 &&
      (TABLE.has(word.toLowerCase()) ||
        !isEntry(word.toLowerCase()) ||
        /^(?:se|le|les|me|nos)$/u.test(all[i - 1]?.[0] ?? '')),
  )

/** Where the main verb with its pronouns begins, in a clause that begins with something else; 0 in any other. */
function mainVerb(told: string): number {
  // 'a todos les dice mijo, hasta al señor del gas'
  if (!LED.test(told) || /^a (?:tod[oa]s|todo el mundo|cualquiera)(?![A-Za-zÀ-ỹ])/iu.test(told)) return 0
  // 'cada día baila, pero no canta': what is added to it
  const [clause] = told.split(/, (?=(?:pero|y|aunque|porque|sino) )|: /u) as [string]
  const own =
    /^(?:cuando|si|mientras|aunque|cada vez que|siempre que) (?:(?:algo|alguien|nadie|todos|la gente) )?(?:(?:no|se|le|les|lo|la) )*[A-Za-zÀ-ỹ]+/iu.exec(
      clause,
    )?.[0].length ?? 0
  const comma = clause.indexOf(', ')
  // 'cuando pierde se enoja, a los dos minutos ya volvió': it has come to its own before
  if (comma > 0 && !hasDeed(clause.slice(own, comma))) return comma + 2
  const verbs = [...clause.matchAll(WITH_PRONOUNS)].filter(({ 0: whole, 1: word, index }) => {
    if (index < own || finiteForm(word!)?.person !== 3 || hasGenders(word!)) return false
    if (whole !== word) return !/^(?:la|los|las) [A-Za-zÀ-ỹ]+$/iu.test(whole)
    return (
      !NOUN_FOLLOWS.test(clause.slice(0, index).trimEnd().split(' ').at(-1) ?? '') &&
      (!isEntry(word) || TABLE.has(word.toLowerCase()))
    )
  })
  if (verbs[0] || own === 0) return verbs[0]?.index ?? 0
  // 'cuando se pone nerviosa habla en inglés': what is a noun elsewhere is the verb that the clause lacks
  const after = clause.slice(own)
  const last = [...after.matchAll(/(?:(?:se|le|les|no) )*(\p{L}+)/gu)].find(
    ({ 1: word, index }) =>
      finiteForm(word!)?.person === 3 &&
      !hasGenders(word!) &&
      !NOUN_FOLLOWS.test(after.slice(0, index).trimEnd().split(' ').at(-1) ?? ''),
  )
  return last ? own + last.index : 0
}
