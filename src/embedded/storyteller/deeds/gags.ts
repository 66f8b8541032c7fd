import type { Person } from '../language/person.ts'
import { isSure } from '../language/sureness.ts'
import { upperFirst } from '../language/text.ts'
import type { Trait } from '../language/trait-reading.ts'

/**
 * How what everybody laughs at turns out to be needed: `fact` is a clause ('Rosa siempre pierde los lentes'), `o`
 * somebody who is there. Wording needs no gender.
 */
type Gag = (fact: string, o: string) => string

/** Habits that can happen at any moment, by their words; a gag is right for every one that its words tell. */
const HABITS: readonly (readonly [RegExp, readonly [Gag, Gag, ...Gag[]]])[] = [
  [
    /(?<!\p{L})(?:ronca|cantan?|canturrea|silban?|chifla|tararea|ladra|maúlla|ronronea|estornuda)(?!\p{L})/u,
    [
      (fact, o) =>
        `Entonces pasó lo de siempre: ${fact}. ${upperFirst(o)} se quedó oyendo, y se le fue borrando lo serio de la cara.`,
      (fact, o) => `Y sí, ${fact}. A ${o}, que llevaba años de silencio, aquello le sonó a compañía.`,
      (fact, o) => `Como ${fact}, ${o} no pudo seguir con la cara seria ni un minuto más.`,
    ],
  ],
  [
    /(?<!\p{L})(?:habla|platica|conversa|charla) con(?! la boca| las manos)|(?<!\p{L})saludan? a/u,
    [
      (fact, o) => `Pero ${fact}, y lo que nadie había logrado a gritos salió platicando. ${upperFirst(o)} contestó.`,
      (fact, o) => `Menos mal que ${fact}: ${o} llevaba mucho tiempo esperando que alguien le dirigiera la palabra.`,
      (fact, o) => `Como ${fact}, la conversación empezó sola. A la tercera frase, ${o} ya se estaba riendo.`,
    ],
  ],
  [
    /(?<!\p{L})(?:pierde|olvida|olvidan|extravía)(?!\p{L})/u,
    [
      (fact, o) =>
        `Y como ${fact}, hubo que buscar otra vez. ${upperFirst(o)} buscó también, y buscando juntos se hace uno amigo.`,
      (fact, o) =>
        `Dicen que ${fact}. Es verdad. Por eso no hay quien busque mejor, y ${o} necesitaba a alguien que supiera.`,
      (fact, o) => `—Perdón por la espera —dijeron. Es que ${fact}. Y ${o}, que también perdía lo suyo, respiró.`,
    ],
  ],
  [
    /(?<!\p{L})llega(?:n)? (?:siempre )?tarde(?!\p{L})|impuntual/u,
    [
      (fact, o) => `Como ${fact}, todo iba a otra hora. A ${o} le hacía falta justo eso: que alguien no tuviera prisa.`,
      (fact, o) => `Todo el mundo sabe que ${fact}. «Qué alivio», dijo ${o}, que vivía persiguiendo el reloj.`,
    ],
  ],
  [
    /(?<!\p{L})(?:lleva|usa|trae|viste|se pone)(?:n)? .*(?:sombrer|gorr|bufanda|calcet|zapat|corbata|vestid|delantal|aretes|collar|chaleco|boina)/u,
    [
      (fact, o) =>
        `Se lo habían contado: ${fact}. ${upperFirst(o)} quiso verlo de cerca, y de cerca ya no daba miedo nada.`,
      (fact, o) =>
        `Hay que decir que ${fact}. ${upperFirst(o)} se fijó en eso antes que en nada, y ya no tuvo que preguntar con quién hablaba.`,
    ],
  ],
  [
    /(?<!\p{L})miedo(?!\p{L})/u,
    [
      (fact, o) => `Y como ${fact}, nadie se separó de nadie. A ${o} le tocó en medio, que es el mejor lugar.`,
      (fact, o) =>
        `Ya se sabe que ${fact}. Por eso fue tan fácil entender a ${o}, que también tenía los suyos y no los contaba.`,
    ],
  ],
  [
    /(?<!\p{L})colecciona/u,
    [
      (fact, o) => `Pero ${fact}, y entre todo aquello había una cosa igualita a una que ${o} echaba de menos.`,
      (fact, o) => `Resulta que ${fact}, y entre todo aquello ${o} encontró de qué hablar.`,
    ],
  ],
  [
    /(?<!\p{L})se (?:queda )?(?:duerme|dormid[oa])(?!\p{L})/u,
    [
      (fact, o) => `Y como ${fact}, se fue calmando todo alrededor. Hasta ${o} bostezó, y quien bosteza ya no pelea.`,
      (fact, o) => `Resulta que ${fact}. A ${o} le dio tanta ternura que bajó la voz, y con la voz bajó todo lo demás.`,
    ],
  ],
  [
    /(?<!\p{L})(?:llora|se emociona)(?:n)?(?!\p{L})/u,
    [
      (fact, o) => `Y claro, ${fact}. Y a ${o}, al ver eso, se le quitaron las ganas de decir que no.`,
      (fact, o) => `Como ${fact}, nadie tuvo que explicarle a ${o} cuánto importaba aquello.`,
    ],
  ],
  [
    /(?<!\p{L})(?:terc|neci|testarud|cabezot|cabezón|cabezona|no cede|nunca da su brazo)/u,
    [
      (fact, o) =>
        `Otros se habrían ido. Pero ${fact}, y de ahí no hubo quien moviera a nadie. ${upperFirst(o)} terminó por decir que bueno.`,
      (fact, o) =>
        `Lo que en casa cansaba, aquí sirvió: ${fact}. ${upperFirst(o)} nunca había visto cosa igual, y se rindió.`,
    ],
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
  (fact, o) => `Y otra vez lo mismo: ${fact}. ¡Qué risa! Y reírse era justo lo que le hacía falta a ${o}.`,
  (fact, o) => `Y es que ${fact}. A ${o} le dio risa, y se le quitó lo triste.`,
]

type Pick = <T>(options: readonly T[]) => T

/** How a running habit serves `o` in the end: one paragraph. `isTiny`: for whoever hears few words. */
export function gagOf(
  r: Person,
  trait: Trait,
  { o, isTiny, pick }: { o: string; isTiny: boolean; pick: Pick },
): string {
  return pick(isTiny || r.baby || r.role === 'pet' ? SMALL_GAGS : gagsOf(trait)!)(trait.fact, o)
}

/** Any other trait is told once, by the giver to `o`, who is put at ease by it: that is what it serves. */
export function toldOf(
  r: Person,
  { fact, said }: Trait,
  { o, s, pick, inMemory }: { o: string; s: Person; pick: Pick; inMemory: boolean },
): string {
  const [name, O] = [s.name, upperFirst(o)]
  if (fact.includes('«'))
    return pick([
      `Para que ${o} supiera con quién trataba, ${name} le ${s.v('dijo')} esto de ${r.name}: «${said}». ${O} se rio, y ya se hablaba de otro modo.`,
      `—De ${r.name} hay que saber una cosa —le ${s.v('dijo')} ${name} a ${o}—: «${said}».`,
    ])
  return pick([
    `${O} quiso saber algo más. —Para empezar, ${fact} —${s.v('dijo')} ${name}, y con ese principio hubo conversación para rato.`,
    `—Que conste que ${fact} —${s.v('avisó')} ${name}. ${O} dijo que constaba.`,
    inMemory
      ? `${O} preguntó qué se echaba más de menos. —Todo —${s.v('dijo')} ${name}—. También esto: ${fact}.`
      : `${O} se quedó mirando a ${r.name}. —Sí —${s.v('dijo')} ${name}—: ${fact}. —Ya decía yo —contestó ${o}.`,
    `Otra cosa salió en la conversación: ${fact}. ${O} tenía en su familia a alguien igual, o eso dijo.`,
    `A media conversación, ${name} ${s.v('contó')} que ${fact}. ${O} sonrió, como si ya lo hubiera notado.`,
    `Para romper el hielo, ${name} ${s.v('contó')} que ${fact}. El hielo se rompió, y ${o} se rio primero.`,
    `${O} venía con mucha reserva. Entonces ${name} le ${s.v('contó')} que ${fact}, y ${o}, a cambio, contó algo suyo.`,
  ])
}
