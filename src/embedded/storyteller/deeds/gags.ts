import type { Person } from '../language/person.ts'
import { isSure } from '../language/sureness.ts'
import { isLong, upperFirst } from '../language/text.ts'
import type { Trait } from '../language/trait-reading.ts'

/**
 * How what everybody laughs at turns out to be needed: the story has told it before, and says it no second time; `o` is
 * somebody who is there. Wording needs no gender.
 */
type Gag = (r: Person, o: string) => string

/** Habits that can happen at any moment, by their words; a gag is right for every one that its words tell. */
const HABITS: readonly (readonly [RegExp, readonly [Gag, Gag, ...Gag[]]])[] = [
  [
    /(?<!\p{L})(?:ronca|cantan?|canturrea|silban?|chifla|tararea|ladra|maúlla|ronronea|estornuda)(?!\p{L})/u,
    [
      (r, o) =>
        `Entonces volvió a oírse lo de ${r.name}, más fuerte que nunca. ${upperFirst(o)} se quedó oyendo, y se le fue borrando lo serio de la cara.`,
      (r, o) =>
        `Nadie encontraba qué decir. Lo que se oyó fue lo de siempre, lo de ${r.name}, y a ${o}, que llevaba años de silencio, le sonó a compañía.`,
      (r, o) =>
        `Hacía falta un ruido alegre, y ${r.name} ${r.v('traía')} uno de casa. Sonó como suena siempre, y ${o} no pudo seguir con la cara seria ni un minuto más.`,
    ],
  ],
  [
    /(?<!\p{L})(?:habla|platica|conversa|charla) con(?! la boca| las manos)|(?<!\p{L})saludan? a/u,
    [
      (r, o) =>
        `Lo que nadie había logrado a gritos salió conversando, que es la costumbre de ${r.name}. ${upperFirst(o)} contestó.`,
      (r, o) =>
        `Esta vez la costumbre de ${r.name} sirvió de mucho: ${o} llevaba años esperando que alguien le dirigiera la palabra.`,
      (r, o) =>
        `Con ${r.name} las conversaciones empiezan solas, y aquella también. A la tercera frase, ${o} ya se estaba riendo.`,
    ],
  ],
  [
    /(?<!\p{L})(?:pierde|olvida|olvidan|extravía)(?!\p{L})/u,
    [
      (r, o) =>
        `Y a ${r.name} ${r.le} pasó lo de siempre, así que hubo que buscar otra vez. ${upperFirst(o)} buscó también, y buscando juntos se hace uno amigo.`,
      (r, o) =>
        `De tanto perder, ${r.name} ${r.v('sabe')} buscar como nadie. Y ${o} necesitaba a alguien que supiera: aquello apareció a la primera.`,
      (r, o) =>
        `—Perdón por la espera —dijeron. Había pasado lo de siempre con ${r.name}. Y ${o}, que también perdía lo suyo, respiró.`,
    ],
  ],
  [
    /(?<!\p{L})llega(?:n)? (?:siempre )?tarde(?!\p{L})|impuntual/u,
    [
      (r, o) =>
        `Con ${r.name}, todo iba a otra hora, como siempre. A ${o} le hacía falta justo eso: que alguien no tuviera prisa.`,
      (r, o) =>
        `Cuando por fin tocó el turno de ${r.name}, ya era tardísimo. «Qué alivio», dijo ${o}, que vivía persiguiendo el reloj.`,
    ],
  ],
  [
    /(?<!\p{L})(?:lleva|usa|trae|viste|se pone)(?:n)? .*(?:sombrer|gorr|bufanda|calcet|zapat|corbata|vestid|delantal|aretes|collar|chaleco|boina)/u,
    [
      (r, o) =>
        `A ${o} ya le habían contado cómo ${r.v('viste')} ${r.name}. Quiso verlo de cerca, y de cerca ya no daba miedo nada.`,
      (r, o) =>
        `Lo que ${r.name} ${r.v('llevaba')} puesto fue lo primero que vio ${o}. Se rio, pidió permiso para mirarlo mejor, y así empezaron a hablarse.`,
    ],
  ],
  [
    /(?<!\p{L})miedo(?!\p{L})/u,
    [
      (r, o) =>
        `Por lo de ${r.name}, que ya se sabe, nadie se soltó de nadie. A ${o} le tocó en medio, que es el mejor lugar.`,
      (r, o) =>
        `Quien conoce los sustos entiende los de los demás. Por eso ${r.name} ${r.v('supo')} qué le pasaba a ${o}, que también tenía los suyos y no los contaba.`,
    ],
  ],
  [
    /(?<!\p{L})colecciona/u,
    [
      (r, o) =>
        `Se habían reído mucho de la colección de ${r.name}. Pero ahí había una cosa igualita a una que ${o} echaba de menos.`,
      (r, o) =>
        `La colección de ${r.name} sirvió, por fin, para algo: con ella a la vista, ${o} encontró de qué hablar.`,
    ],
  ],
  [
    /(?<!\p{L})se (?:queda )?(?:duerme|dormid[oa])(?!\p{L})/u,
    [
      (r, o) =>
        `A ${r.name} se ${r.le} cerraban ya los ojos, como siempre, y se fue calmando todo alrededor. Hasta ${o} bostezó, y quien bosteza ya no pelea.`,
      (r, o) =>
        `Un ronquido muy pequeño salió de donde ${r.v('estaba')} ${r.name}. A ${o} le dio tanta ternura que bajó la voz, y con la voz bajó todo lo demás.`,
    ],
  ],
  [
    /(?<!\p{L})(?:llora|se emociona)(?:n)?(?!\p{L})/u,
    [
      (r, o) =>
        `Y claro, ahí estaban las lágrimas de siempre, las de ${r.name}. A ${o}, al verlas, se le quitaron las ganas de decir que no.`,
      (r, o) =>
        `Bastó con ver cómo a ${r.name} se ${r.le} mojaban los ojos: nadie tuvo que explicarle a ${o} cuánto importaba aquello.`,
    ],
  ],
  [
    /(?<!\p{L})(?:terc|neci|testarud|cabezot|cabezón|cabezona|no cede|nunca da su brazo)/u,
    [
      (r, o) =>
        `Otros se habrían ido. Con ${r.name} eso no pasa, como ya se ha dicho. ${upperFirst(o)} terminó por decir que bueno.`,
      (r, o) =>
        `Lo que en casa cansaba, aquí sirvió: ${r.name} no ${r.v('se movió')} de ahí. ${upperFirst(o)} nunca había visto cosa igual, y se rindió.`,
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
  (r, o) => `Y otra vez lo mismo, lo de ${r.name}. ¡Qué risa! Y reírse era justo lo que le hacía falta a ${o}.`,
  (r, o) => `¿Y lo de ${r.name}? ¡Otra vez! A ${o} le dio risa, y se le quitó lo triste.`,
]

type Pick = <T>(options: readonly T[]) => T

/** How a running habit serves `o` in the end: one paragraph. `isTiny`: for whoever hears few words. */
export function gagOf(
  r: Person,
  trait: Trait,
  { o, isTiny, pick }: { o: string; isTiny: boolean; pick: Pick },
): string {
  return pick(isTiny || r.baby || r.role === 'pet' ? SMALL_GAGS : gagsOf(trait)!)(r, o)
}

/** Any other trait is told once, by the giver to `o`, who is put at ease by it: that is what it serves. */
export function toldOf(
  r: Person,
  { fact, said }: Trait,
  { o, s, pick, inMemory, isTiny }: { o: string; s: Person; pick: Pick; inMemory: boolean; isTiny: boolean },
): string {
  const [name, O] = [s.name, upperFirst(o)]
  if (isTiny && !fact.includes('«')) return `Y había algo más: ${fact}. A ${o} le dio risa, y se le quitó lo triste.`
  if (fact.includes('«'))
    return pick([
      `Para que ${o} supiera con quién trataba, ${name} le ${s.v('dijo')} esto de ${r.name}: «${upperFirst(said)}». ${O} se rio, y ya se hablaba de otro modo.`,
      // who gives says 'me' of themselves
      `—De ${r.name} hay que saber una cosa —le ${s.v('dijo')} ${name} a ${o}—: ${isLong(said) ? `«${upperFirst(said)}»` : said}. ${O} dijo que eso ya era saber mucho.`,
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
