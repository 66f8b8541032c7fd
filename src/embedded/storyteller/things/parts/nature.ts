import { bare, contract } from '../../language/grammar/text.ts'
import { drawingOf } from '../anything.ts'
import { type Named, type Parts, withoutPlace } from '../named.ts'
import { theOf, thing } from '../prop.ts'

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

/** What there is of a place for a hand, by its noun: how it enters, its sound, what is done with it. */
const TOKENS = `
^volcan(?:es)?$ / un volcán en miniatura / bum / @ {echó|echaron} bicarbonato y vinagre en ^, y hubo erupción: espuma hasta el suelo
^(?:mar|oceano)(?:es)?(?![a-z]) / una caracola / shhh / @ {acercó|acercaron} ^ a cada oído, y se oyeron las olas
^(?:playa|costa|bahia|isla)s?(?![a-z]) / una caracola de / shhh / @ {acercó|acercaron} ^ a cada oído, y se oyó el mar
^(?:montana|cerro|sierra|cordillera|volcan|nevado|canon)(?:e?s)?(?![a-z]) / una piedra de / toc / @ {pasó|pasaron} ^ de mano en mano, y cada quien sostuvo un pedazo de altura
^(?:rio|lago|laguna|arroyo|cascada)s?(?![a-z]) / un frasco con agua de / plic / @ {destapó|destaparon} ^ y {dejó|dejaron} caer una gota en cada mano
^(?:desierto|duna)s?(?![a-z]) / un frasco con arena de / fsss / @ {abrió|abrieron} ^, y la arena pasó entre los dedos de todos
^faros?(?! de(?:l| los)? (?:coche|carro|auto|camion))(?![a-z]) / una linterna / clic / @ {hizo|hicieron} girar ^ como un faro, y quien andaba lejos supo por dónde era
^molinos?(?! de (?:cafe|maiz|nixtamal|carne|pimienta|mano|trigo|agua|aceite|piedra))(?![a-z]) / un molinito de papel / rrr / @ {sopló|soplaron} ^ hasta que dio vueltas, y el aire le llegó a todos
^(?:anden(?:es)?|(?:estacion|terminal)(?:es)? del? (?:tren(?:es)?|metro|ferrocarril|subte))(?![a-z]) / un silbato de estación / pii / @ {hizo|hicieron} sonar ^, y a lo lejos contestó un tren de verdad
^(?!tiendas? de campa)(?:mercado|tianguis|feria|mercadillo|tienda|supermercado|kiosco|quiosco|ferreteria|papeleria|libreria|dulceria|jugueteria|drogueria|farmacia|panaderia|pulperia|almacen|bodega)s?(?![a-z]) / una bolsa de / cras / @ {fue|fueron} sacando de ^ lo que traía, y a cada quien le tocó algo
^(?:camino|ruta) (?:de santiago|inca|real)(?![a-z]) / un bastón de caminar / toc / @ {abrió|abrieron} camino con ^, paso a paso, y los demás fueron detrás
^(?:chacra|parcela|finca|granja|huert[ao])(?![a-z]) / una canasta con lo que da / cras / @ {repartió|repartieron} lo que había en ^, y a cada quien le tocó algo`
  .trim()
  .split('\n')
  .map((row) => row.split(' / '))

function tokenOf(named: Named) {
  const token = TOKENS.find(([test = '']) => new RegExp(test, 'u').test(bare(named.own)))
  if (!token) return null
  const [, un = '', sound = '', deed = ''] = token
  const place = withoutPlace(/^l[oa]s /u.test(named.all) ? named.one : named.all)
  const all = / d[ea]$/u.test(un) ? contract(`${un} ${place}`) : un
  const done = visited(named, / de(?:l| la| sus?) /u.test(named.own))
  return { ...thing([all, theOf(un.split(' ').slice(0, 2).join(' ')), sound, done]), deed, isTool: true as const }
}

/** A tree that one lifts. */
const POTTED = /bons[aá]i|(?:ito|ita)s?(?![A-Za-zÀ-ỹ])|navidad/iu

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
  tree: ({ one, the, all, own }) => {
    const shade = `sentarse a la sombra ${contract(`de ${all}`)}`
    if (POTTED.test(own)) return thing([one, the, 'fsss', / navidad/iu.test(all) ? `adornar ${all}` : shade])
    // no tree goes along
    const deed = '@ {levantó|levantaron} ^ como un paraguas, y hubo techo para todos'
    return { ...thing([contract(`una rama de ${one}`), 'la rama', 'fsss', shade]), deed, isTool: true as const }
  },
  place: (named) =>
    tokenOf(named) ??
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
