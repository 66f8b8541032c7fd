import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
/** What is planted, and in what. */
const SEEDS = [
  {
    un: 'una semilla azul, del tamaño de un botón',
    pot: 'una maceta azul',
    blooms: 'una planta llena de hojas azules que sonaban con el viento',
  },
  {
    un: 'una semilla dorada, redonda como una canica',
    pot: 'una maceta amarilla',
    blooms: 'un girasol tan alto que daba la vuelta para saludar',
  },
  {
    un: 'una semilla con rayas, que parecía dormida',
    pot: 'una maceta de barro',
    blooms: 'una planta con flores de todos los colores, y ninguna igual a otra',
  },
]

/** Who sold it, and comes to see whether it has come up. */
const GROWERS = [
  {
    un: 'un jardinero con las botas al revés',
    o: 'el jardinero',
    alone: 'En mi jardín crece todo, y nadie viene nunca a verlo',
    later: 'En el jardín del jardinero ya no crece nada sin que alguien vaya a verlo.',
  },
  {
    un: 'una vendedora de semillas con una canasta verde',
    o: 'la vendedora',
    alone: 'Vendo semillas desde hace años, y nunca veo salir ni una flor',
    later: 'Quien le compra una semilla a la vendedora la lleva después a ver la flor.',
  },
  {
    un: 'un botánico que estornudaba con cada flor',
    o: 'el botánico',
    alone: 'Sé el nombre de todas las plantas, y nadie sabe el mío',
    later: 'Desde entonces, quien viene a ver la planta saluda al botánico por su nombre.',
  },
]

/** What is tried to make it come up. */
const TRICKS = [
  { did: 'le cantaron una canción', went: 'La semilla ni se movió, aunque un caracol se quedó hasta el final' },
  { did: 'la pusieron al sol y la fueron moviendo con la sombra', went: 'Lo único que creció fue la sombra' },
  { did: 'le leyeron un libro de jardinería, en voz alta', went: 'En la segunda página se durmió todo el mundo' },
  { did: 'le contaron chistes de verduras', went: 'Se rio un rábano, en el plato de la ensalada' },
  { did: 'le pusieron una bufanda a la maceta', went: 'La maceta quedó muy elegante, y nada más' },
  { did: 'se escondieron, por si le daba vergüenza que la miraran', went: 'Un gato dio con el escondite' },
  { did: 'le presentaron a otra planta', went: 'La otra planta era de plástico, y la conversación no pasó de ahí' },
]

/** A seed that does not come up for water or sun, and what it waits for. */
export const shySeed = plot({
  id: 'shy-seed',
  shape: 'garden',
  has: /^(?:el|la) (?:semilla|hoja|maceta|flor)$/,
  suits: ({ r }) =>
    r.role === 'pet' || r.baby || r.band === '2-4' || r.band === '12-17'
      ? 0
      : r.role === 'teacher' || r.role === 'grandparent' || r.role === 'inlaw'
        ? 5
        : 4,
  set: ({ star, pick }) => {
    // with what stands beside the pot nothing is tried
    const tricks = TRICKS.filter(({ did }) => !did.includes(` ${star.el.split(' ')[1]} `))
    const trick = pick(...tricks)
    return {
      grower: pick(...GROWERS),
      seed: pick(...SEEDS),
      trick,
      other: pick(...tricks.filter((one) => one !== trick)),
    }
  },
  hears: () => 'la semilla',
  wonders: () => [
    'La semilla todavía no lo sabía.',
    'Para la semilla, todo aquello era nuevo.',
    'Si de verdad importaba, la semilla tenía que saberlo.',
    'A la semilla había que explicárselo.',
  ],
  title: ({ r, pick }) =>
    pick(
      `La semilla de ${r.name}`,
      `${r.name} y la semilla que no quería salir`,
      `Lo que ${r.v('plantó')} ${r.name}`,
      `Una semilla para ${r.name}`,
    ),
  cover: ({ star, keep }, { seed }) => ({
    place: 'un jardín pequeño con una sola maceta en medio',
    time: 'por la mañana',
    weather: 'con sol suave',
    seen: 'desde detrás de una regadera',
    recipient: `se inclina sobre una maceta, con ${star.un}`,
    sender: 'sostiene una regadera',
    objects: [star.un, keep.un, seed.pot, 'una regadera'],
    pose: 'look',
  }),
  chapters: [
    ({ r, s, fav, star, pick }, { grower, seed }) => ({
      title: pick('Una semilla sin nombre', 'El regalo', 'Algo muy pequeño'),
      text: [
        pick(
          `Un día llegó un sobre para ${r.name}. Lo ${s.v('traía')} en la mano ${s.full}. Dentro venía ${seed.un}.`,
          `—Es algo muy pequeño —${s.v('dijo')}, con mucho misterio, ${s.full}. Era para ${r.name}, y era ${seed.un}.`,
          `Hay cosas que caben en una cuchara. Esta era ${seed.un}. Se la ${s.v('llevó')} a ${r.name}, en un papelito doblado, ${s.full}.`,
        ),
        pick(
          `Se la ${s.v('había')} comprado a ${grower.un}, que no supo decir de qué era. —Solo crece si se le cuenta lo que de verdad importa —advirtió.`,
          `La había guardado mucho tiempo ${grower.un}, y en una etiqueta decía: «No sé de qué es. Hay que hablarle de cosas buenas».`,
        ),
        pick(
          `La plantaron en ${seed.pot}, y para empezar le contaron lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `—Entonces hay que hablarle —${r.v('dijo')} ${r.name}. Y al plantarla en ${seed.pot}, le dijeron lo que más ${r.le} gusta a ${r.name}: ${fav.all}.`,
          `${upperFirst(s.name)} ${s.v('llenó')} de tierra ${seed.pot}. ${r.name} ${r.v('plantó')} la semilla y, para animarla, le ${r.v('habló')} de lo que más ${r.le} gusta: ${fav.all}.`,
        ),
        pick(
          `A la mañana siguiente no había salido nada. Pero, de tanto hablar de eso, junto a la maceta había aparecido ${star.un}. ${star.el} ${star.does[0]}.`,
          `La semilla no se movió. En cambio, de tanto oír hablar de eso, al lado de la maceta apareció ${star.un}. ${star.el} ${star.does[0]}.`,
        ),
      ],
      view: {
        place: 'un jardín pequeño con una mesa y una maceta',
        time: 'por la mañana',
        weather: 'con sol',
        seen: 'desde la mesa',
        recipient: `mira una semilla en la palma de la mano, junto a ${star.un}`,
        sender: 'prepara la tierra',
        objects: [star.un, seed.pot, 'una semilla', 'una pala pequeña'],
        pose: 'look',
      },
    }),
    ({ s, star, needed, pick }, { grower, seed, trick, other }) => ({
      title: pick('No sale nada', 'Lo que probaron', 'Una semilla tímida'),
      text: [
        pick(
          `Pasó una semana, y la tierra seguía igual. Entonces ${trick.did}. ${trick.went}.`,
          `Como la semilla no salía, probaron de todo. Primero ${trick.did}. ${trick.went}.`,
        ),
        pick(`Otro día ${other.did}. ${other.went}.`, `Después ${other.did}. ${other.went}.`),
        pick(
          `${star.el} ${star.does[1]}. Pero la semilla no salía.`,
          `Mientras esperaban, ${star.el} ${star.does[2]}, y la espera se hacía corta.`,
        ),
        pick(
          `El sábado vino a ver la maceta ${grower.o}, y se le puso la cara triste. —Esta semilla tarda más que todas —dijo.`,
          `${grower.o} pasó a preguntar, y puso cara de lluvia al ver la tierra vacía. —Conmigo hizo lo mismo —dijo.`,
          `Cuando ya no se les ocurría nada, se asomó ${grower.o}. —Un año esperé a esa semilla —dijo—, y ni las buenas tardes me dio.`,
        ),
        needed(grower.o),
        pick(
          `Faltaba contarle lo más importante, y ${s.name} ${s.v('sabía')} qué era.`,
          `Entonces ${s.name} ${s.v('entendió')} lo que faltaba. A la semilla no le habían contado un día que de verdad importara.`,
        ),
      ],
      view: {
        place: 'un jardín pequeño con una maceta vacía',
        time: 'a mediodía',
        weather: 'con nubes blancas',
        seen: 'desde el suelo, junto a la maceta',
        recipient: `espera junto a la maceta, con ${star.un}`,
        sender: 'llega con una regadera nueva',
        objects: [star.un, seed.pot, grower.un, 'una regadera'],
        pose: 'sit',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick }, { seed }) => ({
      title: pick('Lo que había que contarle', 'Lo que la semilla no sabía', 'Un día que importa'),
      text: [
        pick(
          `${upperFirst(s.name)} ${s.v('tomó')} la maceta en brazos y ${s.v('empezó')} a caminar, y ${r.name} ${r.v('fue')} detrás. Al final del camino estaba ${there}.`,
          `Junto a la maceta, ${s.name} ${s.v('cerró')} los ojos y ${s.v('se puso')} a recordar. Cuando los ${s.v('abrió')}, ahí estaba ${there}.`,
          `${upperFirst(s.name)} ${s.v('apartó')} unas ramas, y detrás apareció ${there}. Pusieron la maceta en el suelo, para que viera bien.`,
        ),
        air[0],
        pick(
          'La tierra de la maceta se movió un poquito. Solo un poquito.',
          'No había que perderse nada, así que se acercaron un poco más.',
        ),
        pick(
          `Un paso más allá había ${keep.un}. ${r.name} ${keep.lo} ${r.v('levantó')} y se ${keep.lo} ${r.v('mostró')} a la semilla.`,
          `Muy cerca había ${keep.un}. ${r.name} ${keep.lo} ${r.v('recogió')} y ${keep.lo} ${r.v('acercó')} a la maceta.`,
        ),
        recall(),
        pick(
          `Eso era lo que no le habían contado. ${r.name} ${r.v('guardó')} ${keep.el}. De regreso, la maceta pesaba un poco más.`,
          `Así la semilla conoció lo que de verdad importa. ${r.name} ${r.v('guardó')} ${keep.el}, y volvieron.`,
        ),
      ],
      view: {
        place: place ?? 'un jardín lleno de luz dorada',
        time: 'por la tarde',
        weather: 'con luz dorada',
        seen: 'desde detrás de una maceta',
        recipient: `encuentra ${keep.un}`,
        sender: 'lleva una maceta en los brazos',
        objects: [keep.un, star.un, seed.pot],
        pose: 'look',
      },
    }),
    ({ r, star, keep, act, pick, soft }, { grower, seed }) => ({
      title: pick('Algo se mueve', 'Una visita triste', 'Por fin'),
      text: [
        pick(
          `En el escalón de la puerta estaba ${grower.o}, con una regadera vacía en las rodillas. —${grower.alone} —dijo.`,
          `Afuera esperaba ${grower.o}, y no era por la semilla. —${grower.alone} —confesó.`,
        ),
        act(grower.o),
        soft(
          pick(
            `A ${grower.o} se le pasó la tristeza, o casi toda.`,
            `—¿Puedo quedarme a ver si sale? —preguntó ${grower.o}. Podía.`,
          ),
        ),
        pick(
          `Entonces ${r.name} ${r.v('puso')} ${keep.el} al lado de la maceta. La semilla no aguantó las ganas de ver: de la tierra salió una puntita verde.`,
          `${r.name} ${r.v('acercó')} ${keep.el} a la maceta. La semilla quiso ver de cerca: la tierra se abrió, y asomó una hoja.`,
          `${grower.o} preguntó qué le habían contado a la semilla. ${r.name} ${r.v('sacó')} ${keep.el} y ${r.v('repitió')} toda la historia. Por el borde de la maceta se asomó una hoja, a oír.`,
        ),
        pick(
          `Después ${pick(...star.helps)}. Lo verde se estiró para no perdérselo, y ya era ${seed.blooms}.`,
          `Luego ${pick(...star.helps)}. —¡Quiere verlo! —dijo ${grower.o}. Y era verdad. De tanto estirarse, la semilla ya era ${seed.blooms}.`,
        ),
      ],
      view: {
        place: 'un jardín pequeño con una planta que crece de golpe',
        time: 'por la mañana',
        weather: 'con sol',
        seen: 'desde lo alto de la planta',
        recipient: `pone ${keep.un} junto a la maceta, con ${grower.un}`,
        sender: 'se ríe y señala hacia arriba',
        objects: [keep.un, star.un, seed.pot, 'hojas nuevas'],
        pose: 'give',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft }, { grower }) => ({
      title: pick('La planta entera', 'Lo que salió de la maceta', 'Lo que creció'),
      text: [
        pick(
          `La gente venía de otras calles a ver la planta de ${r.name}. ${grower.o} la mostraba con orgullo.`,
          `${grower.o} dibujó la planta de ${r.name}, hoja por hoja, en la primera página de su cuaderno.`,
          `Pusieron una banca al lado de la planta, y todas las tardes ${grower.o} llega antes que nadie a sentarse.`,
        ),
        pick(
          `Como había que celebrarlo, hicieron lo mejor que se les ocurrió: ${star.together}.`,
          `Para celebrarlo había una sola idea, y muy buena: ${star.together}.`,
        ),
        ...praise({
          lead: pick(
            `Una tarde, a la sombra, a ${s.name} ${s.le} salió por fin algo que también tardaba en salir.`,
            `Mientras regaban, ${s.name} ${s.v('dijo')} algo que ${s.v('había')} guardado tanto tiempo como la semilla.`,
            `La planta ya había salido, y ${s.name} todavía ${s.v('tenía')} algo que decir.`,
          ),
          asks: grower.o,
          when: 'A la sombra de la planta',
        }),
        soft(
          pick(
            `Cada año, ${grower.o} reparte las semillas de esa planta, y con cada una da el mismo consejo: hay que contarle lo que importa.`,
            grower.later,
          ),
        ),
        pick(
          `${r.name} ${r.v('puso')} ${keep.el} al pie de la planta. Las hojas de ese lado crecen inclinadas, como quien se asoma a ver.`,
          `${r.name} ${r.v('riega')} la planta todos los días. Al lado, para que no olvide de dónde salió, está ${keep.el}.`,
          `Entre las hojas, donde otras plantas tendrían un nido, está ${keep.el}.`,
        ),
      ],
      view: {
        place: 'un jardín con una planta muy alta y una banca',
        time: 'al atardecer',
        weather: 'con luz naranja',
        seen: 'desde la rama más alta',
        recipient: `pone ${keep.un} al pie de la planta`,
        sender: 'se sienta en la banca y habla',
        objects: [keep.un, star.un, 'una banca', 'flores'],
        pose: 'sit',
      },
    }),
  ],
})
