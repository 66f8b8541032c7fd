import { firstSentence } from '../kit/confession.ts'
import type { Kit } from '../kit/kit.ts'
import { LIMITS } from '../kit/limits.ts'
import { isLong, upperFirst } from '../language/text.ts'

/** True of praise in several sentences, which is repeated whole. */
const isTold = ({ quality: { own, toYou } }: Kit) => toYou === null && firstSentence(own) !== own.replace(/[.]$/u, '')

/** What is admired, in the giver's mouth: to them, or of them where it cannot be said to them. */
export function praised(kit: Kit, tag: string): string {
  const { quality, r, s, pick, inMemory, you } = kit
  const { toYou } = quality
  if (isForSmallest(kit) && toYou !== null) {
    const [of, admires] = [you('ti', 'usted', 'ustedes', 'vos', 'vosotros'), s.spoken('admiro', 'admiramos')]
    return pick(
      `—Lo que más ${admires} de ${of} —${tag}—: ${toYou}.`,
      `—Una cosa —${tag}—. Lo que más ${admires} de ${of}: ${toYou}.`,
      `—Al oído, bajito —${tag}—. Lo que más ${admires} de ${of}: ${toYou}.`,
    )
  }
  if (!inMemory && !isTold(kit)) return kit.confession(tag)
  const admire = inMemory ? s.spoken('admiré', 'admiramos') : s.spoken('admiro', 'admiramos')
  return pick(
    `—Lo que más ${admire} siempre de ${r.name} —${tag}— es esto: ${quality.what}.`,
    `—De todo lo de ${r.name} —${tag}—, lo que más ${admire} es esto: ${quality.what}.`,
    `—Que no se olvide nunca lo mejor de ${r.name} —${tag}—: ${quality.what}.`,
  )
}

const isForSmallest = ({ limits }: Kit) => limits === LIMITS.smallest

/**
 * A quality of which no act is known is nobody's guess. `o` is answered in its own words, because they ask; without a
 * word of praise (`leftOut`) somebody is simply there.
 */
export function avowed(kit: Kit, o: string): string {
  const { quality, r, s, pick, inMemory, leftOut } = kit
  const [says, name] = [s.v('dijo'), s.name]
  if (leftOut.has('admiration'))
    return pick(
      `${r.name} ${r.v('se sentó')} junto a ${o}, sin decir nada. A veces no hace falta más.`,
      `Los demás se fueron yendo. ${r.name} no ${r.v('se fue')}: ${r.v('se quedó')} con ${o} hasta el final.`,
    )
  const words =
    quality.what.startsWith('«') || isLong(quality.what, 20) ? `«${firstSentence(quality.own)}»` : quality.what
  if (inMemory)
    return pick(
      `—¿Cómo era? —preguntó ${o}. ${upperFirst(name)} no lo ${s.v('pensó')}: —De ${r.name} nadie va a olvidar esto: ${words}.`,
      `—Lo mejor de ${r.name} era esto —${says} ${name}, para que lo oyera ${o}—: ${words}.`,
    )
  if (isForSmallest(kit))
    return pick(
      `—¿Por qué? —preguntó ${o}. —Por esto —${says} ${name}—: ${words}.`,
      `${upperFirst(o)} miró a ${r.name}. —¿No lo sabías? —${says} ${name}—. Es por esto: ${words}.`,
    )
  return pick(
    `—¿Y eso por qué? —preguntó ${o}, que vio la cara de ${r.name} y se le fue quitando lo serio. —Por una razón —${says} ${name}—: ${words}.`,
    `—No ${s.spoken('conozco', 'conocemos')} a nadie igual —le ${says} ${name} a ${o}, y ${s.v('señaló')} a ${r.name}—. Es por esto: ${words}. ${upperFirst(o)} miró a ${r.name} otra vez, y ahora sí vio.`,
    `${upperFirst(o)} quería una razón, una sola, para no rendirse. ${upperFirst(name)} la ${s.v('tenía')} enfrente, y era ${r.name}: ${words}. ${upperFirst(o)} se puso de pie.`,
    `—Si supiera usted con quién está hablando —le ${says} ${name} a ${o}—. De ${r.name} se sabe esto: ${words}. Y ${o}, que no se sorprendía con nada, se sorprendió.`,
  )
}
