import type { Family } from './family.ts'

/** What is theirs to give up: 'me dio su cuarto'. */
const OWN_PLACE =
  '(?:cuarto|cama|camita|pieza|habitacion|recamara|alcoba|dormitorio|lugar|asiento|colchon|cobija|plato|turno|chamarra|campera|casaca|chaqueta|chompa|abrigo|paraguas)'
/** Between work and study, where both are done by one and the same. */
const OF_ONE =
  '(?:(?!\\b(?:para que|para pagar\\w*|pag\\w+|mis?|nos|me|yo|nosotr\\w+|hij[oa]s?|herman\\w+|niet\\w+)\\b).){0,70}'
const WORKS =
  '(?:trabaj|labur|chambe|camell|manej)(?:a|o|aba|ando)|limpiando|vend(?:e|ia|iendo)|(?:sale|salia|salir|viene|saliendo) de(?:l| la) (?:turno|guardia|trabajo|pega|chamba|laburo|fabrica)|(?:hace|hacia|prepara|cose|teje) (?:\\w+ )?para vender|de (?:cajer|meser|limpiador|taxist|repartidor|camarer)\\w+'
const STUDIES =
  'estudi(?:a|o|aba|ando)|(?:hizo|hace|hacia|saco|saca|sacaba|termino|termina|curso|cursa) (?:su|la|una) (?:carrera|prepa|secundaria|bachillerato|nocturna|licenciatura|tesis)|se (?:recibio|titulo|graduo)|(?:falto|falta|faltaba|faltar|perdio|perder|llega|llegaba|va|iba|esta) (?:nunca )?(?:a |en |ni )?(?:una (?:sola )?|sus |la |las |ni una )?(?:clases?|universidad|facultad|facu)'
const NEW_ONES =
  '(?:(?:l[oa]s|al|a la)(?: mas)? (?:nuev|novat)[oa]s?(?= (?:de|del|que|en|y|a|como|por|siempre|les?|l[oa]s?)\\b|[,;]|$)|(?:chic|nin|pib|compan|emplead|alumn|vecin|enfermer|chav|cabr|colega|trabajador|jugador|estudiante|profe|maestr|companer)\\w* (?:mas )?nuev[oa]s?|recien llegad[oa]s|practicantes|novat[oa]s)\\b'
const TAKES_IN =
  '(?:adopt|arrop|banc|cobij|apadrin|acog|recib|ensen|explic|gui|invit|cuid|ayud|acompan|aliment|arrim|acerc|se junt)\\w*|(?:le|les) (?:llev|tra|da|dio|prest|compart)\\w*'
const NEVER = '(?<!\\b(?:no|nunca|jamas) (?:se |nos |me |le )?)'
/** Before a word that is not denied: 'no se acuerda', 'nunca siempre llega', 'ni se le pasa'. */
const TRULY =
  '(?<!\\b(?:no|nunca|jamas|ni|tampoco|nadie|apenas|rara vez)(?: (?:siempre|casi|mucho|se|me|nos|te|les?|l[oa]s?))? )'
/** Where somebody is for others: 'para estar cómoda' is for themselves. */
const THERE =
  '(?:conmigo|con (?:nosotr[oa]s|(?:mi|su|nuestr|ell|el|la|l[oa]s)\\w*)|ahi|aqui|aca|alli|alla|presente|cuando|a (?:tiempo|mi lado|su lado|nuestro lado)|en (?:el|la|l[oa]s|mis?|tus?|sus?|nuestr[oa]s?|cada|tod[oa]s?))'
const COMES = '(?:viene|llega|aparece)\\b(?! (?:tarde|poco|sin|nunca|a veces|de vez)\\b)'
const ANGER =
  'enojos?|enoj[ae]|enfados?|enfad[ae]|corajes|broncas?|berrinches?|rabietas?|rabia|cascarrabias|refunfun\\w+|renieg\\w+|furios[oa]|explota(?! de risa)|grita(?! (?:gol|de))|enchila|encabrona|cabrea|se calienta|se embrava|malhumor|mal humor|mal genio|malas pulgas|se molesta|se pica'
export const AT_ONCE =
  '(?:al rat\\w+|(?:a|en) (?:l[oa]s? )?(?:\\d+|dos|tres|cuatro|cinco|diez|un par de) (?:min\\w*|segundos?|rat\\w*)|(?:en|a) un (?:rat\\w+|minut\\w+|segund\\w+)|luego luego|enseguida|en seguida)'
/** What a temper that passes does not last. */
const LONG = '(?:dias?|semanas?|mes|meses|anos?|siglos?)\\b'
const SHORT = `${TRULY}\\bse le (?:pasa|paso|olvida|olvido|baja|quita)\\w*(?! (?:nunca|jamas|la mano|los (?:cumple|dias|anos))\\b)|\\b(?:le )?dur[aeo] (?:(?:tan |muy )?poco|nada|lo que|(?:un|dos|tres|cinco)\\b(?! (?:\\w+ )?${LONG}))\\b`

/** Acts of what only a whole sentence says, not one word of it: a temper that passes, a room given up, a house kept alone. */
export const SENSE: readonly Family[] = [
  {
    id: 'greeting by name',
    is: /saludo por (?:su|el) nombre/,
    whole:
      /\b(?:saluda\w*|saludar|buen[oa]s (?:dias|tardes|noches)|llama a (?:tod|cada)\w*)\b.{0,60}\b(?:(?:por|con|y) [st]us?|por el) nombres?\b|\bsaluda\w*\b.{0,40}\bse sabe (?:como se llama|(?:el|los) nombres?)/,
    acts: [
      '«¿Y el nombre?», [preguntó] @. & lo dijo entre dientes. «¡Buenas!», [dijo] @ con la mano en alto, y detrás, entero y bien claro, aquel nombre. & contestó al saludo, y ya no hablaba entre dientes.',
      'A quien pasaba por ahí, @ le [preguntó] cómo se llamaba y le [dijo] «¡buenas!» con nombre y todo. A quien venía detrás, lo mismo. Cuando le tocó a &, su nombre sonó el mejor, y & levantó la mano.',
      '@ [preguntó] cómo se llamaba &, [dio] tres pasos atrás y [volvió] a llegar, para saludar como se debe: un «¡hola!» y aquel nombre entero. & lo oyó, y se enderezó para merecerlo.',
    ],
    small: ['@ [preguntó] cómo se llamaba &. «¡Hola!», [dijo] luego, y el nombre detrás, bien fuerte. & sonrió.'],
  },
  {
    id: 'passing temper',
    is: /enojos? que se le pasan? .+/,
    whole: new RegExp(
      `${NEVER}\\b(?:${ANGER})\\b.{0,70}(?:${SHORT}|\\b${AT_ONCE}\\b)|${NEVER}\\b(?:genio|caracter\\w*|brav[oa]|calentona?|grunon\\w*|gritona?|explosiv[oa])\\b.{0,60}(?:${SHORT}|\\b${AT_ONCE} (?:ya|(?:te|me|nos) (?:esta|abraza|pide perdon)|esta)\\b)|(?:${TRULY}\\bse le pasa|\\bno le dura|\\ble dura (?:poco|nada|(?:un|dos|cinco) (?!${LONG})\\w+)) .{0,25}\\b(?:${ANGER}|genio|coraje)\\b`,
    ),
    acts: [
      '@ [se enojó] con toda el alma: con la pena de & y con quien la inventó. [Dio] un pisotón, y otro. Al tercero ya [se reía]. «Listo», [dijo], y le [ofreció] el brazo a &, que aún tenía los ojos redondos.',
      '«¡Pues no!», [tronó] @, tan fuerte que & dio un salto. Fue un trueno de los cortos: cuando & acabó de saltar, @ ya [buscaba] en el bolsillo un caramelo, y le [dio] a & el pedazo grande.',
      'A @ se [le] subió la sangre a la cara. «¡Así no puede ser!», [gritó]. [Sopló] una vez, como quien apaga una vela, y [habló] ya con su voz de antes: «A ver, ¿qué se hace primero?». A & le dio risa.',
    ],
    small: ['@ [se enojó]. ¡Pum, pum!, con los pies. Uno, dos… y ya. Le [dio] a & un abrazo.'],
    pet: [
      '@ [regañó] a la pena de &, a su manera y con todo el cuerpo. Luego [se sacudió], y el enojo había pasado: [fue] a buscar una caricia.',
    ],
    cradle: ['@ [arrugó] la cara, [apretó] los puños y [dio] un grito. & se asustó. No hacía falta: @ ya [sonreía].'],
  },
  {
    id: 'a kind word',
    is: /palabras? (?:buenas?|bonitas?|lindas?|amables?)/,
    whole:
      /(?<!\b(?:sin|ni) (?:una )?)\b(?:palabr(?:as?|itas?)|frases?) (?:de (?:aliento|animo|carino|consuelo)|buenas?|bonitas?|lindas?|amables?|dulces?) (?:a|para|con|que|hasta)\b|\b(?:tod[oa]s?|cada (?:uno|una|quien|persona)|siempre)\b.{0,30}\b(?:palabr(?:as?|itas?)|frases?) (?:de (?:aliento|animo)|buenas?|bonitas?|lindas?|amables?)\b|\balgo (?:amable|bonito|lindo|bueno) que decir|(?<!\b(?:no|nunca) (?:\w+ )?)\b(?:dice|dicho|diga|dijo|decir)(?:te|me|nos|le|les)? algo (?:amable|bonito|lindo|bueno)\b/,
    acts: [
      '@ le [buscó] a & una palabra buena, como se busca una moneda: por aquí, por allá… «Qué voz tan bonita para contar las cosas», [dijo] al fin. & no lo sabía, y la usó otra vez.',
      'A quien pasó primero, @ le [dijo] algo bueno de su manera de andar; a quien venía detrás, de su risa. & no esperaba nada. «Y contarlo así no lo hace cualquiera», le [dijo] @. & creció dos dedos.',
      '& pidió perdón por traer esa cara. «Pero si es de las que da gusto encontrarse», [dijo] @, y lo [decía] de veras. & se tocó la cara, por ver si era la misma.',
    ],
    small: ['«¡Qué bonita voz!», le [dijo] @ a &. «¿Bonita?» «Bonita, bonita». Y & cantó un poquito.'],
  },
  {
    id: 'what each one needs',
    is: /ojo para (?:los )?regalos/,
    whole:
      /\b(?:no|nunca|sin que) (?:te |le |les |nos |me )?(?:preguntan?|pida[ns]?|pidas|pidan)\b.{0,40}\b(?:se fija|adivina|(?:te|le|les|nos|me) l[ao]s? (?:trae|da|consigue|deja|prepara)|l[ao]s? trae)\b|\b(?:encuentra|adivina|elige|elegir|escoge|escoger|acierta|atina|recomienda|sabe|da (?:siempre )?con|(?:te|le|nos|me|les) (?:da|consigue) (?:justo|siempre)?)\b.{0,40}\b(?:que (?:cada (?:uno|una|quien|cual|nin\w+|client\w+|persona)|uno) (?:necesit|busc|quer|quier)\w*|(?:lo )?que (?:te|nos|me) (?:falta|hace falta)|que (?:le )?(?:falta|hace falta) a cada|(?:exact|perfect|just|ideal)\w* (?:para|a) cada)|\b(?:recomienda|elige|escoge|encuentra|regala|consigue|saca) .{0,30}\b(?:perfect|exact|ideal)\w*|\b(?:encontr|encuentr|busc|elig|escog|consig|d(?:a|io) con)\w* (?:siempre )?(?:justo |exactamente )?(?:el|la|los|las) .{0,25}\bque (?:yo|uno) necesit\w*|\bsabe lo que (?:uno|andas|buscas|necesitas|quieres|te falta)/,
    acts: [
      '@ no [preguntó] qué hacía falta. [Buscó] en los bolsillos, [apartó] un hilo, [apartó] un lápiz… «Esto», [dijo], y le [puso] en la mano una piedrita lisa, de las que se aprietan. Era eso, exactamente. & la apretó.',
      '@ [podía] darle a & un pañuelo, un dulce o un lugar a su lado. No [preguntó] cuál: le [vio] los ojos. «El lugar», [dijo], y se lo [hizo]. & preguntó cómo lo había sabido.',
    ],
    small: ['& quería algo. ¿Qué? @ [miró] y [pensó], [pensó]… ¡Un abrazo! Y era eso.'],
    pet: ['@ [miró] a &, [fue] a buscar y [volvió] con un palito. Era eso, exactamente, lo que hacía falta.'],
  },
  {
    id: 'giving up',
    is: /sacrificio|sacrificad[oa]s?|abnegad[oa]s?|abnegacion/,
    whole: new RegExp(
      `(?<!\\b(?:no|nunca|jamas) )(?:\\b(?:me|nos|le|les) (?:dio|dejo|cedio|presto|deja|cede) su ${OWN_PLACE}\\b|\\b(?:dejo|cedio|dio|cede|deja) su ${OWN_PLACE} (?:a|al)\\b|\\b(?:(?:vendio|empeno|sacrifico|renuncio a) (?:su|sus|el|la|los|las|lo)|dejo (?:sus?|(?:el|la|los) (?=trabajo|escuela|carrera|estudios|universidad|pueblo|pais|tierra)))(?! (?:vicio|cigarro)) (?:\\w+ ){1,4}?(?:para que (?:yo|nosotr|mi|nos|me|su|no)|por (?:mi|nosotr|sus? (?:hij|herman|niet|mam|pap))|para (?:pagar|dar|cuidar|criar|comprar)(?:me|nos|le|les|lo|la)))|\\bse (?:quita|quitaba|quito|saca|sacaba) (?:el|la|lo|su|un) (?:\\w+ ){0,3}?(?:de la boca|para (?:dar|abrigar|tapar)\\w*)`,
    ),
    acts: [
      '@ [estaba] en el mejor lugar, desde donde se veía todo. [Se hizo] a un lado, lo [sacudió] con la mano y se lo [dio] a &. «¿Y ahora dónde?», preguntó &. «Por ahí», [dijo] @, y [se puso] atrás, de puntillas.',
      '& temblaba. @ [se quitó] el pañuelo del cuello, se lo [ató] a & con dos vueltas y [metió] las manos en los bolsillos. «¿Y quién se queda sin él?», preguntó &. «A {mí|nosotros} no {me|nos} hace falta», [dijo] @, y ya no se habló de eso.',
      '@ [llevaba] un caramelo guardado para el final, que es cuando mejor saben. Lo [desenvolvió], y no fue para su boca: se lo [dio] a &, que preguntó si había otro. «Con verlo basta», [dijo] @.',
    ],
    small: [
      '@ le [dejó] a & el mejor lugar. «Aquí se ve bien», [dijo], y [se puso] atrás. De puntillas también se ve.',
    ],
    pet: ['@ [estaba] en el mejor rincón. Se lo [dejó] entero a &, y [se acomodó] al lado, en lo duro.'],
  },
  {
    id: 'studying and working',
    is: /estudiar y trabajar/,
    whole: new RegExp(
      `\\b(?:${WORKS})\\b${OF_ONE}\\b(?:${STUDIES})\\b|\\b(?:${STUDIES})\\b${OF_ONE}\\b(?:${WORKS})\\b`,
    ),
    acts: [
      '@ [sacó] un cuaderno sin dejar de ayudar a &, y entre una cosa y otra [fue] apuntando lo que [oía], sin saltarse una palabra. & preguntó a qué hora se descansaba. «Después del punto final», [dijo] @.',
      '@ [se arremangó] y [ayudó] a & en lo que hacía falta, y mientras [repetía] algo entre dientes. «La lección de mañana», [explicó]. Ninguna de las dos cosas quedó a medias: & pudo descansar, y la lección salió sin una falta.',
      '@ le [fue] quitando a & lo que le estorbaba, una cosa y luego otra, y con cada una [decía] en voz alta un renglón de la lección. Al quitar la última se acabó también la lección, y & ya se la sabía.',
    ],
    small: ['@ [ayudaba] a & con una mano. Con la otra [pintaba] letras: la a, la be, la ce. ¡Las dos cosas!'],
  },
  {
    id: 'newcomers',
    is: /acogida a l[oa]s nuev[oa]s/,
    whole: new RegExp(
      `\\b(?:${TAKES_IN})\\b.{0,25}\\b(?:${NEW_ONES})\\b|\\b(?:l[oa]s|al|a la) (?:\\w+ )?(?:nuev[oa]s?|practicantes|recien llegad[oa]s?) (?:siempre )?(?:l[oa]s?|les?) (?:\\w+ )?(?:${TAKES_IN})\\b|\\b(?:cuando (?:llegue|llegamos|entre|empece)|era (?:el |la )?nuev[oa]|mi primer[ao]? (?:dia|semana|mes|ano))\\b.{0,70}\\b(?:(?:me|nos) (?:llevo|invito|enseno|sento|adopto|presento|mostro|guardo|hizo lugar|explico|tomo|acompano)|se sento conmigo)\\b`,
    ),
    acts: [
      '@ [tomó] el brazo de & y le [fue] enseñando lo que nadie enseña: por dónde no se tropieza, quién gruñe y no muerde, a quién se le pide ayuda. Luego [partió] en dos una galleta. «De aquí en adelante, {conmigo|con nosotros}», [dijo].',
      '@ [traía] una galleta para el camino. Sin preguntar, le [dio] la mitad a &. «Donde come uno comen dos», [dijo], «y si se pierde el camino, es por aquí». & mordió despacito, y ya no parecía de fuera.',
      '& no sabía a quién arrimarse. @ le [hizo] un hueco bajo el brazo, como las gallinas, y a quien pasaba le [decía]: «Viene {conmigo|con nosotros}». A la tercera, & ya andaba como quien es de ahí.',
    ],
    small: ['@ le [dio] a & la mano y media galleta. «Esto va aquí, esto va allá». Y & ya sabía.'],
    pet: [
      '@ [fue] delante de & para enseñar el camino, y a cada paso [miraba] atrás, por si alguien se perdía. Nadie se perdió.',
    ],
  },
  {
    id: 'carrying it alone',
    is: /[bv]errac[oa]s?(?: para todo)?/,
    whole:
      /\b(?:ella|el) sol[oa] (?:nos |me |l[oa]s )?(?:sac\w+ (?:.{0,40} )?adelante|levant|crio|mantuv|sostuv|cargo con|lleva (?:toda )?(?:la|el) (?:casa|familia|negocio|tienda|campo))\w*(?! (?:la|el|su) (?:mano|copa|voz|vaso|cabeza|mochila))|\b(?<!(?:no|nunca|se|me|nos) )(?:sac(?:o|a|aba) (?=.{0,60}(?:adelante|a flote|hij))|levanto (?!la (?:mano|copa|voz|vista|cabeza))|sostuvo |sostiene |mantuvo |mantiene |crio ).{0,60}?\b(?:(?:ell[ao]|el) sol[oa]|sol[oa]|solit[oa]|sin (?:la )?ayuda de nadie)\b(?! (?:come|duerme|juega))|\b(?:casa|familia|negocio|tienda|restaurante|taller|puesto|finca|rancho|campo) (?:l[oa] )(?:lleva|llevaba|saca|saco|mantiene|levanto) (?:adelante )?(?:el|ella) sol[oa]\b|\bhizo de (?:mama y (?:de )?papa|papa y (?:de )?mama|padre y (?:de )?madre|madre y (?:de )?padre)\b|\bse hizo cargo de (?:la|el|los|las|todo|toda|sus?) .{0,40}\b(?:cuando .+|con \d+ anos|sol[oa])\b/,
    acts: [
      'A & le hacía falta todo a la vez: comer, abrocharse y saber por dónde. @ no [llamó] a nadie: con una mano le [dio] media galleta, con la otra le [abrochó] el cuello, y mientras le [explicaba] el camino. Era mucho, y no [dijo] ni ay.',
      '& preguntó quién iba a ayudar con tanto. «Manos hay», [dijo] @, y con las suyas [hizo] lo de cuatro personas: [limpió], [abrochó], [sostuvo] y [dio] de comer, todo sin una queja. Luego [preguntó] qué faltaba. No faltaba nada, y & pudo descansar.',
    ],
    small: [
      '& buscó quien ayudara. Nadie. «{Yo puedo|Podemos}», [dijo] @. Un poquito, otro poquito… ¡y ya! & aplaudió.',
    ],
    pet: [
      '@ no [esperó] a nadie. [Empujó] por aquí, [empujó] por allá, hasta que & pudo seguir. No hizo falta nadie más.',
    ],
    cradle: [
      '@ [agarró] el dedo de &, [apretó] con todas sus fuerzas y no [soltó]. Tan chiquita la mano, y no hubo quien pudiera con ella. & tomó fuerzas de ahí.',
    ],
  },
  {
    id: 'coming in person',
    is: /puntualidad para estar/,
    does: /siempre (?:llega|vuelve|regresa|viene|aparece|esta de vuelta)(?: (?:a tiempo|a casa|cuando (?:l[oae] |me |nos )?\w+|pase lo que pase|aunque .+))?|(?:siempre )?(?:va|llega|viene|asiste) a (?:tod[oa]s|cada) (?=.*\b(?:mis?|nuestr[oa]s?|sus|de su)\b)(?:l[oa]s |mis |nuestr[oa]s |sus )?(?:acto|funcion|partido|reunion|festival|presentacion|recital|junta|torneo|entrenamiento|concierto)\w*(?: .*)?|(?:nunca|jamas|no) (?:se pierde|se ha perdido|se perdio|falta|ha faltado|falto) (?:a )?(?:ni )?(?=.*\b(?:mis?|nuestr[oa]s?|sus|de su)\b)(?:una? (?:sol[oa] )?|ningun[oa]? )(?:acto|funcion|partido|reunion|festival|presentacion|recital|junta|torneo|concierto)\w*(?: .*)?/,
    whole: new RegExp(
      `${TRULY}\\b(?:viaj|manej|cruz|atraves|camin|volo|recorr)\\w*\\b(?:(?!\\bno\\b).){0,60}\\b(?:(?:para|por|a) (?:ver|visitar|acompanar|abrazar)(?:me|nos|te|l[oa]s?)|para estar ${THERE})\\b|\\b(?:viva|vive|este|queda) (?:lej|lejisimos|en otr)\\w*.{0,30}${TRULY}\\b(?:siempre )?${COMES}|${TRULY}\\b${COMES} .{0,30}\\baunque (?:este|viva|quede|sea|venga) (?:lej|tarde|en otr)\\w*|${TRULY}\\b(?:se )?aparec\\w+ en (?:tu|mi|la|su|nuestra) (?:puerta|casa)\\b|\\btarde\\b.{0,25}\\bpero (?:siempre )?${COMES}|${TRULY}\\b(?:se )?(?:vino|vinieron|ha venido|se lanzo|se lanzaron) (?:\\w+ ){0,2}?(?:desde (?!(?:chi[cq]|nin|pequen|que)\\w*)\\w+|de (?:muy |tan |re |bien )?lejos|manejando|caminando|volando|en (?:camion|autobus|bus|avion|tren|bici\\w*|moto))\\b`,
    ),
    acts: [
      '& se fue al otro lado, lo más lejos que pudo. Al rato [llegó] @, sin aire y con un zapato desatado. «Ya es tarde», dijo &. «Pero aquí {estoy|estamos}», [contestó] @, y & [le] ató el zapato.',
      '& se apartó, se tapó la cara y contó hasta cien, para que nadie llegara a tiempo. En el noventa y nueve oyó unos pasos: [era] @, sin aliento. «¿Todavía {llego|llegamos}?», [preguntó]. & dijo que sí, por uno.',
    ],
    small: ['& se fue lejos, lejos. Pasito, pasito, pasito, @ también. «¡Aquí!», [dijo]. Y & ya no se fue.'],
    pet: ['& se fue lejos. Al rato [llegó] @, sin aire, y [se puso] a su lado, como si hubiera sido cerca.'],
  },
  {
    id: 'remembering dates',
    is: /memoria para (?:las fechas|los cumpleanos)/,
    whole: new RegExp(
      `(?:${TRULY}\\b(?:se acuerda|recuerda|se sabe|se aprende)|\\b(?:nunca|jamas|no) (?:(?:se )?(?:le )?(?:olvid[ao]|pasa|escap[ao])|se le paso))\\b(?:(?!\\b(?:no|nunca|pero|menos|salvo|excepto)\\b).){0,40}\\b(?:cumpleanos|cumples?|fechas?|aniversarios?|onomasticos?)\\b|\\b(?:cumpleanos|fechas?|aniversarios?)\\b.{0,30}(?:${TRULY}\\bse acuerda|\\bnunca (?:se )?(?:le )?(?:olvida|pasa))`,
    ),
    acts: [
      '@ [preguntó] qué día cumplía años & y lo [apuntó] en la palma de la mano. Debajo [apuntó] también el día que era. «Para preguntar dentro de un año cómo va», [dijo]. & le dictó dos fechas más.',
      '@ [dibujó] en un papel un calendario, con todos sus cuadritos. Le [preguntó] a & una sola cosa, [contó] con el lápiz y en un cuadrito [puso] una vela. «Un cumpleaños», [dijo], «para felicitar antes que nadie». & se quedó mirando su vela.',
      '@ [se sabía] el cumpleaños de quien [tenía] a un lado y el de quien [tenía] al otro. Le [preguntó] a & el suyo. Lo [repitió] tres veces con los ojos cerrados, y ya no se [le] iba a olvidar. & lo vio, y sonrió.',
    ],
    small: ['@ le [preguntó] a & cuándo era su cumpleaños. Y lo [pintó] en un papel, con su velita.'],
  },
]
