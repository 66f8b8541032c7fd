import type { Family } from './family.ts'

const FOOD =
  '(?:trozo|trocito|pedazo|pedacito|bocado|mordisco|rebanada|tajada|galleta|dulce|caramelo|chocolate|bombon|tarta|torta|pastel|pan|postre|empanada|tamal|taco|croqueta|fruta|cereza)(?:e?s)?'

/** Acts of what shows among people: how somebody plays, meets them, answers for them, feels and keeps for them, and looks at them. */
export const AMONG: readonly Family[] = [
  {
    id: 'playfulness',
    is: /jugueton(?:a|es|as)?|ganas de jugar/,
    whole:
      /(?<!\b(?:no|nunca|jamas) )\b(?:lleg|volvi|vuelv|regres|viene)\w*\b(?:(?! (?:no|nunca|sin) ).){0,40} con ganas de jugar\b/,
    does: /(?:siempre )?(?:todo lo (?:convierte|vuelve)|de todo hace) (?:en )?un juego/,
    acts: [
      '@ [hizo] rodar una piedrita hasta los pies de &. La piedrita volvió, sin mucha fe. @ la [mandó] otra vez, con efecto. A la quinta vuelta ya había portería, había marcador y había quien reclamaba falta: &.',
      '«El suelo quema», [dijo] @, muy en serio, y [se quedó] en un solo pie. & dijo que no estaba para juegos. El otro pie seguía en el aire. Al rato, también & levantaba un pie, y perdía quien se riera primero.',
      '@ [guardó] una piedrita en una mano y [puso] las dos delante de &, bien cerradas. & señaló una. No era. Señaló la otra. ¡Tampoco! La piedrita ya estaba en la manga de &, y hubo que jugar otra vez.',
    ],
    small: ['@ [guardó] una piedrita en la mano. ¿En esta? No. ¿En esta? ¡Sí! «Otra vez», dijo &. Y otra vez.'],
    pet: ['@ [empujó] algo redondo hasta &, y & lo devolvió. Otra vez. A la décima, & reclamaba su turno.'],
    cradle: ['@ [movió] los pies, [movió] las manos, [hizo] «agú». Otra vez. & ya movía también los pies.'],
  },
  {
    id: 'outgoing',
    is: /extrovertid[oa]s?|desenvuelt[oa]s?|carismatic[oa]s?|carisma/,
    does: /(?:no|nunca) (?:es|eres|son|era) (?:nada |muy )?timid[oa]s?|(?:siempre )?(?:le )?habla(?:n|s|ba)? (?:siempre )?(?:con|a) (?:l[oa]s |gente )?(?:desconocid|extran)[oa]s?(?: .*)?|(?:siempre )?hace migas (?:con cualquiera|en cualquier (?:lado|parte)|en todas partes|en todos lados|donde sea)/,
    acts: [
      '& hablaba bajito, como quien habla con gente desconocida. A @ eso no [le] daba ninguna vergüenza: le [contó] lo mejor de su día, y a cambio le [pidió] lo mejor del suyo, sin una pausa. A & se le olvidó bajar la voz.',
      '& dijo que le costaba hablar. «Se empieza por lo fácil», [contestó] @, y [preguntó] cómo se llamaba su abuela, qué desayunaba y si sabía silbar, como si se conocieran de toda la vida. & contestó a lo primero en voz baja, y a lo último, silbando.',
      '@ [se acercó] con la mano tendida, sin esperar a que nadie hiciera las presentaciones. «¡Hola otra vez!», [dijo]. «{Sé|Sabemos} tres chistes malos». & no sabía ninguno, pero sí un secreto, y lo contó como a quien se conoce de siempre.',
    ],
    small: ['«¡Hola!», le [dijo] @ a &. Nada. «¡Hola, hola!» Nada. «¡Hola, hola, hola!» «Hola», dijo &. ¡Ya!'],
    pet: ['@ [fue] derecho hasta & y [saludó] como se saluda a la familia. & se sintió de la casa.'],
  },
  {
    id: 'fair play',
    is: /juego limpio|buen[oa] perdedor(?:a|es|as)?|just[oa]s?|justicia|imparcial(?:es)?|sentido de (?:la )?justicia/,
    does: /(?:nunca|jamas|no) (?:ha hecho|hace|hacen|hizo|hacia) (?:ninguna |una sola )?trampas?(?: .*)?|(?:siempre )?sabe (?:perder|ganar)(?: (?:y \w+|mejor que|sin|con|como|aunque)(?: .*)?)?|juega(?:n|s)? (?:siempre )?limpio/,
    whole:
      /(?:\bes (?:muy |bien |tan )?just[oa],? (?:y )?)?\b(?:no|nunca|jamas) (?:soporta|aguanta|tolera|permite|acepta)\w* (?:\w+ )?(?:que (?:\w+ ){0,2}hagan? )?trampas?\b(?! para\b)/,
    acts: [
      'Se echó a suertes quién iba primero, y [ganó] @. «No vale: {miré|miramos} sin querer», [dijo], y [pidió] repetirlo. La segunda vez ganó &, y con todas las de la ley.',
      '@ [traía] tres galletas, y & quiso quedarse con la rota. «Así no sale la cuenta», [dijo] @. [Partió] por la mitad exacta la que sobraba, [midió] las dos partes y [dejó] que & escogiera primero.',
      '& quiso jugarse a pares y nones quién sonreía primero, y perdió. @ lo [contó] otra vez: & tenía un dedo doblado, que nadie había visto. «Entonces gana &», [dijo], y [pagó] al momento, con la sonrisa más grande que [tenía].',
    ],
    small: ['¡@ primero! «No vale», [dijo], «{miré|miramos} sin querer». Otra vez. ¡Ganó &! Y @ [aplaudió].'],
  },
  {
    id: 'answering for others',
    whole:
      /\b(?:nunca|jamas|no) (?:nos (?:ha )?(?:ech|avent)\w*|(?:ha )?(?:ech|avent)\w* a nadie) (?:a los leones|(?:al agua |de cabeza )?con (?:los de arriba|l[oa]s? jef\w+|el jefe|el director|la directora))|\b(?:si|cuando) (?:algo (?:sale|salia) mal|nos equivoc\w+|(?:el error|la culpa) (?:es|era) (?:mi|tuy|nuestr)\w+)\b(?:(?! (?:no|nunca|jamas) ).){0,20} (?:dice|decia)(?: que fue (?:el|ella)(?! [a-z])|[:,]? ?["«“]?(?:fui yo|la culpa es mia)\b)/,
    acts: [
      '& dijo que a lo mejor salía mal. «Si sale mal, {fui yo|fuimos nosotros}», [contestó] @, bien alto, para que se oyera lejos. «Y si sale bien, fue &». Luego [se puso] delante. & ya no tuvo excusa, y lo intentó.',
      'De los nervios, & tiró al suelo lo que tenía más cerca, y sonó muchísimo. «¿Quién fue?», preguntaron desde lejos. «Aquí {respondo yo|respondemos nosotros}», [contestó] @, que ya [estaba] delante. No se volvió a preguntar, y & levantó la cara.',
      '@ [se puso] delante de & y [se señaló] el pecho. «Si hay preguntas, se hacen aquí», [dijo], para que se oyera lejos. De ahí no [se quitó], y a & no hubo manera de verle ni la punta de la nariz, hasta que se asomó porque quiso.',
    ],
    small: ['& tiró algo. ¡Pum! «¿Quién fue?» @ [se puso] delante. «{Contesto yo|Contestamos}», [dijo].'],
  },
  {
    id: 'sharing the pain',
    whole:
      /\bsi a? ?(?:un[oa]|algun[oa])\b.{0,25}\b(?:llora|duele|se cae|reganan|castigan|se enferma)\b.{0,20}\b(?:el|la|al) otr[oa](?: tambien(?=[,;]|$)|(?: tambien)? (?:se pone a |le )?(?:llor|duel|sufr)\w*)|\b(?:si|cuando) (?:yo )?(?:me ve llorar|lloro|me duele \w+|estoy triste)\W+(?:tambien |se pone a )?(?:llora|sufre|le duele)(?: (?:conmigo|tambien|igual))?\b/,
    acts: [
      'A & le dolía lo suyo, y se notaba. «¿Dónde?», [preguntó] @. & señaló. @ [se llevó] la mano al mismo sitio: «Aquí también», y ahí la [tuvo] hasta que & dijo que ya no tanto. «Aquí tampoco», [dijo] @.',
      '& tenía un hombro caído, como quien lleva algo que pesa. @ [puso] debajo el suyo, y [bajó] igual. «Pesa», [dijo]. Y no lo [quitó]. Aquello, que había sido solo de &, ya pesaba la mitad.',
      '& dijo que era cosa suya y de nadie más. «Si es de &, es {mía|nuestra}», [contestó] @. [Puso] la misma cara larga, [dio] el mismo suspiro y no [quiso] sonreír antes que &. Hubo que sonreír a la vez.',
    ],
    small: ['& hizo un puchero. @ [hizo] el mismo, igualito. & suspiró. @, también. & sonrió. ¡Y @!'],
  },
  {
    id: 'keeping for another',
    whole: new RegExp(
      `(?<!\\b(?:no|nunca|jamas) )(?:\\bles? guarda(?:n|ba|ban)? (?:siempre )?(?:el|la|l[oa]s) (?:ultim|mejor)\\w* ${FOOD}\\b|\\bse guarda(?:n|ban) (?:siempre )?(?:el uno al otro|la una a la otra) (?:el|la) (?:ultim|mejor)\\w* ${FOOD}\\b|\\bse guarda(?:n|ban) (?:siempre )?(?:el|la|l[oa]s) (?:ultim[oa]s? |mejor(?:es)? )?${FOOD}\\b.{0,30}\\b(?:el uno (?:para el|al) otro|la una (?:para la|a la) otra))`,
    ),
    acts: [
      '@ [sacó] un dulce envuelto en papel. Era el último, y no se lo [había] comido. «Estaba guardado», [dijo], y se lo [dio] a &. & devolvió la mitad. La mitad volvió. Fue y vino tres veces, hasta que la mordieron a la vez.',
      'A @ [le] quedaba un pedazo de galleta, el último y el mejor. No lo [mordió]: lo [envolvió] otra vez y se lo [guardó] a & en el bolsillo. «Para luego», [dijo]. & no había tenido nunca un luego tan dulce.',
      '& dijo que con lo que sobrara tenía bastante. «Lo que sobra, no: lo mejor», [contestó] @, y [abrió] la servilleta en que lo [traía]: la parte de en medio, sin un mordisco. & la miró un rato antes de probarla. La habían guardado entera.',
    ],
    small: ['@ [tenía] el último pedacito y no lo [mordió]. Lo [guardó], lo [guardó]… y se lo [dio] a &. ¡Ñam!'],
  },
  {
    id: 'softening hearts',
    does: /(?:siempre )?(?:ablanda|derrite|enternece)(?:n|s|ba)? (?:hasta )?(?:a tod[oa]s|a cualquiera|al? (?:mas|que) .+)(?: con .+)?/,
    whole:
      /\b(?:consegu|consigu|logr|hizo|ha hecho|desde que (?:nac|lleg))\w*\b.{1,40}\bque (?:no|nunca|jamas)(?: se)?(?: (?:ha|habia))? (?:llor|sonri|emocion|abraz)\w*\b.{0,30}\b(?:llor|sonri|sonre|emocion|abraz|derrit|se ri[eo])|\bse derriten? con (?:ella|el)(?=$|[,;])/,
    acts: [
      '& traía cara de piedra, de las que no se mueven por nada. @ la [miró] muy de cerca y le [sonrió]. A la piedra le salió primero una arruga, luego un hoyuelo, y al final & tuvo que sonarse.',
      '& cruzó los brazos: esas cosas no se cuentan. @ le [tomó] una mano, como si nada, y la [dejó] entre las suyas. Los brazos se soltaron, después la voz, y & contó hasta lo que no pensaba contar.',
      '& dijo que ya nada le hacía ni reír ni llorar. @ le [dijo] una sola cosa al oído. & quiso contestar con voz seria, y no le salió: se le había puesto blandita.',
    ],
    small: ['& tenía cara de piedra. @ le [puso] un dedo en la nariz. La piedra se movió. Otro poquito. ¡Se rio!'],
    pet: ['& traía cara de piedra. @ [apoyó] ahí la cabeza. Primero se ablandó una mano. Al final, la cara.'],
    cradle: ['& tenía la cara muy seria. @ la [miró] y [bostezó]. A & le rodó una lágrima, de las buenas.'],
  },
  {
    id: 'the look',
    is: /(?:capacidad|habilidad|talento|manera|forma) (?:de|para) juzgar(?:nos|me|te)?(?: (?:en silencio|con la mirada))?/,
    does: /(?:siempre )?(?:me |nos |te )?juzga(?:s|n|ba)? .*(?:en silencio|con la mirada|con los ojos|y no dice nada|sin decir nada)|(?:me|nos|te) mira(?:n|ba)? como si (?:yo |uno )?(?:le |les )?(?:deb|pag)\w+ .+/,
    acts: [
      '@ [miró] a & de los zapatos a la cara, sin prisa y sin una palabra, y [levantó] una ceja. & se enderezó. Entonces @ [bajó] la ceja y [dijo] que sí con la cabeza, una sola vez. & había aprobado.',
      '& empezó con las excusas. @ no [dijo] nada: [ladeó] la cabeza y [miró]. La primera excusa se cayó sola. La segunda, también. A la tercera, & se rio y dijo la verdad.',
      '& preguntó qué había que hacer. @ [miró] hacia el lado fácil con los ojos medio cerrados, y el lado fácil quedó descartado. Luego [miró] a & y [parpadeó] muy despacio. No hizo falta ni una palabra: eso era que sí.',
    ],
    small: ['@ [miró] los zapatos de &. [Miró] su cara. Mmm. & esperó. @ [dijo] que sí con la cabeza. ¡Uf!'],
    pet: [
      '@ [se puso] delante de & y [miró] de arriba abajo, sin parpadear y sin un ruido. & se peinó, se enderezó y pidió disculpas, por si acaso. Entonces @ [cerró] los ojos, despacio. & había aprobado.',
      '& dijo una excusa. @ [miró] para otro lado. Dijo otra, y @ ni [parpadeó]. & probó con la verdad, y @ [fue] a ponerse a su lado: caso cerrado.',
    ],
  },
]
