import type { Brief } from '../../../../engine.ts'
import { A_NUMBER, numberOf } from '../grammar/numbers.ts'
import { bare } from '../grammar/text.ts'

/** How many years an occasion is of, as the relation surely says it: 'cumple 15', 'sesenta años de casados', 'desde hace 22 años'. */
export type Milestone = { years: number; of: 'age' | 'couple' | 'work'; how: string }

const TURNS = new RegExp(
  `(?<![A-Za-zÀ-ỹ])(?:cumplen?|van? a cumplir|cumplira|cumpliran) (?:ya |los |sus )*(${A_NUMBER})(?! anos (?:de |junt|casad))`,
  'u',
)
const COUPLE = new RegExp(
  `(${A_NUMBER}) anos (de casad[oa]s|de matrimonio|casad[oa]s|junt[oa]s|de novi[oa]s|de pareja|de estar junt[oa]s)(?![A-Za-zÀ-ỹ])`,
  'u',
)
/** 'mi mujer desde hace 46 años'; of a «novia» it may be since they met. */
const MARRIED_SINCE = new RegExp(
  `^(?:mi )?(?:mujer|espos[oa]|marido|senora) desde hace (?:mas de |casi |ya )?(${A_NUMBER}) anos`,
  'u',
)
const WEDDING: Readonly<Record<string, number>> = { plata: 25, perla: 30, rubi: 40, oro: 50, diamante: 60 }
const WORK = new RegExp(
  `(?:desde hace|hace|despues de|tras|durante|por|con) (?:mas de |casi |ya )?(${A_NUMBER}) anos|(${A_NUMBER}) anos (?:de (?:servicio|trabajo|trabajar|maestr|docencia|jef|companer|ensenar|dar clases)|trabajando|juntos en (?:la|el))`,
  'u',
)

/** Null where no number is said, or it is not the occasion's: a friend's twenty years of friendship have no birthday. */
export function milestoneIn(relation: string, occasion: Brief['occasion']): Milestone | null {
  const said = bare(relation)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
  const of = (kind: Milestone['of'], number: string | undefined, how = ''): Milestone | null => {
    const years = number === undefined ? null : numberOf(number)
    return years === null || years < 1 ? null : { years, of: kind, how }
  }
  if (occasion === 'cumpleanos') return of('age', TURNS.exec(said)?.[1])
  if (occasion === 'aniversario') {
    const [, number, how = ''] = COUPLE.exec(said) ?? []
    const years = WEDDING[/bodas de (plata|perla|rubi|oro|diamante)/u.exec(said)?.[1] ?? '']
    return of(
      'couple',
      number ?? MARRIED_SINCE.exec(said)?.[1] ?? (years === undefined ? undefined : `${years}`),
      how || 'de casados',
    )
  }
  const [, since, served] = (occasion === 'despedida' && WORK.exec(said)) || []
  return of('work', since ?? served)
}

/** Who is to be read to, where they are the recipient's: 'es para leérselo a sus hijos' → 'sus hijos'. */
export function readTo(relation: string): string | null {
  return (
    /(?<![A-Za-zÀ-ỹ])para (?:que )?(?:le[eé]rsel[oa]|se l[oa] lean?|cont[aá]rsel[oa]|se l[oa] cuenten?)(?: [A-Za-zÀ-ỹ]+)? a ((?:sus|mis) (?:hij|niet|sobrin|bisniet|herman|pap|alumn)[A-Za-zÀ-ỹ]*s)(?![A-Za-zÀ-ỹ])/iu
      .exec(relation)?.[1]
      ?.toLowerCase() ?? null
  )
}

/** Of a story in memory of somebody, whom it is given to, where it was said: 'nuestro papá, que murió; es para mi mamá' → 'mi mamá'. */
export function keptBy(relation: string): string | null {
  return KEPT_BY.exec(relation)?.[1] ?? null
}

const KEPT_BY =
  /(?:^|[,;.(])\s*(?:y )?(?:(?:el|este|un) (?:cuento|libro|regalo) )?(?:(?:es|va|será|lo quer(?:o|emos)) )?(?:un (?:regalo|cuento|libro) )?para (?:(?:regal[aá]r|d[aá]r|entreg[aá]r)sel[oa] a )?((?:mis?|nuestr[oa]s?) (?:hij|niet|bisniet|mam|madre|pap|padre|abuel|herman|t[ií][oa]|sobrin|espos|marido|mujer|suegr|cuñad|prim)[A-Za-zÀ-ỹ]*(?: \p{Lu}[A-Za-zÀ-ỹ]+)?)(?=\s*$|\s*[,.;)]| que )/iu
