import type { Family } from './family.ts'

/** Acts of ways that are told by what somebody was seen doing, and seldom by a name: each sign is an anecdote of them. */
export const WAYS: readonly Family[] = [
  {
    id: 'still going',
    exact:
      /(?:todavia|aun|sigue|siguen) .{0,16}\b(?:anda|andando|monta|montando|va|yendo|camina|caminando|sube|subiendo|nada|nadando|maneja|manejando|corre|pedalea)\w*\b .{0,24}(?:bici|cicla|caballo|a pie|cerro|loma|monte|escaler|campo|milpa|parcela|kilometro|cuadras|cada dia|todos los dias)|(?:camina|nada|anda)\w* (?:\w+ ){0,3}(?:kilometros|cuadras|todas las mananas)|a (?:los|sus) [6-9]\d\b.{0,24}(?:bici|(?:camina|sube|anda|nada|corre|maneja|trepa|viaja)\b)|(?:camina|sube|anda|nada|maneja|viaja)\w* .{0,40}a (?:los|sus) [6-9]\d\b/,
    acts: [
      '«Ya no estoy para esos trotes», dijo &. @ tampoco [estaba], según los años. Pero [se abrochó] el abrigo, [dio] la vuelta completa a su paso, sin detenerse ni una vez, y [volvió] con un pan bajo el brazo. & se levantó para dar la siguiente.',
      '& pensaba que para salir ya era tarde. @ [enderezó] la espalda, como todos los días, [dijo] «{voy y vengo|vamos y venimos}» y [echó] a andar. Al rato [volvía], con la cara colorada y las piernas en su sitio. «Mañana, otra vez», [dijo]. & quiso ir.',
      '«¿Y no cansa, después de tantos años?», preguntó &. «Cansa más quedarse», [contestó] @, y [se puso] en camino, un pie y luego el otro, silbando. & fue detrás, y tuvo que apurar el paso.',
    ],
  },
  {
    id: 'not getting off',
    does: /sin (?:bajarse|poner (?:el|un) pie|detenerse|parar(?:se)?\b(?! de))|(?:sube|subio|pedalea|corre|nada|camina|llega|llego)\w* .{0,30}(?:hasta (?:arriba|el final|la cima)|(?:aunque|asi) (?:llegue|vaya|venga|acabe|quede))/,
    acts: [
      '«Yo siempre me bajo a la mitad», dijo &. @ le [ofreció] la espalda, [apretó] los dientes y [fue] hasta el final con & a caballito, sin parar ni una vez. [Llegó] con la cara morada y sin aire, y [se rio]. & también.',
      '& no pasaba de la mitad de nada. «Hasta el cien», [dijo] @, y [empezó] a brincar en un pie: treinta, sesenta, noventa. [Tenía] la cara como un tomate, y el otro pie no tocó el suelo. & contaba en voz alta, y ya brincaba también.',
      '& llevaba un carrito muy pesado, y lo soltó a medio camino. «Falta poco», [dijo] @, con la cara roja, y lo [empujó]. No [paró] donde para todo el mundo, ni donde duele: [paró] al final. El último metro lo empujó &.',
    ],
    small: [
      '«Muy lejos», dijo &. @ [corrió], y [corrió], con la cara roja, y no [paró] hasta llegar. Y & llegó detrás.',
    ],
  },
  {
    id: 'practising',
    does: /repit\w+ .{0,24}hasta que|(?:practic|ensay)(?:a|as|an|aba|aban|ando|o|ar)\b(?! lo que)/,
    acts: [
      '@ [quiso] silbarle a & una canción, y en la tercera nota se [le] iba. La [silbó] diez veces, veinte, siempre con cuidado en la tercera nota. A la treinta salió entera. & ya la tarareaba, de tanto oírla.',
      '«A mí eso no me sale», dijo &. «Al principio, a nadie», [contestó] @, y con dos lápices [empezó] un ritmo en sus rodillas: despacio, otra vez un poco menos despacio, y otra. Al rato sonaba a fiesta. & pidió un lápiz.',
      '& quería que todo saliera a la primera. @ le [enseñó] su cuaderno: la misma letra cien veces, y la última, derechita. [Pasó] la hoja y [empezó] con la siguiente. & pidió prestado un renglón.',
    ],
    small: ['@ [quiso] silbar para &. Fff. Otra vez. Fff. Otra vez… ¡Fiu! & aplaudió, y probó también.'],
  },
  {
    id: 'not bothering',
    exact:
      /para no (?:molest|despert|hacer (?:ruido|bulla)|preocup|estorb|incomod|dar (?:lata|trabajo|molestia))\w*|de pun(?:tit|till)as|sin (?:molestar|despertar) a\b/,
    acts: [
      '& se tapó la cara, para que no se le viera. @ [se quitó] los zapatos para no hacer ruido, [trajo] de puntillas una cobija y se la [puso] encima sin que lo notara. Cuando se destapó la cara, & se la subió hasta la barbilla.',
      '@ [iba] a tocar un ritmo con dos lápices, y [vio] a & con la cabeza entre las manos. [Dio] unos pasos y [tocó] en su propia rodilla, tan bajito que parecía un corazón. & levantó la cabeza y pidió que no parara.',
      '& hablaba por fin, y a @ [le] dieron ganas de estornudar. [Se tapó] la nariz con las dos manos, [se puso] de todos los colores y [aguantó] hasta la última palabra. & se rio y dijo: «¡Salud!».',
    ],
    small: ['& tenía sueño. «Shh», [dijo] @, y [fue] de puntillas, pasito, pasito, a taparle los pies.'],
  },
  {
    id: 'raising alone',
    exact:
      /(?:cri(?:o|aste|aron)|sac(?:o|aste|ar) (?:\w+ )?(?:adelante|a)|educ(?:o|aste)|mantuvo|mantiene)\b(?: \w+){0,6} sol(?:it)?[oa]\b|sol(?:it)?[oa],? (?:nos|me) (?:cri|sac|educ|mantuv|levant|hizo)\w*|sol(?:it)?[oa] (?:con|pudo con|cri\w+ a|educ\w+ a|sac\w+ a(?:delante)? ?a?) (?:sus|mis|los|las|l[oa]s \w+|dos|tres|cuatro|cinco|seis|\w+ hij|nosotr)\w*|(?:mama y papa|papa y mama|padre y madre|madre y padre)/,
    acts: [
      '& no podía con todo. @ [sabía] cómo se hace: con una mano le [abrochó] el abrigo, con la otra le [dio] un pan, y con el pie [detuvo] la bolsa, que se caía. «Nunca hubo más que dos manos», [dijo], «y alcanzaron». & se dejó abrochar.',
      '«¿Y quién ayuda cuando no hay nadie más?», preguntó &. @ [cargó] lo de & en un hombro y lo suyo en el otro, y [echó] a andar. «Con {los míos|los nuestros} fue así», [dijo], «un día y luego otro». No [soltó] nada hasta que & pudo seguir.',
      '@ le [dio] a & el pan que [traía], le [limpió] la cara, [revisó] que no le faltara ningún botón y le [contó] un cuento, con la voz de la mamá y la del papá. Nadie vio cuándo [descansaba]. & pidió otro cuento.',
    ],
  },
  {
    id: 'sewing',
    mastery: true,
    exact:
      /dobladill|costurer|(?:su|la) costura|maquina de coser|\bcos(?:e|es|er|ia|iendo|io)\b|remend|remiend|zurc|bastill/,
    acts: [
      '& traía el abrigo con el borde deshecho y un bolsillo colgando. @ [enhebró] la aguja a la primera y [fue] puntada por puntada, sin levantar la cabeza, hasta que no se veía por dónde había sido. & quiso pagar, y @ no [aceptó] ni lo del hilo.',
      '«Con esto no se llega a ningún lado», dijo &, y enseñó unos retazos. @ ya [medía] con los ojos. [Cortó], [prendió], [cosió], y cuando [mordió] el hilo había un abrigo entero. & metió las manos en los bolsillos y ya no las sacó.',
      '& contó que se le había roto todo, hasta la manga. «Por la manga se empieza», [dijo] @, y [cosió] despacio mientras [oía] lo demás. Al último nudo, la manga aguantaba un tirón. & le dio dos, por si acaso.',
    ],
  },
  {
    id: 'selling',
    exact:
      /(?:sac|cri|manten|mantuv|levant|pag|di(?:o|eron)|educ)\w* .{0,40}\bvend(?:iendo|ia)\b|\bvend(?:iendo|ia)\b .{0,30}(?:nos (?:sac|di|pag|cri)|sac\w+ (?:a|adelante)|pag\w+|cri\w+ a|mantuv)\w*/,
    acts: [
      '& dijo que no tenía ni para empezar. @ [extendió] un mantel, [acomodó] lo que [traía] para vender y [pregonó] hasta que la voz se [le] puso ronca. No [guardó] nada hasta vender lo último, y las monedas se las [puso] a & en la mano.',
      '«¿Y cómo se alimenta a tantos?», preguntó &. «De uno en uno», [dijo] @, y [se colgó] la canasta del brazo. [Volvió] con la canasta vacía, los pies cansados y un pan por cabeza. El primero fue para &.',
      '& miraba sus zapatos rotos. @ [vendió] una por una todas las cosas de su canasta, con una sonrisa para cada quien, y con las monedas [compró] unos zapatos. Los suyos también estaban rotos. Los nuevos eran del tamaño de &.',
    ],
  },
  {
    id: 'covering for others',
    exact:
      /cubr\w+ .{0,16}(?:turno|horario|guardia|espalda|companer|ausencia|cuando (?:no|falt|teng|sal))\w*|hac\w+ (?:el|un) paro\b|(?:cambia|agarra|toma|hace)\w* (?:\w+ ){0,2}turnos? (?:de|por) /,
    acts: [
      '& no podía dejar su puesto, y ya no se tenía en pie. «{Yo lo cubro|Nosotros lo cubrimos}», [dijo] @, y [se puso] en su lugar. «¿Y cuánto se debe?», preguntó &. @ [hizo] como que no [oía]. & se sentó por fin, y todo siguió en orden.',
      '«Me toca quedarme, y hoy justamente no puedo», dijo &. «Pues que {me toque a mí|nos toque}», [contestó] @. En la lista [tachó] un nombre y [puso] el suyo. & quiso apuntar la deuda, y @ [se guardó] el lápiz.',
      '@ [vio] que a & se le cerraban los ojos. «{Me quedo yo|Nos quedamos nosotros}», [dijo], y le [quitó] de las manos lo que cuidaba. No lo [apuntó] en ninguna parte. & iba a dar las gracias y se durmió a la mitad.',
    ],
  },
  {
    id: 'making up',
    exact:
      /(?:me |nos |se )?(?:pele|discut|enoj|enfad|regan)\w+.{0,40}(?:pero|despues|luego|a los \w+ minutos|al rato|al ratito|enseguida|y ya) .{0,40}(?:perdon|abra[zc]|content|cafe|(?:me|nos) (?:hace|trae|prepara)|te\b|reconcili|las paces|notita|beso|busca|como si nada)\w*|hac\w+ las paces|se contenta\b/,
    acts: [
      '@ y & empezaron por discutir: que por aquí, que por allá, cada vez más fuerte. @ [se fue] a la otra punta, con los brazos cruzados. A los cinco minutos [volvió] con algo caliente. «¿Con azúcar?», [preguntó]. & ya no se acordaba de quién tenía razón.',
      '& contestó de mal modo, y @, peor. Hubo un silencio largo. Luego llegó resbalando por el suelo un papelito doblado. Decía «perdón», con la letra de @. & escribió algo debajo y lo mandó de vuelta.',
      '«Quien se enoja conmigo ya no vuelve», dijo &. @ [se enojó] ahí mismo, por una tontería y con mucho ruido. Y ahí mismo [volvió], con el dedo meñique estirado. «¿Ya?», [preguntó]. & enganchó el suyo.',
    ],
    small: ['@ [se enojó] con &. Se [le] pasó. «¿Ya?», [dijo], y [estiró] el dedo chiquito. & enganchó el suyo. «Ya».'],
  },
  {
    id: 'quarrelling together',
    exact:
      /pele(?:an|en|aban)\b.{0,40}(?:pero|aunque|y) .{0,40}(?:no (?:se )?(?:duerm|separ|suelt|pued|com|juegan|acus|delat)\w*|se (?:busc|extran|quier|defiend|cuid|abraz|necesit|aman|adoran)\w*|junt[oa]s|inseparab\w*)|no (?:se )?(?:duermen|comen|juegan|van) (?:\w+ )?(?:si|sin) (?:el|la|que el|que la) (?:otr|herman)\w*/,
    acts: [
      '@ [se peleó] por quién le daba la mano a &: que no, que sí, que primero. & ofreció las dos. Se acabó el pleito, y al rato, sin que nadie lo dijera, las manos que quedaban libres también se agarraron.',
      '@ [se peleó] por el sitio junto a &, y cada cual se fue a una punta, sin hablarse. No duró nada. Así nadie estaba a gusto: faltaba el codo de siempre. Al rato & tenía compañía por los dos lados.',
      '@ [discutió] desde que [llegó] por quién contaba mejor. & preguntó por qué, entonces, no se iba cada quien por su lado. Hubo dos caras de no entender la pregunta. Luego le hicieron sitio a &, en medio.',
    ],
    small: [
      '«¡A mí la mano!» «¡A mí!» @ [se peleó] por &. & dio las dos. Y las otras, por detrás, también se agarraron.',
    ],
  },
  {
    id: 'a good pair',
    exact:
      /(?:hacen|hacemos|son|somos|forman) (?:un |el |muy |tan )?(?:buen |gran |mejor )?equipo\b|equipo que (?:hacen|hacemos|forman|son)\b|(?:como|lo bien que|lo mucho que) se (?:apoyan|complementan|entienden)\b|^(?:que )?(?:siempre )?se (?:apoyan|complementan)\b/,
    acts: [
      '@ [tomó] a cuatro manos la carga de &. Donde unas se cansaban apretaban las otras, y nadie tuvo que decir «ahora». & caminaba al lado, con las manos vacías, y ya no sabía qué hacer con ellas.',
      'Había que cruzar, y & no veía dónde pisaba. @ no [tuvo] que ponerse de acuerdo: delante, la luz; detrás, la mano. A medio camino [cambió] de lugar, para descansar. A & nunca le faltó ni la luz ni la mano.',
      '«Con esto no puedo», dijo &. «Entre dos, sí», [contestó] @, y lo [levantó] por las dos puntas, a la vez. Luego [buscó] otra punta y se la [dio] a &. Así pesaba lo que una pluma.',
    ],
  },
  {
    id: 'blessing',
    exact: /bendi(?:cion|ciones|ce|jo|cir)\b|persigna/,
    acts: [
      '& ya se iba sin despedirse. @ le [tocó] la frente con el pulgar, despacito, [hizo] la señal y [dijo]: «Con bien». & se quedó con la cara levantada, como cuando da el sol.',
      '@ [levantó] la mano y [fue] dando su bendición a quien hubiera, sin saltarse a nadie. Al llegar a & [se detuvo] un poco más y le [puso] la mano en la cabeza. & no se movió hasta que la mano se fue.',
      '«Por mí no pide nadie», dijo &. @ [cerró] los ojos, [dijo] bajito su nombre, entero, y le [dio] la bendición, la de la familia. & la recibió casi sin respirar, y dio las gracias dos veces.',
    ],
  },
  {
    id: 'without school',
    exact:
      /(?:sin|nunca|no) (?:\w+ ){0,2}(?:saber|sabe|sabia|supo) (?:ni )?(?:leer|escribir)|sin (?:haber )?(?:ido|pisado|terminado) .{0,12}(?:escuela|primaria)|(?:no|nunca) (?:fue|piso|termino|pudo ir|lleg\w+) (?:\w+ ){0,2}(?:escuela|primaria)|sin (?:tener )?escuela\b|(?:solo|apenas|nomas|nada mas) (?:estudi|lleg|fue|curs|termin|hizo|pudo)\w* (?:\w+ ){0,3}(?:primaria|secundaria|grado|basico|escuela|segundo|tercero|cuarto|quinto|sexto)\b/,
    acts: [
      '& quiso saber dónde se aprende lo que no viene en los libros. @, que a la escuela casi no [había] ido, [puso] tres piedritas en fila y se lo [enseñó] con ellas, sin prisa y sin una palabra difícil. & lo entendió para siempre.',
      '«Yo de eso no entiendo», dijo &. @ tampoco [había] estudiado, pero [preguntó] bien: qué se sabía ya, qué seguía, por qué. A la cuarta pregunta & se contestó, con los ojos muy abiertos. «Era así», dijo.',
      '«A mí nadie me enseñó», dijo &. «{A mí tampoco|A nosotros tampoco}», [contestó] @. [Miró] dónde caía la sombra, [contó] con los dedos y [dijo] la hora. & fue a preguntarla a quien tenía reloj, y era esa, con minutos y todo.',
      '& traía un papel con muchas letras, y no le servía de nada. @ lo [dejó] a un lado y [leyó] otra cosa: la cara de &, las manos, los zapatos. Luego [dijo] qué le dolía y desde cuándo. Era exactamente eso.',
      '& no sabía cuánto faltaba. @ [partió] un palito en pedazos iguales, [midió] con la mano y [sacó] la cuenta, sin lápiz y sin equivocarse. «Falta poco», [dijo]. & contó los pedazos, y era verdad.',
    ],
  },
  {
    id: 'low voice',
    exact:
      /habl\w+ (?:\w+ ){0,2}(?:quedit|bajit|suavecit)\w*|habl\w+ (?:\w+ )?en voz baja|baja la voz|\b(?:nunca|jamas) (?:me|nos|les?|l[oa]s?) (?:h?an? )?grit\w*/,
    acts: [
      '& hablaba a gritos, de puros nervios. @ no [levantó] la voz: la [bajó]. [Contestó] tan bajito que & tuvo que callarse para oír. Y en el silencio que se hizo, respiró.',
      'Todos hablaban a la vez, y & se tapaba los oídos. @ no [gritó]: [apagó] una lámpara, [se puso] un dedo en los labios y [dijo] algo casi sin voz. Se fueron callando, para no perdérselo. & se destapó los oídos.',
      '& esperaba un grito, y hasta cerró los ojos. @ [se acercó] y al oído, como se dicen los secretos, le [dijo]: «No pasa nada». & abrió un ojo, y luego el otro.',
    ],
  },
  {
    id: 'learning late',
    exact:
      /aprend\w* .{0,30}(?:a|con) (?:l[oa]s |sus )?(?:cuarenta|cincuenta|sesenta|setenta|ochenta|[4-9]\d)\b|a (?:los|sus) [4-9]\d\b.{0,40}(?:aprend|estudi|escuela|prepa\b|universi|carrera|clases|computa|compu\b|celular|leer|nadar|manejar|ingles)\w*|(?:aprend|estudi|termin|inscribi|(?:entr|volvi|empez)\w* (?:a|en) (?:la )?(?:estudi|escuela|prepa|universi|clases|leer))\w* .{0,40}a (?:los|sus) [4-9]\d\b|(?:de|ya|siendo) (?:muy )?(?:abuel[oa]|mayor|viej[oa]|grande|jubilad[oa]) (?:aprendio|estudio|termino|entro|volvio|se (?:puso|inscribio|metio))\b|nunca (?:\w+ ){0,3}(?:es )?(?:muy )?tarde (?:para|pa)\b/,
    acts: [
      '«A estas alturas ya no se aprende», dijo &. @ [contó] lo último que [había] aprendido, a qué edad, y cuántas veces [le] había salido mal. «Y un día sale», [dijo]. & preguntó, como quien no quiere la cosa, por dónde se empieza.',
      '& dijo que se le había pasado el tiempo. @ [se puso] los lentes, [abrió] un libro de los que sirven para empezar y [leyó] con el dedo, equivocándose y volviendo atrás. «Cada día una hoja», [explicó]. & se sentó junto a la otra mitad del libro.',
      '«Ya es tarde para mí», dijo &. «Lo mismo {me dijeron a mí|nos dijeron}», [contestó] @, y le [enseñó] lo último que [había] aprendido: a mandar un beso con un botón. [Se equivocó] de botón, y a & le llegaron tres.',
    ],
  },
  {
    id: 'crying unashamed',
    exact:
      /(?:no le da|sin|no tiene) (?:pena|verguenza|miedo)(?: de| a)? llorar|llora\w* (?:siempre )?(?:con|en|viendo) (?:l[oa]s |tod[oa]s l[oa]s )?(?:pelicula|novela|serie|cancion|anuncio|comercial|boda)\w*/,
    acts: [
      '& apretaba los labios, para que no se le notara. A @ se [le] llenaron los ojos nada más de ver esa cara, y no [se tapó]. [Se sonó], haciendo mucho ruido. A & le dio risa, y después ya pudo llorar a gusto.',
      '«Llorar da vergüenza», dijo &. A @ ya [le] corría una lágrima hasta la barbilla, y [dejó] que corriera, delante de quien quisiera verla. Luego [partió] en dos su pañuelo, y una mitad fue para &.',
      '& contó lo suyo con la voz tiesa. @ [lloró] antes, sin esconder la cara, como se llora en las películas. Luego [se limpió] los ojos y [preguntó] qué seguía. A & se le soltó la voz.',
    ],
  },
  {
    id: 'drawing',
    mastery: true,
    exact:
      /(?<!\b(?:se|de) )(?:dibuj|pint)(?:a|as|an|aba|ando|ar)\b(?! (?:la|las|su|toda la|el) (?:rayas|casa|barda|calle|cuadra|unas|edificio|escuela|pelo))|\bdibujos\b|(?:un|su) dibujo\b/,
    acts: [
      '& no lograba explicarse. Con un lápiz y cuatro rayas, @ [hizo] que apareciera en el papel lo que & llevaba una hora tratando de decir.',
      '& creía que en su cara no se fijaba nadie. @ [sacó] un lápiz, [miró], [dibujó] y [volvió] a mirar. En el papel quedó &, de frente y con una sonrisa. & se puso igual que en el dibujo.',
      '«Yo no voy a ir nunca a ninguna parte», dijo &. @ [dibujó] en el suelo un caballo, con su crin y sus cuatro patas, y encima [dibujó] a &. & se vio ahí, al galope, y pidió que el camino fuera largo.',
    ],
    small: ['@ [dibujó] un sol. [Dibujó] un barco. Y en el barco [dibujó] a &. & se vio ahí, y se rio.'],
  },
  {
    id: 'the same to all',
    exact:
      /(?:come|almuerza|desayuna)\w* con (?:l[oa]s|el|la) (?:albanil|obrer|emplead|trabajador|chofer|guardia|de limpieza)\w*|(?:trata|saluda|habla|atiende|respeta)\w* (?:\w+ )?(?:igual|lo mismo) (?:al?|a l[oa]s?) |(?:saluda|trata|atiende)\w* (?:siempre )?al? .{0,30} (?:igual|lo mismo) que al?\b/,
    acts: [
      '& dijo que con gente importante no sabía ni hablar. «¿Cuál gente?», [preguntó] @, y le [dio] la mano como se la [daba] a todo el mundo: entera, mirando a los ojos y con su «buenos días». & la apretó, y se enderezó.',
      'Pasó un señor con tres medallas, y @ [saludó]. Luego [se volvió] hacia & y [saludó] igual: la misma mano, la misma sonrisa y el mismo rato. & se miró la ropa, por si le había salido una medalla.',
      'Había una taza fina, para las visitas importantes, y una despostillada, para &. @ [sirvió] en las dos lo mismo, hasta la misma raya, y la fina se la [dio] a &, que bebió despacio y con el meñique levantado.',
    ],
  },
]
