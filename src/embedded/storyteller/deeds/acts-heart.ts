import type { Family } from './family.ts'

/** Acts of affection: what is given to others. */
export const HEART: readonly Family[] = [
  {
    id: 'sharing food',
    test: /invita a tod\w+ a comer|sin comer|(?:comparte|compartes|compartir|da|invita|parte|reparte)\w* (?:siempre )?(?:de )?(?:su|sus|la|el|los|las|un|unos|tu|tus)? ?(?:papit|papas|comid|pan\b|torta|dulce|gallet|lonch|taco|meriend|desayun|plato|postre|helado|chocolat)/,
    acts: [
      (r, o) =>
        `Quedaba un solo pan. ${r.name} lo ${r.v('partió')} por la mitad, ${r.v('miró')} bien los dos pedazos y ${r.v('puso')} el más grande delante de ${o}.`,
      (r, o) =>
        `${r.name} ${r.v('contó')} lo que tenía en la bolsa: tres galletas. Una para quien la pidió, otra para quien no se atrevía, y la última se la ${r.v('dio')} a ${o}.`,
      (r, o) =>
        `«¿Quieres?», ${r.v('dijo')} ${r.name}, y ${r.v('estiró')} la mano con lo último que quedaba. ${r.v('esperó')} a que ${o} diera el primer bocado.`,
    ],
  },
  {
    id: 'cooking for all',
    test: /cocina\b|cocinas\b|cocinar|sazon|guisa|hotcak|hotkei|desayuno para|comida para todos|nos alimenta|con sus manos alimenta/,
    acts: [
      (r, o) =>
        `${r.name} no ${r.v('preguntó')} cuántos eran. ${r.v('buscó')} la olla más grande, ${r.v('echó')} lo que había, ${r.v('probó')}, ${r.v('echó')} sal y ${r.v('sirvió')} el primer plato a ${o}.`,
      (r, o) =>
        `Con tres cosas que otros habrían tirado, ${r.name} ${r.v('hizo')} una sopa. Alcanzó para todos, y ${o} repitió.`,
      (r, o) =>
        `${r.name} ${r.v('puso')} un plato más en la mesa antes de que nadie lo pidiera. Era el de ${o}, y estaba caliente.`,
    ],
  },
  {
    id: 'generosity',
    test: /compart|generos|sin mirar cuanto|(?:no|nunca|sin) (?:(?:le|les|nos|me) )?cobr|regala|(?:siempre )?llega con|nada para si\b|da todo|desprendid|\bprest(?:a|o)\b|regalo (?:su|la|al)|\bdetallist/,
    acts: [
      (r, o) =>
        `Lo que ${r.name} ${r.v('traía')} alcanzaba para una sola persona. Lo ${r.v('miró')} un momento, ${r.v('suspiró')} y se lo ${r.v('dio')} completo a ${o}.`,
      (r, o) =>
        `A ${r.name} ${r.le} tocaba el mejor lugar. ${r.v('se levantó')}, ${r.v('sacudió')} el asiento y se lo ${r.v('dejó')} a ${o}.`,
      (r, o) =>
        `${r.name} ${r.v('se quitó')} el suéter y se lo ${r.v('puso')} encima a ${o}, que temblaba. No ${r.v('volvió')} a pedirlo.`,
      (r, o) =>
        `Cada quien miró lo que traía y lo volvió a guardar. ${r.name} ${r.v('vació')} los bolsillos delante de ${o} y ${r.v('dijo')}: «Lo que haga falta».`,
      (r, o) =>
        `${r.name} ${r.v('sacó')} del bolsillo lo único que le quedaba de comer y lo ${r.v('puso')} en la mano de ${o}. «${r.spoken('Yo ya comí', 'Nosotros ya comimos')}», ${r.v('dijo')}. No era cierto.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('trajo')} su juguete preferido, el de todos los días, y lo ${r.v('dejó')} a los pies de ${o}.`,
    ],
  },
  {
    id: 'remembering names',
    test: /por (?:el|su) nombre|(?<=conoc\w{1,4} )por nombre|(?:los|el) nombres? de|aprendi\w* los nombres|se acuerda como|se acuerda de (?:tod|los|las|cada)|nunca olvida (?:un|los|el)|cumpleanos/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('llamó')} a ${o} por su nombre. Después ${r.v('saludó')} a los demás, uno por uno, cada cual con el suyo, sin equivocarse ni una vez.`,
      (r, o) =>
        `«¿Y tu mamá, cómo sigue?», ${r.v('preguntó')} ${r.name}. ${r.v('era')} la única voz en toda la noche que se acordaba de eso, y a ${o} se le aflojaron los hombros.`,
      (r, o) =>
        `Había muchísima gente, y ${r.name} ${r.v('sabía')} cómo se llamaba cada quien. Cuando ${o} oyó su nombre, completo y bien dicho, levantó la cabeza.`,
    ],
  },
  {
    id: 'waiting up',
    test: /(?:me|nos|te|lo|la|los|las) (?:espera|esperas|esperan|esperaba|esperabas)|espera(?:ba|ndo)? despiert|en la puerta|(?:me|nos) (?:recibe|esper)|viene corriendo|moviendo la cola/,
    acts: [
      (r, o) =>
        `Todos se fueron a dormir. ${r.name} ${r.v('dejó')} una luz prendida y ${r.v('se quedó')} junto a la puerta, por si llegaba ${o}. Y ahí ${r.v('estaba')} cuando llegó.`,
      (r, o) =>
        `${r.name} no ${r.v('se movió')} de su lugar. Pasó una hora, pasó otra, se hizo de noche. Cuando ${o} volvió, alguien estaba esperando.`,
      (r, o) =>
        `Cada vez que se oían pasos, ${r.name} ${r.v('levantaba')} la cabeza. No eran, no eran, no eran. Hasta que fueron los de ${o}.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('se echó')} frente a la puerta y no ${r.v('se movió')} de ahí. Ni para comer. Cuando por fin se oyeron los pasos de ${o}, ya ${r.v('movía')} la cola.`,
      (r, o) =>
        `Los demás se cansaron de esperar a ${o}. ${r.name} no: ${r.v('puso')} la nariz en la rendija de la puerta y ahí la ${r.v('dejó')}.`,
    ],
  },
  {
    id: 'listening',
    test: /escuch|\boye\b|presta atencion|sabe oir/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('dejó')} lo que tenía en las manos y ${r.v('se volvió')} hacia ${o}. No ${r.v('interrumpió')} ni una vez. ${r.v('escuchó')} hasta la última palabra, y luego el silencio que venía después.`,
      (r, o) =>
        `Todos le daban consejos a ${o}. ${r.name} no ${r.v('dio')} ninguno: ${r.v('se sentó')} enfrente, ${r.v('preguntó')} «¿y luego?», y ${r.v('siguió')} oyendo.`,
      (r, o) =>
        `${o} hablaba tan bajito que nadie se acercaba. ${r.name} ${r.v('acercó')} la silla, ${r.v('inclinó')} la cabeza y no ${r.v('miró')} a ningún otro lado.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('levantó')} las orejas y ${r.v('miró')} a ${o} como si entendiera cada palabra. No ${r.v('se movió')} hasta que se acabó la historia.`,
    ],
  },
  {
    id: 'defending',
    test: /defiend|defend|injustic|no (?:te|se) calla|saca la cara|se la juega|se la rifa|pecho por|da(?:do|n)? la cara|protege|proteger|protector|pon\w+ la cara/,
    acts: [
      (r, o) =>
        `Se estaban riendo de ${o}. ${r.name} ${r.v('caminó')} hasta ahí, ${r.v('se puso')} en medio y ${r.v('dijo')}: «Con ${o} no».`,
      (r, o) =>
        `Nadie decía nada, porque era más cómodo. ${r.name} sí: «Eso no es justo», y lo ${r.v('repitió')} más fuerte, al lado de ${o}, hasta que tuvieron que oírlo.`,
      (r, o) =>
        `Le echaban la culpa a ${o}. Entonces ${r.name} ${r.v('se levantó')}, sin que nadie lo pidiera, y ${r.v('contó')} cómo había sido de verdad.`,
      (r, o) =>
        `Querían que ${o} firmara algo que no era cierto. ${r.name} ${r.v('puso')} la mano encima del papel. «${r.spoken('Primero me preguntan a mí', 'Primero nos preguntan a nosotros')}», ${r.v('dijo')}, y no ${r.v('quitó')} la mano.`,
      (r, o) =>
        `El regaño venía derecho hacia ${o}. ${r.name} ${r.v('dio')} un paso al frente y le tocó a ${r.name}, que lo ${r.v('aguantó')} de pie y ${r.v('contestó')} con razones.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('se puso')} delante de ${o}, con las cuatro patas bien plantadas, y ${r.v('gruñó')} bajito. Por ahí no pasó nadie.`,
    ],
  },
  {
    id: 'caring',
    test: /visita a l[oa]s (?:pres|enferm)|\bcuid(?:a|o|aste)|cuidad|pendiente|\batent|se preocupa|llama (?:todos|cada|siempre|a su|a mi)|\bvela por|nos cuida|(?:me|nos) cri(?:o|aste|aron)|vocacion|(?:saco|sacaste) de (?:la|una) (?:tristeza|depresion|pena)|consol|consuel|(?:buen[oa]?|mejor) (?:mama|papa|madre|padre)|(?:un[oa]|alguien|herman\w+) llora|padraz|madraz|segunda (?:mama|madre)|como (?:mi|una|un) (?:mama|madre|papa|padre)/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('vio')} que ${o} tiritaba, y ya ${r.v('traía')} una cobija. Después ${r.v('trajo')} agua. Después ${r.v('se quedó')} cerca, por si hacía falta otra cosa.`,
      (r, o) =>
        `Mientras los demás discutían, ${r.name} ${r.v('notó')} que ${o} llevaba horas sin comer, sin sentarse y sin decirlo. ${r.v('acercó')} una silla y un plato.`,
      (r, o) =>
        `Antes de dar un paso, ${r.name} ${r.v('volteó')} a ver si venía ${o}. ${r.v('contó')} a todos. ${r.v('volvió')} a contar. No faltaba nadie.`,
      (r, o) =>
        `A ${o} le dolía algo y no lo decía. ${r.name} ${r.v('puso')} agua a calentar, ${r.v('bajó')} la luz y ${r.v('se quedó')} a un lado, sin preguntar, hasta que dejó de doler.`,
      (r, o) =>
        `Los demás miraban hacia adelante. ${r.name} ${r.v('miraba')} a cada rato hacia atrás, por ${o}, y ${r.v('acortaba')} el paso sin decir por qué.`,
    ],
    pet: [(r, o) => `${r.name} ${r.v('se echó')} junto a ${o} y no ${r.v('cerró')} los ojos en toda la noche.`],
  },
  {
    id: 'helping',
    test: /ayud|sin (?:que|q) (?:\w+ )?se l[oa]s? pid|servicial|echar? (?:siempre )?una mano|dispuest|solidari|a los demas|por los demas|da la mano|me lleva a/,
    acts: [
      (r, o) =>
        `${r.name} no ${r.v('preguntó')} de quién era el problema. ${r.v('se remangó')}, ${r.v('agarró')} la otra punta y ${r.v('levantó')} junto con ${o}.`,
      (r, o) => `Antes de que ${o} encontrara cómo pedirlo, ${r.name} ya ${r.v('estaba')} en eso.`,
      (r, o) =>
        `«¿En qué ${r.spoken('ayudo', 'ayudamos')}?», ${r.v('dijo')} ${r.name}, y no ${r.v('esperó')} la respuesta: ${r.v('tomó')} lo más pesado de lo que cargaba ${o}.`,
      (r, o) =>
        `Eran demasiadas cosas para dos brazos. ${r.name} ${r.v('puso')} los suyos, sin que se los pidieran, y ${o} pudo soltar el aire.`,
      (r, o) =>
        `${o} llevaba rato empujando. De pronto aquello pesó la mitad: del otro lado ${r.v('empujaba')} ${r.name}.`,
    ],
  },
  {
    id: 'forgiving',
    test: /perdon|rencor|otra oportunidad|(?:enfadad|enojad)[oa]s? con|resentid|las paces/,
    acts: [
      (r, o) =>
        `${o} no sabía cómo pedir perdón. No hizo falta: ${r.name} ${r.v('estiró')} la mano primero, y de aquello no se volvió a hablar.`,
      (r, o) =>
        `Cualquiera se habría acordado de lo de antes. ${r.name} ${r.v('movió')} su silla, ${r.v('hizo')} lugar junto a la suya y ${r.v('dijo')}: «Ven». Y fue ${o}.`,
      (r, o) =>
        `${r.name} ${r.v('tenía')} razón para estar de malas. En vez de eso, le ${r.v('sirvió')} un vaso de agua a ${o} y ${r.v('preguntó')} si empezaban de nuevo.`,
    ],
  },
  {
    id: 'loyalty',
    test: /siguen (?:de la mano|juntos)|nunca (?:ha |han |has )?dej\w+ sol[oa]s?|la primera (?:en llegar|que llega)|el primero (?:en llegar|que llega)|(?:no|nunca) (?:me |nos |le |les )?(?:ha )?fall[aoe]\b|(?:no|nunca) (?:te|se) (?:va|fue)|^que estaba|siempre estaba|en las malas|leal|\bfiel|fidelid|nunca (?:me|nos) (?:ha |han )?(?:fall|dej(?!\w* ver)|abandon)|siempre (?:esta|estan|estas|ha estado|estuv)(?! (?:de buen|de buenas|alegr|content|riend|pend|aten|al? (?:pend|tant)))|est(?:uv\w+|aba|as|a) (?:siempre )?conmigo|nunca (?:me|nos) (?:ha |han )?solt|(?:me|nos) contesta a|a las \d+ de la (?:manana|madrugada) sin|esta(?:s|n)? (?:siempre|ahi)|cuenta conmigo|me cubre|(?:me|nos|te) banca|anos junt|toda la vida junt|siguen juntos|para tod[oa]s siempre|esta(?:s|n)? para (?:tod|nosotr|mi\b|una\b|uno\b)|(?:se|te) qued(?:a|aba|as|o) (?:siempre|conmigo|a mi|con)|asi se quedaba|coma? sol[oa]|acompan|a mi lado|deja solo|deja sola|sentir sol[oa]s?\b|de fierro|(?:me|nos) eleg(?:ia|iste|io)|incondicional|compania|mejor amig|esta conmigo/,
    acts: [
      (r, o) =>
        `Uno por uno se fueron todos, cada quien con su pretexto. ${r.name} no. ${r.name} ${r.v('se quedó')} al lado de ${o}, aunque ya no hubiera luz.`,
      (r, o) =>
        `A ${r.name} ${r.le} ofrecieron un lugar mejor, lejos de ahí. «${r.spoken('Vengo', 'Venimos')} con ${o}», ${r.v('contestó')}, y no ${r.v('dio')} un paso.`,
      (r, o) =>
        `Cuando ${o} miró alrededor, pensando que ya no quedaba nadie, ${r.v('quedaba')} ${r.name}. Donde siempre: a un lado.`,
      (r, o) =>
        `«A ${o} ${r.spoken('espero yo', 'esperamos nosotros')}», ${r.v('dijo')} ${r.name}. Y la espera duró la noche entera.`,
      (r, o) =>
        `Eran las tres de la mañana cuando ${o} pidió ayuda. ${r.name} no ${r.v('preguntó')} para qué. ${r.v('preguntó')} dónde, y ${r.v('llegó')}.`,
    ],
    pet: [
      (r, o) =>
        `Se fueron todos. ${r.name} no: ${r.v('dio')} dos vueltas, ${r.v('se echó')} a los pies de ${o} y ahí ${r.v('se quedó')}.`,
      (r, o) => `${r.name} ${r.v('caminó')} pegadito a ${o}, paso con paso, sin adelantarse y sin quedarse atrás.`,
    ],
  },
  {
    id: 'empathy',
    test: /empat|en el lugar de|(?:me|nos) (?:entiende|comprende)|compren|sab\w+ (?:(?:cuando|como) (?!va a)|que decir|lo que (?:necesit|sient))|sentir bien|necesita hablar|se da cuenta|nota cuando|(?:los|las|nos|me) conoce|conoce a tod|sensib/,
    acts: [
      (r, o) =>
        `${o} dijo que no pasaba nada. ${r.name} ${r.v('vio')} las manos, ${r.v('vio')} los ojos, y ${r.v('se sentó')} a esperar a que pasara.`,
      (r, o) =>
        `Nadie había notado que ${o} estaba a punto de llorar. ${r.name} sí. No ${r.v('dijo')} nada delante de los demás: ${r.v('buscó')} un rincón y ${r.v('preguntó')} ahí.`,
      (r, o) =>
        `«${r.spoken('A mí también me', 'A nosotros también nos')} daría rabia», le ${r.v('dijo')} ${r.name} a ${o}. Y era la primera vez, en todo el día, que alguien le daba la razón.`,
    ],
    pet: [
      (r, o) =>
        `Nadie se había dado cuenta de que ${o} estaba triste. ${r.name} ${r.v('fue')} derecho, ${r.v('puso')} la cabeza en sus rodillas y no la ${r.v('quitó')}.`,
    ],
  },
  {
    id: 'hugs',
    test: /(?<!no (?:la|lo|le|te) (?:pude|puedo) )abra[zs]|apapach|acurruc|duerme conmigo/,
    acts: [
      (r, o) => `${r.name} no ${r.v('dijo')} nada. ${r.v('abrió')} los brazos, así de grandes, y ${o} cupo entero.`,
      (r, o) =>
        `Fue un abrazo largo, de los que no se sueltan primero. ${r.name} ${r.v('contó')} hasta veinte, y a los veinte ${o} ya respiraba despacio.`,
      (r, o) =>
        `${o} extendió la mano, con mucha seriedad. ${r.name} ${r.v('hizo')} a un lado la mano y ${r.v('dio')} un abrazo.`,
    ],
    cradle: [
      (r, o) =>
        `${r.name} ${r.v('estiró')} los brazos y ${r.v('se agarró')} del cuello de ${o}, muy fuerte, como si fuera lo único del mundo.`,
    ],
  },
  {
    id: 'tenderness',
    test: /tern|tiern|dulz|\bdulce\b|carin|amoros|\bbesos?\b|afect|calid|corazon|\bamor|\bama\b|como (?:me |nos )?quiere|manera de querer|enamorad|inocen|(?:me|nos) quiso|querer(?:me|nos)\b|(?:tom|cog|agarr)\w+ (?:siempre )?de la mano|darme la mano/,
    acts: [
      (r, o) =>
        `${r.name} le ${r.v('acomodó')} a ${o} el pelo que le caía en la cara, despacio, como se tapa a quien ya se durmió.`,
      (r, o) =>
        `${r.name} ${r.v('tomó')} entre las suyas la mano de ${o}, la ${r.v('calentó')} con el aliento y no la ${r.v('soltó')}.`,
      (r, o) =>
        `«Falta una cosa», ${r.v('dijo')} ${r.name}, con la voz de decir las cosas importantes, y le ${r.v('dio')} a ${o} un beso en la frente.`,
    ],
    pet: [
      (r, o) => `${r.name} ${r.v('lamió')} la mano de ${o}, primero los dedos y luego la palma, con muchísimo cuidado.`,
    ],
    cradle: [
      (r, o) =>
        `${r.name} ${r.v('puso')} la mejilla, tibia y redonda, contra la mejilla de ${o}. Y ahí la ${r.v('dejó')}.`,
    ],
  },
  {
    id: 'kindness',
    test: /no tiene (?:nada de )?mal(?:dad|icia)|es un sol\b|un pan de dios|un amor de persona|buena persona|buena gente|buena onda|no hace ruido|no hacen ruido|bondad|bond(?:ad|ados)|\bnobl|buen[oa]?s?\b(?! trato| gusto| suerte| humor| onda|,| pal?\b| para| en | con el| con la)|gentes|humanidad|bien a todos|angel/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('ganó')} lo que todos querían ganar. ${r.v('volteó')}, ${r.v('vio')} a ${o} al final de la fila y se lo ${r.v('llevó')}.`,
      (r, o) =>
        `Podía haberse aprovechado, y nadie lo habría sabido. ${r.name} ${r.v('recogió')} lo que se le había caído a ${o}, ${r.v('corrió')} detrás y lo ${r.v('devolvió')} completo.`,
      (r, o) =>
        `Nadie quería sentarse con ${o}. ${r.name} ${r.v('se sentó')}, sin hacer ruido con la silla, como si fuera el mejor lugar.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('dejó')} que ${o} comiera primero de su plato, y ${r.v('miró')} para otro lado, por educación.`,
    ],
  },
  {
    id: 'courtesy',
    test: /amab|gentil|da (?:la|su) silla|le da el asiento|cortes|educa(?:d|cion)|corrige|respet|\btrat[ao]\b(?! como)/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('dijo')} buenas tardes al entrar. Lo ${r.v('dijo')} a todos, también a ${o}, a quien nadie saludaba nunca.`,
      (r, o) =>
        `Los demás pasaron de largo. ${r.name} ${r.v('detuvo')} la puerta, ${r.v('esperó')} a que pasara ${o}, sin apurar, y ${r.v('dio')} las gracias.`,
      (r, o) =>
        `Le hablaban a ${o} a gritos. ${r.name} ${r.v('usó')} la misma voz que con todo el mundo, y un «por favor» al final.`,
    ],
  },
  {
    id: 'bringing together',
    test: /nos (?:hizo|hace|hicieron) mas (?:juntos|unidos|familia)|que se quieran|se quieren (?:mucho )?entre|logr\w+ que .{0,40}habl|reparte|a tod[oa]s (?:les|nos) (?:da|pone)|\bune\b|\buni(?:o|eron|ste|r)\b|\bunen\b|\bunid[oa]|junta a (?:la|tod)|reune|a (?:la|su|nuestra) familia|\bfamilia\b|hace equipo|en equipo|equipo|como (?:a )?(?:un[oa]? )?(?:hij[oa]|herman[oa]|un[oa] mas)|hablarse otra vez/,
    acts: [
      (r, o) =>
        `Cada quien comía por su lado. ${r.name} ${r.v('empezó')} a juntar las mesas, una con otra, hasta que no quedó ninguna suelta. En medio ${r.v('sentó')} a ${o}.`,
      (r, o) =>
        `${r.name} ${r.v('fue')} tocando de puerta en puerta. A todos les ${r.v('decía')} lo mismo: «Solo falta usted». Al último que trajo fue a ${o}.`,
      (r, o) =>
        `Dos no se hablaban. ${r.name} ${r.v('sentó')} a uno de cada lado, ${r.v('puso')} a ${o} a contar un chiste, y al rato se reían todos.`,
    ],
  },
  {
    id: 'friendship',
    test: /amistad|companer[oa]s?(?= |$)|buen[oa]? amig|amigable|hace amig[oa]s?(?= |$)|compinche|sociable|con todo el mundo|se lleva bien/,
    acts: [
      (r, o) =>
        `«¿Juegas?», ${r.v('preguntó')} ${r.name}. Y ${o}, que llevaba ahí toda la tarde sin que nadie preguntara, ya tenía con quién.`,
      (r, o) =>
        `${r.name} ${r.v('tardó')} un minuto en saber cómo se llamaba ${o}, dos en hacer un chiste y tres en decir «vente».`,
      (r, o) =>
        `En el grupo no cabía nadie más. ${r.name} ${r.v('se recorrió')} un poco, ${r.v('apretó')} a los demás, y cupo ${o}.`,
    ],
    pet: [
      (r, o) => `${r.name} ${r.v('olió')} a ${o} por un lado, por el otro, y ${r.v('movió')} la cola. Ya eran amigos.`,
    ],
  },
]
