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
    ({ r, s, fav, star, joke, pick, when, opt, soft }, { driver, end, line }) => ({
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
          `Con el calor del motor se les fueron cerrando los ojos, y lo último que vieron fue ${star.el}.`,
          `El camión ronroneaba, ${star.el} ${star.does[1]}, y se durmieron.`,
        ),
        pick(
          `El sueño se acabó con la voz de ${driver.un}. —Última parada —dijo—. Aquí ${driver.why}.`,
          `Hubo un frenazo suave. Por el pasillo venía ${driver.un}. —Perdonen —dijo—: ${driver.why}.`,
          `Cuando despertaron, el motor estaba apagado. —Hasta aquí llegamos —dijo ${driver.un}—: ${driver.why}.`,
        ),
        `Afuera, en lugar de su calle, estaba ${end.place}.`,
        opt(pick(`${upperFirst(star.el)} ${star.does[0]}.`, `${upperFirst(star.el)}, por su parte, ${star.does[0]}.`)),
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
          `—No sé —dijo ${driver.o}, mirando hacia ${star.el}—. A mí me pagan por llegar, y volver nunca me ha tocado.`,
          `—Quién sabe —dijo ${driver.o}, con los ojos en ${star.el}—. Hasta aquí llego siempre, y a mí nadie me ha esperado de regreso.`,
        ),
        pick(
          `Así que echaron a andar todos juntos, también ${star.el}, que ${star.does[2]}.`,
          `Delante iba ${star.el}, que ${star.does[1]}; detrás, sin despegarse, ${driver.o}.`,
        ),
        needed(driver.o),
        pick(
          `El camino se partió en dos, luego en cinco, luego en tantos que hasta ${star.el} perdió la cuenta.`,
          `Cada cien pasos había un cruce, y en cada cruce una flecha que señalaba hacia arriba.`,
        ),
        pick(
          `—Esperen —${s.v('dijo')} ${s.name}, y ${s.v('olió')} el aire—. ${s.spoken('Yo conozco', 'Nosotros conocemos')} esto.`,
          `Entonces ${s.name} ${s.v('se detuvo')}. —Por aquí ya pasamos —${s.v('dijo')}—. Hace mucho. ¿No se nota?`,
        ),
        opt(
          pick(
            `Olía a ${star.smell}, y a otra cosa que todavía no tenía nombre.`,
            `${r.name} ${r.v('guardó')} las manos en los bolsillos y ${r.v('contó')} las estrellas que cabían entre dos árboles.`,
          ),
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
          `Detrás de la última curva había una parada con su techito y una sola luz. En el letrero no decía un nombre cualquiera: ${there}.`,
          `Y de pronto, donde no había nada, hubo algo, con su misma luz: ${there}.`,
        ),
        air[0],
        pick(
          `Nadie hablaba. ${upperFirst(driver.o)} se quitó la gorra.`,
          `—¿Dónde estamos? —preguntó ${driver.o}, en voz muy baja.`,
        ),
        pick(
          `En la banca de la parada, como si alguien ${keep.lo} hubiera olvidado ayer, estaba ${keep.un}. ${r.name} ${keep.lo} ${r.v('reconoció')} sin acercarse.`,
          `${r.name} ${r.v('se agachó')}. Debajo de la banca, desde entonces, había ${keep.un}.`,
        ),
        recall(),
        pick(
          `Con ${keep.el} en la mano se puede no saber el camino y, sin embargo, saber exactamente dónde se está.`,
          `Después hubo un rato de no decir nada, y lo compartieron todos, también ${star.el}.`,
        ),
        opt(
          pick(
            `${upperFirst(star.el)} se quedó cerca, sin interrumpir.`,
            `Hasta ${star.el} bajó la voz: ${star.sound}, apenas.`,
          ),
        ),
        opt(`—Con razón les urgía volver —dijo ${driver.o}, y se acercó a ver ${keep.el}.`),
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
          `A la hora de seguir, ${driver.o} se sentó en la banca. —Vayan, que a mí no me espera ni ${star.un}.`,
          `—Sigan sin mí —dijo ${driver.o}, y se sentó en el suelo—. Quien no tiene a dónde volver, ni ${star.un} que lo siga, no estorba en ningún lado.`,
        ),
        act(driver.o),
        pick(
          `${upperFirst(driver.o)} se levantó y, por primera vez, miró hacia donde iba ${star.el}.`,
          `Algo se le acomodó por dentro a ${driver.o}. Se sacudió la ropa y preguntó si junto a ${star.el} todavía había lugar.`,
        ),
        pick(
          `Ya solo faltaba por dónde, y fue entonces cuando ${keep.el} ${pick(...keep.wakes)}. Era por ahí.`,
          `Y el camino lo supo ${keep.el}: ${pick(...keep.wakes)}, y con más fuerza cuanto más se acercaban a casa.`,
        ),
        pick(
          `${upperFirst(star.el)} ${pick(...star.helps)}. Detrás, ${r.name}. Detrás, todos los demás.`,
          `En el peor cruce de todos, ${star.el} ${pick(...star.helps)}.`,
        ),
        pick(
          `Al fondo, chiquita, se encendió una ventana, y ${star.el} llegó antes que nadie.`,
          `Y entonces, detrás de ${star.el}, apareció la esquina de siempre.`,
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
          `Llegaron cuando el cielo se ponía color de pan. ${upperFirst(driver.o)} aceptó un café al lado de ${star.el}, y luego aceptó volver el domingo.`,
          `Entró ${star.el}, entraron todos, y ${driver.o} pasó también: había desayuno, y una silla.`,
        ),
        pick(
          `${upperFirst(star.el)} se quedó a vivir ahí. Desde entonces, en esa casa, hay más pretextos para ${star.together}.`,
          `Y ${star.el} encontró su lugar sin que nadie se lo dijera, cerca de la ventana. Buen sitio para ${star.together}.`,
        ),
        pick(
          `Ya en la cocina, con ${keep.el} sobre la mesa, llegó el momento.`,
          `Antes de soltar ${keep.el} faltaba una cosa, de las que se dicen con el abrigo puesto.`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `Ese camión tiene ahora recorrido de regreso. Se anuncia en el letrero, con letra nueva y un dibujo: ${star.un}.`,
          `Dicen que ${driver.o} da ahora la vuelta en la última parada, y que en el asiento de adelante lleva pintado lo que más le gustó del viaje: ${star.un}.`,
        ),
        pick(
          `En el gancho de las llaves, junto a las llaves, cuelga ${keep.el}, que es lo que se toma al salir para saber volver.`,
          `Junto a la puerta, donde otros ponen el paraguas, está ${keep.el}, y quien ${keep.lo} toca ya está un poco en casa.`,
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
