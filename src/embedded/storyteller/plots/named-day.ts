import type { Kit } from '../kit/kit.ts'
import { contract, words } from '../language/grammar/text.ts'
import type { Day } from '../things/days.ts'
import { isHard } from '../things/happenings.ts'
import type { Keepsake } from '../things/keepsakes.ts'
import { nounClassOf } from '../things/nouns.ts'
import { singularOf } from '../things/singular.ts'

/** Of what nobody says where or when: of one day what weather or hour it surely was, else the thing that it turns on, else only that it was kept; by whom is not said, who leads there was just named. */
export function dayNamed({ air: [line = ''], isOneDay, keep }: Day, { memory }: Kit): string {
  const [, of] = AIRS.find(([sense]) => sense.test(line)) ?? []
  if (of && isOneDay) return of
  const day = isOneDay ? 'un día' : 'un tiempo'
  // of a time nobody knows what its thing is before it was told
  const thing = isOneDay && !isHard(memory.told) ? turnedOn(keep) : null
  if (thing !== null) return contract(`el día de ${thing}`)
  return `${day} bien guardado`
}

/** 'un dibujo de la quesadilla' → 'la quesadilla', 'una de las canicas' → 'las canicas'; null of what names nothing. */
function turnedOn({ un, el, made, isWritten }: Keepsake): string | null {
  if (made === null) return isWritten ? null : (/^un[oa] de (l[oa]s \p{L}+)/u.exec(un)?.[1] ?? el)
  const [, l = '', thing = ''] = (made === 'drawn' && /^un(?:a copia| dibujo) de(l?) (.+)$/u.exec(un)) || []
  if (!/^(?:el|la|l[oa]s) /u.test(`${l === '' ? '' : 'el '}${thing}`) || words(thing).length > 3 || isPlace(thing))
    return null
  return l === '' ? thing : `el ${thing}`
}
const isPlace = (thing: string) =>
  nounClassOf(singularOf(thing.split(' ').find((word) => !/^(?:el|la|l[oa]s)$/u.test(word))!)) === 'place'

const AIRS: readonly (readonly [sense: RegExp, of: string])[] = [
  [/noche/u, 'una noche bien guardada'],
  [/lluvia/u, 'un día de lluvia'],
  [/nieve/u, 'un día de nieve'],
  [/frío/u, 'un día de frío'],
  [/calor/u, 'un día de calor'],
  [/viento/u, 'un día de viento'],
  [/un fuego/u, 'un rato junto al fuego'],
]

/** Who have no kin in common: of these the giver's are named by the giver. */
const NO_KIN: ReadonlySet<Kit['r']['role']> = new Set(['friend', 'colleague', 'teacher', 'student', 'inlaw'] as const)

/** By whom the giver's kin are named; null where they are theirs too, or nobody is named. 'mi papá', to a nephew, is no father of his. */
export const namedFor = ({ r, s, memory }: Kit) =>
  (NO_KIN.has(r.role) || (r.role === 'nephew' && / de mi (?:pap|mam|padre|madre)/iu.test(memory.told))) &&
  !s.several &&
  !/^(?:su|alguien) /iu.test(s.name)
    ? s.name
    : null
