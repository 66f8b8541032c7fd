import type { Family } from './family.ts'

/** Acts of character: courage, perseverance, strength, truth. */
export const METTLE: readonly Family[] = [
  {
    id: 'fearlessness',
    test: /no (?:le |les )?tem(?:e|es|en|ia) a|no (?:le |les )?(?:tiene|tienen|tienes|teme|temen|conoce)(?: el| ningun)? ?(?:miedo|a nada)|sin miedo|no se (?:le|les) (?:arruga|achica|quita)|nada (?:le|lo|la|te) (?:asusta|espanta|da miedo)|\bvalor\b.*nada/,
    acts: [
      (r, o) =>
        `Se apagó la luz, y todos se quedaron quietos. ${r.name} no: ${r.v('caminó')} derecho hacia lo oscuro, ${r.v('encontró')} a ${o} y ${r.v('volvió')} silbando.`,
      (r, o) =>
        `Donde los demás dieron un paso atrás, ${r.name} ${r.v('dio')} uno adelante, como quien entra en su cocina, y ${r.v('saludó')} a ${o}: «Buenas».`,
      (r, o) =>
        `Algo gruñó detrás de la puerta. ${r.name} ${r.v('abrió')}, ${r.v('miró')} y ${r.v('dijo')}: «Ah, eres tú». Y salió ${o}, con mucha vergüenza.`,
    ],
    pet: [
      (r, o) =>
        `Retumbó algo, muy fuerte, y todos se escondieron. ${r.name} no. ${r.name} ${r.v('caminó')} hasta donde estaba ${o}, ${r.v('se sentó')} y ${r.v('bostezó')}.`,
    ],
  },
  {
    id: 'bravery',
    test: /valien|valent|coraj|\bvalor\b|atrev|decidid|audaz|guerrer|heroe|heroin|miedo/,
    acts: [
      (r, o) =>
        `Alguien tenía que ir primero, y ninguno quería. ${r.name} ${r.v('respiró')} hondo, ${r.v('dijo')} «${r.spoken('yo voy', 'ya vamos')}» y ${r.v('fue')}, hasta donde estaba ${o}.`,
      (r, o) =>
        `${r.name} ${r.v('miró')} lo que venía, que era grande. ${r.v('apretó')} los puños, ${r.v('se puso')} delante de ${o} y no ${r.v('se quitó')}.`,
      (r, o) =>
        `Todos sabían lo que había que decir, y nadie lo decía. ${r.name} ${r.v('levantó')} la mano, ${r.v('se levantó')} y lo ${r.v('dijo')}, mirando a ${o} a los ojos.`,
      (r, o) =>
        `A ${r.name} ${r.le} temblaban las rodillas, y ${o} lo notó. También notó que, con todo y rodillas, ${r.v('fue')}.`,
      (r, o) =>
        `Estaba oscuro y nadie quería entrar. ${r.name} ${r.v('tragó')} saliva, ${r.v('dijo')} «con permiso» y ${r.v('entró')}. Al rato ${r.v('salió')} con ${o} de la mano.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('era')} la mitad de grande que aquello, y aun así ${r.v('se plantó')} delante de ${o} y ${r.v('ladró')} hasta que se fue.`,
    ],
    cradle: [
      (r, o) =>
        `Hubo un ruido muy fuerte, y ${o} cerró los ojos. ${r.name} no. ${r.name} ${r.v('miró')} hacia allá, sin parpadear, y ${r.v('estiró')} la mano.`,
    ],
  },
  {
    id: 'perseverance',
    test: /(?:empiez|arranc|comienz)\w+ (?:algo |una cosa )?,? ?l[oa]s? (?:termin|acab)|(?:termina|acaba) (?:todo )?lo que (?:empieza|arranca)|luchador|trabajo de dia|no (?:se )?afloja|rind|rend[i]|[bv]errac|aguerrid|persever|determinaci|marat|constan|tenaz|insist|intent|\bluch|(?<!sac[oa] )adelante|llegado hasta aqui|se raja\b|jalador|se levanta(?! (?:\w+ )?a las)|se levanto\b|levantarse|levantandose|empen|no (?:se )?da por venc|echad\w+ p|hasta que (?:lo|la) (?:logra|consigue)|no afloja|no se achic/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('trató')} de levantarle el ánimo a ${o}. No salió. Luego ${r.v('probó')} de otro modo, y salió peor. Entonces ${r.v('se secó')} la frente, ${r.v('dijo')} «otra» y a la tercera ${o} levantó la cara.`,
      (r, o) =>
        `Siete veces ${r.v('se cayó')} ${r.name}, y siete veces ${r.v('se levantó')}. A la octava, ${o} ya estaba al lado, con la mano lista, por si acaso. No hizo falta.`,
      (r, o) =>
        `«Ya déjalo», dijeron. ${r.name} ${r.v('hizo')} como que no oía. ${r.v('empezó')} otra vez desde abajo, con calma, y al amanecer hasta ${o} tuvo que reconocer que estaba hecho.`,
      (r, o) =>
        `Había una pared, y ${r.name} no ${r.v('cabía')} por ningún lado. ${r.v('probó')} por la izquierda, por la derecha, por abajo. Cuando ${o} iba a decir que ni modo, ya se oía del otro lado: «¡Por aquí!».`,
      (r, o) =>
        `Todo se vino abajo a un paso del final. ${r.name} ${r.v('miró')} los pedazos, ${r.v('se amarró')} las agujetas y ${r.v('empezó')} por el primero. ${o} no tuvo cara para rendirse.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('saltó')} y no ${r.v('llegó')}. ${r.v('saltó')} otra vez, y tampoco. A la décima ${r.v('llegó')}, y ${o} aplaudió.`,
    ],
  },
  {
    id: 'stubbornness',
    test: /\bterc|cabez|\bneci|testarud|se sale con la suya|\bcaracter\b/,
    acts: [
      (r, o) =>
        `${o} dijo que no. ${r.name} ${r.v('dijo')} que sí. ${o} dijo que de ninguna manera. ${r.name} ${r.v('jaló')} una silla, ${r.v('se cruzó')} de brazos y ${r.v('dijo')} que había todo el tiempo del mundo.`,
      (r, o) =>
        `Le explicaron a ${r.name}, con dibujos, por qué no se podía. ${r.name} ${r.v('asintió')}, ${r.v('se levantó')} y lo ${r.v('hizo')}, delante de ${o} y de los dibujos.`,
      (r, o) =>
        `De ahí no hubo quien moviera a ${r.name}: ni la lluvia, ni el sueño, ni ${o}, que fue quien se cansó primero.`,
    ],
  },
  {
    id: 'not complaining',
    test: /queja|\baguante|aunque (?:le|les|te|me) (?:cuest|duel)|a pesar de(?:l| la)? (?:dolor|cansancio)|quejo|quejas|se banca|resist|sin decir nada/,
    acts: [
      (r, o) =>
        `Hacía frío, faltaba mucho y no había dónde sentarse. ${o} ya lo había dicho tres veces. ${r.name} ${r.v('se acomodó')} la carga en el otro hombro y ${r.v('siguió')}.`,
      (r, o) =>
        `A ${r.name} ${r.le} tocó la peor parte. La ${r.v('miró')}, ${r.v('dijo')} «pues vamos» y la ${r.v('terminó')}, mientras ${o} buscaba a quién echarle la culpa.`,
      (r, o) =>
        `Se mojó todo, hasta los zapatos. ${r.name} los ${r.v('exprimió')}, se los ${r.v('volvió')} a poner y le ${r.v('preguntó')} a ${o} si ya estaban listos.`,
      (r, o) =>
        `La silla estaba rota, la sopa fría y el camino cerrado. ${r.name} ${r.v('se sentó')}, ${r.v('se la comió')} y ${r.v('buscó')} otro camino. ${o} se guardó su lista de quejas en el bolsillo.`,
      (r, o) =>
        `—¿No te cansas? —preguntó ${o}. ${r.name} ${r.v('cambió')} de mano la carga. —Ya casi —${r.v('dijo')}, y ${r.v('silbó')} una canción hasta llegar.`,
    ],
  },
  {
    id: 'strength',
    test: /fuerte|sube (?:las |los )?(?:escaler|cerro)|sin agarrarse|sin baston|fuerza|fortale|roble|cancer|enferm/,
    acts: [
      (r, o) =>
        `Aquello pesaba más que una casa. ${r.name} ${r.v('puso')} los pies firmes, ${r.v('sostuvo')} y no ${r.v('soltó')}, hasta que ${o} y todos los demás acabaron de pasar.`,
      (r, o) =>
        `Cuando a ${o} se le doblaron las rodillas, ${r.name} ${r.v('puso')} el hombro. «Aquí», ${r.v('dijo')}. Y ${r.v('aguantó')}.`,
      (r, o) =>
        `Vino un golpe, y ${r.name} ${r.v('siguió')} de pie. Vino otro. Al tercero, ${o} se puso detrás, como quien se pone detrás de un árbol.`,
    ],
    cradle: [(r, o) => `${r.name} ${r.v('cerró')} la mano en el dedo de ${o}, y no hubo manera de que lo soltara.`],
  },
  {
    id: 'calm',
    test: /prudent|piensa antes|no se precipita|cabeza fria|sangre fria|ecuanim|\bcalma|(?:no|nunca) se pon\w+ nervios|no toca el claxon|habla bajit|levanta la voz|\btemple\b|(?:no|nunca) (?:pierde|pierdes) (?:la|los)(?! esperanza| fe)|tranquil|seren|\bpaz\b|no grita|nunca grita|sin gritar|no (?:se )?enoj|no se altera|\bvoz baja/,
    acts: [
      (r, o) =>
        `Todos corrían. ${r.name} ${r.v('se sentó')}, ${r.v('puso')} las dos manos en la mesa y ${r.v('habló')} bajito. Para oír, ${o} tuvo que callarse.`,
      (r, o) =>
        `${o} gritó. ${r.name} ${r.v('esperó')} a que terminara, ${r.v('contó')} hasta cinco y ${r.v('contestó')} con la voz de todos los días. El segundo grito ya no salió.`,
      (r, o) =>
        `«Vamos por partes», ${r.v('dijo')} ${r.name}. ${r.v('respiró')} una vez. Y ${o}, sin darse cuenta, respiró también.`,
      (r, o) =>
        `Se cayó todo al suelo, con un ruido espantoso. ${r.name} ${r.v('miró')} el desastre, ${r.v('dijo')} «bueno» y ${r.v('fue')} por la escoba. ${o} dejó de gritar por falta de público.`,
      (r, o) =>
        `${r.name} ${r.v('puso')} la mano en el hombro de ${o} y no ${r.v('dijo')} nada. Dos respiraciones después, el mundo iba otra vez a su velocidad.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('se echó')} en medio del escándalo, ${r.v('suspiró')} y ${r.v('cerró')} los ojos. De puro mirar, ${o} bajó la voz.`,
    ],
    cradle: [
      (r, o) =>
        `${r.name} ${r.v('respiraba')} despacito, arriba y abajo, arriba y abajo. ${o} empezó a respirar igual.`,
    ],
  },
  {
    id: 'patience',
    test: /pa[cs]i?en[cst]|\b(?:me|nos|la|lo|las|los) aguant|\bespera(?:r|s|n)?\b/,
    acts: [
      (r, o) =>
        `A ${o} le salía mal, y vuelta a empezar. ${r.name} no ${r.v('miró')} el reloj ni una vez. «Otra», ${r.v('decía')}, «no hay prisa», y lo ${r.v('explicó')} de nuevo, desde el principio.`,
      (r, o) =>
        `Las agujetas de ${o} eran un solo nudo, y los demás querían cortarlo. ${r.name} ${r.v('se agachó')} y lo ${r.v('fue')} soltando, vuelta por vuelta, sin un suspiro, hasta que se deshizo.`,
      (r, o) =>
        `${r.name} ${r.v('caminó')} al paso de ${o}, que era muy lento: un pasito, un descanso, un pasito. ${r.v('llegó')} al último, y tan a gusto.`,
      (r, o) =>
        `${o} preguntó lo mismo por quinta vez. ${r.name} ${r.v('contestó')} por quinta vez, con la misma voz de la primera.`,
      (r, o) =>
        `Aquello iba a tardar. ${r.name} ${r.v('acercó')} un banco, ${r.v('se sentó')} junto a ${o} y ${r.v('dejó')} que tardara.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('se sentó')} a esperar a ${o}. Ni un ladrido, ni un paso. Nada más la cola, barriendo el suelo, despacito.`,
    ],
  },
  {
    id: 'honesty',
    test: /\bhonrad|frenter|\bcorrect[oa]\b|regres\w+ (?:el cambio|el dinero|a darmel)|no (?:se )?roba|no hace trampa|verdad|sincer|honest|mentir|mentira|franc[oa]|franque|de frente|(?:cosas|todo) (?:a|en) la cara|lo que piensa|las cosas como son|sin rodeos|no se guarda|pelos en la lengua|transparen|integr|derech[oa]\b|\blegal\b/,
    acts: [
      (r, o) =>
        `Habría sido muy fácil decir que no sabía. ${r.name} ${r.v('dijo')}: «Esto no es así», y ${r.v('miró')} a ${o} a los ojos.`,
      (r, o) =>
        `A ${o} todos le decían que le había quedado bien. ${r.name} ${r.v('pensó')} cómo decirlo sin lastimar, y ${r.v('dijo')} la verdad. Hubo un silencio, y luego un «gracias».`,
      (r, o) =>
        `Todos le decían a ${o} lo que quería oír. ${r.name} ${r.v('esperó')} a que se fueran y le ${r.v('dijo')} la verdad, con cuidado y sin rodeos. Era lo único que hacía falta.`,
    ],
  },
  {
    id: 'fairness',
    test: /(?:nunca|no) (?:hizo|hace|hacia) (?:ningun\w+ )?diferencias?|nos quiere (?:a tod\w+ )?igual|no tiene favorit|\bjust[oa]s?\b|justicia|parej[oa]|equitativ|imparcial|a tod[oa]s (?:por )?igual|diferencias|trata igual|sabe perder/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('repartió')} en partes iguales, y ${r.v('midió')} dos veces. Ni a ${o}, que gritaba más, le tocó de más; ni a quien callaba, de menos.`,
      (r, o) =>
        `Antes de decidir, ${r.name} ${r.v('quiso')} oír a los dos. Primero a uno. Después, el mismo tiempo exacto, a ${o}.`,
      (r, o) =>
        `Le iban a cobrar a ${o} lo que rompieron entre todos. «Entre todos se paga», ${r.v('dijo')} ${r.name}, y ${r.v('puso')} su parte sobre la mesa.`,
    ],
  },
  {
    id: 'humility',
    test: /(?:quiso|quiere|intento) ocupar el lugar|no (?:busca|pide) (?:aplauso|reconocimiento|protagonismo)|humil|sencill|presum|se (?:la )?cree(?: mas)?|modest/,
    acts: [
      (r, o) =>
        `Todos aplaudieron a ${r.name}. «Fue idea de ${o}», ${r.v('dijo')}, y ${r.v('se hizo')} a un lado para que se viera quién.`,
      (r, o) =>
        `A ${r.name} ${r.le} guardaban la silla de adelante, la de terciopelo. ${r.v('dio')} las gracias y ${r.v('se fue')} a sentar atrás, junto a ${o}.`,
      (r, o) =>
        `Preguntaron quién lo había hecho. ${r.name} ${r.v('siguió')} barriendo, como si nada. Fue ${o} quien tuvo que decirlo.`,
    ],
  },
  {
    id: 'authenticity',
    test: /(?:le|les) vale lo que|no (?:le|les) importa (?:nada )?(?:lo )?que (?:digan|piensen|diran|opinen)|siempre es (?:el|ella)\b|a su manera|no le debe explicaciones|autentic|ell[ao] mism|el mism[ao]|\bun[oa] mism|que diran|no le importa (?:lo )?que (?:digan|piensen)|como es\b|no le da (?:pena|verguenza)(?! decir)|unic[oa]\b(?! (?:que|q)\b)|sin mascar|se atreve a ser/,
    acts: [
      (r, o) =>
        `Dijeron que ahí había que ir de gris. ${r.name} ${r.v('fue')} como ${r.v('va')} siempre. Al rato, ${o} preguntó dónde se consigue ropa así.`,
      (r, o) =>
        `Le dijeron a ${r.name} que así no se hacía, que nadie lo hacía así. ${r.v('siguió')} igual, sin discutir, y ${o} confesó que siempre había querido.`,
      (r, o) =>
        `${o} le pidió a ${r.name} que actuara como los demás. ${r.name} lo ${r.v('intentó')} un minuto, ${r.v('se rio')} y ${r.v('volvió')} a lo suyo.`,
    ],
  },
  {
    id: 'independence',
    test: /independ|por si mism|autonom|por su cuenta|se vale por|sin (?:pedir|depender)|le debe nada|empezar de cero|\bsola\b|\bsolo a\b/,
    acts: [
      (r, o) =>
        `«${r.spoken('Yo puedo', 'Podemos')}», ${r.v('dijo')} ${r.name}, y ${r.v('pudo')}. ${o} se quedó con la mano estirada y, poco a poco, la bajó.`,
      (r, o) =>
        `No había nadie a quien preguntar. ${r.name} ${r.v('leyó')} las instrucciones, ${r.v('se equivocó')} dos veces y lo ${r.v('echó')} a andar, mientras ${o} esperaba al técnico.`,
      (r, o) =>
        `Cuando ${o} llegó al rescate, ${r.name} ya ${r.v('venía')} de vuelta, con la maleta en una mano y el mapa en la otra.`,
    ],
  },
  {
    id: 'hope',
    test: /esperanza|cree en|confia\b|confianza/,
    acts: [
      (r, o) =>
        `Nadie apostaba por ${o}. ${r.name} ${r.v('se sentó')} en primera fila y ${r.v('dijo')}, sin levantar la voz: «${r.spoken('Yo sí creo', 'Aquí sí creemos')} que puedes».`,
      (r, o) =>
        `${r.name} le ${r.v('dio')} a ${o} lo que más cuidaba. «Tú lo llevas», ${r.v('dijo')}. Y no ${r.v('volteó')} a ver si se le caía.`,
      (r, o) =>
        `Ya habían apagado todo. ${r.name} ${r.v('dejó')} una vela en la ventana: «Todavía ${r.spoken('espero', 'esperamos')}». Y por esa vela encontró el camino ${o}.`,
    ],
  },
  {
    id: 'dignity',
    test: /dignidad|\bdign[oa]|la frente en alto|la cabeza alta|elegan/,
    acts: [
      (r, o) =>
        `A ${r.name} ${r.le} ofrecieron entrar por la puerta de atrás, que era más rápido. ${r.v('dio')} las gracias, ${r.v('se acomodó')} el cuello y ${r.v('entró')} por la de adelante, del brazo de ${o}.`,
      (r, o) =>
        `Se rieron de ${o} por los zapatos rotos. ${r.name} le ${r.v('ofreció')} el brazo y ${r.v('cruzó')} la sala entera a su lado, despacio, con la cabeza en alto.`,
      (r, o) =>
        `El día había sido de los malos, y a ${r.name} no se ${r.le} notaba. ${r.v('se peinó')}, ${r.v('se puso')} lo mejor que ${r.v('tenía')} y ${r.v('fue')} a ver a ${o}, porque lo había prometido.`,
    ],
  },
]
