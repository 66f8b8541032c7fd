import { hasGenders, isNounForm } from '../grammar/dictionary.ts'
import { finiteForm } from '../grammar/finite.ts'
import { TABLE } from '../grammar/paradigms.ts'

/** What stands in brackets, as it is said aloud: nobody speaks in them. */

const BRACKETS = /\s*\(([^()]+)\)/gu
const ENDS = /^\s*(?:[.!?…]|$)/u

/**
 * 'su calma (y su humor)' → 'su calma y su humor', 'los trenes (los de vapor) y el mar' → 'los trenes, los de vapor, y el mar',
 * 'su coraje (crió a cuatro)' → 'su coraje: crió a cuatro'. A clause or a row of things in the middle of a sentence stays
 * in its brackets, since commas would join it to what stands around.
 */
export const saidOfBrackets = (text: string): string =>
  text.replace(BRACKETS, (all, within: string, at: number, whole: string) => {
    const after = whole.slice(at + all.length)
    const said = within.trim().replace(/[\s.,;]+$/u, '')
    if (BESIDE.test(said)) return ''
    // '(bueno, el grupo tampoco le disgusta)': taken back, and no reason
    if (/^bueno,? /iu.test(said)) return all
    const isJoined = /^(?:y|e|o|u|ni|pero) /iu.test(said)
    // '(o eso dice)'
    if (saysSomething(said) || ROW.test(said)) return ENDS.test(after) && !isJoined ? `: ${said}` : all
    return isJoined ? ` ${said}` : between(said, after)
  })

/** 'fuimos (mi mamá, él y yo) y ganó' → 'fuimos, mi mamá, él y yo, y ganó'; a clause, a doubt and what is no word go. */
export const toldOfBrackets = (text: string): string =>
  text.replace(BRACKETS, (all, within: string, at: number, whole: string) =>
    saysSomething(within) || BESIDE.test(within.trim()) || isWithinName(within, whole.slice(at + all.length))
      ? ''
      : ROW.test(within) && !PLACES.test(within) && !ENDS.test(whole.slice(at + all.length))
        ? all
        : between(within.trim(), whole.slice(at + all.length)),
  )

/** 'Enrique (Kike) Ruiz' */
const isWithinName = (within: string, after: string) => /^\p{Lu}\p{L}+$/u.test(within) && /^ \p{Lu}/u.test(after)

/** 'un agua (de horchata)' is one thing. */
const between = (within: string, after: string) => betweenCommas(within.replace(/(?<!¡.*)!/gu, ''), after)
const betweenCommas = (said: string, after: string) =>
  /^de \p{L}+$/u.test(said) ? ` ${said}` : `, ${said}${ENDS.test(after) || /^\s*[,;:]/u.test(after) ? '' : ','}`

/** 'fútbol, tenis y natación', 'rancheras y boleros' */
const ROW =
  /^(?!(?:s[ií],? |no,? )(?:con|sin) )(?!(?:el|la|l[oa]s|una?|unos|unas|mis?|tus?|sus?|al?|del?|con|sin|en|por|para|como|hasta|sobre|desde|cuando|aunque|que|si|much[oa]s?|sobre todo|bueno) )[A-Za-zÀ-ỹ ]+(?:, [A-Za-zÀ-ỹ ]+)*(?:,| [ye]) [A-Za-zÀ-ỹ ]+$/iu
/** 'Tapalpa, Jalisco' */
const PLACES = /^(?:\p{Lu}\p{L}+ ?)+, (?:\p{Lu}\p{L}+ ?)+$/u
/** Said to whoever reads the form. */
const BESIDE =
  /[?]|^(?:(?:[jJ][aA])+[jJ]?|casi|creo|obvio|bueno|perd[oó]n|sic|que|de|con|sin|literal|de verdad|en serio|neta|(?:te )?lo juro|a veces|m[aá]s o menos|XD+|LOL|Q?EPD|RIP|(?:\p{L}\. ?)+\p{L}?|[“"].*[”"]|\d+)$/u

/** Somebody does something in it that no «que» or «cuando» has brought in. */
function saysSomething(all: string): boolean {
  // 'una traición, decía': what they called it
  const said = all.replace(/^((?:una?|el|la|l[oa]s|pur[oa]) [^,]+), (?:dec[ií]an?|dicen?|dijo|dijeron)$/iu, '$1')
  const words = (said.match(/\p{L}+/gu) ?? []).map((word) => word.toLowerCase())
  const verb = words.findIndex(
    (word, i) =>
      finiteForm(word) !== null &&
      (TABLE.has(word) ||
        !(isNounForm(word) || hasGenders(word)) ||
        /^(?:me|te|se|nos|les?)$/u.test(words[i - 1] ?? '')),
  )
  return verb >= 0 && !words.slice(0, verb).some((word) => LED.test(word))
}
const LED = /^(?:que|donde|cuando|como|cómo|quien|si|porque|mientras|aunque)$/u
