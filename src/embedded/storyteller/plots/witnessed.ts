import { definite } from '../deeds/family.ts'
import type { Kit } from '../kit/kit.ts'
import { finiteForm } from '../language/finite.ts'
import { isLong, upperFirst } from '../language/text.ts'

/**
 * What whoever knows them says of a deed, where what is admired has no deed of its own: the giver's words for it, which no
 * stock kindness stands for. Too long or unsure ones come later, in the praise.
 */
export function witnessed({ r, s, pick, inMemory, quality }: Kit): string {
  const [name, sender, { what }] = [r.name, upperFirst(s.name), quality]
  const isShort = quality.toYou !== null && !isLong(what, 14)
  if (inMemory)
    return pick(
      `—Así ${r.v('era')} —${s.v('dijo')} ${s.name}.`,
      `${sender} lo ${s.v('contó')} sin adornos. Con ${name} no hacían falta.`,
      `—Y ni siquiera lo pensaba —${s.v('dijo')} ${s.name}.`,
    )
  return pick(
    isShort
      ? `—Es lo que ${s.spoken('digo', 'decimos')} siempre —${s.v('dijo')} ${s.name}—: ${what}.`
      : `—Así ${r.n('es', 'son')} —${s.v('dijo')} ${s.name}—, y eso que falta lo mejor.`,
    isShort
      ? `${sender} lo ${s.v('tenía')} muy visto: ${what}.`
      : `${sender}, que lo ${s.v('había')} visto muchas veces, no ${s.v('dijo')} nada. Solo ${s.v('sonrió')}.`,
    isShort
      ? `—¿Y siempre ${r.n('es', 'son')} así? —Siempre —${s.v('contestó')} ${s.name}—. Por eso ${s.spoken('digo', 'decimos')} lo que ${s.spoken('digo', 'decimos')}: ${what}.`
      : `—¿Y siempre es así? —Siempre —${s.v('contestó')} ${s.name}.`,
  )
}

/**
 * What they do, in the giver's words, done once more: for whom it is needed now. Only of what is done, told by whoever tells:
 * 'barre toda la cuadra', not 'es la mejor'; null where it is said otherwise.
 */
export function doneAgain({ r, s, pick, inMemory, quality: { what } }: Kit, o: string): string | null {
  const deed = DOES.exec(what)?.groups
  const form = deed && finiteForm(deed.verb!.toLowerCase())
  if (!deed || form?.person !== 3 || isLong(deed.all!, 16) || IS.test(deed.verb!)) return null
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
