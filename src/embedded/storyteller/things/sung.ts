import { type Prop, thing } from './prop.ts'
import { namedIn } from './staged.ts'

/** Who sings is another. */
export const SUNG_TO_THEM = /^(?:cantar|arrullar|tocar)l[aeo]s?(?= |$)/u

/** 'cantarle bajito la sintonía del noticiero': it is heard, and seen by nobody. */
export function tuneOf(infinitive: string): Prop {
  const named = namedIn(infinitive.replace(/^\p{L}+ ?(?:(?:bajito|suavecito|quedito|despacito|mucho|al oído) ?)?/u, ''))
  const [un, el] = named && TUNE.test(named.own) ? [named.one, named.the] : ['una canción', 'la canción']
  return thing([un, el, 'la, la, la', infinitive])
}
const TUNE = /^(?:canci|sinton|nanas?(?!\p{L})|himno|melod|tonad|arrull|bolero|copla|vals|ronda|marcha|corrido|huayno)/u

/** What has a tune that one hums: a song, what is danced or sung by many, somebody's songs; no mass, no opera and no noise. */
export const isHummed = (heard: string) =>
  TUNE.test(heard) ||
  /^(?:algo de |(?:el |la |l[oa]s )?\p{Lu})/u.test(heard) ||
  /^(?:una |(?:el |la |l[oa]s |sus? )?)?(?:canci|cumbia|salsa|ranchera|balada|bachata|merengue|vallenato|tango|milonga|mambo|danz[oó]n|pasodoble|marinera|cueca|zamba|chacarera|joropo|son(?:es)?(?!\p{L})|pasillo|norteñ|villancico|serenata|nueva ola|trova|pop(?!\p{L}))/iu.test(
    heard,
  )
