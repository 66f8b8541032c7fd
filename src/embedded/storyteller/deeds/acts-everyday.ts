import type { Family } from './family.ts'

/** Acts of every day: who is there at the same hour, wastes nothing, finds what is lost, lets others be. */
export const EVERYDAY: readonly Family[] = [
  {
    id: 'prepared',
    does: /(?:trae|lleva|carga)\w* (?:siempre )?(?:hilo|aguja|curitas|kleenex|panuelo|paraguas|cargador)|(?:trae|tiene|carga|lleva|guarda)\w* (?:siempre )?(?:de todo|todo lo (?:necesario|que))(?: en| por si|$)|en (?:la|su) (?:bolsa|mochila|cartera|bolso) (?:trae|tiene|carga|lleva|hay)\w*|prepara\w* para (?:todo|cualquier)|por si (?:acaso|las moscas)/,
    is: /precavid|prevenid|previsor/,
    acts: [
      '& se limpió la cara con la manga. @ [abrió] su bolsa y [sacó] un pañuelo. Luego, un vaso plegable, un hilo con aguja y una galleta. «Por si acaso», [dijo]. & empezó por la galleta.',
      '& dijo que haría falta un milagro, o por lo menos un cordón. @ ya lo [traía] en la mano. Y también unas tijeras, y un pañuelo limpio, y una galleta, por si aquello iba para largo.',
      'A & nadie le había dicho lo que había que llevar. @ [vació] su bolsa a un lado: [traía] dos de todo. «Uno para usar y otro para prestar», [dijo], y & escogió.',
    ],
    small: ['& tenía hambre. @ [abrió] su bolsa. ¡Una galleta! & tenía frío. ¡Una bufanda! Ahí estaba todo.'],
  },
  {
    id: 'every day',
    exact:
      /(?:nunca|no|jamas) (?:h?a )?falta\w* (?:a nada |al trabajo )?en (?:\w+ ){1,2}anos|\b(?:anos|anitos|meses) .{0,40}(?:nunca|no|sin|jamas) (?:h?a |han |haber )?falt\w*|(?:nunca|no|jamas) (?:h?a )?falt\w+ (?:ni )?(?:una?|al?) (?:sol[oa] )?(?:dia|noche|turno|trabajo)\b/,
    does: /nunca (?:ha )?cerr(?:o|ado)\b|^(?:que )?nunca falta[.! ]*$|(?:viene|va|esta|llega|abre|trabaja)\w* todos los dias|llueva o truene|(?:no|nunca) falt\w+ (?:ni )?un (?:solo )?dia/,
    acts: [
      '«¿Y mañana?», preguntó &. «Mañana también», [dijo] @. «¿Y pasado?» «También». [Fue] contando con los dedos los días, sin saltarse ninguno, y cuando no quedaron dedos [siguió] con los de &.',
      '& dijo que a la larga todo el mundo falta. @ [sacó] un cuaderno con una rayita por cada día: ahí estaba el lunes, ahí el martes, con frío y con catarro. & buscó un hueco entre las rayitas. No había.',
      '& contaba las veces que alguien le había fallado. @ no [prometió] nada. [Volvió] al rato, y luego otra vez, y otra, hasta que & dejó de contar.',
    ],
  },
  {
    id: 'there before anybody',
    does: /a las \w+ ya (?:tiene|esta|anda|hay)|madrug\w*|se (?:levanta|para|despierta)\w* (?:siempre )?(?:a las|antes|temprano|de madrugada)|antes de que (?:nadie|amanezca|salga|llegue|despert)\w*|primer[oa] en (?:llegar(?! (?:cuando|si)\b)|levantarse|entrar)|abr(?:e|ia) (?:\w+ )?antes|cierra (?:\w+ )?(?:despues|al ultimo)/,
    acts: [
      '«Nadie se va a levantar tan temprano», dijo &. @ ya [estaba] de pie desde antes de que cantara el gallo, con la cara lavada y un pan para & en la mano.',
      '«¿Hay alguien?», preguntó & al otro día, muy temprano. @ [había] llegado antes. Ya lo [tenía] todo listo, y un lugar para &.',
      '& quiso llegar primero, aunque fuera una vez. Llegó, y ahí [estaba] @, en lo suyo, con cara de llevar horas. «Todavía hay qué hacer», [dijo], y le [pasó] lo que faltaba.',
    ],
  },
  {
    id: 'knowing what each likes',
    does: /se sab\w+ (?:lo que|como|que) (?:\w+ )?(?:pid|tom|gust|quier)\w*|(?:sab|conoc)\w+ (?:lo que|como|que) (?:\w+ )?(?:pide|toma|gusta|quiere)\w* (?:a )?(?:cada|tod)|antes de que (?:uno )?(?:abra\w* la boca|(?:se )?(?:lo |le )?pid\w+)|como (?:me|nos|le|les) gusta|se sabe (?:el|la) (?!nombre)\w+ de (?:cada|tod)|los gustos de/,
    acts: [
      '& iba a pedir algo de tomar. Antes de que abriera la boca, @ le [puso] en las manos un chocolate con mucha espuma y sin azúcar, tal como le gustaba. «¿Y cómo…?», empezó &. @ nada más [sonrió].',
      '«Cualquier cosa está bien», dijo &. @ no lo [creyó]: [se fijó] en qué miraba & y se lo [trajo]. Era el pan de la orilla tostada, con miel y sin canela. No era cualquier cosa.',
      'Cada quien quería algo distinto, y & no se atrevía a decir lo suyo. @ [fue] repartiendo sin preguntar: a uno, con sal; a otro, con limón; a otro, bien tostado. A & le tocó con miel, que era como le gustaba.',
    ],
  },
  {
    id: 'glad for others',
    does: /no (?:conoce|sabe lo que es) la envidia|(?:no|nunca) (?:le |les )?(?:es|son|era|le da|tiene|siente|conoce)\w* (?:nada de |ni tantita )?envidi\w*|sin envidia|(?:se|te|nos) alegra\w* (?:por|de|con) (?:l[oa]|el|mi|nuestr|tod|cada)|(?:me|nos|les|te) (?:pasa|manda|recomienda)\w* (?:siempre )?client\w*|(?:le|les) da gusto (?:lo que|que) a (?:otros|los demas)|celebra (?:lo de|los logros|los exitos)/,
    acts: [
      'A & no se acercaba nadie, y a @ [le] sobraba gente. «Ahí lo hacen mejor», [dijo] a quienes esperaban, y [señaló] hacia &. Al rato & no se daba abasto, y @ [aplaudía] desde su lado.',
      '& cantaba muy bien, y le daba miedo que lo supieran. @ [oyó] y [llamó] a todo el mundo: «¡Hay que venir a oír esto!». Y [aplaudió] más fuerte que nadie, como si la voz fuera suya.',
      '& tuvo suerte y la escondía, para que nadie se enojara. «¡Qué alegría!», [dijo] @, y era alegría de la buena: [quiso] oír dos veces cómo había sido.',
    ],
  },
  {
    id: 'talking',
    does: /saca\w* (?:la )?(?:platica|conversacion|charla|tema)|habla(?:s|n|ba)? (?:hasta por los codos|sin parar|mucho|un monton|todo el dia)|nunca se calla[.! ]*$|no para de (?:habl|platic|convers)|(?:para|pa) (?:conversar|platicar)|tema de conversacion|platica(?:s|n|ba)? (?:con tod|con quien|hasta|sin parar)\w*/,
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
    exact:
      /(?:dio|da|dieron|ofrecio) (?:el |mi |un |su |una )?(?:primer )?(?:trabajo|empleo|chamba|oportunidad) (?:a|cuando|sin|aunque)|(?:dejo|deja|presto) (?:manejar )?su (?:coche|carro|auto|moto|camioneta)/,
    acts: [
      '& no se fiaba ni de sus propias manos. @ le [puso] en ellas lo que más [cuidaba], un pájaro de vidrio, y [se dio] la vuelta, sin mirar si se le caía. No se le cayó.',
      '& decía que a su lado no caminaría nadie. @ [cerró] los ojos y le [tendió] la mano. «¿Por dónde?», [preguntó]. & dio un paso, y @ detrás, sin abrirlos.',
      '& creía que nadie le iba a encargar nunca nada importante. @ le [dio] las llaves de su casa. «Aquí están bien guardadas», [dijo], y [se quedó] como si nada. & las apretó en la mano.',
    ],
  },
  {
    id: 'achieving',
    does: /(?<!se )\bgan(?:o|aste|aron) (?:el|la|un|una|su|tod|en|\w+ medall)|campeon\w*|sac(?:o|a) (?:puro |puros )?(?:diez|10|el primer|buenas)|primer lugar|medalla|(?:paso|aprobo) (?:el|todos los) examen\w*/,
    acts: [
      '& dijo que ganar era cosa de otra gente. @ le [colgó] su medalla. «Pesa», dijo &. «Es que fueron ocho intentos», [contestó] @. «Los siete de antes también pesan». & la hizo sonar con la uña.',
      'Había un blanco muy lejos, y nadie le daba. & ni quería mirar. @ [respiró], [apuntó] y [dio] en el centro. Luego [enseñó] cómo se ponen los pies y cómo la mano. & dio en la orilla, y saltó de gusto.',
      '«¿Y si hay gente mejor?», preguntó &. «Puede ser», [dijo] @. [Se puso] delante de todos y [dijo] de memoria un poema larguísimo que [había] ensayado cien veces, sin un error, hasta la última línea. & fue quien empezó el aplauso.',
    ],
  },
  {
    id: 'family first',
    does: /dej\w+ (?:su|el|la) \w+ (?:por|para) (?:cuid|nosotr|estar|criar)\w*|(?:me|nos|le|les) dijo (?:vete|ve\b|que me fuera)|no vuelvas hasta|(?:me|nos) mand\w+ a (?:mi |la )?casa|primero (?:esta |va )?la familia|familia (?:es |va |esta )?(?:lo )?primero|antepone a|todo por sus? (?:hij|famil)|viv\w+ (?:para|por) sus? (?:hij|famil)|muy familiar|entiende que (?:un[oa]|ten)/,
    acts: [
      'A @ [le] esperaba mucho trabajo. [Vio] la cara de & y lo [dejó] todo a medias. «Eso puede esperar», [dijo]. «La familia no, y hoy & es de la familia».',
      'Llamaron a @ porque algo era urgente. «Ahora no», [contestó]: «{Estoy con los míos|Estamos con los nuestros}». Y al decirlo le [pasó] a & un brazo por los hombros.',
      '& enseñó una foto muy doblada: eran los suyos, y vivían lejos. «Primero se va a verlos», [dijo] @. «El trabajo lo {hago yo|hacemos nosotros}». Y [tomó] lo que & cargaba, para que tuviera las manos libres.',
    ],
  },
  {
    id: 'wasting nothing',
    does: /no (?:tira|desperdicia|bota)\w* (?:nada|la comida|comida|ni)|de un[oa]? \w+ viej[oa]s? (?:saca|hace)\w*|guarda\w* (?:todo )?por si (?:sirve|se ofrece)|(?:hace|hacia|hacer) (?:que )?rendir|todo (?:le )?rinde|(?:nunca|no) (?:tir|desperdici|bot)\w+ nada|aprovech\w+ todo|todo (?:lo )?(?:aprovech|reutiliz)\w+|nada se (?:tira|desperdicia|bota)\b/,
    acts: [
      'A & se le rompió el paraguas, y lo iba a tirar. «¿Tirar?», [dijo] @. [Juntó] los pedazos, les [dio] la vuelta y de ahí [sacó] una bolsa de las que no se mojan. Sobraron dos varillas, y sirvieron de estacas.',
      'Quedaba un pan duro, y & lo iba a tirar. @ lo [mojó] en leche, le [puso] canela y lo [partió] en dos. Sobraron migas, y fueron para los pájaros. & se chupó los dedos.',
      '«Esto ya no sirve», dijo & de su abrigo viejo. @ nunca [había] oído semejante cosa: de las mangas [sacó] dos gorros, y del resto, una almohada. Los botones los [guardó], por si acaso. & se puso un gorro.',
    ],
  },
  {
    id: 'finding',
    does: /encuentr\w+ (?:siempre )?(?:cualquier|todo|lo que)|nada se (?:le )?pierde|sab(?:e|ia) donde (?:esta|quedo|dejamos)/,
    exact: /encuentr\w+ (?:siempre )?lo que nadie/,
    acts: [
      '& había buscado su llave por todas partes y ya se rendía. @ [cerró] los ojos, [pensó] dónde la habría dejado cualquiera y [metió] la mano justo ahí. Ahí estaba.',
      'A & se le había perdido una foto. «Perdida no está», [dijo] @. «Nada más está esperando». [Fue] derecho a un rincón que nadie había mirado, [apartó] un papel y se la [puso] en las manos.',
      '«No aparecen», dijo & de sus lentes, y ya había mirado tres veces. @ [miró] una sola, sin prisa, y los [encontró]: estaban en la cabeza de &.',
    ],
  },
  {
    id: 'encouraging',
    exact: /ech\w* (?:siempre )?(?:porras|animos?|barra)\b/,
    does: /motiva\w* (?:mucho |siempre |tanto )?(?:a|mucho)|motivador|(?:me|nos) levanta (?:cuando|si|cada)|cada vez que (?:me|nos|se) ca\w+,? (?:me|nos|l[oa]s) levant\w*|(?:no|nunca) rega\w+ (?:al|a quien|a l[oa]s?|si|cuando)|alient\w*|d(?:a|as|aba|an) (?:siempre )?(?:mucho )?animos?\b/,
    acts: [
      '& dijo que otra vez le iba a salir mal. «Esta va a salir», [dijo] @, y [se quedó] mirando con los puños apretados y la sonrisa lista. & lo intentó. «¡Así, así, así!», se oyó. Y así fue.',
      '& dio medio paso y se quedó ahí. «¡Eso!», [gritó] @, como si fuera una carrera. «¡Falta nada!». & dio el otro medio. @ [aplaudió] tanto que & dio tres más.',
      'Al primer tropiezo & quiso irse. @ [aplaudió] el intento como si hubiera sido un triunfo. El segundo intento lo fue.',
    ],
  },
  {
    id: 'trying everything',
    does: /estren\w+ la vida|se apunta\w* a (?:todo|un bombardeo)|le entra\w* a todo(?! (?:el |tipo de )?trabajo)|se anim\w+ a todo/,
    acts: [
      '& dijo que ya lo había visto todo. «¿Y esto?», [preguntó] @, y [se puso] a caminar de espaldas. Era la primera vez que lo [hacía]. & lo probó también, y chocaron, y se rieron.',
      '«Eso no es para mí», dijo &. «Para {mí|nosotros} tampoco era», [contestó] @, que ese año [llevaba] probados los patines, la trompeta y el limón con sal. Y le [pasó] a & la trompeta.',
      '& llevaba años haciendo lo mismo. «Hoy se empieza por el postre», [dijo] @, y [sacó] un dulce. & miró a los lados, lo probó y preguntó qué más se podía hacer al revés.',
    ],
  },
  {
    id: 'asking the small',
    does: /a (?:mi|su|nuestra) altura|(?:le|les) habla\w* a l[oa]s (?:nin|chic|chiquit|peque)\w+|(?:habla|trata)\w* (?:con|bien a) l[oa]s (?:nin|chiquit|peque)\w+|se agacha\w*/,
    acts: [
      '& era quien menos hablaba, porque nadie le preguntaba. @ [se agachó] hasta quedar a su altura y le [preguntó] a &, antes que a nadie. Y [esperó] la respuesta entera.',
      'Todos contestaban por &. «{Quiero|Queremos} oírlo de &», [dijo] @, y [se agachó] hasta que los ojos quedaron a la misma altura. Lo que & dijo era cortito, y era lo que importaba.',
      'A & le daba vergüenza preguntar. @ [se agachó], le [miró] a los ojos y [contestó] las preguntas una por una, también las chiquitas. Hasta el final no [se levantó].',
    ],
  },
  {
    id: 'letting be',
    does: /(?:no|nunca|jamas) se (?:ha )?met(?:e|en|ia|io|ido)\b|(?:l[ao]s?|me|nos|a \w+ (?:\w+ )?l[ao]) deja(?:ba)?n? ser\b|deja vivir/,
    acts: [
      '& tenía un nudo por dentro y no quería consejos. @ no [dio] ninguno. [Hizo] un lugar a su lado, [se ocupó] de lo suyo y [dejó] que & encontrara la salida por su cuenta. La encontró.',
      'Todos le daban consejos a &: que si esto, que si lo otro. @ no [dio] ninguno. «Cada quien sabe lo suyo», [dijo], y [se sentó] cerca a pelar una naranja. & tomó un gajo, y lo pensó en paz.',
      '& quería hacerlo a su manera, que no era la manera de nadie. «Entonces así», [dijo] @, y no [movió] ni una cosa de lugar. Salió distinto de como lo hacen todos, y salió bien.',
    ],
  },
  {
    id: 'doing it over',
    does: /(?:qued|sal)\w+ (?:chuec|mal|tor)\w*.{0,24}(?:tir|desh|desbarat|hac|repet|volv|vuelv)\w+|(?:no|nunca|nada|ni) (?:\w+ ){0,6}a medias|cosas bien hechas|aunque nadie lo (?:viera|vea|note|fuera a ver)|perfeccionista/,
    acts: [
      '@ le [escribió] a & su nombre en un papel. Una letra salió chueca, y [arrancó] la hoja. Otra vez. Otra hoja. A la sexta estaba perfecto. & lo guardó sin doblarlo.',
      '@ le [hizo] a & una flor de papel, un poco torcida por detrás. «No se ve», dijo &. @ la [deshizo] y la [dobló] otra vez, y otra, hasta que quedó igual por los dos lados. & se la puso al revés.',
      '& iba a entregar un dibujo a medio terminar. @ le [enseñó] lo que faltaba, eso que nadie pide: la sombra del árbol, los botones del abrigo. & los puso todos, uno por uno.',
    ],
  },
  {
    id: 'not knowing yet',
    does: /no (?:lo )?sabes? (?:lo )?(?:te |lo )?(?:dice|busca|averigua|pregunta|investiga)\w*|no lo se\b|(?:admite|reconoce)\w* (?:que |cuando )?no sabe/,
    acts: [
      '& preguntó cuánto dura el miedo. «No lo {sé|sabemos}», [dijo] @, sin inventar nada. [Abrió] un libro, y luego otro. «Aquí dice que poco, si hay compañía». & quiso ver en qué página.',
      '& preguntó por qué duele el pecho cuando uno se queda sin nadie. Los demás contestaron cualquier cosa. «No lo {sé|sabemos}», [dijo] @, «pero hay que averiguarlo», y lo [apuntó]. Y & tuvo, por lo menos, con quién preguntárselo.',
      '& creía que preguntar era de quien no sabe nada. «Por ahí se empieza», [dijo] @, y [preguntó]. Juntos lo averiguaron.',
    ],
  },
]
