import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'

/** What the Night has on, and must take off. */
const WORN = [
  { un: 'unas botas llenas de estrellas', las: 'las botas', off: '¡Plof! ¡Plof!' },
  { un: 'un sombrero de viento', las: 'el sombrero', off: '¡Fuuu!' },
  { un: 'una capa larga, larga', las: 'la capa', off: '¡Zas!' },
  { un: 'unos guantes de nube', las: 'los guantes', off: '¡Chup! ¡Chup!' },
  { un: 'un collar de grillos', las: 'el collar', off: '¡Cri, cri!' },
]

/** What keeps it awake in the end. */
const AFRAID = [
  'que llegara el sol y nadie la viera',
  'que se le perdiera una estrella',
  'quedarse sola en lo más oscuro',
]

/** Bedtime turned round: it is the Night that cannot sleep, and somebody small who puts it to bed. */
export const nightToBed = plot({
  id: 'night-to-bed',
  has: /^la mantita$/,
  shape: 'bedtime',
  suits: ({ r }) => (r.role !== 'pet' && (r.baby || r.band === '2-4') ? 6 : 0),
  set: ({ pick }) => {
    const first = pick(...WORN)
    return {
      first,
      second: pick(...WORN.filter((one) => one !== first)),
      fear: pick(...AFRAID),
      hush: pick('Sh, sh, ya casi.', 'Ea, ea, ya está.', 'Bajito, bajito, así.', 'Un ratito, y otro ratito.'),
    }
  },
  hears: () => 'la Noche',
  title: ({ r, pick }) =>
    pick(
      `${r.name} acuesta a la Noche`,
      `${r.name} y la Noche sin sueño`,
      `La Noche en casa de ${r.name}`,
      `Duérmete, Noche, con ${r.name}`,
    ),
  cover: ({ star, keep }, { first }) => ({
    place: 'un cuarto con una noche azul metida en una cama enorme',
    time: 'de noche',
    weather: 'con estrellas en el techo',
    seen: 'desde los pies de la cama',
    recipient: `tapa a la Noche con una cobija, junto a ${star.un}`,
    sender: 'sostiene una lámpara',
    objects: [star.un, keep.un, first.un, 'una cama enorme'],
    pose: 'sit',
  }),
  chapters: [
    ({ r, s, fav, star, pick, soft }, { hush }) => ({
      title: pick('Toc, toc', '¿Quién está despierta?', 'Una visita grande'),
      text: [
        pick(
          `Toc, toc, en la ventana. ¿Quién es? Era la Noche. Adentro estaban ${r.name} y ${s.full}.`,
          `La casa bostezaba. ${upperFirst(r.v('bostezaba'))} ${r.name}. ${upperFirst(s.v('bostezaba'))}, muy cerca, ${s.full}. Y toc, toc: llegó la Noche.`,
          `Afuera, alguien muy grande suspiró. Adentro escuchaban ${r.name} y ${s.full}. ¡Era la Noche!`,
        ),
        pick(
          `—No puedo dormir —dijo la Noche—. ¡Nada, nada!`,
          `—Todos duermen menos yo —dijo la Noche, con voz de pozo.`,
          `—Tengo los ojos abiertos, abiertos —dijo la Noche.`,
        ),
        pick(
          `¿Y de qué se hablaba ahí? De lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Para alegrarla le contaron lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Le hablaron de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `${upperFirst(star.sound)}, hizo ${star.un}. La Noche se rio.`,
          `Y ${star.un} vino a mirar. ${upperFirst(star.sound)}.`,
          `Ahí ${star.present}. ${upperFirst(star.sound)}, se oyó.`,
        ),
        soft('Afuera, todo dormía ya.'),
        pick(
          `La sentaron en la cama. No cabía. ${hush}`,
          `—Adelante, Noche. Hay lugar. ${hush}`,
          `La Noche entró de ladito. ${hush}`,
        ),
      ],
      view: {
        place: 'un cuarto con la ventana abierta',
        time: 'de noche',
        weather: 'con estrellas',
        seen: 'desde el techo',
        recipient: `saluda a la ventana, junto a ${star.un}`,
        sender: 'abre las cortinas',
        objects: [star.un, 'una ventana abierta', 'una lámpara pequeña'],
        pose: 'wave',
      },
    }),
    ({ r, star, needed, pick, when }, { first, second, hush }) => {
      const known = needed('la Noche', `De ${r.name}, la Noche sabía muy poco.`)
      return {
        title: pick(`¡Fuera ${first.las}!`, 'Antes de dormir', 'Una cosa y luego otra'),
        text: [
          pick(
            `La Noche llevaba ${first.un}. ¡Así quién duerme! ${first.off} Fuera.`,
            `¿Qué llevaba puesto? ${upperFirst(first.un)}. ${first.off} Al suelo.`,
            `Lo primero, quitarse ${first.las}. ${first.off} ¡Al suelo!`,
          ),
          pick(
            `¿Y debajo? ${upperFirst(second.un)}. ${second.off} También fuera. ${hush}`,
            `Luego, ${second.las}. ${second.off} ${hush}`,
            `Llevaba además ${second.un}. ${second.off} A la silla. ${hush}`,
          ),
          when(
            known,
            known,
            pick(
              `Le lavaron la cara. ¡Brrr! Se le cayó una estrella en el agua.`,
              `Le cepillaron los dientes. Eran dos: la luna y el lucero.`,
              `Le dieron agüita. Glu, glu, glu. Se tomó medio mar.`,
            ),
          ),
          pick(
            `${upperFirst(star.el)} ${pick(...star.does)}. La Noche miraba y miraba.`,
            `${upperFirst(star.sound)}, hacía ${star.el}, despacito.`,
          ),
          pick(
            `La taparon hasta la barbilla. Se destapó un pie. Lo taparon.`,
            `Una cobija. Otra cobija. Otra más. Y todavía se le veían los pies.`,
            `La taparon toda, toda. —¿Ya? —Ya casi. —¿Ya? —Ya casi.`,
          ),
        ],
        view: {
          place: 'un cuarto con ropa de estrellas por el suelo',
          time: 'de noche',
          weather: 'con luna llena',
          seen: 'desde la puerta',
          recipient: `jala una cobija, con ${star.un}`,
          sender: 'dobla una capa enorme',
          objects: [first.un, second.un, star.un, 'una cama enorme'],
          pose: 'hold',
        },
      }
    },
    ({ r, place, there, air, keep, recall, pick }) => ({
      title: pick('Un cuento para la Noche', 'Cuéntame algo', 'Había un día'),
      text: [
        pick(
          `—Un cuento, uno —pidió la Noche. Cerró un ojo. Y en lo oscuro se vio ${there}.`,
          `¿Un cuento? Uno de verdad. La pared se hizo suave, y ahí estaba ${there}.`,
          `La lámpara pintó algo en la sábana. ¿Qué era? ${upperFirst(there)}.`,
        ),
        air[0],
        pick(
          `De lo oscuro salió ${keep.un}. ${r.name} ${keep.lo} ${r.v('agarró')} muy fuerte.`,
          `Entre las cobijas había algo. Era ${keep.un}. ¡Para ${r.name}!`,
          `Junto a la lámpara había ${keep.un}. ${r.name} ${keep.lo} ${r.v('agarró')} muy fuerte.`,
        ),
        recall(),
        { spare: ['La Noche miró y miró.'] },
        pick(
          `La Noche cerró los dos ojos. Casi. Abrió uno un poquito.`,
          `—Otra vez —dijo la Noche, cada vez más bajito.`,
          `—Qué día —dijo la Noche, y de un suspiro movió la cortina.`,
        ),
      ],
      view: {
        place: place ?? 'una sábana iluminada por una lámpara',
        time: 'de noche',
        weather: 'con luz dorada',
        seen: 'desde la almohada',
        recipient: `encuentra ${keep.un} con las manos`,
        sender: 'cuenta un cuento en voz baja',
        objects: [keep.un, 'una lámpara pequeña', 'cobijas'],
        pose: 'look',
      },
    }),
    ({ star, keep, holder, act, pick, soft }, { fear, hush }) => ({
      title: pick('La Noche tiene miedo', 'Otra vez despierta', 'Falta poquito'),
      text: [
        pick(
          `La Noche se sentó en la cama. Le daba miedo ${fear}.`,
          `Y de pronto, un puchero. Le daba miedo ${fear}.`,
          `Ya casi dormía la Noche. Pero no. Le preocupaba ${fear}.`,
        ),
        act('la Noche', 'fear'),
        pick(
          `${holder.name} le ${holder.v('prestó')} ${keep.el}. ¡Oh! Así daba menos miedo.`,
          `${holder.name} le ${holder.v('acercó')} ${keep.el}. La Noche miró, y olvidó el susto.`,
          `${holder.name} ${holder.v('levantó')} ${keep.el}. —¿Me ${keep.lo} prestan? —dijo la Noche. ¡Claro!`,
        ),
        pick(
          `${upperFirst(pick(...star.helps))}. La Noche se rio y bostezó.`,
          `Y ${pick(...star.helps)}. La Noche se rio. Y bostezó.`,
        ),
        soft(
          pick(
            `—Ahhh —hizo la Noche. ${hush}`,
            `Aflojó un hombro. Luego el otro. ${hush}`,
            `—¿Se quedan? —Nos quedamos. ${hush}`,
          ),
        ),
      ],
      view: {
        place: 'una cama enorme con una noche azul',
        time: 'de noche',
        weather: 'con estrellas chiquitas',
        seen: 'desde un lado de la cama',
        recipient: `le acerca ${keep.un} a la Noche`,
        sender: 'acaricia una cobija enorme',
        objects: [keep.un, star.un, 'una cama enorme'],
        pose: 'give',
      },
    }),
    ({ r, star, keep, praise, pick }, { first }) => ({
      title: pick('La Noche se duerme', 'Buenas noches, Noche', 'Sin hacer ruido'),
      text: [
        pick(
          `Se durmió un pie. Se durmió una mano. Y las estrellas, una por una.`,
          `La Noche bostezó. Bostezó otra vez, más bajito. Y otra, y ya casi no se oyó.`,
          `La Noche cerró un ojo. Cerró el otro. Ya casi, casi.`,
        ),
        pick(
          `Mañana, cuando la Noche se vaya: ${star.together}.`,
          `—¿Y mañana? —dijo la Noche, medio en sueños. —Mañana, ${star.together}.`,
        ),
        ...praise({
          asks: 'la Noche',
        }),
        pick(
          `En la silla, la ropa de la Noche. En la orilla, ${star.el}.`,
          `Ya se durmió la Noche. En la orilla está ${star.el}. Ahora, ${r.name}.`,
          `Junto a la puerta, ${first.un}. Junto a la cama, ${star.el}.`,
        ),
        pick(
          `Y en la ventana, por donde entró la Noche, ${keep.el}.`,
          `¿Qué cuida la cama? ${upperFirst(keep.el)}. Toda, toda la noche.`,
          `Sh. Solo quedó una cosa despierta: ${keep.el}.`,
        ),
      ],
      view: {
        place: 'un cuarto con una cama enorme y una cama pequeña',
        time: 'de noche',
        weather: 'con la luna muy baja',
        seen: 'desde la ventana',
        recipient: `se duerme junto a ${keep.un}`,
        sender: 'camina de puntitas y apaga la luz',
        objects: [keep.un, star.un, 'una cama enorme'],
        pose: 'sleep',
      },
    }),
  ],
})
