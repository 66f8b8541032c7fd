import { IN_HAND, type Use } from './uses-in-hand.ts'

/** What is done with a thing, by how it is used. */

/** Of what nobody knows how large it is. */
export const CARRIED = [
  '@ no {perdía|perdían} de vista ^',
  '@ {tenía|tenían} muy cerca ^',
  '@ {miraba|miraban} de vez en cuando ^',
  '@ {cuidaba|cuidaban} ^ sin decirlo',
]

export const USES = {
  ...IN_HAND,
  eaten: {
    // untouched until it is shared
    near: ['@ {tenía|tenían} cada vez más ganas de probar #', '@ {miraba|miraban} de reojo ^'],
    brought: [
      '@ {había|habían} traído #, por si daba hambre',
      '@ {había|habían} traído # para compartir',
      '@ {había|habían} traído #, y no para comer a solas',
    ],
    helps: [
      '@ {repartió|repartieron} #, y por un rato solo se oyó masticar',
      '@ {compartió|compartieron} #, y por un rato se hizo un silencio de los buenos',
      '@ {compartió|compartieron} #, y alcanzó para repetir',
    ],
  },
  /** Made by who likes to make it. */
  cooked: {
    near: ['@ {repasaba|repasaban} en voz baja la receta', '@ {tenía|tenían} cada vez más ganas de hacer #'],
    helps: [
      '@ se {puso|pusieron} a hacer # con lo que había a mano, y el olor trajo a quien faltaba',
      '@ {repartió|repartieron} # y {contó|contaron} la receta paso a paso, y hubo quien la apuntó',
    ],
  },
  drunk: {
    near: ['@ {esperaba|esperaban} el momento de brindar con #'],
    brought: [
      '@ {había|habían} traído # para brindar más tarde',
      '@ {había|habían} traído #, por si había qué celebrar',
    ],
    helps: ['@ {brindó|brindaron} con #, y no faltó con quién'],
  },
  /** What is hot, or a baby's: nobody raises it in a toast. */
  sipped: {
    near: ['@ {esperaba|esperaban} el momento de ofrecer #'],
    brought: [
      '@ {había|habían} traído #, para la primera pausa',
      '@ {había|habían} traído #, por si había que sentarse un rato',
    ],
    helps: [
      '@ {ofreció|ofrecieron} #, y hubo que sentarse un rato',
      '@ {ofreció|ofrecieron} #, y al primer sorbo se hizo la calma',
    ],
  },
  worn: {
    near: ['@ se {acomodaba|acomodaban} a cada rato ^', '@ {lucía|lucían} ^ a cada paso'],
    helps: [
      '@ se {ajustó|ajustaron} ^ y {dio|dieron} una vuelta completa, para que se viera bien',
      '@ {mostró|mostraron} ^ por delante y por detrás, con mucho orgullo',
    ],
  },
  played: {
    near: ['@ {ensayaba|ensayaban} con ^ un pedacito de algo'],
    helps: [
      '@ {tocó|tocaron} ^ de principio a fin, sin ninguna prisa',
      '@ {hizo|hicieron} sonar ^ con todas las ganas',
    ],
  },
  danced: {
    near: ['@ {tarareaba|tarareaban} # por lo bajo, y se notaba en los pies'],
    helps: [
      '@ {tarareó|tararearon} # y {bailó|bailaron} hasta la última nota',
      '@ {tarareó|tararearon} # y {sacó|sacaron} a bailar a quien estaba más cerca',
    ],
  },
  /** Hummed: what it is played on is not everywhere. */
  heard: {
    near: ['@ {tarareaba|tarareaban} # por lo bajo'],
    helps: [
      '@ {tarareó|tararearon} # de principio a fin, y no faltó quien hiciera la segunda voz',
      '@ {tarareó|tararearon} # y {marcó|marcaron} el compás con el pie',
    ],
  },
  /** What nobody hums, from the telephone they carry. */
  aired: {
    near: ['@ {tenía|tenían} ganas de oír #'],
    helps: [
      '@ {puso|pusieron} # en el teléfono, y se oyó hasta la última nota',
      '@ {puso|pusieron} # en el teléfono y {subió|subieron} el volumen',
    ],
  },
  /** What is sung to them. */
  hummed: {
    near: ['@ {tarareaba|tarareaban} ^ por lo bajo'],
    helps: [
      '@ {tarareó|tararearon} ^ de principio a fin, y no faltó quien hiciera la segunda voz',
      '@ {empezó|empezaron} a tararear ^, y se fueron sumando voces',
    ],
  },
  /** Rain, or a voice: nobody hums it. */
  recorded: {
    near: ['@ {guardaba|guardaban} ^ para cuando hubiera silencio'],
    helps: ['@ {puso|pusieron} ^ y {pidió|pidieron} silencio, y se oyó hasta lo más chiquito'],
  },
  radio: {
    near: ['@ {llevaba|llevaban} ^ a poco volumen'],
    helps: [
      '@ {subió|subieron} el volumen de ^, y una voz se metió en la plática como si acabara de llegar',
      '@ {subió|subieron} el volumen de ^, y aquella voz llegó hasta donde no llegaba nadie',
    ],
  },
  sung: {
    near: ['@ {probaba|probaban} ^ a cada rato, bajito', '@ {llevaba|llevaban} ^ por si había un rato libre'],
    helps: [
      '@ {tomó|tomaron} ^ y se {puso|pusieron} a cantar con todas las ganas',
      '@ {cantó|cantaron} por ^ sin vergüenza ninguna',
    ],
  },
  read: {
    near: ['@ {llevaba|llevaban} ^ bajo el brazo', '@ {abría|abrían} ^ en cuanto había que esperar'],
    helps: [
      '@ {abrió|abrieron} ^ y {leyó|leyeron} en voz alta la mejor página',
      '@ {abrió|abrieron} ^ por la mejor parte y no se {saltó|saltaron} ni una línea',
    ],
  },
  thrown: {
    near: ['@ {llevaba|llevaban} ^ bajo el brazo', '@ {hacía|hacían} rebotar ^ a cada rato'],
    helps: [
      '@ {hizo|hicieron} rodar ^, y a cada quien le tocó un pase',
      '@ {lanzó|lanzaron} ^ muy alto y ~ {atrapó|atraparon} al caer',
    ],
  },
  /** What nobody rolls. */
  passed: {
    near: ['@ {llevaba|llevaban} ^ bajo el brazo', '@ {hacía|hacían} girar ^ sobre un dedo'],
    helps: [
      '@ {hizo|hicieron} pases con ^, y hubo que devolverlos',
      '@ {lanzó|lanzaron} ^ muy alto y ~ {atrapó|atraparon} al caer',
    ],
  },
  swung: {
    near: ['@ {llevaba|llevaban} ^ al hombro'],
    helps: ['@ {dio|dieron} veinte toques seguidos con ^, sin dejar caer ni uno'],
  },
  /** What a team wears. */
  cheered: {
    near: ['@ {lucía|lucían} ^ a cada paso'],
    helps: [
      '@ {agitó|agitaron} ^ en el aire y {gritó|gritaron} con toda el alma, y no faltó quien contestara',
      '@ {agitó|agitaron} ^ en el aire, como en el último minuto',
    ],
  },
  gamed: {
    near: [
      '@ {llevaba|llevaban} ^ a mano, por si había con quién jugar',
      '@ {miraba|miraban} ^ con ganas de empezar',
      '@ {ofrecía|ofrecían} ^ a quien quisiera jugar',
    ],
    helps: [
      '@ {sacó|sacaron} ^, y hubo partida hasta el final',
      '@ {sacó|sacaron} ^ e {invitó|invitaron} a jugar, y hubo partida y revancha',
    ],
  },
  solved: {
    near: ['@ {llevaba|llevaban} ^ a medias', '@ le {daba|daban} vueltas a ^'],
    helps: [
      '@ {leyó|leyeron} en voz alta lo más difícil de ^ y {dio|dieron} con la respuesta',
      '@ {resolvió|resolvieron} lo último que faltaba de ^',
    ],
  },
  ridden: {
    near: ['@ {llevaba|llevaban} ^ a un lado'],
    helps: [
      '@ {dio|dieron} una vuelta en ^, despacito y con mucho estilo',
      '@ {fue|fueron} y {volvió|volvieron} en ^, y al llegar {saludó|saludaron} con la mano',
    ],
  },
  grown: {
    near: ['@ {llevaba|llevaban} ^ sin tirar ni una hoja', '@ {buscaba|buscaban} siempre un lugar con luz para ^'],
    brought: ['@ {llevaba|llevaban} ^ sin tirar ni una hoja'],
    helps: [
      '@ {regó|regaron} ^ gota a gota, y {explicó|explicaron} cómo se cuida',
      '@ {regó|regaron} ^ sin prisa, y olió a tierra mojada',
    ],
  },
  lit: {
    near: ['@ {llevaba|llevaban} ^ por si oscurecía'],
    helps: [
      '@ {encendió|encendieron} ^, y se vieron mejor las caras',
      '@ {encendió|encendieron} ^, y se juntaron alrededor',
    ],
  },
  /** An instrument of somebody else's: no tune is asked of whoever likes to hear it, and nobody says that they play. */
  sounded: {
    near: ['@ {pasaba|pasaban} un dedo por ^, sin hacer ruido'],
    helps: [
      '@ {hizo|hicieron} sonar ^ una sola vez, y hubo que callarse para oír hasta el final',
      '@ {mostró|mostraron} ^ por todos lados, y no faltó quien quisiera oír una nota',
    ],
  },
  shaken: {
    near: ['@ {llevaba|llevaban} el paso con ^'],
    helps: ['@ {agitó|agitaron} ^ con todas las ganas', '@ {agitó|agitaron} ^, sin perder el compás'],
  },
  pieced: {
    near: ['@ {llevaba|llevaban} ^ a medias'],
    helps: [
      '@ {puso|pusieron} una pieza de ^, y hubo que buscar la siguiente',
      '@ {abrió|abrieron} ^, y lo primero fue buscar las piezas de las orillas',
    ],
  },
  built: {
    near: ['@ le {buscaba|buscaban} a ^ la pieza que seguía'],
    helps: [
      '@ le {puso|pusieron} a ^ la pieza más chica, con la punta de los dedos, y hubo que aguantar la respiración',
      '@ {armó|armaron} lo que faltaba de ^, y todo encajó',
    ],
  },
  /** What runs on wheels, and fits a hand. */
  run: {
    near: [
      '@ {hacía|hacían} rodar ^ por donde había lugar',
      '@ {buscaba|buscaban} una bajada para ^',
      '@ le {hacía|hacían} girar las ruedas a ^',
    ],
    helps: [
      '@ {hizo|hicieron} rodar ^ de punta a punta, y a lo lejos contestó un pitido de verdad',
      '@ {hizo|hicieron} correr ^ por el borde sin que se cayera, y todo lo demás esperó a que llegara',
      '@ {echó|echaron} a rodar ^, que pasó entre los pies de todos, y un pitido de verdad le contestó a lo lejos',
    ],
  },
  flown: {
    near: ['@ {buscaba|buscaban} un poco de viento para ^'],
    helps: ['@ {echó|echaron} a volar ^, y hubo que mirar para arriba'],
  },
  sailed: {
    near: ['@ {empujaba|empujaban} ^ con un dedo, como si hubiera olas'],
    helps: [
      '@ {hizo|hicieron} navegar ^ de lado a lado, con olas y todo, y a lo lejos contestó un pitido de verdad',
      '@ {hizo|hicieron} navegar ^ entre los vasos, y a cada vuelta se sumaba alguien a soplar',
    ],
  },
  splashed: {
    near: ['@ {buscaba|buscaban} un charco con ^'],
    helps: [
      '@ {saltó|saltaron} con ^ en un charco, con los dos pies',
      '@ {saltó|saltaron} con ^ en un charco, y salpicó hasta arriba',
    ],
  },
  toyed: {
    near: ['@ {jugaba|jugaban} con ^'],
    helps: [
      '@ {hizo|hicieron} bailar ^, y se juntaron a mirar',
      '@ {prestó|prestaron} ^ un ratito, que es mucho prestar',
    ],
  },
  collected: {
    near: ['@ {repasaba|repasaban} ^ a cada rato, por si faltaba algo'],
    helps: [
      '@ {sacó|sacaron} ^ y {contó|contaron} de dónde salió cada cosa, y se juntaron a oír',
      '@ {mostró|mostraron} ^, y cada quien encontró algo que mirar',
      '@ {dejó|dejaron} ^ a la vista, y hubo algo para cada gusto',
    ],
  },
  looked: {
    near: ['@ {miraba|miraban} por ^'],
    helps: ['@ {acercó|acercaron} un ojo a ^, y hubo que hacer fila para mirar'],
  },
  /** What is sent from a telephone. */
  sent: {
    near: ['@ {miraba|miraban} de reojo ^'],
    helps: ['@ {sacó|sacaron} ^ y {mandó|mandaron} #, y se oyó más de una risa'],
  },
  /** What is done with a tool, and can be done wherever they are. */
  done: {
    near: ['@ {llevaba|llevaban} ^ por si había un rato libre'],
    helps: [
      '@ {sacó|sacaron} ^ y se {puso|pusieron} a %, y hubo quien quiso aprender',
      '@ {dejó|dejaron} ^ a la vista y se {puso|pusieron} a %, y se hizo un silencio de los buenos',
    ],
  },
  /** What comes out of their hands. */
  made: {
    near: ['@ {llevaba|llevaban} ^ bajo el brazo', '@ {buscaba|buscaban} con los ojos un buen lugar para %'],
    helps: [
      '@ {sacó|sacaron} ^ y se {puso|pusieron} a %, y lo que salió de ahí fue pasando de mano en mano',
      '@ {sacó|sacaron} ^ y se {puso|pusieron} a %, y lo primero que salió fue para quien estaba más cerca',
    ],
  },
  /** What is done with a tool, and elsewhere. */
  taught: {
    near: ['@ {llevaba|llevaban} ^ a mano'],
    helps: [
      '@ {sacó|sacaron} ^ y le {guio|guiaron} las manos a quien quiso probar, hasta que salió bien',
      '@ {sacó|sacaron} ^ y se {puso|pusieron} a lo suyo con tanto gusto que hubo quien pidió turno',
    ],
  },
  /** A small television, with what they follow. */
  screened: {
    near: ['@ {llevaba|llevaban} ^ a poco volumen, por si empezaba lo mejor'],
    helps: [
      '@ {subió|subieron} el volumen de ^ justo en lo mejor, y se juntaron a mirar',
      '@ {puso|pusieron} ^ a la vista de todos, y nadie quiso irse sin saber el final',
    ],
  },
  /** Too heavy to carry: one sits down to it. */
  operated: {
    near: ['a un lado esperaba ^'],
    helps: ['@ se {sentó|sentaron} ante ^ y se {puso|pusieron} a %, y hubo quien quiso aprender'],
  },
  /** A picture of what is elsewhere. */
  told: {
    near: [
      '@ {llevaba|llevaban} ^ a la vista',
      '@ {cuidaba|cuidaban} ^ para que no se arrugara',
      '@ {miraba|miraban} ^ cada vez que había una pausa',
    ],
    helps: [
      '@ {mostró|mostraron} ^ y {habló|hablaron} de & con tantas ganas que hubo quien se acercó a oír',
      '@ {pasó|pasaron} ^ de mano en mano y {habló|hablaron} de &, y hubo quien preguntó más',
    ],
  },
  mirrored: {
    near: ['@ {asomaba|asomaban} la cara a ^'],
    helps: ['@ se {miró|miraron} en ^, por un lado y por el otro, y {saludó|saludaron}'],
  },
  held: {
    near: CARRIED,
    helps: [
      '@ {contó|contaron} de dónde salió ^, y hubo que contarlo dos veces',
      '@ {prestó|prestaron} ^ un ratito, que es mucho prestar',
    ],
  },
} as const satisfies Record<string, Use>
