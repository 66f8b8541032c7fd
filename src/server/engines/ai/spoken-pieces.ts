/** Under what every voice takes at once. */
const LONGEST = 2_500

/** A text in pieces of at most `longest` characters, cut between paragraphs, else sentences, else words. */
export function spokenPieces(text: string, longest = LONGEST): string[] {
  const pieces: string[] = []
  for (let rest = text.trim(); rest;) {
    const at = rest.length <= longest ? rest.length : cutOf(rest.slice(0, longest))
    pieces.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return pieces
}

function cutOf(start: string): number {
  for (const end of [/\n{2,}/g, /[.!?…»”]\s/g, /\s/g]) {
    const last = [...start.matchAll(end)].at(-1)
    if (last && last.index > 0) return last.index + last[0].length
  }
  return start.length
}
