import type { Family } from './family.ts'

/** Acts of how somebody carries themselves, what they see and keep in mind, and what they take upon themselves for others. */
export const BEARING: readonly Family[] = [
  {
    id: 'elegance',
    is: /elegan(?:tes?|cia)|porte|coquet(?:as?|eria)|distinguid[oa]s?/,
    acts: [
      '@ [se quitó] el pañuelo del cuello, de un solo giro le [hizo] a & un lazo perfecto y [dio] un paso atrás para verlo. «Nunca se sabe quién viene», [dijo]. & se miró el lazo por los dos lados, y enderezó la espalda.',
      '@ [se alisó] la ropa, [levantó] la barbilla y [se acercó] como quien entra a un baile, con una reverencia pequeña al llegar. «Un placer», [dijo]. & se sacudió el polvo para contestar igual, con reverencia y todo.',
      '@ le [ofreció] el brazo a & como a la entrada de un palacio, y [se quedó] así, con la barbilla en alto. & lo aceptó como quien va a salir en un retrato. «Así ni se nota la pena», dijo.',
    ],
    small: ['@ le [hizo] a & un lazo, despacito: por aquí, por allá. ¡Qué lazo! & dio una vuelta, para que se viera.'],
    pet: [
      '@ [se acercó] a & como quien entra a un baile, sin una prisa y con todo en su sitio, y [se quedó] delante, en pose de retrato. & se sacudió el polvo, para estar a la altura.',
    ],
  },
  {
    id: 'dignity',
    is: /dignidad|dign[oa]s?/,
    does: /(?:nunca|jamas|no) (?:agacha|baja|dobla)(?:s|n)? la (?:cabeza|cara|mirada|frente)(?: (?:ante|por|frente a) .+)?/,
    acts: [
      '& miraba al suelo, por si alguien se reía. @ no [bajó] la cara: [se sacudió] la manga, [miró] de frente y [siguió] hablando con &, de igual a igual. «Que se rían», [dijo]. & también miraba ya de frente.',
      '& preguntó, mirando al suelo, cuánto se debía por tanta atención. «Nada», [contestó] @, «y la cabeza no se agacha». & la levantó, y pagó con un «gracias» bien dicho, mirando a los ojos.',
      '& pidió perdón por dar lástima. «Lástima, ninguna», [contestó] @, y le [dio] la mano como se da entre iguales: entera, mirando a los ojos y diciendo su nombre completo. & dijo el suyo, sin comerse ni una letra.',
    ],
    small: ['& miraba al suelo. @ le [levantó] la barbilla con un dedo. «Arriba», [dijo]. Y arriba se quedó.'],
  },
  {
    id: 'memory',
    is: /memoria|buena memoria|memoria de elefante|memorios[oa]s?/,
    does: /(?:se acuerda|recuerda)(?:s|n)? (?:siempre )?de todo|(?:nunca|jamas|no) se l[ea]?s? olvidan? (?:ni una cosa|nada|ningun detalle)/,
    acts: [
      '& ya no se acordaba de lo primero que había dicho. @ lo [repitió] sílaba por sílaba, con el suspiro y todo. & no supo qué decir: no faltaba nada.',
      '@ [cerró] los ojos y [fue] diciendo cómo había llegado &, qué había mirado primero y lo primero que había dicho, sin cambiar ni una sílaba. & lo iba comprobando con la boca abierta. No faltaba nada.',
      '@ [se puso] las manos atrás y [recitó] unos versos aprendidos quién sabe cuándo, de cabo a rabo y sin una falta. En el último salía alguien con la misma pena que &. & pidió oírlos otra vez, y salieron idénticos.',
      '«Esto ya lo {he oído|hemos oído} una vez», [dijo] @, y [contó] de quién era aquella pena, en qué calle vivía, qué zapatos llevaba y cómo se le quitó: hablando con alguien. & preguntó si de veras se acordaba. Se acordaba hasta de los cordones.',
    ],
    small: ['& dijo tres colores, y @ los [dijo] también. ¡Ni uno se [le] olvidó! & aplaudió.'],
    pet: [
      '& escondió una miga debajo de una de tres hojas, y las cambió de lugar. @ [fue] derecho a la que era. Al rato, cuando & ya no sabía cuál, @ [volvió] a la misma, sin dudar.',
    ],
  },
  {
    id: 'noticing',
    is: /observador(?:a|es|as)?|capacidad de observacion/,
    does: /(?:siempre )?(?:se fija|ve|nota|mira)(?:s|n)? (?:siempre )?(?:en )?(?:cada detalle|todos los detalles|los detalles|todo|lo que (?:nadie|l[oa]s demas no|otr[oa]s no|nadie mas) (?:ve|ven|mira|miran|nota|notan|vio)(?: .*)?)/,
    acts: [
      '«Ese botón lo cosieron con hilo de otro color», [dijo] @, que se [había] fijado. & se lo buscó: era verdad, y nunca lo había visto. «Y con muchísimo cuidado», [dijo] @. & lo tocó, y sonrió: alguien se lo había cosido.',
      '@ [vio] lo que nadie: que & traía una hojita pegada en la espalda y que, al hablar, movía un dedo como quien lleva el compás. «¿Qué canción es?», [preguntó]. & no sabía que se le notara. La tarareó entera.',
      '@ [señaló] en el suelo, a un paso de &, una hormiga que cargaba una miga más grande que ella. «Lleva tres paradas», [dijo], «y no la suelta». Nadie más la había visto. & se agachó, y contó con @ la cuarta.',
      '@ [miró] alrededor, sin prisa, y [señaló] tres cosas: una sombra con forma de pez, una raya que parecía un río y una motita de luz en la mano de &. Las tres estaban ahí desde el principio. & encontró la cuarta.',
    ],
    small: ['@ [señaló] con el dedo. ¿Qué hay? Un puntito. ¡Y camina! & no lo había visto. Y miró, y miró.'],
    pet: ['@ [se detuvo]: [había] visto un bichito del tamaño de un punto. No [se movió] hasta que & lo vio también.'],
    cradle: ['@ [encontró] un puntito en la ropa de & y ya no [miró] otra cosa. & nunca lo había visto.'],
  },
  {
    id: 'waiting for each other',
    is: /(?:manera|forma) (?:de|en que|como) (?:se esperan|esperarse)(?: .*)?/,
    does: /(?:siempre )?se (?:esperan|esperaban)(?: (?:siempre|para .+|(?:l[oa]s )?un[oa]s? al? (?:la |l[oa]s )?otr[oa]s?.*))?/,
    whole:
      /\b(?:no|ningun[oa]|nunca) .{0,12}\b(?:empiez|com[ei]|meriend|cen|desayun|duerm|acuest|arranc|sal|entr)\w* .{0,20}\bhasta que (?:el otro|la otra|l[oa]s otr[oa]s) (?:no )?(?:se )?(?:sient|lleg|termin|est|vien|alcanz)\w*|\bsi (?:falta|se atrasa|no llega) (?:un[oa]|algun[oa]) (?!de ).{0,20}\b(?:l[oa]s otr[oa]s (?:no|esper)|nadie)\b/,
    acts: [
      '& dijo que siguieran sin esperar. @ no [dio] ni un paso: [sacó] una galleta y no la [mordió]. «Así no sabe igual», [dijo]. & tardó lo suyo. Cuando por fin tendió la mano, la partieron y la mordieron a la vez.',
      '@ [traía] una flor de diente de león y ya [iba] a soplar, pero [cerró] la boca: faltaba &. «A la cuenta de tres», [dijo], y [esperó]. & necesitó contar hasta nueve. Soplaron a la vez, y no quedó ni una pelusa.',
      '«Una, dos…», [contó] @, y ahí [se calló], porque & no estaba en su lugar. [Esperó]. «Una, dos…» Tampoco. [Esperó] otra vez. Cuando & se puso en su lugar, el «¡tres!» lo dijeron a la vez, y a la vez brincaron.',
      '@ [empezó] una canción, y al final de cada verso [esperó] a &. & entraba tarde, y @ [sostenía] la nota, y la [sostenía], hasta que & llegaba. La última palabra sonó una sola vez, con todas las voces.',
    ],
    small: ['@ [tenía] una galleta. & no llegaba. @ [esperó]. Y [esperó]. Llegó &. ¡Ñam!, a la vez.'],
    pet: [
      '@ [iba] delante. Como & no venía, [se detuvo], [miró] atrás y [esperó]. A cada paso [volvió] a esperar, y así llegaron a la vez.',
    ],
  },
  {
    id: 'standing in',
    is: /disposicion para cubrir(?:nos|me)?(?: .*)?/,
    whole:
      /\bse (?:levant|desvel|qued\w+ despiert)\w*\b.{0,30}\b(?:para|pa) q(?:ue)? (?:yo |nosotr[oa]s |(?:mi|su) \w+ )?(?:pueda |podamos )?(?:siga |sigamos )?(?:durm|duerm|descans)\w*/,
    does: /(?:siempre )?(?:me|nos|te|les?) (?:cubre|cambia|toma|hace|suple|cubria|reemplaza)(?:s|n)? (?:siempre )?(?:(?:el|la|un|una|los|las|mis?|tus?|nuestr[oa]s?) )?(?:turno|guardia)s?(?: .*)?/,
    acts: [
      '@ no [preguntó] por qué. [Se puso] en el lugar de &, [contestó] a quien pasaba, [dio] las señas y [apuntó] los recados. «Por hoy, este turno es {mío|nuestro}», [dijo]. & cerró los ojos diez minutos, que buena falta le hacían.',
      '& necesitaba un momento, y no se atrevía a pedirlo. «De aquí {me encargo yo|nos encargamos nosotros}», [dijo] @, y no [preguntó] para qué. Por un buen rato, & no tuvo que contestar a nadie. Luego ahí [seguía] @, con todo en orden.',
      '& suspiró, porque le tocaba. «Ya no», [contestó] @, y le [cambió] el lugar: [fue] primero, [dio] la cara y [dejó] para & la parte fácil. «Otro día será al revés», [dijo].',
    ],
    small: ['& ya no podía más. «{Yo sigo|Seguimos}», [dijo] @, y [siguió]. & descansó un ratito. Luego, al revés.'],
  },
  {
    id: 'bringing up',
    is: /crianza(?: .*)?|buen(?:a|os)? (?:papas?|mama)|(?:papa|mama) (?:buenisim[oa]|excelente|maravillos[oa]|increible|ejemplar)|papazo|padrazo|mamaza|madraza/,
    does: /(?:el |ella )?(?:me|nos) (?:crio|criaste|criaron|ha criado)(?: (?:siempre |tan )?(?:bien|con (?:mucho )?(?:amor|carino)|como (?:un|una|su|sus) \w+))?/,
    whole:
      /\b(?:nos|me|l[oa]s) (?:crio|criaba|ha criado) a (?:tod[oa]s|l[oa]s (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+|de .+))\b|\b(?:como|es|fue|ha sido) (?:mi |nuestra |una )?(?:otra|segunda) (?:mama|madre)\b|\b(?:como|es|fue|ha sido) (?:mi |nuestro |un )?(?:otro|segundo) (?:papa|padre)\b/,
    acts: [
      '«¿Hay hambre?», le [preguntó] @ a & antes que nada. [Partió] lo que [traía] y le [dio] el pedazo grande; el otro lo [guardó] para después. Luego le [abrochó] hasta el último botón. & no se movía: hacía mucho que nadie le abrochaba nada.',
      '@ le [acomodó] a & el cuello, le [revisó] los bolsillos, por si faltaba algo, y le [puso] en uno la mitad de su galleta. «Y ahora, con la cabeza en alto», [dijo]. & obedeció como se obedece en casa.',
      '@ le [contó] a & a quién se saluda, qué se contesta y qué se hace cuando da miedo, y se lo [hizo] repetir. & lo dijo todo sin ayuda, y miró a @, por si lo [había] oído. Todo lo [había] oído.',
    ],
    small: ['@ le [limpió] la cara a &, le [dio] su galleta y le [tomó] la mano. «Por aquí», [dijo]. Y & fue.'],
  },
  {
    id: 'working it out',
    is: /mana(?: para .+)?|ingenio para arreglar\w*(?: .*)?/,
    does: /(?:nunca|jamas|no) (?:dice|ha dicho|dijo) que no (?:puede|sabe|pueda|se pueda|se puede)(?: (?:hacer|arreglar|resolver)\w*(?: .*)?)?/,
    acts: [
      '& traía una cajita de música que ya no sonaba. «A ver», [dijo] @. La [abrió] y la [miró] por todos lados, hasta entender para qué servía cada rueda. En la última había un pelito. [Sopló], y sonó. & pidió oírla dos veces más.',
      'A & se le había hecho un nudo en el cordón, de los imposibles. @ no [tiró]: lo [miró] por un lado y por el otro, [siguió] una punta con el dedo hasta saber por dónde iba, y lo [deshizo] con dos uñas. «Era por abajo», [dijo].',
      '& dijo que lo suyo no lo entendía nadie. «A ver», [contestó] @, y [se acomodó] a mirarlo desde el principio. [Preguntó] una cosa, luego otra, y no [paró] hasta poder contarlo con tres piedritas: aquí &, aquí la pena, aquí por dónde se sale.',
    ],
    small: ['& tenía un nudo. @ lo [miró] por aquí, lo [miró] por allá. «Ajá», [dijo]. ¡Y se soltó!'],
  },
]
