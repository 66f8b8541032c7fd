import { upperFirst } from '../language/text.ts'
import { plot } from './plot.ts'

/** Who draws maps of people, and what is missing from their own. */
const CARTOGRAPHERS = [
  {
    un: 'una cartógrafa con tinta en la nariz',
    o: 'la cartógrafa',
    alone: 'He dibujado a tanta gente, y en mi mapa no hay más que una carretera',
    thing: 'un compás',
  },
  {
    un: 'un agrimensor que medía con pasos',
    o: 'el agrimensor',
    alone: 'Sé a cuánto queda todo el mundo. A mí nadie me ha medido nunca',
    thing: 'un metro de madera',
  },
  {
    un: 'un geógrafo que había perdido el norte, pero no el ánimo',
    o: 'el geógrafo',
    alone: 'Llevo veinte años fuera de mi propio mapa',
    thing: 'una brújula',
  },
]

/** What is found on the way, of whomever the map is. */
const FEATURES = [
  { name: 'el Golfo de las Ocurrencias', note: 'aguas profundas; conviene saber nadar' },
  { name: 'la Meseta del Mal Genio', note: 'muy pequeña; se cruza en un minuto y del otro lado hay sombra' },
  { name: 'el Estrecho de los Lunes', note: 'navegable con café' },
  { name: 'el Volcán de las Ganas', note: 'en actividad; no se recomienda apagarlo' },
  { name: 'la Laguna de lo que No Se Cuenta', note: 'se rodea en silencio, por respeto' },
  { name: 'las Islas de los Pendientes', note: 'aparecen más cada vez que se visitan' },
]

/** A map is drawn of somebody, as one draws a country, and one white spot is left. */
export const drawnMap = plot({
  id: 'drawn-map',
  shape: 'map',
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
  title: ({ r, pick }, { first }) =>
    pick(
      `Mapa completo de ${r.name}`,
      `${r.name}, escala uno a uno`,
      `Dónde queda ${r.name}`,
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
    ({ r, s, fav, star, joke, pick, when, soft, opt }, { maker }) => ({
      title: pick('Trabajo de campo', 'Un país sin mapa', 'Se levanta el plano'),
      text: [
        pick(
          `Hay mapas de todo, hasta del fondo del mar. De ${r.name}, ninguno. A remediarlo vino ${maker.un}, con un encargo firmado por ${s.full}.`,
          `—Vengo a dibujar a ${r.name} —dijo ${maker.un}—. Ríos, costas, todo. El encargo traía una firma al calce: ${s.full}.`,
          `El encargo decía: «Un mapa de ${r.name}, lo más exacto posible». Lo había hecho, sin avisar, ${s.full}. Y lo aceptó ${maker.un}.`,
        ),
        pick(
          `Todo país tiene capital. La de ${r.name} se averiguó en seguida: ${fav.all}. De ahí salen todos los caminos.`,
          `Se empieza por lo más alto, lo que se ve desde cualquier parte. De ${r.name} se ve esto: ${fav.all}.`,
          `—¿Principal riqueza? —preguntó ${maker.o}, con el lápiz afilado. Se anotó así: ${fav.all}.`,
        ),
        pick(
          `En ese punto exacto, clavado como bandera, estaba ${star.un}. ${upperFirst(star.el)} ${star.does[0]}.`,
          `Para que no volara el papel pusieron encima ${star.un}.`,
          `De guía local se ofreció ${star.un}, que ${star.does[0]}.`,
        ),
        when(
          joke,
          soft(
            pick(
              `(Curiosidad de la región: ${joke}. Los viajeros lo agradecen).`,
              `En «clima y costumbres» se puso que ${joke}.`,
            ),
          ),
        ),
        pick(
          `${r.name} ${r.v('preguntó')} si dolía. —Solo hay que caminar —dijo ${maker.o}.`,
          `Hacía falta recorrerlo a pie. ${r.name} ${r.v('aceptó')}, con la condición de que no se dibujaran las ojeras.`,
          `—¿Y qué tan grande va a quedar? —${r.n('quiso', 'quisieron')} saber ${r.name}. ${upperFirst(maker.o)} miró el papel. Sacó otro.`,
        ),
        opt(
          pick(
            'El norte quedó hacia la cocina, por costumbre.',
            'En una esquina se apartó lugar para la escala y para los puntos suspensivos.',
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
    ({ s, star, needed, pick, opt }, { maker, first, second, third }) => ({
      title: pick('Costas y cordilleras', 'Primeras exploraciones', 'Accidentes geográficos'),
      text: [
        pick(
          `Por la mañana cruzaron ${first.name} (${first.note}). A mediodía, ${second.name} (${second.note}).`,
          `Primera etapa: ${first.name}. Nota al margen: ${first.note}. Segunda etapa: ${second.name}, que según la leyenda es así: ${second.note}.`,
          `Midieron ${first.name} (${first.note}), bordearon ${second.name} (${second.note}) y comieron de pie.`,
        ),
        pick(
          `—Y además, ${third.name} —${s.v('avisó')} ${s.name}—. Eso no se ve en las fotos.`,
          `A ${third.name} ${s.v('llegó')} primero ${s.name}, que ${s.v('conocía')} el terreno: ${third.note}.`,
          `Sin ${s.name} nadie habría visto ${third.name}: ${third.note}.`,
        ),
        needed(maker.o),
        pick(
          `${upperFirst(star.el)} ${star.does[1]}, y hubo que correr una frontera.`,
          `En los lugares difíciles ayudó ${star.el}: ${star.does[2]}.`,
          `Donde ponían ${star.el}, ahí quedaba el centro. Se probó tres veces.`,
        ),
        pick(
          `Pero en medio del papel seguía una mancha blanca. —Ahí no he podido entrar —dijo ${maker.o}—. La aguja se pone a dar vueltas.`,
          `Quedaba un hueco, hacia el centro, del tamaño de una mano. Todos los ríos venían de ahí. —Sin eso no hay mapa —dijo ${maker.o}.`,
          `—Aquí —dijo ${maker.o}, y puso el dedo en lo blanco— tiene que haber algo. Todos los caminos se desvían para pasar cerca.`,
        ),
        opt('Se bautizó un arroyo. Se discutió el nombre media hora.'),
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
    ({ r, place, there, air, keep, recall, star, pick }, { maker }) => ({
      title: pick('La mancha blanca', 'Tierra adentro', 'Donde nacen los ríos'),
      text: [
        pick(
          `Se entraba de espaldas y sin hablar. Cuando ${r.name} ${r.v('se dio')} la vuelta, lo blanco ya no era blanco. Era ${there}.`,
          `El papel cedió como una puerta. Del otro lado, sin escala y sin norte, estaba ${there}.`,
          `Ahí no servían las medidas. Había que pararse en medio y esperar. Y apareció ${there}.`,
        ),
        air[0],
        pick(
          `—Por eso no cabía en la hoja —murmuró ${maker.o}.`,
          `Ningún mapa había llegado hasta ahí.`,
          `La aguja dejó de dar vueltas.`,
        ),
        pick(
          `En el centro del centro había ${keep.un}. ${r.name} ${keep.lo} ${r.v('tomó')} sin mirar a nadie.`,
          `Marcaba el sitio ${keep.un}, como marca una piedra la cumbre. ${r.name} ${keep.lo} ${r.v('levantó')}.`,
          `De ahí salían todos los ríos: de donde estaba ${keep.un}.`,
        ),
        recall(),
        pick(
          `Los países se miden por lo que tienen. Las personas, por adónde vuelven.`,
          `No había más que explorar. Se había llegado.`,
          `${upperFirst(maker.o)} no dibujó nada. Se quitó el sombrero, que no traía.`,
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
      title: pick('El mapa de quien mapea', 'Fuera del papel', 'Sin coordenadas'),
      text: [
        pick(
          `Ya solo faltaba firmar. Pero ${maker.o} dejó la pluma y se puso a mirar la pared.`,
          `Al poner la fecha, a ${maker.o} le tembló la mano, y un río se salió de su cauce.`,
          `El mapa estaba listo, y ${maker.o} no lo entregaba. Le daba vueltas.`,
        ),
        pick(`—${maker.alone} —dijo.`, `—No es nada —dijo ${maker.o}. Luego sí fue—. ${maker.alone}.`),
        act(maker.o),
        soft(
          pick(
            `Eso no estaba en el mapa. Hubo que añadirlo, y no cupo.`,
            `${upperFirst(maker.o)} buscó ese gesto en la leyenda, y no venía.`,
          ),
        ),
        pick(
          `${r.name} ${r.v('puso')} ${keep.el} en el hueco de en medio. Y ${keep.el} ${pick(...keep.wakes)}. El papel entero tomó color.`,
          `Entonces ${keep.el} ${pick(...keep.wakes)}, y del centro salió un camino nuevo. Llegaba hasta los pies de ${maker.o}.`,
        ),
        pick(
          `${upperFirst(star.el)} ${pick(...star.helps)}. Así, en una esquina del mapa de ${r.name}, apareció una casita con una luz: la de ${maker.o}.`,
          `Y ${star.el} ${pick(...star.helps)}. Donde antes decía «confines», ahora dice «vecinos».`,
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
    ({ r, s, star, keep, praise, pick, opt }, { maker, first }) => ({
      title: pick('Edición definitiva', 'Con todos sus nombres', 'Se recomienda perderse'),
      text: [
        pick(
          `El mapa se imprimió en una sola copia. En la portada se lee: «Se recomienda perderse».`,
          `No hubo manera de doblarlo. ${upperFirst(maker.o)} dijo que era buena señal.`,
          `En la escuela de mapas lo ponen de ejemplo. Nadie ha podido copiarlo: cambia.`,
        ),
        pick(
          `Ruta sugerida para un día libre: ${star.together}. Indispensable, ${star.el}.`,
          `Para estrenarlo eligieron el camino más corto a la capital: ${star.together}. ${upperFirst(star.el)} iba al frente.`,
          `En «qué hacer» viene una sola línea: ${star.together}. Con ${star.el}, tres estrellas.`,
        ),
        pick(
          `Falta decir por qué se pidió. Eso no lo dibuja nadie: lo ${s.v('dijo')} ${s.name}.`,
          `—¿Y todo esto para qué? —${r.v('preguntó')} ${r.name}. ${upperFirst(s.name)} ya ${s.v('traía')} la respuesta.`,
          `Al pie quedaba un espacio para la dedicatoria. Se dijo, en lugar de escribirse.`,
        ),
        praise(`${s.v('dijo')} ${s.name}`),
        pick(
          `${upperFirst(maker.o)} ya no trabaja los domingos. Tiene a quién visitar, y sabe llegar.`,
          `A ${maker.o} le llegan postales de ${first.name}. Las pega en su propio mapa, que va creciendo.`,
        ),
        opt(
          pick(
            `${upperFirst(first.name)} es ahora parque nacional.`,
            'Los viajeros preguntan por la mancha blanca. Se les dice que hay que ser de la casa.',
          ),
        ),
        pick(
          `En el centro, donde otros ponen una cruz, está ${keep.el}. Si se acerca el oído, se oyen los ríos.`,
          `El mapa cuelga en la pared. Debajo, para quien sepa leerlo, está ${keep.el}.`,
          `Y para no perder el centro, ${r.name} ${r.v('tiene')} siempre a la mano ${keep.el}.`,
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
