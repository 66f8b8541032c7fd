import { definite } from '../deeds/family.ts'
import type { Kit } from '../kit/kit.ts'
import { finiteForm } from '../language/finite.ts'
import { isLong, upperFirst } from '../language/text.ts'

/**
 * The giver's words for them, said aloud where somebody needs them: of what is admired and has no deed of its own, for
 * which no stock kindness stands. Null where they are too long, or not sure.
 */
export function saidAtNeed({ r, s, pick, inMemory, quality }: Kit, o: string): string | null {
  const { told } = quality
  const words = /^que ([^.!?«»:]+)$/u.exec(told)?.[1]
  if (
    !words ||
    /^(?:es|son|era|eran) (?:l[aoe]s?|el|los|un[oa]?|mi|lo) /u.test(words) ||
    isLong(told, 14) ||
    (quality.toYou === null && !inMemory)
  )
    return null
  const [name, who, clause] = [r.name, definite(o), upperFirst(words)]
  return pick(
    `${o} preguntó cómo se hacía. —Como ${name} —${s.v('contestó')} ${s.name}—: ${words}. ${upperFirst(who)} lo repitió en voz baja, probó, y esa vez pudo.`,
    `—¿Y si no se puede? —dijo ${o}. ${upperFirst(s.name)} ${s.v('señaló')} hacia ${name}. —${clause} —${s.v('contestó')}—. Y con alguien así, se puede. ${upperFirst(who)} respiró hondo y dio el primer paso.`,
    `${o} no sabía a quién mirar, y ${inMemory ? `${s.name} le ${s.v('habló')} de ${name}` : `miró a ${name}`}. —${clause} —${s.v('dijo')} ${s.name}—, y eso se pega. ${upperFirst(who)} se quedó cerca, por si era verdad. Lo era.`,
  )
}

/** What whoever knows them says of a kindness, where their words come later, in the praise. */
export function witnessed({ r, s, pick, inMemory }: Kit): string {
  const sender = upperFirst(s.name)
  if (inMemory)
    return pick(
      `—Así ${r.v('era')} —${s.v('dijo')} ${s.name}.`,
      `${sender} lo ${s.v('contó')} sin adornos. Con ${r.name} no hacían falta.`,
      `—Y ni siquiera lo pensaba —${s.v('dijo')} ${s.name}.`,
    )
  return pick(
    `—Así ${r.n('es', 'son')} —${s.v('dijo')} ${s.name}—, y eso que falta lo mejor.`,
    `${sender}, que lo ${s.v('había')} visto muchas veces, no ${s.v('dijo')} nada. Solo ${s.v('sonrió')}.`,
    `—¿Y siempre es así? —Siempre —${s.v('contestó')} ${s.name}.`,
  )
}

/**
 * What they do, in the giver's words, done once more: for whom it is needed now. Only of what is done, told by whoever tells:
 * 'barre toda la cuadra', not 'es la mejor'; null where it is said otherwise.
 */
export function doneAgain({ r, s, pick, inMemory, quality: { what } }: Kit, o: string): string | null {
  const deed = DOES.exec(what)?.groups
  const form = deed && finiteForm(deed.verb!.toLowerCase())
  if (!deed || /^(?:no|nunca) /u.test(deed.all!) || form?.person !== 3 || isLong(deed.all!, 16) || IS.test(deed.verb!))
    return null
  const [name, who] = [r.name, definite(o)]
  return pick(
    `${upperFirst(o)} no supo qué hacer. ${name} ${r.v('hizo')} lo de siempre, lo que ${s.name} ${s.v('tenía')} tan visto: ${deed.all}. Aquella vez fue por ${who}.`,
    `${upperFirst(o)} no lo había pedido. Pero ${name} ${r.v('fue')} ahí como en todas partes: ${deed.all}. Y ${who}, que no se lo esperaba, lo contó después a quien quiso oírlo.`,
    `«¿Qué va a pasar ahora?», preguntó ${o}. Pasó lo que ${inMemory ? 'pasaba' : 'pasa'} siempre con ${name}: ${deed.all}. Y ${who}, con eso, ya no preguntó más.`,
  )
}

/** 'que (siempre) barre toda la cuadra', in nobody's marks. */
const DOES = /^que (?<all>(?:siempre |nunca |no )?(?:(?:se|le|les|lo|la|los|las) ){0,2}(?<verb>\p{L}+)(?: [^«».]*)?)$/u

const IS =
  /^(?:es|son|era|eran|está|están|estaba|estaban|tiene|tienen|tenía|tenían|ha|han|había|habían|hay|parece|puede|sabe)$/iu
