import type { Family } from './family.ts'

/** Acts of whoever is close enough to touch: they wait, follow, hold, kiss, love. */
export const CLOSE: readonly Family[] = [
  {
    id: 'following',
    does: /(?:se )?duerme agarrad[oa]|(?:camin|iba|va|anda)\w* (?:siempre )?a (?:mi|su|nuestro) lado|(?:se queda |quedar\w* )?dorm\w+ (?:siempre )?(?:en|sobre) (?:mi|el|su|nuestro) (?:hombro|pecho|regazo|panza|pies|pierna)\w*|(?:no|nunca) se (?:me |nos )?(?:separa|despega|aparta)|(?:me|nos) (?:sigue|sigues|persigue) (?:a|por|hasta|como)|(?:duerme|duermes|dormia|se duerme|se echa|se acuesta|se sube) (?:en(?! (?:cualquier|donde))|a(?! (?:su|sus|mi|la|el) (?:herman|hij|bebe|niet|sobrin|prim))|con|sobre|encima|conmigo|junto|al lado)\b|mi sombra|ronrone|pegad[oa] a (?:mi|nosotr)|(?:va|vas|anda|iba) (?:siempre )?(?:detras de (?:mi|nosotr)|conmigo a tod)|camina\w* junto a (?:mi|nosotr)/,
    acts: [
      '@ [se puso] al lado de & y ya no [se apartó]: si & caminaba, [caminaba]; si & se sentaba, [se sentaba]. Al rato & volvió la cabeza, por si acaso. Ahí [seguía].',
      '& dijo que se iba, y que no hacía falta que fuera nadie. «A donde sea, {voy|vamos}», [dijo] @. & dio tres pasos de prueba, y detrás de los suyos oyó otros.',
      '@ [se acomodó] junto a &, hombro con hombro. & se hizo a un lado para probar, y el hombro también. No hubo modo de quedarse a solas, y & dejó de intentarlo.',
    ],
    small: ['@ [se puso] al lado de &. & dio un pasito. @ también. & dio otro. @ también.'],
    pet: [
      '@ [caminó] muy cerca de &, paso con paso, sin adelantarse y sin quedarse atrás. & se detuvo. @ también.',
      '@ [se acomodó] encima de los pies de &, [dio] un suspiro y ahí [se quedó], con todo su calor. Mientras & no se moviera, @ tampoco.',
    ],
    cradle: [
      '@ [recargó] la cabeza en &, [suspiró] y [se durmió] ahí, con la mano bien cerrada en su ropa, como quien no piensa cambiar de sitio.',
    ],
  },
  {
    id: 'glad to see',
    exact: /pate(?:a|as|aba)\w* (?:\w+ )?cuando (?:l[eo]|te|oye|escucha|yo)/,
    does: /(?:oye|escucha) (?:la llave|el (?:coche|carro|motor)|mis pasos)|(?:cuando|si|al) (?:oye|oir|escucha|escuchar|reconoce) (?:(?:mi|la|nuestra|su) voz|(?:a )?su (?:papa|mama))|(?:me|nos) reconoce (?:la voz|cuando|entre|y)\b|(?:patea|brinca|se mueve|aplaude|grita) cuando|(?:me|nos) recib(?!\w* (?:en|con los brazos|como (?:a|un|hij|herman|niet|de|si fuera)))\w*|viene (?:corriendo|a saludar)|(?:mueve|moviendo|menea) la cola|(?:cuando|cada vez que) (?:yo )?(?:llego|llegamos|vuelvo|regreso|entro|me ve|nos ve)\b|al (?:llegar|verme|vernos)|sale (?:corriendo )?a recib|(?<!llor\w{1,4} (?:\w+ ){0,2})corr\w* a (?:abrazar|la puerta|recib)|(?:brinca|salta|ladra|llora) de (?:gusto|emocion|alegria)|como si no (?:me|nos) hubiera visto|se le ilumina\w* (?!.{0,24}(?:habla|cuenta|explic))|fiesta cuando/,
    acts: [
      '& quiso irse sin que nadie lo notara. Dio un paso, lo pensó mejor y volvió. «¡Ya volvió!», [gritó] @, con los brazos abiertos, como si hubieran pasado diez años. & miró hacia atrás, por si era para alguien más. No era.',
      '& levantó apenas la cabeza. A @ se [le] iluminó la cara: [soltó] lo que [tenía] en las manos, [corrió] a su encuentro y [aplaudió]. A & nunca le habían celebrado tanto levantar la cabeza.',
      '& preguntó si estorbaba. «¡Por fin!», [gritó] @, y [dio] una vuelta completa de puro gusto, con las dos manos de & entre las suyas. & ya no preguntó más.',
    ],
    pet: [
      '@ [vio] a &, [corrió] en círculos, [volvió], [saltó] y [movió] el cuerpo entero, como si & regresara de un viaje larguísimo. Nadie había recibido así a &.',
      '@ [corrió] hacia & con las orejas volando y no [paró] de dar vueltas hasta que & se rio y dijo «ya, ya, yo también».',
    ],
    cradle: [
      '@ [vio] a & y [pataleó], [movió] los brazos y [gritó] de puro gusto. No había duda de que lo que más [quería] ver era eso: a &.',
    ],
    small: [
      '@ [vio] a & y [corrió] con los brazos abiertos. «¡Aquí está, aquí está!». & se puso de todos los colores.',
    ],
  },
  {
    id: 'waiting up',
    does: /^.*\ba esperar a (?:que|su)|espera(?:r|ndo)? a que|(?:^.*esperandome|^.*esperandonos)|(?:me|nos|te|lo|la) esper(?:o|aste|aron)\b|(?:me|nos|te|lo|la|los|las) (?:siempre )?esper(?:a|as|an|aba|abas|ando)\b|espera(?:ba|ndo)? (?:despiert|en la puerta|afuera)|en la puerta|hasta que (?:llego|llegue|llegamos|lleguemos|vuelvo)|no se duerme hasta|despiert[oa] hasta/,
    acts: [
      '& dijo que iba a tardar en levantar el ánimo. «{Aquí espero|Aquí esperamos}», [contestó] @, y [se sentó]. Pasó un rato, y otro, y ni siquiera [bostezó]. Cuando & levantó por fin la cabeza, ahí [seguía], con los ojos bien abiertos.',
      '«Nadie se queda esperando hasta que llego», dijo &. @ [encendió] una luz, [sirvió] dos tazas y [se sentó]. & se alejó un poco y volvió, para probar. La luz seguía encendida, y @, sin dormirse.',
      '& se apartó para que no se le viera la cara. @ no [fue] detrás ni [se fue]: [esperó]. A cada ruido [levantaba] la cabeza. No era, no era. Hasta que fueron los pasos de &, y entonces sí [se levantó].',
    ],
    small: ['& tardaba. @ [esperó]. Y [esperó]. Y ni [bostezó]. Cuando & miró, ahí [estaba].'],
    pet: [
      '& se tapaba la cara. @ [se sentó] enfrente, sin un ruido, y [esperó], y [esperó]. Cuando & miró por fin entre los dedos, lo primero que vio fueron dos ojos esperando.',
      '& se alejó un poco, para que nadie le viera la cara. @ [clavó] los ojos en el mismo punto y ahí [siguió], sin parpadear, hasta que & volvió.',
    ],
    cradle: [
      '@ no [cerraba] los ojos: [miraba] a & y [esperaba]. Y [esperaba]. Y cuando & miró por fin, [abrió] los brazos.',
    ],
  },
  {
    id: 'guarding',
    does: /cuida (?:el|la|mi|nuestra|de la) (?:casa|puerta|cuna|sueno|gallin|ganado|rebano|rancho|patio)|hace guardia|no deja (?:entrar|pasar) a (?:nadie|extran|descono)|ladra (?:(?:cuando|si)(?!.{0,16}(?:triste|llor))|a(?! (?:otros )?(?:perr|animal|tod)))|guardian|vigila|(?:nos|me) avisa|siempre alerta|protege (?:la|mi|nuestra) casa/,
    acts: [
      '& no se atrevía a cerrar los ojos. «{Yo vigilo|Nosotros vigilamos}», [dijo] @. & los cerró. Cada vez que los abría, ahí [estaba] @, de pie, mirando a un lado y al otro.',
      '& no dejaba de mirar hacia atrás. @ [dio] una vuelta completa, [revisó] que no hubiera peligro por ningún lado y [se puso] de guardia a su espalda. & miró hacia atrás otra vez, y solo vio a @.',
      'Algo se movió, y & se encogió. @ ya [estaba] delante, con los brazos abiertos. «¿Quién va?», [preguntó]. Era una hoja. @ la [dejó] pasar y [volvió] a su puesto, junto a &.',
    ],
    small: ['«¿Quién va?», [preguntó] @, delante de &, con los brazos abiertos. Era una hoja. Que pase la hoja.'],
    pet: [
      '@ [dio] una vuelta alrededor de &, [olió] el aire y [se sentó] delante, con las orejas en alto. Mientras @ [vigilaba], & pudo cerrar los ojos.',
      'Algo se movió, y @ [se puso] delante de &, con todo el pelo erizado. Lo que fuera se fue. Entonces [se echó] a su lado, pero con un ojo abierto.',
    ],
  },
  {
    id: 'hugs',
    does: /abre los brazos|para que (?:la|lo) cargu\w+|(?<!no (?:la|lo|le|te) (?:pude|puedo) )abraz|abras(?:ar|a|o)\b|apapach|acurruc|duerme conmigo/,
    acts: [
      'A & se le fueron las palabras. @ tampoco [dijo] nada. [Abrió] los brazos, así de grandes, y & se quedó ahí un buen rato.',
      '& dijo «estoy bien» y le tembló la voz. @ le [dio] un abrazo largo, de los que no se sueltan primero. [Contó] hasta veinte, y a los veinte & ya respiraba despacio.',
      '& extendió la mano, con mucha seriedad. @ [hizo] a un lado la mano y le [dio] un abrazo. & tardó en saber dónde poner los brazos. Luego apretó.',
    ],
    small: [
      '& hizo un puchero. @ [abrió] los brazos así de grandes, y ahí cupo &, con puchero y todo.',
      '@ [corrió] y [abrazó] a & fuerte, fuerte, fuerte. Otro poquito. Ya.',
    ],
    pet: [
      '@ [puso] las dos patas en los hombros de &, la cabeza junto a su cuello, y [apretó]. Los abrazos también se pueden dar así.',
    ],
    cradle: ['@ [estiró] los brazos y [se agarró] del cuello de &, muy fuerte, como si fuera lo único del mundo.'],
  },
  {
    id: 'kisses',
    does: /(?:le |me |nos )?(?:da|dio|manda) (?:muchos |mil )?bes\w+|\bbes(?:o|os|it\w+|a|as|ar|an|uc\w+)\b|lame|lenguetaz/,
    acts: [
      '«Falta una cosa», [dijo] @, con la voz de decir las cosas importantes, y le [dio] a & un beso en la frente. & se quedó con los ojos cerrados, por si venía otro.',
      '@ [dejó] un beso en la palma de & y le [cerró] los dedos, para que lo guardara. «Este es por si luego hace falta», [dijo]. & ya no abrió la mano.',
      '@ le [llenó] de besos las dos mejillas a &, uno aquí, otro allá, sin orden ninguno, hasta que & pidió tregua muriéndose de risa.',
    ],
    small: [
      '@ le [dio] a & un beso en la nariz. ¡Muac! Y otro, por si acaso.',
      '@ le [dejó] a & un beso en la mano y le [cerró] los dedos. «Para luego».',
    ],
    pet: [
      '@ le [lamió] la mano a &, primero los dedos y luego la palma, con muchísimo cuidado. Después la cara. & se reía y no se quitaba.',
    ],
    cradle: ['@ [abrió] la boca, la [pegó] a la mejilla de & y [dejó] ahí un beso de los suyos, redondo y con baba.'],
  },
  {
    id: 'holding hands',
    does: /(?:tom|cog|agarr|apriet|apret)\w* (?:siempre )?(?:de )?(?:mi|la|el|su|nuestr[oa]) (?:mano|dedo)\w*|(?:tom|cog|agarr|da|dan|dar)\w* (?:siempre )?(?:me )?(?:de )?la manos?\b(?! en)|(?:busca|buscan|apreto|aprieta|solt\w+)s? (?:siempre )?(?:de |con |a )?(?:la |el |las |mi |su )?(?:mano|dedo)|no (?:me |nos )?(?:lo |la )?solt|agarrad[oa]s|de la mano|(?:no|nunca) (?:me |nos |le )?(?:solt|suelt)\w+ (?:de )?(?:la|mi) mano|da\w* (?:mi|la|su) manita/,
    acts: [
      'A & le temblaban las manos y las escondió. @ [buscó] una a tientas, la [encontró] y ya no la [soltó]. No hubo que explicar nada: & apretó.',
      '& no se atrevía a acercarse. @ [extendió] la mano, con la palma hacia arriba, y la [dejó] ahí, sin prisa, hasta que otra mano se puso encima.',
      'A & se le iba el suelo. Entonces @ le [tomó] la mano, fuerte, como quien no piensa irse, y el suelo volvió.',
    ],
    small: [
      'A & le temblaba una mano. @ se la [tomó], y ya no la [soltó].',
      '& no se acercaba. @ [extendió] la mano, y la [dejó] ahí. Otra mano se puso encima.',
    ],
    pet: [
      '@ [puso] una pata sobre la mano de &. & la quitó para acariciarle la cabeza, y @ [volvió] a ponerla. Así [estuvo] hasta el final.',
    ],
    cradle: [
      '@ [cerró] los dedos alrededor de un dedo de & y [apretó]. No lo [soltó], ni aunque lo llamaran.',
      'Tan chiquita la mano, y tan fuerte: @ [agarró] a & y no hubo quien pudiera con esos cinco dedos.',
    ],
  },
  {
    id: 'loving anyway',
    broad: true,
    does: /(?:me|nos) (?:quier|quis|am|ador)\w+ (?:siempre )?(?:sin|aunque|como|igual|tal|con todo|a pesar|pase|por lo que|desde)|quererme|querernos|sin (?:condiciones|tener por que)|(?:su|tu) amor (?:incondicional|sin|infinito)|amor de (?:madre|abuel|padre)|(?:como|lo mucho que|cuanto) (?:me |nos )?(?:quier|quer|am|ador)\w+|(?:me|nos) (?:quis|quier|ador)\w+ siempre\b/,
    acts: [
      '& confesó lo peor que había hecho en su vida y esperó el regaño. @ lo [oyó] todo y no [cambió] la cara. «¿Y ahora?», preguntó &. «Ahora, igual que antes», [contestó] @, y [hizo] lugar a su lado.',
      '«¿Y si me equivoco otra vez?», preguntó &. «Aquí {sigo|seguimos}», [contestó] @. «¿Y si no tengo remedio?» «Aquí {sigo|seguimos} más», y le [apretó] la mano.',
      '& enseñó todo junto: las manías, el mal genio y lo demás, a ver si así se iba quien quisiera irse. @ [abrió] los brazos para el paquete completo.',
    ],
    small: [
      '«¿Y si rompo algo?», preguntó &. «El mismo abrazo», [dijo] @. «¿Y si grito?» «El mismo abrazo». Y se lo [dio].',
    ],
    pet: [
      '& traía el ánimo por los suelos y ni siquiera saludó. A @ [le] dio lo mismo: [movió] la cola, [se recargó] en sus piernas y [miró] a & con el mismo amor de siempre.',
    ],
    cradle: [
      '@ [miró] a &, sin peinar y con ojeras, y [sonrió] como quien ve lo más bonito que hay. No [pedía] nada más.',
    ],
  },
  {
    id: 'fond of each other',
    does: /se (?:siguen dando|dan) (?:\w+ ){0,3}(?:bes|buen)\w*|(?:todavia |aun )?se (?:siguen diciendo|dicen) (?:todavia )?(?:mi|amor|carino|viej)\w*|todavia se (?:besan|abrazan|quieren|toman)|(?:se|os) (?:quier|quer|ador|aman|amais)\w* (?:tanto|mucho|como|todav|aunque|igual|despues|desde|con)?|(?:lo mucho que|cuanto|como) (?:se|os) (?:quier|quer|ador|am)\w+|se toman de la mano|se miran|(?:se|os) (?:adoran|quieren|aman)\b|siguen (?:muy |tan |igual de )?(?:enamorad|queriend|amand)\w*|se siguen (?:quer|am)\w+|amor que se tien\w+|como se (?:tratan|llevan)\b/,
    acts: [
      '«¿Nos quedamos, mi cielo?» «Nos quedamos, mi vida», [se dijo] @, sin darse cuenta, como todos los días. & se puso de todos los colores. Luego preguntó si eso se aprende.',
      '& quiso saber el secreto. @ [se miró] un momento y [se rio] de lo mismo, sin haberlo dicho. «No es secreto», [contestó], «es todos los días».',
      'Quedaba un solo sitio. @ lo [compartió] sin pensarlo, muy cerca, con la cabeza en el hombro y los dedos cruzados, como todos los días, y todavía [dejó] un huequito. & cupo.',
    ],
  },
  {
    id: 'tenderness',
    does: /como si (?:tuvieran sentimientos|las cosas sintieran)|(?:me|le|nos) dice (?:siempre )?(?:mama|papa|abuel\w*|que|lo)? ?(?:estas|soy|eres|que estoy)? ?(?:hermosa|guapa|bonit[oa]|lind[oa]|princesa|reina|mi amor|mi vida|mi cielo)|(?:dice|decir) (?:siempre )?(?:te quiero|te amo|cosas (?:bonitas|lindas|dulces)|que (?:me|nos) quiere)|duerme abraz|mim(?:a|os)\b|acaric|manera de querer|como quiere|hace carin/,
    is: /mimos[oa]|melos[oa]|intens[oa] para querer|para querer|tern(?!o\b)|tiern|dulz|\bdulce\b|carin|amoros|afect|calid(?!ad)|(?<!por (?:un )?)\bamor\b|\bama\b|enamorad|inocen|suave/,
    faint: /corazon|quier(?:e|es|en)\b/,
    acts: [
      'A & le temblaba la voz. @ le [puso] la palma en la cara, muy despacio, y ahí la [dejó]. Y la voz dejó de temblar.',
      '& tenía las manos frías. @ las [tomó] entre las suyas, las [calentó] con el aliento y [habló] con la voz más suave que [tenía]. Luego le [dio] un beso en cada una.',
      'A & se le juntaba toda la preocupación en la frente. @ le [pasó] por ahí la punta de los dedos, una vez y otra, sin decir nada, hasta que se le borraron las arrugas.',
      '@ le [acomodó] el pelo a &, le [subió] el cuello del abrigo y le [dijo] al oído una cosa muy dulce, de las que se dicen a quien se quiere. & se puso de todos los colores, y sonrió.',
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
    id: 'silence',
    does: /(?:los|tus|sus|nuestros) silencios|(?:en|guarda|guardar|su|tu) silenci|no (?:le )?hace falta hablar|sin (?:decir|hablar) nada .{0,20}(?:acompan|esta)|(?:sienta|queda|acompana)\w* (?:\w+ ){0,3}(?:sin (?:decir|hablar)\w*|en silencio|callad)|el silencio (?:con \w+ )?no|no habla mucho/,
    is: /(?<!(?:no|nunca) (?:se |te |me )?(?:qued|est)\w+ )callad[oa]s?\b/,
    acts: [
      '& no tenía ganas de explicar nada. @ tampoco [preguntó]: [se puso] a su lado, hombro con hombro, y el silencio se volvió un lugar tibio donde se estaba bien.',
      '@ no [dijo] «ya pasará», ni «ánimo», ni nada. [Se sentó] junto a & y [se quedó] sin una palabra, respirando al mismo paso. Al rato, & suspiró. @ también.',
      '& miraba a lo lejos. Ni una pregunta, ni un consejo: @ [miró] hacia el mismo lado, con la boca cerrada y el hombro cerca. & apoyó ahí la cabeza.',
    ],
    small: ['@ no [dijo] nada. [Se sentó] junto a &, y se oyó el silencio. Shh. & cerró los ojos.'],
  },
]
