import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { HEADS, LESSONS, PUPILS } from './props/good-manners.ts'

/** An animal fails a school of manners, lesson by lesson, until somebody there needs what no rule allows. */
export const goodManners = plot({
  id: 'good-manners',
  shape: 'school',
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
      `${r.name} y la materia de «${first.name}»`,
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
    ({ r, s, fav, star, joke, pick, when, soft }, { head, pupil }) => ({
      title: pick('La inscripción', 'Reglamento en mano', 'Primer día'),
      text: [
        pick(
          `Todo por un zapato. Bueno, por cuatro. Después del cuarto, a ${r.name} ${r.le} tocó ir a la Academia de Buenos Modales. De la correa, o de la esperanza, iba ${s.full}.`,
          `El folleto prometía animales perfectos en una semana. El lunes, muy temprano, ${r.v('llegó')} a la puerta ${r.name}. Detrás, con el folleto, ${s.full}.`,
          `Después de lo del mantel, no hubo más remedio: la Academia de Buenos Modales. ${r.name} ${r.v('entró')} con la cabeza en alto. Con la cabeza baja, ${s.full}.`,
        ),
        pick(
          `—¿Gustos? —preguntó ${head.un}, con la pluma en alto. Y quedó apuntado lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `La inscripción la hacía ${head.un}. En «debilidades» escribió, sin que le temblara la mano, lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Había una pregunta de rigor, en voz de ${head.un}: qué es lo que más ${r.le} gusta. La respuesta ocupó el renglón entero: ${fav.all}.`,
        ),
        pick(
          `—Aquí no se permiten distracciones —dijo ${head.o}. A sus espaldas, por la reja, ya entraba ${star.un}.`,
          `Se decomisó, por lo tanto, ${star.un}. Duró en el armario un minuto.`,
          `Estaba prohibido traer cosas de casa. Y ahí estaba, en el pupitre, ${star.un}. Nadie supo explicarlo.`,
        ),
        when(
          joke,
          soft(
            pick(
              `En «observaciones» anotaron: ${joke}. Y lo subrayaron con rojo.`,
              `(Lo otro se supo en el recreo: ${joke}. Hubo quien tomó apuntes).`,
            ),
          ),
        ),
        pick(
          `En la primera fila, sin parpadear, se sentaba ${pupil.un}. En la última, ${r.name}.`,
          `El ejemplo de la clase era ${pupil.un}. ${r.name} ${r.v('trató')} de hacer amistad. Eso también estaba prohibido.`,
        ),
        pick(
          `${upperFirst(s.name)} ${s.v('se quedó')} en la reja, con los dedos cruzados.`,
          `La familia podía mirar desde la reja, sin hacer señas. ${upperFirst(s.name)} ${s.v('hizo')} algunas.`,
          `Del otro lado de la reja, ${s.name} no ${s.v('dejaba')} de dar ánimos con las cejas.`,
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
    ({ r, s, star, needed, pick, soft }, { head, pupil, first, second }) => ({
      title: pick(`Materia: ${first.name}`, 'Cero', 'La última fila'),
      text: [
        pick(
          `La primera materia era «${first.name}»: había que ${first.rule}. ${first.result}.`,
          `Empezaron con «${first.name}», que consiste en ${first.rule}. ${first.result}.`,
          `A primera hora tocaba «${first.name}», o sea, ${first.rule}. ${first.result}.`,
        ),
        pick(
          `Luego vino «${second.name}». Era fácil: ${second.rule}. ${second.result}.`,
          `En «${second.name}» se esperaba más. Se trataba de ${second.rule}. ${second.result}.`,
          `Con «${second.name}» se quiso compensar. Consistía en ${second.rule}. ${second.result}.`,
        ),
        pick(
          `${upperFirst(pupil.el)} sacó diez. A ${r.name} ${r.le} pusieron cero, y como sobraba lápiz, otro cero.`,
          `Las calificaciones se leyeron en voz alta. ${r.name}: cero. Se oyó un aplauso desde la reja.`,
          `—Cero —dijo ${head.o}. ${r.name} lo ${r.v('tomó')} por un elogio y ${r.v('agradeció')} en consecuencia.`,
        ),
        needed(head.o),
        pick(
          `${upperFirst(star.el)} ${star.does[1]} en plena clase. ${upperFirst(pupil.el)} miró de reojo. Fue su primera falta.`,
          `En el recreo, ${star.el} ${star.does[2]}. Al rato la primera fila estaba ahí, fingiendo que pasaba.`,
          `Por la ventana se vio que ${star.el} ${star.does[1]}. A más de uno se le movió la cola. Eso se descuenta.`,
        ),
        pick(
          `${upperFirst(s.name)} ${s.v('propuso')} volver a casa. Pero faltaba el examen, dijo ${head.o}, y era al día siguiente.`,
          `${upperFirst(head.o)} llamó a ${s.name} aparte. Quedaba el examen final. Después, decidirían.`,
        ),
        soft('A la hora de la siesta, la primera fila dormía en orden alfabético.'),
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
    ({ r, s, place, there, air, keep, recall, star, pick }) => ({
      title: pick('La tarea', 'Lo que no venía en el programa', 'De noche, sin reglas'),
      text: [
        pick(
          `Esa noche nadie estudió. ${r.name} ${r.v('puso')} la cabeza en las rodillas de ${s.name}, y desde ahí se veía otra cosa: ${there}.`,
          `La tarea era no hacer nada. La hicieron en el suelo de la cocina, y al rato el suelo ya era otro: ${there}.`,
          `De regreso, en vez de dar vuelta en su calle, la calle dio vuelta sola. Y fueron a salir donde nadie pone calificaciones: ${there}.`,
        ),
        air[0],
        pick(
          `Debajo de todo estaba ${keep.un}. ${r.name} ${keep.lo} ${r.v('encontró')} a la primera.`,
          `Y sin que se lo ordenaran, ${r.name} ${r.v('fue')}, ${r.v('buscó')} y ${r.v('trajo')} lo que había que traer: ${keep.un}.`,
          `${r.name} ${r.v('volvió')} con algo y lo ${r.v('dejó')} a los pies de ${s.name}. Era ${keep.un}.`,
        ),
        recall(),
        pick(
          `Ese día tampoco había habido reglas. Y qué bien se había portado todo el mundo.`,
          `${r.name} ${r.v('levantó')} las orejas, o lo que se levante en esos casos. También eso lo tenía aprendido.`,
          `Hay lecciones que no se estudian. Se quedan.`,
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
    ({ star, keep, act, pick, soft }, { head, pupil }) => ({
      title: pick('El examen', '«Quieto»', 'Lo que nadie se atrevió a hacer'),
      text: [
        pick(
          `El examen era uno solo: no moverse, pase lo que pase. Y lo que pasó fue que ${head.o} abrió una carta, la leyó y se soltó a llorar.`,
          `${upperFirst(head.o)} ordenó que nadie se moviera, sucediera lo que sucediera. Y se echó a llorar.`,
        ),
        pick(
          `Era la orden de cierre. Nadie quería ya animales perfectos.`,
          `Iban a cerrar la Academia. Y nadie, en todos esos años, había ido a darle las gracias.`,
        ),
        pick(
          `${upperFirst(pupil.el)} no se movió. La primera fila no se movió. Así se lo habían enseñado.`,
          `Nadie parpadeó. Era un examen de diez, y daba tristeza verlo.`,
        ),
        act(head.o),
        soft(
          pick(
            `—Eso no está permitido —dijo ${head.o}, sin soltar.`,
            `—Regla nueve —murmuró ${head.o}—: no acercarse.`,
          ),
        ),
        pick(
          `Luego ${keep.el} ${pick(...keep.wakes)}. En la primera fila se movió una oreja.`,
          `En medio quedó ${keep.el}, que ${pick(...keep.wakes)}. Y a ${pupil.el} se le salió un ruido, el primero de su carrera.`,
        ),
        pick(
          `${upperFirst(star.el)} ${pick(...star.helps)}. Se rompieron las filas. Se despeinó hasta el cuadro del fundador.`,
          `Y como ya todo estaba perdido, ${star.el} ${pick(...star.helps)}. Fue el recreo más largo de la historia.`,
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
      title: pick('La boleta', 'Mención honorífica', 'Graduación'),
      text: [
        pick(
          `La Academia no cerró. Cambió de nombre: ahora es de Malos Modales, y hay lista de espera. ${upperFirst(head.o)} da la clase de revolcarse.`,
          `${upperFirst(head.o)} borró las once reglas y escribió una: «Si alguien llora, se rompe la fila».`,
          `Hubo graduación, sin filas. ${upperFirst(pupil.el)} llegó con barro hasta las cejas. Fue el discurso más aplaudido.`,
        ),
        pick(
          `La primera materia del nuevo programa la da ${star.el}. Consiste, sencillamente, en ${star.together}.`,
          `Para la fiesta se levantó la prohibición principal. Todo el patio se dedicó a ${star.together}, con ${star.el} al centro.`,
          `A ${star.el} le devolvieron su lugar, con disculpas. Y el resto de la tarde fue para ${star.together}.`,
        ),
        pick(
          `De camino a casa, ya sin folleto, había algo pendiente.`,
          `Faltaba firmar la boleta. En vez de firmar, alguien se puso en cuclillas.`,
          `Y luego, con la puerta cerrada y un zapato menos:`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `La boleta de ${r.name} es la única con la misma nota en todo: cero, cero, cero. Y abajo, con otra tinta: «Gracias».`,
          `En la boleta, junto a los ceros, alguien dibujó ojos y sonrisas. Parecen una familia.`,
        ),
        soft(
          pick(
            `De vez en cuando llega ${pupil.el} a pasar el domingo. No pide permiso.`,
            'En el cuadro, el fundador salió despeinado. Así se quedó.',
          ),
        ),
        pick(
          `El diploma se enmarcó, pero lo que de verdad se ganó está abajo, al alcance del hocico o de lo que haya: ${keep.el}.`,
          `Y en el lugar de dormir, debajo de la barbilla, donde no llega ninguna regla, está ${keep.el}.`,
          `Cada noche, antes de echarse, ${r.name} ${r.v('da')} tres vueltas alrededor de ${keep.el}. Nadie se lo enseñó.`,
        ),
      ],
      view: {
        place: 'una sala con un diploma en la pared y un zapato mordido',
        time: 'de noche',
        weather: 'con luna en la ventana',
        seen: 'desde el suelo',
        recipient: `se acomoda junto a ${keep.un}`,
        sender: 'se pone en cuclillas y acaricia',
        objects: [keep.un, star.un, 'un diploma', 'un zapato mordido'],
        pose: 'sleep',
      },
    }),
  ],
})
