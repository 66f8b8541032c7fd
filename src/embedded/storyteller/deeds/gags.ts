import type { Person } from '../language/person.ts'
import { isSure } from '../language/sureness.ts'
import { isLong, upperFirst } from '../language/text.ts'
import type { Trait } from '../language/trait-reading.ts'

/**
 * How what everybody laughs at turns out to be needed: said once more, whole, and what it was good for with `o`, who is
 * there. What `o` feels otherwise belongs to the plot. Wording needs no gender.
 */
type Gag = (r: Person, o: string, fact: string) => string

/** What others hide, and they do not. */
const OPENLY: readonly [Gag, Gag] = [
  (_, o, fact) =>
    `—¿Es verdad que ${fact}? —preguntó ${o}. Era verdad. ${upperFirst(o)} respiró: también tenía lo suyo, y no lo contaba.`,
  (_, o, fact) => `A ${o} le daba miedo el ridículo. Entonces supo que ${fact}, y que a nadie le parecía mal.`,
]

/** Habits that everybody has seen, by their words; a gag is right for every one that its words tell. */
const HABITS: readonly (readonly [RegExp, readonly [Gag, Gag]])[] = [
  [
    /(?<!\p{L})(?:ronca|cantan?|canturrea|silban?|chifla|tararea|ladra|maúlla|ronronea|estornuda)(?!\p{L})/u,
    [
      (_, o, fact) =>
        `Se hizo un silencio, y algo había que contar: ${fact}. ${upperFirst(o)} quiso saber cómo sonaba, y con la risa se acabó el silencio.`,
      (r, o, fact) =>
        `Hacía falta un ruido alegre, y ${r.name} ${r.v('traía')} uno de casa: ${fact}. ${upperFirst(o)} pidió una muestra, y se acabó la cara seria.`,
    ],
  ],
  [
    /(?<!\p{L})(?:habla|platica|conversa|charla) con(?! la boca| las manos)|(?<!\p{L})saludan? a/u,
    [
      (_, o, fact) =>
        `${upperFirst(o)} no se atrevía a hablar primero. No hizo falta, porque ${fact}, y esa vez le tocó a ${o}, que contestó antes de darse cuenta.`,
      (_, o, fact) => `${upperFirst(o)} ya había oído que ${fact}. Por eso no le costó tanto empezar a hablar.`,
    ],
  ],
  [
    /(?<!\p{L})(?:lleva|usa|trae|viste|se pone)(?:n)? .*(?:sombrer|gorr|bufanda|calcet|zapat|corbata|vestid|delantal|aretes|collar|chaleco|boina)/u,
    [
      (_, o, fact) =>
        `${upperFirst(o)} buscaba de qué hablar, y lo encontró mirando: ${fact}. Preguntó por qué, y así empezaron.`,
      (_, o, fact) =>
        `A ${o} se le escapó una sonrisa, porque ${fact}, y eso se ve antes que cualquier otra cosa. Y ya fue más fácil hablar.`,
    ],
  ],
  [
    /(?<!\p{L})colecciona/u,
    [
      (_, o, fact) =>
        `Resultó que ${fact}, y de algo sirvió: ${o} quiso saber cuál era la mejor pieza, y así empezaron a hablar.`,
      (r, o, fact) =>
        `${upperFirst(o)} guardaba en secreto una cosa muy pequeña. A ${r.name} se la enseñó, porque ${fact}, y sabría mirarla.`,
    ],
  ],
  [
    /(?<!\p{L})se (?:queda )?(?:duerme|dormid[oa])(?!\p{L})/u,
    [
      (_, o, fact) =>
        `—¿Y si alguien se aburre? —preguntó ${o}. No sería por culpa suya, le explicaron: ${fact}. Con la risa, a ${o} se le fueron los nervios.`,
      OPENLY[1],
    ],
  ],
  [
    /(?<!\p{L})(?:llora|se emociona)(?:n)?(?!\p{L})/u,
    [
      (_, o, fact) =>
        `A ${o} le daba vergüenza que se le notara lo que sentía. Pero ${fact}, así que ahí nadie se iba a burlar, y hasta había pañuelos.`,
      OPENLY[1],
    ],
  ],
  [
    /(?<!\p{L})(?:terc|neci|testarud|cabezot|cabezón|cabezona|no cede|nunca da su brazo)/u,
    [
      (_, o, fact) => `${upperFirst(o)} iba a decir que no. Entonces le avisaron que ${fact}, y dijo que ya se vería.`,
      (r, o, fact) =>
        `—¿Y no se cansan de insistir? —preguntó ${o}. Con ${r.name}, imposible: ${fact}. A ${o} le dio risa, y hasta un poco de esperanza.`,
    ],
  ],
  [
    /(?<!\p{L})(?:pierden?|(?<!(?:no|nadie|nunca) )olvidan?|extravía|miedo|llegan? (?:siempre )?tarde)(?!\p{L})|impuntual/u,
    OPENLY,
  ],
]

/** What happens only now and then ('cuando se ríe') cannot be needed at a given moment. */
const NOW_AND_THEN =
  /(?<!\p{L})(?:cuando|si|mientras|antes de|después de|al \p{L}+[aei]r|cada vez|hasta|aunque|con los? nervios)(?!\p{L})/u

const gagsOf = ({ fact }: Trait) => HABITS.find(([test]) => test.test(fact.toLowerCase()))?.[1]

/** Surely a habit, and one of which we know what it may be needed for: it runs through the story as a joke. */
export const isRunning = (trait: Trait): boolean =>
  isSure(trait.sure) && !trait.fact.includes('«') && !NOW_AND_THEN.test(trait.said) && gagsOf(trait) !== undefined

/** For the small, who hear short sentences. */
const SMALL_GAGS: readonly Gag[] = [
  (_, o, fact) => `¿Y qué supo entonces ${o}? Que ${fact}. ¡Qué risa! Y con la risa, ${o} ya era de casa.`,
  (_, o, fact) => `Y ahí estaba lo de siempre: ${fact}. A ${o} le dio risa, y así empezaron a ser amigos.`,
]

type Pick = <T>(options: readonly T[]) => T

/** How a running habit serves `o` in the end: one paragraph. `isTiny`: for whoever hears few words. */
export function gagOf(
  r: Person,
  trait: Trait,
  { o, isTiny, pick }: { o: string; isTiny: boolean; pick: Pick },
): string {
  return pick(isTiny || r.baby || r.role === 'pet' ? SMALL_GAGS : gagsOf(trait)!)(r, o, trait.fact)
}

/** Any other trait is told once, by the giver to `o`, who is put at ease by it: that is what it serves. */
export function toldOf(
  r: Person,
  { fact, said }: Trait,
  { o, s, pick, inMemory, isTiny }: { o: string; s: Person; pick: Pick; inMemory: boolean; isTiny: boolean },
): string {
  const [name, O] = [s.name, upperFirst(o)]
  if (isTiny && !fact.includes('«'))
    return `Y había algo más: ${fact}. A ${o} le gustó saberlo, y ya no le dio vergüenza.`
  if (fact.includes('«'))
    return pick([
      `${upperFirst(name)} le ${s.v('dijo')} a ${o} esto de ${r.name}: «${upperFirst(said)}». ${O} se rio, y ya fue más fácil hablar.`,
      // who gives says 'me' of themselves
      `—De ${r.name} hay que saber una cosa —le ${s.v('dijo')} ${name} a ${o}—: ${isLong(said) ? `«${upperFirst(said)}»` : said}. Y a ${o} le pareció que ya se conocían.`,
    ])
  const known = [
    `Para romper el hielo, ${name} ${s.v('contó')} que ${fact}. ${O} sonrió, y ya fue más fácil hablar.`,
    `${O} no contaba nada. Entonces ${name} le ${s.v('contó')} que ${fact}, y ${o} contó algo suyo.`,
  ]
  return pick(
    inMemory
      ? [...known, `${O} preguntó qué se echaba más de menos. —Todo —${s.v('dijo')} ${name}—. También esto: ${fact}.`]
      : [
          ...known,
          `${O} no sabía de qué hablar. —Es fácil —${s.v('dijo')} ${name}—: ${fact}. Y de eso hablaron.`,
          `—¿Una cosa graciosa? —le ${s.v('dijo')} ${name} a ${o}—: ${fact}. Y hubo que contarlo dos veces.`,
        ],
  )
}
