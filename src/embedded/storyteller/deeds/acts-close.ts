import type { Family } from './family.ts'

/** Acts of whoever is close: they hold, stay, listen, understand, believe in somebody, forgive. */
export const CLOSE: readonly Family[] = [
  {
    id: 'tenderness',
    // what only they are called
    whole: /\b(?:me|nos) (?:sigue diciendo|dice|decia|llama|llamaba) ['"«“‘](?:mi|(?:el|la) que (?:me|nos))\b/,
    is: /tern(?:ura|uras)|tiern[oa]s?|dulzura|dulces?|carin(?:o|os[oa]s?)|amoros[oa]s?|afectuos[oa]s?|melos[oa]s?|apapachador(?:a|es)?|mimos[oa]s?|calid(?:o|a|ez)|amor(?: incondicional| que (?:nos|me) (?:da|tiene)s?(?: .*)?)?/,
    does: /(?:siempre )?demuestra (?:siempre )?(?:su )?(?:carino|amor)(?: .*)?|(?:como|(?:la )?(?:manera|forma) (?:de|en que|con que|como)) (?:me |nos )?mira(?:r|rme|rnos)?(?: a .+)?/,
    acts: [
      '& tenía las manos frías. @ las [tomó] entre las suyas, las [calentó] con el aliento y [habló] con la voz más suave que [tenía], hasta que entraron en calor.',
      'A & le temblaba la voz. @ le [pasó] la mano por la mejilla, muy despacio, y ahí la [dejó]. Y la voz dejó de temblar.',
      '@ le [acomodó] el pelo a &, con cuidado, y le [dijo] unas palabras dulces, de las que se dicen a quien se quiere. & se puso de todos los colores, y sonrió.',
      '@ le [contó] a & los dedos de la mano, uno por uno, con un cariño para cada uno. Cuando se acabaron, & ofreció la otra mano.',
    ],
    small: [
      'A & le temblaba la voz. @ le [puso] la mano en la cara, despacito. Y ya no temblaba.',
      '@ le [dio] a & un beso en cada mano y un abrazo despacito. «Otra vez», dijo &.',
    ],
    pet: [
      '& acercó la mano, sin saber bien cómo. @ [se quedó] sin moverse, [cerró] los ojos y [dejó] que le hiciera todas las caricias que quisiera.',
      '@ [apoyó] la cabeza en la mano de &, con los ojos cerrados, y [empujó] un poquito, para que la mano supiera que tocaba una caricia.',
    ],
    cradle: ['@ [puso] la mejilla, tibia y redonda, contra la mejilla de &. Y ahí la [dejó].'],
  },
  {
    id: 'hugs',
    is: /abrazos?/,
    does: /(?:da|das|dan) (?:siempre )?(?:unos |un |los mejores |muchos )?abrazos?(?: .*)?|(?:(?:me|nos) )?abraza(?:s|n)?(?: (?:siempre|muy fuerte|fuerte|fuertisimo|a tod[oa]s|mucho))?/,
    acts: [
      'A & se le fueron las palabras. @ tampoco [dijo] nada. [Abrió] los brazos, así de grandes, y & se quedó ahí un buen rato.',
      '& quiso decir algo más, y le tembló la voz. @ le [dio] un abrazo largo, de los que no se sueltan primero. [Contó] hasta veinte, y a los veinte & ya respiraba despacio.',
      '& cruzó los brazos, para que nadie viera que temblaba. @ los [abrazó] cruzados y todo. Poco a poco, & los fue soltando, hasta que el abrazo fue de dos.',
      '@ le [preguntó] a & si quería un abrazo corto o uno largo. «Corto», dijo &. Fue corto. «¿Y ahora?», [preguntó] @. «Ahora, largo», dijo &, y ya no hablaron.',
    ],
    small: [
      '& hizo un puchero. @ [abrió] los brazos así de grandes, y ahí cupo &, con puchero y todo.',
      '@ [abrazó] a & fuerte, fuerte, fuerte. Otro poquito. Ya.',
    ],
    pet: ['@ [apoyó] la cabeza en el cuello de & y [se quedó] así. Los abrazos también se pueden dar sin brazos.'],
    cradle: ['@ [estiró] los brazos y [se agarró] del cuello de &, muy fuerte, como si fuera lo único del mundo.'],
  },
  {
    id: 'glad to see',
    is: /(?:manera|forma) (?:de|en que|con que|como) (?:me|nos) recib\w+/,
    does: /(?:(?:traia|tenia|llego con|vino con|nacio con) (?:much[oa]s? |tant[oa]s? )?(?:prisa|ganas|apuro|ansias?|urgencia) (?:por|de|para) (?:conocer|ver)(?:me|nos)(?: .*)?|(?:siempre )?(?:me|nos) (?:recibe|recibes|recibia) (?!en (?:su|la) (?:casa|mesa|hogar))(?:siempre )?(?:.* )?(?:(?:con|de) .+|en la puerta|moviendo la cola|cuando .+|feliz|content[oa]|como si .+|a diario)|mueve la cola.*|se (?:pone|vuelve) (?:muy )?(?:feliz|content[oa]|loc[oa](?: de (?:gusto|alegria|contento))?) (?:cuando|cada vez que|al) .+)/,
    acts: [
      '& levantó apenas la cabeza. A @ se [le] iluminó la cara, y [fue] a su encuentro con los brazos abiertos. A & nunca le habían celebrado tanto levantar la cabeza.',
      '& preguntó si estorbaba. «¡Por fin!», [dijo] @, con las dos manos de & entre las suyas, y con tantas ganas que & ya no preguntó más.',
      '& dio un paso atrás. @ [alzó] los dos brazos, [gritó] su nombre y [corrió] hacia & como si llevara un año sin verle la cara. Y eso que nunca se había ido.',
      '@ [hizo] como si & acabara de llegar de muy lejos. «¡Qué gusto!», [dijo], con la cara llena de risa y los brazos abiertos. & pidió que se repitiera, solo por oírlo.',
    ],
    small: ['@ [vio] a & y [abrió] los brazos. «¡Aquí está, aquí está!». & se puso de todos los colores.'],
    pet: [
      '@ [vio] a &, [corrió] en círculos, [volvió], [saltó] y [movió] el cuerpo entero, como si & regresara de un viaje larguísimo. Nadie había recibido así a &.',
      '@ [corrió] hacia & y no [paró] de dar vueltas hasta que & se rio y dijo «ya, ya, yo también».',
      '@ [vio] a & y [armó], a su manera, una fiesta entera. A & nunca le habían celebrado tanto la llegada.',
    ],
    cradle: [
      '@ [vio] a & y [pataleó], [movió] los brazos y [gritó] de puro gusto. No había duda de a quién [quería] ver.',
    ],
  },
  {
    id: 'loyalty',
    is: /leal(?:es|tad)?|(?:buen[oa]s? )?companer[oa]s?(?! de)|companerismo|fiel(?:es)?|fidelidad|incondicional(?:es)?/,
    whole:
      /\bno se (?:movi|muev|movia|separ|despeg|apart)\w*(?: ni \w+ \w+)? de (?:(?:mi|su|nuestro) lado|(?:mis?|nuestr[oa]s?) (?:pies|cama|camita|almohada|cabecera)|(?:l[oa]s?|mi|nuestra) (?:puerta|cabecera)|nosotr[oa]s)\b/,
    does: /siempre (?:esta|estas|estan|estuvo|ha estado)|(?:siempre|nunca falta) (?:esta|estas|estan|estaba|ha estado)(?: (?:siempre|ahi|presente|conmigo|con nosotr[oa]s|para (?:mi|tod[oa]s|nosotr[oa]s|los demas|quien .+|l[oa]s? que .+|su familia|sus \w+)|a mi lado|cuando .+|cerca|en las buenas(?: .*)?|en (?:los )?(?:malos|buenos) .+|al pie del canon))+|(?:esta|estas|estan) (?:siempre |ahi )+(?:para .+|cuando .+|conmigo|con nosotr[oa]s|a mi lado|presente)?|(?:nunca|jamas|no) (?:me|nos) (?:deja|dejas|dejo|dejan|ha dejado) (?:sol[oa]s?|caer)(?: .*)?|(?:nunca|jamas|no) (?:me|nos) (?:falla|fallo|ha fallado)|(?:siempre )?(?:me|nos) apoya(?:s|n)? ?(?:siempre )?(?:en todo|siempre|incondicionalmente)?|(?:siempre )?(?:se puede|puedo|podemos|puede uno) (?:siempre )?contar con (?:el|ella|ellos|ellas)|(?:me|nos) sigue(?:s|n)? (?:a|por) (?:tod[oa]s? .+|donde.+)|(?:no|nunca) se (?:me |nos )?(?:separa|despega|aparta) (?:de (?:mi|nosotr[oa]s)(?: .*)?|ni .+)|(?:siempre )?(?:me|nos) espera (?:siempre )?(?:en la puerta|despiert[oa])(?: .*)?/,
    acts: [
      '& dijo que ya se podían ir todos. «{Me quedo|Nos quedamos}», [contestó] @. Pasó un rato, pasó otro, y @ [seguía] al lado de &, en el mismo sitio.',
      '& cerró los ojos y contó hasta cien, para darle tiempo de irse a quien quisiera irse. Cuando los abrió, @ [seguía] ahí, y [había] contado también. «Ciento uno», [dijo].',
      '& no creía ya en promesas. @ le [hizo] una sola: «Pase lo que pase, {aquí voy a estar|aquí vamos a estar}». & se cambió de lugar, a ver si era cierto. @ también [se cambió].',
      '& dijo que con una pena así no se queda nadie. «Por eso», [contestó] @, y [se acomodó] a su lado. [Oyó] lo triste, lo aburrido y lo que se repetía, y ni una vez [buscó] con quién más hablar. & tardó en creerlo.',
    ],
    small: ['Pasó un ratito. Pasó otro. @ no [se movió] del lado de &. Otro ratito más, y ahí [seguía].'],
    pet: [
      '@ [se acomodó] junto a &. Pasó un rato, pasó otro, pasó algo muy interesante corriendo, y de ahí no [se movió].',
      '& dijo que ya se podía ir. @ [oyó] la orden de principio a fin y [se quedó] a su lado. De ahí no [se movió].',
    ],
    cradle: ['@ [se agarró] del dedo de & y no lo [soltó], ni siquiera cuando le entró el sueño.'],
  },
  {
    id: 'listening',
    is: /buen[oa] oyente/,
    does: /(?:siempre )?(?:me|nos|te|les?|l[oa]s?)? ?escucha(?:s|n|r)? (?:siempre )?(?:a (?:tod[oa]s?(?: el mundo)?|los demas|la gente|quien.*)|sin .+|siempre|con (?:paciencia|atencion).*|de verdad|cuando .+)|(?:siempre )?(?:me|nos|te) escucha(?:s|n)?|sabe(?:s|n)? escuchar(?: .*)?/,
    acts: [
      '& quiso contar lo suyo desde el principio, en desorden. @ no [interrumpió] ni una vez: [escuchó] hasta la última palabra, y luego el silencio que venía después.',
      '& dijo «es que…», y se calló. @ no [dio] ningún consejo. [Preguntó] «¿y luego?», [esperó] la respuesta y [volvió] a preguntar. Cuando & acabó de hablar, la pena ya pesaba la mitad.',
      '& hablaba tan bajito que apenas se oía. @ [se acercó], [inclinó] la cabeza y no [perdió] una sola palabra. Al final [repitió] lo más importante, para que & supiera que había llegado.',
    ],
    small: [
      '& habló bajito, bajito. @ [se acercó], [oyó] todo y no [dijo] ni pío.',
      '«¿Y luego?», [preguntó] @, y [puso] la oreja. & contó lo demás. «¿Y luego?» Y luego ya era mejor.',
    ],
    pet: ['@ [miró] a & como si entendiera cada palabra. No [se movió] hasta que & terminó de contarlo todo.'],
    cradle: [
      '& le habló bajito. @ [se quedó] sin moverse, con los ojos muy abiertos, hasta la última palabra. Luego [hizo] «agú».',
    ],
  },
  {
    id: 'empathy',
    whole:
      /\bse (?:me |nos )?(?:acuesta|echa|sienta|pone|arrima|acerca|sube) (?:a |junto |al lado |al? |con |encima )+.{0,20}(?:(?:esta|anda|este|ande|estoy|estamos|ando) (?:triste|llorando|mal|enferm|asustad)|llor(?:o|a|amos)\b)/,
    is: /empatic[oa]s?|empatia|comprensiv[oa]s?|comprension|sensibles?|sensibilidad/,
    does: /se pone(?:s|n)? (?:siempre )?en (?:el lugar|los zapatos|la piel) del? (?:otr[oa]|los demas|los otros|l[oa]s \w+|tod[oa]s|cada .+)|(?:siempre )?(?:se da cuenta de|sabe|nota|adivina|siente) (?:de )?(?:cuando|si|quien) (?:yo |uno |alguien |algun[oa] )?(?:estoy|estamos|esta|ando|anda|estaba|me siento|se siente) (?:triste|mal)s?(?: .*)?/,
    acts: [
      '& hablaba muy rápido, como si no importara. @ le [vio] las manos, le [vio] los ojos y no lo [creyó]. «{A mí también me|A nosotros también nos} dolería», [dijo], y & pudo por fin decir que sí, que dolía.',
      '& dijo que nadie podía entenderlo. @ [se puso] en su lugar, pero de verdad: donde estaba, mirando hacia donde miraba. «Desde aquí se ve muy difícil», [dijo]. & asintió: era justo eso.',
      '@ [notó] que & escondía las manos y sonreía de un solo lado. No [dijo] que lo [había] notado: [se puso] justo del lado que no sonreía, y ahí [se quedó] hasta que la sonrisa llegó a los dos.',
      '& dijo que ya había pasado. @ le [vio] la boca, que decía que sí, y las manos, que decían que no. «A estas manos no les ha pasado», [dijo] bajito, y les [hizo] sitio entre las suyas. & dejó de esconderlas.',
      '@ no [dijo] que todo iba a estar bien. «Con razón pesa», [dijo], y [preguntó] qué parte pesaba más. & lo pensó: nadie lo había preguntado por partes. Pesaba más callarlo, y eso ya no había que hacerlo.',
      '& dijo que no era para tanto, y miró a otro lado. @ [miró] al mismo lado y [esperó]. «Para {mí|nosotros} sí sería para tanto», [dijo]. & volvió la cara, y ya no la escondió.',
    ],
    small: [
      '& ya no lloraba, pero casi. @ le [vio] los ojos, [fue] y le [dio] la mano. Y ya, ni casi.',
      '@ le [vio] la cara a &. «¿Aquí duele?», [preguntó], y [puso] la mano, despacito. Ahí era.',
    ],
    pet: [
      '@ [levantó] los ojos, [miró] a & y ya [sabía] lo que pasaba. [Fue] a recargarse en sus piernas, despacito. No había que explicar nada.',
      'Sin que & dijera una palabra más, @ ya lo [sabía]. [Fue] hasta ahí, despacito, [se puso] a su lado y no [se movió] hasta que & respiró hondo.',
    ],
    cradle: [
      '@ [vio] la cara de & y [dejó] de jugar. Con la mano abierta le [tocó] la mejilla y [esperó], como quien entiende.',
    ],
  },
  {
    id: 'believing in others',
    is: /fe en (?:los demas|mi|nosotr[oa]s|sus \w+|la gente)|confianza en (?:los demas|mi|nosotr[oa]s|la gente)/,
    does: /(?:nunca|jamas|no) (?:me|nos) (?:ha dicho|dijo|dice|decia|dejo (?:creer|pensar)) que no (?:se )?(?:pued|pod)\w+(?: (?:hacer|lograr)\w*(?: .*)?)?|(?:siempre )?(?:me|nos) (?:dice|dijo|decia|repite|repetia|ha dicho) (?:siempre )?que (?:yo |nosotr[oa]s )?(?:si |todo )?(?:se )?(?:pued|pod)\w+(?: (?:con todo|(?:hacer|lograr)\w*(?: .*)?|cuando .+|aunque .+))?|(?:siempre )?(?:cree|crees|creyo|confia|confias|confio|ha creido|ha confiado) (?:siempre )?en (?:mi|nosotr[oa]s|tod[oa]s|los demas|sus \w+|la gente|uno)(?: .*)?|(?:siempre )?(?:me|nos) (?:anima|alienta|motiva|impulsa|echa porras|da animos?)(?:s|n)?(?: (?:siempre|a (?:seguir|todo|no rendirme|intentarlo|superarme|ser mejor).*|en todo|cuando .+))?/,
    acts: [
      '& dijo que no iba a poder. @ no lo [discutió]: «{Yo creo|Nosotros creemos} que sí», [contestó], y [se puso] donde & pudiera ver su cara todo el rato. Era la cara de quien ya sabe que va a salir. & respiró hondo.',
      '& preguntó si se podía, con cara de esperar un «no». «Se puede», [dijo] @, «y se empieza por un pedacito». & lo intentó con un pedacito, mirando de reojo a @, que ni [parpadeó]. Se podía. Entonces quiso el resto.',
      '& dijo que no sabía hacer nada bien. @ le [puso] las manos en los hombros y [dijo] lo que le [había] visto hacer bien, cosa por cosa. Con cada una, & se fue estirando un poquito.',
      '& no se atrevía. @ no [se rio] ni [dio] órdenes: «{Yo sé|Nosotros sabemos} que se puede», [dijo], y [empezó] a contar bajito. El tres lo [dejó] para &. Y a la cuenta de tres, & se atrevió.',
      '& dijo que mejor lo hiciera alguien que supiera. «Por eso», [contestó] @, y le [puso] en las manos la parte más difícil. & la miró un rato. Nadie le había dado nunca la más difícil, y le salió.',
    ],
    small: ['«Sí se puede», le [dijo] @ a &. «¿En serio?» «En serio, en serio». Y & se puso de puntillas.'],
    pet: [
      '@ [se puso] enfrente y [miró] a & como se mira a quien todo lo puede. Con alguien mirando así, & lo intentó.',
    ],
  },
  {
    id: 'accepting',
    is: /tolerantes?|tolerancia/,
    does: /(?:no|nunca|jamas) (?:me |nos |l[oa]s? )?(?:juzga|juzgas|juzgan|juzgo|ha juzgado)(?: (?:a nadie|por .+|a los demas|a la gente))?|(?:siempre )?(?:me|nos) (?:acepta|acepto|quiere|quiso)(?:s|n)? (?:siempre )?(?:tal |asi )?como (?:soy|somos)/,
    acts: [
      '& empezó a explicar por qué era así, y a pedir disculpas. @ [negó] con la cabeza: así estaba bien. Le [hizo] lugar y no [preguntó] más, porque no había nada que corregir.',
      'A & se le escapó una risa muy rara, como de bisagra, y se tapó la boca. @ no [se burló] ni [hizo] como que no la oía. «Otra vez», [pidió], y [se rio] también, de puro gusto. & se rio sin taparse.',
      '& preguntó si había que cambiar en algo: hablar menos, reírse más, parecerse a los demás. @ [miró] con calma y no [quiso] cambiarle ni un botón.',
    ],
    small: ['& preguntó si así estaba bien. @ [miró] arriba, [miró] abajo. «Así», [dijo]. Y no le [cambió] nada.'],
  },
  {
    id: 'forgiving',
    is: /capacidad de perdon(?:ar)?/,
    does: /(?:siempre |sabe )?perdona(?:r|s|n)?(?: (?:siempre|todo|a tod[oa]s|rapido|facil(?:mente)?|de corazon))?|(?:no|nunca|jamas) (?:le )?(?:es |guarda|guardas|guardan|ha guardado|tiene|sabe guardar) ?rencor(?:es|os[oa])?(?: a nadie)?/,
    acts: [
      '& contestó con un gruñido. @ [podía] enojarse, y [se enojó] lo que dura una bocanada de aire. «Empezamos de nuevo», [dijo], y [sonrió] de verdad.',
      '& había contestado de mal modo, y lo sabía. Cualquiera se habría acordado siempre. @ [hizo] lugar a su lado y [dijo]: «Eso ya pasó». & se acercó.',
      '& pisó sin querer a @, y pidió perdón cuatro veces. «Con una bastaba», [dijo] @, y le [tomó] el brazo. A la quinta, & se rio.',
    ],
    small: ['& dijo una palabra fea. «Ya pasó», [dijo] @, y le [dio] la mano. Y ya había pasado.'],
    pet: [
      'A & se le escapó un regaño sin razón. @ [esperó] un poquito, y luego [puso] la cabeza en su mano. Asunto olvidado.',
    ],
  },
  {
    id: 'apologising',
    is: /capacidad de pedir perdon/,
    does: /(?:siempre )?(?:sabe )?(?:pide|pides|pedir) perdon(?: (?:cuando|si) .+)?|(?:siempre )?reconoce(?:s)? (?:siempre )?(?:sus errores|cuando se equivoca)|(?:si|cuando) se equivoca (?:lo (?:dice|reconoce|admite)|pide perdon)/,
    acts: [
      '@ [hizo] una broma, para animar, y a & no le dio risa. No [siguió] como si nada: [se acercó], [bajó] la voz y [dijo] «perdón», sin pretextos. & dijo que no era para tanto, y ya no miraba al suelo.',
      '@ [se dio] cuenta de que [había] hablado demasiado fuerte, y de que & había bajado los ojos. No [dejó] pasar ni un rato. «Perdón», [dijo], y & volvió a levantarlos.',
      '@ [interrumpió] a & a media pena, y se [dio] cuenta. «Perdón», [dijo]. «{Hablé|Hablamos} cuando tocaba oír». [Se tapó] la boca con la mano, y así, con la mano puesta, lo [oyó] todo.',
      '& contó que con nadie había hablado de eso. «Faltaba que alguien preguntara, y no {pregunté|preguntamos}», [dijo] @, y [bajó] la cabeza. «Perdón». & no supo qué decir: nunca le habían pedido perdón por algo así.',
    ],
    small: ['@ [habló] muy fuerte, y & se asustó. «Perdón», [dijo] @, enseguida. Y & sonrió.'],
  },
]
