import type { Family } from './family.ts'

/** Acts of whoever is straight: truth, promises, fairness, modesty, being oneself; and ways of looking at life. */
export const STRAIGHT: readonly Family[] = [
  {
    id: 'owning up',
    does: /cambi\w+ de opinion|(?:si|cuando) (?:se equivoca|comete|hace algo mal|rompe)|(?:reconoce|admite|acepta|confiesa|asume)\w* (?:siempre )?(?:(?:cuando|que)(?! no sabe)|sus|su|la (?:culpa|responsab))|(?:dice|decir) (?:siempre )?la verdad,? aunque (?:le|la|lo|se)|(?:dice|dijo) (?:yo fui|fui yo|que fue)|asume/,
    exact: /d\w+ la cara (?:cuando|si) (?:rompe|se equivoca|falla|hace algo)/,
    acts: [
      'Se oyó un crac, y en el suelo había una taza en dos pedazos. & miró alrededor, con susto. Habría sido facilísimo callarse. @ [levantó] la mano: «{Fui yo|Fuimos nosotros}». Y [recogió] los pedazos delante de &.',
      '& no levantaba los ojos. «{Yo también me equivoqué|Nosotros también nos equivocamos} una vez», [dijo] @, y [contó] un error propio, de los grandes, sin pretextos y mirando a los ojos. «Eso {lo hice yo|lo hicimos nosotros}», [terminó]. & respiró hondo y levantó la cara.',
      '@ [pisó] sin querer la bolsa de &, y adentro algo tronó. Nadie lo había visto. «{Fui yo|Fuimos nosotros}», [dijo] enseguida, «y {lo arreglo|lo arreglamos}». [Abrió] la bolsa, [pegó] los pedazos y se la [devolvió] a &.',
    ],
  },
  {
    id: 'honesty',
    does: /tiene que decir\w* algo,? \w+ lo dice|(?:dijo|dice) en la cara|da su opinion|^.*atrevi\w* a decir(?:me|le|nos|te)|(?:no|nunca) (?:se|te) calla(?:s)? (?:nunca |jamas )?(?:nada|lo que)|se atreve a decir|dec?ir? lo que (?:siente|piensa|cree)|dice lo que (?:siente|piensa|cree)|(?:no|nunca|jamas) (?:\w+ ){0,3}(?:ment|mient)\w*|(?:no tiene|sin) filtro|(?:dice|dices|decir|decia|diga|hablar?|habla) (?:siempre )?(?:la|las|con la|con) verdad(?:es)?|(?:no|nunca|jamas) (?:sabe |dice )?(?:ment|mient)\w*|no se guarda|(?:no|sin) (?:\w+ )?pelos en la lengua|(?:me|nos|le|les) habla\w* claro|lo que piensa|las cosas (?:como son|de frente)|sin rodeos|no anda con rodeos|(?:cosas|todo) (?:a|en) la cara|(?:no|nunca) hace trampas?|de frente\b/,
    is: /direct[oa]\b|\bfrontal|clarid[oa]s[oa]|frenter|\bverdad\b(?! que)|sincer|honest|mentira|franc[oa]\b|franque|transparen/,
    acts: [
      '@ [tomó] aire, porque [le] temblaba la voz, y lo [dijo] mirando a los ojos: «Oír eso {me|nos} da tristeza, y no {me lo quiero|nos lo queremos} callar». & se secó la cara. Nadie le había dicho nunca una verdad así.',
      '«¿Verdad que no pasa nada?», preguntó &. @ no [mintió]. «Sí pasa», [dijo], mirando a los ojos. «Pero con ayuda se puede, y eso también es verdad». & dijo que nunca le habían hablado así de claro.',
      '«¿Se nota el miedo?», preguntó &. «Muchísimo», [contestó] @, sin rodeos. «Y también se nota que va a poder». & se miró las manos, que temblaban, y se rio: lo primero era cierto, y a lo mejor lo segundo.',
    ],
    small: [
      '«¿Da miedo?», preguntó &. «Un poquito», [dijo] @, que siempre [decía] la verdad. «Y ya casi pasa». & respiró.',
    ],
  },
  {
    id: 'integrity',
    exact:
      /pag\w+ (?:siempre )?(?:sus deudas|lo que debe)|^(?:que )?(?:(?:es|una persona|un hombre|una mujer|muy) )*integr[oa][.! ]*$/,
    does: /devolv\w+ tod[oa]s? lo|devolv\w+ (?:siempre )?(?:todo|lo que) (?:lo que )?(?:la gente|los pasajeros|se)|(?:no|nunca) (?:copi|hace trampa en|roba|acepta (?:un|mordid|soborn))\w*|paga (?:siempre )?lo que debe|,? avisa\b|lo dice aunque (?:pierda|le cueste)|regres\w+ (?:el cambio|el dinero|a darmel)|(?:devuelve|devolvio|regreso)\b|(?:no|nunca|jamas) (?:se )?(?:rob|agarr|qued|tom)\w* (?:con )?(?:nada|lo|ni|algo|un (?:peso|centavo))|hace lo correcto|aunque nadie (?:l[oa] )?(?:vea|mire|este)/,
    is: /\bvalores\b|\bcabal\b|\brect[oa]\b|(?:persona|hombre|mujer|gente) de bien|principios\b|coheren|\bhonrad|\bcorrect[oa]\b|rectitud|integr(?:o|a|idad)\b|derech[oa]\b|\blegal\b|decente/,
    acts: [
      '& hablaba y no vio que se le caía el monedero. No lo vio nadie más. @ lo [levantó], lo [cerró] sin mirar adentro y se lo [puso] en la mano. & contó las monedas: no faltaba ni una.',
      'A & se le cayeron unas monedas, y no se dio cuenta. Habría sido muy fácil quedárselas. @ las [contó] dos veces, para que no faltara ninguna, y se las [puso] en la mano.',
      '& [le] dio a @ de más, sin fijarse. [Pudo] callarse, y nadie se habría enterado. [Volvió] sobre sus pasos y lo [devolvió]. & preguntó por qué. «Porque no {era mío|era nuestro}», [dijo], y ya.',
    ],
  },
  {
    id: 'keeping promises',
    does: /no promete|cumpl\w+ (?:cada|hasta)|cuando dice que (?:va a hacer|hace) algo,? (?:lo|la) hace|lo que dice,? lo hace|paga\w* (?:siempre )?(?:a tiempo|puntual|complet)|tiene palabra|palabra (?:dada|de (?:hombre|mujer|honor|caballero))|la palabra que (?:da|dio)|(?:de|su|tu|cumpl\w+ (?:su|tu|con su)) palabra\b|una sola palabra|cumpl(?:e|es|en|ia|ian|io|ir|iste)\b (?:siempre )?(?:lo que|sus|todo|con|su)|(?:si|lo que) (?:dice|decia|dices|promet\w+) (?:que|algo|lo|siempre)?|promes|promet|nunca h?a fallado|siempre cumpl/,
    is: /cumplid/,
    acts: [
      '& pidió una sola cosa: que nadie se fuera. «Prometido», [dijo] @. Y no [se fue], ni cuando se hizo tarde, ni cuando todos los demás bostezaron. & contó a quienes quedaban. [Quedaba] @.',
      '@ le [prometió] un cuento a &, que no lo creyó. Pero enseguida @ [se sentó] enfrente y lo [contó] entero, sin saltarse nada. «Lo prometido», [dijo], y & [le] hizo sitio.',
      '«Todo el mundo promete y nadie vuelve», dijo &. @ [prometió] volver con agua en un momento, y en un momento [volvió]. Luego [prometió] quedarse hasta el final. & ya lo creyó.',
    ],
  },
  {
    id: 'punctual',
    does: /llega .{0,24}(?:\w+ (?:minutos?|horas?) antes|a tiempo|puntual)|llega a (?:las|la hora)|(?:nunca|jamas|no) (?:llega|llego|llegaba|ha llegado) tarde|llega (?:siempre )?(?:a tiempo|temprano|antes|a la hora|\w+ minutos antes)/,
    is: /puntual/,
    acts: [
      '«Siempre me hacen esperar», dijo &. «En diez minutos exactos {vuelvo|volvemos}», [contestó] @. A los nueve y medio ya [estaba] ahí, con la respiración en orden. & contó otra vez, y sonrió.',
      '@ [miró] su reloj y [dijo] que en cinco minutos [volvía] con algo caliente para &. & contó sin esperanza: tres, cuatro. A los cinco, ni antes ni después, tenía la taza en las manos.',
      '& preguntó si alguna vez alguien iba a llegar a tiempo. @ [estaba] ahí desde hacía diez minutos, con el abrigo abrochado. «Por si acaso», [dijo], y le [enseñó] a & su reloj, que iba cinco minutos adelantado.',
    ],
    pet: [
      'Ni un minuto antes ni uno después: a la hora de siempre, @ [llegó] junto a &, [se sentó] y [esperó], como todos los días.',
    ],
  },
  {
    id: 'responsibility',
    does: /\bseri[oa]s? (?:para|con|en) (?:sus? |l[oa]s? |el )|se toma\w* (?:muy )?en serio|(?:nunca|no|jamas) ha choc|(?:se )?(?:hizo|hace|hacia) cargo|saca (?:adelante )?sus (?:tareas|pendientes)|hac\w+ cargo|(?:hace|haces) (?:siempre )?(?:su|sus|la) (?:tarea|cama|deberes|quehaceres)|sin que (?:nadie )?(?:se lo|le) (?:digan|recuerden|tengan)|se encarga/,
    is: /centrad[oa]|aplomo|responsab|profesional|juicios|formal\b|cumple con|compromet|compromiso/,
    faint: /obed(?:ec|ien)/,
    acts: [
      '& [le] encargó a @ lo que más cuidaba: una cajita de música. @ la [sostuvo] con las dos manos, [apuntó] cuándo darle cuerda y no [apartó] los ojos ni para bostezar. Al abrirla, seguía sonando.',
      '& no podía con todo lo que faltaba. «{De esto me encargo yo|De esto nos encargamos nosotros}», [dijo] @. [Apuntó] en una lista las llaves, las luces y las ventanas, las [revisó] una por una, las [tachó], y solo entonces [se sentó] junto a &.',
      '& se caía de sueño y no podía soltar la vela que cuidaba. «{Yo la cuido|Nosotros la cuidamos}», [dijo] @. La [cubrió] con la mano, aunque se [le] cerraban los ojos, y no la [soltó] ni un momento. Cuando & despertó, seguía encendida.',
    ],
    small: [
      '& le encargó su flor a @. @ la [cuidó] mucho, mucho, y se la [devolvió] enterita.',
      '«Primero se guarda», [dijo] @. Y lo [guardó] todo. & también guardó lo suyo.',
    ],
  },
  {
    id: 'apologising',
    does: /disculp|\b(?:pide|pidio|piden|pides|pedir|pedi|pedirse|pedirnos) perdon|(?:dice|decir) (?:siempre )?(?:lo siento|perdon)/,
    acts: [
      '@ [pisó] sin querer lo de &, y & no dijo nada. @ [se acercó] y [dijo] la palabra que cuesta, sin pretextos: «Perdón». & sonrió, y ya no importó.',
      '@ [había] dicho una broma, y a & no le dio risa. No [hizo] como que nada: [se acercó], [bajó] la voz y [dijo] «perdón», sin pretextos. & dijo que no era para tanto, y [le] hizo sitio.',
      '@ se [dio] cuenta de que [había] hablado demasiado fuerte, y de que & había bajado los ojos. No [dejó] pasar ni un rato. «Perdón», [dijo], bajito, y & volvió a levantarlos.',
    ],
    small: [
      '@ [pisó] sin querer a &. «Perdón», [dijo], enseguida. Y & sonrió.',
      '@ [tiró] lo de &. Lo [recogió] todo, [dijo] «perdón» y le [dio] la mano.',
    ],
    pet: [
      '@ [bajó] la cabeza, [se acercó] despacito y le [ofreció] una pata a &. Más claro no se puede decir «perdón».',
    ],
    cradle: [
      '@ [miró] lo que había hecho, [miró] a & y [estiró] la mano para acariciarle la cara. Era su manera de decirlo.',
    ],
  },
  {
    id: 'forgiving',
    does: /(?:no|nunca|jamas) (?:\w+ ){0,4}(?:dorm\w*|acost\w*|acuest\w*|a la cama) (?:estando )?(?:enojad|pelead|enfadad|disgustad|brav)[oa]s?|(?:nunca|no) se (?:duermen?|acuestan?|van? a dormir) sin (?:decir|hacer|dar|pedir)|(?:no|sin|nunca) (?:\w+ ){0,2}rencor\w*|(?:no|nunca) (?:le |les )?guarda (?:coraje|rencor|enojo|nada)|(?:no|nunca) se (?:va|acuesta|duerme) .{0,14}(?:enojad|enfadad|peleado)\w*|(?:no|nunca) .{0,14}(?:enojad|enfadad)[oa] (?:mas|mucho)|perdona|otra oportunidad|(?:enfadad|enojad)[oa]s? con|las paces|(?:no|nunca|sin) (?:guarda\w*|guardar) rencor|se (?:te|le) pasa (?:en|rapido|enseguida)|(?:enojo|coraje)s? (?:le|se)/,
    is: /perdon|rencor|resentid/,
    acts: [
      '& pisó a @ con todo su peso, y no sabía dónde meterse. @ [saltó] en un pie, [dijo] tres veces «ay» y luego le [tendió] la mano. «Ya pasó», [dijo], y no [volvió] a acordarse.',
      '& confesó que una vez había hecho algo malo. Cualquiera se habría acordado siempre. @ [hizo] lugar a su lado y [dijo]: «Lo de ayer ya pasó». Y & se sentó.',
      '& contestó con un gruñido. @ [tenía] razón para el enojo, y [le] duró lo que dura una bocanada de aire. «Empezamos de nuevo», [dijo], y [sonrió] de verdad.',
    ],
    pet: [
      'A & se le escapó un regaño sin razón. @ [esperó] un poquito, [movió] la cola y [puso] la cabeza en su mano. Asunto olvidado.',
    ],
  },
  {
    id: 'discretion',
    exact:
      /no (?:me |nos |lo |la |te )?(?:buchon|delat|acus|chiv|soplon|sape|avento|sapeo|aventaste|echo de cabeza|vendio)\w*|guarda\w* (?:siempre )?(?:los |mis |un |el |tus |nuestros )?secretos?/,
    does: /no (?:le |se lo )?cuenta (?:a nadie|nada)|sabe (?:cuando )?(?:callar|guardar)|cuando (?:hablar y cuando )?callar|(?:no|nunca) (?:le )?cuenta nada|una tumba\b|no anda contando|(?:guarda|guardas|guardan|guardar) (?:siempre |muy bien |bien )?(?:los |mis |un |el |tus |nuestros )?secretos?|no (?:es |anda de )?chism|habla de mas|se puede confiar|llaves de|jamas se ha metido/,
    is: /confident\w* (?!en)|mi confidente|discre/,
    acts: [
      '& [le] contó a @ algo al oído. «¿Qué dijo?», quisieron saber los demás. @ [miró] al cielo y [habló] del tiempo. Nadie vio sonreír a &, más que @.',
      '& tenía un secreto muy grande y no sabía a quién contárselo. @ [oyó] el secreto, [se cerró] la boca con una llave de mentira y [se guardó] la llave en el zapato. De ahí no salió nunca, y & pudo soltar el aire.',
      '& [le] confió a @ lo suyo y se arrepintió al momento. «¿Y esa cara?», preguntó un curioso. «De nada», [contestó] @. Y & supo que su secreto estaba en buenas manos.',
    ],
  },
  {
    id: 'speaking well',
    does: /algo bueno que decir|habl\w+ bien de (?:tod|l[oa]s)|(?:no|nunca|jamas|ni) (?:\S+ ){0,4}(?:mal de|mal gesto|mala cara|malas? palabras?|palabra fea|en chismes)|nunca critica/,
    acts: [
      '& empezó a hablar mal de su propia persona. «Eso no», [dijo] @, y en su lugar [contó] tres cosas que ya le [había] visto a &, las tres buenas y las tres ciertas.',
      '& dijo que todo el mundo hablaba mal a sus espaldas. «{Yo no|Nosotros no}», [contestó] @, y [dijo] lo bueno que le [había] visto a &, ahí mismo y de frente. Era verdad, y era más de lo que & creía.',
      '& empezó a hablar mal de alguien que no estaba. @ no lo [siguió]: [contó] lo único bueno que [sabía] de esa persona. & se quedó pensando, y contó otra cosa buena.',
    ],
  },
  {
    id: 'saying no',
    does: /dich[oa] que no|(?<!(?:nunca|no) (?:\w+ )?)(?:dice|decir|dijo|sabe decir) (?:que )?no\b(?! (?:se|lo se|puede|miente|importa)\b)|pon\w+ limites|(?:no|nunca) se deja\b|se (?:da a|hace) respetar/,
    acts: [
      'Un señor quería que & le cargara otra vez las maletas, sin dar ni las gracias. & no sabía negarse. @ [se puso] a su lado y [dijo]: «No». Sin gritar y sin explicarlo dos veces. El señor cargó sus maletas.',
      '«Siempre me dejo», dijo &. @ le [enseñó] cómo se hace: la espalda derecha, la voz tranquila y una palabra muy corta. La [dijo] primero @. Luego la dijo &, y le salió grande.',
      'A & le quitaron el lugar, y ya se iba. «Por ahí no», [dijo] @, con toda calma, y [se quedó] donde [estaba] hasta que el lugar volvió a ser de quien era.',
    ],
  },
  {
    id: 'fairness',
    exact: /reparte\w* (?:todo )?parej/,
    does: /a cada un[oa] .{0,30}(?:preferid|consentid|favorit)\w*|como si fuera (?:el|la) (?:preferid|consentid|favorit)|(?:nunca|no) (?:hizo|hace|hacia) (?:ningun\w+ )?(?:diferencia|distincion)\w*|(?:nos|l[oa]s|les|a \w+ \w+ nos) (?:queria|quiso|ama|amaba) (?:a tod\w+ )?(?:por )?igual|cada un[oa] creia|nos quiere (?:a tod\w+ )?igual|no tiene favorit|a tod[oa]s (?:por )?igual|por igual|trata igual|los dos lados|las dos partes/,
    is: /\bjust[oa]s?\b|justicia|parej[oa]\b|equitativ|imparcial|diferencias/,
    acts: [
      'Quedaba un pedazo de pan, y & dijo que no hacía falta, que nunca le tocaba. @ lo [partió] y [midió] dos veces. A & le tocó lo mismo que a cualquiera, ni una miga menos.',
      '@ [traía] unos dulces, y & se puso al final, por costumbre. @ los [contó], los [repartió] de uno en uno, dando la vuelta, y [empezó] por &. Sobró uno: lo [partió] en pedacitos iguales.',
      'A & le echaban la culpa de lo que habían hecho entre muchos. «Entonces se arregla entre muchos», [dijo] @, [partió] el trabajo en pedazos iguales y [empezó] por el suyo. A & le tocó uno igual que los demás.',
    ],
  },
  {
    id: 'good loser',
    does: /(?:no le gusta perder|pierde) (?:pero|y) (?:aplaude|felicita)|pierde y pide|pierde y (?:se rie|sonri|felicit|da la mano)|(?:enoj|enfad|coraje)\w* por un (?:juego|partido)|aunque (?:le ganen|pierda)\w* .{0,20}(?:da|felicita|sonri|abraza|aplaude)|da la mano (?:al|a quien|cuando pierde)|sabe perder|buen[oa]? perdedor|no (?:le )?importa (?:perder|ganar|si pierde)|felicita|(?:no|nunca|jamas) se (?:enoja|enfada) (?:cuando|si) pierde|juega limpio/,
    acts: [
      '& propuso un juego, para no pensar. @ [perdió]. [Fue] derecho hacia &, le [estrechó] la mano y [dijo]: «¡Eso sí fue jugar!». Lo [decía] de verdad, y a & ganar le supo mejor.',
      'A & no le gustaba ganar, porque siempre alguien se enojaba. Jugaron, y ganó. @ lo [celebró] más que nadie: [aplaudió] y [preguntó] cómo se hacía para aprender.',
      'Jugaron a adivinar, y ganó &. «¿Y no da rabia perder?», preguntó. @ lo [pensó]. «Un poquito», [dijo], y [se rio]. «¿Otra?» Y jugaron otra.',
    ],
  },
  {
    id: 'giving credit',
    does: /da credito|(?:nos|me|les|le)? ?reconoce (?:siempre )?(?:el|nuestro|mi|su) (?:trabajo|esfuerzo)|(?:no|nunca) se cuelga|(?:nos|me|les|le) (?:da|dio|daba|reconoce) (?:siempre )?(?:el|todo el) (?:credito|merito|lugar)|reconoce (?:el|a|lo que) (?:trabajo|esfuerzo|quien|su|cada|hace)|(?:no|nunca) se (?:lleva|cuelga|queda con) .{0,12}(?:credito|merito|medalla)|comparte el (?:credito|merito|exito)/,
    acts: [
      'Aplaudieron a @ por una tonada que [silbaba]. «No es {mía|nuestra}», [dijo], y [señaló] a &, que la había cantado tan bajito que nadie la oyó. El aplauso volvió a empezar, y esta vez era para &.',
      '& tuvo una idea buenísima y la dijo tan bajito que nadie la oyó. @ la [repitió] en voz alta. «No es {mía|nuestra}», [aclaró], y [señaló] a &.',
      '& creía que lo suyo no contaba. @ [apuntó] en una lista quién había hecho qué. Su propio nombre no [estaba]. El de & venía arriba, con letra grande.',
    ],
  },
  {
    id: 'humility',
    does: /sabe pedir (?:ayuda|consejo)|(?:quiso|quiere|intento) ocupar el lugar|no (?:te |se |me |nos )?(?:lo )?(?:refriega|restriega|echa en cara)|no (?:busca|pide|le gusta) (?:el |los |que )?(?:aplauso|reconocimiento|protagonismo|le aplaudan)|(?:no|nunca) (?:se )?(?:la )?(?:presume|presum\w+|cree|humilla)|se (?:la )?cree (?:mas|mucho)|(?:no|nunca) se le sub\w+/,
    is: /humil|sencill|modest|de a pie/,
    acts: [
      '@ [traía] una medalla, y nadie lo sabía: salió del bolsillo cuando [buscaba] un pañuelo para &. «¿Y eso?», preguntó &. «Nada», [dijo] @, y la [volvió] a guardar, con las migas. Lo importante era el pañuelo.',
      'A @ [le] ofrecieron el mejor lugar. [Dio] las gracias, se lo [dejó] a & y [se sentó] en el suelo, donde nadie miraba. Ahí se estaba bien.',
      '& quiso que [le] aplaudieran a @ delante de todos. @ [negó] con la cabeza, [bajó] la mirada y [fue] nombrando a quienes habían ayudado, uno por uno. A su propio nombre no [llegó]. Lo tuvo que decir &.',
    ],
  },
  {
    id: 'authenticity',
    does: /sali\w+ del closet|(?:no|nunca) (?:le|les|te) (?:ha|han) dado (?:pena|verguenza)|(?:no|nunca) (?:le |les |te )?importa (?:nada )?ser (?:diferente|distint)\w*|(?:le|les) vale lo que|no (?:le|les|te) importa (?:nada )?(?:lo )?(?:el )?que (?:digan|piensen|diran|opinen)|siempre es (?:el|ella)\b(?! (?:ultim|primer|que|unic|mejor))|no le debe explicaciones|(?:ser|eres|es|siendo) (?:siempre )?(?:tal |uno |una )?(?:como es|tu mism|ell?a? mism|quien es)|que diran|se atreve a ser|le gusta ser diferente|al ridiculo|no finge/,
    is: /no le da (?:pena|verguenza)|autentic|genuin|no se parece a nadie|ell[ao] mism|(?:es|siendo) (?:siempre )?el mism[ao]|\bun[oa] mism|como es\b|unic[oa]\b(?! \w{3,}[aeor]s?\b| (?:que|q)\b)|sin mascar|natural\b|espontaneidad/,
    acts: [
      '& se había puesto su ropa de las visitas y no sabía dónde poner las manos. @ [se sentó] en el suelo, como siempre. Al rato, & preguntó en voz baja si también se podía así.',
      '& dijo que había que portarse como los demás. @ [trató] un minuto, con voz de radio y la espalda tiesa. Luego [se rio], [se quitó] los zapatos y [habló] como siempre. & se quitó los suyos.',
      '«¿Y qué van a decir?», preguntó &. «Lo que quieran», [contestó] @, y [siguió] a su manera, tan a gusto que & se aflojó el cuello y se quitó la cara de compromiso.',
    ],
    pet: [
      '@ [bostezó] en lo más solemne, [se rascó] y [dio] tres vueltas antes de echarse, como siempre, delante de quien fuera. & sintió ganas de hacer lo mismo.',
    ],
  },
  {
    id: 'dignity',
    does: /se (?:para|pone|planta) derech\w*|con lo que le digan|elegan\w+ (?:hasta |incluso )?(?:para|al|cuando se) (?:enoj|enfad|discut|perder|llorar)\w*/,
    is: /dignidad|\bdign[oa]|la frente en alto|la cabeza (?:en )?alt[oa]|\bporte\b|compostura/,
    acts: [
      '& quería irse por detrás, para que nadie lo notara. @ [se acomodó] el cuello, le [ofreció] el brazo y [salió] con & por delante.',
      'De & se habían reído. @ le [ofreció] el brazo y [cruzó] por en medio a su lado, despacio, con la cabeza en alto. Ya nadie se rio.',
      '& no quería dejarse ver así. El día de @ tampoco [había] sido bueno, y no se [le] notaba. [Se peinó], [levantó] la frente y le [pasó] el peine a &.',
    ],
    pet: [
      '@ [se sentó] muy derecho el lomo, [enroscó] la cola y [miró] a & desde arriba, como mira la realeza. & se enderezó también.',
    ],
  },
  {
    id: 'seeing the good',
    does: /dice (?:siempre )?que (?:las penas|no hay mal)|ahi la llevamos|todo tiene (?:remedio|solucion)|ve(?:r|s|n)? (?:siempre )?(?:lo bueno|el lado|lo positivo|el vaso|lo mejor)|medio lleno|lado (?:bueno|amable|positivo)|lo mejor en (?:la gente|tod|l[oa]s)|a todo le (?:ve|encuentra)|encuentra (?:siempre )?(?:el lado (?!chistos|divertid|gracios)|lo bueno)|todo (?:va a|se va a|tiene) (?:salir|estar|arregl|solucion)|manana (?:sera|va a ser)/,
    is: /\bactitud\b|optimis|positiv/,
    acts: [
      '«Se arruinó todo», dijo &. @ [miró] el desastre por un lado y por otro. «Todo no», [dijo], y [señaló] lo único que había quedado entero. Por ahí empezaron.',
      '& hizo la cuenta de todo lo malo. @ [oyó] hasta el final y [empezó] la otra cuenta: lo que sí había, lo que sí se podía, quién sí había venido. Salió más larga.',
      '«¿Y si no sale?», preguntó &. «Entonces va a salir de otro modo», [dijo] @, «y también va a estar bien». Lo [dijo] con tanta seguridad que & lo repitió en voz baja, para ver cómo sonaba.',
    ],
  },
  {
    id: 'hope',
    does: /no pierde la (?:esperanza|fe)|sigue esperando/,
    is: /esperanza/,
    acts: [
      '& ya no contaba con que viniera nadie. @ [dejó] un lugar listo, por si acaso: «Todavía {espero|esperamos}». & se rio primero. Luego se quedó esperando también, y valió la pena.',
      '& iba a apagar la última vela. «Todavía no», [dijo] @, y la [cuidó] con las dos manos. «Mañana puede hacer falta». & acercó también las suyas.',
      '& preguntó cuándo se acababa lo malo. «Mañana», [dijo] @, y lo [dijo] como quien habla de un lugar que ya conoce y es bonito. & preguntó cómo se llegaba.',
    ],
    cradle: [
      '& ya no esperaba nada. @ le [apretó] un dedo, y con esos cinco dedos tan nuevos & se puso a pensar en mañana, y en el año que viene.',
    ],
  },
  {
    id: 'savouring',
    does: /\b(?:ir|va|vas|van|vamos|vivir|andar) (?:mas )?(?:despacio|lento)|viv\w+ (?:sin prisa|cada|el dia|la vida)|goza|disfrut\w+|sabe vivir|ver la vida|cada momento|el presente/,
    acts: [
      '& corría de un lado al otro. @ le [tocó] el brazo, [señaló] algo bonito que pasaba justo entonces y no [dijo] nada. & alcanzó a verlo. Ya no corrió.',
      'Quedaban dos dulces, y & se tragó el suyo de prisa. @ [mordió] una orilla del otro, [cerró] los ojos y [dijo] un «mmm» larguísimo. Le [dio] el resto a &, que hizo lo mismo, y duró muchísimo.',
      '& pensaba ya en lo que iba a pasar después. «Todavía no es después», [dijo] @. «Ahora hay esto», y [señaló] la luz, el silencio, su mano en la de &. & se quedó a sentirlo completo.',
    ],
    small: ['& iba corriendo. @ [se sentó] a mirar una cosa chiquita, mucho rato. Y & se sentó también.'],
    cradle: [
      '& traía mucha prisa. @ no: [miró] una cosa, largo rato, y luego otra. & se sentó a mirar también, y se le olvidó a dónde iba.',
    ],
  },
  {
    id: 'faith',
    does: /prende\w* (?:la |una |su )?velas?|(?:nunca|no|jamas) (?:perdio|pierde|ha perdido) la fe|\b(?:ora|oran|orar|reza|rezar|rezaba)\b|oraci|bendic|(?<!pan de )\bdios\b|rosario|le prende (?:una )?vel/,
    is: /espiritual|\bfe\b|creyente|devot/,
    acts: [
      '& contó su pena y ya no supo qué más decir. @ [juntó] las manos, [cerró] los ojos y [rezó] bajito. Entre una palabra y otra se oía el nombre de &. Al terminar, la pena pesaba menos.',
      '& no se atrevía a seguir. @ le [hizo] en la frente una señal, de las que hacen las abuelas, y [dijo]: «Con bien». Con eso, & dio el paso.',
      '«¿Y si no sale?», preguntó &. «Va a salir», [dijo] @, como quien habla de alguien conocido que nunca falla, y [dio] gracias por adelantado.',
    ],
  },
  {
    id: 'roots',
    does: /habl\w+ (?:\w+ ){0,4}?(?:en )?(?:totonaco|purepecha|huichol|mazateco|tseltal|catalan|euskera|gallego|valenciano|zapoteco|nahuatl|quechua|mixteco|guarani|mapudungun|aymara|maya|otomi|tsotsil|kichwa|wayuu)\w*|(?:mantiene|conserva|guarda|sigue)\w* (?:viv\w* )?(?:la|las|nuestra|nuestras|sus) (?:tradicion|costumbre|receta|raices)\w*|de donde (?:venimos|viene|vienen|vengo|salio)|sus raices|(?:la|su) lengua de (?:la|su)|las costumbres|las tradiciones|su (?:cultura|pueblo|tierra)/,
    acts: [
      '& dijo que ya no era de ningún lado. @ le [habló] con las palabras de sus abuelos, las de la casa, y & contestó en las suyas, que no decía desde hacía mucho.',
      '«¿Y eso de dónde viene?», preguntó &. @ le [contó] de los de antes, con nombre y apellido, hasta llegar a hoy. & se acordó entonces de los suyos.',
      '@ [sacó] una hoja de maíz y la [fue] doblando como la doblaban sus abuelos, con las mismas palabras en cada doblez. Era un pájaro. «Así los hacen en {mi|nuestra} tierra», [dijo], y le [enseñó] a & el primer doblez.',
    ],
  },
  {
    id: 'greeting',
    does: /\bsalud(?:a|as|an|ar|ando|aba|aban|e)\b|da los buenos dias|(?:nunca|no) (?:\w+ ){1,3}sin saludar/,
    acts: [
      '& esperaba que le hablaran de lo malo. @ [empezó] por saludar: nombre, mano y cómo va todo, mirando a los ojos. Hacía mucho que & no contestaba «buenas», y le salió muy bien.',
      'Pasaba todo el mundo sin mirar a &. @ [se detuvo], [saludó] y [preguntó] su nombre. Luego lo [repitió], para no olvidarlo.',
      '@ [dio] la mano a quienes tenía cerca, sin saltarse a nadie. Al llegar a &, que no se lo esperaba, se la [dio] dos veces.',
      '@ [levantó] la mano desde lejos. «¡Buenas!», [gritó], con todas sus letras. & miró hacia atrás, y no había nadie más. Entonces levantó también la mano.',
      '& ya iba a pasar sin hacer ruido, para que nadie se fijara. «¡Buenas!», [dijo] @, con nombre y todo. & se enderezó para contestar.',
    ],
    pet: [
      '@ [fue] de uno en uno, sin saltarse a nadie, y a cada cual le [dio] su saludo con el hocico. El más largo fue para &.',
    ],
    cradle: [
      '@ [movió] la mano, abriendo y cerrando los dedos. Era un saludo, y era para &. Luego [saludó] a todos los demás.',
    ],
  },
  {
    id: 'deeds not words',
    does: /(?:no|nunca) (?:dijo|decia|dice) .{0,12}te (?:amo|quiero).{0,3} pero|no (?:nada mas|solo|solamente|nomas) (?:lo |las? |los )?dice|(?:no|nunca) (?:te |me |nos )?(?:lo )?dice\w* (?:nada|te quiero|mucho).{0,6}pero|habla poco|no habla mucho|callad[oa] pero(?! cuando (?:decide|quiere|habla))|con hechos|hechos,? (?:y )?no palabras|pocas palabras|hace mucho|mas hechos|sin tanto (?:rollo|cuento)|sin hacer ruido ayud/,
    acts: [
      '& contó lo suyo largo rato. @ no [dijo] ni pío: le [acercó] un pañuelo, luego una cobija, luego un pan. Cuando & acabó de hablar, ya no tenía frío ni hambre.',
      'Todos daban su opinión sobre lo de &. @ no [abrió] la boca. [Se arremangó], [levantó] lo que se había caído, [cargó] lo más pesado y le [hizo] a & un lugar donde sentarse. & se sentó.',
      '& tiritaba y decía que no hacía frío. @ no [dijo] nada tampoco: [se quitó] el abrigo, se lo [puso] en los hombros y [siguió] con lo suyo.',
    ],
  },
  {
    id: 'wisdom',
    does: /\bdichos?\b(?! y hecho)|refran(?:es)?\b|(?:le|les|nos|me|te) (?:pid|ped)\w+ (?:siempre )?(?:un )?consej\w*|(?:todo )?l[oa] piensa (?:dos|bien|mucho|antes)|piensa (?:muy )?(?:bien|dos veces)|(?:me|nos|te) (?:aconseja|orienta)|(?:palabras?|frase) (?:justa|exacta|correcta)s?|sabe cuando va a|(?:da|das|sus|tus|con) (?:siempre )?(?:buen\w* |l[oa]s mejores )?consejo|me aconseja|siempre sabe que (?:decir|hacer)/,
    is: /pies en la tierra|analitic|reflexiv|sensat|(?:es|eres|muy|tan|bien|mas) sabi[oa]|\bmadur|sabidur|consej|experien/,
    acts: [
      '& no sabía si irse o quedarse. @ no le [dijo] qué hacer. [Pensó] un rato y [preguntó]: «¿Qué va a doler más dentro de un año: haberse ido o haberse quedado?». & lo pensó también, y ya lo sabía.',
      '& preguntó qué hacer con aquello. @ lo [pensó] un buen rato. «Un problema se parte en tres», [dijo] por fin, «y hoy se come nada más un pedazo». & lo apuntó en la mano, para que no se le olvidara.',
      '& pidió un consejo. @ lo [pensó] un buen rato, que es como se piensan los consejos. «Primero se descansa», [dijo], «y luego se ve más chico». Y así fue.',
    ],
  },
]
