import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'

/** Who leads the strike, and what it has never had. */
const LEADERS = [
  {
    un: 'un despertador afónico',
    o: 'el despertador',
    wants: 'Todas las mañanas despierto a la gente, y nadie me dice nunca «buenos días»',
  },
  {
    un: 'el reloj mayor, que había bajado de su torre por la escalera',
    o: 'el reloj mayor',
    wants: 'Todos me miran cien veces al día, y nadie me pregunta nunca cómo estoy',
  },
  {
    un: 'un cucú que se había salido de su reloj',
    o: 'el cucú',
    wants: 'Salgo, canto y me cierran la puerta. Nunca me invitan a quedarme con los demás',
  },
]

/** What happens in a town without hours. */
const WITHOUT_HOURS = [
  'en la panadería el pan se quedó a medio inflar',
  'el autobús se detuvo a dos metros de la parada, sin acabar de llegar',
  'a un señor se le quedó un estornudo a la mitad',
  'las gotas de la fuente se quedaron colgadas en el aire',
  'el recreo de la escuela no empezaba ni terminaba',
  'una paloma se quedó quieta a medio vuelo',
]

/** One line of what the clocks ask for. */
const DEMANDS = [
  'que los lunes empiecen un poco más tarde',
  'que nadie vuelva a hablar de matar el tiempo',
  'que las esperas duren la mitad',
  'que los buenos ratos puedan durar sin pedir permiso',
  'que los domingos nadie tenga prisa',
]

/** All the clocks of a town go on strike, and somebody has to sit down with them. */
export const clockStrike = plot({
  id: 'clock-strike',
  shape: 'strike',
  has: /^(?:el|la) (?:reloj|hoja|lista)$/,
  suits: ({ r }) =>
    r.role === 'pet' || r.age === 'small'
      ? 0
      : r.band === '8-11' || r.band === '12-17' || r.role === 'colleague' || r.role === 'sibling'
        ? 5
        : 4,
  set: ({ pick }) => {
    const first = pick(...WITHOUT_HOURS)
    const demand = pick(...DEMANDS)
    return {
      leader: pick(...LEADERS),
      first,
      second: pick(...WITHOUT_HOURS.filter((one) => one !== first)),
      demand,
      other: pick(...DEMANDS.filter((one) => one !== demand)),
    }
  },
  hears: ({ leader }) => leader.o,
  wonders: ({ leader: { o } }) => [
    `De aquello, ${o} no sabía más que la hora.`,
    `${upperFirst(o)} preguntó qué había pasado ahí, que los relojes no habían visto.`,
    `A ${o} había que explicarle todo lo que no cabe en un reloj.`,
    `${upperFirst(o)} quiso saber por qué aquello valía la pena.`,
  ],
  title: ({ r, pick }) =>
    pick(
      `${r.name} y la huelga de los relojes`,
      `Un minuto de ${r.name}`,
      `${r.name} y el día que no quiso pasar`,
      `${r.name} ${r.v('negoció')} con el tiempo`,
    ),
  cover: ({ star, keep }, { leader }) => ({
    place: 'una plaza llena de relojes con pancartas',
    time: 'a una hora que no pasa',
    weather: 'con nubes quietas',
    seen: 'desde la torre',
    recipient: `se sienta entre los relojes, junto a ${star.un}`,
    sender: 'sostiene una pancarta al revés',
    objects: [star.un, keep.un, leader.un, 'relojes'],
    pose: 'sit',
  }),
  chapters: [
    ({ r, s, fav, star, pick }, { first, leader, second }) => ({
      title: pick('Las once y diecisiete', 'Los relojes se detuvieron', 'Una huelga muy rara'),
      text: [
        pick(
          `A las once y diecisiete se detuvieron todos los relojes de la ciudad, y con ellos todo lo demás: ${first}, y ${second}.`,
          `Una mañana, a las once y diecisiete, el tiempo dejó de pasar. Se notó porque ${first}, y porque ${second}.`,
          `${upperFirst(first)}. ${upperFirst(second)}. En toda la ciudad eran las once y diecisiete, y no había manera de que fueran más.`,
        ),
        pick(
          `Solo se movían ${r.name} y, a su lado, con cara de asombro, ${s.full}.`,
          `En toda la calle solo se oían unos pasos: los de ${r.name} y, muy cerca, los de ${s.full}.`,
          `En la ciudad entera solo caminaban ${r.name} y, con la misma cara de asombro, ${s.full}.`,
        ),
        pick(
          `Venían hablando de lo que más ${r.le} gusta a ${r.name}, y eso no lo detiene ningún reloj: ${fav.all}.`,
          `No se habían dado ni cuenta, porque venían hablando de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Venían hablando de lo que hace olvidar la hora. Para ${r.name} no hay nada como esto: ${fav.all}.`,
        ),
        pick(
          `Detrás, en la misma banqueta, ${star.present}. ${star.el} ${star.does[0]}.`,
          `Y en mitad de la calle quieta ${star.present}. ${star.el} ${star.does[0]}.`,
          `Y a su lado ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
        pick(
          `En la plaza encontraron a todos los relojes con pancartas y, al frente, ${leader.un}. —Estamos en huelga —dijo—, hasta que alguien se siente a hablar con nosotros.`,
          `Siguieron un tictac muy débil hasta la plaza, donde todos los relojes llevaban pancartas. Al frente iba ${leader.un}. —Esto es una huelga —dijo—. Nadie nos escucha.`,
          `Los relojes estaban en la plaza, con pancartas. —No daremos la hora mientras nadie nos escuche —dijo quien iba al frente: ${leader.un}.`,
        ),
      ],
      view: {
        place: 'una plaza con gente detenida y relojes en el suelo',
        time: 'a las once y diecisiete',
        weather: 'con nubes quietas',
        seen: 'desde un balcón',
        recipient: `camina entre gente inmóvil, con ${star.un}`,
        sender: 'mira su muñeca y se encoge de hombros',
        objects: [star.un, leader.un, 'relojes', 'una pancarta'],
        pose: 'walk',
      },
    }),
    ({ r, s, star, needed, pick, soft }, { demand, leader, other }) => ({
      title: pick('La lista de los relojes', 'Se sientan a hablar', 'Lo que piden los relojes'),
      text: [
        pick(
          `—Siéntense —pidió ${leader.o}, y desdobló un papel larguísimo. El primer renglón decía: «${upperFirst(demand)}». Y el segundo: «${upperFirst(other)}».`,
          `Como nadie más podía moverse, a ${r.name} y a ${s.name} les tocó sentarse a hablar. ${leader.o} leyó la lista de los relojes. «${upperFirst(demand)}», decía, «y también ${other}».`,
          `Pusieron una mesa en mitad de la plaza y escucharon. —Pedimos ${demand}, y además ${other} —leyó ${leader.o}.`,
        ),
        soft(
          pick(
            `A ${r.name} ${r.le} pareció razonable. ${upperFirst(s.name)} ${s.v('tomó')} nota y ${s.v('prometió')} contarlo en toda la ciudad.`,
            `—Eso se puede arreglar —${r.v('dijo')} ${r.name}. ${upperFirst(s.name)} lo ${s.v('anotó')} todo, para que no se olvidara.`,
            `${r.name} ${r.v('pensó')} un rato y ${r.v('dijo')} que sí. ${upperFirst(s.name)} lo ${s.v('escribió')} con letra clara.`,
          ),
        ),
        pick(
          `Mientras hablaban, ${star.el} ${star.does[1]}. A los relojes más serios se les escapó la risa.`,
          `En mitad de la reunión, ${star.el} ${star.does[2]}, y los relojes de atrás se pusieron de puntitas para ver.`,
          `En eso ${star.el} ${star.does[1]}, y a más de un reloj se le olvidó el enojo.`,
        ),
        needed(
          leader.o,
          pick(
            `Antes de firmar, ${leader.o} quiso saber con quién trataba.`,
            `Entre punto y punto, ${leader.o} quiso saber más de ${r.name}.`,
          ),
        ),
        pick(
          `Con la pluma ya en la mano, ${leader.o} se detuvo. —¿Y para qué volver? —dijo—. Tanto dar la hora, y nunca vimos por dentro una buena.`,
          `—Todavía falta algo —dijo ${leader.o}—. De tanto dar la hora, ya no sabemos para qué sirve. Si alguien nos muestra un rato que valga la pena, volvemos a trabajar.`,
          `—Pero hay un problema —dijo ${leader.o}—. Aunque nos den todo eso, ya no recordamos para qué servía el tiempo. ¿Alguien puede mostrarnos una hora buena? Con una basta.`,
        ),
        pick(
          `—${s.spoken('Yo sé', 'Sabemos')} de algo así —${s.v('dijo')} ${s.name}, y ${s.v('miró')} a ${r.name}.`,
          `${upperFirst(s.name)} no ${s.v('tuvo')} que pensarlo. —Por aquí —${s.v('dijo')}—. ${s.spoken('Sé', 'Sabemos')} de algo así.`,
          `—Hay un rato así, y no está lejos —${s.v('dijo')} ${s.name}. Y los relojes fueron detrás.`,
        ),
      ],
      view: {
        place: 'una mesa en una plaza rodeada de relojes',
        time: 'a las once y diecisiete',
        weather: 'con nubes quietas',
        seen: 'desde debajo de la mesa',
        recipient: `escucha con atención, con ${star.un} al lado`,
        sender: 'toma nota en una libreta',
        objects: [star.un, leader.un, 'una mesa', 'relojes'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick }, { leader }) => ({
      title: pick('Una hora buena', 'El rato que no se cuenta', 'Detrás del reloj'),
      text: [
        pick(
          `Al pie de una torre había una puerta muy baja. ${upperFirst(s.name)} la ${s.v('empujó')}, y al otro lado estaba ${there}.`,
          `${upperFirst(s.name)} le ${s.v('dio')} cuerda al revés al reloj más grande, una, dos, tres veces. En lugar de la plaza apareció ${there}.`,
          `Subieron por la escalera de una torre, y cada escalón llevaba un poco más atrás. Arriba estaba ${there}.`,
        ),
        air[0],
        pick(
          'Los relojes se asomaron detrás, de puntitas, para no estropear nada.',
          `${leader.o} miraba todo con mucha atención, porque nunca había visto un rato por dentro.`,
          'Ahí no se oía ningún tictac. Nadie lo necesitaba.',
        ),
        pick(
          `Ahí, al alcance de la mano, había ${keep.un}. ${r.name} ${keep.lo} ${r.v('tomó')} sin prisa, y los relojes se acercaron a ver.`,
          `Ahí, entre todo lo demás, había ${keep.un}, y ${r.name} ${keep.lo} ${r.v('levantó')} para que los relojes ${keep.lo} vieran.`,
          `Como ahí el tiempo no corría, seguía en su lugar ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')}, y ningún reloj dijo que se hacía tarde.`,
        ),
        recall(),
        pick(
          `—¿Y cuánto duró? —preguntó ${leader.o}, que no lo podía evitar. Nadie supo decirlo: nadie había mirado la hora.`,
          `—Ahora entiendo para qué era el tiempo —dijo ${leader.o}—: para que cupiera un día así.`,
          'Los relojes decidieron que por un rato como ese sí valía la pena trabajar.',
        ),
      ],
      view: {
        place: place ?? 'una plaza dorada donde no hay relojes',
        time: 'a una hora sin número',
        weather: 'con luz dorada',
        seen: 'desde una puerta entreabierta',
        recipient: `levanta ${keep.un} sin prisa`,
        sender: 'mira sin moverse',
        objects: [keep.un, star.un],
        pose: 'look',
      },
    }),
    ({ r, star, keep, act, pick, soft }, { leader }) => ({
      title: pick('Falta uno', 'El último tictac', 'Alguien no quiere arrancar'),
      text: [
        pick(
          `Los relojes volvieron a darse cuerda, todos menos ${leader.o}. —Yo no voy —dijo—. ${leader.wants}.`,
          `Ya iban a sonar todos. Todos no: ${leader.o} se había quedado en su lugar, sin moverse. —${leader.wants} —dijo.`,
          `A la hora de arrancar, ${leader.o} no quiso. —Es que lo mío no estaba en la lista —confesó—. ${leader.wants}.`,
          `Cuando iban a arrancar, ${leader.o} se hizo a un lado y bajó la voz. —${leader.wants} —dijo—. Por eso empecé la huelga.`,
        ),
        act(leader.o, 'sorrow', 'named'),
        soft(
          pick(
            `—Eso faltaba en la lista —dijo ${leader.o}, muy bajito.`,
            `Hacía muchísimo que nadie trataba así a ${leader.o}.`,
            `—Tac —dijo ${leader.o}, que era lo que decía cuando algo le gustaba.`,
          ),
        ),
        pick(
          `${r.name} le ${r.v('mostró')} entonces ${keep.el}. —Sin mí, un día así no habría llegado nunca —dijo ${leader.o}. Y se dio cuerda.`,
          `Entonces ${r.name} ${r.v('mostró')} ${keep.el}. —Sin alguien que empuje los minutos, un día así no llega —dijo ${leader.o}, y se puso en hora.`,
          `Y cuando ${r.name} ${r.v('mostró')} ${keep.el}, ${leader.o} preguntó si iba a haber más días como aquel. —Si hay tiempo, sí —${r.v('dijo')} ${r.name}. Y ${leader.o} hizo tic. Y luego, tac.`,
        ),
        pick(
          `Delante de todos los relojes, ${pick(...star.helps)}. —Por ratos así vale la pena —dijo ${leader.o}. Arrancaron todos a la vez, y ya fueron las once y dieciocho.`,
          `Después ${pick(...star.helps)}. ${upperFirst(leader.o)} no quiso perderse ni un minuto más de algo así. De reloj en reloj pasó el aviso, y la ciudad se puso en marcha.`,
          `Ahí, en plena plaza, ${pick(...star.helps)}. Para ver aquello hasta el final hacía falta un minuto más, y ${leader.o} lo dio. Detrás arrancaron los demás, y toda la ciudad echó a andar.`,
        ),
      ],
      view: {
        place: 'una plaza donde todo echa a andar otra vez',
        time: 'a las once y dieciocho',
        weather: 'con palomas y sol',
        seen: 'desde la fuente',
        recipient: `le acerca ${keep.un} a ${leader.o}`,
        sender: 'aplaude',
        objects: [keep.un, star.un, leader.un, 'palomas'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { demand, leader }) => ({
      title: pick('A tiempo', 'Una hora de regalo', 'Las once y dieciocho'),
      text: [
        pick(
          `Al día siguiente ya todo era puntual: el pan, el recreo, el autobús. ${upperFirst(leader.o)} pasó lista, y no faltaba ni un minuto.`,
          'La huelga terminó, y los relojes volvieron a su trabajo. Pero cuando alguien está pasando un buen rato, se hacen los distraídos y lo dejan durar.',
          `Desde entonces los relojes de esa ciudad trabajan contentos. Lo que pedían ya es ley: ${demand}.`,
          `El acuerdo está colgado en la plaza, a la vista de todos. Abajo se puede leer la firma de ${r.name}.`,
        ),
        pick(
          `Como premio, los relojes ${r.le} dieron a ${r.name} una tarde de regalo, y alcanzó para ${star.together}.`,
          `A cambio de su ayuda, ${r.name} ${r.v('recibió')} una hora de más, que no está en ningún reloj. Se ${r.le} fue entera en ${star.together}.`,
          `La primera hora que dieron los relojes fue para ${r.name}, que la ${r.v('gastó')} en ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `Y en ese rato, como no había prisa, ${s.name} ${s.v('dijo')} algo que siempre se dejaba para después.`,
            `Por una vez había tiempo de sobra, y ${s.name} lo ${s.v('aprovechó')} para decir una cosa.`,
            `Antes de la campanada siguiente, ${s.name} ${s.v('pidió')} un minuto. Se lo dieron entero.`,
          ),
          asks: leader.o,
          when: 'Antes de la campanada siguiente',
        }),
        pick(
          `De ${leader.o} se sabe que ya le dicen «buenos días» por la calle, y que los domingos se queda a comer con los vecinos.`,
          `Todas las mañanas alguien le pregunta a ${leader.o} cómo durmió. Contesta que a ratos.`,
          `A ${leader.o} lo visitan ahora los vecinos, solo para preguntarle cómo está.`,
        ),
        pick(
          `Donde otros ponen un reloj, ${r.name} ${r.v('tiene')} ${keep.el}. No da la hora: dice para qué sirve.`,
          `Y si algún día pasa demasiado rápido, ${r.name} ${r.v('saca')} ${keep.el} y ${r.v('pone')} el reloj de cara a la pared. Así las tardes duran más.`,
          `${r.name} ${r.v('tiene')} ${keep.el} al lado de un reloj. Así el reloj no olvida cuál fue su mejor hora.`,
        ),
      ],
      view: {
        place: 'una sala con un reloj en la pared',
        time: 'por la tarde',
        weather: 'con sol en la ventana',
        seen: 'desde el sillón',
        recipient: `deja ${keep.un} cerca del reloj`,
        sender: 'se quita el reloj y sonríe',
        objects: [keep.un, star.un, 'un reloj'],
        pose: 'look',
      },
    }),
  ],
})
