import { finiteForm } from '../grammar/finite.ts'
import { areToDo } from './said-aloud.ts'

/** Where words that somebody said, and no mark closes, have an end. */

/** 'le dice mijo a todo el mundo' */
export const SHORT =
  /^(?:mij[oa](?: y mij[oa])?|te (?:quiero|amo|adoro)(?: much[oa]| muchísimo)?|ya (?:mero|merito|voy)|ahorita|vámonos)(?= (?:al?(?! la luna| l[oa]s)|con|cada|cuando|sin|hasta(?! la luna| el (?:infinito|cielo)| las)|tod[oa]s|antes|aunque)(?![A-Za-zÀ-ỹ]))/iu

/** What became of it, and no word of theirs. */
const NOWADAYS = /^,? y (?:ahora|desde entonces|hasta hoy) (?:\p{Lu}\p{L}+|ella|él|todos|mi \p{L}+) /u

/** Where somebody tells again: at a stop, or where a past follows a joint. */
export function endOfSpeech(rest: string): number {
  const short = SHORT.exec(rest)
  if (short) return short[0].length
  const stop = /[.;!?”]|(?<=[A-Za-zÀ-ỹ]),? (?=(?:y|pero) )|, (?=[A-Za-zÀ-ỹ])/giu
  for (const { index, 0: mark } of rest.matchAll(stop)) {
    if (/[!?]/u.test(mark)) return index + 1
    if (/[.;”]/u.test(mark)) return index
    const next = rest.slice(index).replace(/^,? (?:(?:y|pero) )?/iu, '')
    const [, clitics = '', verb = ''] =
      /^(?:(?:yo|él|ella|luego|después|así|ahí|entonces|a la (?:noche|mañana|tarde)|al (?:rato|final|otro día|día siguiente|año siguiente)|es[ea] (?:día|noche|tarde)|nunca|siempre|también|nosotr[oa]s|tod[oa]s|(?:mi|su|el|la) [A-Za-zÀ-ỹ]+) )*((?:(?:no|ya|me|te|se|nos|les?|l[oa]s?) )*)([A-Za-zÀ-ỹ]+)/iu.exec(
        next,
      ) ?? []
    // 'y casi me pongo a llorar'
    if (/^(?:yo )?(?:casi|por poco) (?:me )?(?:llor|pong|muer|derrit|desmay|caig|caí)/iu.test(next)) return index
    const form = finiteForm(verb.toLowerCase())
    // 'y ahora Leo quiere ser bruja'
    if (NOWADAYS.test(rest.slice(index))) return index
    const isPast = /^(?:preterite|imperfect)$/u.test(form?.tense ?? '')
    const isAnothers =
      form?.person === 3 || (/^,? (?:y|pero) /iu.test(rest.slice(index)) && !/^(?:ya|yo) /iu.test(rest))
    if ((isPast && isAnothers && !/(?:^| )te $/u.test(clitics)) || /^(?:yo|él|ella) que (?:no|sí)/iu.test(next))
      return index
  }
  return rest.length
}

/**
 * 'ya pues baila, y mis tíos tocaron', 'buenas noches dice buenas muuu': where such speech ends nobody can tell. Of
 * 'hagamos arepas y pongamos música' both are what was said.
 */
export const mayGoOn = (said: string): boolean =>
  SAID_AGAIN.test(said.replace(/^(?:ya )?te (?:lo )?dije(?![A-Za-zÀ-ỹ])/iu, '')) ||
  [...said.matchAll(JOINED)].some(([, next = '']) => !areToDo(next) && !ORDERS.test(next))

/** 'pero dame leche' */
const ORDERS =
  /^(?:d[ai]me|danos|d[ií]le|hazme|ponme|ven(?:te)?|vete|no (?:me|te) [A-Za-zÀ-ỹ]+[ae]s|[A-Za-zÀ-ỹ]*[áéí][A-Za-zÀ-ỹ]*(?:me|te|nos|l[aeo]))(?![A-Za-zÀ-ỹ])/iu

/** 'y pongamos música': the joint, and what stands behind it. */
const JOINED =
  /(?<=[A-Za-zÀ-ỹ],? )(?:y|pero) (?!ya(?![A-Za-zÀ-ỹ]))((?:(?:no|ya|me|te|se|nos|les?|l[oa]s?) )*[A-Za-zÀ-ỹ]+)/giu
const SAID_AGAIN =
  /(?<![A-Za-zÀ-ỹ])(?:dij[oe]|dice[ns]?|dec[ií]a[ns]?|grit[óé]|contest[óé]|respondi[óo]|pregunt[óé])(?![A-Za-zÀ-ỹ])/iu
