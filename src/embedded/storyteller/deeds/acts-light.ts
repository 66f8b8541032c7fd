import type { Family } from './family.ts'

/** Acts that lighten: laughter, looks, play and wonder. */
export const LIGHT: readonly Family[] = [
  {
    id: 'making laugh',
    test: /hac\w+ reir|divert|chist|humor|gracios|simpati|bromas|bromist|ocurren|caras que hace/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('miró')} a ${o}, muy en serio, y ${r.v('dijo')} la tontería más grande del día. Hubo un silencio. Después, una carcajada que se oyó hasta la calle.`,
      (r, o) =>
        `Todos tenían cara de martes. ${r.name} ${r.v('hizo')} la imitación, la de siempre, y a ${o} se le salió la risa por la nariz.`,
      (r, o) =>
        `${r.name} ${r.v('se tropezó')} a propósito, ${r.v('saludó')} como quien recibe un aplauso, y ${o}, que no se había reído en todo el día, ya no pudo parar.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('persiguió')} su propia cola, la ${r.v('alcanzó')} y ${r.v('puso')} cara de no saber qué seguía. ${o} se rio hasta las lágrimas.`,
    ],
  },
  {
    id: 'laughter',
    test: /\brisa|carcajad|\brie\b|\bries\b|\breir|\breis|\brien\b|risuen/,
    acts: [
      (r, o) =>
        `Entonces ${r.name} ${r.v('se rio')}. Empezó bajito, subió, se atascó un poco y salió toda. Y a ${o}, que venía con cara de lunes, se le contagió.`,
      (r, o) =>
        `No había nada de qué reírse, y aun así ${r.name} ${r.v('soltó')} la carcajada. Rodó por el suelo, rebotó en las paredes y fue a dar justo en ${o}.`,
      (r, o) =>
        `${r.name} ${r.v('trató')} de aguantarse. No ${r.v('pudo')}. La risa se le escapó a pedacitos, y ${o} los fue recogiendo hasta que se le hizo una propia.`,
    ],
    cradle: [
      (r, o) =>
        `Y ${r.name} ${r.v('se rio')}. Primero un gorgorito, luego otro, luego la risa entera. ${o} también se rio.`,
      (r, o) =>
        `${r.name} ${r.v('abrió')} la boca, sin un diente, y ${r.v('soltó')} una carcajada redonda. A ${o} se le quitó lo triste.`,
    ],
  },
  {
    id: 'smile',
    test: /sonri|sonrei|sonrisa/,
    acts: [
      (r, o) =>
        `${r.name} no ${r.v('dijo')} nada. ${r.v('sonrió')}. Primero con los ojos y después con todo lo demás, y ${o} tuvo que contestar igual.`,
      (r, o) =>
        `En medio de todas aquellas caras largas había una que no: la de ${r.name}. ${o} la descubrió, y se fue acercando como quien se acerca a una ventana.`,
      (r, o) =>
        `Habría sido fácil enojarse. ${r.name} ${r.v('sonrió')}, de verdad y sin burla, y a ${o} se le olvidó lo que iba a reclamar.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('sacó')} la lengua de lado y ${r.v('sonrió')} con toda la cara, como sonríen los que no saben fingir. ${o} también sonrió.`,
    ],
    cradle: [
      (r, o) => `${r.name} ${r.v('sonrió')}. Sin dientes, con toda la cara, con los pies. Y ${o} ya no se quiso ir.`,
    ],
  },
  {
    id: 'gaze',
    test: /(?<!sin |ni )\bmira(?:s|n|da|das|r|ndo)?\b|\bojos|ojitos/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('miró')} a ${o}. De frente, sin prisa, como se mira lo que importa. Hacía mucho que a ${o} nadie le hacía caso así.`,
      (r, o) =>
        `Todos miraban el reloj. ${r.name} ${r.v('miraba')} a ${o}, nada más a ${o}, y con eso bastó para que siguiera hablando.`,
      (r, o) =>
        `${r.name} ${r.v('se agachó')} hasta quedar a la misma altura, ${r.v('abrió')} bien los ojos y ${r.v('miró')} a ${o} como si fuera lo más interesante del día.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('se sentó')} enfrente y ${r.v('miró')} a ${o}, fijo, con los ojos enormes. Así no hay quien siga de mal humor.`,
    ],
    cradle: [
      (r, o) =>
        `${r.name} ${r.v('abrió')} los ojos y ${r.v('miró')} a ${o} sin parpadear, como quien mira la luna por primera vez. Y ${o} se quedó ahí.`,
    ],
  },
  {
    id: 'joy',
    test: /alegr|tod[oa]s content[oa]s|feliz|felicidad|contagi|entusias|buena onda|optimis|positiv|buen humor|de buenas|se emociona|chispa|arma la fiesta|mejores fiestas|carisma|alma de|es (?:una|pura) luz/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('empezó')} a aplaudir, porque sí. Alguien acompañó con una cuchara. Al poco cantaban todos, y ${o} llevaba el ritmo con el pie.`,
      (r, o) =>
        `El día estaba gris. ${r.name} ${r.v('abrió')} la ventana, ${r.v('dijo')} «¡pero miren qué nubes!», y ${o}, por mirar, se puso de buenas.`,
      (r, o) =>
        `${r.name} ${r.v('entró')} saludando a todos, a las sillas también. Con cada saludo se prendía algo, y lo último que se prendió fue ${o}.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('dio')} tres vueltas, ${r.v('saltó')}, ${r.v('corrió')} hasta ${o} y ${r.v('volvió')} a saltar, como si aquel fuera el mejor día del mundo.`,
    ],
    cradle: [
      (r, o) =>
        `${r.name} ${r.v('pataleó')} de gusto, ${r.v('movió')} los brazos, ${r.v('hizo')} agú. Y ${o}, sin querer, también movió los brazos.`,
    ],
  },
  {
    id: 'curiosity',
    test: /pregunt(?!ar? nada)|curios|(?<!tener )por que\b|investiga|explora|descubr/,
    acts: [
      (r, o) =>
        `«¿Y por qué?», ${r.v('preguntó')} ${r.name}. ${o} contestó. «¿Y eso por qué?» A la quinta pregunta, ${o} se dio cuenta de que nunca lo había pensado, y se puso a pensarlo.`,
      (r, o) =>
        `Donde los demás vieron una pared, ${r.name} ${r.v('vio')} un botón muy pequeño. ${r.v('pegó')} la nariz, ${r.v('pegó')} la oreja y le ${r.v('preguntó')} a ${o} para qué servía. Nadie lo había preguntado nunca.`,
      (r, o) =>
        `${r.name} ${r.v('levantó')} la tapa, ${r.v('miró')} debajo, ${r.v('olió')}, ${r.v('midió')} con la mano y ${r.v('preguntó')} otra vez. De tanto preguntar, ${o} terminó por decir lo que no le había dicho a nadie.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('metió')} la nariz donde nadie la había metido: debajo, detrás y adentro. Y ahí encontró lo que buscaba ${o}.`,
    ],
  },
  {
    id: 'imagination',
    test: /imagin|creativ|fantas|inventa|invento|invenc|cuenta cuentos|cuenta historias|original/,
    acts: [
      (r, o) =>
        `Había una caja vacía y nada más. ${r.name} ${r.v('dijo')}: «Es un barco», y ${r.v('subió')}. Al minuto, ${o} remaba.`,
      (r, o) =>
        `${r.name} ${r.v('inventó')} ahí mismo un cuento en el que salía ${o}, con capa y con un final bueno. ${o} quiso vivir en ese final.`,
      (r, o) =>
        `Con un cordón, dos tapas y un zapato, ${r.name} ${r.v('hizo')} algo que no existía. Todavía no tenía nombre, pero ${o} ya lo estaba usando.`,
    ],
  },
  {
    id: 'dreaming',
    test: /suen(?:a|o|os|as|an)\b|sonador|metas|en grande|ilusion|\bvision\b/,
    acts: [
      (r, o) =>
        `${o} dijo que aquello era imposible. ${r.name} ${r.v('sacó')} un lápiz y ${r.v('dibujó')} cómo iba a verse, con ventanas y todo. Visto así, daban ganas.`,
      (r, o) =>
        `«¿Y si sí?», ${r.v('dijo')} ${r.name}. Nadie lo había dicho todavía. ${o} repitió la pregunta en voz baja, y ya no sonaba tan loca.`,
      (r, o) =>
        `${r.name} ${r.v('habló')} de lo que iba a ser, con tanto detalle que ${o} hasta preguntó a qué hora empezaba.`,
    ],
  },
  {
    id: 'energy',
    test: /energi|activ[oa]|inquiet|no para\b|incansab|vitalid|ganas de vivir|vida\b.*(?:contag|ganas)/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('subió')}, ${r.v('bajó')}, ${r.v('fue')}, ${r.v('vino')}, y cuando todos pedían una silla todavía ${r.v('preguntó')} quién seguía. ${o} se levantó nada más de ver tanto ir y venir.`,
      (r, o) =>
        `Ya nadie tenía ganas. ${r.name} ${r.v('dijo')} «otra vez», ${r.v('se amarró')} las agujetas y ${r.v('salió')} corriendo. Detrás salió ${o}.`,
      (r, o) =>
        `A las once de la noche, ${r.name} ${r.v('seguía')} como a las once de la mañana. A ${o} se le contagió, y movió hasta la última mesa.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('corrió')} hasta la esquina y de regreso, siete veces, con la lengua de fuera. A la octava iba también ${o}.`,
    ],
  },
  {
    id: 'dancing and singing',
    test: /\bbail|\bcant(?:a|as|an|ar|ando)\b|\b(?:su|tu|buena|linda|bonita|hermosa) voz\b/,
    acts: [
      (r, o) =>
        `${r.name} ${r.v('empezó')} a cantar, sin importar quién oyera. En la segunda estrofa, ${o} movía los labios; en la tercera, cantaba.`,
      (r, o) =>
        `No había música. ${r.name} la ${r.v('puso')} con los dedos en la mesa, ${r.v('estiró')} la mano y ${r.v('sacó')} a bailar a ${o}.`,
      (r, o) =>
        `${r.name} ${r.v('cantó')} la canción de siempre, la que se pega. Todos se la llevaron puesta, y más que nadie ${o}.`,
    ],
  },
  {
    id: 'nature',
    test: /(?:a|con) los animales|animalit|a las plantas|naturaleza|cuida (?:a )?(?:los|sus) (?:animal|plant)/,
    acts: [
      (r, o) =>
        `Un pájaro se había metido y golpeaba los vidrios. ${r.name} ${r.v('apagó')} la luz, ${r.v('abrió')} la ventana y ${r.v('esperó')} sin moverse hasta que encontró la salida. ${o} aprendió a no gritar.`,
      (r, o) =>
        `${r.name} ${r.v('dio')} un paso largo para no pisar una fila de hormigas. Y ${o}, que venía detrás, también lo dio.`,
      (r, o) =>
        `Había una planta que todos daban por seca. ${r.name} le ${r.v('quitó')} las hojas viejas, le ${r.v('puso')} agua y le ${r.v('habló')} bajito, delante de ${o}. Al final del día tenía un brote.`,
    ],
  },
  {
    id: 'adventure',
    test: /aventur|prueba todo|arriesg|se lanza|viajado por|se apunta|se anima|se animo\b|espontane/,
    acts: [
      (r, o) =>
        `Había dos caminos, uno conocido y otro no. ${r.name} ya ${r.v('iba')} por el otro. «¿Vienes?», le ${r.v('gritó')} a ${o}.`,
      (r, o) =>
        `«Nunca lo ${r.spoken('he', 'hemos')} hecho», ${r.v('dijo')} ${r.name}. «Vamos». ${o} tardó más en ponerse los zapatos que ${r.name} en abrir la puerta.`,
      (r, o) =>
        `${r.name} ${r.v('probó')} primero. ${r.v('hizo')} una cara rara, ${r.v('lo pensó')} y ${r.v('probó')} otra vez. Entonces se animó ${o}.`,
    ],
    pet: [
      (r, o) =>
        `${r.name} ${r.v('se metió')} por el hueco sin pensarlo dos veces, y del otro lado ${r.v('llamó')} a ${o}.`,
    ],
  },
  {
    id: 'arrival',
    test: /(?:cambi\w+|llen\w+|ilumin\w+|alegr\w+) (?:la|mi|nuestra|nuestras|mis|tu) vidas?|llegaste|que existe|que nacio|que naciste|revolucionad/,
    acts: [
      (r, o) =>
        `Antes de que ${r.v('llegara')} ${r.name}, ${o} tenía las cortinas cerradas. ${r.name} ${r.v('entró')}, y hubo que abrirlas todas.`,
      (r, o) =>
        `Nada había cambiado en aquel lugar en mucho tiempo. ${r.v('llegó')} ${r.name}, y ${o} movió los muebles, sacó las sillas y puso otro plato.`,
      (r, o) =>
        `Con solo aparecer ${r.name}, a ${o} se le acomodó la cara. Hay quien cambia un cuarto con estar en él.`,
    ],
    cradle: [
      (r, o) =>
        `${r.name} no ${r.v('hizo')} nada más que llegar. Y con eso ${o} bajó la voz, sonrió y se puso a hacer sitio.`,
      (r, o) => `${r.v('llegó')} ${r.name}, con unas manos así de chiquitas, y ${o} ya no quiso vivir como antes.`,
    ],
  },
]
