import { isInfinitive } from '../language/grammar/infinitive.ts'
import { AT_HOUR, OF_DAY } from './named.ts'
import type { Prop } from './prop.ts'
import { briefly } from './briefly.ts'

/** 'churros' of 'comer churros', 'BTS' of 'oír a BTS': what is eaten, drunk, heard or sent, and not what holds it. */
export function whatOf({ el, about, together }: Prop, doing: string, isFirst: boolean): string {
  // 'pan remojado en café' says nothing without it
  const done = / \p{L}+[ai]d[oa]s?$/u.test(doing) ? together : doing || together
  const [, verb = '', what = ''] = WHAT.exec(done) ?? []
  // 'el café de las cinco': its hour is not now
  if (AT_HOUR.test(what) || OF_DAY.test(what))
    return what
      .replace(AT_HOUR, '')
      .replace(OF_DAY, '')
      .replace(/^(?:el|la|l[oa]s) /u, '')
  if (
    /^(?:los )?(?:discos?|vinilos?|cds?|casetes?)(?: de (?:vinilo|acetato|pasta|segunda mano|colecci[oó]n|antes|oferta|\d+))?$/u.test(
      what,
    )
  )
    return 'una canción'
  // 'algo de Shakira', 'algo del Coro'
  if (/^(?:oír|escuchar)$/u.test(verb) && /^al? /u.test(what)) return `algo de${what.slice(1)}`
  if (what && !isFirst && EATEN.test(verb)) return briefly(what, about)
  if (what)
    return (
      what
        // 'el café malo de las gasolineras': one brings that of any
        .replace(
          / de l[oa]s (gasolinera|bencinera|feria|verbena|máquina|cafetería|mercado|kiosko?|quiosco)(?:e?s)$/u,
          ' de $1',
        )
        .replace(/^(?:la )?música$/u, 'una canción')
        .replace(/^(?:los )?(?:discos?|vinilos?|cds?|casetes?) de (?=(?:l[oa]s? |el )?\p{Lu})/u, 'algo de ')
        // 'los vinilos de los ochenta': nobody hums a decade
        .replace(
          /^(?:los )?(?:discos?|vinilos?|cds?|casetes?) de (?=(?:antes|ayer|entonces|l[oa]s? (?:años |década )?(?:\p{Ll}+[ei]nta|\d+|veinte))(?![A-Za-zÀ-ỹ]))/u,
          'una canción de ',
        )
        .replace(/^(?:los )?(?:discos?|vinilos?|cds?|casetes?) de /u, '')
        .replace(/^(?:la )?música de (?=\p{Lu})/u, 'algo de ')
    )
  const isMusic = /^(?:oír|escuchar|cantar|bailar)/u.test(verb || together)
  if (!isMusic) return el
  const heard = about.replace(/^(?:el|la|l[oa]s) /u, '')
  return heard === '' || heard === 'música' || isInfinitive(about.split(' ')[0]!) ? 'una canción' : heard
}
const EATEN = /^(?:comer|probar|cenar|desayunar|merendar|ir por|tomar|beber|brindar con)$/u
const WHAT =
  /^(comer|probar|cenar|desayunar|merendar|ir por|hacer|preparar|hornear|cocinar|vender|tomar|beber|brindar con|oír|escuchar|cantar|bailar|mandar|ver|mirar)(?:se)? (?!(?:con|en|por) )(.+?)(?: con \p{Lu}.*)?$/u
