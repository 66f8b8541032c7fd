/** What is done with a thing, by how it is used. */

/**
 * Whole clauses: '@' is who uses it, '^' the thing, '~' its pronoun, '%' what is done with it, '&' what is liked,
 * '{one|many}' agrees with who uses it. `near` is what is told of it on the way, `helps` what is done with it when it helps.
 */
export type Use = { near: readonly string[]; helps: readonly string[] }

const SPOKEN_OF = [
  '@ {mostró|mostraron} ^ y {habló|hablaron} de & como se habla de lo que más se quiere',
  '@ {puso|pusieron} ^ donde se viera bien y {contó|contaron} lo mejor de &',
]
const CARRIED = ['@ {llevaba|llevaban} ^ con mucho cuidado', '@ no {perdía|perdían} de vista ^']

export const USES = {
  eaten: {
    near: ['dejaron ^ para después, bien a la vista', '@ {guardaba|guardaban} ^ para después'],
    helps: [
      '@ {ofreció|ofrecieron} ^, y no hubo que insistir',
      '@ {repartió|repartieron} ^, y alcanzó muy bien',
      '@ {dio|dieron} a probar ^, y hubo que repetir',
    ],
  },
  drunk: {
    near: ['dejaron ^ para después, bien a la vista', '@ {cuidaba|cuidaban} ^, sin derramar una gota'],
    helps: ['@ {alzó|alzaron} ^ y {brindó|brindaron} con ganas', '@ {ofreció|ofrecieron} ^, y no hubo que insistir'],
  },
  /** What is hot, or a baby's: nobody raises it in a toast. */
  sipped: {
    near: ['dejaron ^ para después, bien a la vista', '@ {cuidaba|cuidaban} ^, sin derramar una gota'],
    helps: ['@ {sirvió|sirvieron} ^, y hubo que sentarse un rato', '@ {ofreció|ofrecieron} ^, y no hubo que insistir'],
  },
  worn: {
    near: ['@ se {acomodaba|acomodaban} a cada rato ^', '@ {lucía|lucían} ^ a cada paso'],
    helps: [
      '@ se {ajustó|ajustaron} ^ y {dio|dieron} una vuelta completa, para que se viera bien',
      '@ {mostró|mostraron} ^ por delante y por detrás, con mucho orgullo',
    ],
  },
  played: {
    near: ['de vez en cuando, @ {tocaba|tocaban} un poquito ^', '@ no {soltaba|soltaban} ^'],
    helps: ['@ {tocó|tocaron} ^, y hubo que quedarse a escuchar', '@ {hizo|hicieron} sonar ^ con todas las ganas'],
  },
  danced: {
    near: [
      '@ {llevaba|llevaban} ^ bajo el brazo y el compás con el pie',
      'de vez en cuando, @ {tarareaba|tarareaban} algo de ^',
    ],
    helps: ['@ {puso|pusieron} ^ y {bailó|bailaron} hasta la última nota', 'sonó ^, y @ se {soltó|soltaron} a bailar'],
  },
  heard: {
    near: ['@ {tarareaba|tarareaban} un pedacito de ^', '@ {llevaba|llevaban} ^ bajo el brazo'],
    helps: [
      '@ {puso|pusieron} ^, y hubo que quedarse a escuchar',
      '@ {puso|pusieron} ^ y {marcó|marcaron} el compás con el pie',
    ],
  },
  radio: {
    near: ['@ {llevaba|llevaban} ^ encendida, bajito', '@ {escuchaba|escuchaban} ^ a ratos'],
    helps: [
      '@ {subió|subieron} el volumen de ^, y hubo que quedarse a escuchar',
      '@ {encendió|encendieron} ^, y se oyó por todas partes',
    ],
  },
  sung: {
    near: ['@ {probaba|probaban} ^ a cada rato, bajito', '@ {llevaba|llevaban} ^ por si había un rato libre'],
    helps: [
      '@ {tomó|tomaron} ^ y se {puso|pusieron} a cantar con todas las ganas',
      '@ {cantó|cantaron} por ^ sin pena ninguna',
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
    near: ['@ {llevaba|llevaban} ^ bajo el brazo', '@ {botaba|botaban} ^ a cada rato'],
    helps: [
      '@ {hizo|hicieron} rodar ^, y a cada quien le tocó un pase',
      '@ {contó|contaron} el mejor partido, jugada por jugada, con ^ bajo el brazo',
    ],
  },
  gamed: {
    near: CARRIED,
    helps: [
      '@ {sacó|sacaron} ^, y hubo partida hasta el final',
      '@ {sacó|sacaron} ^ y {explicó|explicaron} las reglas, que son la mitad de la gracia',
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
    near: ['@ {iba|iban} a ratos en ^ y a ratos a pie', '@ no {soltaba|soltaban} ^'],
    helps: [
      '@ {dio|dieron} una vuelta en ^, despacito y con mucho estilo',
      '@ {fue|fueron} y {volvió|volvieron} en ^, y al llegar {saludó|saludaron} con la mano',
    ],
  },
  grown: {
    near: [
      '@ {llevaba|llevaban} ^ con mucho cuidado, para no tirar ni una hoja',
      '@ {buscaba|buscaban} siempre un lugar con luz para ^',
    ],
    helps: [
      '@ {regó|regaron} ^ gota a gota, y {explicó|explicaron} cómo se cuida',
      '@ {puso|pusieron} ^ en el mejor lugar, y todo se vio más bonito',
    ],
  },
  lit: {
    near: CARRIED,
    helps: [
      '@ {encendió|encendieron} ^, y se vieron mejor las caras',
      '@ {encendió|encendieron} ^, y se juntaron alrededor',
    ],
  },
  /** An instrument that is liked: it sounds, whoever plays it. */
  sounded: {
    near: ['@ no {soltaba|soltaban} ^', 'de vez en cuando, sonaba un poquito ^'],
    helps: [
      '@ {sacó|sacaron} ^, y no faltó quien ~ hiciera sonar',
      '@ {acercó|acercaron} ^, y se armó una fiesta chiquita',
    ],
  },
  shaken: {
    near: ['@ {agitaba|agitaban} ^ de vez en cuando', '@ no {soltaba|soltaban} ^'],
    helps: ['@ {agitó|agitaron} ^ con todas las ganas', '@ {agitó|agitaron} ^, sin perder el compás'],
  },
  pieced: {
    near: ['a ratos, @ le {ponía|ponían} una pieza a ^', '@ {llevaba|llevaban} ^ a medias'],
    helps: [
      '@ {puso|pusieron} una pieza de ^, y hubo que buscar la siguiente',
      '@ {abrió|abrieron} ^, y lo primero fue buscar las piezas de las orillas',
    ],
  },
  built: {
    near: CARRIED,
    helps: ['@ se {puso|pusieron} a armar ^, y hubo que acercarse a mirar'],
  },
  /** What runs on wheels, and fits a hand. */
  run: {
    near: ['@ {hacía|hacían} rodar ^ por donde había lugar', '@ no {perdía|perdían} de vista ^'],
    helps: [
      '@ {echó|echaron} a andar ^, y hubo que quedarse a mirar',
      '@ {hizo|hicieron} dar una vuelta completa a ^, y nadie le quitó los ojos de encima',
    ],
  },
  jumped: {
    near: ['@ no le {quitaba|quitaban} los ojos a ^'],
    helps: ['@ {saltó|saltaron} en ^ con los dos pies', '@ {saltó|saltaron} en ^, y salpicó hasta arriba'],
  },
  /** What is done with a tool, and can be done wherever they are. */
  done: {
    near: ['@ {llevaba|llevaban} ^ por si había un rato libre', '@ {tenía|tenían} a mano ^, por si acaso'],
    helps: [
      '@ {sacó|sacaron} ^ y se {puso|pusieron} a %, y hubo que acercarse a mirar',
      '@ {dejó|dejaron} ^ a la vista y se {puso|pusieron} a %, y se hizo un silencio de los buenos',
    ],
  },
  /** What is done with a tool, and elsewhere. */
  taught: {
    near: ['@ {llevaba|llevaban} ^ por si acaso', '@ {tenía|tenían} a mano ^, por si acaso'],
    helps: [
      '@ {contó|contaron} cómo es eso de %, con ^ y todo',
      '@ {sacó|sacaron} ^ y {explicó|explicaron} cómo es eso de %',
    ],
  },
  told: {
    near: ['@ {miraba|miraban} de vez en cuando ^', '@ {llevaba|llevaban} ^ siempre a mano'],
    helps: SPOKEN_OF,
  },
  held: {
    near: CARRIED,
    helps: [
      '@ {mostró|mostraron} ^ como se muestra lo que más se quiere',
      '@ {levantó|levantaron} ^ para que se viera bien',
    ],
  },
} as const satisfies Record<string, Use>

/** What is done with it by who has no hands for it, or too few words. */
export const BY_BEASTS: Readonly<Partial<Record<keyof typeof USES, Use['helps']>>> = {
  eaten: ['@ {dejó|dejaron} ^ a la mitad, que es mucho dejar'],
  held: [
    '@ {sacudió|sacudieron} ^ con tanto gusto que hubo que apartarse',
    '@ {dejó|dejaron} ^ en el suelo, a la vista de todos, y {movió|movieron} la cola',
    '@ {dejó|dejaron} ^ a la vista de todos, y de ahí no se {movió|movieron}',
  ],
}
export const BESIDE_IT = [
  '@ se {acomodó|acomodaron} junto a ^, como en su casa',
  '@ {olió|olieron} ^ por todos lados y se {sentó|sentaron} al lado',
]
export const BY_SMALL: Readonly<Partial<Record<keyof typeof USES, Use['helps']>>> = {
  eaten: ['@ {probó|probaron} ^, y luego todos', '@ {dijo|dijeron} «ñam», y ^ alcanzó para todos'],
  drunk: ['@ {dio|dieron} un traguito de ^. «¡Ah!»', '@ {miró|miraron} ^ y {dijo|dijeron} «salud»'],
  sipped: ['@ {dio|dieron} un traguito de ^. «¡Ah!»'],
  played: ['@ {tocó|tocaron} ^. $'],
  heard: ['@ {escuchó|escucharon} ^. $', '@ {escuchó|escucharon} ^ sin moverse'],
  told: ['@ {señaló|señalaron} ^. «¡Mira!»', '@ {mostró|mostraron} ^ a todos'],
  sounded: ['@ {hizo|hicieron} sonar ^. $'],
  shaken: ['@ {agitó|agitaron} ^. $'],
  run: ['@ {hizo|hicieron} rodar ^. $', '@ {empujó|empujaron} ^, y allá fue. $'],
  jumped: ['@ {saltó|saltaron} en ^. $'],
  pieced: ['@ {puso|pusieron} una pieza de ^. «¡Ya!»'],
}
/** By a baby, what is neither held nor hugged. */
export const BY_BABIES: Readonly<Partial<Record<keyof typeof USES, Use['helps']>>> = {
  eaten: BY_SMALL.eaten!,
  drunk: BY_SMALL.sipped!,
  sipped: BY_SMALL.sipped!,
  heard: BY_SMALL.heard!,
  shaken: BY_SMALL.shaken!,
  told: ['@ {miró|miraron} ^ con los ojos muy abiertos', '@ {estiró|estiraron} las manos hacia ^'],
}
/** By who was born days ago: it is looked at. */
export const BY_NEWBORNS = ['@ {miró|miraron} ^ con los ojos muy abiertos', '@ no le {quitó|quitaron} los ojos a ^']
export const HUGGED = ['@ {abrazó|abrazaron} ^ con todas sus fuerzas', '@ se {abrazó|abrazaron} a ^ y se {rio|rieron}']
export const KEPT: Use = {
  near: CARRIED,
  helps: [
    '@ {sostuvo|sostuvieron} ^ con las dos manos, sin prisa',
    '@ {mostró|mostraron} ^ y {habló|hablaron} un buen rato de &',
  ],
}
/** What is done with a tool is told whole. */
const TOLD_OF: Use = { near: CARRIED, helps: KEPT.helps.slice(1) }
export const REMEMBERED: Readonly<Partial<Record<keyof typeof USES, Use>>> = {
  eaten: USES.eaten,
  drunk: USES.drunk,
  sipped: USES.sipped,
  heard: USES.heard,
  danced: USES.heard,
  grown: USES.grown,
  lit: USES.lit,
  taught: TOLD_OF,
  done: TOLD_OF,
}
export const AT_REST: Use = {
  near: ['muy cerca de @ descansaba ^'],
  helps: ['^ se acomodó cerca de @, y se hizo la calma'],
}
