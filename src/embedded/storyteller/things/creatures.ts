import { creature, type PropRow } from './prop.ts'

export const CREATURES: readonly PropRow[] = [
  [
    /tiburon/,
    creature(
      ['un tiburón gris con todos sus dientes', 'el tiburón', 'chof', 'mar hondo', 'hablar de tiburones'],
      [
        'nadaba en redondo, porque los tiburones no saben estarse quietos',
        'enseñaba los dientes cada vez que le daba risa',
        'sacaba la aleta para pedir la palabra',
      ],
      [
        'se puso delante y fue abriendo camino con la aleta',
        'olió lo que se buscaba desde tres calles antes y nadó derecho hasta allí',
      ],
    ),
  ],
  [
    /dinosaur/,
    creature(
      ['un dinosaurio de cola muy larga', 'el dinosaurio', 'grrr', 'helecho mojado', 'jugar a los dinosaurios'],
      [
        'caminaba de puntillas para no romper nada, y rompía algo',
        'dejaba huellas en las que cabía una tina',
        'bostezaba, y las cortinas se volaban',
      ],
      ['puso una pata de puente, y pasaron todos', 'rugió una sola vez, y hasta las ventanas se pusieron derechas'],
    ),
  ],
  [
    /elefant/,
    creature(
      ['un elefantito gris de orejas grandes', 'el elefantito', 'pruuu', 'cacahuate', 'jugar con el elefantito'],
      ['se echaba aire con las orejas', 'saludaba a todos con la trompa', 'no olvidaba nada de lo que oía'],
      [
        'tocó la trompeta con la trompa, y todos supieron por dónde ir',
        'levantó con la trompa lo que nadie podía levantar',
      ],
    ),
  ],
  [
    /unicorni/,
    creature(
      ['un unicornio con la crin despeinada', 'el unicornio', 'tilín', 'algodón de azúcar', 'jugar a los unicornios'],
      ['se peinaba la crin en todos los charcos', 'galopaba sin tocar el suelo', 'dejaba brillitos en los muebles'],
      ['encendió el cuerno como quien enciende una lámpara', 'galopó por el aire y volvió con la respuesta'],
    ),
  ],
  [
    /caracol(?!a)/,
    creature(
      ['un caracol con la casa a cuestas', 'el caracol', 'fssss', 'lluvia', 'buscar caracoles'],
      [
        'llegaba tarde a todo y no le importaba',
        'sacaba un cuerno, y luego el otro',
        'dejaba una raya de plata por donde pasaba',
      ],
      [
        'dejó una raya de plata que se veía en la oscuridad',
        'se asomó por donde no cabía nadie más y avisó con los cuernos',
      ],
    ),
  ],
  [
    /mariposa/,
    creature(
      ['una mariposa anaranjada', 'la mariposa', 'flap', 'flor abierta', 'buscar mariposas'],
      [
        'cambiaba de idea en el aire',
        'se posaba siempre en la nariz de alguien',
        'abría y cerraba las alas como un libro',
      ],
      [
        'voló un poco adelante y esperó, voló y esperó, hasta enseñar el camino',
        'se posó justo en el lugar que había que mirar',
      ],
    ),
  ],
  [
    /gat(?:os?|it[oa]s?)(?= |$)/,
    creature(
      ['un gato con calcetines blancos', 'el gato', 'miau', 'sol de ventana', 'acariciar al gato'],
      [
        'se acostaba encima de lo que hacía falta',
        'empujaba las cosas de la mesa para ver si caían',
        'ronroneaba cuando nadie lo estaba mirando',
      ],
      [
        'vio en lo oscuro lo que nadie veía, y maulló hacia allí',
        'se echó a ronronear en medio de todos, y se acabaron los gritos',
      ],
    ),
  ],
  [
    /perr(?:os?|itos?)(?= |$)|cachorr/,
    creature(
      ['un perro de orejas desiguales', 'el perro', 'guau', 'pasto mojado', 'pasear con el perro'],
      [
        'olía cada poste como si fuera una carta',
        'movía la cola con todo el cuerpo',
        'escondía una galleta y se olvidaba dónde',
      ],
      ['puso la nariz en el suelo y encontró el rastro', 'ladró tres veces en la dirección buena'],
    ),
  ],
  [
    /palomas?$/,
    creature(
      ['una paloma gorda que parecía muy ocupada', 'la paloma', 'currucú', 'azotea con sol', 'mirar las palomas'],
      [
        'caminaba diciendo que sí con la cabeza',
        'salía volando en cuanto la querían contar',
        'volvía siempre por las migas',
      ],
      [
        'subió al punto más alto y miró por todos',
        'voló en línea recta, que es como vuelan las que saben volver a casa',
      ],
    ),
  ],
  [
    /caballos?$|montar a caballo/,
    creature(
      ['un caballo de crin larga', 'el caballo', 'clop', 'hierba y a cuero', 'montar a caballo'],
      [
        'resoplaba antes de dar su opinión',
        'pedía manzanas con la nariz',
        'golpeaba el suelo con la pata cuando algo tardaba',
      ],
      ['trotó por lo más oscuro sin tropezar ni una vez', 'relinchó, y el eco le trajo la respuesta'],
    ),
  ],
  [
    /ballena/,
    creature(
      ['una ballena que cabía de milagro', 'la ballena', 'uuuh', 'sal', 'mirar el mar por si pasa una ballena'],
      ['cantaba tan grave que se movían los vasos', 'echaba un chorrito de agua al reírse', 'saludaba con la cola'],
      [
        'cantó una sola nota, y la nota llegó a donde tenía que llegar',
        'lanzó un chorro tan alto que se vio desde todas partes',
      ],
    ),
  ],
  [
    /\bdragon/,
    creature(
      ['un dragón que echaba humo al bostezar', 'el dragón', 'fuuu', 'fogata', 'jugar a los dragones'],
      ['calentaba el chocolate soplando', 'se tropezaba con su propia cola', 'pedía perdón cuando quemaba algo'],
      ['sopló una llamita y alumbró a todos', 'calentó lo que se había quedado frío'],
    ),
  ],
  [
    /escarabaj|bichos?$|insectos?$/,
    creature(
      ['un escarabajo brillante como un botón', 'el escarabajo', 'bzzz', 'tierra', 'buscar bichos'],
      [
        'caminaba boca abajo sin marearse',
        'cargaba cosas más grandes que su cuerpo',
        'abría las alas para presumir y las guardaba enseguida',
      ],
      ['se metió por la rendija y abrió desde adentro', 'cargó lo que nadie se atrevía a cargar'],
    ),
  ],
  [
    /ran(?:as?|itas?)$/,
    creature(
      ['una rana verde como una hoja', 'la rana', 'croac', 'charco', 'buscar ranas'],
      [
        'saltaba cuando nadie se lo esperaba',
        'inflaba la garganta para hablar',
        'se quedaba quieta como una piedra con ojos',
      ],
      ['saltó al otro lado y enseñó dónde pisar', 'cantó tan fuerte que la oyó toda la cuadra'],
    ),
  ],
  [
    /gallin(?!ero)/,
    creature(
      ['una gallina muy seria', 'la gallina', 'cocorocó', 'paja', 'visitar la granja'],
      [
        'caminaba como quien va tarde a una junta',
        'ladeaba la cabeza para oír mejor',
        'se sentaba encima de todo lo que le gustaba',
      ],
      ['escarbó en el lugar exacto', 'cacareó hasta despertar a quien había que despertar'],
    ),
  ],
  [
    /peluche|osit[oa]s? de peluche/,
    creature(
      ['un peluche con una oreja más gastada que la otra', 'el peluche', 'fuf', 'cama y a sueño', 'abrazar al peluche'],
      ['se caía siempre hacia el mismo lado', 'escuchaba mejor que nadie', 'guardaba los secretos en la oreja gastada'],
      [
        'se dejó abrazar, que es lo que mejor sabe hacer un peluche',
        'se asomó el primero, sin miedo, con sus ojos de botón',
      ],
    ),
  ],
]
