import { leans } from '../grammar/leans.ts'
import { countWords } from '../grammar/text.ts'

/** 'la calma con que llevó las dos pérdidas, y que nunca dejó de cantar' → 'que nunca dejó de cantar': two things are praised. */
export function withoutFirstPraise(text: string, isPrivate: (text: string) => boolean): string | null {
  const [, first = '', comma = '', next = ''] =
    /^((?:su|la|el|l[oa]s) [^.;]*?)(,?) y (que (?:(?:nunca|siempre|jam[aá]s|no|cada [A-Za-zÀ-ỹ]+|me|nos) )+[A-Za-zÀ-ỹ][^.;]*)[\s.!]*$/iu.exec(
      text,
    ) ?? []
  if (next === '' || !isPrivate(first) || isPrivate(next) || leans(next.slice('que '.length))) return null
  return countWords(next) > 4 && (comma || WITH_A_THING.test(next)) ? next : null
}
/** Not 'la pena que tuvo y que nunca mostró'. */
const WITH_A_THING = /[A-Za-zÀ-ỹ] (?:el|la|l[oa]s|su|sus|mi|mis|una?|de|a|con|por|en) [A-Za-zÀ-ỹ]/iu

/** 'con Bruno y con la que viene (aún no lo sabe nadie)': the brackets make a secret of what stands before them. */
export function withoutConfided(text: string, isPrivate: (text: string) => boolean): string | null {
  const [all = '', before = ''] =
    /^(.*?)\s*\((?:pero |y )?(?:a[uú]n|todav[ií]a|nadie|no |[eé]l |ella |es (?:un )?secreto|secreto|sh{2})[^()]*\)[\s.!]*$/isu.exec(
      text,
    ) ?? []
  if (!all || isPrivate(before)) return null
  const at = before.search(/\s+[ye]\s+(?!.*\s[ye]\s)/iu)
  return at > 0 && !/[.;]/u.test(before.slice(at)) ? before.slice(0, at) : ''
}
