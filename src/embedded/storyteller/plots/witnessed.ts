import type { Kit } from '../kit/kit.ts'
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
      ? `—¿Y siempre es así? —Siempre —${s.v('contestó')} ${s.name}—: ${what}.`
      : `—¿Y siempre es así? —Siempre —${s.v('contestó')} ${s.name}.`,
  )
}
