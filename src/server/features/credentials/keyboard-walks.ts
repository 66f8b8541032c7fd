/** Rows and columns of the Spanish keyboard, digits and the alphabet: what fingers and minds run along. */
const ROADS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjklñ',
  'asdfghjkln',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol',
  'qazwsxedcrfvtgbyhnujm',
]
const PATHS = [...ROADS, ...ROADS.map((road) => Array.from(road).toReversed().join(''))]
const SHORTEST = 4
/** `111`, `aaa`: one key, held. */
const HELD = /(.)\1{2,}/gu
/** Years, alone or as a whole date. */
const YEARS = /(?:[0-3]?\d[-/.]?[01]?\d[-/.]?)?(?:19|20)\d\d/g

/** What is left of a password in small letters when walks over the keyboard, held keys and years are taken out. */
export function withoutWalks(plain: string): string {
  let left = plain
  for (let at = 0; at < left.length;) {
    const length = walkAt(left, at)
    if (length >= SHORTEST) left = left.slice(0, at) + left.slice(at + length)
    else at += 1
  }
  return left.replace(HELD, '').replace(YEARS, '')
}

function walkAt(text: string, at: number): number {
  let longest = 0
  for (const path of PATHS) {
    let length = SHORTEST
    while (at + length <= text.length && path.includes(text.slice(at, at + length))) length += 1
    longest = Math.max(longest, length - 1)
  }
  return longest >= SHORTEST ? longest : 0
}
