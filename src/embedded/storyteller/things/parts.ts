import { contract } from '../language/text.ts'
import type { NounClass } from './nouns.ts'
import { creature, type Prop, thing } from './prop.ts'

/** A favourite's noun as its giver says it. */
export type Named = {
  /** 'gaviotas de papel' */
  own: string
  /** 'las gaviotas de papel'; a name stands alone. */
  all: string
  /** 'una gaviota de papel' */
  one: string
  /** 'la gaviota' */
  the: string
  /** 'gaviota' */
  head: string
}

const of = ({ all }: Named) => contract(`de ${all}`)
const to = ({ all }: Named) => contract(`a ${all}`)

const HOT = /^(?:café|cafecito|cortad|capuchino|latte|té$|infusi|manzanilla|chocolate|canel|emoliente|atole|colacao)/u

const MACHINE = ({ one, the, all }: Named): Prop =>
  thing(
    [`${one} en perfecto estado`, the, 'rrrum', 'casa', `pasar un buen rato con ${all}`],
    [
      'se ponía en marcha en cuanto se acercaba una mano conocida',
      'no se dejaba tocar por cualquiera',
      'no fallaba nunca, o nunca delante de nadie',
    ],
    ['arrancó al primer intento, y con eso se pudo', 'hizo en un minuto lo que a todos les llevaba la tarde'],
  )

const PASTIME = (named: Named): Prop =>
  thing(
    [
      `un silbato colgado de una cinta, de los de ${named.own}`,
      'el silbato',
      'pi',
      'esfuerzo y a aire libre',
      `disfrutar ${of(named)}`,
    ],
    [
      'daba la salida en cuanto alguien se paraba derecho',
      'contaba el tiempo, y siempre perdonaba un segundo',
      'pedía otra vuelta cuando ya nadie podía más',
    ],
    ['dio la salida, y por fin echaron todos a andar', 'marcó el paso, uno, dos, y se acabó el desorden'],
  )

const outside = (named: Named, together: string): Prop =>
  thing(
    [`una ventana suelta que daba ${to(named)}`, 'la ventana', 'tras', 'aire de fuera', together],
    [
      'dejaba pasar el aire de allá',
      'se abría sola a ciertas horas, y daba gusto asomarse',
      'no tenía pared, ni falta que le hacía',
    ],
    [
      'se abrió de par en par, y entró tanta luz que se vio por dónde',
      'dejó entrar un aire que se llevó todas las dudas',
    ],
  )

/** What a favourite of each class is, does and is good for; right for every member of the class. */
export const PARTS: Readonly<Record<NounClass, (named: Named) => Prop>> = {
  bite: ({ own, head }) =>
    thing(
      [`una canasta de ${own}`, 'la canasta', 'ñam', head, `merendar ${own}`],
      [
        'llegaba con menos de lo que había salido',
        'tenía una servilleta encima que no engañaba a nadie',
        'se iba acercando sola a donde había hambre',
      ],
      ['alcanzó para todos, hasta para quien no había pedido', 'soltó su olor por la rendija, y acudieron todos'],
    ),
  cold: ({ own }) =>
    thing(
      [`una copa grande de ${own}`, 'la copa', 'mmm', 'vainilla', `tomar ${own} sin prisa`],
      [
        'goteaba siempre del lado de quien más la miraba',
        'traía tantas cucharas como gente hubiera cerca',
        'no esperaba a nadie, y por eso nadie llegaba tarde',
      ],
      ['pasó de cuchara en cuchara, y se acabaron los pleitos', 'refrescó hasta los ánimos, que andaban calientes'],
    ),
  dish: ({ own, head }) =>
    thing(
      [`un plato de ${own}`, 'el plato', 'tin', head, `sentarse a comer ${own}`],
      [
        'no llegaba nunca completo a la mesa',
        'hacía que todos preguntaran a qué hora',
        'iba de mano en mano sin que se cayera nada, o casi nada',
      ],
      [
        'llamó a la mesa a los que estaban peleados',
        'pasó de mano en mano, y el último pedazo fue para quien más falta le hacía',
      ],
    ),
  drink: ({ own, head }) =>
    thing(
      [
        HOT.test(head) ? `una taza de ${own}, muy caliente` : `un vaso de ${own}, lleno hasta el borde`,
        HOT.test(head) ? 'la taza' : 'el vaso',
        'glu',
        head,
        `tomar ${own} con calma`,
      ],
      [
        'no se derramaba por más que corrieran',
        'iba bajando de sorbo en sorbo, según la conversación',
        'siempre encontraba compañía',
      ],
      [
        'alcanzó para todos, de sorbo en sorbo, y nadie siguió discutiendo',
        'reunió alrededor a los que no se hablaban',
      ],
    ),
  animal: ({ one, the, all }) =>
    creature(
      [`${one} con cara de conocer a todo el mundo`, the, 'psst', 'aire libre', `pasar la tarde con ${all}`],
      [
        'se quedaba cerca de quien más falta le hacía',
        'entraba sin llamar y salía por donde nadie esperaba',
        'dormía un poco en cada sitio, para probarlos todos',
      ],
      [
        'fue por delante, y donde se detuvo era justo ahí',
        'encontró por dónde, que de eso los animales saben más que nadie',
      ],
    ),
  wheels: ({ one, the }) =>
    thing(
      [`${one} de ruedas muy gastadas`, the, 'brum', 'calle', `dar una vuelta en ${one}`],
      ['arrancaba a la segunda', 'rechinaba en las curvas para presumir', 'se hacía a un lado para dejar pasar'],
      ['encendió una luz y alumbró el camino', 'arrancó a la primera, justo cuando hacía falta'],
    ),
  rail: (named) =>
    thing(
      [
        `un vagón ${of(named)} con una sola fila de asientos`,
        'el vagón',
        'chucu, chucu',
        'estación',
        `subirse ${to(named)}`,
      ],
      [
        'se detenía en todas partes, por si alguien quería subir',
        'guardaba libre el asiento de la ventanilla',
        'cerraba las puertas con mucha educación',
      ],
      ['abrió las puertas, y cupieron todos', 'llegó a su hora, que era justo esa, y los llevó hasta allí'],
    ),
  boat: ({ one, the }) =>
    thing(
      [`${one} con el nombre pintado a mano`, the, 'chap', 'agua y a madera', `salir en ${one}`],
      [
        'se mecía aunque no hubiera agua',
        'guardaba en el fondo un charquito, de recuerdo',
        'apuntaba siempre hacia donde quería irse',
      ],
      ['flotó por encima del problema, con todos adentro', 'los llevó al otro lado, en dos viajes'],
    ),
  air: ({ one, the, all }) =>
    thing(
      [`${one} que no sabía quedarse abajo`, the, 'fiuuu', 'nube', `ver volar ${all}`],
      [
        'daba una vuelta en cuanto nadie lo pedía',
        'bajaba a saludar y volvía a subir',
        'dejaba en el aire una raya blanca',
      ],
      [
        'subió hasta donde se veía todo, y desde ahí marcó el camino',
        'pasó por encima de lo que no dejaba pasar a nadie',
      ],
    ),
  instrument: ({ one, the, all }) =>
    thing(
      [`${one} que sonaba en cuanto alguien se acercaba`, the, 'plin', 'madera vieja', `tocar ${all}`],
      [
        'tenía una canción distinta para cada persona',
        'se desafinaba de puro gusto',
        'seguía sonando un poco después de haber terminado',
      ],
      [
        'sonó una sola vez, y se callaron todos los pleitos',
        'llevó el compás, y por fin caminaron todos al mismo paso',
      ],
    ),
  music: ({ all }) =>
    thing(
      [`un tocadiscos que se sabía de memoria ${all}`, 'el tocadiscos', 'tum', 'tarde de fiesta', `oír ${all}`],
      [
        'se prendía solo en cuanto entraba alguien',
        'hacía mover los pies a quien juraba no bailar',
        'volvía atrás en la parte más bonita, para repetirla',
      ],
      [
        'sonó a todo volumen, y no hubo quien no se acercara',
        'puso la canción exacta, y hasta los más serios la siguieron con el pie',
      ],
    ),
  radio: ({ all, head, one }) =>
    thing(
      [
        head === 'radio' ? `${one} que casi nunca se apagaba` : `una radio que no se perdía ${all}`,
        'la radio',
        'ssss',
        'pilas y a cocina',
        'oír la radio',
      ],
      [
        'raspaba un poco antes de las buenas noticias',
        'se oía bajito, para no molestar a nadie',
        'encontraba sola la estación que hacía falta',
      ],
      ['subió el volumen, y por el sonido supieron todos hacia dónde', 'dio la única noticia que hacía falta oír'],
    ),
  ball: ({ own, all }) =>
    thing(
      [`una pelota de ${own} muy jugada`, 'la pelota', 'boing', 'cancha', `disfrutar ${contract(`de ${all}`)}`],
      ['rebotaba más alto de lo que se le pedía', 'rodaba debajo de los muebles', 'volvía siempre a la misma mano'],
      ['rebotó tan alto que dio en el blanco', 'rodó cuesta abajo y enseñó el camino'],
    ),
  team: (named) =>
    thing(
      [`una bufanda ${of(named)}`, 'la bufanda', 'oé, oé', 'tribuna', `ver jugar ${to(named)}`],
      [
        'se agitaba sola en cuanto alguien decía «gol»',
        'no se dejaba lavar en día de partido',
        'daba calor hasta cuando se perdía',
      ],
      [
        'se agitó en lo más alto, y todos supieron hacia dónde ir',
        'se estiró de un lado al otro, y por ella pasaron los demás',
      ],
    ),
  sport: PASTIME,
  game: ({ all }) =>
    thing(
      [`una mesita plegable para ${all}`, 'la mesita', 'tac', 'madera y a merienda', `pasar la tarde con ${all}`],
      [
        'guardaba el turno de quien se levantaba',
        'bailaba un poco de una pata, y nadie quería otra',
        'tenía siempre una silla libre enfrente',
      ],
      [
        'se abrió en medio de todos, y hasta los que estaban peleados se sentaron',
        'enseñó la jugada que faltaba, y por ahí se pudo salir',
      ],
    ),
  screen: ({ own }) =>
    thing(
      [
        `una pantalla en la que siempre quedaba una partida de ${own}`,
        'la pantalla',
        'bip',
        'cuarto y a palomitas',
        `jugar otra partida de ${own}`,
      ],
      [
        'guardaba la partida en el último segundo',
        'daba siempre una vida más',
        'brillaba más cuando la cosa se ponía difícil',
      ],
      ['dio una vida extra, que era justo lo que faltaba', 'enseñó el nivel entero desde arriba, y se vio la salida'],
    ),
  show: ({ all }) =>
    thing(
      [`un televisor que no se perdía ${all}`, 'el televisor', 'clic', 'sala y a palomitas', `ver ${all}`],
      [
        'se detenía siempre en la parte más emocionante',
        'bajaba la voz cuando alguien lloraba',
        'guardaba el final para el día siguiente',
      ],
      [
        'puso justo la escena en que todo se arregla, y nadie quiso ser menos',
        'alumbró con su luz azul el rincón más oscuro',
      ],
    ),
  book: (named) =>
    thing(
      [
        `un ejemplar ${of(named)} leído muchas veces`,
        'el libro',
        'fras',
        'papel y a tarde larga',
        `leer ${named.all} en voz alta`,
      ],
      [
        'se abría siempre en la misma página',
        'tenía notas con letra chiquita en las orillas',
        'pesaba más cuando la historia se ponía buena',
      ],
      ['se abrió en la página exacta, y ahí decía qué hacer', 'se dejó leer en voz alta, y todos se callaron para oír'],
    ),
  map: ({ one, the, all }) =>
    thing(
      [`${one} con los dobleces gastados`, the, 'fras', 'papel viejo', `mirar con calma ${all}`],
      [
        'se desdoblaba siempre por el lado equivocado',
        'tenía una cruz hecha con lápiz que nadie recordaba',
        'no volvía a doblarse dos veces igual',
      ],
      [
        'enseñó un camino que en los otros no venía',
        'se abrió de par en par y sirvió de techo, de mesa y de respuesta',
      ],
    ),
  plant: ({ own, all }) =>
    thing(
      [`una maceta con ${own}`, 'la maceta', 'shhh', 'tierra mojada', `cuidar ${all}`],
      [
        'se acercaba a la ventana sin que nadie la moviera',
        'se enderezaba cuando le hablaban bonito',
        'pedía agua poniéndose triste',
      ],
      ['se puso más verde que nunca, y todos se callaron a mirarla', 'creció un palmo de golpe y señaló hacia dónde'],
    ),
  garden: (named) =>
    thing(
      [
        `una regadera de lata, la ${of(named)}`,
        'la regadera',
        'shhh',
        'tierra mojada',
        `pasar la mañana en ${named.all}`,
      ],
      [
        'encontraba siempre algo que estaba a punto de brotar',
        'iba dejando un caminito de gotas',
        'no se vaciaba mientras hubiera sed',
      ],
      ['regó un poco, y creció una enredadera que señaló hacia dónde', 'dejó un camino de gotas, y nadie se perdió'],
    ),
  tree: ({ one, the, all }) =>
    thing(
      [`${one} en una maceta con ruedas`, the, 'fsss', 'hojas', `sentarse junto ${contract(`a ${all}`)}`],
      ['daba sombra a quien se la pedía', 'soltaba una hoja a manera de saludo', 'se inclinaba un poco para oír mejor'],
      ['extendió las ramas, y cupieron todos debajo', 'soltó una hoja, que voló derecho hacia donde había que ir'],
    ),
  machine: MACHINE,
  tech: MACHINE,
  light: ({ one, the, all }) =>
    thing(
      [`${one} con luz propia`, the, 'tin', 'cuarto tibio', `quedarse mirando ${all}`],
      [
        'se encendía cuando alguien contaba algo bueno',
        'parpadeaba para decir que sí',
        'dibujaba sombras amables en la pared',
      ],
      ['se encendió, y se vio lo que nadie había visto', 'alumbró el último rincón, y ahí estaba la salida'],
    ),
  tool: ({ one, the, all }) =>
    thing(
      [`${one} con mucha historia`, the, 'toc', 'cajón y a casa', `pasar un buen rato con ${all}`],
      [
        'aparecía siempre donde hacía falta',
        'conocía de memoria una mano, una sola',
        'tenía su lugar, y nadie se lo discutía',
      ],
      [
        'sirvió para lo que nadie había pensado, y con eso se resolvió',
        'estaba justo donde hacía falta, que es lo que hacen las cosas buenas',
      ],
    ),
  craft: ({ all }) =>
    thing(
      [
        `una caja con todo lo necesario para ${all}`,
        'la caja',
        'ras, ras',
        'taller',
        `dedicarse a gusto ${contract(`a ${all}`)}`,
      ],
      [
        'se abría sola en cuanto veía unas manos quietas',
        'guardaba siempre un pedazo para la obra siguiente',
        'manchaba un poquito a quien tenía prisa',
      ],
      ['tenía dentro, muy al fondo, la pieza que faltaba', 'dio con qué remendar lo roto, y quedó mejor'],
    ),
  place: (named) => outside(named, `ir ${to(named)}`),
  sky: (named) => outside(named, `disfrutar ${of(named)}`),
  wear: ({ one, the, all }) =>
    thing(
      [`${one} de los días especiales`, the, 'fru, fru', 'armario y a jabón', `lucir ${all}`],
      [
        'se hacía notar sin decir nada',
        'combinaba con todo y no se parecía a nada',
        'se perdía a ratos, para que hubiera que buscar en compañía',
      ],
      [
        'se vio desde lejos, y por eso supieron todos hacia dónde',
        'le quedó bien a quien menos se lo esperaba, y se acabó lo serio',
      ],
    ),
  cloth: ({ own, all }) =>
    thing(
      [`un montón de ${own}`, 'el montón', 'puf', 'jabón y a sol', `descansar sobre ${all}`],
      [
        'guardaba el calor de quien se sentaba encima',
        'se hacía más alto cada vez que alguien miraba',
        'tapaba siempre un poquito más de lo que parecía',
      ],
      ['hizo de colchón, y nadie se lastimó', 'alcanzó para tapar a todos, y se acabó el frío'],
    ),
  collection: ({ own, all }) =>
    thing(
      [`una lata llena de ${own}`, 'la lata', 'cras', 'cajón antiguo', `ordenar ${all}`],
      [
        'sonaba a lluvia cuando alguien la movía',
        'tenía siempre sitio para lo siguiente',
        'guardaba en el fondo lo más valioso',
      ],
      [
        'se abrió, y entre todo aquello estaba la pieza que faltaba',
        'fue dejando algo suyo en cada esquina, y nadie se perdió',
      ],
    ),
  toy: ({ one, the, all }) =>
    creature(
      [`${one} con muchas horas de juego`, the, 'yuju', 'juguete querido', `jugar con ${all}`],
      [
        'sabía jugar a todo sin que le explicaran',
        'se escondía donde era fácil mirar',
        'pedía turno, como todo el mundo',
      ],
      [
        'se coló donde los grandes no cabían, y desde ahí abrió',
        'dijo «yo voy primero», y hasta los grandes quisieron jugar',
      ],
    ),
  people: (named) =>
    thing(
      [`un retrato ${of(named)} en un marco de madera`, 'el retrato', 'tin', 'sala', `estar con ${named.all}`],
      ['sonreía desde cualquier mueble', 'se enderezaba solo si alguien lo torcía', 'parecía saludar a quien pasaba'],
      ['les recordó a todos por quién lo hacían, y siguieron', 'reflejó la luz y la mandó justo hacia donde era'],
    ),
  feast: (named) =>
    thing(
      [
        `un calendario con un círculo rojo alrededor ${of(named)}`,
        'el calendario',
        'fras',
        'papel nuevo',
        `celebrar ${named.all}`,
      ],
      [
        'adelantaba una hoja cuando nadie miraba',
        'llevaba la cuenta de lo que faltaba',
        'no dejaba que le movieran la fecha',
      ],
      ['pasó sus hojas de golpe y se detuvo en el día justo', 'marcó la hora exacta, y no faltó nadie'],
    ),
  hour: ({ all }) =>
    thing(
      [
        `un reloj de pared que vivía para ${all}`,
        'el reloj',
        'tin, tan',
        'madera y a cuerda',
        `disfrutar sin prisa ${contract(`de ${all}`)}`,
      ],
      [
        'se detenía un poquito cuando la cosa se ponía buena',
        'daba las campanadas con mucha educación',
        'no se adelantaba ni se atrasaba jamás',
      ],
      ['dio la hora, y supieron todos que era esa', 'se detuvo, y hubo tiempo de sobra para hacerlo bien'],
    ),
  body: (named) =>
    thing(
      [`un espejo chiquito hecho a la medida ${of(named)}`, 'el espejo', 'tin', 'jabón', `jugar con ${named.all}`],
      ['saludaba a quien se asomaba', 'se empañaba de risa', 'enseñaba siempre lo que más gusta mirar'],
      ['mandó un rayito de luz, y se vio por dónde', 'enseñó lo que había detrás, y ya nadie tuvo que buscar'],
    ),
  scent: ({ all, own }) =>
    thing(
      [
        `un frasquito que guardaba ${all}`,
        'el frasquito',
        'plop',
        own.replace(/^\p{L}+ (?:a|de|del) (?:(?:el|la|los|las) )?/u, ''),
        'destapar un rato el frasquito',
      ],
      [
        'se destapaba solo en los mejores momentos',
        'llenaba un cuarto entero con una gota',
        'hacía cerrar los ojos a quien pasaba',
      ],
      ['se destapó, y todos fueron detrás de aquello', 'soltó un poco, nada más, y se ablandaron los más serios'],
    ),
  noise: ({ all }) =>
    thing(
      [`una cajita que guardaba ${all}`, 'la cajita', 'shhh', 'madera y a siesta', `oír ${all}`],
      [
        'sonaba en cuanto alguien levantaba la tapa',
        'arrullaba hasta a los muebles',
        'se oía mejor con los ojos cerrados',
      ],
      ['sonó, y todos supieron hacia dónde', 'se abrió, y con eso se calmó hasta el aire'],
    ),
  hue: ({ all, own }) =>
    thing(
      [`un bote de pintura con ${all} dentro`, 'el bote', 'plas', 'pintura fresca', `pintarlo todo de ${own}`],
      [
        'manchaba un poquito todo lo que le gustaba',
        'no se acababa nunca, por más que lo usaran',
        'alegraba cualquier pared que tuviera cerca',
      ],
      ['se derramó en línea recta, y señaló el camino', 'pintó una raya de un lado al otro, y la siguieron'],
    ),
  learn: (named) =>
    thing(
      [
        `un cuaderno de ${named.own} con las esquinas dobladas`,
        'el cuaderno',
        'fras',
        'lápiz y a papel',
        `averiguar más ${of(named)}`,
      ],
      [
        'tenía una pregunta en cada página',
        'dejaba renglones en blanco para lo que faltaba por saber',
        'se abría siempre donde uno se había quedado',
      ],
      ['se abrió en la página exacta, y ahí estaba la respuesta', 'dio la clave que faltaba, subrayada dos veces'],
    ),
}
