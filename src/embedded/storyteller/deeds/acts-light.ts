import type { Family } from './family.ts'

/** Acts that lighten: laughter, joy, an open eye, an idea. */
export const LIGHT: readonly Family[] = [
  {
    id: 'joy',
    is: /alegri(?:a|as)|alegres?|feliz|felices|felicidad|jovial(?:es)?|content[oa]s?|buen humor|entusiasmo|entusiastas?|alegria de vivir|ganas de vivir|alegria contagiosa/,
    does: /(?:siempre )?(?:esta|anda|se levanta|despierta|amanece)(?:s|n)? (?:siempre )?(?:muy )?(?:alegre|feliz|felices|content[oa]s?|de buenas|de buen humor)(?: (?:siempre|todos los dias|aunque .+))?|(?:nunca|jamas) (?:esta|anda|se levanta) (?:de malas|de mal humor|triste)|(?:siempre )?(?:nos |me |l[oa]s )?alegra(?:s|n)? (?:el dia|a tod[oa]s?(?: el mundo)?|la vida|los dias|la casa)(?: .*)?|contagia (?:a tod[oa]s )?(?:su |de |la )?alegria(?: .*)?/,
    acts: [
      '& suspiró. @ [empezó] a aplaudir, porque sí, y a mover los pies. & acompañó con una mano, luego con las dos. Al rato estaban cantando, y nadie se acordaba del suspiro.',
      '& veía todo gris. @ [buscó] por el suelo, [encontró] un botón amarillo y lo [levantó] como se levanta una copa. «¡Por el amarillo!», [dijo]. Brindaron por el rojo y por el azul, que no estaban. Al cuarto brindis, & propuso el verde.',
      '& contó lo suyo con la cabeza baja. @ lo [oyó] todo. «Pues ahora somos más», [dijo], y con la boca [hizo] una trompeta, tan alegre que & levantó la cabeza. Fue una fiesta sin pastel.',
      '& dijo que no había nada que celebrar. @ [buscó] un momento. «Hoy no se cayó ninguna estrella», [dijo], y lo [celebró] con brincos. & brincó una vez por las estrellas, y las demás por gusto.',
    ],
    small: [
      '& estaba triste. «¡Qué bonito día!», [cantó] @, y [abrió] los brazos. & miró. ¡Sí era bonito!',
      '& dijo que no había fiesta. @ [aplaudió]. «¡Fiesta!» Y hubo fiesta.',
    ],
    pet: [
      '@ [dio] tres vueltas, [saltó], [corrió] hasta & y [volvió] a saltar, como si aquel fuera el mejor día del mundo.',
      '@ no [cabía] en sí de gusto: para acá, para allá y otra vez para acá. & se rio, y ya fueron dos.',
    ],
    cradle: ['@ [pataleó] de gusto, [movió] los brazos, [hizo] «agú». Y &, sin querer, también movió los brazos.'],
  },
  {
    id: 'making laugh',
    is: /divertid[oa]s?|chistos[oa]s?|gracios[oa]s?|simpatic[oa]s?|simpatia|bromistas?|ocurrentes?|ocurrencias|sentido del humor|(?:buen )?humor|chistes|bromas|gracia/,
    does: /(?:siempre |sabe )?(?:me |nos |te |l[oa]s? |les )?hac(?:e|es|en|er|ia) (?:siempre )?reir(?:nos|me)?(?: (?:siempre|a (?:tod[oa]s?(?: el mundo)?|carcajadas|los demas|cualquiera|quien sea)|mucho|cuando .+|hasta .+))*|(?:siempre )?(?:me|nos) saca (?:siempre )?(?:una (?:sonrisa|carcajada)|la risa|risas|sonrisas)(?: .*)?/,
    acts: [
      '@ [se puso] delante de &, muy en serio, y [dijo] con voz de discurso: «Se {me|nos} perdió un calcetín, y su pareja no quiere declarar». Hubo un silencio. Después & soltó una carcajada.',
      '& no quería reírse. @ [imitó], con voz y todo, a una gallina que busca sus lentes. & aguantó hasta la mitad. Luego la risa se le salió por la nariz.',
      '& suspiró. @ [suspiró] más fuerte. & volvió a suspirar. @ [soltó] un suspiro tan enorme que se [le] cruzaron los ojos, y así, suspirando, & se echó a reír.',
      '«Va un chiste malísimo», [avisó] @, y [empezó] a reírse antes de contarlo. Lo [intentó] otra vez, y no [pudo]. & se rio a carcajadas de un chiste que nunca oyó.',
    ],
    small: ['& suspiró. @ [hizo] una cara, y otra cara, y la peor de todas. & se rio hasta las lágrimas.'],
    pet: [
      '@ [se puso] panza arriba y [miró] a & al revés, muy en serio. & aguantó. @ [estornudó], del esfuerzo, y & se rio sin remedio.',
      '& suspiró. @ [miró] a un lado, [miró] al otro y [hizo] un ruido que no era de animal. & se rio sin querer, y @ lo [repitió], por si acaso.',
    ],
    cradle: [
      '@ [infló] la cara, [cerró] los ojos y [sacó] la lengua. Salió un ruido tremendo. & se rio, y @ lo [hizo] otra vez.',
    ],
  },
  {
    id: 'laughter',
    is: /risas?|carcajadas?|risuen[oa]s?|risa (?:contagiosa|escandalosa|bonita|fuerte|tan \w+)|carcajada contagiosa/,
    whole:
      /\b(?:siempre|igual|todavia|aun asi|a pesar de todo)\b.{0,12}\b(?:se acuerda de reir\w*|se rie(?! de (?:mi|si|los|l[oa]s?|nosotr)))\b/,
    does: /(?:siempre )?se rie(?:s|n)? (?:de todo|con tod[oa] .+|siempre|mucho|a carcajadas|con ganas|por todo)|siempre se rie/,
    acts: [
      'A &, de tanto suspirar, le dio hipo. Y @ [se rio]. Empezó bajito, subió, se atascó un poco y salió toda. Era una risa de las que se pegan, y a & se le pegó.',
      'A @ [le] ganó la risa, y & preguntó cuál era la gracia. @ [trató] de contestar y no [pudo]. La risa se [le] escapaba a pedacitos, y & los fue recogiendo hasta que se le hizo una propia.',
      '@ [quiso] decir algo muy serio, y a la tercera palabra [le] ganó la risa. [Empezó] otra vez, y otra vez [le] ganó. & esperaba el final con la boca apretada, y no pudo más.',
      '& sonrió apenas, casi nada. @ lo [vio] y [soltó] una carcajada de puro gusto, tan larga que & tuvo que sostenerse de su brazo para reírse también.',
    ],
    small: [
      'A & le dio hipo. Y @ [se rio]. Ja, ja. Era una risa de las que se pegan, y a & se le pegó.',
      '& no quería reírse. @ sí. Ja. Ja, ja. Y & no pudo más.',
      'Ji, [hizo] @, bajito. & hizo ji también. Y ya no pararon.',
    ],
    cradle: [
      'Y @ [se rio]. Primero un gorgorito, luego otro, luego la risa entera. & también se rio.',
      '@ [abrió] la boca y [soltó] una carcajada redonda. A & se le pegó.',
    ],
  },
  {
    id: 'smile',
    is: /sonrisas?|sonrisa (?:bonita|hermosa|contagiosa|preciosa|linda|tan \w+)|sonrientes?/,
    does: /(?:a pesar de todo )?(?:siempre )?(?:tiene|trae|anda con|esta con)s? (?:siempre )?una sonrisa(?: .*)?|(?:siempre )?(?:sonrie|sonries|sonrien|esta sonriendo|anda sonriendo) ?(?:siempre|a tod[oa]s?(?: el mundo)?|mucho)?/,
    acts: [
      '& esperaba un regaño. @ no [dijo] nada. [Sonrió]. Primero con los ojos y después con todo lo demás, y & tuvo que contestar igual.',
      '& no se atrevía a acercarse. @ [sonrió], y fue como si alguien abriera una ventana. & se acercó despacio, como se acerca uno a la luz.',
      '& contó lo suyo mirando al suelo. Cuando levantó los ojos, @ le [estaba] sonriendo, con la boca y con la mirada, sin prisa. & quiso seguir con la cara triste, y se le fue torciendo hacia arriba.',
    ],
    small: [
      '& tenía la cara larga, larga. @ [sonrió]. Y a & se le hizo corta.',
      '& no se acercaba. @ [sonrió] con toda la cara. Un pasito. Otro. Ya.',
    ],
    cradle: ['@ [sonrió]. Con la boca, con toda la cara, con los pies. Y & ya no se quiso ir.'],
  },
  {
    id: 'laughing at oneself',
    is: /capacidad de reirse de si mism[oa]s?/,
    does: /(?:siempre |sabe )?se rie(?:s|n)? (?:siempre )?de (?:si mism[oa]s?|ell?[ao]? mism[oa]s?|sus (?:propios )?errores)|(?:sabe )?reirse de si mism[oa]s?/,
    acts: [
      '& tenía miedo de que se rieran. @ [quiso] saludar con elegancia, y [le] salió un gallo. «Esto solo {me pasa a mí|nos pasa a nosotros}», [dijo], y [se rio] antes que nadie. & se rio después, y ya sin tanto miedo.',
      '& no se perdonaba un descuido. @ [dijo] un discurso para darle ánimo, se [le] olvidó la mitad y [pidió] aplausos. [Se reía] de sí con tantas ganas que & contó el suyo, y ya eran dos historias buenísimas.',
      '@ [quiso] dar un consejo con el dedo en alto y se [le] olvidó cuál era. [Se quedó] así, con el dedo arriba, y [se rio] de su propio dedo. & levantó el suyo, y ya eran dos sin consejo.',
      '& temía que le vieran la cara. @ [señaló] la suya: [infló] los cachetes, [cruzó] los ojos y [preguntó] si así se notaba menos. [Se rio] antes que nadie. & ya no se tapó la cara.',
    ],
    small: ['@ [quiso] cantar y [le] salió un gallo. Y [se rio]. & también se rio, y ya no le dio pena.'],
  },
  {
    id: 'savouring',
    is: /capacidad de disfrutar/,
    does: /(?:siempre |sabe )?disfruta(?:r|s|n)? (?:siempre )?(?:de )?(?:todo|la vida|cada (?:momento|instante|dia|cosa)|lo (?:sencillo|simple)|las cosas (?:simples|sencillas|pequenas)|los (?:pequenos )?momentos)/,
    acts: [
      '& miraba al suelo y no veía nada. @ le [tocó] el brazo, [señaló] algo bonito que pasaba justo entonces y no [dijo] nada. & alcanzó a verlo, y quiso ver otro.',
      '& pensaba ya en lo que iba a pasar después. «Todavía no es después», [dijo] @. «Ahora hay esto», y [señaló] la luz, el silencio, su mano en la de &. & se quedó a sentirlo completo.',
      '@ [encontró] en el suelo algo que a nadie más le había parecido nada: una motita de luz. [Abrió] mucho los ojos y [dijo] «¡oh!». & se agachó a mirar, y dijo lo mismo.',
    ],
    pet: [
      '@ [encontró] la única manchita de luz, [se acomodó] encima y [cerró] los ojos de puro gusto. & se acercó a probarla. Era verdad: ahí se estaba mejor que en ninguna parte.',
    ],
    small: ['& iba corriendo. @ [se detuvo] a mirar una cosa chiquita, mucho rato. Y & la miró también.'],
    cradle: [
      '& traía mucha prisa. @ no: [miró] una cosa, largo rato, y luego otra. & se puso a mirar también, y se le olvidó la prisa.',
    ],
  },
  {
    id: 'seeing the good',
    is: /optimistas?|optimismo|positiv[oa]s?|positivismo|positividad|esperanza|actitud positiva/,
    does: /(?:siempre )?(?:le )?(?:ve|ves|ven|busca|encuentra)n? (?:siempre )?(?:el )?(?:lado (?:bueno|positivo|amable)|lo (?:bueno|positivo|bonito|lindo|hermoso|bello))(?: .*)?/,
    acts: [
      '& hizo la cuenta de todo lo malo. @ [oyó] hasta el final y [empezó] la otra cuenta: lo que sí había, lo que sí se podía, quién sí había venido. Salió más larga.',
      '& lo veía todo negro. @ [se puso] a su lado y [señaló] tres cosas: la voz de &, que no se había quebrado; sus pies, que habían llegado hasta ahí; y su cara, que ya casi sonreía. & buscó la cuarta.',
      '& dijo que le faltaba la mitad de todo. «Entonces hay mitad», [contestó] @, y la [fue] contando con los dedos: aquí la compañía, aquí las ganas, aquí lo que faltaba por ver. & prestó una mano, porque faltaban dedos.',
      '& dijo que había sido el peor día. @ lo [pensó] de veras. «Pues ya pasó casi entero», [dijo], «y de aquí para adelante todos salen mejores». & hizo la cuenta, y le salió bien.',
    ],
    small: ['& dijo que todo estaba mal. @ [buscó], [buscó] y [señaló] una cosa. Esa estaba bien. & la miró.'],
  },
  {
    id: 'curiosity',
    is: /curios[oa]s?|curiosidad|ganas de (?:aprender|saber)(?: (?:siempre|mas|todo|cosas nuevas))?/,
    does: /(?:siempre )?(?:quiere(?:s|n)? saberlo todo|pregunta(?:s|n)? (?:todo|por todo|el por ?que de (?:todo|las cosas|todas las cosas))|quiere(?:n|s)? (?:saber|aprender) (?:de )?(?:todo|mas))/,
    acts: [
      '& contó lo suyo en tres palabras. «¿Y desde cuándo?», [preguntó] @. «¿Y por qué? ¿Y qué había antes?». & tuvo que ir contestando, y en una de las respuestas, sin buscarlo, encontró por dónde salir.',
      '& creía que su vida no le interesaba a nadie. @ [quiso] saberlo todo: dónde nació, qué desayunaba, qué soñaba y por qué. De pregunta en pregunta, & terminó hablando con las dos manos.',
      '@ [levantó] del suelo una hojita y [preguntó] qué era, y por qué tenía rayas, y quién las había puesto ahí. & no lo sabía. Terminaron contándolas, y de la pena se perdió la cuenta.',
    ],
    small: ['«¿Y por qué?», [preguntó] @. & contestó. «¿Y eso por qué?» Y así & lo contó todo.'],
    pet: [
      '@ [olió] a & por delante, por detrás y otra vez por delante: había que saberlo todo. A & le hizo cosquillas, y se rio.',
    ],
    cradle: [
      '@ [miró] a &, le [tocó] la cara con un dedo, luego con dos, y [volvió] a mirar. Todo era nuevo, y todo había que saberlo.',
    ],
  },
  {
    id: 'imagination',
    is: /imaginacion|imaginativ[oa]s?|creativ[oa]s?|creatividad|inventiv[oa]s?|fantasia/,
    does: /(?:siempre )?(?:se )?inventa(?:s|n)? (?:siempre )?(?:historias|cuentos|juegos|mundos|canciones|cosas|de todo)(?: .*)?/,
    acts: [
      '& dijo que ahí no había nada que hacer. @ [dibujó] con el pie un círculo en el suelo, [dijo] «es un barco», y [subió]. Al minuto, & remaba y preguntaba por los tiburones.',
      'A & le parecía que nunca le iba a pasar nada bueno. @ [inventó] ahí mismo un mundo en el que & llevaba capa y tenía un dragón por amigo. & quiso saber por dónde se entraba.',
      '& no quería hablar con nadie. @ [hizo] con la mano un animalito que hablaba, y [dejó] que preguntara él. Al animalito sí le contestó &, y le contó todo.',
      '«Ahí viene», [dijo] @. & preguntó qué. «Un elefante de visita», [contestó] @, y le [hizo] lugar, le [ofreció] algo y [se rio] de lo que dijo el elefante. & quiso saber qué había dicho.',
    ],
    small: [
      '«Esto es un barco», [dijo] @, y no había nada. & se subió. Y remaron.',
      '«La luna ronca», [inventó] @, «porque duerme boca arriba». & quiso oír el resto.',
    ],
  },
]
