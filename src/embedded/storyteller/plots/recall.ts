import type { Kit } from '../kit/kit.ts'
import { isSure } from '../language/sureness.ts'
import { countWords, isLong, upperFirst } from '../language/text.ts'

/**
 * The memory in the giver's mouth, there where it was. What was surely read is told aloud as it was written; what was
 * not stands between quotation marks; where nothing was said, nobody is made to say it.
 */
export function recalled({ memory, s, r, pick, inMemory, leftOut }: Kit): string {
  const { name } = s
  const [Name, says] = [upperFirst(name), s.v('dijo')]
  const note = memory.note.replace(/\.$/u, '')
  if (leftOut.has('memory'))
    return pick(
      'No era una fecha. Era un día cualquiera, de los que no salen en las fotos y se guardan mejor.',
      'Un martes, pudo haber sido, o un domingo. De los días así no se apunta la fecha, y por eso se guardan mejor.',
    )
  if (memory.voice === 'letter' && !isLong(note, 30) && /^¿[^?]+\?$/u.test(note))
    return pick(
      `—${note} —${says} ${name}.`,
      `—${note} —${s.v('preguntó')} ${name}, y ${s.v('supo')} la respuesta antes de oírla.`,
      `${Name} ${s.v('apretó')} una mano que tenía cerca. —${note}`,
      `—${note} —${s.v('dijo')} ${name}, que no ${s.v('se acordaba')} de otra cosa.`,
    )
  const told = isSure(memory.sure) && !/[«»¿?]/u.test(note) ? note : `«${note}»`
  const ways = [
    `—${told} —${s.v('contó')} ${name}.`,
    `—Fue así —${s.v('empezó')} ${name}—. ${told}.`,
    `—Esto no se ${s.spoken('me', 'nos')} olvida —${says} ${name}—. ${told}.`,
    `${Name} lo ${s.v('contó')} como se cuenta lo que ya se contó muchas veces y sigue gustando: —${told}.`,
    `—${s.spoken('Voy', 'Vamos')} a decirlo tal como fue —${says} ${name}—. ${told}.`,
    `—Hay una que ${s.spoken('me', 'nos')} gusta contar despacio —${says} ${name}—. ${told}.`,
    `${Name} no ${s.v('tuvo')} que buscar las palabras, que ya estaban ahí: —${told}.`,
    `${Name} ${s.v('tomó')} aire. —${told}.`,
  ]
  // two or three words are told with some ado
  if (countWords(told) < 5) return pick(ways[3]!, ways[6]!)
  return inMemory ? pick(...ways) : pick(...ways, `${Name} ${s.v('señaló')} a ${r.name} con la barbilla. —${told}.`)
}
