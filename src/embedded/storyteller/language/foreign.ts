/** Answers in another language, by the little words that only it has. */

const LITTLE_WORDS: readonly RegExp[] = [
  /^(?:the|and|her|his|she|he|they|we|my|your|our|with|when|was|were|went|is|are|that|who|always|never|smile|love|loves|like|likes|because|from|for|it|to|of|so|much|how)$/,
  /^(?:meu|minha|seu|sua|você|não|muito|quando|com|uma|ele|ela|nós|ficou|gosta|sempre|sorriso|coração)$/,
  /^(?:le|les|mon|ma|ses|son|est|et|il|elle|quand|avec|nous|toujours|sourire|qui|très|aime)$/,
  /^(?:il|gli|che|è|mio|mia|suo|sua|quando|siamo|sempre|sorriso|con|molto)$/,
  /^(?:el|la|meu|meva|seu|seva|els|les|amb|quan|vam|va|sempre|somriure|que|molt|és|i)$/,
]

/** Words that are Spanish as well: by themselves they tell nothing. */
const SPANISH_TOO = /^(?:le|les|la|el|son|con|sempre|que|va|com|ses|ma|is|so|he|to|me|it|i|her|son|sua|of|are|our)$/

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** 'her smile', 'Frozen, unicorns and her baby brother': a word in four and two of its own, or all of it. */
export function isForeign(text: string): boolean {
  const words = wordsOf(text)
  if (words.length === 0) return false
  // no Spanish word has them
  if (/[ãõçâêô]/iu.test(text)) return true
  return LITTLE_WORDS.some((test, language) => {
    const hits = words.filter((word) => test.test(word))
    const own = hits.filter((word) => !SPANISH_TOO.test(word))
    if (own.length === 0) return false
    const english = language === 0
    return english
      ? hits.length >= 2 && hits.length / words.length >= 0.25
      : own.length >= 2 && hits.length / words.length >= 0.4
  })
}
