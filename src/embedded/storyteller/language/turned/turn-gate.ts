export type Token = { low: string; word: string; opens: boolean }

export const tokensOf = (text: string): Token[] =>
  [...text.replace(/[“‘][^”’]*[”’]/gu, ' ').matchAll(/([^\p{L}\d]*)([\p{L}\d]+)/gu)].map(([, gap = '', word = '']) => ({
    word,
    low: word.toLowerCase(),
    opens: /[,;:.!?()]/u.test(gap),
  }))

export const CLITIC = /^(?:me|te|se|nos|os|les?|l[oa]s?)$/u
export const COORDINATE = /^(?:y|e|ni|pero|sino|o)$/u
export const SUBORDINATE =
  /^(?:que|cuando|si|aunque|mientras|porque|donde|como|pues|quien|quienes|cómo|qué|cuánto|apenas)$/u
