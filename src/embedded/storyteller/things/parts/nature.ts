import { bare, contract } from '../../language/grammar/text.ts'
import { drawingOf } from '../anything.ts'
import type { Named, Parts } from '../named.ts'
import { thing } from '../prop.ts'

/** Where anybody sets out for; to what is one's own nobody goes. */
const VISITED =
  /^(?:playa|mar|costa|montana|cerro|campo|parque|plaza|bosque|rio|lago|laguna|cascada|estadio|cancha|museo|zoologico|feria|mercado|tianguis|biblioteca|libreria|piscina|alberca|pileta)(?![A-Za-zÀ-ỹ])/u

const visited = ({ own, all }: Named, isOwn: boolean) =>
  !isOwn && VISITED.test(bare(own)) ? `ir ${contract(`a ${all}`)}` : ''

/** What of the sky is looked at, and what is heard. */
const SEEN =
  /^(?:luna|sol|estrell|cielo|nube|rayo|arco|aurora|amanecer|atardecer|ocaso|eclipse|cometa|planeta|galaxia|universo|via lactea|niebla|lluvia de estrellas)/u
/** Of those one is seen at a time, and for a while. */
const ONE_DAY = /^(?:arco|aurora|amanecer|atardecer|ocaso|eclipse|lluvias? de estrellas)/u
const HEARD = /^(?:lluvia|viento|trueno|tormenta|ola|silencio)/u

const lookedAt = ({ all, own }: Named) =>
  // nobody looks at one as long as they please
  own.startsWith('eclipse')
    ? 'esperar el próximo eclipse'
    : SEEN.test(bare(own))
      ? `mirar ${all}`
      : HEARD.test(bare(own))
        ? `oír ${all}`
        : ''

/** What grows, and where one goes. */
export const NATURE = {
  plant: ({ one, the, all }) => thing([one, the, 'shhh', `cuidar ${all}`]),
  garden: (named) => ({
    ...thing([
      'una regadera',
      'la regadera',
      'shhh',
      named.own.startsWith('jardiner') ? 'plantar y regar' : `regar ${named.all}`,
    ]),
    isTool: true,
  }),
  tree: ({ one, the, all }) =>
    thing([
      one,
      the,
      'fsss',
      / navidad/iu.test(all) ? `adornar ${all}` : `sentarse a la sombra ${contract(`de ${all}`)}`,
    ]),
  place: (named) =>
    thing([
      contract(`una postal de ${named.all}`),
      'la postal',
      'fras',
      visited(named, / de(?:l| la| sus?) /u.test(named.own)),
    ]),
  sky: (named) =>
    SEEN.test(bare(named.own))
      ? thing([
          contract(
            `una foto de ${/^l[oa]s /u.test(named.all) && ONE_DAY.test(bare(named.own)) ? named.one : named.all}`,
          ),
          'la foto',
          'fras',
          lookedAt(named),
        ])
      : drawingOf(named.all, lookedAt(named)),
} satisfies Parts
