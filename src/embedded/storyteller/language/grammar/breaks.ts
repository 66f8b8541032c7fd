import { BRINGS_IN, mayEnd } from './clause-start.ts'
import { hasGenders, isNounForm, known } from './dictionary.ts'
import { finiteForm } from './finite.ts'
import { isInfinitive } from './infinitive.ts'
import { TABLE } from './paradigms.ts'

/** Laughter and pictures between two words: what they kept apart stays apart once they are gone. */

const LAUGH =
  '(?<![A-Za-zÀ-ỹ])(?:[rmhz]{3,}|a{3,}h*|a{2,}h+|o{2,}h*|u{2,}h*|w+o+w+|(?:[jJ][aeiAEI]){2,}[jJ]?|(?:[jJ][sS]){2,}[jJ]?|(?:[hH][aA]){2,}|(?:[jJ][aAeE] ){1,}[jJ][aAeE]|(?<!(?:el|al|del) )lol|xd|xD|XD|:\\)|:D|<3)(?![A-Za-zÀ-ỹ])'
const PICTURE =
  '(?:\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\p{Regional_Indicator}|\\u{fe0e}|\\u{fe0f}|\\u{20e3}|\\u{200d})'
const BESIDE = new RegExp(`([\\s,]*)((?:(?:${LAUGH}|${PICTURE}|:\\)|:D|<3)[\\s,]*)+)`, 'gu')
const LAUGHS = new RegExp(LAUGH, 'u')

/** 'antes que a mí jajaja nunca te lo perdono' → 'antes que a mí. nunca te lo perdono'; 'los trenes jaja y el mar' → 'los trenes y el mar'. */
export function withoutLaughter(text: string): string {
  return text.replace(BESIDE, (all: string, _before: string, _marks: string, at: number) => {
    const before = text.slice(0, at)
    const after = text.slice(at + all.length)
    // 'la maestra dijo wow': it is what was said
    if (SAYS.test(before) && LAUGHS.test(all)) return all
    // 'se ríe ja ja ja como pirata'
    if (/(?<![A-Za-zÀ-ỹ])(?:r[ií]en?|re[ií]an?) $/iu.test(`${before} `) && /^ ?(?:j[aei] ){1,}j[aei] ?$/iu.test(all))
      return all
    if (!/[\p{L}\p{N}]$/u.test(before) || !/^[\p{L}\p{N}¿¡]/u.test(after))
      return /^[.,;:!?…)]/u.test(after) || before === '' ? '' : ' '
    if (isNewSentence(after)) return '. '
    // 'la pesca, vuelve sin nada jajaja, y el pan': the comma ends what was said between
    if (GOES_ON.test(after)) return before.includes(',') && /,\s*$/u.test(all) ? ', ' : ' '
    if (all.includes(',')) return ', '
    if (/^(?:bueno|perdón|mentira|digo)(?![A-Za-zÀ-ỹ])/iu.test(after)) return '… '
    return LAUGHS.test(all) || beginsClause(after, before) ? '. ' : ' '
  })
}

/** '… 😂 Bueno, y la luz': nobody types a capital there but where a sentence begins; 'Fútbol ⚽ Videojuegos' is a list, and '💃 Con su hermana' goes on. */
export const isNewSentence = (after: string): boolean =>
  /^(?:Y|Pero|Bueno|Aunque|Se|Me|Le|Les|Nos|No|Ya|Nunca|Siempre|Todav[ií]a|Tambi[eé]n|Eso|Ah),? \p{Ll}/u.test(after)

const SAYS =
  /(?<![A-Za-zÀ-ỹ])(?:dij[oe]|dicen?|dijeron|grit[oóa]|gritaba|hac[ií]a|hizo|contest[oó]|fue|un|de) *[“"]?$/iu

/** What follows belongs to the words before. */
const GOES_ON =
  /^(?:y|e|o|u|ni|pero|que|de|del|con|por|para|al?(?! (?:él|ella|l[oa]s dos|tod[oa]s|mí|nosotros))|en|sin|porque|cuando|aunque|sino|como|mientras|donde|hasta|desde|sobre|entre)(?![A-Za-zÀ-ỹ])/iu

const OPENS =
  /^(?:yo|él|ella|ell[oa]s|nosotr[oa]s|ustedes|usted|se|me|te|les?|nos|no|ya|nunca|siempre|todav[ií]a|a (?:él|ella|l[oa]s dos|tod[oa]s|mí|nosotros)|tod[oa]s? (?:se|me|nos|le|dicen)|eso|es|son|era|fue)(?![A-Za-zÀ-ỹ])/iu

function beginsClause(text: string, before: string): boolean {
  const [first = '', second = ''] = text.match(/\p{L}+/gu) ?? []
  if (OPENS.test(text) || (/^(?:l[aoe]s?)$/iu.test(first) && finiteForm(second.toLowerCase()) !== null)) return true
  // 'salió con el gato 😂 mi mamá casi la mata': all was said, and somebody else does something
  const [said, next] = [wordsOf(/[^.,;:!?]*$/u.exec(before)![0]), wordsOf(/^[^.,;:!?]*/u.exec(text)![0])]
  const [done, last] = [
    said.findIndex((word) => isDone(word) || (!known(word) && /(?:io|aron|ieron)$/u.test(word))),
    said.at(-1) ?? '',
  ]
  if (done < 0 || said.slice(0, done).some((word) => BRINGS_IN.test(word))) return false
  if (isDone(last) || isInfinitive(last) || last.endsWith('ndo') || !mayEnd(last)) return false
  const at = next.findIndex((word) => BRINGS_IN.test(word) || /^(?:y|e|o|ni|pero)$/u.test(word) || isDone(word))
  return at > 0 && at < 6 && isDone(next[at]!) && WHO.test(first)
}

const WHO = /^(?:el|la|l[oa]s|una?|unos|unas|mis?|tus?|sus?|nuestr[oa]s?|\p{Lu}\p{Ll}+|hasta|casi|nadie|todav[ií]a)$/u
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
const isDone = (word: string) =>
  finiteForm(word) !== null && (TABLE.has(word) || !(isNounForm(word) || hasGenders(word)))
