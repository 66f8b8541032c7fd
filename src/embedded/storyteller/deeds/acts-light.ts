import type { Family } from './family.ts'

/** Acts that lighten: laughter, looks, joy, what comes in with somebody. */
export const LIGHT: readonly Family[] = [
  {
    id: 'laughing at oneself',
    does: /(?:se )?(?:rie|ries|reir|reirse|burla) (?:siempre )?de (?:si mism|el(?:la)? mism|sus (?:propi|error))|reirse de si/,
    exact: /se (?:cae|equivoca|tropieza) y se rie/,
    acts: [
      '& no se perdonaba un descuido. @ [traía] el abrigo al revés y ni cuenta se [había] dado: [hizo] una reverencia y [pidió] aplausos. [Se reía] de sí con tantas ganas que & contó el suyo, y ya eran dos historias buenísimas.',
      '& tenía miedo de que se rieran. @ [quiso] saludar con elegancia y [se dio] con la mano en la nariz. «Esto solo {me pasa a mí|nos pasa}», [dijo], y [se rio] antes que nadie. & se rio después, y ya sin tanto miedo.',
      '& contó su error en voz baja. @ [contó] uno suyo, mucho peor: la vez que [saludó] a un maniquí y [esperó] a que contestara. [Se reía] tanto que casi no [podía] contarlo, y & terminó riéndose también.',
    ],
  },
  {
    id: 'making laugh',
    does: /cosquill|se disfraza|(?:buen[oa] )?(?:pa|para) la talla|tira\w* (?:la )?tallas?|buena talla|(?:morir|mata|muero|morimos) de (?:la )?risa|mama\w* (?:de )?gallo|(?:una|con|su|sus) (?:broma|ocurrencia|chiste|payasada|payasadas)s?|(?:lado|parte) (?:chistos|divertid|gracios)\w*|^.*(?:por|con tal de|para) (?:vernos|hacernos|verme|hacerme|ver) reir|hac\w+ (?:siempre )?(?:que |a tod\w+ )?(?:me |nos |te )?reir|(?:me|nos|te|le|les) (?:hac\w+|saca\w*) (?:reir|una sonrisa|carcajad|la risa)|(?<!\brie\w* (?:siempre )?de (?:mis|l[oa]s|nuestr[oa]s|tod[oa]s mis) )chist|bromas|bromea|caras que hace|imita/,
    is: /divert|(?<!mal )humor(?! (?:horrible|de perros))|gracios|simpati|bromist|ocurren|payas|chistos|comic|salero|\bla monda\b|\bamen[oa]\b|pura risa/,
    acts: [
      '@ [se puso] delante de &, muy en serio, y [dijo] con voz de discurso: «Se {me|nos} perdió un calcetín, y su pareja no quiere declarar». Hubo un silencio. Después & soltó una carcajada.',
      '& no quería reírse. @ [imitó], con voz y todo, a una gallina que busca sus lentes. & aguantó hasta la mitad. Luego la risa se le salió por la nariz.',
      '& suspiró. @ [suspiró] más fuerte. & volvió a suspirar. @ [soltó] un suspiro tan enorme que se [le] cruzaron los ojos, y así, suspirando, & se echó a reír.',
    ],
    small: [
      '& suspiró. @ [hizo] una cara, y otra cara, y la peor de todas. & se rio hasta las lágrimas.',
      '@ [se puso] un zapato de sombrero, muy en serio. & miró. Y se echó a reír.',
    ],
    pet: [
      '@ [se puso] panza arriba y [miró] a & al revés, muy en serio. & aguantó. @ [estornudó], del esfuerzo, y & se rio sin remedio.',
      '& suspiró. @ [miró] a un lado, [miró] al otro y [hizo] un ruido que no era de animal. & se rio sin querer, y @ lo [repitió], por si acaso.',
      '@ [persiguió] su propia cola, la [alcanzó] y [puso] cara de no saber qué seguía. & se rio hasta las lágrimas.',
    ],
    cradle: [
      '@ [infló] la cara, [cerró] los ojos y [sacó] la lengua. Salió un ruido tremendo. & se rio, y @ lo [hizo] otra vez.',
    ],
  },
  {
    id: 'laughter',
    does: /(?:ya )?se (?:esta )?(?:riendo|rie)(?! (?:de|hasta|incluso|aunque)\b)/,
    is: /\brisa|carcajad|\brie\b|\bries\b|\breir|\breis|\brien\b|risuen|reilon/,
    acts: [
      'A &, de tanto suspirar, le dio hipo. Y @ [se rio]. Empezó bajito, subió, se atascó un poco y salió toda. Era una risa de las que se pegan, y a & se le pegó.',
      '& dijo que no había nada de qué reírse. Lo dijo tan en serio que @ [soltó] la carcajada. Rodó por el suelo, rebotó y fue a dar justo en &, que ya no pudo seguir con lo triste.',
      '& preguntó que cuál era la gracia. @ [trató] de contestar y no [pudo]. La risa se [le] escapaba a pedacitos, y & los fue recogiendo hasta que se le hizo una propia.',
    ],
    small: [
      'A & le dio hipo. Y @ [se rio]. Ja, ja. Era una risa de las que se pegan, y a & se le pegó.',
      '& no quería reírse. @ sí. Ja. Ja, ja. Y & no pudo más.',
    ],
    cradle: [
      'Y @ [se rio]. Primero un gorgorito, luego otro, luego la risa entera. & también se rio.',
      '@ [abrió] la boca y [soltó] una carcajada redonda. A & se le pegó.',
    ],
    pet: [
      '& no decía nada. @ [soltó] un ruido que parecía risa, y luego otro, igualito a la risa de alguien. Era risa. A & se le pegó, y ya no hubo quien parara.',
    ],
  },
  {
    id: 'smile',
    is: /sonri|sonrei|sonrisa|smile/,
    acts: [
      '& esperaba un regaño. @ no [dijo] nada. [Sonrió]. Primero con los ojos y después con todo lo demás, y & tuvo que contestar igual.',
      '& no se atrevía a acercarse. @ [sonrió], y fue como si alguien abriera una ventana. & se acercó despacio, como se acerca uno a la luz.',
      '& contó lo suyo mirando al suelo. Cuando levantó los ojos, @ le [estaba] sonriendo, con la boca y con la mirada, sin prisa. & quiso seguir con la cara triste, y se le fue torciendo hacia arriba.',
    ],
    small: [
      '& tenía la cara larga, larga. @ [sonrió]. Y a & se le hizo corta.',
      '& no se acercaba. @ [sonrió] con toda la cara. Un pasito. Otro. Ya.',
    ],
    pet: [
      '@ [sacó] la lengua de lado y [sonrió] con toda la cara, como sonríen los que no saben fingir. & también sonrió.',
    ],
    cradle: ['@ [sonrió]. Con la boca, con toda la cara, con los pies. Y & ya no se quiso ir.'],
  },
  {
    id: 'gaze',
    does: /(?:forma|manera) (?:en|con) (?:la )?que (?:nos |me |l[oa]s? )?mira|(?:como|cuando) (?:me |nos |te |lo |la )?mir(?:a|as|aba)\b|(?:me|nos|os) (?:mira|miras|sigas mirando|mirabas)\b|su(?:s)? (?:mirada|ojos|ojitos|ojazos)|tu(?:s)? (?:mirada|ojos|ojitos|ojazos)/,
    is: /\bmira(?:da|das)\b|\boj(?:os|itos|azos)\b/,
    acts: [
      '& hablaba mirando al suelo, por costumbre. @ [miró] a &. De frente, sin prisa, como se mira lo que importa, y & levantó los ojos.',
      '& empezó a contar lo suyo y pensó en dejarlo ahí. @ no [apartó] los ojos: ni cuando se le quebró la voz, ni cuando se quedó sin palabras. Esa mirada bastó para que siguiera.',
      '& creía que no había en su persona nada que ver. @ [se puso] a su altura, [abrió] bien los ojos y [miró] como si fuera lo más interesante del día. Y lo fue.',
    ],
    small: [
      '& no sabía qué decir. @ [abrió] los ojos, grandes, grandes, y [miró] a &. Y ya no hizo falta.',
      '@ [miró] a & de cerquita, como se mira la luna. Y & se quedó ahí.',
    ],
    pet: ['@ [se sentó] enfrente y [miró] a &, fijo, con los ojos enormes. Así no hay quien siga de mal humor.'],
    cradle: [
      '@ [abrió] los ojos y [miró] a & sin parpadear, como quien mira la luna por primera vez. Y & se quedó ahí.',
    ],
  },
  {
    id: 'joy',
    does: /(?:nunca|no|jamas) (?:\w+ ){0,3}de mal(?:as| humor| genio)|(?:nunca|no|jamas) (?:esta|amanece|anda) (?:de )?malhumorad|se (?:levanta|despierta) (?:siempre )?(?:de buenas|content|feliz|cantando|con una sonrisa)\w*|tod[oa]s content[oa]s|(?:nos|me|le|les|te) (?:sube|levanta|alegra)\w* (?:siempre )?(?:el|los|la) (?:animo|animos|dia|moral|vida)|de buenas\b|de buen humor|(?:siempre|anda|vive) (?:esta |muy )?content[oa]|pone (?:el )?ambiente|se emociona con|arma la fiesta|mejores fiestas|(?:llega|entra) y (?:todo|se)|ilumin(?!\w* (?:la|mi|nuestra) vida)|le pone (?:onda|sabor|color)/,
    is: /(?<!se (?:\w+ )?la )\bluz\b(?! (?:de|a l|en))|alegr(?!\w* (?:la|mi|nuestra|nuestras|mis|tu) vida)|feliz|felicidad|contagi|entusias|chispa|carisma|alma de|parchad[oa]|parrander|cascabel|castanuela|rayito|energia positiva|es (?:una|pura) luz|fiester/,
    acts: [
      '& suspiró. @ [empezó] a aplaudir, porque sí, y a mover los pies. & acompañó con una mano, luego con las dos. Al rato estaban cantando, y nadie se acordaba del suspiro.',
      '& veía todo gris. @ [se acercó] con los brazos abiertos y [gritó]: «¡Pero qué cosa más bonita!». & miró hacia atrás, a ver qué era. Era &. Con una alegría así no hay gris que dure.',
      '& contó lo suyo con la cabeza baja. @ [oyó] todo. «Pues ahora somos más», [dijo], [dio] una vuelta con los brazos abiertos, [hizo] con la boca una trompeta y [sacó] a & de la mano. Hubo fiesta sin pastel.',
      '& contó el día que llevaba, que era de los malos. @ [oyó] hasta el final y luego [se puso] a cantar, mal y fuerte, como cada mañana. A la segunda estrofa, & cantaba peor.',
    ],
    small: [
      '& estaba triste. «¡Qué bonito día!», [cantó] @, y [abrió] los brazos. & miró. ¡Sí era bonito!',
      '«No hay fiesta», dijo &. @ [aplaudió]. «¡Fiesta!» Y hubo fiesta.',
    ],
    pet: [
      '@ [dio] tres vueltas, [saltó], [corrió] hasta & y [volvió] a saltar, como si aquel fuera el mejor día del mundo.',
    ],
    cradle: ['@ [pataleó] de gusto, [movió] los brazos, [hizo] «agú». Y &, sin querer, también movió los brazos.'],
  },
  {
    id: 'making happy',
    does: /(?:hac|hic|hiz)\w* (?:muy |tan )?feli(?:z|ces)/,
    acts: [
      '«¿Qué es lo más rico del mundo?», [preguntó] @. «El pan con mermelada», dijo &, bajito, porque era una cosa sencilla. @ [sacó] uno de su bolsa y le [dio] la mitad más grande. & se la comió sonriendo.',
      '& ya no se acordaba de qué se sentía estar de buenas. @ [probó] con una canción. Nada. [Probó] con un chiste. Casi. Entonces le [hizo] una corona de papel. & se la puso, y se rio con toda la cara.',
      '& no pedía nada. @ [dobló] un papel por aquí y por allá hasta que tuvo alas, y se lo [dio]. «Es un regalo», [dijo], «porque sí». & lo sostuvo como se sostienen los regalos antes de creérselos.',
    ],
  },
  {
    id: 'keeping the good',
    exact:
      /(?:recuerda|memorios\w*|se acuerda|se queda|acordarse) (?:siempre )?(?:de |con |sol[oa] )*(?:lo bueno|lo mejor|las cosas buenas)|lo malo (?:se )?(?:l[oa] )?(?:olvida|borra)/,
    acts: [
      '& contó lo suyo, y todo era malo. @ [repitió] nada más lo bueno que venía en medio: el perro que movió la cola, el vaso de agua, la canción. Al oírlo así, & se acordó de otra cosa buena.',
      '& dijo que de su vida solo se acordaba de lo malo. @ [preguntó] por un día bueno, uno nada más, y lo [fue] sacando con preguntas, como se saca un hilo. Detrás de ese venían otros.',
      '«¿Y nunca un mal día?», preguntó &. @ [empezó] a contar uno, y de lo malo ya no [se acordaba]: [contó] una nube con forma de pato y un pan recién hecho. & buscó en su día, y encontró dos cosas.',
    ],
  },
  {
    id: 'safety',
    does: /nadie (?:pasa|pasaba|tiene|tenia) miedo|(?:da|dan|daba|dabas|inspira|transmite) (?:siempre )?(?:mucha )?(?:confianza|seguridad)|(?:me|nos|se|uno se) (?:siente|siento|sentimos) (?:segur|protegid|a salvo)/,
    acts: [
      'A & le daba miedo mirar. @ le [ofreció] el brazo y [fue] contando en voz alta lo que había: esto, aquello, nada más. & miró entonces, y era eso y nada más.',
      '& no se atrevía a moverse. «Por aquí», [dijo] @, como quien conoce el suelo, y [fue] primero, despacio, para que & pisara donde ya estaba pisado. No hubo ni un tropiezo.',
      'A & le temblaba la voz. @ [se puso] a su lado, tan cerca que se oía su respiración, y [dijo]: «De aquí no {me muevo|nos movemos}». & se apoyó un poco, soltó el aire y dejó de mirar hacia atrás.',
    ],
  },
  {
    id: 'light in hard times',
    does: /nariz de payaso|(?:quedo|estaba) (?:calva|pelona|sin pelo) y (?:sali|se (?:pint|puso|rio))\w*|perd\w+ (?:nunca )?(?:el|su) (?:buen )?humor|(?:nunca|no|jamas) (?:dejo|ha dejado|deja|dejaba) de (?:sonreir|reir|cantar|bailar)\w*|(?:lado|parte) (?:chistos|divertid|gracios)\w* .{0,12}(?:hasta|incluso|aun|de lo|en)|con (?:humor|una sonrisa|alegria|risas)\b.{0,30}(?:cancer|enferm|dificil|peor)|(?:cancer|enferm\w*|quimio|problemas?|lo dificil|adversidad\w*|vida|perdida).{0,14} con (?:humor|una sonrisa|alegria|risas)|(?:enfrent|llev|tom)\w* .{0,40}con (?:humor|una sonrisa|alegria|risas)|hasta en los (?:velorio|funeral|peores|malos)|una sonrisa aunque|(?:de buenas|content[oa]|alegre|feliz|sonri\w+|de buen humor|animad[oa]),? aunque|(?:rie|ries|reir|reirse|burla)\w* (?:siempre |hasta )?de (?:las|sus|la|su|los) (?:desgracia|pena|problema|enfermedad|tragedia|desventura|mala|muerte)|(?:aun|aunque|hasta|incluso|ni) (?:en|con|cuando|estando|enferm)\w* .{0,40}(?:chist|rie|reir|sonri|humor|brome|buena cara|alegr)|(?:rie|reir|sonri|humor|alegr|brome|chist)\w* .{0,30}(?:hospital|quimio|enferm|aunque (?:le|les|la|este|todo|las)|a pesar|en (?:los|las) (?:peor|mal|momento)|en lo malo|pese a)|a pesar de todo .{0,20}(?:sonri|rie|alegr|cant)|al mal tiempo,? buena cara|buena cara al mal tiempo|(?:nunca|no|sin|jamas) (?:pierde|perdio|pierdes|perder) (?:la |su )?(?:sonrisa|risa|alegria|(?:el )?(?:sentido del )?humor|el buen)|despues de .{0,40}sigue (?:sonri|cant|rie|bail)/,
    acts: [
      '& preguntó cómo se puede reír con tantos problemas. A @ no [le] faltaban. «{Los míos|Los nuestros} ya no cabían en casa», [dijo], «así que hay que sacarlos a pasear». Y [caminó] como quien lleva un perro muy terco. & se rio con lágrimas.',
      'El día de @ tampoco había sido de los buenos, y aun así [se puso] una nariz de payaso y [saludó] a &. «Con esto puesto no se puede llorar», [dijo]. & quiso ponérsela también.',
      '«Mal», [contestó] @ cuando & preguntó cómo iba todo, «pero con qué estilo». Y [dio] tres pasos de baile con lo poco que [le] quedaba de fuerzas, hasta que & sonrió.',
    ],
    pet: [
      '& tenía el peor de los días. @ también andaba con una pata adolorida, y aun así [trajo] la cuerda en la boca y [movió] la cola: había que jugar.',
    ],
  },
  {
    id: 'arrival',
    does: /(?:cambi\w+|llen\w+|ilumin\w+|alegr\w+) (?:de \w+ )?(?:la|mi|nuestra|nuestras|mis|tu) (?:vidas?|casa|hogar)|llegaste|desde que (?:llego|nacio) todo|\bllego a (?:mi|nuestra)|que (?:exist[ae]s?|naci(?:o|ste)\b(?! (?:antes|\w+ antes|de (?:\d|seis|siete|ocho)|prematur|muy chiq)))|revolucionad|solo con (?:estar|existir)/,
    is: /\b(?:la|su|tu) luz (?:que|propia|de)|(?:muy|tan) querid[oa]|desead[oa]|(?:muy|tan) esperad[oa]/,
    acts: [
      '& no levantaba la vista del suelo. Entonces vio a @, que nada más [estaba] ahí. Y & se enderezó, se limpió la cara y [le] hizo sitio a su lado, como cuando llega quien uno estaba esperando.',
      '& contó que antes de ese día todo le parecía gris y callado. «¿Y ahora?», [preguntó] @. & miró a @, y se le fue poniendo otra cara. «Ahora no», dijo.',
      '@ no [hizo] más que acercarse. Y a & se le encendieron los ojos, como se enciende una casa cuando por fin llega alguien.',
    ],
    cradle: [
      '@ no [hizo] nada más que llegar. Y con eso & bajó la voz, sonrió y se puso a hacer sitio.',
      '[Llegó] @, con unas manos así de chiquitas, y & ya no quiso vivir como antes.',
    ],
    pet: [
      '& vivía muy en silencio. [Llegó] @, [olió] cada rincón, [escogió] el mejor lugar, y desde entonces ahí hubo alguien.',
    ],
  },
  {
    id: 'style',
    does: /(?:no|nunca) sale (?:a la calle )?sin (?:su|sus) (?:sombrero|gorra|aretes|labial|perfume|bolsa|corbata|boina)|(?:siempre|muy|bien) (?:\w+ )?(?:arreglad|planchad|bolead|perfumad|peinad)(?:[oa]|it[oa])s?\b|(?:oliendo|huele) a (?:colonia|perfume|jabon|limpio|locion)|de punta en blanco|zapatos (?:bolead|lustrad|limpi)\w*|\bviste (?:muy )?bien|se (?:viste(?! sol)|arregla|peina|pinta|maquilla)|combina/,
    is: /buen gusto|\bfach(?:a|er[oa])\b|\bestilo|\bmoda\b|(?:su|buena) ropa|ropa (?:limpi|bonit|planch)|coquet|vanidos|presumid|elegan/,
    acts: [
      '& dijo que así no podía presentarse ante nadie. @ [se quitó] su pañuelo de colores, se lo [puso] con un nudo que nadie más sabía hacer y [dio] un paso atrás. & se enderezó y caminó como en una alfombra.',
      'A & le daba miedo llamar la atención. @ [combinó] lo que nadie habría combinado, el rojo con el morado, y [dio] una vuelta: [quedó] como nadie. & quiso saber cómo se hacía.',
      '«¿Y para qué arreglarse?», preguntó &. @ [se arregló] como para una fiesta, sin que hubiera ninguna. «Uno se viste para la vida», [explicó], y & se abrochó hasta el último botón.',
    ],
    pet: [
      '@ [pasó] por delante de &, despacio, con la cola en alto y sin mirar al suelo, como quien va por una alfombra. & se peinó con la mano.',
    ],
  },
  {
    id: 'charm',
    does: /(?:^|que )(?:su|tu|el) olor a|huele (?:rico|bien)/,
    is: /\bguap|bombon|encantador|princesa|\breina\b|cabello|hermos|precios[oa]|(?:su|tu) carita/,
    faint: /\blind[oa]s?\b|(?<!letra,? (?:tan |muy )?)bonit[oa]s?\b|\bbell[oa]s?\b/,
    acts: [
      '& tenía preparada la cara más seria. @ [llegó], [dijo] «hola», y la cara seria no duró ni hasta la tercera letra.',
      '@ [se acercó], y & se enderezó, se peinó con la mano y se olvidó de lo que estaba diciendo. «¿Qué?», [preguntó] @. «Perdón», dijo &. «Es que daba gusto mirar».',
      '& no quería dejarse ver. Pero @ [se asomó], [ladeó] la cabeza y [sonrió]. Y & se quedó con la boca abierta, como quien ve salir el sol.',
    ],
    cradle: [
      '@ [bostezó], con toda la boca y las dos manos. A & se le escapó un suspiro, y luego otro.',
      '& se asomó apenas un poquito. Vio a @. Y ya no hubo modo de que se fuera.',
    ],
    pet: ['@ [se echó] panza arriba, con una oreja al revés, y [miró] a &. & iba a decir algo muy serio. Dijo «ay».'],
  },
]
