import type { Family } from './family.ts'

/** Acts of head and hands: work, study, teaching, mending, making, noticing, leading. */
export const CRAFT: readonly Family[] = [
  {
    id: 'studying and working',
    does: /estudi\w* .{0,40}(?:chamac|bebe|nin[oa]s|hij[oa])\w*|(?:trabaj|chamb|labur)\w* (?!.{0,30}para que ).{0,60}(?:estudi|carrera|prepa|universi|(?<!(?:en|de|a) la )escuela)|(?:estudi|carrera|prepa|universi)\w* .{0,40}(?:trabaj|chamb|labur|de noche|hij[oa]s)(?! (?:yo|mis|nosotr))|(?:termin|acab|sac|hizo)\w* (?:la|su|una) (?:carrera|prepa|primaria|secundaria|licenciatura|maestria|universidad)|termin\w+ (?:enfermeria|medicina|ingenieria|derecho|contaduria)|estudi\w+ de noche|se (?:graduo|titulo|recibio)|volvio a (?:estudiar|la escuela)/,
    acts: [
      '& preguntó cómo se puede con todo. «De día se trabaja, y después se abre esto», [dijo] @. [Sacó] un cuaderno y [se puso] a estudiar, con los ojos que se cerraban y el lápiz que no. & nunca había visto tanto empeño.',
      '& preguntó a qué hora se descansa. «Cuando {acabe|acabemos}», [contestó] @, que [llevaba] en el bolsillo del delantal un libro de los gordos. [Leyó] una hoja, [apuntó] algo y [leyó] otra.',
      '& dijo que después de trabajar ya no quedan fuerzas. @ [abrió] el cuaderno de todas formas y [resolvió] un problema, y luego otro. «Primero {trabajo|trabajamos} y luego {estudio|estudiamos}», [dijo]. «Así se saca una carrera». & [le] pasó el lápiz.',
    ],
  },
  {
    id: 'hard work',
    exact: /le entra\w* a (?:todo (?:el )?|cualquier )trabajo|^(?:que )?es una? (?:hormiguita|camello)\b/,
    does: /(?:vend|cos|lav|planch)\w* .{0,24}desde (?:hace|l[ao]s? |tempran|que)|levantandose (?:a las|temprano)|madrugando|(?:no|nunca) descans|(?:rompe|parte) el lomo|(?:pone|arrima) el hombro|camella\b|podria\w* (?:estar )?descans|(?<!sabe |el |su |de |del |al |(?:ir|irse|irme|va|iba|fue) a )trabaj(?:a|as|o|aste|aba|abas|an|ar|ando)\b(?! (?:en|de) (?:oficina|equipo))(?!\w* (?:(?:\d+ anos )?(?:de|como) (?:profes|maestr)|en equipo))|desvel|se va al ultimo|labur(?:a|as|aste|o)\b|echa(?:s|n|ndole)? (?:much\w+ )?ganas|sol a sol|(?:nos|les) exige/,
    is: /hard ?work|esforzad|trabajador|chamb|labur|esfuer|dedica(?:d[oa]|cion)|luchon|trabajo duro|ganas que le (?:pone|echa)|exigent(?!es? (?:pero just|a la vez))/,
    acts: [
      '& no tenía ganas de nada, y a su alrededor todo estaba por hacer. @ [se arremangó]. [Barrió], [lavó], [cargó], [acomodó], y no [se sentó] hasta que & tuvo un lugar limpio donde descansar.',
      '@ le [vio] a & la cara de cansancio y le [quitó] de las manos lo que cargaba. [Hizo] su parte y luego la de &, sin parar, con la frente mojada. «Ahora sí {descanso|descansamos}», [dijo] cuando ya no quedaba nada.',
      '& contó que le faltaban veinte cajas por cargar, y que ya no podía con ninguna. @ [pidió] la primera y la [cargó]. Luego la segunda. Con quince ya [sudaba]: [se limpió] con la manga y [volvió] a cargar. La última la llevó &.',
      '«Ya no puedo», dijo &. «A descansar», [contestó] @, [tomó] su escoba y [siguió] en su lugar, sin prisa y sin pausa, hasta el último rincón. Cuando & levantó la cara, no quedaba ni una miga.',
      '& preguntó cómo se hace para seguir. @ le [enseñó] las manos, que tenían callos de tanto trabajar. «Con estas», [dijo]. «Un rato cada día, sin parar». Y [se arremangó] ahí mismo. & se arremangó también.',
    ],
    small: [
      '& empujó y no pudo. @ [empujó] también, mucho rato, con las dos manos y sin parar. Y se pudo.',
      'A & le faltaba mucho. @ [llevó] uno, y otro, y otro, hasta que no quedó ninguno.',
    ],
  },
  {
    id: 'beyond hours',
    does: /abr\w+ .{0,20}(?:domingo|feriad|sabado)\w*|no (?:mira|ve) (?:el|la) (?:reloj|hora)|fuera de (?:hora|horario)|a deshoras|se queda (?:siempre )?(?:hasta tarde|despues|horas extra|mas tiempo)|hasta en (?:domingo|sabado|vacaciones)|\bse entrega\b/,
    is: /(?:su|la|tu) entrega\b/,
    acts: [
      'Ya era hora de irse, y @ ya se [iba]. [Vio] a &, [volvió] a dejarlo todo en el suelo y [preguntó] qué pasaba. [Se fue] cuando ya no quedaba nada por hacer.',
      '«Ya no son horas», dijo &. «Todavía sí», [contestó] @, [volvió] a encender su lámpara y le [acercó] un banco a &. No [miró] el reloj ni una sola vez.',
      '& pidió perdón por la hora. «¿Cuál hora?», [dijo] @, y [se guardó] el reloj en el bolsillo. [Oyó] todo, [preguntó] todo y [se quedó] hasta el final, aunque [le] tocaba irse desde hacía mucho. & ya no pidió perdón.',
    ],
  },
  {
    id: 'training',
    does: /entren(?!ador)|gimnas|sale a correr|corre (?:todos|cada|marat)|(?:corrio|corre) (?:un |el |su |los )?(?:marat|\d+|medio)|marat\w+|no falta a (?:sus?|la) (?:entren|practic|clase)|deportist|hace (?:deporte|ejercicio)/,
    is: /disciplin|deport/,
    acts: [
      '& dijo que nunca iba a tener fuerzas. «Diez», [dijo] @, y [se puso] a hacer sentadillas, contando en voz alta, sin saltarse ninguna. «Ayer fueron nueve». & hizo una, y al rato otra.',
      '& ya no podía con el cansancio. @ [trotó] a su lado, [marcó] el paso y [fue] contando en voz alta: «Diez más. Ahora cinco. Ahora una». Y esa una también la hicieron.',
      '& preguntó para qué, si nadie miraba. @ [se estiró], [tomó] aire y [cumplió] con toda su rutina de cada día, del primer ejercicio al último. & empezó por el primero.',
    ],
  },
  {
    id: 'saving',
    does: /junt(?:o|a|aba|aste) (?:su|sus|el|tus) (?:domingo|dinero|moned|propina|sueldo)\w*|ahorr|cuida (?:el|su|cada) (?:dinero|peso|centavo)|alcanc|guarda (?:el|su|cada) (?:dinero|peso|moneda)/,
    acts: [
      '& dijo que no tenía con qué empezar. @ [sacó] un frasco de monedas de las chiquitas: [había] guardado una por día. [Contó] unas cuantas y se las [dio] a &. «Eran para cuando hicieran falta», [dijo].',
      '& iba a gastarlo todo de una vez. @ [hizo] tres montones: para hoy, para mañana y para un susto. El del susto lo [apartó] bien apartado. Resultó que alcanzaba.',
      '«Esto no alcanza para nada», dijo &, y enseñó su única moneda. @ la [metió] en un frasco y le [puso] un letrero: «para el viaje». Luego [echó] una de las suyas. «Mañana, otra», [dijo], y & se puso a hacer cuentas.',
    ],
  },
  {
    id: 'homework patience',
    exact: /e[xs]plic\w* .{0,30}(?:\bve[cs]es\b|hasta que|asta que)/,
    does: /(?:ayud|paciencia|paciente|explic|ensen)\w* .{0,30}(?:tarea|matematic|multiplic|fraccion|deberes|leer|materia|conmigo para|para (?:ensen|explic))|(?:explic|repit)\w* (?:\w+ )?(?:las veces|mil veces|todas las veces|otra vez|hasta|una y otra|con (?:calma|paciencia))|nunca se cansa de (?:explic|ensen|repet)/,
    acts: [
      '& no entendía cómo se dobla un barco de papel, y ya le daba vergüenza decirlo. @ [empezó] otra vez desde el principio, más despacio y con dibujos. A la cuarta, con la misma voz de la primera. A la quinta se oyó: «¡Ah!».',
      '& no entendía cómo se hace un nudo. @ lo [explicó] despacio, y nada. Lo [explicó] con dibujos, y tampoco. La cuarta vez lo [explicó] con la misma voz de la primera. «¡Ah!», dijo &, y lo explicó de vuelta.',
      '& se equivocó otra vez y miró de reojo. @ no [suspiró] ni [dio] la respuesta. «Va bien», [decía], y [esperó] a que & borrara, a que dudara, a que contara con los dedos. A la séptima, salió.',
    ],
  },
  {
    id: 'teaching',
    does: /da(?:ba|n)? (?:la |las |sus )?clases?|la clase con|(?:me |nos )?corrige|(?:me |nos )?corrige (?:sin|con)|(?:por|gracias a|con) (?:el(?! estudi)|ella|usted|ti|vos|ellos) (?:aprend|estudi|leo|logr)\w*|me ensen\w+ a no|(?:me|nos|les|le|(?<!se )l[oa]s) ensen\w*|(?<!se l[oa]s )(?<!se l[oa] )ensen(?:a|as|o|aste|ar|aba|ando)\b|gracias a (?:el|ella|usted) mi \w+ (?:ingres|entr|aprob|aprend|lee)|sentir (?:tont|brut|burr|torp|menos)|(?<!no (?:me )?se )explic|me educ|nos educ|(?:su|tu|la) (?:forma|manera) de (?:dar clase|explic|ensen)|da(?:r)? clases/,
    is: /(?:de|como|es|gran|buen[oa]?|mejor) (?:profes|maestr)|maestr[oa] de vida|guia\b/,
    acts: [
      'A & le temblaban las manos. @ le [enseñó] primero a respirar: una mano en el pecho, el aire adentro, contar hasta cuatro. [Contó] dos veces en voz alta, y la tercera [dejó] que contara &. Le salió sin ayuda.',
      '& dijo que no entendía cómo hacen los demás para atreverse. @ lo [explicó] con tres piedritas: «Esta es el miedo; esta, el primer paso; esta, lo que hay detrás. ¿Cuál pesa más?». & las pesó en la mano. «¡Ah!», se oyó.',
      '& decía que no le salía nada. @ le [enseñó] a hacer un barquito de papel, despacio, para que se vieran bien las manos. Después lo [deshizo] todo y [se hizo] a un lado. Y & lo hizo.',
      '& se equivocó y quiso esconderlo. «Este error es de los buenos», [dijo] @, y con el puro error le [enseñó] cómo se hacía.',
      '& dijo que ya no estaba en edad de aprender. @ [dibujó] con el dedo un círculo en el aire, luego otro, y le [tomó] la mano para el siguiente. El tercero salió torcido. El décimo ya no.',
    ],
  },
  {
    id: 'two languages',
    does: /(?<!sin (?:saber|hablar) (?:ni )?(?:el |un |nada del )?)idiomas?\b|traduc|bilingue|\bhabla\w* (?:espanol|ingles)|aprend\w+ (?:espanol|ingles)|habla(?:r|s|rme|rnos)?(?: \w+)? en (?:espanol|ingles|su lengua)|(?:me|nos|le|les) habla en/,
    acts: [
      '& hablaba y nadie entendía. @ [se puso] en medio y [fue] pasando cada frase de un lado al otro, hasta que los dos lados se rieron de lo mismo.',
      'Había algo escrito, y & no podía leerlo. @ lo [dijo] primero como venía y luego con las palabras de la casa. Con esas se entendió todo.',
      'A & no le salían las palabras. «A {mí tampoco me|nosotros tampoco nos} salían», [dijo] @, y las [dijo] en un idioma que todavía [estaba] aprendiendo, con dos errores. De los errores [se rio]. & probó, con errores y todo.',
    ],
  },
  {
    id: 'fixing',
    mastery: true,
    does: /(?:encuentra|halla) compostura|sab\w+ .{0,24}(?:carro|motor|coche)\b|sin (?:leer |ver )?(?:el |las )?(?:instruc|manual)\w*|(?:carro|motor|coche|auto)\b.{0,20}(?:sabe|oir|oye)\b|oir el (?:motor|carro)|arm(?:a|ar|o)\b (?:\w+ ){0,3}(?:mueble|juguete|cuna|ropero|bici|computadora)\w*|arregl\w* (?!con un chiste)|compone|repara|lo arregla|todo tiene arreglo|\bmanit|ech\w* a andar|desarm/,
    is: /manos[oa] (?:con|para)|mil usos|habil\w* (?:con|para)|todologo|mecanic/,
    acts: [
      'El reloj de & estaba parado. @ lo [abrió], [sopló], [cambió] de lugar una ruedita y lo [cerró]. Tic, tac. «Casi todo tiene arreglo», [dijo], y & se lo acercó a la oreja.',
      'Mientras & hablaba, @ [buscó] un alambre en el bolsillo y le [compuso] la correa de la bolsa, que llevaba años colgando de un hilo. La [probó] dos veces: aguantaba. & se la colgó y se enderezó.',
      'Una lámpara parpadeaba, y & se encogía cada vez. @ [se arremangó], [apretó] un tornillo con la uña, [limpió] el vidrio y [probó]. La luz ya no se fue, y & se enderezó.',
    ],
  },
  {
    id: 'working it out',
    exact: /se (?:da|dan|daba) (?:mucha |buena )?mana\b/,
    does: /con (?:muy )?poc[oa] (?:hace|logra|resuelve)|(?:no|nunca) se le cierra el mundo|a ver como|no se (?:podi?a|puede)\b|busca(?:ba)? (?:siempre )?la manera|recursiv|se (?:las )?(?:ingenia|arregla)|encuentra (?:siempre )?(?:la manera|el modo|como|la vuelta|(?:una )?(?:salida|solucion))|halla el modo|rebuscador|sale del paso|improvis|apana(?:d|o\b|s?\b)|resuelv\w*|hac\w+ milagros|soluciona|(?:todo|lo dificil) (?:parezca|sea|se vea|se haga) (?:mas )?facil/,
    is: /ingeni|soluci/,
    acts: [
      '& tenía frío, y no había con qué taparse. «A ver», [dijo] @. [Juntó] tres periódicos, un cordón y dos pinzas. A los cinco minutos & llevaba puesto un abrigo de noticias, que crujía y calentaba.',
      '& decía que su voz no llegaba a nadie. @ [buscó] dos latas vacías, les [hizo] un agujero, las [unió] con un hilo y le [dio] una. «¿Se oye?», [preguntó] desde la otra. Se oía perfectamente, y & se rio dentro de la lata.',
      '«Es imposible», dijo &. «A ver por otro lado», [contestó] @. [Dibujó] el problema en un papel, [partió] el papel en tres y [preguntó] qué pedazo daba menos miedo. & señaló el más chico. «Por ese se empieza», [dijo] @.',
    ],
  },
  {
    id: 'adapting',
    does: /(?:se|me|te|nos) (?:ha |han |hemos )?(?:adapt|acostumbr|amold)\w*|(?:se (?:acomoda|hace)) a (?:todo|lo que|cualquier)/,
    is: /adaptab|todoterreno/,
    acts: [
      '& dijo que todo había cambiado y que así no sabía vivir. @ no [encontró] taza, y [tomó] agua en un frasco. No [encontró] dónde sentarse, y [se sentó] en una maleta. «Así también», [dijo], y le [hizo] sitio a &.',
      'El plan de & se había caído entero. @ [dio] vuelta al papel. «Por atrás está en blanco», [dijo], y [dibujó] otro camino, distinto y con curvas. & puso el dedo en la primera.',
      '& contó que ya nada estaba donde antes. «A {mí también se me|nosotros también se nos} mudó todo», [dijo] @. «Primero son puros tropiezos, y luego uno aprende dónde está cada cosa». Le [tomó] la mano a & y [fue] nombrando lo que había cerca.',
    ],
  },
  {
    id: 'cleverness',
    does: /entiende[ns]? todo\b|(?:manos|list|intelig|astut|abusad)\w* (?:para|pa)\b(?! arregl)|abr\w+ (?:las |la )?puertas? (?:sol|con la)|abusad[oa]|sabe (?:mucho|de todo|tod[oa]|un monton)|gana (?:siempre )?(?:al|en el) ajedrez|piensa (?:muy )?rapido/,
    is: /avispad|\bla cabeza que\b|muy viv[oa]\b|muy pilas\b|\bbocho\b|cerebrit|(?<!(?:me|nos|se|le|l[oa]s?|espera|muy tarde) )\bdespiert[oa]\b|inteligen|\blist[oa]s?\b|brillante|astut|\bcult[oa]\b|\bmente\b|lumbrera/,
    exact: /cubo (?:de )?rubik|sudoku|acertij/,
    acts: [
      '& traía un candado que no abría con ninguna llave, y llevaba años intentándolo. @ lo [miró] un buen rato, por arriba y por abajo. «No está cerrado», [dijo], y lo [abrió]. & se tapó la boca.',
      'A & se le había ido una moneda por una rendija, y la daba por perdida. @ [pidió] un clip, lo [dobló], [puso] en la punta un chicle, lo [bajó] con cuidado, y salió.',
      '& tenía que escoger entre dos caminos, y se le iba la vida en pensarlo. @ [dibujó] los dos en un papel y [vio] lo que nadie había visto: más adelante se juntaban. & los siguió con el dedo, y era cierto.',
    ],
    small: [
      '& no sabía qué hacer. @ [pensó] mucho. ¡Ya! Y se lo [dijo] al oído.',
      'La caja de & no abría. @ la [miró], [empujó] por el otro lado, ¡y abrió!',
    ],
    pet: [
      'Todos empujaban. @ [miró] un rato, [puso] una pata justo donde había que ponerla, y aquello se abrió. & no supo qué decir.',
    ],
    cradle: ['& cerró las dos manos. ¿En cuál estaba? @ [miró] una, [miró] la otra y la [tocó] con un dedo. ¡En esa!'],
  },
  {
    id: 'learning',
    does: /(?:no|nunca) (?:ha |han |has )?(?:deja|dejado|dejo|dejas) (?:nunca )?de aprender|(?:le gusta|quiere|sigue|ganas de|a) aprend\w*|(?<!se )aprend(?:io|e|iste|es|iendo)\b|averigu|(?<!(?:puso|mand[ao]) a )estudi(?:a|as|ar|o)\b|se supera|superarse|buena? estudiante/,
    is: /aplicad|estudios|autodidact/,
    acts: [
      '& dijo que nadie le pedía nunca que enseñara nada. @ [quiso] aprender a silbar como &: [pidió] oírlo otra vez, [sopló] veinte veces y no sonó ninguna. A la veintiuna sonó, y & aplaudió.',
      '& dijo que de lo suyo nadie entendía. @ [abrió] una libreta y [fue] preguntando cómo se llamaba cada cosa y para qué servía. [Llenó] media. & nunca había dado tantas explicaciones, y le gustó.',
      '& dijo que aprender era cansadísimo. @ [abrió] un cuaderno, [se sentó] enfrente y [estudió] una página, y otra, aunque se [le] cerraban los ojos. Ni un suspiro. En la última, & ya leía por encima de su hombro.',
    ],
    small: [
      '@ no [sabía] silbar. & silbó despacio. @ también. Otra vez. ¡Ya [sabía]!',
      '& sabía hacer una cosa. «¿Cómo se hace?», [preguntó] @. Así. ¿Así? ¡Así!',
    ],
    pet: ['@ [vio] una sola vez cómo & daba la vuelta. La segunda, la [dio] también, entera y sin caerse.'],
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
      '& no quería hablar, pero oír sí. @ [abrió] un libro por la primera página y [leyó] en voz alta, con el dedo en cada línea: había un barco y un perro. Cuando [quiso] cerrarlo, & metió la mano entre las hojas.',
    ],
  },
  {
    id: 'concentrating',
    does: /rompecabezas|(?:pasar|pasa|estar|puede|durar|se pasa|se queda|esta)\w* (?:\w+ )?horas|sin levantar la (?:vista|mirada|cabeza)|se concentra|no se distrae|(?:pasa|puede (?:pasar|estar)|se pasa) horas|se clava/,
    is: /concentra/,
    acts: [
      '& había perdido la paciencia con un rompecabezas. @ [se inclinó] sobre las piezas y ya no [oyó] nada, ni los ruidos ni su nombre. Una, otra, otra. Cuando [puso] la última, & llevaba un buen rato sin toser, para no distraer.',
      '& empezaba mil cosas y no acababa ninguna. @ [se puso] a enhebrar una aguja, con los ojos fijos y la lengua entre los dientes. Pasó una mosca, se oyó un grito. El hilo entró. & pidió probar con otro hilo.',
      '& preguntó cómo se aguanta tanto ruido. «¿Cuál ruido?», [dijo] @, que [llevaba] una hora contando granos de arena e [iba] por el dos mil. & se sentó a contar también, y al rato ya no lo oía.',
    ],
  },
  {
    id: 'making by hand',
    mastery: true,
    exact: /(?:bueno|buena|crack|genial) (?:tejiendo|bordando)/,
    does: /tej(?:e|er|io|ia|iendo)\b|(?:hace|hizo|hacia) (?:\w+ )?(?:pinata|canasta|juguete|papalote|barrilete)\w*|con (?:un|una|dos) (?:hilo|aguja|palo|trapo|lapiz|papel)\w*|remienda|zurce|(?:hace|haciendo) (?:magia|maravillas|milagros) con (?:sus manos|una aguja|la aguja|los hilos)|(?:hace|hacia|prepara) (?:\w+ )?(?:pulser|chambrit|coll?ar|manualid|vestid|adorno|tarjet|figur|muebl)\w*|con (?:sus|tus) (?:propias )?manos|\b(?:teje|tejer|borda|bordar|(?<!la )(?<!buena )talla|esculpe)\b|hace (?:cosas|figuras|manualidades|munec)|lo bien que (?:escribe|cose|teje|dibuja|pinta|toca)/,
    is: /(?<!con las )(?<!de (?:las )?)\bmanos\b(?! vacias)|talent|artist|habil/,
    acts: [
      '@ [sacó] un pedazo de barro y, mientras & hablaba, lo [fue] apretando con los pulgares. Al final había en la palma una figurita con su misma cara. & la tomó con las dos manos.',
      'A & se le había roto lo que más quería: una canastita. @ [tomó] unas varas, las [mojó] y las [fue] cruzando, una por arriba y otra por abajo. La nueva olía a campo, y & metió adentro los pedazos de la otra.',
      '& no tenía nada bonito que fuera suyo. De un hilo y un retazo, @ [fue] sacando, puntada por puntada, una cosa tan bien hecha que & no la quería ni doblar.',
    ],
  },
  {
    id: 'being good at it',
    does: /mejor que nadie|\bhace (?:\w+ ){1,5}perfect[oa]s?\b|\bbuen[oa] en (?!el fondo)\w+|\bbuen[oa] \w+ndo\b|\bsec[oa] (?:para|pa)\b|juega (?:muy |re |tan )?bien|\bla rompe\b|se luce|(?:maneja|juega|patina|nada|monta|corre|conduce)\w* como nadie\b|sabe (?:hacer )?de todo|todo lo (?:hace|que hace) (?:bien|perfecto|lo hace bien)|hace magia|(?:con )?(?:una |mucha )?(?:precision|maestria|destreza)|(?:es|eres|sos) (?:el|la) mejor (?:en|jugador|cociner|para|haciendo|bailar|cantant)\w*|(?<!lo )buen[oa] (?:pal|pa la(?! talla)|para el|para la|para los|en el|en la|con el|con la)\b|(?:es|sos|eres) una? (?:maquina|crack|geni[oa]|fiera|as|cap[oa]|dur[oa])\b|(?:muy|tan) capaz\b(?! de)|lo (?:bien|rapido) que (?!cocin|guis|guard|cuid|trat|escuch|ensen|explic|bail|cant|se port)|todo le sale (?:bien)?|domina|nadie (?:\w+ )?como (?:el|ella|usted|tu)\b/,
    acts: [
      '& dijo que no había de dónde agarrarse. @ [tomó] una cuerda y [hizo] siete nudos de un tirón: el de barco, el de corbata, el que no se suelta nunca. Ese se lo [regaló] a &, que lo probó, y aguantaba.',
      '@ [echó] al aire tres naranjas, luego cinco, luego siete, y no se cayó ninguna. A & se le olvidó lo que estaba diciendo. «Es práctica», [dijo] @, y le [dio] una para empezar.',
      '@ [lanzó] una moneda de espaldas, desde muy lejos, y cayó en el bolsillo de &. [Lanzó] otra, y también. & buscó el truco y no había: era pura puntería. Se le abrió la boca, y ya no la cerró hasta reírse.',
    ],
  },
  {
    id: 'noticing',
    does: /\bojo para|no se le (?:va|escapa) (?:una|nada)|la atencion que|atencion a (?:los|cada)|(?:ve(?:r|s|n)?|nota|se da cuenta de|se fija en) (?:siempre )?(?:las )?(?:cosas|detalles|lo que|todo)|detalles que nadie|nadie (?:mas )?(?:ve|nota)|se fija|encuentra lo que/,
    is: /minucios|meticulos|observador/,
    acts: [
      'Nadie había visto que & llevaba un rato frotándose las manos. @ sí: [vio] los dedos, [vio] la orilla mojada de la manga y le [acercó] una bufanda. «Yo no dije que tuviera frío», dijo &, y se la puso.',
      '& dijo que en su persona no había nada que ver. @ [se fijó]: en cómo decía la erre, en la sonrisa de un solo lado, en las manos, que contaban lo mismo que la boca. & no lo había notado nunca.',
      '& dijo que ya no era nada, y cualquiera lo habría creído. @ no: [se fijó] en un dedo que no dejaba de darle vueltas a un botón. [Esperó] a que se fueran los demás y [preguntó] otra vez. & contó entonces lo que de verdad le pasaba.',
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
    does: /nada se le (?:olvida|va|pasa)|(?:todo )?l[oa] (?:recuerda|apunta) todo|nombres? de (?:tod\w+ )?(?:l[oa]s )?(?:dinosaur|pajar|plant|planet|estrell|animal|flor|arbol|pais|capital|rio)\w*|\bse (?:lo )?sabe (?:tod[oa]s? (?:las|los|de)|de memoria)|nunca se le olvida/,
    is: /\bmemoria\b|memorios/,
    exact:
      /\bmemoria (?:que|de elefante|prodigiosa|increible)\b|(?:acuerda|recuerda)\w* (?:siempre )?(?:de )?(?:todo )?lo que (?:le|yo|se le)/,
    acts: [
      '& dijo que a nadie se le quedaba su nombre. @ lo [dijo], y luego todo lo que & había contado, en orden y sin saltarse una coma. & fue diciendo que sí con la cabeza.',
      '& había olvidado cómo seguía la canción que más le gustaba. @ no: [cerró] los ojos, [contó] con los dedos y [dijo] justo lo que venía.',
      '& no se acordaba de la última vez que se rio. @ sí: [repitió] la broma, palabra por palabra, con quién la dijo y qué sombrero llevaba. & se rio otra vez en el mismo lugar.',
    ],
  },
  {
    id: 'order',
    does: /organiz|tiene un plan|plane\w+ todo|\breluce|(?:ordena|acomoda|recoge|limpia) (?:todo|su|sus|la)|todo (?:en su lugar|limpio|ordenado)/,
    is: /pulcr|prolij|meticulos|\borden(?:ad\w*)?\b(?! y al rev)|detall(?!ista|os)|perfeccion|limpi[oa]\b/,
    acts: [
      '& tenía sus cosas tiradas por el suelo, y se había sentado en medio. @ las [fue] poniendo en su sitio: lo chico con lo chico, lo rojo con lo rojo. Al final quedó un camino, y por ahí salió &.',
      '& no sabía por dónde empezar. @ [sacó] una libreta y [apuntó] qué, quién y a qué hora. A & se le pasó el susto nada más de leerla: tenía renglones, y al final, una palomita.',
      '& hablaba de todo a la vez. @ [sacó] tres hojas. En una [apuntó] lo de hoy; en otra, lo de mañana; en la tercera, lo que no tiene remedio, y esa la [guardó] aparte, bien doblada. & leyó las otras dos.',
    ],
    small: [
      'A & se le cayó todo. @ lo [guardó]: lo rojo con lo rojo, lo azul con lo azul. Ya.',
      '@ [puso] cada cosa en su lugar. Y al final, en el suyo, a &.',
    ],
  },
  {
    id: 'leading',
    does: /organiza\w* (?:siempre )?(?:el|al|un) equipo|pone orden|(?:nos|me|l[oa]s) (?:inspir|guia|dirig|lider)|saca lo mejor|nos lleva (?:a ganar|adelante)|sabe (?:dirigir|mandar|llevar)|(?:gran|buena?|mejor) (?:jef|lider|capitan)\w*|mueve a tod|\bmanda\w* (?:mas|mejor) que\b/,
    is: /lider|inspir|ejemplo|lo mejor de (?:la gente|cada|tod)/,
    acts: [
      'Todos miraban a & sin saber qué hacer. @ no [mandó] a nadie: le [tomó] una mano y [dijo] que faltaba la otra. Enseguida hubo quien la tomara, y quien trajera agua, y quien preguntara por dónde se empezaba.',
      '& daba vueltas y no sabía por dónde empezar. «Primero esto, después aquello, y lo pesado entre dos», [dijo] @, y [dio] una palmada. A & le tocó contar hasta tres. A la de tres, todo se puso en marcha.',
      '& dudaba, y buscó con los ojos a alguien que supiera. @ [dio] el primer paso sin mirar atrás, y detrás, sin que nadie lo dijera, fue &.',
    ],
  },
  {
    id: 'passion',
    does: /(?:como )?se (?:le|te|les) iluminan? (?:los ojos|la cara|la mirada) (?:cuando|al) (?:habla|hablar|cuenta|explica|toca|cocina)|(?:el )?(?:amor|carino|pasion) (?:que |con (?:el |la )?que )(?:le )?(?:tiene|pone|hace|siente) (?!(?:a|por) (?:sus? |mis? |nuestr\w+ |l[oa]s? )?(?:famil|hij|niet|herman|mam|pap|espos|gente))(?:a|por|en|su)?|hac\w+ (?:siempre )?(?:lo que (?:le gusta|ama)|las cosas con amor|todo con amor)|con el corazon en|le pone (?:todo|el corazon|ganas|amor|alma|el alma|garra)|ama (?:lo que hace|su trabajo)|lo hace con amor/,
    is: /pasion|apasion|vocacion(?! de serv)/,
    acts: [
      '& [le] preguntó a @ qué era lo que más [le] gustaba. A @ se [le] encendieron los ojos. [Empezó] a contarlo con las dos manos, [se levantó], [lo actuó], y & acabó de pie también, preguntando más.',
      'Era nada más envolver una flor para &. @ [escogió] el papel, [alisó] cada doblez y [ató] el lazo como si fuera lo más importante del mundo. & no lo quiso abrir, de tan bonito.',
      '«¿Y eso para qué sirve?», preguntó &, de lo que @ más [quería]. A @ [le] brillaron los ojos: [contestó] media hora, con dibujos en el aire, y al final [dio] las gracias por la pregunta. & tenía ya otras tres.',
    ],
  },
]
