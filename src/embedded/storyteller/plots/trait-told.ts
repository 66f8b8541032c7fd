import type { Beat, Kit } from '../kit/kit.ts'
import { hasGenders } from '../language/grammar/dictionary.ts'
import { finiteForm } from '../language/grammar/finite.ts'
import { contract, countWords, splitSentences, upperFirst, words } from '../language/grammar/text.ts'
import { namesGiver } from '../language/people/names-giver.ts'
import { isSmallest } from '../language/people/person.ts'
import { oneOfThem } from '../language/people/one-of-them.ts'
import { lowerFirst } from '../language/spelling/tidy.ts'
import { plainDoing } from '../language/trait/plain-doing.ts'
import { saysHow, type Trait } from '../language/trait/trait.ts'
import { othersDo } from './favourite-told.ts'
import { isFrail } from '../things/happenings.ts'
import { isOfOne } from '../things/remembered.ts'
import { answerToTrait } from './answered.ts'

/**
 * The trait, whole, in its giver's mouth, and what they say to it. `lead` is why `o`, who is there, wants to hear it: to `o`
 * it is told then, as it was typed. Where nobody has asked, it is said to their face if every word of it is known to turn,
 * and the remark begins as one that can stand anywhere: '—Una cosa es segura: silbas al subir la escalera'.
 */
export function traitTold(kit: Kit, o: string, lead?: string): Beat {
  const { r, s, trait, inMemory, pick } = kit
  if (!trait) return null
  const [who, isMany] = speakerOf(trait.said, kit)
  const verb = (one: string) => (isMany ? s.v(one) : one)
  if (inMemory) return rememberedAloud(kit, o, lead, [who, verb])
  const isShy = r.role !== 'pet' && SHY.test(trait.said)
  // what was typed to them is told to nobody else, and what they would blush at is
  const toFace = trait.isTypedToThem ? trait.said : lead === undefined || isShy ? trait.toYou : null
  if (toFace !== null) {
    // a small child's chapter is short
    const isRemark = !trait.isTypedToThem && !isSmallest(r) && countWords(toFace) >= 4
    const remark = isRemark ? `${pick(...remarks(isMany))} ${lowerFirst(toFace)}` : toFace
    const looks = [
      `${upperFirst(o)} miraba a ${r.name} con curiosidad.`,
      `${upperFirst(who)} ${verb('miró')} a ${r.name}, y luego a ${o}.`,
    ]
    const before = isRemark || isSmallest(r) ? null : pick(...looks)
    const said = line(remark, contract(`le ${verb('dijo')} ${who} a ${r.name}`))
    return [before && contract(before), said, answerToTrait(kit)]
  }
  if (isNamed(trait))
    return [
      contract(`—${pick(...knownBy(kit))} —preguntó ${o}.`),
      line(trait.said, `${verb('contestó')} ${who}`),
      answerToTrait(kit),
    ]
  const own = isShy || isMany ? null : metOtherwise(kit, o, who)
  if (own) return [...own.map((beat) => contract(beat)), answerToTrait(kit)]
  const before = isShy
    ? `${upperFirst(who)} ${verb('bajó')} la voz, pero no tanto que no ${r.v('oyera')} ${r.name}.`
    : (lead ?? pick(...askedOf(kit, o)))
  const tag = isShy ? `${verb('dijo')} ${who}` : `le ${verb('contó')} ${who} a ${o}`
  return [contract(before), line(framed(trait), contract(tag)), answerToTrait(kit)]
}

/** What is surely one plain doing, and no sorrow, is now and then remarked with love. */
function metOtherwise({ r, s, trait, pick }: Kit, o: string, who: string): string[] | null {
  const isRemark = pick(false, false, true)
  // of several, who says it would be told of twice
  if (!isRemark || r.role === 'pet' || r.several || isSmallest(r) || s.several) return null
  if (!trait || trait.said.includes('“') || countWords(trait.said) < 3 || !plainDoing(trait.said)) return null
  if (isFrail(trait.said) || GRAVE.test(trait.said)) return null
  return [
    `${upperFirst(who)} miró a ${r.name} con cariño.`,
    `—Que nadie le cambie una cosa a ${s.calls}: ${lowerFirst(trait.said).replace(/\.$/u, '')} —le dijo ${who} a ${o}.`,
  ]
}
const GRAVE = /(?<![A-Za-zÀ-ỹ])(?:tumba|cementerio|pante[oó]n|enferm)/iu

/** What nobody wants told of them to a stranger. */
const SHY =
  /(?<![A-Za-zÀ-ỹ])(?:baño|escusado|retrete|inodoro|(?:pip[ií]|pis|pop[oó]|cacas?|pedos?|mocos?)(?![A-Za-zÀ-ỹ])|eruct|calzon|calzoncillo|desnud|en cueros|encuerad|sobac|ronca|babea|axila|huelen? (?:mal|fe[oa]|a (?:pies|sudor))|pies? apesta)/iu

const KIN =
  /(?<![A-Za-zÀ-ỹ])(?:niet|hij|herman|abuel|mam[aá]|pap[aá]|ti[oa]|prim[oa]|nuer|yern|vecin|alumn|espos|marid|novi|amig|perr|gat)/iu

/** Why it is told, where the plot has nothing of its own: `o` asks it without speaking, for nobody tells a stranger such things out of nowhere. */
const askedOf = ({ r: { name } }: Kit, o: string): string[] => [
  `${upperFirst(o)} quiso saber a qué había que acostumbrarse con ${name}.`,
  `${upperFirst(o)} preguntó qué convenía saber de ${name} antes de seguir.`,
  `${upperFirst(o)} ya sabía lo grande de ${name}. Faltaba lo chiquito.`,
  `Para conocer a alguien, ${o} preguntaba siempre por lo de todos los días. Así preguntó por ${name}.`,
]

/** 'El juez ahora también silba al subir la escalera': somebody met has caught it, where it surely is one plain doing of nobody else's. */
export function caughtBy({ r, trait, inMemory, unsteady, pick }: Kit, o: string | null): string | null {
  const doing = trait && !SHY.test(trait.said) && plainDoing(trait.said)
  // a quotation is its own
  if (!doing || !o || doing.rest.includes('“') || inMemory || r.role === 'pet' || r.several || isOfOne(trait.said))
    return null
  const { pronouns, verb, rest } = doing
  if (unsteady || !CATCHING.test(`${finiteForm(verb)?.infinitive}${rest}`)) return null
  if (words(rest).some((word) => hasGenders(word) || /(?:ad|id)[oa]s?$/u.test(word)) || KIN.test(rest)) return null
  const does = pronouns + verb + rest
  return pick(
    `Y hay costumbres que viajan: ${o} ahora también ${does}.`,
    `Desde entonces ${o} también ${does}. Dice que lo aprendió de ${r.name}.`,
    `${upperFirst(o)} no lo cuenta, pero ahora también ${does}.`,
    `Lo que ${o} no ha sabido explicar es por qué ahora también ${does}.`,
  )
}

/** What anybody may take up, and is nobody's body, bread or duty. */
const CATCHING =
  /^(?:(?:silbar|chiflar|tararear|canturrear|cantar|bailar|ordenar|acomodar|guardar|saludar|dibujar|tamborilear|aplaudir)(?![A-Za-zÀ-ỹ])|doblar (?:l[oa]s|el|la|sus?) |(?:morder|comer) (?:el|l[oa]s) (?:l[aá]pi(?:z|ces)|uñas)(?![A-Za-zÀ-ỹ]))(?!.*(?<![A-Za-zÀ-ỹ])(?:desde|cama|reposo|coro|grupo|banda|mariachi|[oó]pera|escuela|iglesia|con (?:bast|mulet|andad|señas|oxígeno)))/u

/** Of who has died, to whoever did not know them. */
function rememberedAloud(
  kit: Kit,
  o: string,
  lead: string | undefined,
  [who, verb]: readonly [string, (one: string) => string],
): Beat {
  const trait = kit.trait!
  if (trait.isTypedToThem) return line(trait.said, `${verb('dijo')} ${who}, como si hablara con ${kit.r.name}`)
  const own = isNamed(trait) ? undefined : lead
  const tag = `${verb(own ? 'dijo' : 'contestó')} ${who}`
  return [contract(own ?? kit.pick(...questionsOf(kit, o))), line(framed(trait, true), tag)]
}

/** What is asked about somebody who is missed. */
function questionsOf({ r: { name, v } }: Kit, o: string): readonly string[] {
  return [
    `—¿Y en lo de todos los días, cómo ${v('era')} ${name}? —preguntó ${o}.`,
    `${upperFirst(o)} quiso oír algo de ${name}.`,
    `—¿Qué ${v('tenía')} ${name} que no tenga nadie más? —preguntó ${o}.`,
    `—De ${name}, ¿qué cosa chiquita no se ha de olvidar? —preguntó ${o}.`,
  ]
}

/** What a thing of theirs answers: 'su risa, que parece un hipo'. */
const knownBy = ({ r: { name, v } }: Kit): string[] => [
  `¿Y qué se nota primero en ${name}?`,
  `¿En qué se reconoce a ${name}?`,
  `¿Qué ${v('tiene')} ${name} que no tenga nadie más?`,
  `¿Qué no se olvida nunca de ${name}?`,
]

/** How it begins where nothing leads to it. */
const remarks = (isMany: boolean): string[] => [
  'Una cosa es segura:',
  'Que conste que',
  isMany ? 'Eso lo decimos todos:' : 'Lo digo con cariño:',
]

/** 'su risa, que parece un hipo': a thing of theirs, and no clause. */
const isNamed = ({ said, isClause }: Trait) =>
  !isClause && !OFTEN.test(said) && /^(?:sus?|el|la|l[oa]s|un[oa]s?|un) /iu.test(said)

/** 'los lunes no habla', 'un poco despistada' */
const OFTEN =
  /^(?:un (?:poco|poquito|tanto|pelín)|el otro día|la verdad|(?:el|los) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin(?:es)? de semana)|(?:las|la) (?:mañanas?|tardes?|noches?))(?![A-Za-zÀ-ỹ])/iu

/** 'mofletes enormes', 'siempre con sombrero', 'terca': no sentence, and so said as what it is, or was. */
function framed(trait: Trait, isPast = false): string {
  const { said } = trait
  const [how, all] = [saysHow(said), words(said.toLowerCase())]
  if (how) return `${isPast ? WAS[how] : how} ${said[0]!.toLowerCase()}${said.slice(1)}`
  if (trait.isClause || isNamed(trait) || OFTEN.test(said) || all.some((word) => finiteForm(word) !== null)) return said
  return `Algo muy suyo: ${lowerFirst(said)}`
}
const WAS = { es: 'era', son: 'eran' } as const

/** Whoever says it is named after its first sentence. */
function line(typed: string, tag: string): string {
  const said = othersDo(typed)
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
