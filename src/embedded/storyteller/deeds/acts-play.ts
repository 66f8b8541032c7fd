import type { Family } from './family.ts'

/** Acts of whoever plays: creatures, music, questions, make-believe, going out to see. */
export const PLAY: readonly Family[] = [
  {
    id: 'small creatures',
    does: /^.*(?:hormig|\bbich|caracol|insect|abej)\w*|hormig|\bbich|caracol|\baranas?\b|insect|abej|lombri|maripos|escarabaj|catarin|sapit|grillo/,
    acts: [
      'A los pies de & iba un caracol, y ya casi lo pisaban. @ lo [levantó] con dos dedos y se lo [puso] en la palma. «Va despacito», [dijo], «y siempre llega». & lo sostuvo casi sin respirar.',
      '@ [levantó] el pie a medio paso: por el suelo iba una hilera de hormigas. [Señaló] la última, que llevaba una miga más grande que su cuerpo. «Tan chiquita, y no la suelta», [dijo]. & se agachó, para verla pasar.',
      'Junto a & se había posado una mariquita. @ le [puso] el dedo de puente y la [pasó], con mucho cuidado, al dedo de &. «No pica, hace cosquillas», [dijo]. Y & se rio bajito, para no asustarla.',
    ],
    small: [
      'Iba un caracol por el suelo. @ lo [levantó] con cuidado y le [avisó] a &: «Los chiquitos también van a su casa».',
      '& casi pisa una hormiga. «¡Cuidado!», [dijo] @. Y todos brincaron por encima.',
    ],
  },
  {
    id: 'animals',
    does: /colibri|pajarit|(?:trae|lleva|mete)\w* (?:a (?:la|su) casa )?(?:a )?(?:todo|tod[oa]s l[oa]s|cualquier) (?:perr|gat)\w*|(?:recog|rescat|levant|aliment|salv)\w* (?:a )?(?:l[oa]s |un[oa]?s? )?(?:perr|gat|animal|pajar)\w*|pregunt\w+ (?:primero |siempre )?por (?:el|la|los|las) (?:gat|perr|conej|pajar|loro|gallin|caball)|^.*\b(?:patos|patitos|ardillas|tortugas|venados|burros|chivos|ballenas)\b|adopt\w* (?:a )?(?:\w+ ){0,2}(?:perr|gat|animal|conej)\w*|(?:le |les )?(?:da|dan|deja) (?:de )?(?:comer|comida|agua) a (?:los|las|un|cualquier) (?:perr|gat|pajar|palom)\w*|no (?:mata|pisa|lastima)|(?:ama|adora|quiere|cuida|respeta)\w* (?:mucho |tanto )?(?:a )?(?:los|sus|las|todos los) (?:animal|perr|gat|conej)\w*|(?:perr[oa]s?|gat[oa]s?|gatit\w*|perrit\w*|animal\w*|pajar\w+|palom\w+|gallin\w+|conej\w+|caball\w+|vacas?|borreg\w+) (?:de la calle|abandonad|callejer|enferm|heridos?|sin|que (?:encuentr|se enc|ve|no|nadie))|rescat|adopta|(?:con|por|a|hacia|de) (?:l[oa]s|sus|cualquier|tod[oa]s l[oa]s|un|una|otros) (?:animal|perr|gat|pajar|palom|gallin|conej|caball|borreg|vacas)\w*|animalit|animaler[oa]|fauna/,
    acts: [
      'Muy cerca temblaba un gatito. @ [se sentó] en el suelo, [abrió] la mano y [esperó] a que perdiera el miedo. Luego lo [puso] con cuidado en los brazos de &, y el gatito ronroneó. A & se le aflojó la cara.',
      'Un perro flaco miraba a & desde lejos, sin acercarse. @ le [quitó] una espina de la pata y le [dio] de comer de lo suyo. El perro se echó a sus pies, y & le rascó la cabeza.',
      '@ [encontró] en el suelo un pájaro que no podía volar, le [dio] agua con el dedo y se lo [puso] a & en las palmas. «Así, sin apretar», [dijo]. & le dio calor hasta que abrió las alas y cantó.',
    ],
    small: [
      'Muy cerca temblaba un gatito. @ [abrió] la mano y [esperó]. El gatito vino, y & lo acarició.',
      'Un perro flaco miraba a &. @ le [dio] de comer. El perro movió la cola, y & se rio.',
    ],
    pet: [
      'Junto a & temblaba un gatito perdido. @ no [ladró]: lo [olió], le [lamió] una oreja y [se echó] en medio, para darle calor al gatito y a &.',
    ],
  },
  {
    id: 'nature',
    does: /separa\w* (?:la )?basura|(?:recog|junt)\w+ (?:la )?basura|manos? (?:verde|para las plantas)|\bhuert[ao]|(?:a|con|sus|las|de) (?:las )?(?:plant|matas?\b|matitas|arbol|macet)\w*|(?:a|sus|riega|corta|cuida|siembra|las) (?:las )?flor\w*|naturaleza|jardin|siembra|\bsembr|el (?:planeta|medio ambiente|mar)\b|recicl|(?:tira|recoge) (?:la )?basura/,
    acts: [
      'Junto a & había una planta que todos daban por seca. @ le [quitó] las hojas viejas, le [dio] agua y le [habló] bajito. & se acercó a mirar: entre lo seco asomaba un brote.',
      '& dijo que no tenía nada que esperar. @ le [dio] una semilla muy chica. «Esto es un árbol», [dijo], «nada más que todavía no se nota». La sembraron juntos, y & preguntó cuándo había que volver a regarla.',
      'En una grieta del suelo crecía una plantita. @ le [dio] unas gotas de agua, le [enderezó] el tallo con un palito y [contó] cuánto le había costado salir de ahí. & le puso la mano alrededor, para que no la pisaran.',
    ],
  },
  {
    id: 'dancing',
    does: /^.*\b(?:pal|pa el|para el) baile|(?:pone|con) (?:su |la )?musica y baila|\bbail(?!arin\w* de)\w*|zapate|mueve el bote/,
    acts: [
      '& no se movía. @ [tocó] el compás con los dedos, [estiró] la mano y [sacó] a bailar a &. Primero un paso, luego otro. A la segunda vuelta, & ya movía también los hombros.',
      '& dijo que no se atrevía ni a moverse. @ [empezó] con un pie, [siguió] con los hombros y, bailando, le [tomó] las dos manos. A la tercera vuelta, & bailaba con los ojos cerrados.',
      '& contó lo suyo en voz baja. «Eso también se baila», [dijo] @, y lo [bailó]: lo triste, despacio; el susto, a brinquitos. & fue copiando los pasos, y terminaron dando vueltas.',
    ],
    small: [
      '& no sabía bailar. @ [movió] un pie. Luego el otro. & también. ¡Ya sabía!',
      '@ [movió] los hombros, la barriga y todo lo demás, bailando. & miró. Y bailó también.',
    ],
    cradle: [
      '@ [oyó] que & tarareaba y [movió] la cabeza, luego la barriga, luego todo. No [sabía] estar de pie, y ya [bailaba].',
    ],
  },
  {
    id: 'singing',
    does: /\bcant(?:a|as|an|ar|ando|aba|abas|arme|arle)\b|arrull/,
    is: /cancion|\b(?:su|tu|buena|linda|bonita|hermosa) voz\b|\bvoz (?:precios|hermos|lind|bonit|dulce|de angel)|entonad/,
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
    mastery: true,
    does: /\boido (?:barbaro|absoluto|increible|fino|tremendo|musical|para)|buen oido|\btoca(?:r|s|ba|ndo)? (?:el|la|su|tan|guitarra|piano|violin|bateria) ?(?!claxon|timbre|pito|bocina|puerta)|guitarr|piano\b|violin|(?:toc\w+|su|el) (?:\w+ )?tambor|music(?:a|o|al)\b/,
    acts: [
      '& dijo que ahí había demasiado silencio. @ [probó] con los nudillos a qué sonaba cada cosa: esto, grave; aquello, agudo. A la tercera vuelta era música, y & marcaba el compás con el pie.',
      '& traía algo dentro y no sabía decirlo. @ [sacó] del bolsillo una armónica y lo [tocó]: primero con notas largas y bajitas, y al final con notas de fiesta. «Así era», dijo &, y pidió otra vez lo del principio.',
      '& golpeaba el suelo con el pie, de puros nervios. «Así, sin parar», [dijo] @, y con un silbido y dos palmas [hizo] de aquel ruido una música que ponía de pie.',
    ],
  },
  {
    id: 'curiosity',
    does: /(?:no (?:le|les) da|sin) (?:pena|verguenza|miedo)(?: de| a)? preguntar|pregunt(?!as (?:algo|cualquier)|\w* (?:primero |siempre )?por (?!todo\b)|ar? nada|as? (?:nada|como|si ya))(?!\w*me como)\w*|(?<!tener )por que\b(?! (?:me|nos|es|eres|siempre|siendo))|(?:el|los) porques?\b|se pregunta como|todo le interesa|investiga|explora|descubr|quiere saber/,
    is: /asombr|curios/,
    acts: [
      '& contó lo suyo en tres palabras. «¿Y desde cuándo?», [preguntó] @. «¿Y por qué? ¿Y qué había antes?». & tuvo que ir contestando, y en una de las respuestas, sin buscarlo, encontró por dónde salir.',
      '& llevaba colgada al cuello una llavecita. @ la [miró] al derecho y al revés, y [quiso] saber qué abría, desde cuándo y por qué. A & nadie le había preguntado tanto, y contó la historia entera de la llave.',
      '& creía que su vida no le interesaba a nadie. @ [quiso] saberlo todo: dónde nació, qué desayunaba, qué soñaba y por qué. De pregunta en pregunta, & terminó hablando con las dos manos.',
    ],
    small: [
      '«¿Y por qué?», [preguntó] @. & contestó. «¿Y eso por qué?» Y así & lo contó todo.',
      '& tenía algo en la mano. @ lo [miró] por arriba, por abajo y de lado. «¿Qué es?» Y & se lo enseñó.',
    ],
    pet: [
      '@ [metió] la nariz debajo de &, detrás y otra vez debajo: había que saber a qué olía todo aquello. A & le hizo cosquillas, y se rio.',
    ],
    cradle: [
      '@ [miró] a &, le [tocó] la cara con un dedo, luego con dos, y [volvió] a mirar. Todo era nuevo, y todo había que saberlo.',
    ],
  },
  {
    id: 'imagination',
    does: /pon\w+ nombres? a|(?:tiene|tenia|tienes|trae|saca)\w* (?:siempre )?(?:(?:las|mil|buenas|tantas|muchas|grandes|una) )?ideas?\b(?! claras)|invent(?!ari|\w* chistes)\w*|construye|(?:hace|convierte|arma) .{0,24}(?:con (?:basura|botellas|tapas|palitos|cajas|carton|lo que|nada)|de la nada)/,
    is: /imagin|creativ|fantas|original/,
    acts: [
      '& dijo que ahí no había nada que hacer. @ [dibujó] con el pie un círculo en el suelo, [dijo] «es un barco», y [subió]. Al minuto, & remaba y preguntaba por los tiburones.',
      'A & le parecía que nunca le iba a pasar nada bueno. @ [inventó] ahí mismo un mundo en el que & llevaba capa y tenía un dragón por amigo. & quiso saber por dónde se entraba.',
      '& no quería hablar con nadie. @ [se quitó] un calcetín, le [puso] voz y [dejó] que preguntara él. Al calcetín sí le contestó &, y le contó todo.',
    ],
    small: [
      '«Esto es un barco», [dijo] @, y no había nada. & se subió. Y remaron.',
      '«La luna ronca», [inventó] @, «porque duerme boca arriba». & quiso oír el resto.',
    ],
    cradle: [
      'Con una cuchara en la oreja, @ [habló] con alguien: «¿mmm?». Luego le [ofreció] la cuchara a &. Era para &.',
    ],
  },
  {
    id: 'storytelling',
    does: /hac\w+ (?:la voz de|(?:las )?voces)|(?:te |nos |me )?cuenta todo|^sus (?:cuentos|anecdotas|historias)|contador\w* de (?:cuentos|historias)|con lujo de detalle|(?:escribe|inventa|cuenta|lee|contaba|leia)\w* (?:un[oa]s |los |much[oa]s |mejores |las |sus )*(?:cuentos|historias|anecdotas|poemas)|(?:historias|cuentos|anecdotas|relatos) (?:que|de)|(?:cont|lee|inventa)\w* (?:siempre )?(?:muchas |unas |unos |sus |las |mis |un |una |l[oa]s mejores )?(?:historias|cuentos?|anecdotas|historia)|platica\w* (?:de cuando|tan)|como cuenta/,
    acts: [
      '«Eso {me|nos} recuerda una historia», [dijo] @ cuando & terminó de hablar. La [contó] con voces, con pausas y con un susto en medio. Al final, & pidió otra.',
      '& decía que lo suyo no tenía arreglo. @ [empezó] por «había una vez alguien igualito a &». & no se movió hasta el final, que llegó con todas las voces y terminaba bien.',
      '@ [se sentó] junto a & y [contó] la historia de un dragón al que se le perdió una muela, con pausas, con ruidos y con la voz del dragón. Al llegar a «colorín colorado», & preguntó si la muela apareció.',
    ],
    small: ['«Había una vez un tren que roncaba», [dijo] @. ¿Un tren? & se sentó a oír el final.'],
  },
  {
    id: 'dreaming',
    does: /(?:de grande|cuando sea grande)|quiere (?:ser|llegar|estudiar)|no deja de sonar|(?:luch|pele|va)\w* por (?:sus|su) (?:suen|meta)|dice que va a|persigue|(?:cumpl|logr|alcanz)\w* (?:sus|tus|su|tu) (?:suen|meta)|se pone metas/,
    is: /suen(?:a|o|os|as|an)\b|sonador|\bmetas\b|en grande|ilusion|\bvision\b|ambici/,
    acts: [
      '& dijo que para qué soñar, si luego no se cumple. @ [sacó] un papel y [escribió] con letra clara su sueño más grande. «Se apunta», [dijo], «para saber hacia dónde se camina». & pidió el lápiz, y apuntó el suyo.',
      '& no se atrevía ni a pensarlo. «¿Y si sale bien?», [dijo] @. [Cerró] los ojos y [fue] contando cómo sería: quién iba a estar, de qué color, a qué iba a oler. & cerró los ojos también, y sonrió.',
      '& preguntó para qué sirve soñar. @ le [contó] lo que iba a hacer algún día, con tanto detalle que & quiso saber a qué hora empezaba. «{Ya empecé|Ya empezamos}», [contestó] @, y [dio] el primer paso.',
    ],
  },
  {
    id: 'playing',
    does: /quiere jugar|deja(?:ba)? ganar|para (?:que )?(?:jugar|juguemos|le tire|se la)|(?:trae|lleva)\w* (?:siempre )?(?:su|la) (?:pelota|juguete)|siempre quiere jugar|(?:juega|juegas|jugar|jugaba|jugando)\w* (?:siempre |a todo |mucho )?(?:conmigo|con|hasta|a)|se tira al (?:suelo|piso)|como (?:un|otro) nino|juegos que/,
    is: /jugueton|\bjueg(?:a|o)\b/,
    acts: [
      '& llevaba mucho tiempo sin jugar con nadie. @ [se sentó] enfrente, le [enseñó] un juego de manos y [perdió] tres veces seguidas, con mucho teatro. & pidió la cuarta.',
      '«¿A qué jugamos?», [preguntó] @. A & nadie se lo había preguntado en serio. Jugaron a las adivinanzas, luego a no reírse, y luego a las adivinanzas otra vez, porque a no reírse perdían siempre.',
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
    does: /se come (?:mis|los|las|nuestr)|(?:me|nos|les|le) (?:roba|esconde|quita)\b (?:los|las|el|la|mis)|travesur|se escapa|se roba|hace de las suyas/,
    is: /cara (?:de raja|dura)|carador|descar[ao]|sinverg|conchud|travies|picar[oa]s?\b|\bpill[oa]|atorrant|bandid|maldados|piel de judas|trasto\b|diablill|desastre|desparpajo|revoltos|latos|tremend/,
    acts: [
      '& llevaba un buen rato con la cara larga. @ le [puso] un calcetín en la cabeza, muy despacio, y luego cara de no haber hecho nada, que es la peor de las caras. & se rio hasta que se le cayó.',
      '& no levantaba la cara. @ [infló] una bolsa de papel, le [cerró] un ojo y la [reventó], ¡pum!, cuando todo estaba más serio. Luego [puso] cara de no saber nada. & tuvo que taparse la boca, de la risa.',
      '& dijo que ya nadie le jugaba una broma. @ [puso] cara de santo. Al rato, & metió la mano en su bolsillo y sacó tres garbanzos, una pluma y un papelito que decía «¡bu!». Se oyó una carcajada, y era la suya.',
    ],
    small: [
      '@ le [puso] un calcetín en la cabeza a & y [miró] para otro lado. ¿Quién fue? & se rio.',
      '@ [se escondió] detrás de &. ¿Dónde [estaba]? ¿Dónde? ¡Bu! Y se rieron.',
    ],
    pet: [
      '@ le [robó] a & lo primero que [encontró] y [salió] corriendo con eso en la boca, mirando hacia atrás. & fue detrás, y a la segunda vuelta ya se reía.',
    ],
    cradle: [
      '@ [agarró] lo único que no se debía agarrar, [miró] a &, [puso] cara de santo y lo [tiró] al suelo. & se rio. Y otra vez.',
    ],
  },
  {
    id: 'energy',
    does: /(?:vive|despiert[oa]|fiesta|no duerme) (?:toda la |de |en la |por la )noche|\bcorr(?:e|es|en) (?:mas|muy|rapid)|sigue (?:yendo|caminando|nadando|subiendo|viajando)|a (?:sus|los) \d\d .{0,20}(?:sube|camina|nada|corre|baila)\b|(?:sub|baj)\w+ (?:todavia )?(?:por )?(?:las )?escaleras|no para\b(?! de (?:bail|cant|hac|ayud|trabaj|habl|platic|reir|aprend))|no se (?:esta|queda) quiet|(?:no|nunca) se cansa(?! de)|de arriba (?:para|pa) abajo|no hay quien (?:l[oa]|te) (?:pare|canse|siga)|ganas de vivir|se come el mundo|vida\b.*(?:contag|ganas)/,
    is: /energi(?!a positiva)|torbellino|\bpilas? para|activ[oa]\b|inquiet|incansab|vitalid|\bfuegos?\b/,
    acts: [
      '& no tenía ganas ni de levantarse. @ [dio] diez saltos, cinco vueltas y otros diez saltos, y ni siquiera [se quedó] sin aire. «¿Más?», [preguntó]. & se puso de pie para contarlos, y a los treinta saltaba también.',
      '& dijo que ya no podía. A @ [le] sobraban pilas: [dijo] «¡otra vez!», [aplaudió], [brincó] y le [tomó] las dos manos para que brincara también. A & se le fue quitando el cansancio, de brinco en brinco.',
      '@ no [sabía] estar en un solo sitio: [brincó] con un pie, con el otro y con los dos, alrededor de &, cantando el número. Al llegar a cien todavía [tenía] cuerda. & iba contando también, y de pronto brincaba.',
    ],
    small: [
      '& no se quería levantar. @ [subió], [bajó], [subió], [bajó]. Y & se levantó.',
      '«¡Otra vez!», [dijo] @. Un brinco, dos, tres. Y & brincó también.',
    ],
    pet: ['@ [corrió] hasta allá y de regreso, siete veces, con la lengua de fuera. A la octava iba también &.'],
    cradle: [
      '@ [agitó] los brazos, [agitó] las piernas, [descansó] un segundo y [empezó] otra vez. & se cansó de nada más mirar, y se rio.',
    ],
  },
  {
    id: 'adventure',
    does: /se trepa|viaja\w* sol[oa]|se aven(?:to|ta|taste|to a)|se (?:avienta|lanza|apunta)|prueba todo|arriesg|se lanza|viajado|se (?:apunta|anima|avienta) a|(?:te|se) anim(?:a|as|o)\b|(?:dice|dices) (?:siempre )?que si\b(?! (?:puedo|podemos|puedes|se|lo|voy))|se fue de (?:viaje|mochil)|viajar/,
    is: /aventur|lanzad[oa]\b|espontane|intrepid/,
    acts: [
      '«¿Y si vamos por donde nadie va?», [dijo] @. & contestó que no lo había hecho nunca. «{Yo tampoco|Nosotros tampoco}», [dijo] @, con los ojos brillantes, y le [tendió] la mano. & la tomó antes de pensarlo.',
      '& no se fiaba de lo que no conocía. @ [sacó] una fruta rara, con espinas y todo, y le [dio] una mordida. «No {sé|sabemos} a qué sabe», [dijo], «y por eso se prueba». & probó, hizo una cara y pidió más.',
      '@ [abrió] un mapa, [cerró] los ojos y [puso] el dedo. «Ahí», [dijo]. & preguntó qué había en ese lugar. «No {sé|sabemos}. Por eso hay que ir». Y & cerró los ojos y puso el suyo.',
    ],
    pet: [
      '@ [metió] el cuerpo por donde nadie se había metido, primero la mitad y luego todo, y desde adentro [llamó] a &, que se asomó a ver.',
    ],
    cradle: [
      '@ [gateó] hasta donde nadie le había dado permiso, [miró] hacia atrás y [siguió]. & tuvo que ir también.',
    ],
  },
  {
    id: 'appetite',
    does: /come con (?:las manos|toda)|come de todo|buen[oa] (?:para|pa) comer|come (?:con|muy|re) (?:gusto|ganas|bien)|(?:buen|gran) (?:diente|comer|apetito)|se come (?:todo|hasta)|gloton|comelon/,
    acts: [
      '@ [sacó] un pan, le [dio] la mitad a & y [mordió] la suya con los ojos cerrados. «Mmm», [dijo], con tanto gusto que & mordió también, a ver qué era. Y repitieron.',
      '& dijo que no tenía ganas ni de comer. @ [empezó], saboreando cada bocado en voz alta, y a la mitad & ya tenía hambre.',
      'Había algo que & no se atrevía a probar. @ ya [iba] por el segundo. «Está buenísimo», [dijo], con la boca llena, y le [guardó] el mejor pedazo.',
    ],
    small: [
      '& no tenía ganas. @ [dio] un bocado. «¡Mmm!». & dio otro. ¡Mmm!',
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
    does: /duerme en (?:cualquier|donde)|(?:ya )?(?:se )?duerme (?:sol(?:it)?[oa]|de un tiron)|buen[oa] (?:para|pa) dormir|duerme (?:toda|muy|bien|como|las|de corrido)|dormilon|(?:su|tu) carita (?:cuando|al) d(?:ue|o)rm/,
    acts: [
      '& no se estaba en paz. @ [bostezó] despacio, con todo el cuerpo, [apoyó] la cabeza y [se durmió] ahí mismo, con la boca abierta. & bajó la voz para no despertar a nadie, bostezó también y se fue calmando.',
      '& hablaba cada vez más alto, de los nervios. «Un ratito», [dijo] @, [se acomodó] y [cerró] los ojos con tanta paz que & bajó la voz, luego los hombros, y por fin descansó.',
      'A & no le dejaban dormir las preocupaciones. @ [enseñó] cómo se hace: se afloja la frente, se sueltan las manos, se deja pasar un pensamiento y luego otro. & ya no oyó el final.',
    ],
    small: [
      '@ [bostezó]: aaaah. Y & bostezó también. Ya nadie tenía prisa.',
      'A & no le venía el sueño. @ [se acomodó], [cerró] los ojos… y a & le vino.',
    ],
    pet: [
      '@ [dio] tres vueltas, [se hizo] rosca y [suspiró]. De tanto verle subir y bajar la panza, a & se le fue quitando la prisa.',
    ],
    cradle: [
      '& hizo muchísimo ruido. @ ni se [movió]: [siguió] en su sueño, con las manos abiertas. Y a &, de ver tanta paz, se le fueron cerrando los ojos.',
    ],
  },
]
