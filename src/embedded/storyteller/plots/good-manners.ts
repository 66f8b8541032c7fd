import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { HEADS, LESSONS, PUPILS } from './props/good-manners.ts'

/** An animal fails a school of manners, lesson by lesson, until somebody there needs what no rule allows. */
export const goodManners = plot({
  id: 'good-manners',
  shape: 'school',
  has: /^(?:el|la) (?:correa|diploma)$/,
  suits: ({ r }) => (r.role === 'pet' ? 5 : 0),
  set: ({ pick }) => {
    const first = pick(...LESSONS)
    return {
      head: pick(...HEADS),
      pupil: pick(...PUPILS),
      first,
      second: pick(...LESSONS.filter((lesson) => lesson !== first)),
    }
  },
  title: ({ r, pick }, { first }) =>
    pick(
      `${r.name} en la Academia de Buenos Modales`,
      `Las calificaciones de ${r.name}`,
      `${r.name} y la clase de «${first.name}»`,
      `${r.name}, última fila`,
    ),
  cover: ({ star, keep }, { head, pupil }) => ({
    place: 'un patio de escuela para animales con pupitres en fila',
    time: 'por la mañana',
    weather: 'con sol',
    seen: 'desde la pizarra',
    recipient: `se sienta donde no debe, junto a ${star.un}`,
    sender: 'se tapa los ojos y se ríe detrás de la reja',
    objects: [star.un, keep.un, head.un, pupil.un],
    pose: 'sit',
  }),
  chapters: [
    ({ r, s, fav, star, pick, soft }, { head, pupil }) => ({
      title: pick('Primer día', 'La inscripción', 'La Academia de Buenos Modales'),
      text: [
        pick(
          `Después del cuarto zapato mordido, a ${r.name} ${r.le} tocó ir a la Academia de Buenos Modales. A su lado, con un poco de vergüenza, ${s.v('iba')} ${s.full}.`,
          `Un lunes, ${r.name} ${r.v('entró')} en la Academia de Buenos Modales, que promete animales perfectos. A la puerta, sin ganas de despedirse, ${s.v('llegó')} también ${s.full}.`,
          `Un día, del mantel solo quedó una esquina mordida. Por eso ${r.name} ${r.v('tuvo')} que ir a la Academia de Buenos Modales. En la entrada, sin ganas de irse, ${s.v('se quedó')} ${s.full}.`,
        ),
        pick(
          `—¿Qué es lo que más ${r.le} gusta? —preguntó ${head.un}, con una ficha en la mano. En la ficha quedó escrito: ${fav.all}.`,
          `La ficha la llenó ${head.un}. Lo primero que anotó fue lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `En la inscripción había que decir lo que más ${r.le} gusta a ${r.name}, y ${head.un} lo anotó: ${fav.all}.`,
        ),
        pick(
          `—Aquí no se traen cosas de casa —dijo ${head.o}. Pero en el patio ya ${star.present}. ${star.el} ${star.does[0]}.`,
          `Estaba prohibido traer distracciones. Aun así, en el patio apareció ${star.un}. ${star.el} ${star.does[0]}.`,
        ),
        pick(
          `En la primera fila estaba ${pupil.un}. Nunca se equivocaba. A ${r.name} ${r.le} dieron el lugar del fondo.`,
          `El mejor de la clase era ${pupil.un}. ${r.name} ${r.v('quiso')} hacer amistad, pero eso también estaba prohibido.`,
        ),
        soft(
          pick(
            `${upperFirst(s.name)} ${s.v('prometió')} no moverse de la entrada hasta la hora de salida.`,
            `Desde la entrada, ${s.name} ${s.v('daba')} ánimos con la mano.`,
          ),
        ),
      ],
      view: {
        place: 'un salón con pupitres pequeños y un reglamento en la pared',
        time: 'por la mañana',
        weather: 'con sol en las ventanas',
        seen: 'desde la reja',
        recipient: `ocupa el último pupitre, con ${star.un}`,
        sender: 'mira desde la reja con los dedos cruzados',
        objects: [star.un, pupil.un, 'pupitres', 'una pizarra'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, needed, pick }, { first, head, pupil, second }) => ({
      title: pick(first.name, 'Cero', 'La última fila'),
      text: [
        pick(
          `La primera clase se llamaba «${first.name}», y consistía en ${first.rule}. Le tocó el turno a ${r.name}. ${first.result}.`,
          `Empezaron con «${first.name}»: había que ${first.rule}. Salió ${r.name}. ${first.result}.`,
        ),
        pick(
          `La segunda era «${second.name}». Solo había que ${second.rule}. Otra vez le tocó a ${r.name}. ${second.result}.`,
          `Luego vino «${second.name}», o sea, ${second.rule}. Otra vez le tocó a ${r.name}. ${second.result}.`,
        ),
        pick(
          `${pupil.el} no falló ni una vez. A ${r.name} ${r.le} pusieron dos ceros, y los ${r.v('olió')} despacio, por si eran un premio.`,
          `—Cero y cero —dijo ${head.o}. Desde la entrada se oyó un aplauso. ${upperFirst(s.v('era'))} ${s.name}.`,
        ),
        needed(head.o, 'Debajo de los ceros quedaba un renglón para observaciones.'),
        pick(
          `En plena clase, ${star.el} ${star.does[1]}. Los de la primera fila miraron de reojo: también querían jugar.`,
          `A la hora del recreo, ${star.el} ${star.does[2]}, y los alumnos perfectos se acercaron a ver.`,
        ),
        pick(
          `Así fue toda la semana. —Mañana es el examen, y quien no lo apruebe no puede quedarse —avisó ${head.o}. Esa noche, ${r.name} ${r.v('volvió')} a casa con ${s.name}.`,
          `Así llegó la víspera del examen. Para esa noche solo había una tarea: practicar en casa, con ${s.name}.`,
        ),
      ],
      view: {
        place: 'un patio de escuela con una raya de gis',
        time: 'a mediodía',
        weather: 'con sol',
        seen: 'desde la última fila',
        recipient: `rompe la fila, detrás de ${star.un}`,
        sender: 'aplaude detrás de la reja',
        objects: [star.un, pupil.un, head.un, 'un cero en la pizarra'],
        pose: 'run',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick }) => ({
      title: pick('La tarea', 'Una noche sin reglas', 'Lo que ya sabían'),
      text: [
        pick(
          `Esa noche nadie practicó. ${r.name} ${r.v('puso')} la cabeza en las rodillas de ${s.name}, ${r.v('cerró')} los ojos y ${r.v('volvió')} a ver ${there}.`,
          `De camino a casa, la calle dio una vuelta que no daba nunca. Y en vez de llegar a la puerta llegaron a ${there}.`,
        ),
        air[0],
        pick(
          'Ahí nadie ponía ceros.',
          `${upperFirst(s.name)} ya no ${s.v('pensaba')} en el examen. ${r.name}, tampoco.`,
        ),
        pick(
          `${r.name} ${r.v('se acercó')}, y ahí había ${keep.un}.`,
          `En el suelo había ${keep.un}. ${r.name} ${r.v('se echó')} al lado.`,
        ),
        recall(),
        pick(
          `Un día así no lo enseñaban en ninguna academia. Y por la mañana, ${keep.el} también fue al examen.`,
          `Por la mañana, ${r.name} ${r.v('llevó')} al examen ${keep.el}. Nadie había dicho que estuviera prohibido.`,
        ),
      ],
      view: {
        place: place ?? 'una cocina de noche con luz dorada en el suelo',
        time: 'de noche',
        weather: 'con luz dorada',
        seen: 'desde el suelo',
        recipient: `trae ${keep.un}`,
        sender: 'se sienta en el suelo',
        objects: [keep.un, star.un, 'un folleto'],
        pose: 'sit',
      },
    }),
    ({ r, star, keep, act, pick, soft }, { head, pupil }) => ({
      title: pick('El examen', '«Quieto»', 'Lo que nadie se atrevió a hacer'),
      text: [
        pick(
          `El examen consistía en no moverse, pasara lo que pasara. Entonces ${head.o} abrió una carta y se puso a llorar: iban a cerrar la Academia, porque ya nadie quería animales perfectos.`,
          `—Que nadie se mueva —ordenó ${head.o}, y leyó una carta. Decía que la Academia se cerraba. ${head.o} se sentó en el suelo y se echó a llorar.`,
        ),
        soft(
          pick(
            `${pupil.el} no se movió. Toda la primera fila se quedó quieta, porque así se lo habían enseñado.`,
            'Los alumnos perfectos no parpadearon. Querían aprobar.',
          ),
        ),
        act(head.o),
        pick(
          `—Eso no venía en el programa —dijo ${head.o}. Pero ya no lloraba.`,
          `Con eso, ${head.o} dejó de llorar. Y comprendió que le había puesto cero a quien más sabía.`,
        ),
        pick(
          `Luego ${r.name} ${r.v('dejó')} ${keep.el} en medio del patio. ${pupil.el} aguantó lo que pudo. Después rompió la fila y fue a oler${keep.lo}, sin pedir permiso.`,
          `${r.name} ${r.v('dejó')} ${keep.el} en medio del patio. Para oler${keep.lo} hay que bajar la cabeza: ${pupil.el} dio un paso, y detrás dio otro toda la fila.`,
        ),
        pick(
          `Y ${pick(...star.helps)}. —¡Recreo! —anunció ${head.o}, y empezó el recreo más largo de la historia.`,
          `Después ${pick(...star.helps)}. La primera fila no aguantó más y salió a jugar. ${upperFirst(head.o)} no puso ni un cero.`,
        ),
      ],
      view: {
        place: 'un patio de escuela con animales en fila',
        time: 'por la mañana',
        weather: 'con sol y hojas que vuelan',
        seen: 'desde la primera fila',
        recipient: `se acerca a ${head.un}, con ${keep.un}`,
        sender: 'abre la reja y corre al patio',
        objects: [keep.un, star.un, pupil.un, 'un silbato'],
        pose: 'comfort',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft }, { head, pupil }) => ({
      title: pick('Después del examen', 'Inscripciones abiertas', 'Una regla nueva'),
      text: [
        pick(
          `De aquel examen se enteró todo el barrio, y hubo tantas inscripciones que la Academia no se cerró. ${head.o} borró todas las reglas y escribió una sola: «Si alguien llora, hay que acercarse».`,
          `Ahora la Academia tiene lista de espera, porque ${head.o} cambió las reglas. Solo queda una: «Si alguien está triste, se rompe la fila».`,
        ),
        pick(
          `La primera clase del nuevo programa es muy fácil: ${star.together}.`,
          `Para celebrarlo, ${r.name} ${r.v('tuvo')} la tarde entera para ${star.together}.`,
          `${r.name} ${r.v('eligió')} qué hacer el resto de la tarde, y alcanzó para ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `En casa, ${s.name} ${s.v('miró')} los ceros, uno por uno, y ${s.v('se agachó')} para quedar cara a cara con ${r.name}.`,
            `Ya en casa, ${s.name} ${s.v('tenía')} una calificación que poner. No era ningún cero.`,
          ),
          asks: head.o,
          when: 'Con las calificaciones ya en la mano',
        }),
        soft(
          pick(
            `De vez en cuando, ${pupil.el} viene a pasar el domingo. Ya no pide permiso.`,
            `Junto a los ceros de ${r.name}, ${head.o} escribió: «Gracias».`,
          ),
        ),
        pick(
          `Los ceros están en la pared, con marco. Pero lo que ${r.name} ${r.v('cuida')} es otra cosa, y está a su lado cuando duerme: ${keep.el}.`,
          `Todas las noches, antes de dormir, ${r.name} ${r.v('da')} tres vueltas alrededor de ${keep.el}. Eso no se lo enseñó nadie.`,
          `En el rincón de ${r.name}, donde no manda ninguna regla, está ${keep.el}.`,
        ),
      ],
      view: {
        place: 'una sala con dos ceros enmarcados en la pared y un zapato mordido',
        time: 'de noche',
        weather: 'con luna en la ventana',
        seen: 'desde el suelo',
        recipient: `se acomoda junto a ${keep.un}`,
        sender: 'se pone en cuclillas y acaricia',
        objects: [keep.un, star.un, 'dos ceros enmarcados', 'un zapato mordido'],
        pose: 'sleep',
      },
    }),
  ],
})
