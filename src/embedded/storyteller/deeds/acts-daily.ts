import { AT_ONCE } from './acts-sense.ts'
import type { Family } from './family.ts'

const QUARREL =
  '(?<!\\b(?:no|nunca|jamas) (?:se |nos )?)\\b(?:(?:se |nos )?pele(?:a|an|amos|aban|abamos)(?! (?:contra|por (?:mi|nosotr|sus|lo)))|(?:se |nos )?discut\\w+|se agarran|nos agarramos|se gritan|nos gritamos|(?:una|cada|sus|las) peleas?|pleitos?|broncas?|discusion\\w*)\\b'

/** Acts of every day, where how it is done is what is admired: unseen, again, without a reproach, to whatever is smaller. */
export const DAILY: readonly Family[] = [
  {
    id: 'greeting',
    is: /(?:manera|forma) de saludar/,
    does: /(?:siempre )?saluda(?:s|n|ba)? (?:siempre )?(?:a (?:tod[oa]s|todo (?:el )?mundo|quien sea|cualquiera|cada (?:uno|quien))|hasta al? .+)(?: .{0,60})?|(?:siempre )?(?:da|dice)(?:s|n|ba)? (?:l[oa]s )?buen[oa]s (?:dias|tardes|noches) a (?:tod|cada|cualquier).*/,
    acts: [
      '& bajó la cara y ya no contestaba. @ [saludó] de todos modos, con la mano en alto y un «¡hola!» de los grandes. Nada. Y otro, igual de alegre. Al tercero, & levantó la mano.',
      '@ [dijo] «buenas» a quien pasaba por ahí, que siguió de largo, y «buenas» a quien venía detrás, que tampoco oyó. Y «buenas» a &, con la misma cara de gusto. & contestó, por fin, y con eso bastó.',
      '@ le [tendió] la mano a &, como a todo el mundo, pero & no la tomó. @ no [bajó] la suya ni [borró] la sonrisa: un saludo puede esperar. Al rato & [le] dio la punta de los dedos, y después la mano entera.',
    ],
    small: ['«¡Hola!», [dijo] @. & no contestó. «¡Hola!», [dijo] @ otra vez. «¡Hola!» Y a la tercera, & dijo: «Hola».'],
    pet: ['@ [fue] a saludar a &, que no hizo caso. [Saludó] otra vez, a su manera, y otra. A la tercera, & saludó.'],
    cradle: [
      '@ [movió] la mano, abriendo y cerrando los dedos. & no lo vio. @ [saludó] otra vez, y otra, hasta que & saludó.',
    ],
  },
  {
    id: 'unnoticed help',
    is: /ayuda silenciosa/,
    does: /(?:siempre )?(?:(?:me|nos|les?|te) )?(?:ayuda|ayudaba|hace favores|hacia favores|da|arregla)(?:s|n)? (?:.* )?(?:sin que (?:se note|se notara|nadie (?:se entere|lo sepa|lo note)|nos (?:demos|dieramos) cuenta|te des cuenta)|callad(?:it)?[oa]|en silencio|a escondidas)(?: .*)?/,
    acts: [
      '& buscó a quién darle las gracias: alguien le había dejado un pañuelo en la mano y algo dulce en el bolsillo. @ [miraba] para otro lado, con cara de nada. & se secó la cara y ya no preguntó.',
      'Mientras & hablaba, @ le [quitó] una piedra del camino, con el pie, y [volvió] a su sitio. & dio un paso, y otro. «Qué raro», dijo, «por aquí se camina mejor». @ no [dijo] nada.',
      '& iba a decir que no hacía falta nada. Tarde: el botón estaba en su ojal, el cuello en su lugar y en el bolsillo había un dulce. «¿Quién fue?», preguntó. @ también [miró] para los lados, como quien busca.',
    ],
    small: ['& miró en su mano. ¡Un dulce! ¿Quién lo puso? @ [miró] para otro lado, y no [dijo] nada.'],
  },
  {
    id: 'no reproaches',
    is: /falta de reproches/,
    does: /(?:nunca|jamas|no) (?:me |nos |te |le )?(?:ha )?(?:(?:echa|echo|echado) (?:nada )?en cara|reprocha|reprocho|reprochado)(?: .*)?/,
    whole:
      /\b(?:nunca|jamas|no|ni una vez) (?:\w+ ){0,3}(?:dice|dijo|dicho|diciendo|dicen)\W+(?:(?:un|el|ya) )?\W*(?:te|se|les?|os) l[oa]s? (?:dije|adverti|avise)\b/,
    acts: [
      '& tomó prestado el lápiz de @, para explicarse mejor, y le rompió la punta. «Ya sé», dijo, «me lo van a decir». Nadie lo dijo. @ [sacó] el sacapuntas, le [hizo] otra punta al lápiz y se lo [devolvió] a &, para que siguiera.',
      'De los nervios, & dejó caer al suelo la galleta de @. «La culpa es mía», dijo. @ no [dijo] que sí, ni con la boca ni con las cejas: [sopló] la galleta por los dos lados, la [partió] y le [dio] la mitad.',
      '& se apoyó donde no debía, y le manchó la manga a @. «¡Ay!», dijo &, y esperó. @ [miró] la mancha, [dobló] la manga hasta que no se vio y le [pidió] que siguiera contando. De la mancha no se volvió a hablar.',
    ],
    small: ['& dijo que era su culpa. @ no [dijo] nada de eso. Le [dio] la mano. «¿Otra vez?», [dijo]. Y otra vez.'],
    pet: [
      '& pisó a @ sin querer. @ no [hizo] ni un ruido: [se hizo] a un lado y [se acomodó] junto a &, igual que antes.',
    ],
  },
  {
    id: 'good grace',
    is: /buena cara/,
    // 'le pongan mala cara' is others'
    whole:
      /\b(?:sin|ni) (?:(?:una|ninguna|sola) )*malas? caras?\b|\b(?:no|nunca|jamas|sin|ni)(?: (?:me|nos|te|les?|se|ha|habia|una vez|jamas|nunca))* (?:pon(?:e[srn]?|ia|iendo)|puesto|puso|ten(?:er|ia)|tienen?|hac(?:e[rn]?|ia)|hizo|hecho)(?:me|nos|les?)? (?:(?:ni|una|ninguna|nunca|jamas|sola) )*malas? caras?\b/,
    acts: [
      '& lo contó, y a la mitad quiso empezar de nuevo. Y luego otra vez. A la tercera pidió perdón por la lata. @ [tenía] la misma buena cara del principio. «¿Y entonces?», [preguntó]. & ya no se disculpó más.',
      '& había perdido el hilo, y había que volver a empezar. @ ni [suspiró] ni [torció] la boca: [se acomodó] para oírlo desde el principio con cara de fiesta, como si fuera la primera vez. & lo contó todo de un tirón.',
      '& se apoyó tanto en @ que [le] durmió un brazo. @ no [puso] ni media mueca: [ofreció] el otro, con la misma cara de gusto, y luego otra vez el primero. & preguntó si no cansaba. Cansaba, y no se notó.',
    ],
    small: ['& pidió otra vez. Y otra. Y otra. ¿Mala cara? @, ni una. Y & ya no pidió más.'],
  },
  {
    id: 'care for the small',
    is: /(?:ternura|carino|dulzura|delicadeza) (?:con|hacia|por) (?:lo|los|las) (?:mas )?(?:chic[oa]s?|chiquit\w+|pequen\w+|debiles)/,
    does: /cuida(?:s|n|ba)? (?:siempre )?(?:(?:a |de )?(?:tod[oa]s )?l[oa]s )?(?:mas )?(?:chic[oa]s|chiquit[oa]s|pequen\w+|debiles)(?: .*)?|(?:.* )?(?:ternura|carino|dulzura|delicadeza|cuidado|amor|tiern[oa]|dulce|carinos[oa]|delicad[oa]|suave)(?: .*)? (?:con|a|hacia|por) (?:tod[oa]s? )?(?:(?:l[oa]s?|el|un|una) )?(?:que (?:es|son|esta) )?(?:mas )?(?:chic[oa]s?|chiquit\w+|pequen\w+|debil\w*|indefens\w+|bebes?|bichit\w+|bichos|pollit\w+|gatit\w+|perrit\w+|animalit\w+|hormig\w+)(?: .*)?/,
    acts: [
      '& no había visto la hormiga que iba por el suelo, a un paso. @ le [puso] el dedo delante, [esperó] a que subiera y la [llevó] a un lado, despacito, como si fuera de vidrio. & miraba casi sin respirar, y ya hablaba más bajito.',
      '@ [vio] un caracol muy chiquito, justo donde & iba a pisar. Lo [levantó] con dos dedos, le [habló] en voz baja y lo [puso] a salvo. «¿Tanto cuidado para algo tan chico?», preguntó &. «Por eso», [dijo] @.',
      '@ [bajó] la voz, porque en la mano [traía] un bichito dormido, y se lo [pasó] a & con muchísimo cuidado, como se pasa lo más chico del mundo. & lo sostuvo, y se le olvidó temblar.',
    ],
    small: [
      'Había un bichito en el suelo, muy chiquito. @ le [puso] el dedo, despacito. El bichito subió. «Shhh», [dijo] @. Y & también: «Shhh».',
    ],
    pet: [
      '@ [vio] un bichito junto a &, más chico que una uña. [Se acomodó] muy despacio, para no asustarlo, y lo [dejó] pasar.',
    ],
  },
  {
    id: 'explaining again',
    is: /paciencia (?:para|al|de|con la que) explica\w*/,
    does: /(?:siempre )?(?:me |nos |te |se |les? )?(?:lo )?explica(?:s|n|ba)? (?:siempre )?(?:todo |las cosas |lo mismo )?(?:las veces que (?:haga|hagan|haya|sea|hiciera) .+|(?:hasta |como )?(?:\w+ )?veces.*|otra vez.*)/,
    whole:
      /\bexplica\w*\b.{0,40}\b(?:una y otra vez|sin (?:suspirar|cansarse|enojarse|enfadarse|molestarse|burlarse|desesperarse|perder la paciencia)|veces.{0,15} no se (?:cansa|enoja|enfada|desespera))\b/,
    acts: [
      '& no veía por dónde se empezaba. @ lo [explicó] con piedritas: aquí &, aquí la pena, aquí el primer paso. Nada. Lo [explicó] con los dedos, y luego con un dibujo en el suelo, y ni una vez [suspiró]. Al tercer modo, & dijo: «¡Ah!».',
      '@ [explicó] cómo se sale de algo así. «Otra vez», pidió &. @ lo [explicó] otra vez, más despacio. «¿Otra?», pidió &, con vergüenza. Y otra vez lo [explicó] @, con la misma cara de la primera. A la quinta lo explicó &, y mejor.',
      '& no entendía qué había que hacer, y se perdió a la mitad. @ [volvió] al principio, sin un suspiro, y [fue] parando en cada parte: «¿Hasta aquí?». Donde & decía que no, lo [decía] de otro modo. Llegaron al final a la vez.',
    ],
    small: ['& no entendía. @ lo [explicó], despacito. «Otra vez», dijo &. Y otra vez. Y otra vez. «¡Ah!», dijo &.'],
  },
  {
    id: 'working gladly',
    is: /alegria para trabajar/,
    whole:
      /^(?!.*\b(?:no|nunca|jamas|sin) (?:trabaj|labur|chamb|curr))(?:(?:.* )?(?:trabaj|labur|chambe|camell|curra|madrug|vend)|(?:.* )?(?:lava|(?<!(?:las?|sus?) (?!mama|abuel|tia|senora|nina|hija)\w+ |(?:es|era|muy|tan) )limpia))\w*\b.{0,60}\b(?:silbando|cantando|canturreando|tarareando|(?<!anda )sonriendo|de buen humor|con una sonrisa|(?:canta|silba|canturrea|tararea) mientras)\b|^(?:que )?(?:siempre )?(?:canta|silba|canturrea|tararea)\w* (?:mientras|cuando) (?:trabaj|labur|barr|lav|cocin|planch|trape|limpi|amas|vend)\w*/,
    acts: [
      '& no tenía dónde descansar. @ [se arremangó] y [empezó] a silbar. Sin soltar la tonada [barrió] el suelo con el pie y le [hizo] un lugar limpio. Ni con la frente mojada [dejó] de silbar, y & llevaba el compás.',
      '& dijo que era mucho trabajo. «Por partes», [contestó] @, y [empezó] por la primera, cantando entre dientes. Con la segunda ya [tenía] la frente mojada, y la canción no se cortó. Para la tercera, & cantaba también.',
      '& dijo que quedaba mucho por hacer. @ [puso] manos a la obra con una sonrisa de ir a una fiesta. Cada vez que & decía «descanso», @ [contestaba] con otra copla. Al terminar [se secó] la frente y [pidió] otra tarea.',
    ],
    small: [
      '@ [quitó] una piedrita, y otra, y otra. Y [cantaba]: la, la, la. Ya había lugar para &. Y & cantó también.',
    ],
  },
  {
    id: 'no bitterness',
    is: /falta de amargura/,
    does: /(?:.* )?(?:sin (?:ponerse amarg[oa]|amargarse|agriarse|amargura|volverse amarg[oa])|(?:nunca|no|jamas) se (?:amargo|amarga|ha amargado|agrio|puso amargad?[oa]|volvio amargad?[oa]))(?: .*)?/,
    acts: [
      '& preguntó si después de algo así se puede sonreír. @ lo [pensó] en serio. «Al principio, poquito», [dijo], y [sonrió] poquito, para enseñar cómo. & probó también. La primera sonrisa salió chueca, pero salió.',
      '& dijo que lo bonito se había acabado. @ no [dijo] que no: [asintió] y [señaló] algo que seguía ahí, muy chiquito y muy bonito. «Esto no tiene la culpa», [dijo]. & lo miró. Era verdad.',
    ],
    small: ['& dijo que todo era feo. @ [respiró], [miró] otra vez y [sonrió], poquito. Y & sonrió poquito también.'],
  },
  {
    id: 'making peace',
    is: /facilidad para reconciliarse/,
    whole: new RegExp(
      `${QUARREL}.{0,70}(?:${AT_ONCE}|\\bcomo si nada\\b|\\b(?:y|pero|terminan|acaban|terminamos|acabamos)\\b.{0,25}\\b(?:riend\\w+|jugand\\w+|abrazad\\w+)|\\b(?:a |se )?(?:amigar|contentar|reconcilia|hacen las paces)\\w*|\\bno (?:les|nos) dura|\\b(?:no|nunca)\\b.{0,30}\\b(?:duerm|acuest)\\w* (?:sin|enojad|enfadad|pelead))|\\bdespues de (?:una|cada) (?:pelea|bronca|discusion|pleito)`,
    ),
    does: /(?:.* )?(?:nunca|jamas|no) (?:se |nos )?(?:acuesta|acosto|va|vamos|fue|fuimos|duerme|duermo|dormimos|hemos ido|ha ido|ha acostado|hemos acostado|acostamos)n? (?:.* )?(?:enojad|enfadad|pelead|molest|brav|enfurrunad)[oa]s?(?: .*)?/,
    acts: [
      '& se enojó, y @ también. Duró muy poco: @ [dio] media vuelta, [volvió] sobre sus pasos y [tendió] la mano antes de que el enojo se hiciera viejo. & la miró, y ya no se acordaba de quién había empezado.',
      '& contestó de mal modo y le dio la espalda. @ [contó] hasta tres, que es lo que debe durar un enojo, y [dio] la vuelta para verle la cara. «¿Paz?», [dijo] @. & dijo que todavía no. Y luego, que bueno.',
      '& se cruzó de brazos. @ [se cruzó] de brazos también, [aguantó] un momento y los [abrió] primero. «No se guarda para mañana», [dijo]. & abrió los suyos.',
    ],
    small: ['& se enojó. @ también. Uno, dos, tres… «¿Paz?», [dijo] @. «Paz», dijo &.'],
    pet: [
      '& se enojó y miró a otro lado. @ [esperó] tres suspiros, [fue] hasta ahí y [se echó] a su lado. Ya había paz.',
    ],
  },
  {
    id: 'seeing the person',
    is: /mirada humana/,
    does: /(?:siempre )?(?:me |nos )?(?:vio|ve|miro|mira|conocio|conoce)(?: .*)? antes que (?:a |al |en )?(?:(?:sus?|mis?|las?|los?|el) )?(?:nota|calificaci|examen|error|numero|enfermedad|diagnostic|resultado|promedio|expediente)\w*(?: .*)?/,
    acts: [
      '& enseñó primero sus errores, que se sabía de memoria. @ los [dejó] a un lado. «Eso, después», [dijo], y [miró] a los ojos: «¿Y quien los hizo, cómo está?». Nadie había preguntado en ese orden. & tuvo que pensarlo.',
      '& dijo que todo le había salido mal. @ no [preguntó] qué: [preguntó] cómo se sentía, y qué le gustaba, y de qué se reía. Al cabo de un rato, & era mucho más que aquello que le había salido mal.',
      '& pensó que le iban a pedir cuentas. @ [miró] a &, y a nada más, con muchísima atención. «Ya {vi|vimos} quién está aquí», [dijo]. & preguntó quién. Y @ se lo [fue] diciendo.',
    ],
    small: ['& dijo que le había salido mal. @ no [miró] eso. [Miró] a &. «Hola», [dijo]. Y & ya no se escondió.'],
  },
  {
    id: 'cooking',
    is: /sazon|buena mano (?:para|en) la cocina|comida|cocina/,
    does: /(?:siempre )?cocina(?:s|n|ba)? (?:siempre )?(?:super |muy |tan |bien )?(?:bien|rico|riquisimo|delicioso|sabroso)(?: .*)?/,
    acts: [
      '& no tenía ganas de nada. @ le [contó], paso por paso y con las manos, cómo se hace una sopa de las buenas: la cebolla despacio, la sal al final. A medio guiso, & ya tenía hambre, y se reía de tenerla.',
      '@ [preguntó] qué comía & cuando alguien le quería dar gusto. & lo dijo con los ojos cerrados. @ lo [guisó] ahí mismo, de mentira y sin saltarse nada, y lo [sirvió] en las dos manos. & pidió más.',
      '@ [olió] el aire. «Huele a pena sin sal», [dijo], muy en serio. [Hizo] como que la [probaba], le [echó] una pizca de esto y otra de aquello, y [dio] a probar. & probó también, y tuvo que decir que así sí.',
    ],
    small: [
      '«¿Qué sabe rico?», [preguntó] @. «La sopita», dijo &. @ la [hizo] de mentira: un poquito de esto, un poquito de esto. «¡Rica!», dijo &.',
    ],
  },
  {
    id: 'speaking well of others',
    is: /falta de malicia/,
    does: /(?:nunca|jamas|no) (?:(?:se )?(?:l[eoa]s? |me |nos )?(?:hemos |he |ha )?(?:oido|escuchado|oi|escuche) )?habla(?:r|s|n|ba|do)? mal de (?:nadie|los demas|otr[oa]s|la gente)(?: .*)?|(?:nunca|jamas|no) (?:le |l[eo]s )?(?:(?:he|hemos|ha|han) )?(?:dice|dijo|decia|dicho|oi|oido|sale) (?:ni )?(?:(?:una|ninguna|nada) )?(?:(?:sola )?(?:mala palabra|palabra mala)|malo) (?:contra|de|a) (?:nadie|los demas|otr[oa]s|la gente)(?: .*)?|(?:nunca|jamas|no) (?:ha )?critica(?:ba|do)? a (?:nadie|los demas|otr[oa]s|la gente)(?: .*)?|(?:no|nunca) toma(?:ba)? partido(?: .*)?/,
    acts: [
      '& quiso que alguien tuviera la culpa, y dijo un nombre. @ no [dijo] ni una palabra en contra. «Algo bueno tendrá», [contestó], y [encontró] dos cosas. & buscó la tercera, y ya no quedaba con quién enojarse.',
      '& dijo que la gente es mala. @ [fue] pensando en la gente, cara por cara, y de cada una [dijo] lo mejor. Se hizo largo. A & le faltaron dedos para llevar la cuenta, y tuvo que sonreír.',
      'Alguien que pasaba dijo algo feo de otro. @ no lo [repitió] ni lo [siguió]: [contestó] con una cosa buena de la misma persona, y [habló] de otra cosa. & pensó que con gente así daba gusto no estar delante.',
    ],
  },
  {
    id: 'talking',
    is: /conversador(?:a|es|as)?|platicador(?:a|es|as)?|parlanchin(?:a|es|as)?|hablador(?:a|es|as)?|charlatan(?:a|es)?|buena conversacion/,
    acts: [
      '& dijo una frase. @ [contestó] con tres, y de la tercera salió otra historia, y de esa una pregunta. & tenía algo que decir de aquello, y de lo otro también. Hacía rato que nadie hablaba de penas.',
      '@ [empezó] a contar una cosa, [se fue] por las ramas, [saludó] de paso a tres parientes y [volvió] al principio. & quería saber en qué acababa, y a la mitad ya contaba lo suyo también.',
      '& no sabía de qué hablar. «De eso se puede hablar muchísimo», [contestó] @, y [empezó] por el silencio, [siguió] con las nubes y [fue] a dar a los zapatos. En los zapatos, & ya no se callaba.',
    ],
    small: ['@ [habló] y [habló]: del sol, de un perro, de su zapato. & oyó, y oyó. Y luego contó del suyo.'],
    pet: [
      '@ [dijo] algo, a su manera. & contestó cualquier cosa, y @ [respondió] más largo, y luego más. & ya contaba su día entero, y no le dejaban callarse.',
    ],
    cradle: ['@ [dijo] «a», y «agú», y «a» otra vez. & contestó. Ya estaban en conversación.'],
  },
]
