import type { Family } from './family.ts'

/** Acts of whoever is admired for one plain habit, which no name of a quality tells. */
export const HABITS: readonly Family[] = [
  {
    id: 'cutting hair',
    exact:
      /cort\w* (?:siempre )?(?:gratis )?(?:el|les el|le el) (?:pelo|cabello)|(?:le|les|nos|me) (?:corta|arregla|acomoda)\w* (?:siempre )?(?:gratis )?(?:el |los )?(?:pelo|cabello|melena|barba)/,
    acts: [
      '& tenía los pelos de quien hace mucho que no espera visita. @ [sacó] unas tijeras, [cortó] un poquito aquí y otro poquito allá, y [sopló] los pelitos del cuello. «No se cobra», [dijo]. & se pasó la mano por la cabeza y se enderezó.',
      '«Para qué arreglarse, si nadie viene», dijo &. @ ya le [había] puesto un trapo en los hombros. Tris, tras. Al final, unas gotitas que olían bien. & se pasó la mano por el pelo y preguntó si había un espejo.',
      'A & los pelos le tapaban los ojos. @ [cortó] lo justo, [dio] un paso atrás para mirar si había quedado parejo y no [aceptó] ni una moneda. Lo primero que & vio fue a @, con las tijeras en la mano y una sonrisa.',
    ],
  },
  {
    id: 'combing gently',
    exact:
      /(?:dulzura|carino|paciencia|cuidado|suavidad|delicadeza) (?:para|con que|con la que|al) (?:la |lo |le |les |me |nos )?peina\w*|\bpeina\w* .{0,24}(?:despaci|sin (?:jal|tir|lastim)|como (?:quier|gust|le)|con (?:much\w+ |tant\w+ )?(?:carino|cuidado|paciencia))/,
    acts: [
      '@ [tomó] un peine y le [preguntó] a & cómo lo quería. [Empezó] por las puntas, despacito, sin un solo tirón, y de vez en cuando [preguntaba] si dolía. A la mitad, & ya tenía los ojos cerrados.',
      'A & la pena le había enredado hasta el pelo. «¿Así, o más suelto?», [preguntaba] @ a cada vuelta del peine, y lo [desenredó] hebra por hebra. & decía cómo, y así quedó.',
      '@ [sacó] un peine, y & apretó los dientes, esperando el tirón. No hubo tirón: @ [detuvo] el mechón con una mano y [pasó] el peine con la otra, muy despacio, hasta que corrió sin trabarse. & soltó los dientes, y luego los hombros.',
    ],
  },
  {
    id: 'reading the sky',
    exact:
      /\b(?:mira|ve|lee|huele|escucha|entiende|conoce)\w* (?:siempre )?(?:el cielo|las nubes|el aire|el viento)|sab\w+ (?:si|cuando|que) va a (?:llover|helar|caer|granizar|cambiar el tiempo)|huele\w* (?:siempre )?la lluvia|(?:predic|adivin)\w+ (?:el tiempo|la lluvia)/,
    acts: [
      '«¿Y esto se va a pasar?», preguntó &. @ [miró] al cielo, [olió] el aire y [contó] con los dedos. «En cuanto el aire cambie de lado», [dijo]. & levantó un dedo mojado y esperó. Cambió.',
      '@ [levantó] la cara, [olió] el aire y le [puso] a & su bufanda. «Va a refrescar», [dijo]. & no notaba nada. Al ratito llegó el primer soplo frío, y & ya llevaba bufanda.',
      '& no se decidía a dar un paso. @ [miró] las nubes, de dónde venían y con cuánta prisa. «Todavía no», [dijo]. «Todavía no. Ahora». & dio el paso, y detrás cayó el aguacero, sin mojarle ni un pelo.',
    ],
  },
  {
    id: 'more than their share',
    exact:
      /aunque no (?:sea su turno|le toque|le toca)|(?:barre|limpia|lava|recoge|riega|poda|pinta)\w* (?:siempre )?(?:toda la |tod[oa]s |la |el )?(?:cuadra|calle|acera|vereda|banqueta|parque|plaza|iglesia|capilla|edificio|comunidad)(?:.{0,24}(?:su|lo) (?:pedazo|parte|pedacito|tramo|suyo))?|(?:no (?:nada mas|solo|solamente)|y no solo) (?:\w+ )?(?:su|lo) (?:pedazo|pedacito|parte|tramo|suyo|suya)|mas de lo que le toca|(?:saca|quita|palea)\w* la nieve de|recoge\w* (?:siempre )?la basura de (?:toda )?la (?:cuadra|calle|playa|plaza)/,
    acts: [
      '@ ya [había] barrido lo suyo y [vio] que lo de & estaba sin barrer. «No me quedan ganas», dijo &. @ no [preguntó] dónde terminaba su parte: [siguió] con la escoba hasta el último rincón.',
      'Había una raya en el suelo: de acá le tocaba a @; de allá, a &, que no tenía fuerzas ni para empezar. @ [llegó] a la raya con la escoba, y la escoba no se detuvo. Cuando & levantó la vista, ya no había raya ni basura.',
      '«De este rincón no se ocupa nadie», dijo &. @ ya [había] terminado lo suyo y [volvió] a sacar el trapo. [Limpió] el rincón, y a los lados del rincón, y todo lo que seguía. & fue a buscar otro trapo.',
    ],
  },
  {
    id: "at another's pace",
    exact:
      /(?:trae|lleva)\w* (?:a su \w+ )?del brazo|acompan\w* .{0,40}(?:despaci\w+|(?:a|al) (?:su )?paso)|(?:va|vas|iba|camina|caminas|caminaba|anda|baja|sube)\w* (?:siempre )?(?:muy |mas |bien )?(?:despaci\w+|lent\w+) (?:a su paso|para que|con (?:el|ella|mi|su)|por (?:el|ella|mi))|\ba mi paso\b|al paso de (?:mi|su|l[oa]s?|quien|un)/,
    acts: [
      '& iba despacio y pedía perdón por la tardanza. @ [acortó] el paso hasta que sonaron iguales, los de & y los suyos: un, dos, un, dos. [Podía] ir mucho más aprisa, y no [se adelantó] ni una vez.',
      '@ le [ofreció] el brazo a & para dar una vuelta, y [fue] justo a su paso, que era cortito. Donde había un escalón, [se detenía] hasta que & lo encontraba con el pie. Dieron la vuelta completa.',
      '& se detuvo a tomar aire. @ también. & dio tres pasitos. @ [dio] tres, y eso que [podía] correr. Así fueron, y así llegaron: al mismo tiempo.',
    ],
    pet: [
      '& avanzaba despacio, sin ver bien dónde pisaba. @ [tenía] ganas de correr y no [corrió]: [fue] junto a su pierna, a su mismo paso, y [se detuvo] en cada escalón hasta que & lo encontró con el pie.',
      '& dio un pasito. @ [dio] otro, de los cortos. Pasó algo muy interesante corriendo, y ni así: @ [siguió] a un lado, sin adelantarse, hasta donde & quería llegar.',
    ],
    small: [
      '& iba un pasito, y otro pasito. @ [podía] correr. Pero no: un pasito, y otro pasito. Llegaron.',
      '& se detuvo. @ también. & siguió. @ también. Y así, a la vez, hasta el final.',
    ],
  },
  {
    id: 'not laughing at anybody',
    exact:
      /(?:no|nunca|jamas) (?:se |te )?(?:rie|ries|reia|rio|ha reido|burla|burlas|burlaba|hace burla)\w* (?:de (?:nadie|quien|l[oa]s|mi|nosotr|ningun|otr|cuando)|cuando|a nadie)|sin (?:burlarse|reirse) de/,
    acts: [
      '& contó también lo más ridículo, y buscó la burla en los ojos de @. No estaba. @ no [se rio] ni un poquito: [escuchó] hasta el final y [dijo] «{a mí me pasa igual|nos pasa igual}». & soltó el aire.',
      '& quiso contar mejor lo suyo y se trabó en la palabra más larga. Cualquiera se habría reído. @ no: [miraba] con la cara de siempre y [esperó] la palabra. & tomó aire y la dijo entera.',
      'De los nervios, a & le salió un gallo en medio de la frase. @ [siguió] mirando como si fuera lo más normal del mundo, sin una risita. «¿Y luego?», [preguntó]. Y & siguió, sin taparse la boca.',
    ],
  },
]
