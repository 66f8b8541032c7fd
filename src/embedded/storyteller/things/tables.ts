import { creature, type PropRow, thing } from './prop.ts'

/** What is eaten and drunk, and what moves. */
export const TABLES: readonly PropRow[] = [
  [
    /mates?(?= |$)(?<!las mates)|yerba/,
    thing(
      ['un mate con su bombilla y su termo', 'el mate', 'frrr', 'yerba', 'tomar mate'],
      ['echaba un hilo de vapor', 'hacía espuma y la dejaba bajar', 'roncaba bajito por la bombilla'],
      ['echó más vapor que nunca', 'sonó por la bombilla como una trompeta'],
    ),
  ],
  [
    /(?:su )?cafe(?:cito)?$|capuchin|espresso/,
    thing(
      ['una taza de café muy caliente', 'la taza de café', 'clin', 'café recién hecho', 'tomar un café'],
      ['dibujaba espirales con el humo', 'tintineaba contra su plato, clin, clin', 'hacía un remolino de espuma'],
      ['echó más humo que una chimenea', 'tintineó contra su plato con todas sus fuerzas'],
    ),
  ],
  [
    /te(?= |$)/,
    thing(
      ['una tetera con la tapa suelta', 'la tetera', 'pii', 'manzanilla', 'tomar el té'],
      ['silbaba bajito por el pico', 'hacía bailar su tapa', 'echaba una nubecita, y luego otra'],
      ['silbó como un tren, con la tapa dando saltos', 'echó por el pico una nube enorme y calentita'],
    ),
  ],
  [
    /chocolate(?! (?:caliente|con churros|a la taza|de mesa))|cacao/,
    thing(
      [
        'una tableta de chocolate envuelta en papel dorado',
        'la tableta de chocolate',
        'crac',
        'chocolate',
        'comer chocolate',
      ],
      [
        'se desenvolvía una esquina y se volvía a tapar',
        'crujía dentro de su papel',
        'daba vueltas para brillar mejor',
      ],
      ['se partió de golpe, con un crac clarísimo', 'brilló con todo su papel dorado'],
    ),
  ],
  [
    /taco/,
    thing(
      ['un taco doblado en su servilleta', 'el taco', 'ñam', 'maíz caliente', 'ir por unos tacos'],
      ['olía a maíz recién calentado', 'goteaba salsa por una punta', 'se abría un poquito y se volvía a cerrar'],
      ['echó más humo que nunca', 'soltó de golpe todo su olor'],
    ),
  ],
  [
    /cocin/,
    thing(
      ['una cuchara de palo con el mango gastado', 'la cuchara de palo', 'toc, toc', 'ajo y a cebolla', 'cocinar'],
      ['daba golpecitos, toc, toc', 'daba vueltas como en una olla', 'marcaba el compás en el aire'],
      ['golpeó como un tambor, toc, toc, toc', 'dio vueltas tan rápido como un remolino'],
    ),
  ],
  [
    /cervezas?(?= |$)|vino(?= |$)|tequila|mezcal/,
    thing(
      ['una botella guardada para un brindis', 'la botella', 'pop', 'corcho', 'brindar'],
      ['tintineaba como una campanita', 'hacía glu, glu por dentro', 'se inclinaba como en una reverencia'],
      ['se destapó de golpe, con un pop de fiesta', 'tintineó más fuerte que veinte copas'],
    ),
  ],
  [
    /biberon|mamila|mamadera|tetero/,
    thing(
      ['un biberón de leche tibia', 'el biberón', 'glu, glu', 'leche tibia', 'tomar el biberón'],
      ['hacía burbujitas', 'se mecía de un lado a otro', 'dejaba caer una gota blanca, plic'],
      ['hizo mil burbujas a la vez', 'soltó un chorrito blanco, alto como una fuente'],
    ),
  ],
  [
    /leche(?= tibia|$)/,
    thing(
      ['un vasito de leche tibia', 'el vasito de leche', 'glu, glu', 'leche tibia', 'tomar leche'],
      ['hacía espuma por las orillas', 'se mecía sin derramar ni una gota', 'echaba un humito blanco'],
      ['burbujeó como una fuente', 'hizo un remolino de espuma, blanco y altísimo'],
    ),
  ],
  [
    /(?:cami[oó]n(?:es|cit[oa]s?)? de )?bombero/,
    thing(
      [
        'un camión de bomberos con la escalera doblada',
        'el camión de bomberos',
        'niinoo',
        'humo y a agua',
        'jugar a los bomberos',
      ],
      ['encendía y apagaba su luz roja', 'desenrollaba la manguera y la volvía a enrollar', 'tocaba la sirena bajito'],
      ['subió la escalera hasta lo más alto', 'tocó la sirena a todo volumen'],
    ),
  ],
  [
    /tren(?:es|cit\w+)?(?= |$)|locomotora/,
    thing(
      ['un tren pequeño de tres vagones', 'el tren', 'chuu, chuu', 'carbón y a vapor', 'ver pasar los trenes'],
      ['soltaba bolitas de humo', 'movía los tres vagones como una cola', 'avanzaba un poco, se detenía y pitaba'],
      ['pitó con todas sus fuerzas', 'tiró con todas sus fuerzas, echando humo por la chimenea'],
    ),
  ],
  [
    /cohete|espacio(?= |$)|astronauta/,
    thing(
      ['un cohete de lata con la punta abollada', 'el cohete', 'fiuuu', 'lata caliente', 'mirar las estrellas'],
      ['contaba al revés, de tres a cero', 'despegaba un palmo y volvía a bajar', 'echaba chispitas por debajo'],
      ['encendió todos los motores a la vez', 'despegó con un rugido y una cola de fuego'],
    ),
  ],
  [
    /robot/,
    thing(
      ['un robot con una luz en la cabeza', 'el robot', 'bip, bop', 'metal y a aceite', 'armar un robot'],
      [
        'giraba la cabeza hasta dar la vuelta entera',
        'saludaba con una pinza',
        'caminaba con pasitos de lata, clin, clan',
      ],
      ['encendió todas sus luces a la vez', 'estiró los brazos hasta el doble de largo'],
    ),
  ],
  [
    /princesa/,
    creature(
      ['una princesa con la corona torcida', 'la princesa', 'tilín', 'flores', 'jugar a las princesas'],
      ['hacía una reverencia y se tropezaba', 'se enderezaba la corona', 'daba vueltas para que volara el vestido'],
      ['gritó con voz de reina', 'giró tan rápido que el vestido parecía una flor enorme'],
    ),
  ],
  [
    /superheroe|batman/,
    thing(
      ['una capa de superhéroe', 'la capa', 'fush', 'ropa limpia', 'jugar a los superhéroes'],
      ['se inflaba sin que hubiera viento', 'ondeaba como una bandera', 'daba una vuelta en el aire y aterrizaba'],
      ['se infló como una vela enorme', 'voló hacia arriba como un cohete'],
    ),
  ],
  [
    /charco/,
    thing(
      ['un par de botas de lluvia', 'el par de botas', 'chap', 'lluvia', 'saltar charcos'],
      ['caminaba solo, chap, chap', 'salpicaba a cada paso', 'daba saltitos, una bota primero y luego la otra'],
      ['dio un salto enorme y cayó con un chap de los grandes', 'zapateó como si lloviera a cántaros'],
    ),
  ],
  [
    /excel|computadora|programar/,
    thing(
      [
        'una computadora con notas pegadas',
        'la computadora',
        'tac, tac',
        'papel y a café',
        'inventar algo en la computadora',
      ],
      ['hacía tac, tac con sus teclas', 'encendía y apagaba una lucecita azul', 'ponía sus dibujos en fila'],
      ['encendió la pantalla con toda su luz', 'tecleó a toda velocidad, tac, tac, tac'],
    ),
  ],
  [
    /fotograf|camara|fotos(?= |$)/,
    thing(
      ['una cámara con la correa gastada', 'la cámara', 'clic', 'cuero', 'tomar fotos'],
      ['parpadeaba antes de cada clic', 'miraba de cerca y luego de lejos', 'sacaba una foto, y luego otra'],
      ['soltó un destello como un relámpago', 'disparó diez fotos seguidas, clic, clic, clic'],
    ),
  ],
]
