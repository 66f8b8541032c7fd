import { finiteForm } from '../grammar/finite.ts'
import { ANIMAL, isPerson } from './kinds-of-words.ts'

/**
 * 'y el recito las estaciones', 'el vino a mi casa' → 'él recitó…': an article before what is no noun there. Not 'el
 * juego los cansó', 'el saco de la abuela'.
 */
export const withHim = (text: string): string =>
  text
    .replace(AFTER_DEED, 'él')
    .replace(FIRST_OF_ROW, (all, verb: string) => {
      const past = `${verb.slice(0, -1)}ó`
      return finiteForm(past)?.tense === 'preterite' ? `él ${past}` : all
    })
    .replace(HIM_DOING, (all, before: string | undefined, last: string | undefined, at: number) => {
      const low = (before ?? last)!.toLowerCase()
      const past = PASTS.test(low) ? low : `${low.slice(0, -1)}ó`
      const rest = text.slice(at + all.length)
      const isNoun = /^ l[ao]s? /u.test(rest) && isPast(/^ l[ao]s? (\p{L}+)/u.exec(rest)?.[1]?.toLowerCase() ?? '')
      // 'el paseo a la finca', and yet 'él paseó al perro'
      const where = OUTING.test(low) ? /^ (?:al|a l[ao]s?) (\p{L}+)/u.exec(rest)?.[1]?.toLowerCase() : undefined
      if (where !== undefined && !ANIMAL.test(where) && !isPerson(where)) return all
      const isVerb = PASTS.test(low) || (finiteForm(low)?.person === 1 && finiteForm(past)?.tense === 'preterite')
      return isVerb && !isNoun ? `${all.startsWith('E') ? 'Él' : 'él'} ${past}` : all
    })

/** 'pagó el con su aguinaldo': no noun stands there. */
const AFTER_DEED = /(?<=\p{L}{2}ó )el(?= (?:con|por|en|para|sin) )/gu

/** 'se atoró la camioneta el bajo, empujó y me sacó': the first of what he did, behind a clause that is whole. */
const FIRST_OF_ROW =
  /(?<=(?<![A-Za-zÀ-ỹ])(?:el|la|l[oa]s|mi|su|una?) \p{L}+ )el (\p{Ll}{2,}o)(?=, (?:(?:me|se|nos|les?|l[oa]s?) )*\p{L}{2,}ó [^.;]*(?<![A-Za-zÀ-ỹ])y (?:(?:me|se|nos|les?|l[oa]s?) )*\p{L}{2,}ó(?![A-Za-zÀ-ỹ]))/gu

const PASTS = /^(?:vino|hizo|fue)$/u
const OUTING = /^(?:paseo|vuelo|regreso|recorrido)$/u
const HIM_DOING =
  /(?<=^|[,.;] |(?<![A-Za-zÀ-ỹ])(?:y|pero|cuando|que|porque) |(?:llegu|entr|regres|despert|levant|cans|enferm|cas)é )[Ee]l ([A-Za-zÀ-ỹ]{3,}o|fue)(?= (?:primero|también|luego|solito|a (?:la|las|los|mi|mis|su|verme|vernos|buscarme|buscarnos|[A-Za-zÀ-ỹ]+r)|al|el|l[ao]s?|un|una|(?:\d+|dos|tres|cuatro|cinco|diez) [A-Za-zÀ-ỹ]+s|mis?|sus?|todo|tod[oa]s|hasta|por mí|conmigo|papá|mamá|papi|mami|ya|vamos)(?![A-Za-zÀ-ỹ]))|(?<=^|[,.;] |(?<![A-Za-zÀ-ỹ])(?:y|pero|cuando) )[Ee]l (lloro|bailo|aplaudio|sonrio|gano|llego)(?=[.,;]|$)/giu

/** 'corrió', 'reía', 'quisiera' */
export const isPast = (low: string) => {
  const form = finiteForm(low)
  return /^(?:preterite|imperfect)$/u.test(form?.tense ?? '') || /\p{L}{2,}(?:ara|iera|aran|ieran)$/u.test(low)
}
