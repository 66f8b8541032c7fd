/** Plain operations on Spanish text: words, casing, contraction, marks. */

/** What a vowel is with the accent that Spanish writes. */
export const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

/** Lower case, without any accent or tilde: for comparing and for keywords. */
export function bare(text: string): string {
  const low = text.toLowerCase()
  return /[\u0080-\uffff]/.test(low) ? low.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : low
}

export function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []
}

/** 1 for each letter and figure of the alphabets of Latin letters: beyond them, a pattern tells. */
const IN_WORDS = Uint8Array.from({ length: 0x250 }, (_, code) =>
  Number(/[\p{L}\p{N}]/u.test(String.fromCharCode(code))),
)
/** '-', '’' and ''' within a word: 'bien-estar'. */
const JOINS: ReadonlySet<number> = new Set([0x2d, 0x27, 0x2019])
/** 'Dashes, quotation marks and «…»: no letter is among them. */
const isMark = (code: number) => code >= 0x2000 && code < 0x2070

/** As many as `words` finds; every draft of a chapter is measured by it, so it makes no list of them. */
export function countWords(text: string): number {
  let count = 0
  let [isWithin, isJoined] = [false, false]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= IN_WORDS.length && !isMark(code)) return words(text).length
    if (IN_WORDS[code] === 1) {
      if (!isWithin && !isJoined) count++
      ;[isWithin, isJoined] = [true, false]
    } else {
      isJoined = isWithin && JOINS.has(code)
      isWithin = false
    }
  }
  return count
}

/** Raises the first letter, past opening marks. */
export function upperFirst(text: string): string {
  const first = text.charCodeAt(0)
  // most begin with a letter
  const at = first > 64 && first < 128 ? 0 : text.search(/[^¿¡«(—\s]/u)
  return at < 0 ? text : text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1)
}

/** Lowers the first letter of words of ours, which is no name's: 'Tip, tip' → 'tip, tip'. */
export const small = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toLowerCase())

export function withoutEnd(text: string): string {
  const bare = text.replace(/[\s.,;:!?¡¿…(]+$/u, '').replace(/^[\s.,;:…!?)¡¿]+/u, '')
  if (bare.endsWith(')') && !bare.includes('(')) return withoutEnd(bare.slice(0, -1))
  // '¡llega tarde! Siempre': the mark opens its first sentence alone
  const [, open = ''] = /^\s*([¡¿])/u.exec(text) ?? []
  const [first = ''] = open ? (/^[^¡¿!?]*[!?]/u.exec(bare) ?? []) : []
  if (first.endsWith(open === '¡' ? '!' : '?')) return open + bare
  // 'gritó ¡soy una sirena!': the mark closes what was shouted
  if (bare.lastIndexOf('¿') > bare.lastIndexOf('?')) return `${bare}?`
  return bare.lastIndexOf('¡') > bare.lastIndexOf('!') ? `${bare}!` : bare
}

/** 'a el' → 'al', 'de el' → 'del', 'y i-' → 'e i-', 'o o-' → 'u o-'. A capital El (a title, a name) is left alone. */
export function contract(text: string): string {
  let out = text.includes(' el') ? text.replace(/(?<![A-Za-zÀ-ỹ])([Aa]|[Dd]e) el(?=\s)/gu, '$1l') : text
  // most texts have none of these, and the letters tell sooner
  if (/[yY] [iIíÍhH]/.test(out))
    out = out.replace(/(?<=[\s(«—]|^)(y) (?=(?:[ií]|h[ií])(?!e|a\b|o\b|ago)[A-Za-zÀ-ỹ]+)/giu, (_, y: string) =>
      y === 'Y' ? 'E ' : 'e ',
    )
  if (/[oO] [oOóÓhH]/.test(out)) out = out.replace(/(?<=[\s(])o (?=(?:h?[oó])[A-Za-zÀ-ỹ])/giu, 'u ')
  return out.includes('  ') ? out.replace(/ {2,}/g, ' ') : out
}

/** «a, b y c», with e before i-. */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  // 'el café, solo y sin azúcar, y su nieto'
  const joint = items.some((item) => /, .* y /u.test(item)) ? ', y' : ' y'
  return contract(`${items.slice(0, -1).join(', ')}${joint} ${items.at(-1)}`)
}

/** Within a pattern, these characters and no others. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** 'de 3.º B' and 'a las 8.30' go on, and so does what is quoted or called out within a sentence. */
export function splitSentences(text: string): string[] {
  const found: string[] = []
  let from = 0
  for (const { 0: mark, index } of text.matchAll(/(?:[!?…]|\.(?![ºª\d]))[.!?…»”’")]*/gu)) {
    const to = index + mark.length
    if (goesOn(text.slice(from, to), text.slice(to))) continue
    found.push(text.slice(from, to))
    from = to
  }
  return [...found, text.slice(from)]
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[^.!?…\s]/u.test(sentence))
}

/** A mark that ends no sentence: inside quotation marks, or of what somebody said before a clause goes on. */
const goesOn = (before: string, after: string) =>
  (['“”', '«»', '‘’'] as const).some(
    ([open, close]) => before.lastIndexOf(open!) > before.lastIndexOf(close!) && after.includes(close!),
  ) ||
  (/^,? \p{Ll}/u.test(after) && (/[!?…][»”’]$/u.test(before) || /[\p{L},:] [¡¿][^¡¿!?]*[!?]$/u.test(before)))

/** Adds ¿ or ¡ where a sentence closes a mark that it never opened; drops an opening one that nothing closes. */
export function pairMarks(text: string): string {
  return text
    .replace(/([“‘])([^“”‘’¡]*!)(?=[”’])/gu, '$1¡$2')
    .replace(/(\()([^()¡]*!)(?=\))/gu, '$1¡$2')
    .replace(/(\()([^()¿]*\?)(?=\))/gu, '$1¿$2')
    .replace(/([“‘])([^“”‘’¿]*\?)(?=[”’])/gu, '$1¿$2')
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => {
      let out = sentence
      for (const [open, close] of [
        ['¿', '?'],
        ['¡', '!'],
      ] as const) {
        if (out.includes(close) && !out.includes(open)) out = opened(out, open, close)
        if (out.includes(open) && !out.includes(close)) out = out.replaceAll(open, '')
      }
      return out
    })
    .join(' ')
}

/** A long sentence is not called out whole: what was said in it is, or nothing. */
function opened(sentence: string, open: string, close: string): string {
  if (countWords(sentence) <= CALLED_OUT) return open + sentence
  const said = sentence.replace(
    /(?<=(?<![A-Za-zÀ-ỹ])(?:grit[A-Za-zÀ-ỹ]+|dij[A-Za-zÀ-ỹ]+|dec[ií][A-Za-zÀ-ỹ]*|dice|pregunt[A-Za-zÀ-ỹ]+|contest[A-Za-zÀ-ỹ]+|respond[A-Za-zÀ-ỹ]+|exclam[A-Za-zÀ-ỹ]+|dicien[A-Za-zÀ-ỹ]+|cant[oó]|cantaba)(?: [A-Za-zÀ-ỹ]{1,3})?:? )(?!que )(?=[^,.;:]+[!?])/iu,
    open,
  )
  if (said !== sentence) return said
  if (
    open === '¿' &&
    !/^[\s«“]*(?:cuando|el día|la (?:vez|tarde|noche)|una (?:vez|noche|tarde)|un día)(?![A-Za-zÀ-ỹ])/iu.test(sentence)
  )
    return open + sentence
  return sentence.replaceAll(close, /[!?]$/u.test(sentence) ? '.' : '')
}

const CALLED_OUT = 12

/** Same first letter case as the model. */
export function sameCase(model: string, word: string): string {
  const first = model[0] ?? ''
  return first === first.toUpperCase() && first !== first.toLowerCase() ? upperFirst(word) : word
}

/** A text that two or more sentences, or a great many words, make too long to stand inside a sentence of ours. */
export function isLong(text: string, most = 16): boolean {
  return splitSentences(text).length > 1 || countWords(text) > most || /\n/.test(text)
}

/** Each word changed by itself; the marks between them stay. */
export function mapWords(text: string, change: (word: string, index: number) => string): string {
  let index = 0
  return text.replace(/\p{L}+/gu, (word) => change(word, index++))
}
