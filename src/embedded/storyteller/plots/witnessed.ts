import type { Kit } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'

/**
 * What whoever knows them says of a deed, where what is admired has no deed of its own: that so they are. Its words come
 * later, in the praise.
 */
export function witnessed({ r, s, pick, inMemory }: Kit): string {
  const [name, sender] = [r.name, upperFirst(s.name)]
  if (inMemory)
    return pick(
      `—Así ${r.v('era')} —${s.v('dijo')} ${s.name}.`,
      `${sender} lo ${s.v('contó')} sin adornos. Con ${name} no hacían falta.`,
      `—Y ni siquiera lo pensaba —${s.v('dijo')} ${s.name}.`,
    )
  return pick(
    `—Así ${r.n('es', 'son')} —${s.v('dijo')} ${s.name}—, y eso que falta lo mejor.`,
    `${sender}, que lo ${s.v('había')} visto muchas veces, no ${s.v('dijo')} nada. Solo ${s.v('sonrió')}.`,
    `—¿Y siempre es así? —Siempre —${s.v('contestó')} ${s.name}.`,
    `—De ${name} ya no ${s.spoken('me', 'nos')} sorprende —${s.v('dijo')} ${s.name}.`,
  )
}
