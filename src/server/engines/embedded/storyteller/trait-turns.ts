import type { Person } from './language/person.ts'
import type { Trait } from './language/trait.ts'
import type { TraitClass } from './language/trait-classes.ts'
import { upperFirst } from './language/text.ts'

/**
 * How an extra trait changes the plot: the heroes are stuck at `o` ('la puerta', 'la aduana'), and go on
 * because of what makes them different. The wording needs no gender, of the heroes or of `o`.
 */
type Turn = (r: Person, trait: Trait, o: string) => string

const TURNS: Record<TraitClass, Turn[]> = {
  sound: [
    (r, { fact }, o) =>
      `Y aquí importa algo que casi nadie apunta: ${fact}. En cuanto ese ruido, que no hay otro igual, llegó hasta ${o}, se le aflojaron todas las tuercas. Llevaba un siglo sin oír nada vivo.`,
    (r, { fact }, o) =>
      `Menos mal que ${fact}. Porque ${o}, que no distinguía caras ni nombres, distinguía sonidos. Escuchó, sonrió por dentro y dejó pasar a ${r.name}.`,
  ],
  talks: [
    (r, { fact }, o) =>
      `Y aquí importa algo que casi nadie apunta: ${fact}. Por eso a ${r.name} no ${r.le} pareció raro dar los buenos días antes de pedir nada. Y ${o}, que llevaba años sin conversación, contestó.`,
    (_, { fact }, o) =>
      `Por suerte, ${fact}. Y quien tiene esa costumbre sabe que todo entiende, si se le habla bien. Dos palabras bastaron: ${o} se hizo a un lado.`,
  ],
  loses: [
    (r, { fact }, o) =>
      `Y entonces ocurrió lo de siempre, porque ${fact}. Pero al ponerse a buscar por el suelo, ${r.name} ${r.v('vio')} lo que nadie ve yendo de pie: un paso a ras de tierra, justo por debajo de ${o}.`,
    (r, { fact }, o) =>
      `Cualquiera habría seguido derecho, hacia la trampa que guardaba ${o}. Pero ${fact}, y ${r.name} ${r.v('dio')} tres vueltas de más. Con tres vueltas de más se llega por detrás, donde no hay trampas.`,
  ],
  late: [
    (r, { fact }, o) =>
      `Había allí una trampa puntualísima, preparada por ${o}. Pero ${fact}. Cuando por fin ${r.v('llegó')} ${r.name}, la trampa se había aburrido de esperar y se había ido a merendar.`,
    (r, { fact }, o) =>
      `A los que llegan temprano, ${o} les da un número y los manda a la fila. Pero ${fact}, y ya no quedaban ni números ni fila. A ${r.name} no hubo más remedio que atender.`,
  ],
  mark: [
    (r, { fact }, o) =>
      `De pronto apareció otra figura igualita a ${r.name}: la misma voz, los mismos pasos, hasta la misma sombra. Solo que ${fact}, y eso la copia no lo tenía. Y ${o} supo enseguida a quién había que abrir.`,
    (r, { fact }, o) =>
      `En la lista de ${o} no había nombres, solo señas. Y venía una sola, subrayada dos veces: que ${fact}. No hizo falta otro pasaporte.`,
  ],
  clothes: [
    (r, { fact }, o) =>
      `Hubo quien quiso pasar antes, haciéndose llamar ${r.name}. Pero ${fact}, y en eso la copia ni se había fijado. La verdad se ve de lejos, y ${o} le abrió camino.`,
    (r, { fact }, o) =>
      `Dicen que la ropa no importa. A veces, sí: ${fact}, y gracias a eso ${o}, que ve muy mal, reconoció a ${r.name} a tres calles de distancia y dejó el paso libre.`,
  ],
  fear: [
    (r, { fact }, o) =>
      `Y aquí sirvió lo que otros llaman defecto: ${fact}. Por eso ${r.name} ${r.v('avanzó')} de puntitas, mirando muy bien dónde pisaba. Y por eso, solo por eso, no ${r.v('despertó')} a ${o}.`,
    (r, { fact }, o) =>
      `Los valientes de antes habían entrado a zancadas y se habían caído. Pero ${fact}, y quien conoce el miedo mira antes el suelo. Así ${r.v('encontró')} ${r.name} el camino que rodeaba a ${o}.`,
  ],
  food: [
    (r, { fact }, o) =>
      `Y resultó una suerte, porque ${fact}: en los bolsillos de ${r.name} había migas de medio mundo. Una por una, fueron marcando el camino de vuelta. Y a ${o} le tocó la más grande.`,
    (r, { fact }, o) =>
      `A ${o} no le servían ni el oro ni los discursos. Pero ${fact}, y aquel olor a cosa rica que acompañaba a ${r.name} abrió lo que no abría ninguna llave.`,
  ],
  collects: [
    (r, { fact }, o) =>
      `Faltaba una pieza, una sola, y nadie la tenía. Pero ${fact}. ${r.name} ${r.v('rebuscó')} un poco, ${r.v('sopló')} la pelusa, y allí estaba: justo la que necesitaba ${o}.`,
    (r, { fact }, o) =>
      `—Para pasar hay que traer algo que nadie más haya traído —avisó ${o}. Fue fácil: ${fact}. De eso, en toda la historia del mundo, no había venido nadie con tanto.`,
  ],
  cannot: [
    (r, { fact }, o) =>
      `Todos habían hecho lo mismo delante de ${o}, y a todos les había salido mal. Como ${fact}, ${r.name} ${r.v('tuvo')} que inventar otra manera. Era la buena.`,
    (r, { fact }, o) =>
      `La trampa de ${o} estaba pensada para quien puede con todo. Pero ${fact}, y a ${r.name} la trampa no ${r.le} hizo ni cosquillas.`,
  ],
  sleepy: [
    (r, { fact }, o) =>
      `Y aquí ayudó algo inesperado: ${fact}. Alrededor de ${r.name} empezó a haber tanta calma, tanta almohada en el aire, que a ${o} se le cerraron los ojos. Se pudo pasar de puntitas.`,
    (_, { fact }, o) =>
      `A ${o} solo se podía llegar soñando. Para cualquiera, una complicación. Pero ${fact}, y de soñar se aprende mucho más de lo que dicen.`,
  ],
  cries: [
    (r, { fact }, o) =>
      `Y entonces se notó que ${fact}. Una lágrima, una nada más, cayó a los pies de ${o}. Donde hacía años que no llovía, brotó una hoja. Y por la hoja empezó el camino.`,
  ],
  stubborn: [
    (r, { fact }, o) =>
      `—De aquí no se pasa —dijo ${o}. Pero ${fact}, y con esa manera de ser no hay discusión que dure. Al rato ya nadie recordaba por qué no se podía pasar.`,
  ],
  other: [
    (r, { fact }, o) =>
      `De pronto apareció otra figura igualita a ${r.name}: la misma voz, los mismos pasos, hasta la misma sombra. Pero había algo que ninguna copia sabe copiar: ${fact}. Y ${o} no tuvo ya ninguna duda.`,
    (r, { fact }, o) =>
      `—¿Y cómo sé que ${r.n('es', 'son')} ${r.name}? —preguntó ${o}. La respuesta estaba a la vista: ${fact}. Eso no se finge. Eso no se ensaya. Eso se tiene, y abre puertas.`,
  ],
}

/** One paragraph in which the trait changes what happens at `o`. */
export function turnOf(trait: Trait, r: Person, o: string, pick: <T>(options: readonly T[]) => T): string {
  return upperFirst(pick(TURNS[trait.cls])(r, trait, o))
}
