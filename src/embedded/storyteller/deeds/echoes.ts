import type { Person } from '../language/person.ts'
import type { TraitClass } from '../language/trait-classes.ts'

/** A sentence about a quality, beside what is done because of it; `el` is what they like, as it is known on stage. */
type Echo = (r: Person, el: string) => string

/** How it shows on any day, before it is needed, and what stays of it afterwards where it was shown. */
type Echoes = { signs: readonly [Echo, Echo]; stays: readonly [Stay, Stay] }
type Stay = (el: string) => string

const GIVING: Echoes = {
  signs: [
    (r, el) =>
      `Si hay una sola galleta, ${r.name} la ${r.v('parte')} en dos y le ${r.v('da')} el pedazo grande a quien esté más cerca de ${el}.`,
    (r, el) =>
      `${r.name} siempre ${r.v('lleva')} algo de más por si alguien no trae, aunque ese día lo importante fuera ${el}.`,
  ],
  stays: [
    (el) => `Desde ese día el primer plato se sirve a quien está al lado, con ${el} de testigo.`,
    (el) => `A la mañana siguiente apareció un pan en una puerta, y del autor solo sabe algo ${el}.`,
  ],
}

const HELPING: Echoes = {
  signs: [
    (r, el) =>
      `Aunque esté por medio ${el}, ${r.name} ${r.v('nota')} sin preguntar quién trae frío y quién no ha comido.`,
    (r, el) =>
      `Hay quien pasa de largo, y ${r.name}, con ${el} y todo, ${r.v('detiene')} la puerta y ${r.v('espera')}.`,
  ],
  stays: [
    (el) => `Nadie volvió a cargar a solas lo más pesado: siempre hay quien se acerca desde donde está ${el}.`,
    (el) => `Quedó la costumbre de voltear hacia ${el}, antes de irse, a ver si falta alguien.`,
  ],
}

const LISTENING: Echoes = {
  signs: [
    (r, el) =>
      `${r.name} ${r.v('pregunta')} «¿cómo estás?» y ${r.v('espera')} la respuesta, aunque ${el} tenga que esperar también.`,
    (r, el) => `Se empieza hablando de ${el}, y a ${r.name} la gente ${r.le} cuenta cosas que no pensaba contar.`,
  ],
  stays: [
    (el) => `Desde entonces, junto a ${el}, hay quien dice «¿y luego?», y de verdad espera.`,
    (el) => `Más de uno aprendió ese día a callarse a tiempo, y fue mirando hacia ${el}.`,
  ],
}

const STAYING: Echoes = {
  signs: [
    (r, el) => `Cuando todos se han ido y ya solo queda ${el}, todavía hay una silla ocupada: la de ${r.name}.`,
    (r, el) => `${r.name} ${r.v('guarda')} lugar en la mesa, en la fila y a un lado de ${el}.`,
  ],
  stays: [
    (el) => `Esa noche quedó una luz prendida, al lado de ${el}, por si alguien llegaba tarde.`,
    (el) => `Desde entonces hay siempre una silla de más, cerca de ${el}, por si acaso.`,
  ],
}

const TENDER: Echoes = {
  signs: [
    (r, el) => `Los enojos, con ${r.name}, duran lo que se tarda en llegar hasta ${el}.`,
    (r, el) => `${r.name} ${r.v('saluda')} con las dos manos, aunque deje esperando a ${el}.`,
  ],
  stays: [
    (el) => `A la despedida nadie dio la mano: se dieron abrazos, con ${el} en medio, y hubo quien repitió.`,
    (el) => `Dos que llevaban meses sin hablarse se hablaron ese día, y empezaron por ${el}.`,
  ],
}

const LAUGHING: Echoes = {
  signs: [
    (r, el) => `Donde ${r.v('está')} ${r.name}, tarde o temprano alguien se ríe, y ese día fue por ${el}.`,
    (r, el) => `Hay cuartos que se ven más grandes cuando ${r.v('entra')} ${r.name}, y con ${el} más todavía.`,
  ],
  stays: [
    (el) => `Todavía se oye de pronto una carcajada, y es que alguien se acordó de ${el}.`,
    (el) => `A más de uno le dolían los cachetes nada más de acordarse de ${el}.`,
  ],
}

const CURIOUS: Echoes = {
  signs: [
    (r, el) => `${r.name} ${r.v('mira')} debajo de las cosas, también debajo de ${el}, y casi siempre hay algo.`,
    (r, el) =>
      `Donde los demás ven una caja cerrada, ${r.name} ${r.v('ve')} una pregunta, y sobre ${el} ya ${r.v('hizo')} veinte.`,
  ],
  stays: [
    (el) => `Desde entonces, antes de decir «no se puede», hay quien mira hacia ${el} y pregunta «¿y si sí?».`,
    (el) => `En una pared quedó escrita una pregunta sobre ${el} que nadie borra, porque sirve.`,
  ],
}

const BRAVE: Echoes = {
  signs: [
    (r, el) => `Cuando hay que dar el primer paso y todos miran hacia ${el}, ${r.name} ${r.v('mira')} hacia adelante.`,
    (r, el) => `Las puertas que nadie quiere abrir las ${r.v('abre')} ${r.name}, con ${el} por toda escolta.`,
  ],
  stays: [
    (el) => `Quien vio aquel paso, y lo vio hasta ${el}, ya no puede decir que no se puede.`,
    (el) => `Hubo quien se atrevió por fin a lo suyo, y le echa la culpa a ${el}.`,
  ],
}

const STRAIGHT: Echoes = {
  signs: [
    (r, el) => `${r.name} no ${r.v('tiene')} dos caras, ni para la gente ni para ${el}.`,
    (r, el) => `Lo que ${r.name} ${r.v('dice')} delante de la gente es lo mismo que ${r.v('dice')} a solas con ${el}.`,
  ],
  stays: [
    (el) => `Se supo que alguien devolvió un paraguas ajeno: lo dejó, sin decir nada, junto a ${el}.`,
    (el) => `Las cuentas, desde entonces, se hacen a la vista, delante de ${el}, y salen claras.`,
  ],
}

const STEADY: Echoes = {
  signs: [
    (r, el) => `${r.name} ${r.v('empieza')} las cosas y las ${r.v('termina')}, aunque ${el} llame desde el otro lado.`,
    (r, el) => `Con ${el} tampoco salió nada a la primera, y ${r.name} ${r.v('fue')} por la segunda sin hacer ruido.`,
  ],
  stays: [
    (el) => `Desde entonces, cuando algo no sale, alguien mira hacia ${el}, dice «otra», y se vuelve a empezar.`,
    (el) => `Lo que cuesta se cuida más, y eso se nota hasta en ${el}.`,
  ],
}

const CALM: Echoes = {
  signs: [
    (r, el) => `Junto a ${r.name} y ${el} los relojes parecen ir más despacio, y nadie llega tarde.`,
    (r, el) => `${r.name} ${r.v('cuenta')} hasta diez sin que lo note ni ${el}.`,
  ],
  stays: [
    (el) => `Nadie alzó la voz en lo que quedaba del día, y menos cerca de ${el}.`,
    (el) => `La prisa se asomó, se quedó mirando hacia ${el} y, como nadie se levantaba, se fue.`,
  ],
}

const MAKING: Echoes = {
  signs: [
    (r, el) => `Cuando algo no sale, con ${el} o con lo que sea, siempre hay quien dice el mismo nombre: ${r.name}.`,
    (r, el) => `Las cosas difíciles, cuando las ${r.v('hace')} ${r.name}, parecen fáciles, y lo mismo con ${el}.`,
  ],
  stays: [
    (el) => `Lo que se aprende así, con ${el} delante, no se olvida.`,
    (el) => `Lo bien hecho se quedó ahí, junto a ${el}, mirando a quien lo hizo.`,
  ],
}

/** By the id of a family of qualities; one that is not here shows in its deed alone. */
export const ECHOES: Readonly<Record<string, Echoes>> = {
  'sharing food': GIVING,
  'cooking for all': GIVING,
  generosity: GIVING,
  kindness: GIVING,
  helping: HELPING,
  caring: HELPING,
  courtesy: HELPING,
  'remembering names': LISTENING,
  listening: LISTENING,
  empathy: LISTENING,
  gaze: LISTENING,
  'waiting up': STAYING,
  loyalty: STAYING,
  friendship: STAYING,
  'bringing together': STAYING,
  hugs: TENDER,
  tenderness: TENDER,
  forgiving: TENDER,
  'making laugh': LAUGHING,
  laughter: LAUGHING,
  smile: LAUGHING,
  joy: LAUGHING,
  energy: LAUGHING,
  'dancing and singing': LAUGHING,
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
  independence: BRAVE,
  honesty: STRAIGHT,
  fairness: STRAIGHT,
  authenticity: STRAIGHT,
  humility: STRAIGHT,
  perseverance: STEADY,
  stubbornness: STEADY,
  'not complaining': STEADY,
  'hard work': STEADY,
  responsibility: STEADY,
  order: STEADY,
  calm: CALM,
  patience: CALM,
  wisdom: CALM,
  teaching: MAKING,
  'skilled hands': MAKING,
  leading: MAKING,
}

/** The running joke once more, when all is over: nothing about it has changed. */
export const LAST_LAUGHS: Record<TraitClass, readonly [string, string]> = {
  sound: [
    'Y en medio del silencio volvió a oírse lo de siempre. Esta vez nadie se tapó las orejas.',
    'Se sigue oyendo, claro. Ahora hay quien lo extraña cuando falta.',
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
