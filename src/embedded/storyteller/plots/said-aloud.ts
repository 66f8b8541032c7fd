import type { Kit } from '../kit/kit.ts'
import { upperFirst } from '../language/text.ts'

/**
 * For a quality that no family of acts tells: at the moment when `o` needs it the giver says it aloud, in their own
 * words. Where these cannot be turned they are kept for the end, and only that they were said is told.
 */
export function saidAloud({ quality: { what, toYou }, r, s, pick, inMemory }: Kit, o: string): string {
  if (inMemory)
    return pick(
      `${upperFirst(o)} lo dice todavía, cuando sale el tema. Lo mejor de ${r.name}, dice, era esto: ${what}.`,
      `${r.name} ${r.v('llegó')}, ${r.v('se sentó')} junto a ${o} y ${r.v('fue')} como era siempre. Quien estuvo ahí lo cuenta así: ${what}.`,
      `A ${o} le preguntaron después qué había pasado. Contestó con la pura verdad, con lo que tenía ${r.name}: ${what}.`,
    )
  if (toYou === null)
    return pick(
      `${upperFirst(s.name)} ${s.v('se acercó')} a ${o} y le ${s.v('contó')} al oído qué es lo que más se admira de ${r.name}. ${upperFirst(o)} volteó a ver. Volvió a ver. «Ah», dijo, «con razón».`,
      `—¿Por qué tendría que creerles? —preguntó ${o}. ${upperFirst(s.name)} ${s.v('habló')} entonces de ${r.name}, con ejemplos y sin exagerar. Cuando terminó, ya no había nada que discutir.`,
      `Hacía falta que alguien hablara por ${r.name}. ${upperFirst(s.name)} ${s.v('habló')}. No fue un discurso: fue un recuerdo, y luego otro. Al tercero, ${o} ya había dicho que sí.`,
    )
  return pick(
    `—¿Y qué tiene ${r.name} que no tengan los demás? —quiso saber ${o}. ${upperFirst(s.name)} no ${s.v('tuvo')} que pensarlo: ${what}. «Es cierto», dijo ${o}. «Se nota».`,
    `${upperFirst(s.name)} le ${s.v('dijo')} a ${o} en qué hay que fijarse con ${r.name}: ${what}. ${upperFirst(o)} dio un paso adelante.`,
    `Nadie sabía qué hacer. ${upperFirst(s.name)} ${s.v('señaló')} a ${r.name} y ${s.v('dio')} la razón para confiar: ${what}. Era la mejor que ${o} había oído.`,
    `—Con ${r.name} va a salir bien —${s.v('dijo')} ${s.name}, y ${s.v('explicó')} por qué: ${what}. ${upperFirst(o)} lo repitió por lo bajo y dejó de temblar.`,
  )
}
