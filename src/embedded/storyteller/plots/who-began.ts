import { upperFirst } from '../language/grammar/text.ts'
import { isFrail } from '../things/happenings.ts'
import { plot } from './plot.ts'
import { CLERKS, JUDGES, WITNESSES } from './props/who-began.ts'

/** Two people are summoned before a court, to find out which of them began it; both plead guilty. */
export const whoBegan = plot({
  id: 'who-began',
  shape: 'trial',
  has: /^(?:el|la) (?:hoja|papel)$/,
  suits: ({ r, s, said }) =>
    // nobody is tried for whom they love, least of all who were
    r.several || s.several || r.age === 'small' || isFrail(said) || (r.role === 'partner' && r.gender === s.gender)
      ? 0
      : r.role === 'partner'
        ? 6
        : r.role === 'friend' || r.role === 'sibling' || r.role === 'cousin'
          ? 5
          : 0,
  set: ({ pick }) => ({
    judge: pick(...JUDGES),
    clerk: pick(...CLERKS),
    witness: pick(...WITNESSES),
    charge: pick('llevarse demasiado bien a cualquier hora', 'reírse sin permiso y a deshoras'),
  }),
  hears: ({ judge }) => judge.o,
  wonders: ({ judge: { o }, clerk }) => [
    `${upperFirst(o)} preguntó cuáles eran los hechos.`,
    `Sin saber lo que pasó no se puede juzgar a nadie, y ${o} lo preguntó.`,
    `Para el acta, ${clerk.o} necesitaba los hechos desde el principio.`,
    `${upperFirst(o)} quería los hechos, y los quería en orden.`,
  ],
  title: ({ r, s, pick }, { judge }) =>
    pick(
      `El caso de ${r.name} y ${s.name}`,
      `Quién empezó, ${r.name} o ${s.name}`,
      `${r.name}, ${s.name} y ${judge.o}`,
      `${r.name} y ${s.name} ante la ley`,
    ),
  cover: ({ star, keep }, { judge }) => ({
    place: 'una sala de tribunal con bancas de madera',
    time: 'por la mañana',
    weather: 'con sol en los ventanales',
    seen: 'desde la última banca',
    recipient: `levanta la mano para jurar, junto a ${star.un}`,
    sender: 'se tapa la boca para no reírse',
    objects: [star.un, keep.un, judge.thing, 'una balanza'],
    pose: 'wave',
  }),
  chapters: [
    ({ r, s, fav, star, pick }, { charge, clerk, judge }) => ({
      title: pick('La citación', 'Dos nombres en un papel', 'Dos culpables'),
      text: [
        pick(
          `El lunes llegó un sobre muy serio, con escudo y todo. Era una citación del juzgado. Citaba a ${r.name}, y también a ${s.full}.`,
          `Por debajo de la puerta entró un sobre. «Al juzgado, a las nueve», decía. Era para ${r.name} y para ${s.full}.`,
          `Una mañana hubo que ir al juzgado, porque así lo decía un papel con sello. Venían dos nombres: el de ${r.name} y el de ${s.full}.`,
        ),
        pick(`La acusación cabía en un renglón: ${charge}.`, `Se les acusaba de algo muy grave: ${charge}.`),
        pick(
          `—Primero, los datos —dijo ${clerk.o}. El primero era lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Para empezar, ${clerk.o} tuvo que anotar lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `En el expediente de ${r.name} lo primero era lo que más ${r.le} gusta: ${fav.all}.`,
        ),
        pick(
          `Por eso, en la mesa de las pruebas, ${star.present}. ${star.el} ${star.does[0]}.`,
          `Y por eso, delante de todos, ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
        pick(
          `Entonces entró ${judge.un}. —Que fueron dos, eso ya lo sé —dijo—. Lo que quiero saber es quién empezó.`,
          `Todos se pusieron de pie, porque entraba ${judge.un}. —Aquí solo hay una pregunta —dijo—: ¿quién empezó?`,
        ),
        pick(
          `—${r.spoken('Yo', 'Nosotros')} —${r.v('dijo')} ${r.name}. ${upperFirst(s.name)} ${s.v('dijo')} que no, que ahí solo había empezado una persona, y no era ${r.name}. Y ahí empezó el juicio.`,
          `${r.name} y ${s.name} levantaron la mano al mismo tiempo. Así no había manera de saberlo.`,
        ),
      ],
      view: {
        place: 'una sala de tribunal con bancas de madera',
        time: 'a las nueve de la mañana',
        weather: 'con sol en los ventanales',
        seen: 'desde el estrado',
        recipient: `levanta la mano, junto a ${star.un}`,
        sender: 'levanta la mano también, más alto',
        objects: [star.un, judge.thing, 'un sobre con lacre', 'una pluma'],
        pose: 'wave',
      },
    }),
    ({ r, s, star, needed, pick, soft }, { clerk, judge, witness }) => ({
      title: pick('Los testigos', 'Toda la verdad', 'Nadie se pone de acuerdo'),
      text: [
        pick(
          `Declaró ${witness.un}. Dijo ${witness.says}.`,
          `Llamaron a ${witness.un}. Juró decir la verdad, y dijo ${witness.says}.`,
        ),
        needed(judge.o),
        pick(
          `${star.el} ${star.does[1]}. —Que conste en el acta —dijo ${judge.o}.`,
          `Después ${star.el} ${star.does[2]}. Toda la sala murmuró, y hubo que pedir silencio.`,
        ),
        pick(
          `—Yo tengo pruebas de que empecé —${s.v('dijo')} ${s.name}, y las ${s.v('mostró')}. ${r.name} ${r.v('mostró')} otras iguales, del mismo día y de la misma hora.`,
          `${upperFirst(s.name)} ${s.v('aseguró')} que la primera sonrisa fue suya. ${r.name} ${r.v('contestó')} que no: que la suya fue antes. Nadie quería ceder.`,
          `Cada vez que ${s.name} ${s.v('decía')} «fui yo», ${r.name} ${r.v('decía')} lo mismo más fuerte. Hasta el público se enredó.`,
        ),
        soft(`—En treinta años no había visto un caso así —dijo ${clerk.o}—. Todo el mundo viene a decir que no fue.`),
        pick(
          `—Así no se puede. Hay que ir al lugar de los hechos —dijo ${judge.o}. Y se fueron todos, en fila.`,
          `${judge.o} dio un golpe en la mesa. —Quiero ver dónde pasó —dijo. Y salieron en fila: ${judge.o}, ${clerk.o}, ${r.name} y ${s.name}.`,
        ),
      ],
      view: {
        place: 'una sala de tribunal llena de público',
        time: 'a media mañana',
        weather: 'con sol en los ventanales',
        seen: 'desde entre el público',
        recipient: `señala con entusiasmo, junto a ${star.un}`,
        sender: 'enseña un montón de hojas',
        objects: [star.un, judge.thing, 'un montón de hojas', 'bancas llenas'],
        pose: 'point',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick }, { clerk, judge }) => ({
      title: pick('El lugar de los hechos', 'La prueba', 'Donde pasó todo'),
      text: [
        pick(
          `Delante ${s.v('iba')} ${s.name}, que ${s.v('sabía')} el camino. Doblaron una esquina, y ahí estaba ${there}.`,
          `—Es aquí —${s.v('dijo')} ${s.name}, y ${s.v('abrió')} una puerta. Detrás se asomaron ${judge.o} y ${clerk.o}. Era ${there}.`,
        ),
        air[0],
        pick(
          `${clerk.o} dejó de escribir, porque aquello no cabía en un acta.`,
          `—Que nadie toque nada —dijo ${judge.o}, pero lo dijo en voz muy baja.`,
        ),
        pick(
          `A la vista de todos estaba la prueba: ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} para que se viera bien.`,
          `${r.name} ${r.v('se agachó')} a recoger la única prueba que había: ${keep.un}.`,
        ),
        recall(),
        pick(
          'Después de oír aquello, ya no parecía tan urgente saber quién había empezado.',
          `${judge.o} miró a ${r.name}, miró a ${s.name} y no hizo ninguna pregunta más. Ya casi entendía el caso.`,
          `—La prueba me la llevo —dijo ${judge.o}. Pero ${r.name} no ${r.v('soltó')} ${keep.el}, y nadie se atrevió a insistir.`,
        ),
      ],
      view: {
        place: place ?? 'una esquina conocida, llena de luz dorada',
        time: 'al mediodía',
        weather: 'con luz dorada',
        seen: 'desde detrás de un cordón',
        recipient: `levanta ${keep.un} con las dos manos`,
        sender: 'se acerca sin decir nada',
        objects: [keep.un, star.un, 'un cordón', judge.thing],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, act, pick, soft }, { clerk, judge }) => ({
      title: pick('El veredicto', 'Lo que no sabía el juzgado', 'Nadie empezó'),
      text: [
        pick(
          `De vuelta en la sala, ${judge.o} no pudo dictar sentencia, porque se le quebró la voz. —${judge.alone} —dijo—. Por eso pregunto quién empieza: para aprender cómo se hace.`,
          `Llegó la hora del veredicto. Pero ${judge.o} se quedó mirando al suelo. —${judge.alone} —confesó—. Quería saber cómo se empieza una cosa así.`,
        ),
        act(judge.o, 'sorrow', 'named'),
        soft(
          pick(
            `—Entonces se empieza así —dijo ${judge.o}.`,
            `—O sea que basta con que alguien empiece —dijo ${judge.o}.`,
          ),
        ),
        soft(
          pick(
            `${upperFirst(clerk.o)} acercó su silla, un poquito.`,
            `A ${clerk.o} se le ocurrió preguntarle a ${judge.o} si ya había comido. En treinta años no se lo había preguntado.`,
          ),
        ),
        pick(
          `Faltaba el veredicto. ${r.name} ${r.v('puso')} ${keep.el} en la balanza. —¿Quién se queda con la prueba? —preguntó ${judge.o}. ${r.name} ${r.v('señaló')} a ${s.name}, y ${s.name}, a ${r.name}.`,
          `De la mesa de las pruebas, ${r.name} ${r.v('tomó')} ${keep.el}. —¿Quién se acuerda mejor? —preguntó ${judge.o}. Levantaron la mano a la vez y se echaron a reír.`,
        ),
        pick(
          `Luego ${pick(...star.helps)}. La sala aplaudió, y nadie supo quién había empezado. —Así se empieza: a la vez —dijo ${judge.o}.`,
          `Después ${pick(...star.helps)}. ${judge.o} y ${clerk.o} aplaudieron sin ponerse de acuerdo. —Ya está claro —dijo ${judge.o}—: empezaron a la vez.`,
        ),
      ],
      view: {
        place: 'un tribunal con una balanza sobre la mesa',
        time: 'por la tarde',
        weather: 'con luz naranja en los ventanales',
        seen: 'desde la puerta',
        recipient: `pone ${keep.un} en la balanza`,
        sender: `le ofrece un pañuelo a ${judge.o}`,
        objects: [keep.un, star.un, 'una balanza', judge.thing],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { clerk, judge }) => ({
      title: pick('La sentencia', 'Se levanta la sesión', 'Culpables, y muy contentos'),
      text: [
        pick(
          `La sentencia fue esta: ${star.together}. No se podía apelar, y nadie quiso.`,
          `Se dictó sentencia: ${star.together}, todas las veces que se pueda.`,
          `El castigo no lo pareció: ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `—¿Alguien quiere decir algo más? —preguntó ${judge.o}. ${upperFirst(s.name)} ${s.v('pidió')} la palabra.`,
            `En la escalera del juzgado, ${s.name} ${s.v('se detuvo')}. Quedaba por confesar lo más importante.`,
            `Ya en la calle, sin testigos ni actas, hubo otra confesión. Era de ${s.name}.`,
          ),
          asks: judge.o,
          when: 'Antes de cerrar el acta',
        }),
        pick(
          `De ${judge.o} se sabe que ahora come todos los días con ${clerk.o}, y que nadie recuerda de quién fue la idea.`,
          `Al día siguiente había un letrero en la puerta del juzgado: «Cerrado por paseo». Lo firmaban ${judge.o} y ${clerk.o}.`,
        ),
        { spare: ['Las risas se oyeron desde la calle, y eso no consta en ningún acta.'] },
        pick(
          `La prueba la ${r.v('guarda')} ${r.name}, muy a la vista. Es ${keep.el}, y el caso sigue abierto.`,
          `Cuando ${r.name} y ${s.name} no se ponen de acuerdo en algo, basta con sacar la prueba: ${keep.el}.`,
        ),
      ],
      view: {
        place: 'la escalera de un tribunal con columnas',
        time: 'al atardecer',
        weather: 'con cielo rosa',
        seen: 'desde la calle',
        recipient: `baja la escalera con ${keep.un} en la mano`,
        sender: 'le habla al oído',
        objects: [keep.un, star.un, 'columnas', 'una escalera'],
        pose: 'walk',
      },
    }),
  ],
})
