import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { FLOORS, PASSENGERS, STOPS } from './props/between-floors.ts'

/** Stuck in a lift between four and five, where there are more floors than one thinks. */
export const betweenFloors = plot({
  id: 'between-floors',
  shape: 'closed-room',
  has: /^(?:el|la) (?:boton)$/,
  suits: ({ r }) =>
    r.role === 'pet' || r.baby || r.band === '2-4'
      ? 0
      : r.several
        ? 6
        : r.role === 'friend' || r.role === 'colleague' || r.band === '12-17'
          ? 5
          : 3,
  set: ({ pick }) => {
    const one = pick(...FLOORS)
    const other = pick(...FLOORS.filter((floor) => floor !== one))
    const [first, second] = FLOORS.indexOf(one) < FLOORS.indexOf(other) ? [one, other] : [other, one]
    return {
      first,
      second,
      passenger: pick(...PASSENGERS),
      stop: pick(...STOPS),
    }
  },
  hears: ({ passenger }) => passenger.o,
  wonders: ({ passenger: { o } }) => [
    `${upperFirst(o)} preguntó qué piso era ese.`,
    `Ese piso no estaba en el tablero, y hubo que explicárselo a ${o}.`,
    `A ${o} se le olvidó el cinco, y preguntó qué era aquello.`,
    `${upperFirst(o)} se asomó por fin, y quiso saber adónde habían llegado.`,
  ],
  title: ({ r, pick }, { first }) =>
    pick(
      `${r.name}, entre el cuatro y el cinco`,
      `El elevador de ${r.name}`,
      `${r.name} en el piso ${first.number}`,
      `La parada secreta de ${r.name}`,
    ),
  cover: ({ star, keep }, { passenger, first }) => ({
    place: 'un elevador antiguo con puertas abiertas y botones dorados',
    time: 'por la tarde',
    weather: 'con luz de muchos colores que entra por la puerta',
    seen: 'desde el pasillo de un piso imposible',
    recipient: `asoma la cabeza por la puerta, junto a ${star.un}`,
    sender: 'aprieta un botón con cara de duda',
    objects: [star.un, keep.un, passenger.has, first.thing],
    pose: 'look',
  }),
  chapters: [
    ({ r, s, fav, star, pick }, { passenger, stop }) => ({
      title: pick('Clonc', 'Entre dos pisos', 'Un elevador con mal genio'),
      text: [
        pick(
          `Aquella tarde había una fiesta en la azotea, y el hielo pesaba demasiado para la escalera. En el elevador ${r.v('iba')} delante ${r.name}. Detrás, con una bolsa de hielo para todos, ${s.full}.`,
          `El edificio era tan viejo que el elevador todavía tenía espejo y reja. ${r.name} ${r.v('iba')} a una fiesta en la azotea. Y a su lado, con el hielo de la fiesta, ${s.v('iba')} ${s.full}.`,
          `Todo empezó con la invitación a una fiesta en la azotea de un edificio antiguo. Al elevador ${r.v('subió')} primero ${r.name}. Detrás, cargando el hielo, ${s.full}.`,
        ),
        pick(
          `Dentro iba ya ${passenger.un}, que había apretado el botón del cinco y no decía nada.`,
          `En un rincón del elevador viajaba ${passenger.un}. Iba al quinto piso, y no parecía tener ninguna prisa.`,
          `Al fondo había alguien más: ${passenger.un}. Había apretado el cinco y miraba al suelo.`,
        ),
        pick(`${stop}.`, `Primero todo fue bien. Pero ${stop}.`),
        pick(
          `Se sentaron a esperar. Y para que la espera se hiciera corta, hablaron de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `—Hablemos de algo bonito mientras vienen a abrir —${s.v('propuso')} ${s.name}. Así que hablaron de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Gritaron «¡hola!», y nadie contestó. Para no tener miedo, se pusieron a hablar de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `Fue decirlo y verlo: detrás de la bolsa del hielo ${star.present}. ${star.el} ${star.does[0]}.`,
          `Y ahí, en un rincón, como si también fuera a la fiesta, ${star.present}. ${star.el} ${star.does[0]}.`,
          `En cuanto lo dijeron, lo vieron en el espejo: en el elevador ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
      ],
      view: {
        place: 'el interior de un elevador antiguo con espejo',
        time: 'por la tarde',
        weather: 'con una luz amarilla que parpadea',
        seen: 'desde el techo',
        recipient: `se sienta en el suelo, junto a ${star.un}`,
        sender: 'aprieta todos los botones',
        objects: [star.un, passenger.un, 'una bolsa de hielo', 'botones dorados'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, needed, pick }, { first, passenger, second }) => ({
      title: pick('Pisos que nadie conoce', 'Ding', `Piso ${first.number}`),
      text: [
        pick(
          `El elevador subió un poquito, hizo ding y abrió la puerta en un piso que no existe: el ${first.number}. ${first.sees}.`,
          `Por fin el elevador se movió, aunque muy poco. —Piso ${first.number} —dijo una voz. ${first.sees}.`,
          `Se oyó un ding, y en el tablero se encendió un número nuevo: el ${first.number}. ${first.sees}.`,
        ),
        pick(
          `—Con razón tarda tanto este elevador —${s.v('dijo')} ${s.name}—. Hace paradas que nadie conoce.`,
          `—Esto no se ve desde la calle —${r.v('dijo')} ${r.name}, y ${r.v('se asomó')} mientras ${s.name} ${s.v('detenía')} la puerta.`,
          `${r.name} y ${s.name} se miraron con asombro, porque desde la calle el edificio parecía de lo más normal.`,
        ),
        pick(
          `Un poquito más arriba estaba el piso ${second.number}. ${second.sees}.`,
          `La siguiente parada fue en el ${second.number}. ${second.sees}.`,
          `Luego el elevador se abrió en el piso ${second.number}. ${second.sees}.`,
        ),
        pick(
          `Ya nadie se acordaba de la fiesta. Entre un piso y otro, ${star.el} ${star.does[1]}.`,
          `A cada ding, ${star.el} ${star.does[2]}, y todavía faltaban pisos.`,
          `Y entre ding y ding ${star.el} ${star.does[1]}, como si viajar así fuera lo más natural del mundo.`,
        ),
        pick(
          `${passenger.o} no contaba los pisos que pasaban, sino los que faltaban. Y los contaba con miedo.`,
          `Solo ${passenger.o} no se divertía. Cuanto más cerca estaba el cinco, más se apretaba en su rincón.`,
          `En cambio, ${passenger.o} ni siquiera se asomaba. Miraba el botón del cinco con cara de susto.`,
          `Pero ${passenger.o} no miraba nada. Cada vez que el elevador subía un poco, suspiraba.`,
        ),
        needed(
          passenger.o,
          pick(
            `Para distraer a ${passenger.o}, hablaron de ${r.name}.`,
            `Entre piso y piso, ${passenger.o} fue sabiendo de ${r.name}.`,
          ),
        ),
        `—¿Y si no llegamos nunca? —dijo ${passenger.o} después. Lo raro es que lo dijo con esperanza.`,
      ],
      view: {
        place: 'un elevador con la puerta abierta a un piso imposible',
        time: 'a una hora cualquiera',
        weather: 'con luces de colores',
        seen: 'desde afuera del elevador',
        recipient: `se asoma con asombro, junto a ${star.un}`,
        sender: 'detiene la puerta con la mano',
        objects: [first.thing, second.thing, star.un, passenger.un],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick, opt }, { passenger }) => ({
      title: pick('Cuatro y medio', 'La parada más larga', 'Un piso que ya conocían'),
      text: [
        pick(
          `Justo a la mitad, entre el cuatro y el cinco, la puerta se abrió despacio. Del otro lado no había un pasillo: estaba ${there}.`,
          `—Cuatro y medio —dijo el elevador, con una voz muy suave. La puerta se abrió, y al otro lado apareció ${there}.`,
          `La siguiente parada no tenía número, y tampoco hacía falta, porque ${s.name} ${s.v('supo')} enseguida lo que era: ${there}.`,
        ),
        air[0],
        pick(
          'Bajaron del elevador de puntitas, sin pensarlo dos veces.',
          `${upperFirst(s.name)} ${s.v('detuvo')} la puerta con la bolsa de hielo, y ${r.name} ${r.v('bajó')} a mirar.`,
          'Nadie preguntó cómo cabía todo aquello entre dos pisos.',
        ),
        pick(
          `Justo en el umbral había ${keep.un}. ${r.name} ${r.v('se agachó')} y ${keep.lo} ${r.v('recogió')}.`,
          `A un paso de la puerta había ${keep.un}. ${r.name} ${keep.lo} ${r.v('tomó')} para ver${keep.lo} mejor.`,
        ),
        recall(),
        pick(
          `Cuando volvieron al elevador, ${keep.el} también iba con ${r.name}. Un día así no se deja en un pasillo.`,
          `Al volver al elevador, ${r.name} ${r.v('se llevó')} ${keep.el}, por si hacía falta más arriba.`,
          `Luego la puerta empezó a cerrarse, y ${r.name} ${r.v('se llevó')} ${keep.el}, para que no se quedara en un pasillo.`,
        ),
        opt(`—Yo también me acuerdo de un día —dijo ${passenger.o}, y no quiso decir más.`),
      ],
      view: {
        place: place ?? 'un piso lleno de luz dorada, visto desde un elevador',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde dentro del elevador',
        recipient: `levanta del suelo ${keep.un}`,
        sender: 'detiene la puerta y recuerda en voz alta',
        objects: [keep.un, star.un, 'una puerta de elevador'],
      },
    }),
    ({ r, star, keep, act, pick, soft }, { passenger }) => ({
      title: pick('Casi el cinco', 'Lo que pesaba', 'Un poquito más'),
      text: [
        pick(
          `Faltaba muy poco, y el elevador no quiso subir más. —Es por mí —dijo ${passenger.o}—. En el cinco vive ${passenger.whom}.`,
          `Ya casi llegaban al cinco cuando el elevador volvió a detenerse. —Es por mi culpa —dijo ${passenger.o}—. En el cinco vive ${passenger.whom}.`,
          `Casi en el cinco, clonc, otra vez. —Perdón —dijo ${passenger.o}—. En el cinco vive ${passenger.whom}. No me atrevo a tocar el timbre.`,
        ),
        act(passenger.o, 'fear'),
        soft(
          pick(
            `—Ya casi me atrevo —dijo ${passenger.o}.`,
            `—Se sube mejor con compañía —dijo ${passenger.o}, y ya no miraba al suelo.`,
          ),
        ),
        pick(
          `${r.name} le ${r.v('mostró')} ${keep.el}. —Un día así tuvimos en el cinco, antes de la pelea —dijo ${passenger.o}. Y apretó otra vez el botón.`,
          `Entonces ${r.name} ${r.v('mostró')} otra vez ${keep.el}. —Yo también guardo un día así, y ya me cansé de no contárselo a nadie —dijo ${passenger.o}. Y volvió a apretar el cinco.`,
          `Luego ${passenger.o} se quedó mirando ${keep.el}. —En el cinco también hay quien se acuerda de mí, y nunca volví, por miedo —dijo. Y apretó otra vez el botón.`,
        ),
        pick(
          `En eso ${pick(...star.helps)}. —¡Qué maravilla! —dijo ${passenger.o}, tan fuerte que arriba ${passenger.who} reconoció la voz y abrió la puerta.`,
          `Y ${pick(...star.helps)}. A ${passenger.o} se le escapó un «¡oh!» de los de antes. En el quinto, ${passenger.who} reconoció aquella voz y abrió.`,
          `Y ${pick(...star.helps)}. —¡Esto hay que verlo! —dijo ${passenger.o} en voz alta. Arriba, ${passenger.who} no había olvidado esa voz, y salió a ver.`,
        ),
        soft(
          pick(
            `—Llevo años guardando una silla para esa voz —dijo ${passenger.who}.`,
            `${upperFirst(passenger.who)} no dijo nada. Abrió los brazos, y ya.`,
          ),
        ),
      ],
      view: {
        place: 'un elevador antiguo con reja y botones encendidos',
        time: 'al anochecer',
        weather: 'con luz amarilla',
        seen: 'desde el techo del elevador',
        recipient: `enseña ${keep.un}`,
        sender: `ayuda a levantarse a ${passenger.o}`,
        objects: [keep.un, star.un, passenger.has, 'botones dorados'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { passenger }) => ({
      title: pick('La fiesta', 'En la azotea', 'Hasta arriba'),
      text: [
        pick(
          'Por fin llegaron a la azotea, donde la fiesta acababa de empezar. Según el reloj habían pasado nueve minutos, y el hielo seguía entero.',
          `En la azotea nadie les creyó lo de los pisos nuevos. No importaba: ahí estaba ${keep.el}.`,
          'Cuando llegaron a la fiesta, los invitados juraron que el elevador no se había movido en toda la tarde.',
        ),
        pick(
          `Para otro día, y sin elevador, quedaron en ${star.together}.`,
          `Y mientras se repartía el hielo guardaron otra tarde para ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `De bajada, en un descanso de la escalera, ${s.name} ${s.v('se detuvo')}. ${upperFirst(s.v('tenía'))} algo que decir desde el piso cuatro.`,
            `Para bajar no hubo prisa, y tomaron la escalera. A la mitad, ${s.name} ${s.v('se detuvo')} a decir algo importante.`,
            `De bajada prefirieron la escalera. Y ahí, donde no había botones ni nadie con prisa, ${s.name} ${s.v('encontró')} el momento.`,
          ),
          asks: passenger.o,
          when: 'De bajada, en el quinto piso',
        }),
        pick(
          `Ahora hay merienda los jueves en el quinto piso. Invita ${passenger.o}, que ya sube sin miedo.`,
          `A veces, al pasar por el quinto, se oyen dos risas. Una es de ${passenger.o}.`,
          `De ${passenger.o} llega a veces una postal. Dice que en el quinto piso ya no se pelea nadie.`,
          `Y ${passenger.o} sube todos los días al cinco. Dice que el elevador ya no se atora.`,
        ),
        pick(
          `Desde aquel día, ${r.name} ${r.v('tiene')} ${keep.el} ni muy arriba ni muy abajo: a la altura de un piso cuatro y medio.`,
          `Desde entonces ${r.name} ${r.v('tiene')} a la vista ${keep.el}. Y cuando un elevador hace clonc, ${r.v('pregunta')} si ya es el cuatro y medio.`,
          `De aquel piso quedó una prueba, y la ${r.v('guarda')} ${r.name}: ${keep.el}. A veces, de noche, se oye muy bajito un ding.`,
        ),
      ],
      view: {
        place: 'el descanso de una escalera con pasamanos y ventana',
        time: 'al anochecer',
        weather: 'con luz de luna en la ventana',
        seen: 'desde el piso de arriba',
        recipient: `mira ${keep.un} en la palma de la mano`,
        sender: 'se detiene en un escalón y da un abrazo',
        objects: [keep.un, star.un, 'un pasamanos'],
        pose: 'hug',
      },
    }),
  ],
})
