import { CARRIED, USES } from './uses.ts'
import type { Use } from './uses-in-hand.ts'

/** What is done with it by who has no hands for it, or too few words. */
export const BY_BEASTS: Readonly<Partial<Record<keyof typeof USES, Use['helps']>>> = {
  mirrored: USES.mirrored.helps,
  eaten: ['@ {dejó|dejaron} ^ a la mitad, que es mucho dejar'],
  thrown: ['@ {empujó|empujaron} ^ con la nariz y {echó|echaron} a correr detrás'],
  heard: ['@ {ladeó|ladearon} la cabeza y {escuchó|escucharon} # hasta el final'],
  aired: ['@ {ladeó|ladearon} la cabeza y {escuchó|escucharon} # hasta el final'],
  recorded: ['@ {ladeó|ladearon} la cabeza y {escuchó|escucharon} ^ hasta el final'],
  screened: ['@ se {sentó|sentaron} ante ^, y hubo que sentarse detrás a ver qué miraba'],
  hummed: ['@ {ladeó|ladearon} la cabeza y {escuchó|escucharon} ^ hasta el final'],
  held: [
    '@ {dejó|dejaron} ^ en el suelo, a la vista de todos, y {movió|movieron} la cola',
    '@ {dejó|dejaron} ^ a la vista de todos, y de ahí no se {movió|movieron}',
  ],
}
/** What they get into, or lie on. */
export const IN_IT = ['@ se {acomodó|acomodaron} en ^, como en su casa']
/** 'dormir arriba del router' */
export const SLEPT_ON = /^(?:dormir|echarse|acostarse|tumbarse|subirse)(?:se)? (?:encima|arriba|sobre) /u
/** What they sleep on. */
export const ON_IT: Use = {
  near: ['@ {volvía|volvían} a cada rato a echarse sobre ^'],
  helps: [
    '@ se {acomodó|acomodaron} sobre ^, como en su casa',
    '@ se {echó|echaron} sobre ^, y de ahí no se {movió|movieron}',
  ],
}
export const BESIDE_IT = [
  '@ se {acomodó|acomodaron} junto a ^, como en su casa',
  '@ {olió|olieron} ^ por todos lados y se {sentó|sentaron} al lado',
]
export const BY_SMALL: Readonly<Partial<Record<keyof typeof USES, Use['helps']>>> = {
  eaten: ['@ {comió|comieron} #. «¡Ñam!»', '@ {dijo|dijeron} «ñam», y todos a comer #'],
  cooked: ['@ {comió|comieron} #. «¡Ñam!»'],
  drunk: ['@ {dio|dieron} un traguito de #. «¡Ah!»'],
  sipped: ['@ {dio|dieron} un traguito de #. «¡Ah!»'],
  played: ['@ {tocó|tocaron} ^. $'],
  heard: ['@ {escuchó|escucharon} #. $', '@ {escuchó|escucharon} # sin moverse'],
  aired: ['@ {escuchó|escucharon} #. $', '@ {escuchó|escucharon} # sin moverse'],
  recorded: ['@ {escuchó|escucharon} ^ sin moverse'],
  hummed: ['@ {tarareó|tararearon} ^. $'],
  told: ['@ {señaló|señalaron} ^. «¡Mira!»', '@ {mostró|mostraron} ^ a todos'],
  sounded: ['@ {hizo|hicieron} sonar ^. $'],
  shaken: ['@ {agitó|agitaron} ^. $'],
  run: ['@ {hizo|hicieron} rodar ^. $', '@ {empujó|empujaron} ^, y allá fue. $'],
  ticked: ['@ {acercó|acercaron} la oreja a ^. $'],
  switched: ['@ {oyó|oyeron} ^. $'],
  skated: ['@ se {puso|pusieron} ^. $'],
  splashed: ['@ {saltó|saltaron} en un charco. $'],
  counted: ['@ {contó|contaron} con ^. «¡Uno, dos, tres!»'],
  toyed: ['@ {hizo|hicieron} bailar ^', '@ {prestó|prestaron} ^ un ratito'],
  pieced: ['@ {puso|pusieron} una pieza de ^. «¡Ya!»'],
  smelt: ['@ {sacó|sacaron} ^. «¡Puaj!»'],
  watched: ['@ {miró|miraron} # hasta el final'],
  screened: ['@ {miró|miraron} ^ sin moverse. «¡Otra vez!»'],
  sailed: ['@ {empujó|empujaron} ^, y allá fue. $'],
}
/** By a baby, what is neither held nor hugged. */
export const BY_BABIES: Readonly<Partial<Record<keyof typeof USES, Use['helps']>>> = {
  eaten: BY_SMALL.eaten!,
  drunk: BY_SMALL.sipped!,
  sipped: BY_SMALL.sipped!,
  heard: BY_SMALL.heard!,
  aired: BY_SMALL.aired!,
  recorded: BY_SMALL.recorded!,
  hummed: ['@ {oyó|oyeron} ^ hasta el final'],
  shaken: BY_SMALL.shaken!,
  ticked: ['@ {oyó|oyeron} ^. $'],
  switched: BY_SMALL.switched!,
  sounded: ['@ {oyó|oyeron} ^. $'],
  watched: BY_SMALL.watched!,
  screened: ['@ {miró|miraron} ^ con los ojos muy abiertos'],
  told: ['@ {miró|miraron} ^ con los ojos muy abiertos', '@ {estiró|estiraron} las manos hacia ^'],
}
/** By who was born days ago: it is looked at. */
export const BY_NEWBORNS = ['@ {miró|miraron} ^ con los ojos muy abiertos', '@ no le {quitó|quitaron} los ojos a ^']
/** By them, what is heard. */
export const HEARD_BY_NEWBORNS = [
  '@ {oyó|oyeron} ^ con los ojos muy abiertos',
  '@ {oyó|oyeron} ^ hasta el final, sin cerrar los ojos',
]
export const HUGGED = ['@ {abrazó|abrazaron} ^ con todas sus fuerzas', '@ se {abrazó|abrazaron} a ^ y se {rio|rieron}']
export const KEPT: Use = {
  near: CARRIED,
  helps: ['@ se {quedó|quedaron} mirando ^, sin prisa', '@ {pasó|pasaron} la mano por ^, muy despacio'],
}
/** What a beast that is missed was given: nobody eats it in its stead. */
export const PUT_DOWN: Use = {
  near: CARRIED,
  helps: ['@ {dejó|dejaron} ^ en el suelo, que siempre fue su sitio'],
}
/** What is done with a tool is told whole. */
const TOLD_OF: Use = { near: CARRIED, helps: ['@ {pasó|pasaron} la mano por ^ y {habló|hablaron} un buen rato de &'] }
/** It sounds, and nobody plays it in their stead. */
const TOUCHED: Use = {
  near: ['@ {rozaba|rozaban} ^, y sonaba apenas'],
  helps: ['@ {rozó|rozaron} ^ con los dedos, y sonó: «$»', '@ {apoyó|apoyaron} la mano en ^, y algo sonó, bajito'],
}
/** It speaks by itself. */
const VOICED: Use = {
  near: ['@ {llevaba|llevaban} ^ a poco volumen'],
  helps: ['@ {encendió|encendieron} ^, y la voz que salió llenó todo el silencio'],
}
export const REMEMBERED: Readonly<Partial<Record<keyof typeof USES, Use>>> = {
  eaten: USES.eaten,
  drunk: USES.drunk,
  sipped: USES.sipped,
  told: { near: USES.told.near, helps: KEPT.helps },
  played: TOUCHED,
  sounded: TOUCHED,
  ticked: USES.ticked,
  turned: USES.turned,
  unfolded: USES.unfolded,
  prayed: USES.prayed,
  smelt: PUT_DOWN,
  radio: VOICED,
  screened: VOICED,
  cooked: USES.eaten,
  heard: USES.heard,
  aired: USES.aired,
  recorded: USES.recorded,
  hummed: USES.hummed,
  danced: USES.heard,
  grown: USES.grown,
  lit: USES.lit,
  taught: TOLD_OF,
  made: TOLD_OF,
  done: TOLD_OF,
}
export const AT_REST: Use = {
  near: ['muy cerca de @ descansaba ^'],
  helps: ['^ se acomodó cerca de @, y se hizo la calma'],
}
