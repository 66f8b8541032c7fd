import type { Family } from './family.ts'

/** Acts of those who hold: strength, calm, patience, standing alone, being oneself at one's own pace. */
export const STEADY: readonly Family[] = [
  {
    id: 'strength',
    exact: /^(?:que )?(?:el |ella )?(?:siempre )?aguantas?[.! ]*$|\bsac\w* fuerzas/,
    does: /pued\w+ con todo\b|sube (?:las |los )?(?:escaler|cerro)|sin agarrarse|sin baston|carga (?:con )?todo/,
    is: /fuerte|fuerza|fortale|roble|\broca\b|ferre|hierro/,
    acts: [
      '& dijo que ya no podía cargar con tanto. @ [tomó] el bulto más grande, que entre dos no se movía, lo [subió] al hombro de un tirón y [tendió] la mano libre. De otro tirón, & quedó de pie.',
      '& se dejó caer, sin fuerzas. @ [plantó] los pies, le [ofreció] el brazo y [sostuvo] todo su peso sin moverse ni un dedo. «Aquí hay de dónde agarrarse», [dijo]. & se agarró, y se puso de pie.',
      '& no tenía de dónde agarrarse. @ [plantó] los pies, como un árbol, y [dejó] que empujara: con las manos, con la espalda, con todo. No [se movió] ni un dedo. & se apoyó por fin, y descansó.',
    ],
    small: [
      'A & le pesaba mucho. @ [puso] las dos manos: ¡hum! Y arriba.',
      '& se iba a caer. @ [puso] los brazos, fuertes, fuertes. Y no se cayó nadie.',
    ],
    cradle: ['@ [cerró] la mano en el dedo de &, y no hubo manera de que lo soltara.'],
    pet: [
      'Aquello pesaba mucho más que @. [Clavó] las patas, [tiró] con todo el cuerpo y no lo [soltó] hasta que & quedó del otro lado.',
    ],
  },
  {
    id: 'not getting angry',
    exact: /(?:no|nunca|jamas|sin) (?:se )?(?:me |nos )?(?:enoj|enfad|encabron|pon\w+ brav)\w*(?!.{0,20}\bp(?:ie|e)rd)/,
    acts: [
      'A @ se [le] cayó encima una taza entera, y & esperó el grito. @ [miró] la mancha, [respiró] y [dijo]: «Tiene forma de pato». & se acercó a ver el pato.',
      '& tropezó con @ y le pisó el sombrero. Cualquiera se habría puesto de malas. @ se lo [puso] así, aplastado, [dijo] «ahora es una gorra» y le [hizo] sitio a su lado.',
      '@ [quiso] levantar una torre de monedas para &, y se [le] cayó tres veces. Ni un bufido: [dijo] «bueno», [respiró] y [puso] otra vez la primera. & puso la segunda.',
    ],
    small: ['A @ se [le] cayó la torre. ¡Pum! «Bueno», [dijo]. Y otra vez, una piedrita, y otra. & ayudó.'],
  },
  {
    id: 'calm',
    does: /calma con (?:la )?que|(?:nunca|no|jamas) (?:correr|corre|corria)\b(?! (?:riesg|peligr))|no llora\b|respira (?:hondo|y)\b|cuenta hasta (?:diez|tres|10)|(?:nunca|no|jamas) (?:l[oa]s? )?(?:he|hemos|vi|vimos) (?:visto )?(?:enoj|grit|molest|alterad)\w*|(?:no|nunca) se pelean? con|hasta para asustarse|tan (?:tranquil|calmad|seren)\w+ que|(?:don|mano|facilidad) para calmar|calma (?:a|al)\b|tranquiliza|piensa antes|no se precipita|(?:no|nunca) se (?:pon\w+ nervios|estres|agobi|alter)|(?:no|nunca|jamas) (?:pierde|pierdes|perdio) (?:la|los|su)(?! esperanza| fe\b| sonrisa| risa| alegria| paciencia| juego)|no tiene prisa|nunca tiene prisa|sin despeinarse/,
    is: /(?:no|nunca|jamas|sin) (?:\w+ )?(?:levant|alz)\w* la voz|alivianad|relajad|\bpiola\b|quitad[oa] de bulla|tranqui\b|cool\b|zen\b|(?:no|nunca|jamas|sin) (?:\w+ ){0,3}grit\w*|(?:no|nunca|jamas|sin) grit\w*|(?:no|nunca|jamas) (?:se )?(?:me )?(?:enoj|enfad|pon\w+ brav)\w*|prudent|cabeza fria|sangre fria|ecuanim|\bcalma?\b|\bcalmad[oa]|\btemple\b|tranquil|seren|\bpaz\b|\bvoz baja|sosieg/,
    acts: [
      '& hablaba cada vez más aprisa. @ [se sentó], [puso] las dos manos quietas y [contestó] bajito, una cosa a la vez. Para oír, & tuvo que ir más despacio, y terminó hablando igual de bajito.',
      '& daba vueltas, de los nervios. @ no [dio] consejos: [respiró] una vez, despacio, y luego otra. A la tercera vuelta, & se detuvo a oír cómo se respiraba así.',
      'Algo se cayó al suelo, con un ruido espantoso, y & dio un salto. @ [miró] el desastre, [dijo] «bueno» y [se puso] a recoger, como quien recoge migas. & dejó de temblar.',
      'A & le latía muy fuerte el corazón, y se le notaba. @ le [puso] la mano en el hombro, sin decir nada, y [respiró] hondo. Dos respiraciones después, el mundo iba otra vez a su velocidad.',
    ],
    small: [
      '& daba vueltas y vueltas. @ [respiró]: aaah. Y &: aaah. Ya nadie daba vueltas.',
      'Se cayó algo, ¡pum!, y & dio un salto. «No pasa nada», [dijo] @. Y no pasó.',
    ],
    pet: ['@ [se echó] en medio del escándalo, [suspiró] y [cerró] los ojos. De puro mirar, & bajó la voz.'],
    cradle: ['@ [respiraba] despacito, arriba y abajo, arriba y abajo. & empezó a respirar igual.'],
  },
  {
    id: 'patience',
    does: /me (?:dio|da) tiempo|(?:no|nunca|jamas) (?:l[eoa]s? )?(?:h?a )?(?:pit(?:a|ado)|toca(?:do)? (?:el|la) (?:claxon|pito|bocina))\b|(?:me|nos|l[oa]s?) h\w+ aguantado|(?:no|nunca|sin) (?:te |me |nos )?apur\w+|(?:da|deja|dej\w+) (?:siempre )?(?:su )?espacio|(?:no|nunca) (?:te |me |nos )?presion\w+|(?:me |nos )?aguant(?:a|as|aba)\b (?:mi|mis|tod|nuestr)\w*|aguant\w* a (?:l[oa]s|tod|cada)|(?:me |nos )?soport(?:a|as)\b|\b(?:me|nos|la|lo|las|los) aguant|(?:las|tantas|mil|cien) veces (?:que|sin)|una y otra vez|sabe esperar|(?:no|nunca) pierde la paciencia/,
    is: /(?:no|nunca) se desespera|pa[cst]i?en[cst]|\bespera(?:r|s|n)?\b/,
    acts: [
      '& empezó siete veces la misma frase, y siete veces se arrepintió. @ [oyó] las siete como si fueran la primera, sin mirar el reloj. A la octava, & llegó al final.',
      '& no quería hablar todavía. «Cuando se pueda», [dijo] @, y [se acomodó]. [Contó] las rayas del suelo, [se amarró] un zapato, luego el otro. Cuando & por fin habló, ahí [seguía], sin un suspiro.',
      '& quiso explicar lo que le pasaba y se hizo un lío. @ no [miró] el reloj ni una vez. «Otra vez, desde el principio», [decía], «que no hay prisa». A la cuarta se entendió todo.',
      '& preguntó lo mismo por quinta vez. @ [contestó] por quinta vez, con la misma voz de la primera. A la sexta, & ya no necesitó preguntarlo.',
      '& dudó, y volvió a dudar. «No hay prisa», [dijo] @, y [siguió] esperando con la mano tendida, cambiando de mano a ratos, hasta que & la tomó.',
    ],
    small: [
      '& iba muy despacito. @ también: un paso, y a esperar. Otro paso, y a esperar. Llegaron.',
      '& tardaba y tardaba. @ [se sentó] a su lado y [dejó] que tardara.',
    ],
    pet: [
      'Todos iban más aprisa, y & se desesperaba. @ [siguió] a su paso, un poquito y otro poquito, sin apurarse nunca. Y [llegó] a donde [quería], con & detrás.',

      '@ [se sentó] a esperar a &. Ni un ruido, ni un paso. Nada más los ojos, muy abiertos, y todo el tiempo del mundo.',
    ],
    cradle: [
      '& tardaba y tardaba. @ no [lloró]: [miró] sus manos, [miró] el aire, y [esperó] con los ojos muy abiertos.',
    ],
  },
  {
    id: 'independence',
    exact: /^(?:que )?(?:ya )?(?:se )?(?:come|viste|bana|lava|peina) (?:muy bien )?sol(?:it)?[oa]\b/,
    does: /(?:toma|tomar) sus (?:propias )?decisiones|por (?:su|mi) propio pie|por si mism|por su cuenta|se vale por|sin (?:pedir ayuda|depender)|no depende de|no (?:le )?(?:debe|deberle|pide) nada (?:a nadie)?|(?:ya )?(?:se )?(?:levanta|despierta|viste|vista|come|lava|amarra|bana|duerme|hace|quiere hacer) .{0,16}\b(?:solit[oa]|sol[oa])\b|«?yo (?:puedo |solit|sol)[oa]?/,
    is: /independ|autonom|(?<!habla )\bsola\b|\bsolo a\b|(?<!habla )solit[oa]\b|muy suy[oa]/,
    acts: [
      '& quiso ayudar a @, que [cargaba] con algo grande. «{Yo puedo|Podemos}», [dijo] @, y [pudo]. & se quedó con la mano estirada y se le ocurrió que también podía con lo suyo.',
      'A la maleta de @ se le soltó una rueda, y & buscó a quién llamar. @ le [dio] la vuelta, [se equivocó] dos veces y, con una moneda, [apretó] el tornillo. Rodó. «Entonces se puede sin nadie», dijo &.',
      '& dijo que nunca había hecho nada sin ayuda. @ [abrió] una nuez con las manos, como [había] aprendido sin que nadie [le] enseñara, y le [dio] otra a &. Luego [miró] para otro lado, a propósito. ¡Crac!, se oyó.',
    ],
    small: [
      '& quiso ayudar. «{Yo puedo|Podemos}», [dijo] @. Y [pudo]. & aplaudió.',
      '& no se atrevía a saltar la raya. @ la [saltó] sin darle la mano a nadie. ¡Se podía! Y saltó &.',
    ],
    cradle: [
      '& le acercó la cuchara. @ la [agarró], la [llenó] a su manera y se la [llevó] a la boca. La mitad llegó. La otra mitad también era suya.',
    ],
    pet: [
      'Nadie llamó a @, ni falta que hacía. [Dio] la vuelta por donde nadie había pasado y [se sentó] en los pies de &, porque [quiso] y cuando [quiso]. & no movió ni un dedo, para que se quedara.',
    ],
  },
  {
    id: 'freedom',
    does: /le vale\b(?! por)|(?:no|sin|nunca) (?:pide |pedir |pedirle )?permiso|a su (?:aire|ritmo)|vive a su manera|hace (?:siempre )?lo que (?:le da|quiere|se le)|(?:(?:no|nunca) hay quien|nadie) l[oa] (?:amarra|ata|mande)/,
    is: /\blibre\b|libertad/,
    acts: [
      '& iba a preguntar si se podía. @ ya [iba] adelante, con los brazos abiertos: no [había] pedido permiso, y nadie [le] había dicho que no. & se fue quitando el miedo y los zapatos.',
      '«¿Y quién dio permiso?», preguntó &. @ [se rio]. «Nadie», [dijo], y [siguió] por donde [le] dio la gana, tan a gusto que & fue detrás.',
      'Había una raya en el suelo, y & no la pasaba, aunque ya no sabía por qué. @ la [miró], [dio] un brinco y [cayó] del otro lado. Allá se respiraba mejor, y & brincó también.',
    ],
    pet: [
      '& llamó tres veces a @, que [terminó] primero lo que [estaba] haciendo, [se estiró] y, cuando [le] pareció bien, [fue]. Así se hacen las cosas.',
    ],
  },
  {
    id: 'aloofness',
    does: /\bignora|va a (?:su bola|lo suyo)|pasa de tod[oa]s?\b|hace como que no|ni caso|no necesitaba nada|no le importa nada$|le (?:resbala|vale) todo|independiente como/,
    acts: [
      '& se quejó en voz muy alta. @ ni [parpadeó]: [siguió] a lo suyo, con la barbilla en alto. & se quejó un poco más, por si acaso, y al ver que nada, se le olvidó de qué se quejaba.',
      'Todos corrieron a rodear a &. @ no: [pasó] de largo, muy despacio, y [se quedó] a dos pasos, mirando para otro lado. & prefirió ese lado.',
      '& preguntó qué había que hacer ahora. Lo importante, según @, era seguir igual que siempre. & lo intentó, con la barbilla en alto, y vio que funcionaba.',
    ],
    pet: [
      '& hizo de todo por llamar la atención. @ [miró] hacia otro lado, con muchísima dignidad, y luego, sin que se notara, [se quedó] cerca.',
    ],
  },
  {
    id: 'growing',
    does: /gatea\b|ya dijo|balbuce|(?:ha|has|han) (?:crecido|madurado|logrado|cambiado|avanzado|aprendido)|lo grande que esta|ha llegado (?:tan|muy) lejos|se ha vuelto|como crec|ya (?:camina|gatea|dice (?!gracias|por favor)|habla|lee|sabe (?!decir|pedir|dar|lo que|que )|escribe|va al bano)|aprendio a (?:caminar|hablar|gatear)/,
    is: /sus logros|su exito/,
    acts: [
      '& dijo que no iba a poder nunca. «Hace un año {yo tampoco podía|nosotros tampoco podíamos}», [contestó] @, y le [enseñó], una por una, las cosas que ya [sabía] hacer. Eran tantas que & se sentó a contarlas.',
      '& no sabía por dónde. @ ya [había] tropezado ahí, hace tiempo, y ahora [sabía]. [Fue] diciendo dónde pisar, y & pasó sin un rasguño.',
      '& pidió ayuda, por si acaso. «Eso ya {lo sé|lo sabemos} hacer», [dijo] @, que hace nada no [sabía]. Y lo [hizo] entero, de principio a fin, para que & lo viera.',
    ],
    small: [
      '& no alcanzaba. @ antes tampoco. [Estiró] el brazo… ¡y ahora sí!',
      '«Eso ya {lo sé|lo sabemos} hacer», [dijo] @. Y lo [hizo] entero, para que & lo viera.',
    ],
    cradle: [
      '@ [estiró] la mano hacia & y no [agarró] nada. La [estiró] otra vez y… ¡ahí estaba! Ayer no [sabía]. Hoy sí.',
    ],
    pet: [
      'Hace nada, @ [era] una bola de pelo que se tropezaba. Ahora [miró] a &, [se sentó] a la primera y [dio] la pata. & no lo podía creer.',
    ],
  },
  {
    id: 'confidence',
    does: /(?:no|sin|nunca) (?:le |les )?(?:tiene|da|dan|tener) (?:pena|verguenza)(?: de| a)? nada|no tiene verguenza|(?:se (?:para|sube|planta)) (?:en|a|al|frente|delante) .{0,30}(?:escenario|gente|publico|todos|micr)\w*|como si nada|habla\w* (?:delante|frente|en publico)|sabe lo que quiere|seguridad con (?:la )?que|(?:nunca|no) se (?:achica|intimida)|se sabe valer|se la cree|se (?:lo )?cree capaz|cree en si/,
    is: /(?:su|la|tu|mucha) seguridad\b|su confianza(?! (?:en mi|en nos|que))|cancher[oa]\b|segur[oa] de si|confianza en si|su presencia|desenvuelt/,
    acts: [
      '& hablaba cada vez más bajito, como si lo suyo no contara. @ [dio] un paso al frente, [levantó] la barbilla y [habló] claro y fuerte, como quien sabe lo que vale. & habló después, primero bajito y luego igual de fuerte.',
      '«¿Y si se ríen?», preguntó &. @ [se subió] a lo más alto que [encontró], [saludó] con los dos brazos y [cantó] una estrofa entera, sin que [le] temblara nada. Se rieron, sí, y aplaudieron. & pidió cantar la segunda.',
      'A & le daban vergüenza tantas miradas. A @, nada: [cruzó] por en medio con la cabeza alta, [saludó] a un lado y al otro y [volvió] con la misma calma. & cruzó también, a su lado.',
    ],
    small: [
      'A & le dio vergüenza. A @, no: [levantó] la cara y [dijo] su nombre, bien fuerte. & dijo el suyo, un poquito fuerte.',
    ],
    pet: [
      '& no se atrevía a pasar por en medio. @ [pasó], despacio, sin mirar a nadie, como si todo aquello fuera suyo. Luego [se sentó] en el mejor sitio y le [hizo] un hueco a &.',
      'Todos miraban, y & quiso esconderse. @ [se puso] delante de todas las miradas, [bostezó] y [se quedó] ahí, como quien está en su casa. & dejó de esconderse.',
    ],
  },
]
