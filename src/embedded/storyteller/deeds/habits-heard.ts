import { upperFirst } from '../language/grammar/text.ts'
import type { Habit } from './habit.ts'

/** Habits that are heard, danced, waited for or felt. */

/** 'ladra' → 'un ladrido' */
const VOICES: Record<string, string> = {
  ladra: 'un ladrido',
  maúlla: 'un maullido',
  gruñe: 'un gruñido',
  relincha: 'un relincho',
}
const voice = (verb: string) => VOICES[verb.toLowerCase().replace(/n$/u, '')]!

/** 'canta' → 'cantar' */
const infinitive = (verb: string) => `${verb.toLowerCase().replace(/n$/u, '')}r`

export const HEARD: readonly Habit[] = [
  {
    // 'hace un ruidito con los dientes cuando está feliz'
    test: /(?<!\p{L})hacen? (un (?:ruid(?:it)?o|sonid(?:it)?o)(?: (?:con|de) (?:la|el|los|las) \p{L}+)?)[^.;]*? cuando (?:está|anda|se pone|algo le gusta)n? ?(?:muy )?(?:feliz|felices|content\p{L}+|alegres?)?/iu,
    anytime: true,
    seen: [
      ({ r, words: [noise] }) => `Se oyó ${noise}. Era ${r.name}: las cosas empezaban bien.`,
      ({ r, words: [noise] }) => `Antes que nada se oyó ${noise}. Viniendo de ${r.name}, es buena señal.`,
    ],
    met: [
      ({ r, words: [noise] }, o) => `—¿Qué suena? —preguntó ${o}. Era ${noise}. Era ${r.name}, y era buena señal.`,
      ({ words: [noise] }, o) => `Se oyó ${noise}. ${upperFirst(o)} buscó de dónde venía, y entendió que era un sí.`,
    ],
    back: [
      ({ r, words: [noise] }) => `Y al final se oyó otra vez ${noise}. No hizo falta preguntarle nada a ${r.name}.`,
      ({ r, words: [noise] }) =>
        `No se sabía si todo había salido bien, hasta que se oyó ${noise}. Si lo dice ${r.name}, salió bien.`,
    ],
  },
  {
    test: /(?<!\p{L})roncan?(?!\p{L})/iu,
    seen: [
      ({ r }) =>
        `Se oyó algo largo y hondo, como un mueble que alguien arrastra. Era ${r.name}, que descansaba los ojos.`,
      ({ r }) => `En el primer descanso se oyó un ronquido. Era de ${r.name}.`,
    ],
    met: [
      ({ r }, o) => `Se oyó un ronquido. ${upperFirst(o)} dio un salto, miró alrededor y vio a ${r.name}. No era nada.`,
      ({ r }, o) => `—¿Qué fue eso? —preguntó ${o}. Había sido ${r.name}, con los ojos cerrados.`,
    ],
    back: [
      ({ r }) => `Aquella noche, en lugar de ovejas, alguien contó los ronquidos de ${r.name}. No llegó a diez.`,
      ({ r }) => `Al final, el ronquido de ${r.name} dijo lo que había que decir: todo estaba en su sitio.`,
    ],
  },
  {
    // 'canta en la ducha', 'silba pasodobles'
    test: /(?<!(?:no|nunca) )(?<!\p{L})(canturrea|canta|silba|chifla|tararea)n?(?! (?:victoria|las cuarenta))(?!\p{L})/iu,
    seen: [
      ({ r, words: [sings] }) => `En eso se oyó ${infinitive(sings!)} a ${r.name}, primero bajito y luego no tanto.`,
      ({ r, words: [sings] }) => `Antes que a nadie, se oyó ${infinitive(sings!)} a ${r.name}.`,
    ],
    met: [
      ({ r, words: [sings] }, o) =>
        `—¿Qué se oye? —preguntó ${o}. Era ${r.name}, que se puso a ${infinitive(sings!)} otra vez.`,
      ({ r, words: [sings] }, o) =>
        `${upperFirst(o)} oyó ${infinitive(sings!)} a ${r.name}, y la tonada se le quedó todo el día en la cabeza.`,
    ],
    back: [
      ({ r, words: [sings] }) => `Todavía se oyó ${infinitive(sings!)} a ${r.name} un rato más, y luego a todos.`,
      ({ r, words: [sings] }) =>
        `Cuando ya no quedaba nada que decir, se oyó ${infinitive(sings!)} a ${r.name}. Y alguien siguió la tonada.`,
    ],
  },
  {
    test: /(?<!\p{L})(?:se r[ií]en? (?:como|tan|hasta|con|para (?:a?dentro))|(?:su|una) risa|carcajada)/iu,
    seen: [
      ({ r }) => `Algo hizo gracia, y se oyó la risa de ${r.name}, que no se parece a ninguna.`,
      ({ r }) => `Y entonces, por nada, se oyó la risa de ${r.name}.`,
    ],
    met: [
      ({ r }, o) => `Se oyó la risa de ${r.name}. ${upperFirst(o)} se contagió sin saber de qué.`,
      ({ r }, o) => `—¿Eso es una risa? —preguntó ${o}. Lo era, y de ${r.name}.`,
    ],
    back: [
      ({ r }) =>
        `Al despedirse se oyó otra vez la risa de ${r.name}. Se rio hasta quien iba pasando, sin saber de qué.`,
      ({ r }) => `Lo último que se oyó ese día fue la risa de ${r.name}.`,
    ],
  },
  {
    // to whom it barks may be nobody that a story has
    test: /(?<!\p{L})(ladra|maúlla|gruñe|relincha)n?(?! (?:solo |sólo |solamente |siempre )?(?:al?|con|de|hacia|contra)(?!\p{L}))(?!\p{L})/iu,
    seen: [
      ({ r, words: [verb] }) => `Se oyó ${voice(verb!)}, y luego otro. Era ${r.name}, por si acaso.`,
      ({ r, words: [verb] }) => `Lo primero que se oyó fue ${voice(verb!)} de ${r.name}.`,
    ],
    met: [
      ({ r, words: [verb] }, o) => `Se oyó ${voice(verb!)}. Era ${r.name}, y ${o} lo tomó por un saludo.`,
      ({ r, words: [verb] }, o) =>
        `${upperFirst(r.name)} ${r.v('soltó')} ${voice(verb!)}. ${upperFirst(o)} contestó con una reverencia.`,
    ],
    back: [
      ({ r, words: [verb] }) =>
        `Al final se oyó ${voice(verb!)}. Era ${r.name}, que también ${r.v('quería')} decir algo.`,
      ({ r, words: [verb] }) => `Todo volvió a su lugar, y para que constara se oyó ${voice(verb!)} de ${r.name}.`,
    ],
  },
  {
    test: /(?<!\p{L})llegan? (?:siempre )?tarde|impuntual|nunca llegan? (?:a tiempo|temprano)/iu,
    seen: [
      ({ r }) => `Todo empezó un rato después de lo dicho. Con ${r.name}, lo dicho siempre es un rato antes.`,
      ({ r }) => `Hubo que esperar un poco. Y otro poco. Pero ${r.v('llegó')} ${r.name}, y entonces sí.`,
    ],
    met: [
      ({ r }, o) => `${upperFirst(o)} miró la hora y suspiró. Con ${r.name} no sirve mirarla: ${o} guardó el reloj.`,
      ({ r }, o) => `—¿No era a las cinco? —preguntó ${o}. Era a las cinco. Ahora ya ${r.v('estaba')} ahí ${r.name}.`,
    ],
    back: [
      ({ r }) => `Hubo que sacar la foto dos veces, porque a la primera ${r.name} ${r.v('llegó')} tarde.`,
      ({ r }) => `También irse se hizo tarde. De eso nadie culpó a ${r.name}, y hubo hasta quien dio las gracias.`,
    ],
  },
  {
    test: /(?<!\p{L})(?:se (?:queda )?duerm[ae]n?(?! con)|se quedan? dormid[oa]s?)(?!\p{L})/iu,
    anytime: true,
    speaks: true,
    seen: [
      ({ r }) => `A media explicación, a ${r.name} se ${r.le} cerraron los ojos. —Sí, sí, ya oí —${r.v('dijo')}.`,
      ({ r }) =>
        `Alguien empezó a explicar el plan, y a ${r.name} se ${r.le} cayó la cabeza. —Estaba pensando —${r.v('dijo')}.`,
    ],
    met: [
      ({ r }, o) =>
        `—¿Es hora de dormir? —preguntó ${o} en voz baja. —No, no —${r.v('contestó')} ${r.name}, con los ojos cerrados.`,
      ({ r }, o) =>
        `${upperFirst(o)} hablaba, y a ${r.name} se ${r.le} cerraron los ojos. ${upperFirst(o)} siguió más bajito.`,
    ],
    back: [
      ({ r }) =>
        `Al final, a ${r.name} se ${r.le} cerraron los ojos de verdad. Nadie hizo ruido, y en ese silencio cupo todo.`,
      ({ r }) =>
        `Hubo que bajar la voz, porque a ${r.name} se ${r.le} cerraban los ojos. Por eso se oyó lo que faltaba.`,
    ],
  },
  {
    test: /(?<!\p{L})(?:lloran?|se emocionan?)(?!\p{L})(?! de risa)/iu,
    seen: [
      ({ r }) => `${upperFirst(r.name)} ${r.v('sacó')} el primer pañuelo antes de que pasara nada.`,
      ({ r }) => `Todavía no empezaba, y ${r.name} ya ${r.v('buscaba')} un pañuelo.`,
    ],
    met: [
      ({ r }, o) =>
        `—¿Es tristeza? —preguntó ${o}, al ver el pañuelo de ${r.name}. No era. ${upperFirst(o)} pidió otro.`,
      ({ r }, o) => `A ${o} le daba vergüenza que se le notara lo que sentía. Con ${r.name} delante, se le quitó.`,
    ],
    back: [
      ({ r }) => `Al final hicieron falta pañuelos, y no solo para ${r.name}. Por fortuna había de sobra.`,
      ({ r }) => `Hasta la gente más seria pidió un pañuelo. ${upperFirst(r.name)} ${r.v('llevaba')} para todos.`,
    ],
  },
  {
    test: /(?<!(?:no|nunca|ni) )(?<!\p{L})bailan?(?!\p{L})/iu,
    seen: [
      ({ r }) => `Sonó algo, no se supo qué, y a ${r.name} ya se ${r.le} movían los pies.`,
      ({ r }) => `Bastó que alguien golpeara una mesa con los dedos: a ${r.name} se ${r.le} fueron los pies.`,
    ],
    met: [
      ({ r }, o) => `A ${o} se le empezaron a mover los pies, de tanto mirar a ${r.name}.`,
      ({ r }, o) => `—¿Y esa música? —preguntó ${o}. No había música. Estaba ${r.name}.`,
    ],
    back: [
      ({ r }) => `Acabó como tenía que acabar: con un baile, y ${r.name} por delante.`,
      ({ r }) =>
        `Nadie sabía cómo darlo por terminado. ${upperFirst(r.name)} ${r.v('dio')} dos pasos y una vuelta, y eso fue el final.`,
    ],
  },
]
