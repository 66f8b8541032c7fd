import { type PropRow, thing } from './prop.ts'

export const PASTIMES: readonly PropRow[] = [
  [
    /(?:f[uú]tbol |futbol )?americano(?= |$)|\bnfl\b/,
    thing(
      [
        'un balón ovalado de costuras blancas',
        'el balón',
        'zum',
        'pasto y a domingo',
        'lanzarse unos pases con el balón',
      ],
      [
        'rebotaba siempre para donde nadie lo esperaba',
        'volaba derechito, girando sobre la punta',
        'se escondía debajo del brazo de cualquiera',
      ],
      ['voló de punta a punta y cayó justo en las manos de quien hacía falta', 'cruzó por el único hueco que había'],
    ),
  ],
  [
    /platic|convers|charl|chism|echar (?:el )?chal|cotorre/,
    thing(
      ['un banquito de platicar', 'el banquito', 'bla, bla', 'sobremesa', 'platicar hasta que se haga de noche'],
      [
        'se arrimaba solo al de al lado',
        'sabía cosas que nadie le había contado',
        'no dejaba que nadie se fuera a media historia',
      ],
      [
        'se arrimó a los demás, y en un minuto se supo todo lo que hacía falta saber',
        'hizo que alguien dijera «¿y luego?», y por ahí empezó a arreglarse',
      ],
    ),
  ],
  [
    /abrazos?(?= |$)|abrazar(?:se)?(?= |$)|besos?(?= |$)|apapach/,
    thing(
      ['un abrazo de los que no llevan prisa', 'el abrazo', 'mmm', 'suéter tibio', 'darse un abrazo largo'],
      [
        'alcanzaba siempre para uno más',
        'llegaba por la espalda, sin avisar',
        'duraba un poquito más de lo que se usa',
      ],
      ['dio la vuelta completa, y adentro cupieron todos', 'apretó donde hacía falta, y ahí se acabó el miedo'],
    ),
  ],
  [
    /(?:f[uú]tbol|futbol)(?! americano)|soccer|\bgoles\b|penalt/,
    thing(
      ['una pelota muy pateada', 'la pelota', 'pum', 'pasto recién cortado', 'patear un rato la pelota'],
      [
        'se iba rodando sola en cuanto alguien lo miraba',
        'rebotaba en todas las esquinas de la casa',
        'volvía siempre al mismo pie',
      ],
      [
        'rebotó tres veces y fue a dar justo donde hacía falta',
        'rodó por todo el camino sin desviarse, y hubo que seguirlo',
      ],
    ),
  ],
  [
    /beis|basebol|baseball|jonron|softbol/,
    thing(
      ['una pelota de beisbol con las costuras rojas', 'la pelota', 'toc', 'guante viejo', 'ver el beisbol'],
      [
        'daba vueltas en el aire antes de decidirse',
        'se escondía debajo de los sillones',
        'cabía justo en la mano, como si la hubieran medido',
      ],
      ['voló por encima de todos y cayó justo donde hacía falta', 'pegó en el blanco al primer lanzamiento'],
    ),
  ],
  [
    /basquet|basket|voleibol|voley|volei|tenis(?= |$)|pelotas?(?= |$)/,
    thing(
      ['una pelota con mucho aire y muchas ganas', 'la pelota', 'boing', 'cancha', 'jugar a la pelota'],
      ['rebotaba más alto de lo que se le pedía', 'rodaba debajo de los muebles', 'no sabía quedarse en una repisa'],
      ['rebotó tan alto que dio en el blanco', 'rodó cuesta abajo y enseñó el camino'],
    ),
  ],
  [
    /bici|ciclis|cicla(?= |$)/,
    thing(
      ['una bicicleta con timbre', 'la bicicleta', 'rin', 'aceite y a calle', 'andar en bicicleta'],
      [
        'hacía tic, tic, tic al detenerse',
        'se recargaba en las paredes como quien espera a alguien',
        'bajaba las cuestas cantando',
      ],
      ['pasó por donde no pasaba nada más ancho', 'tocó el timbre, y todos se hicieron a un lado'],
    ),
  ],
  [
    /natacion/,
    thing(
      ['un gorro de natación todavía mojado', 'el gorro de natación', 'chap', 'cloro y a verano', 'ir a nadar'],
      [
        'goteaba en cualquier lugar donde lo pusieran',
        'se resistía a entrar en la cabeza',
        'guardaba una gota de agua en el doblez',
      ],
      ['soltó la gota que guardaba, y la gota corrió marcando el camino', 'brilló de tan mojado, y se vio desde lejos'],
    ),
  ],
  [
    /bail|zumba|salsa(?= |$)|cumbia/,
    thing(
      ['un disco de los que no dejan sentarse', 'el disco', 'tum', 'pista de baile', 'bailar'],
      [
        'movía los pies de todo el que pasaba',
        'empezaba solo en cuanto alguien marcaba el paso',
        'hacía temblar las cucharas en los cajones',
      ],
      ['soltó la canción exacta, y no quedó un pie quieto', 'sonó tan fuerte que llegaron todos'],
    ),
  ],
  [
    /tej(?:er|ido)|croche|ganchillo/,
    thing(
      ['una madeja de lana con sus dos agujas', 'la madeja', 'tic, tic', 'lana', 'tejer'],
      [
        'se iba rodando por toda la casa',
        'hacía nudos en cuanto nadie la miraba',
        'se dejaba jalar del hilo con mucha paciencia',
      ],
      ['se fue desenrollando y marcó el camino con el hilo', 'amarró lo que estaba suelto, con doble nudo'],
    ),
  ],
  [
    /dibuj|pintar(?!se)|acuarel|colorear/,
    thing(
      ['una caja de colores con un lápiz mordido', 'la caja de colores', 'ras, ras', 'madera y a cera', 'dibujar'],
      ['manchaba los dedos de quien la abría', 'perdía siempre el color azul', 'sonaba como lluvia al sacudirla'],
      [
        'dio el color que faltaba, y por fin se entendió todo',
        'dejó en el suelo una raya de color que llevaba derecho',
      ],
    ),
  ],
  [
    /leer|libros?(?= |$)|lectura|poesia|novelas? (?:hist|poli|rom|negra|grafica|de (?:amor|terror|mister|aventur|detective))/,
    thing(
      ['un libro con la esquina doblada', 'el libro', 'fras', 'papel y a tarde larga', 'leer en voz alta'],
      [
        'se abría siempre en la misma página',
        'hacía cosquillas con las orillas',
        'pesaba más cuando la historia se ponía buena',
      ],
      ['se abrió en la página exacta, y ahí decía qué hacer', 'se dejó leer en voz alta, y nadie perdió una palabra'],
    ),
  ],
  [
    /ajedrez/,
    thing(
      [
        'un tablero de ajedrez con un caballo pegado con cinta',
        'el tablero',
        'tac',
        'madera barnizada',
        'jugar al ajedrez',
      ],
      [
        'esperaba la jugada sin apurar a nadie',
        'perdía un peón en cada mudanza',
        'ponía a pensar a cualquiera que se sentara enfrente',
      ],
      [
        'enseñó, casilla por casilla, cuál era el paso siguiente',
        'sacó su caballo pegado con cinta, que saltó por encima del problema',
      ],
    ),
  ],
  [
    /videojueg|minecraft|roblox|nintendo|consola|play ?station|xbox|fortnite|mario bros/,
    thing(
      ['un control de videojuego con un botón gastado', 'el control', 'bip', 'aparato tibio', 'jugar videojuegos'],
      ['vibraba cuando algo iba a pasar', 'pedía pilas en el peor momento', 'encendía una lucecita verde al despertar'],
      ['vibró tres veces al llegar al lugar correcto', 'dio otra vida, que era justo lo que hacía falta'],
    ),
  ],
  [
    /guitarra/,
    thing(
      ['una guitarra con una calcomanía despegada', 'la guitarra', 'plan', 'madera y a barniz', 'tocar la guitarra'],
      [
        'se desafinaba con la lluvia',
        'contestaba bajito cuando alguien hablaba cerca',
        'guardaba una púa adentro, y sonaba al moverla',
      ],
      ['dio una nota que llegó hasta el fondo', 'sonó, mal o bien, y todos se juntaron alrededor'],
    ),
  ],
  [
    /cantar|karaoke/,
    thing(
      ['un micrófono con el cable enredado', 'el micrófono', 'la, la', 'domingo por la mañana', 'cantar a todo pulmón'],
      [
        'subía el volumen en las partes buenas',
        'se callaba si nadie lo acompañaba',
        'encontraba canciones hasta en las esquinas',
      ],
      ['encontró la canción que todos se sabían', 'se oyó en la oscuridad, y con oírlo bastó para no perderse'],
    ),
  ],
  [
    /cine(?= |$)|pelicul|pelis?(?= |$)/,
    thing(
      ['un boleto de cine con la orilla mordida', 'el boleto', 'crac', 'palomitas', 'ver una película'],
      ['aparecía en todos los bolsillos', 'hacía que la gente bajara la voz', 'prometía que lo mejor venía al final'],
      ['sirvió para entrar, que para eso son los boletos', 'puso a todos en silencio, como cuando se apaga la luz'],
    ),
  ],
  [
    /viaj/,
    thing(
      ['una mochila con arena en el fondo', 'la mochila', 'zip', 'mar y a carretera', 'salir de viaje'],
      [
        'se ponía junto a la puerta sin que nadie la moviera',
        'tenía siempre un bolsillo más',
        'soltaba un poquito de arena en cada paso',
      ],
      ['sacó del último bolsillo justo lo que faltaba', 'fue dejando arena, y por la arena se supo volver'],
    ),
  ],
  [
    /dormir|siestas?(?= |$)/,
    thing(
      ['una almohada con la forma de una cabeza', 'la almohada', 'zzz', 'sábana limpia', 'dormir la siesta'],
      [
        'se ponía más blanda a las cuatro de la tarde',
        'hacía bostezar a quien la tocaba',
        'se sabía todos los sueños y no contaba ninguno',
      ],
      ['cayó al suelo sin ruido, y todos bajaron la voz', 'se ofreció, y con ella debajo ya nada fue tan duro'],
    ),
  ],
  [
    /pesca|pescar/,
    thing(
      ['una caña de pescar con un corcho rojo', 'la caña', 'plop', 'lago temprano', 'ir a pescar'],
      ['se doblaba antes de que hubiera nada', 'enganchaba sombreros ajenos', 'esperaba mejor que nadie'],
      [
        'enganchó lo que se había ido al fondo y lo trajo despacio',
        'llegó con el anzuelo a donde no llegaba ninguna mano',
      ],
    ),
  ],
  [
    /domino/,
    thing(
      ['una ficha de dominó, la mula de seises', 'la ficha', 'clac', 'mesa de domingo', 'jugar una partida de dominó'],
      [
        'se acostaba boca abajo para que no la vieran',
        'sonaba más fuerte cuando iba ganando',
        'esperaba su turno sin sudar',
      ],
      ['cayó justo donde encajaba, y se abrió el juego', 'se puso de pie y marcó el camino, punto por punto'],
    ),
  ],
  [
    /cartas(?= |$)|baraja|naipes/,
    thing(
      ['una baraja con las esquinas redondas', 'la baraja', 'frrr', 'mesa de domingo', 'jugar a las cartas'],
      [
        'se barajaba sola cuando había prisa',
        'escondía siempre la misma carta',
        'reunía sillas alrededor sin llamar a nadie',
      ],
      ['dio la carta que hacía falta', 'juntó a todos alrededor de la misma mesa'],
    ),
  ],
  [
    /rompecabez/,
    thing(
      ['una pieza de rompecabezas, de las del cielo', 'la pieza', 'tac', 'cartón', 'armar un rompecabezas'],
      ['se probaba en todos los huecos', 'aparecía debajo de las tazas', 'decía que sin ella no había cielo'],
      ['encajó, tac, y por fin se vio el dibujo entero', 'apareció en el último hueco, donde nadie había mirado'],
    ),
  ],
]
