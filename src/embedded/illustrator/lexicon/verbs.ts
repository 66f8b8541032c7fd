/** Spanish verbs by their endings. Texts are already lower case and without accents. */

const CLITICS = '(?:me|te|se|nos|os|l[aeo]s?)'

/** Endings of forms that no noun shares, and the infinitives that they may come from. */
const ENDINGS: readonly (readonly [ending: RegExp, infinitives: readonly string[]])[] = [
  [new RegExp(`(?<=[aei]r)${CLITICS}{1,2}$`), ['']],
  [new RegExp(`ando${CLITICS}{0,2}$`), ['ar']],
  [new RegExp(`iendo${CLITICS}{0,2}$`), ['er', 'ir']],
  [/(?:aba(?:s|n|mos|is)?|aste(?:is)?|aron|amos)$/, ['ar']],
  [/(?:ia(?:s|n|mos|is)|iste(?:is)?|ieron|imos)$/, ['er', 'ir']],
]

/** What `pintamos`, `pintabas`, `pintando` and `pintarlo` may be forms of; nothing for what may be a noun. */
export function infinitives(word: string): string[] {
  return ENDINGS.flatMap(([ending, ends]) => {
    const root = word.replace(ending, '')
    return root === word || root.length < 3 ? [] : ends.map((end) => root + end)
  })
}

/** Endings of forms that nouns share: they say a deed only together with its thing. */
const SHARED: readonly (readonly [ending: RegExp, infinitives: readonly string[]])[] = [
  [/(?:a|o|an|as|e|aba)$/, ['ar']],
  [/(?:e|en|es|ia|io)$/, ['er', 'ir']],
  [/ueg[ao]n?$/, ['ugar']],
]

/** The same for a word that stands with a thing, as «juega» in «juega a las cartas» does. */
export function likelyInfinitives(word: string): string[] {
  const shared = SHARED.flatMap(([ending, ends]) => {
    const root = word.replace(ending, '')
    return root === word || root.length < 1 ? [] : ends.map((end) => root + end)
  })
  return [...infinitives(word), ...shared]
}

/** Nouns in `é`, which are no deeds of mine. */
const NOUNS = /^(?:caf|beb|pur|chal|pat|karat|comit|chimpanc)é$/iu

/**
 * The deeds of `I`, `we` and `you` as those of another: «cantábamos» and «canté» as «cantaba» and «cantó»,
 * so that the rules of what people do need one person alone.
 */
export function inThirdPerson(text: string): string {
  return (
    text
      .replace(/[A-Za-zÀ-ỹ]{2,}[éí](?![A-Za-zÀ-ỹ])/giu, (word) =>
        NOUNS.test(word) ? word : word.replace(/é$/iu, 'ó').replace(/í$/iu, 'ió'),
      )
      // Without its accent, too: «cuando te regale el anillo».
      .replace(/(?<=(?<![A-Za-zÀ-ỹ])(?:me|te|se|nos|os|l[aeo]s?) [A-Za-zÀ-ỹ]{3,})e(?![A-Za-zÀ-ỹ])/giu, 'ó')
      .replace(/(?<=[A-Za-zÀ-ỹ]{2})[áa]ba(?:mos|is|s)(?![A-Za-zÀ-ỹ])/giu, 'aba')
      .replace(/(?<=[A-Za-zÀ-ỹ]{2})ía(?:mos|is|s)(?![A-Za-zÀ-ỹ])/giu, 'ía')
      .replace(/(?<=[A-Za-zÀ-ỹ]{2})amos(?![A-Za-zÀ-ỹ])/giu, 'an')
      .replace(/(?<=[A-Za-zÀ-ỹ]{2})imos(?![A-Za-zÀ-ỹ])/giu, 'ieron')
      .replace(/(?<=[A-Za-zÀ-ỹ]{3})aste(?:is)?(?![A-Za-zÀ-ỹ])/giu, 'ó')
      .replace(/(?<=[A-Za-zÀ-ỹ]{2})[íi]ste(?:is)?(?![A-Za-zÀ-ỹ])/giu, 'ió')
      .replace(
        /(?<=[A-Za-zÀ-ỹ]{2}[aeií]r|[A-Za-zÀ-ỹ][áéa]ndo|i[eé]ndo)(?:me|te|se|nos|os|l[aeo]s?){1,2}(?![A-Za-zÀ-ỹ])/giu,
        '',
      )
  )
}
