import type { Family } from './family.ts'

/** Acts of head and hands: work, study, teaching, mending, making, noticing, leading. */
export const CRAFT: readonly Family[] = [
  {
    id: 'studying and working',
    does: /(?:trabaj|chamb|labur)\w* (?!.{0,30}para que ).{0,60}(?:estudi|carrera|prepa|universi|(?<!(?:en|de) la )escuela)|(?:estudi|carrera|prepa|universi)\w* .{0,40}(?:trabaj|chamb|labur|de noche|hij[oa]s)(?! (?:yo|mis|nosotr))|(?:termin|acab|sac|hizo)\w* (?:la|su|una) (?:carrera|prepa|primaria|secundaria|licenciatura|maestria|universidad)|estudi\w+ de noche|se (?:graduo|titulo|recibio)|volvio a (?:estudiar|la escuela)/,
    acts: [
      '& preguntó cómo se puede con todo. @ [terminó] lo que tocaba, que era mucho. Luego [sacó] un cuaderno y [se puso] a estudiar, con los ojos que se cerraban y el lápiz que no. & nunca había visto tanto empeño.',
      '& preguntó a qué hora se descansa. «Cuando {acabe|acabemos}», [contestó] @, con una mano en el trabajo y la otra en el libro. [Pasó] la hoja, [apuntó] algo y [siguió].',
      '& dijo que para lo suyo ya no quedaba tiempo. @ [sumó] lo que le quedaba del día después de trabajar: un ratito. «Con eso alcanza para una página», [dijo], y la [leyó] ahí mismo, en voz alta. Mañana, otra.',
    ],
  },
  {
    id: 'hard work',
    does: /(?:vend|cos|lav|planch)\w* .{0,24}desde (?:l[ao]s? |tempran|que)|levantandose (?:a las|temprano)|madrugando|no descans|podria\w* (?:estar )?descans|(?<!sabe |el |su |de |del )trabaj(?:a|as|o|aste|aba|abas|an|ar|ando)\b(?! (?:en|de) (?:oficina|equipo))(?!\w* (?:(?:\d+ anos )?(?:de|como) (?:profes|maestr)|en equipo))|desvel|se va al ultimo|labur(?:a|as|aste|o)\b|echa(?:s|n|ndole)? (?:much\w+ )?ganas|sol a sol|(?:nos|les) exige/,
    is: /hard ?work|trabajador|chamb|labur|esfuer|dedic|luchon|trabajo duro|ganas que le (?:pone|echa)|exigent(?!es? (?:pero just|a la vez))/,
    acts: [
      '& tenía pendiente algo enorme y dijo que nadie podía con tanto. @ [se arremangó], [empezó] por una orilla y no [paró], ni para descansar ni para quejarse, hasta que estuvo hecho.',
      '& llevaba semanas sin fuerzas para lo suyo. @ no [se sentó] ni un momento: lo que estaba a medias lo [terminó], lo que estaba mal lo [hizo] otra vez, y todavía [preguntó] qué más había que hacer.',
      'Era muchísimo lo que a & le faltaba por hacer. @ [tomó] lo primero, lo [hizo], y [tomó] lo siguiente. Y lo siguiente. Al final no quedaba ni un pendiente.',
      '& se caía de cansancio y no había terminado. «A descansar», [dijo] @, [se frotó] las manos y [siguió] en su lugar, sin prisa y sin pausa. Cuando & abrió los ojos, todo lo suyo estaba listo.',
      '& dijo que así, sin ayuda, no iba a acabar nunca. @ no [contestó]: [hizo] una parte, [empezó] la siguiente, [se limpió] el sudor con la manga y no [descansó] hasta que & vio su trabajo hecho.',
    ],
    small: [
      '& empujó y no pudo. @ [empujó] también, mucho rato, con las dos manos y sin parar. Y se pudo.',
      'A & le faltaba mucho. @ [llevó] uno, y otro, y otro, hasta que no quedó ninguno.',
    ],
  },
  {
    id: 'beyond hours',
    does: /no (?:mira|ve) (?:el|la) (?:reloj|hora)|fuera de (?:hora|horario)|a deshoras|se queda (?:siempre )?(?:hasta tarde|despues|horas extra|mas tiempo)|hasta en (?:domingo|sabado|vacaciones)|\bse entrega\b/,
    is: /(?:su|la|tu) entrega\b/,
    acts: [
      'Ya era hora de irse, y @ ya se [iba]. [Vio] a &, [volvió] a dejarlo todo en el suelo y [preguntó] qué pasaba. [Se fue] cuando ya no quedaba nada por hacer.',
      '«Ya no son horas», dijo &. «Todavía sí», [contestó] @, y [volvió] a empezar con las mismas ganas que al principio del día.',
      '& pidió perdón por la hora. «¿Cuál hora?», [dijo] @, y [siguió] atendiendo hasta el último detalle, sin mirar el reloj ni una sola vez.',
    ],
  },
  {
    id: 'training',
    does: /entren|gimnas|sale a correr|corre (?:todos|cada|marat)|(?:corrio|corre) (?:un |el |su |los )?(?:marat|\d+|medio)|marat\w+|no falta a (?:sus?|la) (?:entren|practic|clase)|deportist|hace (?:deporte|ejercicio)/,
    is: /disciplin|deport/,
    acts: [
      '& dijo que a la primera no le salía nada. @ lo [hizo] una vez, [respiró] y lo [repitió]. Veinte veces, contadas, sin saltarse ninguna. «Así se hace», [dijo]: «hoy un poquito y mañana otro poquito».',
      '& ya no podía con el cansancio. @ [trotó] a su lado, [marcó] el paso y [fue] contando en voz alta: «Diez más. Ahora cinco. Ahora una». Y esa una también la hicieron.',
      '& preguntó para qué, si nadie miraba. @ [se estiró], [tomó] aire y [cumplió] con toda su rutina, del primer ejercicio al último. & empezó por el primero.',
    ],
  },
  {
    id: 'saving',
    does: /junt(?:o|a|aba|aste) (?:su|sus|el|tus) (?:domingo|dinero|moneda|propina|sueldo)\w*|ahorr|cuida (?:el|su|cada) (?:dinero|peso|centavo)|alcanc|guarda (?:el|su|cada) (?:dinero|peso|moneda)/,
    acts: [
      '& necesitaba algo y no había con qué. @ [sacó] un frasco lleno de monedas de las chiquitas. [Había] guardado una por día, sin que se notara. «Era para cuando hiciera falta», [dijo]. Y hacía falta.',
      '& iba a gastarlo todo de una vez. @ [hizo] tres montones: para hoy, para mañana y para un susto. El del susto lo [apartó] bien apartado. Resultó que alcanzaba.',
      '& necesitaba algo y no sabía de dónde sacarlo. Lo que otros tiraban, @ lo [guardaba]: un hilo, un botón, una moneda. [Fue] sacándolo todo, y de tanto poquito se hizo lo que hacía falta.',
    ],
  },
  {
    id: 'homework patience',
    exact: /e[xs]plic\w* .{0,30}(?:\bve[cs]es\b|hasta que|asta que)/,
    does: /(?:ayud|paciencia|paciente|explic|ensen)\w* .{0,30}(?:tarea|matematic|multiplic|fraccion|deberes|leer|materia|conmigo para|para (?:ensen|explic))|(?:explic|repit)\w* (?:las veces|mil veces|todas las veces|otra vez|hasta|una y otra|con (?:calma|paciencia))|nunca se cansa de (?:explic|ensen|repet)/,
    acts: [
      '& no entendía, y ya le daba vergüenza decirlo. @ [empezó] otra vez desde el principio, más despacio y con dibujos. A la cuarta, con la misma voz de la primera. A la quinta se oyó: «¡Ah!».',
      '& tenía una duda, y le parecía tonta. @ la [contestó], y la siguiente, y otra vez la primera. No [suspiró] ni [miró] el reloj. Cuando & lo logró, [pidió] que se lo explicara de vuelta.',
      '& no sabía hacer la cuenta. @ no se la [hizo]: [esperó]. [Esperó] a que & borrara, a que dudara, a que contara con los dedos. «Va bien», [decía], y no [decía] más, hasta que salió.',
    ],
  },
  {
    id: 'teaching',
    does: /da(?:ba|n)? (?:la |las |sus )?clases?|la clase con|(?:me |nos )?corrige|(?:me |nos )?corrige (?:sin|con)|(?:por|gracias a|con) (?:el(?! estudi)|ella|usted|ti|vos|ellos) (?:aprend|estudi|leo|logr)\w*|me ensen\w+ a no|(?:me|nos|les|le|(?<!se )l[oa]s) ensen\w*|(?<!se l[oa]s )(?<!se l[oa] )ensen(?:a|as|o|aste|ar|aba|ando)\b|gracias a (?:el|ella|usted) mi \w+ (?:ingres|entr|aprob|aprend|lee)|sentir (?:tont|brut|burr|torp|menos)|(?<!no (?:me )?se )explic|me educ|nos educ|(?:su|tu|la) (?:forma|manera) de (?:dar clase|explic|ensen)|da(?:r)? clases/,
    is: /(?:de|como|es|gran|buen[oa]?|mejor) (?:profes|maestr)|maestr[oa] de vida|guia\b/,
    acts: [
      '& no sabía cómo se hacía y no se atrevía a preguntar. @ le [puso] las manos en su lugar, las suyas encima, y así salió. La segunda vez, & lo hizo sin ayuda.',
      '& no entendía, y se le notaba la vergüenza. @ lo [explicó] con manzanas, luego con piedritas, luego con un cuento, hasta que se oyó: «¡Ah!».',
      '& pidió que alguien le enseñara. @ lo [hizo] despacio, para que se vieran bien las manos. Después lo [deshizo] todo y [se hizo] a un lado. Y & lo hizo.',
      '& se equivocó y quiso esconderlo. «Este error es de los buenos», [dijo] @, y con el puro error le [enseñó] cómo se hacía.',
      '& dijo que ya no estaba en edad de aprender. @ [dibujó] un círculo en el suelo, luego otro, y le [pasó] la vara. El tercero salió torcido. El décimo ya no.',
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
    is: /manos[oa] (?:con|para)|mil usos|habil\w* (?:con|para)|todologo|mecanic/,
    acts: [
      'A & se le había parado un reloj, y ya lo daba por perdido. @ lo [abrió], [sopló], [cambió] de lugar una piecita y lo [cerró]. Hizo un ruido, dos, y echó a andar como nuevo.',
      'A & se le descompuso lo que más necesitaba. @ [buscó] en sus bolsillos, [encontró] un alambre y se [puso] a componerlo. Cuando & quiso dar las gracias, ya [estaba] apretando lo siguiente que andaba flojo.',
      'Lo de & hacía un ruido raro desde hacía años. @ [pegó] la oreja, [dio] dos golpecitos y [dijo]: «Es esto». [Apretó], [aceitó], [probó]. Y se acabó el ruido.',
    ],
  },
  {
    id: 'working it out',
    exact: /se (?:da|dan|daba) (?:mucha |buena )?mana\b/,
    does: /con (?:muy )?poc[oa] (?:hace|logra|resuelve)|(?:no|nunca) se le cierra el mundo|a ver como|no se (?:podi?a|puede)\b|busca(?:ba)? (?:siempre )?la manera|recursiv|se (?:las )?(?:ingenia|arregla)|encuentra (?:siempre )?(?:la manera|el modo|como|la vuelta|(?:una )?(?:salida|solucion))|sale del paso|improvis|apana(?:d|o\b|s?\b)|resuelv\w*|hac\w+ milagros|soluciona|(?:todo|lo dificil) (?:parezca|sea|se vea|se haga) (?:mas )?facil/,
    is: /ingeni|soluci/,
    acts: [
      '«No se puede», dijo &. @ no [discutió]. [Pidió] un hilo, dos pinzas y una tapa. A los cinco minutos se podía.',
      '& dijo que faltaba casi todo. @ [hizo] la cuenta de lo que sí había, [probó] de un modo, luego de otro, y con las sobras [armó] justo lo que necesitaba &.',
      '«Es imposible», dijo &. «A ver», [contestó] @, que es lo que se dice en su lugar. [Buscó] en sus bolsillos, [juntó] una liga, un botón y media idea, y con eso salió lo que no tenía remedio.',
    ],
  },
  {
    id: 'adapting',
    does: /(?:se|me|te|nos) (?:ha |han |hemos )?(?:adapt|acostumbr|amold)\w*|(?:se (?:acomoda|hace)) a (?:todo|lo que|cualquier)/,
    is: /adaptab|todoterreno/,
    acts: [
      '& tenía un plan, y el plan se le cayó entero. @ [miró] lo que quedaba, [puso] lo de arriba abajo y lo de atrás delante, [probó] y [dijo]: «Así también». Y así también se podía.',
      '«Todo ha cambiado», dijo &. @ [asintió], [se quitó] lo que ya no servía, [aprendió] en un momento lo que hacía falta y [se puso] a silbar lo nuevo. A & se le pegó la tonada.',
      '& preguntó cómo se hace cuando ya nada está en su sitio. @ [cerró] los ojos, [dio] tres pasos a tientas y [encontró] dónde sentarse. «Uno cambia de sitio», [dijo], y le [guardó] a & un lugar.',
    ],
  },
  {
    id: 'cleverness',
    does: /entiende[ns]? todo\b|(?:manos|list|intelig|astut|abusad)\w* (?:para|pa)\b|abr\w+ (?:las |la )?puertas? (?:sol|con la)|abusad[oa]|sabe (?:mucho|de todo|tod[oa]|un monton)|gana (?:siempre )?(?:al|en el) ajedrez|piensa (?:muy )?rapido/,
    is: /muy viv[oa]\b|\bdespiert[oa]\b|inteligen|\blist[oa]s?\b|brillante|astut|\bcult[oa]\b|\bmente\b|lumbrera/,
    acts: [
      '& llevaba años con el mismo problema. @ lo [miró] por arriba, por abajo y de lado. «Está al revés», [dijo]. Le [dio] la vuelta, y & se tapó la boca.',
      'A & se le había ido algo por una rendija, y lo daba por perdido. @ [pidió] un clip, [hizo] un gancho, [jaló] con cuidado, y salió.',
      '& no sabía cómo resolverlo. @ [hizo] una cuenta en el aire, [cambió] de lugar dos cosas y [esperó]. Funcionó. & pidió que se lo explicaran otra vez.',
    ],
    small: [
      '& no sabía cómo. @ lo [pensó]. Le [dio] la vuelta, ¡y ya! & se tapó la boca.',
      'Lo de & no abría. @ [miró] un rato, [empujó] por el otro lado, ¡y abrió!',
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
    does: /(?:no|nunca) (?:ha |han |has )?(?:deja|dejado|dejo|dejas) (?:nunca )?de aprender|(?:le gusta|quiere|sigue|ganas de|a) aprend\w*|(?<!se )aprend(?:io|e|iste|es|iendo)\b|averigu|estudi(?:a|as|ar|o)\b|se supera|superarse/,
    is: /aplicad|estudios|autodidact/,
    acts: [
      '& sabía hacer una cosa muy difícil y creía que no le importaba a nadie. @ [pidió] verla otra vez, despacio, y [practicó] aparte, con la lengua entre los dientes. Al volver, ya [sabía].',
      '& dijo que de lo suyo nadie entendía. @ [llenó] media libreta: [preguntó], [tachó], [preguntó] más. Al final no quedaba ningún renglón sin tachar.',
      '& hablaba de algo que @ no [sabía]. «Pero lo {voy|vamos} a aprender», [dijo]. [Pidió] que & empezara desde el principio y [practicó] hasta que le salió.',
    ],
    small: [
      '@ no [sabía] silbar. & silbó despacio. @ también. Otra vez. ¡Ya [sabía]!',
      '& sabía hacer una cosa. «¿Cómo se hace?», [preguntó] @. Así. ¿Así? ¡Así!',
    ],
    pet: ['@ [vio] una sola vez cómo lo hacía &. La segunda, lo [hizo].'],
    cradle: [
      '& aplaudió. @ [miró] sus dos manos, las [juntó] una vez, falló, las [juntó] otra vez y sonó. Ya [sabía] aplaudir.',
    ],
  },
  {
    id: 'reading',
    does: /recomiend\w+ .{0,20}libro|el libro justo|(?:trae|carga|lleva|con|anda con) (?:siempre )?(?:un|su) libro|devora libros|lee (?:todo|mucho|un|a)|\b(?:lee|leyendo|leia)\b (?!l[oa]s? (?:mente|labios))|(?:gusta|encanta|ama|de) leer\b|con un libro|\blibros\b|lector/,
    acts: [
      '& no encontraba respuesta. @ [pensó] un momento, [sacó] un libro, [buscó] la página y se la [leyó], con el dedo debajo de cada línea. Hablaba justo de eso. & pidió la página siguiente.',
      '& contó lo que le pasaba. «Esto {lo leí|lo leímos} una vez», [dijo] @, y [fue] contando de memoria lo que decía aquel libro. A & le pareció que alguien lo había escrito para ese momento.',
      '& llevaba mucho buscando algo. @ [leyó] en voz alta todo lo que encontraba: un letrero, una etiqueta, el revés de un papel. Y en el revés del papel estaba.',
    ],
  },
  {
    id: 'concentrating',
    does: /(?:pasar|pasa|estar|puede|durar|se pasa|se queda|esta)\w* (?:\w+ )?horas|sin levantar la (?:vista|mirada|cabeza)|se concentra|no se distrae|(?:pasa|puede (?:pasar|estar)|se pasa) horas|se clava/,
    is: /concentra/,
    acts: [
      '& traía algo en mil pedazos. @ [se agachó] sobre aquello y ya no [oyó] nada: ni los ruidos, ni las prisas, ni su nombre. [Movió] una pieza, luego otra, hasta que entró la última. & ni tosió.',
      '& empezaba mil cosas y no acababa ninguna. @ [escogió] una y no [apartó] los ojos de ella, con la lengua entre los dientes, hasta el final. & entendió que así se hacen las difíciles.',
      '& ya iba a rendirse. «Un momento», [dijo] @, y [se quedó] mirando un punto tan fijo que & miró también. Pasó un buen rato. Nadie más lo habría esperado. Y entonces encajó.',
    ],
  },
  {
    id: 'making by hand',
    does: /(?:me|nos|les|le) (?:hace|hizo|pinta|dibuja|regala|hacia)\w* (?:un |unos |muchos )?dibujos?|con (?:un|una|dos) (?:hilo|aguja|palo|trapo|lapiz|papel)\w*|remienda|zurce|(?:hace|haciendo) (?:magia|maravillas|milagros) con (?:sus manos|una aguja|la aguja|los hilos)|(?:hace|hacia|prepara) (?:\w+ )?(?:pulser|chambrit|coll?ar|manualid|vestid|adorno|tarjet|figur|muebl)\w*|con (?:sus|tus) (?:propias )?manos|\b(?:teje|tejer|cose|coser|borda|bordar|pinta|pintar|dibuja|dibujar|talla|esculpe)\b|hace (?:cosas|figuras|manualidades|munec)|lo bien que (?:escribe|cose|teje|dibuja|pinta|toca)/,
    is: /(?<!con las )(?<!de )\bmanos\b(?! vacias)|talent|artist|habil|dibuj/,
    acts: [
      'A & se le rompió una figurita de barro. @ [tomó] los pedazos y [movió] los dedos un rato, casi sin ver. Cuando [abrió] las manos, estaba entera otra vez. & la tocó para creerlo.',
      '& no lograba explicarse. Con un lápiz y cuatro rayas, @ [hizo] que apareciera en el papel lo que & llevaba una hora tratando de decir.',
      '& no tenía nada bonito que fuera suyo. De un hilo y un retazo, @ [fue] sacando, puntada por puntada, una cosa tan bien hecha que & no la quería ni doblar.',
    ],
  },
  {
    id: 'being good at it',
    does: /\bbuen[oa] en (?!el fondo)\w+|sabe (?:hacer )?de todo|todo lo (?:hace|que hace) (?:bien|perfecto|lo hace bien)|hace magia|(?:con )?(?:una |mucha )?(?:precision|maestria|destreza)|(?:es|eres|sos) (?:el|la) mejor (?:en|jugador|cociner|para|haciendo|bailar|cantant)\w*|(?<!lo )buen[oa] (?:pal|para el|para la|para los|en el|en la|con el|con la)\b|es un(?:a)? (?:maquina|crack|genio|fiera|as) |lo (?:bien|rapido) que (?!cocin|guis|guard|cuid|trat|escuch|ensen|explic|bail|cant|se port)|todo le sale (?:bien)?|domina|nadie (?:\w+ )?como (?:el|ella|usted|tu)\b/,
    acts: [
      'Con lo de & otros lo habían intentado tres veces. @ [pidió] permiso, lo [hizo] a la primera y todavía [pulió] una orilla que nadie iba a ver. & no encontró ni un defecto que poner.',
      'Lo que a & le habría costado todo el día, @ lo [resolvió] de una vez, sin esfuerzo, como quien silba. «Es práctica», [dijo]. Era eso y otra cosa.',
      'A & no le quedaba nunca en su sitio. @ lo [tomó] con dos dedos, lo [acomodó] en el lugar exacto y se lo [devolvió]. Daba gusto ver hacer algo tan bien hecho.',
    ],
  },
  {
    id: 'noticing',
    does: /\bojo para|la atencion que|atencion a (?:los|cada)|(?:ve(?:r|s|n)?|nota|se da cuenta de|se fija en) (?:siempre )?(?:las )?(?:cosas|detalles|lo que|todo)|detalles que nadie|nadie (?:mas )?(?:ve|nota)|se fija|encuentra lo que/,
    is: /minucios|meticulos|observador/,
    acts: [
      '& creía que ahí no había nada. @ [se agachó], [apartó] una hoja y le [enseñó] lo que estaba debajo, pequeñito, desde siempre.',
      '& había contado sus cosas y decía que estaban todas. «Falta una», [dijo] @. Contaron otra vez. Faltaba una. & no entendía cómo se podía ver algo así de una sola mirada.',
      '& llevaba mucho buscando. @ [se quedó] mirando un buen rato. «Ahí», [dijo], y [puso] el dedo. Era justo lo que buscaba &, y lo había tenido delante.',
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
      '& quería acordarse de algo y no podía. @ lo [dijo] completo, de memoria, de principio a fin y luego al revés. & fue apuntando.',
      '& había olvidado cómo seguía la canción que más le gustaba. @ no: [cerró] los ojos, [contó] con los dedos y [dijo] justo lo que venía.',
      '& preguntó por algo de hace muchísimo, sin esperanza. @ [dio] el día, la hora y hasta el color. Fueron a ver, y era.',
    ],
  },
  {
    id: 'order',
    does: /organiz|tiene un plan|(?:ordena|acomoda|recoge|limpia) (?:todo|su|sus|la)|todo (?:en su lugar|limpio|ordenado)/,
    is: /pulcr|meticulos|\borden(?!\w* y al rev)|detall(?!ista|os)|perfeccion|limpi[oa]\b/,
    acts: [
      '& lo tenía todo revuelto, por fuera y por dentro. @ [hizo] tres montones: lo que sirve, lo que casi y lo que no. En el primero quedó muy poco, y & respiró: con eso sí podía.',
      '& no sabía por dónde empezar. @ [sacó] una libreta y [apuntó] qué, quién y a qué hora. A & se le pasó el susto nada más de leerla: tenía renglones, y al final, una palomita.',
      '& tiró sin querer todo lo que llevaba. @ lo [fue] poniendo en su sitio, cada cosa con las suyas, sin que nadie lo pidiera. & sintió que algo, también por dentro, quedaba en orden.',
    ],
    small: [
      'A & se le cayó todo. @ lo [guardó]: lo rojo con lo rojo, lo azul con lo azul. Ya.',
      '@ [puso] cada cosa en su lugar. Y al final, en el suyo, a &.',
    ],
  },
  {
    id: 'leading',
    does: /(?:nos|me|l[oa]s) (?:inspir|guia|dirig|lider)|saca lo mejor|nos lleva (?:a ganar|adelante)|sabe (?:dirigir|mandar|llevar)/,
    is: /lider|inspir|ejemplo|motiva|lo mejor de (?:la gente|cada|tod)/,
    acts: [
      'Había que mover algo enorme, y & no creía que se pudiera. @ no [mandó] a nadie. [Agarró] por un lado y [empezó]. & agarró por el otro. Luego vino más gente.',
      '& no sabía para qué servía. «Esta parte, nadie la hace mejor», [dijo] @, y la [dejó] en sus manos. Era verdad, y se notó enseguida.',
      '& dudaba, y buscó con los ojos a alguien que supiera. @ [dio] el primer paso sin mirar atrás, y detrás, sin que nadie lo dijera, fue &.',
    ],
  },
  {
    id: 'passion',
    does: /(?:como )?se (?:le|te|les) iluminan? (?:los ojos|la cara|la mirada) (?:cuando|al) (?:habla|hablar|cuenta|explica|toca|cocina)|(?:el )?(?:amor|carino|pasion) (?:que |con (?:el |la )?que )(?:le )?(?:tiene|pone|hace|siente) (?!(?:a|por) (?:sus? |mis? |nuestr\w+ |l[oa]s? )?(?:famil|hij|niet|herman|mam|pap|espos|gente))(?:a|por|en|su)?|hac\w+ (?:siempre )?(?:lo que (?:le gusta|ama)|las cosas con amor|todo con amor)|con el corazon en|le pone (?:todo|el corazon|ganas|amor)/,
    is: /pasion|apasion|vocacion(?! de serv)|ama (?:lo que hace|su trabajo)/,
    acts: [
      'Lo de & era un trabajo de un minuto. @ le [dedicó] todo el rato que hizo falta, como si fuera la cosa más importante del mundo. Cuando & lo vio terminado, lo era.',
      '& preguntó cómo se hacía. A @ se [le] encendieron los ojos, y [empezó] a contar. Un rato después, & traía esa misma luz y ya no quería irse.',
      '& dijo que ya nada le daba ganas. @ [se puso] a hacer lo que más [le] gusta, con tantas ganas que a & le dieron ganas de querer algo así, lo que fuera.',
    ],
  },
]
