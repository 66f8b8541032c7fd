import type { Person } from '../language/person.ts'
import { upperFirst } from '../language/text.ts'
import type { TraitClass } from '../language/trait-classes.ts'

/**
 * How what everybody laughs at turns out to be needed: `fact` is a clause ('Rosa siempre pierde los lentes'), `o`
 * somebody who is there. Wording needs no gender.
 */
type Gag = (r: Person, fact: string, o: string) => string

const GAGS: Record<TraitClass, readonly [Gag, Gag, ...Gag[]]> = {
  sound: [
    (_, fact, o) =>
      `Entonces pasó lo de siempre: ${fact}. Y por una vez hizo mucha falta, porque por ese ruido ${o} supo hacia dónde caminar.`,
    (_, fact, o) => `Y sí, ${fact}. Antes daba risa. Ahora fue la única señal que se oyó, y ${o} la siguió.`,
  ],
  talks: [
    (_, fact, o) => `Pero ${fact}, y lo que nadie había logrado a gritos salió platicando. ${upperFirst(o)} contestó.`,
    (_, fact, o) => `Menos mal que ${fact}: ${o} llevaba mucho tiempo esperando que alguien le dirigiera la palabra.`,
  ],
  loses: [
    (_, fact, o) =>
      `Y como ${fact}, hubo que buscar por el suelo. Ahí abajo estaba lo que ${o} no había podido encontrar de pie.`,
    (_, fact) =>
      `Dicen que ${fact}. Es verdad. Por eso nadie en el mundo sabe buscar mejor, y eso era lo que hacía falta ahí.`,
  ],
  late: [
    (_, fact, o) => `Como ${fact}, todo pasó a otra hora. Y a esa otra hora, justo a esa, estaba ${o}.`,
    (_, fact, o) =>
      `Todo el mundo sabe que ${fact}. Quien llega a su propia hora encuentra lo que otros no ven: esta vez, a ${o}.`,
  ],
  mark: [
    (_, fact, o) => `En lo oscuro no se distinguía a nadie. Pero ${fact}, y con eso ${o} ya no tuvo duda de quién era.`,
    (_, fact, o) =>
      `Había que dar una seña, una sola, que no tuviera nadie más. Fue fácil: ${fact}. ${upperFirst(o)} dijo que sí con la cabeza.`,
  ],
  clothes: [
    (_, fact, o) =>
      `De lejos no se conoce a nadie por la cara. Pero ${fact}, y por eso ${o} supo quién venía, y esperó.`,
    (_, fact, o) =>
      `Tanto que se habían reído, y resultó que servía: ${fact}, y eso era lo único que ${o} podía ver con tan poca luz.`,
  ],
  fear: [
    (_, fact, o) => `Y como ${fact}, nadie se separó de nadie. Por ir así de juntos no se perdió ${o}.`,
    (_, fact, o) =>
      `Ya se sabe que ${fact}. Por eso fue tan fácil entender a ${o}, que también tenía los suyos y no los contaba.`,
  ],
  food: [
    (_, fact, o) => `Menos mal que ${fact}: ${o} tenía hambre, y con hambre no se arregla nada.`,
    (_, fact, o) =>
      `De tanto que ${fact}, algo quedaba siempre en el bolsillo. Eran migas. A ${o} le parecieron un banquete.`,
  ],
  collects: [
    (_, fact, o) => `Faltaba una pieza muy pequeña. Pero ${fact}, y entre todo aquello estaba la que necesitaba ${o}.`,
    (_, fact, o) =>
      `—¿Y para qué sirve todo eso? —preguntaban siempre. Pues para esto: ${fact}, y ahí estaba lo que le faltaba a ${o}.`,
  ],
  cannot: [
    (_, fact, o) =>
      `De la manera de todos no se podía. Y como ${fact}, hubo que inventar otra, que era la buena. Hasta ${o} se la aprendió.`,
    (_, fact, o) => `Es cierto que ${fact}. Por eso ${o} se ofreció a ayudar, y de ayudarse se hicieron amigos.`,
  ],
  sleepy: [
    (_, fact, o) => `Y como ${fact}, se fue calmando todo alrededor. Hasta ${o} bostezó, y quien bosteza ya no pelea.`,
    (_, fact, o) => `Resulta que ${fact}, y en los sueños se aprende mucho: así supo qué decirle a ${o}.`,
  ],
  cries: [
    (_, fact, o) => `Y claro, ${fact}. Esta vez ${o} vio esa lágrima, y se le quitaron las ganas de decir que no.`,
    (_, fact, o) => `Como ${fact}, nadie tuvo que explicarle a ${o} cuánto importaba aquello.`,
  ],
  stubborn: [
    (_, fact, o) =>
      `Otros se habrían ido. Pero ${fact}, y de ahí no hubo quien moviera a nadie. A la media hora, ${o} ya buscaba las llaves.`,
    (_, fact, o) =>
      `Lo que en casa cansaba, aquí sirvió: ${fact}. ${upperFirst(o)} nunca había visto cosa igual, y se rindió.`,
  ],
  other: [
    (r, fact, o) =>
      `—¿Y cómo sé que de verdad ${r.n('es', 'son')} ${r.name}? —preguntó ${o}. Entonces se vio: ${fact}. No hizo falta otra prueba.`,
    (_, fact, o) =>
      `Lo que siempre daba risa sirvió por fin para algo serio: ${fact}, y al ver eso ${o} ya no quiso irse.`,
    (_, fact, o) =>
      `Hasta ese momento nadie sabía para qué iba a servir. Pero ${fact}, y eso era justo lo que ${o} andaba buscando.`,
  ],
}

/** Whoever is carried in arms neither walks nor searches. */
const CRADLE_GAGS: readonly Gag[] = [
  (_, fact, o) =>
    `Alguien contó entonces, muy bajito, que ${fact}. Y a ${o} le dio tanta risa que se le olvidó estar triste.`,
  (_, fact, o) => `Pero ${fact}, y eso no se ve todas las noches. ${upperFirst(o)} se quedó a mirar.`,
]

/** For the small, who hear short sentences. */
const SMALL_GAGS: readonly Gag[] = [
  (_, fact, o) => `Y otra vez lo mismo: ${fact}. ¡Qué risa! Y reírse era justo lo que le hacía falta a ${o}.`,
  (_, fact, o) => `—¿Y eso? —preguntó ${o}. Es que ${fact}. Y a ${o} se le quitó lo triste.`,
]

/** How the trait serves `o` in the end: one paragraph. `isTiny`: for whoever hears few words. */
export function gagOf(
  r: Person,
  { cls, fact }: { cls: TraitClass; fact: string },
  { o, isTiny, pick }: { o: string; isTiny: boolean; pick: <T>(options: readonly T[]) => T },
): string {
  const gags =
    r.role === 'pet'
      ? GAGS.other
      : r.baby
        ? CRADLE_GAGS
        : isTiny
          ? SMALL_GAGS
          : GAGS[/pierd/u.test(fact) ? 'loses' : cls]
  return pick(gags)(r, fact, o)
}
