import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'

/** Who leads the strike, and what it has never had. */
const LEADERS = [
  {
    un: 'un despertador afónico',
    o: 'el despertador',
    wants: 'Llevo la vida despertando gente, y nadie me ha dicho «buenos días»',
  },
  {
    un: 'el reloj de la torre, que había bajado a pie',
    o: 'el reloj de la torre',
    wants: 'Todos me miran, y nadie me ha preguntado cómo estoy',
  },
  {
    un: 'un cucú que se negaba a salir',
    o: 'el cucú',
    wants: 'Salgo, grito y me cierran la puerta. Nunca me he quedado a una sobremesa',
  },
]

/** What happens in a town without hours. */
const WITHOUT_HOURS = [
  'en la panadería el pan se quedó a la mitad de inflarse',
  'un autobús llevaba un buen rato llegando',
  'a un señor se le congeló un estornudo en la nariz',
  'las gotas de la fuente se quedaron en el aire, muy formales',
  'en la escuela, el recreo no empezaba y no terminaba',
  'una paloma se detuvo a medio vuelo y aprovechó para pensar',
]

/** One line of what the clocks ask for. */
const DEMANDS = [
  'que los lunes empiecen un poco después',
  'que nadie diga «matar el tiempo»; les parece una falta de educación',
  'que las esperas se paguen dobles',
  'que los buenos ratos puedan durar sin tener que pedir permiso',
  'que se acaben las prisas los domingos',
]

/** All the clocks of a town go on strike, and somebody has to sit down with them. */
export const clockStrike = plot({
  id: 'clock-strike',
  shape: 'strike',
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
  title: ({ r, pick }) =>
    pick(
      `${r.name} y la huelga de los relojes`,
      `Un minuto de ${r.name}`,
      `El día que no quiso pasar`,
      `${r.name} negocia con el tiempo`,
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
    ({ r, s, fav, star, joke, pick, when, soft }, { leader, first, second }) => ({
      title: pick('Y diecisiete', 'No dieron la hora', 'Paro general'),
      text: [
        pick(
          `A las once y diecisiete los relojes se pararon. Todos. ${upperFirst(first)}, y ${second}.`,
          `Nadie lo notó al principio. Luego ${first}. Luego ${second}. Eran las once y diecisiete, y así seguían siendo.`,
          `Primero ${first}. Enseguida ${second}. En toda la ciudad eran las once y diecisiete, y no había manera de que fueran más.`,
        ),
        pick(
          `Solo se movían ${r.name} y, a su lado, con cara de haber oído algo, ${s.full}.`,
          `Por algún motivo a ${r.name} no ${r.le} afectó. Tampoco a quien iba en su compañía: ${s.full}.`,
          `Lo único que se oía, en toda la calle, eran los pasos de ${r.name}. Al lado, con los suyos, ${s.full}.`,
        ),
        pick(
          `Es que hay cosas que se hacen sin mirar el reloj. En el caso de ${r.name}, una sobre todas: ${fav.all}.`,
          `La explicación es sencilla. A quien está en lo que más ${r.le} gusta no se le para el tiempo, y a ${r.name} ${r.le} gusta esto: ${fav.all}.`,
          `—¿Y por qué aquí no? —${s.v('preguntó')} ${s.name}. A lo mejor, por andar hablando de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `Tampoco se había detenido ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Con cuerda propia venía ${star.un}, que ${star.does[0]}.`,
          `En medio de tanta cosa quieta se oía ${star.sound}. Era ${star.un}.`,
        ),
        when(
          joke,
          soft(pick(`Otra cosa que no se detuvo fue la de siempre: ${joke}.`, `(Ni en un día así falla: ${joke}).`)),
        ),
        pick(
          `En la plaza encontraron la explicación, con pancarta. La sostenía ${leader.un}. —Estamos en huelga —dijo—. Hasta que alguien se siente a hablar.`,
          `Siguieron un tictac pequeñito hasta la plaza. Ahí estaban todos los relojes, cruzados de manecillas. Al frente, ${leader.un}.`,
          `—¿Quién viene a negociar? —preguntó en la plaza ${leader.un}, desde lo alto de un cajón. No había nadie más. Tuvo que ser ${r.name}.`,
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
    ({ r, s, star, needed, pick, opt }, { leader, demand, other }) => ({
      title: pick('Pliego petitorio', 'La mesa de negociación', 'Primeras conversaciones'),
      text: [
        pick(
          `Pusieron una mesa. ${upperFirst(leader.o)} leyó las peticiones: ${demand}; además, ${other}.`,
          `El pliego tenía dos puntos. El primero, ${demand}. El segundo, ${other}. Lo demás eran manchas de aceite.`,
          `—Pedimos poco —dijo ${leader.o}—: ${demand}. También, ${other}.`,
        ),
        pick(
          `${r.name} lo ${r.v('encontró')} razonable. ${upperFirst(s.name)} ${s.v('tomaba')} nota, aunque no hubiera tiempo de leerla.`,
          `—Lo primero se puede —${r.v('dijo')} ${r.name}. Lo segundo había que consultarlo con los domingos.`,
          `Se firmó lo fácil. ${r.name} ${r.v('firmó')} dos veces, porque la primera salió antes de tiempo.`,
        ),
        needed(leader.o),
        pick(
          `Para que nadie se pusiera serio, ${star.el} ${star.does[1]}. Un reloj de pulsera soltó la risa.`,
          `De mediador hizo ${star.el}: ${star.does[2]}. Eso ablandó a los cronómetros, que son los más duros.`,
        ),
        pick(
          `—Pero hay otra cosa —dijo ${leader.o}, más bajo—. Se nos olvidó para qué lo hacíamos. Si alguien nos enseña un rato que haya valido la pena, volvemos.`,
          `—Todo eso está muy bien —dijo ${leader.o}—. Y sin embargo se me fue la razón para avanzar. ¿Alguien trae una hora buena? ¿Una sola?`,
          `Faltaba la cláusula última, la que iba sin tinta: «Pruébese que existe un rato que no se pueda contar en minutos».`,
        ),
        pick(
          `—Yo sé cuál —${s.v('dijo')} ${s.name}.`,
          `${upperFirst(s.name)} ${s.v('miró')} a ${r.name}. No hizo falta ponerse de acuerdo.`,
        ),
        opt('Un reloj digital pidió que le explicaran lo de las manecillas.'),
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
    ({ r, s, place, there, air, keep, recall, star, pick }, { leader }) => ({
      title: pick('Una hora sin minutos', 'La prueba', 'El rato que no se cuenta'),
      text: [
        pick(
          `Para llegar hay que darle cuerda al revés. ${upperFirst(s.name)} ${s.v('giró')} la llave tres veces, y la plaza se volvió ${there}.`,
          `No fueron a ningún lado. Fue el rato el que vino, entero, y se sentó alrededor. Era ${there}.`,
          `Detrás de la esfera grande hay una puerta que no usa nadie. La empujaron. Daba a ${there}.`,
        ),
        air[0],
        pick(
          `Ahí no había un solo reloj. No le hacían falta.`,
          `Ningún segundero se atrevió a entrar.`,
          `Nadie habría sabido decir cuánto duró. De eso se trataba.`,
        ),
        pick(
          `Lo que había era ${keep.un}, en su lugar exacto. ${r.name} ${keep.lo} ${r.v('levantó')} sin prisa.`,
          `${r.name} ${r.v('estiró')} la mano, y la mano se acordaba: ahí estaba ${keep.un}.`,
          `En el punto donde se cruzarían las manecillas había ${keep.un}.`,
        ),
        recall(),
        pick(
          `—Conque para esto era —dijo ${leader.o}, desde la puerta.`,
          `El tiempo no pasa igual por todas partes. Por ahí pasó de puntitas.`,
          `Hay ratos que se terminan y no se acaban.`,
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
      title: pick('Última cláusula', 'Lo que pedía de verdad', 'Se rompe la mesa'),
      text: [
        pick(
          `Todo estaba firmado, y ${leader.o} no daba la orden de arrancar. Miraba el suelo.`,
          `A la hora de echar a andar, ${leader.o} se hizo a un lado. —Yo me quedo parado aquí —dijo.`,
          `Los demás ya se daban cuerda unos a otros. ${upperFirst(leader.o)}, no.`,
        ),
        pick(
          `—${leader.wants} —confesó ${leader.o}.`,
          `—Lo mío no venía en el pliego —dijo ${leader.o}—. ${leader.wants}.`,
        ),
        act(leader.o),
        soft(
          pick(
            `Eso no se había negociado. Se dio.`,
            `A ${leader.o} se le aflojó un tornillo, que era el que apretaba.`,
          ),
        ),
        pick(
          `Entonces ${keep.el} ${pick(...keep.wakes)}. Y en el pecho de ${leader.o} se oyó, después de tanto, un tac.`,
          `${r.name} ${r.v('puso')} ${keep.el} entre las manecillas. Y ${keep.el} ${pick(...keep.wakes)}. ${upperFirst(leader.o)} dio la hora, toda seguida y con gallos.`,
        ),
        pick(
          `Luego ${star.el} ${pick(...star.helps)}. De una calle a otra se oyó el primer tictac, y detrás todos los demás.`,
          `Y ${star.el} ${pick(...star.helps)}. La ciudad entera echó a andar otra vez.`,
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
    ({ r, s, star, keep, praise, pick }, { leader, demand }) => ({
      title: pick('A tiempo', 'Horas extra', 'Se levanta la huelga'),
      text: [
        pick(
          `Los relojes volvieron al trabajo con condiciones. Se cumplen casi todas, en particular esta: ${demand}.`,
          `Desde entonces en esa ciudad los relojes andan bien, salvo cuando la cosa está buena. Entonces se hacen los distraídos.`,
          `El acuerdo está colgado en la torre. Abajo, entre las firmas, hay una huella de aceite y la letra de ${r.name}.`,
        ),
        pick(
          `A ${r.name} ${r.le} pagaron en horas. Ya están gastadas: ${star.together}. ${upperFirst(star.el)} ayudó a gastarlas.`,
          `La primera hora libre se usó como mandan los estatutos: ${star.together}. Con ${star.el}, por unanimidad.`,
          `Les dieron una tarde de más, que no venía en el calendario. La dedicaron a ${star.together}. ${upperFirst(star.el)} no preguntó la hora.`,
        ),
        pick(
          `Ese día, por una vez, hubo tiempo de decirlo.`,
          `—Ahora que hay un minuto —${s.v('dijo')} ${s.name}. Era cierto. Hubo un minuto entero.`,
          `Antes de la campanada siguiente quedaba un hueco. ${upperFirst(s.name)} lo ${s.v('aprovechó')}.`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `${upperFirst(leader.o)} se queda ahora a la sobremesa. Da la hora cuando se acuerda.`,
          `A ${leader.o} le dicen «buenos días» por la calle. Contesta siempre, aunque sea de noche.`,
        ),
        pick(
          `Donde otros cuelgan un reloj, ${r.name} ${r.v('tiene')} ${keep.un}. No da la hora. Da un rato.`,
          `En la casa hay un reloj que atrasa a propósito. Detrás, a modo de pila, está la razón: ${keep.el}.`,
          `Y si alguna vez el día va demasiado rápido, se pone sobre la mesa ${keep.el}. El día entiende.`,
        ),
      ],
      view: {
        place: 'una pared de casa con un reloj y una repisa',
        time: 'por la tarde',
        weather: 'con sol en la ventana',
        seen: 'desde el sillón',
        recipient: `acomoda ${keep.un} en la repisa`,
        sender: 'se quita el reloj y sonríe',
        objects: [keep.un, star.un, 'un reloj', 'una repisa'],
        pose: 'look',
      },
    }),
  ],
})
