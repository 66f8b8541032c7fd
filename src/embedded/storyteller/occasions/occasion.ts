import type { Brief } from '../../../engine.ts'
import { holds } from '../language/left-out/unwanted.ts'
import type { Person } from '../language/people/person.ts'
import type { Told } from './custom.ts'
import { FAMILY } from './family.ts'
import { FEASTS } from './feasts.ts'
import { PARTINGS } from './partings.ts'

/** Why a story is given: how it opens, how it ends, and what pictures show of it. */
export type Occasion = {
  /** A paragraph before the first: it names the occasion and fits before any place and hour. */
  opening: string
  /** A paragraph after the last: the thing of the opening comes back; none where there was nothing to celebrate. */
  closing: string | null
  /** Things that belong to it: the first is seen where the story begins and on the cover, the second where it ends. */
  objects: readonly [string, string]
}

type Name = Exclude<NonNullable<Brief['occasion']>, 'en-recuerdo'>

const OCCASIONS: Record<Name, Told> = { ...FEASTS, ...FAMILY, ...PARTINGS }

/** Null where no occasion was said, and in memory of somebody, which has stories of its own. */
export function occasionOf(
  name: Brief['occasion'],
  r: Person,
  isSmallest: boolean,
  choose: <T>(options: readonly T[]) => T,
  unwanted: RegExp | null = null,
): Occasion | null {
  if (name === undefined || name === 'en-recuerdo') return null
  const { customs, small } = OCCASIONS[name]
  const fits = customs.filter(({ tell }) => unwanted === null || !touches(unwanted, tell(r).join(' ')))
  const { objects, tell } = choose(fits.length > 0 ? fits : customs)
  const [opening, closing] = isSmallest ? choose(small(r)) : tell(r)
  return { opening, closing, objects }
}

/** What shall stand nowhere stands in it; where that is a parting, nothing is broken either. */
const touches = (unwanted: RegExp, text: string) =>
  holds(unwanted, text) || (holds(unwanted, 'separación') && /(?<![A-Za-zÀ-ỹ])(?:romp|rot[oa])/iu.test(text))

/** Around a story of somebody who is not born yet: what is told is what those at home dream of. */
export function waitedFor({ name, v }: Person): Occasion {
  return {
    opening: `${name} todavía no ${v('ha')} nacido. Mientras llega el día, así lo sueñan en casa.`,
    closing: `Así lo sueñan. El cuento ya está aquí, y espera a ${name}.`,
    objects: ['unos zapatitos tejidos de bebé', 'una caja con zapatitos de bebé'],
  }
}
