import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { DRIVERS, ENDS } from './props/last-bus.ts'

/** A journey home: asleep on the last bus, past their stop, and nobody who knows the way back. */
export const lastBus = plot({
  id: 'last-bus',
  shape: 'journey-home',
  // it leads to one door: nobody goes home with their teacher, or from work
  suits: ({ r }) => (r.role === 'pet' || r.age === 'small' || r.role === 'teacher' || r.role === 'colleague' ? 0 : 4),
  set: ({ pick }) => ({
    driver: pick(...DRIVERS),
    end: pick(...ENDS),
    line: pick('el número 0', 'el 61', 'uno sin número'),
  }),
  hears: ({ driver }) => driver.o,
  wonders: ({ driver: { o } }) => [
    `${upperFirst(o)} no conocía aquella parada, y preguntó por ella.`,
    `En el recorrido de ${o} no venía nada parecido, y hubo que explicárselo.`,
    `Para poder volver algún día, ${o} tenía que saber qué era aquello.`,
    `${upperFirst(o)} preguntó cómo se llamaba esa parada.`,
  ],
  title: ({ r, pick }, { driver }) =>
    pick(
      `El último autobús de ${r.name}`,
      `${r.name} y el fin del recorrido`,
      `Por donde ${r.v('volvió')} ${r.name}`,
      `${r.name}, en el autobús de ${driver.o}`,
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
    ({ r, s, fav, star, pick }, { driver, end, line }) => ({
      title: pick('El último asiento', 'Se durmieron', 'Fin del recorrido'),
      text: [
        pick(
          `Era muy tarde, y ya solo pasaba un autobús, ${line}. Junto a la ventana ${r.v('se sentó')} ${r.name}. A su lado, ${s.full}.`,
          `En el último autobús de la noche, ${line}, no iban más que ${r.name} y ${s.full}.`,
          `Hacía frío y quedaba un solo autobús, ${line}. Lo alcanzaron corriendo ${r.name} y, casi sin aliento, ${s.full}.`,
        ),
        pick(
          `El camino era largo, así que hablaron de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Por el camino hablaron de lo mejor, que es lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Como faltaba mucho para llegar, se pusieron a hablar de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `Entonces vieron que, dos asientos más adelante, ${star.present}. ${star.el} ${star.does[0]}.`,
          `Tanto hablaron de eso que, en el asiento de enfrente, apareció ${star.un}. ${star.el} ${star.does[0]}.`,
          `Y cuando miraron enfrente, en el otro asiento, ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
        pick(
          `Con el calor del motor les ganó el sueño. Despertaron con la voz de ${driver.un}. —Hasta aquí llego: no hay más recorrido —dijo. Afuera ya no se veía la ciudad. Había ${end.place}.`,
          `El autobús ronroneaba como un gato, y se durmieron. Despertaron cuando se apagó el motor. —Su parada quedó atrás hace mucho —dijo ${driver.un}. Por la ventana ya no se veía la ciudad, sino ${end.place}.`,
          `Afuera pasaban luces, luego menos luces, luego ninguna, y se durmieron. Cuando abrieron los ojos, el autobús estaba quieto. —Aquí se acaba el recorrido, y hasta mañana no hay otro —dijo ${driver.un}. Del otro lado del vidrio había ${end.place}.`,
        ),
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
    ({ r, s, star, needed, pick }, { driver, end }) => ({
      title: pick('A pie', '¿Por dónde se vuelve?', 'Un lugar muy raro'),
      text: [
        pick(
          `Afuera olía a noche. ${end.sees} Buscaron a quién preguntar, y solo encontraron ${end.sign}.`,
          `Bajaron a mirar. ${end.sees} Junto al camino había ${end.sign}, que no servía de mucha ayuda.`,
          `${end.sees} Para preguntar no había más que ${end.sign}, y no contestó.`,
        ),
        pick(
          `—¿Por dónde se vuelve? —${s.v('preguntó')} ${s.name}. ${driver.o} alzó los hombros. —Yo siempre llego hasta el final y me quedo aquí —dijo—. Hace mucho que no voy de regreso.`,
          `—Hace años que no vuelvo de noche, y ya no sé por dónde se va —dijo ${driver.o}—. Me quedo a dormir en el autobús.`,
          `—Ya no me sé el camino de regreso —confesó ${driver.o}—. Cuando se acaba el recorrido apago las luces y me duermo en el último asiento.`,
        ),
        pick(
          `El autobús se quedó ahí, para no perderse también. Echaron a andar, y ${driver.o} fue detrás. ${star.el} ${star.does[1]}, y el camino parecía más corto.`,
          `Cerraron el autobús y se pusieron a caminar, con ${driver.o} detrás. ${star.el} ${star.does[1]}, y eso hacía el camino más alegre.`,
          `—Entonces, a caminar —${r.v('dijo')} ${r.name}. Y ${driver.o} cerró el autobús y fue detrás. ${star.el} ${star.does[2]}, y así nadie se acordó del frío.`,
        ),
        needed(
          driver.o,
          pick(
            `Caminando, ${driver.o} fue conociendo a ${r.name}.`,
            'Cuando se camina de noche se acaba contando todo.',
          ),
        ),
        pick(
          'A los cien pasos, el camino se partió en dos, y luego en cinco, y luego en tantos que parecía un peine.',
          'El problema eran los cruces: había uno cada cien pasos, y ninguno tenía letreros.',
          'Y empezaron los caminos: uno a la derecha, otro a la izquierda, y otro que daba una vuelta entera y volvía.',
        ),
        pick(
          `—Un momento —${s.v('dijo')} ${s.name}, y ${s.v('se detuvo')}—. Este camino ${s.spoken('lo conozco', 'lo conocemos')}.`,
          `Entonces ${s.name} ${s.v('se detuvo')}. En el aire había algo que ${s.v('conocía')} muy bien. —Es por aquí —${s.v('dijo')}.`,
          `De pronto, ${s.name} ${s.v('miró')} a ${r.name}. Había un camino, uno solo, que ${s.le} recordaba algo. —Vamos por ese —${s.v('dijo')}.`,
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
    ({ r, star, keep, air, place, there, recall, pick }, { driver }) => ({
      title: pick('Por aquí ya pasamos', 'Un lugar que no estaba', 'Donde empezaba el camino'),
      text: [
        pick(
          `Siguieron ese camino hasta el final. Y al final, adonde no llega ya ningún autobús, estaba ${there}.`,
          `Después de la última curva, donde hasta entonces no había nada, apareció ${there}.`,
          `Caminaron hacia una luz que se veía a lo lejos. Cuanto más se acercaban, más claro estaba lo que era: ${there}.`,
        ),
        air[0],
        pick(
          `Ahí cerca, como si se hubiera caído ayer, había ${keep.un}. ${r.name} ${keep.lo} ${r.v('recogió')} enseguida.`,
          `Un paso más allá, en mitad del camino, había ${keep.un}. ${r.name} ${r.v('se agachó')} a recoger${keep.lo}.`,
          `A un lado del camino esperaba ${keep.un}. ${r.name} ${keep.lo} ${r.v('tomó')} con cuidado.`,
        ),
        recall(),
        { spare: ['Nadie dijo nada durante un buen rato, y a nadie le hizo falta.'] },
        { spare: ['Desde ahí el autobús se veía como un juguete, y la noche ya no parecía tan grande.'] },
        pick(
          'Se quedaron un rato sin prisa. Ya no importaba tanto no saber el camino, porque ahora tenían de dónde partir.',
          `${r.name} ${r.v('se llevó')} ${keep.el}. Con algo así en la mano se camina de otra manera.`,
          `—Un día así alumbra más que mis faros —dijo ${driver.o}. Y ${r.name} ${r.v('se llevó')} ${keep.el}.`,
        ),
      ],
      view: {
        place: place ?? 'una parada de autobús con luz dorada',
        time: 'al atardecer',
        weather: 'con luz dorada',
        seen: 'desde el camino',
        recipient: `se agacha a recoger ${keep.un}`,
        sender: 'espera con la mano en el pecho',
        objects: [keep.un, star.un],
      },
    }),
    ({ r, star, keep, act, pick, soft }, { driver }) => ({
      title: pick('Alguien se queda atrás', 'Nadie me espera', 'Quien iba al volante'),
      text: [
        pick(
          `Cien pasos después faltaba alguien. ${driver.o} se había quedado atrás, en una piedra. —No hay prisa por llegar a donde nadie abre —dijo.`,
          `Al llegar al siguiente cruce, ${driver.o} se sentó en el suelo. —Sigan sin mí —dijo—. A mí no me espera nadie en ninguna parte.`,
          `Cuando había que seguir, ${driver.o} no se movió. —¿Para qué voy a volver? —dijo—. En mi casa no hay nadie.`,
        ),
        act(driver.o),
        soft(
          pick(
            `Y ${driver.o} se levantó, porque ahora sí tenía con quién volver.`,
            `—Así sí se puede volver —dijo ${driver.o}, y empezó a caminar.`,
          ),
        ),
        pick(
          `Faltaba saber por dónde. Entonces ${r.name} ${r.v('mostró')} ${keep.el}, y ${driver.o} se acordó de un día suyo, el de su primer viaje. —Aquella vez volví por ahí —dijo, y señaló uno de los caminos.`,
          `En el cruce, ${r.name} ${r.v('mostró')} ${keep.el}. —Yo también volví una vez con algo así en la mano —dijo ${driver.o}—. ¡Y fue por este camino!`,
        ),
        pick(
          `Ya se veían casas, todas a oscuras, cuando ${pick(...star.helps)}. Se encendió una luz, alguien se asomó a ver, y resultó que esa ventana la conocían. —Era por aquí —dijo ${driver.o}.`,
          `Para darse ánimo en el último tramo, ${pick(...star.helps)}. Se encendió una ventana, alguien se asomó a ver y gritó: «¡Por fin!». Habían llegado.`,
          `Ya clareaba cuando ${pick(...star.helps)}. Una vecina se asomó a ver qué era aquello y reconoció a ${r.name}. Habían llegado.`,
        ),
      ],
      view: {
        place: 'un camino entre árboles con una ventana encendida al fondo',
        time: 'de noche',
        weather: 'con estrellas y sin niebla',
        seen: 'desde atrás del grupo',
        recipient: `enseña ${keep.un} en un cruce de caminos`,
        sender: `ayuda a levantarse a ${driver.un}`,
        objects: [keep.un, star.un, 'un autobús', 'una ventana encendida'],
        pose: 'walk',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { driver }) => ({
      title: pick('Ya de día', 'Ida y vuelta', 'Una taza más'),
      text: [
        pick(
          `Ya amanecía. Calentaron pan, sacaron otra taza, y ${driver.o} se quedó a desayunar.`,
          `Con la primera luz pusieron una taza más en la mesa, y ${driver.o} desayunó en compañía por primera vez en muchos años.`,
        ),
        ...praise({
          lead: pick(
            `Entonces ${s.name} ${s.v('dijo')} algo que no ${s.v('había')} dicho en todo el camino.`,
            `Habían caminado tanto que ${s.name} ${s.v('tuvo')} tiempo de pensar muy bien lo que ${s.v('quería')} decir.`,
            `Faltaba decir una cosa, y ${s.name} se ${s.v('tomó')} su tiempo.`,
          ),
          asks: driver.o,
          when: 'En el desayuno',
        }),
        pick(
          `Luego durmieron un poco, y al despertar todavía quedaba día para ${star.together}.`,
          `Después de dormir un poco, les dieron ganas de ${star.together}.`,
          `Ese día nadie tuvo prisa, y hubo tiempo de sobra para ${star.together}.`,
        ),
        pick(
          `A la noche siguiente, ${driver.o} trajo de vuelta el autobús, por el camino que ya se sabía.`,
          `El último autobús tiene ahora recorrido de regreso. En el letrero, ${driver.o} escribió: «Ida y vuelta».`,
          `Desde entonces ${driver.o} ya no se queda al final del recorrido. Da la vuelta y vuelve, porque los domingos tiene invitación.`,
        ),
        pick(
          `Cerca de la puerta, para no olvidar nunca cómo se vuelve, ${r.name} ${r.v('tiene')} ${keep.el}.`,
          `Y si otra noche el recorrido se acaba lejos, ${r.name} ya ${r.v('sabe')} con qué volver: ahí está ${keep.el}.`,
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
