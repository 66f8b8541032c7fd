/** 'que aunque ya no ve me reconoce': without what is conceded, where nothing else of it is left. */
export function withoutConcession(text: string, reason: (text: string) => unknown): string {
  const from = text.search(/(?<![A-Za-zÀ-ỹ])aunque(?![A-Za-zÀ-ỹ])/iu)
  if (from < 0) return ''
  for (const { index } of text.matchAll(/(?<=[A-Za-zÀ-ỹ] )(?:me|te|se|nos|les?|lo|la) [A-Za-zÀ-ỹ]{2,}/giu)) {
    const rest = text.slice(0, from) + text.slice(index)
    if (index > from && reason(text.slice(from, index)) !== null && reason(rest) === null) return rest
  }
  return ''
}
