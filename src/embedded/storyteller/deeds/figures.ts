/**
 * What is said in a figure of speech names no craft: 'teje amistades' knits nothing, and 'arregla corazones' mends no
 * clock. Of a verb of the hands with what no hand holds nothing is read.
 */
const FIGURE = new RegExp(
  `\\b(?:cocin|tej|siembr|sembr|cosech|cultiv|toc|pint|dibuj|arregl|repar|compon|cos|bord|remend|hil|constru|cur|ilumin|bail)\\w* (?:(?:el|la|l[oa]s|un|una|mis?|tus?|sus?|nuestr[oa]s?|de|a|en|redes|puentes|tod[oa]s?|cualquier|grandes|buen[oa]s) ){0,3}(?:${[
    'ideas?|planes|amistad\\w*|amor|alegrias?|felicidad|esperanzas?|ilusion(?:es)?|suenos|confianza|paz|calma|fe|bondad',
    'corazon(?:es)?|almas?|vidas?|mundos?|dias?|risas?|sonrisas?|lazos|redes|puentes|barreras|futuros?|destinos?|caminos',
    'el son\\b|la vista|al son',
  ].join('|')})\\b`,
  'g',
)

/** Without what is only a figure of speech; `key` is bare of accents. */
export const literally = (key: string): string => key.replace(FIGURE, ' ').replace(/ {2,}/g, ' ').trim()

/** It does not come off: 'se le quema el arroz', 'cocina fatal', 'no le sale'. */
export const isBungled = (key: string): boolean =>
  /\bse le (?:quem|peg|pas|cae|rompe|desarm|olvid)\w*|\b(?:hace|cocin|arregl|toc|cos|tej|dibuj|pint)\w* (?:\w+ ){0,2}(?:muy )?(?:mal|horrible|fatal|pesimo|espantoso|del asco|terrible)\b|\bno (?:le )?(?:sale|queda)n?\b|\bno sabe\w* (?:ni )?(?:cocin|arregl|tej|cos|bord|toc|dibuj|pint)/.test(
    key,
  )
