import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
import { CALLERS, HOSTS, STATIONS } from './props/night-radio.ts'

/** Past midnight a station that is on no dial tells of somebody who is listening; its only voice has never had a call. */
export const nightRadio = plot({
  id: 'night-radio',
  shape: 'broadcast',
  has: /^(?:el|la) (?:radio|microfono|cinta|audifono)$/,
  suits: ({ r }) =>
    r.role === 'pet' || r.age === 'small'
      ? 0
      : r.band === '12-17'
        ? 6
        : r.role === 'friend' || r.role === 'sibling' || r.role === 'cousin'
          ? 5
          : r.band === '8-11'
            ? 0
            : 3,
  set: ({ pick }) => {
    const first = pick(...CALLERS)
    return {
      station: pick(...STATIONS),
      host: pick(...HOSTS),
      first,
      second: pick(...CALLERS.filter((caller) => caller !== first)),
    }
  },
  hears: () => 'la voz',
  wonders: ({ station }) => [
    'Por la radio de la mochila, la voz preguntó qué cinta habían puesto.',
    'A la voz, que no podía verlo, había que explicárselo por la radio.',
    `Esa cinta no la había puesto nunca nadie en ${station.name}, y la voz preguntó qué era.`,
    'La voz pidió por la radio que le dijeran qué se veía.',
  ],
  title: ({ r, pick }, { station }) =>
    pick(
      `${station.name} transmite para ${r.name}`,
      `${r.name} al aire`,
      `Una estación para ${r.name}`,
      `Después de las doce, ${r.name}`,
    ),
  cover: ({ star, keep }, { station }) => ({
    place: station.place,
    time: 'de noche',
    weather: 'con luces de la ciudad a lo lejos',
    seen: 'desde la azotea de enfrente',
    recipient: `se pone unos audífonos, junto a ${star.un}`,
    sender: 'gira la perilla de una radio vieja',
    objects: [star.un, keep.un, 'una radio vieja', 'una antena'],
    pose: 'look',
  }),
  chapters: [
    ({ r, s, fav, star, pick }, { station }) => ({
      title: pick('Las doce y un minuto', 'Una estación desconocida', 'Después de las doce'),
      text: [
        pick(
          `A las doce y un minuto de la noche, entre dos estaciones de radio, apareció una tercera. —Esto es ${station.name} —dijo una voz—. Y el programa de hoy es para ${r.name}.`,
          `La radio vieja llevaba años sin funcionar. Una noche se encendió sola y dijo: —Aquí ${station.name}, con un programa dedicado a ${r.name}.`,
          `En la radio vieja solo se oía ruido. Luego, muy clara, una voz dijo: —Buenas noches. Aquí ${station.name}. Esta noche hablamos de ${r.name}.`,
        ),
        pick(
          `${r.name} ${r.v('escuchaba')} con asombro. A su lado, con cara de haber pedido ese programa, ${s.v('escuchaba')} ${s.full}.`,
          `${r.name} ${r.v('subió')} el volumen. A su lado, con el mismo asombro, ${s.v('escuchaba')} ${s.full}.`,
        ),
        pick(
          `La voz preguntó qué es lo que más ${r.le} gusta a ${r.name}, y de este lado se lo contestaron en voz alta: ${fav.all}.`,
          `La voz pidió un dato para el programa, lo que más ${r.le} gusta a ${r.name}, y se lo dieron enseguida: ${fav.all}.`,
          `En lugar de noticias había preguntas. La primera, qué es lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
        ),
        pick(
          `Y entonces, junto a la radio, como si saliera de ella, apareció ${star.un}. ${star.el} ${star.does[0]}.`,
          `Y al lado de la radio, como un adelanto del programa, ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
        pick(
          `—Transmitimos desde ${station.from} —dijo al final la voz—. La puerta está abierta, por si alguien quiere venir. Aunque nunca viene nadie.`,
          `Antes de la música, la voz dio su dirección: ${station.from}. —Si alguien quiere visitarnos, aquí estoy toda la noche —dijo—. Nunca viene nadie.`,
        ),
      ],
      view: {
        place: 'un cuarto con una radio vieja junto a la cama',
        time: 'a medianoche',
        weather: 'con luces de la ciudad en la ventana',
        seen: 'desde la ventana',
        recipient: `escucha con unos audífonos, junto a ${star.un}`,
        sender: 'se asoma por la puerta con el otro audífono',
        objects: [star.un, 'una radio vieja', 'unos audífonos', 'una lámpara'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, needed, pick, soft }, { first, second, station }) => ({
      title: pick('Llamadas del público', 'Siguiendo la señal', 'De madrugada'),
      text: [
        pick(
          `—Vamos a ver quién habla —${s.v('dijo')} ${s.name}. Metieron la radio en una mochila y salieron a las calles vacías.`,
          `Un programa así merecía una visita. Por eso salieron con la radio a cuestas, adonde había dicho la voz.`,
        ),
        pick(
          `Por el camino se oyó sonar un teléfono en la radio. Llamaba ${first.un}, para mandarle a ${r.name} un saludo ${first.says}.`,
          `—Tenemos una llamada —dijo la radio. Era ${first.un}, y mandaba para ${r.name} un saludo ${first.says}.`,
        ),
        soft(
          pick(
            `Luego llamó ${second.un}, con otro saludo, este ${second.says}.`,
            `Después llamó ${second.un}. También mandaba un saludo, ${second.says}.`,
          ),
        ),
        needed('la voz', `Con tanto saludo, la voz quiso saber más de ${r.name}.`),
        pick(
          `Al cruzar un puente, ${star.el} ${star.does[1]}. —Y ahora, noticias del camino —dijo la voz, que iba en la mochila.`,
          `Mientras caminaban, ${star.el} ${star.does[2]}. —También eso sale al aire —dijo la voz, que lo oía todo.`,
        ),
        pick(
          `${r.name} ${r.v('escuchaba')} con una sonrisa que no se apagaba.`,
          `—No lo ${r.spoken('puedo', 'podemos')} creer —${r.v('dijo')} ${r.name}. No todas las noches saluda por la radio una ciudad entera.`,
        ),
        pick(
          `La voz se oía ya sin radio: salía de ${station.from}. En la puerta había un foco rojo.`,
          `Por fin llegaron a ${station.from}. Sobre la puerta, un foco rojo decía: «Al aire».`,
          `Era ahí: ${station.from}. Encima de la puerta, un foco rojo no dejaba de brillar.`,
        ),
      ],
      view: {
        place: 'una calle vacía con semáforos y faroles',
        time: 'de madrugada',
        weather: 'con niebla ligera',
        seen: 'desde un puente',
        recipient: `camina con una radio en la mochila, junto a ${star.un}`,
        sender: 'señala un foco rojo a lo lejos',
        objects: [star.un, 'una radio', 'semáforos', 'un foco rojo'],
        pose: 'walk',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick }, { station }) => ({
      title: pick('La cinta', 'El archivo', 'Un día grabado'),
      text: [
        pick(
          `La puerta daba a un cuarto lleno de cintas grabadas. En una habían escrito: «${r.name}». La pusieron en la máquina, y en vez de sonar, se abrió como una puerta. Detrás estaba ${there}.`,
          `En ${station.name} no guardaban canciones: guardaban días enteros, en cintas. ${upperFirst(s.name)} ${s.v('encontró')} una cinta con ${r.n('el nombre', 'los nombres')} de ${r.name} y ${s.v('encendió')} la máquina. Delante apareció ${there}.`,
        ),
        air[0],
        pick(
          `Enredada en la cinta venía una cosa: ${keep.un}. ${r.name} ${keep.lo} ${r.v('desenredó')} vuelta por vuelta.`,
          `Al pie de la máquina encontraron ${keep.un}. ${r.name} ${keep.lo} ${r.v('tomó')} en ${r.n('la mano', 'las manos')}.`,
        ),
        recall(),
        pick(
          `El día estaba grabado entero. ${r.name} ${r.v('se llevó')} ${keep.el} y ${r.v('buscó')} a quien hablaba.`,
          `Se acabó la cinta. ${r.name} ${r.v('se llevó')} ${keep.el} y ${r.v('siguió')} hacia la luz del fondo, de donde salía la voz.`,
          `Cuando se acabó la cinta, ${r.name} todavía ${r.v('tenía')} en ${r.n('la mano', 'las manos')} ${keep.el}. Al fondo se veía luz: ahí estaba quien hablaba.`,
        ),
      ],
      view: {
        place: place ?? 'un cuarto de cintas que se abre a una luz dorada',
        time: 'de madrugada',
        weather: 'con luz dorada',
        seen: 'desde una cabina de vidrio',
        recipient: `sostiene ${keep.un} junto a una máquina de cintas`,
        sender: 'escucha con los ojos cerrados',
        objects: [keep.un, star.un, 'una máquina de cintas', 'cajas'],
      },
    }),
    ({ r, star, keep, act, pick, soft }, { host, first }) => ({
      title: pick('La cabina', 'La voz de la noche', 'Al aire'),
      text: [
        pick(
          `Detrás de un vidrio estaba ${host.un}. Temblaba un poco. —${host.alone} —dijo.`,
          `La voz era de ${host.un}. —Por mí no llama nadie —dijo—. ${host.alone}.`,
        ),
        act(host.o),
        soft(
          pick(
            `—Qué distinta es la noche con visitas —dijo ${host.o}.`,
            `Por el micrófono abierto, ${host.o} soltó un suspiro de alivio.`,
          ),
        ),
        pick(
          `Faltaba terminar el programa. ${r.name} ${r.v('puso')} ${keep.el} en la mesa, y ${host.o} contó aquel día como quien da una buena noticia.`,
          `Pero al volver al micrófono, ${host.o} no supo qué decir. ${r.name} ${r.v('acercó')} ${keep.el}. Entonces sí supo: preguntó por aquel día, y lo contó.`,
          `${r.name} ${r.v('dejó')} ${keep.el} en la consola. —¿Y qué pasó ese día? —preguntó ${host.o}. Se lo contaron, y lo fue repitiendo por el micrófono.`,
        ),
        pick(
          `Luego ${pick(...star.helps)}. ${host.o} lo contó con tantas ganas que en toda la ciudad se fueron encendiendo las luces.`,
          `Y ${pick(...star.helps)}. A ${host.o} le cambió la voz, y en mil radios se notó.`,
        ),
        soft(
          pick(
            `Poco después sonó el teléfono: era otra vez ${first.o}, para saber cómo estaba ${host.o}.`,
            `Entonces sonó el teléfono, y por primera vez era para ${host.o}.`,
          ),
        ),
      ],
      view: {
        place: 'una cabina de radio con vidrio y consola',
        time: 'de madrugada',
        weather: 'con luces de la ciudad que se encienden',
        seen: 'desde detrás del vidrio',
        recipient: `deja ${keep.un} sobre la consola`,
        sender: `le pasa un teléfono a ${host.o}`,
        objects: [keep.un, star.un, 'un micrófono', 'un teléfono'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick }, { host, station }) => ({
      title: pick('Fuera del aire', 'La última canción', 'Ya casi de día'),
      text: [
        pick(
          `Con la primera luz, ${host.o} preguntó qué canción ponía. ${r.name} ${r.v('dijo')} una, y sonó dos veces.`,
          `Ya amanecía cuando ${host.o} dio las gracias y puso la última canción. La ${r.v('eligió')} ${r.name}.`,
          `El programa duró hasta que salió el sol. Antes de despedirse, ${host.o} dejó que ${r.name} pusiera la última canción.`,
        ),
        pick(
          `—Nuestra recomendación para hoy —dijo la radio—: ${star.together}.`,
          `Primero había que dormir, y después quedaba el día entero para ${star.together}.`,
          `Antes de la última nota ya habían quedado en ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `Faltaba una dedicatoria. ${upperFirst(s.name)} ${s.v('apagó')} el micrófono, porque era solo para ${r.name}.`,
            `En la calle, con el cielo ya azul, ${s.name} ${s.v('quiso')} decir lo suyo. Esta vez no lo oía toda la ciudad.`,
            `De todo lo que se podía decir de ${r.name} esa noche faltaba una cosa, y ${s.le} tocaba a ${s.name}.`,
          ),
          asks: host.o,
          when: 'Antes de la despedida',
        }),
        pick(
          `Ahora ${station.name} recibe llamadas toda la noche, y ${host.o} ya no habla sin que nadie conteste.`,
          `Si una noche alguien busca despacio entre dos estaciones, puede oír a ${host.o}, que por fin tiene con quién reírse.`,
        ),
        pick(
          `${r.name} ${r.v('guarda')} ${keep.el} cerca de la radio. A las doce y un minuto, si alguien pregunta, ${r.v('cuenta')} otra vez ese día.`,
          `${r.name} ${r.v('tiene')} desde entonces ${keep.el}. Hay noches en que basta con mirar${keep.lo} para oír aquel día otra vez.`,
        ),
      ],
      view: {
        place: 'una calle con la primera luz y una antena en una azotea',
        time: 'al amanecer',
        weather: 'con cielo azul claro',
        seen: 'desde una ventana',
        recipient: `camina a casa con ${keep.un} en la mano`,
        sender: 'camina a su lado, hablando',
        objects: [keep.un, star.un, 'unos audífonos', 'una antena'],
        pose: 'walk',
      },
    }),
  ],
})
