import type { Family } from './family.ts'

/** Acts of courage: going first, going on, getting up, beginning again. */
export const METTLE: readonly Family[] = [
  {
    id: 'fearlessness',
    does: /no (?:es|era) (?:nada )?(?:mied|asust|cobard|temeros|chillon)\w*|no (?:\w+ ){0,2}(?:tiene|tenerle?s?|tener|teniendo) miedo(?! a (?:caer|equivoc|fall|fracas))|\b(?:no|nunca|jamas) se (?:asust|espant)\w*|no (?:le|les) da miedo nada|no (?:le |les )?tem(?:e|es|en|ia) a|no (?:le |les )?(?:tiene|tienen|tienes|teme|temen|conoce)(?: el| ningun)? ?(?:miedo|a nada)(?! a (?:caer|equivoc|fall|fracas))|sin miedo|no se (?:le|les) (?:arruga|achica|quita)|nada (?:le|lo|la|te) (?:asusta|espanta|da miedo)|\bvalor\b.*nada/,
    acts: [
      'Algo se movió, y & dio un paso atrás. @ [dio] uno adelante, como quien entra en su cocina, [miró] lo que daba tanto miedo y [dijo]: «Buenas». Y & se asomó por encima de su hombro.',
      '& cerró los ojos, para no ver. «{Miro yo|Miramos nosotros}», [dijo] @. [Se puso] delante, [abrió] los brazos y [gritó]: «¡A ver, que salga!». No salió nada. & abrió un ojo, y luego el otro.',
      'Algo gruñó, y & se tapó los ojos. @ [caminó] derecho hacia el ruido, [metió] la mano y [sacó] lo que era: muy poca cosa, y con más miedo que nadie.',
    ],
    small: [
      'Algo se movió, y & dio un paso atrás. @ [dio] uno adelante. «Hola», [dijo].',
      'Algo gruñó, y & se escondió. @ [fue] a ver. Era chiquito, y tenía miedo.',
    ],
    pet: [
      'Retumbó algo, muy fuerte, y todos se escondieron. @ no. @ [caminó] hasta donde estaba &, [se sentó] y [bostezó].',
    ],
    cradle: ['Hubo un ruido muy fuerte, y & cerró los ojos. @ no. @ [miró] hacia allá, sin parpadear, y [se rio].'],
  },
  {
    id: 'afraid but going',
    does: /tartamud\w+ y|(?:le|te|les) (?:da|daba|dio|tiene|dan) (?:mucho |tanto |mucha )?(?:panico|miedo|terror|pena|verguenza|pavor) .{0,40}(?:y aun|y (?:fue|va|lo|se|vino|sube|canta)|pero)|aun con miedo|(?:aunque|con todo y|a pesar de(?:l)?|pese al?|con) .{0,16}(?:miedo|panico|pena|verguenza).{0,30}|(?:vencio|supero|enfrent\w+|le gano a) (?:su|sus|el|al|los|a sus) (?:mied|verguenz)\w*|(?:tuvo|tenia|tiene|da|daba) miedo (?:y|pero)|se (?:atrevi|anim)(?:o|aste) a(?! decir)|se atreve(?:s|n)? a(?! (?:ser|decir))/,
    acts: [
      'A & le daba miedo dar el paso. A @ [le] temblaban las rodillas, y se notaba. «Tiemblan», [dijo], «pero caminan». [Respiró] hondo y [dio] el primero. & miró aquellas rodillas, y dio el segundo.',
      '& no se atrevía. «A {mí también me|nosotros también nos} da miedo», [dijo] @ en voz baja. Luego [tragó] saliva, [cerró] los puños y [dio] el primer paso. El segundo lo dieron juntos.',
      'Había que hablar, y & no se animaba. @ tampoco: [contó] hasta tres y no [le] salió la voz. [Contó] otra vez. A la tercera [cerró] los puños y [dijo] «buenas», con la voz temblando y todo. & lo dijo detrás.',
    ],
    small: [
      'A @ [le] temblaban las rodillas, y a & también. «Una, dos y tres», [dijo] @. Y [fue].',
      '«Da miedo», dijo &. «Sí», [dijo] @. Y [dio] un paso, con miedo y todo.',
    ],
    pet: [
      'A @ [le] temblaba todo el cuerpo, y los pasos se iban para atrás. Pero & necesitaba compañía, así que [cerró] los ojos y [fue], temblando y todo, hasta quedar a su lado.',
    ],
  },
  {
    id: 'bravery',
    does: /(?:no|nunca) se (?:achic|intimid)\w*|sin (?:saber|hablar) (?:ni )?(?:el |nada del )?(?:idioma|ingles)|no me atrev|\bsalv(?:o|aste) a|sin pensarlo|en plena (?:tormenta|noche|inundacion)|sin llorar\b|(?:resbaladill|tobogan|trampolin|montana rusa)\w*|duerme sin luz|agua helada|entr\w+ (?:siempre )?(?:cuando|donde|adonde|a donde) .{0,24}(?:sal|huy|corr)\w+|ladra a (?:otros )?perr|(?:se )?enfrent(?:a|o|aba|aste)\b (?!.{0,40}con (?:humor|calma|alegria))|no se raja|da el paso|(?:levant\w+ la (?:mano|voz) (?:por|cuando)|se planta|plant\w+ cara)/,
    is: /(?<!guarda |su |el |hace )coraj|agallas|tiene (?:muchos )?huevos\b(?! en)|\bleona\b|entron|aventad[oa]|arrojad[oa]|(?<!pon\w* )brav[oa]|valor(?![ae])|valien|valent|\bvalor\b|atrev|audaz|guerrer|heroe|heroin|(?<!le tiene )miedo/,
    acts: [
      '«Que vaya alguien antes», dijo &. @ [respiró] hondo, [dijo] «{voy yo|vamos nosotros}» y [dio] el primer paso hacia donde nadie quería ir. Detrás, agarrándose de su ropa, fue &.',
      '«¿Y si viene otra vez lo malo?», dijo &, y cerró los ojos. @ [se puso] delante, con los puños apretados, y [preguntó] muy fuerte: «¿Quién va?». No venía nadie. De ahí no [se quitó] hasta que & volvió a abrirlos.',
      '«Yo ahí no me meto», dijo &. A @ [le] latía el corazón hasta en las orejas. [Respiró], [dijo] «con permiso» y [entró] donde todo era desconocido, con la cabeza alta. «¡No pasa nada!», [llamó] desde allá. & entró también.',
      'Algo se movió en lo oscuro. «¿Y si muerde?», preguntó &. @ [tragó] saliva, [metió] el brazo hasta el hombro y [sacó] lo que era: una bolsa de papel. «Qué fiera», [dijo], y todavía [le] temblaba la mano.',
      '& señaló una caja que gruñía. «Ahí no se asoma nadie», dijo. @ [tragó] saliva, [apretó] los dientes, [levantó] la tapa y [se asomó]. Era un gato, que roncaba. & soltó todo el aire de una vez.',
    ],
    small: [
      'Alguien tenía que ir primero, y & no podía. «{Yo voy|Vamos}», [dijo] @. Y detrás fue &.',
      '¡Uh!, se oyó. & se tapó los ojos. @ [se puso] delante, y el ruido se fue.',
    ],
    pet: [
      'Algo grande venía, y & cerró los ojos. @, que [era] la mitad de grande, [se plantó] delante y no [se quitó] hasta que se fue.',
    ],
    cradle: [
      'Hubo un ruido muy fuerte, y & cerró los ojos. @ no. @ [miró] hacia allá, sin parpadear, y [estiró] la mano para ver qué era.',
    ],
  },
  {
    id: 'defending',
    does: /se met(?:e|io) (?:entre|en medio)|denunci|marcha (?:conmigo|con)|no deja que .{0,20}(?:peguen|humillen|molesten)|manifestaci|pelea\w* por (?:los suyos|sus?\b|nosotr|los demas)|\bmarchas? (?:por|para|contra)|brav[oa]s? cuando (?:l[oa]|te|se)|se rifa|se la parte|(?:no|nunca) (?:se |te )?(?:queda|quedas|quedo) callad\w* (?:cuando|ante|si|con el|con la|frente|delante)|alza la voz|enfrenta (?:a|al) (?:quien|los|el que)|por los que no pueden|se (?:enoj|enfad|enfrent|par|plant|met)\w* .{0,30}(?:porque|cuando|si) .{0,24}(?:rega|peg|molest|burl|trat|acus|culp)\w* (?:mal )?a|no (?:le|les) parec\w+ justo|contra (?:el|los) (?:bully|abus|injust)\w*|nadie (?:la|lo|me|nos|le) (?:moleste|toque|haga)|defiend|defend|injustic|no (?:te|se) callas?\b(?! (?:nunca |jamas |ni )?(?:nada|lo que))|saca la cara|se la juega|se la rifa|pecho por|d(?:a|as|an|ado|io|aba|ar|aron|ando) (?:siempre )?la cara|protege|proteger|(?:pon\w+|puso) (?:siempre )?la cara|alza la voz por|(?:no )?(?:deja|permite) que (?:molesten|se burlen|traten|nadie (?:se burle|moleste|me haga|les haga))/,
    is: /protector|justicier/,
    acts: [
      '& contó, en voz baja, que había quien se reía de su manera de ser. @ [se puso] a su lado y [dijo], para que se oyera lejos: «Con & no». Lo [dijo] una sola vez, y fue suficiente.',
      '& contó que había un juego, y que no le dejaban entrar. «Eso no es justo», [dijo] @, y [fue] con & de la mano a decirlo de frente y sin gritar. Tuvieron que hacerle sitio.',
      '«Será que me lo merezco», dijo &. @ [se plantó] enfrente. «Eso no se lo merece nadie», [dijo], «y quien diga que sí tendrá que {vérselas conmigo|vérselas con nosotros}». & levantó la cabeza.',
      'Un papel decía que & no servía para nada. @ lo [leyó] entero, [tomó] un lápiz y lo [tachó] de lado a lado. «Esto es mentira, y aquí {firmo yo|firmamos nosotros}», [dijo]. Y [firmó], con letra grande, para que & lo viera.',
      '& dijo que siempre le tocaba quedarse a un lado. «Eso se acabó», [dijo] @. [Se puso] delante, [abrió] los brazos y lo [repitió] más fuerte, para quien quisiera oírlo: «Con & no se mete nadie». & levantó la cabeza.',
    ],
    small: ['& temblaba. @ [se puso] delante, con los brazos abiertos. «Con & no». Y nadie se acercó.'],
    pet: ['@ [se puso] delante de &, con las cuatro patas bien plantadas, y [gruñó] bajito. Por ahí no pasó nadie.'],
    cradle: [
      'Algo asustó a &. @, que no [levantaba] dos palmos del suelo, [frunció] la frente y [gritó]. Lo que fuera se fue.',
    ],
  },
  {
    id: 'taking the blame',
    does: /se ech\w+ la culpa|(?:no|nunca|jamas) (?:\w+ )?ech\w+ la culpa|(?:no|nunca|jamas) (?:\w+ )?mand\w+ (?:a nadie )?al frente|responde por (?:nosotr|su|los|tod)|(?:no|nunca) busc\w+ culpables|sin culpar/,
    acts: [
      '& había roto algo sin querer, y ya venían a reclamar. @ [se puso] delante y [dijo]: «Si hay que hablar con alguien, {aquí estoy yo|aquí estamos}». Y no hubo reclamo.',
      '& dijo que todo era por su culpa. «Pues que {me lo cobren a mí|nos lo cobren}», [dijo] @. Y lo [repitió] más fuerte, de frente, para que lo oyera quien viniera a reclamar. & soltó el aire.',
      'Se oyó caer algo, ¡crac!, y todos miraron a &. «{Fui yo|Fuimos nosotros}», [dijo] @, que ni siquiera [estaba] cerca, y [se puso] a recoger los pedazos. Luego le [cerró] un ojo a &.',
    ],
  },
  {
    id: 'getting up again',
    does: /^.*miedo (?:a |de )?(?:caer|equivoc|fallar|fracas)\w*|se (?:cae|caia|cayo|tropieza|golpea) .{0,16}(?:se )?(?:levant|par[ao]|sacud|sigue|vuelve)|se (?:vuelve|volvio) a (?:subir|montar|parar|levantar)|(?:vuelve|volvio|volver) a (?:levantarse|subirse|montarse|empezar(?! (?:de|desde) cero)|intentar)|se levant(?:a|as|o|aba|e)\b(?! (?:del?|sol[oa])\b|.{0,30}(?:bebe|llora|nin[oa])| (?:\w+ ){0,2}(?:en la|a las|a \w+[aei]r|temprano|de madrugada|antes|de buen|content|feliz|cantando))|levantarse|levantandose(?! a las)|siempre cae (?:parad|de pie)|se (?:para|levanta)\w* (?:altiro|al tiro|al toque|de una|enseguida|como si nada|y sigue)/,
    acts: [
      '«¿Y si me caigo?», preguntó &. @ [se cayó] siete veces, para que viera, y siete veces [se levantó]. A la octava, & ya estaba al lado con la mano lista. No hizo falta.',
      '@ [tropezó] y [cayó] al suelo, y & se tapó los ojos. @ [se sacudió] las rodillas y [dijo]: «{Sigo|Seguimos}». & había visto caer a muchos. Levantarse así, a nadie.',
      '@ [hizo] una torre de piedritas, y se cayó. La [hizo] otra vez, y se cayó. @ [se sacudió] las manos y [puso] la primera piedra. A la quinta vez, & ayudó a sostenerla, y se quedó de pie.',
    ],
    small: [
      '@ [cayó] al suelo. ¡Pum! & se tapó los ojos. ¡Arriba! Y otra vez arriba.',
      '«¿Y si me caigo?», dijo &. @ [se cayó], [se sacudió] y [siguió]. Así se hace.',
    ],
    cradle: [
      '@ [dio] un paso y [cayó] de golpe, ¡pum! [Miró] a &, [puso] las manos y arriba otra vez. ¡Pum! Y arriba otra vez.',
    ],
    pet: [
      '@ [saltó] y [cayó] de panza. [Se sacudió] desde las orejas hasta la cola, [miró] a & y [volvió] a saltar. Como si caerse fuera parte del juego.',
    ],
  },
  {
    id: 'perseverance',
    does: /(?:camina|cruza|sube|viaja|rema)\w* .{0,24}para (?:(?:llegar|ir|poder ir) a (?:la )?(?:escuela|trabajo|clases?|universidad)|dar clase)|(?:no|nunca|jamas) (?:se raj|baj\w* los brazos|tir\w* la toalla)|\bpa ?lante|propone.{0,12} (?:logra|consigue|cumple)|termina lo que se propone|\b(\w+) y \1 hasta que|finish\w* what|never giv\w* up|stubborn|termina (?:siempre )?lo que empieza|(?:no|nunca|jamas) se dej[ao] (?:vencer|caer|derrotar)|trata (?:siempre )?de mejorar|nada l[oa] (?:detiene|para|frena|vence)|contra todo|(?:empiez|arranc|comienz)\w+ (?:algo |una cosa )?,? ?l[oa]s? (?:termin|acab)|(?:termina|acaba|dejas?) (?:todo )?(?:lo que|nada a medi)\w*(?: (?:empieza|arranca))?|no (?:se )?afloj|nunca aflojaste|(?:no|nunca|jamas|sin) (?:\S+ ){0,3}(?:rind(?!e cuentas|e el din)|rend[i])\w*|(?:no|nunca|jamas) (?:se |te )?d[ai]\w* por venc|hasta que (?:lo|la|le|les) (?:logra|consigue|sale|salio)|(?:intent|insist)\w*|no se raja|con todo en contra|(?:tira|tiras|sale|saliste|salio|va|ir) (?:siempre )?(?:para |pa |pal )?(?:a)?delante/,
    is: /aferrad|tozud|persist|luchador|[bv]erra[cq]|aguerrid|persever|determinaci|constan(?:cia|te)|tena[zc]|\bluch|(?<!sac[oa] )adelante|llegado hasta aqui|jalador|empen|echad\w+ p/,
    acts: [
      '@ [quiso] hacer reír a & con un chiste, y no se rio. [Contó] otro, y tampoco. [Se secó] la frente, [dijo] «otra vez» y [empezó] el tercero. Al séptimo, & levantó la cara: ya se reía de tanto empeño.',
      '& traía un nudo en la correa de su bolsa, y ya iba a cortarla. «Todavía no», [dijo] @. Con las uñas, nada. Con los dientes, tampoco. [Empezó] por la otra punta, y otra vez. El nudo se cansó primero.',
      '@ [quiso] encender una vela para &, y se apagó. La [encendió] otra vez, y se apagó. «Una más», [decía], con la mano alrededor. A la décima, la llama se quedó, y & acercó la cara a la luz.',
      '& traía una cajita que no abría con nada. @ [tomó] un manojo de cien llaves y [probó] una, y otra, y otra. A la cuarenta [respiró] hondo y [siguió]. A la noventa y nueve se oyó: clic. & no lo creía.',
      '@ [quiso] abrir un frasco de dulces para &. Con una mano, no. Con las dos, tampoco. [Apretó] los dientes, [se limpió] las palmas, lo [puso] de cabeza, [volvió] a empezar. ¡Pop! A & le tocó el primer dulce.',
    ],
    small: [
      '@ [quiso] abrir un frasco para &. No. Otra vez. No. Otra vez… ¡Pop! ¡Se abrió!',
      'A & se le soltó un botón. @ lo [quiso] abrochar. No. Otra vez. No. Otra vez. ¡Ya!',
    ],
    pet: ['@ [saltó] y no [llegó]. [Saltó] otra vez, y tampoco. A la décima [llegó], y & aplaudió.'],
    cradle: ['@ [estiró] la mano hacia &, y no alcanzaba. Otra vez. Otra vez. Otra vez. ¡Y alcanzó!'],
  },
  {
    id: 'stubbornness',
    does: /se sale\w* con la suya|(?:no hay|nadie) (?:quien|le) (?:l[oa] )?(?:haga cambiar|gan[ea]|mueva)|senala\w* (?:con el dedo )?lo que quiere|tiene las ideas claras/,
    is: /\bterc(?!er)|porfiad|llevad[oa] (?:a|de) sus? ideas?|cabez(?:a dura|on|ot)|\bneci|testarud|\bcaracter\b|(?<!un )\bgenio\b|mandon/,
    acts: [
      '& dijo que mejor se iba. @ [dijo] que no. & dijo que sí. @ [se sentó], [se cruzó] de brazos y [dijo] que de ahí no [se movía]. Al rato, & se sentó también.',
      '& explicó, con dibujos, por qué su cajita no se abría. @ [empujó] la tapa, y nada. Siguieron los dibujos, y @ [siguió] empuja que empuja, hasta que se abrió, delante de & y de los dibujos.',
      '& dijo que lo suyo no tenía remedio. «Sí tiene», [dijo] @. & dio diez razones, y diez veces [dijo] @ «sí tiene», con los brazos cruzados. Las razones se acabaron antes.',
    ],
    small: [
      '& dijo que no. @ [dijo] que sí. & dijo que no. @ [dijo] que sí, sí y sí. Y fue que sí.',
      '«No se puede», dijo &. @ [se sentó] a esperar, y no [se movió] de ahí. Y se pudo.',
    ],
    pet: [
      '& quería estar sin nadie. @ [se sentó] enfrente. & se movió un paso. @ también. & se movió otro. @ también. Dieron así tres vueltas, y [ganó] @.',
      '& dijo que no. @ [se sentó]. & dijo otra vez que no. @ [puso] una pata encima y [miró] hacia otro lado. Al final fue que sí.',
    ],
    cradle: [
      '@ [estiró] el dedo hacia &. «Ahora no», dijo &. @ no lo [bajó]. Y no lo [bajó], y no lo [bajó], hasta que & lo tomó.',
    ],
  },
  {
    id: 'starting over',
    does: /\bsobri[oa]\b|(?:empez|empiez|arranc|comenz|comienz)\w+ (?:siempre |otra vez )?(?:de|desde) cero|^.*\b(?:empezar|comenzar) (?:de|desde) cero|se reinvent|reinventarse|volvio a nacer|cambio (?:por completo|del todo)|dej(?:o|aste|ar) (?:de (?:tomar|beber|fumar)|(?:el|la|las) (?:pastilla|apuesta|trago|alcohol|cigarro|vicio|droga|copa|bebida|tabaco)s?)|sin (?:tomar|beber|fumar)|anos? (?:sobri|limpi)|cumpl\w+ (?:un|\d+) anos?(?: sin|\b.* loco)|rehabilit|rehizo|rehacer/,
    acts: [
      '«Yo ya no puedo cambiar», dijo &. «{Yo pude|Nosotros pudimos}», [contestó] @, y [contó] dónde [estaba] antes y dónde ahora. No era lejos: era un paso, y luego otro. & dio el primero.',
      '& preguntó cómo se aguanta para siempre. «Hoy», [dijo] @. No [dijo] siempre, que es una palabra muy pesada: [dijo] hoy, y lo [cumplió]. Y [volvió] a decirlo cada vez que hizo falta.',
      '& dijo que ya era tarde para empezar. @ [arrancó] la hoja de lo anterior, la [hizo] bolita y [escribió] la fecha en la siguiente. Luego le [pasó] el lápiz a &.',
    ],
  },
  {
    id: 'a new land',
    does: /(?:otro|este|nuevo) pais|cruz\w+ (?:el|un) (?:oceano|mar|desierto|charco)|cambi\w+ de (?:vida|trabajo|carrera)|(?:vino|llego|cruzo|salio|se fue) .{0,30}(?:con (?:una|su) (?:valija|maleta)|en barco)|otra ciudad|emigr|migr(?:o|ar|aste)|(?:se (?:fue|vino|mudo)|llego|vino) .{0,40}(?:sin (?:conocer|hablar|saber|nada|papeles)|sol[oa]\b)|(?:empez|empiez|arranc|comenz)\w+ (?:siempre )?(?:de|desde) nuevo|dejo (?:todo|su (?:pais|trabajo|pueblo|tierra|carrera)|un trabajo)(?! (?:por|para) (?:cuid|nosotr|estar|criar))|(?:puso|abrio|monto) su (?:propi[oa] )?(?:negocio|empresa|tienda|taller|consultorio|florer)/,
    acts: [
      '«Aquí no conozco a nadie», dijo &. «{Yo tampoco conocía a nadie cuando llegué|Nosotros tampoco conocíamos a nadie cuando llegamos}», [contestó] @. «Se empieza por un nombre». [Dijo] el suyo y [preguntó] el de &, que ya conocía a alguien.',
      '& no sabía cómo se vive lejos de todo lo conocido. @ [abrió] su maleta: de su tierra [había] traído una foto, una cuchara y una canción. [Puso] la foto a la vista, [cantó] la canción y le [prestó] la cuchara a &.',
      '& no se atrevía a dejar lo conocido. @, que ya lo [había] hecho, [miró] una vez hacia atrás, [se despidió] con la mano y [dio] el primer paso en lo nuevo. & dio el segundo.',
    ],
  },
  {
    id: 'carrying on',
    exact: /no (?:l[oa]|te) (?:tumba|derriba|dobla) (?:nadie|nada)|nadie (?:l[oa]|te) (?:tumba|derriba|dobla)/,
    does: /volvio a (?:confiar|creer|amar|reir|bailar)|con una (?:sola )?mano (?:hace|maneja|cocina)|perdio un[oa]? (?:pierna|brazo|ojo|mano|pie|oido)|con un[oa]? sol[oa] (?:brazo|mano|pierna|ojo)|(?:nadie|nada) (?:l[oa] |te )?(?:tumb|derrib|dobl)\w+|(?:l[oa]|te) (?:tumba|derriba|dobla) (?:nadie|nada)|(?:no|nunca) se (?:dobla|deja caer)|reconstru\w*|salir del hoyo|levant\w+ de (?:la nada|cero|las cenizas)|la volvio a levantar|(?:despues|tras|luego) del? (?:\w+ ){0,2}(?:accidente|infarto|divorcio|derrame|terremoto|temblor|incendio|huracan|inundacion|despido|quiebra)|volvio a (?:caminar|vivir|sonreir)|perdio (?:a )?(?:su|sus|la|el|mi|nuestr[oa])|(?:se quedo|quedo) (?:sin (?:nada|nadie|trabajo|casa|mama|papa|vista|voz|dinero|pierna)|viud|huerfan)|sobreviv|(?:despues|a pesar) de (?:todo|lo (?:de|que|mucho)|perder|la muerte|enviudar|tant)|enviud|(?:es|siendo|joven) viud[oa]\b|enterr\w+ a|perdio a (?:su|sus)|sali\w* adelante|salir adelante|(?:siguio|sigue|seguir|seguiste) (?:adelante|en pie|de pie)|pese a (?:todo|tant)|se repuso|super\w+ (?:la (?:muerte|perdida|separacion)|el (?:divorcio|accidente))|reponer|lo de (?:papa|mama|mi \w+)/,
    is: /resilien|entereza/,
    acts: [
      '& preguntó cómo se hace cuando la vida quita tanto. A @ [le] había quitado mucho. [Respiró], [recogió] lo que quedaba y [siguió] andando, con la tristeza de un lado y & del otro.',
      '«Duele», dijo &. «Y se sigue», [contestó] @. Le [dio] la mano, [esperó] a que se levantara y [dio] un paso chico. Luego otro. A los diez ya iban lejos.',
      '& hablaba de lo que ya no iba a volver. @ también [había] perdido mucho, y [lloró] un poco. Luego [se lavó] la cara, [regó] sus plantas y [preguntó] qué había que hacer ese día. & se lavó la cara también.',
    ],
    pet: [
      '@ [había] pasado por cosas que no contaba. Y aun así [se levantó], [movió] la cola y [fue] con &, como quien dice que todavía hay mucho por oler.',
    ],
  },
  {
    id: 'not complaining',
    exact:
      /(?:nunca|no) pregunta\w* por que (?:a mi|a (?:el|ella)|le toco)|^(?:que )?(?:todo lo aguanta|(?:lo )?aguanta todo)[.! ]*$/,
    does: /(?:nunca|no) dice que (?:esta|le|tiene) (?:cansad|duel|mal)\w*|(?:no|nunca) se (?:aguit|amarg|achicopal)\w*|(?:no|nunca|jamas|sin|ni) (?:\S+ ){0,4}quej\w*|(?:le|les|te|me) (?:cuest|duel)\w* .{0,20}(?:sigue|trabaja|sonrie|va)|se (?:la banca\b|banca (?:todo|lo que|cual)\w*)|aguant\w* .{0,24}sin decir nada|no pone (?:peros|pretextos)/,
    is: /\baguante|resist/,
    acts: [
      '& se quejó un buen rato. Mientras tanto, @ [iba] cargando las cosas de & y las suyas, y no [dijo] ni ay. & se dio cuenta y [le] quitó una.',
      '& miró lo que faltaba por cargar y suspiró. @ [dijo] «pues vamos», [se echó] al hombro lo más pesado y no [soltó] ni un ay en todo el rato, aunque [sudaba]. & tomó lo otro, y tampoco volvió a suspirar.',
      'A @ [le] pisaron un pie, [le] cayó agua encima y se [le] rompió un zapato, todo seguido. & esperó el grito. @ [se sacudió], [dijo] «no es nada» y le [preguntó] a & en qué iba la historia.',
    ],
    small: ['& se quejó: pesaba. @ [cargó] lo suyo y lo de &, hasta el final, y no [dijo] ni ay.'],
  },
  {
    id: 'fighting illness',
    does: /llego antes de tiempo|(?:que )?nacio (?:\w+ )?(?:antes|de (?:\d|seis|siete|ocho)|prematur|muy chiq|pesando)|pese a (?:su|la) (?:enfermedad|discapac)|(?:con|a pesar de) (?:su|la) (?:discapac|silla|diabet|epilep|asma)\w*|(?<!(?:nin[oa]s|mama|papa|gente|personas|abuel[oa]|herman[oa]) (?:con|le dio|tenia|tuvo) (?:el )?)cancer|quimio|dialisis|enfermedad|(?:cuando )?(?:estuvo|estuviste|estaba) (?:muy )?(?:enferm|malit|grave)|tratamiento|operaci|nacio (?:antes|prematur|muy chiquit|de \d)|prematur|incubadora/,
    acts: [
      '& dijo que ya no podía. @ [sabía] lo que es despertar y tener que pelear. «Hoy, nada más hoy», [dijo], que así [fue] ganando: un día, luego otro, luego otro. & dijo que hoy, sí.',
      '& preguntó qué se hace cuando las fuerzas son pocas. @ las [había] gastado siempre en lo importante: [levantó] la cabeza, [miró] de frente lo que venía y [dijo] «todavía no». & no había visto nunca pelear así, sin levantar la voz.',
      '«¿Cómo se hace para no rendirse?», preguntó &. @ [pensó] en todo lo que [había] pasado. «Se respira», [dijo], «y luego se respira otra vez». Y lo [hizo], para que & lo hiciera también.',
    ],
    cradle: [
      'Unos puños tan chiquitos y tanta fuerza: @ [cerró] el puño, [abrió] los ojos y [gritó] para que se enterara todo el mundo. & se enteró.',
    ],
    pet: [
      '@ [sabía] lo que es estar mal, muy mal, y salir. [Se levantó] despacio, una pata y luego otra, y [caminó] hasta &, paso por paso, con la cola en alto.',
    ],
  },
]
