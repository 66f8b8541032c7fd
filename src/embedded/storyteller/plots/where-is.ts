import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { HIDERS, LOST, SPOTS } from './props/where-is.ts'

/** Hide and seek for the smallest: whoever hides is found, but for one who hid too well. */
export const whereIs = plot({
  id: 'where-is',
  shape: 'hide-and-seek',
  // nobody hides who was born days ago under a blanket
  suits: ({ r, newborn }) => (r.role !== 'pet' && (r.baby || r.band === '2-4') && !newborn ? 6 : 0),
  set: ({ pick }) => {
    const [first, spot] = [pick(...HIDERS), pick(...SPOTS)]
    return {
      first,
      second: pick(...HIDERS.filter((one) => one !== first)),
      spot,
      other: pick(...SPOTS.filter((one) => one !== spot)),
      lost: pick(...LOST),
      found: pick('¡Aquí está!', '¡Ahí está!', '¡Cucú! ¡Aquí está!'),
    }
  },
  hears: ({ first }) => first.el,
  title: ({ r, star, pick }, { lost }) =>
    pick(`¿Dónde ${r.v('está')} ${r.name}?`, `${r.name} y ${lost.un}`, `¿Dónde está ${star.el}?`, `Cucú, ${r.name}`),
  cover: ({ star, keep }, { first }) => ({
    place: 'una sala con cortinas amarillas',
    time: 'por la mañana',
    weather: 'con sol en la ventana',
    seen: 'desde detrás de un cojín',
    recipient: `asoma media cara por una cobija, junto a ${star.un}`,
    sender: 'se tapa los ojos con las manos',
    objects: [star.un, keep.un, first.un, 'una cobija de lunares'],
    pose: 'look',
  }),
  chapters: [
    ({ r, s, fav, star, pick }) => ({
      title: pick('Cucú', 'La cobija que se mueve', '¿Dónde, dónde, dónde?'),
      text: [
        pick(
          `Había una cobija en el suelo. La cobija se movía. La cobija se reía. ¿Dónde ${r.v('está')} ${r.name}?`,
          `¿Dónde ${r.v('está')} ${r.name}? Debajo del cojín, no. Debajo de la silla, no. ¿Debajo de la cobija?`,
          `Una cobija con pies. ¡Qué raro! ¿De quién eran? ¿Dónde ${r.v('está')} ${r.name}?`,
        ),
        pick(
          `¿Y quién levantó la cobija? ${upperFirst(s.full)}. ¡Cucú!`,
          `De puntitas ${s.v('llegó')} ${s.full}. Un, dos, tres. ¡Cucú!`,
          `Despacito, despacito, la ${s.v('levantó')} ${s.full}. ¡Cucú!`,
        ),
        pick(
          `¿Y qué es lo mejor para jugar? Lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `¿Y qué es lo que más ${r.le} gusta a ${r.name}? ¡A la una, a las dos! Esto: ${fav.all}.`,
          `A ver, ¿qué es lo más bonito del mundo? Esto: ${fav.all}.`,
        ),
        pick(
          `¿Y quién más? ${upperFirst(star.un)}. ${upperFirst(star.sound)}. ¡A jugar!`,
          `Y ahí, en la puerta, ${star.un}. ${upperFirst(star.sound)}, se oyó. ¡A jugar!`,
          `${upperFirst(star.sound)}. ¿Quién hizo así? ¡${upperFirst(star.un)}!`,
        ),
        pick(
          `Cerraron los ojos. Los abrieron. ¿Dónde está ${star.el}?`,
          `Un parpadeo, y se fue a esconder. ¿Dónde está ${star.el}?`,
          `Contaron hasta tres, que es hasta donde se cuenta. ¿Dónde está ${star.el}?`,
        ),
      ],
      view: {
        place: 'una sala con una cobija en el suelo',
        time: 'por la mañana',
        weather: 'con sol en la ventana',
        seen: 'desde el suelo',
        recipient: `asoma la cabeza por debajo de una cobija y mira ${star.un}`,
        sender: 'levanta una punta de la cobija',
        objects: [star.un, 'una cobija de lunares', 'un cojín'],
        pose: 'sit',
      },
    }),
    ({ star, needed, pick, when }, { first, second, spot, other, found }) => ({
      title: pick('No es', 'Detrás y debajo', upperFirst(spot.en)),
      text: [
        pick(
          `¿${upperFirst(spot.en)}? Algo se movió.`,
          `${upperFirst(spot.en)} había una nariz. ¿Sería ${star.el}?`,
          `Buscaron ${spot.en}. Algo respiraba.`,
        ),
        pick(
          `No era. Era ${first.un}. —¡Aquí estoy! —dijo.`,
          `¡Ay! Era ${first.un}, que también jugaba.`,
          `No, no. Salió ${first.un}, y ${first.does}.`,
        ),
        when(
          needed(first.el),
          needed(first.el),
          pick(
            `También ${first.el} quiso buscar. ¡A la fila!`,
            `—Yo busco también —dijo ${first.el}. Y se fue con todos.`,
          ),
        ),
        pick(
          `¿Entonces? ¿${upperFirst(other.en)}?`,
          `Después buscaron ${other.en}. Despacito.`,
          `Un pasito más. ¿${upperFirst(other.en)}?`,
        ),
        pick(
          `Tampoco. Ahí estaba ${second.un}, que ${second.does}.`,
          `¡Tampoco! Ahí vivía ${second.un}.`,
          `—Soy yo —dijo ${second.un}. Y ya eran más.`,
        ),
        pick(
          `Detrás de todos se oyó: ${star.sound}. ¡Era ${star.el}! ${found} ${upperFirst(star.el)} ${pick(...star.does)}.`,
          `Silencio. Más silencio. ${upperFirst(star.sound)}. ¡Era ${star.el}, en el canasto de la ropa! ${found}`,
          `¿Y ese ruido? ${upperFirst(star.sound)}, en el canasto. ¡${upperFirst(star.el)}! ${found}`,
        ),
      ],
      view: {
        place: spot.place,
        time: 'por la mañana',
        weather: 'con sol que entra por las rendijas',
        seen: 'desde el escondite',
        recipient: `descubre ${first.un}`,
        sender: 'aparta algo con la mano y se ríe',
        objects: [first.un, second.un, star.un, 'un canasto de ropa'],
        pose: 'search',
      },
    }),
    ({ r, place, there, air, keep, recall, pick }, { found }) => ({
      title: pick('Lo que estaba en el ropero', 'Ñic, hizo la puerta', 'Un día que se escondió'),
      text: [
        pick(
          `Quedaba el ropero. Un abrigo, otro abrigo, otro abrigo. Y detrás de los abrigos, luz.`,
          `¿Y en el ropero? Abrieron la puerta: ñic. Adentro no había ropa.`,
          `Empujaron la puerta del ropero. Ñic. ¿Quién se escondió ahí?`,
        ),
        pick(
          `Se había escondido muy bien: ${there}. ${found}`,
          `No era nadie. Era algo mucho mejor: ${there}. ${found}`,
          `¿Qué era? Era ${there}. ¡Con razón no se veía! ${found}`,
        ),
        air[0],
        pick(
          `Había algo en el suelo. ¿Qué era? Era ${keep.un}. ¡Para ${r.name}!`,
          `Y en un rincón, ${keep.un}. ${r.name} ${keep.lo} ${r.v('descubrió')} primero que nadie.`,
          `Se había quedado ahí ${keep.un}. ${r.name} ${keep.lo} ${r.v('apretó')} y no ${keep.lo} ${r.v('soltó')}.`,
        ),
        recall(),
      ],
      view: {
        place: place ?? 'un ropero lleno de luz dorada',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde entre los abrigos',
        recipient: `encuentra ${keep.un}`,
        sender: 'se agacha y señala la luz',
        objects: [keep.un, 'abrigos colgados', 'una puerta abierta'],
        pose: 'look',
      },
    }),
    ({ star, keep, holder, act, pick }, { lost, first, found }) => ({
      title: pick('Falta alguien', 'Un llantito', 'Demasiado bien'),
      text: [
        pick(`Buu, se oyó detrás del sofá.`, `¿Quién faltaba? Buu, dijo el sofá.`, `Uno, dos, tres. ¿Y ese llantito?`),
        pick(
          `Era ${lost.un}. —¡Nadie me encontró!`,
          `—Aquí estoy —dijo ${lost.un}—. Nadie me encuentra.`,
          `Era ${lost.un}. —Me escondí muy bien —dijo—. Demasiado bien.`,
        ),
        act(lost.o),
        pick(
          `Entonces ${holder.name} ${holder.v('levantó')} ${keep.el}. ${upperFirst(lost.o)} sacó la nariz para ver${keep.lo}.`,
          `—¡Mira, por aquí! —le dijeron. Y ${holder.name} ${holder.v('levantó')} ${keep.el}. Salió un ojo. Salió el otro.`,
          `Justo ahí, ${holder.name} ${holder.v('puso')} ${keep.el}. —¿Qué es? —dijo ${lost.o}, y se asomó un poquito.`,
        ),
        pick(
          `${upperFirst(pick(...star.helps))}. Con eso, ${lost.o} salió del todo. ¡Cucú!`,
          `${upperFirst(pick(...star.helps))}. ¡Y ${lost.o} se rio, y salió! ${found}`,
          `Y ${pick(...star.helps)}. ${upperFirst(lost.o)} ya estaba afuera, en la fila, con ${first.el}. ${found}`,
        ),
      ],
      view: {
        place: 'una sala con un sofá muy grande',
        time: 'por la tarde',
        weather: 'con luz suave en la ventana',
        seen: 'desde lo alto del sofá',
        recipient: `extiende ${keep.un} hacia ${lost.un}, detrás del sofá`,
        sender: 'mueve el sofá con las dos manos',
        objects: [lost.un, keep.un, star.un, 'un sofá'],
        pose: 'give',
      },
    }),
    ({ r, star, keep, praise, pick }, { lost }) => ({
      title: pick('¿Dónde está el sol?', 'El último escondite', 'Cucú, noche'),
      text: [
        pick(
          `¿Dónde está el sol? Se escondió. Ahora contaba la luna.`,
          `El sol también jugaba. Se metió detrás del cerro.`,
          `Se escondió el sol. Se escondieron los zapatos.`,
        ),
        pick(
          `¿Y mañana? Mañana, otra vez: ${star.together}.`,
          `${upperFirst(star.sound)}, se oyó bajito. Mañana toca ${star.together}.`,
        ),
        ...praise({
          asks: 'la luna',
          manner: 'muy cerquita',
        }),
        pick(
          `Se cerraron los ojos. ¿Dónde ${r.v('quedó')} ${r.name}? En lo calientito.`,
          `Un ojo se escondió. Luego, despacio, el que faltaba. ¿Dónde ${r.v('quedó')} ${r.name}? Aquí, cerquita.`,
          `La casa se escondió en lo oscuro. ¿Dónde ${r.v('quedó')} ${r.name}? En un abrazo.`,
        ),
        pick(
          `¿Y dónde está ${keep.el}? Shh. Muy cerquita de la cama.`,
          `Todo se escondió. Todo menos una cosa: ${keep.el}.`,
        ),
      ],
      view: {
        place: 'un dormitorio con la cortina cerrada',
        time: 'de noche',
        weather: 'con luna detrás de la cortina',
        seen: 'desde la almohada',
        recipient: `duerme cerca de ${keep.un}`,
        sender: 'susurra algo y acomoda la cobija',
        objects: [keep.un, star.un, lost.un, 'una cobija de lunares'],
        pose: 'sleep',
      },
    }),
  ],
})
