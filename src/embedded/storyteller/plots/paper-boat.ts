import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
/** What the boat is folded of, and where there is water for it. */
const BOATS = [
  { of: 'una hoja de periódico', from: 'Como había llovido mucho, la calle parecía un río' },
  { of: 'un mapa viejo', from: 'Del techo bajaba un arroyo que llegaba hasta la esquina' },
  { of: 'una hoja de cuaderno', from: 'Los charcos de la calle se habían juntado en uno solo, larguísimo' },
  { of: 'un cartel de circo', from: 'La fuente de la plaza se había desbordado cuesta abajo' },
  { of: 'una partitura', from: 'La manguera del jardín se había quedado abierta, y ya había corriente' },
  { of: 'la bolsa de papel del pan', from: 'Junto a la banqueta bajaba el agua con mucha fuerza' },
]

/** What is found there. */
const LOST = [
  { things: 'montañas de calcetines sin pareja', doing: 'que se saludaban de una montaña a otra' },
  { things: 'un bosque de paraguas olvidados', doing: 'abiertos, porque ahí nadie tenía miedo de la lluvia' },
  { things: 'cientos de llaves', doing: 'que tintineaban con cada ola' },
  { things: 'una colina de globos que se habían escapado', doing: 'y que contaban cómo es el cielo' },
  { things: 'un prado de guantes', doing: 'que decían adiós de uno en uno' },
  { things: 'filas y filas de dientes de leche', doing: 'ordenados por sonrisa' },
  { things: 'una montaña de botones', doing: 'que brillaba más que la arena' },
  { things: 'una duna de palabras que alguien tuvo en la punta de la lengua', doing: 'y que zumbaban bajito' },
]

/** Who looks after the lost things. */
const KEEPERS = [
  { un: 'un capitán sin barco', o: 'el capitán', alone: 'Mi barco se perdió hace años, y a nado no se vuelve' },
  {
    un: 'una farera con un farol apagado',
    o: 'la farera',
    alone: 'Se me apagó el farol, y ya no encuentro el camino a casa',
  },
  { un: 'un oso de peluche muy grande', o: 'el oso', alone: 'Me olvidaron en una banca, y desde aquí no sé volver' },
  { un: 'una marioneta sin hilos', o: 'la marioneta', alone: 'Salí de gira, y el teatro se fue sin mí' },
]

/** In a paper boat down the street and out to sea, to the island where lost things wait to be fetched. */
export const paperBoat = plot({
  id: 'paper-boat',
  shape: 'voyage',
  has: /^(?:el|la) (?:barco|barquito|hoja|vela|mapa|cartel|partitura|papel)$/,
  suits: ({ r }) =>
    r.role === 'pet' || r.baby || r.band === '2-4'
      ? 0
      : r.band === '5-7' || r.band === '8-11'
        ? 5
        : r.band === '12-17' || r.role === 'sibling' || r.role === 'friend' || r.role === 'cousin'
          ? 5
          : r.age === 'small'
            ? 5
            : 3,
  set: ({ pick }) => {
    const lost = pick(...LOST)
    return {
      boat: pick(...BOATS),
      lost,
      second: pick(...LOST.filter((one) => one !== lost)),
      captain: pick(...KEEPERS),
    }
  },
  hears: ({ captain }) => captain.o,
  wonders: ({ captain: { o } }) => [
    `${upperFirst(o)} sabía de quién era cada cosa perdida, y preguntó de quién era aquello.`,
    `En la lista de lo perdido aquello no estaba, y ${o} preguntó qué era.`,
    `${upperFirst(o)} preguntó por qué aquello no se había perdido nunca.`,
    `${upperFirst(o)} cuidaba aquello desde hacía mucho sin saber qué era, y por fin lo preguntó.`,
  ],
  title: ({ r, pick }) =>
    pick(
      `${r.name} en el barco de papel`,
      `${r.name} y las cosas perdidas`,
      `El barco de papel de ${r.name}`,
      `${r.name}, rumbo a la isla`,
    ),
  cover: ({ star, keep }) => ({
    place: 'un barco de papel en un mar tranquilo, con una isla al fondo',
    time: 'por la mañana',
    weather: 'con sol y viento suave',
    seen: 'desde el agua',
    recipient: `va en la proa de un barco de papel, junto a ${star.un}`,
    sender: 'lleva el timón',
    objects: [star.un, keep.un, 'un barco de papel', 'una isla'],
    pose: 'look',
  }),
  chapters: [
    ({ r, s, fav, star, pick, soft }, { boat }) => ({
      title: pick('A bordo', 'Un barco de papel', 'Hacia el mar'),
      text: [
        pick(
          `Una mañana hicieron un barco con ${boat.of}. De doblar el papel se ${r.v('encargó')} ${r.name}. De que no se hundiera, ${s.full}.`,
          `${r.name} ${r.v('hizo')} un barco con ${boat.of}, y ${r.le} quedó muy bien. A verlo flotar ${s.v('salió')} también ${s.full}.`,
          `El barco era de papel, hecho con ${boat.of}. Lo ${r.v('dobló')} ${r.name} y lo ${s.v('revisó')}, por los dos lados, ${s.full}.`,
        ),
        pick(
          `${boat.from}. Ahí pusieron el barco y, en lugar de alejarse, creció y esperó a que subieran.`,
          `${boat.from}. El barco flotó, creció y creció, hasta que cupo gente.`,
          `${boat.from}. En cuanto tocó el agua, el barco se estiró, pliegue por pliegue: ya tenía cubierta, mástil y escalerita.`,
          `${boat.from}. Ahí soltaron el barco, que dio media vuelta y volvió a la orilla, ya del tamaño de un barco de verdad.`,
        ),
        pick(
          `Antes de zarpar hablaron de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `Un barco navega mejor si se le habla de algo bueno. Le hablaron de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `En el viaje iban a hablar, claro, de lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `Y en la cubierta, esperando la salida, ${star.present}. ${star.el} ${star.does[0]}.`,
          `Y de tanto hablar de eso, en la cubierta apareció ${star.un}. ${star.el} ${star.does[0]}.`,
          `Y a bordo, en el mejor lugar, ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
        soft(
          pick(
            `—¿Adónde vamos? —${r.v('preguntó')} ${r.name}. El barco no contestó, pero dobló la esquina, y ahí estaba ya el mar.`,
            'El viento empujó el barco calle abajo, hasta el mar. En el horizonte se veía una isla.',
            `—¿Alguien sabe el camino? —${r.v('preguntó')} ${r.name}, porque detrás de la esquina estaba ya el mar. Nadie lo sabía.`,
            'Pasaron por delante de la panadería, saludaron y siguieron. Donde se acababa la calle empezaban las olas.',
          ),
        ),
      ],
      view: {
        place: 'una calle convertida en río, con un barco de papel',
        time: 'por la mañana',
        weather: 'con sol después de la lluvia',
        seen: 'desde un puente',
        recipient: `sube a un barco de papel, junto a ${star.un}`,
        sender: 'sostiene el barco para que no se vaya',
        objects: [star.un, 'un barco de papel', 'charcos'],
        pose: 'jump',
      },
    }),
    ({ s, star, needed, pick }, { lost, second, captain }) => ({
      title: pick('La isla de las cosas perdidas', 'Tierra a la vista', 'Lo que nadie buscó'),
      text: [
        pick(
          `El mar llevó el barco hasta una isla. Ahí vieron ${lost.things}, ${lost.doing}.`,
          `El barco llegó a una isla, y al bajar entendieron cuál era. Había ${lost.things}, ${lost.doing}.`,
          `Desembarcaron en una isla, con cuidado, porque el suelo estaba lleno de cosas sin dueño. En la playa había ${lost.things}, ${lost.doing}.`,
          `Llegaron a una isla con un letrero: «Isla de lo perdido». Ahí encontraron ${lost.things}, ${lost.doing}.`,
        ),
        pick(
          `Más adelante había ${second.things}, ${second.doing}.`,
          `Después pasaron junto a ${second.things}, ${second.doing}.`,
          `Al otro lado de la playa dieron con ${second.things}, ${second.doing}.`,
        ),
        pick(
          `Mientras lo miraban todo, ${star.el} ${star.does[1]}, y las cosas perdidas se asomaban a ver.`,
          `Por el camino, ${star.el} ${star.does[2]}. Hacía mucho que en la isla no se veía algo así.`,
          `${star.el} ${star.does[1]}. En una isla donde nunca pasaba nada, aquello era todo un acontecimiento.`,
        ),
        pick(
          `La isla la cuidaba ${captain.un}. —Aquí está todo lo que la gente pierde —dijo ${captain.o}—. Casi nunca viene nadie a buscarlo.`,
          `Entonces salió a su encuentro ${captain.un}. ${upperFirst(captain.o)} cuidaba lo perdido hasta que venían a buscarlo, y hacía años que no venía nadie.`,
          `Barriendo la arena estaba ${captain.un}. —Lo tengo todo en orden, por si preguntan —dijo ${captain.o}. Pero no preguntaba nadie.`,
        ),
        needed(captain.o),
        pick(
          `Todavía quedaba algo por ver: los días, que se guardan del otro lado de la isla. Hacia allá echó a andar ${captain.o}.`,
          `${upperFirst(s.name)} ${s.v('preguntó')} si ahí se guardaban también los días. —Los que alguien extraña, sí —dijo ${captain.o}, y fue abriendo camino.`,
          `${upperFirst(s.name)} ${s.v('quiso')} saber si los días también se pierden. ${captain.o} dijo que no, que se guardan, y empezó a caminar.`,
        ),
      ],
      view: {
        place: 'una isla llena de cosas perdidas',
        time: 'a mediodía',
        weather: 'con sol y nubes blancas',
        seen: 'desde el mar',
        recipient: `camina por la orilla, junto a ${star.un}`,
        sender: 'amarra el barco',
        objects: [star.un, 'un barco de papel', captain.un, 'calcetines y llaves'],
        pose: 'walk',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick }, { captain }) => ({
      title: pick('Del otro lado de la isla', 'Un día guardado', 'El lugar de los días'),
      text: [
        pick(
          `Los días estaban en fila, uno junto a otro, hasta donde alcanzaba la vista. Por fin ${s.name} ${s.v('señaló')} uno. Ahí estaba ${there}.`,
          `Cada día tenía su lugar, con una piedra encima para que no se lo llevara el viento. Levantaron una, y ahí estaba ${there}.`,
          `Había una cueva y, dentro de la cueva, una puerta con ${r.n('el nombre', 'los nombres')} de ${r.name}. La abrieron. Ahí estaba ${there}.`,
          `Subieron a una roca y miraron hacia abajo. Ahí estaba ${there}.`,
        ),
        air[0],
        pick(
          `${captain.o} barrió un poco la arena alrededor, para que se viera mejor.`,
          `${captain.o} se acercó a mirar, sin hacer ruido.`,
          `—Esto es de lo que más cuido —dijo ${captain.o}.`,
        ),
        pick(
          `A dos pasos había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} con mucho cuidado.`,
          `Del día se podía llevar una sola cosa, y era esta: ${keep.un}. ${r.name} ${keep.lo} ${r.v('guardó')} con cuidado.`,
          `Algo asomaba de la arena: era ${keep.un}. ${r.name} ${keep.lo} ${r.v('sacó')} con mucho cuidado.`,
          `La marea había dejado en la orilla ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} antes de que volviera el agua.`,
        ),
        recall(),
        pick(
          `—Esto ya no se pierde —${s.v('dijo')} ${s.name}. Y volvieron al barco por la orilla.`,
          `Se quedaron hasta que empezó a subir la marea. Luego volvieron a la playa, con ${keep.el} muy a salvo.`,
          `De vuelta en la playa, el barco esperaba. Lo primero que subió a bordo fue ${keep.el}.`,
        ),
      ],
      view: {
        place: place ?? 'una playa escondida, llena de luz dorada',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde entre las rocas',
        recipient: `encuentra ${keep.un} en el suelo`,
        sender: 'corre hacia lo que reconoce',
        objects: [keep.un, star.un, 'rocas'],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, act, pick, soft }, { captain }) => ({
      title: pick('Alguien se queda', 'La hora de zarpar', 'Un lugar en el barco'),
      text: [
        pick(
          `Era hora de irse, y ${captain.o} no decía adiós. —${captain.alone} —dijo.`,
          `En la orilla, ${captain.o} ayudó a soltar el barco. Luego se sentó en la arena. —${captain.alone} —dijo.`,
          `A la hora de zarpar, ${captain.o} se quedó junto a una palmera, diciendo adiós antes de tiempo. —${captain.alone} —dijo.`,
        ),
        act(captain.o),
        soft(
          pick(
            `—Entonces ya no estoy en la lista de lo perdido —dijo ${captain.o}.`,
            `En la lista de lo perdido quedó un nombre menos.`,
            `Y ${captain.o} se sacudió la arena de las rodillas.`,
          ),
        ),
        pick(
          `Subieron todos a bordo, pero no soplaba nada de viento. ${r.name} ${r.v('sacó')} ${keep.el}. ${upperFirst(s.name)} ${s.v('suspiró')} al acordarse, y ${captain.o} suspiró también. Un barco de papel no necesita más: se infló la vela.`,
          `Ya a bordo, nadie sabía por dónde se volvía. ${r.name} ${r.v('puso')} ${keep.el} en la proa. —Por un día así se vuelve hasta sin mapa —dijo ${captain.o}, y tomó el timón.`,
          `Subieron todos, y como no había viento, tocaba remar. ${r.name} ${r.v('sacó')} ${keep.el}, y ${captain.o} quiso oír otra vez lo de aquel día. Con la historia se rema sin cansarse, y al terminar ya no se veía la isla.`,
        ),
        pick(
          `Se hizo de noche, sin costa a la vista. Entonces ${pick(...star.helps)}. En el muelle alguien quiso ver qué era aquello y levantó un farol. —¡Tierra! —dijo ${captain.o}.`,
          `Llegaron de noche, sin una luz en la costa. Para no dormirse, ${pick(...star.helps)}. En el muelle alguien se preguntó qué pasaba en aquel barco, y encendió las luces. —¡Tierra! —dijo ${captain.o}.`,
          `A medio mar cayó la niebla. Para que no diera miedo, ${pick(...star.helps)}. Alguien que pescaba vio que en aquel barco había vida, y les hizo señas con una lámpara. —¡Tierra! —dijo ${captain.o}.`,
        ),
      ],
      view: {
        place: 'una orilla con un barco de papel y una persona triste',
        time: 'al atardecer',
        weather: 'con cielo naranja',
        seen: 'desde el barco',
        recipient: `ofrece ${keep.un} a ${captain.un}`,
        sender: 'empuja el barco hacia el agua',
        objects: [keep.un, star.un, captain.un, 'un barco de papel'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft }, { captain }) => ({
      title: pick('De vuelta', 'Lo que no se pierde', 'En tierra'),
      text: [
        pick(
          `En cuanto tocó tierra, ${captain.o} encontró un letrero con su retrato: «Se busca». Su gente no había dejado de buscar.`,
          `En la orilla había un farol encendido para ${captain.o}. Su familia lo prendía todas las noches, por si volvía. Se abrazaron tanto que por poco se caen al agua.`,
          `Apenas tocó el muelle, ${captain.o} vio un papel pegado en un farol. Era su propio retrato, con teléfono y todo. Alguien seguía esperando.`,
          `En el muelle, una señora preguntaba a cada barco por ${captain.o}. Llevaba años preguntando, y esta vez le contestaron que sí.`,
        ),
        pick(
          `A la mañana siguiente, mientras el barco se secaba al sol, hubo tiempo para lo mejor: ${star.together}.`,
          `Por la mañana, después de tanto mar, daban ganas de otra cosa: ${star.together}.`,
          `El barco tardó una mañana en secarse. Fue justo el tiempo que hacía falta para ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `Luego ${s.name} ${s.v('miró')} a ${r.name}. Había algo que tampoco debía perderse.`,
            `${upperFirst(s.name)} ${s.v('traía')} de la isla unas palabras que no ${s.v('quería')} perder por el camino.`,
            `Antes de guardar el barco, ${s.name} ${s.v('quiso')} decir algo importante.`,
          ),
          asks: captain.o,
          when: 'Antes de despedirse',
        }),
        soft(
          pick(
            `${captain.o} mandó una postal con una sola palabra: «Llegué».`,
            'Desde entonces, cuando llueve, en esa calle siempre hay alguien que hace un barco de papel.',
            `Los barcos de papel que se pierden los encuentra ahora ${captain.o}, y los devuelve secos.`,
          ),
        ),
        pick(
          `${r.name} ${r.v('guarda')} el barco de papel, ya seco. A bordo, donde no se puede perder, va ${keep.el}.`,
          `${r.name} ${r.v('puso')} ${keep.el} donde siempre se puede encontrar: junto a la ventana, al lado del barco de papel.`,
          `El barco de papel ya no navega. ${r.name} lo ${r.v('tiene')} bien seco, y a bordo lleva ${keep.el}.`,
        ),
      ],
      view: {
        place: 'una calle con un barco de papel secándose al sol',
        time: 'por la mañana',
        weather: 'con sol',
        seen: 'desde la ventana',
        recipient: `pone ${keep.un} junto a un barco de papel`,
        sender: 'se sienta a su lado y habla',
        objects: [keep.un, star.un, 'un barco de papel', 'una ventana'],
        pose: 'sit',
      },
    }),
  ],
})
