import { list, small, upperFirst } from '../language/grammar/text.ts'
import { isPicture } from '../things/prop.ts'
import { plot } from './plot.ts'

/** Somebody who cannot sleep: who it is, with its article, and why. */
type Caller = { un: string; el: string; why: string; knock: string }

const CALLERS: readonly Caller[] = [
  { un: 'la luna', el: 'la luna', why: 'Tenía frío en la espalda', knock: 'Tin, tin, tin' },
  { un: 'un ratón', el: 'el ratón', why: 'Había perdido un zapato', knock: 'Tip, tip, tip' },
  { un: 'un búho', el: 'el búho', why: 'Le daba miedo la oscuridad', knock: 'Toc, toc, toc' },
  { un: 'el viento', el: 'el viento', why: 'Se había cansado de soplar', knock: 'Fuu, fuu, fuu' },
  { un: 'una nube', el: 'la nube', why: 'No sabía dónde llover', knock: 'Plin, plin, plin' },
]

/** Who comes last, and is too big. */
const GIANTS: readonly Caller[] = [
  { un: 'un oso', el: 'el oso', why: 'Grande, grande, grande', knock: 'TOC, TOC, TOC' },
  { un: 'un gorila', el: 'el gorila', why: 'Ancho, ancho, ancho', knock: 'POM, POM, POM' },
  { un: 'un gigante', el: 'el gigante', why: 'Alto, alto, alto', knock: 'PUM, PUM, PUM' },
  { un: 'una giganta', el: 'la giganta', why: 'Larga, larga, larga', knock: 'FLOP, FLOP, FLOP' },
]

/** Where there is room, and what is lifted to look behind it. */
const IN_BED = {
  bed: 'la cama',
  un: 'una cama enorme',
  full: 'la cama',
  same: 'la misma cama',
  cover: 'la cobija',
  behind: 'debajo',
  like: 'un techo',
  titles: ['La cobija hasta la barbilla', 'Debajo de la cobija'],
  lain: 'con la cobija hasta la barbilla',
  dark: 'La luz, apagada. La cobija, hasta la barbilla',
  settles: 'se tapó hasta arriba',
  again: ['Shh. Shh. Y la cobija, otra vez hasta la barbilla.', 'Un ratito más. Y a taparse otra vez.'],
} as const

/** Nobody gets into a baby's cradle, and nothing lies on it: it is the room that fills. */
const BY_CRADLE = {
  bed: 'la cuna',
  un: 'una cuna',
  full: 'el cuarto',
  same: 'el mismo cuarto',
  cover: 'la cortina',
  behind: 'detrás',
  like: 'un telón',
  titles: ['La luz apagada', 'Detrás de la cortina'],
  lain: 'boca arriba',
  dark: 'La luz, apagada. La cortina, cerrada',
  settles: 'se sentó en la alfombra',
  again: ['Shh. Shh. Y la cortina, otra vez en su lugar.', 'Un ratito más. Y la cortina, a su lugar.'],
} as const

/** Cumulative: one after another knocks and fits into the bed, until somebody comes who does not. */
export const fullBed = plot({
  id: 'full-bed',
  has: /^la (?:mantita|cobija)$/,
  shape: 'lullaby',
  suits: ({ r }) => (r.role !== 'pet' && (r.baby || r.band === '2-4') ? 6 : 0),
  set: ({ r, pick }) => {
    const first = pick(...CALLERS)
    const second = pick(...CALLERS.filter((caller) => caller !== first))
    return { first, second, giant: pick(...GIANTS), room: r.baby ? BY_CRADLE : IN_BED }
  },
  hears: ({ first }) => first.el,
  title: ({ r, pick }, { giant, room }) =>
    pick(`En ${room.full} de ${r.name} cabemos todos`, `Toc, toc, ${r.name}`, `${r.name} y la visita de ${giant.el}`),
  cover: ({ star, keep }, { first, room }) => ({
    place: `un dormitorio con ${room.un}`,
    time: 'de noche',
    weather: 'con luna en la ventana',
    seen: `desde los pies de ${room.bed}`,
    recipient: `mira desde ${room.bed}, junto a ${star.un}`,
    sender: `lee un cuento junto a ${room.bed}`,
    objects: [room.un, first.un, keep.un],
    pose: 'sit',
  }),
  chapters: [
    ({ r, s, fav, star, pick }, { room }) => ({
      title: pick('Toc, toc', room.titles[0], '¿Quién es?'),
      text: [
        pick(
          `Era de noche. ${r.name} ya ${r.v('estaba')} en ${room.bed}, ${room.lain}. Y al lado ${s.v('estaba')} ${s.full}.`,
          `${room.dark}. En ${room.bed}, ${r.name}. Y cerquita, ${s.full}.`,
        ),
        pick(
          `Primero hablaron un ratito de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Un ratito para hablar de lo mejor. ¿Y qué era lo mejor? Esto: ${fav.all}.`,
          `¿Qué es lo que más ${r.le} gusta a ${r.name}? Esto: ${fav.all}.`,
        ),
        pick('Toc, toc, toc.', 'Toc, toc. Y otra vez: toc, toc.'),
        '—¿Quién es?',
        // a picture is awake as little as it sleeps
        isPicture(star)
          ? pick(
              `Nadie. Solo ${star.un}, que entró por debajo de la puerta. ¡${upperFirst(star.sound)}!`,
              `¡${upperFirst(star.sound)}! Por debajo de la puerta entró ${star.un}.`,
            )
          : pick(
              `Era ${star.un}. ${upperFirst(star.sound)}, hizo. Y no se podía dormir.`,
              `¡Era ${star.un}! Sin sueño. Nada de sueño. ${upperFirst(star.sound)}, hizo.`,
            ),
        pick(`—¿Cabe? —${s.v('preguntó')} ${s.name}.`, `—¿Cabrá? —${s.v('dijo')} ${s.name}.`),
        pick('—Cabe. Un poquito para allá, y cabe.', 'Se apretaron un poquito. Y cupo.'),
      ],
      view: {
        place: 'un dormitorio con la puerta entreabierta',
        time: 'de noche',
        weather: 'con luna en la ventana',
        seen: `desde ${room.bed}`,
        recipient: `mira desde ${room.bed} a ${star.un}, que acaba de entrar`,
        sender: `levanta la orilla de ${room.cover}`,
        objects: [room.un, 'una puerta', star.un],
        pose: 'sit',
      },
    }),
    ({ r, s, star, beside, needed, pick, when }, { first, second, room }) => {
      const known = needed(first.el, `${upperFirst(first.el)} quiso saber más de ${r.name}.`)
      return {
        title: pick('Y todavía cabe más', 'Un poquito para allá', first.knock),
        text: [
          `${first.knock}.`,
          pick('—¿Quién es?', '—¿Y ahora quién es?'),
          pick(`Era ${first.un}. ${first.why}. ¿Cabe? Cabe.`, `¡Era ${first.un}! ${first.why}, y por eso venía. Cabe.`),
          when(known, known, `${upperFirst(star.el)} ${pick(...star.does)}. Y ${first.el} ${room.settles}.`),
          pick(`${second.knock}.`, `Y luego: ${small(second.knock)}.`),
          pick('—¿Quién es?', '—¿Y ahora quién toca?'),
          pick(
            `Era ${second.un}. ${second.why}. ¿Cabe? Otro poquito, y cabe.`,
            `Era ${second.un}, con su almohada. ${second.why}. Apretaditos, pero cabe.`,
          ),
          pick(
            `Y en ${room.full} ya estaban ${list([r.name, s.name, star.el, ...beside.map(({ el }) => el), first.el, second.el])}.`,
            `Vamos a contar: ${list([r.name, s.name, star.el, ...beside.map(({ el }) => el), first.el, second.el])}. ¡Todos en ${room.same}!`,
          ),
        ],
        view: {
          place: `un dormitorio muy lleno, con ${room.un}`,
          time: 'de noche',
          weather: 'con viento en la cortina',
          seen: 'desde arriba',
          recipient: `mira desde ${room.bed} a ${first.un} y a ${second.un}`,
          sender: `sostiene ${room.cover} en alto`,
          objects: [room.un, first.un, second.un, star.un],
          pose: 'sit',
        },
      }
    },
    ({ r, s, place, there, air, keep, recall, pick }, { room }) => ({
      title: pick(room.titles[1], 'Lo que había en el fondo', 'Muy al fondo'),
      text: [
        pick(
          `${upperFirst(room.behind)} de ${room.cover} estaba oscuro y calentito. Y al fondo, muy al fondo, se veía algo: ${there}.`,
          `Todos miraron ${room.behind} de ${room.cover}. ¿Qué había al fondo? ${upperFirst(there)}.`,
          `${upperFirst(s.name)} ${s.v('levantó')} ${room.cover}, así, como ${room.like}. ¿Y ${room.behind}? ${upperFirst(room.behind)} estaba ${there}.`,
        ),
        air[0],
        pick(
          `Y ahí había ${keep.un}. ${r.name} ${keep.lo} ${r.v('agarró')} muy fuerte.`,
          `¿Y eso? Era ${keep.un}. ${r.name} ${keep.lo} ${r.v('agarró')} muy fuerte.`,
        ),
        recall(),
        { spare: ['Nadie dijo nada. Todos querían mirar.'] },
        pick(...room.again),
      ],
      view: {
        place: place ?? 'un lugar con luz dorada',
        time: 'por la tarde',
        weather: 'con sol suave',
        seen: `desde ${room.behind} de ${room.cover}`,
        recipient: `tiene en la mano ${keep.un}`,
        sender: 'señala lo que hay al fondo',
        objects: [keep.un, room.cover, 'una luz dorada'],
        pose: 'look',
      },
    }),
    ({ star, keep, holder, act, pick }, { giant, room }) => ({
      title: pick('No cabe', 'Uno muy grande', giant.knock),
      text: [
        pick(`${giant.knock}.`, `${giant.knock}. ¡Qué fuerte!`),
        pick('—¿Quién es?', '—¿Quién toca así?'),
        `Era ${giant.un}. ${giant.why}. ¿Cabe? ${pick('No. No cabe', 'Ay, no. No cabe', 'Ni de lado. No cabe')}. ${pick('—Yo nunca quepo —dijo', '—Ya sé que no quepo —dijo')}.`,
        act(giant.el),
        pick(
          `${upperFirst(star.sound)}, hizo ${star.el}. Y ${holder.name} ${holder.v('levantó')} ${keep.el}. —¿A ver? —dijo ${giant.el}, y se agachó.`,
          `Y ${holder.name} ${holder.v('levantó')} ${keep.el}. ${upperFirst(star.sound)}, hizo ${star.el}. ${upperFirst(giant.el)} se agachó a mirar.`,
        ),
        pick(
          `Se agachó más. Se hizo bolita. ¡Y en bolita, cabe!`,
          `Se agachó más, y más, y más. ¡Y en ovillo, cabe!`,
          `Las rodillas, a la barbilla. ¿Cabe? ¡Cupo ${giant.el}!`,
        ),
      ],
      view: {
        place: `un dormitorio lleno hasta la puerta, con ${room.un}`,
        time: 'de noche',
        weather: 'con estrellas en la ventana',
        seen: 'desde el suelo',
        recipient: `levanta ${keep.un}, frente a ${giant.un}`,
        sender: 'abre la puerta para que quepa',
        objects: [room.un, giant.un, keep.un, star.un],
        pose: 'give',
      },
    }),
    ({ r, star, keep, praise, pick }, { first, second, giant, room }) => ({
      title: pick('Shh', 'Todos a dormir', 'Uno por uno'),
      text: [
        pick(
          `Se durmió ${first.el}. Se durmió ${second.el}. ¿Y ${giant.el}? Casi, casi.`,
          `Bostezó ${first.el}, y bostezó ${second.el}, y bostezó, muy grande, ${giant.el}.`,
        ),
        pick(
          `${upperFirst(star.sound)}, hizo muy bajito ${star.el}, y se durmió también.`,
          `Y ${star.el}, al ladito, ya no hizo ${star.sound}.`,
        ),
        ...praise({
          asks: giant.el,
          verb: 'susurró',
        }),
        pick(
          `${r.name} ya casi no ${r.v('oía')}. Shh.`,
          `${r.name} ${r.v('cerró')} un ojo. ${r.v('cerró')} el otro. Shh.`,
          `Shh, dijo la almohada. Shh, dijo la ventana.`,
        ),
        pick(
          `En ${room.full} cabían todos. Y en la mesita, donde se guarda lo bueno, ${keep.el}.`,
          `Ya no faltaba nadie. Y al lado de ${room.bed}, cerquita, ${keep.el}.`,
          `Todos cabían. ¿Y ${keep.el}? También: en la silla, muy cerquita.`,
        ),
      ],
      view: {
        place: 'un dormitorio en silencio',
        time: 'de noche',
        weather: 'con luna en la ventana',
        seen: 'desde la puerta',
        recipient: `duerme boca arriba en ${room.bed}, cerca de ${giant.un}`,
        sender: 'apaga la lámpara',
        objects: [room.un, keep.un, first.un, second.un],
        pose: 'sleep',
      },
    }),
  ],
})
