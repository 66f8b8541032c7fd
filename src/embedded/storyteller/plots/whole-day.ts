import { upperFirst } from '../language/grammar/text.ts'
import { lowerFirst } from '../language/spelling/tidy.ts'
import { plot } from './plot.ts'
import { CALLERS, HOURS, PET_HOURS, WAKEFUL } from './props/whole-day.ts'

/** Whose hours nobody could know. */
const LATE = /(?<![A-Za-zÀ-ỹ])(?:lleg(?:a|aba|an|aban) (?:siempre )?tarde|impuntual)/iu

/** In memory: a house keeps the hours of somebody who has died, from breakfast to the last lamp. */
export const wholeDay = plot({
  id: 'whole-day',
  shape: 'round-of-hours',
  inMemory: true,
  suits: ({ r, said }) => (r.baby || LATE.test(said) ? 0 : r.role === 'pet' ? 6 : 5),
  set: ({ r, pick }) => {
    const { morning, night } = r.role === 'pet' ? PET_HOURS : HOURS
    return { morning: pick(...morning), night: pick(...night), caller: pick(...CALLERS), wakeful: pick(...WAKEFUL) }
  },
  title: ({ r, pick }) =>
    pick(
      `Un día entero con ${r.name}`,
      `Las horas de ${r.name}`,
      `A la hora de ${r.name}`,
      `La casa que sabía las horas de ${r.name}`,
    ),
  cover: ({ star, keep }, { morning }) => ({
    place: morning.room,
    time: 'al amanecer',
    weather: 'con luz clara en la ventana',
    seen: 'desde la puerta',
    recipient: 'sonríe desde una fotografía en la pared',
    sender: `se detiene a escuchar, con ${keep.un} en la mano`,
    objects: [star.un, keep.un, 'una fotografía con marco', 'una ventana'],
    pose: 'stand',
  }),
  chapters: [
    ({ r, s, fav, star, pick, opt, soft }, { morning }) => ({
      title: pick('Temprano', morning.at, 'La primera hora'),
      text: [
        pick(
          `${morning.at}, ${morning.does}. En la casa no había nadie más que ${s.full}.`,
          `Nadie había tocado nada. Y sin embargo, ${lowerFirst(morning.at)}, ${morning.does}. Desde el pasillo lo ${s.v('notó')} ${s.full}.`,
          `La casa llevaba días en silencio, hasta esa mañana. ${morning.at}, ${morning.does}, y al otro lado de la mesa ${s.v('levantó')} la cabeza ${s.full}.`,
        ),
        pick(
          `No daba miedo. Era la hora de ${r.name}, y la casa se la sabía.`,
          `Era lo que pasaba todos los días a esa hora, cuando ${r.name} ${r.v('estaba')}. La casa no había querido perder la costumbre.`,
          `Hay casas con buena memoria. Esa había aprendido a ${r.name} de principio a fin.`,
        ),
        pick(
          `También sabía lo que más ${r.le} gustaba, y lo decía a su modo, con un crujido aquí y una luz allá: ${fav.all}.`,
          `En las paredes estaba todavía, si uno ponía la oreja, lo que más ${r.le} gustaba a ${r.name}: ${fav.all}.`,
          `Si alguien hubiera preguntado a los muebles qué ${r.v('prefería')} ${r.name}, habrían contestado a coro: ${fav.all}.`,
        ),
        pick(
          `Por eso, en el mejor lugar, con el sol encima, ${star.present}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Y junto a la ventana, como cualquier mañana, ${star.present}. ${upperFirst(star.el)} ${star.does[2]}.`,
          `Ahí seguía ${star.un}, que ${star.does[1]}. Nadie se lo había pedido. Nadie lo habría impedido.`,
        ),
        pick(
          `${upperFirst(s.name)} ${s.v('decidió')} quedarse el día entero, hora por hora, a ver qué más recordaba la casa.`,
          `—Está bien —${s.v('dijo')} ${s.name} en voz alta—. ${s.spoken('Te sigo', 'Te seguimos')}. ¿Qué tocaba después?`,
          `Ese día ${s.name} no ${s.v('salió')}. Había que estar a tiempo para lo demás.`,
        ),
        soft(
          pick(
            r.role === 'pet'
              ? 'Junto a la puerta estaba su plato de agua, lleno, y estuvo bien así.'
              : 'En la mesa hubo una taza de más. Se quedó llena, y estuvo bien así.',
            'En el reloj, el minutero avanzó de puntitas.',
            'La luz fue entrando sin llamar.',
          ),
        ),
        opt(pick('Afuera barrían la calle. Adentro nada tenía prisa.', 'La madera crujió dos veces.')),
        opt(pick('En el perchero, una manga se movió como quien saluda.', 'Olía a mañana de antes.')),
      ],
      view: {
        place: morning.room,
        time: 'temprano por la mañana',
        weather: 'con sol tierno en la ventana',
        seen: 'desde el otro lado de la mesa',
        recipient: 'se ve en una fotografía con marco',
        sender: `escucha la casa, cerca de ${star.un}`,
        objects: [star.un, 'una fotografía con marco'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, needed, pick, opt, soft }, { caller }) => ({
      title: pick('Media mañana', 'Las once', 'Alguien toca'),
      text: [
        pick(
          `A las once sonó el timbre. Era ${caller.un}. —Perdón —dijo—. Me trajeron los pies.`,
          `A media mañana se oyó el timbre. Ahí estaba ${caller.un}. Ni siquiera sabía a qué venía.`,
          `A las once tocaban las visitas. Y sí: llegó ${caller.un}.`,
        ),
        pick(
          `A esa hora pasaba siempre por ahí y miraba adentro, por si estaba ${r.name}. Es difícil perder una costumbre así.`,
          `Siempre se detenía ahí, a decirle algo a ${r.name}. Un día sin eso le quedaba cojo.`,
          `Venía cada día a la misma hora a saludar a ${r.name}. No había sabido dejar de venir.`,
        ),
        pick(
          `—Pase —${s.v('dijo')} ${s.name}. Y ${s.v('puso')} otra silla.`,
          `${upperFirst(s.name)} ${s.v('abrió')} la puerta de par en par, que era como se abría entonces.`,
        ),
        pick(
          `Hablaron del tiempo, del pan y, a los cinco minutos, solo de ${r.name}, hasta que se rieron.`,
          `Se contaron cosas chiquitas de ${r.name}, de las que dan risa y nadie escribe.`,
        ),
        needed(caller.o, `Luego ${s.name} ${s.v('contó')} algo más de ${r.name}.`),
        pick(
          `La risa abrió una ventana. O la abrió el aire, que también conocía la hora.`,
          `En cuanto se rieron, se movió una cortina, como si alguien se alegrara.`,
          `Y la casa, que estaba oyendo, crujió tres veces, a modo de carcajada.`,
        ),
        pick(
          `En eso, sin pedir permiso, ${star.el} ${star.does[2]}.`,
          `Desde su rincón, ${star.el} ${star.does[1]}.`,
          `Y ${star.el} ${star.does[2]}. Siempre fue así, dijeron.`,
        ),
        soft(
          pick(
            'La visita se fue a las once y media, como todos los días. Dejó la puerta entornada.',
            `Al irse, ${caller.o} preguntó si podía volver al día siguiente. Podía.`,
            'Quedaron migas. Las buenas visitas dejan migas.',
          ),
        ),
        opt(
          pick(
            'El timbre, que llevaba días callado, sonó otra vez, de puro gusto.',
            'En la calle, alguien que iba de prisa miró hacia la ventana y bajó el paso.',
          ),
        ),
      ],
      view: {
        place: 'una entrada con la puerta abierta y macetas',
        time: 'a media mañana',
        weather: 'con sol',
        seen: 'desde la calle',
        recipient: 'se ve en una fotografía con marco, sobre un mueble',
        sender: `recibe en la puerta a ${caller.o} con una silla`,
        objects: [star.un, caller.un, 'macetas', 'una fotografía con marco'],
        pose: 'wave',
      },
    }),
    ({ r, s, place, there, air, keep, recall, star, pick, opt, soft }) => ({
      title: pick('Las cinco de la tarde', 'La hora buena', 'Cuando daba el sol'),
      text: [
        pick(
          `A las cinco el sol llegaba hasta el fondo. Y ese día llegó más adentro que nunca: hasta ${there}.`,
          `La casa guardaba lo mejor para las cinco. La pared se puso tibia, luego clara, y del otro lado apareció ${there}.`,
          `A las cinco, en el rectángulo de luz que caía en el suelo, cabía todo: ${there}.`,
        ),
        air[0],
        pick(
          `El sol dejó una cosa en el suelo, como las deja el mar. Era ${keep.un}.`,
          `En esa raya de luz había ${keep.un}. ${upperFirst(s.name)} ${keep.lo} ${s.v('alcanzó')} justo a tiempo.`,
          `Y donde se acababa la luz había ${keep.un}. Llevaba ahí quién sabe cuánto. ${upperFirst(s.name)} ${keep.lo} ${s.v('recogió')} con las dos manos.`,
        ),
        recall(),
        pick(
          `Duró lo que dura el sol en esa pared, que a veces es bastante.`,
          `Fue como asomarse a una ventana. Y al asomarse, ahí ${r.v('estaba')} ${r.name}.`,
          `No dolía. O dolía como duele la luz al salir de lo oscuro: un momento, y luego se ve.`,
        ),
        soft('A las cinco y veinte se fue el sol. El suelo seguía tibio.'),
        opt('El polvo, en el rayo de sol, bailaba sin hacer ruido.'),
        opt('Llorar también tenía su hora, y era esa.'),
      ],
      view: {
        place: place ?? 'una sala con un rectángulo de luz en el suelo',
        time: 'a las cinco de la tarde',
        weather: 'con sol dorado',
        seen: 'desde la orilla de la luz',
        recipient: 'sonríe en la luz de aquel día',
        sender: `recoge del suelo ${keep.un}`,
        objects: [keep.un, star.un, 'un rayo de sol'],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, act, pick, opt, soft }, { night, wakeful }) => ({
      title: pick('De noche', night.at, 'La hora difícil'),
      text: [
        pick(
          `Faltaba la noche. ${night.at}, ${night.does}. Y por la ventana se vio, en la calle, a ${wakeful.un}.`,
          `${night.at}, ${night.does}. Era la hora que nadie quería. Afuera, sin poder dormir tampoco, andaba ${wakeful.un}.`,
        ),
        pick(
          `Cada noche, ${wakeful.o} miraba hacia esa casa antes de dormirse. Y ya no se dormía.`,
          `—Me pareció que había alguien —dijo ${wakeful.o}—. Pensé… No sé qué pensé.`,
        ),
        pick(
          `${upperFirst(s.name)} ${s.v('bajó')} a abrir. En ${s.n('la mano', 'las manos')} ${s.v('llevaba')} ${keep.el}.`,
          `${upperFirst(s.name)} ${s.v('bajó')}, y se sentaron en el escalón. En medio pusieron ${keep.el}.`,
        ),
        pick(
          `A oscuras se habla mejor, y se habló de ${r.name}.`,
          `Sin prisa, ${s.name} ${s.v('habló')} de ${r.name}.`,
        ),
        act(wakeful.o),
        soft(`—Así era —dijo ${wakeful.o}, y se secó la cara con la manga.`),
        pick(
          `${pick(...star.helps)}. En la calle se fueron encendiendo otras ventanas.`,
          `Ahí mismo, ${pick(...star.helps)}. La calle pareció menos oscura.`,
          `Luego ${pick(...star.helps)}. La noche se hizo menos ancha.`,
        ),
        soft(
          pick(
            `Esa noche ${wakeful.o} durmió. Se supo por los ronquidos.`,
            'Se dieron las buenas noches como se daban antes: dos veces.',
          ),
        ),
        opt('La luz se quedó encendida hasta tarde. No se desperdició nada.'),
      ],
      view: {
        place: night.room,
        time: 'de noche',
        weather: 'con luna',
        seen: 'desde la calle',
        recipient: 'se ve en una fotografía con marco, junto a la luz',
        sender: `se sienta en el escalón con ${keep.un}, junto a ${wakeful.o}`,
        objects: [keep.un, star.un, 'un escalón', 'una fotografía con marco'],
        pose: 'comfort',
      },
    }),
    ({ r, s, star, keep, praise, pick, opt, soft }, { morning, caller, wakeful }) => ({
      title: pick('Y otra vez temprano', 'Cada quien da una hora', 'Las doce'),
      text: [
        pick(
          `A las doce la casa ya no tenía nada que mostrar. Había repasado el día entero, de memoria, sin un error.`,
          `Dieron las doce, y la casa descansó. Había cumplido.`,
          `El día de ${r.name} terminaba a las doce. Lo que faltaba ${s.le} tocaba a ${s.name}.`,
        ),
        ...praise({ manner: 'a la casa oscura' }),
        soft(
          pick(
            'La casa no contestó. Respiró.',
            'En alguna parte de la casa, la madera hizo el ruido que hace cuando está de acuerdo.',
            'Eso quedó en las paredes, con lo demás.',
          ),
        ),
        pick(
          `Al otro día, ${lowerFirst(morning.at)}, ${s.name} ya ${s.v('estaba')} de pie. Ya no hacía falta que la casa se despertara sola.`,
          `A la mañana siguiente no hubo cosas que se movieran solas. Las ${s.v('movió')} ${s.name}, una por una, a su hora.`,
        ),
        pick(
          `A las once llegó ${caller.o}, y detrás, con el pelo aplastado de tanto dormir, ${wakeful.o}. Hubo tiempo para ${star.together}.`,
          `Como a ${r.name} ${r.le} habría gustado, se guardó un rato para ${star.together}, con ${caller.o} y ${wakeful.o}.${star.together.includes(star.el) ? '' : ` Y ahí cerca, ${star.el}.`}`,
        ),
        pick(
          `Las horas de ${r.name} se siguen dando. Solo que ahora las da más gente.`,
          `El silencio también volvió, pero ya no era el mismo: este sabía escuchar.`,
        ),
        opt(
          pick(
            'Por la tarde, el rectángulo de sol estuvo otra vez en el suelo, puntual.',
            'Nadie dijo «ya pasó». Dijeron «ya casi son las cinco».',
          ),
        ),
        pick(
          `En el suelo, justo donde da el sol a las cinco, dejaron ${keep.el}. Cada tarde, durante veinte minutos, el sol ${keep.lo} encuentra.`,
          `En la ventana de la noche, junto a la luz que se deja para quien llegue, está ${keep.el}.`,
        ),
      ],
      view: {
        place: morning.room,
        time: 'al amanecer',
        weather: 'con luz clara',
        seen: 'desde la ventana',
        recipient: 'se ve en una fotografía con marco, con el sol encima',
        sender: `pone ${keep.un} donde da la luz`,
        objects: [keep.un, star.un, 'tres tazas', 'una fotografía con marco'],
        pose: 'give',
      },
    }),
  ],
})
