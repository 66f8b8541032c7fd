import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'
import { DRIVERS, ENDS } from './props/last-bus.ts'

/** A journey home: asleep on the last bus, past their stop, and nobody who knows the way back. */
export const lastBus = plot({
  id: 'last-bus',
  shape: 'journey-home',
  suits: ({ r }) => (r.role === 'pet' || r.age === 'small' ? 0 : 4),
  set: ({ pick }) => ({
    driver: pick(...DRIVERS),
    end: pick(...ENDS),
    line: pick('el 0', 'el 61 bis', 'uno que no sale en el letrero'),
  }),
  title: ({ r, pick }, { driver }) =>
    pick(
      `El último camión de ${r.name}`,
      `${r.name} y la última parada`,
      `Por donde ${r.v('volvió')} ${r.name}`,
      `${r.name} y el camión de ${driver.o}`,
    ),
  cover: ({ star, keep }, { end }) => ({
    place: end.place,
    time: 'de noche',
    weather: 'con luna llena',
    seen: 'desde un camino que se acerca',
    recipient: `camina junto a un autobús iluminado, con ${keep.un} en la mano`,
    sender: 'alumbra con un farol',
    objects: ['un autobús', star.un, 'una luna', end.sign],
    pose: 'walk',
  }),
  chapters: [
    ({ r, s, fav, star, joke, pick, when, soft }, { driver, end, line }) => ({
      title: pick('Fin del recorrido', 'Se nos pasó la parada', 'El último asiento'),
      text: [
        pick(
          `${r.name} y ${s.name} se subieron al último camión de la noche. Era ${line}. Nadie más iba a esa hora.`,
          `A esa hora ya solo pasaba un camión, ${line}. ${r.name} ${r.v('se sentó')} junto a la ventana. Al lado, en el lugar de siempre, ${s.full}.`,
          `Era tarde, hacía frío y quedaba un camión, ${line}. Lo alcanzaron corriendo. ${r.name} y ${s.name} se rieron todo el primer kilómetro.`,
        ),
        pick(
          `Hablaron de lo que hablan siempre que hay tiempo. Para ${r.name} es fácil: ${fav.all}. Y en el asiento de enfrente, como quien también va de regreso, iba ${star.un}.`,
          `En el asiento de enfrente, sin dueño, viajaba ${star.un}. No podía ser casualidad, porque si algo ${r.le} gusta a ${r.name} es esto: ${fav.all}.`,
        ),
        when(
          joke,
          soft(
            pick(
              `Y por supuesto, ${joke}. ${upperFirst(s.name)} se ${s.v('rio')} otra vez, como se ríe uno de lo que conoce.`,
              `En algún semáforo pasó lo acostumbrado: ${joke}. Ya nadie lo comentaba.`,
            ),
          ),
        ),
        pick(
          `Con el calor del motor se les fueron cerrando los ojos. Primero a medias. Luego del todo.`,
          `El camión ronroneaba. Afuera pasaban luces, luego menos luces, luego ninguna. Se durmieron.`,
        ),
        pick(
          `El sueño se acabó con la voz de ${driver.un}. —Última parada —dijo—. Aquí ${driver.why}.`,
          `Hubo un frenazo suave. Por el pasillo venía ${driver.un}. —Perdonen —dijo—: ${driver.why}.`,
          `Cuando despertaron, el motor estaba apagado. —Hasta aquí llegamos —dijo ${driver.un}—: ${driver.why}.`,
        ),
        `Afuera no estaba su calle. Estaba ${end.place}.`,
      ],
      view: {
        place: 'el interior de un autobús vacío',
        time: 'de noche',
        weather: 'con niebla en las ventanas',
        seen: 'desde el pasillo',
        recipient: `despierta junto a la ventana y mira ${star.un}`,
        sender: 'bosteza en el asiento de al lado',
        objects: ['un autobús', 'asientos vacíos', star.un],
        pose: 'sit',
      },
    }),
    ({ r, s, star, needed, pick, opt }, { driver, end }) => ({
      title: pick('A pie', 'Por dónde es', 'La otra punta del mapa'),
      text: [
        pick(
          `${end.sees} A la entrada había ${end.sign}.`,
          `Bajaron. ${end.sees} De seña no había más que ${end.sign}.`,
        ),
        pick(
          `—¿Y cómo se regresa? —${s.v('preguntó')} ${s.name}.`,
          `—¿Por dónde se vuelve? —${s.v('preguntó')} ${s.name}.`,
        ),
        pick(
          `—No sé —dijo ${driver.o}—. A mí me pagan por llegar. Volver nunca me ha tocado.`,
          `—Quién sabe —dijo ${driver.o}, con los ojos en el suelo—. Llevo años llegando hasta aquí y nadie me ha esperado de regreso.`,
        ),
        pick(
          `Así que echaron a andar todos juntos. También ${star.el}, que ${star.does[2]}.`,
          `No quedaba otra que caminar. Delante iba ${star.el}, que ${star.does[1]}; detrás, sin despegarse, ${driver.o}.`,
        ),
        needed(driver.o),
        pick(
          `El camino se partió en dos, luego en cinco, luego en tantos que ya parecía un peine.`,
          `Cada cien pasos había un cruce, y en cada cruce una flecha que señalaba hacia arriba.`,
        ),
        pick(
          `—Esperen —${s.v('dijo')} ${s.name}, y ${s.v('olió')} el aire—. ${s.spoken('Yo conozco', 'Nosotros conocemos')} esto.`,
          `Entonces ${s.name} ${s.v('se detuvo')}. —Por aquí ya pasamos —${s.v('dijo')}—. Hace mucho. ¿No se nota?`,
        ),
        opt(
          `${r.name} ${r.v('guardó')} las manos en los bolsillos y ${r.v('contó')} las estrellas que cabían entre dos árboles.`,
        ),
      ],
      view: {
        place: end.place,
        time: 'de noche',
        weather: 'con luna y un poco de niebla',
        seen: 'desde lejos',
        recipient: `camina por un cruce de caminos, detrás de ${star.un}`,
        sender: 'se detiene y huele el aire',
        objects: [end.sign, star.un, driver.un, 'un cruce de caminos'],
        pose: 'walk',
      },
    }),
    ({ r, star, place, there, air, keep, recall, pick, opt }, { driver }) => ({
      title: pick('Una parada que no estaba', 'Por aquí ya pasamos', 'Lo que olía así'),
      text: [
        pick(
          `Detrás de la última curva había una parada con su techito y una sola luz. Era ${there}.`,
          `Y de pronto, donde no había nada, hubo algo: ${there}. Tal cual. Hasta la luz era la misma.`,
        ),
        air[0],
        pick(
          `Nadie hablaba. ${upperFirst(driver.o)} se quitó la gorra.`,
          `—¿Dónde estamos? —preguntó ${driver.o}, en voz muy baja.`,
        ),
        pick(
          `En la banca de la parada, como si alguien ${keep.lo} hubiera olvidado ayer, estaba ${keep.un}. ${r.name} ${keep.lo} ${r.v('reconoció')} sin acercarse.`,
          `${r.name} ${r.v('se agachó')}. Debajo de la banca había ${keep.un}. Era de entonces. No podía ser de otro día.`,
        ),
        recall(),
        pick(
          `Y por un momento nadie estuvo perdido. Se puede no saber el camino y, sin embargo, saber exactamente dónde se está.`,
          `Después hubo un rato de no decir nada, de los que se comparten como una cobija.`,
        ),
        opt(`—Con razón les urgía volver —dijo ${driver.o}.`),
      ],
      view: {
        place: place ?? 'una parada de autobús con luz dorada',
        time: 'al atardecer',
        weather: 'con luz dorada',
        seen: 'desde la banca de una parada',
        recipient: `se agacha a recoger ${keep.un}`,
        sender: 'espera con la mano en el pecho',
        objects: [keep.un, 'una banca', star.un],
      },
    }),
    ({ r, star, keep, act, pick, opt }, { driver }) => ({
      title: pick('Sin pasaje de regreso', 'Nadie espera', 'Un lugar de más'),
      text: [
        pick(
          `A la hora de seguir, ${driver.o} se sentó en la banca. —Vayan. A mí nadie me espera en ninguna parte.`,
          `—Sigan sin mí —dijo ${driver.o}, y se sentó en el suelo—. Quien no tiene a dónde volver no estorba en ningún lado.`,
        ),
        act(driver.o),
        pick(
          `${upperFirst(driver.o)} se levantó. Despacio, como se levanta quien acaba de acordarse de algo.`,
          `Algo se le acomodó por dentro a ${driver.o}. Se sacudió la ropa y preguntó si todavía había lugar.`,
        ),
        pick(
          `Ya solo faltaba el camino. Fue entonces cuando ${keep.el} ${pick(...keep.wakes)}. Un poco a la izquierda. Luego, derecho.`,
          `Y el camino lo supo ${keep.el}: ${pick(...keep.wakes)}, y con más fuerza cuanto más se acercaban a casa.`,
        ),
        pick(
          `${upperFirst(star.el)} ${pick(...star.helps)}. Detrás, ${r.name}. Detrás, todos los demás.`,
          `En el peor cruce de todos, ${star.el} ${pick(...star.helps)}.`,
        ),
        pick(
          `Al fondo, chiquita, se prendió una ventana.`,
          `Y entonces, entre dos árboles, apareció la esquina de siempre.`,
        ),
        opt(
          pick(
            'El camión, vacío, venía detrás, con los faros bajos, como un animal que ha hecho amigos.',
            `—¿Así se siente? —preguntó ${driver.o}—. ¿Volver?`,
          ),
        ),
      ],
      view: {
        place: 'un camino entre árboles con una ventana encendida al fondo',
        time: 'de noche',
        weather: 'con estrellas y sin niebla',
        seen: 'desde atrás del grupo',
        recipient: `levanta ${keep.un} para encontrar el camino`,
        sender: `ayuda a levantarse a ${driver.un}`,
        objects: [keep.un, star.un, 'un autobús', 'una ventana encendida'],
        pose: 'walk',
      },
    }),
    ({ s, star, keep, praise, pick }, { driver }) => ({
      title: pick('Esta sí es', 'La llave en la puerta', 'Ida y vuelta'),
      text: [
        pick(
          `Llegaron cuando el cielo se ponía color de pan. ${upperFirst(driver.o)} aceptó un café. Luego otro. Luego aceptó volver el domingo.`,
          `La puerta rechinó como rechinan las puertas propias. ${upperFirst(driver.o)} pasó también: había desayuno, y una silla.`,
        ),
        pick(
          `${upperFirst(star.el)} se quedó a vivir ahí. Desde entonces, en esa casa, hay más pretextos para ${star.together}.`,
          `Y ${star.el} encontró su lugar sin que nadie se lo dijera, cerca de la ventana. Buen sitio para ${star.together}.`,
        ),
        pick(
          `Ya solos, en la cocina, con los zapatos llenos de camino, llegó el momento.`,
          `Faltaba una cosa. De esas que se dicen con el abrigo todavía puesto.`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `Ese camión tiene ahora recorrido de regreso. Se anuncia en el letrero, con letra nueva.`,
          `Dicen que ${driver.o} ya no se detiene donde se acaba el mapa. Da la vuelta, y vuelve.`,
        ),
        pick(
          `En el gancho de las llaves, junto a las llaves, cuelga ${keep.el}. Es lo que se toma al salir, para saber volver.`,
          `Junto a la puerta, donde otros ponen el paraguas, está ${keep.el}. Quien ${keep.lo} toca ya está un poco en casa.`,
        ),
      ],
      view: {
        place: 'la entrada de una casa con la puerta abierta',
        time: 'al amanecer',
        weather: 'con cielo despejado',
        seen: 'desde la calle',
        recipient: `cuelga ${keep.un} junto a la puerta`,
        sender: 'sirve una taza de café y sonríe',
        objects: [keep.un, star.un, 'una puerta', 'una taza de café'],
        pose: 'hug',
      },
    }),
  ],
})
