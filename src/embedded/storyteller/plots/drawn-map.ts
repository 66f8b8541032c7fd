import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'

/** Who draws maps of people, and what is missing from their own. */
const CARTOGRAPHERS = [
  {
    un: 'una cartógrafa con tinta en la nariz',
    o: 'la cartógrafa',
    alone: 'dibujo los mapas de todo el mundo, y en el mío no hay más que un camino vacío',
    thing: 'un compás',
  },
  {
    un: 'un agrimensor que medía contando pasos',
    o: 'el agrimensor',
    alone: 'sé a cuántos pasos vive todo el mundo, y a mí nadie viene a verme',
    thing: 'un metro de madera',
  },
  {
    un: 'un geógrafo que siempre perdía su brújula',
    o: 'el geógrafo',
    alone: 'pierdo la brújula en todas partes, y ya no sé por dónde se vuelve a mi casa',
    thing: 'una brújula',
  },
]

/** What is found on the way, of whomever the map is. */
const FEATURES = [
  { name: 'el Golfo de las Ocurrencias', note: 'aguas profundas, donde conviene saber nadar' },
  { name: 'la Meseta del Antojo', note: 'se cruza en un minuto, y conviene llevar galletas' },
  { name: 'el Estrecho de los Lunes', note: 'se navega despacio, y mejor después del desayuno' },
  { name: 'el Volcán de las Ganas', note: 'está en actividad, y nadie quiere que se apague' },
  { name: 'la Laguna de los Secretos', note: 'se rodea en silencio, por respeto' },
  { name: 'las Islas de los Planes', note: 'hay una más cada vez que se visitan' },
]

/** A map is drawn of somebody, as one draws a country, and one white spot is left. */
export const drawnMap = plot({
  id: 'drawn-map',
  shape: 'map',
  has: /^(?:el|la) (?:mapa|hoja|pluma|lapiz|papel)$/,
  suits: ({ r }) => (r.role === 'pet' || r.age === 'small' ? 0 : r.role === 'partner' || r.role === 'friend' ? 5 : 4),
  set: ({ pick }) => {
    const first = pick(...FEATURES)
    const second = pick(...FEATURES.filter((one) => one !== first))
    return {
      maker: pick(...CARTOGRAPHERS),
      first,
      second,
      third: pick(...FEATURES.filter((one) => one !== first && one !== second)),
    }
  },
  hears: ({ maker }) => maker.o,
  wonders: ({ maker: { o } }) => [
    `Para ponerle nombre en el mapa, ${o} preguntó qué era aquello.`,
    `${upperFirst(o)} quería saber por qué todos los ríos nacían ahí.`,
    `Antes de dibujar nada había que entenderlo, y ${o} preguntó.`,
    `Lo que no se sabe explicar no cabe en un mapa, y ${o} esperó con el papel en la mano.`,
  ],
  title: ({ r, pick }, { first }) =>
    pick(
      `Mapa completo de ${r.name}`,
      `${r.name}, escala uno a uno`,
      `Cómo se llega a ${r.name}`,
      `De ${first.name} a ${r.name}`,
    ),
  cover: ({ star, keep }, { maker }) => ({
    place: 'una mesa enorme con un mapa a medio dibujar',
    time: 'por la mañana',
    weather: 'con sol en la ventana',
    seen: 'desde arriba',
    recipient: `se inclina sobre un mapa, junto a ${star.un}`,
    sender: 'detiene una esquina del papel',
    objects: [star.un, keep.un, maker.thing, 'un mapa'],
    pose: 'look',
  }),
  chapters: [
    ({ r, s, fav, star, pick, soft }, { maker }) => ({
      title: pick('Un país sin mapa', 'El encargo', 'Por dónde empezar'),
      text: [
        pick(
          `Hay mapas de todos los países, pero de ${r.name} no había ninguno. Para remediarlo llegó ${maker.un}. El encargo era de ${s.full}.`,
          `—Vengo a hacer un mapa de ${r.name}, con sus montañas, sus ríos y todo —dijo en la puerta ${maker.un}. El encargo era de ${s.full}.`,
          `Se pueden hacer mapas de muchas cosas. ${maker.un} los hacía de personas, y un día recibió un encargo: el mapa de ${r.name}. Se lo ${s.v('había')} pedido ${s.full}.`,
        ),
        pick(
          `—Todo mapa se empieza por algo —dijo ${maker.o}. El de ${r.name} se empezó por lo que más ${r.le} gusta: ${fav.all}.`,
          `Lo primero que se dibuja en un mapa es lo que se ve desde lejos. En ${r.name} lo que primero se ve es lo que más ${r.le} gusta: ${fav.all}.`,
          `—¿Cuál es la mayor riqueza de este país? —preguntó ${maker.o}, con el lápiz listo. No podía ser otra que lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `En ese punto del mapa apareció ${star.un}. ${star.el} ${star.does[0]}.`,
          `Apenas lo dibujaron, junto al papel apareció ${star.un}. ${star.el} ${star.does[0]}.`,
          `Y en la primera esquina del país ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
        soft(
          pick(
            `—Ahora hay que recorrerlo, que un mapa no se dibuja sin caminar —dijo ${maker.o}. Y ${r.name} y ${s.name} se pusieron los zapatos cómodos.`,
            `El resto no se podía dibujar de lejos: había que recorrerlo. ${r.name} y ${s.name} prepararon la mochila esa misma tarde.`,
            `—¿Y ${r.spoken('quepo', 'cabemos')} en una hoja? —${r.v('preguntó')} ${r.name}. ${maker.o} miró a ${r.name}, miró el papel y sacó otro más grande.`,
          ),
        ),
      ],
      view: {
        place: 'una sala con una mesa y un papel enorme',
        time: 'por la mañana',
        weather: 'con sol en la ventana',
        seen: 'desde un rincón del techo',
        recipient: `señala un punto del papel, junto a ${star.un}`,
        sender: 'desenrolla el papel con los dos brazos',
        objects: [star.un, maker.thing, 'un papel enorme', 'lápices'],
        pose: 'point',
      },
    }),
    ({ r, s, star, needed, pick, soft }, { first, maker, second, third }) => ({
      title: pick('De viaje', 'Sobre el papel', 'Las primeras exploraciones'),
      text: [
        pick(
          `Extendieron el papel en el suelo, dieron un paso y ya estaban de viaje. Al norte, ${first.name}: ${first.note}. Al sur, ${second.name}: ${second.note}.`,
          `El papel se hizo grande como un país, y por él caminaron. Primero pasaron por ${first.name}: ${first.note}. Luego llegaron a ${second.name}: ${second.note}.`,
          `Pisaron el papel, y el papel se hizo tan grande como un país. Exploraron primero ${first.name}: ${first.note}. Después descubrieron ${second.name}: ${second.note}.`,
        ),
        soft(
          pick(
            `—Y por aquí, ${third.name} —${s.v('dijo')} ${s.name}, que ${s.v('conocía')} bien el terreno—: ${third.note}.`,
            `Gracias a ${s.name} hubo lugar también para ${third.name}: ${third.note}.`,
          ),
        ),
        pick(
          `${star.el} ${star.does[1]}, y el camino se hizo corto.`,
          `Por el camino, ${star.el} ${star.does[2]}, y nadie preguntó cuánto faltaba.`,
          `En los tramos difíciles, ${star.el} ${star.does[1]}, y así costaban menos.`,
        ),
        needed(
          maker.o,
          pick(
            'En la orilla del mapa iban las costumbres del país.',
            `De las costumbres del país, ${maker.o} no sabía nada.`,
          ),
        ),
        pick(
          `Solo faltaba el centro. Todos los ríos venían de ahí, y en el papel no había más que blanco. ${maker.o} lo rodeó tres veces sin encontrar por dónde.`,
          `El mapa estaba casi completo, pero en el centro quedaba una mancha blanca, y de ahí venían todos los ríos. —No sé cómo se entra —dijo ${maker.o}.`,
          `Ya casi todo estaba dibujado. Pero en mitad del papel quedaba una mancha blanca. —De aquí nacen los ríos —dijo ${maker.o}—, y yo no sé entrar.`,
        ),
        pick(
          `—${s.spoken('Yo sí', 'Nosotros sí')} —${s.v('dijo')} ${s.name}—. Por aquí.`,
          `Entonces ${s.name} ${s.v('tomó')} del brazo a ${r.name}, porque ese camino sí lo ${s.v('conocía')}.`,
          `${upperFirst(s.name)} ${s.v('sonrió')}: lo que había en esa mancha no era ningún secreto.`,
        ),
      ],
      view: {
        place: 'un mapa gigante extendido por el suelo como un país',
        time: 'a mediodía',
        weather: 'con nubes pequeñas',
        seen: 'desde muy arriba',
        recipient: `camina por encima del mapa, con ${star.un}`,
        sender: 'lleva un termo y señala a lo lejos',
        objects: [star.un, maker.thing, 'montañas de papel', 'un termo'],
        pose: 'walk',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick }, { maker }) => ({
      title: pick('La mancha blanca', 'Donde nacen los ríos', 'El centro del mapa'),
      text: [
        pick(
          `Caminaron hacia el centro del papel. A cada paso lo blanco se iba llenando de color, hasta que se vio lo que era: ${there}.`,
          `El papel cedió como una puerta, y del otro lado de la mancha blanca estaba ${there}.`,
          `Siguieron a ${s.name} sin mirar el papel. Y en el centro exacto del mapa, donde parecía no haber nada, estaba ${there}.`,
        ),
        air[0],
        pick(
          `—Esto no venía en ningún mapa —dijo ${maker.o}, que había entrado de puntitas.`,
          `${maker.o} guardó el lápiz, porque había cosas que era mejor mirar primero.`,
          `${upperFirst(maker.o)} secó la pluma y no escribió nada: primero había que ver.`,
        ),
        pick(
          `Justo donde nacían los ríos había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} sin mover nada más.`,
          `Ahí mismo, para marcar el lugar, había ${keep.un}. ${r.name} ${keep.lo} ${r.v('tomó')} entre las manos.`,
          `El primer río salía de un rincón muy pequeño, y en ese rincón había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} para ver${keep.lo} mejor.`,
        ),
        recall(),
        pick(
          `—Ya entiendo —dijo ${maker.o}—. Los ríos de ${r.name} vienen de días como este.`,
          'Así supieron de dónde venía todo lo demás: el mapa entero había empezado en un día como ese.',
          `Cuando volvieron, ${r.name} ${r.v('traía')} ${keep.el}. ${maker.o} dijo que con eso el mapa ya tenía centro.`,
        ),
      ],
      view: {
        place: place ?? 'un claro de luz dorada en medio de un papel blanco',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde el borde',
        recipient: `levanta ${keep.un} con cuidado`,
        sender: 'se queda unos pasos atrás',
        objects: [keep.un, star.un, maker.thing],
        pose: 'look',
      },
    }),
    ({ r, star, keep, act, pick, soft }, { maker }) => ({
      title: pick('El mapa de quien hace mapas', 'Una casa sin vecinos', 'Antes de firmar'),
      text: [
        pick(
          `Solo faltaba firmar. Pero ${maker.o} se quedó con la pluma en el aire. —${upperFirst(maker.alone)} —dijo.`,
          `El mapa estaba listo, pero ${maker.o} miraba otro, el suyo. —${upperFirst(maker.alone)} —explicó.`,
          `Al poner la fecha, a ${maker.o} se le cayó una lágrima en el papel. —Es que ${maker.alone} —dijo.`,
        ),
        act(maker.o, 'sorrow', 'named'),
        soft(
          pick(
            `—Hasta aquí no había llegado nadie —dijo ${maker.o}.`,
            `—Eso no estaba en mi mapa —dijo ${maker.o}, y se secó los ojos.`,
            `—Anotado —dijo ${maker.o}, con otra voz.`,
          ),
        ),
        pick(
          `Donde había estado la mancha blanca, ${r.name} ${r.v('puso')} ${keep.el}. Con la pluma ${r.v('dibujó')} después un camino, de ahí hasta la puerta de ${maker.o}. —Para las visitas —${r.v('explicó')}.`,
          `${r.name} ${r.v('puso')} ${keep.el} en el centro del mapa, para que ${maker.o} no olvidara de qué día venía. Con la pluma ${r.v('dibujó')} después un camino desde ahí hasta la puerta de ${maker.o}.`,
          `El centro del mapa fue para ${keep.el}. De ahí ${r.v('sacó')} ${r.name} una línea de puntos que llegaba a la puerta de ${maker.o}. —Así se viene —${r.v('dijo')}.`,
        ),
        pick(
          `Luego ${pick(...star.helps)}. ${maker.o} dibujó aquello en su propio mapa, y al lado, una casita con luz. —Ahora ya vive alguien aquí —dijo.`,
          `Para estrenar el camino, ${pick(...star.helps)}. —Esto hay que dibujarlo —dijo ${maker.o}. Mojó la pluma y ya no paró: en su mapa dibujó una casa vecina, la de ${r.name}.`,
          `Con la tinta todavía fresca, ${pick(...star.helps)}. ${upperFirst(maker.o)} desdobló su propio mapa, y en él fueron apareciendo vecinos.`,
        ),
      ],
      view: {
        place: 'una mesa con un mapa que brilla',
        time: 'al atardecer',
        weather: 'con luz naranja en la ventana',
        seen: 'desde el otro lado de la mesa',
        recipient: `pone ${keep.un} en medio del mapa`,
        sender: `le acerca una taza a ${maker.o}`,
        objects: [keep.un, star.un, maker.thing, 'un mapa'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft }, { maker }) => ({
      title: pick('Se recomienda visitarlo', 'El mapa completo', `País de ${r.name}`),
      text: [
        pick(
          `Del mapa se hizo una sola copia. En la portada dice: «País de ${r.name}. Se recomienda visitarlo sin prisa».`,
          `Nadie pudo doblar el mapa de ${r.name}, así que hubo que colgarlo en la pared. Desde ahí se ve entero.`,
          `${maker.o} entregó el mapa de ${r.name} con un moño. —Los demás se terminan —dijo—, y este sigue creciendo.`,
        ),
        pick(
          `Para estrenarlo no hubo que ir lejos: bastó con ${star.together}.`,
          `En una esquina del mapa, bajo «qué hacer», se lee: ${star.together}.`,
          `Del primer paseo por el mapa volvieron con ganas de ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `Abajo quedaba un espacio para la dedicatoria. En vez de escribirla, ${s.name} ${s.v('prefirió')} decirla.`,
            `Faltaba decir por qué ${s.name} ${s.v('había')} pedido ese mapa.`,
            `En la orilla de un mapa así van unas palabras. ${upperFirst(s.name)} las ${s.v('traía')} pensadas.`,
          ),
          asks: maker.o,
          when: 'Para la dedicatoria del mapa',
        }),
        soft(
          pick(
            `En cuanto a ${maker.o}, los domingos ya no trabaja. Tiene a quién visitar, y conoce el camino.`,
            `Desde entonces ${maker.o} pasa de vez en cuando a saludar, y su propio mapa se va llenando de gente.`,
            `De ${maker.o} se cuenta que ya no dibuja caminos vacíos.`,
          ),
        ),
        pick(
          `En el centro del mapa, donde nacen los ríos, ${r.name} ${r.v('dejó')} para siempre ${keep.el}. Y alrededor, a lápiz, queda lugar para lo que falta por andar.`,
          `Junto a su mapa, ${r.name} ${r.v('guarda')} ${keep.el}. Quien ${keep.lo} mira sabe por dónde empezar.`,
          `Y para no perder nunca el centro, ${r.name} ${r.v('tiene')} a mano ${keep.el}.`,
        ),
      ],
      view: {
        place: 'una pared con un mapa lleno de color',
        time: 'por la tarde',
        weather: 'con sol en la ventana',
        seen: 'desde la puerta',
        recipient: `acomoda ${keep.un} debajo del mapa`,
        sender: 'mira desde el sillón',
        objects: [keep.un, star.un, 'un mapa', 'un sillón'],
        pose: 'look',
      },
    }),
  ],
})
