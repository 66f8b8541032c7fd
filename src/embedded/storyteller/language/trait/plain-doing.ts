import { finiteForm, isDone, isSubjunctive } from '../grammar/finite.ts'
import { isFelt } from '../grammar/verbs.ts'
import { lowerFirst } from '../spelling/tidy.ts'

/** What somebody does on any day, by its words: 'siempre', 'se', 'duerme', ' en cualquier parte'. */
export type PlainDoing = { how: string; pronouns: string; verb: string; rest: string }

/**
 * A trait that is surely one plain doing of every day: 'silba al subir la escalera'. It says nothing that somebody is,
 * has, lacks, lost or wants, nothing of how much or how little, and nothing of anybody else; null of all the rest.
 */
export function plainDoing(said: string): PlainDoing | null {
  const text = lowerFirst(said).replace(/“[^”]*”/gu, '“”')
  const [, how = '', pronouns = '', verb = '', rest = ''] = DOING.exec(text) ?? []
  const form = finiteForm(verb)
  if (form?.person !== 3 || form.tense !== 'present' || isSubjunctive(verb, form.infinitive)) return null
  if (STATE.test(form.infinitive) || BLAMED.test(form.infinitive) || (WEARS.test(form.infinitive) && how === ''))
    return null
  // 'le duelen las rodillas': of what 'le' stands for it must be said whom
  if (/les? /u.test(pronouns) && (!/ al? (?!veces)/u.test(rest) || isFelt(text) || pronouns.startsWith('se ')))
    return null
  if (MORE.test(rest) || HOW_MUCH.test(rest) || SECOND.test(pronouns) || isMore(rest)) return null
  return { how, pronouns, verb, rest }
}

const DOING = /^((?:siempre |también )*)((?:(?:se|les?|l[oa]s?|me|nos) )*)([a-zà-ÿ]+)(.*)$/u
const SECOND = /(?:me|nos) /u
const STATE =
  /^(?:ser|estar|tener|haber|poder|querer|saber|deber|soler|vivir|quedar|perder|nacer|morir|olvidar|necesitar|faltar|sufrir|padecer|sentir|parecer|amar|extrañar|echar|usar|seguir|dejar|creer|odiar|temer|hacer|dar|gustar|llamar|enfermar|caer|ver|o[ií]r|esperar|buscar|valer|merecer|soñar|doler|fallar)$/u
/** What is said of somebody to blame them. */
const BLAMED =
  /^(?:beber|fumar|tomar|gritar|mentir|pegar|llorar|enojar|pelear|criticar|quejar|regañar|gastar|robar|engañar|juzgar|apostar|celar|insultar|burlar|temblar|exagerar|vomitar|orinar|mear|apestar|oler|babear|tartamudear|cojear|maldecir|matar|golpear|castigar|discutir|emborrachar|drogar|reprobar|quemar|esconder|preocupar|pagar)$/u
/** 'lleva un año enferma' is told of one time, and 'siempre lleva gorra' of every day. */
const WEARS = /^(?:llevar|traer|cargar|andar|ir|venir)$/u
/** More than one clause, and whoever else is in it. */
const MORE =
  /[.;:!?()]|\p{Lu}|(?<!\p{L})(?:tarde (?:a (?:(?:la|su) )?casa|del?|por)|(?<!hasta )por (?:el|las?|los|sus?)|no|ni|nunca|ya|sin|conmigo|mí|mis?|me|nos|nuestr[oa]s?|te|ti|tus?|vos|yo|él|ell[ao]s?|sí|consigo|que|cuando|si|porque|aunque|mientras|donde|pero|sino|luego|uno|alguien|nadie|quien(?:es)?)(?!\p{L})/u
const HOW_MUCH =
  /(?<!\p{L})(?:much[oa]s?|much[ií]sim[oa]s?|demasiad[oa]s?|muy|tan|tant[oa]s?|poc[oa]s?|poquit[oa]s?|apenas|casi|(?<!un )solo|sólo|sola|mal[oa]?s?|peor|horrible|fatal|perdón|loc[oa]s?|nada|alcohol|vino|cerveza|pastillas|terapia|hospital)(?!\p{L})/u

/** 'cose, borda y teje', 'lava y cocina', 'se fue y volvió': whatever may be done beside it, and whatever was. */
function isMore(rest: string): boolean {
  const tokens = rest.match(/\p{L}+|,/gu) ?? []
  const joined = tokens.findIndex((word) => /^(?:,|y|e)$/u.test(word))
  const beside = joined < 0 ? [] : tokens.slice(joined + 1)
  return tokens.some(isDone) || beside.some((word) => /^(?:se|les?)$/u.test(word) || finiteForm(word)?.person === 3)
}
