import type { Family } from './family.ts'

/** Acts of whoever gives: food, things, help, care, a place among them. */
export const GIVING: readonly Family[] = [
  {
    id: 'feeding guests',
    does: /(?:nadie|ninguno) se (?:iba|va|fue)\b.{0,24} sin (?:\w+ ){0,5}(?:pan|comer|comida|plato|taco|itacate|envuelt\w*|algo|codito|probar)|(?:puesto|lugar|plato|sitio|silla) para (?:uno|otro|alguien) mas|el que (?:llega\w*|venia|viene) com|no deja a nadie sin (?:pan|comer|cafe|plato|desayun|almuerz|cen)\w*|(?:nunca|no) (?:le |les )?(?:ha |han )?(?:neg\w+|niega) (?:un|el|la|ningun) (?:taco|plato|comida|bocado|pan|vaso|cafe)\b|sin (?:haber )?comer?(?:ido)?\b|sin (?:probar|un) (?:bocado|taco)|plato (?:de )?(?:mas|extra|por si)|otro plato|ya com(?:i|ist)\w*\??|(?<!(?:perr|gat)\w* )\b(?:da|dan|das|daba|dabas|dio) de comer(?! a (?:los|las|sus|un|una|cualquier)? ?(?:perr|gat|pajar|palom|animal|gallin|hormig|pat))|invita\w* (?:siempre )?a (?:tod\w+|quien\w*|los|las|la gente).{0,24}(?:comer|cenar|su mesa)|con comida|(?:con|pas\w+) hambre|nos alimenta|(?:su )?mesa (?:siempre )?(?:esta )?(?:puesta|abierta|alcanza)|donde comen|itacate|(?:manda|da|prepara|guarda)\w* (?:siempre )?(?:un |su |el )?(?:tupper|toper|taper)|(?:siempre )?le echa agua a los|con sus manos alimenta|(?:te|nos|me|les) sirve\w* (?:siempre )?(?:doble|mas)\b|algo de comer|(?:le|les) da(?:n|ba)? (?:siempre )?(?:un |su )?(?:taquit|taco\b|platit)\w*|alimenta\w* a (?:los|las|quien|tod)/,
    acts: [
      'A & le sonó la barriga, y se la tapó. @ [sacó] un pan, lo [partió] en dos y [empezó] a comer también. & comió hasta la última migaja.',
      '«Primero se come», [dijo] @. & contestó que no tenía hambre, con la boca chiquita. @ no [hizo] caso: [sacó] pan y queso, los [repartió] y no [descansó] hasta que & pidió más.',
      '& dijo que no quería molestar, que ya se iba. «De aquí nadie se va con hambre», [contestó] @, y [puso] en medio toda su comida. & comió, y todavía se guardó un pan en el bolsillo, por si acaso.',
    ],
    cradle: [
      '@ [tomó] un pedacito de lo que [estaba] comiendo, lo [aplastó] muy bien y lo [puso] en la boca de &. Y [esperó] a que tragara para darle otro.',
    ],
  },
  {
    id: 'sharing food',
    does: /d(?:a|ar|aba|io) (?:toda )?su (?:propi[oa] )?(?:comida|lunch|lonch\w*|torta|desayuno|refrigerio|merienda|almuerzo)\b|(?:guard[ao]|apart[ao]|dej[ao]|da)\w* (?:siempre )?(?:el|un|la) (?:ultim\w+|mejor) (?:pedazo|trozo|bocado|rebanada|pieza)|compart\w+ (?:siempre )?(?:su|sus) (?:lunch|lonch|refrig|colaci|chicl|botan|dulc|papas|chips|vianda|merend)\w*|(?:me|nos|le|les) da(?:ba)? (?:de sus? (?!lugar|tiempo)|la mitad)|ofrec\w+ (?:de )?lo que (?:esta )?com|(?:compart|convid|ofrec|reparte|reparti|parte)\w* (?:siempre |hasta )?(?:de )?(?:su|sus|la|el|los|las|un|unos|tu|tus)? ?(?:ultim[oa] )?(?:chicl|papit|papas|comid|lunch|lonchera|empanad|arepa|tortilla|refrig|pan\b|torta|dulce|gallet|lonch|taco|meriend|desayun|almuerzo|postre|helado|chocolat|fruta|manzan|caramel|golosin|bocad|paleta|nieve|sandwich)|el pan de la boca|le da de su (?:comida|plato|lonche)|(?:me|nos|le|les) (?:guarda|aparta|deja)\w* (?:siempre )?(?:un |el |su )?(?:pedaz|pedacit|trozo|bocad|rebanad|tajad)\w*|(?:nunca|no) come\w* sin ofrec/,
    acts: [
      'A @ [le] quedaba un solo bocado, el mejor, y & lo miró sin querer. @ lo [partió] por la mitad, [comparó] los dos pedazos y le [dio] a & el más grande.',
      '@ [sacó] su pan, le [dio] la mitad a & y no [probó] nada hasta que & dio el primer bocado. Luego comieron a la vez, mordida por mordida, y se acabó al mismo tiempo.',
      '@ [sacó] lo que [traía] de comer y lo [fue] repartiendo con &: «Uno para allá, uno para acá». Cuando quedó uno solo, no lo [pensó]: fue para &, que se lo comió con los ojos cerrados.',
    ],
    small: [
      '@ [tenía] una galleta. [Miró] a &. Crac: media para acá, media para allá. La más grande, para &.',
      '«¿Un poquito?», [dijo] @, y [estiró] la mano con su comida. & mordió. Luego @. Luego &. Ñam.',
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
    mastery: true,
    does: /hac\w+ de (?:comer|cenar|desayunar|almorzar)|(?:hace|hacia|hizo) (?:\w+ ){0,3}(?:tortillas|tamales|pan|pozole|mole)\b|l[oa]s mejores (?:taco|tamal|galleta|pastel|tortilla|hotcake|chilaquil|gordita|empanada|arepa|croqueta|lenteja|quesadilla|enchilada)\w*|(?:hace|hacia|prepara|cocina)\w* (?:siempre )?(?:su|el|mi|tu|nuestr[oa]) (?:\w+ )?(?:platillo|comida|plato|desayuno|cena|pastel|lunch|lonche)|\b(?:cocina|cocinas|cocinaba|cocinar)\b(?! (?:es|huele))|guis(?:a|ar|ado|os)\b|hotcak|hotkei|desayuno para|comida para todos|(?:hace|hacia|prepara)\w* (?:el|la|los|las|un|una|unos|unas) (?:mejor\w* )?(?:mole|tamal|sopa|pozole|caldo|tortilla|empanada|arepa|asado|pastel|torta|galleta|comida|enchilada|arroz|locro|paella|croqueta|frijol|lasan|pasta\b)\w*|(?:las?|los?|el) (?:mole|tamal|sopa|pozole|caldo|tortilla|empanada|arepa|asado|pastel|torta|galleta|comida|enchilada|arroz|locro|paella|croqueta|frijol|lasan|pasta\b)\w* que (?:nos |me )?(?:hace|prepara)|hac(?:e|ia) pan\b|(?:sus|tus) (?:croquetas|tamales|enchiladas|empanadas|guisos|comidas|tortillas)|prepara de comer|cocinando/,
    is: /su cocina\b|sus? (?:mole|tamal|sopa|pozole|caldo|tortilla|empanada|arepa|asado|pastel|galleta|comida|enchilada|guiso)\w*|sazon\b|cociner[oa]/,
    acts: [
      'A & no le pasaba nada por la garganta. @ [picó], [revolvió], [probó] y [echó] un poco más de sal. Primero llegó el olor. Después, &, que comió hasta la última cucharada y preguntó si había más.',
      '@ [vio] la cara de & y no [dijo] nada: [buscó] tres cosas que otros habrían tirado y [cocinó] una sopa de las que curan. A la segunda cucharada, a & se le abrieron los ojos. A la última, la sonrisa.',
      '& dijo que no tenía ganas de nada. «Esto se arregla comiendo», [contestó] @, y ahí mismo [cocinó] lo que mejor [le] salía. & cerró los ojos al primer bocado. Al segundo, ya sonreía.',
    ],
  },
  {
    id: 'nursing',
    does: /curitas? a (?:sus|los|las|mis)|(?:visit|acompan|fue|lleg|vino|trajo)\w* .{0,30}(?:hospital|operar|operaron|quimio)\w*|(?<!(?:es|el|un|del|al) )cur(?:a|aba|as|ar|aste)\b(?! de)|me curo\b|(?:baj|quit)\w* la (?:fiebre|calentura)|(?:estuv\w+|se qued\w+|durm\w+) (?:\w+ ){0,5}(?:hospital|quimio|operacion|cirugia)|(?:si|cuando) (?:te|me|se|nos|alguien|uno) (?:\w+ ){0,2}(?:hac\w+ dano|hago dano|lastim|golpe|cort|raspa|cae|cai|duele)\w*.{0,40}(?:viene|corre|cura|va|cuid|sob|sopl)|(?:cuid|atend|atiend|vel|acompan)\w* .{0,40}(?:enferm(?!eria)|malit|fiebre|hospital|opera(?:d|r|c)|calentura|gripa|demencia|alzheimer)|(?<!valentia )(?:cuando|si) (?:me |nos |te |se |le |les )?(?:(?:estoy|estaba|estuve|esta|estan|estamos) (?:enferm|malit|mal\b)|enferm\w+|siento mal)|(?:sopa|te|caldo|caldito|tecito|vaporub)\b.{0,12}(?:cuando|si) .{0,12}(?:enferm|mal\b|gripa|duele)|enfermer[oa]\b|desvel\w+ (?:\w+ )?(?:cuid|por mi\b)/,
    is: /cuid\w+ (?:de |a )?(?:mi|su|la|mis|sus) (?:abuel|mama|papa|padre|madre|suegr|ti[oa]\b|espos)\w*/,
    acts: [
      'A & se le fue de repente el color. @ le [puso] la palma en la frente, [trajo] agua, [esperó] a que bebiera y no [se apartó] de ahí hasta que el color volvió.',
      'De tanta pena, a & le subió la fiebre. @ le [puso] un trapo fresco en la frente y, cada vez que se entibiaba, [volvía] a mojarlo. No [se levantó] de ahí hasta que & dijo: «Ya no duele».',
      '@ le [tomó] el pulso a &, muy en serio, y [recetó] tres cosas: agua, descanso y compañía. [Trajo] el agua, le [acomodó] la espalda y, de la compañía, [se encargó] en persona.',
    ],
    small: ['@ le [tocó] la frente a &. «Agua», [dijo]. Un traguito. «Descanso». Un ratito. Y [se quedó] cuidando.'],
    pet: [
      '@ [notó] que & no estaba bien. [Dejó] de jugar, [se echó] a su lado, con el hocico sobre sus piernas, y no [se levantó] ni para beber hasta que & se sintió mejor.',
    ],
  },
  {
    id: 'sharing things',
    does: /reparte\w* sus|(?:compart|pas)\w+ (?:siempre )?(?:los|sus|las) (?:apunte|nota|libro|utile)s|\bprest(?:a|as|o|an|ar|aba)\b(?! (?:mucha |toda la )?(?:atencion|servicio))|compart\w+ (?:siempre )?(?:sus|su|los|las|tus)? ?(?:juguet|cosas|munec|carrit|color|plumon|crayol|pelot|ropa)|compart\w+ (?:siempre )?(?:tod|sin|con su|con l[oa]s|lo que|hasta)|(?:que|siempre|sabe) compart\w+$/,
    acts: [
      '«A mí nunca me prestan lo bueno», dijo &. @ [buscó] en su bolsa, [sacó] lo que más [cuidaba] y se lo [puso] en las manos. «¿Y si se rompe?», preguntó &. «Para eso es», [contestó] @, «para usarlo».',
      'Solo había una cobija, y era de @. [Puso] la mitad en sus hombros y la otra mitad en los de &. Luego la [estiró] un poquito, pero no para su lado.',
      '«Yo no traigo nada», dijo &. @ [vació] los bolsillos y lo [fue] poniendo en medio: el lápiz bueno, un pañuelo limpio, una linterna chiquita. «Se presta todo», [dijo]. & escogió el lápiz, que era lo que @ más [cuidaba].',
    ],
    small: [
      '@ [tenía] un juguete en la mano. Lo [miró]. [Miró] a &. «Un ratito para allá, un ratito para acá», [dijo], y se lo [prestó].',
      '@ [tenía] una cobija chiquita. Media para acá. Media para &. Alcanzó.',
    ],
    pet: [
      '@ [trajo] su juguete preferido, el de todos los días, y lo [puso] a los pies de &. Luego [dio] un paso atrás, para que lo usara a gusto.',
    ],
    cradle: [
      '@ [miró] su sonaja, [miró] a & y [estiró] la mano, con sonaja y todo. [Esperó] a que sonara, [rio], y [dejó] que sonara otro rato.',
    ],
  },
  {
    id: 'generosity',
    does: /cobra menos|(?:me|nos) trae (?:ratones|pajaros|lagartij)\w*|(?:puso|dio|regalo|presto|da|pone|presta)\b su (?:chamarra|sueter|abrigo|chaqueta|cobija|paraguas|saco)|(?:no|nunca) (?:me|nos) dej\w+ pagar|repart\w+ (?:el|su) (?:aguinaldo|sueldo|dinero|premio)|\bdon(?:o|a) (?:un|su|sus)\b|se (?:come|queda)\w* (?:con )?(?:el|lo|la) (?:\w+ )?(?:quemad|mas chic|peor|fe[oa])\w*|con (?:su|el) primer (?:sueldo|pago|quincena)|(?:tiene|trae|guarda|lleva|carga|reparte|compra)\w* (?:\w+ ){0,4}?(?:dulces|paletas|golosinas|chocolates|helados?|caramelos)\b|don(?:o|a) (?:un|su) (?:rinon|medula|pelo|cabello|higado)|de su (?:bolsa|bolsillo)\b|generos\w+ a su manera|(?:le|les) pag\w+ (?:siempre )?(?:la|el|l[oa]s) (?!que)|no sabe lo que es (?:el egoism|la avaric)\w*|nada egoista|a nadie (?:le )?(?:ha |han )?(?:neg|niega)\w*|nunca (?:le )?(?:ha )?neg\w+ (?:nada|un favor|ayuda)|da(?:n|r|ba)? sin (?:recibir|esperar|pedir|medir)|(?:se )?quita (?:siempre )?(?:el|la|lo) (?:suy|propi|sueter|chamarra|saco|abrigo|camisa)\w*|lo suyo|(?:nunca|no) deja que (?:nadie )?(?:pague|paguemos)|comparte (?:siempre )?su|(?:nunca|no) llega (?:con (?:las )?manos vacias|sin)|(?:me|nos|les|te) (?:trae|traes|traia|sorprende|regala|da)\w* (?:siempre )?(?:flores|un (?!poco |abrazo|beso)|una |con |dulces|pan|regal|detall|algo|cosas)|(?:no|nunca) (?:le )?(?:da|cuesta) (?:pena|nada)? ?(?:dar|compartir|regalar)|(?:sabe|le gusta) (?:dar|regalar)|sin mirar cuanto|(?:no|nunca|sin) (?:(?:le|les|nos|me) )?cobr|compart\w+ su \w+ con|(?:da|dio|daban?) .{0,12}(?:suyo|que no tiene)|\bregala|(?:siempre )?(?:invita(?! a)|paga)\b(?! (?:lo que|a tiempo|puntual|bien|complet))|no deja a nadie sin\b|nada para si\b|da todo|(?:lo )?da(?:n|s|ba)? todo|dieron todo|da lo que no|sin esperar nada|no espera nada|(?:se )?quita(?:ba|bas)? .{0,16}para dar|regalo (?:su|la|al)|siempre trae algo|no es (?:nada )?(?:tacan|egoist)|con regalos|reparte\w* (?:siempre )?lo (?:que|poco|suyo)/,
    is: /detallos|esplendid|dadivos|generos|desprendid|\bdetallist|compart|da sin/,
    acts: [
      '@ [tenía] una moneda, una sola, de las que se guardan. La [miró] un momento, [sonrió] y la [dejó] en la mano de &. «¿Y qué se debe?», preguntó &. «No se debe», [dijo] @. «Para eso era».',
      '& tiritaba y decía que no era frío. @ [se quitó] el abrigo y se lo [puso] en los hombros. «Ahí queda mejor», [dijo], y no lo [volvió] a pedir nunca.',
      '& dijo que no necesitaba nada, con la voz de quien no tiene nada. @ [vació] los bolsillos: dos monedas, un dulce y un botón dorado. Se lo [dio] todo, y al final también el pañuelo, para que tuviera en qué llevarlo.',
    ],
    small: ['@ [tenía] dos piedritas preciosas. Una, para &. Y la otra… también para &.'],
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
    does: /recoge\w* (?:el|los) plato|(?:saca|lleva|tira)\w* la basura de (?:la|su|mi|los|las)|me trae (?:las|mis|los) (?:pantufla|chancla|zapato|calcetin)\w*|(?:no|nunca) (?:sabe|puede|aprendio a) decir (?:que )?no\b|(?:el|la) ultim[oa] en (?:sentarse|comer|servirse)|^(?!.*(?:carin|amor|abraz)).*\bsin (?:que|q) (?:\w+ )?se l[oa]s? pid\w*|(?:carga|lleva|sube)\w* (?:las|la|los) (?:bolsa|mandado|cosas|compra|mochila)\w*|(?:ve|mira|piensa) (?:siempre )?(?:por|en) (?:los demas|otros|todos)|antes que (?:en |por )?(?:el|ella|si mism)|ayud(?!\w* (?:con|en|a hacer) (?:la|las|mi|mis)? ?tarea)\w*|echar? (?:siempre )?(?:una|la) mano|(?:no|nunca|jamas) (?:le |les |me |nos )?(?:ha |han )?(?:neg\w+|niega\w*) (?:una mano|la mano|(?:la|su) ayuda|(?:un|ningun) favor|nada)\b|tiende la mano|dispuest\w+ a (?!escuch)|se ofrece|acomide|nos facilita|nunca (?:me |nos |te )?(?:dice|dices|decis|dijo) (?:que )?no\b|\bcolabor/,
    is: /servicial|vocacion de serv|espiritu de serv|solidari|a los demas|por los demas|acomedid|dispuest/,
    exact:
      /(?:rieg|cuid)\w* (?:mis|nuestras|las|al?|mi) (?:plantas|gat\w*|perr\w*|cas\w*) (?:cuando|si|mientras|de l[oa]s vecin)|saca\w* las castanas|ayud\w* a (?:su|mi|la|los|las|el|un|una|quien) \w+ a (?:subir|bajar|cruzar|cargar|levantar|caminar)/,
    acts: [
      '@ [se arremangó] antes de que & terminara de contar su pena. «¿Qué hace falta?», [preguntó]. & no lo sabía. «Entonces se empieza por levantarse», [dijo] @, y le [tendió] las dos manos.',
      '«Es que pesa mucho», dijo &, y no se sabía si hablaba de su bolsa o de la pena. @ [ayudó] con las dos: [agarró] un asa y [preguntó] por lo demás. De la bolsa quedó la mitad. De la pena, también.',
      '«Yo no sé pedir ayuda», dijo &. «No hace falta», [dijo] @, que ya [estaba] ayudando: le [quitó] el polvo, le [sostuvo] lo que pesaba y le [preguntó] qué más faltaba. & lo pensó. «Compañía», dijo. También de eso hubo.',
      '@ no [preguntó] de quién era el problema. [Buscó] un papel, [apuntó] lo que & iba diciendo y [repartió]: «Esto {lo hago yo|lo hacemos nosotros}, y esto, y esto también». Para & quedó el último renglón: «Descansar».',
      'De los nervios, a & se le cayó todo de las manos. Antes de que pidiera ayuda, @ ya [estaba] en el suelo, recogiendo. Lo último se lo [dejó] a &, para que también pudiera decir que lo había hecho.',
    ],
    small: [
      '«No puedo», dijo &. «{Yo ayudo|Ayudamos}», [dijo] @, y [puso] también sus manos. A la una, a las dos… ¡ya!',
    ],
    cradle: [
      '@ [vio] lo que & quería alcanzar, [gateó] hasta allá, lo [agarró] con las dos manos y se lo [llevó]. Tardó mucho. Llegó.',
    ],
    pet: [
      'A & se le cayó el pañuelo donde la mano no llegaba. @ [metió] el hocico, [empujó] con la pata y se lo [trajo], un poco mojado pero entero.',
    ],
  },
  {
    id: 'community',
    does: /puso un[ao]? (?:biblioteca|comedor|escuelita|ropero)|organiza\w* (?:siempre )?(?:las|los) (?:vaquita|colecta|regalo|fiesta|cumple|posada)\w*|(?:junt|recolect)\w* (?:tapit|tapas|corcholat|vivere|cobij|ropa para|juguetes para)\w*|(?:da|dona|dono) sangre|asilo|comedor|orfanato|casa hogar|damnificad|vecin\w+ .{0,30}(?:ayud|organi|cuid)|ayud\w+ (?:siempre )?a (?:tod[oa]s? )?(?:l[oa]s |el |la )?(?:vecin|colonia|barrio|comunidad|desconocid|gente)|voluntari|colecta|\bdona(?:r|n|ndo)\b|\bdona (?:sangre|ropa|comida|dinero|su|sus|lo|todo)\b|(?:por|a) (?:su|la) (?:comunidad|colonia|barrio|pueblo)|organiza (?:a |las |los )?(?:posad|rifas|l[oa]s vecin|tod)|organiza\w* (?:siempre )?(?:al|a la|el|la|las|los) (?:barrio|colonia|cuadra|vecin|colecta|kermes)\w*|hac\w+ (?:mucho|tanto|cosas) por (?:su|la|el) (?:comunidad|barrio|pueblo|colonia)|trabaj\w+ por (?:su|la|el) (?:comunidad|barrio|pueblo|colonia)|(?:junta|recoge|lleva|da|consigue)\w* (?:\w+ ){1,2}(?:para|a) (?:los|las|quienes|la gente) (?:mas )?(?:pobres|que (?:no tien|lo necesit|mas lo)|necesitad)\w*/,
    exact: /para (?:los |las )?(?:nin[oa]s|gente|personas) (?:con cancer|pobre|sin casa|que no tien)\w*/,
    acts: [
      '«Esto es cosa mía», dijo &. «Si le falta a alguien, nos falta a todos», [contestó] @, y [empezó] a llamar a la gente por su nombre. Quien no podía traer nada traía ganas. Alrededor de & ya no se cabía.',
      '& pensaba arreglarlo sin molestar a nadie. @ [llamó] a la gente: alguien para buscar, alguien para cargar y alguien nada más para acompañar. Entre tantos, a & le tocó un pedacito de problema, y pudo con él.',
      '& pensaba que eso no le pasaba a nadie más. @ [preguntó] quién estaba igual, [hizo] una lista y no [descansó] hasta que cada nombre tuvo quien le ayudara. El primero de la lista era &.',
    ],
  },
  {
    id: 'siblings',
    does: /(?:cuando|si) (?:llora|esta triste|se cae) su herman\w*.{0,40}|(?:cuid|cri|ayud|duerm|arrull|pein|ban|llev)\w* (?:\w+ ){0,3}?(?:a|de) (?:su|sus|todos sus) (?:\w+ )?(?:herman|hermanit|manit)\w*|(?:guarda|aparta|regal|deja|da|compart)\w* .{0,40}(?:a|para|con) su (?:herman|hermanit)\w*|(?:cuid|ayud|defiend|proteg|consuel|abraz|quier|ador|ensen|compart|mim|procur)\w* (?:siempre |mucho |tanto |todo )?(?:a |con |de )?(?:su|sus|tu|tus|el|la) (?:herman|hermanit|manit|carnal)\w*|(?:buen[oa]?|gran|mejor|excelente) herman\w*|(?:de|como) herman[oa] mayor|herman\w+ a cuestas|se (?:cuidan) (?:mucho )?(?:entre|el un|la un)/,
    acts: [
      '@ [hizo] lo que hacen los hermanos mayores: le [dio] la mano a &, [se puso] del lado donde da miedo y no la [soltó]. & apretó. @ también.',
      '& no se atrevía a dar el primer paso. «No pasa nada», [dijo] @. [Se adelantó] un poco, [volvió], le [dio] la mano y [caminó] a su paso, como se camina con un hermano pequeño.',
      '@ le [limpió] la cara a & con la manga, como se hace con los hermanos, y [dijo]: «A quien moleste, que venga y {me lo diga a mí|nos lo diga}». & se enderezó como quien ya tiene familia ahí.',
    ],
    small: [
      '@ le [dio] la mano a &, como a un hermanito. «{Aquí estoy|Aquí estamos}», [dijo], y no la [soltó].',
      '@ [fue] primero, como los hermanos mayores. Luego [volvió] y le [dio] la mano a &. Así sí.',
    ],
    cradle: [
      '@ [estiró] los brazos hacia & y no [se calmó] hasta tener su mejilla bien cerca, como hacen los hermanos.',
    ],
    pet: [
      '@ [trató] a & como a los suyos: le [lamió] la cabeza, le [hizo] lugar contra su panza y [gruñó] bajito cuando algo se movió cerca.',
    ],
  },
  {
    id: 'parenting',
    does: /(?:fue|es|ha sido) la (?:mama|madre) de tod|(?:me|nos) cri(?:o|aste|aron)\b|(?:ha sido|has sido|fuiste) (?:mama y papa|papa y mama)|(?:firm\w+|iba a|fue a) (?:\w+ )?mis (?:boletas|juntas|festivales|tareas)|llego cuando (?:yo )?tenia|sin ser (?:mi|nuestr[oa]) (?:papa|padre|mama|madre)|(?:ser|fue|es|hizo de|hace de) (?:mi |nuestr[oa] )?(?:mama y papa|papa y mama|padre y madre|madre y padre)|como es con (?:sus|mis|nuestr[oa]s|l[oa]s) (?:hij|nin|niet)\w*|(?:papa|mama|padre|madre) presente|educa a (?:sus|mis|nuestros) hij|ha sido (?:como )?(?:un|una) (?:padre|madre|papa|mama)/,
    is: /(?:buen[oa]?|gran|mejor|excelente|maravillos[oa]) (?:mama|papa|madre|padre|mami|papi|abuel[oa])|padraz|madraz|segunda (?:mama|madre)|(?:mama|papa|madre|padre|abuel[oa]) (?:increible|maravillos[oa]|excelente|genial|ejemplar)|como (?:mi|una|un) (?:mama|madre|papa|padre)|(?:la |el )?(?:mama|papa|madre|padre) que (?:eres|es|sos)/,
    exact: /aprendio a (?:peinar|hac\w+ (?:las )?trenzas|trenz)\w*/,
    acts: [
      '@ [se agachó] a la altura de &, le [limpió] la cara con el pulgar y [preguntó] qué había pasado. [Oyó] la respuesta entera, como la oyen las mamás y los papás, y al final [dio] un beso donde dolía.',
      '«No puedo», dijo &. @ le [soltó] una mano, luego la otra, y [se quedó] a un paso, con los brazos abiertos, como quien enseña a andar a un hijo. & dio un paso, y otro, y llegó a los brazos.',
      '@ [vio] que & traía el abrigo mal abrochado y se lo [abrochó] de nuevo, botón por botón. Luego le [sonó] la nariz, le [dio] un beso en la frente y [dijo], como se dice a los hijos: «Ya está». & se dejó querer.',
    ],
  },
  {
    id: 'providing',
    exact: /\bd(?:io|ieron|aban?) (?:el )?(?:estudio|escuela|carrera)s?\b/,
    does: /(?:con|de) (?:el|su|un) (?:taxi|camion|puesto|tractor|carrito|bolero)\w* .{0,20}(?:nos|hizo|sac|pag)|puso a estudiar a|(?:trabaj|chamb|labur)\w* .{0,40}para (?:que|pagar)|(?:nos|me) di(?:o|eron) (?:el |los |la |una )?(?:estudio|carrera|escuela)s?|no (?:se|te) quedas? con nada|(?:manda|mandas|mandaba|gira) (?:todo|dinero|su sueldo)|hecho (?:mas|tanto|todo|mucho) por (?:nosotr|mi\b|sus? )|sac(?:o|aste) (?:a )?(?:una|su|la) familia|(?:nunca|no) (?:pidio|pide|compr\w+|quiso) nada para (?:el|ella|si)|pag(?:o|ar|arnos|arme|aba|a)\b .{0,14}(?:escuela|estudio|carrera|universidad|colegiatura)\w*|(?:con|de) su sueldo|(?:vend|lav|planch|limpi|cos)\w+ .{0,40}para (?:pagar|dar|comprar|que)\w*|mantiene a(?! la familia unid)|mantuvo|(?:nos|les|me) (?:llev|traj|mand)\w* (?:la )?(?:despensa|dinero|mercado)|trabaja(?:ba|n|s)? .{0,40}(?:para|por) (?:nosotr|sus hij|mi\b|su familia|llevarnos|que)|(?:nunca|no) nos hicieron sentir que faltaba|nunca (?:nos|me|les) (?:ha |han |a )?falt\w+|(?:falt\w+|careci\w+ de) nada|para que (?:no nos|nada nos|a nadie|no les|no me|yo|nosotr|mis|sus|estudi)|se las vio para que|con (?:poco|dos pesos) (?:nos|sac|dab|alcanz|dio|hizo|mant)\w*|(?:estira|rinde) el dinero|de donde no hab|(?:doble|dos) (?:turno|trabajo)s?|dobles turnos|(?:sac|sacaste|saco)\w* (?:(?:a|el|la|los|las|mis|sus|su|sol[oa]|cuatro|tres|dos|cinco|siete|\w+) ){0,5}adelante|(?:hizo|fue|hace|es) (?:de )?(?:mama y papa|papa y mama|padre y madre|madre y padre)|(?<!me |nos )\bcri(?:o|aste|aron) (?:sol[oa] )?a (?!.*quejar)|(?:se )?sacrific|trabaj\w* .{0,30}(?:para dar(?:nos|me|les)|por (?:nosotr|su familia|sus hij|la familia)|para (?:su|la) familia)|(?<!amor )por (?:su|la|nuestra) familia|se (?:parti|rompi|dej|deslom)\w+ (?:el lomo|la espalda|el alma|la piel)|(?:nos|me) d(?:io|aba|ieron) de todo|(?:no|nunca) dej\w+ que (?:nos|me|les) falt\w*|sac\w+ a flote|lucha\w* por (?:sus|mis|su familia|nosotr)|se esfuerza (?:para|por) (?:dar|que|sus)/,
    acts: [
      '@ [contó] sus monedas y [fue] haciendo montoncitos: este, para el pan de &; este, para sus zapatos; este, por si hace falta. «¿Y cuál es para quien reparte?», preguntó &, que no veía otro. «{Yo no necesito|Nosotros no necesitamos} nada», [dijo] @.',
      '& dijo que no había con qué seguir. «De eso {me encargo yo|nos encargamos}», [contestó] @. [Trabajó] un turno, y luego otro. Lo que [ganó] lo [puso] en un sobre, con el nombre de &, y no [apartó] nada para sí.',
      '@ [abrió] una caja delante de &: unos zapatos nuevos, justo de su tamaño. Los que @ [llevaba] puestos estaban gastados. «Para que no falte nada», [dijo], y no [contó] cuántas horas [había] trabajado.',
    ],
  },
  {
    id: 'caring',
    broad: true,
    does: /calienta (?:los|las) (?:pies|manos)|(?:cubre|tapa|arropa|cobija)\w* (?:siempre )?con (?:su|la|una)|empuja\w* la silla|(?:me|nos|l[oa]s) (?:consiente|apapacha)|pregunt\w+ (?:primero |siempre )?por (?:mi|nuestr|tod[oa]s|cada)|(?:saca|quita)\w* (?:siempre )?(?:las )?espinas|se desvive|(?:nos|me|l[oa]s) deja salir|(?:trae|tiene|carga|lleva)\w* .{0,20}(?:curita|pastilla|panuelo|kleenex|suero|paraguas)|pioj(?:o|ito)|apaga\w* la luz (?:de|a|cuando (?:me|nos))|me (?:rasca|soba|peina)|(?:le|les) corta (?:las|el)|(?:le|les) (?:peina|bana|da de comer|soba|prepara|lee)\b|revisa (?:\w+ veces )?(?:todas|que|si)|se (?:aprend|sab)\w+ (?:mis|sus|la|mi) (?:alergia|medicin|pastilla|receta)\w*|mi lugar seguro|mi refugio|los que tienen (?:frio|hambre|miedo)|visita a (?:l[oa]s|su|sus|mi|un)|(?:nos|me) manda a (?:casa|descansar|dormir)|(?:me|nos) hace sentir (?:segur|protegid|cuidad|tranquil)\w*|(?:me|nos|le) (?:hace|prepara|trae|sirve|lleva)\w* (?:siempre )?(?:un |el |mi |su )?(?:cafe|te\b|tecito|desayun|mate|jugo)\w*|(?:me|nos) ceb\w+|visita a l[oa]s (?:pres|enferm)|\bcuid(?:a|an|as|aba|o|aste|ar)\b|(?<!con |sin |mucho |tiene )cuidad(?:o|a|os|as|or)\b|siempre (?:esta |estas )?pendiente|pendiente de|se preocupa|\bvela por|(?:saco|sacaste) de (?:la|una) (?:tristeza|depresion|pena)|consol|consuel|(?:un[oa]|alguien|herman\w+) llora|me (?:tapa|arropa|cobija|abriga)|cuid(?:ar|and)(?:nos|me|l[oa]s?)\b|al pendiente|al tanto de|(?:nos|me) (?:tiene (?:muy |bien |tan )?consentid|consient)\w*|se ocupa de (?:mi|nosotr|tod|l[oa]s)|le importa\w* (?:la gente|los demas|tod)|a ver si (?:estoy|estamos) bien/,
    is: /cuidados|\batent[oa]|atencion(?:es)?\b|maternal|protecci/,
    exact:
      /(?:se (?:levanta|para|despierta)|atiende|carga)\w* .{0,24}(?:bebe|nin[oa]|hij[oa])\b.{0,24}(?:llor|noche|madrugada|dorm|duerm)\w*/,
    acts: [
      '@ le [cubrió] los hombros a &. Después le [trajo] algo caliente. Después [se quedó] cerca, sin estorbar, por si hacía falta otra cosa. Hizo falta un pañuelo. @ lo [traía].',
      '@ no [preguntó] nada. Le [hizo] sitio a &, le [dio] pan y no [dejó] de mirar hasta que no quedó nada. Luego [preguntó] si tenía frío.',
      '& quiso dar un paso y tropezó. @ le [sobó] la rodilla, [sopló] donde dolía y [se puso] de su lado, por si tropezaba otra vez. & se apoyó en su brazo, y el segundo paso salió derecho.',
      '@ le [tocó] la frente a &, por si era fiebre. No era. Le [tocó] las manos: estaban frías. Las [frotó] despacito, dedo por dedo, y no las [soltó] hasta que & dijo que ya, que ya estaban calientes.',
      '@ no [dejaba] de mirar a &: si se cansaba, si le hacía falta algo. A la tercera vez [trajo] una cobija, y ya no [se movió] de su lado.',
    ],
    small: [
      '@ [puso] una cobija en los hombros de & y [sopló] en sus manos, fu, fu. Ya estaban calientes.',
      '@ le [tocó] la frente a &. Le [dio] agua. Le [frotó] la espalda, así y así. Y [se quedó] cerquita.',
    ],
    pet: [
      '@ [se echó] junto a & y no [cerró] los ojos: a cada suspiro [levantaba] la cabeza, para ver si todo estaba bien.',
    ],
    cradle: [
      '@ [vio] la cara triste de &, [estiró] la mano y la [tocó] despacito, una vez y otra vez, hasta que la cara cambió.',
    ],
  },
  {
    id: 'welcoming',
    exact:
      /\bcri\w+ .{0,40}como (?:suy|propi|si fuera|(?:a )?(?:su |mi |una? )?hij)\w*|(?:puerta|casa)s? (?:siempre )?(?:la )?(?:esta|estan|estaba|estuvo|tiene|tenia|deja)?\w* ?(?:siempre )?abiert|siempre (?:hay|tiene) (?:la )?puerta abierta/,
    does: /(?:me|nos|l[oa]s?) adopt\w+|hij[oa]s? que no (?:eran|son|era) suy|(?:nos|me|le|les) (?:puso|dio) (?:su )?apellido|recib\w+ a (?:mis|tod|quien)|siempre hay (?:cafe|mate|pan|lugar)|puerta (?:nunca|no) (?:tiene|se cierra|esta)|casa (?:siempre )?abierta|puerta (?:siempre )?abierta|sentir (?:como )?en (?:mi |su |tu )?casa|abr(?:e|en|es|ia|io|iste)\b (?:siempre )?(?:su|la|las|tu|sus) (?:casa|puerta)(?! del? (?:coche|carro|auto|taxi))|(?:hizo|hace|hiciste|haces|guarda|guardas|aparta) (?:siempre )?(?:un |el )?(?:lugar|hueco|sitio|espacio|asiento)|\bacog|recib\w+ (?:siempre )?(?:a tod|a quien|a cualq|como|con (?:los brazos|cafe|carino|comida))|dic\w+ mi?ja|como (?:de )?la familia|bienvenid|(?:su|tu) casa es (?:la|de)|cabe\w* (?:siempre )?(?:un[oa]|tod|alguien)|(?:trat|recib|quis|quier|acept)\w* como (?:a )?(?:un[oa]? )?(?:hij|herman|niet)\w*|(?:su|en) casa .{0,20}(?:tod|siempre hay)|(?:tiene|hay|guarda) (?:siempre )?(?:un )?(?:lugar|sitio|espacio|hueco) para (?:tod|quien|un[oa]\b|cualq)|sentir (?:a \w+ )?en casa|acept\w+ en (?:la|su) familia|trat\w* (?!a (?:las|sus) (?:plant|flor|mat|perr|gat))(?:\w+ ){1,4}como (?:a )?(?:un[oa]s? )?(?:hij|famil)/,
    is: /hospitalari|hospitalid|acogedor/,
    acts: [
      'No parecía que hubiera sitio para nadie más. @ [se hizo] a un lado, [dio] dos palmadas en el hueco y le [dijo] a &: «Este lugar estaba guardado».',
      '& se quedó a un paso, sin atreverse. @ [fue] hasta allá, [tomó] su brazo y [dijo]: «Pasa quien quiera, y quien no se atreva, también». & pasó.',
      '& no sabía dónde ponerse ni qué hacer con las manos. @ [recibió] a & como se recibe a la familia: con los brazos abiertos, un lugar al lado y mil preguntas. Al rato & hablaba como quien ha vivido ahí siempre.',
    ],
    small: ['@ [se hizo] a un ladito y [dio] dos palmadas. Pum, pum. «Este lugar es para &».'],
    pet: [
      '@ [se hizo] a un lado en su rincón preferido, que no [prestaba] a cualquiera, y ahí, bien cerca, [dejó] sitio para &.',
    ],
    cradle: ['@ [vio] a & y [estiró] los dos brazos, que es como se dice «pasa» cuando todavía no se sabe hablar.'],
  },
  {
    id: 'courtesy',
    does: /cede el|abre la puerta del?\b|se levanta\w* del? (?:su )?(?:sillon|asiento|silla|lugar)|(?:deja|cede)\w* (?:el|su) (?:lugar|asiento)|con (?:mucho |tanto |todo )?respeto\b|(?:me|nos|l[oa]s|les) trata\w* (?:como (?:adult|person|igual|gente|si)|con respeto|bien|de usted)|(?:le|les|me) da (?:su|mi) (?:lugar|espacio)|(?:dice|decir|pide|pedir) (?:siempre )?(?:gracias|por favor|buenos dias)|(?:pide|dice|pedir|decir) (?:siempre )?(?:las cosas )?(?:por favor|permiso|con permiso)|da (?:la|su) silla|(?:da|cede) (?:el|su) (?:asiento|lugar)|deja pasar/,
    is: /una dama\b|una senora\b|(?:lo )?bien que se porta|buenos? modal|palabra amable|trat[ao] (?:siempre )?(?:a |con (?!.{0,12}(?:carino|ternura|amor|dulz))|bien |muy)(?!.*igual)|amab|gentil|cortes|educad|educacion|respet|caballer|buenos modales|buen trato/,
    acts: [
      '@ le [habló] a & como se habla a las reinas: [saludó], [pidió] permiso para sentarse, [dijo] «por favor» y [dio] las gracias por la confianza. & contestó como contestan las reinas: con la cabeza alta.',
      'A & se le quebró la voz y se dio la vuelta, para que no se viera. @ no [miró]: [ofreció] un pañuelo por encima del hombro y [esperó], sin prisa y sin una sola pregunta. & dio las gracias ya con su voz.',
      '«Perdón por molestar», dijo &. «Al contrario: gracias por contarlo», [contestó] @, y le [cedió] el mejor lugar. No [se sentó] hasta que & dijo que estaba a gusto.',
    ],
    small: [
      '«¿Se puede?», [preguntó] @ antes de acercarse a &. Y luego, «por favor». Y luego, «gracias». & sonrió.',
      '@ [se hizo] a un ladito. «Primero, &», [dijo]. Y & pasó como pasan los reyes.',
    ],
  },
  {
    id: 'gratitude',
    does: /(?:feliz|content\w*|conform\w*) con (?:lo que (?:tiene|hay)|(?:muy )?poco)|(?:nunca|no) se olvida de (?:dar|agradec)|da (?:siempre )?(?:las )?gracias|agradec|reconoce el|disfruta (?:de )?(?:lo|las|cada)|(?:disfrut|valor|feliz|content|goz|bast|alegr)\w* .{0,24}(?:lo|cosas) (?:simple|pequen|sencill)\w*|(?:no|nunca) deja de (?:dar (?:las )?gracias|agradec)/,
    is: /agradecid|gratitud|valora\b/,
    acts: [
      '«Yo no le sirvo a nadie», dijo &. @ le [dio] las gracias por tres cosas, contándolas con los dedos: por haber hablado, por haber confiado y por estar ahí. & miró los tres dedos. No sabía que eso se agradeciera.',
      'De los nervios, & no halló mejor cosa que ofrecer un caramelo, pegado al papel. @ lo [tomó] con las dos manos y [dijo] «gracias» como si [le] hubieran dado el mar. Luego lo [saboreó] hasta el final.',
      '& dijo que había sido un mal día. @ [fue] dando gracias en voz alta por el suyo: por el pan, por el sol en la espalda, por un saludo. En la lista estaba &. Dos veces.',
    ],
    pet: [
      '& apenas le había hecho una caricia. @ le [lamió] la mano, y le [trajo] su mejor juguete. Era su manera de dar las gracias.',
    ],
    cradle: [
      '& le hizo una caricia. @ [guardó] esa mano entre las suyas y [sonrió] con todo el cuerpo. Todavía no [sabía] decir gracias, y ya lo [decía].',
    ],
    small: ['«Gracias», le [dijo] @ a &. «¿Por qué?» «Por venir». & se puso de todos los colores.'],
  },
  {
    id: 'kindness',
    does: /no le pega a nadie|sin hacer\w* dano|(?:no|nunca) (?:le )?(?:desea|hace) (?:el )?(?:mal|dano)|(?:hace|haciendo) el bien|no tiene (?:nada de )?mal(?:dad|icia)|bien a todos|no (?:le )?hace dano|con (?:el|la|los) que (?:menos|nadie)|a nadie le (?:hace|desea) (?:mal|dano)|alma de dios/,
    is: /calidad humana|persona (?:muy |tan )?lind[ao]|\b(?:muy|tan|bien) human[oa]s?\b|persona humana|corazon (?:que no le cabe|mas grande|gigante|inmenso)|(?:tiene|con) un corazon|\bnobl|bondad|humanidad|buen (?:corazon|alma)|corazon (?:de oro|noble|bueno|enorme|grande|grandote)|(?:de |un |su )?gran corazon/,
    faint:
      /es un (?:sol|amor|santo|encanto|dulce)\b|un pan de dios|pedazo de pan|un amor de persona|(?:lind|bell|hermos)[ao] persona|buena persona|buena gente|buen[oa]? onda|bonisim|buenisim|\bbuen[oa]?s?\b(?! trato| gusto| suerte| humor| onda|,| pal?\b| para| en | con el| con la)|gentes|angel|no hace(?:n)? ruido/,
    acts: [
      '@ [podía] mirar para otro lado, y nadie se habría enterado. [Se sentó] junto a &, [partió] su pan y [preguntó] bajito qué le pasaba. No [quería] saberlo para contarlo: [quería] que se le pasara. Y se le fue pasando.',
      '& esperaba una burla. @ [dijo] «ya pasó», despacito, como se les dice a los niños, y le [dio] su lugar, que era el más cómodo. No [pidió] nada a cambio, ni las gracias. & las murmuró, muy bajito.',
      '«No es nada», dijo &, como lo dice quien está triste. @ no se lo [creyó]. Le [acercó] un vaso de agua, [se sentó] a su lado y [dijo]: «Aquí {estoy|estamos}». & bebió despacio, hasta el fondo, y respiró.',
    ],
    small: [
      '@ [dejó] su juego, [fue] hasta & y [se sentó] cerquita. «¿Ya?», [preguntó]. «Ya casi», dijo &.',
      '@ le [hizo] a & una caricia y le [dio] su lugar, que era el más calientito.',
    ],
    pet: [
      '@ [se acercó] despacito, para no asustar a &, y le [dejó] el mejor lugar, el más calientito. Luego [se echó] al lado, sin pedir nada.',
    ],
    cradle: [
      '& hizo un puchero, y @ también. & sonrió un poquito, y @ [sonrió] con toda la cara. Eso [quería]: que & estuviera bien.',
    ],
  },
]
