import type { Person } from '../language/person.ts'
import type { TraitClass } from '../language/trait-classes.ts'

/** A sentence or two about a quality, beside what is done because of it. */
type Echo = (r: Person) => string

/** How it shows on any day, before it is needed, and what stays of it afterwards where it was shown. */
type Echoes = { signs: readonly [Echo, Echo]; stays: readonly [string, string] }

const GIVING: Echoes = {
  signs: [
    (r) =>
      `A ${r.name} las cosas ${r.le} gustan el doble cuando las ${r.v('da')}. Y las ${r.v('da')} completas, sin guardarse la mitad.`,
    (r) => `En la bolsa de ${r.name} siempre hay algo de más, por si alguien no trae.`,
  ],
  stays: [
    'Desde ese día, por ahí, el primer plato se sirve a quien está al lado.',
    'A la mañana siguiente apareció un pan en una puerta, sin nota.',
  ],
}

const HELPING: Echoes = {
  signs: [
    (r) => `${r.name} ${r.v('nota')} quién tiene frío y quién no ha comido. Lo ${r.v('nota')} sin preguntar.`,
    (r) => `Hay quien pasa de largo. ${r.name} ${r.v('detiene')} la puerta y ${r.v('espera')}.`,
  ],
  stays: [
    'Nadie volvió a cargar a solas lo más pesado.',
    'Quedó la costumbre de voltear, antes de irse, a ver si falta alguien.',
  ],
}

const LISTENING: Echoes = {
  signs: [
    (r) =>
      `Hay quien pregunta «¿cómo estás?» y sigue caminando. ${r.name} ${r.v('pregunta')} y ${r.v('espera')} la respuesta.`,
    (r) => `A ${r.name} la gente ${r.le} cuenta cosas que no pensaba contar.`,
  ],
  stays: [
    'Desde entonces hay quien dice «¿y luego?», y de verdad espera.',
    'Más de uno aprendió ese día a callarse a tiempo.',
  ],
}

const STAYING: Echoes = {
  signs: [
    (r) => `Cuando todos se han ido, siempre queda una silla ocupada. Es la de ${r.name}.`,
    (r) => `${r.name} ${r.v('guarda')} lugar: en la mesa, en la fila, donde sea.`,
  ],
  stays: [
    'Esa noche quedó una luz prendida, por si alguien llegaba tarde.',
    'Desde entonces hay siempre una silla de más, por si acaso.',
  ],
}

const TENDER: Echoes = {
  signs: [
    (r) => `Los enojos, con ${r.name}, duran lo que tarda en enfriarse una sopa.`,
    (r) => `${r.name} ${r.v('saluda')} con las dos manos, porque con una no alcanza.`,
  ],
  stays: [
    'A la despedida nadie dio la mano: se dieron abrazos, y hubo quien repitió.',
    'Dos que llevaban meses sin hablarse se hablaron ese día.',
  ],
}

const LAUGHING: Echoes = {
  signs: [
    (r) => `Donde ${r.v('está')} ${r.name}, tarde o temprano alguien se ríe. Casi siempre temprano.`,
    (r) => `Hay cuartos que se ven más grandes cuando ${r.v('entra')} ${r.name}.`,
  ],
  stays: [
    'Todavía se oye por ahí, de pronto, una carcajada sin motivo.',
    'A más de uno le dolieron los cachetes tres días, de tanto usarlos.',
  ],
}

const CURIOUS: Echoes = {
  signs: [
    (r) => `${r.name} ${r.v('mira')} debajo de las cosas. Casi siempre hay algo.`,
    (r) => `Donde los demás ven una caja cerrada, ${r.name} ${r.v('ve')} una pregunta.`,
  ],
  stays: [
    'Desde entonces, antes de decir «no se puede», hay quien pregunta «¿y si sí?».',
    'En una pared quedó escrita una pregunta. Nadie la borra: sirve.',
  ],
}

const BRAVE: Echoes = {
  signs: [
    (r) => `Cuando hay que dar el primer paso y todos se miran los zapatos, ${r.name} ${r.v('mira')} hacia adelante.`,
    (r) => `Hay puertas que nadie quiere abrir. ${r.name} las ${r.v('abre')}.`,
  ],
  stays: [
    'Quien ha visto a alguien dar el paso ya no puede decir que no se puede.',
    'Hubo quien se atrevió por fin a lo que llevaba años sin atreverse.',
  ],
}

const STRAIGHT: Echoes = {
  signs: [
    (r) => `${r.name} no ${r.v('tiene')} dos caras. Con una ${r.le} basta.`,
    (r) => `Lo que ${r.name} ${r.v('dice')} de frente es lo mismo que ${r.v('dice')} de espaldas.`,
  ],
  stays: [
    'Desde entonces, por ahí, se dan las cuentas antes de que nadie las pida.',
    'Las cuentas, desde entonces, salen claras.',
  ],
}

const STEADY: Echoes = {
  signs: [
    (r) => `${r.name} ${r.v('empieza')} las cosas y, lo que es más raro, las ${r.v('termina')}.`,
    (r) => `Lo que no sale hoy, ${r.name} lo ${r.v('intenta')} mañana, sin hacer ruido.`,
  ],
  stays: [
    'Desde entonces, cuando algo no sale, alguien dice «otra», y se vuelve a empezar.',
    'Lo que cuesta se cuida más. Eso se notó.',
  ],
}

const CALM: Echoes = {
  signs: [
    (r) => `Junto a ${r.name} los relojes parecen ir más despacio, y nadie llega tarde.`,
    (r) => `${r.name} ${r.v('cuenta')} hasta diez sin que se note.`,
  ],
  stays: [
    'Nadie alzó la voz en lo que quedaba del día. Nadie lo había pedido.',
    'La prisa se quedó esperando afuera, y al rato se fue.',
  ],
}

const MAKING: Echoes = {
  signs: [
    (r) => `Cuando algo no sale, siempre hay quien dice el mismo nombre: ${r.name}.`,
    (r) => `Las cosas difíciles, cuando las ${r.v('hace')} ${r.name}, se ven fáciles.`,
  ],
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
