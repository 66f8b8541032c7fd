import type { Family } from './family.ts'

/** Acts of those who give and welcome: what they have, a hand, a place, a name. */
export const GIVING: readonly Family[] = [
  {
    id: 'generosity',
    is: /generos[oa]s?|generosidad|desprendid[oa]s?|dadivos[oa]s?/,
    does: /(?:lo )?da(?:s|n)? (?:siempre )?(?:todo )?sin (?:recibir|esperar|pedir)(?: nada(?: .*)?)?|(?:lo )?da(?:s|n|ba)? todo (?:lo que tiene|por los demas)|(?:todo )?lo que (?:tiene|gana)n? lo (?:comparte|da|reparte|regala)n?|comparti?(?:e|es|en|a|ia) (?:siempre )?(?:todo|lo que tiene|tod[oa]s? (?:lo suyo|sus? \w+)|sus? \w+)(?: con .+)?|comparte (?:siempre )?con (?:tod[oa]s|los demas|quien sea|su \w+)|(?:nunca|jamas|no) (?:deja|dejo|dejaba|deje)s? que (?:nadie|alguien) se (?:vaya|fuera|fuese) (?:de (?:su|la) casa )?(?:con las manos vacias|sin (?:algo|nada|llevarse algo))/,
    acts: [
      '@ [llevaba] un dulce, uno solo, de los que se guardan para el final. Lo [partió] en dos y le [puso] a & la mitad en la mano. «Para eso {lo guardaba|lo guardábamos}», [dijo]. & lo probó: con alguien al lado sabía mejor.',
      '& dijo que no necesitaba nada, con la voz de quien no tiene nada. @ [vació] los bolsillos: dos monedas, un dulce y un botón dorado. Se lo [dio] todo, y al final también el pañuelo, para que tuviera en qué llevarlo.',
      '& tenía las manos vacías, y no sabía dónde ponerlas. @ [buscó] en los bolsillos y [encontró] un dulce, el último. No lo [partió]: se lo [dio] entero. & cerró la mano despacito, como si llevara un pájaro.',
      '@ [partió] en dos lo único que [traía] y le [dio] a & el pedazo grande. & dijo que estaban al revés. «Así se parte», [contestó] @, muy en serio, y [se quedó] con el chico tan a gusto.',
    ],
    small: [
      '@ [tenía] dos piedritas preciosas. Una, para &. Y la otra… también para &.',
      '@ [tenía] un dulce. Uno solo. [Miró] el dulce, [miró] a & y se lo [dio].',
    ],
    pet: ['@ [fue] por su juguete preferido, lo [dejó] a los pies de & y [dio] un paso atrás. Era un regalo.'],
    cradle: [
      '@ [miró] lo que [tenía] en la mano, [miró] a & y [estiró] el brazo. Era lo único que [tenía], y lo [daba].',
    ],
  },
  {
    id: 'saying yes',
    is: /(?:siempre )?disponibles?|disponibilidad/,
    does: /(?:nunca|jamas|no) (?:sabe |sabia |puede )?(?:dice|decir|dijo|decia|ha dicho) (?:que )?no(?: (?:a (?:nadie|nada|un favor|ningun favor|quien .+)|cuando .+|si .+))?|(?:siempre )?(?:me |nos |les? )?(?:dice|dijo) (?:siempre )?que si a (?:todo|tod[oa]s|cualquier\w*)(?: .*)?/,
    acts: [
      '& pidió un favor, muy bajito. @ [dijo] que sí antes de saber cuál. Pidió otro, y también fue que sí. «¿Y si hubiera un tercero?», preguntó &. «Sí», [dijo] @, que ya [se remangaba]. & sonrió: el tercero era compañía.',
      '& iba a pedir algo y se arrepintió. «Sí», [dijo] @. «Pero si falta saber qué», dijo &. «Sea lo que sea», [contestó] @, que ya [estaba] de su lado. & lo pidió entonces, y era una cosa chica. Aquel «sí» era mucho más grande.',
      '& pidió un pañuelo; luego, una palabra buena; luego, otra. Todo lo [consiguió] @, sin preguntar para qué. Cuando ya no quedaba qué pedir, & pidió un abrazo. También lo hubo.',
    ],
    small: ['& pidió un favor. «¡Sí!», [dijo] @. Pidió otro. «¡Sí!» ¿Y un abrazo? ¡Sí, sí y sí!'],
  },
  {
    id: 'helping',
    is: /servicial(?:es)?|acomedid[oa]s?|solidari[oa]s?|solidaridad|dispuest[oa]s? a ayudar|disposicion (?:para|de) ayudar|ayuda/,
    does: /(?:(?:siempre )?(?:quiere |le gusta |esta dispuest[oa] a ))?(?:me |nos |les? )?ayuda(?:r|s|n|ba)? (?:siempre )?(?:a (?:tod[oa]s?(?: (?:el mundo|los demas|los que puede|el que puede|quien puede))?|los demas|la gente|quien (?:sea|lo necesit[ea]|puede)|cualquiera|otr[oa]s|sus? \w+|las personas|mi \w+)|en todo|siempre)|(?:siempre )?(?:da|tiende|echa)n? (?:siempre )?una mano(?: a .+)?|siempre (?:aparece|viene|llega)(?:s|n)? cuando hay que .+/,
    acts: [
      '@ [se arremangó] antes de que & terminara de contar su pena. «¿Qué hace falta?», [preguntó]. & no lo sabía. «Entonces se empieza por sonarse», [dijo] @, y le [tendió] un pañuelo limpio y las dos manos.',
      '& no sabía pedir ayuda. «No hace falta», [dijo] @, que ya le [había] ofrecido el hombro. & se apoyó, primero poquito y luego con todo su peso. «¿Y qué más?», [preguntó] @.',
      '@ no [preguntó] de quién era el problema. Le [pasó] a & un pañuelo, le [amarró] bien la agujeta y le [ofreció] el brazo. «¿Qué más hace falta?», [preguntó]. A & ya no se le ocurría nada.',
    ],
    small: ['& no podía. «{Yo ayudo|Ayudamos}», [dijo] @, y [puso] también sus manos. A la una, a las dos… ¡ya!'],
    cradle: [
      '@ [estiró] los dos brazos hacia &, con todas sus fuerzas. De pronto & ya no tenía que hacerlo sin nadie.',
    ],
    pet: [
      '@ no [sabía] bien qué había que hacer, pero [fue] a hacerlo con &: adelante, atrás, por en medio. Estorbaba un poco. Ayudaba muchísimo.',
    ],
  },
  {
    id: 'caring',
    is: /cuidados[oa]s? con (?:los demas|tod[oa]s)|protector(?:a|es|as)?|pendiente de (?:tod[oa]s|los demas|nosotr[oa]s|mi|su familia)/,
    does: /(?:me |nos |l[oa]s? )?cuida(?:s|n|ba|r)? (?:siempre )?(?:muy bien |much[oi]\w* |mejor que nadie )?(?:(?:a|de) (?:tod[oa]s?(?: (?:el mundo|nosotr[oa]s))?|los demas|los suyos|nosotr[oa]s|mi|sus? \w+|quien\w* .+|l[oa]s \w+)|siempre)|(?:me|nos) cuida(?:s|n)?|(?:siempre )?(?:se preocupa|ve|mira)(?:s|n)? (?:siempre )?por (?:los demas|tod[oa]s|nosotr[oa]s|l[oa]s otr[oa]s|su familia)(?: .*)?|(?:siempre )?esta (?:siempre )?(?:al )?pendiente de (?:tod[oa]s|los demas|nosotr[oa]s|mi|su familia)/,
    acts: [
      'Antes de contestar, @ [quiso] ver que & estuviera bien: si tenía frío, si tenía sed, si le dolía algo. Después [contestó], y mientras hablaba no [dejó] de mirar si temblaba.',
      '@ le [vio] a & la cara de frío. [Se quitó] el pañuelo del cuello, se lo [puso] con dos vueltas y [siguió] preguntando «¿y ahora?» hasta que & dijo que ahora sí.',
      '@ le [quitó] a & una espinita de la ropa, le [revisó] los codos, por si había raspones, y le [puso] su pañuelo al cuello. No [dejó] de mirar ni un momento. & dijo que ya estaba bien, y era verdad.',
    ],
    small: [
      '@ le [tocó] la frente a &. Le [frotó] las manos, fu, fu. Y [se quedó] cerquita, por si acaso.',
      '@ le [frotó] la espalda a &, así y así. «¿Ya?», [preguntó]. «Otro poquito», dijo &. Y otro poquito.',
    ],
    pet: [
      '@ [se echó] junto a & y no [cerró] los ojos: a cada suspiro [levantaba] la cabeza, para ver si todo estaba bien.',
    ],
    cradle: [
      '@ [vio] la cara triste de &, [estiró] la mano y la [tocó] despacito, una vez y otra vez, hasta que la cara cambió.',
    ],
  },
  {
    id: 'kindness',
    is: /bondados[oa]s?|bondad|nobleza|nobles?|buen[oa]s?(?! (?:para|al|en|a))|buen[oa] (?:gente|persona|corazon|ser humano)|buenas personas|buenos sentimientos|humanidad|human[oa]|calidad humana|ser humano|corazon(?: (?:de oro|noble|grande|enorme|tan (?:grande|noble|bonito)))?|gran corazon|(?:un )?corazon(?:zote)? .{0,12}(?:grande|oro|pecho)/,
    acts: [
      '@ [podía] hacer como si nada, y nadie se habría enterado. [Se puso] junto a & y [preguntó] bajito dónde dolía. No [quería] saberlo para contarlo: [quería] que se le pasara. Y se le fue pasando.',
      '& esperaba una burla. @ [dijo] «ya pasó», despacito, y le [secó] la cara con su propio pañuelo. No [pidió] nada a cambio, ni las gracias. & las murmuró, muy bajito.',
      '& dijo que había penas más grandes. «Pero esta está aquí», [contestó] @, y la [trató] como a la más grande: con la voz bajita, una mano en el hombro y todo el tiempo del mundo. & no sabía que se pudiera.',
    ],
    small: [
      '@ [dejó] su juego, [fue] hasta & y [se quedó] cerquita. «¿Ya?», [preguntó]. «Ya casi», dijo &.',
      '@ le [hizo] a & una caricia y le [dio] su lugar, que era el mejor.',
    ],
    pet: [
      '@ [se acercó] despacito, para no asustar a &, y le [dejó] el mejor lugar. Luego [se acomodó] al lado, sin pedir nada.',
    ],
    cradle: ['& hizo un puchero, y @ también. & sonrió un poquito, y @ [sonrió] con toda la cara.'],
  },
  {
    id: 'courtesy',
    is: /educad[oa]s?|educacion|cortes(?:es|ia)?|(?:buenos )?modales|respetuos[oa]s?|respeto|caballerosidad|caballeros[oa]s?|amables?|amabilidad|gentil(?:es|eza)?/,
    does: /(?:siempre )?(?:pide|pides|piden) (?:todo )?por favor|(?:siempre )?saluda con respeto|respeta (?:siempre )?a (?:tod[oa]s?(?: el mundo)?|los demas|los mayores)/,
    acts: [
      '@ le [habló] a & como se habla a las reinas: [saludó], [pidió] permiso para acercarse, [dijo] «por favor» y [dio] las gracias por la confianza. & contestó como contestan las reinas: con la cabeza alta.',
      'A & se le quebró la voz y se dio la vuelta, para que no se viera. @ no [miró]: [esperó], sin prisa y sin una sola pregunta. & dio las gracias ya con su voz.',
      '& pidió perdón por molestar. «Al contrario: gracias por contarlo», [contestó] @, y [pidió] permiso para prestarle su pañuelo. Se lo [dio] con las dos manos, doblado, y [dijo] «por favor». & dijo «gracias» con la espalda recta.',
      '@ le [hizo] una reverencia a &, como si hubiera alfombra, y le [cedió] la palabra. No [habló] hasta que & acabó del todo. & lo contó con la espalda muy recta: hacía años que no iba en primer lugar.',
    ],
    small: [
      '«¿Se puede?», [preguntó] @ antes de acercarse a &. Y luego, «por favor». Y luego, «gracias». & sonrió.',
      '@ [se hizo] a un ladito. «Adelante», [dijo]. Y & pasó como pasan los reyes.',
    ],
  },
  {
    id: 'gratitude',
    is: /agradecid[oa]s?|gratitud|agradecimiento/,
    does: /(?:siempre )?da(?:s|n)? (?:siempre )?las gracias(?: por todo)?|(?:siempre )?agradece(?:n|s)? todo/,
    acts: [
      '& dijo que ya había hablado demasiado. @ le [dio] las gracias por tres cosas, contándolas con los dedos: por haber hablado, por haber confiado y por estar ahí. & miró los tres dedos. No sabía que eso se agradeciera.',
      'De los nervios, & no halló mejor cosa que ofrecer una galleta, y partida. @ la [tomó] con las dos manos y [dijo] «gracias» como si le hubieran dado el mar. Luego la [saboreó] hasta la última miga.',
      '& pidió perdón por contar cosas tristes. «Gracias por contarlas», [contestó] @, y lo [dijo] con las dos manos de & entre las suyas. & tuvo que pensarlo: se lo habían pagado como un regalo.',
      '@ le [dio] las gracias a & por la voz, por la paciencia y por no haberse ido antes. «¿Y por qué más?», preguntó &, que ya empezaba a sonreír. «Por preguntar», [dijo] @.',
    ],
    small: ['«Gracias», le [dijo] @ a &. «¿Por qué?» «Por venir». & se puso de todos los colores.'],
    cradle: ['& le hizo una caricia. @ [guardó] esa mano entre las suyas y [sonrió] con todo el cuerpo.'],
  },
  {
    id: 'feeding',
    is: /mano para dar de comer/,
    does: /(?:nunca|jamas|no) (?:h?a )?(?:deja|dejo|dejado|dejaba) a nadie (?:sin (?:comer|comida|pan|plato|cenar)|con hambre)(?: .*)?|(?:siempre )?(?:les? )?da(?:n|ba)? (?:siempre )?(?:de comer|comida|un plato) a (?:quien\w*|cualquiera|tod[oa]s|todo el (?:que|mundo))(?: .*)?/,
    acts: [
      '@ no [preguntó] quién era & ni de dónde venía: [preguntó] si ya había comido. [Sacó] algo envuelto en una servilleta, lo [partió] y le [dio] el pedazo grande. «Primero se come», [dijo], «y luego se arregla el mundo». & no dejó ni las migas.',
      '@ [quiso] saber si & tenía hambre. & dijo que no, y le sonaron las tripas. @ no [dijo] nada: le [puso] en la mano un bocado, y luego otro, y no [probó] el suyo hasta que & se chupó los dedos.',
      '& dijo que no quería dar molestias. «Molestia, irse con hambre», [contestó] @, y le [puso] delante lo que [traía] para el camino, entero. & comió despacio, y luego no tan despacio. Hasta la voz le volvió.',
    ],
    small: ['«¿Hambre?», [preguntó] @. & dijo que sí con la cabeza. Un bocadito. Otro bocadito. ¡Ñam! «¿Más?» Más.'],
    pet: ['@ [tenía] su mejor bocado. Lo [llevó] hasta &, lo [dejó] delante y [se apartó], para que fuera todo de &.'],
  },
  {
    id: 'welcoming',
    whole:
      /^(?:que )?(?:nos |me )?(?:quiere|quiso|trata|trato|cria|crio)(?: a .{1,30})? como (?:si (?:fuera|fuese)(?:mos|n)? (?:su |sus |suy|propi|de (?:el|ella|su )|hij)|a (?:un|una|su) (?:hij|niet)|propi|a? ?suy)/,
    is: /acogedor(?:a|es|as)?|hospitalari[oa]s?|hospitalidad/,
    does: /(?:siempre )?(?:les? )?da(?:n|ba)? (?:siempre )?posada a (?:quien\w*|cualquiera|tod[oa]s|todo el (?:que|mundo))(?: .*)?|(?:siempre )?(?:(?:me|nos|l[oa]s) )?(?:recibe|espera)(?:s|n|ba)? (?:siempre )?con (?:la mesa (?:puesta|servida|lista)|(?:el|un) (?:plato|mate|cafe|tinto) .+|(?:algo|la comida|el almuerzo|la cena|la once|la merienda) .+)|recibe(?:s|n)? (?:siempre )?a tod[oa]s?(?: el mundo)? (?:con los brazos abiertos|en su casa|con carino)|(?:su )?(?:casa|puerta) (?:siempre )?(?:esta )?(?:siempre )?abierta(?: .*)?/,
    acts: [
      'No parecía que hubiera sitio para nadie más. @ [se hizo] a un lado, [dio] dos palmadas en el hueco y le [dijo] a &: «Este lugar estaba guardado».',
      '& se quedó a un paso, sin atreverse. @ [fue] hasta allá, [tomó] su brazo y [dijo]: «Pasa quien quiera, y quien no se atreva, también». & pasó.',
      '& no sabía dónde ponerse ni qué hacer con las manos. @ [recibió] a & como se recibe a la familia: con los brazos abiertos, un lugar al lado y mil preguntas. Al rato & hablaba como quien ha vivido ahí siempre.',
      '@ [juntó] a quienes había, un poco más, y otro poco, hasta que se hizo un hueco. «Donde caben tantos, cabe &», [dijo]. & iba a contestar que no quería estorbar, pero ya estaba en medio.',
    ],
    small: ['@ [se hizo] a un ladito y [dio] dos palmadas. Pum, pum. «Aquí hay lugar», le [dijo] a &.'],
    cradle: ['@ [vio] a & y [estiró] los dos brazos, que es como se dice «pasa» cuando todavía no se sabe hablar.'],
    pet: ['@ [se hizo] a un lado, [miró] el hueco y [miró] a &. Con palabras no se habría dicho mejor.'],
  },
  {
    id: 'the same to all',
    whole:
      /\btrat(?:a|an|o|aba) (?:siempre )?(?:(?:igual|bien|con (?:el mismo )?(?:respeto|carino)) )?a(?:l| la| los| las)? (?:que \w+|\w+) (?:y|que|como) a(?:l| la| los| las)? (?:que \w+|\w+)\b/,
    is: /trato igual a tod[oa]s/,
    does: /trat(?:a|as|an|o|aba) (?:siempre )?(?:(?:a tod[oa]s|a todo el mundo) )?(?:por |con )?(?:igual|el mismo respeto)(?: (?:a (?:tod[oa]s|todo el mundo|quien sea)|al? .+ (?:y|que) .+))?|saluda(?:s|n|ba)? (?:siempre )?(?:igual a (?:tod[oa]s|todo el mundo|quien sea|cualquiera)|a (?:tod[oa]s|todo el mundo) por igual|al? .+ igual que al? .+)/,
    acts: [
      '& se había quedado aparte, como quien no cuenta. @ le [dio] la mano como se la [daba] a todo el mundo: entera, mirando a los ojos y con su «buenas». & la apretó, y se enderezó.',
      '@ [dio] la mano a quienes [tenía] cerca, sin saltarse a nadie: la misma mano, la misma sonrisa y el mismo rato. A &, que no se lo esperaba, le tocó exactamente lo mismo. & se enderezó para contestar.',
    ],
    small: [
      '«¡Hola!», le [dijo] @ a &, igual que a todos. & miró hacia atrás, por si era para alguien más. No era.',
      '«Uno para allá, uno para acá», [dijo] @. A & le tocó igual que a todos. Igualito.',
    ],
    pet: ['@ [fue] de uno en uno, sin saltarse a nadie, y a cada cual le [dio] su saludo. El más largo fue para &.'],
    cradle: [
      '@ [movió] la mano, abriendo y cerrando los dedos. Era un saludo, y era para &. Luego [saludó] a todos los demás.',
    ],
  },
  {
    id: 'remembering names',
    is: /memoria para los nombres/,
    does: /(?:siempre )?(?:se acuerda|se sabe|recuerda|se aprende)(?:n|s)? (?:siempre )?(?:de )?(?:el nombre|los nombres|como se llaman?)(?: de (?:tod[oa]s?(?: (?:el mundo|(?:sus|l[oa]s) (?:nin|vecin|alumn|client|pacient|compan|person|trabajador|estudiant)\w*(?: .*)?))?|la gente|cada (?:uno|una|nin\w+|client\w+|alumn\w+|pacient\w+|person\w+)(?: .*)?|(?:sus|l[oa]s) (?:nin|vecin|alumn|client|pacient|compan)\w*(?: .*)?))?/,
    acts: [
      '& se había presentado muy bajito, sin esperar nada. @ [repitió] su nombre despacio, con todas sus letras, y luego más fuerte, para que se quedara en el aire. & levantó la cabeza.',
      '@ [preguntó] una sola vez cómo se llamaba &, y ya no se [le] olvidó. Lo [dijo] al empezar, lo [dijo] al dar las gracias, y & levantó la cabeza cada vez, como quien oye su canción.',
      '& había contado lo suyo sin esperar que a nadie se le quedara. @ lo [repitió] sin cambiar nada, hasta con el suspiro en su lugar. & no sabía que alguien pudiera guardar así lo que otro dice.',
      '@ [sacó] un lápiz y [apuntó] en la mano tres cosas de &: lo que le dolía, lo que le gustaba y cuándo había que preguntar otra vez. «Para que no {se me|se nos} olvide», [dijo].',
    ],
    small: ['@ [preguntó] cómo se llamaba &. Y lo [dijo], y lo [dijo] otra vez. & levantó la cara.'],
    pet: [
      '@ [olió] a & una sola vez. Luego [dio] una vuelta larguísima, [volvió] con los ojos cerrados, y entre todos [supo] quién era.',
    ],
    cradle: ['@ [miró] a &, [miró] para otro lado y [volvió] a mirar. Entonces [sonrió]: ya [sabía] quién era.'],
  },
  {
    id: 'leaving nobody out',
    is: /incluyentes?|inclusiv[oa]s?/,
    does: /(?:nunca|jamas|no) (?:deja|dejas|dejan|dejo) (?:a nadie|que nadie (?:se quede|este|juegue)) (?:sol[oa]|fuera|afuera|atras|de lado|a un lado)s?(?: .*)?|(?:siempre )?(?:incluye|invita)n? (?:siempre )?a (?:tod[oa]s|todo el mundo|l[oa]s que (?:estan|se quedan) sol[oa]s)(?: .*)?/,
    acts: [
      '& se había quedado en la orilla. «Así no se puede empezar», [dijo] @, «falta alguien». [Fue] hasta ahí, le [tomó] la mano a & y no la [soltó] hasta que quedó en medio.',
      '& dijo que siguieran sin esperar. «Entonces aquí nos quedamos, que falta alguien», [dijo] @, y de ahí no [se movió] hasta que & se decidió.',
      '@ [contó] cabezas. Faltaba una. [Fue] a buscar a &, le [hizo] un lugar en medio, no en la orilla, y [volvió] a contar. Ahora sí.',
      '& prefería mirar desde la orilla. @ [contó] los lugares, [movió] a todos un poquito y [volvió] a contar. «Pues sobra un lugar», [dijo], «y sin & no salen las cuentas». & fue, por las cuentas.',
    ],
    small: [
      '@ [contó]: uno, dos, tres. «¿Y &?», [dijo]. Le [dio] la mano y [contó] otra vez: ¡cuatro!',
      'Faltaba &. @ [miró], [contó] y no [empezó] hasta que vino.',
    ],
  },
  {
    id: 'bringing together',
    is: /unid[oa]s|union/,
    does: /(?:siempre )?(?:nos )?(?:une|junta|reune|mantiene unid[oa]s)s? (?:siempre )?(?:a (?:tod[oa]s|(?:toda )?la familia|tod[oa]s nosotr[oa]s))|nos (?:une|junta|reune) a tod[oa]s|(?:siempre )?estan (?:siempre )?unid[oa]s/,
    acts: [
      'Cada quien miraba para otra parte, y & para el suelo. @ [tomó] de la mano a quien [tenía] más cerca, con la otra a &, y [dijo]: «De aquí no se suelta nadie». & dejó de mirar al suelo.',
      '& se había quedado sin decir nada más. @ [fue] de uno en uno con el mismo recado: «Hay que juntarse, que no estamos todos». Se fueron juntando, hasta que faltó una sola persona. Era &.',
      '@ no [dejó] que cada quien se fuera por su lado: [inventó] una fiesta para & y le [dio] a cada quien un encargo. El de & era contar a los que iban llegando. No le alcanzaron los dedos.',
      '@ [llamó] a quien [tenía] cerca, y quien estaba cerca llamó a otro. «Hay junta», [avisaba] @, «y falta &». Cuando se juntaron todos, nadie se acordaba de qué había que decidir. Daba igual.',
    ],
    small: ['@ [tomó] una mano, y otra, y la de &. Se hizo una rueda, y en la rueda cabían todos.'],
    cradle: [
      '@ [agarró] con una mano un dedo de & y con la otra el primer dedo que [encontró], y ya no [soltó] ninguno.',
    ],
    pet: [
      '@ [fue] por uno, [fue] por otra, y no [paró] hasta tenerlos a todos junto a &. Entonces sí [se echó], en medio.',
    ],
  },
  {
    id: 'friendship',
    is: /amiguer[oa]s?|sociables?|buen[oa] amig[oa]|amistoso?s?|facilidad (?:para|de|con la que) (?:hacer amig\w+|hace amig\w+)/,
    does: /(?:siempre )?hace(?:s|n)? (?:siempre )?amig[oa]s(?: .*)?|se hace (?:amig[oa]|amig[oa]s) de (?:tod[oa]s?(?: el mundo)?|quien sea|cualquiera)(?: .*)?|(?:habla|platica|conversa) con (?:quien sea|cualquiera|tod[oa]s?(?: el mundo)?)(?! (?:por )?igual)(?: .*)?|(?:no|nunca) les? (?:da|daba) (?:pena|verguenza|miedo) hablar(?:le)? (?:con|a) (?:nadie|quien sea|(?:gente que no conoce|l[oa]s )?(?:extran|desconocid)\w*)(?: .*)?/,
    acts: [
      '& no esperaba más preguntas. «¿Y cómo va todo?», [preguntó] @, así, sin rodeos, y [tendió] la mano. & por poco se olvida de contestar.',
      '@ [tardó] un minuto en saber cómo se llamaba &, dos en contarle un chiste y tres en decir «vamos juntos». A los cuatro ya era una amistad de toda la vida.',
      '& ya no sabía qué más decir. @ le [preguntó] qué canción le gustaba, de qué se reía y a qué le tenía miedo, y a cada respuesta [contestó] con una suya. Al final, & preguntaba más que @.',
      '@ [hizo] con la mano de & un saludo secreto: dos palmadas, un puño y un silbido. «Es para amistades viejas», [dijo]. & lo repitió tres veces, para que no se perdiera, y a la tercera ya lo era.',
    ],
    small: [
      '& no tenía con quién jugar. «¿Jugamos?», [dijo] @. Ya era amistad.',
      '@ [preguntó] cómo se llamaba. & lo dijo. Y ya se conocían de toda la vida.',
    ],
    pet: ['@ [olió] a & por un lado, por el otro, y [movió] la cola. Ya eran amigos.'],
  },
]
