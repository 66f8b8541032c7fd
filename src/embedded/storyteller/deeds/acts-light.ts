import type { Family } from './family.ts'

/** Acts that lighten: laughter, looks, joy, what comes in with somebody. */
export const LIGHT: readonly Family[] = [
  {
    id: 'laughing at oneself',
    does: /(?:se )?(?:rie|ries|reir|reirse|burla) (?:siempre )?de (?:si mism|ell[ao] mism|sus (?:propi|error))|reirse de si/,
    acts: [
      '& no se perdonaba un tropiezo. @ [tropezó] con sus propios pies, [hizo] una reverencia y [pidió] aplausos. [Se reía] de sí con tantas ganas que & contó el suyo, y ya eran dos historias buenísimas.',
      '& tenía miedo de hacerlo mal. @ [quiso] enseñar cómo se hace bien, y [le] salió al revés. [Miró] el resultado, [se rio] y [dijo]: «Esto solo a {mí me|nosotros nos} sale tan mal». & no sabía que los errores también servían para reírse.',
      '& estaba a punto de enojarse por una tontería propia. @ [contó] una de las suyas, mucho peor, con todos los detalles, y [fue] quien más [se rio].',
    ],
  },
  {
    id: 'making laugh',
    does: /cosquill|se disfraza|(?:una|con|su|sus) (?:broma|ocurrencia|chiste|payasada|payasadas)s?|(?:lado|parte) (?:chistos|divertid|gracios)\w*|^.*(?:por|con tal de|para) (?:vernos|hacernos|verme|hacerme|ver) reir|hac\w+ (?:siempre )?(?:que |a tod\w+ )?(?:me |nos |te )?reir|(?:me|nos|te|le|les) (?:hac\w+|saca\w*) (?:reir|una sonrisa|carcajad|la risa)|chist|bromas|bromea|caras que hace|imita/,
    is: /divert|(?<!mal )humor(?! (?:horrible|de perros))|gracios|simpati|bromist|ocurren|payas|chistos|comic/,
    acts: [
      '& tenía cara de martes. @ [se puso] delante, con la misma cara, y [dijo] la tontería más grande del día. Hubo un silencio. Después, una carcajada de & que se oyó hasta muy lejos.',
      '& no quería reírse. @ [hizo] la imitación, la de siempre, con voz y con pasos. & aguantó hasta la mitad. Luego la risa se le salió por la nariz.',
      '@ [se tropezó] a propósito, [saludó] como quien recibe un aplauso y [volvió] a tropezarse. & no se había reído en todo el día, y ya no pudo parar.',
      '& suspiró. @ [suspiró] más fuerte. & volvió a suspirar. @ [soltó] un suspiro tan enorme que se [le] cruzaron los ojos, y así, suspirando, & se echó a reír.',
    ],
    small: [
      '& suspiró. @ [hizo] una cara, y otra cara, y la peor de todas. & se rio hasta las lágrimas.',
      '@ [se puso] algo en la cabeza, muy en serio. & miró. Y se echó a reír.',
    ],
    pet: [
      '@ [hizo] su gracia, muy en serio, y [miró] a &. & aguantó. @ la [repitió] desde el principio. A la tercera, & se rio sin remedio.',

      '& suspiró. @ [miró] a un lado, [miró] al otro y [hizo] un ruido que no era de animal. & se rio sin querer, y @ lo [repitió], por si acaso.',
      '@ [persiguió] su propia cola, la [alcanzó] y [puso] cara de no saber qué seguía. & se rio hasta las lágrimas.',
    ],
    cradle: [
      '@ [infló] los cachetes, [cerró] los ojos y [sacó] la lengua. Salió un ruido tremendo. & se rio, y @ lo [hizo] otra vez.',
    ],
  },
  {
    id: 'laughter',
    does: /(?:ya )?se (?:esta )?(?:riendo|rie)(?! de)/,
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
      '@ [abrió] la boca, sin un diente, y [soltó] una carcajada redonda. A & se le quitó lo triste.',
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
      '& tropezó con @ y esperó el enojo. @ [sonrió], de verdad y sin burla, y a & se le fue el susto.',
    ],
    small: [
      '& tenía la cara larga, larga. @ [sonrió]. Y a & se le hizo corta.',
      '& no se acercaba. @ [sonrió] con toda la cara. Un pasito. Otro. Ya.',
    ],
    pet: [
      '@ [sacó] la lengua de lado y [sonrió] con toda la cara, como sonríen los que no saben fingir. & también sonrió.',
    ],
    cradle: ['@ [sonrió]. Sin dientes, con toda la cara, con los pies. Y & ya no se quiso ir.'],
  },
  {
    id: 'gaze',
    does: /(?:como|cuando) (?:me |nos |te |lo |la )?mir(?:a|as|aba)\b|(?:me|nos|os) (?:mira|miras|sigas mirando|mirabas)\b|su(?:s)? (?:mirada|ojos|ojitos|ojazos)|tu(?:s)? (?:mirada|ojos|ojitos|ojazos)/,
    is: /\bmira(?:da|das)\b|\boj(?:os|itos|azos)\b/,
    acts: [
      '& hablaba mirando al suelo, por costumbre. @ [miró] a &. De frente, sin prisa, como se mira lo que importa, y & levantó los ojos.',
      '& empezó a contar lo suyo y pensó en dejarlo ahí. @ no [apartó] los ojos: ni cuando se le quebró la voz, ni cuando se quedó sin palabras. Con esa mirada bastó para que siguiera.',
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
    does: /(?:nunca|no|jamas) (?:\w+ ){0,3}de mal(?:as| humor| genio)|(?:nunca|no|jamas) (?:esta|amanece|anda) (?:de )?malhumorad|se (?:levanta|despierta) (?:siempre )?(?:de buenas|content|feliz|cantando|con una sonrisa)\w*|tod[oa]s content[oa]s|(?:nos|me|le|les|te) (?:sube|levanta|alegra)\w* (?:siempre )?(?:el|los|la) (?:animo|animos|dia|moral|vida)|de buenas\b|de buen humor|se emociona con|arma la fiesta|mejores fiestas|(?:llega|entra) y (?:todo|se)|ilumin(?!\w* (?:la|mi|nuestra) vida)|le pone (?:onda|sabor|color)/,
    is: /\bluz\b(?! (?:de|a l))|alegr(?!\w* (?:la|mi|nuestra|nuestras|mis|tu) vida)|feliz|felicidad|contagi|entusias|chispa|carisma|alma de|parchad[oa]|es (?:una|pura) luz|fiester/,
    acts: [
      '& suspiró. @ [empezó] a aplaudir, porque sí. & acompañó con el pie, luego con las dos manos. Al poco estaban cantando, y nadie se acordaba del suspiro.',
      '& veía todo gris. @ [señaló] hacia arriba, [dijo] «¡pero qué cosa más bonita!» con tanta alegría que &, por mirar, se puso de buenas.',
      '«Aquí no hay nada que festejar», dijo &. @ lo [pensó]. «Entonces se festeja eso», [decidió], [dio] una vuelta, [hizo] con la boca una trompeta y [sacó] a & de la mano. Y se festejó.',
      '& contó el día que llevaba, que era de los malos. @ lo [oyó] y luego [hizo] lo mismo que hace cada mañana: [se puso] a cantar, mal y fuerte. A la segunda estrofa, & cantaba peor.',
    ],
    small: [
      '& no se movía. @ [aplaudió]: una, dos. [Dio] una vuelta, y & dio otra.',
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
      '@ le [preguntó] a & qué era lo que más le gustaba. & lo dijo en voz muy baja, porque era una cosa sencilla. @ [fue] por ella y [volvió] con eso y con dos más. & no había sonreído así en mucho tiempo.',
      '& dijo que ya no se acordaba de qué era estar contento de verdad. @ [empezó] a probar: una canción, un chiste, una flor. Con la cuarta cosa, que fue una tontería, & se acordó.',
      '& no pedía nada. @ le [adivinó] el gusto, [se fue] sin decir a dónde y [apareció] con lo que era. & lo miró como se miran los regalos antes de creérselos.',
    ],
  },
  {
    id: 'keeping the good',
    does: /(?:recuerda|memorios\w*|se acuerda|se queda|acordarse) (?:siempre )?(?:de |con |sol[oa] )*(?:lo bueno|lo mejor|las cosas buenas)|lo malo (?:se )?(?:l[oa] )?(?:olvida|borra)/,
    acts: [
      '& quiso disculparse por algo de hacía mucho. @ lo [buscó] en la memoria, por arriba y por abajo. Eso no [estaba]. [Estaba] el día en que & hizo algo bueno, y ese se lo [contó].',
      '& dijo que de su vida solo se acordaba de lo malo. @ [preguntó] por un día bueno, uno nada más, y lo [fue] sacando con preguntas, como se saca un hilo. Detrás de ese venían otros.',
      '& contó dos cosas: una mala y una buena. Al día siguiente, @ solo [sabía] contar la buena. La otra, [dijo], se [le] había olvidado por el camino. A & también.',
    ],
  },
  {
    id: 'safety',
    does: /nadie (?:pasa|pasaba|tiene|tenia) miedo|(?:da|dan|daba|dabas|inspira|transmite) (?:siempre )?(?:mucha )?(?:confianza|seguridad)|(?:me|nos|se|uno se) (?:siente|siento|sentimos) segur/,
    acts: [
      'A & le daba miedo mirar. @ le [ofreció] el brazo y [fue] contando en voz alta lo que había: esto, aquello, nada más. & miró entonces, y era eso y nada más.',
      '& no se atrevía a moverse. «Por aquí», [dijo] @, como quien conoce el suelo, y [fue] primero, despacio, para que & pisara donde ya estaba pisado. No hubo ni un tropiezo.',
      '& preguntó si iba a doler. @ [contestó] la verdad, que era «poco», y [se quedó] tan cerca que se oía cómo respiraba. & no necesitó más para atreverse.',
    ],
  },
  {
    id: 'light in hard times',
    does: /perd\w+ (?:nunca )?(?:el|su) (?:buen )?humor|(?:nunca|no|jamas) (?:dejo|ha dejado|deja|dejaba) de (?:sonreir|reir|cantar|bailar)\w*|(?:lado|parte) (?:chistos|divertid|gracios)\w* .{0,12}(?:hasta|incluso|aun|de lo|en)|con (?:humor|una sonrisa|alegria|risas)\b.{0,30}(?:cancer|enferm|dificil|peor)|(?:cancer|enferm\w*|quimio|problemas?|lo dificil|adversidad\w*|vida|perdida).{0,14} con (?:humor|una sonrisa|alegria|risas)|(?:enfrent|llev|tom)\w* .{0,40}con (?:humor|una sonrisa|alegria|risas)|hasta en los (?:velorio|funeral|peores|malos)|una sonrisa aunque|(?:de buenas|content[oa]|alegre|feliz|sonri\w+|de buen humor|animad[oa]),? aunque|(?:rie|ries|reir|reirse|burla)\w* (?:siempre |hasta )?de (?:las|sus|la|su|los) (?:desgracia|pena|problema|enfermedad|tragedia|desventura|mala|muerte)|(?:aun|aunque|hasta|incluso|ni) (?:en|con|cuando|estando|enferm)\w* .{0,40}(?:chist|rie|reir|sonri|humor|brome|buena cara|alegr)|(?:rie|reir|sonri|humor|alegr|brome|chist)\w* .{0,30}(?:hospital|quimio|enferm|aunque (?:le|les|la|este|todo|las)|a pesar|en (?:los|las) (?:peor|mal|momento)|en lo malo|pese a)|a pesar de todo .{0,20}(?:sonri|rie|alegr|cant)|nunca (?:pierde|perdio|pierdes) (?:la )?(?:sonrisa|alegria|(?:el )?(?:sentido del )?humor|el buen)|despues de .{0,40}sigue (?:sonri|cant|rie|bail)/,
    acts: [
      '& tenía motivos de sobra para llorar, y @ los [conocía]. Los [miró] de frente, [respiró] y [contó] un chiste buenísimo sobre lo peor de todos. & se rio con lágrimas, de las dos clases.',
      'A & le dolía, y a @ también. @ [puso] la mano donde dolía, [sonrió] y [dijo]: «A la risa no le va a ganar». & no supo a quién se lo decía, pero se rio.',
      '«Mal», [contestó] @ cuando & preguntó cómo iba todo, «pero con qué estilo». Y [dio] tres pasos de baile con lo poco que [le] quedaba de fuerzas, hasta que & sonrió.',
    ],
    pet: [
      '& tenía el peor de los días. @ también andaba con una pata adolorida, y aun así [trajo] la cuerda en la boca y [movió] la cola: había que jugar.',
    ],
  },
  {
    id: 'arrival',
    does: /(?:cambi\w+|llen\w+|ilumin\w+|alegr\w+) (?:de \w+ )?(?:la|mi|nuestra|nuestras|mis|tu) (?:vidas?|casa|hogar)|llegaste|\bllego a (?:mi|nuestra)|que (?:existe|existes|naci(?:o|ste)\b(?! (?:antes|\w+ antes|de \d|prematur|muy chiq)))|revolucionad|solo con (?:estar|existir)/,
    is: /\b(?:la|su|tu) luz (?:que|propia|de)|(?:muy|tan) querid[oa]|desead[oa]|(?:muy|tan) esperad[oa]/,
    acts: [
      'Antes de que [llegara] @, & no levantaba la vista del suelo. [Llegó] @, y & quiso abrir todas las ventanas que había.',
      'Nada había cambiado ahí en mucho tiempo. Entonces [apareció] @, y & movió las cosas de lugar, hizo sitio y hasta se oyó cantar.',
      '@ no [tuvo] que hacer nada. Apareció, y a & se le acomodó la cara. Hay quien cambia un lugar con estar en él.',
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
    does: /se (?:viste(?! sol)|arregla|peina|pinta|maquilla)|combina/,
    is: /buen gusto|\bfacha\b|\bestilo|\bmoda\b|\bropa\b|coquet|vanidos|presumid|elegan/,
    acts: [
      '& dijo que así no podía ir a ningún lado. @ le [acomodó] el cuello, le [prestó] algo de color y [dio] un paso atrás. Era lo mismo de antes, y & ya caminaba como en una alfombra.',
      'A & le daba miedo llamar la atención. @ [combinó] lo que nadie habría combinado, [dio] una vuelta y [quedó] como nadie. & pidió que le dijera cómo se hacía.',
      '«¿Y para qué arreglarse?», preguntó &. @ [se arregló] como para una fiesta, sin que hubiera ninguna. «Uno se viste para la vida», [explicó], y & se abrochó hasta el último botón.',
    ],
  },
  {
    id: 'charm',
    does: /(?:su |tu )?olor a|huele (?:rico|bien)/,
    is: /\bguap|encantador|princesa|\breina\b|cabello|hermos|precios[oa]|(?:su|tu) carita/,
    faint: /\blind[oa]s?\b|(?<!letra,? (?:tan |muy )?)bonit[oa]s?\b|\bbell[oa]s?\b/,
    acts: [
      '& tenía preparada la cara más seria. @ [llegó], [dijo] «hola», y la cara seria no duró ni hasta la tercera letra.',
      '@ [pasó] por ahí como si nada, y fue como cuando abren una cortina. & se enderezó, se peinó con la mano y pidió que se quedara otro rato tanta luz.',
      'Con ver a @, a & se le olvidó de qué se estaba quejando. Y ya no se acordó.',
    ],
    cradle: [
      '@ [bostezó], con toda la boca y las dos manos. A & se le escapó un suspiro, y luego otro.',
      '& se asomó apenas un poquito. Vio a @. Y ya no hubo modo de que se fuera.',
    ],
    pet: ['@ [se echó] panza arriba, con una oreja al revés, y [miró] a &. & iba a decir algo muy serio. Dijo «ay».'],
  },
]
