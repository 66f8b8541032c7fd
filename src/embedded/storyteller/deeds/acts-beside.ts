import type { Family } from './family.ts'

/** Acts of plain habits beside somebody: the same answer again, a hand for who won, a call, homework, a turn for each. */
export const BESIDE_ONE: readonly Family[] = [
  {
    id: 'answering again',
    exact:
      /la misma pregunta|lo mismo (?:mil|cien|diez|veinte|muchas|varias|todas las) ve[cs]es|(?:contest|respond|repit|repet)\w* .{0,30}(?:\bve[cs]es\b|mism[ao] (?:sonrisa|voz|calma|paciencia|carino))/,
    acts: [
      '& preguntó qué hora era. @ lo [dijo]. Al ratito & lo volvió a preguntar, y otra vez, y otra. A la número veinte, @ [contestó] igual que a la primera, con la misma sonrisa y sin decir «ya».',
      '«¿Y falta mucho?», preguntó &. «Un poquito», [dijo] @. & lo olvidó enseguida y preguntó lo mismo. «Un poquito», [dijo] @, como si nadie lo hubiera preguntado nunca. Y así hasta que no faltó nada.',
      '& preguntó lo mismo por quinta vez y se tapó la boca, de vergüenza. @ [contestó] por quinta vez, con la misma voz de la primera. «Y si hace falta, hay sexta», [dijo]. Hizo falta. Sonó igual.',
    ],
    small: [
      '«¿Qué es eso?», preguntó &. @ [contestó]. «¿Qué es eso?» @ [contestó] igual. Otra vez. Y otra. Con la misma sonrisa.',
    ],
  },
  {
    id: 'a hand for who won',
    exact:
      /(?:cuando|si|aunque) (?:pierd|le gan|les gan)\w*.{0,24}(?:mano|felicit|abraz|aplaud|choca|salud)\w*|(?:da|dan|dio) la mano al? (?:otro|equipo|rival|contrari|los que|que (?:gan|le))/,
    acts: [
      'Jugaron, y ganó &. Se hizo un silencio, de los que terminan mal. @ [se limpió] la cara, [cruzó] de un lado al otro y le [dio] la mano, con apretón de verdad. «Bien jugado», [dijo]. & nunca había ganado tan a gusto.',
      '& no quería jugar, porque quien pierde siempre se enoja. @ [perdió], y por mucho. Antes de irse [fue] hasta &, [estrechó] su mano, y luego la de cada quien del otro lado, sin saltarse ninguna.',
      'Iban empatados, y en el último momento ganó &. A @ [le] tembló un poco la barbilla. [Respiró], [extendió] la mano y [dijo]: «Esa última fue buenísima». Y era a & a quien ya no le salían las palabras.',
    ],
    small: ['Ganó &. @ no. @ [se limpió] la cara, [fue] hasta ahí y le [dio] la mano. «Bien jugado». Y otra vez.'],
  },
  {
    id: 'calling every week',
    exact:
      /no hay (?:\w+ )?(?:domingo|dia|semana|sabado|lunes|noche|manana)s? (?:en )?(?:que|q) no (?:me|nos|le|les) (?:llam|habl|mar(?:c|qu)|escrib|mand)\w*|(?:me|nos|le|les|la|lo) (?:llama|habla|marca)\w* (?:siempre )?(?:por telefono )?(?:tod[oa]s l[oa]s|cada) (?:domingo|dia|semana|sabado|lunes|noche|manana)s?|habla (?:todos los|cada) domingos?/,
    acts: [
      '& dijo que quien se va lejos se olvida. Entonces sonó algo en el bolsillo de @: era la hora de llamar a casa. [Contestó] las mismas preguntas de siempre: sí, ya [había] comido; sí, [se abrigaba]. «¿Tan seguido?», dijo &. «Sin faltar una», [dijo] @.',
      'A @ [le] faltaban manos, y además [estaba] lejos de todo. Pero era la hora. [Marcó] con el codo. «¿Ya comieron?», [preguntó], y [oyó] hasta el final lo que había pasado en la semana. & se acordó de alguien a quien no llamaba desde hacía mucho, y llamó.',
      '«¿Y cuando cada quien se vaya?», preguntó &. @ no [prometió] nada: [se alejó] unos pasos y [llamó]. «¿Cómo va todo?» Más lejos, [volvió] a llamar. La voz se oía más chiquita, y siempre a su hora.',
    ],
  },
  {
    id: 'homework side by side',
    exact:
      /(?:senta|sento|sient|junta|queda)\w* .{0,40}(?:a hacer|haciendo|con) (?:\w+ ){0,2}(?:tareas?|deberes)\b|hac\w+ (?:siempre )?(?:las |la |mis? |los )?(?:tareas?|deberes) (?:conmigo|junt|con nosotr)/,
    acts: [
      '& tenía que hacer unas cuentas larguísimas, y ya era tarde. @ [se sentó] al lado, [arrimó] la luz y [sacó] punta a dos lápices. Las hicieron a la vez, renglón por renglón, hasta que a los dos lápices les dio lo mismo.',
      '«Ya no estoy para aprender esto», dijo &, y cerró el cuaderno. @ lo [abrió] en la misma página. «Primero una», [dijo], y [hizo] la suya en otra hoja. Compararon. Ninguna salía. A la cuarta salieron las dos.',
      '& se había atorado en la última pregunta del examen. @ [había] trabajado todo el día y [bostezaba], pero no [se fue] a dormir: [acercó] un banquito y [dijo] «a ver, otra vez». Cuando por fin quedó resuelta, se veía la misma sonrisa en todas las caras.',
    ],
  },
  {
    id: 'a turn for each',
    exact:
      /(?:pone|mete|saca|deja)s? (?:siempre )?a jugar a tod|(?:juegan|jueguen|juguemos|jugamos) tod[oa]s|tambien a (?:las|los) (?:que|q) (?:casi )?(?:no|menos)|(?:le|les|nos) da(?:ba)? (?:su )?(?:turno|minutos) a tod/,
    acts: [
      '& llevaba todo el rato mirando, porque nunca le salía nada. Iban perdiendo y quedaba muy poco. @ [miró] la fila y [dijo] su nombre, porque le tocaba. & corrió, y no metió ni un gol. Pero jugó, como todos, y salió con la cara roja.',
      'Jugaban quienes mejor lo hacían, y & no. @ [contó] los turnos con los dedos: faltaba uno. [Paró] el juego. «Aquí juega todo el mundo», [dijo], y le [puso] a & lo que había en juego entre las manos.',
      '& dijo que mejor no, que por su culpa iban a perder. «Pues se pierde», [contestó] @, y le [dio] su turno completo, igual de largo que el de los demás. Perdieron, y & quiso saber cuándo era la próxima.',
    ],
  },
  {
    id: 'looking after each other',
    exact:
      /si un[oa] (?:se cae|llora|esta triste|no puede),? (?:el|la) otr|se (?:bancan|apoyan|defienden|ayudan) (?:siempre |mucho )?en todo|se (?:cuidan|cuidaban|protegen|consuelan|apoyan|bancan) (?:siempre |mucho )?(?:un[oa] (?:al?|con) (?:la )?otr|entre (?:si|ell)|mutua)/,
    acts: [
      '& vio que se acercaba algo oscuro y no supo dónde meterse. @ [se tomó] de la mano: cuando temblaba una, apretaba la otra, y al revés. «Falta la de quien tiene más miedo», [dijo], y en medio quedó &.',
      '& preguntó cómo se hace para no caerse nunca. @ [se rio]. [Había tropezado] muchas veces. «Cuando una mano se suelta, la otra aprieta», [contestó], «y luego toca al revés». Y las dos que quedaban libres fueron para &.',
      'Quedaba un trecho a oscuras. @ lo [hizo] como siempre: un paso, mirar a un lado, esperar; otro paso, mirar otra vez. Nadie se quedó atrás. & iba en medio, y también le miraban a cada paso.',
    ],
    small: ['Estaba oscuro. @ [se dio] la mano, una para acá, una para allá. Y en medio, &. Nadie se cayó.'],
  },
  {
    id: 'still hand in hand',
    exact: /se (?:siguen |todavia |van )?(?:agarr|tom|cog|dan|dando)\w* (?:siempre )?(?:de )?(?:la|las) manos?\b/,
    acts: [
      '& no se atrevía a cruzar al otro lado. @ [discutía] por una tontería. Llegó el momento de dar el paso y, sin dejar de discutir ni mirarse, las dos manos se buscaron y se encontraron solas. Del otro lado seguían juntas, y & también.',
      '& preguntó para qué sirve, después de tanto tiempo. @ no lo [sabía] explicar. Pero ahí estaban las manos, una dentro de la otra, como todos los días antes de cruzar. La que quedaba libre se la [ofreció] a &, y cruzaron.',
      'Había que pasar por lo más difícil. @ ni lo [pensó]: una mano se abrió, la otra entró, y así, como siempre, [dio] el primer paso. & iba detrás, con los ojos puestos en esas dos manos, y no se le hizo largo.',
    ],
  },
]
