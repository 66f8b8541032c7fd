import type { Kit } from '../kit/kit.ts'
import { contract } from '../language/grammar/text.ts'
import type { Day } from '../things/days.ts'
import { isHard } from '../things/happenings.ts'
import { nounClassOf } from '../things/nouns.ts'
import { singularOf } from '../things/singular.ts'

/** Of what nobody says where or when: of one day what weather or hour it surely was, else the thing that it turns on, else that it is still to be told; by whom is not said, who leads there was just named. */
export function dayNamed({ air: [line = ''], isOneDay, keep }: Day, { memory, pick }: Kit): string {
  const [, of] = AIRS.find(([sense]) => sense.test(line)) ?? []
  if (of && isOneDay) return of
  const thing = keep.of === null || isHard(memory.told) || isPlace(keep.of) ? null : keep.of
  if (thing !== null && isOneDay) return contract(`el día de ${thing}`)
  // of a time nobody knows what its one thing is before it was told
  if (thing?.endsWith('s')) return contract(`el tiempo de ${thing}`)
  return pick(...UNTOLD)
}

const isPlace = (thing: string) =>
  nounClassOf(singularOf(thing.split(' ').find((word) => !/^(?:el|la|l[oa]s)$/u.test(word))!)) === 'place'

/** What stands there is seen once it is told: nobody is promised more. */
export const UNTOLD = [
  'algo que todavía había que contar',
  'algo que no se entiende hasta que alguien lo cuenta',
  'algo que pedía que lo contaran',
  'algo que nadie entiende si no se cuenta',
  'algo que solo se ve al contarlo',
  'algo que hasta entonces sabía muy poca gente',
  'algo que estaba esperando a que alguien lo contara',
  'algo que, sin palabras, no era más que un rincón',
  'algo que parecía poca cosa y no lo era',
  'algo que había que contar despacio',
]

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
