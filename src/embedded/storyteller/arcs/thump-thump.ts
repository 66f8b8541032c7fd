import { inBrief } from '../kit/in-brief.ts'
import type { Arc } from '../kit/kit.ts'
import { isSmallest } from '../language/person.ts'

/** For the smallest: who makes that round little noise? It is looked for in three places and found in an embrace. */
export const thumpThump: Arc = {
  id: 'thump-thump',
  suits: ({ r }) => (isSmallest(r) ? 4 : 0),
  title: ({ r, pick }) => pick(`Tun, tun, ${r.name}`, `¿Quién hace tun, tun?`, `${r.name} y el ruido más bonito`),
  cover: ({ s, w }) => ({
    place: 'la sala de casa, con una lámpara',
    time: 'al atardecer, con luz dorada',
    pose: 'hug',
    action: `abraza a ${s.name} junto a ${w.guide.un}`,
    objects: ['una lámpara', w.token.un, w.guide.un],
  }),
  chapters: [
    ({ r, s, fav, w, pick, soft, opt }) => ({
      title: pick('Tun, tun', 'Un ruido redondo', '¿Oyes?'),
      text: [
        `Tun, tun. Tun, tun.`,
        pick(
          `${r.name} ${r.v('oyó')} un ruido. Era un ruido pequeño y redondo.`,
          `Era un ruido chiquito. ${r.name} lo ${r.v('oyó')} con las dos orejas.`,
        ),
        pick(
          `—¿Quién hace tun, tun? —${s.v('dijo')} ${s.name}—. Vamos a ver.`,
          `—¿Qué suena? —${s.v('dijo')} ${s.name}—. Hay que buscarlo.`,
        ),
        `¿Sería algo de lo que más ${r.le} gusta a ${r.name}: ${fav.all}?`,
        `Salió ${w.guide.un}. —Yo no soy —dijo.`,
        soft(`Y se oyó ${w.sound}. Pero no era eso.`),
        `Tun, tun. Tun, tun.`,
        opt(`Sonaba cerca. Sonaba calientito.`),
      ],
      scene: {
        place: 'la sala de casa, con una lámpara',
        time: 'al atardecer',
        action: `escucha con asombro junto a ${s.name} y ${w.guide.un}`,
        objects: ['una lámpara', 'una alfombra', w.guide.un],
      },
    }),
    ({ s, trait, plant, pick, soft }) => ({
      title: pick('Tic, plin, rrr', '¿Eres tú?', 'Yo no soy'),
      text: [
        pick(`Preguntaron al reloj. Tic, tac. —Yo no soy.`, `El reloj hizo tic, tac. —Yo no soy.`),
        pick(`Preguntaron a la gota. Plin, plin. —Yo no soy.`, `La gota hizo plin, plin. —Yo no soy.`),
        trait
          ? `El colchón hizo ñic. —Yo no soy. ¿Y quién pregunta? —Alguien muy especial —${s.v('dijo')} ${s.name}—: ${trait.fact}.`
          : pick(`Preguntaron al colchón. Ñic, ñic. —Yo no soy.`, `El colchón hizo ñic, ñic. —Yo no soy.`),
        `Tun, tun. Tun, tun.`,
        soft(`Solo quedaba la Sombra, detrás de la puerta. ${plant('la Sombra')}.`),
        soft(pick(`Un pasito. Otro pasito. Y otro.`, `Por aquí no. Por allá tampoco.`)),
        soft(`¿Y debajo de la mesa? Debajo de la mesa, un calcetín.`),
        soft(`¿Y detrás de la cortina? Detrás de la cortina, la tarde.`),
      ],
      scene: {
        place: 'el pasillo de casa, con un reloj',
        time: 'al anochecer',
        pose: 'search',
        action: `busca un ruido por el pasillo con ${s.name}`,
        objects: ['un reloj', 'una puerta', 'un calcetín'],
      },
    }),
    ({ r, s, memory, pick, soft, opt }) => ({
      title: pick('Un descanso', 'Más fuerte', 'Al ruido le gusta'),
      text: [
        pick(
          `—Vamos a descansar —${s.v('dijo')} ${s.name}. Y ${s.v('sacó')} un papelito, y ${s.v('leyó')} despacito:`,
          `Se sentaron en la alfombra. Y ${s.name} ${s.v('leyó')}, despacito, un papelito que ${s.v('guardaba')}:`,
        ),
        `«${memory.note}»`,
        `Tun, tun. Tun, tun. ¡El ruido sonó más fuerte!`,
        pick(`—Le gustó —${s.v('dijo')} ${s.name}.`, `—Le gusta que se lea —${s.v('dijo')} ${s.name}.`),
        pick(`—Otra vez —pidió el ruido, a su manera: tun, tun.`, `Otra vez: tun, tun. Otra vez.`),
        soft(pick(`Estaba cerca. Cerca, cerca, cerca.`, `${r.name} ${r.v('abrió')} mucho los ojos.`)),
        soft(`El reloj se paró a escuchar. La gota no cayó.`),
        opt(`Era un ruido que abrigaba.`),
        opt(`¿Dónde? ¿Dónde? ¿Dónde?`),
      ],
      scene: {
        place: 'la sala de casa, sobre una alfombra',
        time: 'al anochecer, con luz de lámpara',
        pose: 'sit',
        action: `escucha sobre la alfombra lo que ${s.name} ${s.v('cuenta')}`,
        objects: ['una alfombra', 'una lámpara', ...memory.objects],
      },
    }),
    ({ r, s, quality, deed, pick, soft, opt }) => {
      const { done, after } = inBrief(deed('la Sombra'))
      return {
        title: pick('Detrás de la puerta', 'La Sombra', 'Grande, grande, grande'),
        text: [
          pick(
            `Detrás de la puerta estaba la Sombra. Grande, grande, grande.`,
            `La puerta hizo ñiiic. Y ahí estaba la Sombra, grande como un ropero.`,
          ),
          `Pero ${s.name} ${s.v('sabe')} una cosa de ${r.name}: ${quality.what}.`,
          ...done,
          soft(...after),
          pick(
            `—Yo no hago tun, tun —dijo la Sombra—. Pero lo oigo. Viene de ahí.`,
            `—Yo tampoco soy —dijo la Sombra, y se hizo chiquita—. Es por ahí.`,
          ),
          soft(`Tun, tun. Tun, tun.`),
          opt(`Y señaló con un dedo muy largo.`),
        ],
        scene: {
          place: 'el pasillo de casa, ante una puerta',
          time: 'de noche, con una luz pequeña',
          pose: 'look',
          action: `mira con asombro una sombra grande y redonda junto a ${s.name}`,
          objects: ['una puerta', 'una luz pequeña', 'un reloj'],
        },
      }
    },
    ({ r, s, w, trait, you, confession, pick, soft, opt }) => ({
      title: pick('¡Aquí!', 'El ruido más bonito', 'Un abrazo'),
      text: [
        pick(
          `¿De dónde? ¡De un abrazo! Oreja con pecho. Tun, tun. Tun, tun.`,
          `Entonces, un abrazo. Oreja con pecho. ¡Tun, tun! ¡Tun, tun!`,
        ),
        `—${s.spoken('Es mi corazón', 'Son nuestros corazones')} —${s.v('dijo')} ${s.name}—. ${s.spoken('Suena', 'Suenan')} así ${you('contigo', 'con usted', 'con ustedes', 'con vos', 'con vosotros')}.`,
        confession(s.v('susurró')),
        trait ? `Y ${r.name} ${trait.still}.` : null,
        soft(`Alguien dejó junto a la almohada ${w.token.un}.`),
        `Tun, tun, ${r.v('hizo')} ${r.name}. Tun, tun.`,
        soft(`Tun, tun. Y a dormir.`),
        opt(`El reloj, de envidia, dio una hora de más.`),
      ],
      scene: {
        place: 'el dormitorio, en la cama',
        time: 'de noche, con una luz pequeña',
        pose: 'hug',
        action: `apoya la oreja en el pecho de ${s.name}, en un abrazo`,
        objects: ['una cama', w.token.un, 'una luz pequeña'],
      },
    }),
  ],
}
