import { definite } from '../deeds/family.ts'
import type { Kit } from '../kit/kit.ts'
import { speaksToYou } from '../language/quality-voice.ts'
import { isLong, upperFirst } from '../language/text.ts'

/**
 * What is admired and belongs to no family is said and never acted: the giver's own words, told to whoever is in sorrow,
 * who comes nearer for having heard them. Null where they are not one clause that may be said of them.
 */
export function saidAtNeed({ r, s, pick, inMemory, quality: { told } }: Kit, o: string): string | null {
  const words = /^que ([^.!?…«»:—]+)$/u.exec(told)?.[1]
  if (!words || isLong(told, 24) || speaksToYou(told)) return null
  const [one, who, they, clause] = [upperFirst(o), upperFirst(definite(o)), r.name, upperFirst(words)]
  const giver = s.name
  if (inMemory)
    return pick(
      `${one} no encontraba consuelo. —De ${they} hay que saber una cosa —le ${s.v('dijo')} ${giver}—: ${words}. ${who} levantó la cara y pidió oírlo otra vez.`,
      `—${clause} —le ${s.v('contó')} ${giver} a ${o}. Y ${s.v('siguió')} hablando de ${they} un buen rato. ${who} lo oyó todo, y al final repitió el nombre, despacio, para llevárselo: ${they}.`,
      `${upperFirst(giver)} se ${s.v('sentó')} con ${o} y no ${s.v('buscó')} consejos. ${upperFirst(s.v('habló'))} de ${they}: —${clause}. ${who} se quedó pensando en eso, con la mano en la mejilla.`,
    )
  return pick(
    `${one} no levantaba los ojos. —De ${they} hay que saber una cosa —le ${s.v('dijo')} ${giver}—: ${words}. ${who} los levantó entonces y miró a ${they}, como si fuera la primera vez. Luego se acercó.`,
    `${upperFirst(giver)} se ${s.v('inclinó')} hacia ${o} y ${s.v('señaló')} a ${they}. —${clause} —${s.v('dijo')}, como quien enseña un tesoro. ${who} miró hacia allá y se olvidó un momento de lo suyo. ${they} le ${r.v('hizo')} sitio, y ahí se puso.`,
    `${they} le ${r.v('tendió')} la mano a ${o}, que no sabía si tomarla. —${clause} —le ${s.v('contó')} ${giver} en voz baja. ${who} miró a ${they} un buen rato, de arriba abajo. Y tomó la mano.`,
    `${one} se había quedado a tres pasos. —Aquí donde ${r.n('se ve', 'se ven')} —${s.v('dijo')} ${giver}, y ${s.v('señaló')} a ${they}—, ${words}. ${who} dio un paso para ver mejor. Luego otro. Al tercero ya estaba al lado de ${they}.`,
  )
}
