import { bare } from '../language/grammar/text.ts'
import { IN_HAND, type Use } from './uses-in-hand.ts'

/** Jokes that everybody understands, by what they are about. */
const JOKES: readonly (readonly [about: RegExp, ...jokes: [string, string]])[] = [
  [
    /frut|verdur|comida/u,
    '¿Qué le dijo la uva verde a la uva morada? ¡Respira!',
    '¿Cuál es la fruta más paciente? ¡Es pera!',
  ],
  [/animal|bich|insect|pece/u, '¿Qué hace una abeja en el gimnasio? ¡Zumba!', '¿Qué le dice un pez a otro? ¡Nada!'],
  [
    /doctor|medic/u,
    'Doctor, nadie me hace caso. ¡Que pase el siguiente!',
    'Doctor, veo doble. Siéntese en esa silla. ¿En cuál de las dos?',
  ],
  [
    /escuela|colegio|profe|maestr|matem/u,
    '¿Por qué lloraba el libro de matemáticas? ¡Tenía muchos problemas!',
    '¿Qué le dijo el cero al ocho? ¡Bonito cinturón!',
  ],
  [
    /^(?:contar )?(?:(?:l[oa]s|sus) )?chistes(?: (?:(?:muy |bien )?(?:mal|buen|cort|tont|bob|blanc|fom)[oae]s|de pap[aá]s?))?$/u,
    '¿Qué le dijo un techo a otro? ¡Techo de menos!',
    '¿Qué hace una abeja en el gimnasio? ¡Zumba!',
  ],
]

const line = (joke: string) => `@ {abrió|abrieron} ^ y {contó|contaron} el peor: «${joke}»`

/** A book of jokes with one of its jokes, where we know one of that kind. */
export function jokedOf(about: string): Use {
  const [, one, other] = JOKES.find(([of]) => of.test(bare(about))) ?? []
  if (!one || !other) return IN_HAND.joked
  return { near: IN_HAND.joked.near, helps: [line(one), line(other)] }
}
