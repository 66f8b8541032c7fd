import type { Family } from './family.ts'

/** Acts of whoever is near: they come, listen, understand, remember, take everybody in. */
export const NEAR: readonly Family[] = [
  {
    id: 'company in sorrow',
    exact: /en el (?:velorio|funeral|entierro|sepelio|duelo) de\b/,
    does: /(?:estuv|acompan|qued|llor|vin)\w* (?:\w+ ){0,3}cuando (?:se )?(?:me |nos )?(?:murio|fallecio|perdi(?:mos)?\b)|en el (?:velorio|funeral|entierro|sepelio|duelo)|cuando (?:murio|fallecio|se murio|enviud\w+|perd\w+ a) .{0,30}(?:no se (?:me |nos )?(?:despeg|separ|movi|apart)|se qued|estuv|vino|durm)\w*|(?:(?:no|nunca) (?:se pierde|falt\w+) |(?:acompan|va|vas|iba|vino|viene|llega|esta)\w* )(?:siempre )?(?:a |en |al )?(?:un |ningun |tod[oa]s )?(?:los |el |cada )?(?:entierro|velorio|velatorio|funeral|sepelio|pesame|duelo|luto)s?\b|en el (?:dolor|luto)/,
    acts: [
      '& dijo que para estar triste prefería estar a solas. @ [se quitó] el sombrero, aunque no [traía], [se sentó] un poco aparte y no [dijo] nada. Al rato, & se acercó un poco.',
      '& no quería oír que ya iba a pasar. @ no lo [dijo]. [Dijo] «qué pena», que era la verdad, y [se quedó] hasta que fue un poco menos.',
      '@ [se acercó] sin hacer ruido, le [tomó] la mano a & con las dos suyas y no [buscó] qué decir. [Dejó] que llorara lo que hiciera falta, y [se quedó] hasta el final, cuando & pidió un pañuelo.',
    ],
  },
  {
    id: 'showing up',
    does: /grita\w* mas que|no (?:te|se|me) perdi(?:ste|o) ni un|(?:me|nos|les|le)? ?(?:grita|hace|lanza)\w* porras|viajo .{0,30}para (?:verme|estar)|(?:no|nunca) (?:(?<!con (?:el|ella|usted|\w+) nunca )falto|ha faltado|faltaba|se perdio|se pierde|se ha perdido)|manejo .{0,30}para (?:llegar|estar|ver)|(?:no|nunca) (?:se pierde|falta|falto|se perdio|ha faltado|se ha perdido) (?:a |en )?(?:a )?(?:un|una|ningun\w*|mis|nuestr\w+|l[oa]s)|a tod[oa]s (?:mis|sus|nuestr\w+|l[oa]s) (?:partid|juego|festival|obra|concierto|competenc|recital|funcion|ensay)|primera fila|(?:me|nos|les) ech\w+ (?:siempre )?porras|mi(?:s)? (?:fan|porra)|(?:va|vas|ibas|iba) (?:siempre )?a ver(?:me|nos)|(?:me|nos) (?:va|iba|fue) a ver|(?:fue|iba|va) a tod[oa]s(?! l[oa]s marcha)|(?:viene|vienes|venia|va|vas|iba) (?:siempre )?a (?:tod[oa]s )?(?:mis|nuestr[oa]s) (?:partid|juego|festival|obra|concierto|competenc|recital|funcion|presentac)\w*|grita\w* .{0,20}en (?:mis|nuestr[oa]s) (?:partid|juego)\w*|grita\w* desde las? (?:grada|tribuna)/,
    exact:
      /(?:viaj|manej|cruz|volo|camin)\w* .{0,40}para ver(?:me|nos|l[oa])?\b(?!.{0,30}(?:velorio|funeral|entierro|hospital))|(?:madrug|viaj|manej)\w* .{0,24}para ver\w* (?:jugar|bailar|cantar|correr|competir|actuar)/,
    acts: [
      '«A verme no viene nadie», dijo &. @ [se sentó] en primera fila, que era el suelo, y [esperó] a que empezara. & no traía nada preparado, así que hizo una reverencia. El aplauso duró más que la reverencia.',
      '& oyó su nombre, gritado con todas las ganas. [Era] @, con las manos en alto, en primera fila y sin intención de irse antes del final. & se puso de todos los colores, y se puso de pie.',
      '«¿Cuándo es el gran día?», [preguntó] @. & dijo que no tenía ninguno. «Entonces, hoy», [contestó] @, y [se sentó] en primera fila a gritar el nombre de &, con tres hurras. & quiso oír los hurras otra vez.',
    ],
  },
  {
    id: 'writing letters',
    does: /escrib\w+ (?:\w+ )?(?:poema|verso)s?|(?:me|nos|le|les|te) (?:escrib|dej|mand)\w+ (?:siempre )?(?:un[ao]s? |sus? |muchas |largas )*(?:carta|nota|notit|recad|papelit|postal)\w*|cartas? (?:de amor|a mano)|(?:dej|mand|escrib)\w* (?:siempre )?(?:cartas?|notitas?|papelitos?|recaditos?|postales)\b|notas de amor/,
    is: /sus? cartas?\b/,
    acts: [
      '& dijo que las palabras se las lleva el aire. @ [buscó] un papel, [escribió] despacio y se lo [dio] doblado. & lo leyó tres veces y lo guardó donde no se pierde nada.',
      'A & no le salía decir lo que sentía. «Escrito cuesta menos», [dijo] @, y [escribió] la primera línea. & escribió la segunda. Al final hubo que buscar otro papel.',
      '& pensaba que nadie le iba a escribir nunca. @ [apoyó] un papel en la rodilla, [puso] el nombre de & arriba y [llenó] las dos caras. Era para leerlo luego. & lo leyó ahí mismo.',
    ],
  },
  {
    id: 'in touch',
    does: /siempre (?:me|nos|le|les) contest\w+|nos (?:marcamos|llamamos|hablamos|escribimos) (?:los|tod|cada|siempre)|pregunta(?:r|s)? (?:siempre )?si (?:ya )?(?:lleg|com|est)\w*|(?:nunca|no) (?:te |me )?deja en visto|(?:me|nos|le|les|la|lo) (?:siempre )?(?:llama|llamas|llamaba|marca|marcas|marcaba|escribe(?! (?:poema|verso|carta))|escribes|escribia|habla por|videollama)\b(?! la atencion)|(?:me |nos )?(?:llama|habla) (?:todos los|cada|diario|a diario|a (?:su|sus)\b(?! (?:panza|barriga|bebe|plant|mat|flor|gat|perr|gallin|pajar|carro|coche|moto))|a mi\b)|mand\w* (?:siempre |\w+ )?(?:mensaj|audio|foto|carta|bendicion|meme|recad|un )|mensaj(?!er)|llamad[ao]s?\b|videollamad|por telefono|\baudios\b|desde lejos|a la distancia|aunque (?:este|viva|estemos|vivamos) lejos|(?:no|nunca) se (?:le )?olvida de (?:mi|nosotr)|me hac(?:e|es|en) falta|(?:l[oa]|te) extran\w+|contest\w+ (?:siempre )?(?:el telefono|mis|los|a la primera)|preguntarme como|(?:me|nos) pregunta (?:siempre )?(?:como (?:me|nos|est|amanec)|si (?:ya )?(?:llegu|llego))|buenos dias (?:todos|cada|por)|(?:no|nunca) deja de (?:llam|escrib|habl)\w*|(?:no|nunca) pierde (?:el )?contacto|no hay (?:dia|noche|manana)s? (?:en )?que no (?:me |nos |le |les )?(?:llam|habl|marqu|escrib|mand)\w*|en contacto|(?:no|nunca) se olvida de (?:llam|escrib|mand)\w*/,
    acts: [
      '«¿Y cuando nos vayamos?», preguntó &. «Va a haber noticias todos los días», [dijo] @. No pasó ni un rato, y & ya tenía en la mano el primer recado: «¿Todo bien?».',
      '& dijo que de lejos se olvida todo. @ [se alejó] unos pasos y [llamó]: «¿Cómo va eso?». & contestó que mejor. Más lejos, [volvió] a llamar. Cada vez se oía más chiquita la voz, y siempre [preguntaba] lo mismo.',
      '«Luego nadie se acuerda de llamar», dijo &. @ le [apuntó] en un papel cómo encontrar su voz a cualquier hora. & llamó ahí mismo, para probar. @ [contestó] antes de que sonara dos veces.',
    ],
    small: ['«¿Todo bien?», [preguntó] @ desde lejos. Y desde más lejos: «¿Todo bien?». Y & siempre contestaba.'],
  },
  {
    id: 'making time',
    does: /(?:tiene|saca|da)\w* (?:siempre )?(?:un|su) minuto|(?:cena|come|desayuna)\w* (?:siempre )?con (?:nosotr|su|mi|sus)\w*|visit(?:a|aba|an) (?:a )?(?:mi|su|sus|los|las)|(?:viv\w+|esta(?:ba)?) (?:muy )?sol[oa], (?:me )?acompan|(?:tiene|tienes|tenes|encuentra|saca|hace|da|nos da|se da) (?:siempre )?(?:el |un |su )?(?:tiempo|ratito|rato)|tiempo para|(?:me|nos) (?:busca|visita)|(?:va|viene) (?:todos|cada) .{0,16}(?:a ver|domingo|semana)|vin(?:o|iste) desde|viaj\w+ (?:solo )?para (?:ver|estar)|platica\w* (?:con|horas)|deja (?:todo(?! y)|lo que)|(?:viene|vienes|venia) (?:siempre )?a ver(?:me|nos)\b|(?:me|nos|les) dedica\w* (?:siempre )?(?:su|tiempo|un rato|tardes|horas)|(?:viene|viaja|va) a visitar|pasa (?:mucho )?tiempo con|dedica\w* (?:su |mucho )?tiempo/,
    acts: [
      '& dijo que no quería quitarle el tiempo a nadie. @ [tenía] cien cosas que hacer. Las [dejó] todas, [se sentó] a su lado y [dijo]: «No hay ninguna prisa». Y no [miró] el reloj ni una sola vez.',
      '& pidió un minuto, si se podía. «El tiempo es para esto», [contestó] @. [Se guardó] el reloj en el bolsillo, y lo que iba a ser un minuto fue un rato larguísimo.',
      '& hacía como que no necesitaba compañía. @ [guardó] lo que [traía] entre manos, [se sentó] y [preguntó] por todo, desde el principio. «¿Y lo que había que hacer?», dijo &. «Mañana», [contestó] @.',
    ],
    pet: [
      '@ [dejó] lo más importante del mundo, que era su siesta, para ir a sentarse junto a &. Y ahí [se quedó], sin ninguna prisa.',
    ],
  },
  {
    id: 'taking there',
    does: /acompan\w* (?:siempre )?a (?:mis?|sus?|las?|el|los|nuestr[oa]s?) \w+ (?:(?:hasta )?(?:al|el|la)|a la|hasta) (?:la |el )?(?:paradero|parada|escuela|colegio|cole|metro|trabajo|puerta|esquina|doctor|medico|terminal|casa)\b|da\w* (?:un )?(?:raite|aventon|ride|jalon)\b|(?:me|nos|l[oa]s?|te) acompana\w* (?:siempre )?hasta|(?:no suelta|agarra) el volante|(?:hasta )?dejarnos (?:a todos )?en (?:casa|la puerta)|nos (?:reparte|deja) en|(?:me|nos|l[oa]s?|te) (?:lleva|llevas|llevaba|trae|traes|traia|carga|sube)\w* (?:siempre )?(?:en (?:la|su|sus|los) (?:bici|moto|carro|coche|camion|auto|espalda|hombros)|a caballit)|(?:me|nos|l[oa]s?|te) (?:lleva|llevas|llevaba|llevabas|llevo|recoge|recoges|recogia) (?:siempre )?(?:a|al|en|de|del|todos|cada|hasta|y|siempre)\b(?! (?:caballit|la contraria))|va(?:s)? por (?:mi|nosotr|ell)|pasa por mi|(?:manej|conduc|cruz)\w+ (?:\w+ )?(?:horas|kilometros|toda la noche|desde|media|la ciudad|de noche)|me acompana(?:ba|s|n)? (?:a|al|hasta)\b/,
    acts: [
      '@ se [echó] al hombro las cosas de &, y a & le [ofreció] el brazo. «{Yo llevo|Nosotros llevamos}», [dijo]. & avisó que iba muy lejos. «Mejor», [contestó] @, «así hablamos». Y no [soltó] ninguna de las dos cosas.',
      '& preguntó cómo se vuelve a casa cuando ya no pasa nadie. «Del brazo», [dijo] @, «y hasta que se encienda la luz de adentro». & quiso probar. Dieron una vuelta completa, y @ no [se soltó] hasta que & dijo: «Es aquí».',
      '«Yo ahí no llego a solas», dijo &. @ ya se [había] puesto el abrigo. «{Paso|Pasamos} cuando haga falta, {llevo y traigo|llevamos y traemos}», [dijo], y [apuntó] la calle, la hora y hasta cuántas vueltas había que dar. & ya se veía llegando.',
    ],
    pet: [
      '& tenía que irse, y le costaba. @ [fue] a su lado hasta donde empezaba lo desconocido, [vio] que ya podía seguir y solo entonces [se volvió], sin que nadie se lo dijera.',
    ],
  },
  {
    id: 'loyalty',
    exact:
      /se rap(?:o|aron)\b|(?<!manos? y )no (?:me|nos) solto\b|^(?:que |y )?(?:el |ella )?se quedo(?:$|[.,;])|quedo cuando (?:tod|los|nadie)|en (?:las )?buenas y (?:en )?(?:las )?malas/,
    broad: true,
    does: /durmi\w+ .{0,16}(?:conmigo|en una silla|a mi lado)|(?:me|nos) acompan(?:a|as|an|aba|aban|o|aron)\b|nunca se fue|no se fue nunca|cuando (?:hace falta|importa|hay que estar) (?:siempre )?esta|me acompan(?:o|aste|a|as) (?:en|cuando|durante|a (?:la|mi))|(?:no|nunca|jamas) (?:me|nos) (?:ha |han )?suelt\w*|(?:no|nunca|jamas) (?:me|nos) solt\w*|(?:me|nos) (?:ha|han) acompanado|(?:no|nunca) (?:te |me |nos )?deja(?:s|n)? (?:a pie|tirad|abajo|morir|solit|sol[oa]\b)\w*|(?:es|eres|sos) (?:mi|nuestr[oa]) (?:roca|apoyo|pilar|sosten|refugio|todo)|(?:el|un) pilar|siguen (?:de la mano|juntos)|nunca (?:ha |han |has )?dej\w+ sol[oa]s?|(?:la|el) primer[oa] (?:en llegar|que llega|que esta)|(?:no|nunca|jamas) (?:me |nos |le |les )?(?:ha |han )?fall(?:a|as|an|o|e|ado|aste)\b|(?:no|nunca) (?:te|se) (?:va|fue)\b(?! a dormir)|^(?:que )?estaba|siempre estaba|en (?:las )?(?:buenas y |y )?(?:en )?(?:las )?malas|nunca (?:me|nos) (?:ha |han )?(?:fall|dej(?!\w* (?:ver|ir|pagar|sentir))|abandon|solt)|siempre (?:esta|estan|estas|ha estado|habeis estado|estuv)(?! (?:de buen|de buenas|alegr|content|riend|sonri|pend|aten|ocupad|dispuest|canta|baila|ayud|haciendo|al? (?:pend|tant)))|est(?:uv\w+|aba|as|a) (?:siempre )?conmigo|esta(?:s|n)? (?:siempre|ahi)|cuent\w+ conmigo|contar con (?:el|ella|usted|vos)|me cubre(?! con)|(?:me|nos|te) banca|anos junt|toda la vida junt|para tod[oa]s siempre|esta(?:s|n)? para (?:tod|nosotr|mi\b|una\b|uno\b)|(?:se|te) qued(?:a|aba|as|o) (?:siempre|conmigo|a mi|con)|asi se quedaba|sentir sol[oa]s?\b|de fierro|(?:me|nos) eleg(?:ia|iste|io)|siempre (?:volvia|vuelve|regresa)|(?:a|de) mi lado|esta conmigo|deja (?:a nadie )?sol[oa]|sigue ahi|pase lo que pase,? (?:siempre )?(?:esta|sigue|ahi)|(?:no|nunca) (?:me|nos) abandona/,
    is: /\bleal|\bfiel|fidelid|incondicional|compania\b|mejor amig|complicidad/,
    acts: [
      '& dijo que ya se podían ir todos. «{Me quedo|Nos quedamos}», [contestó] @. Pasó un rato, pasó otro, ya no había nada que ver ni que ganar, y @ [seguía] al lado de &, en el mismo sitio.',
      '«Hay lugares mucho mejores que este», dijo &. @ [miró] alrededor, [pensó] un momento y [se acomodó] a su lado. «{Este es el mío|Este es el nuestro}», [contestó], y de ahí no [se movió].',
      '& cerró los ojos y contó hasta cien, para darle tiempo de irse a quien quisiera irse. Cuando los abrió, @ [seguía] ahí, y [había] contado también. «Ciento uno», [dijo].',
      '«Conmigo se aburre todo el mundo», advirtió &. «Pues aquí {me aburro yo|nos aburrimos nosotros}», [dijo] @, y de su lado no [se movió].',
      '& no creía ya en promesas. @ le [hizo] una sola: «Pase lo que pase, {aquí voy a estar|aquí vamos a estar}». & se levantó y se cambió de lugar, a ver si era cierto. @ también [se cambió].',
    ],
    small: ['Pasó un ratito. Pasó otro. @ no [se movió] del lado de &. Otro ratito más, y ahí [seguía].'],
    pet: [
      '@ [se acomodó] junto a &. Pasó un rato, pasó otro, pasó algo muy interesante corriendo, y de ahí no [se movió].',
      '@ [dio] dos vueltas, [se echó] a los pies de & y ahí [se quedó]. & quiso mover un pie y no pudo. Mejor.',
      '& dijo que ya se podía ir. @ [oyó] la orden de principio a fin y [se sentó] a su lado. De ahí no [se movió].',
    ],
    cradle: ['@ [se agarró] del dedo de & y no lo [soltó], ni siquiera cuando [le] entró el sueño.'],
  },
  {
    id: 'coming at once',
    exact:
      /(?:atiend|contest|cog|agarr)\w* (?:siempre )?(?:(?:el|la|mi|mis) )?(?:telefono|celular|llamadas?) (?:a (?:las? \w+|cualquier)|de madrugada|cuando sea)|l[oa] llaman? y (?:ahi|ya|viene|llega|esta)|(?:agarra|coge|toma|saca|pilla|monta)\w* (?:en )?(?:la|el|su) (?:bici|moto|coche|carro|auto|camioneta|taxi)\w* y (?:va|viene|se va|llega|sale|aparece)/,
    does: /primer[oa] en llegar (?:cuando|si)\b|deja\w* todo y (?:viene|va|corre|llega)|basta (?:un|una|con) \w+ y (?:viene|aparece|llega|esta)|a una llamada|(?:llega|viene|sale|va)s? (?:siempre )?corriendo (?:a ayud|si|cuando)|cuando hace falta[ ,]*(?:va|viene|esta|llega)\b|siempre jala|ya viene|de los q(?:ue)? llegan|(?:si|cuando|en cuanto) (?:un[oa]|alguien|algun\w*) (?:\w+ ){0,2}(?:llora|cae|truena|sufre|mal|necesita)\w*,? (?:ya )?(?:llega|va|viene|corre|aparece)\w*|(?:viene|llega|acude|aparece|corre|cae)s? (?:siempre )?(?:cuando|en cuanto|si |a la hora|sin (?:que|preguntar)|volando|de inmediato|luego luego)|a cualquier hora|a la hora que|(?:le|lo|la|me) (?:marcas|llamas|hablas|necesit\w+|pides) (?:algo )?y|(?:cuando|si|siempre que) (?:mas )?(?:lo|la|los|las|te|le) (?:(?:necesit|llam|busc)\w*|(?:habl|marc)(?:as|an)\b)|las papas queman|(?:me|nos|te) contesta a|a las \d+ de la (?:manana|madrugada) (?:sin|y|viene|llega)/,
    acts: [
      '& apenas había terminado de decir «¿alguien me ayuda?», y @ ya [estaba] ahí, con los zapatos al revés y sin una sola pregunta.',
      'A & le salió un hilito de voz. @ [dejó] todo a medias en cuanto lo [oyó]. No [preguntó] para qué. [Preguntó] dónde, y [llegó] corriendo.',
      '«¿Y si me hace falta alguien cuando todos duermen?», preguntó &. «A cualquier hora», [dijo] @, y le [apuntó] su número. & llamó, para probar. Antes del segundo timbrazo, @ ya [estaba] a su lado, con el abrigo puesto al revés.',
    ],
    pet: [
      '& no tuvo que llamar dos veces. A la primera, @ [cruzó] corriendo de un lado al otro y [se plantó] delante, con las orejas listas para lo que fuera.',
    ],
  },
  {
    id: 'as one',
    does: /(?:si|cuando) (?:\w+ a )?un[oa] .{0,24}(?:el|la) otr[oa] (?:se|tambien)|se \w+n junt[oa]s\b|si un[oa] (?:se va|esta|se queda) (?:castigad|fuera|sol)\w*|se sientan tod[oa]s|van a tod[oa]s partes junt|(?:van|vamos|son|somos|iban) (?:siempre )?a una\b|(?:son|somos|como) (?:una pina|uno solo|una sola)|\buna pina\b|si (?:llora|se cae|pierde|rie) (?:un[oa]|el otro|la otra)|todos? para un[oa]|inseparables|(?:hacen|hacemos) todo (?:juntos|juntas)|donde va un[oa] va|(?:andan|van) (?:siempre )?junt[oa]s|(?:son|somos|estan) (?:muy |bien |tan )?unid[oa]s|si un[oa] (?:llora|rie|se rie),? (?:llor|se rie|rie)\w* tod/,
    acts: [
      '& se dejó caer al suelo. @ [se sentó] también, a la vez, [se quejó] un poco, a la vez, y a la vez [se levantó] de un salto. Con tanta compañía, & no pudo quedarse abajo.',
      '& dijo que iba a llorar y que nadie mirara. @ no [miró]: [lloró] también, a la vez, y a la vez se [le] pasó. & no supo en qué momento ya se estaba riendo con los demás.',
      '& preguntó si alguien le hacía compañía. @ [contestó] a la vez, [dio] un paso a la vez y a la vez le [tendió] la mano. & no sabía cuál tomar, y tomó todas.',
    ],
    small: ['& hizo un puchero. @ también, a la vez. & se rio. @ también, a la vez.'],
  },
  {
    id: 'listening',
    does: /pregunta\w* (?:su|la|nuestra) opinion|toma en cuenta|se s(?:ient|ent)\w+ (?:\w+ )?(?:en|a) la orilla de la cama|(?:unic[oa] )?que (?:le|les|me|nos) pregunto por|se puede hablar de (?:todo|cualquier)|(?:puedo|podemos|le puedo|le podes|te puedo) (?:contar(?! con (?:el|ella|usted|vos|ell))|hablar|decir)\w*|se puede (?:hablar|platicar) (?:con \w+ )?de (?:todo|lo que|cualq)|contar(?:le|te) (?:todo|lo que|cualquier)|escuch|(?<!apenas me )(?<!(?:cuando (?:me )?|se ))\boye\b(?! cantar)|presta atencion|sabe oir|(?:deja|dejas) (?:que |a )?(?:uno |una |todos )?habl|orejas? (?:para|dispuest)|oidos? para/,
    is: /oyente/,
    acts: [
      '& quiso contar lo suyo desde el principio, en desorden. @ [dejó] lo que [tenía] en las manos y no [interrumpió] ni una vez: [escuchó] hasta la última palabra, y luego el silencio que venía después.',
      '& dijo «es que…», y se calló. @ no [dio] ningún consejo. [Preguntó] «¿y luego?», [esperó] la respuesta y [volvió] a preguntar. Cuando & acabó de hablar, la pena ya pesaba la mitad.',
      '& hablaba tan bajito que apenas se oía. @ [se acercó], [inclinó] la cabeza y no [perdió] una sola palabra. Al final [repitió] lo más importante, para que & supiera que había llegado.',
    ],
    small: [
      '& habló bajito, bajito. @ [se acercó], [oyó] todo y no [dijo] ni pío.',
      '«¿Y luego?», [preguntó] @, y [puso] la oreja. & contó lo demás. «¿Y luego?» Y luego ya era mejor.',
    ],
    pet: [
      '@ [levantó] las orejas y [miró] a & como si entendiera cada palabra. No [se movió] hasta que & terminó de contarlo todo.',
    ],
    cradle: [
      '& le habló bajito. @ [se quedó] sin moverse, con los ojos muy abiertos, hasta la última palabra. Luego [hizo] «agú».',
    ],
  },
  {
    id: 'empathy',
    does: /(?:puedo|podemos) estar (?:mal|triste)|(?:sale|viene|se acerca|corre) (?:si|cuando) (?:yo )?lloro|sab\w+ lo que (?:necesit|siento|me pasa|quiero|pienso)\w*|(?:avisa|avisaba|sabe|sabia|nota|notaba) cuando .{0,20}(?:triste|llor|mal)|se (?:le|les|me|nos) (?:ech|acuest|acost|tir)a(?:ba)? (?:en|a|junto a) l?[oa]?s? ?pies|sab\w+ (?:siempre )?(?:a )?quien (?:\w+ )?(?:anda|esta|viene|llega) (?:\w+ )?(?:trist|mal|baj|agui|preocup)|llora con|como (?:se|te) emociona\w*|(?:no (?:le gusta|soporta)|le duele) (?:lo que|que|ver) (?:nadie|alguien|a (?:nadie|alguien)|a los demas|la gente|otros|les? pasa|sienten)|(?:siempre )?pregunta (?:siempre )?(?:como (?:est|te|me|nos|sig|amanec)|si (?:est|uno|ya))\w*|(?:ve|nota) (?:que|cuando|si) (?:est|uno|alguien|me|nos|ando)|en (?:el|mi) lugar|(?:me|nos) (?:entiende|comprende|lee)|sab\w+ (?:siempre )?(?:(?:cuando|como|que|si) (?!va a|no\b|se |hay|decir\b|quier))(?:\w+ ){0,2}(?:est\w+|me siento|necesit\w+|trist\w+|mal|siente|pasa|nos sentimos)|sab\w+ (?:que decir|lo que (?:necesit|sient))|sentir bien|necesita hablar|se da cuenta (?:cuando|si|de (?:cuando|si|que|como|lo que))|not\w+ (?:cuando|si|que)|(?:los|las|nos|me) conoce|conoce a tod(?!.{0,20}nombre)|(?:cuando|si) (?:\w+ ){0,3}(?:trist|llor)\w* .{0,10}(?:va|viene|se sienta|se acerca|se acuesta|me|nos|se)\b|(?:llora|llorando|trist\w+) (?:ella|el|y ella|y el )?(?:se|va|viene|me) (?:sienta|acerca|acuesta|lam|trae|abraz)|se (?:me )?(?:sienta|acuesta|echa|acerca|arrima) .{0,20}cuando .{0,12}(?:trist|llor|mal)|siente lo que (?:sient|yo)|entiende a (?:los demas|tod|la gente)|lee (?:mis|las|tus) emocion/,
    is: /intuici|sexto sentido|empat|compren|sensib/,
    acts: [
      '& hablaba muy rápido, como si no importara. @ le [vio] las manos, le [vio] los ojos y no lo [creyó]. «{A mí también me|A nosotros también nos} dolería», [dijo] bajito, y & pudo por fin decir que sí, que dolía.',
      '& dijo que nadie podía entenderlo. @ [se puso] en su lugar, pero de verdad: donde estaba, a su altura, mirando hacia donde miraba. «Desde aquí se ve muy difícil», [dijo]. & asintió y le hizo más sitio.',
      '& hizo una broma, para que no se notara. @ [fue] a sentarse a su lado, sin reírse, y [preguntó]: «¿Duele mucho?». Entonces se notó, y ya no importó que se notara.',
    ],
    small: [
      '& dijo que no lloraba. @ le [vio] los ojos, [fue] y le [dio] la mano. Entonces lloró, y se sintió mejor.',
      '@ le [vio] la cara a &, y se [le] puso igual. «{A mí también me pasa|A nosotros también nos pasa}», [dijo].',
    ],
    pet: [
      '@ [notó] en la voz de & lo que no se decía. [Dejó] lo suyo, [fue] a ponerse a sus pies y de ahí no [se movió] hasta que & respiró hondo.',
      '@ [miró] a & de lado, [supo] lo que pasaba y [se recargó] en sus piernas, despacito, con todo el peso. No había que explicar nada.',
    ],
    cradle: [
      '@ [vio] la cara de & y [dejó] de jugar. Con la mano abierta le [tocó] la mejilla y [esperó], como quien entiende.',
    ],
  },
  {
    id: 'remembering names',
    does: /(?:no|nunca) (?:se )?(?:le )?olvida\w* (?:un|el|ningun|los|de un|de los) nombre|(?:se )?(?:acuerda|acordaba|recuerda)\w* (?:siempre )?del nombre|(?:aprend|recuerd|acuerda de)\w* (?:\w+ )?(?:los|el|todos los) nombres?|(?<!cosas? )por (?:el|su|nuestro) nombre|se sabe (?:el|los) nombres?(?! de (?:tod\w+ )?(?:l[oa]s )?(?:dinosaur|pajar|plant|planet|estrell|animal|flor|arbol|pais|capital|rio))|(?<=conoc\w{1,4} )por nombre|(?:los|el) nombres? de(?! (?:tod\w+ )?(?:l[oa]s )?(?:dinosaur|pajar|plant|planet|estrell|animal|flor|arbol|pais|capital|rio))|aprendi\w* los nombres/,
    acts: [
      '«Nadie me llama por mi nombre», dijo &. @ lo [dijo]. Despacio, con todas sus letras, y luego más fuerte, para que se quedara en el aire. & levantó la cabeza.',
      '& creía que nadie sabía ni cómo se llamaba. @ no [tuvo] que preguntar: lo [sabía], y lo [dijo] completo, con los dos apellidos. & miró hacia atrás, por si había otra persona con ese nombre.',
      '@ [preguntó] una sola vez cómo se llamaba &, y ya no se [le] olvidó. Lo [dijo] al sentarse, lo [dijo] al dar las gracias, y & levantó la cabeza cada vez, como quien oye su canción.',
    ],
  },
  {
    id: 'remembering dates',
    does: /(?:acuerd|olvid|sab|felicit|apunt|aprend|recuerd|celebr)\w* .{0,30}cumplea|se acuerda (?:siempre )?(?:de|como|que|hasta)|(?:nunca|no) (?:se )?(?:le )?olvida (?:un|los|el|de(?! (?:donde|sus? (?:raices|origen|tierra|pueblo)))|ningun|nada|lo)|aniversario|se acord\w+ de|recuerda (?:todos?|cada|siempre|lo|hasta)|(?:no|nunca) se le (?:pasa|va|escapa|olvida) (?:una|ninguna|la) fecha|(?:me |nos )?felicita\w* .{0,16}(?:mi|mis|su|sus|nuestro) (?:santo|cumple)/,
    acts: [
      '«Mi cumpleaños ya pasó, y nadie lo supo», dijo &. «Fue el martes», [contestó] @, sin tener que pensarlo. [Levantó] un dedo, como velita, y [cantó] la canción completa. & sopló.',
      '& dijo que nadie se acordaba de nada suyo. @ [dijo] qué le gustaba, qué le daba miedo y cómo tomaba el café: lo [había] oído de pasada, hacía muchísimo. & no se acordaba ni de haberlo contado.',
      '@ [sacó] una libretita y le [preguntó] a & qué día cumplía años, qué día había empezado lo suyo y qué día no quería olvidar. «No se {me|nos} va a pasar ninguno», [dijo]. & pidió que apuntara también el de hoy.',
    ],
  },
  {
    id: 'bringing together',
    exact: /(?:nos|los|las) (?:junt|un|reun|reconcili)(?:o|io|aste|iste)\b|no se hablaban/,
    does: /(?:llama|busca) y junta|(?:es|eres) (?:el|la) que (?:\w+ )?(?:nos )?junta|organiza (?:el|la|los|las) (?:fut|comida|cena|carne|reunion|partido|cascarita|viaje|posada)\w*|nos (?:hizo|hace|hicieron) (?:mas )?(?:juntos|unidos|familia)|que se quieran|logr\w+ que .{0,40}habl|\bune\b|\buni(?:o|eron|ste|r)\b|\bunen\b|junta(?:ba|s|n)? a (?:la|tod)|reune|reuni|hablarse otra vez|mantiene\w* (?:unid|a la familia|la familia)|hace equipo|en equipo|hizo que .{0,40}(?:se|nos) (?:volv\w+ a )?(?:habl|junt|perdon|reconcili|abraz)\w*|\bconviv|trabaja\w* (?:muy |bien )?en equipo/,
    is: /\bunid[oa]|a (?:la|su|nuestra) familia|\bfamilia\b|(?:en|buen|gran|hac\w+|trabajo de) equipo|\bfamiliar\b/,
    acts: [
      '& estaba por su lado, como siempre. @ [empezó] a llamar a unos y a otros: «Aquí cabemos todos». Al final nadie quedaba suelto, y en medio, donde da más calor, estaba &.',
      'Cada quien miraba para otra parte, y & para el suelo. @ [tomó] de la mano a quien [tenía] más cerca, con la otra a &, y [dijo]: «De aquí no se suelta nadie». & dejó de mirar al suelo.',
      '& no creía hacerle falta a nadie. @ [fue] de uno en uno con el mismo recado: «Hay que juntarse, que no estamos todos». Se fueron juntando, hasta que faltó una sola persona. Era &.',
    ],
    cradle: [
      '@ [agarró] con una mano un dedo de &, con la otra el primer dedo que [encontró] del otro lado, y ya no [soltó] ninguno. Así quedaron en familia.',
    ],
    small: ['@ [tomó] una mano, y otra, y la de &. Se hizo una rueda, y en la rueda cabían todos.'],
  },
  {
    id: 'friendship',
    does: /(?:hizo|hace) amiga? de|se lleva (?:bien )?con (?:tod|medio)\w*|(?:le|se) cae bien a tod|hac\w* (?:amig\w+|amistad)|se lleva bien|(?:habla|platica|conversa|charla)\w* (?:siempre )?con (?:todo (?:el )?mundo|tod[oa]s|cualquiera|quien sea)|nunca (?:pele|se pele)|tiene (?:muchos|tantos|mil) amig\w*|\bcae\w* (?:super |muy )?bien a tod|amig[oa] de tod/,
    is: /don de gentes|amistad|companer[oa]s?\b(?! (?:de|fiel|leal|incondicional))|(?:buen|gran)(?:de|[oa])?s? amig|amigable|amiguer|compinche|sociable|con todo el mundo/,
    acts: [
      '& llevaba años esperando que alguien lo preguntara. «¿Jugamos?», [preguntó] @, así, sin rodeos, y [tendió] la mano. & por poco se olvida de decir que sí.',
      '@ [tardó] un minuto en saber cómo se llamaba &, dos en hacer un chiste y tres en decir «vamos juntos». A los cuatro ya era una amistad de toda la vida.',
      '& dijo que no tenía con quién contar. «Pues se empieza así», [dijo] @: [partió] su pan en dos, le [contó] un secreto y le [pidió] otro. & se lo dijo al oído. Era apenas el primer rato, y ya compartían pan y secretos, como los buenos amigos.',
    ],
    small: [
      '& no tenía con quién jugar. «¿Jugamos?», [dijo] @. Ya era amistad.',
      '@ [preguntó] cómo se llamaba. & lo dijo. Y ya se conocían de toda la vida.',
    ],
    pet: ['@ [olió] a & por un lado, por el otro, y [movió] la cola. Ya eran amigos.'],
  },
  {
    id: 'leaving nobody out',
    does: /(?:no|nunca|jamas) dej\w* (?:a (?:nadie|ningun\w*(?: \w+)?|l[oa]s? \w+)|al \w+) (?:atras|fuera|afuera|sol[oa]|de lado)|(?:nos|l[oa]s|a tod[oa]s l[oa]s|l[oa]) deja\w* jugar a|(?:alguien|nin\w+|companer\w+) (?:\w+ ){0,2}nuev[oa]|(?:invita|llama|jala)\w* a (?:jugar|los que)|(?:no|nunca) (?:le |les )?hace (?:el )?(?:feo|menos|a un lado)|(?:nin[oa]s?|alguien|companer\w*|quien|un[oa]) (?:que )?(?:\w+ ){0,2}sol(?:it)?[oa]s?\b(?! palabra)|se sienta (?:junto|al lado|con)\b|ningun\w* (?:se queda|esta) sol|(?:esta|estan|anda|andan|sienta|sientan|queda|come|comen) (?:siempre )?solit[oa]s?|(?:a|con) (?:l[oa]s|quien|el|la) (?:ninos? |nina |companer\w* )?(?:que )?(?:esta|estan|anda|andan|se queda|come|comen|nadie)\b(?: sol[oa]s?)?|nadie (?:se quede|se queda|coma|este|quiere) (?:sol|fuera|jug)|eat alone|no deja a nadie (?:fuera|sol)|a nadie sol|inclu(?:y|ir)|(?:integra|invita a jugar)|l[oa]s nuev[oa]s|(?:se (?:va|sienta)|come|juega) con (?:el|la|l[oa]s) (?:nuev|nin[oa] nuev|que nadie|que est)|invita\w* (?:siempre )?a tod/,
    acts: [
      '& se había quedado en la orilla. «Así no se puede empezar», [dijo] @, «falta alguien». [Fue] hasta ahí, le [tomó] la mano a & y no la [soltó] hasta que quedó en medio de todos.',
      '& dijo que siguieran los demás. @ [se sentó] en el suelo. «Entonces aquí nos quedamos, que falta alguien», [dijo], y de ahí no [se movió] hasta que & se levantó y vino.',
      '@ [contó] cabezas, como siempre. Faltaba una. [Fue] a buscar a &, le [hizo] un lugar en medio, no en la orilla, y [volvió] a contar. Ahora sí.',
    ],
    small: [
      '@ [contó]: uno, dos, tres. «¿Y &?», [dijo]. Le [dio] la mano y [contó] otra vez: ¡cuatro!',
      'Faltaba &. @ [miró], [contó] y no [empezó] hasta que vino.',
    ],
  },
  {
    id: 'believing in others',
    does: /(?:me|nos) dijo que (?:si |yo )?(?:podia|podria)|no (?:te|me|nos|l[oa]s?) dej\w+ (?:afloj|rend|caer)\w*|hac\w+ sentir (?:especial|important|unic)\w*|(?:le|l[oa]s?|les) hac\w+ sentir(?:se)? (?!menos|mal|tont|culpa|burr|fe[oa])\w+|no (?:nos |me |l[oa]s )?deja que (?:nadie|nos|me) (?:se )?rind\w+|(?:te|me|nos|l[oa]s) empuja\w* (?:sin|a|para|hacia)|(?:me|nos|les|le) ti?en\w* (?:mucha |toda la |tanta )?(?:fe|confianza)|(?:le|les|nos|me)? ?ve (?:el )?potencial|(?:no )?(?:nos|me|l[oa]s) deja (?:rendir|caer|darnos)\w*|confia en (?:el|su|los|las)|(?:me|nos|les|te) dice (?:siempre )?que (?:si )?(?:puedo|podemos|puedes|voy a|lo voy)|(?:nunca|no|jamas) (?:me |nos )?(?:ha |han )?(?:dijo|dicho|dice) que no (?:puedo|podemos|podia|sirvo)|(?:todos|me|nos|uno|cada (?:uno|quien)) (?:se )?(?:sient|hac\w+ sentir)\w* (?:important|especial|capa|valios|mejor|unic)\w*|hace que (?:todos|uno|cada).{0,16}(?:important|especial|capa|valios)\w*|cre\w+ (?:siempre )?en (?:mi\b|nosotr|sus|l[oa]s|su\b|tod|la gente)|confi(?:o|a|as|aste|aron|aba) (?:siempre )?en (?:sus?\b|tod|la gente|su gente|los)|apost\w+ por|palabras? de (?:aliento|animo)|(?:me|nos|les?|l[oa]s) (?:apoy|anim(?!e a|o a)|alient|impuls|motiv)|apoyo\b|anima a (?:tod|l[oa]s|sus)|sentir (?:a tod[oa]s |a cada quien |la persona mas )?(?:importante|capaz|que puedo)|(?:me|te|nos) hac\w+ creer(?! que (?:l|el|la|un))|da (?:siempre )?animos?|saca(?:r|s)? lo mejor|su fe en (?:mi|nosotr)|que (?:si )?(?:puedo|podemos)\b|ech\w* (?:siempre )?(?:muchos )?animos|(?:nunca|no) dud\w+ de (?:mi|nosotr)/,
    acts: [
      '«No voy a poder», dijo &. @ no lo [discutió]: «{Yo creo|Nosotros creemos} que sí», [contestó], y [se puso] donde & pudiera ver su cara todo el rato. Era la cara de quien ya sabe que va a salir. & respiró hondo.',
      '& dijo que no sabía hacer nada bien. @ le [puso] las manos en los hombros y [dijo] todo lo que le [había] visto hacer, cosa por cosa. Con cada una, & se fue estirando un poquito.',
      '& no se atrevía. @ no [se rio] ni [dio] órdenes: «{Yo sé|Nosotros sabemos} que se puede», [dijo], y [empezó] a contar bajito. El tres lo [dejó] para &. Y a la de tres, & se atrevió.',
    ],
    small: ['«Sí se puede», le [dijo] @ a &. «¿En serio?» «En serio, en serio». Y & se puso de puntillas.'],
  },
  {
    id: 'accepting',
    does: /no (?:me|nos) compara|(?:no|nunca|jamas) (?:me|nos|les?|l[oa]s|te) (?:hizo|hace|hicieron|hacen|hiciste|haces|ha hecho|han hecho) sentir (?:menos|mal|tont|inferior|de mas|fuera)\w*|(?:me|nos|l[oa]s|te) dej(?:a|o|as|aste|aron|aba) ser|(?:no|nunca|sin) (?:\w+ ){0,3}juzg\w*|(?:me|nos|l[oa]s?|te|se) acept|acepta a|(?:me|nos|l[oa]s) deja(?:s|n)? ser|(?:no|nunca|sin) (?:me |nos |l[oa]s )?juzg|(?:como|tal como|tal cual|asi como) (?:soy|somos|es cada|son)|dej\w+ equivocar|no (?:me |nos )?critica/,
    acts: [
      '& empezó a explicar por qué era así, y a pedir disculpas. @ [negó] con la cabeza: así estaba bien. Le [hizo] lugar y no [preguntó] más, porque no había nada que corregir.',
      '& contó la verdad y esperó los reproches. @ no [hizo] ninguno. [Dio] las gracias por la confianza y [siguió] a su lado como si nada. & soltó todo el aire que tenía guardado.',
      '& preguntó qué tenía que cambiar para caer bien: hablar menos, reírse más, parecerse a los demás. @ [miró] con calma y no [quiso] cambiarle ni un botón.',
    ],
    small: ['«¿Así está bien?», preguntó &. @ [miró] arriba, [miró] abajo. «Así», [dijo]. Y no le [cambió] nada.'],
    pet: [
      '& traía la ropa arrugada y el ánimo igual. A @ [le] dio lo mismo: [apoyó] la cabeza ahí, donde más arrugado estaba.',
    ],
  },
]
