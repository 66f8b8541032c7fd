import type { Family } from './family.ts'

/** Acts of whoever is near: they come, listen, understand, remember, take everybody in. */
export const NEAR: readonly Family[] = [
  {
    id: 'showing up',
    does: /(?:me|nos|les|le)? ?(?:grita|hace|lanza)\w* porras|viajo .{0,30}para (?:verme|estar)|(?:no|nunca) (?:falto|ha faltado|faltaba|se perdio|se pierde|se ha perdido)|manejo .{0,30}para (?:llegar|estar|ver)|(?:no|nunca) (?:se pierde|falta|falto|se perdio|ha faltado|se ha perdido) (?:a |en )?(?:a )?(?:un|una|ningun\w*|mis|nuestr\w+|l[oa]s)|a tod[oa]s (?:mis|sus|nuestr\w+|l[oa]s) (?:partid|juego|festival|obra|concierto|competenc|recital|funcion|ensay)|primera fila|(?:me|nos|les) ech\w+ (?:siempre )?porras|mi(?:s)? (?:fan|porra)|(?:va|vas|ibas|iba) (?:siempre )?a ver(?:me|nos)|(?:me|nos) (?:va|iba|fue) a ver|(?:fue|iba|va) a tod[oa]s/,
    acts: [
      '@ [buscó] el lugar desde donde mejor se veía a & y no [perdió] detalle. Cuando algo le salió, aunque fuera un poquito, [aplaudió] tan fuerte que & ya no quiso parar.',
      '& creía que nadie iba a venir a ver. Entonces oyó su nombre, gritado con todas las ganas: [era] @, con las manos en alto y sin intención de irse antes del final.',
      '«¡Venga, que sí te sale!», [gritó] @, y lo [repitió] hasta que se [le] fue la voz. & volteó, vio que era en serio, y lo intentó.',
    ],
  },
  {
    id: 'in touch',
    does: /pregunta(?:r|s)? (?:siempre )?si (?:ya )?(?:lleg|com|est)\w*|(?:nunca|no) (?:te |me )?deja en visto|(?:me|nos|le|les|la|lo) (?:siempre )?(?:llama|llamas|llamaba|marca|marcas|marcaba|escribe|escribes|escribia|habla por|videollama)\b(?! la atencion)|(?:me |nos )?(?:llama|habla) (?:todos los|cada|diario|a diario|a su|a mi)|mand\w* (?:siempre |\w+ )?(?:mensaj|audio|foto|carta|bendicion|meme|recad|un )|mensaj(?!er)|llamad[ao]s?\b|videollamad|por telefono|\baudios\b|desde lejos|a la distancia|aunque (?:este|viva|estemos|vivamos) lejos|(?:no|nunca) se (?:le )?olvida de (?:mi|nosotr)|contest\w+ (?:siempre )?(?:el telefono|mis|los|a la primera)|preguntarme como|(?:me|nos) pregunta (?:siempre )?(?:como (?:me|nos|est|amanec)|si (?:ya )?(?:llegu|llego))|buenos dias (?:todos|cada|por)/,
    acts: [
      '«Te {voy|vamos} a escribir todos los días», [dijo] @, y & pensó que era un decir. No pasó ni un rato y ya tenía en la mano el primer recado: «¿Cómo vas?». Luego llegó el segundo.',
      '@ [se alejó] unos pasos y [llamó]: «¿Cómo sigues?». & contestó que mejor. Más lejos, [volvió] a llamar. Cada vez se oía más chiquita la voz, y cada vez [preguntaba] lo mismo.',
      '«La distancia no cuenta», [dijo] @, y le [apuntó] a & en un papel cómo encontrar su voz a cualquier hora. & lo probó ahí mismo. @ [contestó] al primer intento.',
    ],
  },
  {
    id: 'making time',
    does: /(?:cena|come|desayuna)\w* (?:siempre )?con (?:nosotr|su|mi|sus)\w*|visit(?:a|aba|an) (?:a )?(?:mi|su|sus|los|las)|(?:viv\w+|esta(?:ba)?) (?:muy )?sol[oa], (?:me )?acompan|(?:tiene|tienes|tenes|encuentra|saca|hace|da|nos da|se da) (?:siempre )?(?:el |un |su )?(?:tiempo|ratito|rato)|tiempo para|(?:me|nos) (?:busca|visita)|(?:va|viene) (?:todos|cada) .{0,16}(?:a ver|domingo|semana)|vin(?:o|iste) desde|viaj\w+ (?:solo )?para (?:ver|estar)|platica\w* (?:con|horas)|deja (?:todo|lo que)/,
    acts: [
      '@ [tenía] cien cosas que hacer. Las [dejó] todas, [se sentó] junto a & y [dijo]: «Cuéntame, que no {tengo|tenemos} prisa». Y no [miró] el reloj ni una sola vez.',
      '& no quería quitarle tiempo a nadie. «El tiempo es para esto», [contestó] @, y lo que iba a ser un minuto fue un rato larguísimo, de los que se recuerdan.',
      '@ [guardó] lo que [traía] entre manos y [se dedicó] a & como si no hubiera nada más en el mundo. Para todo lo demás, [dijo], ya habría otro día.',
    ],
    pet: [
      '@ [dejó] lo más importante del mundo, que era su siesta, para ir a sentarse junto a &. Y ahí [se quedó], sin ninguna prisa.',
    ],
  },
  {
    id: 'taking there',
    does: /(?:no suelta|agarra) el volante|(?:hasta )?dejarnos (?:a todos )?en (?:casa|la puerta)|nos (?:reparte|deja) en|(?:me|nos|l[oa]s?|te) (?:lleva|llevas|llevaba|trae|traes|traia|carga|sube)\w* (?:siempre )?(?:en (?:la|su) (?:bici|moto|carro|coche|camion|auto|espalda|hombros)|a caballit)|(?:me|nos|l[oa]s?|te) (?:lleva|llevas|llevaba|llevabas|llevo|recoge|recoges|recogia) (?:siempre )?(?:a|al|en|de|todos|cada|hasta|y|siempre)\b(?! (?:caballit|la contraria))|va(?:s)? por (?:mi|nosotr|ell)|pasa por mi|(?:manej|conduc|cruz)\w+ (?:\w+ )?(?:horas|kilometros|toda la noche|desde|media|la ciudad|de noche)|me acompana(?:ba|s|n)? (?:a|al|hasta)\b/,
    acts: [
      '«{Yo te llevo|Nosotros te llevamos}», [dijo] @, y no [dejó] a & a medio trayecto: [fue] a su lado hasta el lugar exacto, y [esperó] a que entrara antes de darse la vuelta.',
      '@ [tomó] las cosas de &, se las [echó] al hombro y [preguntó] para dónde era. Quedaba lejísimos. «Mejor», [dijo], «así platicamos». Y [fue] todo el trayecto, de ida y de vuelta.',
      '& tenía que ir y no se atrevía a solas. @ le [ofreció] el brazo, [fue] contando las vueltas en voz alta y no [se despidió] hasta que & dijo: «Es aquí».',
    ],
  },
  {
    id: 'loyalty',
    broad: true,
    does: /me acompan(?:o|aste|a|as) (?:en|cuando|durante|a (?:la|mi))|(?:no|nunca|jamas) (?:me|nos) (?:ha |han )?suelt\w*|(?:no|nunca|jamas) (?:me|nos) solt\w*|(?:no|nunca) (?:te |me |nos )?deja(?:s|n)? (?:a pie|tirad|abajo|morir|solit)\w*|(?:es|eres|sos) (?:mi|nuestr[oa]) (?:roca|apoyo|pilar|sosten|refugio|todo)|(?:el|un) pilar|siguen (?:de la mano|juntos)|nunca (?:ha |han |has )?dej\w+ sol[oa]s?|(?:la|el) primer[oa] (?:en llegar|que llega|que esta)|(?:no|nunca) (?:me |nos |le |les )?(?:ha )?fall[aoe]\b|(?:no|nunca) (?:te|se) (?:va|fue)\b(?! a dormir)|^(?:que )?estaba|siempre estaba|en (?:las )?(?:buenas y |y )?(?:en )?(?:las )?malas|nunca (?:me|nos) (?:ha |han )?(?:fall|dej(?!\w* (?:ver|ir))|abandon|solt)|siempre (?:esta|estan|estas|ha estado|habeis estado|estuv)(?! (?:de buen|de buenas|alegr|content|riend|sonri|pend|aten|ocupad|dispuest|canta|baila|ayud|haciendo|al? (?:pend|tant)))|est(?:uv\w+|aba|as|a) (?:siempre )?conmigo|esta(?:s|n)? (?:siempre|ahi)|cuent\w+ conmigo|contar con (?:el|ella|usted|vos)|me cubre|(?:me|nos|te) banca|anos junt|toda la vida junt|para tod[oa]s siempre|esta(?:s|n)? para (?:tod|nosotr|mi\b|una\b|uno\b)|(?:se|te) qued(?:a|aba|as|o) (?:siempre|conmigo|a mi|con)|asi se quedaba|sentir sol[oa]s?\b|de fierro|(?:me|nos) eleg(?:ia|iste|io)|siempre (?:volvia|vuelve|regresa)|(?:a|de) mi lado|esta conmigo|deja (?:a nadie )?sol[oa]/,
    is: /\bleal|\bfiel|fidelid|incondicional|compania\b|mejor amig|complicidad/,
    acts: [
      '«{Me quedo|Nos quedamos} contigo», [dijo] @. Pasó un rato, pasó otro, ya no había nada que ver ni que ganar, y @ [seguía] al lado de &, en el mismo sitio.',
      'A @ [le] ofrecieron un lugar mejor, lejos de ahí. «{Vengo|Venimos} con &», [contestó], y no [dio] un paso.',
      'Cuando & miró alrededor, pensando que ya no quedaba nadie, [quedaba] @. Donde siempre: a un lado, igual en las buenas que en las malas.',
      '& advirtió que aquello iba para largo y que podía salir mal. «Pues que salga mal, pero {conmigo|con nosotros} aquí», [dijo] @, y de su lado no [se movió].',
      '@ le [prometió] a & una sola cosa: «Pase lo que pase, {aquí voy a estar|aquí vamos a estar}». Y [estuvo]: cuando salió mal, cuando salió peor y cuando por fin salió.',
    ],
    pet: [
      'Se fueron todos. @ no: [dio] dos vueltas, [se echó] a los pies de & y ahí [se quedó].',
      '& dijo que ya se podía ir. @ [levantó] las orejas, [oyó] bien la orden y [se sentó] a su lado. De ahí no [se movió].',
    ],
    cradle: [
      '@ [se agarró] del dedo de & y no lo [soltó] ni cuando llegaron los demás, ni cuando [le] entró el sueño.',
    ],
  },
  {
    id: 'coming at once',
    does: /siempre jala|ya viene|de los q(?:ue)? llegan|(?:viene|llega|acude|aparece|corre|cae)s? (?:siempre )?(?:cuando|en cuanto|si |a la hora|sin (?:que|preguntar)|volando|de inmediato|luego luego)|a cualquier hora|a la hora que|(?:le|lo|la|me) (?:marcas|llamas|hablas|necesit\w+|pides) (?:algo )?y|(?:cuando|si|siempre que) (?:mas )?(?:lo|la|los|las|te|le) (?:(?:necesit|llam|busc)\w*|(?:habl|marc)(?:as|an)\b)|las papas queman|(?:me|nos|te) contesta a|a las \d+ de la (?:manana|madrugada) (?:sin|y|viene|llega)/,
    acts: [
      '& apenas había terminado de decir «¿me ayudas?», y @ ya [estaba] ahí, con lo que hiciera falta en la mano y sin una sola pregunta.',
      '@ [dejó] todo a medias en cuanto [oyó] la voz de &. No [preguntó] para qué. [Preguntó] dónde, y [llegó] corriendo.',
      '& apenas había suspirado, y @ ya [estaba] enfrente, sin aliento. «¿Tan rápido?», preguntó &. «{Te oí|Te oímos}», [contestó], como si no hiciera falta más, y [se puso] manos a la obra.',
    ],
    pet: [
      '& no tuvo que llamar dos veces. A la primera, @ [cruzó] corriendo de un lado al otro y [se plantó] delante, con las orejas listas para lo que fuera.',
    ],
  },
  {
    id: 'listening',
    does: /se puede hablar de (?:todo|cualquier)|(?:puedo|podemos|le puedo|le podes|te puedo) (?:contar|hablar|decir)\w*|contar(?:le|te) (?:todo|lo que|cualquier)|escuch|(?<!apenas me )(?<!cuando me )\boye\b(?! cantar)|presta atencion|sabe oir|(?:deja|dejas) (?:que |a )?(?:uno |una |todos )?habl|orejas? (?:para|dispuest)/,
    acts: [
      '@ [dejó] lo que [tenía] en las manos y [se volvió] hacia &. No [interrumpió] ni una vez: [escuchó] hasta la última palabra, y luego el silencio que venía después.',
      '@ no [dio] ningún consejo. [Preguntó] «¿y luego?», [esperó] la respuesta y [volvió] a preguntar. Cuando & acabó de hablar, lo que traía ya pesaba la mitad.',
      '& hablaba tan bajito que apenas se oía. @ [se acercó], [inclinó] la cabeza y no [perdió] una sola palabra. Al final [repitió] lo más importante, para que & supiera que había llegado.',
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
    does: /llora con|(?:no (?:le gusta|soporta)|le duele) (?:que|ver) (?:nadie|alguien|a (?:nadie|alguien)|a los demas|la gente|otros)|(?:siempre )?pregunta (?:siempre )?(?:como (?:est|te|me|nos|sig|amanec)|si (?:est|uno|ya))\w*|(?:ve|nota) (?:que|cuando|si) (?:est|uno|alguien|me|nos|ando)|en (?:el|mi) lugar|(?:me|nos) (?:entiende|comprende|lee)|sab\w+ (?:siempre )?(?:(?:cuando|como|que|si) (?!va a|no\b|se |hay|decir\b|quier))(?:\w+ ){0,2}(?:est\w+|me siento|necesit\w+|trist\w+|mal|siente|pasa|nos sentimos)|sab\w+ (?:que decir|lo que (?:necesit|sient))|sentir bien|necesita hablar|se da cuenta (?:cuando|si|de (?:cuando|si|que|como|lo que))|not\w+ (?:cuando|si|que)|(?:los|las|nos|me) conoce|conoce a tod|(?:cuando|si) (?:\w+ ){0,3}(?:trist|llor)\w* .{0,10}(?:va|viene|se sienta|se acerca|se acuesta|me|nos|se)\b|(?:llora|llorando|trist\w+) (?:ella|el|y ella|y el )?(?:se|va|viene|me) (?:sienta|acerca|acuesta|lam|trae|abraz)|se (?:me )?(?:sienta|acuesta|echa|acerca|arrima) .{0,20}cuando .{0,12}(?:trist|llor|mal)/,
    is: /intuici|sexto sentido|don de gentes|empat|compren|sensib/,
    acts: [
      '& dijo que no pasaba nada. @ le [vio] las manos, le [vio] los ojos y no lo [creyó]. «{A mí también me|A nosotros también nos} dolería», [dijo] bajito, y & pudo por fin decir que sí, que dolía.',
      '@ [se puso] en el lugar de &, pero de verdad: donde estaba, a su altura, mirando hacia donde miraba. «Ya {entiendo|entendemos}», [dijo]. «Desde aquí se ve muy difícil».',
      'Antes de que & dijera una palabra, @ ya lo [había] notado. No lo [dijo] delante de nadie: [buscó] un momento aparte y [preguntó]: «¿Estás triste?».',
    ],
    pet: [
      'Nadie se había dado cuenta de que & estaba triste. @ [fue] derecho, [puso] la cabeza en sus rodillas y no la [quitó].',
      '@ [miró] a & de lado, [supo] lo que pasaba y [se recargó] en sus piernas, despacito, con todo el peso. No había que explicar nada.',
    ],
    cradle: [
      '@ [vio] la cara de & y [dejó] de jugar. Con la mano abierta le [tocó] la mejilla y [esperó], como quien entiende.',
    ],
  },
  {
    id: 'remembering names',
    does: /(?:aprend|recuerd|acuerda de)\w* (?:\w+ )?(?:los|el|todos los) nombres?|por (?:el|su|nuestro) nombre|se sabe (?:el|los) nombres?|(?<=conoc\w{1,4} )por nombre|(?:los|el) nombres? de|aprendi\w* los nombres/,
    acts: [
      '@ [llamó] a & por su nombre. Luego [saludó] a los demás, uno por uno, cada cual con el suyo, sin equivocarse ni una vez.',
      'A & nadie le preguntaba nunca cómo se llamaba. @ no [tuvo] que preguntar: lo [sabía], y lo [dijo] completo, bien dicho, como se dicen las cosas que importan.',
      '@ [oyó] una vez el nombre de & y ya no se [le] olvidó. Lo [dijo] al llegar, lo [dijo] al dar las gracias, y & levantó la cabeza cada vez, como quien vuelve a existir.',
    ],
  },
  {
    id: 'remembering dates',
    does: /cumpleanos|se acuerda (?:siempre )?(?:de|como|que|hasta)|nunca (?:se )?(?:le )?olvida (?:un|los|el|de(?! donde)|ningun|nada|lo)|aniversario|se acord\w+ de|recuerda (?:todos|cada|siempre|lo|hasta)/,
    acts: [
      '«Hoy es tu día», [dijo] @. & lo había olvidado, y pensaba que todo el mundo también. @ no: lo [traía] apuntado desde hacía un año, con una canción lista por si acaso.',
      '@ [se acordó] de lo que & había dicho de pasada hacía muchísimo: qué le gustaba, qué le daba miedo, cómo tomaba el café. & no se acordaba ni de haberlo contado.',
      '«¿Y aquello que te preocupaba, cómo salió?», [preguntó] @. Era justo lo que & esperaba que alguien recordara, y a & se le aflojaron los hombros.',
    ],
  },
  {
    id: 'bringing together',
    does: /organiza (?:el|la|los|las) (?:fut|comida|cena|carne|reunion|partido|cascarita|viaje|posada)\w*|nos (?:hizo|hace|hicieron) (?:mas )?(?:juntos|unidos|familia)|que se quieran|logr\w+ que .{0,40}habl|reparte|\bune\b|\buni(?:o|eron|ste|r)\b|\bunen\b|junta(?:ba|s|n)? a (?:la|tod)|reune|reuni|hablarse otra vez|mantiene\w* (?:unid|a la familia|la familia)|hace equipo|en equipo/,
    is: /\bunid[oa]|a (?:la|su|nuestra) familia|\bfamilia\b|equipo/,
    acts: [
      '@ [empezó] a llamar a unos y a otros: «Vengan, que aquí cabemos todos». Al final nadie estaba por su lado, y en medio, donde da más calor, había quedado &.',
      'Cada quien estaba por su lado. @ [tomó] de la mano a quien tenía más cerca, con la otra a &, y [dijo] que no se soltaba hasta que no faltara nadie.',
      '@ [fue] de uno en uno con el mismo recado: «Sin ti no es lo mismo». Al último que convenció fue a &. Después ya nadie supo de qué lado estaba cada quien.',
    ],
    cradle: [
      '@ no [hizo] más que abrir los ojos. & se acercó por un lado, alguien más por el otro, y de pronto estaban todos juntos, hablando bajito.',
    ],
  },
  {
    id: 'friendship',
    does: /se lleva (?:bien )?con (?:tod|medio)\w*|(?:le|se) cae bien a tod|hac\w* (?:amig\w+|amistad)|se lleva bien|habla con todo el mundo|nunca (?:pele|se pele)/,
    is: /amistad|companer[oa]s?\b(?! de)|buen[oa]s? amig|amigable|amiguer|compinche|sociable|con todo el mundo/,
    acts: [
      '«¿Quieres ser {mi amigo|amigo nuestro}?», [preguntó] @, así, sin rodeos. & llevaba años esperando que alguien lo preguntara, y por poco se le olvida decir que sí.',
      '@ [tardó] un minuto en saber cómo se llamaba &, dos en hacer un chiste y tres en decir «vente». A los cuatro ya eran amigos de toda la vida.',
      '@ le [enseñó] a & un saludo secreto, de esos con palmada y puño. & lo hizo al revés, se rieron, y quedó así, al revés, para siempre.',
    ],
    pet: ['@ [olió] a & por un lado, por el otro, y [movió] la cola. Ya eran amigos.'],
  },
  {
    id: 'leaving nobody out',
    does: /(?:alguien|nin\w+|companer\w+) (?:\w+ ){0,2}nuev[oa]|(?:invita|llama|jala)\w* a (?:jugar|los que)|(?:no|nunca) (?:le |les )?hace (?:el )?(?:feo|menos|a un lado)|(?:nin[oa]s?|alguien|companer\w*|quien|un[oa]) (?:que )?(?:\w+ ){0,2}sol(?:it)?[oa]s?\b|se sienta (?:junto|al lado|con)\b|ningun\w* (?:se queda|esta) sol|(?:esta|estan|anda|andan|sienta|sientan|queda|come|comen) (?:siempre )?solit[oa]s?|(?:a|con) (?:l[oa]s|quien|el|la) (?:ninos? |nina |companer\w* )?(?:que )?(?:esta|estan|anda|andan|se queda|come|comen|nadie)\b(?: sol[oa]s?)?|nadie (?:se quede|se queda|coma|este|quiere) (?:sol|fuera|jug)|eat alone|no deja a nadie (?:fuera|sol)|a nadie sol|inclu(?:y|ir)|(?:integra|invita a jugar)|l[oa]s nuev[oa]s|(?:se (?:va|sienta)|come|juega) con (?:el|la|l[oa]s) (?:nuev|nin[oa] nuev|que nadie|que est)/,
    acts: [
      '& estaba aparte, como siempre. @ [dejó] lo que hacía, [fue] por su mano y [cambió] las reglas ahí mismo: «Ahora se juega con uno más». Y se jugó con uno más.',
      '@ [vio] que & miraba desde lejos, sin que nadie llamara. [Dejó] el mejor lugar, [cruzó] hasta allá y [dijo]: «Sin ti no empezamos». Y no se empezó hasta que vino.',
      'Antes de empezar, @ [contó] cabezas. Faltaba una. [Fue] por &, le [hizo] un lugar en medio, no en la orilla, y entonces sí.',
    ],
  },
  {
    id: 'believing in others',
    does: /(?:me|nos|les|le) ti?en\w* (?:mucha |toda la |tanta )?(?:fe|confianza)|(?:le|les|nos|me)? ?ve (?:el )?potencial|(?:no )?(?:nos|me|l[oa]s) deja (?:rendir|caer|darnos)\w*|confia en (?:el|su|los|las)|(?:me|nos|les|te) dice (?:siempre )?que (?:si )?(?:puedo|podemos|puedes|voy a|lo voy)|(?:nunca|no|jamas) (?:me |nos )?(?:ha |han )?(?:dijo|dicho|dice) que no (?:puedo|podemos|podia|sirvo)|(?:todos|me|nos|uno|cada (?:uno|quien)) (?:se )?(?:sient|hac\w+ sentir)\w* (?:important|especial|capa|valios|mejor|unic)\w*|hace que (?:todos|uno|cada).{0,16}(?:important|especial|capa|valios)\w*|cre\w+ (?:siempre )?en (?:mi\b|nosotr|sus|l[oa]s|su\b|tod|la gente)|confi(?:o|a|as|aste|aron|aba) (?:siempre )?en (?:mi|nosotr|sus?\b|tod|la gente|su gente|los)|apost\w+ por|palabras? de (?:aliento|animo)|(?:me|nos|les?|l[oa]s) (?:apoy|anim(?!e a|o a)|alient|impuls|motiv)|apoyo\b|anima a (?:tod|l[oa]s|sus)|sentir (?:la persona mas )?(?:importante|capaz|que puedo)|(?:me|te|nos) hac\w+ creer|da (?:siempre )?animos?|saca(?:r|s)? lo mejor|su fe en (?:mi|nosotr)|que (?:si )?(?:puedo|podemos)\b/,
    acts: [
      '«No voy a poder», dijo &. @ no lo [discutió]: «{Yo creo|Nosotros creemos} que sí», [contestó], y le [dio] lo más difícil a & sin quedarse a vigilar. Y se pudo.',
      '@ le [puso] las manos en los hombros a & y le [dijo] lo que nadie le había dicho: todo lo que sabía hacer, cosa por cosa. & se fue estirando hasta que ya no parecía quien era.',
      '«Otra vez, que ya casi», [dijo] @. & lo intentó otra vez, nada más por no hacer quedar mal a quien creía tanto. Y salió.',
      '@ [apostó] por & todo lo que traía, y en voz alta. A & le cambió hasta la manera de pararse.',
    ],
  },
  {
    id: 'accepting',
    does: /(?:me|nos|l[oa]s|te) dej(?:a|o|as|aste|aron|aba) ser|(?:no|nunca|sin) (?:\w+ ){0,3}juzg\w*|(?:me|nos|l[oa]s?|te|se) acept|acepta a|(?:me|nos|l[oa]s) deja(?:s|n)? ser|(?:no|nunca|sin) (?:me |nos |l[oa]s )?juzg|(?:como|tal como|tal cual|asi como) (?:soy|somos|es cada|son)|dej\w+ equivocar|no (?:me |nos )?critica/,
    acts: [
      '& empezó a explicar por qué era así, y a pedir disculpas. @ [negó] con la cabeza: así estaba bien. Y no [preguntó] más, porque no había nada que corregir.',
      '& contó la verdad y esperó los reproches. @ no [hizo] ninguno. «Gracias por contarlo», [dijo], y [siguió] a su lado como si nada, que era lo que hacía falta.',
      'Otros le habrían dado consejos a &: más derecho, más bajito, más parecido a los demás. @ [miró] bien y no [quiso] cambiarle ni un botón.',
    ],
    pet: [
      '& traía la ropa arrugada y el ánimo igual. A @ [le] dio lo mismo: [apoyó] la cabeza ahí, donde más arrugado estaba.',
    ],
  },
]
