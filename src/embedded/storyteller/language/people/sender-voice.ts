import { isInfinitive } from '../grammar/infinitive.ts'

/** 'hacerme trenzas' → 'hacerle trenzas a Clara'; 'quererme' → 'querer a Clara'. */
export function toldInfinitive(text: string, sender: string): string {
  // 'leernos cuentos': together, or to both
  const own = text.replace(/^(\p{L}+[aei]r)nos(?= (?!a |al |junt|entre))/u, (all, infinitive: string) =>
    isInfinitive(infinitive) ? infinitive : all,
  )
  return own.replace(/(?<!\p{L})(\p{L}+)me( [^,]+)?(?=,|$)/u, (all, infinitive: string, rest: string = '') => {
    // 'querernos a todos': the object is already named
    if (!isInfinitive(infinitive) || /^ a(?:l| )/u.test(rest)) return all
    // 'ganarme siempre' → 'ganarle a Clara': an indirect object
    if (
      /^ (?:siempre|a todo|en todo|mucho|seguido)$/u.test(rest) &&
      /^(?:ganar|hablar|cantar|cocinar|escribir|pegar|sonreír)$/u.test(infinitive)
    )
      return `${infinitive}le${rest} a ${sender}`
    const object = /^ (?:el|la|los|las|un|una|unos|unas|\p{L}+s|\p{L}+o|\p{L}+a)(?!\p{L})/u.test(rest)
    return object || (rest === '' && GIVEN.test(infinitive))
      ? `${infinitive}le${rest} a ${sender}`
      : `${infinitive} a ${sender}${rest}`
  })
}

/** Nobody is cooked or read. */
const GIVEN =
  /^(?:cocinar|leer|escribir|cantar|contar|hablar|preparar|ganar|platicar|pegar|sonreír|llorar|gritar|chismear)$/u

/** True where an attached pronoun still speaks for the sender: 'a no rendirme'. */
export function hasOwnPronoun(text: string): boolean {
  return [...text.matchAll(/(?<!\p{L})(\p{L}+(?:ndo|[aeiáéí]r))(?:me|nos)(?:l[ao]s?)?(?!\p{L})/gu)].some(
    ([, verb]) =>
      verb!.endsWith('ndo') ||
      isInfinitive(
        verb!
          .normalize('NFD')
          .replace(/\u0301/g, '')
          .normalize('NFC'),
      ),
  )
}
