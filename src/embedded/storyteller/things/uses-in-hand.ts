/**
 * Whole clauses: '@' is who uses it, '^' the thing, '~' its pronoun, '%' what is done with it, '#' what is eaten, drunk
 * or heard of it, '&' what is liked, '{one|many}' agrees with who uses it. `near` is what is told of it on the way,
 * `brought` the same of what comes along beside another, `helps` what is done with it when it helps.
 */
export type Use = { near: readonly string[]; brought?: readonly string[]; helps: readonly string[] }

/** What is done with a thing that is worn, carried or worked with, by how it is used. */
export const IN_HAND = {
  /** What is put on, and goes by itself. */
  skated: {
    near: ['@ {llevaba|llevaban} ^ al hombro, por si había lugar'],
    helps: [
      '@ se {puso|pusieron} ^ y {dio|dieron} una vuelta con mucho estilo',
      '@ se {puso|pusieron} ^ y {fue|fueron} y {volvió|volvieron} sin caerse ni una vez',
    ],
  },
  improvised: {
    near: ['@ {ensayaba|ensayaban} una rima por lo bajo'],
    helps: [
      '@ {improvisó|improvisaron} cuatro versos sin pensarlo dos veces, y hubo que contestar',
      '@ {improvisó|improvisaron} unos versos para quien estaba delante, y rimaron todos',
    ],
  },
  /** One paper, carried for a long time. */
  unfolded: {
    near: ['@ {tocaba|tocaban} ^, por saber que seguía en su sitio'],
    helps: ['@ {desdobló|desdoblaron} ^ y {leyó|leyeron} en voz alta, sin prisa'],
  },
  ticked: {
    near: ['se oía el tictac de ^'],
    helps: [
      '@ le {dio|dieron} cuerda a ^, y hubo que callarse para oír el tictac',
      '@ {puso|pusieron} en hora ^, y el tictac se oyó hasta lejos',
    ],
  },
  turned: {
    near: ['@ {miraba|miraban} caer los granos de ^'],
    helps: ['@ le {dio|dieron} la vuelta a ^, y hubo que esperar hasta el último grano'],
  },
  /** What things are carried in. */
  opened: {
    near: ['@ {buscaba|buscaban} a cada rato algo en ^'],
    helps: [
      '@ {abrió|abrieron} ^ y {fue|fueron} sacando cosas, hasta dar con lo que hacía falta',
      '@ {metió|metieron} la mano en ^, hasta el fondo, y salió justo lo que hacía falta',
    ],
  },
  switched: {
    near: ['a un lado esperaba ^'],
    helps: ['@ {encendió|encendieron} ^, y hubo que alzar la voz'],
  },
  /** What one is covered with. */
  wrapped: {
    near: ['@ {llevaba|llevaban} ^ sobre los hombros'],
    helps: [
      '@ {abrió|abrieron} ^ de par en par, y hubo lugar para alguien más',
      '@ {prestó|prestaron} ^ un ratito, que es mucho prestar',
    ],
  },
  photographed: {
    near: ['@ {miraba|miraban} todo por ^, por si había foto'],
    helps: ['@ {levantó|levantaron} ^ y {pidió|pidieron} que nadie se moviera. $'],
  },
  /** What is written in. */
  noted: {
    near: ['@ {escribía|escribían} algo en ^'],
    helps: ['@ {abrió|abrieron} ^ y {escribió|escribieron} ahí lo que no había que olvidar'],
  },
  /** What things are mended with. */
  worked: {
    near: ['@ {llevaba|llevaban} ^ por si algo se aflojaba'],
    helps: ['@ {sacó|sacaron} ^ y {arregló|arreglaron} lo que andaba flojo. $'],
  },
  spun: {
    near: ['@ {buscaba|buscaban} un país en ^'],
    helps: ['@ {hizo|hicieron} girar ^ y ~ {detuvo|detuvieron} con un dedo, para ver adónde tocaba ir'],
  },
  /** What is filled with figures. */
  numbered: {
    near: ['@ {llevaba|llevaban} ^ a medias', '@ {contaba|contaban} con los dedos lo que le faltaba a ^'],
    helps: [
      '@ {puso|pusieron} el último número de ^, con pluma y sin borrar',
      '@ {encontró|encontraron} el número que le faltaba a ^, y lo demás salió solo',
    ],
  },
  /** What is found among letters. */
  searched: {
    near: ['@ {llevaba|llevaban} ^ a medias'],
    helps: [
      '@ {encontró|encontraron} la última palabra de ^, que estaba en diagonal',
      '@ {abrió|abrieron} ^, y hubo que buscar la misma palabra entre varios',
    ],
  },
  /** What is turned until its sides are right. */
  twisted: {
    near: ['@ le {daba|daban} vueltas a ^'],
    helps: [
      '@ {giró|giraron} ^ tres veces más, y cada lado quedó de un color',
      '@ {desordenó|desordenaron} ^ y ~ {volvió|volvieron} a armar en un minuto',
    ],
  },
  /** What no nose would have near. */
  smelt: {
    near: ['@ {traía|traían} ^, y se notaba'],
    helps: [
      '@ {sacó|sacaron} ^ sin decir nada, y hubo quien se tapó la nariz y quien se rio',
      '@ {sacó|sacaron} ^, y con eso se despertó hasta el más dormido',
    ],
  },
  /** What is seen on a telephone. */
  watched: {
    near: ['@ {guardaba|guardaban} en ^ algo que enseñar'],
    helps: [
      '@ {sacó|sacaron} ^ y {puso|pusieron} #, y nadie se movió hasta el final',
      '@ {buscó|buscaron} # con ^, y se juntaron varias cabezas a mirar',
    ],
  },
  /** What is danced in. */
  shod: {
    near: ['@ {llevaba|llevaban} ^ por si había música'],
    helps: [
      '@ se {puso|pusieron} ^ y {sacó|sacaron} a bailar a quien estaba más cerca',
      '@ se {puso|pusieron} ^ y {bailó|bailaron} sin música, que también se puede',
    ],
  },
  /** What is counted on. */
  counted: {
    near: ['@ {contaba|contaban} con ^ todo lo que {veía|veían}'],
    helps: [
      '@ {contó|contaron} en voz alta, con ^, todo lo que había alrededor, y la cuenta salió exacta',
      '@ {sacó|sacaron} ^ y {contó|contaron} en voz alta, sin saltarse ni un número',
    ],
  },
  /** What is prayed on. */
  prayed: {
    near: ['@ {llevaba|llevaban} ^ entre los dedos'],
    helps: ['@ {pasó|pasaron} una por una las cuentas de ^, y se hizo un silencio de los buenos'],
  },
  /** What is read aloud, and laughed at. */
  joked: {
    near: ['@ {abría|abrían} ^ y se {reía|reían} sin decir de qué'],
    helps: [
      '@ {abrió|abrieron} ^ y {contó|contaron} el peor, y hubo que pedir otro',
      '@ {abrió|abrieron} ^, {contó|contaron} el más malo y se {rio|rieron} antes de terminarlo',
    ],
  },
} as const satisfies Record<string, Use>
