import { bare, splitSentences } from '../language/grammar/text.ts'
import { hasGenders } from '../language/grammar/dictionary.ts'
import { nounGender } from '../language/grammar/gender.ts'
import { isHard, wasNotThere } from './happenings.ts'
import { singularOf } from './singular.ts'

/**
 * What stands where no place of a memory is sure: when it was, as it is typed («un martes de lluvia», «el primer día de
 * cole»), else the day alone; never a place, which what happened there would deny.
 */
export function dayIn(
  memory: string,
  isOneDay: boolean,
  theirs: RegExp | null,
  choose: <T>(options: readonly T[]) => T,
): string {
  return whenIn(memory, theirs) ?? choose(isOneDay ? DAYS : TIMES)
}

const DAYS = ['un día de los que no se olvidan', 'un día guardado entero', 'un día de los que se quedan'] as const
const TIMES = [
  'un recuerdo de los que no se borran',
  'un recuerdo guardado entero',
  'un recuerdo de los que se quedan',
] as const

/** 'En el cumple de su abuela' → 'el cumple de la abuela', 'un domingo por la mañana' → the same; null where no time is plainly said. `theirs` are words for the two of the story. */
export function whenIn(memory: string, theirs: RegExp | null = null): string | null {
  // what comes later may have been on another day
  const [first = ''] = splitSentences(memory)
  const occasion = isHard(memory) ? null : OCCASION.exec(first)
  if (occasion) return occasionOf(occasion.groups!, theirs)
  for (const hit of first.matchAll(TIME)) {
    const { the = '', day = '', of = '', whole, part, by } = hit.groups!
    const before = bare(first.slice(0, hit.index))
    if (NOT_THEN.test(before) || wasNotThere(before.replace(/(?<![a-z])sin \w+ $/u, ''))) continue
    if (part) {
      const weather = by ? ` de ${by.toLowerCase()}` : of
      const named = part.toLowerCase().replace(/^n(?=av|ocheb)/u, 'N')
      return `una ${named}${weather || (whole ? ' entera' : UNFORGOTTEN)}`.replace(/^(una \p{L}+) de los/u, '$1 de las')
    }
    const isMany = /^(?:los|cada)$/iu.test(the)
    // 'el fútbol de los martes'
    if (isMany && (before.endsWith(' de ') || !WENT_ON.test(first))) continue
    return `un ${dayOf(day)}${of || (isMany ? '' : UNFORGOTTEN)}${isMany ? ' de aquellos' : ''}`
  }
  return null
}

const UNFORGOTTEN = ' de los que no se olvidan'
const WEATHER = 'lluvia|sol|tormenta|nieve|frío|calor|viento|apagón|verano|invierno|otoño|primavera|playa|mercado'
const TIME = new RegExp(
  `(?<!\\p{L})(?:(?<the>un|el|aquel|ese|los|cada) (?<day>lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin de semana|recreos?|veranos?|inviernos?|otoños?|día(?= de (?:${WEATHER})(?!\\p{L})))` +
    `|(?:(?<whole>tod[oa] (?:la|una)) |una |aquella |esa |(?<=^(?:en )?)la |(?<=^en ))(?<part>mañana|tarde|noche|madrugada|navidad|nochebuena)(?: (?:por|con) (?:el|la|una?) (?<by>tormenta|lluvia|nieve|apagón)(?!\\p{L}))?)` +
    `(?<of> de (?:${WEATHER})(?!\\p{L})| (?:por|en|a|de) la (?:mañana|tarde|noche|madrugada)(?!\\p{L}))?(?!\\p{L}| (?:siguiente|anterior|antes|que viene|próxim))`,
  'giu',
)
/** 'hasta el domingo', 'una semana después del lunes' */
const NOT_THEN = /(?:^| )(?:desde|hasta|para|hacia|antes d?e?|despues d?e?|que) $/u
const WENT_ON = /\p{L}(?:aba[ns]?|ía[ns]?|[áí]bamos|íamos)(?!\p{L})|(?<!\p{L})(?:eran?|éramos|iban?|íbamos)(?!\p{L})/iu

const dayOf = (day: string) =>
  singularOf(day.toLowerCase()).replace('sabado', 'sábado').replace('miercoles', 'miércoles')

/** What a memory begins with, and whose it was. */
const OCCASION =
  /^(?:(?:en|para|durante) )?(?<the>el|la|l[oa]s|su|mi|un|una) (?<what>primer día de (?:cole|colegio|escuela|clases|kínder|jardín|guardería|instituto|universidad|trabajo|playa)|fiestas? de (?:agosto|disfraces|fin de (?:año|curso))|viaje de novios|cumple(?:años)?|boda|fiesta|posada|kerm[eé]s|graduación|verbena|bautizo|quinceañera|asado|desfile|día(?= (?:de su|de mi|del|de la) (?:boda|cumple(?:años)?|graduación|grado|examen|bautizo|mudanza|estreno)(?!\p{L})))(?!\p{L})(?: (?:de (?:su|mi|la|nuestr[oa])|del) (?<whose>(?:año|mes|curso) (?:pasado|antepasado)|\p{Ll}+))?(?! y )(?=(?: (?<more>\p{Ll}+|\d+))?)/iu

/** Of these «el» says nothing of whose they are. */
const ANYBODYS = /^(?:hij|espos|marid|mujer)/u

function occasionOf(
  { the = '', what = '', whose, more = '' }: Record<string, string | undefined>,
  theirs: RegExp | null,
): string {
  const said = what.toLowerCase()
  const isF = nounGender(said.split(' ')[0]!) === 'f'
  // 'la feria del pueblo vecino' is not the village's; a noun's own words are not cut
  const isCut = /^(?:del?|\d+)$/u.test(more) || (hasGenders(more) && !/^(?:tod|much|vari|junt|sol)[oa]s?$/u.test(more))
  const isOfNobodyElse = whose !== undefined && (theirs?.test(bare(whose)) || ANYBODYS.test(bare(whose)))
  const isThe = /^(?:el|l[ao]s?)$/iu.test(the) && (!isOfNobodyElse || said.startsWith('primer '))
  if (whose && !isOfNobodyElse && (!isCut || said === 'día'))
    return `${isThe ? the.toLowerCase() : isF ? 'la' : 'el'} ${said} ${nounGender(whose) === 'f' ? 'de la' : 'del'} ${whose}`
  return `${isThe ? the.toLowerCase() : isF ? 'una' : 'un'} ${said}`
}
