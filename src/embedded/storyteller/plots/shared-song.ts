import { upperFirst } from '../language/grammar/text.ts'
import { plot } from './plot.ts'
/** Who knows how it is done. */
const KEEPERS = [
  { un: 'una afinadora de campanas', o: 'la afinadora' },
  { un: 'un viejo acordeonista', o: 'el acordeonista' },
  { un: 'la maestra de música del barrio', o: 'la maestra de música' },
]

/** Who has a piece of it, and how it sounds there. */
const PIECES = [
  { who: 'la vecina de enfrente', how: 'lo tarareaba al regar, sin saber de quién lo había aprendido' },
  { who: 'el señor del pan', how: 'lo silbaba mientras hacía la masa' },
  { who: 'una niña en su columpio', how: 'lo cantaba cada vez que subía' },
  { who: 'el cartero', how: 'lo repartía con las cartas, muy bajito' },
]

/** Who has no song left. */
const LONE = [
  {
    un: 'un hombre que había cerrado todas sus ventanas',
    o: 'el hombre',
  },
  {
    un: 'una mujer con la radio apagada',
    o: 'la mujer',
  },
  {
    un: 'un muchacho que hablaba muy bajito',
    o: 'el muchacho',
  },
]

/** In memory: whoever leaves leaves a song, in pieces, with the people who knew them; the giver goes to gather it. */
export const sharedSong = plot({
  id: 'shared-song',
  shape: 'search',
  inMemory: true,
  has: /^(?:el|la) nota$/,
  suits: ({ r }) => (r.baby ? 0 : r.role === 'pet' ? 4 : 5),
  set: ({ pick }) => {
    const first = pick(...PIECES)
    return {
      keeper: pick(...KEEPERS),
      first,
      second: pick(...PIECES.filter((one) => one !== first)),
      lone: pick(...LONE),
    }
  },
  title: ({ r, pick }) =>
    pick(`La canción de ${r.name}`, `Lo que sonaba con ${r.name}`, `La canción que ${r.v('dejó')} ${r.name}`),
  cover: ({ star, keep }) => ({
    place: 'una calle al atardecer con notas de música en el aire',
    time: 'al atardecer',
    weather: 'con cielo dorado',
    seen: 'desde un balcón',
    recipient: 'sonríe entre las notas de música',
    sender: `escucha en mitad de la calle, junto a ${star.un}`,
    objects: [star.un, keep.un, 'notas de música'],
    pose: 'look',
  }),
  chapters: [
    ({ r, s, fav, star, pick, opt }, { keeper }) => ({
      title: pick('Un pedazo de canción', 'Lo que queda en el aire', 'Unas pocas notas'),
      text: [
        pick(
          `Dicen que quien se va deja una canción, repartida entre su gente. Una mañana, por la ventana abierta, entraron cinco notas. Ahí mismo, sin moverse, ${s.v('escuchaba')} ${s.full}.`,
          `Una mañana sonó algo muy bajito. Eran solo cinco notas, y las ${s.v('reconoció')} enseguida ${s.full}.`,
          `Al abrir la ventana entraron cinco notas. No venían de ninguna radio, y ${s.v('se quedó')} escuchando ${s.full}.`,
        ),
        pick(
          `La canción era de ${r.name}. En aquellas notas cabía lo que más ${r.le} gustaba: ${fav.all}.`,
          `No hizo falta preguntar de quién era la canción. Tenía dentro lo que más ${r.le} gustaba a ${r.name}: ${fav.all}.`,
          `Era la canción de ${r.name}. Se notaba porque traía consigo lo que más ${r.le} gustaba: ${fav.all}.`,
        ),
        pick(
          `Y junto a la ventana, donde mejor se oía, ${star.present}. ${star.el} ${star.does[0]}.`,
          `Cerca de la ventana, donde daba el sol, ${star.present}. ${star.el} ${star.does[0]}.`,
        ),
        pick(
          `${upperFirst(s.name)} le ${s.v('tarareó')} las notas a ${keeper.un}, que escuchó con los ojos cerrados. —Falta el resto —dijo—. Las canciones así se quedan repartidas. Hay que ir a buscarlas.`,
          `${upperFirst(s.name)} ${s.v('fue')} a preguntarle a ${keeper.un}. —Esta canción no está entera —dijo ${keeper.o}—. La gente que quiso a ${r.name} guarda los demás pedazos, y a lo mejor no lo sabe.`,
        ),
        opt(
          pick(
            `Así que ${s.name} ${s.v('salió')} a la calle con cinco notas en el bolsillo.`,
            'Hacía buen día para caminar. Y había mucho que juntar.',
          ),
        ),
      ],
      view: {
        place: 'una cocina con la ventana abierta',
        time: 'por la mañana',
        weather: 'con sol en la ventana',
        seen: 'desde la puerta',
        recipient: 'parece estar cantando ahí todavía',
        sender: `escucha junto a la ventana, con ${star.un}`,
        objects: [star.un, 'una ventana abierta', 'notas de música'],
        pose: 'look',
      },
    }),
    ({ r, s, star, needed, pick, opt }, { keeper, first, second }) => ({
      title: pick('De puerta en puerta', 'Los que la sabían', 'Pedazo a pedazo'),
      text: [
        pick(
          `${upperFirst(s.name)} ${s.v('fue')} de puerta en puerta, con ${keeper.o}. El segundo pedazo lo tenía ${first.who}, que ${first.how}.`,
          `El segundo pedazo apareció muy cerca: ${first.who} ${first.how}. ${upperFirst(keeper.o)}, que también había venido, lo repitió en voz baja para no olvidarlo.`,
        ),
        pick(
          `El siguiente estaba a la vuelta de la esquina, porque ${second.who} ${second.how}.`,
          `Un poco más allá había otro: ${second.who} ${second.how}. Ya se podía cantar medio verso.`,
        ),
        pick(
          `—No sabía que era de ${r.name}, pero cuando la canto me siento mejor —decía la gente. Y la volvía a cantar, para regalársela a ${s.name}.`,
          `Cada persona contaba de dónde le venía: de una mañana con ${r.name}, de un saludo, de un rato cualquiera. Ninguno había sido un rato cualquiera.`,
        ),
        pick(
          `${star.el} ${star.does[1]}. El camino se hacía más corto.`,
          `${star.el} ${star.does[2]}, y la gente sonreía, porque también se acordaba.`,
        ),
        needed(keeper.o),
        pick(
          'Al caer la tarde ya sonaba media canción. Le faltaba el principio, y ese no lo tenía nadie de la calle.',
          `Juntaron muchos pedazos. Faltaba el primero. —Ese lo guarda quien más cerca estuvo —dijo ${keeper.o}, y miró a ${s.name}.`,
        ),
        opt('Desde una ventana alguien la iba cantando. Todavía no sonaba entera.'),
      ],
      view: {
        place: 'una calle con puertas abiertas y gente que canta',
        time: 'al mediodía',
        weather: 'con sol',
        seen: 'desde un balcón',
        recipient: 'parece pasar por la calle',
        sender: `va de puerta en puerta, con ${star.un}`,
        objects: [star.un, 'puertas abiertas', 'notas de música'],
        pose: 'walk',
      },
    }),
    ({ r, s, star, keep, air, place, there, recall, pick, opt }) => ({
      title: pick('El principio', 'Donde empezaba la canción', 'El pedazo que faltaba'),
      text: [
        pick(
          `${upperFirst(s.name)} ${s.v('cerró')} los ojos y ${s.v('buscó')} hacia atrás, hasta donde empezaba la música. Y ahí estaba todavía ${there}.`,
          `Para encontrar el principio había que volver a un día. ${upperFirst(s.name)} ${s.v('sabía')} cuál. Poco a poco, con su luz y con sus ruidos, apareció ${there}.`,
          `${upperFirst(s.name)} ${s.v('siguió')} las notas hacia atrás, una por una. Donde sonaba la primera estaba ${there}.`,
        ),
        air[0],
        pick('La canción sonaba ahí sin que nadie la cantara. Estaba en todo.', 'De ahí salían todas las demás notas.'),
        pick(
          `Ahí estaba también ${keep.un}. ${upperFirst(s.name)} ${keep.lo} ${s.v('tomó')} con cuidado.`,
          `Y entre las cosas de ese día, ${s.name} ${s.v('encontró')} ${keep.un}.`,
        ),
        recall(),
        pick(
          `Así empezaba la canción. ${upperFirst(s.name)} ${s.v('volvió')} con ${keep.el} y con las primeras notas.`,
          `${r.name} no ${r.v('estaba')}, y sin embargo la canción sonaba. Era suya, y no se había acabado. ${upperFirst(s.name)} ${s.v('guardó')} ${keep.el} y ${s.v('volvió')}.`,
        ),
        opt('El camino de regreso se hizo cantando.'),
      ],
      view: {
        place: place ?? 'un lugar lleno de luz dorada donde suena una canción',
        time: 'al atardecer',
        weather: 'con luz dorada',
        seen: 'desde muy cerca',
        recipient: 'sonríe en la luz de aquel día',
        sender: `encuentra ${keep.un}`,
        objects: [keep.un, star.un, 'luz dorada'],
        pose: 'look',
      },
    }),
    ({ r, s, star, keep, act, pick, soft }, { lone }) => ({
      title: pick('Una casa en silencio', 'Quien no la oía', 'La puerta cerrada'),
      text: [
        pick(
          `En la última casa de la calle no se oía nada. Ahí vivía ${lone.un}. —Yo no tengo ningún pedazo —dijo—. A mí ya no me suena nada.`,
          `Solo faltaba una puerta. Abrió ${lone.un}. —Aquí no hay música —dijo—. Hace mucho que no suena nada.`,
        ),
        pick(
          `${upperFirst(s.name)} ${s.v('se sentó')} en el escalón y ${s.v('habló')} de ${r.name}.`,
          `Entonces ${s.name} ${s.v('habló')} de ${r.name}, sin prisa.`,
        ),
        act(lone.o),
        soft(
          pick(
            `${lone.o} no dijo nada. Pero dejó la puerta abierta.`,
            `A ${lone.o} se le humedecieron los ojos. —Ahora me acuerdo —dijo.`,
          ),
        ),
        pick(
          `Entonces ${s.name} ${s.v('mostró')} ${keep.el} y ${s.v('tarareó')} el principio. ${lone.o} cantó lo que seguía, sin darse cuenta, hasta el final.`,
          `${upperFirst(s.name)} le ${s.v('acercó')} ${keep.el}. Al ver${keep.lo}, ${lone.o} cantó tres notas. Eran las últimas de la canción.`,
        ),
        pick(
          `Luego ${pick(...star.helps)}. Los vecinos se asomaron a ver, oyeron el final que les faltaba, y por primera vez la canción sonó entera.`,
          `Después ${pick(...star.helps)}. Se asomó la calle entera, y se puso a cantar, cada quien con su pedazo.`,
        ),
      ],
      view: {
        place: 'una puerta cerrada en una calle tranquila',
        time: 'al anochecer',
        weather: 'con las primeras luces',
        seen: 'desde la calle',
        recipient: 'parece sonreír en la luz de la puerta',
        sender: `ofrece ${keep.un} en una puerta`,
        objects: [keep.un, star.un, lone.un, 'notas de música'],
        pose: 'comfort',
      },
    }),
    ({ r, s, star, keep, praise, pick, soft, opt }, { lone }) => ({
      title: pick('La canción entera', 'Se oye cada tarde', 'De ventana en ventana'),
      text: [
        pick(
          `Desde entonces, la canción de ${r.name} se canta en esa calle. Cada quien sabe su parte, y entre todos no falta ninguna.`,
          `La canción de ${r.name} no está escrita. Está en la gente, y cuando alguien la empieza, los demás la siguen.`,
        ),
        pick(
          `También se sigue haciendo lo que a ${r.name} ${r.le} gustaba: ${star.together}.`,
          `Para que suene mejor, antes hay que hacer algo que a ${r.name} ${r.le} gustaba: ${star.together}.`,
        ),
        pick(
          `Una tarde, al terminar la canción, ${s.name} ${s.v('dijo')} lo único que la canción no decía.`,
          `Cuando se hizo el silencio, ${s.name} ${s.v('habló')}. Todos escucharon.`,
          `A la canción le faltaba la letra. La ${s.v('puso')} ${s.name}.`,
        ),
        ...praise({}),
        soft(
          pick(
            `${lone.o} tiene ahora las ventanas abiertas. Por ahí entra la música.`,
            `A veces ${lone.o} empieza la canción, y le contestan desde enfrente.`,
          ),
        ),
        opt(pick('El aire de esa calle tiene buena memoria.', 'Hay pájaros que ya se saben la canción.')),
        opt('Quien oye la canción por primera vez pregunta de quién es. Y se le cuenta.'),
        pick(
          `En la ventana está ${keep.el}. Al ver${keep.lo}, siempre hay quien canta la primera nota, y la calle se acuerda del resto.`,
          `Junto a la ventana abierta está ${keep.el}. Todas las tardes, quien ${keep.lo} ve empieza la canción.`,
          `${upperFirst(s.name)} ${s.v('guarda')} cerca de la ventana ${keep.el}. Con mirar${keep.lo} basta: ahí empieza la canción de ${r.name}.`,
        ),
      ],
      view: {
        place: 'una ventana abierta con macetas, al atardecer',
        time: 'al atardecer',
        weather: 'con cielo rosa',
        seen: 'desde la calle',
        recipient: 'sonríe desde una fotografía con marco',
        sender: `pone ${keep.un} junto a la ventana`,
        objects: [keep.un, star.un, 'una ventana abierta', 'una fotografía con marco'],
        pose: 'look',
      },
    }),
  ],
})
