import type { Family } from './family.ts'

/** Acts of whoever gives: food, things, help, care, a place among them. */
export const GIVING: readonly Family[] = [
  {
    id: 'feeding guests',
    does: /(?:nadie|ninguno) se (?:iba|va|fue)\b.{0,24} sin (?:\w+ ){0,5}(?:pan|comer|comida|plato|taco|itacate|envuelt\w*|algo|codito|probar)|(?:puesto|lugar|plato|sitio|silla) para (?:uno|otro|alguien) mas|el que (?:llega\w*|venia|viene) com|no deja a nadie sin (?:pan|comer|cafe|plato|desayun|almuerz|cen)\w*|(?:nunca|no) (?:le |les )?(?:ha |han )?(?:neg\w+|niega) (?:un|el|la|nada|ningun) ?(?:taco|plato|comida|bocado|pan|vaso|cafe)?|sin (?:haber )?comer?(?:ido)?\b|sin (?:probar|un) (?:bocado|taco)|plato (?:de )?(?:mas|extra)|otro plato|ya com(?:i|ist)\w*\??|(?<!(?:perr|gat)\w* )\b(?:da|dan|das|daba|dabas|dio) de comer(?! a (?:los|las|sus|un|una|cualquier)? ?(?:perr|gat|pajar|palom|animal|gallin|hormig|pat))|invita\w* (?:siempre )?a (?:tod\w+|quien\w*|los|las|la gente).{0,24}(?:comer|cenar|su mesa)|con comida|(?:con|pas\w+) hambre|nos alimenta|(?:su )?mesa (?:siempre )?(?:esta )?(?:puesta|abierta|alcanza)|donde comen|itacate|(?:manda|da|prepara|guarda)\w* (?:siempre )?(?:un |su |el )?(?:tupper|toper|taper)|(?:siempre )?le echa agua a los|con sus manos alimenta/,
    acts: [
      'A & le sonó la barriga, y se la tapó con las dos manos. @ [sacó] un pan, lo [partió] y [empezó] a comer también, para que no diera pena. & comió hasta la última migaja.',
      '«¿Ya hubo de comer?», [preguntó] @ antes que nada. & dijo que no tenía hambre, con la boca chiquita. @ no [hizo] caso: [sacó] pan y queso, los [repartió] para que alcanzara y no [descansó] hasta que & pidió más.',
      '& tenía la cara de quien no ha probado nada en todo el día. @ le [dio] una porción, luego otra, y todavía [envolvió] una tercera para después. Con la barriga llena, & ya veía las cosas de otro modo.',
      '& dijo que no quería molestar, que ya comería. «De aquí nadie se va con hambre», [contestó] @, [puso] en medio toda su comida y [esperó] ahí hasta que no quedó ni una migaja.',
    ],
    cradle: [
      '@ [tomó] un pedacito de lo que estaba comiendo, lo [aplastó] muy bien y lo [puso] en la boca de &. Y [esperó] a que tragara para darle otro.',
    ],
  },
  {
    id: 'sharing food',
    does: /(?:guarda|aparta|deja|da)\w* (?:siempre )?(?:el|un|la) (?:ultim\w+|mejor) (?:pedazo|trozo|bocado|rebanada|pieza)|compart\w+ (?:siempre )?(?:su|sus) (?:lunch|lonch|refrig|colaci|chicl|botan|dulc|papas|chips|vianda|merend)\w*|(?:le|les) da (?:de su (?!lugar|tiempo)|la mitad)|(?:compart|convid|ofrec|reparte|reparti|parte)\w* (?:siempre |hasta )?(?:de )?(?:su|sus|la|el|los|las|un|unos|tu|tus)? ?(?:ultim[oa] )?(?:papit|papas|comid|lunch|lonchera|empanad|arepa|tortilla|refrig|pan\b|torta|dulce|gallet|lonch|taco|meriend|desayun|almuerzo|postre|helado|chocolat|fruta|manzan|caramel|golosin|bocad|paleta|nieve|sandwich)|el pan de la boca|le da de su (?:comida|plato|lonche)/,
    acts: [
      'A @ [le] quedaba un solo bocado, el mejor, y & lo miró sin querer. @ lo [partió] por la mitad, [comparó] los dos pedazos y le [dio] a & el más grande.',
      '& llevaba mucho sin comer y no lo decía. @ [estiró] la mano con lo último de su comida, y no [probó] nada hasta que & dio el primer bocado.',
      '& no traía nada que llevarse a la boca. @ [sacó] lo suyo y lo [fue] repartiendo: «Uno para allá, uno para acá». Cuando quedó uno solo, no lo [pensó]: fue para &.',
    ],
    small: [
      '& tenía hambre. @ [tenía] una galleta. Crac: media para acá, media para allá. La más grande, para &.',
      '& no traía nada de comer. @ [estiró] la mano con lo suyo. «¿Un poquito?» Y comieron.',
    ],
    cradle: [
      '@ [tenía] su galleta bien agarrada. [Miró] a &, [miró] la galleta y [estiró] el brazo. Estaba un poco chupada, y a & le supo a gloria.',
    ],
    pet: [
      '@ [tenía] su croqueta entre las patas. [Miró] a &, la [empujó] con la nariz y [dio] un paso atrás, para que comiera a gusto.',
    ],
  },
  {
    id: 'cooking for all',
    does: /l[oa]s mejores (?:taco|tamal|galleta|pastel|tortilla|hotcake|chilaquil|gordita|empanada|arepa|croqueta|lenteja|quesadilla|enchilada)\w*|(?:hace|hacia|prepara|cocina)\w* (?:siempre )?(?:su|el|mi|tu|nuestr[oa]) (?:\w+ )?(?:platillo|comida|plato|desayuno|cena|pastel|lunch|lonche)|\b(?:cocina|cocinas|cocinaba|cocinar)\b(?! (?:es|huele))|guis(?:a|ar|ado|os)\b|hotcak|hotkei|desayuno para|comida para todos|hace (?:el|la|los|las|un|una|unos|unas) (?:mejor\w* )?(?:mole|tamal|sopa|pozole|caldo|tortilla|empanada|arepa|asado|pastel|torta|galleta|comida|enchilada|arroz|locro|paella|croqueta|frijol)\w*|(?:sus|tus) (?:croquetas|tamales|enchiladas|empanadas|guisos|comidas|tortillas)/,
    is: /sazon\b|cociner[oa]/,
    acts: [
      'A & no le pasaba nada por la garganta, de pura tristeza. @ [pidió] prestado lo que hubiera, [picó], [revolvió], [probó] y [echó] un poco más de sal. Primero fue el olor. Después, &, que comió hasta la última cucharada.',
      '& tenía la cara descolorida. Con tres cosas que otros habrían tirado, @ [hizo] una sopa de las que curan, y [se quedó] mirando, cucharada por cucharada, hasta que le volvió el color.',
      '& dijo que no tenía ganas de nada. «Esto se arregla comiendo», [contestó] @, y ahí mismo [preparó] lo que mejor [le] sale. & cerró los ojos al primer bocado. Al segundo, ya sonreía.',
    ],
  },
  {
    id: 'nursing',
    does: /me cur(?:a|aba|as|o|aste)\b|(?:si|cuando) (?:te|me|se|nos|alguien|uno) (?:\w+ ){0,2}(?:hac\w+ dano|hago dano|lastim|golpe|cort|raspa|cae|cai|duele)\w*.{0,40}(?:viene|corre|cura|va|cuid|sob|sopl)|(?:cuid|atend|atiend|vel|acompan)\w* .{0,40}(?:enferm|malit|fiebre|hospital|opera(?:d|r|c)|calentura|gripa|demencia|alzheimer)|(?<!valentia )(?:cuando|si) (?:me |nos |te |se |le |les )?(?:(?:estoy|estaba|estuve|esta|estan|estamos) (?:enferm|malit|mal\b)|enferm\w+|siento mal)|(?:sopa|te|caldo|caldito|tecito|vaporub)\b.{0,12}(?:cuando|si) .{0,12}(?:enferm|mal\b|gripa)|enfermer[oa]/,
    is: /cuid\w+ (?:de |a )?(?:mi|su|la|mis|sus) (?:abuel|mama|papa|padre|madre|suegr|ti[oa]\b|espos)\w*/,
    acts: [
      'A & se le fue de repente el color. @ le [puso] la palma en la frente, [trajo] agua, [esperó] a que bebiera y no [se apartó] de ahí hasta que el color volvió.',
      '& no se sentía bien y no quería decirlo. @ lo [notó] en la voz, le [cubrió] los hombros y [se quedó] cuidando, minuto por minuto, hasta que el malestar pasó.',
      '& dijo que le dolía todo, hasta el nombre. @ le [tomó] el pulso, muy en serio, y [recetó] tres cosas: agua, descanso y compañía. [Fue] por el agua, le [acomodó] la espalda y, de la compañía, [se encargó] en persona.',
    ],
    pet: [
      '@ [notó] que & no estaba bien. [Dejó] de jugar, [se echó] a su lado, con el hocico sobre sus piernas, y no [se levantó] ni para beber hasta que & se sintió mejor.',
    ],
  },
  {
    id: 'sharing things',
    does: /(?:compart|pas)\w+ (?:siempre )?(?:los|sus|las) (?:apunte|nota|libro|utile)s|\bprest(?:a|as|o|an|ar|aba)\b|compart\w+ (?:siempre )?(?:sus|su|los|las|tus)? ?(?:juguet|cosas|munec|carrit|color|plumon|crayol|pelot|ropa)|compart\w+ (?:siempre )?(?:tod|sin|con su|con l[oa]s|lo que|hasta)|(?:que|siempre|sabe) compart\w+$/,
    acts: [
      '& tenía las manos vacías y las escondía. @ [sacó] lo que más [cuidaba], eso que nadie más toca, y se lo [puso] entre los dedos. «Sin prisa», [dijo], «y sin cuidado de más».',
      'Solo había un juguete para todos, y & lo miraba de lejos. @ lo [usó] un ratito y se lo [pasó]. «Cambio de turno», [dijo], y no [contó] los minutos.',
      '& dijo que no tenía nada suyo, ni una cosa chica. @ [fue] poniendo delante sus tesoros, uno por uno, para que escogiera. & escogió lo preferido de @, sin saberlo. Y se lo llevó, porque @ [dijo] que estaba bien escogido.',
    ],
    small: [
      '& no tenía con qué jugar. @ le [dio] lo que más [cuidaba]. Así, sin pensarlo. Y jugaron.',
      'Solo había un juguete. Primero un ratito &. Luego un ratito @. Así lo [decidió] @.',
    ],
    pet: [
      '@ [trajo] su juguete preferido, el de todos los días, y lo [puso] a los pies de &. Luego [dio] un paso atrás, para que lo usara a gusto.',
    ],
    cradle: [
      '@ [miró] su sonaja, [miró] a & y [estiró] la mano con todo y sonaja. [Esperó] a que sonara, [rio], y [dejó] que sonara otro rato.',
    ],
  },
  {
    id: 'generosity',
    does: /generos\w+ a su manera|(?:le|les) pag\w+ (?:siempre )?(?:la|el|l[oa]s) (?!que)|no sabe lo que es (?:el egoism|la avaric)\w*|nada egoista|a nadie (?:le )?(?:ha |han )?(?:neg|niega)\w*|nunca (?:le )?(?:ha )?neg\w+ (?:nada|un favor|ayuda)|da(?:n|r|ba)? sin (?:recibir|esperar|pedir|medir)|(?:se )?quita (?:siempre )?(?:el|la|lo) (?:suy|propi|sueter|chamarra|saco|abrigo)\w*|lo suyo|(?:nunca|no) deja que (?:nadie )?(?:pague|paguemos)|comparte (?:siempre )?su|(?:nunca|no) llega (?:con (?:las )?manos vacias|sin)|(?:me|nos|les|te) (?:trae|traes|traia|sorprende|regala|da)\w* (?:siempre )?(?:flores|un (?!poco )|una |con |dulces|pan|regal|detall|algo|cosas)|(?:no|nunca) (?:le )?(?:da|cuesta) (?:pena|nada)? ?(?:dar|compartir|regalar)|(?:sabe|le gusta) (?:dar|regalar)|sin mirar cuanto|(?:no|nunca|sin) (?:(?:le|les|nos|me) )?cobr|compart\w+ su \w+ con|(?:da|dio|daban?) .{0,12}(?:suyo|que no tiene)|\bregala|(?:siempre )?(?:invita(?! a)|paga)\b(?! (?:lo que|a tiempo|puntual|bien|complet))|no deja a nadie sin\b|nada para si\b|da todo|(?:lo )?da(?:n|s|ba)? todo|dieron todo|da lo que no|sin esperar nada|no espera nada|(?:se )?quita(?:ba|bas)? .{0,16}para dar|regalo (?:su|la|al)|siempre trae algo/,
    is: /detallos|esplendid|dadivos|generos|desprendid|\bdetallist|compart|da sin/,
    acts: [
      '& lo necesitaba y no se atrevía a decirlo. Lo que @ [traía] alcanzaba para una sola persona. Lo [miró] un momento, [sonrió] y se lo [dio] completo, sin pedir nada a cambio.',
      '& no se atrevía a pedir. @ [vació] sus bolsillos, [juntó] todo lo que salió y se lo [puso] en las manos. No [quiso] ni que le dieran las gracias.',
      '& tiritaba y decía que no. @ [se quitó] lo que más abrigaba y se lo [puso] encima. «Ahí queda mejor», [dijo], y no [volvió] a pedirlo nunca.',
      '& había perdido lo único que tenía. @ le [dio] justo lo que [llevaba] tanto tiempo guardando. & preguntó cuánto le debía. «Eso no se cobra», [contestó] @. «Para eso era».',
    ],
    small: [
      '& no tenía nada. @ [miró] sus manos, [miró] a & y le [dio] todo. Todo.',
      '«¿Para mí?», preguntó &. @ [dijo] que sí con la cabeza, y se lo [puso] en la mano.',
    ],
    pet: [
      '@ [trajo] lo único que [tenía], un hueso viejo, y lo [dejó] delante de &. Luego [se sentó], sin pedirlo de vuelta.',
    ],
    cradle: [
      '@ [se sacó] el chupón de la boca, lo [miró] y se lo [ofreció] a &. Era lo único que [tenía], y lo [daba].',
    ],
  },
  {
    id: 'helping',
    broad: true,
    does: /(?:no|nunca) (?:sabe|puede|aprendio a) decir (?:que )?no\b|(?:el|la) ultim[oa] en (?:sentarse|comer|servirse)|^.*\bsin (?:que|q) (?:\w+ )?se l[oa]s? pid\w*|(?:carga|lleva|sube)\w* (?:las|la|los) (?:bolsa|mandado|cosas|compra|mochila)\w*|(?:ve|mira|piensa) (?:siempre )?(?:por|en) (?:los demas|otros|todos)|antes que (?:en |por )?(?:el|ella|si mism)|ayud(?!\w* (?:con|en|a hacer) (?:la|las|mi|mis)? ?tarea)\w*|sin (?:que|q) (?:\w+ )?se l[oa]s? pid|echar? (?:siempre )?(?:una|la) mano|tiende la mano|dispuest\w+ a (?!escuch)|se ofrece|acomide|nos facilita|nunca (?:me |nos |te )?(?:dice|dices|decis|dijo) (?:que )?no\b/,
    is: /servicial|vocacion de serv|espiritu de serv|solidari|a los demas|por los demas|acomedid|dispuest/,
    acts: [
      '& cargaba con demasiado, y se le iba todo de lado. @ no [preguntó] de quién era el problema: [agarró] la otra punta y [dijo]: «A la de tres». Así pesó la mitad.',
      '& llevaba días dejando para mañana lo más pesado. «¿Por dónde se empieza?», [dijo] @, y no [esperó] la respuesta: lo [tomó] y no lo [soltó] hasta que estuvo hecho. & respiró como quien se quita una piedra del zapato.',
      'A & se le cayó todo lo que llevaba. Antes de que encontrara cómo pedir ayuda, @ ya [estaba] en el suelo, recogiendo. Lo último se lo [dejó] a &, para que también pudiera decir que lo había hecho.',
      'A & se le atoró el carrito de la compra, y dijo que podía, que no era nada. @ [vio] que no, [puso] el hombro sin decir palabra y [empujó] al mismo tiempo. Entonces sí se pudo.',
      'A & le faltaban manos. @ [prestó] las suyas: [cargó], [detuvo], [alcanzó], y al final todavía [preguntó] qué más hacía falta.',
    ],
    small: [
      'A & se le cayó todo, cataplum. @ [recogió] uno, y otro, y otro. Ya estaba.',
      '& jalaba y no podía. @ [jaló] también. A la una, a las dos… ¡y salió!',
    ],
    cradle: [
      '@ [vio] lo que & quería alcanzar, [gateó] hasta allá, lo [agarró] con las dos manos y se lo [llevó]. Tardó mucho. Llegó.',
    ],
    pet: [
      'A & se le había caído algo donde la mano no llegaba. @ [metió] el hocico, [empujó] con la pata y se lo [trajo], un poco mojado pero entero.',
    ],
  },
  {
    id: 'community',
    does: /(?:da|dona|dono) sangre|asilo|comedor|orfanato|casa hogar|damnificad|vecin\w+ .{0,30}(?:ayud|organi|cuid)|ayud\w+ (?:siempre )?a (?:tod[oa]s? )?(?:l[oa]s |el |la )?(?:vecin|colonia|barrio|comunidad|desconocid|gente)|voluntari|colecta|\bdona(?:r|n)?\b|(?:por|a) (?:su|la) (?:comunidad|colonia|barrio|pueblo)|organiza (?:a |las |los )?(?:posad|rifas|l[oa]s vecin|tod)/,
    acts: [
      '& necesitaba algo y le daba pena pedirlo. «Si le falta a alguien, nos falta a todos», [dijo] @, y [fue] pidiendo de uno en uno. [Volvió] con las manos llenas, y todo era para &.',
      '& creía que aquello era cosa suya y de nadie más. @ [fue] por gente: alguien para buscar, alguien para cargar, alguien nada más para acompañar. Al rato el problema ya era de muchos, y por eso mismo pesaba muy poco.',
      '& pensaba que eso no le pasaba a nadie más. @ [preguntó] quién estaba igual, [hizo] una lista y no [descansó] hasta que cada nombre tuvo quien le ayudara. El primero de la lista era &.',
    ],
  },
  {
    id: 'siblings',
    does: /(?:cuando|si) (?:llora|esta triste|se cae) su herman\w*.{0,40}|(?:cuid|cri|ayud)\w* (?:a|de) (?:su|sus|todos sus) (?:\w+ )?herman\w*|(?:guarda|aparta|regal|deja|da|compart)\w* .{0,40}(?:a|para|con) su (?:herman|hermanit)\w*|(?:cuid|ayud|consuel|abraz|quier|ador|ensen|compart|mim|procur)\w* (?:siempre |mucho |tanto |todo )?(?:a |con |de )?(?:su|sus|tu|tus|el|la) (?:herman|hermanit|manit|carnal)\w*|(?:buen[oa]?|gran|mejor) herman\w*|(?:de|como) herman[oa] mayor|se (?:cuidan) (?:mucho )?(?:entre|el un|la un)/,
    acts: [
      '& se llevó un susto, de los que no se cuentan. @ [hizo] lo que hacen los hermanos mayores: le [dio] la mano, [se puso] del lado peligroso y no la [soltó] hasta que pasó.',
      '& no se atrevía a dar el primer paso. «No pasa nada», [dijo] @. [Fue] primero, [volvió] por la mano de & y [caminó] a su paso, como se camina con un hermano pequeño.',
      '& tenía la cara sucia de llorar. @ se la [limpió] con la manga y [dijo] lo que dicen los hermanos: «A quien moleste, que venga y {me lo diga a mí|nos lo diga a nosotros}». & se enderezó como quien ya tiene familia ahí.',
    ],
    small: [
      '& tenía un susto. @ le [dio] la mano, como a un hermanito, y no la [soltó].',
      '& no sabía cómo. @ [fue] primero, y luego [volvió] por su mano. Así, ya sabía.',
    ],
    cradle: [
      '@ [estiró] los brazos hacia &, que no sabía dónde sentarse, y no [se calmó] hasta que lo tuvo cerca. Así son los hermanos.',
    ],
    pet: [
      '@ [trató] a & como a los suyos: le [lamió] la cabeza, le [hizo] lugar contra su panza y [gruñó] bajito cuando algo se movió cerca.',
    ],
  },
  {
    id: 'parenting',
    does: /(?:ha sido|has sido|fuiste) (?:mama y papa|papa y mama)|(?:firm\w+|iba a|fue a) (?:\w+ )?mis (?:boletas|juntas|festivales|tareas)|llego cuando (?:yo )?tenia|sin ser (?:mi|nuestr[oa]) (?:papa|padre|mama|madre)|(?:ser|fue|es|hizo de|hace de) (?:mi |nuestr[oa] )?(?:mama y papa|papa y mama|padre y madre|madre y padre)/,
    is: /(?:buen[oa]?|gran|mejor|excelente|maravillos[oa]) (?:mama|papa|madre|padre|mami|papi|abuel[oa])|padraz|madraz|segunda (?:mama|madre)|como (?:mi|una|un) (?:mama|madre|papa|padre)|(?:la |el )?(?:mama|papa|madre|padre) que (?:eres|es|sos)|(?:me|nos) cri(?:o|aste|aron)\b/,
    acts: [
      'A & se le escapó un sollozo. @ [se agachó] a su altura, le [limpió] la cara y [preguntó] qué había pasado. Hay cosas que solo se cuentan a quien pregunta como una mamá o un papá.',
      '& se dio un golpe y quiso que no se notara. @ [revisó] que no fuera nada, le [sopló] donde dolía y [dijo] que ya, que ya había pasado. Y pasó.',
      '& iba a irse así, a medio abrochar y con susto. @ le [abrochó] hasta el último botón, le [dio] un beso en la frente y [dijo]: «Desde aquí {miro|miramos}». & volteó a cada paso, por si acaso. Ahí [estaba].',
    ],
  },
  {
    id: 'providing',
    does: /(?:trabaj|chamb|labur)\w* .{0,40}para (?:que|pagar)|\bme crio\b|(?:nos|me) di(?:o|eron) (?:el |los |la |una )?(?:estudio|carrera|escuela)s?|no (?:se|te) quedas? con nada|(?:manda|mandas|mandaba|gira) (?:todo|dinero|su sueldo)|hecho (?:mas|tanto|todo|mucho) por (?:nosotr|mi\b|sus? )|sac(?:o|aste) (?:a )?(?:una|su|la) familia|(?:nunca|no) (?:pidio|pide|compr\w+|quiso) nada para (?:el|ella|si)|pag(?:o|ar|arnos|arme|aba|a)\b .{0,14}(?:escuela|estudio|carrera|universidad|colegiatura)\w*|(?:con|de) su sueldo|(?:vend|lav|planch|limpi|cos)\w+ .{0,40}para (?:pagar|dar|comprar|que)\w*|mantiene a|mantuvo|(?:nos|les|me) (?:llev|traj|mand)\w* (?:la )?(?:despensa|dinero|mercado)|trabaja(?:ba|n|s)? .{0,40}(?:para|por) (?:nosotr|sus hij|mi\b|su familia|llevarnos|que)|(?:nunca|no) nos hicieron sentir que faltaba|nunca (?:nos|me|les) (?:ha |han |a )?falt\w+|(?:falt\w+|careci\w+ de) nada|para que (?:no nos|nada nos|a nadie|no les|no me|yo|nosotr|mis|sus|estudi)|se las vio para que|con (?:poco|dos pesos) (?:nos|sac|dab|alcanz|dio|hizo|mant)\w*|(?:estira|rinde) el dinero|de donde no hab|(?:doble|dos) (?:turno|trabajo)s?|dobles turnos|(?:sac|sacaste|saco)\w* (?:(?:a|el|la|los|las|mis|sus|su|sol[oa]|cuatro|tres|dos|cinco|siete|\w+) ){0,5}adelante|(?:hizo|fue|hace|es) (?:de )?(?:mama y papa|papa y mama|padre y madre|madre y padre)|(?<!me |nos )\bcri(?:o|aste|aron) (?:sol[oa] )?a (?!.*quejar)|(?:se )?sacrific|trabaj\w* .{0,30}(?:para dar(?:nos|me|les)|por (?:nosotr|su familia|sus hij|la familia)|para (?:su|la) familia)|por (?:su|la|nuestra) familia/,
    acts: [
      'A & le hacía falta lo más necesario, y no alcanzaba. @ [hizo] las cuentas al revés: [empezó] por lo de &, [dejó] lo suyo para el final y [dijo] que no [necesitaba] nada. A & no le faltó ni lo más pequeño.',
      '& dijo que no había con qué seguir. «De eso {me encargo yo|nos encargamos}», [contestó] @, y [se puso] a trabajar el doble. Lo que [ganó] fue entero para &.',
      '& ya no podía con lo suyo. @ lo [cargó] junto con lo propio, [llegó] hasta donde había que llegar, sin soltar ninguna de las dos cosas, y solo entonces [se sentó].',
      '& quiso saber de dónde había salido todo aquello que le hacía falta. @ no [contó] cuántas horas [trabajó] ni qué [dejó] de comprarse. «Hay que seguir adelante», [dijo], «que de lo demás {me ocupo yo|nos ocupamos nosotros}».',
    ],
  },
  {
    id: 'caring',
    broad: true,
    does: /pregunt\w+ (?:primero |siempre )?por (?:mi|nuestr|tod[oa]s|cada)|(?:saca|quita)\w* (?:siempre )?(?:las )?espinas|se desvive|(?:nos|me|l[oa]s) deja salir|(?:trae|tiene|carga|lleva)\w* .{0,20}(?:curita|pastilla|panuelo|kleenex|suero|paraguas)|pioj(?:o|ito)|me (?:rasca|soba|peina)|apaga la luz|(?:le|les) corta (?:las|el)|(?:le|les) (?:peina|bana|da de comer|soba|prepara|lee)\b|revisa (?:todas|que|si)|se (?:aprend|sab)\w+ (?:mis|sus|la|mi) (?:alergia|medicin|pastilla|receta)\w*|mi lugar seguro|mi refugio|los que tienen (?:frio|hambre|miedo)|visita a (?:l[oa]s|su|sus|mi|un)|(?:nos|me) manda a (?:casa|descansar|dormir)|(?:me|nos) hace sentir (?:segur|protegid|cuidad|tranquil)\w*|(?:me|nos|le) (?:hace|prepara|trae|sirve|lleva)\w* (?:siempre )?(?:un |el |mi |su )?(?:cafe|te\b|tecito|desayun|mate|jugo)\w*|(?:me|nos) ceb\w+|visita a l[oa]s (?:pres|enferm)|\bcuid(?:a|an|as|aba|o|aste|ar)\b|(?<!con |sin |mucho |tiene )cuidad(?:o|a|os|as|or)\b|siempre (?:esta |estas )?pendiente|pendiente de|se preocupa|\bvela por|(?:saco|sacaste) de (?:la|una) (?:tristeza|depresion|pena)|consol|consuel|(?:un[oa]|alguien|herman\w+) llora|me (?:tapa|arropa|cobija|abriga)/,
    is: /cuidados|\batent[oa]|atencion(?:es)?\b|maternal|protecci/,
    acts: [
      '@ [vio] que & tiritaba y le [cubrió] los hombros. Después [trajo] agua. Después [se quedó] cerca, sin estorbar, por si hacía falta otra cosa.',
      '@ [notó] que & llevaba horas sin comer y sin sentarse, y que no lo iba a decir. [Hizo] que se sentara, le [dio] algo de comer y no [dejó] de mirar hasta que no quedó nada.',
      '& quiso dar un paso y tropezó. @ le [ató] el cordón del zapato, [preguntó] si tenía frío y [se puso] de su lado, por si tropezaba otra vez. Ya no tropezó.',
      'A & le dolía algo y no lo decía. @ lo [supo] con solo ver, le [frotó] despacito donde dolía y [siguió] ahí hasta que dejó de doler.',
      '@ no [dejaba] de voltear a ver a &: si se cansaba, si le hacía falta algo. A la tercera vez [fue] por una manta, y ya no [se movió] de su lado.',
    ],
    small: [
      '& tenía frío. @ [trajo] una cobija para sus hombros y [sopló] en sus manos. Ya.',
      '«Me duele», dijo &. @ le [frotó] despacito, así y así, hasta que dejó de doler.',
    ],
    pet: [
      '@ [se echó] junto a & y no [cerró] los ojos. Cada vez que & se movía, [levantaba] la cabeza para ver si todo estaba bien.',
      '@ [caminó] un poco delante de &, [olió] bien el suelo y [volvió] a su lado. Todo en orden: ya se podía pasar.',
    ],
    cradle: [
      '@ [vio] la cara triste de &, [estiró] la mano y la [tocó] despacito, una vez y otra vez, hasta que la cara cambió.',
    ],
  },
  {
    id: 'welcoming',
    exact:
      /\bcri\w+ .{0,40}como (?:suy|propi|si fuera|hij)\w*|(?:puerta|casa)s? (?:siempre )?(?:la )?(?:esta|estan|estaba|estuvo|tiene|tenia|deja)?\w* ?(?:siempre )?abiert|siempre (?:hay|tiene) (?:la )?puerta abierta/,
    does: /casa (?:siempre )?abierta|puerta (?:siempre )?abierta|sentir (?:como )?en (?:mi |su |tu )?casa|abr(?:e|en|es|ia|io|iste)\b (?:siempre )?(?:su|la|las|tu|sus) (?:casa|puerta)|(?:hizo|hace|hiciste|haces|guarda|guardas|aparta) (?:siempre )?(?:un |el )?(?:lugar|hueco|sitio|espacio)|\bacog|recib\w+ (?:siempre )?(?:a tod|a quien|a cualq|como|con (?:los brazos|cafe|carino|comida))|dic\w+ mi?ja|como (?:de )?la familia|bienvenid|(?:su|tu) casa es (?:la|de)|cabe\w* (?:siempre )?(?:un[oa]|tod|alguien)|(?:trat|recib|quis|quier|acept)\w* como (?:a )?(?:un[oa]? )?(?:hij|herman|niet)\w*|(?:su|en) casa .{0,20}(?:tod|siempre hay)/,
    is: /hospitalari|acogedor/,
    acts: [
      'No parecía que hubiera sitio para nadie más. @ [se hizo] a un lado, [dio] dos palmadas en el hueco y le [dijo] a &: «Este lugar estaba guardado».',
      '& se quedó a un paso, sin atreverse. @ [fue] hasta allá, [tomó] su brazo y [dijo]: «Pasa quien quiera, y quien no se atreva, también». & pasó.',
      '& no sabía dónde ponerse ni qué hacer con las manos. @ [recibió] a & como se recibe a la familia: con los brazos abiertos, un lugar al lado y mil preguntas. Al rato & hablaba como quien ha vivido ahí siempre.',
    ],
    pet: [
      '@ [se hizo] a un lado en su rincón preferido, que no le presta a cualquiera, y ahí, bien cerca, [dejó] sitio para &.',
    ],
    cradle: ['@ [vio] a & y [estiró] los dos brazos, que es como se dice «pasa» cuando todavía no se sabe hablar.'],
  },
  {
    id: 'courtesy',
    does: /con (?:mucho |tanto |todo )?respeto\b|(?:me|nos|l[oa]s|les) trata\w* (?:como (?:adult|person|igual|gente|si)|con (?:respeto|carino)|bien|de usted)|(?:le|les|me) da (?:su|mi) (?:lugar|espacio)|(?:dice|decir|da|dar|pide|pedir) (?:siempre )?(?:gracias|por favor|buenos dias)|(?:pide|dice|pedir|decir) (?:siempre )?(?:las cosas )?(?:por favor|permiso|con permiso)|da (?:la|su) silla|(?:da|cede) (?:el|su) (?:asiento|lugar)|deja (?:pasar|hablar)/,
    is: /una dama\b|una senora\b|(?:lo )?bien que se porta|buenos? modal|palabra amable|trat[ao] (?:siempre )?(?:a |con |bien |muy)(?!.*igual)|amab|gentil|cortes|educad|educacion|respet|caballer|buenos modales|buen trato/,
    acts: [
      '& no esperaba que nadie le hiciera caso. @ le [habló] como a una reina: [dijo] «por favor», [esperó] la respuesta y [dio] las gracias. & contestó como contestan las reinas.',
      'A & se le quebró la voz y se dio la vuelta, para que no se viera. @ no [miró]: [ofreció] un pañuelo por encima del hombro y [esperó], sin prisa y sin una sola pregunta. & dio las gracias ya con su voz.',
      '& habló de golpe, sin saludar siquiera, de tan mal que se sentía. @ [saludó] primero, [pidió] permiso para sentarse y [agradeció] la confianza. A & se le fue componiendo la voz.',
    ],
    small: [
      '«Por favor», [dijo] @. Y después, «gracias». & no lo oía desde hacía mucho, y sonrió.',
      'Pasaba &, y @ [se hizo] a un ladito. & pasó como pasan los reyes.',
    ],
  },
  {
    id: 'gratitude',
    does: /(?:feliz|content\w*|conform\w*) con (?:muy )?poco|(?:nunca|no) se olvida de (?:dar|agradec)|da (?:siempre )?(?:las )?gracias|agradec|reconoce el|disfruta (?:de )?(?:lo|las|cada)|(?:disfrut|valor|feliz|content|goz|bast|alegr)\w* .{0,24}(?:lo|cosas) (?:simple|pequen|sencill)\w*/,
    is: /agradecid|gratitud|valora\b/,
    acts: [
      '& creía que nada de lo que hacía se notaba. @ le [dio] las gracias, mirando de frente. No por costumbre: con el motivo, con el día y con todas sus letras. & no sabía que alguien se había fijado.',
      'Lo que & tenía para ofrecer era muy pequeño. @ lo [tomó] con las dos manos y [dijo] «gracias» como si fuera lo más grande del mundo. Visto así, lo era.',
      '& dijo que no le servía a nadie de nada. @ [fue] diciendo en voz alta todo lo bueno que [había] recibido ese día, una cosa por una. En la lista estaba &. Dos veces.',
    ],
    pet: [
      '& apenas le había hecho una caricia. @ le [lamió] la mano, [fue] por su mejor juguete y se lo [trajo]. Era su manera de dar las gracias.',
    ],
    cradle: [
      '& le alcanzó lo que quería. @ lo [tomó], [miró] a & y [sonrió] con todo el cuerpo. Todavía no [sabía] decir gracias, y ya lo [decía].',
    ],
  },
  {
    id: 'kindness',
    does: /sin hacer\w* dano|(?:no|nunca) (?:le )?(?:desea|hace) (?:el )?(?:mal|dano)|(?:hace|haciendo) el bien|no tiene (?:nada de )?mal(?:dad|icia)|bien a todos|no (?:le )?hace dano|con (?:el|la|los) que (?:menos|nadie)|a nadie le (?:hace|desea) (?:mal|dano)/,
    is: /\b(?:muy|tan|bien) human[oa]s?\b|persona humana|corazon (?:que no le cabe|mas grande|gigante|inmenso)|(?:tiene|con) un corazon|\bnobl|bondad|humanidad|buen (?:corazon|alma)|corazon (?:de oro|noble|bueno|enorme|grande|grandote)|(?:de |un |su )?gran corazon/,
    faint:
      /es un (?:sol|amor|santo|encanto|dulce)\b|un pan de dios|un amor de persona|(?:lind|bell|hermos)[ao] persona|buena persona|buena gente|buen[oa]? onda|bonisim|buenisim|\bbuen[oa]?s?\b(?! trato| gusto| suerte| humor| onda|,| pal?\b| para| en | con el| con la)|gentes|angel|no hace(?:n)? ruido/,
    acts: [
      'A & se le cayó algo de lo más valioso, y ni cuenta se dio. @ [pudo] haberse aprovechado. En vez de eso lo [recogió], lo [sacudió] y se lo [devolvió] completo.',
      'Ya se iban todos, y a & le faltaba recoger sus cosas, que eran muchas. @ [iba] ya lejos. [Se dio] la vuelta, [volvió] sin que nadie se lo dijera y [cargó] con la mitad. Se fueron a la vez.',
      '& no quería hablar con nadie, y cualquiera se habría ido. @ [pensó] que algo le dolería, [se acercó] y [preguntó] bajito qué pasaba. Y & se lo contó.',
      '& esperaba que alguien se riera de lo suyo. @ no [se rio]: lo [oyó] entero, [hizo] lugar a su lado y [preguntó] qué se podía hacer. Ya con eso, & se sintió mejor.',
    ],
    small: [
      'A & le dio pena pedirlo. @ lo [adivinó], se lo [trajo] y no [dijo] nada.',
      '& estaba triste. @ [dejó] su juego, [fue] hasta ahí y [se sentó] cerquita.',
    ],
    pet: [
      '@ [se hizo] a un lado para que & pasara primero, y luego [caminó] despacito detrás, sin empujar y sin un solo gruñido.',
    ],
    cradle: [
      '& hizo un puchero, y @ también. & sonrió tantito, y @ [sonrió] con toda la cara. No [sabía] desear otra cosa que eso: que & estuviera bien.',
    ],
  },
]
