/** What is private of somebody who was named in passing. */

/** 'el hermanito que tiene autismo', 'mi primo, el que está preso': who somebody is was said without it. */
const RELATIVE =
  /(?<=\p{L}),? (?:(?:el|la|l[oa]s) )?(?:que|q) (?:ya |siempre )?(?:tienen?|ten[ií]an?|est[aá]n?|estaban?|estuvo|es|era|naci[oó]|padece|sufre|vive con|toma)(?= )[^,.;]*?(?=\s*(?:[,.;)]|$)| (?:y|pero) (?:que |l[aeo]s? |se |me |nos |siempre |nunca )?\p{L}+[aóe] )/giu

/** 'reza por mi primo, el que está preso' → 'reza por mi primo'. */
export const withoutRelatives = (text: string, reason: (text: string) => string | null): string =>
  text.replace(RELATIVE, (relative: string, at: number) =>
    NAMES_SOMEBODY.test(text.slice(0, at)) && ABOUT_OTHERS.includes(reason(relative)) ? '' : relative,
  )
const NAMES_SOMEBODY =
  /(?<!\p{L})(?:mi|su|tu|al?|el|la|con|nuestr[oa])s? (?:\p{L}+ )?\p{L}*(?:herman|prim|t[ií][oa]|abuel|hij|niet|sobrin|amig|vecin|compañer|alumn|señor|niñ|pap[aá]|mam[aá]|suegr|cuñad|espos|\p{Lu}\p{L}+)\p{L}*$/u
const ABOUT_OTHERS: readonly (string | null)[] = [
  'diagnosis',
  'illness',
  'prison',
  'money',
  'papers',
  'adoption',
  'bodily',
]
