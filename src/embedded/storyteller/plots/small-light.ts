import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'

/**
 * In memory of a baby that did not live, or hardly a day: nothing is told of them but what was, they do nothing, grow
 * into nothing and have no liking. Those who love them walk one night behind the light of a window.
 */
export const smallLight = plot({
  id: 'small-light',
  shape: 'vigil',
  inMemory: true,
  has: /^(?:el|la) (?:luz|lampara|gota|foto|hoja|cinta)$/,
  suits: ({ unlived }) => (unlived ? 6 : 0),
  set: ({ pick }) => ({
    guest: pick('la noche', 'la polilla de la ventana', 'la luna'),
    lamp: pick('el farol del jardín', 'la lámpara del camino', 'el farol de la esquina'),
  }),
  title: ({ r, pick }) => pick(`Una luz para ${r.name}`, `La ventana de ${r.name}`, `El nombre de ${r.name}`),
  cover: ({ r }) => ({
    place: 'una casa con una sola ventana encendida',
    time: 'de noche',
    weather: 'con estrellas',
    seen: 'desde el jardín',
    recipient: 'se recuerda en una luz pequeña, detrás del vidrio',
    sender: 'mira la luz con las manos juntas',
    objects: ['una ventana encendida', `el nombre de ${r.name} bordado`, 'estrellas'],
    pose: 'sit',
  }),
  chapters: [
    ({ r, s, pick, soft, opt }, { guest }) => ({
      title: pick('La ventana', 'Una luz encendida', 'Un nombre'),
      text: [
        pick(
          `Hay nombres que una familia dice en voz baja, y no porque pesen: porque se cuidan. Uno de esos nombres era ${r.name}.`,
          `En una casa había un nombre que se decía despacio, para que durara. Era el de ${r.name}.`,
        ),
        pick(
          `Cada noche, cuando se apagaban las demás, una luz, la más chica, seguía encendida junto a la ventana. La ${s.v('dejaba')} ahí ${s.full}.`,
          `Por eso había cada noche, junto a la ventana, una luz pequeña que no se apagaba. La ${s.v('ponía')} ${s.full}.`,
        ),
        `—¿Para quién es? —preguntó una vez ${guest}, con mucho respeto.`,
        `—Para ${r.name} —${s.v('dijo')} ${s.name}.`,
        pick(
          `${upperFirst(guest)} no preguntó más. Se quedó al lado, que es lo que hacen las visitas cuando saben estar.`,
          `${upperFirst(guest)} no dijo nada, y se quedó. A veces es todo lo que hace falta.`,
        ),
        soft('Afuera, las estrellas se habían acercado un poco, como se acerca uno a una cuna.'),
        opt('No había prisa ninguna en toda la casa.'),
        'Y entonces la luz creció un dedo, y se inclinó hacia la puerta, como quien enseña un camino.',
      ],
      view: {
        place: 'una habitación tranquila con una ventana',
        time: 'de noche',
        weather: 'con estrellas detrás del vidrio',
        seen: 'desde la puerta',
        recipient: 'se recuerda en una luz pequeña, junto a la ventana',
        sender: 'mira la luz con calma',
        objects: ['una luz pequeña', 'una ventana', 'una cortina blanca'],
        pose: 'sit',
      },
    }),
    ({ r, s, pick, soft, opt }, { guest }) => ({
      title: pick('Por el jardín', 'Despacio', 'El camino'),
      text: [
        pick(
          `${upperFirst(s.name)} ${s.v('salió')} detrás de la luz. Así, muy despacio, cruzaron el jardín.`,
          `La luz iba delante, despacio. Detrás ${s.v('iba')} ${s.name}, y un poco más atrás, ${guest}.`,
        ),
        pick(
          'Los caracoles se hicieron a un lado. El rosal levantó las ramas, para que nadie se enganchara.',
          'El pasto se inclinó para dejar pasar. Ni una rama hizo ruido.',
        ),
        `—¿Fue mucho tiempo? —preguntó ${guest}.`,
        pick(
          `—No se midió en tiempo —${s.v('contestó')} ${s.name}—. Se midió en cariño, y no cabía.`,
          `—En el reloj, poco —${s.v('contestó')} ${s.name}—. En lo demás, todo.`,
        ),
        'Y siguieron, porque la luz seguía.',
        soft('Junto al agua se detuvieron a mirar. Había dos cielos, uno arriba y otro abajo, y los dos callaban.'),
        opt(
          pick(
            `El viento dijo el nombre de ${r.name} muy bajito, y lo dijo bien.`,
            'Una flor que dormía se abrió lo justo para mirar, y volvió a dormirse.',
          ),
        ),
        opt('Hay caminos que se andan mejor en silencio, y con alguien al lado.'),
      ],
      view: {
        place: 'un jardín con un sendero',
        time: 'de noche',
        weather: 'con luna y sin viento',
        seen: 'desde arriba',
        recipient: 'se recuerda en una luz pequeña que va por el sendero',
        sender: 'camina despacio detrás de la luz',
        objects: ['una luz pequeña', 'un rosal', 'un estanque'],
        pose: 'walk',
      },
    }),
    ({ s, keep, recall, pick, soft, opt }) => ({
      title: pick('Lo que sí fue', 'Aquella vez', 'Donde cabía todo'),
      text: [
        pick(
          'El sendero terminaba en un claro. Y en el claro, como si alguien lo hubiera guardado con las dos manos, estaba lo que sí había sido.',
          'En medio de la noche había un lugar más claro que los demás. Ahí estaba, entero, lo que sí había sido.',
        ),
        recall(),
        `Y ahí, sin que nadie lo hubiera puesto, había ${keep.un}. ${upperFirst(s.name)} ${keep.lo} ${s.v('tomó')} con las dos manos.`,
        pick(
          'No hubo más, y aquello no era poco: cabía ahí todo el amor de una casa.',
          'Era corto y estaba completo, como están completas las cosas muy queridas.',
        ),
        soft('Nadie habló durante un rato. No hacía falta.'),
        opt('El claro se quedó tibio, como una cobija que alguien acaba de doblar.'),
        opt(`${upperFirst(s.name)} ${s.v('cerró')} los ojos. También con los ojos cerrados se veía.`),
      ],
      view: {
        place: 'un claro del jardín, con luz dorada',
        time: 'de noche',
        weather: 'con una luz cálida',
        seen: 'desde el sendero',
        recipient: 'se recuerda en una luz pequeña, en medio del claro',
        sender: `sostiene ${keep.un} con las dos manos`,
        objects: [keep.un, 'una luz pequeña', 'flores blancas'],
        pose: 'sit',
      },
    }),
    ({ r, s, keep, pick, soft, opt }, { guest, lamp }) => ({
      title: pick('El farol apagado', 'Lo que hace una luz', 'De vuelta'),
      text: [
        pick(
          `De vuelta encontraron apagado ${lamp}. Llevaba así mucho tiempo, y ya nadie pasaba por ahí.`,
          `Al volver faltaba una luz: ${lamp} se había apagado, y lo de alrededor estaba muy solo.`,
        ),
        `${upperFirst(s.name)} le ${s.v('acercó')} ${keep.el}, que ${s.v('había')} llevado entre las manos todo el camino.`,
        `Primero fue un punto. Luego, muy despacio, ${lamp} se encendió, y hubo luz para el rosal, para el agua y para quien viniera detrás.`,
        `—¿Y eso? —preguntó ${guest}.`,
        pick(
          `—El amor que se ${r.le} tiene a ${r.name} no se gasta —${s.v('dijo')} ${s.name}—. Alcanza también para otros.`,
          `—Es lo que se queda —${s.v('dijo')} ${s.name}—. A ${r.name} se ${r.le} quiere tanto, que sobra para alumbrar.`,
        ),
        soft('Una vecina que no podía dormir vio la luz desde su cama, y se durmió.'),
        opt('El camino de vuelta ya no tenía nada oscuro.'),
        opt('Los caracoles volvieron a lo suyo, un poco más contentos.'),
      ],
      view: {
        place: 'un sendero con un farol',
        time: 'antes de amanecer',
        weather: 'con el cielo que clarea',
        seen: 'desde el rosal',
        recipient: 'se recuerda en la luz del farol',
        sender: `acerca ${keep.un} a un farol`,
        objects: [keep.un, 'un farol encendido', 'un rosal'],
        pose: 'offer',
      },
    }),
    ({ r, s, keep, quality, leftOut, pick, soft, opt }, { guest }) => ({
      title: pick('La ventana encendida', 'Cada noche', 'Buenas noches'),
      text: [
        pick(
          `Cuando volvieron, la luz se puso en su lugar, junto a la ventana, como si no se hubiera movido.`,
          `La luz llegó primero a casa. Cuando ${s.name} ${s.v('entró')}, ya estaba junto a la ventana.`,
        ),
        `—¿Puedo decir ahora lo más importante? —${s.v('preguntó')} ${s.name}. Y ${guest} dijo que sí.`,
        leftOut.has('admiration')
          ? `—A ${r.name} se ${r.le} quiere desde siempre, y para siempre —${s.v('dijo')} ${s.name}.`
          : pick(
              `—De ${r.name} —${s.v('dijo')} ${s.name}— hay que decir esto: ${quality.told}.`,
              `—Esto es lo que no se acaba —${s.v('dijo')} ${s.name}—: ${quality.told}.`,
            ),
        pick(
          `${upperFirst(guest)} lo repitió bajito, para no olvidarlo, y se fue a contárselo a las estrellas.`,
          `${upperFirst(guest)} se despidió con una inclinación. Había oído muchas cosas, y ninguna tan clara.`,
        ),
        soft('Después amaneció, sin ningún ruido.'),
        opt('Hay familias que, al contarse, cuentan también a quien no está a la mesa.'),
        `Junto a la ventana, desde entonces, está ${keep.el}. Y al lado, cada noche, la luz de ${r.name}.`,
      ],
      view: {
        place: 'la misma habitación tranquila con una ventana',
        time: 'al amanecer',
        weather: 'con el primer sol',
        seen: 'desde afuera de la ventana',
        recipient: 'se recuerda en una luz pequeña, junto a la ventana',
        sender: `pone ${keep.un} junto a la luz`,
        objects: [keep.un, 'una luz pequeña', 'una ventana'],
        pose: 'sit',
      },
    }),
  ],
})
