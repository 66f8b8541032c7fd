import { type PropRow, thing } from './prop.ts'

/** What is eaten and drunk, and what moves. */
export const TABLES: readonly PropRow[] = [
  [
    /mates?(?= |$)(?<!las mates)|yerba/,
    thing(
      ['un mate con su bombilla y su termo', 'el mate', 'frrr', 'yerba', 'tomar mate'],
      [
        'pasaba de mano en mano, y a cada persona le llegaba su turno',
        'echaba un humito verde',
        'no aceptaba que lo apuraran',
      ],
      [
        'dio la vuelta completa a la rueda, y al terminar ya no había desconocidos',
        'humeó tan rico que todos se acercaron',
      ],
    ),
  ],
  [
    /(?:su )?cafe(?:cito)?$|capuchin|espresso/,
    thing(
      ['una taza de café recién servida', 'la taza de café', 'glu', 'café recién hecho', 'tomar un café'],
      [
        'humeaba como si quisiera decir algo',
        'despertaba a los que pasaban cerca',
        'dejaba un círculo en todos los papeles',
      ],
      ['despabiló a todos con el puro olor', 'echó un hilo de humo, y el humo señaló hacia dónde'],
    ),
  ],
  [
    /te(?= |$)/,
    thing(
      ['una tetera con la tapa suelta', 'la tetera', 'pii', 'manzanilla', 'tomar el té'],
      ['silbaba cuando estaba de acuerdo', 'perdía la tapa en cada mesa', 'tenía siempre para una taza más'],
      ['silbó, y todos supieron dónde reunirse', 'alcanzó para una taza más, justo la que faltaba'],
    ),
  ],
  [
    /chocolate|cacao/,
    thing(
      [
        'una tableta de chocolate envuelta en papel dorado',
        'la tableta de chocolate',
        'crac',
        'chocolate',
        'comer chocolate',
      ],
      ['desaparecía un cuadrito cuando nadie miraba', 'se ablandaba en cuanto la abrazaban', 'crujía como un secreto'],
      ['se partió en tantos pedazos como bocas había', 'brilló con su papel dorado, y la vieron desde lejos'],
    ),
  ],
  [
    /taco/,
    thing(
      ['un taco con todo y su servilleta', 'el taco', 'ñam', 'cilantro y a comal', 'ir por unos tacos'],
      ['se desarmaba si uno lo pensaba mucho', 'pedía limón', 'llamaba a más gente de la que cabía'],
      ['sacó a todos de su casa con el puro olor', 'alcanzó, mordida por mordida, para quien más lo necesitaba'],
    ),
  ],
  [
    /cocin/,
    thing(
      ['una cuchara de palo con historia', 'la cuchara de palo', 'toc, toc', 'ajo y a cebolla', 'cocinar'],
      [
        'daba su opinión en todas las ollas',
        'servía para probar y para señalar',
        'golpeaba la orilla de la olla para llamar a la mesa',
      ],
      ['golpeó tres veces y llamó a todos', 'alcanzó lo que estaba en el fondo'],
    ),
  ],
  [
    /cervezas?(?= |$)|vino(?= |$)|tequila|mezcal/,
    thing(
      ['una botella guardada para una ocasión', 'la botella', 'pop', 'sobremesa', 'brindar'],
      [
        'esperaba en la repisa de arriba',
        'tintineaba cuando se hablaba de fiestas',
        'acumulaba polvo con mucha dignidad',
      ],
      ['se abrió por fin, y alcanzó para brindar con todos', 'tintineó, y todos levantaron la cabeza'],
    ),
  ],
  [
    /leche(?= tibia|$)|biberon|mamila/,
    thing(
      ['un vasito de leche tibia', 'la leche tibia', 'glu, glu', 'leche tibia', 'tomar leche'],
      ['hacía bigotes blancos', 'calentaba por dentro', 'se acababa siempre demasiado pronto'],
      ['calentó la panza de quien tenía frío', 'dejó un bigote blanco, y con un bigote así nadie puede enojarse'],
    ),
  ],
  [
    /(?:cami[oó]n(?:es|cit[oa]s?)? de )?bombero/,
    thing(
      [
        'un camión de bomberos con la escalera doblada',
        'el camión de bomberos',
        'niinoo',
        'agua y a hule',
        'jugar a los bomberos',
      ],
      [
        'salía disparado a la menor sospecha',
        'desenrollaba la manguera para regar las macetas',
        'encendía la luz roja hasta para estacionarse',
      ],
      ['subió la escalera hasta donde nadie llegaba', 'encendió la luz roja, y todos le abrieron paso'],
    ),
  ],
  [
    /tren(?:es|cit\w+)?(?= |$)|locomotora/,
    thing(
      ['un tren pequeño de tres vagones', 'el tren', 'chuu, chuu', 'vapor', 'ver pasar los trenes'],
      [
        'daba la vuelta completa antes de saludar',
        'pitaba en todas las esquinas',
        'llevaba siempre un vagón vacío, por si acaso',
      ],
      ['hizo sitio en el vagón vacío', 'silbó a lo lejos, y por el silbido se supo el camino'],
    ),
  ],
  [
    /cohete|espacio(?= |$)|astronauta/,
    thing(
      ['un cohete de lata con la punta abollada', 'el cohete', 'fiuuu', 'estrella quemada', 'mirar las estrellas'],
      [
        'contaba siempre al revés',
        'despegaba un poquito cuando se emocionaba',
        'traía polvo de otra parte en las ventanas',
      ],
      ['encendió el motor y alumbró todo como si fuera de día', 'subió a mirar desde arriba y bajó con la respuesta'],
    ),
  ],
  [
    /robot/,
    thing(
      ['un robot con un foco en la cabeza', 'el robot', 'bip, bop', 'tornillo', 'armar robots'],
      [
        'contestaba a todo con mucha educación',
        'giraba la cabeza antes de girar el cuerpo',
        'se quedaba pensando con una luz azul',
      ],
      ['encendió el foco de la cabeza y alumbró a todos', 'hizo la cuenta en un segundo y dijo por dónde'],
    ),
  ],
  [
    /princesa/,
    thing(
      ['una corona de cartón con brillantina', 'la corona', 'tin', 'brillantina', 'jugar a las princesas'],
      [
        'se ladeaba siempre hacia la izquierda',
        'dejaba brillantina en las almohadas',
        'hacía caminar derecho a cualquiera',
      ],
      ['brilló en lo oscuro con toda su brillantina', 'convenció a todos de que quien la llevaba mandaba'],
    ),
  ],
  [
    /superheroe|batman/,
    thing(
      ['una capa hecha con una toalla', 'la capa', 'fush', 'ropa tendida', 'jugar a los superhéroes'],
      ['volaba hasta sin viento', 'se atoraba en todas las puertas', 'hacía más valiente a quien se la amarraba'],
      ['tapó a quien tenía frío, que es lo que hacen las capas', 'se infló como una vela y los llevó'],
    ),
  ],
  [
    /charco/,
    thing(
      ['un par de botas de lluvia', 'el par de botas', 'chap', 'charco', 'saltar charcos'],
      ['se iba derecho a los charcos', 'guardaba agua de tres lluvias', 'sonaba más fuerte en domingo'],
      ['cruzó por lo más hondo sin mojarse', 'saltó en el charco, y a todos les dieron ganas de saltar'],
    ),
  ],
  [
    /excel|computadora|programar/,
    thing(
      [
        'una computadora portátil llena de notas pegadas',
        'la computadora',
        'tac, tac',
        'oficina temprano',
        'hacer una tabla para todo',
      ],
      [
        'se actualizaba en el peor momento',
        'ordenaba las cosas en columnas',
        'encendía una lucecita cuando tenía razón',
      ],
      ['puso las cosas en columnas, y por fin se entendió', 'alumbró con la pantalla lo que estaba oscuro'],
    ),
  ],
  [
    /fotograf|camara|fotos(?= |$)/,
    thing(
      ['una cámara con la correa gastada', 'la cámara', 'clic', 'estuche de cuero', 'tomar fotos'],
      [
        'parpadeaba antes de cada foto',
        'veía lo que los demás pasaban de largo',
        'guardaba una foto que nadie había pedido',
      ],
      ['soltó un destello que alumbró todo', 'enseñó, en una foto, lo que nadie había visto'],
    ),
  ],
]
