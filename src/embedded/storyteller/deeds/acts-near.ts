import type { Family } from './family.ts'

/** Acts of whoever is near: they come, listen, understand, remember, take everybody in. */
export const NEAR: readonly Family[] = [
  {
    id: 'company in sorrow',
    does: /cuando (?:murio|fallecio|se murio|enviud\w+|perd\w+ a) .{0,30}(?:no se (?:me |nos )?(?:despeg|separ|movi|apart)|se qued|estuv|vino|durm)\w*|(?:(?:no|nunca) (?:se pierde|falt\w+) |(?:acompan|viene|llega|esta)\w* )(?:siempre )?(?:a |en |al )?(?:un |ningun |los |el |cada )?(?:entierro|velorio|velatorio|funeral|sepelio|pesame|duelo|luto)s?\b|en el (?:dolor|luto)/,
    acts: [
      '& dijo que para estar triste prefería estar a solas. @ [se quitó] el sombrero, aunque no traía, [se sentó] un poco aparte y no [dijo] nada. Al rato, & se acercó un poco.',
      '& no quería que le dijeran que ya iba a pasar. @ no lo [dijo]. [Dijo] «qué pena», que era la verdad, y [se quedó] hasta que fue un poco menos.',
      'Por &, aquel día, no había venido nadie. Nadie, menos @, que [llegó] sin hacer ruido, [dio] la mano con las dos suyas y [se quedó] hasta el final.',
    ],
  },
  {
    id: 'showing up',
    does: /no (?:te|se|me) perdi(?:ste|o) ni un|(?:me|nos|les|le)? ?(?:grita|hace|lanza)\w* porras|viajo .{0,30}para (?:verme|estar)|(?:no|nunca) (?:(?<!con (?:el|ella|usted|\w+) nunca )falto|ha faltado|faltaba|se perdio|se pierde|se ha perdido)|manejo .{0,30}para (?:llegar|estar|ver)|(?:no|nunca) (?:se pierde|falta|falto|se perdio|ha faltado|se ha perdido) (?:a |en )?(?:a )?(?:un|una|ningun\w*|mis|nuestr\w+|l[oa]s)|a tod[oa]s (?:mis|sus|nuestr\w+|l[oa]s) (?:partid|juego|festival|obra|concierto|competenc|recital|funcion|ensay)|primera fila|(?:me|nos|les) ech\w+ (?:siempre )?porras|mi(?:s)? (?:fan|porra)|(?:va|vas|ibas|iba) (?:siempre )?a ver(?:me|nos)|(?:me|nos) (?:va|iba|fue) a ver|(?:fue|iba|va) a tod[oa]s(?! l[oa]s marcha)/,
    acts: [
      '& lo iba a intentar una vez más, y nadie miraba. @ [se sentó] donde mejor se veía y no [perdió] detalle. Cuando algo le salió, aunque fuera un poquito, [aplaudió] tan fuerte que & quiso hacerlo otra vez.',
      '& creía que nadie iba a venir nunca a verlo todo. Entonces oyó su nombre, gritado con todas las ganas: [era] @, con las manos en alto y sin intención de irse antes del final.',
      '& iba a dejarlo a medias. «¡Falta poquísimo!», [gritó] @, y lo [repitió] hasta que se [le] fue la voz. & volteó, vio que era en serio, y lo terminó.',
    ],
  },
  {
    id: 'writing letters',
    does: /(?:me|nos|le|les|te) (?:escrib|dej|mand)\w+ (?:siempre )?(?:un[ao]s? |sus? |muchas |largas )*(?:carta|nota|notit|recad|papelit|postal)\w*|cartas? (?:de amor|a mano)/,
    acts: [
      '& dijo que las palabras se las lleva el aire. @ [buscó] un papel, [escribió] despacio y se lo [dio] doblado. & lo leyó tres veces y lo guardó donde no se pierde nada.',
      'A & no le salía decir lo que sentía. «Escrito cuesta menos», [dijo] @, y [escribió] la primera línea. & escribió la segunda. Al final hubo que buscar otro papel.',
      '& pensaba que nadie le iba a escribir nunca. @ [apoyó] un papel en la rodilla, [puso] el nombre de & arriba y [llenó] las dos caras. Era para leerlo luego. & lo leyó ahí mismo.',
    ],
  },
  {
    id: 'in touch',
    does: /siempre (?:me|nos|le|les) contest\w+|nos (?:marcamos|llamamos|hablamos|escribimos) (?:los|tod|cada|siempre)|pregunta(?:r|s)? (?:siempre )?si (?:ya )?(?:lleg|com|est)\w*|(?:nunca|no) (?:te |me )?deja en visto|(?:me|nos|le|les|la|lo) (?:siempre )?(?:llama|llamas|llamaba|marca|marcas|marcaba|escribe|escribes|escribia|habla por|videollama)\b(?! la atencion)|(?:me |nos )?(?:llama|habla) (?:todos los|cada|diario|a diario|a su|a mi)|mand\w* (?:siempre |\w+ )?(?:mensaj|audio|foto|carta|bendicion|meme|recad|un )|mensaj(?!er)|llamad[ao]s?\b|videollamad|por telefono|\baudios\b|desde lejos|a la distancia|aunque (?:este|viva|estemos|vivamos) lejos|(?:no|nunca) se (?:le )?olvida de (?:mi|nosotr)|me hac(?:e|es|en) falta|(?:l[oa]|te) extran\w+|contest\w+ (?:siempre )?(?:el telefono|mis|los|a la primera)|preguntarme como|(?:me|nos) pregunta (?:siempre )?(?:como (?:me|nos|est|amanec)|si (?:ya )?(?:llegu|llego))|buenos dias (?:todos|cada|por)/,
    acts: [
      '«¿Y cuando cada quien se vaya a su casa?», preguntó &. «Va a haber noticias todos los días», [dijo] @. No pasó ni un rato, y & ya tenía en la mano el primer recado: «¿Todo bien?».',
      '& dijo que de lejos se olvida todo. @ [se alejó] unos pasos y [llamó]: «¿Cómo va eso?». & contestó que mejor. Más lejos, [volvió] a llamar. Cada vez se oía más chiquita la voz, y siempre [preguntaba] lo mismo.',
      '«Luego nadie se acuerda de llamar», dijo &. @ le [apuntó] en un papel cómo encontrar su voz a cualquier hora. & lo probó ahí mismo. @ [contestó] al primer intento.',
    ],
  },
  {
    id: 'making time',
    does: /(?:cena|come|desayuna)\w* (?:siempre )?con (?:nosotr|su|mi|sus)\w*|visit(?:a|aba|an) (?:a )?(?:mi|su|sus|los|las)|(?:viv\w+|esta(?:ba)?) (?:muy )?sol[oa], (?:me )?acompan|(?:tiene|tienes|tenes|encuentra|saca|hace|da|nos da|se da) (?:siempre )?(?:el |un |su )?(?:tiempo|ratito|rato)|tiempo para|(?:me|nos) (?:busca|visita)|(?:va|viene) (?:todos|cada) .{0,16}(?:a ver|domingo|semana)|vin(?:o|iste) desde|viaj\w+ (?:solo )?para (?:ver|estar)|platica\w* (?:con|horas)|deja (?:todo|lo que)/,
    acts: [
      '& dijo que no quería quitarle el tiempo a nadie. @ [tenía] cien cosas que hacer. Las [dejó] todas, [se sentó] a su lado y [dijo]: «No hay ninguna prisa». Y no [miró] el reloj ni una sola vez.',
      '& pidió un minuto, si se podía. «El tiempo es para esto», [contestó] @, y lo que iba a ser un minuto fue un rato larguísimo, de los que se recuerdan.',
      '& hacía como que no necesitaba compañía. @ [guardó] lo que [traía] entre manos y [se quedó] de todos modos, como si no hubiera nada más en el mundo. Para todo lo demás, [dijo], ya habría otro día.',
    ],
    pet: [
      '@ [dejó] lo más importante del mundo, que era su siesta, para ir a sentarse junto a &. Y ahí [se quedó], sin ninguna prisa.',
    ],
  },
  {
    id: 'taking there',
    does: /(?:me|nos|l[oa]s?|te) acompana\w* (?:siempre )?hasta|(?:no suelta|agarra) el volante|(?:hasta )?dejarnos (?:a todos )?en (?:casa|la puerta)|nos (?:reparte|deja) en|(?:me|nos|l[oa]s?|te) (?:lleva|llevas|llevaba|trae|traes|traia|carga|sube)\w* (?:siempre )?(?:en (?:la|su) (?:bici|moto|carro|coche|camion|auto|espalda|hombros)|a caballit)|(?:me|nos|l[oa]s?|te) (?:lleva|llevas|llevaba|llevabas|llevo|recoge|recoges|recogia) (?:siempre )?(?:a|al|en|de|todos|cada|hasta|y|siempre)\b(?! (?:caballit|la contraria))|va(?:s)? por (?:mi|nosotr|ell)|pasa por mi|(?:manej|conduc|cruz)\w+ (?:\w+ )?(?:horas|kilometros|toda la noche|desde|media|la ciudad|de noche)|me acompana(?:ba|s|n)? (?:a|al|hasta)\b/,
    acts: [
      '& no sabía cómo llegar a donde tenía que ir. «Vamos», [dijo] @, y no [dejó] a & a medio trayecto: [fue] a su lado hasta el lugar exacto, y [esperó] a que entrara antes de darse la vuelta.',
      '& tenía que ir lejísimos, y le pesaban las cosas. @ se las [echó] al hombro. «Mejor que sea lejos», [dijo], «así platicamos». Y [fue] todo el trayecto, de ida y de vuelta.',
      '& tenía que ir y no se atrevía a solas. @ le [ofreció] el brazo, [fue] contando las vueltas en voz alta y no [se despidió] hasta que & dijo: «Es aquí».',
    ],
    pet: [
      '& tenía que irse, y le costaba. @ [fue] a su lado hasta donde empezaba lo desconocido, [vio] que ya podía seguir y solo entonces [se volvió], sin que nadie se lo dijera.',
    ],
  },
  {
    id: 'loyalty',
    exact: /no (?:me|nos) solto\b|^(?:que |y )?(?:el |ella )?se quedo(?:$|[.,;])|quedo cuando (?:tod|los|nadie)/,
    broad: true,
    does: /(?:me|nos) acompan(?:a|as|an|aba|o)\b|nunca se fue|no se fue nunca|cuando (?:hace falta|importa|hay que estar) (?:siempre )?esta|me acompan(?:o|aste|a|as) (?:en|cuando|durante|a (?:la|mi))|(?:no|nunca|jamas) (?:me|nos) (?:ha |han )?suelt\w*|(?:no|nunca|jamas) (?:me|nos) solt\w*|(?:no|nunca) (?:te |me |nos )?deja(?:s|n)? (?:a pie|tirad|abajo|morir|solit)\w*|(?:es|eres|sos) (?:mi|nuestr[oa]) (?:roca|apoyo|pilar|sosten|refugio|todo)|(?:el|un) pilar|siguen (?:de la mano|juntos)|nunca (?:ha |han |has )?dej\w+ sol[oa]s?|(?:la|el) primer[oa] (?:en llegar|que llega|que esta)|(?:no|nunca|jamas) (?:me |nos |le |les )?(?:ha |han )?fall(?:a|as|an|o|e|ado|aste)\b|(?:no|nunca) (?:te|se) (?:va|fue)\b(?! a dormir)|^(?:que )?estaba|siempre estaba|en (?:las )?(?:buenas y |y )?(?:en )?(?:las )?malas|nunca (?:me|nos) (?:ha |han )?(?:fall|dej(?!\w* (?:ver|ir))|abandon|solt)|siempre (?:esta|estan|estas|ha estado|habeis estado|estuv)(?! (?:de buen|de buenas|alegr|content|riend|sonri|pend|aten|ocupad|dispuest|canta|baila|ayud|haciendo|al? (?:pend|tant)))|est(?:uv\w+|aba|as|a) (?:siempre )?conmigo|esta(?:s|n)? (?:siempre|ahi)|cuent\w+ conmigo|contar con (?:el|ella|usted|vos)|me cubre|(?:me|nos|te) banca|anos junt|toda la vida junt|para tod[oa]s siempre|esta(?:s|n)? para (?:tod|nosotr|mi\b|una\b|uno\b)|(?:se|te) qued(?:a|aba|as|o) (?:siempre|conmigo|a mi|con)|asi se quedaba|sentir sol[oa]s?\b|de fierro|(?:me|nos) eleg(?:ia|iste|io)|siempre (?:volvia|vuelve|regresa)|(?:a|de) mi lado|esta conmigo|deja (?:a nadie )?sol[oa]/,
    is: /\bleal|\bfiel|fidelid|incondicional|compania\b|mejor amig|complicidad/,
    acts: [
      '& dijo que ya podían dejarle a solas. «{Me quedo|Nos quedamos}», [contestó] @. Pasó un rato, pasó otro, ya no había nada que ver ni que ganar, y @ [seguía] al lado de &, en el mismo sitio.',
      '«Hay lugares mucho mejores que este», dijo &. @ [miró] alrededor, [pensó] un momento y [se acomodó] a su lado. «{Este es el mío|Este es el nuestro}», [contestó], y de ahí no [se movió].',
      'Cuando & miró alrededor, pensando que ya no quedaba nadie, [quedaba] @. Donde siempre: a un lado, igual en las buenas que en las malas.',
      '& advirtió que aquello iba para largo y que podía salir mal. «Pues que salga mal, pero {conmigo|con nosotros} aquí», [dijo] @, y de su lado no [se movió].',
      '& no creía ya en promesas. @ le [hizo] una sola: «Pase lo que pase, {aquí voy a estar|aquí vamos a estar}». Y [estuvo]: cuando salió mal, cuando salió peor y cuando por fin salió.',
    ],
    small: [
      '& dijo que ya podían irse. «{Me quedo|Nos quedamos}», [dijo] @. Y ahí [se quedó].',
      'Pasó un rato. Pasó otro. Y @, al lado de &.',
    ],
    pet: [
      'Los demás se fueron yendo. @ no: en el mismo sitio, junto a &, a la hora buena y a la hora mala.',

      'Se fueron todos. @ no: [dio] dos vueltas, [se echó] a los pies de & y ahí [se quedó].',
      '& dijo que ya se podía ir. @ [levantó] las orejas, [oyó] bien la orden y [se sentó] a su lado. De ahí no [se movió].',
    ],
    cradle: [
      '@ [se agarró] del dedo de & y no lo [soltó] ni cuando llegaron los demás, ni cuando [le] entró el sueño.',
    ],
  },
  {
    id: 'coming at once',
    exact:
      /(?:agarra|coge|toma|saca|pilla|monta)\w* (?:en )?(?:la|el|su) (?:bici|moto|coche|carro|auto|camioneta|taxi)\w* y (?:va|viene|se va|llega|sale|aparece)/,
    does: /cuando hace falta[ ,]*(?:va|viene|esta|llega)\b|siempre jala|ya viene|de los q(?:ue)? llegan|(?:viene|llega|acude|aparece|corre|cae)s? (?:siempre )?(?:cuando|en cuanto|si |a la hora|sin (?:que|preguntar)|volando|de inmediato|luego luego)|a cualquier hora|a la hora que|(?:le|lo|la|me) (?:marcas|llamas|hablas|necesit\w+|pides) (?:algo )?y|(?:cuando|si|siempre que) (?:mas )?(?:lo|la|los|las|te|le) (?:(?:necesit|llam|busc)\w*|(?:habl|marc)(?:as|an)\b)|las papas queman|(?:me|nos|te) contesta a|a las \d+ de la (?:manana|madrugada) (?:sin|y|viene|llega)/,
    acts: [
      '& apenas había terminado de decir «¿alguien me ayuda?», y @ ya [estaba] ahí, con lo que hiciera falta en la mano y sin una sola pregunta.',
      'A & le salió un hilito de voz. @ [dejó] todo a medias en cuanto lo [oyó]. No [preguntó] para qué. [Preguntó] dónde, y [llegó] corriendo.',
      '& apenas había suspirado, y @ ya [estaba] enfrente, sin aliento. «¿Tan rápido?», preguntó &. «{Lo oí|Lo oímos}», [contestó], como si no hiciera falta más, y [se puso] manos a la obra.',
    ],
    pet: [
      '& no tuvo que llamar dos veces. A la primera, @ [cruzó] corriendo de un lado al otro y [se plantó] delante, con las orejas listas para lo que fuera.',
    ],
  },
  {
    id: 'as one',
    does: /si un[oa] (?:se va|esta|se queda) (?:castigad|fuera|sol)\w*|se sientan tod[oa]s|van a tod[oa]s partes junt|(?:van|vamos|son|somos|iban) (?:siempre )?a una\b|(?:son|somos|como) (?:una pina|uno solo|una sola)|\buna pina\b|si (?:llora|se cae|pierde|rie) (?:un[oa]|el otro|la otra)|todos? para un[oa]|inseparables|(?:hacen|hacemos) todo (?:juntos|juntas)|donde va un[oa] va/,
    acts: [
      '& tropezó, se fue al suelo y ahí se quedó. @ no lo [pensó]: [se sentó] en el suelo también, [se quejó] un poco, [se rio] y [se levantó] de golpe. Con tanta compañía, & tuvo que levantarse.',
      '& dijo que iba a llorar y que nadie mirara. @ no [miró]: [lloró] también, a la vez, y a la vez se [le] pasó. & no supo en qué momento ya se estaba riendo con los demás.',
      '& preguntó quién podía acompañarle. @ [contestó] a la vez, [dio] un paso a la vez y a la vez le [tendió] la mano. Donde va una parte, van todas.',
    ],
  },
  {
    id: 'listening',
    does: /se s(?:ient|ent)\w+ (?:\w+ )?(?:en|a) la orilla de la cama|(?:unic[oa] )?que (?:le|les|me|nos) pregunto por|se puede hablar de (?:todo|cualquier)|(?:puedo|podemos|le puedo|le podes|te puedo) (?:contar|hablar|decir)\w*|contar(?:le|te) (?:todo|lo que|cualquier)|escuch|(?<!apenas me )(?<!cuando me )\boye\b(?! cantar)|presta atencion|sabe oir|(?:deja|dejas) (?:que |a )?(?:uno |una |todos )?habl|orejas? (?:para|dispuest)/,
    acts: [
      '& empezó a contar lo suyo, en desorden. @ [dejó] lo que [tenía] en las manos y no [interrumpió] ni una vez: [escuchó] hasta la última palabra, y luego el silencio que venía después.',
      '& dijo «es que…», y se calló. @ no [dio] ningún consejo. [Preguntó] «¿y luego?», [esperó] la respuesta y [volvió] a preguntar. Cuando & acabó de hablar, la pena ya pesaba la mitad.',
      '& hablaba tan bajito que apenas se oía. @ [se acercó], [inclinó] la cabeza y no [perdió] una sola palabra. Al final [repitió] lo más importante, para que & supiera que había llegado.',
    ],
    small: [
      '& habló bajito, bajito. @ [se acercó], [oyó] todo y no [dijo] ni pío.',
      '& dijo una cosa triste. «¿Y luego?», [preguntó] @. Y & contó lo demás.',
    ],
    pet: [
      '@ [levantó] las orejas y [miró] a & como si entendiera cada palabra. No [se movió] hasta que & terminó de contarlo todo.',
    ],
    cradle: [
      '& le habló bajito. @ [se quedó] sin moverse, con los ojos muy abiertos, hasta la última palabra. Luego [hizo] «agú», que es una buena respuesta.',
    ],
  },
  {
    id: 'empathy',
    does: /sab\w+ lo que (?:necesit|siento|me pasa|quiero|pienso)\w*|(?:avisa|avisaba|sabe|sabia|nota|notaba) cuando .{0,20}(?:triste|llor|mal)|se (?:le|les|me|nos) (?:echaba?|acostaba?|tiraba) (?:en|a|junto a) l?[oa]?s? ?pies|llora con|como (?:se|te) emociona\w*|(?:no (?:le gusta|soporta)|le duele) (?:que|ver) (?:nadie|alguien|a (?:nadie|alguien)|a los demas|la gente|otros)|(?:siempre )?pregunta (?:siempre )?(?:como (?:est|te|me|nos|sig|amanec)|si (?:est|uno|ya))\w*|(?:ve|nota) (?:que|cuando|si) (?:est|uno|alguien|me|nos|ando)|en (?:el|mi) lugar|(?:me|nos) (?:entiende|comprende|lee)|sab\w+ (?:siempre )?(?:(?:cuando|como|que|si) (?!va a|no\b|se |hay|decir\b|quier))(?:\w+ ){0,2}(?:est\w+|me siento|necesit\w+|trist\w+|mal|siente|pasa|nos sentimos)|sab\w+ (?:que decir|lo que (?:necesit|sient))|sentir bien|necesita hablar|se da cuenta (?:cuando|si|de (?:cuando|si|que|como|lo que))|not\w+ (?:cuando|si|que)|(?:los|las|nos|me) conoce|conoce a tod|(?:cuando|si) (?:\w+ ){0,3}(?:trist|llor)\w* .{0,10}(?:va|viene|se sienta|se acerca|se acuesta|me|nos|se)\b|(?:llora|llorando|trist\w+) (?:ella|el|y ella|y el )?(?:se|va|viene|me) (?:sienta|acerca|acuesta|lam|trae|abraz)|se (?:me )?(?:sienta|acuesta|echa|acerca|arrima) .{0,20}cuando .{0,12}(?:trist|llor|mal)/,
    is: /intuici|sexto sentido|empat|compren|sensib/,
    acts: [
      '& lo dijo deprisa, como si no importara. @ le [vio] las manos, le [vio] los ojos y no lo [creyó]. «{A mí también me|A nosotros también nos} dolería», [dijo] bajito, y & pudo por fin decir que sí, que dolía.',
      '& dijo que nadie podía entenderlo. @ [se puso] en su lugar, pero de verdad: donde estaba, a su altura, mirando hacia donde miraba. «Desde aquí se ve muy difícil», [dijo]. & asintió, y ya no le pareció tanto.',
      '& hizo una broma, para que no se notara. @ [fue] a sentarse a su lado, sin reírse, y [preguntó]: «¿Duele mucho?». Entonces se notó, y ya no importó que se notara.',
    ],
    small: [
      '& dijo que no lloraba. @ le [vio] los ojos, [fue] y le [dio] la mano. Entonces lloró, y se sintió mejor.',
      'Nadie lo notó, pero & estaba triste. @ sí lo [notó], y [se quedó] ahí.',
    ],
    pet: [
      '& no decía nada, pero algo le dolía. @ lo [notó] antes que nadie: [dejó] lo suyo, [fue] a ponerse a sus pies y de ahí no [se movió] hasta que & respiró hondo.',

      'Nadie se había dado cuenta de que & estaba triste. @ [fue] derecho, [puso] la cabeza en sus rodillas y no la [quitó].',
      '@ [miró] a & de lado, [supo] lo que pasaba y [se recargó] en sus piernas, despacito, con todo el peso. No había que explicar nada.',
    ],
    cradle: [
      '@ [vio] la cara de & y [dejó] de jugar. Con la mano abierta le [tocó] la mejilla y [esperó], como quien entiende.',
    ],
  },
  {
    id: 'remembering names',
    does: /(?:se )?(?:acuerda|acordaba|recuerda)\w* (?:siempre )?del nombre|(?:aprend|recuerd|acuerda de)\w* (?:\w+ )?(?:los|el|todos los) nombres?|por (?:el|su|nuestro) nombre|se sabe (?:el|los) nombres?|(?<=conoc\w{1,4} )por nombre|(?:los|el) nombres? de|aprendi\w* los nombres/,
    acts: [
      '«Nadie me llama por mi nombre», dijo &. @ lo [dijo]. Despacio, con todas sus letras, y luego más fuerte, para que se quedara en el aire. & levantó la cabeza.',
      '& creía que nadie sabía ni cómo se llamaba. @ no [tuvo] que preguntar: lo [sabía], y lo [dijo] completo, bien dicho, como se dicen las cosas que importan.',
      '@ [oyó] una vez el nombre de & y ya no se [le] olvidó. Lo [dijo] al llegar, lo [dijo] al dar las gracias, y & levantó la cabeza cada vez, como quien vuelve a existir.',
    ],
  },
  {
    id: 'remembering dates',
    does: /cumpleanos|se acuerda (?:siempre )?(?:de|como|que|hasta)|nunca (?:se )?(?:le )?olvida (?:un|los|el|de(?! donde)|ningun|nada|lo)|aniversario|se acord\w+ de|recuerda (?:todos|cada|siempre|lo|hasta)/,
    acts: [
      '& pensaba que nadie se iba a acordar. «Hoy es el día», [dijo] @, que lo [traía] apuntado desde hacía un año, con una canción lista por si acaso. Y la [cantó].',
      '& dijo que nadie se acordaba de nada suyo. @ [dijo] qué le gustaba, qué le daba miedo y cómo tomaba el café: lo [había] oído de pasada, hacía muchísimo. & no se acordaba ni de haberlo contado.',
      '«Hoy se cumple un año», [dijo] @, que lo [había] oído una sola vez, y de pasada. & creía que esa fecha no la recordaba nadie más, y se le aflojaron los hombros.',
    ],
  },
  {
    id: 'bringing together',
    exact: /(?:nos|los|las) (?:junt|un|reun|reconcili)(?:o|io|aste|iste)\b|no se hablaban/,
    does: /(?:llama|busca) y junta|(?:es|eres) (?:el|la) que (?:\w+ )?(?:nos )?junta|organiza (?:el|la|los|las) (?:fut|comida|cena|carne|reunion|partido|cascarita|viaje|posada)\w*|nos (?:hizo|hace|hicieron) (?:mas )?(?:juntos|unidos|familia)|que se quieran|logr\w+ que .{0,40}habl|reparte|\bune\b|\buni(?:o|eron|ste|r)\b|\bunen\b|junta(?:ba|s|n)? a (?:la|tod)|reune|reuni|hablarse otra vez|mantiene\w* (?:unid|a la familia|la familia)|hace equipo|en equipo/,
    is: /\bunid[oa]|a (?:la|su|nuestra) familia|\bfamilia\b|equipo/,
    acts: [
      '& estaba por su lado, como siempre. @ [empezó] a llamar a unos y a otros: «Aquí cabemos todos». Al final nadie quedaba suelto, y en medio, donde da más calor, estaba &.',
      'Cada quien miraba para otra parte, y & para el suelo. @ [tomó] de la mano a quien tenía más cerca, con la otra a &, y [dijo] que no se soltaba hasta que nadie estuviera por su lado.',
      '& no creía hacerle falta a nadie. @ [fue] de uno en uno con el mismo recado: «No estamos todos». La última persona en convencerse fue &. Después ya nadie supo de qué lado estaba cada quien.',
    ],
    cradle: [
      '@ no [hizo] más que abrir los ojos. & se acercó por un lado, alguien más por el otro, y de pronto estaban todos juntos, hablando bajito.',
    ],
  },
  {
    id: 'friendship',
    does: /se lleva (?:bien )?con (?:tod|medio)\w*|(?:le|se) cae bien a tod|hac\w* (?:amig\w+|amistad)|se lleva bien|(?:habla|platica|conversa|charla)\w* (?:siempre )?con (?:todo (?:el )?mundo|tod[oa]s|cualquiera|quien sea)|nunca (?:pele|se pele)/,
    is: /don de gentes|amistad|companer[oa]s?\b(?! de)|buen[oa]s? amig|amigable|amiguer|compinche|sociable|con todo el mundo/,
    acts: [
      '& llevaba años esperando que alguien lo preguntara. «¿Amistad?», [preguntó] @, así, sin rodeos, y [tendió] la mano. & por poco se olvida de decir que sí.',
      '@ [tardó] un minuto en saber cómo se llamaba &, dos en hacer un chiste y tres en decir «vamos juntos». A los cuatro ya era una amistad de toda la vida.',
      '& no sabía cómo se saluda a un amigo, porque no tenía. @ le [enseñó] un saludo secreto, de esos con palmada y puño. & lo hizo al revés, se rieron, y quedó así, al revés, para siempre.',
    ],
    small: [
      '& no tenía con quién jugar. «¿Jugamos?», [dijo] @. Ya era amistad.',
      '@ [preguntó] cómo se llamaba. & lo dijo. Y ya se conocían de toda la vida.',
    ],
    pet: ['@ [olió] a & por un lado, por el otro, y [movió] la cola. Ya eran amigos.'],
  },
  {
    id: 'leaving nobody out',
    does: /(?:no|nunca|jamas) dej\w* a (?:nadie|ningun\w*(?: \w+)?) (?:atras|fuera|afuera|sol[oa]|de lado)|(?:nos|l[oa]s|a tod[oa]s l[oa]s|l[oa]) deja\w* jugar a|(?:alguien|nin\w+|companer\w+) (?:\w+ ){0,2}nuev[oa]|(?:invita|llama|jala)\w* a (?:jugar|los que)|(?:no|nunca) (?:le |les )?hace (?:el )?(?:feo|menos|a un lado)|(?:nin[oa]s?|alguien|companer\w*|quien|un[oa]) (?:que )?(?:\w+ ){0,2}sol(?:it)?[oa]s?\b(?! palabra)|se sienta (?:junto|al lado|con)\b|ningun\w* (?:se queda|esta) sol|(?:esta|estan|anda|andan|sienta|sientan|queda|come|comen) (?:siempre )?solit[oa]s?|(?:a|con) (?:l[oa]s|quien|el|la) (?:ninos? |nina |companer\w* )?(?:que )?(?:esta|estan|anda|andan|se queda|come|comen|nadie)\b(?: sol[oa]s?)?|nadie (?:se quede|se queda|coma|este|quiere) (?:sol|fuera|jug)|eat alone|no deja a nadie (?:fuera|sol)|a nadie sol|inclu(?:y|ir)|(?:integra|invita a jugar)|l[oa]s nuev[oa]s|(?:se (?:va|sienta)|come|juega) con (?:el|la|l[oa]s) (?:nuev|nin[oa] nuev|que nadie|que est)/,
    acts: [
      '& estaba aparte, como siempre. @ [dejó] lo que hacía, [fue] por su mano y [cambió] las reglas ahí mismo: «Ahora se juega con uno más». Y se jugó con uno más.',
      '@ [vio] que & miraba desde lejos, sin que nadie llamara. [Dejó] el mejor lugar, [cruzó] hasta allá y [dijo]: «Así no empezamos, que falta alguien». Y no se empezó hasta que vino.',
      'Antes de empezar, @ [contó] cabezas. Faltaba una. [Fue] por &, le [hizo] un lugar en medio, no en la orilla, y entonces sí.',
    ],
    small: [
      '& estaba aparte. @ [fue] por su mano. «Uno más», [dijo]. Y jugaron todos.',
      'Faltaba &. @ [miró], [contó] y no [empezó] hasta que vino.',
    ],
  },
  {
    id: 'believing in others',
    does: /no (?:te|me|nos|l[oa]s?) dej\w+ (?:afloj|rend|caer)\w*|hac\w+ sentir (?:especial|important|unic)\w*|no (?:nos |me |l[oa]s )?deja que (?:nadie|nos|me) (?:se )?rind\w+|(?:te|me|nos|l[oa]s) empuja\w* (?:sin|a|para|hacia)|(?:me|nos|les|le) ti?en\w* (?:mucha |toda la |tanta )?(?:fe|confianza)|(?:le|les|nos|me)? ?ve (?:el )?potencial|(?:no )?(?:nos|me|l[oa]s) deja (?:rendir|caer|darnos)\w*|confia en (?:el|su|los|las)|(?:me|nos|les|te) dice (?:siempre )?que (?:si )?(?:puedo|podemos|puedes|voy a|lo voy)|(?:nunca|no|jamas) (?:me |nos )?(?:ha |han )?(?:dijo|dicho|dice) que no (?:puedo|podemos|podia|sirvo)|(?:todos|me|nos|uno|cada (?:uno|quien)) (?:se )?(?:sient|hac\w+ sentir)\w* (?:important|especial|capa|valios|mejor|unic)\w*|hace que (?:todos|uno|cada).{0,16}(?:important|especial|capa|valios)\w*|cre\w+ (?:siempre )?en (?:mi\b|nosotr|sus|l[oa]s|su\b|tod|la gente)|confi(?:o|a|as|aste|aron|aba) (?:siempre )?en (?:sus?\b|tod|la gente|su gente|los)|apost\w+ por|palabras? de (?:aliento|animo)|(?:me|nos|les?|l[oa]s) (?:apoy|anim(?!e a|o a)|alient|impuls|motiv)|apoyo\b|anima a (?:tod|l[oa]s|sus)|sentir (?:a tod[oa]s |a cada quien |la persona mas )?(?:importante|capaz|que puedo)|(?:me|te|nos) hac\w+ creer|da (?:siempre )?animos?|saca(?:r|s)? lo mejor|su fe en (?:mi|nosotr)|que (?:si )?(?:puedo|podemos)\b/,
    acts: [
      '«No voy a poder», dijo &. @ no lo [discutió]: «{Yo creo|Nosotros creemos} que sí», [contestó], y le [dejó] a & lo más difícil, sin quedarse a vigilar. Y se pudo.',
      '& dijo que no sabía hacer nada bien. @ le [puso] las manos en los hombros y [dijo] todo lo que le [había] visto hacer, cosa por cosa. & se fue estirando hasta que ya no parecía quien era.',
      '& iba a dejarlo. «Otra vez, que ya casi», [dijo] @. & lo intentó, nada más por no hacer quedar mal a quien creía tanto. Y salió.',
      'Nadie habría apostado por &, y & menos que nadie. @ [apostó] todas sus monedas, y en voz alta. A & le cambió hasta la manera de pararse.',
      '& no se atrevía, y le daba vergüenza que se notara. @ no [se rio] ni [dio] órdenes: [se puso] a su lado, [empezó] a contar bajito y [dejó] que el tres lo dijera &. Y a la de tres, se atrevió.',
    ],
  },
  {
    id: 'accepting',
    does: /(?:no|nunca|jamas) (?:me|nos|les?|l[oa]s|te) (?:hizo|hace|hicieron|hacen|hiciste|haces|ha hecho|han hecho) sentir (?:menos|mal|tont|inferior|de mas|fuera)\w*|(?:me|nos|l[oa]s|te) dej(?:a|o|as|aste|aron|aba) ser|(?:no|nunca|sin) (?:\w+ ){0,3}juzg\w*|(?:me|nos|l[oa]s?|te|se) acept|acepta a|(?:me|nos|l[oa]s) deja(?:s|n)? ser|(?:no|nunca|sin) (?:me |nos |l[oa]s )?juzg|(?:como|tal como|tal cual|asi como) (?:soy|somos|es cada|son)|dej\w+ equivocar|no (?:me |nos )?critica/,
    acts: [
      '& empezó a explicar por qué era así, y a pedir disculpas. @ [negó] con la cabeza: así estaba bien. Y no [preguntó] más, porque no había nada que corregir.',
      '& contó la verdad y esperó los reproches. @ no [hizo] ninguno. [Dio] las gracias por la confianza y [siguió] a su lado como si nada, que era lo que hacía falta.',
      '& preguntó qué tenía que cambiar para caer bien: hablar menos, reírse más, parecerse a los demás. @ [miró] con calma y no [quiso] cambiarle ni un botón.',
    ],
    pet: [
      '& traía la ropa arrugada y el ánimo igual. A @ [le] dio lo mismo: [apoyó] la cabeza ahí, donde más arrugado estaba.',
    ],
  },
]
