import type { Family } from './family.ts'

/** Acts of whoever thinks of somebody else first, comes from far, goes on though tired, and of whom others take heart. */
export const SELFLESS: readonly Family[] = [
  {
    id: 'going without',
    exact:
      /no qui(?:so|ere|siste|sieron) (?:\w+ ){0,3}(?:fiesta|regalo|viaje|coche|carro|vestido|celular|premio|pastel)s?\b.{0,50}(?:\bpara|pidi|pidio|prefiri|\bmejor)|(?:pid|prefi)\w+ que (?:ese|el|su|lo de su|lo del) (?:dinero|regalo|viaje|premio|sueldo)s? .{0,24}(?:fuera|sea|se l[oa]|para)|(?:don|regal|dio|dej|ced)\w* su (?:fiesta|premio|regalo|lugar|turno|boleto|viaje|beca) (?:para|a)\b|se (?:qued|priv)\w* (?:\w+ )?(?:sin|de) .{0,24}para (?:que|dar)/,
    acts: [
      '@ [tenía] guardado un dinero para darse un gusto. [Oyó] a &, [contó] las monedas y las [puso] todas en su mano. «Lo {mío|nuestro} puede esperar», [dijo]. «Esto no». & cerró la mano despacito, como si llevara un pájaro.',
      '«Yo eso nunca lo he visto», dijo &. @ [llevaba] meses esperando un viaje, y [tenía] un solo boleto. Lo [miró] por última vez y se lo [dio]. «Que vaya quien no ha ido», [dijo]. & leyó el boleto tres veces.',
      'Quedaba un solo regalo, y era para @, que [borró] su nombre y [escribió] con cuidado el de &. «{A mí ya me ha tocado|A nosotros ya nos ha tocado} mucho», [dijo]. & se quedó un rato abrazando la caja, sin abrirla.',
    ],
    small: ['@ [tenía] un globo. Uno nada más. & no tenía ninguno. @ [miró] el globo, [miró] a & y se lo [dio].'],
  },
  {
    id: 'another way round',
    exact:
      /si no .{0,20}(?:por (?:un lado|aqui|ahi|alli|delante)|de una (?:forma|manera)).{0,30}(?:busc|encuentr|hall|por (?:el )?otr|de otr|detras)|(?:no|nunca) se (?:vara|atora|traba|ahoga)\b(?! (?:al|cuando) habl)|le (?:busc|encuentr|hall|da)\w* (?:siempre )?(?:la|una|otra) (?:vuelta|salida)\b|(?:busca|encuentra|halla)\w* (?:siempre )?(?:otro|otra) (?:camino|forma|manera|modo|puerta|lado)/,
    acts: [
      '& llevaba años empujando la tapa de una cajita. @ [empujó] también, y nada. Entonces la [volteó]: por debajo tenía otra tapa. «Si no es por arriba», [dijo], «será por abajo». Y se abrió.',
      '«Lo he dicho mil veces, y nadie me entiende», dijo &. «Pues cantado», [propuso] @. Tampoco. «Pues dibujado». Menos. «Pues con las manos», [dijo] @, y [movió] las suyas. & movió las suyas también, y se entendió todo.',
      '& traía en la bolsa un nudo que no se soltaba. @ [tiró] de una punta, y el nudo se apretó. [Tiró] de la otra, y peor. Lo [pensó] un poco y [empezó] por en medio. Se abrió. «Siempre hay otro lado», [dijo].',
    ],
    small: ['La caja de & no abría. Por arriba, no. Por un lado, no. @ le [dio] la vuelta. ¡Por abajo, sí!'],
  },
  {
    id: 'coming from far',
    exact:
      /(?!.*\b(?:velorio|entierro|funeral|hospital)\b)(?:(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|tantas|tantos|muchas|muchos|las|los) (?:horas|kilometros|km) (?:de|en) (?:bus|camion|carretera|camino|viaje|tren|avion|autobus|coche|carro|auto|micro|flota|lancha|moto|manejo|barco|ruta|colectivo)\b|(?:cruz|atraves|atravies)\w* (?:toda |todo |media |medio )?(?:la ciudad|el pais|ciudad|pais) (?:\w+ )?(?:para|por|con tal)\b|(?:viaj|vien|vin|manej|vol)\w* .{0,20}(?:horas|kilometros|km|desde (?:otr[oa]|lejos|el otro))\b.{0,20} (?:para|por|con tal de) (?:ver|estar|visit|acompan|abraz|dar))/,
    acts: [
      '& contó de alguien que vivía a tres trenes y un barco, y por eso ya no se veían. «Eso no es nada», [dijo] @, que de caminos largos [sabía] mucho, y le [apuntó] cada parada en un papel. & lo dobló con mucho cuidado.',
      '«Nadie viene de lejos por un rato», dijo &. @ [contó] de un camino larguísimo que [conocía] de memoria, con tres transbordos y un asiento de los duros. «¿Y para qué tanto?», preguntó &. «Para esto», [contestó] @, y le [dio] un abrazo.',
      '& quiso saber si valía la pena tanto viaje por un rato. @ [sabía] lo que es llegar con los pies hinchados y el pelo aplastado del asiento. «¿Cuál viaje?», [dijo]. «El camino ni se siente, si hay quien espere». & empezó a hacerse ilusiones.',
    ],
  },
  {
    id: 'tired and still there',
    exact:
      /(?!.*\b(?:tareas?|deberes|sonr\w+)\b)(?<!\bsonr\w+ )(?:(?:aunque|por mas que|asi) (?:\w+ ){0,4}(?:cansad|muert[oa] de (?:sueno|cansancio)|rendid|desvelad|agotad|molid|reventad|hech[oa] polvo)\w*|(?:lleg|vien|vuelv|sal|regres)\w+ (?:\w+ ){0,5}(?:cansad|muert|rendid|agotad|molid)\w*[^.;]{0,16}(?:y (?:aun asi|igual|todavia|siempre)|pero)\b|por (?:muy )?(?:cansad|agotad|rendid)[oa]s? que)/,
    acts: [
      '@ [traía] el cansancio en los hombros, y se [le] cerraban los ojos. Pero [oyó] a &, [soltó] lo que [cargaba] y [se sentó] a su lado. «A ver, desde el principio», [dijo]. Y [se quedó] hasta el final.',
      '«Con ese cansancio, mejor otro día», dijo &. @ [bostezó], [se frotó] los ojos y [se arremangó]. «Para esto siempre queda un poco», [dijo]. Y todavía alcanzó para un chiste, y & ya no quiso irse.',
      '& le vio a @ los ojos, rojos de sueño, y quiso dejarlo para mañana. «Mañana habrá otra cosa», [dijo] @. [Bostezó], [pidió] perdón por el bostezo y [siguió] a su lado, sin prisa, hasta que & terminó de contarlo.',
    ],
  },
  {
    id: 'sharing the blame',
    exact:
      /(?:si|cuando) (?:\w+ )?(?:rega|castig|ret|acus|culp)\w* (?:mucho )?a un[oa]\b.{0,12} (?:l[oa]s (?:otr|dos|tres|demas)|el otro|la otra|tod)|(?:si|cuando) (?:\w+ )?(?:rega|castig|ret|acus|culp)\w* a su\b.{0,30}(?:tambien|fue el|fue ella)|(?:se ech|repart|compart)\w+ (?:\w+ )?la culpa (?:entre|junt|l[oa]s (?:dos|tres)|de l[oa]s dos)|(?:no|nunca|jamas) se (?:acus|delat)an|(?:no|nunca|ningun[oa]) (?:\w+ )?(?:acus|delat)an? al? (?:otr|su|l[oa] otr)/,
    acts: [
      'Se oyó caer algo, ¡crac!, y todos miraron a &. «Fue sin querer», dijo &. «{Yo también fui|También fuimos nosotros}», [dijo] @, y [se puso] a su lado. Repartido, el regaño salió tan chiquito que a & le dio risa.',
      '& ya bajaba la cabeza, esperando el regaño. @ no [había] hecho nada, y la [bajó] también. «¿Y eso?», preguntó &. «Así toca a menos», [contestó] @. Y ya no hubo modo de saber a quién regañar.',
      '«Me van a echar la culpa», dijo &. «Pues que alcance para todos», [contestó] @, y lo [apuntó] en un papel, en «Culpables»: el nombre de & y, pegadito, el suyo. & leyó la lista dos veces. Ya no era tan grave.',
    ],
    small: [
      '«¿Quién fue?» Todos miraron a &. «{¡Y yo!|¡Y nosotros!}», [dijo] @, y [se puso] a su lado. Y ya no hubo regaño.',
    ],
  },
  {
    id: 'one of the house',
    exact:
      /adopt(?:o|aste|aron) a (?:sus?|mis?|nuestr[oa]s?|(?:\w+ )?(?:nin|prim|sobrin|herman)\w*)\b|(?:ha |haya |me |nos |l[oa]s )qui(?:so|siste|er[eo]) como (?:a )?(?:una? )?hij|(?:ha|haya|han) querido como (?:a )?(?:una? )?hij|no tuv(?:o|iste) hij\w+ .{0,12}cri|cri(?:o|aste|aron|ando) (?:\w+ )?a (?:sus|l[oa]s|mis|tod[oa]s (?:sus|mis)|varios|\w+) (?:sobrin|niet|herman|ahijad|hij[oa]s de (?:su|otr|l[oa]s))\w*|(?:cri|cuid)\w* como (?:a |si )?(?:(?:\w+ )?fu(?:er|es)\w+ )?(?:de )?(?:sus? |una? )?(?:propi[oa]s?|hij[oa]s?)\b|(?:no|nunca|jamas) (?:nos|me|l[oa]s|les|le) hi(?:zo|ciste|cieron) sentir (?:como )?(?:allegad|arrimad|de mas|ajen|extran|de fuera)\w*/,
    acts: [
      '«Yo no soy de la casa de nadie», dijo &. @ [sacó] una lista muy usada, la de los cumpleaños de los suyos, y [agregó] un nombre: el de &. «Uno más no se nota», [dijo]. Pero se notaba: & no dejaba de mirarlo.',
      '@ le [abrochó] a & el abrigo, le [guardó] un pan en el bolsillo y le [preguntó] a qué hora volvía, como se les pregunta a los propios. «Pero yo vengo de fuera», dijo &. «Ya no», [contestó] @.',
      '@ [repartió] lo que [traía], en partes iguales, como en las casas donde hay muchos. & esperaba la suya aparte, por venir de fuera. Estaba en medio, con las demás, y era igual de grande. «Aquí todos son de aquí», [dijo] @.',
    ],
  },
  {
    id: 'bringing back to life',
    exact:
      /lo que toca (?:\w+ )?(?:reviv|florec|renac|crec|reton|cobra vida|resucit)\w*|(?:reviv|resucit)\w* (?:siempre )?(?:a )?(?:tod|lo que|las|los|cualquier|plantas?|matas?|matitas?|flores)\b|(?:me|nos) (?:reviv|resucit)\w+|(?:me|nos) (?:devolv|regres)\w+ (?:la vida|las ganas de vivir)|(?:le da|da|dio) vida a (?:tod|lo que|cualquier)/,
    acts: [
      '& traía en la solapa una flor que ya se caía. «Esta se secó», dijo. @ le [quitó] lo seco, la [sostuvo] entre las dos manos y le [habló] bajito. La flor levantó la cabeza. & también.',
      '& enseñó un reloj que llevaba años parado. @ lo [limpió] con la manga, lo [entibió] entre las manos y le [habló] un poco, como se habla a lo que está vivo. Tic, hizo el reloj. & contuvo el aliento. Tac.',
      '«Lo mío ya no vuelve», dijo &. @ le [sacudió] el polvo de los hombros, le [enderezó] el cuello y le [puso] las manos en las mejillas, hasta que tomaron color. & respiró hondo, como quien despierta de un sueño larguísimo.',
    ],
    small: ['& traía una flor caída. @ la [tomó] en las manos y le [habló] bajito. La flor se levantó. Y & también.'],
  },
  {
    id: 'decision',
    does: /toma(?:ba)? (?:rapido |siempre )?(?:buenas )?decisiones|(?:no|nunca) (?:lo )?(?:dud|titube|vacil)(?:a|as|o|aba|an)\b(?! d?en?\b)|(?:dice|dijo) y (?:lo )?(?:hace|hizo)\b|se avienta sin pensar|cuando (?:decide|quiere) algo/,
    is: /decidid[oa]|resuelt[oa]s?\b|determinad[oa]s?\b|decision\b/,
    acts: [
      '& llevaba años entre que sí y que no. @ ni siquiera [se sentó] a pensarlo. «Sí», [dijo], y [dio] el primer paso. & miró hacia atrás, miró hacia adelante y dio el segundo.',
      '«¿Y si mejor mañana?», dijo &. «Hoy», [contestó] @. «¿Y si mejor de otro modo?» «De este». «¿Y si…?» @ ya [había] empezado. & cerró la boca y se puso a ayudar.',
      '& no sabía si quedarse o irse, y ya le dolía la cabeza. @ [contó] hasta tres. «Quedarse», [dijo], tan claro que & soltó la bolsa. Luego [preguntó] qué seguía, porque a @ una decisión no [le] tomaba todo el día.',
    ],
    small: ['¿Este o este? & no sabía. ¿Este o este? «¡Este!», [dijo] @. Y ese fue.'],
    pet: ['& dudaba. @ no: [miró] una sola vez, [escogió] y [echó] a andar, sin volver la cabeza. & fue detrás.'],
    cradle: ['¿La mano derecha o la izquierda? & no sabía cuál ofrecer. @ no [dudó]: [agarró] las dos.'],
  },
  {
    id: 'giving a voice',
    exact:
      /(?:no hablaba|no decia (?:nada|ni pio)|era (?:muy |bien )?(?:callad|timid|penos)\w*|no se atrevia\b.{0,16}|no leia)\b.{0,60} (?:ahora|ya|hoy) (?:\w+ ){0,3}(?:habl|call|cant|particip|levant|lee|ley|para)\w*|(?:hizo|logro|logra|consigui|consigue)\w* que (?:\w+ ){0,4}(?:habl(?:e|ara)|cant(?:e|ara)|le(?:a|yera)|particip(?:e|ara))/,
    acts: [
      '& abría la boca, y no salía nada. @ no [tuvo] prisa: [esperó], con cara de tener todo el tiempo del mundo. Al rato salió una palabra muy chiquita. Luego otra. Y de pronto & ya no se callaba.',
      '«No», decía &, y de ahí no pasaba. @ [preguntó] algo fácil: cómo se llamaba. Luego, qué le gustaba. Luego, por qué. A la quinta, & contestó sin que le preguntaran, y a la décima ya había que pedirle turno.',
      '& hablaba tan bajito que no se oía. @ [acercó] la oreja, [esperó] y [repitió] en voz alta lo que había dicho, como se repite lo importante. & lo dijo otra vez, un poco más fuerte. A la cuarta se oyó lejísimos.',
    ],
  },
]
