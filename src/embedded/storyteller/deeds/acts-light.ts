import type { Family } from './family.ts'

/** Acts that lighten: laughter, looks, joy, what comes in with somebody. */
export const LIGHT: readonly Family[] = [
  {
    id: 'laughing at oneself',
    does: /(?:se )?(?:rie|ries|reir|reirse|burla) (?:siempre )?de (?:si mism|ell[ao] mism|sus (?:propi|error))|reirse de si/,
    acts: [
      '@ [tropezó] delante de todos, [hizo] una reverencia y [pidió] aplausos. [Se reía] de sí con tantas ganas que & contó su peor tropiezo, y ya eran dos historias buenísimas.',
      'A @ [le] salió al revés. [Miró] el resultado, [se rio] y [dijo]: «Esto solo a {mí me|nosotros nos} sale tan mal». & no sabía que los errores también servían para reírse.',
      '& estaba a punto de enojarse por una tontería propia. @ [contó] una de las suyas, mucho peor, con todos los detalles, y [fue] quien más [se rio].',
    ],
  },
  {
    id: 'making laugh',
    does: /cosquill|se disfraza|(?:una|con|su|sus) (?:broma|ocurrencia|chiste|payasada|payasadas)s?|(?:lado|parte) (?:chistos|divertid|gracios)\w*|^.*(?:por|con tal de|para) (?:vernos|hacernos|verme|hacerme|ver) reir|hac\w+ (?:siempre )?(?:que |a tod\w+ )?(?:me |nos |te )?reir|(?:me|nos|te|le|les) (?:hac\w+|saca\w*) (?:reir|una sonrisa|carcajad|la risa)|chist|bromas|bromea|caras que hace|imita/,
    is: /divert|humor(?! (?:horrible|de perros))|gracios|simpati|bromist|ocurren|payas|chistos|comic/,
    acts: [
      '@ [miró] a &, muy en serio, y [dijo] la tontería más grande del día. Hubo un silencio. Después, una carcajada de & que se oyó hasta muy lejos.',
      '@ [hizo] la imitación, la de siempre, con voz y con pasos. & quiso seguir con su cara de martes, pero la risa se le salió por la nariz.',
      '@ [se tropezó] a propósito, [saludó] como quien recibe un aplauso y [volvió] a tropezarse. & no se había reído en todo el día, y ya no pudo parar.',
    ],
    pet: [
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
      'Entonces @ [se rio]. Empezó bajito, subió, se atascó un poco y salió toda. Era una risa de las que se pegan, y a & se le pegó.',
      'No había nada de qué reírse, y aun así @ [soltó] la carcajada. Rodó por el suelo, rebotó y fue a dar justo en &, que ya no pudo seguir con lo triste.',
      '@ [trató] de aguantarse. No [pudo]. La risa se le escapó a pedacitos, y & los fue recogiendo hasta que se le hizo una propia.',
    ],
    cradle: [
      'Y @ [se rio]. Primero un gorgorito, luego otro, luego la risa entera. & también se rio.',
      '@ [abrió] la boca, sin un diente, y [soltó] una carcajada redonda. A & se le quitó lo triste.',
    ],
  },
  {
    id: 'smile',
    is: /sonri|sonrei|sonrisa|smile/,
    acts: [
      '@ no [dijo] nada. [Sonrió]. Primero con los ojos y después con todo lo demás, y & tuvo que contestar igual.',
      '@ [sonrió], y fue como si alguien abriera una ventana. & se acercó despacio, como se acerca uno a la luz.',
      'Habría sido fácil enojarse. @ [sonrió], de verdad y sin burla, y a & se le olvidó lo que iba a reclamar.',
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
      '@ [miró] a &. De frente, sin prisa, como se mira lo que importa. Hacía mucho que a & nadie le hacía caso así.',
      '@ no [apartó] los ojos de &: ni cuando se le quebró la voz, ni cuando se quedó sin palabras. Con esa mirada bastó para que siguiera hablando.',
      '@ [se puso] a su misma altura, [abrió] bien los ojos y [miró] a & como si fuera lo más interesante del día. Y lo fue.',
    ],
    pet: ['@ [se sentó] enfrente y [miró] a &, fijo, con los ojos enormes. Así no hay quien siga de mal humor.'],
    cradle: [
      '@ [abrió] los ojos y [miró] a & sin parpadear, como quien mira la luna por primera vez. Y & se quedó ahí.',
    ],
  },
  {
    id: 'joy',
    does: /se (?:levanta|despierta) (?:siempre )?(?:de buenas|content|feliz|cantando|con una sonrisa)\w*|tod[oa]s content[oa]s|(?:nos|me|le|les|te) (?:sube|levanta|alegra)\w* (?:siempre )?(?:el|los|la) (?:animo|animos|dia|moral|vida)|de buenas\b|de buen humor|se emociona|arma la fiesta|mejores fiestas|(?:llega|entra) y (?:todo|se)|ilumin(?!\w* (?:la|mi|nuestra) vida)|le pone (?:onda|sabor|color)/,
    is: /alegr(?!\w* (?:la|mi|nuestra|nuestras|mis|tu) vida)|feliz|felicidad|contagi|entusias|chispa|carisma|alma de|es (?:una|pura) luz|fiester/,
    acts: [
      '@ [empezó] a aplaudir, porque sí. & acompañó con el pie, luego con las dos manos. Al poco estaban todos cantando, y nadie se acordaba de quién había empezado.',
      '& veía todo gris. @ [señaló] hacia arriba, [dijo] «¡pero mira qué cosa más bonita!» con tanta alegría que &, por mirar, se puso de buenas.',
      '@ [entró] como entra el sol: [saludó] a todos, [dio] una vuelta, [preguntó] qué se festejaba. Nada, dijo &. «Entonces hoy», [decidió] @, y se festejó.',
    ],
    pet: [
      '@ [dio] tres vueltas, [saltó], [corrió] hasta & y [volvió] a saltar, como si aquel fuera el mejor día del mundo.',
    ],
    cradle: ['@ [pataleó] de gusto, [movió] los brazos, [hizo] «agú». Y &, sin querer, también movió los brazos.'],
  },
  {
    id: 'light in hard times',
    does: /(?:nunca|no|jamas) (?:dejo|ha dejado|deja|dejaba) de (?:sonreir|reir|cantar|bailar)\w*|(?:lado|parte) (?:chistos|divertid|gracios)\w* .{0,12}(?:hasta|incluso|aun|de lo|en)|con (?:humor|una sonrisa|alegria|risas)\b.{0,30}(?:cancer|enferm|dificil|peor)|(?:cancer|enferm\w*|quimio|problemas?|lo dificil|adversidad\w*|vida|perdida).{0,14} con (?:humor|una sonrisa|alegria|risas)|(?:enfrent|llev|tom)\w* .{0,40}con (?:humor|una sonrisa|alegria|risas)|hasta en los (?:velorio|funeral|peores|malos)|una sonrisa aunque|(?:de buenas|content[oa]|alegre|feliz|sonri\w+|de buen humor|animad[oa]),? aunque|(?:rie|ries|reir|reirse|burla)\w* (?:siempre |hasta )?de (?:las|sus|la|su|los) (?:desgracia|pena|problema|enfermedad|tragedia|desventura|mala|muerte)|(?:aun|aunque|hasta|incluso|ni) (?:en|con|cuando|estando|enferm)\w* .{0,40}(?:chist|rie|reir|sonri|humor|brome|buena cara|alegr)|(?:rie|reir|sonri|humor|alegr|brome|chist)\w* .{0,30}(?:hospital|quimio|enferm|aunque (?:le|les|la|este|todo|las)|a pesar|en (?:los|las) (?:peor|mal|momento)|en lo malo|pese a)|a pesar de todo .{0,20}(?:sonri|rie|alegr|cant)|nunca (?:pierde|perdio|pierdes) (?:la )?(?:sonrisa|alegria|(?:el )?(?:sentido del )?humor|el buen)|despues de .{0,40}sigue (?:sonri|cant|rie|bail)/,
    acts: [
      'Había motivos de sobra para llorar, y @ los [conocía]. Los [miró] de frente, [respiró] y [contó] un chiste buenísimo sobre lo peor de todos. & se rio con lágrimas, de las dos clases.',
      'A @ también [le] dolía. [Puso] la mano donde dolía, [sonrió] y [dijo]: «Hoy no nos vas a ganar la risa». & no supo a quién se lo decía, pero se rio.',
      '«Mal», [contestó] @ cuando & preguntó cómo iba todo, «pero con qué estilo». Y [dio] tres pasos de baile con lo poco que [le] quedaba de fuerzas, hasta que & sonrió.',
    ],
    pet: [
      '& tenía el peor de los días. @ también andaba con una pata adolorida, y aun así [trajo] la cuerda en la boca y [movió] la cola: había que jugar.',
    ],
  },
  {
    id: 'arrival',
    does: /(?:cambi\w+|llen\w+|ilumin\w+|alegr\w+) (?:de \w+ )?(?:la|mi|nuestra|nuestras|mis|tu) (?:vidas?|casa|hogar)|llegaste|\bllego a (?:mi|nuestra)|que (?:existe|existes|naci(?:o|ste)\b(?! (?:antes|\w+ antes|de \d|prematur|muy chiq)))|revolucionad|solo con (?:estar|existir)/,
    is: /(?:muy|tan) querid[oa]|desead[oa]|(?:muy|tan) esperad[oa]/,
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
    does: /se (?:viste|arregla|peina|pinta|maquilla)|combina/,
    is: /buen gusto|\bfacha\b|\bestilo|\bmoda\b|\bropa\b|coquet|vanidos|presumid|elegan/,
    acts: [
      '@ le [acomodó] el cuello a &, le [subió] una manga, le [prestó] algo de color y [dio] un paso atrás. Era la misma ropa, y & ya caminaba como en una alfombra.',
      '@ no [se conformó] con lo de todos: [combinó] lo que nadie habría combinado, [dio] una vuelta y [quedó] como nadie. & pidió que le dijera cómo se hacía.',
      'Ni el cansancio ni las prisas: @ [se arregló] como para una fiesta y así [fue] con &. «Uno se viste para la vida», [explicó], y & se abrochó hasta el último botón.',
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
      '& se asomó nada más un poquito. Vio a @. Y ya no hubo modo de que se fuera.',
    ],
    pet: ['@ [se echó] panza arriba, con una oreja al revés, y [miró] a &. & iba a decir algo muy serio. Dijo «ay».'],
  },
]
