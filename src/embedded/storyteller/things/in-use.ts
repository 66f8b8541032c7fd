import type { Choose } from './named.ts'
import type { Prop } from './prop.ts'
import { isInfinitive } from '../language/grammar/infinitive.ts'
import { shuffled } from './shuffled.ts'

/** Who has it in use. */
type User = {
  name: string
  isMany: boolean
  /** They are there, and can hold, read and play: no animal, no baby, nobody who has died. */
  hasHands: boolean
}

/**
 * What is done with a thing, by the verb of its plan: predicates of the thing, in the imperfect where a story goes on and
 * in the preterite where it helps. '@' is who uses it, '{one|many}' agrees with them, '%' is what they do.
 */
type Use = { does: readonly string[]; helps: readonly string[] }

/**
 * Stands where a thing does nothing of itself: the sentence in which it would is not told (`asides.ts`). Nothing idle is
 * told of it; whoever likes it has it with them, and shows how it is used.
 */
export const IDLE = '¤'

const idle: Use['does'] = [IDLE, IDLE, IDLE]

/** Right of a record, a piano, a stall and a drawing. */
const THERE: Use = {
  does: idle,
  helps: [
    'pasó a manos de @, que {enseñó|enseñaron} a todos a %',
    'pasó de mano en mano, y @ {contó|contaron} de dónde viene ese gusto',
    'pasó de mano en mano',
  ],
}

/** What no hand lifts. */
const STILL: Use = {
  does: idle,
  helps: [
    'tuvo a todos alrededor, y @ {enseñó|enseñaron} a %',
    'tuvo a todos alrededor, y @ {contó|contaron} de dónde viene ese gusto',
    'tuvo a todos alrededor',
  ],
}

const USES: readonly (readonly [plan: RegExp, el: RegExp, use: Use])[] = [
  [
    /^(?:tocar) /u,
    /^/u,
    {
      does: ['sonaba en manos de @', 'se callaba un momento y volvía a sonar', 'sonaba bajito'],
      helps: [
        'sonó en manos de @, de principio a fin',
        'sonó mejor que nunca en manos de @',
        'sonó de principio a fin',
      ],
    },
  ],
  [
    /^bailar/u,
    /disco|radio/u,
    {
      does: ['sonaba, y @ {llevaba|llevaban} el compás', 'sonaba bajito', 'volvía a empezar'],
      helps: ['sonó, y @ se {puso|pusieron} a bailar', 'sonó desde el principio, y @ {bailó|bailaron} sin parar'],
    },
  ],
  [
    /^(?:oír|escuchar|bailar|sentarse a oír)/u,
    /disco|radio|cajita|rocola/u,
    {
      does: ['se oía desde lejos', 'sonaba bajito', 'no dejaba de sonar'],
      helps: ['sonó de principio a fin, con @ al lado', 'se oyó por todas partes', 'sonó de principio a fin'],
    },
  ],
  [
    /^cantar/u,
    /micrófono/u,
    {
      does: idle,
      helps: ['pasó a manos de @, que se {puso|pusieron} a cantar'],
    },
  ],
  [
    /^(?:comer|probar|cenar|desayunar|ir por|roer|sentarse a la mesa|morder|robar)/u,
    /^/u,
    {
      does: idle,
      helps: ['alcanzó para todos, y @ {sirvió|sirvieron} hasta el final', 'alcanzó para todos'],
    },
  ],
  [
    /^(?:tomar(?! fotos| el sol)|beber|brindar)/u,
    /^/u,
    {
      does: idle,
      helps: ['pasó de mano en mano, y @ {sirvió|sirvieron} más', 'alcanzó para todos'],
    },
  ],
  [
    /^leer/u,
    /libro|cuento|revista|cómic|manga|historieta|atlas|periódico|diario/u,
    {
      does: ['pasaba sus hojas en manos de @', 'prometía otra página', 'se quedaba en la mejor parte'],
      helps: ['se abrió en manos de @, y la mejor página se oyó en voz alta', 'se abrió por la mejor página'],
    },
  ],
  [
    /^(?:ver|mirar|jugar)/u,
    /pantall|tele(?!sc)/u,
    {
      does: ['mostraba la mejor parte', 'tenía a @ sin parpadear', 'seguía por donde se había quedado'],
      helps: ['mostró la mejor parte, con @ en primera fila', 'mostró la mejor parte', 'siguió hasta el final'],
    },
  ],
  [
    /^/u,
    /pelota|balón/u,
    {
      does: ['iba y venía', 'rodaba hasta @ y volvía', 'rebotaba y se detenía'],
      helps: ['voló en el mejor tiro de @', 'voló más lejos que nunca', 'dio un brinco altísimo'],
    },
  ],
  [
    /^(?:jugar|resolver|armar un rompecabezas|armar el cubo)/u,
    /tabl|baraja|ficha|cartón|caja|juego|crucigrama|sudoku|rompecabezas|dados|cubo|domin/u,
    {
      does: idle,
      helps: ['pasó a manos de @, que {enseñó|enseñaron} a todos a %', 'alcanzó para que jugaran todos'],
    },
  ],
  [
    /^(?:andar|montar|manejar|dar una vuelta|patinar|pedalear|remar|salir en|subirse)/u,
    /^/u,
    {
      does: ['llevaba a @ un trecho y se detenía', 'avanzaba y volvía', 'iba y venía'],
      helps: ['llevó a @ más lejos que nunca', 'dio la vuelta completa con @', 'avanzó hasta el frente'],
    },
  ],
  [
    /^(?:cuidar|regar)/u,
    /^(?!.*regadera)/u,
    {
      does: ['recibía su agua de manos de @', 'movía una hoja', 'buscaba la luz'],
      helps: ['recibió su agua de manos de @', 'tuvo a todos alrededor'],
    },
  ],
  [
    /^(?:ver pasar|ver volar|volar)/u,
    /^/u,
    {
      does: ['avanzaba y volvía', 'daba la vuelta y regresaba', 'pasaba muy cerca'],
      helps: ['pasó otra vez, bien a la vista', 'dio la vuelta completa'],
    },
  ],
]

/** What needs no place, no hour and nobody else: wherever a story has come to, it can be done for a while. */
export const ANYWHERE =
  /^(?:bailar|cantar|dibujar|pintar|colorear|leer|tejer|bordar|coser|contar (?:cuentos|chistes|historias)|tocar|silbar|chiflar|aplaudir|rapear|recitar|platicar|charlar|conversar|chismear|armar (?!l[oa]s? )|hacer (?:caras|muecas|preguntas|trampa|slime|pulseras)|perseguir su cola)(?= |$)/u

/** Where, when and for whom it is done else: 'en las fiestas del pueblo', 'con su abuela'. */
export const ELSEWHERE =
  / (?:en|por|desde|mientras|hasta|todo|toda|tod[oa]s|l[oa]s (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|para|\p{L}+[aei]ndo|con (?:su|sus|la|las|los|el)|a las? (?:\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)) .*$/u

/** The thing in use: what it is, and what of its use is told; who is alive does as they do. */
export function inUse(prop: Prop, { name, isMany, hasHands }: User, pick: Choose, told: Set<string>): Prop {
  const use = prop.isStill
    ? STILL
    : prop.alive
      ? prop
      : (USES.find(([plan, el]) => plan.test(prop.together) && el.test(prop.el))?.[2] ?? THERE)
  const doing = prop.together.replace(ELSEWHERE, '')
  const isTaught = isInfinitive(/^\p{L}+/u.exec(doing)?.[0] ?? '') && !UNTAUGHT.test(doing)
  const said = (lines: readonly string[]) =>
    lines
      .filter((line) => hasHands || !line.includes('@'))
      .filter((line) => !line.includes('%') || isTaught)
      .map((line) =>
        line
          .replaceAll('@', name)
          .replace('%', doing)
          .replace(/\{(.*?)\|(.*?)\}/gu, (_, one: string, many: string) => (isMany ? many : one)),
      )
  const [first, second, third] = drawn([...shuffled(said(use.does), pick), ...idle], told)
  // where they are there, it is they who use it when it helps, and best of all they show how
  const helps = said(use.helps)
  const [help = THERE.helps.at(-1)!, other = help] =
    prop.alive || !hasHands ? drawn(helps, told) : helps.filter((line) => line.includes(name))
  return { ...prop, does: [first!, second!, third!], helps: [help, isTaught ? help : other] }
}

/** What nobody has to be shown. */
const UNTAUGHT =
  /^(?:ver|mirar|oír|escuchar|comer|probar|tomar|beber|cenar|desayunar|dormir|ir|estar|sentarse|salir|tener|acostarse|descansar|visitar|recibir|oler)(?= |$)/u

/** First what no thing before it does in this story. */
function drawn(lines: readonly string[], told: Set<string>): string[] {
  const own = [...lines.filter((line) => !told.has(line)), ...lines].slice(0, 3)
  for (const line of own) if (line !== IDLE) told.add(line)
  return own
}
