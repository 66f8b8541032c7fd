import type { Family } from './family.ts'

/** Acts of those who hold and go on: courage, perseverance, work, strength, calm, patience. */
export const METTLE: readonly Family[] = [
  {
    id: 'patience',
    is: /pacien(?:cia|tes?)|pacienci[os][oa]s?|paciencia (?:de santo|infinita|y amor)/,
    does: /(?:nunca|jamas|no) (?:pierde|pierdes|pierden|perdio|perdia) (?:nunca )?la paciencia(?: .*)?|sabe(?:s|n)? esperar/,
    acts: [
      '& empezó siete veces la misma frase, y siete veces se arrepintió. @ [oyó] las siete como si fueran la primera, sin mirar el reloj. La octava salió entera: «Gracias por esperar».',
      'A & le entró hipo, y con hipo no hay quien cuente nada. @ [esperó] un hipo, y otro, y otro, sin mirar el reloj y con la cara de quien tiene todo el día. Después del número doce ya no hubo más, y & siguió.',
      '& preguntó si aquello se pasaba, y al rato lo volvió a preguntar. A la quinta vez, @ [contestó] con la misma voz de la primera, sin un suspiro. A la sexta, & ya no necesitó preguntarlo.',
      '& dudó, y volvió a dudar. «No hay prisa», [dijo] @, y [siguió] esperando con la mano tendida, cambiando de mano a ratos, hasta que & la tomó.',
    ],
    small: [
      '& empezó a contarlo y se hizo un lío. «Otra vez», [dijo] @, y [esperó]. Y otra vez. Y [esperó]. Y salió.',
      '& tardaba y tardaba. @ [se puso] a su lado y [dejó] que tardara.',
    ],
    pet: [
      '@ [se puso] a esperar a &. Ni un ruido, ni un paso. Nada más los ojos, muy abiertos, y todo el tiempo del mundo.',
    ],
    cradle: [
      '& tardaba y tardaba. @ no [lloró]: [miró] sus manos, [miró] el aire, y [esperó] con los ojos muy abiertos.',
    ],
  },
  {
    id: 'even temper',
    is: /(?:buen|mejor) genio|buen caracter/,
    does: /(?:nunca|jamas|no) (?:me |nos |l[aeo]s? )?(?:ha )?(?:gritado|grita|gritas|gritan|grito|alza la voz|levanta la voz)(?: (?:nunca|por nada|con nadie|aunque .+|cuando .+|a nadie))?|(?:nunca|jamas|casi nunca) (?:se )?(?:enoja|enojas|enojan|enfada|enfadan|enojo|molesta|ha enojado)(?: (?:con .+|por nada|conmigo|aunque .+|cuando .+))?/,
    whole:
      /\b(?:nunca|jamas|no|nadie) (?:me |nos )?(?:l[aoe]s? )?(?:(?:he|hemos|ha|han) )?(?:vimos|vi|visto|oi|oimos|oido|escuche|escuchamos|escuchado) (?:(?!tan |mas |menos )\w+ )?(?:(?:enojad|enfadad|molest|enojar|enfadar)\w*|(?:gritar|alzar la voz|levantar la voz)\w*(?=$|[,.;]| (?:a|ni|por nada|con nadie|cuando|aunque|nunca|jamas|en (?:casa|su vida|tod[oa]s?|tant[oa]s))\b))/,
    acts: [
      '& se enojó, y lo dijo de muy mal modo. @ no [contestó] igual: [respiró], [esperó] a que se le pasara y [preguntó] qué había pasado de verdad. A & ya no le quedaba con quién pelear, y pidió perdón.',
      'A & se le subió la voz, de los nervios. @ [contestó] tan bajito que & tuvo que callarse para oír: «Primero, respirar. Luego, lo demás». & respiró, y lo demás lo dijo ya sin gritar.',
      'De los nervios, & manoteó y tiró al suelo la galleta de @. Cualquiera habría gritado. @ [miró] la galleta, [miró] a & y [se rio] bajito. «Alcanza para las hormigas», [dijo]. & no esperaba esa respuesta, y se rio también.',
    ],
    small: ['& gritó. @ no. & gritó más bajito. @ [esperó]. Y & ya no gritó.'],
    pet: ['& dijo cosas muy feas. @ las [oyó] todas, [parpadeó] y [se quedó] a su lado, igual que antes.'],
    cradle: ['& gritó. @ no: [abrió] mucho los ojos, [hizo] un ruidito y [esperó]. & ya no supo para qué gritaba.'],
  },
  {
    id: 'calm',
    is: /calma|tranquil[oa]s?|tranquilidad|seren[oa]s?|serenidad|paz|templanza|ecuanim(?:e|es|idad)|paz (?:que (?:transmite|da|irradia|contagia))/,
    does: /(?:nunca|jamas|no) (?:pierde la calma|se altera|se desespera|se estresa)(?: (?:nunca|por nada|con nadie|aunque .+|cuando .+|a nadie))?|(?:siempre )?(?:mantiene|conserva) (?:siempre )?la calma(?: .*)?|(?:siempre )?(?:me|nos|l[oa]s) (?:tranquiliza|calma|da paz|transmite paz|da calma)(?:s|n)?(?: (?:a tod[oa]s|siempre|cuando .+))?/,
    acts: [
      '& se retorcía las manos, de los nervios. @ no [dio] consejos: [respiró] una vez, despacio, y luego otra. A la tercera, & respiró también, y las manos se le fueron quedando quietas.',
      'A & le latía muy fuerte el corazón, y se le notaba. @ le [puso] la mano en el hombro, sin decir nada, y [respiró] hondo. Dos respiraciones después, el mundo iba otra vez a su velocidad.',
      'A & se le atropellaban las palabras. @ [esperó] a que llegaran todas, le [tomó] una mano y las [fue] repitiendo sin levantar la voz, una por una. Al final había que acercarse para oírlo, y & se acercó.',
    ],
    small: ['& daba vueltas y vueltas. @ [respiró]: aaah. Y &: aaah. Ya nadie daba vueltas.'],
    pet: [
      '@ [se acomodó] junto a &, [suspiró] y [cerró] los ojos, sin ninguna prisa. De tanto mirar, a & se le fue quitando la suya.',
    ],
    cradle: ['@ [respiraba] despacito, arriba y abajo, arriba y abajo. & empezó a respirar igual.'],
  },
  {
    id: 'bravery',
    is: /valientes?|valentia|valor|coraje|bravura|valor (?:para|con (?:el )?que) .+/,
    acts: [
      'Una araña, y no de las chicas, bajó hasta el hombro de &, que se quedó sin voz. @ le [puso] delante la mano abierta, sin un parpadeo, [esperó] a que subiera y la [dejó] donde no estorbaba a nadie. & recuperó la voz para dar las gracias.',
      'Una avispa daba vueltas alrededor de &, cada vez más cerca. @ [puso] la mano en medio y ahí la [aguantó], con la cabeza alta y la avispa en el pulgar, hasta que la avispa se aburrió. & volvió a respirar.',
      'Algo crujió, y & se escondió. @ [respiró] hondo, [fue] a ver y [levantó] con dos dedos la hoja seca que crujía. «Era esto», [dijo]. & salió de su escondite.',
    ],
    small: [
      '& no se atrevía. «Una, dos y tres», [dijo] @, y [fue] primero. Y & vio que sí se podía.',
      '¡Una araña en el zapato de &! @ le [puso] la mano. Pasito, pasito, la araña subió. «Adiós», le [dijo] @.',
    ],
    pet: [
      'Nadie quería ir el primero. Pero & necesitaba compañía, así que @ [fue], paso a paso y sin mirar atrás, hasta quedar a su lado.',
    ],
    cradle: ['& no se atrevía a mirar. @ [miró] sin parpadear.'],
  },
  {
    id: 'fearlessness',
    is: /sin miedo a nada|intrepid[oa]s?|audac(?:es|ia)|audaz/,
    does: /(?:no|nunca) (?:le |les )?(?:tiene|tienes|tienen|da|dan|teme|temes) (?:miedo )?(?:a )?(?:casi )?nada(?: de miedo)?|(?:no|nunca) (?:le |les )?(?:tiene|tienes|tienen|da|dan) miedo (?:a |de )?(?:nada|nadie(?: ni (?:a )?nada)?)/,
    acts: [
      '& temía que pasara algo. «Que pase», [dijo] @, y [se puso] delante con la cabeza alta, tan a gusto como en su casa. & esperó un momento. No pasaba nada, y se asomó por encima de su hombro.',
      '& no se atrevía ni a decir la palabra «miedo». @ la [dijo] tres veces, cada vez más fuerte y la última cantando. No pasó nada. & la dijo también, para ver, y tampoco.',
      '& temía que viniera algo peor. @ [se rio] con ganas. «¡Que venga!», [dijo], y [se puso] a llamarlo con la mano, como se llama a un gato. & se asomó a ver si venía. No venía nada.',
    ],
    small: [
      '& tenía miedo. «{Yo no|Nosotros no}», [dijo] @. [Fue], [miró] y [volvió]. «No hay nada». Y & miró también.',
    ],
    pet: [
      'Retumbó algo, muy fuerte, y & se escondió. @ no. @ [caminó] hasta el escondite, [se quedó] a su lado y [bostezó].',
    ],
    cradle: ['& cerró los ojos, del susto. @ no: [miró] todo, todo, y [se rio].'],
  },
  {
    id: 'defending',
    is: /justicier[oa]s?|defensor(?:a|es)?/,
    does: /(?:siempre )?(?:me |nos |l[oa]s? )?(?:defiende|defiendes|defienden|defendia|defendio) (?:siempre )?(?:(?:a|de) .+|siempre|lo justo)|(?:siempre )?(?:me|nos) (?:defiende|defiendes|defienden|defendio)|(?:no|nunca) se (?:calla|queda callad[oa]) (?:ante|cuando|frente a|con) (?:(?:las? |una )?injusticias?|algo (?:no )?es (?:in)?just[oa]|ve una injusticia|hay una injusticia)/,
    acts: [
      '& contó que por ahí se burlaban de lo suyo. @ [se puso] delante, por si quien se burlaba estaba oyendo. «Pues dicen mal», [contestó], bien alto, «y aquí {estoy yo|estamos nosotros} para decirlo cuantas veces haga falta». & levantó la cabeza.',
      'Más que nada, & temía una burla. «Delante de {mí|nosotros}, no», [dijo] @. [Se puso] a su lado, [cruzó] los brazos y [dijo], para que se oyera lejos: «De & no se ríe nadie». & se enderezó.',
      '& repitió una cosa fea, como si fuera verdad. «Eso no se le dice a nadie», [contestó] @, sin gritar y sin moverse, «y a &, menos». Lo [dijo] tres veces, mirando de frente, hasta que & dejó de repetirla.',
      '& pensaba que la culpa era suya. «De eso, nada», [dijo] @, y [dio] un paso al frente. «Y quien diga otra cosa, que venga y lo diga de cerca». Nadie vino. & se puso a su lado, con la cara bien alta.',
    ],
    small: [
      '& temía que se rieran. @ [se puso] delante, con los brazos abiertos. «¡De & no se ríe nadie!» Y nadie se rio.',
    ],
    pet: ['@ [se puso] delante de &, con las patas bien plantadas. Por ahí no pasó nadie.'],
  },
  {
    id: 'perseverance',
    whole:
      /\b(?:terc[oa]s?|terquedad|(?:testarud|cabezot|cabezon|cabeza ?dura|neci|tozud|porfiad|obstinad)\w*)\b.{0,25}\b(?:en el buen sentido|de l[oa]s? buen[oa]s?|para bien)\b/,
    is: /persever(?:ante|antes|ancia)|constan(?:tes?|cia)|tenac(?:es|idad)|tenaz|tes[oó]n|fuerza de voluntad|disciplina|disciplinad[oa]s?|luchador(?:a|es|as)?|luchon(?:a|as|es)?|guerrer[oa]s?|espiritu de lucha|persistentes?|persistencia|terc[oa] en el buen sentido|empeno/,
    does: /(?:nunca|jamas|no) (?:se )?(?:rinde|rindes|rinden|rindio|raja|rajas|da por vencid[oa]|dan por vencid[oa]s|rendi\w*)(?: (?:nunca|ante nada|con nada|por nada|facil(?:mente)?|aunque .+|hasta .+|jamas|ante (?:las|los) .+))?|(?:siempre )?lo vuelve a intentar(?: .*)?|(?:siempre )?(?:lo )?intenta(?:s|n)? (?:todo )?(?:hasta que .+|otra vez|una y otra vez.*)|se cae y se (?:vuelve a levantar|levanta)(?: .*)?/,
    acts: [
      '@ [quiso] que & se animara. Con un chiste, nada. Con una canción, tampoco. «Todavía no {me rindo|nos rendimos}», [dijo], y [empezó] otra vez, y otra. La pena se cansó primero.',
      '& dijo que con tanta pena no sale ni un silbido. @ [sopló], y salió puro aire. [Volvió] a soplar: aire. Nueve veces [sopló], sin cansarse. A la décima salió una nota, y luego la canción entera. & silbó el final.',
      '@ [quiso] hacerle a & un barquito con el único papel que había, y se deshizo. Lo [alisó] y [empezó] de nuevo. Se deshizo otra vez. Al séptimo intento se tuvo en pie, y & ya no creyó en imposibles.',
      '«La mano no se baja hasta que & sonría», [dijo] @, y la [levantó]. Pasó un rato. Pasó otro. La mano seguía arriba, sin temblar. & aguantó lo que pudo, que fue menos.',
    ],
    small: [
      '@ [quiso] silbar para &. No salió. Otra vez. No salió. Otra vez… ¡Salió! Y & silbó también.',
      '@ [cerró] un ojo hasta que & se riera. Y no lo [abrió]. Ni un poquito. Ni un poquito. & se rio. ¡Ya!',
      'A & se le soltó un botón. @ lo [quiso] abrochar. No. Otra vez. No. Otra vez. ¡Ya!',
    ],
    pet: ['@ [saltó] y no [llegó]. [Saltó] otra vez, y tampoco. A la décima [llegó], y & aplaudió.'],
    cradle: [
      '@ [estiró] la mano hacia & y no [alcanzó]. Otra vez. Otra vez. Otra vez. ¡Y [alcanzó]! & le dio el dedo.',
    ],
  },
  {
    id: 'stubbornness',
    is: /terc[oa]s?|cabeza ?duras?|porfiad[oa]s?|tozud[oa]s?|terquedad|testarud[oa]s?|cabezot[ao]s?|cabez[oó]n(?:a|es)?|obstinad[oa]s?|necedad/,
    acts: [
      '& dijo que mejor se iba. @ [dijo] que no. & dijo que sí. @ [se cruzó] de brazos y [dijo] que de ahí no [se movía]. Al rato, & se quedó también.',
      '& dijo que lo suyo no tenía remedio. «Sí tiene», [dijo] @. & dio diez razones, y diez veces [dijo] @ «sí tiene», con los brazos cruzados. Las razones se acabaron antes.',
      '& dijo que ya nadie le hacía reír. @ [dijo] que sí, [plantó] los pies y [empezó] a hacer caras. & miró para otro lado, y para ese lado [fue] @. Hubo que rendirse, y con carcajada.',
      '& dijo que ya se iba. «No», [dijo] @, y [se puso] delante. & dio un paso a la derecha, y @ también; otro a la izquierda, y @ también. Parecía un baile. Cuando & se dio cuenta, ya se estaba quedando.',
    ],
    small: ['& dijo que no. @ [dijo] que sí. & dijo que no. @ [dijo] que sí, sí y sí. Y fue que sí.'],
    pet: [
      '& dijo que no. @ [se sentó]. & dijo otra vez que no. @ [miró] hacia otro lado y no [se movió]. Al final fue que sí.',
    ],
    cradle: [
      '@ [estiró] el dedo hacia &. «Ahora no», dijo &. @ no lo [bajó]. Y no lo [bajó], y no lo [bajó], hasta que & lo tomó.',
    ],
  },
  {
    id: 'hard work',
    is: /trabajador(?:a|es|as)?|chambeador(?:a|es)?|esforzad[oa]s?|esfuerzo|dedicacion|dedicad[oa]s?|entrega|laborios[oa]s?|hacendos[oa]s?|entrega (?:en|a|con) .+|dedicacion (?:en|a|con) .+/,
    does: /(?:siempre )?(?:le echa(?:s|n)?|echandole) (?:siempre )?(?:much?as |tantas |muchisimas |todas las )?ganas(?: (?:a todo|siempre|a lo que hace))?|(?:siempre )?se esfuerza(?:s|n)?(?: (?:mucho|siempre|en todo.*|por .+))?|trabaja(?:s|n|ba)? (?:mucho|muchisimo|muy duro|duro|sin descanso|de sol a sol)/,
    acts: [
      '@ [se arremangó] sin preguntar cuánto trabajo era. [Barrió] un lugar para &, [apartó] lo que estorbaba y, con la frente mojada, [quiso] saber qué más hacía falta. A & ya no se le ocurría nada que pedir.',
      '& traía la ropa hecha una pena. @ le [sacudió] el polvo, le [subió] un dobladillo, le [lustró] los zapatos y, sin descansar, le [remendó] un bolsillo. [Se secó] la frente y [empezó] con el otro. & nunca había tenido sanos los dos.',
      'A & se le habían caído los botones, y no uno. @ [sacó] aguja e hilo y los [cosió] todos, sin levantar la vista ni para secarse la frente. «Y este, doble», [dijo] en el de arriba. & dio un tirón: aguantó.',
      'A & se le cayeron los papeles, que eran más de cien. @ [se arremangó], los [recogió] uno por uno, también los que volaron más lejos, y los [ordenó], con la frente mojada y sin descansar hasta el último. & los contó: no faltaba ninguno.',
    ],
    small: [
      '& no tenía lugar. @ [quitó] una piedrita, y otra, y otra, y no [paró] hasta que cupo &.',
      '@ le [frotó] las manos a &. Otra vez. Otra vez. Y no [paró] hasta que & dijo «ya».',
    ],
    pet: [
      '@ [fue] y [vino], y [volvió] a ir, con una seriedad de empleado. No [descansó] hasta que & tuvo al lado todo lo que le hacía falta.',
    ],
    cradle: [
      '@ [apretó] los puños, [se puso] de todos los colores y [empujó] con todo el cuerpo. & se olvidó de su pena, de tanto echar porras.',
    ],
  },
  {
    id: 'strength',
    is: /fuertes?|fuerza|fortaleza|entereza|resilientes?|resiliencia|mujer fuerte|fuerza (?:que (?:tiene|tienes).*|interior)/,
    does: /(?:siempre )?(?:se la (?:banca|aguanta)|aguanta todo)(?:n|s)?(?: (?:siempre|sol[oa]|en todas|sin .+))?|(?:siempre )?sale adelante(?: (?:siempre|de todo|con todo|aunque .+|pase lo que pase))?|(?:nunca|jamas|no) se (?:queja|quejas|quejan|quejo|quejaba|ha quejado)(?: (?:nunca|de nada|por nada|aunque .+|jamas))?/,
    acts: [
      '& miró lo que faltaba, y le pareció muchísimo. @ [plantó] los pies, le [ofreció] el brazo y [aguantó] sin moverse y sin una queja. «Aquí hay de dónde agarrarse», [dijo]. & se agarró, y pudo con lo que seguía.',
      '& dijo que ya no podía con lo suyo. «Repartido pesa menos», [contestó] @, y [se hizo] cargo de una parte, sin un suspiro. & soltó un poco, luego otro poco, y comprobó que nada se caía.',
      '& preguntó cómo se aguanta algo así. «Contando lo que sigue en pie», [dijo] @, y lo [fue] contando con los dedos: las manos, la voz, las ganas. & prestó los suyos, porque faltaban.',
    ],
    small: [
      '& ya no podía. @ [puso] los brazos, fuertes, fuertes. Uno, dos… ¡arriba!',
      '@ [apretó] los puños. Uno, dos y tres, y ni un ay. Y & apretó los suyos también.',
    ],
    pet: [
      '@ [clavó] las patas junto a & y no [se movió] ni un dedo. & se apoyó por fin, y descansó.',
      '& ya no podía más. @ [se puso] a su lado, [aguantó] sin moverse lo que hubo que aguantar y no [cerró] los ojos. & pudo un poquito más.',
    ],
    cradle: [
      '@ [cerró] la mano alrededor del dedo de &, y no hubo manera de que lo soltara. Una mano tan chiquita, y con tanta fuerza.',
    ],
  },
  {
    id: 'decision',
    whole:
      /\btiene a tod[oa]s? (?:\w+ )?(?:marchando|corriendo|a raya|derechit\w+|en fila|formad\w+)|\bmanda en (?:la|esta|toda la) casa\b|\bes (?:la|el) que manda\b/,
    is: /decidid[oa]s?|decision|determinacion|determinad[oa]s?|lider(?:es|esa|azgo)?|don de mando/,
    acts: [
      '& dudaba, y volvía a dudar. @ [partió] en dos una hojita y le [puso] a & una mitad en cada mano. «Esta es la pena, y esta, las ganas», [dijo]. «¿Cuál se suelta?». No [dejó] pasar ni tres segundos. & soltó la primera.',
      '& dijo que mejor mañana. «Hoy», [contestó] @, que ya le [había] tomado la mano y [daba] el primer paso. & cerró la boca y dio el segundo.',
      '& dudaba, y buscó con los ojos a alguien que supiera. @ [dio] el primer paso, [miró] atrás y [esperó]. Detrás, sin que nadie lo dijera, fue &.',
    ],
    small: ['¿Este o este? & no sabía. ¿Este o este? «¡Este!», [dijo] @. Y ese fue.'],
    pet: ['@ [miró] a &, [miró] el camino y [dio] la orden, a su manera. & obedeció sin preguntar.'],
    cradle: [
      '@ [abrió] la boca, y & fue para allá. [Hizo] «eh», y & volvió para acá. Luego [cerró] los ojos: ya no había más órdenes.',
    ],
  },
  {
    id: 'confidence',
    is: /segur[oa]s? de si(?: mism[oa]s?)?|seguridad(?: en si mism[oa]s?)?|confianza en si mism[oa]s?|autoestima/,
    acts: [
      '& hablaba cada vez más bajito, como si lo suyo no contara. @ [dio] un paso al frente, [levantó] la barbilla y [habló] claro y fuerte, como quien sabe lo que vale. & habló después, primero bajito y luego igual de fuerte.',
      'A & le daba vergüenza que alguien mirara. A @, nada: [dio] unos pasos con la cabeza alta, [saludó] a un lado y al otro y [volvió] con la misma calma. & dio unos pasos también, a su lado.',
      '& dijo su nombre entre dientes. «Eso se dice de otro modo», [contestó] @. [Enderezó] la espalda, [miró] de frente y [dijo] su propio nombre, despacio, como quien presenta a alguien importante. & dijo el suyo igual, y sonó tan bien que lo ensayó tres veces.',
    ],
    small: [
      'A & le dio vergüenza. A @, no: [levantó] la cara y [dijo] su nombre, bien fuerte. & dijo el suyo, un poquito fuerte.',
    ],
    pet: [
      '@ [pasó] por delante de & como quien entra en su palacio, [se puso] en medio, donde más se veía, y no [pidió] permiso a nadie. & se enderezó, y probó a quererse así.',
      '& se miraba los zapatos, con vergüenza. @ no [conocía] la vergüenza: [miró] de frente, [se dejó] admirar por un lado y luego por el otro, y [quedó] muy a gusto con todo. & levantó la cara.',
    ],
  },
]
