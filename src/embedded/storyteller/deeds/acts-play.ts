import type { Family } from './family.ts'

/** Acts of whoever plays: creatures, music, questions, make-believe, going out to see. */
export const PLAY: readonly Family[] = [
  {
    id: 'small creatures',
    does: /^.*(?:hormig|\bbich|caracol|insect|abej)\w*|hormig|\bbich|caracol|\baranas?\b|insect|abej|lombri|maripos|escarabaj|catarin|sapit|grillo/,
    acts: [
      '@ [levantó] el pie a medio paso: por el suelo iba una hilera de hormigas. [Dio] la zancada más larga que [pudo], le [avisó] a & por dónde brincar y no [siguió] hasta que cruzó la última.',
      'En la manga de & se había parado una mariquita de las más chicas, y & ya iba a sacudirla. «Un momento», [dijo] @. Le [puso] el dedo de puente, la [llevó] hasta una hoja y [se despidió] con la mano.',
      'A los pies de & iba un caracol, y nadie lo había visto. @ [se agachó], lo [puso] con cuidado donde nadie lo pisara y [dijo]: «Los chiquitos también van a su casa».',
    ],
    small: [
      'Iba un caracol por el suelo. @ lo [levantó] con cuidado y le [avisó] a &: «Los chiquitos también van a su casa».',
      '& casi pisa una hormiga. «¡Cuidado!», [dijo] @. Y todos brincaron por encima.',
    ],
  },
  {
    id: 'animals',
    does: /(?:recog|rescat|levant|aliment|salv)\w* (?:a )?(?:l[oa]s |un[oa]?s? )?(?:perr|gat|animal|pajar)\w*|pregunt\w+ (?:primero |siempre )?por (?:el|la|los|las) (?:gat|perr|conej|pajar|loro|gallin|caball)|^.*\b(?:patos|patitos|ardillas|tortugas|venados|burros|chivos|ballenas)\b|adopt\w* (?:a )?(?:\w+ ){0,2}(?:perr|gat|animal|conej)\w*|(?:le |les )?(?:da|dan|deja) (?:de )?(?:comer|comida|agua) a (?:los|las|un|cualquier) (?:perr|gat|pajar|palom)\w*|no (?:mata|pisa|lastima)|(?:ama|adora|quiere|cuida|respeta)\w* (?:mucho |tanto )?(?:a )?(?:los|sus|las|todos los) (?:animal|perr|gat|conej)\w*|(?:perr[oa]s?|gat[oa]s?|gatit\w*|perrit\w*|animal\w*|pajar\w+|palom\w+|gallin\w+|conej\w+|caball\w+|vacas?|borreg\w+) (?:de la calle|abandonad|callejer|enferm|heridos?|sin|que (?:encuentr|se enc|ve|no))|rescat|adopta|(?:con|por|a|hacia|de) (?:l[oa]s|sus|cualquier|tod[oa]s l[oa]s|un|una|otros) (?:animal|perr|gat|pajar|palom|gallin|conej|caball|borreg|vacas)\w*|animalit|fauna/,
    acts: [
      'Muy cerca temblaba un gatito. @ [se acostó] en el suelo, [puso] la mano abierta y [esperó]. Al rato el gatito ronroneaba en los brazos de &.',
      'Un perro flaco venía detrás de & desde hacía rato. @ le [dejó] oler la mano, le [quitó] una espina de la pata y le [dio] de lo suyo. «No es de nadie», dijo &. «Entonces es de todos», [contestó] @.',
      '@ [encontró] un pájaro que no podía volar. Lo [tomó] como se toma un suspiro, se lo [puso] a & en las palmas y le [enseñó] a no apretar. Cuando se repuso, & abrió las manos hacia el cielo.',
    ],
    small: [
      'Muy cerca temblaba un gatito. @ [abrió] la mano y [esperó]. El gatito vino, y & lo acarició.',
      'A & le seguía un perro flaco. @ le [dio] de lo suyo. El perro movió la cola, y & también quería.',
    ],
    pet: [
      'Había un gatito perdido junto a &. @, que era mucho más grande, no [ladró]: [se acercó], lo [olió], le [lamió] una oreja y [se echó] para darle calor.',
    ],
  },
  {
    id: 'nature',
    does: /recog\w+ (?:la )?basura|(?:a|con|sus|las|de) (?:las )?(?:plant|mat|flor|arbol|macet)\w*|naturaleza|jardin|siembra|\bsembr|el (?:planeta|medio ambiente|mar)\b|recicl|(?:tira|recoge) (?:la )?basura/,
    acts: [
      '@ [encontró] junto a & una planta que todos daban por seca. Le [quitó] las hojas viejas, le [dio] agua y le [habló] bajito. Al final, entre lo seco, asomaba un brote.',
      '& dijo que no tenía nada que esperar. @ le [dio] una semilla muy chica. «Esto es un árbol», [dijo], «nada más que todavía no se nota». La sembraron juntos, y & preguntó cuándo había que volver a regarla.',
      '& decía que ahí no se oía nada. @ le [tapó] los ojos un momento. Había un pájaro, hojas, agua en alguna parte. Todo eso estaba desde antes, y & no lo había oído.',
    ],
  },
  {
    id: 'dancing',
    does: /(?:pone|con) (?:su |la )?musica y baila|\bbail(?!arin\w* de)\w*|zapate|mueve el bote/,
    acts: [
      '& tenía el cuerpo tieso de tanta pena. No había música. @ [tocó] el compás con los dedos y con la boca, [estiró] la mano y [sacó] a bailar a &. A la segunda vuelta ya sobraban las penas.',
      '& dijo que no sabía bailar. @ [empezó] con un pie, [siguió] con los hombros y, cuando ya se movía hasta el suelo, [tomó] a & de las dos manos. Bailando se le olvidó que no sabía.',
      '& no podía con la tristeza. «Esto se baila», [dijo] @, y lo [bailó]: la tristeza, el cansancio y hasta el susto. & fue copiando los pasos, y al final eran de fiesta.',
    ],
    small: [
      '& no sabía bailar. @ [movió] un pie. Luego el otro. & también. ¡Ya sabía!',
      '@ [movió] los hombros, la barriga y todo lo demás. Y & ya no pudo quedarse sin bailar.',
    ],
    cradle: [
      '@ [oyó] que & tarareaba y [movió] la cabeza, luego la barriga, luego todo. No [sabía] estar de pie, y ya [bailaba].',
    ],
  },
  {
    id: 'singing',
    does: /\bcant(?:a|as|an|ar|ando|aba|abas|arme|arle)\b|arrull/,
    is: /cancion|\b(?:su|tu|buena|linda|bonita|hermosa) voz\b|entonad/,
    acts: [
      '& no podía dejar de pensar en lo malo. @ [empezó] a cantar, sin importar quién oyera. En la segunda estrofa, & movía los labios. En la tercera, cantaba.',
      'A & no se le pasaba el mal rato. @ le [cantó] la canción de siempre, la que se pega, bajito y al oído. Cuando se acabó, & pidió que empezara otra vez.',
      '& no encontraba las palabras. @ [encontró] una tonada donde cabían, [cantó] de principio a fin y [dejó] que & entrara en el coro. Cantado, aquello ya no daba miedo.',
    ],
    small: [
      '& tenía miedo. @ [cantó] bajito: la, la, la. Y & cantó: la, la, la. ¿Miedo? Ya no.',
      '@ [cantó] la canción de siempre. & pidió que empezara otra vez. Y otra.',
    ],
    cradle: [
      '@ [hizo] un ruidito largo, y luego otro más alto. Era una canción. & la aprendió enseguida, y la cantaron juntos.',
    ],
    pet: [
      '@ [levantó] la cabeza y [cantó] a su manera, con todo el pecho, hasta que & se puso a cantar también para no quedarse atrás.',
    ],
  },
  {
    id: 'making music',
    does: /\btoca(?:r|s|ba|ndo)? (?:el|la|su|tan|guitarra|piano|violin|bateria) ?(?!claxon|timbre|pito|bocina|puerta)|guitarr|piano\b|violin|tambor|musica\b|music[oa]\b/,
    acts: [
      '& dijo que ahí había demasiado silencio. @ [probó] con los nudillos a qué sonaba cada cosa: esto, grave; aquello, agudo. A la tercera vuelta era música, y & marcaba el compás sin darse cuenta.',
      '& traía algo dentro y no sabía decirlo. @ [cerró] los ojos y [dejó] que los dedos encontraran la melodía. Era eso. Al terminar, nadie habló, para que no se acabara.',
      '& golpeaba el suelo con el pie, de puros nervios. «Así, sin parar», [dijo] @, y con un silbido y dos palmas [hizo] de aquel ruido una música que ponía de pie.',
    ],
  },
  {
    id: 'curiosity',
    does: /pregunt(?!as (?:algo|cualquier)|\w* (?:primero |siempre )?por (?!todo\b)|ar? nada|as? (?:nada|como|si ya))(?!\w*me como)\w*|(?<!tener )por que\b(?! (?:me|nos|es|eres|siempre|siendo))|(?:el|los) porques?\b|investiga|explora|descubr|quiere saber/,
    is: /asombr|curios/,
    acts: [
      '«Siempre ha sido así», dijo &. «¿Y por qué?», [preguntó] @. & contestó. «¿Y eso por qué?» A la quinta pregunta, & se dio cuenta de que nunca lo había pensado, y de que podía ser de otro modo.',
      '& guardaba una cosa muy pequeña. @ [pegó] la nariz, [pegó] la oreja y [quiso] saber para qué servía. Nadie lo había preguntado nunca. & se lo explicó todo, y se le iluminó la voz.',
      '& creía que su vida no le interesaba a nadie. @ [quiso] saberlo todo: de dónde venía, qué desayunaba, en qué pensaba. De tanto contestar, & terminó por decir lo que no le había dicho a nadie.',
    ],
    small: [
      '«¿Y por qué?», [preguntó] @. & contestó. «¿Y eso por qué?» Y así & lo contó todo.',
      '& tenía algo en la mano. @ lo [miró] por arriba, por abajo y de lado. «¿Qué es?» Y & se lo enseñó.',
    ],
    pet: ['@ [metió] la nariz donde nadie la había metido: debajo, detrás y adentro. Y ahí encontró lo que buscaba &.'],
    cradle: [
      '@ [miró] a &, [tocó] su botón, [probó] a qué sabía, lo [volvió] a mirar. Todo era nuevo, y todo había que saberlo.',
    ],
  },
  {
    id: 'imagination',
    does: /(?:tiene|tenia|tienes|trae|saca)\w* (?:siempre )?(?:las|mil|buenas|tantas|muchas|grandes|una) ideas?\b|invent(?!\w* chistes)\w*|construye|(?:hace|convierte|arma) .{0,24}(?:con (?:cajas|carton|lo que|nada)|de la nada)/,
    is: /imagin|creativ|fantas|original/,
    acts: [
      '& dijo que ahí no había nada que hacer. @ [dibujó] con el pie un círculo en el suelo, [dijo] «es un barco», y [subió]. Al minuto, & remaba y preguntaba por los tiburones.',
      'A & le parecía que nunca le iba a pasar nada bueno. @ [inventó] ahí mismo un mundo en el que & llevaba capa y tenía un dragón por amigo. & quiso saber por dónde se entraba.',
      '& no veía por dónde salir de aquello. @ [fue] poniendo en el aire una torre, un puente y una luna con escalones. & se agarró del barandal, que no existía, y subió.',
      '& no quería hablar con nadie. @ [se quitó] un calcetín, le [puso] voz y [dejó] que preguntara él. Al calcetín sí le contestó &, y le contó todo.',
    ],
    small: [
      '«Esto es un barco», [dijo] @, y no había nada. & se subió. Y remaron.',
      '& no quería hablar. @ [puso] voz a un calcetín. Al calcetín, & sí le contestó.',
    ],
    cradle: [
      'Con una cuchara en la oreja, @ [habló] con alguien: «¿mmm?». Luego le [ofreció] la cuchara a &. Era para &.',
    ],
  },
  {
    id: 'storytelling',
    does: /(?:te |nos |me )?cuenta todo|con lujo de detalle|(?:escribe|inventa|cuenta|lee|contaba|leia)\w* (?:unos |los |muchos |mejores |las |sus )*(?:cuentos|historias|anecdotas|poemas)|(?:historias|cuentos|anecdotas|relatos) (?:que|de)|(?:cont|lee|inventa)\w* (?:siempre )?(?:muchas |unas |unos |sus |las |mis |un |una |l[oa]s mejores )?(?:historias|cuentos?|anecdotas|historia)|platica\w* (?:de cuando|tan)|como cuenta/,
    acts: [
      'A & se le escapó una lágrima. «Eso me recuerda una historia», [dijo] @, y no hizo falta más. A media historia, & había dejado de llorar. Al final pidió otra.',
      '& decía que lo suyo no tenía arreglo. @ [empezó] por «había una vez alguien igualito a &». & no se movió hasta el final, que llegó con todas las voces y terminaba bien.',
      '& tenía miedo. @ [contó] lo de aquella vez, con pausas, con ruidos, con lo que dijo cada quien, y cuando llegó a «y colorín colorado» el miedo se había ido sin que nadie lo notara.',
    ],
  },
  {
    id: 'dreaming',
    does: /(?:de grande|cuando sea grande)|quiere (?:ser|llegar|estudiar)|dice que va a|persigue|(?:cumpl|logr|alcanz)\w* (?:sus|tus|su|tu) (?:suen|meta)|se pone metas/,
    is: /suen(?:a|o|os|as|an)\b|sonador|\bmetas\b|en grande|ilusion|\bvision\b|ambici/,
    acts: [
      '& dijo que aquello era imposible. @ [sacó] un lápiz y [dibujó] cómo iba a verse, con ventanas y todo. Visto así, daban ganas de empezar.',
      '& no se atrevía ni a pensarlo. «¿Y si sí?», [dijo] @. Nadie lo había dicho todavía. & repitió la pregunta en voz baja, y ya no sonaba tan loca.',
      '& preguntó para qué sirve soñar. @ le [contó] lo que iba a hacer algún día, con tanto detalle que & quiso saber a qué hora empezaba. «{Ya empecé|Ya empezamos}», [contestó] @, y [dio] el primer paso.',
    ],
  },
  {
    id: 'playing',
    does: /quiere jugar|deja(?:ba)? ganar|para (?:que )?(?:jugar|juguemos|le tire|se la)|(?:trae|lleva)\w* (?:siempre )?(?:su|la) (?:pelota|juguete)|siempre quiere jugar|(?:juega|juegas|jugar|jugaba|jugando)\w* (?:siempre |a todo |mucho )?(?:conmigo|con|hasta|a)|se tira al (?:suelo|piso)|como (?:un|otro) nino|juegos que/,
    is: /jugueton|\bjueg(?:a|o)\b/,
    acts: [
      '& llevaba mucho tiempo sin jugar con nadie. @ [se tiró] al suelo, [preguntó] las reglas y [perdió] tres veces seguidas, con mucho teatro.',
      '«¿A qué jugamos?», [preguntó] @. A & nadie se lo había preguntado en serio. Jugaron a eso, luego a otra cosa, y luego a lo primero pero al revés.',
      '& no sabía qué hacer con tanta pena. @ [señaló] una raya del suelo: «Quien la pise pierde». La pisó &. «Ahora con un pie». La [pisó] @. Cuando se dieron cuenta, se les había olvidado todo lo demás.',
    ],
    small: [
      '& no tenía con quién jugar. «¿A qué jugamos?», [preguntó] @. A eso, y a lo otro, y a eso otra vez.',
      '@ [puso] el pie en una raya. & también. «¡Pierde quien se ría!» Perdieron todos.',
    ],
    pet: [
      '@ [llegó] con una piedrita en la boca, [retrocedió] dos pasos y [esperó] a &. A la quinta vez, & ya corría detrás.',
    ],
    cradle: [
      '@ [se tapó] la cara con las manos. ¿Dónde [estaba]? & lo buscó. ¡Ahí! Y otra vez. Y otra. & se reía más que nadie.',
    ],
  },
  {
    id: 'mischief',
    does: /(?:me|nos|les|le) (?:roba|esconde|quita)\b (?:los|las|el|la|mis)|travesur|se escapa|se roba|hace de las suyas|se sale con la suya/,
    is: /travies|picar|trasto\b|diablill|desastre|desparpajo|revoltos|latos|tremend/,
    acts: [
      '& llevaba un buen rato con la cara larga. @ le [puso] algo en la cabeza, muy despacio, y luego cara de no haber hecho nada, que es la peor de las caras. & se rio hasta que se le cayó.',
      '& llevaba años portándose bien. @ le [cerró] un ojo y le [dijo] al oído una ocurrencia de las que no se deben hacer. La hicieron, salieron corriendo, y la risa se oyó hasta muy lejos.',
      '& estaba dándole vueltas a lo mismo. @ [esperó] a que se distrajera y [cambió] una cosa de lugar. & la buscó, se rascó la cabeza, volteó… y se rio al verle la cara a @.',
    ],
    small: [
      '@ le [puso] algo en la cabeza a & y [miró] para otro lado. ¿Quién fue? & se rio.',
      '@ [escondió] una cosa detrás de &. ¿Dónde está? ¿Dónde? ¡Ahí! Y se rieron.',
    ],
    pet: [
      '@ [robó] lo primero que [encontró] y [salió] corriendo con eso en la boca. & corrió detrás, gritó, tropezó, y de pronto se estaba riendo.',
    ],
    cradle: [
      '@ [agarró] lo único que no se debía agarrar, [miró] a &, [puso] cara de santo y lo [tiró] al suelo. & se rio. Y otra vez.',
    ],
  },
  {
    id: 'energy',
    does: /\bcorr(?:e|es|en) (?:mas|muy|rapid)|sigue (?:yendo|caminando|nadando|subiendo|viajando)|a (?:sus|los) \d\d .{0,20}(?:sube|camina|nada|corre|baila)\b|(?:sub|baj)\w+ (?:todavia )?(?:por )?(?:las )?escaleras|no para\b|no se (?:esta quiet)|nunca se cansa(?! de)|no hay quien (?:l[oa]|te) (?:pare|canse|siga)|ganas de vivir|se come el mundo|vida\b.*(?:contag|ganas)/,
    is: /energi|activ[oa]\b|inquiet|incansab|vitalid|\bfuegos?\b/,
    acts: [
      '& no se quería levantar. @ [subió], [bajó], [fue], [vino], y a cada vuelta [preguntaba] quién seguía. & se levantó nada más de ver tanto ir y venir.',
      'A & ya no le quedaban ganas. @ [dijo] «¡otra vez!», [dio] tres saltos y [salió] corriendo. Detrás, sin saber cómo, salió &.',
      '& dijo que hasta ahí llegaba. Pero @ [traía] pilas de repuesto: [empujó], [brincó], [dio] diez vueltas, y a la undécima le [tomó] la mano a & para que fueran doce.',
    ],
    small: [
      '& no se quería levantar. @ [subió], [bajó], [subió], [bajó]. Y & se levantó.',
      '«¡Otra vez!», [dijo] @. Un brinco, dos, tres. Y & brincó también.',
    ],
    pet: ['@ [corrió] hasta allá y de regreso, siete veces, con la lengua de fuera. A la octava iba también &.'],
    cradle: [
      '@ [agitó] los brazos, [agitó] las piernas, [descansó] un segundo y [empezó] otra vez. & se cansó primero.',
    ],
  },
  {
    id: 'adventure',
    does: /se aven(?:to|ta|taste|to a)|se (?:avienta|lanza|apunta)|prueba todo|arriesg|se lanza|viajado|se (?:apunta|anima|avienta) a|(?:te|se) anim(?:a|as|o)\b|(?:dice|dices) (?:siempre )?que si\b(?! (?:puedo|podemos|puedes|se|lo|voy))|se fue de (?:viaje|mochil)|viajar/,
    is: /aventur|espontane|intrepid/,
    acts: [
      '& no sabía qué hacer. Había dos maneras, una conocida y otra no, y @ ya [iba] por la otra. «¿Vamos?», [gritó], y sonó a que valía la pena.',
      '& dijo que eso no lo había hecho nunca. «{Yo tampoco|Nosotros tampoco}», [contestó] @. «Vamos». Y & tardó más en decir que quién sabe que @ en tomarle la mano y saltar.',
      '& no se fiaba de lo que no conocía. @ [probó] primero. [Hizo] una cara rara, lo [pensó] y [probó] otra vez. «Esto hay que venir a verlo», [dijo]. Y & fue.',
    ],
    pet: ['@ [se metió] por el hueco sin pensarlo dos veces, y del otro lado [llamó] a &.'],
    cradle: [
      '@ [gateó] hasta donde nadie le había dado permiso, [miró] hacia atrás y [siguió]. & tuvo que ir también.',
    ],
  },
  {
    id: 'appetite',
    does: /come de todo|come (?:con|muy|re) (?:gusto|ganas|bien)|(?:buen|gran) (?:diente|comer|apetito)|se come (?:todo|hasta)|gloton|comelon/,
    acts: [
      '@ [probó] un bocado de lo de & y [cerró] los ojos. «Mmm», [dijo], con tanto gusto que & probó también, a ver qué era. Y repitieron.',
      '& dijo que no tenía ganas ni de comer. @ [empezó], saboreando cada bocado en voz alta, y a la mitad & ya tenía hambre.',
      'Había algo que & no se atrevía a probar. @ ya [iba] por el segundo. «Está buenísimo», [dijo], con la boca llena, y le [guardó] el mejor pedazo.',
    ],
    small: [
      '& no tenía ganas. @ [dio] un bocado. «¡Mmm!» & dio otro. ¡Mmm!',
      '@ [comió] una cucharada, y otra, y otra. & abrió la boca también.',
    ],
    pet: [
      '@ [se comió] lo suyo, [olió] lo de & y [movió] la cola con tantas ganas que & se echó a reír y le dio la mitad.',
    ],
    cradle: [
      '@ [abrió] la boca como un pajarito, [tragó] y [volvió] a abrirla. & también la abrió, sin darse cuenta. Estaba riquísimo.',
    ],
  },
  {
    id: 'sleeping well',
    does: /(?:ya )?(?:se )?duerme (?:sol[oa]|de un tiron)|buen[oa] (?:para|pa) dormir|duerme (?:toda|muy|bien|como|las|de corrido)|dormilon|(?:su|tu) carita (?:cuando|al) d(?:ue|o)rm/,
    acts: [
      '& no se estaba en paz. @ [bostezó] despacio, con todo el cuerpo, y & bostezó también. No hay prisa que aguante un bostezo así: se fue haciendo chiquita, y al rato ya nadie la veía.',
      '& hablaba cada vez más alto, de los nervios. «Un ratito», [dijo] @, [se acomodó] y [cerró] los ojos con tanta paz que & bajó la voz, luego los hombros, y por fin descansó.',
      'A & no lo dejaban dormir las preocupaciones. @ [enseñó] cómo se hace: se afloja la frente, se sueltan las manos, se deja pasar un pensamiento y luego otro. & ya no oyó el final.',
    ],
    small: [
      '@ [bostezó]: aaaah. Y & bostezó también. Ya nadie tenía prisa.',
      'A & no le venía el sueño. @ [se acomodó], [cerró] los ojos… y a & le vino.',
    ],
    pet: [
      '@ [dio] tres vueltas, [se hizo] rosca y [suspiró]. De tanto verle subir y bajar la panza, a & se le fue quitando la prisa.',
    ],
    cradle: [
      '@ [cerró] los ojos y [respiró], despacito, con las manos abiertas. & se quedó mirando, y también se le fueron cerrando.',
    ],
  },
]
