import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { list } from './text.ts'

type Entry = { unicode: string; label: string }

let labels: Map<string, string> | undefined

const plain = (emoji: string) => emoji.replace(/\ufe0e|\ufe0f|\p{Emoji_Modifier}/gu, '')

/** The Spanish names (CLDR) of the emoji in a text that holds nothing else: '⚽🏀' → 'balón de fútbol y balón de baloncesto'. */
export function emojiWords(text: string): string {
  const found =
    text.match(/\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0e|\ufe0f|\u200d\p{Extended_Pictographic})*/gu) ?? []
  if (found.length === 0) return ''
  labels ??= read()
  const names = found.map((emoji) => labels!.get(plain(emoji))).filter((name) => name !== undefined)
  return list([...new Set(names)].slice(0, 4))
}

function read(): Map<string, string> {
  const file = createRequire(import.meta.url).resolve('emojibase-data/es/compact.json')
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Entry[]
  return new Map(entries.map(({ unicode, label }) => [plain(unicode), label]))
}
