import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { FLOORS, PASSENGERS, STOPS } from './props/between-floors.ts'

/** Stuck in a lift between four and five, where there are more floors than one thinks. */
export const betweenFloors = plot({
  id: 'between-floors',
  shape: 'closed-room',
  suits: ({ r }) =>
    r.role === 'pet' || r.baby || r.band === '2-4'
      ? 0
      : r.several
        ? 6
        : r.role === 'friend' || r.role === 'colleague' || r.band === '12-17'
          ? 5
          : 3,
  set: ({ pick }) => {
    const first = pick(...FLOORS)
    return {
      first,
      second: pick(...FLOORS.filter((floor) => floor !== first)),
      passenger: pick(...PASSENGERS),
      stop: pick(...STOPS),
    }
  },
  title: ({ r, pick }, { first }) =>
    pick(
      `Entre el cuatro y el cinco`,
      `El elevador de ${r.name}`,
      `${r.name} en el piso ${first.number}`,
      `Capacidad máxima: ${r.name}`,
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
    ({ r, s, fav, star, joke, pick, when, opt, soft }, { passenger, stop }) => ({
      title: pick('Clonc', 'Nueve personas o seiscientos kilos', 'Sube'),
      text: [
        pick(
          `Subieron con prisa, las bolsas del súper y ninguna gana de escaleras. Primero, ${r.name}. Deteniendo la puerta con el pie, ${s.full}.`,
          `El elevador era de los de antes, con espejo y reja. ${r.v('cupo')} ${r.name}, cupieron las bolsas y, de lado, ${s.full}.`,
          `«Capacidad máxima», decía la placa, y lo demás estaba borrado. ${r.v('entró')} ${r.name}. Detrás, con las llaves en la boca, ${s.full}.`,
        ),
        pick(
          `Dentro iba ya ${passenger.un}. Buenas tardes. Buenas tardes.`,
          `En el rincón, sin mirar a nadie, iba ${passenger.un}.`,
        ),
        pick(`${stop}.`, `Todo fue bien hasta que dejó de ir. ${stop}.`),
        pick(
          `Apretaron la alarma. Sonó a despertador de juguete. Se sentaron en el suelo, y para pasar el rato hablaron de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `¿Qué se hace en esos casos? Hablar de algo bueno. Eligieron lo mejor que ${r.v('conoce')} ${r.name}: ${fav.all}.`,
          `—Que nadie se asuste —${s.v('dijo')} ${s.name}—. Pensemos en algo bonito. Y para ${r.name} lo bonito es esto: ${fav.all}.`,
        ),
        pick(
          `Fue decirlo y encenderse un botón que no estaba. Tenía un dibujo. Lo apretaron, se abrió la puerta y subió ${star.un}.`,
          `Entonces sonó una campanita, ding, las puertas se abrieron a la nada, y de la nada subió ${star.un}, con toda naturalidad.`,
          `Tocaron por fuera, con educación. Era ${star.un}. Subía.`,
        ),
        when(
          joke,
          soft(
            pick(
              `(En un espacio tan chico se nota todo. Por ejemplo, que ${joke}).`,
              `A los diez minutos ya no había secretos: ${joke}. Lo supo hasta el espejo.`,
            ),
          ),
        ),
        opt(
          pick(
            `${upperFirst(star.el)} ${star.does[0]}, y nadie se quejó del espacio.`,
            `Como eran más, se juntaron. ${upperFirst(star.el)} ${star.does[0]}.`,
          ),
        ),
        opt(
          pick(
            'El espejo hacía que parecieran una multitud. Eso ayudaba.',
            'El helado de las bolsas empezó a preocuparse.',
          ),
        ),
      ],
      view: {
        place: 'el interior de un elevador antiguo con espejo',
        time: 'por la tarde',
        weather: 'con una luz amarilla que parpadea',
        seen: 'desde el techo',
        recipient: `se sienta en el suelo, junto a ${star.un}`,
        sender: 'aprieta todos los botones',
        objects: [star.un, passenger.un, 'bolsas del súper', 'botones dorados'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, needed, pick, opt, soft }, { passenger, first, second }) => ({
      title: pick(`Piso ${first.number}`, 'Números que no vienen en el tablero', 'Ding'),
      text: [
        pick(
          `El elevador subió un palmo. Ding. «Piso ${first.number}», dijo una voz de anuncio. ${first.sees}.`,
          `Hubo un tirón hacia arriba, chiquito. Ding. La puerta se abrió en el piso ${first.number}. ${first.sees}.`,
        ),
        pick(
          `${r.name} ${r.v('quiso')} bajar a ver. ${upperFirst(s.name)} ${s.v('detuvo')} la puerta, por si acaso.`,
          `Se miraron. Nadie les había dicho que entre dos pisos cupiera tanto.`,
          `—Con razón tarda —${s.v('dijo')} ${s.name}—. Hace todas estas paradas.`,
        ),
        pick(
          `Otro palmo. Ding. Piso ${second.number}. ${second.sees}.`,
          `El siguiente fue el ${second.number}. ${second.sees}.`,
        ),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}, y a los de ahí les pareció lo más normal del mundo.`,
          `Quien más se divertía era ${star.el}, que ${star.does[2]}.`,
          `Mientras tanto ${star.el} ${star.does[1]}. También en eso hay quien no cambia de un piso a otro.`,
        ),
        pick(
          `${upperFirst(passenger.o)}, en cambio, no se asomaba. Solo miraba el número cinco.`,
          `Solo ${passenger.o} seguía en su rincón, sin soltar lo que llevaba y con los ojos en el cinco.`,
        ),
        needed(passenger.o),
        soft(
          pick(
            'Ding, dijo el elevador, que le iba tomando gusto.',
            `Repartieron las galletas del súper. A cada quien le tocó una y media, que es lo correcto en esos pisos.`,
            'La voz de anuncio carraspeó y pidió disculpas por las molestias que no eran ninguna.',
          ),
        ),
        opt(pick(`Olía a ${star.smell} y a elevador emocionado.`, 'En alguna bolsa, algo que iba helado ya era sopa.')),
        opt(
          pick(
            'Nadie preguntó la hora. Entre dos pisos no hay.',
            'El espejo, por puro gusto, repitió a todos dos veces.',
          ),
        ),
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
    ({ r, place, there, air, keep, recall, star, pick, opt, soft }, { passenger }) => ({
      title: pick('Cuatro y medio', 'La parada larga', 'El piso que conocían'),
      text: [
        pick(
          `Justo a la mitad, el elevador se detuvo sin ding. La puerta se abrió sola. Era ${there}.`,
          `«Cuatro y medio», dijo la voz, y por primera vez sonó a persona. Del otro lado estaba ${there}.`,
          `El siguiente no traía número. No lo necesitaba, porque ya habían estado ahí: ${there}.`,
        ),
        air[0],
        pick(
          `En el suelo, del lado de allá, estaba ${keep.un}. ${r.name} ${r.v('dio')} un paso, ${keep.lo} ${r.v('levantó')} y ${r.v('volvió')}.`,
          `Algo se atascó en la rendija de la puerta y no la dejó cerrarse. Era ${keep.un}. ${r.name} ${keep.lo} ${r.v('guardó')}.`,
          `${r.name} ${r.v('volvió')} a entrar con algo en la mano: ${keep.un}. La báscula del elevador ni se enteró.`,
        ),
        recall(),
        pick(
          `Así que seguía ahí, a medio piso de distancia. Uno sube y baja, y pasa de largo sin saberlo.`,
          `Las bolsas del súper se quedaron solas en el elevador. Nadie las echó de menos.`,
          `La puerta esperó. Las puertas, cuando entienden, esperan.`,
        ),
        soft(
          pick(
            'La luz que salía no era de foco.',
            'Nadie dijo que ya. Se fueron yendo.',
            'El espejo guardó aquello para más tarde.',
          ),
        ),
        opt(
          pick(
            `${upperFirst(star.el)} no bajó. Hay lugares que tienen dueño.`,
            `Hasta ${star.el} se quedó cerca de la puerta: ${star.sound}.`,
          ),
        ),
        opt('Alguien, dos pisos más arriba, apretó un botón. Tuvo que esperar, y no se quejó.'),
        opt(
          pick(
            `${upperFirst(passenger.o)} miró por encima de los hombros, y algo se le movió en la cara.`,
            `—Qué suerte —dijo ${passenger.o}. Era lo primero que decía.`,
          ),
        ),
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
    ({ r, s, star, keep, act, pick, opt, soft }, { passenger }) => ({
      title: pick('Cuatro y nueve décimos', 'Casi el cinco', 'Lo que pesaba'),
      text: [
        pick(
          `A un dedo del cinco, otra vez: clonc. —Soy yo —dijo ${passenger.o}—. Cada vez que vengo se atasca.`,
          `Faltaba un dedo para el cinco. Ahí se quedó. ${upperFirst(passenger.o)} se tapó la cara. —Siempre me pasa aquí.`,
        ),
        pick(
          `En el cinco vivía alguien a quien no veía ${passenger.since}. Subía, se arrepentía y volvía a bajar.`,
          `Según la placa cabían nueve personas. Pero aquello pesaba más: ${passenger.since} no hablaba con quien vivía ahí.`,
        ),
        act(passenger.o),
        soft(
          pick(
            `—¿Y si ya no me abren? —preguntó ${passenger.o}. Pero ya lo preguntó de pie.`,
            `Se oyó crujir algo. No era el elevador.`,
          ),
        ),
        pick(
          `Las luces se apagaron. En la mano de ${r.name}, ${keep.el} ${pick(...keep.wakes)}. Y el tablero entero se prendió.`,
          `Faltaba apretar el cinco, y el cinco no servía. ${r.name} ${r.v('acercó')} ${keep.el}, que ${pick(...keep.wakes)}. Y el botón se puso verde.`,
        ),
        pick(
          `${upperFirst(star.el)} ${pick(...star.helps)}. Y el elevador subió lo que faltaba, sin ruido, como si lo llevaran en brazos.`,
          `Con eso no bastaba todavía. Entonces ${star.el} ${pick(...star.helps)}, y hubo dedo, y hubo cinco.`,
        ),
        soft(
          pick(
            `La puerta se abrió. Del otro lado ya había alguien, con la mano levantada para tocar.`,
            `Ding. Del otro lado estaba la persona que hacía falta, en pantuflas y con la boca abierta.`,
          ),
        ),
        opt(
          pick(
            'No se dijeron nada. Se lo dijeron todo, pero eso no se oía desde el elevador.',
            `${upperFirst(s.name)} ${s.v('cerró')} la reja despacio, para no interrumpir.`,
          ),
        ),
      ],
      view: {
        place: 'un elevador a oscuras con botones encendidos',
        time: 'al anochecer',
        weather: 'con una luz que sale de la mano',
        seen: 'desde el tablero de los botones',
        recipient: `acerca ${keep.un} a los botones`,
        sender: `ayuda a levantarse a ${passenger.o}`,
        objects: [keep.un, star.un, passenger.has, 'botones dorados'],
        pose: 'give',
      },
    }),
    ({ s, star, keep, praise, pick, opt, soft }, { passenger }) => ({
      title: pick('Por la escalera', 'Nueve minutos', 'Planta baja'),
      text: [
        pick(
          `Habían pasado nueve minutos. Lo decía el reloj del pasillo, que no sabía nada.`,
          `El técnico llegó cuando ya no hacía falta. Según él, el elevador no se había movido.`,
          `Bajaron por la escalera, contando. Entre el cinco y el cuatro había veinte escalones. Ni uno más.`,
        ),
        pick(
          `Para celebrar el suelo firme escogieron lo mejor que se puede hacer en él: ${star.together}. Con ${star.el}, que no se quiso ir.`,
          `${upperFirst(star.el)} se bajó con ellos, claro. Había quedado pendiente algo que no cabe en un elevador: ${star.together}.`,
          `Esa tarde, con ${star.el} en la mesa, se dedicaron a lo importante: ${star.together}.`,
        ),
        pick(
          `En un descanso de la escalera, con las bolsas en el suelo, alguien tenía algo que decir.`,
          `Y a mitad de la escalera, donde ya no hay botones, se detuvieron.`,
          `Hay cosas que es mejor decir en un lugar chiquito. El descanso de la escalera servía.`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        soft(
          pick(
            'El eco lo repitió hasta la azotea.',
            'La barandilla, que había oído de todo, nunca había oído eso.',
            'Por una vez, nadie tenía prisa por llegar.',
          ),
        ),
        pick(
          `Los jueves, en el cinco, hay merienda. Invita ${passenger.o}, y suben todos, a pie o como se pueda.`,
          `De ${passenger.o} se sabe que ya no baja tan pronto. A veces se queda a cenar.`,
        ),
        opt(
          pick(
            'La placa del elevador se mandó reponer. «Capacidad máxima: los que sean».',
            'El elevador sigue tardando. Ahora ya se sabe por qué.',
          ),
        ),
        opt(
          pick('La voz de anuncio saluda por el nombre.', 'En el espejo, si uno se fija, todavía hay alguien de más.'),
        ),
        pick(
          `Junto al botón del cinco, colgando de un clavito, quedó ${keep.el}. Quien ${keep.lo} toca al pasar siente, a medio piso, que algo se abre.`,
          `En la entrada de casa, donde se dejan las llaves, está ${keep.el}. Con eso, el elevador sabe dónde pararse.`,
          `De aquel piso no hay más prueba que ${keep.el}. Está en la repisa, a una altura rara: cuatro y medio.`,
        ),
      ],
      view: {
        place: 'el descanso de una escalera con pasamanos y ventana',
        time: 'al anochecer',
        weather: 'con luz de luna en la ventana',
        seen: 'desde el piso de arriba',
        recipient: `mira ${keep.un} en la palma de la mano`,
        sender: 'deja las bolsas en el suelo y da un abrazo',
        objects: [keep.un, star.un, 'bolsas del súper', 'un pasamanos'],
        pose: 'hug',
      },
    }),
  ],
})
