import type { Kit } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'

/** After what somebody did because of a quality that no family of acts tells: whoever knows them says that this is how they are. */
export function witnessed({ r, s, pick, inMemory }: Kit, o: string): string {
  const is = inMemory ? r.v('era') : r.v('es')
  return pick(
    `—Así ${is} siempre —${s.v('dijo')} ${s.name}.`,
    `${upperFirst(s.name)} ${s.v('sonrió')}: eso, exactamente eso.`,
    `${upperFirst(s.name)} lo ${s.v('había')} visto mil veces. A ${o} le bastó con una.`,
    `${upperFirst(o)} no dijo nada, pero desde ahí no volvió a preguntar quién ${r.v('era')} ${r.name}.`,
  )
}
