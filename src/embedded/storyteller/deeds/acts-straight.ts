import type { Family } from './family.ts'

/** Acts of whoever is straight: truth, promises, fairness, modesty, being oneself; and ways of looking at life. */
export const STRAIGHT: readonly Family[] = [
  {
    id: 'owning up',
    does: /(?:si|cuando) (?:se equivoca|comete|hace algo mal|rompe)|(?:reconoce|admite|acepta|confiesa|asume)\w* (?:siempre )?(?:cuando|sus|su|que|la (?:culpa|responsab))|(?:dice|decir) (?:siempre )?la verdad,? aunque (?:le|la|lo|se)|(?:dice|dijo) (?:yo fui|fui yo|que fue)|asume/,
    acts: [
      '& preguntó quién había roto aquello que se había roto. Habría sido facilísimo callarse. @ [levantó] la mano: «{Fui yo|Fuimos nosotros}». Y & respiró, porque ya no había que buscar culpables.',
      '«Eso {lo hice yo|lo hicimos nosotros}», [dijo] @ cuando & encontró lo que estaba roto. Lo [dijo] mirando a los ojos, antes de que nadie preguntara, y completo. & iba a enojarse, y dio las gracias.',
      'A & algo se le había estropeado, y creía que era por su culpa. @ [se dio] cuenta de que [había] sido la suya. No [buscó] pretextos: lo [contó] todo y [se puso] a arreglarlo.',
    ],
  },
  {
    id: 'honesty',
    does: /^.*atrevi\w* a decir(?:me|le|nos|te)|(?:no|nunca) (?:se|te) calla(?:s)? (?:nunca |jamas )?(?:nada|lo que)|se atreve a decir|dec?ir? lo que (?:siente|piensa|cree)|dice lo que (?:siente|piensa|cree)|(?:no|nunca|jamas) (?:\w+ ){0,3}(?:ment|mient)\w*|(?:no tiene|sin) filtro|(?:dice|dices|decir|decia|diga|hablar?|habla) (?:siempre )?(?:la|las|con la|con) verdad(?:es)?|(?:no|nunca|jamas) (?:sabe |dice )?(?:ment|mient)\w*|no se guarda|(?:no|sin) (?:\w+ )?pelos en la lengua|lo que piensa|las cosas (?:como son|de frente)|sin rodeos|(?:cosas|todo) (?:a|en) la cara|(?:no|nunca) hace trampas?|de frente\b/,
    is: /direct[oa]\b|clarid[oa]s[oa]|frenter|\bverdad\b(?! que)|sincer|honest|mentira|franc[oa]\b|franque|transparen/,
    acts: [
      '«La verdad», pidió &. «¿Es culpa mía?» @ [pudo] haber dicho cualquier cosa bonita. «Un poco», [contestó], mirando a los ojos, «y tiene arreglo». Costó, y fue un alivio.',
      'A & le habían dicho siempre que todo estaba muy bien. @ [pensó] cómo decirlo sin lastimar y [dijo] la verdad, con cuidado y entera. Hubo un silencio, y luego un «gracias».',
      '& preguntó lo que nadie quería contestar. @ no [se hizo] a un lado: [contestó] lo que pensaba, sin adornos. Por primera vez, & supo a qué atenerse.',
    ],
  },
  {
    id: 'integrity',
    does: /devolv\w+ tod[oa]s? lo|devolv\w+ (?:siempre )?(?:todo|lo que) (?:lo que )?(?:la gente|los pasajeros|se)|(?:no|nunca) (?:copi|hace trampa en|roba|acepta (?:un|mordid|soborn))\w*|paga (?:siempre )?lo que debe|,? avisa\b|lo dice aunque (?:pierda|le cueste)|regres\w+ (?:el cambio|el dinero|a darmel)|(?:devuelve|devolvio|regreso)\b|(?:no|nunca|jamas) (?:se )?(?:rob|agarr|qued|tom)\w* (?:con )?(?:nada|lo|ni|algo|un (?:peso|centavo))|hace lo correcto|aunque nadie (?:l[oa] )?(?:vea|mire|este)/,
    is: /\bvalores\b|principios\b|coheren|\bhonrad|\bcorrect[oa]\b|rectitud|integr(?:o|a|idad)\b|derech[oa]\b|\blegal\b|decente/,
    acts: [
      '& buscaba algo que se le había perdido, y que valía mucho. @ lo [encontró]. No lo [pensó] ni un instante: se lo [puso] en la mano antes de que preguntara, y completo.',
      'A & se le cayeron unas monedas, y no se dio cuenta. Habría sido muy fácil quedárselas. @ las [contó] dos veces, para que no faltara ninguna, y se las [puso] en la mano.',
      '& le dio a @ de más, sin fijarse. [Pudo] callarse, y nadie se habría enterado. [Volvió] sobre sus pasos y lo [devolvió]. & preguntó por qué. «Porque no {era mío|era nuestro}», [dijo], y ya.',
    ],
  },
  {
    id: 'keeping promises',
    does: /cuando dice que (?:va a hacer|hace) algo,? (?:lo|la) hace|lo que dice,? lo hace|paga\w* (?:siempre )?(?:a tiempo|puntual|complet)|tiene palabra|palabra (?:dada|de (?:hombre|mujer|honor|caballero))|la palabra que (?:da|dio)|(?:de|su|tu|cumpl\w+ (?:su|tu|con su)) palabra\b|una sola palabra|cumpl(?:e|es|en|ia|ian|io|ir|iste)\b (?:siempre )?(?:lo que|sus|todo|con|su)|(?:si|lo que) (?:dice|decia|dices|promet\w+) (?:que|algo|lo|siempre)?|promes|promet|nunca h?a fallado|siempre cumpl/,
    is: /cumplid/,
    acts: [
      '& ya ni se acordaba de aquella promesa, dicha de pasada. @ sí: ahí [estaba], con lo prometido en la mano y ni un día de retraso. «Una promesa es una promesa», [dijo].',
      'Un día, & le había pedido un favor a @, casi sin esperanza, y nadie se habría enterado si no se lo hacía. Pero @ [había] dado su palabra, así que [volvió] sobre sus pasos y lo [cumplió], completo.',
      '«Todo el mundo promete y nadie vuelve», dijo &. @ [prometió] volver en un momento, [fue] por agua y en un momento [volvió]. Luego [prometió] quedarse hasta el final. & ya lo creyó.',
    ],
  },
  {
    id: 'punctual',
    does: /llega .{0,24}(?:\w+ (?:minutos?|horas?) antes|a tiempo|puntual)|llega a (?:las|la hora)|(?:nunca|jamas|no) (?:llega|llego|llegaba|ha llegado) tarde|llega (?:siempre )?(?:a tiempo|temprano|antes|a la hora|\w+ minutos antes)/,
    is: /puntual/,
    acts: [
      '«Seguro que nadie viene a la hora», había dicho &. @ [había] dicho una hora, y ni un minuto después [estaba] ahí, con todo listo y la respiración en orden.',
      '«Todavía falta», dijo &. @ ya [había] llegado, como siempre, diez minutos antes, y [esperaba] en el lugar exacto. A & nunca le habían tenido tanta consideración.',
      'A & lo habían hecho esperar toda la vida. @ [miró] la hora, [dejó] lo que hacía y [llegó] justo cuando tenía que llegar: ni antes, para no apurar, ni después, para que no esperara.',
    ],
    pet: [
      'Ni un minuto antes ni uno después: a la hora de siempre, @ [llegó] junto a &, [se sentó] y [esperó], como todos los días.',
    ],
  },
  {
    id: 'responsibility',
    does: /(?:se )?(?:hizo|hace|hacia) cargo|saca (?:adelante )?sus (?:tareas|pendientes)|hac\w+ cargo|(?:hace|haces) (?:siempre )?(?:su|sus|la) (?:tarea|cama|deberes|quehaceres)|sin que (?:nadie )?(?:se lo|le) (?:digan|recuerden|tengan)|se encarga/,
    is: /obed(?:ec|ien)|centrad[oa]|obedient|aplomo|responsab|profesional|juicios|formal\b|cumple con|compromet|compromiso/,
    acts: [
      '& le encargó a @ lo que más le importaba. @ no lo [soltó] ni un momento: lo [cuidó] de principio a fin, [revisó] que estuviera bien y solo entonces [avisó]: «Ya está». & por fin soltó el aire.',
      '& dijo que aquello se podía dejar para después. @ no lo [dejó]. Primero lo que debía, luego lo que quería. Cuando & lo vio todo en su sitio, se le quitó un peso de encima.',
      'A & le había salido mal una cosa importante y no tenía con quién contar. @ no [buscó] pretextos: [dijo] «{me encargo yo|nos encargamos nosotros}» y no [se fue] hasta que & comprobó que servía.',
    ],
    small: [
      '& le encargó una cosa a @. @ la [cuidó] mucho, mucho, y se la [devolvió] enterita.',
      '«Primero se guarda», [dijo] @. Y lo [guardó] todo. & también guardó lo suyo.',
    ],
  },
  {
    id: 'apologising',
    does: /disculp|\b(?:pide|piden|pides|pedir|pedi|pedirse|pedirnos) perdon|(?:dice|decir) (?:siempre )?(?:lo siento|perdon)/,
    acts: [
      '@ [pisó] sin querer lo de &, y & no dijo nada. Sin que nadie lo pidiera, @ [se acercó] y [dijo] la palabra que cuesta: «Perdón». No [puso] pretextos detrás. & sonrió, y aquello ya no importó.',
      '@ [tropezó] con &, que se fue al suelo. Había sido sin querer, y aun así [dijo] «perdón», lo primero, y [ayudó] a levantarse y a recoger. Nadie le había pedido perdón así a &.',
      '@ se [dio] cuenta de que [había] hablado demasiado fuerte, y de que & había bajado los ojos. No [dejó] pasar ni un rato. «Perdón», [dijo], bajito, y & volvió a levantarlos.',
    ],
    small: [
      '@ [pisó] sin querer a &. «Perdón», [dijo], enseguida. Y & sonrió.',
      '@ [tiró] lo de &. Lo [recogió] todo, [dijo] «perdón» y le [dio] la mano.',
    ],
    pet: [
      '@ [bajó] las orejas, [se acercó] despacito y le [ofreció] una pata a &. Más claro no se puede decir «perdón».',
    ],
    cradle: [
      '@ [miró] lo que había hecho, [miró] a & y [estiró] la mano para acariciarle la cara. Era su manera de decirlo.',
    ],
  },
  {
    id: 'forgiving',
    does: /(?:nunca|no) se (?:duermen?|acuestan?|van? a dormir) sin (?:decir|hacer|dar|pedir)|(?:no|sin|nunca) (?:\w+ ){0,2}rencor\w*|(?:no|nunca) (?:le |les )?guarda (?:coraje|rencor|enojo|nada)|(?:no|nunca) se (?:va|acuesta|duerme) .{0,14}(?:enojad|enfadad|peleado)\w*|(?:no|nunca) .{0,14}(?:enojad|enfadad)[oa] (?:mas|mucho)|perdona|otra oportunidad|(?:enfadad|enojad)[oa]s? con|las paces|(?:no|nunca|sin) (?:guarda\w*|guardar) rencor|se (?:te|le) pasa (?:en|rapido|enseguida)|(?:enojo|coraje)s? (?:le|se)/,
    is: /perdon|rencor|resentid/,
    acts: [
      '& le tiró encima a @, sin querer, la canasta entera, y no sabía cómo pedir perdón. No hizo falta: @ [estiró] la mano primero, y de aquello no se volvió a hablar.',
      '& confesó que una vez había hecho algo malo. Cualquiera se habría acordado siempre. @ [hizo] lugar a su lado y [dijo]: «Lo de ayer ya pasó». Y & se sentó.',
      '& contestó con un gruñido. @ [tenía] razón para el enojo, y le duró lo que dura una bocanada de aire. «Empezamos de nuevo», [dijo], y [sonrió] de verdad.',
    ],
    pet: [
      '& lo había regañado sin razón. @ [esperó] un poquito, [movió] la cola y [puso] la cabeza en su mano. Asunto olvidado.',
    ],
  },
  {
    id: 'discretion',
    exact:
      /no (?:me |nos |lo |la |te )?(?:buchon|delat|acus|chiv|soplon|sape|avento|sapeo|aventaste|echo de cabeza|vendio)\w*|guarda\w* (?:siempre )?(?:los |mis |un |el |tus |nuestros )?secretos?/,
    does: /sabe (?:cuando )?(?:callar|guardar)|cuando (?:hablar y cuando )?callar|no (?:le )?cuenta nada|(?:guarda|guardas|guardan|guardar) (?:siempre |muy bien |bien )?(?:los |mis |un |el |tus |nuestros )?secretos?|no chisme|habla de mas|se puede confiar|llaves de|jamas se ha metido/,
    is: /confident\w* (?!en)|mi confidente|discre/,
    acts: [
      '& le contó a @ algo al oído. Luego alguien quiso saber qué había sido. @ [miró] al cielo y [habló] del tiempo.',
      '& necesitaba contárselo a alguien, y no sabía a quién. @ [oyó] el secreto, lo [guardó] donde se guardan las cosas que no son de uno y [tiró] la llave. Nadie lo supo, ni entonces ni después.',
      '& le confió a @ lo suyo y se arrepintió al momento. «¿Y esa cara?», preguntó alguien que pasaba. «De nada», [contestó] @. Y & supo que su secreto estaba en buenas manos.',
    ],
  },
  {
    id: 'speaking well',
    does: /algo bueno que decir|habl\w+ bien de (?:tod|l[oa]s)|(?:no|nunca|jamas|ni) (?:\S+ ){0,4}(?:mal de|mal gesto|mala cara|malas? palabras?|palabra fea|en chismes)|nunca critica/,
    acts: [
      '& ya sabía lo que se contaba de su persona, y empezó a repetirlo. «Eso no», [dijo] @, y en su lugar [contó] tres cosas de &, las tres buenas y las tres ciertas.',
      '& dijo que todo el mundo hablaba mal a sus espaldas. «{Yo no|Nosotros no}», [contestó] @, y [dijo] lo mejor que [sabía] de &, ahí mismo y de frente. Era mucho, y era verdad.',
      '& empezó a hablar mal de alguien que no estaba. @ no lo [siguió]: [contó] lo único bueno que [sabía] de esa persona. & se quedó pensando, y contó otra cosa buena.',
    ],
  },
  {
    id: 'saying no',
    does: /dich[oa] que no|(?<!(?:nunca|no) (?:\w+ )?)(?:dice|decir|dijo|sabe decir) (?:que )?no\b(?! (?:se|puede|miente|importa)\b)|pon\w+ limites|(?:no|nunca) se deja\b|se da a respetar/,
    acts: [
      'A & le estaban pidiendo lo que no se pide, y no sabía cómo negarse. @ [se puso] a su lado y [dijo] que no. Sin gritar y sin explicarlo dos veces: no. Y fue no.',
      '«Siempre me dejo», dijo &. @ le [enseñó] cómo se hace: la espalda derecha, la voz tranquila y una palabra muy corta. La [dijo] primero @. Luego la dijo &, y le salió grande.',
      'A & le quitaron el lugar, y ya se iba. «Por ahí no», [dijo] @, con toda calma, y [se quedó] donde [estaba] hasta que el lugar volvió a ser de quien era.',
    ],
  },
  {
    id: 'fairness',
    does: /a cada un[oa] .{0,30}(?:preferid|consentid|favorit)\w*|como si fuera (?:el|la) (?:preferid|consentid|favorit)|(?:nunca|no) (?:hizo|hace|hacia) (?:ningun\w+ )?(?:diferencia|distincion)\w*|(?:nos|l[oa]s|les|a \w+ \w+ nos) (?:queria|quiso|ama|amaba) (?:a tod\w+ )?(?:por )?igual|cada un[oa] creia|nos quiere (?:a tod\w+ )?igual|no tiene favorit|a tod[oa]s (?:por )?igual|por igual|trata igual|los dos lados|las dos partes/,
    is: /\bjust[oa]s?\b|justicia|parej[oa]\b|equitativ|imparcial|diferencias/,
    acts: [
      'Quedaba un pedazo de pan, y & dijo que no hacía falta, que nunca le tocaba. @ lo [partió] y [midió] dos veces. A & le tocó lo mismo que a cualquiera, ni una miga menos.',
      '& dijo que a su parte nunca le preguntaban. @, antes de decidir nada, [quiso] oír las dos, el mismo tiempo exacto. Y solo entonces [dijo] lo que le parecía.',
      'A & le habían cargado lo que hicieron entre muchos. «Entre todos se arregla», [dijo] @, [partió] el trabajo en pedazos iguales y [empezó] por el suyo.',
    ],
  },
  {
    id: 'good loser',
    does: /pierde y (?:se rie|sonri|felicit|da la mano)|(?:enoj|enfad|coraje)\w* por un (?:juego|partido)|aunque (?:le ganen|pierda)\w* .{0,20}(?:da|felicita|sonri|abraza|aplaude)|da la mano (?:al|a quien|cuando pierde)|sabe perder|no (?:le )?importa (?:perder|ganar|si pierde)|felicita|no se enoja (?:cuando|si) pierde|juega limpio/,
    acts: [
      '& propuso un juego, para no pensar. @ [perdió]. [Fue] derecho hacia &, le [estrechó] la mano y [dijo]: «¡Eso sí fue jugar!». Lo [decía] de verdad, y a & ganar le supo mejor.',
      'A & no le gustaba ganar, porque siempre alguien se enojaba. Jugaron, y ganó. @ lo [celebró] más que nadie: [aplaudió] y [preguntó] cómo se hacía para aprender.',
      'Jugaron a adivinar, y ganó &. «¿Y no da coraje perder?», preguntó. @ lo [pensó]. «Un poquito», [dijo], y [se rio]. «¿Otra?» Y jugaron otra.',
    ],
  },
  {
    id: 'giving credit',
    does: /(?:nos|me|les|le)? ?reconoce (?:siempre )?(?:el|nuestro|mi|su) (?:trabajo|esfuerzo)|(?:no|nunca) se cuelga|(?:nos|me|les|le) (?:da|dio|daba|reconoce) (?:siempre )?(?:el|todo el) (?:credito|merito|lugar)|reconoce (?:el|a|lo que) (?:trabajo|esfuerzo|quien|su|cada|hace)|(?:no|nunca) se (?:lleva|cuelga|queda con) .{0,12}(?:credito|merito|medalla)|comparte el (?:credito|merito|exito)/,
    acts: [
      'Alguien felicitó a @ por lo que había hecho &. @ no se [quedó] con el aplauso: [dijo] con nombre y apellido de quién era. Y el aplauso volvió a empezar, esta vez para quien tocaba.',
      '& tuvo una idea buenísima y la dijo tan bajito que nadie la oyó. @ la [repitió] en voz alta. «No es {mía|nuestra}», [aclaró], y [señaló] a &.',
      '& creía que lo suyo no contaba. @ [apuntó] en una lista quién había hecho qué. Su propio nombre no [estaba]. El de & venía arriba, con letra grande.',
    ],
  },
  {
    id: 'humility',
    does: /sabe pedir (?:ayuda|consejo)|(?:quiso|quiere|intento) ocupar el lugar|no (?:te |se |me |nos )?(?:lo )?(?:refriega|restriega|echa en cara)|no (?:busca|pide|le gusta) (?:el |los |que )?(?:aplauso|reconocimiento|protagonismo|le aplaudan)|(?:no|nunca) (?:se )?(?:la )?(?:presume|presum\w+|cree|humilla)|se (?:la )?cree (?:mas|mucho)/,
    is: /humil|sencill|modest|de a pie/,
    acts: [
      'A & no le salía el nudo. @ lo [hizo] a la primera y [negó] con la cabeza. «Lo difícil es lo otro», [contestó], y [señaló] lo que hacía &, y [se puso] a recoger, como quien no ha hecho nada.',
      'A @ [le] guardaban el mejor lugar. [Dio] las gracias y [se fue] a sentar junto a &, donde nadie miraba. Ahí se estaba mejor.',
      'A & se le había roto la correa de la maleta. Al rato estaba cosida, y no se notaba quién había sido. & quiso dar las gracias y no supo a quién. @ [guardó] la aguja y [siguió] en lo suyo, como si nada. Tuvo que decírselo alguien más.',
    ],
  },
  {
    id: 'authenticity',
    does: /(?:no|nunca) (?:le|les|te) (?:ha|han) dado (?:pena|verguenza)|(?:no|nunca) (?:le |les |te )?importa (?:nada )?ser (?:diferente|distint)\w*|(?:le|les) vale lo que|no (?:le|les|te) importa (?:nada )?(?:lo )?(?:el )?que (?:digan|piensen|diran|opinen)|siempre es (?:el|ella)\b(?! (?:ultim|primer|que|unic|mejor))|no le debe explicaciones|(?:ser|eres|es|siendo) (?:siempre )?(?:tal |uno |una )?(?:como es|tu mism|ell?a? mism|quien es)|que diran|no le da (?:pena|verguenza)(?! decir)|se atreve a ser|le gusta ser diferente|al ridiculo|no finge/,
    is: /autentic|ell[ao] mism|el mism[ao]|\bun[oa] mism|como es\b|unic[oa]\b(?! (?:que|q)\b)|sin mascar|natural\b|espontaneidad/,
    acts: [
      '& hablaba como creía que se debe hablar, y no se le entendía nada. @ [habló] como siempre. Al rato, & preguntó en voz baja si también se podía así.',
      '& dijo que había que portarse como los demás. @ lo [intentó] un minuto, [se rio] y [volvió] a ser quien [era]. Fue un descanso también para &.',
      '«¿Y qué van a decir?», preguntó &. «Lo que quieran», [contestó] @, y [siguió] a su manera, tan a gusto que & se aflojó el cuello y se quitó la cara de compromiso.',
    ],
    pet: [
      '@ [bostezó] en lo más solemne, [se rascó] y [dio] tres vueltas antes de echarse, como siempre, delante de quien fuera. & sintió ganas de hacer lo mismo.',
    ],
  },
  {
    id: 'dignity',
    does: /se (?:para|pone|planta) derech\w*|con lo que le digan|elegan\w+ (?:hasta |incluso )?(?:para|al|cuando se) (?:enoj|enfad|discut|perder|llorar)\w*/,
    is: /dignidad|\bdign[oa]|la frente en alto|la cabeza alta|compostura/,
    acts: [
      '& quería irse por detrás, para que nadie lo notara. @ [se acomodó] el cuello, le [ofreció] el brazo y [salió] con & por delante.',
      'Alguien se había reído de &. @ le [ofreció] el brazo y [cruzó] por en medio a su lado, despacio, con la cabeza en alto. Ya nadie se rio.',
      '& no quería que le vieran así. El día de @ tampoco [había] sido bueno, y no se [le] notaba. [Se peinó], [levantó] la frente y le [pasó] el peine a &.',
    ],
    pet: [
      '@ [se sentó] muy derecho el lomo, [enroscó] la cola y [miró] a & desde arriba, como mira la realeza. & se enderezó también.',
    ],
  },
  {
    id: 'seeing the good',
    does: /ahi la llevamos|todo tiene (?:remedio|solucion)|ve(?:r|s|n)? (?:siempre )?(?:lo bueno|el lado|lo positivo|el vaso|lo mejor)|medio lleno|lado (?:bueno|amable|positivo)|lo mejor en (?:la gente|tod|l[oa]s)|a todo le (?:ve|encuentra)|encuentra (?:siempre )?(?:el lado (?!chistos|divertid|gracios)|lo bueno)|todo (?:va a|se va a|tiene) (?:salir|estar|arregl|solucion)|manana (?:sera|va a ser)/,
    is: /\bactitud\b|optimis|positiv/,
    acts: [
      '«Se arruinó todo», dijo &. @ [miró] el desastre por un lado y por otro. «Todo no», [dijo], y [señaló] lo único que había quedado entero. Por ahí empezaron.',
      '& hizo la cuenta de todo lo malo. @ [oyó] hasta el final y [empezó] la otra cuenta: lo que sí había, lo que sí se podía, quién sí había venido. Salió más larga.',
      '«¿Y si no sale?», preguntó &. «Entonces va a salir de otro modo», [dijo] @, «y también va a estar bien». Lo [dijo] con tanta seguridad que & se lo creyó, y salió.',
    ],
  },
  {
    id: 'hope',
    does: /no pierde la (?:esperanza|fe)|sigue esperando/,
    is: /esperanza/,
    acts: [
      '& ya no contaba con que viniera nadie. @ [dejó] un lugar listo, por si acaso: «Todavía {espero|esperamos}». & se rio primero. Luego se quedó esperando también, y valió la pena.',
      '& iba a apagar lo poco que quedaba encendido. «Todavía no», [dijo] @, y lo [cuidó] con las dos manos. «Mañana puede hacer falta». & se quedó a cuidarlo también.',
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
      '& dijo que quedaba poquísimo. @ lo [disfrutó] como si fuera mucho: despacio, con los ojos cerrados y un «mmm» larguísimo. & hizo lo mismo, y aquel poco alcanzó.',
      '& pensaba ya en lo siguiente. «Esto no vuelve», [dijo] @, «vamos a gozarlo». Y [se quedó] ahí, sintiendo el momento completo, hasta que & también lo sintió.',
    ],
    small: ['& iba corriendo. @ [se sentó] a mirar una cosa chiquita, mucho rato. Y & se sentó también.'],
    cradle: [
      '& traía mucha prisa. @ no: [miró] una cosa, largo rato, y luego otra. & se sentó a mirar también, y se le olvidó a dónde iba.',
    ],
  },
  {
    id: 'faith',
    does: /(?:nunca|no|jamas) (?:perdio|pierde|ha perdido) la fe|\b(?:ora|oran|orar|reza|rezar|rezaba)\b|oraci|bendic|(?<!pan de )\bdios\b|rosario|le prende (?:una )?vel/,
    is: /espiritual|\bfe\b|creyente|devot/,
    acts: [
      'No había palabras para lo de &. @ [juntó] las manos, [cerró] los ojos y [rezó] bajito, con su nombre adentro. & sintió que alguien cargaba la otra punta.',
      '& no se atrevía a seguir. @ le [hizo] en la frente una señal, de las que hacen las abuelas, y [dijo]: «Con bien». Con eso, & dio el paso.',
      '«¿Y si no sale?», preguntó &. «Va a salir», [dijo] @, como quien habla de alguien conocido que nunca ha fallado, y [dio] gracias por adelantado.',
    ],
  },
  {
    id: 'roots',
    does: /(?:mantiene|conserva|guarda|sigue)\w* (?:viv\w* )?(?:la|las|nuestra|nuestras|sus) (?:tradicion|costumbre|receta|raices)\w*|de donde (?:venimos|viene|vienen|vengo|salio)|sus raices|(?:la|su) lengua de (?:la|su)|las costumbres|las tradiciones|su (?:cultura|pueblo|tierra)/,
    acts: [
      '& dijo que ya no era de ningún lado. @ le [habló] con las palabras de sus abuelos, las de la casa, y & contestó en las suyas, que no decía desde hacía mucho.',
      '«¿Y eso de dónde viene?», preguntó &. @ le [contó] de los de antes, con nombre y apellido, hasta llegar a hoy. & se acordó entonces de los suyos.',
      '& no sabía cómo se hacía. @ lo [hizo] como se ha hecho siempre en su tierra, sin saltarse nada, y [explicó] por qué se hace así.',
    ],
  },
  {
    id: 'greeting',
    does: /\bsalud(?:a|as|an|ar|ando|aba|aban|e)\b|da los buenos dias/,
    acts: [
      '& esperaba que se hablara primero de lo importante. @ [empezó] por saludar: nombre, mano y cómo va todo, mirando a los ojos. Ya no hizo falta lo importante.',
      'Pasaba todo el mundo sin mirar a &. @ [se detuvo], [saludó] y [preguntó] su nombre. Luego lo [repitió], para no olvidarlo.',
      '@ [dio] la mano a quienes tenía cerca, sin saltarse a nadie. Al llegar a &, que no se lo esperaba, se la [dio] dos veces.',
      '@ [levantó] la mano desde lejos. & volteó a ver a quién saludaban. Era a quien menos se lo esperaba: a &.',
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
    does: /no (?:nada mas|solo|solamente|nomas) (?:lo |las? |los )?dice|(?:no|nunca) (?:te |me |nos )?(?:lo )?dice\w* (?:nada|te quiero|mucho).{0,6}pero|habla poco|pocas palabras|hace mucho|mas hechos|sin tanto (?:rollo|cuento)|sin hacer ruido ayud/,
    acts: [
      '& explicó largamente cómo se le había soltado la correa de la maleta. Cuando terminó de explicarlo, @ ya la [había] cosido.',
      '& pidió ayuda con muchos rodeos. «A ver», [dijo] @, y fue todo su discurso. Al rato, lo de & estaba hecho, y bien hecho.',
      '& tiritaba y decía que no hacía frío. @ no [dijo] nada tampoco: [se quitó] el abrigo, se lo [puso] en los hombros y [siguió] con lo suyo.',
      'A & ya muchos le habían prometido ayuda. @ no [prometió]: [se arremangó], [empezó] y no [dijo] nada hasta el final. «Ya». & nunca oyó de su boca cuánto había costado.',
    ],
  },
  {
    id: 'wisdom',
    does: /(?:le|les|nos|me|te) (?:pid|ped)\w+ (?:siempre )?(?:un )?consej\w*|(?:todo )?l[oa] piensa (?:dos|bien|mucho|antes)|piensa (?:muy )?(?:bien|dos veces)|(?:me|nos|te) (?:aconseja|orienta)|(?:palabras|frase) (?:justas|exactas|correctas)|sabe cuando va a|(?:da|das|sus|tus|con) (?:siempre )?(?:buen\w* |l[oa]s mejores )?consejo|me aconseja|siempre sabe que (?:decir|hacer)/,
    is: /pies en la tierra|analitic|reflexiv|sensat|(?:es|eres|muy|tan|bien|mas) sabi[oa]|\bmadur|sabidur|consej|experien/,
    acts: [
      '& preguntó qué hacer. @ [contó] algo que [había] aprendido, sin prisa, y al terminar ya no hizo falta contestar.',
      'A & le habían dado mil opiniones. @ [se quedó] pensando y [dijo] una sola frase. & la apuntó en la mano, para que no se le olvidara.',
      '& pidió un consejo. @ lo [pensó] un buen rato, que es como se piensan los consejos. «Primero se descansa», [dijo], «y luego se ve más chico». Y así fue.',
    ],
  },
]
