import { definite } from '../deeds/family.ts'
import type { Kit } from '../kit/kit.ts'
import { LIMITS } from '../kit/limits.ts'
import { speaksToYou } from '../language/admired/quality-voice.ts'
import { isLong, upperFirst } from '../language/grammar/text.ts'

/**
 * What is admired and belongs to no family is said and never acted: the giver's own words, told to whoever is in sorrow,
 * who comes nearer for having heard them. Of somebody remembered the words are said first, and a kindness after them. A kindness
 * alone where the words are not one clause that may be said of them.
 */
export function saidAtNeed(kit: Kit, o: string, kindness: string): string {
  const { r, s, pick, inMemory, limits, quality } = kit
  const { told } = quality
  const isShort = limits === LIMITS.smallest
  const words = /^que ([^.!?…«»:—]+)$/u.exec(told)?.[1]
  if (!words || isLong(told, isShort ? 11 : 24) || speaksToYou(told)) return kindness
  const [one, who, they, clause] = [upperFirst(o), upperFirst(definite(o)), r.name, upperFirst(words)]
  const giver = s.name
  if (inMemory)
    return `${pick(
      `—${clause} —${s.v('dijo')} ${giver}.`,
      `—${they} era así —${s.v('dijo')} ${giver}—: ${words}.`,
      `—${clause} —${s.v('recordó')} ${giver}.`,
    )} ${upperFirst(kindness)}`
  if (isShort)
    return pick(
      `${one} miró a ${they}. —¿${they}? ${clause} —le ${s.v('contó')} ${giver} al oído. ¡Oh! Y se acercó un poquito más.`,
      `—¿${they}? ${clause} —le ${s.v('dijo')} ${giver} a ${o}. ¡Oh! ${who} quiso ver a ${they} de cerquita.`,
    )
  return pick(
    `${one} no levantaba los ojos. —Conviene saber esto de ${they} —le ${s.v('dijo')} ${giver}—: ${words}. ${who} los levantó entonces y miró a ${they}, como si fuera la primera vez. Se acercó, y ${they} le ${r.v('hizo')} sitio.`,
    `${upperFirst(giver)} se ${s.v('inclinó')} hacia ${o} y ${s.v('señaló')}. —Es ${they} —${s.v('dijo')}, como quien enseña un tesoro—: ${words}. ${who} miró hacia allá y se olvidó un momento de lo suyo. ${they} le ${r.v('sonrió')}, y al rato estaban hombro con hombro.`,
    `${they} le ${r.v('tendió')} la mano a ${o}, que no sabía si tomarla. —Lo mejor de ${they} es esto —le ${s.v('contó')} ${giver} en voz baja—: ${words}. ${who} miró a ${they} un buen rato, de arriba abajo. Y tomó la mano.`,
    `${one} se había quedado a tres pasos. —¿Y ${they}? —${s.v('dijo')} ${giver}, que no se lo podía callar—. ${clause}. ${who} dio un paso para ver mejor. Luego otro. Al tercero ya estaba al lado de ${they}, que se ${r.v('puso')} de todos los colores.`,
  )
}
