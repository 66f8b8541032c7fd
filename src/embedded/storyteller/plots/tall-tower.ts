import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { HELPERS, PIECES, STUCK } from './props/tall-tower.ts'

/** Cumulative, by day: thing upon thing up to the sky, because somebody up there does not dare to come down. */
export const tallTower = plot({
  id: 'tall-tower',
  shape: 'cumulative',
  has: /^(?:el|la) (?:caja|tambor|silla|maleta|balde|almohada|estrella)$/,
  suits: ({ r }) => (r.role !== 'pet' && (r.baby || r.band === '2-4') ? 6 : 0),
  set: ({ pick }) => {
    const first = pick(...PIECES)
    const second = pick(...PIECES.filter((piece) => piece !== first))
    return {
      first,
      second,
      third: pick(...PIECES.filter((piece) => piece !== first && piece !== second)),
      stuck: pick(...STUCK),
      helper: pick(...HELPERS),
      higher: pick('¿Más alto? ¡Más alto!', '¿Otro poquito? ¡Otro poquito!', '¿Ya llegamos? ¡Todavía no!'),
    }
  },
  hears: ({ helper }) => helper.el,
  title: ({ r, pick }, { stuck, second }) =>
    pick(
      `La torre de ${r.name}`,
      `${r.name} y ${stuck.un}`,
      `Una caja, ${second.un}${r.several ? ', ' : ' y '}${r.name}`,
      `¡Más alto, ${r.name}!`,
    ),
  cover: ({ star, keep }, { first, second }) => ({
    place: 'un patio con una torre muy alta y chueca',
    time: 'por la tarde',
    weather: 'con nubes redondas',
    seen: 'desde abajo',
    recipient: `saluda desde una caja, junto a ${star.un}`,
    sender: 'sostiene la torre con los brazos abiertos',
    objects: [first.un, second.un, star.un, keep.un],
    pose: 'wave',
  }),
  chapters: [
    ({ r, s, fav, star, pick, soft }, { stuck }) => ({
      title: pick('Una caja', '¡Ay!, dijo el cielo', 'Algo allá arriba'),
      text: [
        pick(
          `En el patio había una caja. En la caja, ${r.name}. Y a un ladito, ${s.full}.`,
          `¿Quién estaba en el patio? ${r.name}. ¿Y quién cuidaba? ${upperFirst(s.full)}.`,
          `Era una mañana con nubes. ${r.name} ${r.v('jugaba')} en el patio, y muy cerquita, ${s.full}.`,
        ),
        pick(
          `¿Qué es lo que más ${r.le} gusta a ${r.name}? Esto: ${fav.all}.`,
          `Todos sabían lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `${upperFirst(star.sound)}, se oía. Ahí ${star.present}.`,
          `Y ahí, jugando también, ${star.un}. ${upperFirst(star.sound)}.`,
        ),
        pick(
          `De pronto, allá arriba: «¡Ay!». ¿Quién era? Era ${stuck.un}.`,
          `«¡Ay!», se oyó en el cielo. Todos miraron. ¡Era ${stuck.un}!`,
          `Muy arriba, más arriba que el techo, lloraba ${stuck.un}.`,
        ),
        soft('Cayó una lagrimita. Plic.'),
        pick(
          `Y ${stuck.o} no sabía bajar. ¡A subir!`,
          `—¡Ya vamos! —gritaron. ¡A subir!`,
          `¿Y cómo se sube? Con una caja. ¡A subir!`,
        ),
      ],
      view: {
        place: 'un patio con una caja de cartón',
        time: 'por la mañana',
        weather: 'con nubes redondas',
        seen: 'desde el cielo',
        recipient: `señala hacia arriba desde una caja, junto a ${star.un}`,
        sender: 'levanta la cabeza y se tapa el sol con la mano',
        objects: ['una caja de cartón', star.un, stuck.un],
        pose: 'point',
      },
    }),
    ({ r, s, star, needed, pick, soft }, { first, second, third, helper, higher }) => ({
      title: pick('Una cosa sobre otra', `Y encima, ${first.un}`, 'Chueca, pero alta'),
      text: [
        pick(
          `Abajo pusieron una caja. Y sobre la caja, ${first.un}. ${first.goes}`,
          `Una caja. ¿Y encima de la caja? ${upperFirst(first.un)}. ${first.goes}`,
          `${upperFirst(s.name)} ${s.v('trajo')} una caja y ${first.un}. ${first.goes} Lo demás iba encima.`,
        ),
        pick(
          `Sobre ${first.el}, ${second.un}. ${second.goes} ${higher}`,
          `¿Y encima? ${upperFirst(second.un)}. ${second.goes} ${higher}`,
          `Luego ${second.un}, despacito. ${second.goes} ${higher}`,
        ),
        pick(
          `Llegó ${helper.un}. ¡A sostener!`,
          `Abajo sostenía ${helper.un}.`,
          `¿Quién ayuda? ¡${upperFirst(helper.un)}!`,
        ),
        needed(helper.el),
        soft(
          pick(
            `${upperFirst(star.el)} ${pick(...star.does)}. Y la torre, ñic, ñic.`,
            `${upperFirst(star.sound)}, hizo ${star.el}. Y la torre, ñic, ñic.`,
          ),
        ),
        pick(
          `Y sobre ${second.el}, ${third.un}. ${third.goes} ¡Ya pasaron el techo!`,
          `Faltaba ${third.un}. ${third.goes} Se veían chiquitas las casas.`,
          `¡Y arriba del todo, ${third.un}! ${third.goes} Ya tocaban las nubes.`,
        ),
        soft('¿Se caía? No se caía.'),
        pick(
          `Una cosa sobre otra. Y en la punta, ${r.name} y ${s.name}.`,
          `Y encima de todo, en un abrazo, ${r.name} y ${s.name}.`,
        ),
      ],
      view: {
        place: 'un patio con una torre de cosas amontonadas',
        time: 'a mediodía',
        weather: 'con sol y un poco de viento',
        seen: 'desde el suelo',
        recipient: `sube por una torre, con ${star.un}`,
        sender: 'pone una cosa sobre otra',
        objects: [first.un, second.un, third.un, star.un],
        pose: 'build',
      },
    }),
    ({ r, place, there, air, keep, recall, star, pick }) => ({
      title: pick('Lo que se ve desde arriba', 'Un descanso', 'Más lejos que la calle'),
      text: [
        pick(
          `Desde ahí se veía la calle. Y más allá, la plaza. Y más allá todavía, ${there}.`,
          `Arriba se descansó un ratito. ¿Qué se veía? ${upperFirst(there)}.`,
          `Pasó una nube. Y detrás de la nube estaba ${there}.`,
        ),
        air[0],
        pick(
          `Una nube traía algo en la panza. Era ${keep.un}. ${r.name} ${keep.lo} ${r.v('atrapó')}.`,
          `El viento dejó caer ${keep.un}. ${r.name} ${keep.lo} ${r.v('agarró')} en el aire.`,
          `Y encima de la torre apareció ${keep.un}. ${r.name} ${keep.lo} ${r.v('guardó')} en ${r.n('su mano', 'sus manos')}.`,
        ),
        recall(),
        pick(
          `${upperFirst(star.sound)}, hizo ${star.el}. ¡A seguir!`,
          `Un ratito más. ${upperFirst(star.sound)}, hizo ${star.el}. Y a seguir.`,
          `Un suspiro. ${upperFirst(star.sound)}, hizo ${star.el}. Y otra vez para arriba.`,
        ),
      ],
      view: {
        place: place ?? 'una torre entre nubes doradas',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde una nube',
        recipient: `atrapa en el aire ${keep.un}`,
        sender: 'señala a lo lejos',
        objects: [keep.un, star.un, 'nubes'],
        pose: 'look',
      },
    }),
    ({ star, keep, holder, act, pick }, { stuck, first }) => ({
      title: pick('La punta de la torre', 'Tiembla, tiembla', '¡Ay, ay, ay!'),
      text: [
        pick(
          `Arriba del todo, con los ojos cerrados, estaba ${stuck.o}. —No me atrevo —dijo.`,
          `—Me da miedo bajar —dijo ${stuck.o}.`,
          `Arriba del todo, sin soltarse, temblaba ${stuck.o}. —¡Me caigo! —decía.`,
        ),
        act(stuck.o, 'fear'),
        pick(
          `Tembló ${first.el}. ${upperFirst(holder.name)} ${holder.v('levantó')} ${keep.el}, y ${stuck.o} se asomó a mirar.`,
          `¡Ñic!, hizo la torre. ${upperFirst(holder.name)} ${holder.v('levantó')} ${keep.el}. —¿Qué es? —dijo ${stuck.o}.`,
          `Se movía. Entonces ${holder.name} ${holder.v('levantó')} ${keep.el}. ${upperFirst(stuck.o)} se estiró para tocar${keep.lo}.`,
        ),
        pick(
          `${upperFirst(pick(...star.helps))}. —¡A ver! —dijo ${stuck.o}.`,
          `${upperFirst(pick(...star.helps))}. ¡Y ${stuck.o} se rio!`,
        ),
        pick(
          'Bajó un poquito. Otro poquito. ¡Bravo!',
          `Ya dio un paso. ¡Bravo!`,
          `Un pasito, otro pasito, otro pasito.`,
        ),
      ],
      view: {
        place: 'la punta de una torre muy alta entre nubes',
        time: 'al atardecer',
        weather: 'con cielo rosa',
        seen: 'desde una nube',
        recipient: `acerca ${keep.un} a ${stuck.un}`,
        sender: 'abraza la torre para que no se caiga',
        objects: [stuck.un, keep.un, star.un, first.un],
        pose: 'give',
      },
    }),
    ({ r, star, keep, praise, pick }, { first, second, third, stuck }) => ({
      title: pick('Para abajo', 'La torre más chiquita', 'Cada cosa en su casa'),
      text: [
        pick(
          `Y para abajo. Adiós a ${third.el}. Adiós a ${second.el}. Adiós a ${first.el}.`,
          `Bajó ${stuck.o}, ¡por fin! Bajó ${third.el}. Bajó ${second.el}. Bajó ${first.el}.`,
          `Bajar es más fácil: ${third.el}, ${second.el}, ${first.el}. ¡Suelo!`,
        ),
        pick(
          `—¿Y ahora? —preguntaron todos. Ahora tocaba ${star.together}.`,
          `¿Y mañana? Mañana toca ${star.together}.`,
        ),
        ...praise({
          asks: stuck.o,
        }),
        pick(
          'Abajo ya nada se movía. ¡Qué bien se estaba!',
          `Ya era de noche. ${upperFirst(stuck.o)} se fue con su mamá.`,
          `Antes de irse, ${stuck.o} ${r.le} dio un beso a ${r.name}.`,
        ),
        pick(
          `¿Y qué quedó en el patio, encima de la caja? ${upperFirst(keep.el)}.`,
          `Quedó una torre, la más chiquita del mundo: una caja y, encima, ${keep.el}.`,
          `Junto a la cama hay ahora una caja. Y encima de la caja, como arriba de una torre, ${keep.el}.`,
        ),
      ],
      view: {
        place: 'un patio al anochecer con una caja de cartón',
        time: 'al anochecer',
        weather: 'con la primera estrella',
        seen: 'desde la puerta de la casa',
        recipient: `pone ${keep.un} encima de una caja`,
        sender: 'da un abrazo y sonríe',
        objects: ['una caja de cartón', keep.un, star.un, stuck.un],
        pose: 'hug',
      },
    }),
  ],
})
