/**
 * Which of many signs may begin at a word of a text, by the word's first letters: of some three hundred signs a text is
 * then asked for a tenth, and the answer is the same.
 */
export function signsIn<Sign extends { source: string }>(signs: readonly Sign[]): (key: string) => Iterable<Sign> {
  const byHead = new Map<string, Sign[]>()
  for (const sign of signs)
    for (const head of headsOf(sign.source)) byHead.set(head, [...(byHead.get(head) ?? []), sign])
  return (key) => {
    const found = new Set<Sign>(byHead.get(''))
    for (const [word] of key.matchAll(/\b\w{1,2}/g))
      for (const head of [word[0]!, word]) for (const sign of byHead.get(head) ?? []) found.add(sign)
    return found
  }
}

/** What a match may begin with: one letter, or two; '' for anything. */
function headsOf(source: string): Set<string> {
  return new Set(alternativesOf(source).flatMap(headOf))
}

function headOf(sequence: string): string[] {
  const rest = sequence.replace(/^(?:\^|\\b)+/, '')
  if (rest.startsWith('(')) {
    const end = closing(rest)
    const [, open = '(', look] = /^(\((?:\?(?:(<?[!=])|:))?)/.exec(rest)!
    if (look) return headOf(rest.slice(end + 1))
    const heads = alternativesOf(rest.slice(open.length, end)).flatMap(headOf)
    return /[?*]/.test(rest[end + 1] ?? '') ? [...heads, ...headOf(rest.slice(end + 2))] : heads
  }
  const [letters = ''] = /^(?:[a-z0-9]|\[[a-z]+\])/.exec(rest) ?? []
  if (!letters) return ['']
  const after = rest.slice(letters.length)
  if (/^[?*]/.test(after)) return [...Array.from(letters.replace(/[[\]]/g, '')), ...headOf(after.slice(1))]
  const [next = ''] = /^[a-z](?![?*])/.exec(after) ?? []
  return Array.from(letters.replace(/[[\]]/g, ''), (letter) => letter + next)
}

function alternativesOf(source: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at <= source.length; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '[') at = source.indexOf(']', at)
    else if (source[at] === '(') at += closing(source.slice(at))
    else if (source[at] === '|' || at === source.length) {
      parts.push(source.slice(from, at))
      from = at + 1
    }
  }
  return parts
}

/** Where the group that begins `source` ends. */
function closing(source: string): number {
  let depth = 0
  for (let at = 0; ; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '[') at = source.indexOf(']', at)
    else if (source[at] === '(') depth++
    else if (source[at] === ')' && --depth === 0) return at
  }
}
