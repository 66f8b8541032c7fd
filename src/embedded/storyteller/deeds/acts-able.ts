import type { Family } from './family.ts'

/** Acts of those who can: they learn, do it alone, make much of little, do something like nobody; and of the quiet, who have time. */
export const ABLE: readonly Family[] = [
  {
    id: 'learning',
    is: /ganas de superarse|superacion|estudios[oa]s?|aplicad[oa]s?/,
    acts: [
      '@ [quiso] aprender el nudo que & llevaba en las agujetas, que era doble y con vuelta. [Preguntó], lo [apuntó] con dibujos, [se equivocó] y [volvió] a empezar, sin ninguna vergüenza, hasta que [le] salió igual. & no sabía que sabía enseñar.',
      '@ le [pidió] a & una lección de lo que mejor supiera. La [apuntó] en seis renglones, [preguntó] otra vez por dos y al final la [repitió] sin mirar el papel. Nadie le había pedido nunca una lección a &, que se enderezó y puso un diez.',
    ],
    small: [
      '«No {sé|sabemos}», [dijo] @, «pero {aprendo|aprendemos}». ¿Así? No. ¿Así? Tampoco. ¡Así! Y & aprendió también.',
    ],
    pet: [
      '@ [miró] lo que hacía & de un lado y del otro, y [quiso] hacerlo igual. Salió mal. Otra vez: mejor. A la tercera, & aplaudió como en los circos.',
    ],
    cradle: ['@ [miró] la boca de & y [movió] la suya. Nada. Otra vez. Nada. Otra: «a». Y & dijo «a» también.'],
  },
  {
    id: 'starting late',
    is: /ganas de empezar/,
    whole:
      /\b(?:a sus|con(?: sus)?|a los) (?:casi |mas de )?(?:[6-9]\d|1[01]\d|sesenta|setenta|ochenta|noventa|cien)\b(?: y \w+)?(?: anos| anitos)?(?!.* (?:no|nunca|jamas|ni|sin)\b).{0,50}\b(?:se (?:apunt|matricul|inscrib)\w* (?:a|al|en) |(?:empez\w+|empieza|aprend\w+|se (?:animo|atrevio|lanzo|anima|atreve|lanza)) a (?:estudiar|nadar|pintar|dibujar|bailar|cantar|tocar(?! fondo)|leer|escribir|manejar|conducir|correr|tejer|coser|bordar|cocinar|patinar|montar|jugar|actuar|viajar|entrenar)\b|va sol[oa]|viaja sol[oa])/,
    acts: [
      '& dijo que ya era muy tarde para empezar nada. «¿Tarde?», [preguntó] @, que nunca [había] silbado con dos dedos, y ahí mismo [empezó]. Salió aire. Salió más aire. A la quinta salió un pitido, y & se metió dos dedos en la boca también.',
      '& le ofreció el brazo a @, por si acaso. «Gracias, pero {sé ir|sabemos ir}», [contestó] @, y [fue] sin ayuda hasta donde nadie se atrevía, [saludó] desde ahí y [volvió]. Y & se quedó sin excusas.',
      '& dijo que para eso ya no había edad. @ [preguntó] cuál era la edad, y no hubo quien lo supiera. Así que no la [esperó]: [probó] un paso nuevo, luego otro y luego una vuelta entera, sin agarrarse de nadie. & quiso probar el primero.',
    ],
  },
  {
    id: 'asking',
    is: /preguntas hasta entender/,
    does: /(?:siempre )?preguntan? (?:todo |de todo |siempre )?sin (?:que le de )?(?:ningun\w+ |nada de )?(?:miedo|pena|verguenza|apuro|roche|corte)(?: .*)?/,
    whole:
      /\bpregunt\w+\b(?! (?:la gente|los demas)).{0,25}\b(?:hasta (?:que )?(?:l[oae]s? |se |todo )?(?:entend|entiend|comprend|queda clar|aprend)\w*|(?:todas |cuantas )?(?:las )?veces (?:que )?(?:haga|haya|hagan|sea|hicier|necesit)\w*)|\b(?:no|nunca|sin que) (?:le |les )?(?:da|dan|dio|daba|de|tiene) (?:ningun\w+ |nada de )?(?:pena|verguenza|miedo|apuro|roche|corte|palo) (?:de |el |en )?(?:no saber|preguntar(?! por\b)|decir (?:que )?no (?:se|sabe|entiendo|entiende)|reconocer que no sabe|admitir que no sabe)\b|\bno se averguenza de (?:no saber|preguntar(?! por\b))\b|\b(?:no|nunca) se queda con (?:la|una|ninguna|las) dudas?\b|\b(?:si|cuando) (?:algo )?no (?:lo )?(?:entiende|sabe)(?: algo)? (?:lo |siempre )?pregunta\b|\bpregunta (?:siempre )?(?:(?:cuando|si) (?:algo )?no (?:lo )?(?:entiende|sabe)|(?:todo )?lo que no (?:entiende|sabe))\b/,
    acts: [
      '& dijo que aquello no había quien lo entendiera. @ [preguntó] lo primero, y no lo [entendió]. Lo [dijo] sin ninguna vergüenza y [preguntó] de otro modo. A la quinta pregunta [dijo]: «¡Ah!». & también lo veía ya más claro.',
      '& lo había contado muy aprisa. «No {entendí|entendimos}», [dijo] @, sin bajar la voz. «¿Qué es lo que pesa?». & buscó palabras más fáciles. @ [volvió] a preguntar hasta entenderlo todo. & también lo entendía mejor.',
      '@ no [dijo] que sí con la cabeza, por quedar bien. «Esa parte no la {entiendo|entendemos}», [dijo], y [preguntó] por ella tres veces, de tres maneras, hasta que & la dijo tan clara que pesaba la mitad.',
    ],
    small: [
      '«No {entiendo|entendemos}», [dijo] @. & lo dijo otra vez. «¿Y eso por qué?», [preguntó] @. & lo dijo mejor. «¡Ah!», [dijo] @. ¡Ya!',
    ],
  },
  {
    id: 'independence',
    is: /independ(?:ientes?|encia)|autosuficientes?|autonom[oa]s?|autonomia/,
    does: /(?:ya )?(?:va|viaja|viene)(?:s|n)? (?:siempre )?sol(?:it)?[oa]s?(?: (?:en|al?|por|hasta) .+)?/,
    acts: [
      '& esperaba a que alguien le abrochara la manga. @ [llevaba] suelta la suya, y no [pidió] ayuda: con dos dedos y los dientes, al tercer intento, [cerró] el botón. «Sale», [dijo]. & miró el suyo y empezó con dos dedos.',
      '& preguntó quién decía qué había que hacer. «Cada quien lo suyo», [contestó] @, que lo suyo ya lo [había] decidido, sin pedirle permiso a nadie. & lo pensó un rato y decidió también, sin preguntar. Era la primera vez, y le gustó.',
      '& no daba un paso sin compañía. @ [dio] diez, sin compañía y silbando, [dio] media vuelta y [volvió]. «Así», [dijo]. & contó hasta tres y dio los suyos.',
    ],
    small: ['@ [quiso] ponerse un zapato. Al revés. Otra vez. ¡Ya! Y nadie ayudó. & quiso probar también.'],
    pet: [
      '& esperaba a que alguien abriera camino. @ no [esperó]: [fue] por donde [quiso], a su paso, y [volvió] a ver por qué & no iba detrás.',
    ],
    cradle: ['@ [quiso] el dedo de & y no [aceptó] ayuda. Un poco más. Un poco más. ¡Ya! Y nadie ayudó.'],
  },
  {
    id: 'making much of little',
    is: /recursiv[oa]s?|habilidos[oa]s?/,
    whole:
      /(?<!\bse )\b(?:arregl|resuelv|cocin|compon|repar|solucion|hac\w* (?:de todo|todo|maravillas|milagros|magia|comida|de comer|cen|almuerz|fiesta|rendir|juguetes))\w*\b.{0,30}\bcon (?:lo (?:poco )?que (?:hay|haya|tiene|tenga|encuentra|encuentre|quede)(?! encima)|casi nada|dos cosas|tres cosas)\b/,
    acts: [
      '& no tenía con qué empezar. @ [vació] los bolsillos: un cordón, un botón y un papel arrugado. [Miró] las tres cosas, [sonrió], y en un rato & tenía en la mano un molinillo que daba vueltas.',
      '& traía en la mano algo roto y ya iba a tirarlo. «Todavía sirve», [dijo] @. Con un hilo, un papel doblado y mucha maña lo [dejó] mejor que nuevo. & lo probó tres veces, por el puro gusto.',
      '& no tenía más que un botón. @ [sacó] un hilo del bolsillo, lo [pasó] por los agujeros y [tiró] de las puntas: el botón giró y zumbó como un abejorro. & jugó hasta que le dolieron los dedos.',
    ],
    small: ['& no tenía nada. @ [tomó] un papel. Lo [dobló] aquí, lo [dobló] allá. ¡Un barco! Para &.'],
    pet: ['@ [encontró] un palito, uno solo, y lo [llevó] hasta &. Con eso hubo juego para rato.'],
    cradle: [
      '@ [encontró] un hilo en la ropa de &, uno solo, y [jugó] con él como con un tesoro. & quiso jugar también.',
    ],
  },
  {
    id: 'talent',
    is: /talent(?:o|os|os[oa]s?)|maestria|habilidad(?:es)?/,
    acts: [
      '@ [hizo] con los dedos la sombra de un perro que abría la boca, luego la de un conejo y al final la de &, de perfil, con todo y su suspiro. & olvidó a la mitad por qué estaba triste, y aplaudió.',
      '& dijo que no se podía hacer nada. «Un retrato», [contestó] @, y con la punta del dedo, en cuatro rayas, [dibujó] en el suelo la cara de &. Era igual. & se puso a sonreír para que el dibujo sonriera.',
      '@ [dobló] un papel, sin prisa y hasta el último doblez, y en la mano de & se posó un pájaro. & preguntó cuánto se debía por algo así. «Está dedicado», [dijo] @. A & nunca le habían dedicado nada.',
    ],
    small: ['@ [dobló] un papel, así y así. ¡Un pájaro! & abrió la boca. Oh. «Otra vez», dijo. Y otra vez.'],
    pet: [
      '@ [hizo] para & su mejor número, entero y sin que nadie lo pidiera. & aplaudió tanto que hubo que repetirlo.',
    ],
    cradle: ['@ [hizo] lo que mejor [sabía] hacer, que era poquito y era perfecto. & pidió otra función.'],
  },
  {
    id: 'music',
    is: /voz|oido musical|ritmo|amor por la musica/,
    acts: [
      '& dijo que no estaba para músicas. @ [empezó] una canción, con la boca cerrada y dos dedos que llevaban el compás. A la segunda estrofa, & movía un pie. A la tercera, los dos, y decía que era sin querer.',
      '@ [tarareó] tres notas y [dejó] la cuarta en el aire. & no aguantó, y la puso. @ [tarareó] otras tres, y así, de tres en tres, llegaron a la canción entera.',
      '@ le [marcó] a & el compás en la palma de la mano y [cantó] encima lo primero que se [le] ocurrió. Rimaba «pena» con «ballena». A media estrofa & ya se reía, y pidió la otra.',
      '& no encontraba cómo decirlo. «Cantado sale más fácil», [dijo] @, y [probó] con una tonada que se [le] ocurrió ahí mismo. & contestó hablando, luego medio cantando, y al final con segunda voz.',
    ],
    small: ['La, la, la, [cantó] @. & movió un pie. La, la, la. ¡Y el otro!'],
    pet: [
      '@ [alzó] la cara y [soltó] una nota larguísima. & puso otra debajo. Afinadas no estaban, pero era una canción.',
    ],
    cradle: ['@ [hizo] «aaa», largo y redondo. & hizo «aaa» también. Ya era un dúo.'],
  },
  {
    id: 'dancing',
    is: /bailes?/,
    acts: [
      '& dijo que con esa pena no bailaba nadie. @ le [tomó] las manos y [empezó] por lo más fácil, un paso a la izquierda y otro a la derecha. La pena, que no sabía bailar, se fue quedando atrás.',
      '& tenía los pies clavados al suelo. @ [empezó] a moverse sin música, tan a gusto que casi se oía. Al segundo giro, & preguntó qué canción era, y al tercero ya la estaba bailando.',
      '@ [tendió] la mano y [bajó] la cabeza, como en los bailes de gala. & dijo que no sabía. «Los pies sí saben», [contestó] @. Los de & sabían muchísimo más de lo que & creía.',
      '«Un paso por la pena y otro por gusto», [dijo] @, y los [fue] marcando, uno y uno, uno y uno. A media canción, & ya se saltaba los de la pena.',
    ],
    small: ['Un paso para acá. Un paso para allá. @ [bailó], y & también. ¡Otra vez!'],
    pet: ['@ [empezó] a moverse de un lado al otro, sin música ninguna. & hizo lo mismo, y ya eran dos en el baile.'],
    cradle: ['@ [movió] los brazos, los pies y la cabeza, cada cosa por su cuenta. & bailó igual.'],
  },
  {
    id: 'few words',
    is: /reservad[oa]s?|silencios[oa]s?/,
    whole:
      /(?<!\b(?:no|nunca) )\b(?:acompana\w*|se queda|se quedo|se sienta|se sento) .{0,60}(?:\bsin (?:decir|hablar|preguntar)|\bno (?:dice|dijo) (?:ni )?nada|\bcallad[oa]|\ben silencio)|\b(?:vino|llego|aparecio)(?: \w+){0,7} (?:y )?no (?:me |nos )?(?:dijo|pregunto) (?:ni )?nada\b|\bno da consejos\b.{0,40}\b(?:mano|espera|se queda)\b/,
    acts: [
      '@ no [dijo] nada. [Se puso] junto a &, le [abrochó] el botón que traía suelto y [se sacudió] las manos. «Ya», [dijo] entonces. Fue la única palabra, y a & le pareció un discurso.',
      '& esperaba un discurso. @ [miró] hacia donde & miraba y [dejó] que el silencio hiciera lo suyo. Al rato, & suspiró, pero de alivio. «Gracias por no decir nada», dijo.',
      '@ lo [pensó] un buen rato y [dijo] cuatro palabras: «Eso también se acaba». & las contó y las repitió en voz baja. No sobraba ninguna.',
      '@ no [hizo] ni una pregunta. Le [puso] en la mano a & un pañuelo doblado y [se quedó] cerca, como si nada. & tardó un rato en darse cuenta de que ya no lo necesitaba.',
    ],
    small: ['@ no [dijo] nada. Le [dio] la mano a &. Shhh. Y ya.'],
    pet: [
      '@ no [hizo] ni un ruido. [Fue] hasta &, [se quedó] a su lado y [dejó] hablar al silencio. Fue una plática larguísima.',
    ],
    cradle: ['@ [miró] a & sin un solo ruido, largo rato. & lo entendió todo.'],
  },
  {
    id: 'having time',
    is: /tiempo que (?:nos|me|le) \w+ .*|dedicacion a (?:sus|los) nin\w+/,
    does: /(?:siempre )?(?:sin (?:prisas?|afan\w*|apuros?)|(?:nunca|no|jamas) (?:(?:esta|anda|va|iba|andaba|vive|tiene|tenia|lleva|corre)n? )?(?:(?:de|con) )?(?:afan(?:es|ad[oa])?|apurad[oa]s?|apuros?|prisas?))(?: (?:por|para|con) (?:nada|nadie))?/,
    acts: [
      '& pidió perdón por quitar el tiempo. «Tiempo es lo que sobra», [dijo] @, y [se acomodó] como quien no piensa ir a ninguna parte. & contó lo corto, luego lo largo y luego lo que se le había olvidado.',
      '& preguntó si no había prisa. «La prisa puede esperar», [dijo] @, y [quiso] saber cómo le había ido, de principio a fin y sin saltarse nada. & se tomó todo el rato que quiso.',
      '@ [tenía] cosas que hacer, y las [dejó] esperando. «Que hagan fila», [dijo], y [se puso] a jugar con & a las adivinanzas. & perdió tres, ganó una y pidió la revancha.',
      '& dijo que mejor otro día. «Hoy», [contestó] @, que [se acomodó] en el suelo y [empezó] a jugar con lo que había: dos piedritas y una tapa. & inventó la segunda regla, y el juego ya no tuvo fin.',
    ],
    small: ['«¿Jugamos?», [dijo] @. Y [jugó] con & un poquito. Y otro poquito. Sin prisa.'],
    pet: [
      '@ [dejó] lo que [estaba] haciendo, que era importantísimo, y [fue] a jugar con &. Ida y vuelta, ida y vuelta, hasta que & pidió descanso.',
    ],
    cradle: ['@ no [tenía] prisa. [Miró] a &, y [miró], y [miró]. A & se le quitó la prisa también.'],
  },
]
