import type { TraitClass } from '../language/trait-classes.ts'

/** What stays of what was done, with the marks of an act: `@` who did it, `[dijo]` a verb of theirs. */
type Echoes = { stays: readonly [string, string, string] }

const GIVING: Echoes = {
  stays: [
    'Lo que @ [dio] aquel día no [le] hizo falta nunca.',
    'A @ nadie [le] pudo pagar aquello. Hubo quien lo intentó, y @ no lo [quiso].',
    'De lo que @ [dio] se habló varias veces, y cada vez parecía más.',
  ],
}

const HELPING: Echoes = {
  stays: [
    'Alguien hizo después por otra persona lo mismo que @ [había] hecho. Así empezó a correrse.',
    'Lo que @ [hizo] por quien lo necesitaba se contó muchas veces, y no hizo falta agregarle nada.',
    'Cuando alguien preguntó quién ayudaba, ya todos sabían el nombre: @.',
  ],
}

const LISTENING: Echoes = {
  stays: [
    'Lo que @ [oyó] aquel día no se lo [contó] a nadie.',
    'A quien habló con @ le duró el alivio hasta el día siguiente, y más.',
    'Desde entonces hay quien pregunta «¿y luego?», como @, y de verdad espera.',
  ],
}

const STAYING: Echoes = {
  stays: [
    'A la hora de irse, @ no [fue] de quienes corrieron.',
    'Cuando preguntaron quién seguía ahí, nadie tuvo que decir que @.',
    'De @ se aprendió una cosa: que irse no es obligatorio.',
  ],
}

const TENDER: Echoes = {
  stays: [
    'A la despedida nadie dio la mano: @ [había] enseñado otra manera.',
    'Quien había estado con @ llegó a su casa y abrazó a quien encontró. Eso se pega.',
    'Quien recibió aquello de @ lo repitió esa misma noche, en su casa.',
  ],
}

const LAUGHING: Echoes = {
  stays: [
    'Días después, alguien se acordó de @ y se rio a solas en la calle.',
    'A más de uno le dolió la cara tres días, de tanto reírse. La culpa la [tenía] @.',
    'Todavía hay quien cuenta lo de @, y no llega al final, de la risa.',
  ],
}

const CURIOUS: Echoes = {
  stays: [
    'A @ todavía [le] quedaban tres preguntas. Se apuntaron para otro día.',
    'Desde entonces hay quien mira las cosas por debajo, como @.',
    'Hay preguntas de @ que todavía andan por ahí, de boca en boca.',
  ],
}

const BRAVE: Echoes = {
  stays: [
    'Quien vio a @ aquel día lo cuenta todavía, y a veces también se atreve.',
    'A @ nadie [le] preguntó si [había] tenido miedo. Ya no importaba.',
    'El valor se pega: quien estuvo cerca de @ lo notó al día siguiente.',
  ],
}

const STRAIGHT: Echoes = {
  stays: [
    'Quien conoció a @ aquel día [le] dejaría las llaves de su casa.',
    'Lo que @ [dijo] aquel día, dicho quedó.',
    'Desde entonces, para decir que algo es seguro, hay quien dice «como @».',
  ],
}

const STEADY: Echoes = {
  stays: [
    'Que aquello costaba, ya se sabía. Desde ese día se sabe también cómo es @.',
    'Desde entonces, cuando algo no sale, hay quien se acuerda de @ y vuelve a empezar.',
    'A @ nadie [le] oyó decir «ya no».',
  ],
}

const CALM: Echoes = {
  stays: [
    'Nadie alzó la voz en lo que quedaba del día. @ tampoco lo [había] pedido.',
    'La prisa se fue a buscar a otra gente. Con @ ya no podía.',
    'De la calma de @ quedó bastante para el día siguiente.',
  ],
}

const MAKING: Echoes = {
  stays: [
    'Más de uno mira todavía sus propias manos, por si algo se le pegó de @.',
    'Todavía hay quien le pregunta a @ cómo se hacen las cosas.',
    'A quien no sabe por dónde empezar lo mandan todavía con @.',
  ],
}

const NAMING: Echoes = {
  stays: [
    'Desde entonces hay quien pregunta primero el nombre, como @.',
    'A @ nadie [le] tuvo que recordar cómo se llamaba nadie.',
    'Hubo quien dijo su propio nombre en voz alta, por el gusto de oírlo como lo [decía] @.',
  ],
}

const SINGING: Echoes = {
  stays: [
    'La canción de @ se oyó varios días, silbada por otra gente.',
    'Hay quien todavía la tararea sin saber que la aprendió de @.',
    'A la despedida se cantó otra vez, y la [empezó] @.',
  ],
}

const DANCING: Echoes = {
  stays: [
    'Más de uno siguió moviendo los pies por debajo de la mesa. La culpa la [tenía] @.',
    'Hay quien baila a escondidas desde entonces, como [bailó] @.',
    'A la despedida nadie caminaba derecho: iban todos al compás de @.',
  ],
}

const EVEN: Echoes = {
  stays: [
    'Desde entonces, cuando hay que repartir, alguien dice: «Como @».',
    'Lo que [repartió] @ no lo discutió nadie.',
    'Quien siempre recibía menos se acuerda de @ cada vez que le toca lo mismo.',
  ],
}

/** By the id of a family of qualities; one that is not here shows in its deed alone. */
export const ECHOES: Readonly<Record<string, Echoes>> = {
  'making happy': GIVING,
  safety: STAYING,
  'company in sorrow': STAYING,
  'as one': STAYING,
  kindness: HELPING,
  'believing in others': HELPING,
  'sharing food': GIVING,
  'cooking for all': GIVING,
  generosity: GIVING,
  'sharing things': GIVING,
  nursing: HELPING,
  siblings: HELPING,
  helping: HELPING,
  caring: HELPING,
  'remembering names': NAMING,
  listening: LISTENING,
  empathy: LISTENING,
  'making time': STAYING,
  'waiting up': STAYING,
  loyalty: STAYING,
  'leaving nobody out': STAYING,
  'bringing together': STAYING,
  hugs: TENDER,
  tenderness: TENDER,
  'making laugh': LAUGHING,
  laughter: LAUGHING,
  joy: LAUGHING,
  dancing: DANCING,
  singing: SINGING,
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
  'afraid but going': BRAVE,
  honesty: STRAIGHT,
  fairness: EVEN,
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
  'there before anybody': STEADY,
  'glad for others': GIVING,
  trusting: STAYING,
  calm: CALM,
  patience: CALM,
  'homework patience': CALM,
  teaching: MAKING,
  'making by hand': MAKING,
  fixing: MAKING,
  'being good at it': MAKING,
  'working it out': MAKING,
}

/** The running joke once more, when all is over: nothing about it has changed. */
export const LAST_LAUGHS: Record<TraitClass, readonly [string, string]> = {
  sound: [
    'Y en medio del silencio volvió a oírse lo de siempre. Nadie quiso que parara.',
    'Lo de siempre se sigue oyendo, claro. Cuando no se oye, todos preguntan.',
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
