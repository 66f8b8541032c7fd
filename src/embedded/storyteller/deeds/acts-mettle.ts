import type { Family } from './family.ts'

/** Acts of character: courage, going on, getting up, strength, calm, patience. */
export const METTLE: readonly Family[] = [
  {
    id: 'fearlessness',
    does: /no (?:\w+ ){0,2}(?:tiene|tenerle?s?|tener|teniendo) miedo|no (?:le |les )?tem(?:e|es|en|ia) a|no (?:le |les )?(?:tiene|tienen|tienes|teme|temen|conoce)(?: el| ningun)? ?(?:miedo|a nada)|sin miedo|no se (?:le|les) (?:arruga|achica|quita)|nada (?:le|lo|la|te) (?:asusta|espanta|da miedo)|\bvalor\b.*nada/,
    acts: [
      'Todos dieron un paso atrás. @ [dio] uno adelante, como quien entra en su cocina, [miró] lo que daba tanto miedo y [dijo]: «Buenas». Y & se asomó por encima de su hombro.',
      '«¿No te da miedo?», preguntó &. @ lo [pensó] un momento, de verdad. «No», [dijo], y [fue] a ver de cerca aquello que nadie se atrevía ni a nombrar. [Volvió] silbando.',
      'Algo gruñó, y & se tapó los ojos. @ [caminó] derecho hacia el ruido, [metió] la mano y [sacó] lo que era: muy poca cosa, y con más miedo que nadie.',
    ],
    pet: [
      'Retumbó algo, muy fuerte, y todos se escondieron. @ no. @ [caminó] hasta donde estaba &, [se sentó] y [bostezó].',
    ],
    cradle: ['Hubo un ruido muy fuerte, y & cerró los ojos. @ no. @ [miró] hacia allá, sin parpadear, y [se rio].'],
  },
  {
    id: 'afraid but going',
    does: /(?:le|te|les) (?:da|daba|dio|tiene|dan) (?:mucho |tanto |mucha )?(?:panico|miedo|terror|pena|verguenza|pavor) .{0,40}(?:y aun|y (?:fue|va|lo|se|vino|sube|canta)|pero)|aun con miedo|(?:aunque|con todo y|a pesar de(?:l)?|pese al?|con) .{0,16}(?:miedo|panico|pena|verguenza).{0,30}|(?:vencio|supero|enfrent\w+|le gano a) (?:su|sus|el|al|los|a sus) (?:mied|verguenz)\w*|(?:tuvo|tenia|tiene|da|daba) miedo (?:y|pero)|se (?:atrevi|anim)(?:o|aste) a|se atreve(?:s|n)? a(?! (?:ser|decir))/,
    acts: [
      'A @ [le] temblaban las rodillas, y & lo notó. También notó que, con todo y rodillas, [fue], paso por paso, hasta donde nadie quería ir. Y [llegó].',
      '«A {mí también me|nosotros también nos} da miedo», le [dijo] @ a & en voz baja. Luego [tragó] saliva, [cerró] los puños y [dio] el primer paso. El segundo lo dieron juntos.',
      '@ [contó] hasta tres y no [se movió]. [Contó] otra vez. A la tercera [respiró] hondo, [dijo] «ya» y lo [hizo], con miedo y todo, delante de &.',
    ],
    pet: [
      'A @ [le] temblaban hasta los bigotes, y todo el cuerpo decía que no. Pero & estaba del otro lado, así que [cerró] los ojos y [cruzó].',
    ],
  },
  {
    id: 'bravery',
    does: /(?:se )?enfrent(?:a|o|aba|aste)\b (?!.{0,40}con (?:humor|calma|alegria))|no se raja|da el paso|(?:levant\w+ la (?:mano|voz) (?:por|cuando)|se planta|plant\w+ cara)/,
    is: /(?<!guarda |su |el |hace )coraj|entron|aventad[oa]|arrojad[oa]|bravo|brava|valor(?!a)|valien|valent|\bvalor\b|atrev|decidid|audaz|guerrer|heroe|heroin|miedo/,
    acts: [
      'Alguien tenía que ir primero, y ninguno quería. @ [respiró] hondo, [dijo] «{yo voy|ya vamos}» y [fue], y detrás, agarrándose de su ropa, fue &.',
      '@ [miró] lo que venía, que era grande. [Cerró] los puños, [se puso] delante de & y no [se quitó] hasta que aquello se dio la vuelta.',
      'Había algo que decir, y todos lo callaban. @ [se levantó], con la voz temblando un poco, y aun así lo [dijo] entero. & nunca había visto hacer algo así.',
      'A @ [le] temblaban las rodillas, y & lo notó. También notó que, con todo y rodillas, [fue].',
      '«¿Y si sale mal?», preguntó &. «Pues ya se verá», [contestó] @, [apretó] los dientes y [dio] el paso que todos llevaban rato mirando.',
    ],
    pet: [
      '@ [era] la mitad de grande que aquello, y aun así [se plantó] delante de & y no [se quitó] hasta que se fue.',
    ],
    cradle: [
      'Hubo un ruido muy fuerte, y & cerró los ojos. @ no. @ [miró] hacia allá, sin parpadear, y [estiró] la mano para ver qué era.',
    ],
  },
  {
    id: 'defending',
    does: /se rifa|se la parte|(?:no|nunca) (?:se |te )?(?:queda|quedas|quedo) callad\w* (?:cuando|ante|si)|alza la voz|enfrenta (?:a|al) (?:quien|los|el que)|por los que no pueden|contra (?:el|los) (?:bully|abus|injust)\w*|nadie (?:la|lo|me|nos|le) (?:moleste|toque|haga)|defiend|defend|injustic|no (?:te|se) callas?(?! (?:nada|lo que))\b|saca la cara|se la juega|se la rifa|pecho por|d(?:a|as|an|ado|io|aba|ar|aron|ando) (?:siempre )?la cara|protege|proteger|(?:pon\w+|puso) (?:siempre )?la cara|alza la voz por|(?:no )?(?:deja|permite) que (?:molesten|se burlen|traten|nadie (?:se burle|moleste|me haga|les haga))/,
    is: /protector|justicier/,
    acts: [
      '& contó, en voz baja, de quiénes se reían de su manera de ser. @ [se puso] a su lado y [dijo], para que se oyera lejos: «Con & no». Lo [dijo] una sola vez, y fue suficiente.',
      'Era más cómodo callarse, y @ no [se calló]. «Lo que le hacen a & no es justo», [dijo], y lo [repitió] más fuerte, las veces que hizo falta, hasta que tuvieron que oírlo.',
      '& ya se echaba la culpa de todo, porque así se lo habían dicho. «No es cierto», [dijo] @, y [contó] cómo había sido de verdad, de principio a fin y delante de quien quisiera oírlo.',
      'A & le habían cargado algo que no le tocaba. @ [puso] la mano encima. «Primero {me preguntan a mí|nos preguntan a nosotros}», [dijo], y no [quitó] la mano.',
      'Lo malo venía derecho hacia &. @ [dio] un paso al frente, [abrió] los brazos y ahí se acabó: por ese lado no iba a pasar nadie.',
    ],
    pet: ['@ [se puso] delante de &, con las cuatro patas bien plantadas, y [gruñó] bajito. Por ahí no pasó nadie.'],
    cradle: [
      'Algo asustó a &. @, que no [levantaba] dos palmos del suelo, [frunció] la frente y [gritó]. Lo que fuera se fue.',
    ],
  },
  {
    id: 'taking the blame',
    does: /(?:no|nunca|jamas) (?:\w+ )?ech\w+ la culpa|(?:no|nunca|jamas) (?:\w+ )?mand\w+ (?:a nadie )?al frente|responde por (?:nosotr|su|los|tod)|busc\w+ culpables|sin culpar/,
    acts: [
      'Todas las miradas fueron a dar a &. @ [se puso] delante y [dijo]: «Si hay que hablar con alguien, {aquí estoy yo|aquí estamos}». Y las miradas se acabaron.',
      'Ya se preguntaba de quién era la culpa. @ no [señaló] a & ni a nadie. «{Mía|Nuestra}», [dijo], «y ahora vamos a lo que sigue».',
      '& ya iba a disculparse. @ [habló] primero, en nombre de todos y con la frente en alto, y a & le [cerró] un ojo.',
    ],
  },
  {
    id: 'getting up again',
    does: /se (?:cae|caia|cayo|tropieza|golpea) .{0,16}(?:se )?(?:levant|par[ao]|sacud|sigue|vuelve)|(?:vuelve|volvio|volver) a (?:levantarse|empezar|intentar)|se levant(?:a|as|o|aba|e)\b(?! (?:\w+ ){0,2}(?:a las|a \w+[aei]r|temprano|de madrugada|antes|de buen|content|feliz|cantando))|levantarse|levantandose(?! a las)|siempre cae (?:parad|de pie)/,
    acts: [
      'Siete veces [se cayó] @, y siete veces [se levantó]. A la octava, & ya estaba al lado con la mano lista, por si acaso. No hizo falta.',
      '@ [tropezó] y [cayó] al suelo. [Se quedó] ahí un momento, [se sacudió] las rodillas y [dijo]: «{Sigo|Seguimos}». & había visto caer a muchos. Levantarse así, a nadie.',
      'Todo se vino abajo a un paso del final. @ [miró] los pedazos, [respiró] y [empezó] otra vez por el primero. Y & ya no tuvo cara para quedarse en el suelo.',
    ],
    cradle: [
      '@ [dio] un paso y [cayó] de golpe, ¡pum! [Miró] a &, [puso] las manos y arriba otra vez. ¡Pum! Y arriba otra vez.',
    ],
    pet: [
      '@ [saltó] y [cayó] de panza. [Se sacudió] desde las orejas hasta la cola, [miró] a & y [volvió] a saltar. Como si caerse fuera parte del juego.',
    ],
  },
  {
    id: 'perseverance',
    does: /(?:no|nunca|jamas) se deja (?:vencer|caer|derrotar)|trata (?:siempre )?de mejorar|nada l[oa] (?:detiene|para|frena|vence)|contra todo|(?:empiez|arranc|comienz)\w+ (?:algo |una cosa )?,? ?l[oa]s? (?:termin|acab)|(?:termina|acaba|dejas?) (?:todo )?(?:lo que|nada a medi)\w*(?: (?:empieza|arranca))?|no (?:se )?afloj|nunca aflojaste|(?:no|nunca|jamas|sin) (?:\S+ ){0,3}(?:rind(?!e cuentas|e el din)|rend[i])\w*|no (?:se )?da por venc|hasta que (?:lo|la|le|les) (?:logra|consigue|sale|salio)|(?:intent|practic|ensay|insist)\w*|no se (?:achic|raja)|con todo en contra|(?:tira|tiras|sale|saliste|salio|va|ir) (?:siempre )?(?:para |pa |pal )?(?:a)?delante/,
    is: /luchador|[bv]errac|aguerrid|persever|determinaci|constan(?:cia|te)|tenaz|\bluch|(?<!sac[oa] )adelante|llegado hasta aqui|jalador|empen|echad\w+ p/,
    acts: [
      '@ [trató] de levantarle el ánimo a &, y no salió. Luego [probó] de otro modo, y salió peor. Entonces [se secó] la frente, [dijo] «otra vez» y a la tercera & levantó la cara.',
      '«Ya déjalo», dijo &, «lo mío no tiene remedio». @ [hizo] como que no oía. [Empezó] otra vez desde abajo, con calma, y [siguió], y [siguió], hasta que & tuvo que reconocer que sí tenía.',
      'Para llegar hasta & no había por dónde. @ [probó] por la izquierda, por la derecha, por abajo. Cuando & iba a decir que ni modo, ya se oía muy cerca: «¡Por aquí!».',
      'Diez veces [dijo] @ «una más», y a las diez no salió. A la undécima, sí. & había contado en voz baja, y fue quien más fuerte gritó.',
      '& preguntó hasta cuándo iba a seguir con lo suyo. «Hasta que salga», [contestó] @, y [volvió] al principio. No hubo cansancio que [le] ganara. Y salió.',
    ],
    pet: ['@ [saltó] y no [llegó]. [Saltó] otra vez, y tampoco. A la décima [llegó], y & aplaudió.'],
    cradle: ['@ [estiró] la mano hacia &, y no alcanzaba. Otra vez. Otra vez. Otra vez. ¡Y alcanzó!'],
  },
  {
    id: 'stubbornness',
    does: /(?:no hay|nadie) (?:quien|le) (?:l[oa] )?(?:haga cambiar|gan[ea])|tiene las ideas claras|sabe lo que quiere/,
    is: /\bterc|cabez(?:a dura|on|ot)|\bneci|testarud|\bcaracter\b|\bgenio\b|mandon/,
    acts: [
      '& dijo que no. @ [dijo] que sí. & dijo que de ninguna manera. @ [se sentó], [se cruzó] de brazos y [dijo] que había todo el tiempo del mundo. Y fue que sí.',
      '& explicó, con dibujos, por qué no se podía. @ [asintió], [se levantó] y lo [hizo], delante de & y de los dibujos.',
      'De ahí no hubo quien moviera a @: ni el cansancio, ni el sueño, ni &, que fue quien cedió primero.',
    ],
    pet: [
      '& dijo que no. @ [se sentó]. & dijo otra vez que no. @ [puso] una pata encima y [miró] hacia otro lado. Al final fue que sí.',
    ],
    cradle: [
      '& dijo que no. @ [dijo] «¡ta!». & volvió a decir que no. «¡Ta!», [dijo] @, con el dedo estirado. Y fue que ta.',
    ],
  },
  {
    id: 'starting over',
    does: /se reinvent|reinventarse|volvio a nacer|cambio (?:por completo|del todo)|dej(?:o|aste|ar) de (?:tomar|beber|fumar)|sin (?:tomar|beber|fumar)|anos? (?:sobri|limpi)|cumpl\w+ (?:un|\d+) anos?(?: sin|\b.* loco)|rehabilit|rehizo|rehacer/,
    acts: [
      'Lo de antes estaba ahí, a la mano, y era lo fácil. @ [miró] hacia el otro lado, [dio] un paso, luego otro, y [llegó] hasta donde esperaba &.',
      '«Hoy», [dijo] @. No [dijo] siempre, que es una palabra muy pesada: [dijo] hoy, y lo [cumplió]. Y [volvió] a decirlo, delante de &, cada vez que hizo falta.',
      'Había que borrarlo todo y empezar en una hoja limpia. @ [arrancó] la hoja vieja, [escribió] la fecha y le [enseñó] el primer renglón a &.',
    ],
  },
  {
    id: 'a new land',
    does: /(?:otro|este|nuevo) pais|cruz\w+ (?:el|un) (?:oceano|mar|desierto|charco)|cambi\w+ de (?:vida|trabajo|carrera)|(?:vino|llego|cruzo|salio|se fue) .{0,30}(?:con (?:una|su) (?:valija|maleta)|en barco)|otra ciudad|emigr|migr(?:o|ar|aste)|(?:se (?:fue|vino|mudo)|llego|vino) .{0,40}(?:sin (?:conocer|hablar|saber|nada|papeles)|sol[oa]\b)|(?:empez|empiez|arranc|comenz)\w+ (?:siempre )?(?:de|desde) (?:nuevo|cero)|dejo (?:todo|su (?:pais|trabajo|pueblo|tierra|carrera)|un trabajo)|(?:puso|abrio|monto) su (?:propi[oa] )?(?:negocio|empresa|tienda|taller|consultorio|florer)/,
    acts: [
      '@ no [conocía] a nadie ahí, ni las costumbres, ni por dónde se iba. [Dejó] la maleta en el suelo, [se presentó] con & y [preguntó] la primera palabra que [necesitaba] aprender.',
      '«Ya {empecé|empezamos} de cero una vez», le [dijo] @ a &. «Se puede». Y [volvió] a hacerlo ahí mismo: [juntó] lo que había, que era casi nada, y [puso] la primera piedra.',
      'Lo conocido quedaba atrás y daba tristeza. @ [miró] una vez, [se despidió] con la mano y [dio] el primer paso en lo nuevo. «{Aprendo|Aprendemos}», [dijo]. & aprendió también.',
    ],
  },
  {
    id: 'carrying on',
    does: /reconstru\w*|salir del hoyo|levant\w+ de (?:la nada|cero|las cenizas)|la volvio a levantar|(?:despues|tras|luego) del? (?:\w+ ){0,2}(?:accidente|infarto|divorcio|derrame|terremoto|temblor|incendio|huracan|inundacion|despido|quiebra)|volvio a (?:caminar|vivir|sonreir)|perdio (?:a )?(?:su|sus|la|el)|(?:se quedo|quedo) (?:sin|viud|huerfan)|sobreviv|(?:despues|a pesar) de (?:todo|lo (?:de|que|mucho)|perder|la muerte|enviudar|tant)|enviud|viud[oa]|enterr\w+ a|perdio a (?:su|sus)|sali\w* adelante|salir adelante|(?:siguio|sigue|seguir|seguiste) (?:adelante|en pie|de pie)|pese a (?:todo|tant)|se repuso|reponer|lo de (?:papa|mama|mi \w+)/,
    is: /resilien|entereza/,
    acts: [
      'A @ la vida [le] había quitado mucho, y & lo sabía. Por eso miró bien: @ [respiró], [recogió] lo que quedaba y [siguió] andando, con la tristeza de un lado y & del otro.',
      '«Duele», [dijo] @, «y se sigue». Le [dio] la mano a &, [esperó] a que se levantara y [dio] un paso chico. Luego otro. A los diez ya iban lejos.',
      'Había cosas que ya no iban a volver. @ no [hizo] como si no doliera: [lloró] un poco, [se limpió] la cara y [preguntó] qué había que hacer ese día. & lo hizo también.',
    ],
    pet: [
      '@ [había] pasado por cosas que no contaba. Y aun así [se levantó], [movió] la cola y [fue] con &, como quien dice que todavía hay mucho por oler.',
    ],
  },
  {
    id: 'not complaining',
    does: /(?:no|nunca) se (?:aguit|amarg|achicopal)\w*|(?:no|nunca|jamas|sin|ni) (?:\S+ ){0,4}quej\w*|(?:le|les|te|me) (?:cuest|duel)\w* .{0,20}(?:sigue|trabaja|sonrie|va)|se banca|sin decir nada|no pone (?:peros|pretextos)/,
    is: /\baguante|resist/,
    acts: [
      'Faltaba mucho y no había dónde descansar. & ya lo había dicho tres veces. @ [se acomodó] la carga en el otro hombro y [siguió], sin decir ni ay.',
      'A @ [le] tocó la peor parte. La [miró], [dijo] «pues vamos» y la [terminó], mientras & buscaba a quién reclamarle.',
      '@ [se golpeó], [se mojó] y [se quedó] sin descanso, y lo único que [dijo] fue: «¿Y tú cómo vas?». & se guardó su lista de quejas en el bolsillo.',
      'Todo salió al revés de como debía. & abrió la boca para protestar y vio a @, que ya [iba] por la otra mitad sin un solo suspiro. Entonces la cerró.',
      '«¿No te cansas?», preguntó &. @ [cambió] de mano la carga. «Ya casi», [dijo], y [silbó] una canción hasta llegar.',
    ],
  },
  {
    id: 'fighting illness',
    does: /(?:que )?nacio (?:\w+ )?(?:antes|de \d|prematur|muy chiq|pesando)|pese a (?:su|la) (?:enfermedad|discapac)|(?:con|a pesar de) (?:su|la) (?:discapac|silla|diabet|epilep|asma)\w*|cancer|quimio|enfermedad|(?:cuando )?(?:estuvo|estuviste|estaba) (?:muy )?(?:enferm|malit|grave)|en el hospital|tratamiento|operaci|nacio (?:antes|prematur|muy chiquit|de \d)|prematur|incubadora/,
    acts: [
      '@ [sabía] lo que es despertar y tener que pelear. Le [dijo] a &: «Hoy, nada más hoy». Y así [fue] ganando: un día, luego otro, luego otro.',
      'Las fuerzas eran pocas, y @ las [gastó] en lo importante: [levantó] la cabeza, [miró] de frente lo que venía y [dijo] «todavía no». & no había visto nunca pelear así, sin levantar la voz.',
      '«¿Cómo se hace para no rendirse?», preguntó &. @ [pensó] en todo lo que [había] pasado. «Se respira», [dijo], «y luego se respira otra vez». Y lo [hizo], para que & lo hiciera también.',
    ],
    cradle: [
      'Tan poquita cosa y tanta fuerza: @ [cerró] el puño, [abrió] los ojos y [gritó] para que se enterara todo el mundo. & se enteró.',
    ],
    pet: [
      '@ [sabía] lo que es estar mal, muy mal, y salir. [Se levantó] despacio, una pata y luego otra, y [caminó] hasta &, paso por paso, con la cola en alto.',
    ],
  },
  {
    id: 'strength',
    does: /sube (?:las |los )?(?:escaler|cerro)|sin agarrarse|sin baston|carga (?:con )?todo/,
    is: /fuerte|fuerza|fortale|roble|ferre|hierro/,
    acts: [
      'Aquello pesaba más que una casa. @ [puso] los pies firmes, lo [sostuvo] y no lo [soltó] hasta que & y todos los demás acabaron de pasar.',
      'Cuando a & se le doblaron las rodillas, @ [puso] el hombro. «Aquí», [dijo]. Y [aguantó] el peso de las dos cosas: la suya y la de &.',
      'Vino un golpe, y @ [siguió] de pie. Vino otro. Al tercero, & se puso detrás, como quien se pone detrás de un árbol.',
    ],
    cradle: ['@ [cerró] la mano en el dedo de &, y no hubo manera de que lo soltara.'],
    pet: [
      'Aquello pesaba mucho más que @. [Clavó] las patas, [jaló] con todo el cuerpo y no lo [soltó] hasta que & quedó del otro lado.',
    ],
  },
  {
    id: 'calm',
    does: /(?:don|mano|facilidad) para calmar|calma (?:a|al)\b|tranquiliza|piensa antes|no se precipita|(?:no|nunca) se (?:pon\w+ nervios|estres|agobi|alter)|no toca el claxon|habla bajit|(?:no|nunca|jamas|sin) (?:\w+ )?(?:levant|alz)\w* la voz|(?:no|nunca|jamas) (?:pierde|pierdes|perdio) (?:la|los|su)(?! esperanza| fe| fe\b| sonrisa| alegria| juego)|no tiene prisa|nunca tiene prisa|sin despeinarse/,
    is: /alivianad|relajad|tranqui\b|cool\b|zen\b|(?:no|nunca|jamas|sin) (?:\w+ ){0,3}grit\w*|(?:no|nunca|jamas|sin) grit\w*|(?:no|nunca|jamas) (?:se )?(?:me )?(?:enoj|enfad)\w*|prudent|cabeza fria|sangre fria|ecuanim|\bcalma?\b|\btemple\b|tranquil|seren|\bpaz\b|\bvoz baja|sosieg/,
    acts: [
      'Todo era prisa y ruido. @ [se sentó], [puso] las dos manos quietas y [habló] bajito. Para oír, & tuvo que callarse. Y callarse ya era otra cosa.',
      '& gritó. @ [esperó] a que terminara, [contó] hasta cinco y [contestó] con la voz de todos los días. El segundo grito ya no salió.',
      '«Vamos por partes», [dijo] @, y [respiró] una vez, despacio. Y &, sin darse cuenta, respiró también.',
      'Se cayó todo al suelo, con un ruido espantoso. @ [miró] el desastre, [dijo] «bueno» y [se puso] a recoger, sin una mala palabra. & dejó de gritar por falta de público.',
      '@ [puso] la mano en el hombro de &, sin decir nada, y [respiró] hondo. Dos respiraciones después, el mundo iba otra vez a su velocidad.',
    ],
    pet: ['@ [se echó] en medio del escándalo, [suspiró] y [cerró] los ojos. De puro mirar, & bajó la voz.'],
    cradle: ['@ [respiraba] despacito, arriba y abajo, arriba y abajo. & empezó a respirar igual.'],
  },
  {
    id: 'patience',
    does: /(?:me |nos )?aguant(?:a|as|aba)\b (?:mi|mis|tod|nuestr)\w*|(?:me |nos )?soport(?:a|as)\b|\b(?:me|nos|la|lo|las|los) aguant|(?:las|tantas|mil|cien) veces (?:que|sin)|una y otra vez|sabe esperar/,
    is: /pa[cst]i?en[cst]|\bespera(?:r|s|n)?\b/,
    acts: [
      'A & le salía mal, y vuelta a empezar. @ no [miró] el reloj ni una vez. «Otra», [decía], «que no hay prisa», y lo [explicó] de nuevo, desde el principio.',
      'Lo de & era un solo nudo, y otros lo habrían cortado. @ lo [fue] soltando, vuelta por vuelta, sin un suspiro, hasta que se deshizo.',
      '@ [caminó] al paso de &, que era muy lento: un pasito, un descanso, un pasito. [Llegó] al último, y tan a gusto.',
      '& preguntó lo mismo por quinta vez. @ [contestó] por quinta vez, con la misma voz de la primera.',
      'Aquello iba a tardar. @ [se sentó] junto a &, [se acomodó] bien y [dejó] que tardara.',
    ],
    pet: [
      '@ [se sentó] a esperar a &. Ni un ruido, ni un paso. Nada más los ojos, muy abiertos, y todo el tiempo del mundo.',
    ],
    cradle: [
      '& tardaba y tardaba. @ no [lloró]: [miró] sus manos, [miró] el aire, y [esperó] con los ojos muy abiertos.',
    ],
  },
  {
    id: 'independence',
    does: /(?:toma|tomar) sus (?:propias )?decisiones|por (?:su|mi) propio pie|por si mism|por su cuenta|se vale por|sin (?:pedir ayuda|depender)|no (?:le )?(?:debe|deberle|pide) nada (?:a nadie)?|(?:ya )?(?:se )?(?:viste|vista|come|lava|amarra|bana|duerme|hace|quiere hacer) .{0,16}\b(?:solit[oa]|sol[oa])\b|«?yo (?:puedo |solit|sol)[oa]?/,
    is: /independ|autonom|\bsola\b|\bsolo a\b|solit[oa]\b|muy suy[oa]/,
    acts: [
      '«{Yo puedo|Podemos}», [dijo] @, y [pudo]. & se quedó con la mano estirada y, poco a poco, la bajó, con los ojos muy abiertos.',
      'No había nadie a quien preguntar. @ lo [miró] por todos lados, [se equivocó] dos veces y a la tercera lo [echó] a andar, mientras & buscaba quién supiera.',
      'Cuando & iba a ofrecer ayuda, @ ya lo [había] resuelto. «Gracias», [dijo], «{quería|queríamos} ver si {podía|podíamos}». Y sí.',
    ],
    cradle: [
      '& le acercó la cuchara. @ la [agarró], la [llenó] a su manera y se la [llevó] a la boca. La mitad llegó. La otra mitad también era suya.',
    ],
    pet: [
      '& quiso ayudar. @ [dijo] que no con la cola, [dio] la vuelta por donde nadie había pasado y [llegó] a donde [quería], sin deberle nada a nadie.',
    ],
  },
  {
    id: 'freedom',
    does: /(?:no|sin|nunca) (?:pide |pedir |pedirle )?permiso|a su (?:aire|ritmo)|hace (?:siempre )?lo que (?:le da|quiere|se le)|(?:no|nunca) (?:hay quien|nadie) l[oa] (?:amarra|ata|mande)/,
    is: /\blibre\b|libertad/,
    acts: [
      '& iba a preguntar si se podía. @ ya [iba] adelante, con los brazos abiertos: no [había] pedido permiso, y nadie [le] había dicho que no. & se fue quitando el miedo y los zapatos.',
      '«¿Y quién te dio permiso?», preguntó &. @ [se rio]. «Nadie», [dijo], y [siguió] por donde [le] dio la gana, tan a gusto que & fue detrás.',
      'Había una raya en el suelo y nadie la pasaba, aunque ya nadie sabía por qué. @ la [miró], [dio] un brinco y [cayó] del otro lado. Allá se respiraba mejor, y & brincó también.',
    ],
    pet: [
      '& lo llamó tres veces. @ [terminó] primero lo que [estaba] haciendo, [se estiró] y, cuando [le] pareció bien, [fue]. Así se hacen las cosas.',
    ],
  },
  {
    id: 'aloofness',
    does: /\bignora|ni caso|no necesitaba nada|independiente como/,
    acts: [
      '& reclamó atención con grandes gestos. @ [siguió] a lo suyo, con tanta elegancia que al final & hizo lo mismo, y volvió la calma.',
      'Hubo gritos. @ ni [parpadeó]. [Pasó] por en medio, a su paso, y & no tuvo más remedio que bajar la voz.',
      'Lo importante, según @, era seguir igual que siempre. & lo intentó, con la barbilla en alto, y vio que funcionaba.',
    ],
    pet: [
      '& hizo de todo por llamar la atención. @ [miró] hacia otro lado, con muchísima dignidad, y luego, sin que se notara, [se quedó] cerca.',
    ],
  },
  {
    id: 'growing',
    does: /(?:ha|has|han) (?:crecido|madurado|logrado|cambiado|avanzado)|ha llegado (?:tan|muy) lejos|se ha vuelto|como crec|ya (?:camina|gatea|dice (?!gracias|por favor)|habla|lee|sabe (?!decir|pedir|dar)|escribe|va al bano|duerme)|aprendio a (?:caminar|hablar|gatear)/,
    is: /sus logros|su exito/,
    acts: [
      'Antes, eso [le] quedaba grande a @. Esta vez [estiró] el brazo, lo [alcanzó] y se lo [puso] en la mano a &, con la sorpresa de quien descubre cuánto ha crecido.',
      '& no sabía por dónde. @ ya [había] tropezado ahí, hace tiempo, y ahora [sabía]. [Fue] diciendo dónde pisar, y & pasó sin un rasguño.',
      '«Eso ya {lo sé|lo sabemos} hacer», [dijo] @, que hace nada no [sabía]. Y lo [hizo] entero, de principio a fin, para que & lo viera.',
    ],
    cradle: [
      '@ [se soltó]. [Dio] un paso, y otro, y otro, con los brazos en alto, hasta llegar a &. Ayer no [sabía]. Hoy sí.',
    ],
    pet: [
      'Hace nada, @ [era] una bola de pelo que se tropezaba. Ahora [miró] a &, [se sentó] a la primera y [dio] la pata. & no lo podía creer.',
    ],
  },
  {
    id: 'confidence',
    does: /(?:se (?:para|sube|planta)) (?:en|a|al|frente|delante) .{0,30}(?:escenario|gente|publico|todos|micr)\w*|como si nada|hablar (?:delante|frente|en publico)|(?:nunca|no) se (?:achica|intimida)|se sabe valer|cree en si/,
    is: /su seguridad|segur[oa] de si|confianza en si|su presencia|desenvuelt/,
    acts: [
      'A & se le fue la voz. @ [dio] un paso al frente, [levantó] la barbilla y [habló] claro, como quien sabe que tiene algo que decir. Siguiendo esa voz, & encontró la suya.',
      '& preguntó si no le daba pena. «Ninguna», [dijo] @, y [cruzó] por en medio, a la vista de todos, con & del brazo. Del otro lado ya nadie tenía pena.',
      '«¿Y quién lo dice?», preguntaron. «{Yo|Nosotros}», [contestó] @. No hizo falta añadir nada. & respiró.',
    ],
  },
]
