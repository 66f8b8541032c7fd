import { openSync } from 'fontkit'
import type { Font } from 'fontkit'

/** What a typeface's file can set, as the contract's table writes it. */
export function readCoverage(fontFile: string): string {
  const { characterSet } = openSync(fontFile) as Font
  const ranges: [start: number, end: number][] = []
  for (const codePoint of [...new Set(characterSet)].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === codePoint - 1) last[1] = codePoint
    else ranges.push([codePoint, codePoint])
  }
  return ranges
    .map(([start, end]) => (start === end ? start.toString(36) : `${start.toString(36)}+${(end - start).toString(36)}`))
    .join(' ')
}
