import type { Beat, Kit } from '../kit/kit.ts'
import { gagOf } from '../deeds/gags.ts'
import { contract, splitSentences, upperFirst } from '../language/grammar/text.ts'
import { namesGiver } from '../language/people/names-giver.ts'
import { isSmallest } from '../language/people/person.ts'
import { oneOfThem } from '../language/people/one-of-them.ts'
import type { Trait } from '../language/trait/trait.ts'
import { isOfOne } from '../things/remembered.ts'

/**
 * The trait, whole and as it was typed, in its giver's mouth; `asks` is why it is told just there, in the plot's own
 * words, else `o`, who is there and does not know it yet, asks: '—¿Y cómo es Beto? —preguntó el cartero.', '—Grita
 * “¡buenas!” —contestó Karla.'
 */
export function traitTold(kit: Kit, o: string, asks?: string): Beat {
  const { r, s, trait, inMemory, pick } = kit
  if (!trait) return null
  const [who, isMany] = speakerOf(trait.said, kit)
  const verb = (one: string) => (isMany ? s.v(one) : one)
  if (trait.isToThem && inMemory) return line(trait.said, `${verb('dijo')} ${who}, como si hablara con ${r.name}`)
  if (trait.isToThem)
    return [contract(pick(...whyToldThem(kit, o))), line(trait.said, contract(`le ${verb('dijo')} ${who} a ${r.name}`))]
  const own = isNamed(trait) ? undefined : asks
  const tag = `${verb(own ? 'dijo' : 'contestó')} ${who}`
  return [contract(own ?? pick(...questionsOf(kit, o))), line(trait.said, tag)]
}

/** What the trait answers, whatever has just happened. */
function questionsOf(kit: Kit, o: string): readonly string[] {
  const { r, trait, inMemory } = kit
  const { name, v } = r
  const first = upperFirst(o)
  if (inMemory)
    return [
      `—¿Y en lo de todos los días, cómo ${v('era')} ${name}? —preguntó ${o}.`,
      `${first} quiso oír algo de ${name}.`,
      `—¿Qué ${v('tenía')} ${name} que no tenga nadie más? —preguntó ${o}.`,
      `—De ${name}, ¿qué cosa chiquita no se ha de olvidar? —preguntó ${o}.`,
    ]
  if (isNamed(trait!)) return [`—¿Y qué se nota primero en ${name}? —preguntó ${o}.`]
  const isSeen = r.role !== 'pet' && isWorn(trait!.said) && gagOf(trait!, r, ([scene]) => scene!) !== null
  return [
    ...(isSeen ? [`${first} miró a ${name}. —¿Y cómo se reconoce a ${name} entre mucha gente?`] : []),
    `—¿Y cómo ${v('es')} ${name}? —preguntó ${o}.`,
    // a small child hears the question itself
    isSmallest(r) ? `—¿Cómo ${v('es')} ${name}? —quiso saber ${o}.` : `${first} preguntó cómo ${v('era')} ${name}.`,
    `${first} miró a ${name}. —¿Y cómo ${v('es')}?`,
  ]
}

/** What it is that makes their giver say it to them. */
const whyToldThem = ({ r: { name } }: Kit, o: string): string[] => [
  `${upperFirst(o)} preguntó qué había en ${name} que no se notara a primera vista.`,
  `${upperFirst(o)} quería saber algo de ${name} que no dijera nadie más.`,
]

/** 'su risa, que parece un hipo': a thing of theirs, and no clause. */
const isNamed = ({ said, isClause }: Trait) =>
  !isClause && !OFTEN.test(said) && /^(?:sus?|el|la|l[oa]s|un[oa]s?|un) /iu.test(said)

/** 'los lunes no habla', 'un poco despistada' */
const OFTEN =
  /^(?:un (?:poco|poquito|tanto|pelín)|el otro día|la verdad|(?:el|los) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin(?:es)? de semana)|(?:las|la) (?:mañanas?|tardes?|noches?))(?![A-Za-zÀ-ỹ])/iu

/** 'lleva siempre boina': what anybody sees. */
const isWorn = (said: string) =>
  /^(?:siempre |también )*(?:lleva|usa|viste|camina|se (?:peina|viste))n?(?![A-Za-zÀ-ỹ])/iu.test(said)

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
  return /^(?:una voz conocida$|alguien )/u.test(one) && s.several && !isOfOne(said) ? [s.name, true] : [one, false]
}
