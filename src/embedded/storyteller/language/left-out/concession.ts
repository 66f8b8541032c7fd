/** 'que aunque ya no ve me reconoce': without what is conceded, where nothing else of it is left. */
export function withoutConcession(text: string, reason: (text: string) => unknown): string {
  const from = text.search(/(?<!\p{L})aunque(?!\p{L})/iu)
  if (from < 0) return ''
  for (const { index } of text.matchAll(/(?<=\p{L} )(?:me|te|se|nos|les?|lo|la) \p{L}{2,}/giu)) {
    const rest = text.slice(0, from) + text.slice(index)
    if (index > from && reason(text.slice(from, index)) !== null && reason(rest) === null) return rest
  }
  return ''
}
