import type { Family } from './family.ts'

/** Acts of whoever is admired for one plain habit, which no name of a quality tells. */
export const HABITS: readonly Family[] = [
  {
    id: 'cutting hair',
    exact:
      /cort\w* (?:siempre )?(?:gratis )?(?:el|les el|le el) (?:pelo|cabello)|(?:le|les|nos|me) (?:corta|arregla|acomoda)\w* (?:siempre )?(?:gratis )?(?:el |los )?(?:pelo|cabello|melena|barba)/,
    acts: [
      '& no quería que nadie mirara, con aquellos pelos. @ [sacó] unas tijeras chiquitas, [cortó] un poquito aquí y otro poquito allá, [sopló] los pelitos del cuello y no [cobró] nada. & se vio en un reflejo y se enderezó.',
      '«Para qué arreglarse, si nadie viene», dijo &. @ ya le [había] puesto un trapo en los hombros. Tris, tras. Al final, unas gotitas que olían bien. & se pasó la mano por el pelo y quiso que le vieran.',
      'A & los pelos le tapaban los ojos. @ [cortó] lo justo, sin prisa, [dio] un paso atrás para ver si había quedado parejo y [dijo]: «Ahora sí». No [aceptó] ni una moneda. Quien salió de ahí parecía de fiesta.',
    ],
  },
  {
    id: 'combing gently',
    exact:
      /(?:dulzura|carino|paciencia|cuidado|suavidad|delicadeza) (?:para|con que|con la que|al) (?:la |lo |le |les |me |nos )?peina\w*|(?:la|lo|me|le|les|nos) peina\w* .{0,24}(?:despaci|sin (?:jal|tir|lastim)|como (?:quier|gust|le)|con (?:carino|cuidado))/,
    acts: [
      '& no dejaba que nadie le tocara el pelo. @ [preguntó] primero cómo lo quería, y [esperó] la respuesta. Luego [empezó] por las puntas, despacito, sin un solo tirón. A la mitad, & ya tenía los ojos cerrados.',
      'A & el día le había dejado el pelo hecho un nudo. «¿Así, o más suelto?», [preguntó] @ a cada vuelta del peine, y lo [desenredó] hebra por hebra. & dijo cómo, y quedó como había dicho.',
      '& esperaba el tirón y apretó los dientes. No hubo tirón: @ [detuvo] el mechón con una mano, [pasó] el peine con la otra y [preguntó] si dolía. Nadie se lo había preguntado nunca.',
    ],
  },
  {
    id: 'reading the sky',
    exact:
      /\b(?:mira|ve|lee|huele|escucha|entiende|conoce)\w* (?:siempre )?(?:el cielo|las nubes|el aire|el viento)|sab\w+ (?:si|cuando|que) va a (?:llover|helar|caer|granizar|cambiar el tiempo)/,
    acts: [
      '& preguntó si ya se podía salir. @ [levantó] la cara, [olió] el aire y [contó] con los dedos. «Todavía no: viene agua», [dijo]. & se rio, porque no había ni una nube. Poco después, plaf: la primera gota, en la nariz.',
      '& no sabía si sacar el paraguas. @ [miró] para arriba un momento, como quien lee el periódico. «Hoy no», [dijo], «mañana, y poquita». & lo apuntó con la hora. Todo se cumplió, hasta lo de poquita.',
      'Hacía un sol espléndido, y & lo dejó todo tendido. @ [miró] una nube del tamaño de un botón y [metió] las cosas de &, una por una. [Estaba] guardando la última cuando empezó el aguacero.',
    ],
  },
  {
    id: 'more than their share',
    exact:
      /(?:barre|limpia|lava|recoge|riega|poda|pinta)\w* (?:siempre )?(?:toda la |tod[oa]s |la |el )?(?:cuadra|calle|acera|vereda|banqueta|parque|plaza|edificio|comunidad)(?:.{0,24}(?:su|lo) (?:pedazo|parte|pedacito|tramo|suyo))?|(?:no (?:nada mas|solo|solamente)|y no solo) (?:su|lo) (?:pedazo|pedacito|parte|tramo|suyo|suya)|mas de lo que le toca/,
    acts: [
      '@ ya [había] terminado su parte y todavía [traía] el trapo en la mano. [Miró] la de &, que estaba igual de sucia. Nadie [le] dijo nada. [Siguió] de largo, sin preguntar dónde terminaba lo suyo, y no [paró] hasta el último rincón.',
      'Había una raya en el suelo: de acá le tocaba a @, de allá a &. @ [llegó] barriendo hasta la raya, y la escoba no se detuvo. Cuando & se dio cuenta, ya no había raya ni basura.',
      '«Esa parte no es de nadie», dijo &. «Entonces también toca», [contestó] @, y la [limpió] igual que la suya, y después la de &, y después la que seguía.',
    ],
  },
  {
    id: "at another's pace",
    exact:
      /acompan\w* .{0,40}(?:despaci\w+|(?:a|al) (?:su )?paso)|(?:va|vas|iba|camina|caminas|caminaba|anda|baja|sube)\w* (?:siempre )?(?:muy |mas |bien )?(?:despaci\w+|lent\w+) (?:a su paso|para que|con (?:el|ella|mi|su)|por (?:el|ella|mi))|\ba mi paso\b|al paso de (?:mi|su|l[oa]s?|quien|un)/,
    acts: [
      '& caminaba tanteando el suelo, un pasito y otro. @, que [podía] ir mucho más aprisa, [fue] justo a ese paso, pegado el hombro. Donde había un escalón, [se detenía] hasta que & lo encontraba con el pie.',
      'Los demás ya iban lejos, y & pidió perdón por la tardanza. @ [acortó] el paso hasta que sonaron iguales, los de & y los suyos. Un, dos. Un, dos. Así llegaron, y nadie llegó después.',
      '& se detuvo a tomar aire. @ también. & dio tres pasitos. @ [dio] tres. Podía haber ido y vuelto diez veces, y no [se adelantó] ni una.',
    ],
    pet: [
      '& avanzaba despacio, sin ver bien dónde pisaba. @ [tenía] ganas de correr y no [corrió]: [fue] pegadito a su pierna, a su mismo paso, y [se detuvo] en cada escalón hasta que & lo encontró con el pie.',
      '& dio un pasito. @ [dio] otro, de los cortos. Pasó algo muy interesante corriendo, y ni así: @ [siguió] a un lado, sin adelantarse, hasta donde & quería llegar.',
    ],
    small: [
      '& iba un pasito, y otro pasito. @ [podía] correr. Pero no: un pasito, y otro pasito. Llegaron.',
      '& se paró. @ también. & siguió. @ también. Y así, a la vez, hasta el final.',
    ],
  },
  {
    id: 'not laughing at anybody',
    exact:
      /(?:no|nunca|jamas) (?:se |te )?(?:rie|ries|reia|burla|burlas|burlaba|hace burla)\w* (?:de (?:nadie|quien|l[oa]s|mi|nosotr|ningun|otr|cuando)|cuando|a nadie)|sin (?:burlarse|reirse) de/,
    acts: [
      '& lo leyó en voz alta y se trabó en la palabra más larga. Se oyeron risitas por ahí. @ no [se rio]: [puso] el dedo debajo de donde iba y [esperó]. & tomó aire y la dijo entera.',
      '& se equivocó delante de todos y buscó con los ojos quién se estaba riendo. @ no. @ [miraba] con la cara de siempre, como si equivocarse fuera lo más normal. & volvió a empezar.',
      'Alguien imitó la manera de hablar de &, y los demás soltaron la carcajada. @ [se quedó] en serio. «Falta oír el final», [dijo]. Sin esa risa, las otras se fueron apagando, y & llegó al final.',
    ],
  },
]
