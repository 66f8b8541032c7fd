import { finiteForm } from './finite.ts'
import { withSpeech } from './speech.ts'
import { pastAtHead } from './past.ts'
import { startsClause } from './quality-parts.ts'
import { countWords, list } from './text.ts'
import { lowerFirst } from './tidy.ts'

/** 'el pobre trabaja mucho': said with love, and no praise. */
const PITY =
  /(?<!\p{L})(?:el|la|l[oa]s) pobres?(?:cit[oa]s?)?,? (?=(?:(?:no|nunca|siempre|se|me|nos|l[eoa]s?) )*\p{L}+)|(?<=^|, )pobre(?:cit[oa])?,? (?=(?:no|nunca|siempre|trabaja|se) )/giu

/** 'nunca se queja, bueno si se queja pero poquito': half taken back, with a wink. */
const HALF_TAKEN_BACK =
  /[\s,.;…(]+bueno,? (?:s[ií]|no|casi|a veces|no siempre|no tanto|tanto como|cuando quiere)(?!\p{L})[^.;]*$/iu

/** 'lo trata a mi papá': whom it is done to is named, and not said twice. */
const DOUBLED =
  /(?<!\p{L})l[oa]s? (\p{L}+)(?= a (?:mis?|sus?|tus?|nuestr[oa]s?) (?:mam|pap|madre|padre|abuel|herman|hij|niet|bisniet|perr|gat|amig|espos|novi|t[ií][oa]|prim|sobrin|vecin|alumn|pacient|suegr|cuñad|famili|gente|compañer)\p{L}*)/giu

/** 'siempre sabe que decir' */
const WHAT_TO = /(?<=(?<!\p{L})sab\p{L}+ )que(?= \p{L}+[aeií]r(?:me|nos|les?|l[oa]s?)?(?!\p{L}))/giu

/** 'generosa. amable. siempre sonriente': one list, whatever its stops. */
function asList(text: string): string {
  const items = text.split(/\s*[.;]+\s+/u).map((item) => item.replace(/[\s.;]+$/u, ''))
  const isList =
    items.length > 1 && items.every((item) => item !== '' && countWords(item) <= 3 && !startsClause(lowerFirst(item)))
  return isList ? list(items.map((item, i) => (i === 0 ? item : lowerFirst(item)))) : text
}

/** What is admired as its giver would have written it with more care; all else of it stays. */
export const admiredWords = (said: string): string =>
  asList(pastAtHead(withSpeech(said.replace(HALF_TAKEN_BACK, '').replace(PITY, ''))))
    .replace(WHAT_TO, 'qué')
    .replace(/(?<!\p{L})el que (?=dir[aá]n(?!\p{L}))/giu, 'el qué ')
    .replace(/(?<=(?<!\p{L})d(?:i|io|imos|oy|a|amos) cuenta) (?=que(?!\p{L}))/giu, ' de ')
    .replace(DOUBLED, (all, verb: string) => (finiteForm(verb.toLowerCase())?.person === 3 ? verb : all))
