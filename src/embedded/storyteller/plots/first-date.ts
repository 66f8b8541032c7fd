import { contract, upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { DATES, SMALL_TALK, WATCHERS } from './props/first-date.ts'

/** A couple plays at meeting for the first time; the game holds until they come past where it happened. */
export const firstDate = plot({
  id: 'first-date',
  shape: 'make-believe',
  has: /^(?:el|la) (?:foto)$/,
  suits: ({ r, s }) => (r.role === 'partner' && !r.several && !s.several && r.age !== 'small' ? 6 : 0),
  set: ({ r, s, pick }) => ({
    watcher: pick(...WATCHERS),
    date: pick(...DATES),
    talk: pick(...SMALL_TALK),
    los: r.gender === 'f' && s.gender === 'f' ? 'las' : 'los',
  }),
  hears: ({ watcher }) => watcher.o,
  wonders: ({ watcher: { o } }) => [
    `${upperFirst(o)}, que lo miraba todo, preguntó qué había pasado ahí.`,
    `Para entender aquellas miradas, ${o} tenía que saber lo que pasó.`,
    `${upperFirst(o)} ya no pudo con la curiosidad, y preguntó qué era eso.`,
    `Aquello no era de desconocidos, y ${o} pidió que se lo explicaran.`,
  ],
  title: ({ r, s, pick }, { date }) =>
    pick(
      `La segunda primera cita de ${r.name}`,
      `${r.name} y ${s.name} se acaban de conocer`,
      `${r.name}, a las cinco, ${date.at}`,
      `Mucho gusto, ${r.name}`,
    ),
  cover: ({ star, keep }, { date, watcher }) => ({
    place: date.place,
    time: 'al atardecer',
    weather: 'con luz dorada',
    seen: 'desde la mesa de enfrente',
    recipient: `saluda con la mano desde una mesa donde está ${star.un}`,
    sender: 'llega con una flor y se ríe',
    objects: [star.un, keep.un, watcher.thing, 'dos sillas'],
    pose: 'wave',
  }),
  chapters: [
    ({ r, s, fav, star, pick, soft }, { date, talk, watcher }) => ({
      title: pick('Mucho gusto', 'A las cinco en punto', 'Dos personas que no se conocen'),
      text: [
        pick(
          `La idea fue de ${s.full}. —Hoy jugamos a que no nos conocemos —${s.v('dijo')}—. Nos vemos a las cinco ${date.at}, como si fuera la primera cita.`,
          `Por la mañana llegó una nota: «A las cinco, ${date.at}. Jugamos a que no nos conocemos». La ${s.v('firmaba')} ${s.full}.`,
          contract(`Todo empezó con una propuesta de ${s.full}: verse a las cinco, ${date.at}, y conocerse otra vez.`),
        ),
        pick(
          `Diez minutos antes ya ${r.v('estaba')} ahí ${r.name}, que ${date.pretends} para disimular los nervios.`,
          `${r.name} ${r.v('llegó')} temprano y ${date.pretends}, como si de verdad no supiera quién iba a venir.`,
        ),
        soft(
          pick(
            `—${talk.ask} —${s.v('preguntó')} ${s.name}, con mucha seriedad. ${talk.went}, y estuvieron a punto de soltar la risa.`,
            `—Mucho gusto —${s.v('dijo')} ${s.name}, y ${s.v('extendió')} la mano. Casi se dan un beso, pero se acordaron a tiempo del juego.`,
          ),
        ),
        pick(
          `Como en todas las primeras citas, había que hablar de algo. Empezaron por lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Para romper el hielo hablaron de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Empezaron por algo que nadie adivina en una primera cita, lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `Y por pura casualidad, ahí al lado ${star.present}. ${star.el} ${star.does[0]}.`,
          `Qué casualidad: ahí al lado ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
        `Desde un rincón lo veía todo ${watcher.un}, que ${watcher.craft}.`,
      ],
      view: {
        place: date.place,
        time: 'a las cinco de la tarde',
        weather: 'con sol en los vidrios',
        seen: 'desde el rincón',
        recipient: `sonríe desde una mesa, junto a ${star.un}`,
        sender: 'extiende la mano para presentarse',
        objects: [star.un, watcher.un, 'una mesa pequeña', 'dos sillas'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, needed, pick }, { date, watcher }) => ({
      title: pick('Tres pasos atrás', 'Sin darse la mano', 'El paseo'),
      text: [
        pick(
          `Después de ${date.order}, salieron a caminar por ${date.walk}. Iban sin darse la mano, porque en la primera cita no se puede.`,
          `Luego fueron a pasear por ${date.walk}, a un paso de distancia. Lo malo es que caminaban al mismo paso, y eso no lo hacen los desconocidos.`,
        ),
        pick(
          `${watcher.o} iba detrás con mucha curiosidad. —Ahí hay gato encerrado —decía—. Yo creo que ya se conocen.`,
          `A tres pasos venía ${watcher.o}, que quería entender qué tenían esas dos personas que no tuvieran las demás.`,
        ),
        pick(
          `Por el camino, ${star.el} ${star.does[1]}. Se rieron en el mismo momento y de la misma manera, y casi se descubren.`,
          `${star.el} ${star.does[2]}, y se les escapó la misma mirada.`,
        ),
        needed(watcher.o, `A ${watcher.o} le faltaba un dato de ${r.name}, y ${s.name} se lo ${s.v('sabía')}.`),
        pick(
          `Cuando ${r.name} ${r.v('sintió')} frío, ${s.name} ya le ${s.v('estaba')} poniendo su suéter en los hombros. —Fue intuición —${s.v('dijo')}.`,
          `En una bajada, ${s.name} ${s.v('ofreció')} el brazo sin mirar, y sin mirar lo ${r.v('tomó')} ${r.name}. Los desconocidos tampoco hacen eso.`,
          `${upperFirst(s.name)} ${s.v('pidió')} lo que ${r.name} ${r.v('iba')} a pedir, antes de que dijera nada. —Adiviné —${s.v('explicó')}.`,
        ),
        pick(
          'Y así, jugando, llegaron a un lugar que conocían muy bien. Ahí iba a ser difícil seguir fingiendo.',
          'Sin darse cuenta, sus pies buscaron el camino de siempre, y al final del camino se detuvieron.',
        ),
      ],
      view: {
        place: `una calle con faroles junto a ${date.walk}`,
        time: 'al atardecer',
        weather: 'con cielo rosa',
        seen: 'desde el otro lado de la calle',
        recipient: `camina muy cerca, con ${star.un} al lado`,
        sender: 'ofrece el brazo sin mirar',
        objects: [star.un, watcher.un, watcher.thing, 'faroles'],
        pose: 'walk',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick }, { watcher }) => ({
      title: pick('Donde se acabó el juego', 'Ya sin fingir', 'Sí nos conocemos'),
      text: [
        pick(
          `Detrás de una puerta que se sabían de memoria estaba ${there}.`,
          `La calle se abrió como se abre un cajón donde se guarda lo más querido. Adentro estaba ${there}.`,
          `Dieron un paso más, y la calle se quedó atrás. Delante estaba ${there}.`,
        ),
        air[0],
        pick(
          `${upperFirst(s.name)} ya no ${s.v('pudo')} seguir jugando. A tres pasos se detuvo también ${watcher.o}.`,
          `Ahí se acabó el juego: hay cosas que no se pueden conocer por primera vez. Y ${watcher.o}, detrás, no se perdía nada.`,
        ),
        pick(
          `A medio camino entre ${r.name} y ${s.name} había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')}, ya sin fingir nada.`,
          `Junto a sus zapatos había algo: era ${keep.un}. ${r.name} ${keep.lo} ${r.v('recogió')}.`,
        ),
        recall(),
        pick(
          `—Se acabó el juego. Sí nos conocemos —${s.v('dijo')} ${s.name}. Y se tomaron de la mano.`,
          'Del juego ya no se acordaba nadie. Se tomaron de la mano, y ya no se soltaron.',
          `${r.name} no ${r.v('dejó')} ahí ${keep.el}. Lo de fingir había sido divertido, pero aquello era mejor.`,
        ),
      ],
      view: {
        place: place ?? 'una tarde guardada detrás de una puerta',
        time: 'al atardecer',
        weather: 'con luz dorada',
        seen: 'desde el marco de una puerta',
        recipient: `levanta ${keep.un} con cuidado`,
        sender: 'se lleva una mano al pecho y sonríe',
        objects: [keep.un, star.un, 'una puerta abierta'],
      },
    }),
    ({ r, star, keep, act, pick, soft }, { watcher }) => ({
      title: pick('Quien mira de lejos', 'La otra cita', 'Al otro lado de la calle'),
      text: [
        pick(
          `De vuelta, ${watcher.o} recogía sus cosas con tristeza. —${watcher.alone} —dijo—. Y todas las tardes pasa alguien a quien no me atrevo a hablar.`,
          `De vuelta, ${watcher.o} se dejó caer en una banca. —${watcher.alone} —dijo—. Todas las tardes pasa alguien que me gusta mucho. ¿Cómo se le habla?`,
        ),
        act(watcher.o),
        soft(
          pick(
            `—Ah, se empieza así —dijo ${watcher.o}, y se puso de pie.`,
            `${watcher.o} lo pensó. —Entonces, para empezar, basta con eso —dijo.`,
          ),
        ),
        pick(
          `—Ayuda mucho tener de qué hablar —${r.v('dijo')} ${r.name}, y le ${r.v('prestó')} ${keep.el}. Justo entonces pasó, como todas las tardes, aquella persona. —¿Y eso qué es? —se oyó desde el otro lado de la calle.`,
          `Entonces ${r.name} ${r.v('mostró')} ${keep.el} y ${r.v('contó')} otra vez aquel día. Y quien pasaba todas las tardes, por primera vez, se detuvo a oír desde enfrente.`,
        ),
        pick(
          `${pick(...star.helps)}. De los dos lados de la calle miraron lo mismo, y luego se miraron. Ya solo faltaba cruzar. —Mucho gusto —dijo ${watcher.o}.`,
          `Luego ${pick(...star.helps)}. Hubo quien cruzó la calle para ver de cerca, y ${watcher.o} dijo lo que se dice al principio: —Mucho gusto.`,
        ),
      ],
      view: {
        place: 'una plaza con bancas y faroles',
        time: 'de noche',
        weather: 'con luna y faroles encendidos',
        seen: 'desde una banca',
        recipient: `pone ${keep.un} en la banca, junto a ${watcher.un}`,
        sender: 'acerca una silla vacía',
        objects: [keep.un, star.un, watcher.thing, 'una banca'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { watcher }) => ({
      title: pick('¿Nos volvemos a ver?', 'En la puerta', 'La segunda cita'),
      text: [
        pick(
          'Las primeras citas se terminan en la puerta. La suya tardó un buen rato en terminarse.',
          `—Perdón, ¿nos conocemos? —${r.v('dijo')} ${r.name} frente a la puerta. Y se rieron otra vez.`,
        ),
        pick(
          `La segunda cita va a ser para ${star.together}.`,
          `Quedaron en volver a verse para ${star.together}.`,
          `Antes de que acabara el día ya tenían otra cita, esta vez para ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `Luego ${s.name} ${s.v('dijo')} lo único que en una primera cita todavía no se puede decir.`,
            `Ya sin juego, y en voz baja, ${s.name} ${s.v('quiso')} decir una cosa.`,
            `Faltaba algo. En las primeras citas nadie se atreve, pero ${s.name} ya no ${s.v('estaba')} jugando.`,
          ),
          asks: watcher.o,
          when: 'Antes de que se fueran',
        }),
        pick(
          `Un domingo volvieron a ver a ${watcher.o}. Iba del brazo de quien pasaba todas las tardes, y saludó desde lejos.`,
          `De ${watcher.o} llegó una tarjeta que decía: «Segunda cita: muy bien. Gracias por la primera».`,
        ),
        pick(
          `El juego se acabó, pero algo se queda. ${r.name} ${r.v('guarda')} ${keep.el}.`,
          `Ahora ${keep.el} está donde ${r.name} ${keep.lo} ${r.v('ve')} todos los días. Es como decir otra vez: mucho gusto.`,
        ),
      ],
      view: {
        place: 'la entrada de una casa con una lámpara',
        time: 'de noche',
        weather: 'con estrellas',
        seen: 'desde el pasillo',
        recipient: `guarda ${keep.un} con cuidado`,
        sender: 'abraza y apaga la lámpara',
        objects: [keep.un, star.un, 'una lámpara'],
        pose: 'hug',
      },
    }),
  ],
})
