import { upperFirst } from '../language/text.ts'
import type { Person } from '../language/person.ts'
import type { Trait } from '../language/trait-reading.ts'
import type { TraitClass } from '../language/trait-classes.ts'

/**
 * How an extra trait changes the plot: somebody keeps the gate, `o` ('el sapo', 'la balanza'), and the
 * heroes get past because of what makes them different. The wording needs no gender, of the heroes or of `o`.
 */
type Turn = (r: Person, fact: string, o: string) => string

const likeness = ({ name, n }: Person) =>
  `De pronto ${n('apareció otra figura igualita', 'aparecieron otras figuras igualitas')} a ${name}: ${n('la misma voz', 'las mismas voces')}, los mismos pasos, hasta ${n('la misma sombra', 'las mismas sombras')}.`

const TURNS: Record<TraitClass, Turn[]> = {
  sound: [
    (_, fact, o) =>
      `Pero ${fact}. Y aquel sonido, que no hay otro igual, le aflojó las tuercas a ${o}: llevaba un siglo sin oír nada tan vivo.`,
    (_, fact, o) =>
      `${upperFirst(o)} no distinguía caras ni nombres, pero sí sonidos. Y ${fact}. Bastó con eso: ${o} escuchó, sonrió por dentro y dejó el paso libre.`,
    (_, fact, o) =>
      `El reconocimiento fue cosa de un momento: ${fact}, y algo así no se aprende ni se imita. A ${o} le bastó con cerrar los ojos y escuchar.`,
    (_, fact, o) =>
      `Allí mandaba el silencio, y en silencio no pasaba nadie. Pero ${fact}, y con eso el silencio no contaba. Se quebró por la mitad, y en el hueco cupieron todos, ${o} también.`,
  ],
  talks: [
    (_, fact, o) =>
      `Pero ${fact}, así que dar los buenos días antes de pedir nada salió solo. ${upperFirst(o)}, que llevaba años sin conversación, contestó.`,
    (_, fact, o) =>
      `Por suerte, ${fact}. Quien tiene esa costumbre sabe que todo entiende, si se le habla bien. Dos palabras bastaron, y ${o} se hizo a un lado.`,
  ],
  loses: [
    (r, fact, o) =>
      `Pero ${fact}, y al agacharse a buscar por el suelo ${r.v('vio')} lo que nadie ve yendo de pie: un caminito que pasaba justo por detrás. Ni ${o} lo conocía.`,
    (r, fact, o) =>
      `${upperFirst(o)} vigilaba el camino derecho. Pero ${fact}, y ${r.v('dio')} tres vueltas de más. Con tres vueltas de más se llega por detrás, donde no vigila nadie.`,
  ],
  late: [
    (r, fact, o) =>
      `${upperFirst(o)} cerraba a las ocho en punto, y no antes. Pero ${fact}. Cuando por fin ${r.v('llegó')}, ya no había vigilancia: era la hora de la merienda.`,
    (_, fact, o) =>
      `A quienes llegan temprano, ${o} les da un número y los manda a la fila. Pero ${fact}, y ya no quedaban ni números ni fila. Hubo que abrir.`,
  ],
  mark: [
    (r, fact, o) =>
      `${likeness(r)} Solo que ${fact}, y eso ${r.n('la copia no lo tenía', 'las copias no lo tenían')}. ${upperFirst(o)} supo enseguida a quién abrir.`,
    (_, fact, o) =>
      `En la lista de ${o} no había nombres, solo señas. Y venía una sola, subrayada dos veces: que ${fact}. No hizo falta otro pasaporte.`,
    (_, fact, o) =>
      `Se acercó una vela, se miró bien, y ya no hubo más que hablar: ${fact}. ${upperFirst(o)} llevaba la vida entera esperando justo esas señas.`,
    (r, fact, o) =>
      `Decía una canción muy antigua que la puerta se abriría al llegar alguien que no se confunde con nadie. Y ${fact}. ${upperFirst(o)} no tuvo ni que terminar la estrofa: ${r.v('era')} ${r.name}.`,
  ],
  clothes: [
    (r, fact, o) =>
      `Alguien había intentado colarse antes, haciéndose llamar ${r.name}. Pero ${fact}, y en eso la copia ni se había fijado. ${upperFirst(o)}, sí.`,
    (r, fact, o) =>
      `${upperFirst(o)} veía muy mal, pero ${fact}, y eso se reconoce a tres calles de distancia. A ${r.name} ${r.le} abrieron antes de que ${r.v('llegara')}.`,
    (_, fact, o) =>
      `Pedían uniforme, y no lo había. Pero ${fact}, y aquello, visto despacio, valía por todos los uniformes. ${upperFirst(o)} hizo una reverencia y levantó el cerrojo.`,
  ],
  fear: [
    (_, fact, o) =>
      `Los más valientes llegaban a zancadas y se caían en la zanja que ${o} tenía delante. Pero ${fact}, y quien conoce el miedo mira bien dónde pisa. Con rodear la zanja bastó.`,
    (_, fact, o) =>
      `Enseguida se notó que ${fact}. A ${o} también le daban miedo muchas cosas, y entre quienes tienen miedo siempre se acaba haciendo sitio.`,
    (r, fact, o) =>
      `Es verdad que ${fact}. Y por eso mismo ${r.v('supo')} ver lo que nadie veía: que a ${o} le temblaban las rodillas. Con hacerlo notar en voz baja, y sin burla, bastó.`,
  ],
  food: [
    (_, fact, o) =>
      `A ${o} no le servían ni el oro ni los discursos. Pero ${fact}, y donde se come, ya se sabe, siempre caen migas. La más grande abrió el camino.`,
    (_, fact, o) =>
      `Lo que ${o} echaba de menos, aunque no lo confesara, era hablar un rato de cosas ricas. Y como ${fact}, la conversación empezó sola y terminó con la puerta de par en par.`,
  ],
  collects: [
    (r, fact, o) =>
      `A ${o} le faltaba una pieza, una sola, y sin ella no podía abrir. Pero ${fact}, así que bastó con rebuscar un poco, soplar la pelusa, y allí estaba.`,
    (_, fact, o) =>
      `Para pasar, ${o} pedía algo que nadie más hubiera traído. Fue fácil: ${fact}. De eso, en toda la historia de aquella puerta, no había venido nadie con tanto.`,
  ],
  cannot: [
    (_, fact, o) =>
      `Todo el mundo hacía lo mismo delante de ${o}, y a todo el mundo le salía mal. Pero ${fact}, así que hubo que inventar otra manera. Era la buena.`,
    (_, fact, o) =>
      `La prueba de ${o} estaba pensada para quien puede con todo. Pero ${fact}, y para ese caso el reglamento no decía nada. Hubo que dejar pasar.`,
  ],
  sleepy: [
    (_, fact, o) =>
      `Pero ${fact}, y alrededor empezó a haber tanta calma, tanta almohada en el aire, que a ${o} se le cerraron los ojos. Se pudo pasar de puntitas.`,
    (_, fact, o) =>
      `${upperFirst(o)} solo dejaba pasar a quien contara un buen sueño. Y ${fact}: de sueños, en aquella fila, nadie sabía más.`,
  ],
  cries: [
    (_, fact, o) =>
      `Pero ${fact}, y una lágrima, una nada más, fue a caer a los pies de ${o}. Donde hacía años que no llovía, brotó una hoja. Y detrás de la hoja, el camino.`,
    (_, fact, o) =>
      `Había que demostrar que aquello importaba de verdad. Y ${fact}: ahí se vio. ${upperFirst(o)} ofreció un pañuelo, luego una silla y, por último, el paso.`,
  ],
  stubborn: [
    (_, fact, o) =>
      `${upperFirst(o)} dijo que de ahí no se pasaba. Pero ${fact}, y con esa manera de ser no hay discusión que dure. Al rato ya nadie recordaba por qué no se podía.`,
    (_, fact, o) =>
      `Aquello se convirtió en un duelo a ver quién cedía primero. Pero ${fact}, y a la media hora ${o} ya estaba buscando las llaves.`,
  ],
  other: [
    (r, fact, o) =>
      `${likeness(r)} Pero hay algo que ninguna copia sabe copiar: ${fact}. ${upperFirst(o)} no tuvo ya ninguna duda.`,
    (r, fact, o) =>
      `${upperFirst(o)} quería una prueba de que ${r.n('era', 'eran')} de verdad ${r.name}. Estaba a la vista: ${fact}. Eso no se finge. Eso no se ensaya. Eso abre puertas.`,
    (_, fact, o) =>
      `En el cuaderno de ${o} solo entraba quien tuviera algo que contar. Quedó apuntado en una línea: ${fact}. «Adelante», decía la línea siguiente.`,
    (r, fact, o) =>
      `La pregunta fue qué había en ${r.name} que no hubiera en nadie más. La respuesta era fácil: ${fact}. ${upperFirst(o)} lo pensó, asintió despacio y se hizo a un lado.`,
    (_, fact, o) =>
      `Hay puertas que se abren con llave y otras que se abren con lo que uno es. Para pasar por allí bastó con esto: ${fact}. Y ${o} perdió las ganas de estorbar.`,
  ],
}

/** For whoever is still carried in arms: nobody walks, searches or talks. */
const CRADLE_TURNS: Turn[] = [
  (_, fact, o) =>
    `Pero ${fact}, y eso no se ve todas las noches. Por mirarlo, a ${o} se le olvidó lo que iba a prohibir.`,
  (_, fact, o) =>
    `Entonces alguien contó, muy bajito, que ${fact}. Y a ${o} le dio la risa por dentro, que es una manera de decir que sí.`,
  (_, fact, o) => `Hacía falta una buena razón, y la había: ${fact}. Con una razón así, ${o} no tuvo nada que añadir.`,
]

/** One paragraph: `intro` brings in whoever keeps the gate, `o`; then the trait changes what happens there. */
export function turnOf(
  trait: Trait,
  r: Person,
  gate: { intro: string; o: string },
  pick: <T>(options: readonly T[]) => T,
): string {
  const turns = r.baby && r.role !== 'pet' ? CRADLE_TURNS : TURNS[trait.cls]
  return `${gate.intro} ${pick(turns)(r, trait.fact, gate.o)}`
}
