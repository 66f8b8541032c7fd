import type { Prop } from './prop.ts'

/** What nobody drinks for whom a baby is on its way. */
export const isAlcohol = ({ un, together }: Prop) =>
  /^(?:tomar|beber|brindar con) /u.test(together) &&
  /(?<![A-Za-zÀ-ỹ])(?:cervez[A-Za-zÀ-ỹ]+|birras?|chelas?|vinos?|tinto de verano|sangr[ií]a|verm[uú]t?|sidra|champ[aá][nñ]a?|cava|mezcal|tequila|ron|pisco|aguardiente|whisky|ginebra|gin|vodka|fernet|licor(?:es)?|c[oó]ctel(?:es)?|mojitos?|micheladas?|margaritas?|pulque|canelazo|clericot|trag(?:o|uito)s?|copas?)(?![A-Za-zÀ-ỹ])/iu.test(
    `${un} ${together}`,
  )
