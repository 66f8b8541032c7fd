import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { INSPECTORS, QUESTIONS, SEATS } from './props/reverse-exam.ts'

/** Whoever has taught others sits an examination, and those who were taught ask the questions. */
export const reverseExam = plot({
  id: 'reverse-exam',
  shape: 'exam',
  suits: ({ r }) =>
    r.role === 'pet' || r.age === 'small' || r.age === 'older'
      ? 0
      : r.role === 'teacher'
        ? 6
        : r.role === 'parent' || r.role === 'grandparent' || r.role === 'uncle'
          ? 4
          : r.role === 'colleague'
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
  title: ({ r, pick }) =>
    pick(
      `El examen de ${r.name}`,
      `${r.name} ${r.v('pasa')} al pizarrón`,
      `Cinco preguntas para ${r.name}`,
      `Saquen una hoja`,
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
    ({ r, s, fav, star, joke, pick, when, soft }, { inspector, seat }) => ({
      title: pick('Saquen una hoja', 'Pase de lista', 'El timbre'),
      text: [
        pick(
          `Sonó un timbre, y eso que no era hora. Cuando ${r.name} ${r.v('abrió')} la puerta, todo estaba cambiado de lugar: en el pizarrón, con el gis en la mano, ${s.v('esperaba')} ${s.full}.`,
          `Aquella mañana alguien le había dado la vuelta al salón. El escritorio lo ${s.v('ocupaba')} ${s.full}. Y para ${r.name} quedaba ${seat.un}.`,
          `—Pase de lista —${s.v('dijo')} ${s.full}. En la lista había un solo nombre, y era el de ${r.name}.`,
        ),
        pick(
          `Sobre ${seat.el} había una hoja. Arriba decía EXAMEN. Abajo: «Se prohíbe copiarle a nadie, porque nadie más tiene estas respuestas».`,
          `En ${seat.el} esperaba una hoja en blanco con una sola instrucción: «Conteste con su vida. No hay tiempo límite».`,
          `La hoja del examen estaba todavía tibia. Traía cinco preguntas, y ninguna se podía estudiar.`,
        ),
        pick(
          `La primera era de las fáciles: qué es lo que más ${r.le} gusta. ${r.name} no ${r.v('dudó')}: ${fav.all}. Correcto.`,
          `Pregunta número uno, para entrar en calor: «Lo que más ${r.le} gusta». Respuesta: ${fav.all}. Estaba bien, y hasta con acento.`,
          `—Uno —leyeron—. Diga qué es lo que más ${r.le} gusta. Y en la hoja quedó escrito, con muy buena letra: ${fav.all}.`,
        ),
        pick(
          `De material permitido había ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Por la ventana se asomó ${star.un}, que ${star.does[0]}. No hubo corazón para sacar a nadie del salón.`,
          `En la banca de junto ya estaba ${star.un}. Venía de oyente.`,
        ),
        when(
          joke,
          soft(
            pick(
              `(En «observaciones de conducta» alguien se adelantó a poner que ${joke}).`,
              `—Se tomará en cuenta todo —advirtieron—, incluso lo que ya se sabe: ${joke}.`,
            ),
          ),
        ),
        pick(
          `Al fondo, con una carpeta, se acomodó ${inspector.un}. Venía a ver que nadie hiciera trampa.`,
          `Y para dar fe estaba ${inspector.un}, que ${inspector.way}.`,
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
    ({ r, star, needed, pick, opt }, { inspector, first, second }) => ({
      title: pick('Preguntas dos y tres', 'Sin apuntes', 'Quién pregunta'),
      text: [
        pick(
          `La segunda no la leyó nadie: se abrió la puerta y entró ${first.who}. —${first.asks}`,
          `Las preguntas venían a pie. La segunda la traía ${first.who}. —${first.asks}`,
        ),
        pick(
          `${r.name} lo ${r.v('pensó')} con la pluma en el aire. «Pues mire», ${r.v('empezó')}, y ya no hizo falta escribir nada. ${first.o} salió de ahí con otra cara.`,
          `No venía en ningún libro. ${r.name} ${r.v('contestó')} lo que ${r.v('sabía')}, que era eso exactamente. ${first.o} dijo que con eso le bastaba.`,
        ),
        needed(inspector.o),
        pick(
          `La tercera era de ${second.who}. —${second.asks}`,
          `—Siguiente —dijo ${inspector.o}. Pasó ${second.who}. —${second.asks}`,
        ),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}, y por poco se toma por respuesta. Luego se tomó por respuesta.`,
          `En eso, ${star.el} ${star.does[2]}. ${upperFirst(inspector.o)} buscó en el reglamento y no encontró nada en contra.`,
          `Se oyó ${star.sound}. —No se vale soplar —le dijo ${inspector.o} a ${star.el}.`,
        ),
        pick(
          `Faltaba la cuarta. No venía escrita. Decía solamente: «Recuerde», y abajo había una puerta dibujada.`,
          `En el lugar de la cuarta pregunta no había letras. Había una puertita hecha con lápiz. ${r.name} la ${r.v('empujó')} con un dedo.`,
        ),
        opt('El pizarrón se borró solo, por respeto.'),
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
    ({ r, s, place, there, air, keep, recall, star, pick, opt }, { inspector }) => ({
      title: pick('Pregunta cuatro', 'La puerta de lápiz', 'Recuerde'),
      text: [
        pick(
          `La puerta de lápiz daba a un sitio que no estaba en el programa: ${there}.`,
          `Del otro lado del papel había muchísimo lugar. Cabía, completo, ${there}.`,
          `No era una pregunta. Era ${there}, y se entraba caminando.`,
        ),
        air[0],
        pick(
          `Entraron de uno en uno, sin hacer fila.`,
          `${upperFirst(s.name)} ${s.v('dejó')} el gis en la puerta.`,
          `Ahí nadie le ponía calificación a nadie.`,
        ),
        pick(
          `En el suelo, como si alguien ${keep.lo} hubiera dejado para la siguiente clase, estaba ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')}.`,
          `Había que traer una prueba, y la prueba era ${keep.un}. ${r.name} ${keep.lo} ${r.v('reconoció')} enseguida.`,
          `Algo asomaba detrás de la puerta. ${r.name} ${r.v('se inclinó')} a ver: era ${keep.un}.`,
        ),
        recall(),
        pick(
          `Eso no se estudia. Eso se queda.`,
          `De todas las lecciones, esa fue la que nadie apuntó y la que nadie olvidó.`,
          `Ya se sabía quién le había enseñado qué a quién. O ya no se sabía, que es mejor.`,
        ),
        opt(
          pick(
            `${upperFirst(inspector.o)} cerró la carpeta, por primera vez en el día.`,
            'El timbre del recreo tuvo el detalle de no sonar.',
          ),
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
    ({ r, star, keep, act, pick, soft }, { inspector }) => ({
      title: pick('Pregunta cinco', 'La última hoja', 'Examen práctico'),
      text: [
        pick(
          `La quinta pregunta estaba en blanco. ${upperFirst(inspector.o)} la miró mucho rato. —Esta es mía —dijo—. ${inspector.asks}`,
          `Al volver al salón, ${inspector.o} no estaba en su sitio. Estaba en la banca de hasta atrás, con los ojos mojados. —La última es mía —dijo—. ${inspector.asks}`,
        ),
        pick(
          `Nadie se lo había preguntado nunca a nadie. Se oyó pasar una mosca, y luego ni la mosca.`,
          `No había respuesta correcta. Había que hacer algo.`,
        ),
        act(inspector.o),
        soft(
          pick(
            `—¿Eso cuánto vale? —preguntó alguien. —Todo —dijo ${inspector.o}.`,
            `${upperFirst(inspector.o)} apretó los labios, sacó la pluma roja y la guardó otra vez.`,
          ),
        ),
        pick(
          `Entonces ${keep.el} ${pick(...keep.wakes)}. Y en el pizarrón, con letra de niño, se fue escribiendo sola una fila de nombres.`,
          `${r.name} ${r.v('puso')} ${keep.el} sobre la banca de ${inspector.o}. ${upperFirst(keep.el)} ${pick(...keep.wakes)}, y detrás de la puerta se oyeron muchísimos pasos.`,
        ),
        pick(
          `${upperFirst(star.el)} ${pick(...star.helps)}. Por la puerta entraron todos los de la fila, grandes y chicos, con su banca a cuestas.`,
          `Y ${star.el} ${pick(...star.helps)}. Ya no se cabía en el salón, de tanta gente que algo había aprendido ahí.`,
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
    ({ r, s, star, keep, praise, pick }, { inspector, seat }) => ({
      title: pick('La calificación', 'Fuera de programa', 'Recreo'),
      text: [
        pick(
          `Hubo que poner una nota. El diez se veía chico. ${upperFirst(inspector.o)} dibujó, en su lugar, una casita con humo.`,
          `La calificación se discutió media hora. Al final, ${inspector.o} escribió: «Presente». Nada más. Debajo firmaron todos.`,
          `—Aprobar no es la palabra —dijo ${inspector.o}, y buscó la pluma más bonita, una que casi no se usa.`,
        ),
        pick(
          `De tarea, para toda la vida, dejaron una sola cosa: ${star.together}. ${upperFirst(star.el)} ya estaba en la puerta.`,
          `Y se decretó recreo largo. Daba tiempo hasta para esto: ${star.together}. Con ${star.el}, que se lo sabía de memoria.`,
        ),
        pick(
          `Antes de salir, ${s.name} ${s.v('volvió')} a tomar el gis y ${s.v('se quedó')} sin saber qué escribir. Mejor en voz alta.`,
          `Faltaba devolver una respuesta. La ${s.v('traía')} ${s.name} desde hacía mucho.`,
          `Y ya con el salón vacío, desde la puerta:`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `${upperFirst(inspector.o)} pidió quedarse, en ${seat.un}. Dice que va empezando.`,
          `A ${inspector.o} se le ve los martes, con cuaderno nuevo y ${inspector.thing} en el perchero.`,
        ),
        pick(
          `La hoja está guardada. Lo que no se guardó es ${keep.el}: está en el escritorio, a la vista, por si alguien pregunta.`,
          `Y donde otros ponen la manzana, ${r.name} ${r.v('tiene')} desde entonces ${keep.el}.`,
          `Sobre el escritorio, pisando los papeles para que no se vuelen, quedó ${keep.el}. No se mueve de ahí.`,
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
