import type { Family } from './family.ts'

/** Acts of head and hands: work, study, teaching, mending, making, noticing, leading. */
export const CRAFT: readonly Family[] = [
  {
    id: 'studying and working',
    does: /(?:trabaj|chamb|labur)\w* .{0,30}(?:estudi|carrera|prepa|universi|escuela)|(?:estudi|carrera|prepa|universi)\w* .{0,40}(?:trabaj|chamb|labur|de noche|hij[oa]s)|(?:termin|acab|sac|hizo)\w* (?:la|su|una) (?:carrera|prepa|primaria|secundaria|licenciatura|maestria|universidad)|estudi\w+ de noche|se (?:graduo|titulo|recibio)|volvio a (?:estudiar|la escuela)/,
    acts: [
      'Primero [terminó] lo que tocaba, que era mucho. Luego @ [sacó] un cuaderno y [se puso] a estudiar, con los ojos que se cerraban y el lápiz que no. & nunca había visto tanto empeño en tan poca luz.',
      '& preguntó a qué hora descansaba. «Cuando {acabe|acabemos}», [contestó] @, con una mano en el trabajo y la otra en el libro. [Pasó] la hoja, [apuntó] algo y [siguió].',
      '@ [sumó] lo que le quedaba del día después de trabajar: un ratito. «Con eso alcanza para una página», le [dijo] a &, y la [leyó] ahí mismo, en voz alta. Mañana, otra.',
    ],
  },
  {
    id: 'hard work',
    does: /levantandose (?:a las|temprano)|madrugando|no descans|podria\w* (?:estar )?descans|(?<!sabe |el |su |de |del )trabaj(?:a|as|o|aste|aba|abas|an|ar|ando)\b(?! (?:en|de) (?:oficina|equipo))(?!\w* (?:(?:\d+ anos )?(?:de|como) (?:profes|maestr)|en equipo))|se (?:levanta|para|despierta) (?:siempre )?(?:a las|antes|temprano|de madrugada)|desvel|se va al ultimo|labur(?:a|as|aste|o)\b|echa(?:s|n|ndole)? (?:much\w+ )?ganas|sol a sol|madrug|(?:nos|les) exige/,
    is: /hard ?work|trabajador|chamb|labur|esfuer|dedic|luchon|trabajo duro|exigent(?!es? pero just)/,
    acts: [
      '& dijo que era demasiado trabajo, que nadie podía con tanto. @ [se arremangó], [empezó] por una orilla y no [paró], ni para descansar ni para quejarse, hasta que estuvo hecho.',
      '@ no [se sentó] ni un momento. Lo que & tenía a medias lo [terminó], lo que estaba mal lo [hizo] otra vez, y todavía [preguntó] qué más había que hacer.',
      'Era muchísimo lo que a & le faltaba por hacer. @ [tomó] lo primero, lo [hizo], y [tomó] lo siguiente. Y lo siguiente. Al final no quedaba ni un pendiente.',
      '«Tú descansa», le [dijo] @ a &, [se sobó] las manos y [siguió] trabajando, sin prisa y sin pausa. Cuando & abrió los ojos, todo lo suyo estaba listo.',
      '& preguntó cuánto faltaba. @ no [contestó], porque [estaba] en eso: [terminó] una parte, [empezó] la siguiente, [se limpió] el sudor con la manga y no [soltó] la herramienta hasta que & vio su trabajo hecho.',
    ],
  },
  {
    id: 'beyond hours',
    does: /no (?:mira|ve) (?:el|la) (?:reloj|hora)|fuera de (?:hora|horario)|a deshoras|se queda (?:siempre )?(?:hasta tarde|despues|horas extra|mas tiempo)|hasta en (?:domingo|sabado|vacaciones)|\bse entrega\b/,
    is: /(?:su|la|tu) entrega\b/,
    acts: [
      'Ya era hora de irse, y @ ya se [iba]. [Vio] a &, [volvió] a dejarlo todo en el suelo y [dijo]: «A ver, cuéntame». [Se fue] cuando ya no quedaba nada por hacer.',
      '«Ya se acabó el turno», avisó alguien. «Todavía no», [contestó] @, mirando a &, y [volvió] a empezar con las mismas ganas que al principio del día.',
      '& pidió perdón por la hora. «¿Cuál hora?», [dijo] @, y [siguió] atendiendo hasta el último detalle, sin mirar el reloj ni una sola vez.',
    ],
  },
  {
    id: 'training',
    does: /entren|gimnas|sale a correr|corre (?:todos|cada|marat)|(?:corrio|corre) (?:un |el |su |los )?(?:marat|\d+|medio)|marat\w+|no falta a (?:sus?|la) (?:entren|practic|clase)|deportist|hace (?:deporte|ejercicio)/,
    is: /disciplin|deport/,
    acts: [
      '@ lo [hizo] una vez, [respiró] y lo [repitió]. Veinte veces, contadas, sin saltarse ninguna. «Así se hace», le [dijo] a &: «hoy un poquito y mañana otro poquito».',
      '& ya no podía con el cansancio. @ [trotó] a su lado, [marcó] el paso y [fue] contando en voz alta: «Diez más. Ahora cinco. Ahora una». Y esa una también la hicieron.',
      'Nadie miraba, y habría dado igual saltárselo. @ [se estiró], [tomó] aire y [cumplió] con toda su rutina, del primer ejercicio al último. & la empezó al día siguiente.',
    ],
  },
  {
    id: 'saving',
    does: /junt(?:o|a|aba|aste) (?:su|sus|el|tus) (?:domingo|dinero|moneda|propina|sueldo)\w*|ahorr|cuida (?:el|su|cada) (?:dinero|peso|centavo)|alcanc|guarda (?:el|su|cada) (?:dinero|peso|moneda)/,
    acts: [
      '@ [sacó] un frasco lleno de monedas de las chiquitas. [Había] guardado una por día, sin que se notara. «Era para cuando hiciera falta», le [dijo] a &. Y hacía falta.',
      '& iba a gastarlo todo de una vez. @ [hizo] tres montones: para hoy, para mañana y para un susto. El del susto lo [apartó] bien apartado. Resultó que alcanzaba.',
      'Lo que otros dejaban, @ lo [guardaba]: un hilo, un botón, una moneda. [Fue] sacándolo todo delante de &, y de tanto poquito se hizo lo que necesitaban.',
    ],
  },
  {
    id: 'homework patience',
    does: /(?:ayud|paciencia|paciente|explic|ensen)\w* .{0,30}(?:tarea|matematic|multiplic|fraccion|deberes|leer|materia|conmigo para|para (?:ensen|explic))|(?:explic|repit)\w* (?:las veces|mil veces|todas las veces|otra vez|hasta|una y otra|con (?:calma|paciencia))|nunca se cansa de (?:explic|ensen|repet)/,
    acts: [
      '& no entendía, y ya le daba vergüenza decirlo. @ [empezó] otra vez desde el principio, más despacio y con dibujos. A la cuarta, con la misma voz de la primera. A la quinta se oyó: «¡Ah!».',
      '«No hay preguntas tontas», [dijo] @, y [contestó] la de &, y la siguiente, y otra vez la primera. No [suspiró] ni [miró] el reloj. Cuando & lo logró, [pidió] que se lo explicara de vuelta.',
      '@ no se lo [hizo]: [esperó]. [Esperó] a que & borrara, a que dudara, a que contara con los dedos. «Vas bien», [decía], y no [decía] más, hasta que salió.',
    ],
  },
  {
    id: 'teaching',
    does: /da(?:ba|n)? (?:la |las |sus )?clases?|la clase con|(?:me |nos )?corrige|(?:me |nos )?corrige (?:sin|con)|(?:por|gracias a|con) (?:el|ella|usted|ti|vos|ellos) (?:aprend|estudi|leo|logr)\w*|me ensen\w+ a no|(?:me|nos|les|le|l[oa]s) ensen\w*|ensen(?:a|as|o|aste|ar|aba|ando)\b|gracias a (?:el|ella|usted) mi \w+ (?:ingres|entr|aprob|aprend|lee)|sentir (?:tont|brut|burr|torp|menos)|(?<!no (?:me )?se )explic|me educ|nos educ|(?:su|tu|la) (?:forma|manera) de (?:dar clase|explic|ensen)|da(?:r)? clases/,
    is: /(?:de|como|es|gran|buen[oa]?|mejor) (?:profes|maestr)|maestr[oa] de vida|guia\b/,
    acts: [
      '@ no se lo [hizo]: le [puso] a & las manos en su lugar, las suyas encima, y así salió. La segunda vez, & lo hizo sin ayuda.',
      '& no entendía. @ lo [explicó] con manzanas, luego con piedritas, luego con un cuento, hasta que se oyó: «¡Ah!».',
      '«Mira mis manos», [dijo] @, y lo [hizo] despacio. Después [deshizo] todo y le [dijo] a &: «Ahora tú».',
      '& se equivocó y quiso esconderlo. «A ver», [dijo] @, «este error es de los buenos», y con el puro error le [enseñó] cómo se hacía.',
      '@ [dibujó] un círculo en el suelo, luego otro, y le [pasó] la vara a &. El tercero salió torcido. El décimo ya no.',
    ],
  },
  {
    id: 'two languages',
    does: /idiomas?\b|traduc|bilingue|habla(?:r|s|rme|rnos)?(?: \w+)? en (?:espanol|ingles|su lengua)|(?:me|nos|le|les) habla en/,
    acts: [
      '& hablaba y nadie entendía. @ [se puso] en medio y [fue] pasando cada frase de un lado al otro, hasta que los dos lados se rieron de lo mismo.',
      'Había algo escrito, y & no podía leerlo. @ lo [dijo] primero como venía y luego con las palabras de la casa. Con esas se entendió todo.',
      'A & no le salía la palabra. @ la [buscó] en un idioma, la [encontró] en el otro y se la [prestó].',
    ],
  },
  {
    id: 'fixing',
    does: /arm(?:a|ar|o)\b (?:\w+ ){0,3}(?:mueble|juguete|cuna|ropero|bici|computadora)\w*|arregl\w* (?!con un chiste)|compone|repara|lo arregla|todo tiene arreglo|\bmanit|ech\w* a andar|desarm/,
    is: /mil usos|habil\w* (?:con|para)|todologo|mecanic/,
    acts: [
      '& ya lo había dado por perdido. @ lo [abrió], [sopló], [cambió] de lugar una piecita y lo [cerró]. Hizo un ruido, dos, y echó a andar como nuevo.',
      '«Trae acá», [dijo] @. [Buscó] en sus bolsillos, [encontró] un alambre y se [puso] a componerlo. Cuando & quiso dar las gracias, ya [estaba] apretando lo siguiente que andaba flojo.',
      '@ [pegó] la oreja, [dio] dos golpecitos y [dijo]: «Es esto». [Apretó], [aceitó], [probó]. Donde & veía una cosa rota, ya no había nada roto.',
    ],
  },
  {
    id: 'working it out',
    does: /(?:no|nunca) se le cierra el mundo|a ver como|no se (?:podi?a|puede)\b|busca(?:ba)? (?:siempre )?la manera|recursiv|se (?:las )?(?:ingenia|arregla)|encuentra (?:siempre )?(?:la manera|el modo|como|la vuelta|(?:una )?(?:salida|solucion))|sale del paso|improvis|apana(?:d|o\b|s?\b)|resuelv\w*|hac\w+ milagros|soluciona|todo (?:parezca|sea) (?:mas )?facil/,
    is: /ingeni|soluci/,
    acts: [
      '«No se puede», dijo &. @ no [discutió]. [Pidió] un hilo, dos pinzas y una tapa. A los cinco minutos se podía.',
      'Faltaba casi todo. @ [hizo] la cuenta de lo que sí había, [probó] de un modo, luego de otro, y con las sobras [armó] justo lo que necesitaba &.',
      '«A ver cómo», le [dijo] @ a &, que es lo que se dice en lugar de «imposible». [Buscó] en sus bolsillos, [juntó] una liga, un botón y media idea, y con eso salió lo que no tenía remedio.',
    ],
  },
  {
    id: 'cleverness',
    does: /(?:manos|list|intelig|astut|abusad)\w* (?:para|pa)\b|abr\w+ (?:las |la )?puertas? (?:sol|con la)|abusad[oa]|sabe (?:mucho|de todo|tod[oa]|un monton)|gana (?:siempre )?(?:al|en el) ajedrez|piensa (?:muy )?rapido/,
    is: /inteligen|\blist[oa]s?\b|brillante|astut|\bcult[oa]\b|\bmente\b|lumbrera/,
    acts: [
      '@ [miró] el problema por arriba, por abajo y de lado. «Está al revés», [dijo]. Le [dio] la vuelta, y & se tapó la boca.',
      'Habían probado a la fuerza. @ [pidió] un clip, [hizo] un gancho, [jaló], y salió lo que & había dado por perdido.',
      '@ [hizo] una cuenta en el aire, [cambió] de lugar dos cosas y [esperó]. Funcionó. & pidió que se lo explicaran otra vez.',
    ],
    pet: [
      'Todos empujaban. @ [miró] un rato, [puso] una pata justo donde había que ponerla, y aquello se abrió. & no supo qué decir.',
    ],
    cradle: [
      '@ [miró] lo que & había escondido debajo de un trapo. [Lo pensó]. [Levantó] el trapo. Ahí estaba, y ya no hubo manera de engañar a nadie.',
    ],
  },
  {
    id: 'learning',
    does: /(?:le gusta|quiere|sigue|ganas de|a) aprend\w*|(?<!se )aprend(?:io|e|iste|es|iendo)\b|averigu|estudi(?:a|as|ar|o)\b|se supera|superarse/,
    is: /aplicad|estudios|autodidact/,
    acts: [
      '@ no [sabía] hacerlo. [Pidió] que & lo hiciera otra vez, despacio, y [practicó] aparte, con la lengua entre los dientes. Al volver, ya [sabía].',
      '@ [llenó] media libreta con lo que no entendía. Le [preguntó] a &, [tachó], [preguntó] más. Al final no quedaba ningún renglón sin tachar.',
      '«Eso no lo {sé|sabemos}», [dijo] @, «pero lo {voy|vamos} a aprender». [Pidió] que & le enseñara desde el principio y [practicó] hasta que le salió.',
    ],
    pet: ['@ [vio] una sola vez cómo lo hacía &. La segunda, lo [hizo].'],
    cradle: [
      '& aplaudió. @ [miró] sus dos manos, las [juntó] una vez, falló, las [juntó] otra vez y sonó. Ya [sabía] aplaudir.',
    ],
  },
  {
    id: 'reading',
    does: /(?:trae|carga|lleva|con|anda con) (?:siempre )?(?:un|su) libro|devora libros|lee (?:todo|mucho|un|a)|\b(?:lee|leyendo|leia)\b (?!l[oa]s? (?:mente|labios))|(?:gusta|encanta|ama|de) leer\b|con un libro|\blibros\b|lector/,
    acts: [
      '@ [sacó] un libro del bolsillo, [buscó] la página y se la [leyó] a &, con el dedo debajo de cada línea. Hablaba justo de eso. & pidió la página siguiente.',
      '«Esto {lo leí|lo leímos} una vez», [dijo] @, y [fue] contando de memoria lo que decía aquel libro. A & le pareció que alguien lo había escrito para ese momento.',
      '@ [leyó] en voz alta todo lo que encontraba: un letrero, una etiqueta, el revés de un papel. Y en el revés del papel estaba lo que & llevaba tanto buscando.',
    ],
  },
  {
    id: 'concentrating',
    does: /(?:pasar|pasa|estar|puede|durar|se pasa|se queda|esta)\w* (?:\w+ )?horas|sin levantar la (?:vista|mirada|cabeza)|se concentra|no se distrae|(?:pasa|puede (?:pasar|estar)|se pasa) horas|se clava/,
    is: /concentra/,
    acts: [
      '@ [se agachó] sobre aquello y ya no [oyó] nada: ni los ruidos, ni las prisas, ni su nombre. [Movió] una pieza, luego otra, hasta que la última entró. & no se había atrevido ni a toser.',
      'Todo alrededor se movía. @ no [apartó] los ojos de lo que [hacía], con la lengua entre los dientes, y & entendió que así, mirando una sola cosa, se hacen las difíciles.',
      '«Espera», [dijo] @, y [se quedó] mirando un punto tan fijo que & miró también. Pasó un buen rato. Nadie más lo habría esperado. Y entonces encajó.',
    ],
  },
  {
    id: 'making by hand',
    does: /(?:me|nos|les|le) (?:hace|hizo|pinta|dibuja|regala|hacia)\w* (?:un |unos |muchos )?dibujos?|con (?:un|una|dos) (?:hilo|aguja|palo|trapo|lapiz|papel)\w*|remienda|zurce|(?:hace|haciendo) (?:magia|maravillas|milagros) con (?:sus manos|una aguja|la aguja|los hilos)|(?:hace|hacia|prepara) (?:\w+ )?(?:pulser|chambrit|coll?ar|manualid|vestid|adorno|tarjet|figur|muebl)\w*|con (?:sus|tus) (?:propias )?manos|\b(?:teje|tejer|cose|coser|borda|bordar|pinta|pintar|dibuja|dibujar|talla|esculpe)\b|hace (?:cosas|figuras|manualidades|munec)|lo bien que (?:escribe|cose|teje|dibuja|pinta|toca)/,
    is: /(?<!con las )(?<!de )\bmanos\b(?! vacias)|talent|artist|habil|dibuj/,
    acts: [
      '@ [tomó] los pedazos y [movió] los dedos un rato, casi sin ver. Cuando [abrió] las manos, estaba entero otra vez. & lo tocó para creerlo.',
      'Con un lápiz y cuatro rayas, @ [hizo] que apareciera en el papel lo que & llevaba una hora tratando de explicar.',
      'De un hilo y un retazo, @ [fue] sacando, puntada por puntada, una cosa tan bien hecha que & no la quería ni doblar. «Es para ti», [dijo], y [cortó] el hilo.',
    ],
  },
  {
    id: 'being good at it',
    does: /sabe (?:hacer )?de todo|todo lo (?:hace|que hace) (?:bien|perfecto|lo hace bien)|hace magia|(?:con )?(?:una |mucha )?(?:precision|maestria|destreza)|(?:es|eres|sos) (?:el|la) mejor (?:en|jugador|cociner|para|haciendo|bailar|cantant)\w*|(?<!lo )buen[oa] (?:pal|para el|para la|para los|en el|en la|con el|con la)\b|es un(?:a)? (?:maquina|crack|genio|fiera|as) |lo (?:bien|rapido) que (?!cocin|guis|guard|cuid|trat|escuch|ensen|explic|bail|cant|se port)|todo le sale (?:bien)?|domina|nadie (?:\w+ )?como (?:el|ella|usted|tu)\b/,
    acts: [
      'Con lo de & otros lo habían intentado tres veces. @ [pidió] permiso, lo [hizo] a la primera y todavía [pulió] una orilla que nadie iba a ver. & no encontró ni un defecto que poner.',
      'Lo que a & le habría costado todo el día, @ lo [resolvió] de una vez, sin esfuerzo, como quien silba. «Es práctica», [dijo]. Era eso y otra cosa.',
      '@ [tomó] aquello con dos dedos, lo [acomodó] en el lugar exacto y se lo [devolvió] a &. Daba gusto ver hacer algo tan bien hecho.',
    ],
  },
  {
    id: 'noticing',
    does: /la atencion que|atencion a (?:los|cada)|(?:ve(?:r|s|n)?|nota|se da cuenta de|se fija en) (?:siempre )?(?:las )?(?:cosas|detalles|lo que|todo)|detalles que nadie|nadie (?:mas )?(?:ve|nota)|se fija|encuentra lo que/,
    is: /minucios|meticulos|observador/,
    acts: [
      'Todos habían pasado por ahí y nadie lo había visto. @ [se agachó], [apartó] una hoja y le [enseñó] a & lo que estaba debajo, pequeñito, desde siempre.',
      '«Falta una», [dijo] @. Contaron otra vez. Faltaba una. & no entendía cómo se podía ver algo así de una sola mirada.',
      '@ [se quedó] mirando un buen rato. «Ahí», [dijo], y [puso] el dedo en una rayita. Era justo lo que buscaba &, y todos lo habían tenido delante.',
    ],
    cradle: [
      '@ [señaló] con un dedo. & miró y no vio nada. @ [volvió] a señalar. Entonces & lo vio: chiquito, brillante, precioso.',
    ],
    pet: [
      '@ [se detuvo] y [levantó] una oreja. & no oía nada. @ [fue] derecho, [escarbó] un poquito, y ahí estaba lo que nadie había visto.',
    ],
  },
  {
    id: 'good memory',
    does: /nada se le (?:olvida|va|pasa)|(?:todo )?l[oa] (?:recuerda|apunta) todo|\bse (?:lo )?sabe (?:tod[oa]s? (?:las|los|de)|de memoria)|nunca se le olvida/,
    is: /\bmemoria\b|memorios/,
    acts: [
      'Ya no se leía nada. @ lo [dijo] completo, de memoria, del primero al último y luego al revés. & fue apuntando.',
      'Nadie se acordaba de lo que seguía. @ sí: [cerró] los ojos, [contó] con los dedos y [dijo] justo lo que & necesitaba oír.',
      '& preguntó por algo de hace muchísimo, sin esperanza. @ [dio] el día, la hora y hasta el color. Fueron a ver, y era.',
    ],
  },
  {
    id: 'order',
    does: /organiz|tiene un plan|(?:ordena|acomoda|recoge|limpia) (?:todo|su|sus|la)|todo (?:en su lugar|limpio|ordenado)/,
    is: /pulcr|meticulos|\borden(?!\w* y al rev)|detall(?!ista|os)|perfeccion|limpi[oa]\b/,
    acts: [
      'Aquello era un revoltijo. @ [hizo] tres montones: lo que sirve, lo que casi y lo que no. Entonces & vio lo que llevaba años buscando.',
      '@ [sacó] una libreta y [apuntó] qué, quién y a qué hora. A & se le pasó el susto nada más de leerla: tenía renglones, y al final, una palomita.',
      '@ [revisó] otra vez. Y otra. En la tercera vuelta [encontró] lo único que no estaba en su sitio, y lo [puso]. & sintió que algo, también por dentro, quedaba en orden.',
    ],
  },
  {
    id: 'leading',
    does: /(?:nos|me|l[oa]s) (?:inspir|guia|dirig|lider)|saca lo mejor|nos lleva (?:a ganar|adelante)|sabe (?:dirigir|mandar|llevar)/,
    is: /lider|inspir|ejemplo|motiva|lo mejor de (?:la gente|cada|tod)/,
    acts: [
      '@ no [mandó] a nadie. [Tomó] la primera piedra y [empezó]. & tomó la segunda. Cuando alguien contó, eran veinte los que cargaban.',
      '«Esto te va a salir mejor que a nadie», le [dijo] @ a &, y a cada quien le [encontró] su parte. Y todos la hicieron.',
      'Cuando todos dudaban, miraron a @. @ [dio] el primer paso, y detrás, sin que nadie lo dijera, fue &, y fueron todos.',
    ],
  },
  {
    id: 'passion',
    does: /(?:como )?se (?:le|te|les) iluminan? (?:los ojos|la cara|la mirada) (?:cuando|al) (?:habla|hablar|cuenta|explica|toca|cocina)|(?:el )?(?:amor|carino|pasion) (?:que |con (?:el |la )?que )(?:le )?(?:tiene|pone|hace|siente) (?:a|por|en|su)?|hac\w+ (?:siempre )?(?:lo que (?:le gusta|ama)|las cosas con amor|todo con amor)|con el corazon en|le pone (?:todo|el corazon|ganas|amor)/,
    is: /pasion|apasion|vocacion|ama (?:lo que hace|su trabajo)/,
    acts: [
      'Era un trabajo de un minuto. @ le [dedicó] todo el rato que hizo falta, como si fuera la cosa más importante del mundo. Cuando & lo vio terminado, lo era.',
      '& preguntó cómo se hacía. A @ se [le] encendieron los ojos, y [empezó] a contar. Un rato después, & traía esa misma luz y ya no quería irse.',
      'Nadie se lo había pedido con tanto detalle. @ lo [hizo] con tantas ganas que a & le dieron ganas de querer algo así, lo que fuera.',
    ],
  },
]
