import type { Family } from './family.ts'

/** Acts of every day: who is there at the same hour, wastes nothing, finds what is lost, lets others be. */
export const EVERYDAY: readonly Family[] = [
  {
    id: 'prepared',
    does: /(?:trae|tiene|carga|lleva|guarda)\w* (?:siempre )?(?:de todo|todo lo (?:necesario|que))(?: en| por si|$)|en (?:la|su) (?:bolsa|mochila|cartera|bolso) (?:trae|tiene|carga|lleva|hay)\w*|prepara\w* para (?:todo|cualquier)|por si (?:acaso|las moscas)/,
    is: /precavid|prevenid|previsor/,
    acts: [
      'A & se le rompió justo lo que más falta le hacía. @ [abrió] su bolsa, [apartó] esto y aquello y [sacó] hilo y aguja. «Por si acaso», [dijo]. El caso era este.',
      '& dijo que haría falta un milagro, o por lo menos un cordón. @ ya lo [traía] en la mano. Y también una curita, y un pañuelo limpio, y una galleta, por si aquello iba para largo.',
      'A & nadie le había dicho lo que había que llevar. @ [vació] su bolsa a un lado: [traía] dos de todo. «Uno para usar y otro para prestar», [dijo], y & escogió.',
    ],
    small: ['& necesitaba algo. @ [abrió] su bolsa. Ahí estaba. ¡Ahí estaba todo!'],
  },
  {
    id: 'every day',
    exact:
      /\b(?:anos|anitos|meses) .{0,40}(?:nunca|no|sin|jamas) (?:h?a |han |haber )?falt\w*|(?:nunca|no|jamas) (?:h?a )?falt\w+ (?:ni )?(?:una?|al?) (?:sol[oa] )?(?:dia|noche|turno|trabajo)\b/,
    does: /nunca (?:ha )?cerr(?:o|ado)\b|(?:viene|va|esta|llega|abre|trabaja)\w* todos los dias|llueva o truene|(?:no|nunca) falt\w+ (?:ni )?un (?:solo )?dia/,
    acts: [
      '& pensó que con aquel mal rato ya nadie se acercaría. A su hora, como siempre, [llegó] @. «¿Y por qué no venir?», [preguntó], y a & se le quitó media pena.',
      '«Hoy no va a venir nadie», dijo &. No había terminado de decirlo cuando [llegó] @, igual que el día anterior y que todos los demás, y [se puso] a ayudar.',
      '& contaba las veces que alguien le había fallado. @ no [prometió] nada. [Volvió] al rato, y luego otra vez, y otra, hasta que & dejó de contar.',
    ],
  },
  {
    id: 'there before anybody',
    does: /madrug\w*|se (?:levanta|para|despierta)\w* (?:siempre )?(?:a las|antes|temprano|de madrugada)|antes de que (?:nadie|amanezca|salga|llegue|despert)\w*|primer[oa] en (?:llegar|levantarse|entrar)|abr(?:e|ia) (?:\w+ )?antes|cierra (?:\w+ )?(?:despues|al ultimo)/,
    acts: [
      'A & le preocupaba que no diera tiempo. Cuando por fin se animó a empezar, @ ya [llevaba] un buen rato ahí, con la mitad hecha y sin que nadie se lo hubiera mandado.',
      '«¿Quién va a querer empezar tan temprano?», preguntó &. @ [había] llegado antes que la pregunta. Ya lo [tenía] todo listo, y un lugar para &.',
      '& quiso llegar primero, aunque fuera una vez. Llegó, y ahí [estaba] @, en lo suyo, con cara de llevar horas. «Todavía hay qué hacer», [dijo], y le [pasó] lo que faltaba.',
    ],
  },
  {
    id: 'knowing what each likes',
    does: /se sab\w+ (?:lo que|como|que) (?:\w+ )?(?:pid|tom|gust|quier)\w*|(?:sab|conoc)\w+ (?:lo que|como|que) (?:\w+ )?(?:pide|toma|gusta|quiere)\w* (?:a )?(?:cada|tod)|antes de que (?:uno )?(?:abra\w* la boca|(?:se )?(?:lo |le )?pid\w+)|como (?:me|nos|le|les) gusta/,
    acts: [
      '& iba a pedir algo. Antes de que abriera la boca, @ ya se lo [había] puesto en las manos, tal como le gustaba. «¿Y cómo…?», empezó &. @ nada más [sonrió].',
      '«Cualquier cosa está bien», dijo &. @ no lo [creyó]: [recordó] qué le gustaba, con qué y sin qué, y se lo [trajo] así. Y no era cualquier cosa.',
      'Cada quien quería una cosa distinta, y & no se atrevía a decir la suya. @ [fue] dando a cada quien lo que era, sin preguntar y sin equivocarse. Lo de & también.',
    ],
  },
  {
    id: 'glad for others',
    does: /no (?:conoce|sabe lo que es) la envidia|(?:no|nunca) (?:le |les )?(?:es|son|era|le da|tiene|siente|conoce)\w* (?:nada de |ni tantita )?envidi\w*|sin envidia|(?:se|te|nos) alegra\w* (?:por|de|con) (?:l[oa]|el|mi|nuestr|tod|cada)|(?:me|nos|les|te) (?:pasa|manda|recomienda)\w* (?:siempre )?client\w*|celebra (?:lo de|los logros|los exitos)/,
    acts: [
      'A & no se acercaba nadie, y a @ [le] sobraba gente. «Ahí lo hacen mejor», [dijo] a quienes esperaban, y [señaló] hacia &. Al rato & no se daba abasto, y @ [aplaudía] desde su lado.',
      'A & le salió algo tan bueno que le dio miedo enseñarlo. @ lo [vio] y [llamó] a todo el mundo, con más orgullo que si fuera propio.',
      '& tuvo suerte y la escondía, para que nadie se enojara. «¡Qué alegría!», [dijo] @, y era alegría de la buena: [quiso] que se lo contara dos veces.',
    ],
  },
  {
    id: 'talking',
    does: /habla(?:s|n|ba)? (?:hasta por los codos|sin parar|mucho|todo el dia)|platica(?:s|n|ba)? (?:con tod|con quien|hasta|sin parar)\w*/,
    is: /platicador|hablador|parlanchin|conversador|dicharach/,
    acts: [
      '& no había hablado con nadie en todo el día. @ [empezó] por preguntar cómo iba, [siguió] por lo que [había] soñado y de ahí ya no [paró]. Al rato & contestaba sin darse cuenta, y luego preguntaba también.',
      'Había un silencio de los incómodos, y & no sabía dónde ponerse. @ [contó] una cosa, luego otra que venía a cuento, y luego una que no. & se metió en la tercera.',
      '«No hay nada que contar», dijo &. @ [tenía] para los dos. [Habló] y [habló], y de pronto [preguntó]: «¿Y luego?». & llevaba ya un buen rato contando.',
    ],
    small: ['& no decía nada. @ [habló], y [habló], y [habló]. Y & también.'],
    pet: [
      '@ [empezó] a platicar a su modo, largo y con muchas pausas, como quien trae noticias. & contestó una vez, por educación, y al rato ya conversaban.',
    ],
  },
  {
    id: 'trusting',
    does: /\bla confianza que|(?:me|nos) (?:tuvo|dio|tuvieron) (?:la |su )?confianza|confianza sin|sin conocerme|\b(?:me )?fi[ao]\b(?! de)|confi(?:o|a|as|aste|aron|aba)\b (?:siempre )?en (?:mi\b|nosotr)|me (?:dio|dejo) (?:la|las) llaves?|se fia de/,
    acts: [
      '& no se fiaba ni de sus propias manos. @ le [puso] en ellas lo que más [cuidaba] y [se fue] por delante, sin voltear ni una vez a ver si se le caía. No se le cayó.',
      '& quería llevar a alguien por un camino que nadie más conocía, y nadie quería ir a ciegas. @ le [dio] la mano y [cerró] los ojos. «¿Por dónde?», [preguntó]. Y [llegó].',
      '& creía que nadie le iba a encargar nunca nada importante. @ le [entregó] lo suyo, sin contarlo. «Aquí está bien guardado», [dijo], y [se fue] a dormir.',
    ],
  },
  {
    id: 'achieving',
    does: /(?<!se )\bgan(?:o|aste|aron) (?:el|la|un|una|su|tod|en|\w+ medall)|campeon\w*|sac(?:o|a) (?:puro |puros )?(?:diez|10|el primer|buenas)|primer lugar|medalla|(?:paso|aprobo) (?:el|todos los) examen\w*/,
    acts: [
      '& dijo que ganar era cosa de otra gente. @ [respiró], [se concentró] y lo [intentó] delante de todos. A la mitad casi [se equivocó]. [Respiró] otra vez y [siguió] hasta el final, y fue lo mejor que & había visto.',
      'Lo de & tenía truco, y muchos lo habían intentado. @ lo [estudió], lo [ensayó] aparte y luego lo [hizo] de una vez, sin un error. & fue quien empezó el aplauso.',
      '«¿Y si hay gente mejor?», preguntó &. «Puede ser», [dijo] @, y lo [hizo] como si no la hubiera: con calma y con todo lo practicado, hasta el último detalle. No la había.',
    ],
  },
  {
    id: 'family first',
    does: /dej\w+ (?:su|el|la) \w+ (?:por|para) (?:cuid|nosotr|estar|criar)\w*|(?:me|nos|le|les) dijo (?:vete|ve\b|que me fuera)|no vuelvas hasta|(?:me|nos) mand\w+ a (?:mi |la )?casa|primero (?:esta |va )?la familia|entiende que (?:un[oa]|ten)/,
    acts: [
      '& miraba hacia fuera y no se atrevía a decir que le esperaban. @ lo [notó], [cerró] lo que estaba a medias y [dijo]: «Esto se puede quedar. Lo otro, no». & ya iba corriendo.',
      '& tenía a alguien esperando y mil cosas por acabar. @ [se quedó] con las mil cosas y le [puso] a & el abrigo. «Lo que importa está allá», [dijo].',
      '& pidió permiso para irse un momento. «Un momento no», [contestó] @. «Todo el que haga falta». Y [se encargó] de lo demás hasta que volvió.',
    ],
  },
  {
    id: 'wasting nothing',
    does: /(?:hace|hacia|hacer) (?:que )?rendir|todo (?:le )?rinde|(?:nunca|no) (?:tir|desperdici|bot)\w+ nada|aprovech\w+ todo|todo (?:lo )?(?:aprovech|reutiliz)\w+|nada se (?:tira|desperdicia|bota)\b/,
    acts: [
      'A & se le rompió el paraguas, y lo iba a tirar. «¿Tirar?», [dijo] @. [Juntó] los pedazos, les [dio] la vuelta y de ahí [sacó] una bolsa de las que no se mojan. Sobraron dos varillas, y sirvieron de estacas.',
      '& dijo que con lo que había quedado ya no se podía hacer nada. @ lo [guardó], [pensó] un momento y lo [volvió] a sacar convertido en algo útil. No sobró ni un pedacito.',
      '«Esto ya no sirve», dijo &. @ nunca [había] oído semejante cosa. Lo [arregló] por un lado, lo [acomodó] por el otro, y & se lo llevó como si fuera nuevo.',
    ],
  },
  {
    id: 'finding',
    does: /encuentr\w+ (?:siempre )?(?:cualquier|todo|lo que)|nada se (?:le )?pierde|sab(?:e|ia) donde (?:esta|quedo|dejamos)/,
    acts: [
      '& había buscado por todas partes y ya se rendía. @ [cerró] los ojos, [pensó] dónde lo habría dejado cualquiera y [metió] la mano justo ahí. Ahí estaba.',
      'A & se le había perdido lo más importante. «Perdido no está», [dijo] @. «Nada más está esperando». [Caminó] derecho a un rincón que nadie había mirado y lo [puso] en sus manos.',
      '«No aparece», dijo &, y ya había mirado tres veces. @ [miró] una sola, sin prisa, y lo [encontró]: estaba donde siempre, un poco más allá.',
    ],
  },
  {
    id: 'encouraging',
    does: /(?:me|nos) levanta (?:cuando|si|cada)|cada vez que (?:me|nos|se) ca\w+,? (?:me|nos|l[oa]s) levant\w*|(?:no|nunca) rega\w+ (?:al|a quien|a l[oa]s?|si|cuando)|alient\w*|d(?:a|as|aba|an) (?:siempre )?(?:mucho )?animos?\b/,
    acts: [
      'A & le había salido mal, y no quería que nadie mirara. @ no [dijo] nada del error. «Otra vez», [dijo], «que esta va a salir». Y [se quedó] mirando hasta que salió.',
      '& ya no se atrevía. «Falta nada», [dijo] @, y lo [dijo] con tantas ganas que & lo intentó antes de pensarlo.',
      'Al primer tropiezo & quiso irse. @ [aplaudió] el intento como si hubiera sido un triunfo. El segundo intento lo fue.',
    ],
  },
  {
    id: 'trying everything',
    does: /estren\w+ la vida|se apunta\w* a (?:todo|un bombardeo)|le entra\w* a todo|se anim\w+ a todo/,
    acts: [
      '& dijo que a esas alturas ya lo había visto todo. @ [señaló] un camino que nadie tomaba nunca. «¿Este también?», [preguntó]. Fueron a verlo, y & volvió contando lo que no conocía.',
      '«Eso ya no es para gente como una», dijo &. «¿Y para quién, si no?», [contestó] @, y lo [probó] primero. & lo probó después, con mucha risa.',
      '& llevaba años haciendo lo mismo a la misma hora. @ [cambió] una sola cosa de lugar y [propuso] empezar por ahí. El día pareció otro, y lo era.',
    ],
  },
  {
    id: 'asking the small',
    does: /(?:le|les) habla\w* a l[oa]s (?:nin|chic|chiquit|peque)\w+|(?:habla|trata)\w* (?:con|bien a) l[oa]s (?:nin|chiquit|peque)\w+|se agacha\w*/,
    acts: [
      '& era quien menos hablaba, porque nadie le preguntaba. @ [se agachó] hasta quedar a su altura y le [preguntó] a &, antes que a nadie. Y [esperó] la respuesta entera.',
      'Todos contestaban por &. «{Quiero|Queremos} oírlo de &», [dijo] @, y [se agachó] hasta que los ojos quedaron a la misma altura. Lo que & dijo era cortito, y era lo que importaba.',
      'A & le daba pena preguntar. @ [se agachó], le [miró] a los ojos y [contestó] las preguntas una por una, también las chiquitas. Hasta el final no [se levantó].',
    ],
  },
  {
    id: 'letting be',
    does: /no se met(?:e|en|ia)\b|(?:l[ao]s?|me|nos|a \w+ (?:\w+ )?l[ao]) deja(?:ba)?n? ser\b|deja vivir/,
    acts: [
      '& tenía algo atorado y no quería consejos. @ no [dio] ninguno. [Hizo] un lugar a su lado, [se ocupó] de lo suyo y [dejó] que & encontrara la salida por su cuenta. La encontró.',
      '& discutía con medio mundo. @ no [tomó] partido ni [dijo] qué haría en su lugar. [Esperó], sin más. Al rato & volvió, con el asunto ya arreglado.',
      '& quería hacerlo a su manera, que no era la manera de nadie. «Entonces así», [dijo] @, y no [movió] ni una cosa de lugar. Salió distinto de como lo hacen todos, y salió bien.',
    ],
  },
  {
    id: 'doing it over',
    does: /(?:qued|sal)\w+ (?:chuec|mal|tor)\w*.{0,24}(?:tir|desh|desbarat|hac|repet|volv|vuelv)\w+|(?:no|nunca|nada|ni) (?:\w+ ){0,3}a medias|aunque nadie lo (?:viera|vea|note|fuera a ver)|perfeccionista/,
    acts: [
      '& dijo que así ya estaba bien, que por ese lado no se veía. @ lo [miró] precisamente por ese lado, lo [deshizo] y lo [hizo] otra vez. & no volvió a decir que no se veía.',
      'Ya estaba listo, y & se iba. @ [encontró] una parte que no quedaba derecha y no [se levantó] hasta que quedó. «Ahora sí», [dijo], y & supo que era cierto.',
      '& iba a entregar lo suyo a medio terminar. @ le [enseñó] cómo se veía con los últimos detalles, los que nadie pide. & los puso todos, uno por uno.',
    ],
  },
  {
    id: 'not knowing yet',
    does: /no (?:lo )?sabes? (?:lo )?(?:te |lo )?(?:dice|busca|averigua|pregunta|investiga)\w*|no lo se\b|(?:admite|reconoce)\w* (?:que |cuando )?no sabe/,
    acts: [
      '& preguntó algo dificilísimo. «No lo {sé|sabemos} todavía», [dijo] @, sin inventar nada. [Se fue] a buscarlo, [tardó] lo que hizo falta y [volvió] con la respuesta.',
      'Todos fingían saber lo que & buscaba. @ no [fingió]. [Preguntó], [leyó], [volvió] a preguntar, y al final se lo [explicó] a & con dos palabras.',
      '& creía que preguntar era de quien no sabe nada. «Por ahí se empieza», [dijo] @, y [preguntó]. Juntos lo averiguaron.',
    ],
  },
]
