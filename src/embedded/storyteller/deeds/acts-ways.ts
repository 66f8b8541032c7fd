import type { Act, Family } from './family.ts'

/** Acts of ways that people have with each other, which a phrase tells better than a word. */
export const WAYS: readonly Family[] = [
  {
    id: 'greeting',
    test: /\bsalud(?:a|as|an|ar|ando|aba|aban|e)\b|da los buenos dias/,
    acts: [
      (r, o) =>
        `${r.name} no ${r.v('empezó')} por lo importante. ${r.v('empezó')} por los buenos días: al de la esquina, a la del pan, al que nadie veía y, mirándose a los ojos, a ${o}.`,
      (r, o) =>
        `Pasaba todo el mundo sin levantar la vista. ${r.name} ${r.v('se detuvo')}, ${r.v('dijo')} buenas tardes y le ${r.v('preguntó')} su nombre a ${o}. Luego lo ${r.v('repitió')}, para no olvidarlo.`,
      (r, o) =>
        `Uno por uno, sin saltarse a nadie, ${r.name} ${r.v('fue')} dando la mano. A ${o}, que no esperaba que le llegara el turno, se la ${r.v('dio')} dos veces.`,
      (r, o) =>
        `${r.name} ${r.v('levantó')} la mano desde lejos. ${o} volteó a ver a quién saludaban. Era a quien menos se lo esperaba: a ${o}.`,
      (r, o) =>
        `Entraron por la puerta los importantes, y ${r.name} ${r.v('saludó')}. Entró quien barría, y ${r.name} ${r.v('saludó')} igual. Entró ${o}, y lo mismo, con nombre y todo.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('fue')} de uno en uno, sin saltarse a nadie, y a cada cual le ${r.v('dio')} su saludo con el hocico. El más largo fue para ${o}.`,
    ],
    cradle: [
      (r, o) =>
        `${r.name} ${r.v('movió')} la mano, abriendo y cerrando los dedos. Era un saludo, y era para ${o}. Luego ${r.v('saludó')} a todos los demás.`,
    ],
  },
  {
    id: 'welcoming',
    test: /casa (?:siempre )?abierta|sentir (?:como )?en (?:mi |su )?casa|abr\w+ (?:siempre )?(?:su|la|las|tu|sus) (?:casa|puerta)|(?:hizo|hace|hiciste|haces|guarda|guardas|aparta) (?:siempre )?(?:un |el )?(?:lugar|hueco|sitio|espacio)|\bacog|recib\w+ (?:a|como|con)|dic\w+ mi?ja|como (?:de )?la familia|bienvenid|(?:su|tu) casa es (?:la|de)/,
    acts: [
      (r, o) =>
        `No había sitio para nadie más. ${r.name} ${r.v('se arrimó')} un poco, ${r.v('dio')} dos palmadas en el hueco y ${r.v('esperó')}. Ahí se sentó ${o}.`,
      (r, o) =>
        `${o} se quedó en la puerta, sin atreverse. ${r.name} no ${r.v('quiso')} saber razones: ${r.v('abrió')} del todo, ${r.v('puso')} otra silla y ${r.v('dijo')}: «Esta es la tuya».`,
      (r, o) =>
        `Cuando llegó ${o} ya estaba todo repartido. Todo menos un lugar, que ${r.name} ${r.v('llevaba')} rato guardando con la mano encima.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('se hizo')} a un lado en su rincón preferido, que no le presta a cualquiera, y ahí, bien cerca, ${r.v('dejó')} sitio para ${o}.`,
    ],
  },
  {
    id: 'apologising',
    test: /disculp|\b(?:pide|piden|pides|pedir|pedi|pedirse|pedirnos) perdon|reconoce(?:n|s)? (?:cuando|sus|que)|acepta(?:n|s)? (?:sus|cuando)|se equivoca/,
    acts: [
      (r, o) =>
        `Sin que nadie lo pidiera, ${r.name} ${r.v('se acercó')} a ${o} y ${r.v('dijo')} la palabra que cuesta: «Perdón». No ${r.v('puso')} pretextos detrás. Con eso bastó para empezar de nuevo.`,
      (r, o) =>
        `Había sido sin querer, y aun así ${r.name} ${r.v('volvió')} sobre sus pasos. «Perdón», le ${r.v('dijo')} a ${o}, y ${r.v('ayudó')} a recoger.`,
      (r, o) =>
        `Todos miraban al techo. ${r.name} ${r.v('levantó')} la mano: «${r.spoken('Fui yo', 'Fuimos nosotros')}, y lo ${r.spoken('siento', 'sentimos')}». Y ${o}, que ya traía el enojo preparado, no supo dónde ponerlo.`,
    ],
  },
  {
    id: 'holding hands',
    test: /(?:coge|toma|agarra|busca|buscan|da|dan|apreto|aprieta|solt\w+)s? (?:siempre )?(?:de |con |a )?(?:la |el |las |mi |su )?(?:mano|dedo)|no (?:me |nos )?(?:lo |la )?solt|agarrad/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('buscó')} a tientas la mano de ${o}, la ${r.v('encontró')} y ya no la ${r.v('soltó')}. No hubo que explicar nada.`,
      (r, o) =>
        `Se puso oscuro. ${r.name} ${r.v('extendió')} la mano hacia ${o}, palma arriba, y la ${r.v('dejó')} ahí hasta que otra se le puso encima.`,
      (r, o) =>
        `A ${o} se le escapaba el suelo. Entonces ${r.name} ${r.v('apretó')} su mano, fuerte, como quien no piensa irse.`,
    ],
    cradle: [
      (r, o) =>
        `${r.name} ${r.v('cerró')} los dedos alrededor de un dedo de ${o} y ${r.v('apretó')}. No lo ${r.v('soltó')}, ni aunque lo llamaran, ni aunque se hiciera de noche.`,
      (r, o) =>
        `Tan chiquita la mano, y tan fuerte: ${r.name} ${r.v('agarró')} a ${o} y no hubo quien pudiera con esos cinco dedos.`,
    ],
  },
  {
    id: 'silence',
    test: /(?:en|guarda|guardar|su|tu) silenci|no (?:le )?hace falta hablar|callad[oa]s?\b/,
    acts: [
      (r, o) =>
        `Todos querían decirle algo a ${o}. ${r.name} no ${r.v('dijo')} nada: ${r.v('se sentó')} al lado, hombro con hombro, y el silencio se volvió un lugar tibio.`,
      (r, o) =>
        `${o} no quería consejos. ${r.name} ${r.v('apagó')} la luz grande, ${r.v('acercó')} una silla y ${r.v('se quedó')} ahí, sin una palabra, el tiempo que hizo falta.`,
      (r, o) =>
        `Ni una pregunta, ni un suspiro. ${r.name} y ${o} miraron juntos por la ventana hasta que ya no hacía falta hablar.`,
    ],
  },
  {
    id: 'discretion',
    test: /discre|no (?:le )?cuenta nada|(?:guarda|guardas|guardan|guardar) (?:muy bien )?(?:los |mis |un |el |tus |nuestros )?secretos?|no chisme|habla de mas|se puede confiar|llaves de/,
    acts: [
      (r, o) =>
        `${o} le contó a ${r.name} algo al oído. Después preguntaron todos: los vecinos, el cartero, hasta el perro. ${r.name} ${r.v('miró')} al cielo y ${r.v('habló')} del tiempo.`,
      (r, o) =>
        `La llave de lo de ${o} la tenía ${r.name}. Nadie lo supo, ni entonces ni después: ${r.v('abrió')}, ${r.v('dejó')} lo que hacía falta y ${r.v('cerró')} sin mirar.`,
      (r, o) =>
        `—¿Qué te dijo? —preguntaban. —Nada —${r.v('contestó')} ${r.name}. Y ${o}, que lo oyó desde atrás, supo que su secreto estaba en buenas manos.`,
    ],
  },
  {
    id: 'saying no',
    test: /dich[oa] que no|(?:dice|decir|dijo|sabe decir) (?:que )?no\b(?! se\b)|pon\w+ limites|no se deja|se da a respetar/,
    acts: [
      (r, o) =>
        `A ${o} le estaban pidiendo lo que no se pide. ${r.name} ${r.v('dijo')} que no. Sin gritar y sin explicarlo dos veces: no. Y fue no.`,
      (r, o) =>
        `Todos iban a decir que sí, por no discutir. ${r.name} ${r.v('miró')} a ${o}, ${r.v('negó')} con la cabeza y ${r.v('devolvió')} el papel sin firmar.`,
      (r, o) =>
        `«Es que siempre se ha hecho así», dijeron. «Pues hoy no», ${r.v('contestó')} ${r.name}, y ${o} se enderezó medio palmo.`,
    ],
  },
  {
    id: 'working it out',
    test: /a ver como|no se podi?a\b|recursiv|se (?:las )?ingenia|encuentra (?:la manera|el modo|como)|sale del paso|improvis|apana(?:d|o\b|s?\b)/,
    acts: [
      (r, o) =>
        `—No se puede —dijo ${o}. ${r.name} no ${r.v('discutió')}. ${r.v('pidió')} un hilo, dos pinzas y la tapa de una olla. A los cinco minutos se podía.`,
      (r, o) =>
        `Faltaba casi todo. ${r.name} ${r.v('hizo')} la cuenta de lo que sí había, ${r.v('probó')} de un modo, luego de otro, y con las sobras ${r.v('armó')} justo lo que necesitaba ${o}.`,
      (r, o) =>
        `«A ver cómo», ${r.v('dijo')} ${r.name}, que es lo que se dice en lugar de «imposible». Y con lo que llevaba en los bolsillos ${o} tuvo su arreglo.`,
    ],
  },
  {
    id: 'taking the blame',
    test: /ech\w+ la culpa|(?:manda?|mando|mandaron) (?:a nadie )?al frente|responde por (?:nosotr|su|los|tod)/,
    acts: [
      (r, o) =>
        `Todas las miradas fueron a dar a ${o}. ${r.name} ${r.v('se puso')} delante y ${r.v('dijo')}: «Si hay que hablar con alguien, ${r.spoken('aquí estoy yo', 'aquí estamos')}». Y las miradas se acabaron.`,
      (r, o) =>
        `Ya se preguntaba de quién era la culpa. ${r.name} no ${r.v('señaló')} a ${o} ni a nadie. «${r.spoken('Mía', 'Nuestra')}», ${r.v('dijo')}, «y ahora vamos a lo que sigue».`,
      (r, o) =>
        `${o} ya tenía lista la disculpa. No ${r.le} hizo falta oírla: ${r.name} la ${r.v('dio')} primero, en nombre de todos, y a ${o} le ${r.v('guiñó')} un ojo.`,
    ],
  },
  {
    id: 'roots',
    test: /de donde (?:venimos|viene|vienen|vengo|salio)|sus raices|(?:la|su) lengua de (?:la|su)|las costumbres|las tradiciones/,
    acts: [
      (r, o) =>
        `${r.name} le ${r.v('habló')} a ${o} con las palabras de sus abuelos, las de la casa, y ${o}, que no las oía desde hacía mucho, contestó en las suyas.`,
      (r, o) =>
        `«¿De dónde ${r.spoken('vengo', 'venimos')}?», ${r.v('dijo')} ${r.name}, y le ${r.v('contó')} a ${o} de los de antes, con nombre y apellido, hasta llegar a hoy.`,
      (r, o) =>
        `Lo que ${r.spoken('le enseñaron', 'les enseñaron')} los viejos lo ${r.v('hizo')} ${r.name} tal cual, sin saltarse nada, y a ${o} le ${r.v('explicó')} por qué se hace así.`,
    ],
  },
  {
    id: 'aloofness',
    test: /\bignora|ni caso|a su aire|no necesitaba nada|independiente como/,
    acts: [
      (r, o) =>
        `${o} reclamó atención con grandes gestos. ${r.name} ${r.v('siguió')} a lo suyo, con tanta elegancia que al final todos, también ${o}, hicieron lo mismo, y volvió la calma.`,
      (r, o) =>
        `Hubo gritos. ${r.name} ni ${r.v('parpadeó')}. Pasó por en medio, a su paso, y ${o} no tuvo más remedio que bajar la voz.`,
      (r, o) =>
        `Lo importante, según ${r.name}, era seguir igual que siempre. ${o} lo intentó, con la barbilla en alto, y vio que funcionaba.`,
    ],
    pet: [
      (r, o) =>
        `${o} hizo de todo por llamar la atención. ${r.name} ${r.v('miró')} hacia otro lado, con muchísima dignidad, y luego, sin que se notara, ${r.v('se quedó')} cerca.`,
    ],
  },
]

/** What anybody good does, where nothing was said of what is admired, and for the smallest. */
export const PLAIN: readonly [Act, Act, Act, ...Act[]] = [
  (r, o) =>
    `No hizo falta ningún truco. ${r.name} ${r.v('se acercó')} a ${o} y ${r.v('dijo')}: «Aquí ${r.spoken('estoy', 'estamos')}». Con eso empezó a arreglarse.`,
  (r, o) =>
    `${r.name} ${r.v('acercó')} una silla a la de ${o} y ahí ${r.v('se quedó')}. Al poco la conversación era otra, que es como empiezan a arreglarse las cosas.`,
  (r, o) =>
    `${o} no pidió nada. ${r.name} le ${r.v('puso')} una mano en el hombro y no la ${r.v('quitó')} hasta que se le fue el peso.`,
  (r, o) =>
    `Lo que necesitara ${o} venía antes que todo lo demás. ${r.name} primero ${r.v('ayudó')} y luego ${r.v('preguntó')}.`,
  (r, o) =>
    `${r.name} ${r.v('dio')} dos pasos hacia ${o}, que no se los esperaba, y ya no se ${r.spoken('movió', 'movieron')} de ahí.`,
  (r, o) =>
    `${r.name} ${r.v('buscó')} un vaso de agua, se lo ${r.v('dio')} a ${o} y ${r.v('esperó')} hasta el último trago. Después ya se respiraba mejor.`,
]
export const PLAIN_PET: readonly Act[] = [
  (r, o) =>
    `${r.name} ${r.v('se acercó')} a ${o} sin hacer ruido y le ${r.v('apoyó')} la cabeza en las rodillas. Ahí la ${r.v('dejó')} el tiempo que hizo falta.`,
  (r, o) =>
    `${r.name} ${r.v('miró')} a ${o} desde abajo, con los ojos muy abiertos. ${o} miró para otro lado. Cuando volvió a mirar, los ojos seguían ahí.`,
  (r, o) =>
    `${r.name} ${r.v('dio')} tres vueltas y ${r.v('se echó')} encima de los pies de ${o}. Con los pies así de calientes no hay quien siga de malas.`,
  (r, o) =>
    `${r.name} ${r.v('olió')} la mano de ${o}, primero por fuera y luego por dentro. Fue un examen largo. Salió bien.`,
]
export const PLAIN_CRADLE: readonly Act[] = [
  (r, o) =>
    `${r.name} ${r.v('miró')} a ${o} sin parpadear y ${r.v('hizo')} un ruidito. Uno solo. A ${o} se le ablandó la cara.`,
  (r, o) =>
    `${r.name} ${r.v('abrió')} los ojos, ${r.v('encontró')} a ${o} y ya no ${r.v('miró')} otra cosa. ${o} se quedó ahí, casi sin respirar.`,
  (r, o) => `${r.name} ${r.v('estiró')} una mano. Chiquita, abierta. ${o} puso un dedo encima, y la mano se cerró.`,
  (r, o) => `${r.name} ${r.v('suspiró')}, y de pronto ${o} suspiró también. Así empezó la paz.`,
]
