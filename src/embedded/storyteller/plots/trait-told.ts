import type { Beat, Kit } from '../kit/kit.ts'
import { gagOf } from '../deeds/gags.ts'
import { LIMITS } from '../kit/limits.ts'
import { contract, splitSentences, upperFirst } from '../language/grammar/text.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { namesGiver } from '../language/people/names-giver.ts'
import { oneOfThem } from '../language/people/one-of-them.ts'
import { isOfOne } from '../things/remembered.ts'

/**
 * The trait, whole and as it was typed, in its giver's mouth, because `o`, who is there and does not know it yet, asks or
 * wonders: '—¿Y Beto tiene alguna manía? —preguntó el cartero.', '—Grita “¡buenas!” —contestó Karla.'
 */
export function traitTold(kit: Kit, o: string): Beat {
  const { r, s, trait, inMemory, pick, soft } = kit
  if (!trait) return null
  const [who, isMany] = speakerOf(trait.said, kit)
  const verb = (one: string) => (isMany ? s.v(one) : one)
  if (trait.isToThem && inMemory) return line(trait.said, `${verb('dijo')} ${who}, como si hablara con ${r.name}`)
  if (trait.isToThem) {
    const [asked] = pick(...whyToldThem(kit, o))
    return [contract(asked), line(trait.said, contract(`le ${verb('dijo')} ${who} a ${r.name}`))]
  }
  const [asked, heard] = pick(...exchangesOf(kit, o))
  return [contract(asked), line(trait.said, `${verb('contestó')} ${who}`), heard && soft(contract(heard))]
}

/** What `o` asks or says that only the trait answers, and what `o` makes of it. */
type Exchange = readonly [asked: string, heard: string | null]

function exchangesOf(kit: Kit, o: string): readonly Exchange[] {
  const { r, inMemory, limits } = kit
  if (inMemory) return ofOld(kit, o)
  if (r.role === 'pet') return ofBeast(kit, o)
  if (limits === LIMITS.smallest) return ofSmallest(kit, o)
  return [...ofAnybody(kit, o), ...(r.age === 'small' ? ofChild(kit, o) : ofGrown(kit, o))]
}

/** What it is that makes their giver say it to them. */
const whyToldThem = ({ r: { name } }: Kit, o: string): Exchange[] => [
  [`${upperFirst(o)} preguntó qué había en ${name} que no se notara a primera vista.`, null],
  [`${upperFirst(o)} quería saber algo de ${name} que no dijera nadie más.`, null],
  [`—¿Y qué hay que saber de ${name}? —preguntó ${o}.`, null],
]

const ofAnybody = (kit: Kit, o: string): Exchange[] => {
  const { name } = kit.r
  const first = upperFirst(o)
  const isSeen = gagOf(kit.trait!, kit.r, ([scene]) => scene!) !== null
  const known: Exchange[] =
    isSeen && isWorn(kit.trait!.said)
      ? [[`${first} miró a ${name}. —¿Y cómo se reconoce a ${name} entre mucha gente?`, `Y ${o} se quedó con la seña.`]]
      : []
  return [
    ...known,
    [`${first} se fijó en ${name} y pidió que le contaran una cosa, nada más que una.`, `Con una bastaba, dijo ${o}.`],
    [`—Seguro que de ${name} hay algo que contar —dijo ${o}.`, `${first} asintió, muy despacio.`],
    [`${first} señaló a ${name}. —Cada quien tiene lo suyo. ¿Qué tiene ${name}?`, `A ${o} le pareció muy suyo.`],
    [`${first} preguntó qué se contaba de ${name}.`, `A ${o} le bastó con eso.`],
  ]
}

const ofGrown = ({ r: { name } }: Kit, o: string): Exchange[] => [
  [`—¿Hay algo de ${name} que convenga saber antes de seguir? —preguntó ${o}.`, `${upperFirst(o)} tomó nota.`],
  [`${upperFirst(o)} quería saber una cosa de ${name}, la que fuera.`, `Con esa se quedó ${o}.`],
  [`—Para ir entrando en confianza —dijo ${o}—, ¿qué se cuenta de ${name}?`, `Por ahí empezó la confianza.`],
  [`${upperFirst(o)} preguntó por ${name}, y no quería saber ni la edad ni el oficio.`, `Eso sí le importaba a ${o}.`],
]

const ofChild = ({ r: { name, v } }: Kit, o: string): Exchange[] => [
  [`${upperFirst(o)} miró a ${name}. —¿Y qué ${v('tiene')} de especial?`, `A ${o} le pareció de lo más especial.`],
  [`—¿Y qué se cuenta de ${name}? —preguntó ${o}.`, `A ${o} le gustó saberlo.`],
]

const ofBeast = ({ r: { name, v }, trait }: Kit, o: string): Exchange[] => [
  [
    isDeed(trait!.said)
      ? `—¿${upperFirst(v('tiene'))} ${name} alguna maña? —quiso saber ${o}.`
      : `—¿Y cómo ${v('es')} ${name}? —quiso saber ${o}.`,
    null,
  ],
  [`${upperFirst(o)} olfateó el aire y preguntó qué se sabía de ${name}.`, null],
  [`—De ${name} se oye hablar mucho —dijo ${o}—. ¿Qué hay de cierto?`, null],
  [`${upperFirst(o)} ladeó la cabeza, como quien pregunta por ${name}.`, null],
  [`—¿Algo que haya que saber de ${name}? —preguntó ${o}.`, null],
]

const ofSmallest = ({ r: { name, v }, trait }: Kit, o: string): Exchange[] => [
  [`—¿Y cómo ${v('es')} ${name}? —preguntó ${o}.`, null],
  [`${upperFirst(o)} miró a ${name}. ${isDeed(trait!.said) ? `—¿Y qué ${v('hace')}?` : '—¿Qué hay que saber?'}`, null],
  [`—¿Qué se cuenta de ${name}? —preguntó ${o}.`, null],
]

const ofOld = ({ r: { name, v }, trait }: Kit, o: string): Exchange[] => [
  [`—¿Y en lo de todos los días, cómo ${v('era')} ${name}? —preguntó ${o}.`, null],
  [
    `${upperFirst(o)} quiso oír algo de ${name}${isDeed(trait!.said) ? ' de lo que no sale en las fotos' : ', lo que fuera'}.`,
    null,
  ],
  [`—¿Qué ${v('tenía')} ${name} que no tenga nadie más? —preguntó ${o}.`, null],
  [`—De ${name}, ¿qué cosa chiquita no se ha de olvidar? —preguntó ${o}.`, null],
]

/** 'lleva siempre boina': what anybody sees. */
const isWorn = (said: string) =>
  /^(?:siempre |también )*(?:lleva|usa|viste|camina|se (?:peina|viste))n?(?!\p{L})/iu.test(said)

/** 'cuando piensa, silba', 'le dice “señora” al gato'; not 'le da miedo', 'tiene pecas', 'no come nada verde'. */
export function isDeed(said: string): boolean {
  const [, verb = ''] = DEED.exec(said.toLowerCase()) ?? []
  return finiteForm(verb)?.person === 3 && !STATE.test(verb)
}
const DEED =
  /^(?:(?:cuando|si|mientras|antes de|al) [^,]+, )?(?:(?:siempre|también|ya|a veces|casi|todos los días|a todo el mundo|a tod[oa]s|a su \p{L}+|de noche) )*(?:(?:se|les?|l[oa]s?) )*(\p{L}+)/u
const STATE =
  /^(?:tien|ten[íi]|falt|gust|encant|d[ae](?:n|ba|ban)?$|es$|son$|er[ae]n?|est[áa]|parec|llev|us[ae]n?$|usa[bn]|odi|tem[eí]|qui?er|pued|pod[íi]|sab[eí]|hay?n?$|hab[íi]|cab[eí]|mide|med[íi]a|pes[ao]|cuest|costa|duel|dol[íi]|sient|am[ao]n?$|ador|detest|prefi|qued|sobr|crec|cre[eí]|s[ée]$|va$|iba$)/u

/** Whoever says it is named after its first sentence. */
function line(said: string, tag: string): string {
  const [first = '', ...more] = splitSentences(said)
  const opened = `—${upperFirst(first.replace(/\.$/u, ''))} —${tag}`
  return more.length > 0 ? `${opened}—. ${more.join(' ').replace(/\.$/u, '')}.` : `${opened}.`
}

/** Who says it, and whether that is more than one: of several one of them, wherever one can be told of. */
function speakerOf(said: string, { r, s }: Kit): readonly [string, boolean] {
  // nobody tells of themselves by name
  if (namesGiver(said, { r, s }) === 'all') return ['una voz conocida', false]
  if (!s.several && s.name !== 'Alguien') return [s.name, false]
  const one = oneOfThem(s, said)
  return one === 'una voz conocida' && s.several && !isOfOne(said) ? [s.name, true] : [one, false]
}
