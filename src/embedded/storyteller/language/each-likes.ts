import { upperFirst } from './text.ts'
import { lowerFirst } from './tidy.ts'

const WHO =
  '(?:él|ella|(?:el|la|al) (?:mayor|menor|chic[oa]|grande|gat[oa]|perr[oa]|beb[eé])|mam[áa]|pap[áa]|\\p{L}{2,}(?: \\p{Lu}\\p{L}+)?)'
const THING = '(?:(?:el|la|l[oa]s|sus?|un|una|tod[oa]|tod[oa]s) [^;]+?|\\p{L}+[aeií]r(?:se|l[aeo]s?)?(?!\\p{L})[^;]*?)'
const EACH = new RegExp(
  `^(?:a )?(${WHO}),? (${THING})(?:\\s*[,;.]\\s*(?:y )?|\\s+y )(?=(?:a |al )?${WHO},? ${THING}$)(.*)$`,
  'iu',
)
const LAST = new RegExp(`^(?:a )?(${WHO}),? (${THING})$`, 'iu')

/** 'a Isa la gimnasia, a Gael las pizzas' → 'a Isa, la gimnasia; a Gael, las pizzas'; null for what one likes, or all. */
export function eachLikes(answer: string, names: readonly string[]): string | null {
  const said: string[] = []
  for (let rest = answer.replace(/[\s.]+$/u, ''); rest !== '';) {
    const [, who, thing, further = ''] = EACH.exec(rest) ?? LAST.exec(rest) ?? []
    if (!who || !thing || !isOneOf(who, names)) return null
    said.push(`${to(who)}, ${lowerFirst(thing.trim())}`)
    rest = further
  }
  return said.length > 1 ? said.join('; ') : null
}

const to = (who: string) =>
  /^al /iu.test(who)
    ? lowerFirst(who)
    : /^el /iu.test(who)
      ? `al ${who.slice(3)}`
      : /^(?:la|él|ella) ?/iu.test(who)
        ? `a ${who.toLowerCase()}`
        : `a ${upperFirst(who)}`

const isOneOf = (who: string, names: readonly string[]) =>
  /^(?:él|ella|el |la |al |mam|pap)/iu.test(who) ||
  names.some((name) => name.toLowerCase().startsWith(who.toLowerCase().slice(0, 3)))
