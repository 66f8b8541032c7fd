import type { Family } from './family.ts'

/** Acts of plain habits beside somebody: the same answer again, a hand for who won, a call, homework, a turn for each. */
export const BESIDE_ONE: readonly Family[] = [
  {
    id: 'answering again',
    exact:
      /la misma pregunta|lo mismo (?:mil|cien|diez|veinte|muchas|varias|todas las) ve[cs]es|(?:contest|respond|repit|repet)\w* .{0,30}(?:\bve[cs]es\b|mism[ao] (?:sonrisa|voz|calma|paciencia|carino))/,
    acts: [
      '«¿Y de verdad se puede arreglar?», preguntó &. «Se puede», [dijo] @. & lo preguntó otra vez, y otra. A la número veinte, @ [contestó] igual que a la primera, con la misma sonrisa y sin decir «ya».',
      '«¿Ya hay que despedirse?», preguntó &. «Todavía no», [dijo] @. Al ratito & lo volvió a preguntar, y otra vez, y otra. «Todavía no», [decía] @, con la voz de la primera, como si nadie lo hubiera preguntado nunca.',
      '& preguntó lo mismo por quinta vez y se tapó la boca, de vergüenza. @ [contestó] por quinta vez, con la misma voz de la primera. «Y si hace falta, hay sexta», [dijo]. Hizo falta. Sonó igual.',
    ],
    small: [
      '«¿Qué es eso?», preguntó &. @ [contestó]. «¿Qué es eso?» @ [contestó] igual. Otra vez. Y otra. Con la misma sonrisa.',
    ],
  },
  {
    id: 'a hand for who won',
    exact:
      /(?:cuando|si|aunque) (?:pierd|le gan|les gan)\w*.{0,24}(?:mano|felicit|abraz|aplaud|choca|salud)\w*|(?:salud|felicit|abraz|aplaud)\w* (?:al|a l[oa]s?|a quien) .{0,30}(?:aunque|cuando|si) (?:pierd|le gan|les gan)|(?:da|dan|dio) la mano al? (?:otro|equipo|rival|contrari|los que|que (?:gan|le))/,
    acts: [
      '«Conmigo nadie juega dos veces», dijo &. Jugaron a ver quién aguantaba más sin reírse, y ganó &. @ [se limpió] la cara, le [dio] la mano con apretón de verdad y [dijo]: «Bien jugado. ¿Otra?».',
      '«¿Una partida?», [dijo] @, y jugaron a piedra, papel o tijera. Iban en empate, y al final ganó &. A @ [le] tembló un poco la barbilla. [Respiró], [extendió] la mano y [dijo]: «Esa estuvo buenísima». & no la soltaba.',
      'Para animar a &, @ [propuso] ver quién aguantaba más en un solo pie. [Perdió], y por mucho. [Se levantó] del suelo, [fue] derecho a & y le [dio] la mano. «¡Felicidades!», [dijo], y se veía que era en serio.',
    ],
    small: ['Jugaron. Ganó &. @ no. @ [fue] hasta & y le [dio] la mano. «¡Bien jugado!» Y jugaron otra vez.'],
  },
  {
    id: 'calling every week',
    exact:
      /no hay (?:\w+ )?(?:domingo|semana|sabado|lunes)s? (?:en )?(?:que|q) no (?:me|nos|le|les) (?:llam|habl|mar(?:c|qu)|escrib|mand)\w*|(?:me|nos|le|les|la|lo) (?:llama|habla|marca)\w* (?:siempre )?(?:por telefono )?(?:tod[oa]s l[oa]s|cada) (?:domingo|semana|sabado|lunes)s?|habla (?:todos los|cada) domingos?|no hay (?:domingo|semana|sabado)s? que no llame|llamad[ao]s? (?:de|del|de los|de cada|de todos los) (?:domingo|sabado)s?|(?:llama|habla|marca)\w* a (?:su|la|mi|sus) \w+ (?:tod[oa]s l[oa]s|cada) (?:domingo|semana|sabado)s?/,
    acts: [
      '«{Yo llamo|Nosotros llamamos} los domingos», [dijo] @, y [apuntó] el número de &, que no se lo creyó. Entonces @ [dio] siete pasos, uno por cada día de la semana, y [llamó]. «¿Cómo va todo?». & contestó riéndose.',
      '& dijo que quien se va se olvida. A @ [le] tocaba en ese momento llamar a casa: sí, ya [había] comido; sí, [se abrigaba]. «¿Tan seguido?», preguntó &. «Todas las semanas», [dijo] @, y [apuntó] también el número de &.',
      '& dijo que a su casa no llamaba nadie. @ [contó] con los dedos los días de la semana y [escogió] uno. «Los domingos, a las cinco». «¿Y si no hay nada que contar?» «Se pregunta qué hubo de comer», [dijo] @. & lo apuntó.',
    ],
  },
  {
    id: 'homework side by side',
    exact:
      /(?:senta|sento|sient|junta|queda)\w* .{0,40}(?:a hacer|haciendo|con) (?:\w+ ){0,2}(?:tareas?|deberes)\b|hac\w+ (?:siempre )?(?:las |la |mis? |los )?(?:tareas?|deberes) (?:conmigo|junt|con (?:nosotr|l[oa]s|sus?|mis?|nuestr)\w*)/,
    acts: [
      '«Ya no sé ni por dónde empezar», dijo &. @ [abrió] un cuaderno, [sacó] punta a dos lápices y [se sentó] a su lado. Lo que costaba lo fueron escribiendo como una tarea, renglón por renglón, una letra & y otra letra @.',
      '& traía unas cuentas sin hacer, y ni una gana. @ [se sentó] al lado y [hizo] la primera en otra hoja. & hizo la segunda. Compararon. Ninguna salía. A la cuarta, salieron todas.',
      '«Y encima esto no me sale», dijo &, y cerró el cuaderno de la tarea. @ lo [abrió] en la misma página. [Tenía] sueño y [bostezaba], pero [se quedó] al lado, con el dedo en el renglón, hasta la última pregunta.',
    ],
  },
  {
    id: 'a turn for each',
    exact:
      /(?:pone|mete|saca|deja)s? (?:siempre )?a jugar (?:tambien )?a (?:tod|l[oa]s (?:mal|que))|(?:juegan|jueguen|juguemos|jugamos) tod[oa]s|tambien a (?:las|los) (?:que|q) (?:casi )?(?:no|menos)|(?:le|les|nos) da(?:ba)? (?:su )?(?:turno|minutos) a tod|(?:le|les|nos) da(?:ba)? a tod\w+ (?:l[oa]s mism[oa]s|su) (?:turno|minuto)/,
    acts: [
      '@ [inventó] un juego y [contó] los turnos con los dedos: uno para cada quien, también para &, que se había hecho a un lado. «Y todos igual de largos», [dijo]. & jugó el suyo entero, con la cara roja.',
      '& dijo que mejor no, que por su culpa iban a perder. «Pues se pierde», [contestó] @, y le [dio] su turno completo, igual de largo que el de los demás. Perdieron, y & quiso saber cuándo era la próxima.',
      '«A mí nunca me toca», dijo &. @ [escribió] la lista de quienes jugaban, y el nombre de & no lo [puso] al final: lo [puso] en medio. Cuando llegó su turno, duró lo mismo que el de todos.',
    ],
  },
  {
    id: 'looking after each other',
    exact:
      /(?:si|cuando) un[oa] (?:se cae|llora|esta triste|no puede),? (?:(?:llega|va|viene|corre)\w* )?(?:el|la|l[oa]s) (?:otr|dos)|se (?:bancan|apoyan|defienden|ayudan) (?:siempre |mucho )?en todo|se (?:cuidan|cuidaban|protegen|defienden|ayudan|consuelan|apoyan|bancan) (?:siempre |mucho )?(?:l[oa]s (?:dos|tres)|un[oa] (?:al?|con) (?:la )?otr|entre (?:si|ell|herman)|mutua)|se cuidan las espaldas|si falta un[oa],? (?:l[oa]s (?:otr|dos|demas)|el otro|la otra|nadie)|se acompanan/,
    acts: [
      '@ [se tomó] de la mano, y donde una mano temblaba la otra apretaba. «Falta alguien», [dijo], mirando a &. Y & quedó en medio, con una mano a cada lado.',
      '& preguntó cómo se hace para no caerse. @ [se rio], porque [había] tropezado muchas veces. «Quien queda de pie levanta a quien se cae», [contestó], «y luego toca al revés». Y las manos que quedaban libres fueron para &.',
      'Hacía frío, y @ [tenía] una sola cobija. Fue y vino tres veces, porque cada quien tapaba primero a quien tenía al lado. Luego la [extendió] todo lo que daba, y cupieron debajo, con & en medio.',
    ],
    small: ['@ [se tomó] de la mano. «¿Bien?» «Bien». Las otras manos fueron para &, una de cada lado.'],
    cradle: ['@ [se agarró] de la mano, una chiquita con otra. Con la que quedaba libre [agarró] un dedo de &.'],
  },
  {
    id: 'still hand in hand',
    exact:
      /se (?:siguen |todavia |van )?(?:agarr|tom|cog|dan|dando)\w* (?:siempre )?(?:de )?(?:la|las) manos?\b|(?:siguen|todavia|aun) (?:\w+ )?de la (?:mano|manita)s?/,
    acts: [
      '& quiso saber si eso no se gasta, después de tanto tiempo. @ [se miró] las manos, que estaban una dentro de la otra, como todos los días, y ni cuenta [se había] dado. La que quedaba libre se la [ofreció] a &.',
      '@ [discutía] por una tontería cuando [oyó] a &. Sin dejar de discutir ni mirarse, las dos manos se buscaron y se encontraron solas, y así [se acercó], como siempre. & agarró la que quedaba libre.',
      '@ [se tomó] de la mano, como para cruzar la calle, y así, sin soltarse, [se acercó] a &. Un pulgar acariciaba al otro, de tan acostumbrados. & los miró un rato y estiró la suya.',
    ],
  },
]
