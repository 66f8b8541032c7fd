import type { Family } from './family.ts'

/** Acts of whoever is straight: truth, promises, fairness, modesty, being oneself; and ways of looking at life. */
export const STRAIGHT: readonly Family[] = [
  {
    id: 'owning up',
    does: /(?:si|cuando) (?:se equivoca|comete|hace algo mal|rompe)|(?:reconoce|admite|acepta|confiesa|asume)\w* (?:siempre )?(?:cuando|sus|su|que|la (?:culpa|responsab))|(?:dice|decir) (?:siempre )?la verdad,? aunque (?:le|la|lo|se)|(?:dice|dijo) (?:yo fui|fui yo|que fue)|asume/,
    acts: [
      'Preguntaron quién había sido. Nadie vio nada, y habría sido facilísimo callarse. @ [levantó] la mano: «{Fui yo|Fuimos nosotros}». Y & respiró, porque ya no había que buscar culpables.',
      '«Eso {lo rompí yo|lo rompimos nosotros}», le [dijo] @ a &, mirando a los ojos, antes de que nadie preguntara. Le iba a tocar el regaño, y aun así lo [dijo] completo.',
      '@ [se dio] cuenta de que [había] sido su error. No [buscó] pretextos ni [señaló] a nadie: [fue] con &, lo [contó] todo y [se puso] a arreglarlo.',
    ],
  },
  {
    id: 'honesty',
    does: /(?:no|nunca) (?:se|te) calla(?:s)? (?:nada|lo que)|se atreve a decir|dec?ir? lo que (?:siente|piensa|cree)|dice lo que (?:siente|piensa|cree)|(?:no|nunca|jamas) (?:\w+ ){0,3}(?:ment|mient)\w*|(?:no tiene|sin) filtro|(?:dice|dices|decir|decia|diga|hablar?|habla) (?:siempre )?(?:la|las|con la|con) verdad(?:es)?|(?:no|nunca|jamas) (?:sabe |dice )?(?:ment|mient)\w*|no se guarda|(?:no|sin) (?:\w+ )?pelos en la lengua|lo que piensa|las cosas (?:como son|de frente)|sin rodeos|(?:cosas|todo) (?:a|en) la cara|(?:no|nunca) hace trampas?|de frente\b/,
    is: /direct[oa]\b|clarid[oa]s[oa]|frenter|\bverdad\b(?! que)|sincer|honest|mentira|franc[oa]\b|franque|transparen/,
    acts: [
      'Habría sido muy fácil decir que no sabía. @ [dijo]: «Esto no es así», y [miró] a & a los ojos. Costó, y fue un alivio.',
      'A & le decían que todo estaba muy bien. @ [pensó] cómo decirlo sin lastimar y [dijo] la verdad, con cuidado y entera. Hubo un silencio, y luego un «gracias».',
      '& preguntó lo que nadie quería contestar. @ no [se hizo] a un lado: [contestó] lo que pensaba, sin adornos. Por primera vez, & supo a qué atenerse.',
    ],
  },
  {
    id: 'integrity',
    does: /(?:no|nunca) (?:copi|hace trampa en|roba|acepta (?:un|mordid|soborn))\w*|paga (?:siempre )?lo que debe|,? avisa\b|lo dice aunque (?:pierda|le cueste)|regres\w+ (?:el cambio|el dinero|a darmel)|(?:devuelve|devolvio|regreso)\b|(?:no|nunca|jamas) (?:se )?(?:rob|agarr|qued|tom)\w* (?:con )?(?:nada|lo|ni|algo|un (?:peso|centavo))|hace lo correcto|aunque nadie (?:l[oa] )?(?:vea|mire|este)/,
    is: /\bhonrad|\bcorrect[oa]\b|rectitud|integr(?:o|a|idad)\b|derech[oa]\b|\blegal\b|decente/,
    acts: [
      '@ [encontró] en el suelo algo que valía mucho. No lo [guardó]: [preguntó] de uno en uno hasta dar con quien lo había perdido. Era &, y no faltaba nada.',
      'Nadie miraba, y habría sido muy fácil quedarse con lo de &. @ lo [contó] dos veces, para que no faltara ni una moneda, y se lo [puso] en la mano. «Esto es tuyo», [dijo].',
      'A @ [le] dieron de más. [Pudo] callarse, y nadie se habría enterado. [Volvió] sobre sus pasos y lo [devolvió], delante de &, que preguntó por qué. «Porque no {era mío|era nuestro}».',
    ],
  },
  {
    id: 'keeping promises',
    does: /(?:de|su|tu|cumpl\w+ (?:su|tu|con su)) palabra\b|una sola palabra|cumpl(?:e|es|en|ia|ian|io|ir|iste)\b (?:siempre )?(?:lo que|sus|todo|con|su)|(?:si|lo que) (?:dice|decia|dices|promet\w+) (?:que|algo|lo|siempre)?|promes|promet|nunca h?a fallado/,
    is: /cumplid/,
    acts: [
      '«Te lo {prometí|prometimos}», [dijo] @. & ya ni se acordaba de aquella promesa, dicha de pasada. @ sí: ahí [estaba], con lo prometido en la mano y ni un día de retraso.',
      'Nadie se habría enterado si no lo hacía. Pero @ [había] dado su palabra, así que [volvió] sobre sus pasos y lo [cumplió], completo, delante de &.',
      '«¿De veras vas a hacerlo?», preguntó &. «{Dije|Dijimos} que sí», [contestó] @, como si eso lo explicara todo. Y lo explicaba, porque lo [hizo].',
    ],
  },
  {
    id: 'punctual',
    does: /llega .{0,24}(?:\w+ (?:minutos?|horas?) antes|a tiempo|puntual)|llega a (?:las|la hora)|(?:nunca|jamas|no) (?:llega|llego|llegaba|ha llegado) tarde|llega (?:siempre )?(?:a tiempo|temprano|antes|a la hora|\w+ minutos antes)/,
    is: /puntual/,
    acts: [
      '@ [había] dicho una hora, y ni un minuto después [estaba] ahí, con todo listo y la respiración en orden. & no había terminado de decir «seguro que no viene».',
      '«Todavía falta», dijo &. @ ya [había] llegado, como siempre, diez minutos antes, y [esperaba] en el lugar exacto. A & nunca le habían tenido tanta consideración.',
      '@ [miró] la hora, [dejó] lo que hacía y [llegó] con & justo cuando tenía que llegar: ni antes, para no apurar, ni después, para que no esperara.',
    ],
    pet: [
      'Ni un minuto antes ni uno después: a la hora de siempre, @ [llegó] junto a &, [se sentó] y [esperó], como todos los días.',
    ],
  },
  {
    id: 'responsibility',
    does: /(?:se )?(?:hizo|hace|hacia) cargo|saca (?:adelante )?sus (?:tareas|pendientes)|hac\w+ cargo|(?:hace|haces) (?:siempre )?(?:su|sus|la) (?:tarea|cama|deberes|quehaceres)|sin que (?:nadie )?(?:se lo|le) (?:digan|recuerden|tengan)|se encarga/,
    is: /centrad[oa]|obedient|aplomo|responsab|profesional|juicios|formal\b|cumple con|compromet|compromiso/,
    acts: [
      '«Eso {me toca a mí|nos toca a nosotros}», [dijo] @, sin que nadie preguntara. Lo [hizo] de principio a fin, [revisó] que estuviera bien y hasta entonces le [avisó] a &: «Ya está».',
      'Podía haberlo dejado para después, y @ no lo [dejó]. Primero lo que debía, luego lo que quería. & vio todo en su sitio y por fin soltó el aire.',
      'Algo había salido mal y le tocaba a alguien arreglarlo. @ no [buscó] pretextos: [dijo] «{me encargo yo|nos encargamos nosotros}» y no [se fue] hasta que & comprobó que servía.',
    ],
  },
  {
    id: 'apologising',
    does: /disculp|\b(?:pide|piden|pides|pedir|pedi|pedirse|pedirnos) perdon|(?:dice|decir) (?:siempre )?(?:lo siento|perdon)/,
    acts: [
      'Sin que nadie lo pidiera, @ [se acercó] a & y [dijo] la palabra que cuesta: «Perdón». No [puso] pretextos detrás. Con eso bastó para empezar de nuevo.',
      'Había sido sin querer, y aun así @ [volvió] sobre sus pasos. «Perdón», le [dijo] a &, y [ayudó] a recoger.',
      '@ no [dejó] pasar ni un rato. [Buscó] a &, [bajó] la voz y [dijo]: «Lo {siento|sentimos} mucho». Y &, que ya traía el enojo preparado, no supo dónde ponerlo.',
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
    does: /(?:no|sin|nunca) (?:\w+ ){0,2}rencor\w*|(?:no|nunca) (?:le |les )?guarda (?:coraje|rencor|enojo|nada)|(?:no|nunca) se (?:va|acuesta|duerme) .{0,14}(?:enojad|enfadad|peleado)\w*|(?:no|nunca) .{0,14}(?:enojad|enfadad)[oa] (?:mas|mucho)|perdona|otra oportunidad|(?:enfadad|enojad)[oa]s? con|las paces|(?:no|nunca|sin) (?:guarda\w*|guardar) rencor|se (?:te|le) pasa (?:en|rapido|enseguida)|(?:enojo|coraje)s? (?:le|se)/,
    is: /perdon|rencor|resentid/,
    acts: [
      '& no sabía cómo pedir perdón. No hizo falta: @ [estiró] la mano primero, y de aquello no se volvió a hablar.',
      'Cualquiera se habría acordado de lo de antes. @ [hizo] lugar a su lado y [dijo]: «Ven. Lo de ayer ya pasó». Y & fue.',
      '@ [tenía] razón para el enojo, y le duró lo que dura una bocanada de aire. «Ya está», le [dijo] a &, «empezamos de nuevo», y [sonrió] de verdad.',
    ],
    pet: [
      '& lo había regañado sin razón. @ [esperó] un poquito, [movió] la cola y [puso] la cabeza en su mano. Asunto olvidado.',
    ],
  },
  {
    id: 'discretion',
    does: /sabe (?:cuando )?(?:callar|guardar)|cuando (?:hablar y cuando )?callar|no (?:le )?cuenta nada|(?:guarda|guardas|guardan|guardar) (?:siempre |muy bien |bien )?(?:los |mis |un |el |tus |nuestros )?secretos?|no chisme|habla de mas|se puede confiar|llaves de|jamas se ha metido/,
    is: /discre/,
    acts: [
      '& le contó a @ algo al oído. Después preguntaron todos, hasta el perro. @ [miró] al cielo y [habló] del tiempo.',
      '@ [oyó] el secreto de &, lo [guardó] donde se guardan las cosas que no son de uno y [tiró] la llave. Nadie lo supo, ni entonces ni después.',
      '«¿Qué te dijo?», preguntaban. «Cosas suyas», [contestó] @. Y &, que lo oyó desde atrás, supo que su secreto estaba en buenas manos.',
    ],
  },
  {
    id: 'speaking well',
    does: /(?:no|nunca|jamas|ni) (?:\S+ ){0,4}(?:mal de|mal gesto|mala cara|malas? palabras?|palabra fea|en chismes)|nunca critica/,
    acts: [
      '& ya sabía lo que se contaba de su persona, y empezó a repetirlo. «Eso no», [dijo] @, y en su lugar [contó] tres cosas de &, las tres buenas y las tres ciertas.',
      'Le preguntaron a @ qué pensaba de &, con ganas de chisme. [Dijo] lo mejor que [sabía], que era mucho y era verdad. Se quedaron sin tema.',
      '& contestó muy mal. @ [dejó] pasar el mal modo, como se deja pasar un coche, y [habló] de lo que & hacía mejor que nadie.',
    ],
  },
  {
    id: 'saying no',
    does: /dich[oa] que no|(?<!(?:nunca|no) (?:\w+ )?)(?:dice|decir|dijo|sabe decir) (?:que )?no\b(?! (?:se|puede|miente|importa)\b)|pon\w+ limites|(?:no|nunca) se deja\b|se da a respetar/,
    acts: [
      'A & le estaban pidiendo lo que no se pide. @ [dijo] que no. Sin gritar y sin explicarlo dos veces: no. Y fue no.',
      '& iba a decir que sí, por no discutir. @ [negó] con la cabeza, con toda calma, y [devolvió] el papel sin firmar. «No pasa nada», [dijo]. Y no pasó.',
      '«Es que siempre se ha hecho así», dijeron. «Pues hoy no», [contestó] @, y & se enderezó medio palmo.',
    ],
  },
  {
    id: 'fairness',
    does: /(?:nunca|no) (?:hizo|hace|hacia) (?:ningun\w+ )?diferencias?|nos quiere (?:a tod\w+ )?igual|no tiene favorit|a tod[oa]s (?:por )?igual|por igual|trata igual|los dos lados|las dos partes/,
    is: /\bjust[oa]s?\b|justicia|parej[oa]\b|equitativ|imparcial|diferencias/,
    acts: [
      '@ [repartió] en partes iguales, y [midió] dos veces. Ni a quien gritaba más le tocó de más, ni a &, que callaba, de menos.',
      'Antes de decidir, @ [quiso] oír a todos. Primero a unos. Después, el mismo tiempo exacto, a &. Y hasta entonces [dijo] lo que le parecía.',
      'Iban a cargarle a & lo que habían hecho entre muchos. «Entre todos se arregla», [dijo] @, y [empezó] por su parte.',
    ],
  },
  {
    id: 'good loser',
    does: /aunque (?:le ganen|pierda)\w* .{0,20}(?:da|felicita|sonri|abraza|aplaude)|da la mano (?:al|a quien|cuando pierde)|sabe perder|no (?:le )?importa (?:perder|ganar|si pierde)|felicita|no se enoja (?:cuando|si) pierde|juega limpio/,
    acts: [
      '@ [perdió]. [Fue] derecho hacia &, le [estrechó] la mano y [dijo]: «¡Qué bien lo hiciste!». Lo [decía] de verdad, y a & ganar le supo mejor.',
      'Le tocaba ganar a &, y @ lo [celebró] más que nadie: [aplaudió], [pidió] que se repitiera y [preguntó] cómo se hacía para aprender.',
      '«¿No te da coraje perder?», preguntó &. @ lo [pensó]. «Un poquito», [dijo], y [se rio]. «¿Otra?» Y jugaron otra.',
    ],
  },
  {
    id: 'giving credit',
    does: /(?:nos|me|les|le)? ?reconoce (?:siempre )?(?:el|nuestro|mi|su) (?:trabajo|esfuerzo)|(?:no|nunca) se cuelga|(?:nos|me|les|le) (?:da|dio|daba|reconoce) (?:siempre )?(?:el|todo el) (?:credito|merito|lugar)|reconoce (?:el|a|lo que) (?:trabajo|esfuerzo|quien|su|cada|hace)|(?:no|nunca) se (?:lleva|cuelga|queda con) .{0,12}(?:credito|merito|medalla)|comparte el (?:credito|merito|exito)/,
    acts: [
      'El aplauso era para @. [Esperó] a que hubiera silencio y [dijo] con nombre y apellido quién lo había hecho. Era &. El aplauso volvió a empezar, y esta vez fue para quien tocaba.',
      '«¿De quién fue la idea?», preguntaron. @ [pudo] quedarse con ella. «De &», [contestó], y [contó] cómo se le había ocurrido, sin quitarle ni un detalle.',
      '@ [apuntó] en una lista quién había hecho qué. Su propio nombre no [estaba]. El de & venía arriba, con letra grande.',
    ],
  },
  {
    id: 'humility',
    does: /sabe pedir (?:ayuda|consejo)|(?:quiso|quiere|intento) ocupar el lugar|no (?:te |se |me |nos )?(?:lo )?(?:refriega|restriega|echa en cara)|no (?:busca|pide|le gusta) (?:el |los |que )?(?:aplauso|reconocimiento|protagonismo|le aplaudan)|(?:no|nunca) (?:se )?(?:la )?(?:presume|presum\w+|cree|humilla)|se (?:la )?cree (?:mas|mucho)/,
    is: /humil|sencill|modest|de a pie/,
    acts: [
      '«¡Qué bien lo hiciste!», dijo &. @ [negó] con la cabeza. «Fue entre todos, y lo más difícil fue lo tuyo», [contestó], y [se puso] a recoger, como quien no ha hecho nada.',
      'A @ [le] guardaban el mejor lugar, el de adelante. [Dio] las gracias y [se fue] hasta atrás, a un lado de &, donde nadie miraba.',
      'Preguntaron quién había hecho algo tan bueno. @ [siguió] en lo suyo, como si nada. Tuvo que decirlo &.',
    ],
  },
  {
    id: 'authenticity',
    does: /(?:le|les) vale lo que|no (?:le|les|te) importa (?:nada )?(?:lo )?(?:el )?que (?:digan|piensen|diran|opinen)|siempre es (?:el|ella)\b(?! (?:ultim|primer|que|unic|mejor))|a su manera|no le debe explicaciones|(?:ser|eres|es|siendo) (?:siempre )?(?:tal |uno |una )?(?:como es|tu mism|ell?a? mism|quien es)|que diran|no le da (?:pena|verguenza)(?! decir)|se atreve a ser|le gusta ser diferente|al ridiculo|no finge/,
    is: /autentic|ell[ao] mism|el mism[ao]|\bun[oa] mism|como es\b|unic[oa]\b(?! (?:que|q)\b)|sin mascar|natural\b|espontaneidad/,
    acts: [
      'Había una manera correcta de estar ahí, y todos la seguían. @ [fue] como es siempre. Al rato, & preguntó en voz baja si también se podía.',
      '& le pidió a @ que actuara como los demás. @ lo [intentó] un minuto, [se rio] y [volvió] a ser quien [era]. Fue un descanso para todos.',
      '«¿Y qué van a decir?», preguntó &. «Lo que quieran», [contestó] @, y [siguió] a su manera, tan a gusto que & se aflojó el cuello y se quitó la cara de compromiso.',
    ],
    pet: [
      '@ [bostezó] en lo más solemne, [se rascó] y [dio] tres vueltas antes de echarse, como siempre, delante de quien fuera. & sintió ganas de hacer lo mismo.',
    ],
  },
  {
    id: 'dignity',
    is: /dignidad|\bdign[oa]|la frente en alto|la cabeza alta|compostura/,
    acts: [
      'A @ [le] ofrecieron entrar por detrás, que era más rápido. [Dio] las gracias, [se acomodó] el cuello y [entró] por delante, del brazo de &.',
      'Se rieron de &. @ le [ofreció] el brazo y [cruzó] por en medio a su lado, despacio, con la cabeza en alto. Ya nadie se rio.',
      'El día había sido de los malos, y a @ no se [le] notaba. [Se peinó], [levantó] la frente y [fue] a ver a &, porque lo [había] prometido.',
    ],
    pet: [
      '@ [se sentó] muy derecho el lomo, [enroscó] la cola y [miró] a & desde arriba, como mira la realeza. & se enderezó también.',
    ],
  },
  {
    id: 'seeing the good',
    does: /ahi la llevamos|todo tiene (?:remedio|solucion)|ve(?:r|s|n)? (?:siempre )?(?:lo bueno|el lado|lo positivo|el vaso|lo mejor)|medio lleno|lado (?:bueno|amable|positivo)|lo mejor en (?:la gente|tod|l[oa]s)|a todo le (?:ve|encuentra)|encuentra (?:siempre )?(?:el lado (?!chistos|divertid|gracios)|lo bueno)|todo (?:va a|se va a|tiene) (?:salir|estar|arregl|solucion)|manana (?:sera|va a ser)/,
    is: /optimis|positiv/,
    acts: [
      '«Se arruinó todo», dijo &. @ [miró] el desastre por un lado y por otro. «Todo no», [dijo], y [señaló] lo único que había quedado entero. Por ahí empezaron.',
      '& hizo la cuenta de todo lo malo. @ [oyó] hasta el final y [empezó] la otra cuenta: lo que sí había, lo que sí se podía, quién sí había venido. Salió más larga.',
      '«Va a salir bien», [dijo] @. «¿Y si no?», preguntó &. «Entonces va a salir de otro modo, y también va a estar bien». Lo [dijo] con tanta seguridad que & se lo creyó, y salió.',
    ],
  },
  {
    id: 'hope',
    does: /no pierde la (?:esperanza|fe)|sigue esperando/,
    is: /esperanza|confia\b|confianza/,
    acts: [
      'Ya nadie contaba con ello. @ [dejó] un lugar listo, por si acaso: «Todavía {espero|esperamos}». & se rio primero. Luego se quedó esperando también, y valió la pena.',
      '@ le [dio] a & lo que más [cuidaba]. «Tú lo llevas», [dijo]. Y no [volteó] a ver si se le caía.',
      '«Mañana», [dijo] @, y lo [dijo] como quien habla de un lugar que ya conoce y es bonito. & preguntó cómo se llegaba.',
    ],
    cradle: [
      '& ya no esperaba nada. @ le [apretó] un dedo, y con esos cinco dedos tan nuevos & se puso a pensar en mañana, y en el año que viene.',
    ],
  },
  {
    id: 'savouring',
    does: /viv\w+ (?:sin prisa|cada|el dia|la vida)|goza|disfrut\w+|sabe vivir|ver la vida|cada momento|el presente/,
    acts: [
      '& corría de un lado al otro. @ le [tocó] el brazo, [señaló] algo bonito que pasaba justo entonces y no [dijo] nada. & alcanzó a verlo. Ya no corrió.',
      'Quedaba poco, y @ lo [disfrutó] como si fuera mucho: despacio, con los ojos cerrados y un «mmm» larguísimo. & hizo lo mismo, y aquel poco alcanzó.',
      '«Esto no vuelve», [dijo] @, «vamos a gozarlo». Y [se quedó] ahí, sintiendo el momento completo, hasta que & también lo sintió.',
    ],
  },
  {
    id: 'faith',
    does: /(?:nunca|no|jamas) (?:perdio|pierde|ha perdido) la fe|\b(?:ora|oran|orar|reza|rezar|rezaba)\b|oraci|bendic|(?<!pan de )\bdios\b|rosario|le prende (?:una )?vel/,
    is: /\bfe\b|creyente|devot/,
    acts: [
      'No había palabras para lo de &. @ [juntó] las manos, [cerró] los ojos y [rezó] bajito, con su nombre adentro. & sintió que alguien cargaba la otra punta.',
      '@ le [hizo] a & una señal en la frente, de las que hacen las abuelas, y [dijo]: «Vas con bien». Con eso, & dio el paso.',
      '«¿Y si no sale?», preguntó &. «Va a salir», [dijo] @, como quien habla de alguien conocido que nunca ha fallado, y [dio] gracias por adelantado.',
    ],
  },
  {
    id: 'roots',
    does: /(?:mantiene|conserva|guarda|sigue)\w* (?:viv\w* )?(?:la|las|nuestra|nuestras|sus) (?:tradicion|costumbre|receta|raices)\w*|de donde (?:venimos|viene|vienen|vengo|salio)|sus raices|(?:la|su) lengua de (?:la|su)|las costumbres|las tradiciones|su (?:cultura|pueblo|tierra)/,
    acts: [
      '@ le [habló] a & con las palabras de sus abuelos, las de la casa, y &, que no oía algo así desde hacía mucho, contestó en las suyas.',
      '«¿De dónde {vengo|venimos}?», [dijo] @, y le [contó] a & de los de antes, con nombre y apellido, hasta llegar a hoy.',
      '@ lo [hizo] como se ha hecho siempre en su tierra, sin saltarse nada, y a & le [explicó] por qué se hace así.',
    ],
  },
  {
    id: 'greeting',
    does: /\bsalud(?:a|as|an|ar|ando|aba|aban|e)\b|da los buenos dias/,
    acts: [
      '@ no [empezó] por lo importante. [Empezó] por los buenos días: al de la esquina, al que nadie veía y, mirándole a los ojos, a &.',
      'Pasaba todo el mundo sin levantar la vista. @ [se detuvo], [dijo] buenas tardes y le [preguntó] su nombre a &. Luego lo [repitió], para no olvidarlo.',
      'Uno por uno, sin saltarse a nadie, @ [fue] dando la mano. Al llegar a &, que no se lo esperaba, le [dio] la mano dos veces.',
      '@ [levantó] la mano desde lejos. & volteó a ver a quién saludaban. Era a quien menos se lo esperaba: a &.',
      'Pasaron los importantes, y @ [saludó]. Pasó quien barría, y @ [saludó] igual. Pasó &, y lo mismo, con nombre y todo.',
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
    does: /habla poco|pocas palabras|hace mucho|mas hechos|sin tanto (?:rollo|cuento)|sin hacer ruido ayud/,
    acts: [
      'Se habló muchísimo de lo que necesitaba &. Cuando terminaron de hablar, @ ya lo [había] hecho.',
      '«A ver», [dijo] @, y fue todo su discurso. Al rato, lo de & estaba hecho, y bien hecho.',
      'Otros prometían. @ [se arremangó], [empezó] y no [dijo] nada hasta el final: «Ya». & nunca oyó de su boca cuánto había costado.',
    ],
  },
  {
    id: 'wisdom',
    does: /(?:todo )?l[oa] piensa (?:dos|bien|mucho|antes)|piensa (?:muy )?(?:bien|dos veces)|(?:me|nos|te) (?:aconseja|orienta)|(?:palabras|frase) (?:justas|exactas|correctas)|sabe cuando va a|(?:da|das|sus|tus|con) (?:siempre )?(?:buen\w* |l[oa]s mejores )?consejo|me aconseja|siempre sabe que (?:decir|hacer)/,
    is: /analitic|reflexiv|sensat|(?:es|eres|muy|tan|bien|mas) sabi[oa]|\bmadur|sabidur|consej|experien/,
    acts: [
      '& preguntó qué hacer. @ [contó] algo que [había] vivido hace mucho, y al terminar ya no hizo falta contestar.',
      'Había mil opiniones. @ [se quedó] pensando y [dijo] una sola frase. & la apuntó en la mano, para que no se le olvidara.',
      '@ [conocía] esa clase de problema desde antes. «Primero se descansa», le [dijo] a &, «y luego se ve más chico». Y así fue.',
    ],
  },
]
