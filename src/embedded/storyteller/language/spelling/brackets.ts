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

/**
 * Of what is liked: 'las bochas (él), el coro (ella), pelear (los dos)' → 'a él, las bochas; a ella, el coro; a los dos,
 * pelear', 'el orujo (poco)' → 'el orujo', 'el tejo (los sábados)' → 'el tejo los sábados'.
 */
export function withoutPlainBrackets(text: string): string {
  const all = text.replace(/[\s.]+$/u, '').split(/(?<=\))\s*(?:[,;.]|,? y(?= ))\s*/u)
  const parts = all.flatMap((part) => [...part.matchAll(WHOSE)].slice(0, 1))
  const each = parts.map(
    ([, what = '', who = '']) =>
      `a ${who.toLowerCase().replace('ambos', 'los dos')}, ${what.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`,
  )
  if (parts.length > 1 && parts.length === all.length) return each.join('; ')
  const plain = text
    .replace(A_LITTLE, '$1')
    .replace(BRACKETS, (all, within: string) => (ONE_THING.test(within) ? ` ${within}` : all))
  // of a row its last is joined
  return plain === text || !/^[^.;:()]+$/u.test(plain) || / [ye] /u.test(plain)
    ? plain
    : plain.replace(/, (?=[^,]+$)/u, ' y ')
}
const WHOSE = /^([^()]+?)\s*\((?:a )?([ÉEée]l|ella|l[oa]s (?:dos|tres)|ambos)\)$/giu
const A_LITTLE = /(?<![A-Za-zÀ-ỹ])((?:el|la) [A-Za-zÀ-ỹ]+) \((?:un |muy )?po(?:co|quito)\)/giu
const ONE_THING =
  /^(?:de|sin|con) [A-Za-zÀ-ỹ]+$|^(?:tod[oa]s )?l[oa]s (?:d[ií]as|noches|tardes|mañanas|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos)$/iu

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
