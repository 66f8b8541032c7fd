/** Private letters, which no rule of spelling knows, stand for what was quoted. */
const FIRST = 0xe100

/** What somebody put in quotation marks is theirs: `mend` sees their marks and none of their words. */
export function outsideQuotes(text: string, mend: (text: string) => string, quoted = (said: string) => said): string {
  const kept: string[] = []
  const masked = text.replace(/(?<=“)[^“”]+(?=”)|(?<=‘)[^‘’]+(?=’)/gu, (said) => {
    kept.push(quoted(said))
    return String.fromCharCode(FIRST + kept.length - 1)
  })
  return kept.length === 0
    ? mend(text)
    : mend(masked).replace(/[\ue100-\uefff]/gu, (mark) => kept[mark.charCodeAt(0) - FIRST] ?? '')
}
