import { definite } from '../deeds/family.ts'
import type { Kit } from '../kit/kit.ts'
import { LIMITS } from '../kit/limits.ts'
import { upperFirst } from '../language/grammar/text.ts'

/**
 * What is admired and belongs to no family is never acted: the giver tells it, out of hearing, to whoever is in sorrow,
 * who comes nearer for having heard it. What it was is read where it is said to the one it is about, and nowhere before.
 * Of somebody remembered a kindness follows.
 */
export function saidAtNeed({ r, s, pick, inMemory, limits }: Kit, o: string, kindness: string): string {
  const [one, who, they, giver] = [upperFirst(o), upperFirst(definite(o)), r.name, s.name]
  if (inMemory)
    return `${pick(
      `${upperFirst(giver)} le ${s.v('contó')} a ${o}, en voz baja, cómo era ${they}.`,
      `${one} quiso saber cómo era ${they}, y ${giver} se lo ${s.v('dijo')} al oído.`,
    )} ${upperFirst(kindness)}`
  if (limits === LIMITS.smallest)
    return pick(
      `${one} miró a ${they}. ${upperFirst(giver)} le ${s.v('contó')} algo al oído, algo muy bueno. ¡Oh! Y se acercó un poquito más.`,
      `—¿Y ${they}? —preguntó ${o}. ${upperFirst(giver)} se lo ${s.v('dijo')} muy bajito. ¡Oh! ${who} quiso ver a ${they} de cerquita.`,
    )
  return pick(
    `${one} no levantaba los ojos. ${upperFirst(giver)} se ${s.v('inclinó')} y le ${s.v('dijo')} al oído lo mejor que ${s.v('sabía')} de ${they}. ${who} los levantó entonces, como quien no lo puede creer. Se acercó, y ${they} le ${r.v('hizo')} sitio.`,
    `${upperFirst(giver)} se ${s.v('inclinó')} hacia ${o}. —Es ${they} —${s.v('dijo')}, como quien enseña un tesoro, y lo demás lo ${s.v('dijo')} al oído. ${who} miró hacia allá y se olvidó un momento de lo suyo. ${they} le ${r.v('sonrió')} y le ${r.v('hizo')} sitio.`,
    `${they} le ${r.v('tendió')} la mano a ${o}, que no sabía si tomarla. ${upperFirst(giver)} le ${s.v('contó')} bajito una sola cosa de ${they}, la más importante. —¿De verdad? —preguntó ${definite(o)}. De verdad. Y tomó la mano.`,
    `${one} se había quedado a tres pasos. —¿Cómo es ${they}? —preguntó. ${upperFirst(giver)} ${s.v('contestó')} tan bajito que nadie más lo oyó. ${who} dio un paso, luego otro, y al tercero ya estaba al lado de ${they}.`,
  )
}
