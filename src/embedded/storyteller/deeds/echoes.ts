import type { TraitClass } from '../language/trait-classes.ts'

/** What stays of a quality where it was shown. */
type Echoes = { stays: readonly [string, string] }

const GIVING: Echoes = {
  stays: [
    'Desde ese día, por ahí, el primer plato se sirve a quien está al lado.',
    'A la mañana siguiente apareció un pan en una puerta, sin nota.',
  ],
}

const HELPING: Echoes = {
  stays: [
    'Nadie volvió a cargar a solas lo más pesado.',
    'Quedó la costumbre de voltear, antes de irse, a ver si falta alguien.',
  ],
}

const LISTENING: Echoes = {
  stays: [
    'Desde entonces hay quien dice «¿y luego?», y de verdad espera.',
    'Más de uno aprendió ese día a callarse a tiempo.',
  ],
}

const STAYING: Echoes = {
  stays: [
    'Esa noche quedó una luz prendida, por si alguien llegaba tarde.',
    'Desde entonces hay siempre una silla de más, por si acaso.',
  ],
}

const TENDER: Echoes = {
  stays: [
    'A la despedida nadie dio la mano: se dieron abrazos, y hubo quien repitió.',
    'Dos que llevaban meses sin hablarse se hablaron ese día.',
  ],
}

const LAUGHING: Echoes = {
  stays: [
    'Todavía se oye por ahí, de pronto, una carcajada sin motivo.',
    'A más de uno le dolieron los cachetes tres días, de tanto usarlos.',
  ],
}

const CURIOUS: Echoes = {
  stays: [
    'Desde entonces, antes de decir «no se puede», hay quien pregunta «¿y si sí?».',
    'En una pared quedó escrita una pregunta. Nadie la borra: sirve.',
  ],
}

const BRAVE: Echoes = {
  stays: [
    'Quien ha visto a alguien dar el paso ya no puede decir que no se puede.',
    'Hubo quien se atrevió por fin a lo que llevaba años sin atreverse.',
  ],
}

const STRAIGHT: Echoes = {
  stays: [
    'Desde entonces, por ahí, se dan las cuentas antes de que nadie las pida.',
    'Las cuentas, desde entonces, salen claras.',
  ],
}

const STEADY: Echoes = {
  stays: [
    'Desde entonces, cuando algo no sale, alguien dice «otra», y se vuelve a empezar.',
    'Lo que cuesta se cuida más. Eso se notó.',
  ],
}

const CALM: Echoes = {
  stays: [
    'Nadie alzó la voz en lo que quedaba del día. Nadie lo había pedido.',
    'La prisa se quedó esperando afuera, y al rato se fue.',
  ],
}

const MAKING: Echoes = {
  stays: ['Lo que se aprende así no se olvida.', 'Lo bien hecho se queda mirando a quien lo hizo.'],
}

/** By the id of a family of qualities; one that is not here shows in its deed alone. */
export const ECHOES: Readonly<Record<string, Echoes>> = {
  'sharing food': GIVING,
  'cooking for all': GIVING,
  generosity: GIVING,
  'sharing things': GIVING,
  nursing: HELPING,
  siblings: HELPING,
  helping: HELPING,
  caring: HELPING,
  'remembering names': LISTENING,
  listening: LISTENING,
  empathy: LISTENING,
  'making time': LISTENING,
  'waiting up': STAYING,
  loyalty: STAYING,
  'leaving nobody out': STAYING,
  'bringing together': STAYING,
  hugs: TENDER,
  tenderness: TENDER,
  forgiving: TENDER,
  'making laugh': LAUGHING,
  laughter: LAUGHING,
  smile: LAUGHING,
  joy: LAUGHING,
  energy: LAUGHING,
  dancing: LAUGHING,
  singing: LAUGHING,
  'light in hard times': LAUGHING,
  'laughing at oneself': LAUGHING,
  curiosity: CURIOUS,
  imagination: CURIOUS,
  dreaming: CURIOUS,
  learning: CURIOUS,
  cleverness: CURIOUS,
  adventure: CURIOUS,
  fearlessness: BRAVE,
  bravery: BRAVE,
  defending: BRAVE,
  strength: BRAVE,
  'afraid but going': BRAVE,
  'a new land': BRAVE,
  honesty: STRAIGHT,
  fairness: STRAIGHT,
  authenticity: STRAIGHT,
  integrity: STRAIGHT,
  'owning up': STRAIGHT,
  'keeping promises': STRAIGHT,
  perseverance: STEADY,
  'getting up again': STEADY,
  'carrying on': STEADY,
  training: STEADY,
  'studying and working': STEADY,
  'not complaining': STEADY,
  'hard work': STEADY,
  responsibility: STEADY,
  order: STEADY,
  calm: CALM,
  patience: CALM,
  wisdom: CALM,
  'homework patience': CALM,
  teaching: MAKING,
  'making by hand': MAKING,
  fixing: MAKING,
  'being good at it': MAKING,
  'working it out': MAKING,
  leading: MAKING,
}

/** The running joke once more, when all is over: nothing about it has changed. */
export const LAST_LAUGHS: Record<TraitClass, readonly [string, string]> = {
  sound: [
    'Y en medio del silencio volvió a oírse lo de siempre. Esta vez nadie se tapó las orejas.',
    'Se sigue oyendo, claro. Cuando no se oye, todos preguntan.',
  ],
  loses: [
    'De vuelta faltaba algo, como siempre. Lo buscaron entre todos y sin prisa.',
    'Algo más se perdió aquel día. Ya aparecerá, donde menos.',
  ],
  late: [
    'Nadie volvió a mirar el reloj. Se llega cuando se llega.',
    'La hora, desde entonces, la pone quien llega al final.',
  ],
  mark: [
    'En las fotos no hay que decir quién es quién: se ve.',
    'Un niño quiso saber cómo se consigue una seña así. Le dijeron que no se vende.',
  ],
  clothes: [
    'Al día siguiente, más de uno salió a la calle con la misma facha. Era un homenaje.',
    'Lo que antes daba risa llevar puesto, desde aquel día es moda.',
  ],
  fear: [
    'Los sustos también volvieron, pero se sentaron más lejos.',
    'Alguien dejó una luz prendida, sin preguntar. Así se hace.',
  ],
  food: [
    'Lo que sobró de comer no llegó ni a la puerta. Se sabe por qué.',
    'Hubo que servir dos veces. Alguien propuso una tercera, y ya se imaginan quién.',
  ],
  collects: [
    'A la colección le salió una pieza nueva. Hubo que hacer lugar.',
    'Una cosa más fue a dar al bolsillo de siempre. Nunca se sabe.',
  ],
  cannot: [
    'Alguien propuso dar unas clases. Se votó, y ganó que así se queda.',
    'Otro día se aprende. O no, y tampoco pasa nada.',
  ],
  sleepy: [
    'Antes del postre ya cabeceaba alguien. No hace falta decir quién.',
    'El final, como siempre, hubo que contarlo otra vez por la mañana.',
  ],
  cries: ['Y sí, hubo lágrimas, de las que no piden pañuelo.', 'Alguien repartió servilletas a tiempo. La costumbre.'],
  talks: ['La plática siguió mucho después del final.', 'Y claro, siempre faltaba decir algo.'],
  stubborn: [
    'Se discutió quién había tenido la razón. La discusión sigue.',
    'Todo salió como se había dicho desde el principio, y no hubo modo de negarlo.',
  ],
  other: [
    'Lo de siempre, por supuesto, sigue igual. Ya nadie lo cambiaría por nada.',
    'Aquello que antes daba risa ahora se presume.',
  ],
}
