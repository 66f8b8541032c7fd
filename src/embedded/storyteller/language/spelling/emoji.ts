import { readFileSync } from 'node:fs'
import { list } from '../grammar/text.ts'

let labels: Map<string, string> | undefined

/** The emoji without its colour of skin and without the mark that asks for its picture. */
export const withoutVariant = (emoji: string) => emoji.replace(/\ufe0e|\ufe0f|\p{Emoji_Modifier}/gu, '')

/** The Spanish names (CLDR) of the emoji in a text that holds nothing else: '⚽🏀' → 'balón de fútbol y balón de baloncesto'. */
export function emojiWords(text: string): string {
  const found =
    text.match(/\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0e|\ufe0f|\u200d\p{Extended_Pictographic})*/gu) ?? []
  if (found.length === 0) return ''
  labels ??= read()
  const names = found.map((emoji) => labels!.get(withoutVariant(emoji))).filter((name) => name !== undefined)
  return list([...new Set(names)].slice(0, 4))
}

function read(): Map<string, string> {
  const names: unknown = JSON.parse(readFileSync(new URL('emoji-names.json', import.meta.url), 'utf8'))
  return new Map(Object.entries(names as Record<string, string>))
}
