import { upperFirst } from '../language/grammar/text.ts'
import { isFrail } from '../things/happenings.ts'
import { plot } from './plot.ts'
import { INSPECTORS, QUESTIONS, SEATS } from './props/reverse-exam.ts'

/** Whoever has taught others sits an examination, and those who were taught ask the questions. */
export const reverseExam = plot({
  id: 'reverse-exam',
  shape: 'exam',
  has: /^(?:el|la) (?:hoja|lapiz|gis|clip|papel|lista)$/,
  suits: ({ r, said }) =>
    // whoever is very old or ill has been asked enough questions
    r.role === 'pet' || r.age === 'small' || r.age === 'older' || isFrail(said)
      ? 0
      : r.role === 'teacher'
        ? 6
        : r.age !== 'elder' && (r.role === 'parent' || r.role === 'uncle' || r.role === 'colleague')
          ? 4
          : 0,
  set: ({ pick }) => {
    const first = pick(...QUESTIONS)
    return {
      inspector: pick(...INSPECTORS),
      seat: pick(...SEATS),
      first,
      second: pick(...QUESTIONS.filter((question) => question !== first)),
    }
  },
  hears: ({ inspector }) => inspector.o,
  wonders: ({ inspector: { o } }) => [
    `Esa lección no estaba en el programa, y ${o} preguntó cuál era.`,
    `${upperFirst(o)} levantó la mano: quería que se lo explicaran.`,
    `Para corregir el examen, ${o} tenía que saber de qué trataba aquello.`,
    `${upperFirst(o)} había venido a vigilar, y acabó preguntando.`,
  ],
  title: ({ r, pick }) =>
    pick(
      `El examen de ${r.name}`,
      `${r.name} ${r.v('pasa')} al pizarrón`,
      `Cinco preguntas para ${r.name}`,
      `Una hoja y un lápiz para ${r.name}`,
    ),
  cover: ({ star, keep }, { seat }) => ({
    place: 'un salón con un pizarrón y bancas pequeñas',
    time: 'por la mañana',
    weather: 'con sol en las ventanas',
    seen: 'desde la última fila',
    recipient: `se sienta en ${seat.un}, con ${star.un} al lado`,
    sender: 'escribe en el pizarrón con un gis',
    objects: [star.un, keep.un, 'un pizarrón', 'un gis'],
    pose: 'sit',
  }),
  chapters: [
    ({ r, s, fav, star, pick, soft }, { inspector, seat }) => ({
      title: pick('Primera pregunta', 'Hoy hay examen', 'El examen al revés'),
      text: [
        pick(
          `Una mañana todo estaba al revés. ${r.name} ${r.v('abrió')} la puerta de un salón, y delante del pizarrón, con el borrador en la mano, ${s.v('estaba')} ${s.full}.`,
          `Sonó un timbre que ${r.name} no ${r.v('esperaba')}. En el salón quedaba un asiento libre, ${seat.un}, y frente al pizarrón, esperando, ${s.v('estaba')} ${s.full}.`,
          `—Hoy hay examen —${s.v('dijo')}, junto al pizarrón, ${s.full}. ${r.n('En la lista había un solo nombre, y era el de', 'En la lista no había más nombres que los de')} ${r.name}.`,
        ),
        soft(
          pick(
            `Eran cinco preguntas, y las hacía quien tenía algo que aprender de ${r.name}.`,
            `El examen tenía cinco preguntas, y a hacerlas venía gente que quería aprender algo de ${r.name}.`,
          ),
        ),
        pick(
          `La primera pregunta era qué es lo que más ${r.le} gusta a ${r.name}. Para esa no hacía falta estudiar: ${fav.all}.`,
          `La primera pregunta decía «¿qué es lo que más ${r.le} gusta a ${r.name}?», y esa se la sabían todos: ${fav.all}.`,
          `Para empezar, una sencilla: lo que más ${r.le} gusta a ${r.name}. No hubo que pensarlo: ${fav.all}.`,
        ),
        pick(
          `Sobre la mesa, para ayudar, ${star.present}. ${star.el} ${star.does[0]}.`,
          `Como material permitido, sobre la mesa ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
        pick(
          `Al fondo, para que todo fuera en serio, se sentó ${inspector.un}, que ${inspector.way}.`,
          `Lo vigilaba todo, desde la última fila, ${inspector.un}, que ${inspector.way}.`,
        ),
      ],
      view: {
        place: 'un salón con un pizarrón y bancas pequeñas',
        time: 'por la mañana',
        weather: 'con sol en las ventanas',
        seen: 'desde el escritorio',
        recipient: `se sienta en ${seat.un}, junto a ${star.un}`,
        sender: 'reparte una hoja de examen',
        objects: [star.un, 'una hoja de examen', 'un pizarrón', 'un gis'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, needed, pick, soft }, { first, inspector, second }) => ({
      title: pick('Preguntas dos y tres', 'La fila', 'Quién pregunta'),
      text: [
        pick(
          `Con la segunda pregunta entró ${first.who}. —${first.asks} —preguntó.`,
          `Se abrió la puerta y entró ${first.who}. Traía la segunda pregunta: —${first.asks}`,
        ),
        soft(
          pick(
            `${r.name} lo ${r.v('pensó')} un momento. —${first.answer} —${r.v('dijo')} por fin.`,
            `—${first.answer} —${r.v('contestó')} ${r.name}, sin libros ni nada.`,
          ),
        ),
        pick(
          `Detrás esperaba ${second.who}, que traía la tercera: —${second.asks}`,
          `Con la tercera llegó ${second.who}: —${second.asks}`,
        ),
        pick(
          `—${second.answer} —${r.v('contestó')} ${r.name}.`,
          `—${second.answer} —${r.v('dijo')} ${r.name} sin dudar.`,
        ),
        pick(
          `${star.el} ${star.does[1]}, y nadie se puso nervioso.`,
          `Entre pregunta y pregunta, ${star.el} ${star.does[2]}, y el examen se hacía más corto.`,
        ),
        needed(inspector.o),
        pick(
          `La cuarta pregunta no tenía letras. En la hoja solo había una puerta, dibujada con lápiz. —Esa la ${s.spoken('puse yo', 'pusimos nosotros')} —${s.v('dijo')} ${s.name}—. Hay que abrirla.`,
          `En la cuarta pregunta no había nada escrito. Había una puerta dibujada, y ${s.name} la ${s.v('señaló')} con el gis. —Por aquí —${s.v('dijo')}.`,
        ),
      ],
      view: {
        place: 'un salón con la puerta abierta y una fila de gente',
        time: 'a media mañana',
        weather: 'con sol en las ventanas',
        seen: 'desde la puerta',
        recipient: `contesta con la pluma en el aire, junto a ${star.un}`,
        sender: 'pone una palomita en una hoja',
        objects: [star.un, 'una fila de gente', 'una hoja de examen', 'una pluma'],
        pose: 'explain',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick }, { inspector }) => ({
      title: pick('Pregunta cuatro', 'La puerta de lápiz', 'La lección'),
      text: [
        pick(
          `La puerta se abrió en cuanto ${r.name} la ${r.v('tocó')} con la punta de los dedos. Del otro lado del papel estaba ${there}.`,
          `La puerta dibujada se abrió de verdad. Pasaron por ella, con ${inspector.o} detrás, y llegaron a ${there}.`,
        ),
        air[0],
        pick(
          `${upperFirst(s.name)} ${s.v('dejó')} el gis en la puerta. Esa lección no necesitaba pizarrón.`,
          'Era una lección sin libros ni cuadernos.',
          `${upperFirst(inspector.o)} estiró el cuello para ver mejor.`,
        ),
        pick(
          `La respuesta estaba a la vista. Era ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')}.`,
          `Ahí mismo, a la vista, había ${keep.un}. ${r.name} ${keep.lo} ${r.v('tomó')}.`,
        ),
        recall(),
        pick(
          `—Esto es lo que ${s.spoken('aprendí', 'aprendimos')} —${s.v('dijo')} ${s.name}. Y la pregunta cuatro quedó contestada.`,
          `De todas las lecciones, esa era de las que no se olvidan. ${r.name} ${r.v('volvió')} al salón con ${keep.el}.`,
          `De vuelta en el salón, ${r.name} ${r.v('puso')} ${keep.el} encima de la hoja. No hizo falta escribir nada más.`,
        ),
      ],
      view: {
        place: place ?? 'un lugar lleno de luz detrás de una puerta dibujada',
        time: 'por la mañana',
        weather: 'con luz dorada',
        seen: 'desde una puerta dibujada a lápiz',
        recipient: `levanta ${keep.un} con cuidado`,
        sender: 'mira alrededor con la boca abierta',
        objects: [keep.un, star.un, 'una puerta dibujada'],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, act, pick, soft }, { inspector }) => ({
      title: pick('Pregunta cinco', 'La última de la fila', 'Examen práctico'),
      text: [
        pick(
          `Solo quedaba la quinta pregunta, y esa no la había hecho nadie. ${inspector.o} levantó la mano desde el fondo. —Es mía —dijo—. ${inspector.asks}`,
          `Después de la cuarta pregunta, ${inspector.o} dejó el lápiz. —Yo también tengo una —dijo, con los ojos mojados—. ${inspector.asks}`,
        ),
        act(inspector.o),
        soft(
          pick(
            `—Ya entendí —dijo ${inspector.o}—. Eso no se explica: se hace.`,
            `Así quedó contestada la quinta pregunta.`,
          ),
        ),
        pick(
          `Entonces ${r.name} ${r.v('mostró')} ${keep.el}. Al ver${keep.lo}, ${inspector.o} se puso de pie y anotó en el pizarrón a quienes habían aprendido algo de ${r.name}. El último nombre era el suyo.`,
          `${r.name} ${r.v('puso')} ${keep.el} en medio de la mesa. —Esa lección la quiero yo también —dijo ${inspector.o}, y firmó en el pizarrón. ${upperFirst(s.name)} ${s.v('firmó')} debajo. Quedaba mucho lugar.`,
        ),
        pick(
          `Antes de que sonara el timbre, ${pick(...star.helps)}. Vino tanta gente a ver, y a poner su nombre, que se acabó el gis.`,
          `Luego ${pick(...star.helps)}. Del pasillo vinieron a ver qué pasaba, y cada cual añadió su nombre. —Esta lista no estaba en el programa —dijo ${inspector.o}.`,
        ),
      ],
      view: {
        place: 'un salón lleno de gente de todas las edades',
        time: 'a mediodía',
        weather: 'con sol fuerte en las ventanas',
        seen: 'desde el pizarrón',
        recipient: `acerca ${keep.un} a ${inspector.o}`,
        sender: 'abre la puerta a los demás',
        objects: [keep.un, star.un, 'un pizarrón lleno de nombres', inspector.thing],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft }, { inspector, seat }) => ({
      title: pick('Lo que valía el examen', 'Recreo', 'Examen aprobado'),
      text: [
        pick(
          `A la hora de corregir no hubo nada que corregir. En lo alto de la hoja, ${inspector.o} escribió: «Gracias», y firmaron todos.`,
          `${inspector.o} contó los puntos tres veces y siempre salían de más. Así que no puso ningún número: dibujó un sol.`,
        ),
        pick(
          `Después hubo recreo, y fue larguísimo. Alcanzó para ${star.together}.`,
          `De tarea, para el resto del año, quedó esto: ${star.together}.`,
          `Como premio no hubo más clases ese día. Hubo algo mejor: ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `Cuando ya se habían ido todos, ${s.name} ${s.v('tenía')} todavía algo que decir, y no venía en ninguna pregunta.`,
            `Antes de borrar el pizarrón, ${s.name} ${s.v('quiso')} dar su propia respuesta.`,
            `También ${s.name} ${s.v('traía')} algo preparado, desde hacía mucho, y nadie se lo había preguntado.`,
          ),
          asks: inspector.o,
          when: 'Antes de borrar el pizarrón',
        }),
        soft(
          pick(
            `Los martes, ${inspector.o} vuelve a clase, se sienta en ${seat.el} y pregunta todo lo que no sabe.`,
            `De ${inspector.o} se sabe que ya no le da vergüenza preguntar.`,
          ),
        ),
        pick(
          `${r.name} ${r.v('guarda')} ${keep.el} muy a la vista. Es la respuesta de la pregunta cuatro.`,
          `Donde otros tienen un diploma, ${r.name} ${r.v('tiene')} ${keep.el}. Vale por una carrera entera.`,
          `${r.name} ${r.v('puso')} ${keep.el} donde todos ${keep.lo} pueden ver, por si alguien más quiere aprender esa lección.`,
        ),
      ],
      view: {
        place: 'un escritorio junto a una ventana, en un salón vacío',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde el pizarrón',
        recipient: `sostiene ${keep.un} sobre el escritorio`,
        sender: 'habla desde la puerta, con el gis en la mano',
        objects: [keep.un, star.un, 'un escritorio', 'una hoja con un dibujo'],
        pose: 'look',
      },
    }),
  ],
})
