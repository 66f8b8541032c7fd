import type { ModelRef } from './settings.ts'

/**
 * List prices in US dollars for a million characters read, of November 2026; the first line that matches counts. Where a
 * provider bills by tokens or minutes, what a thousand characters (about a minute) come to, rather too much than too little.
 */
const PRICES: readonly { match: RegExp; perMillion: number }[] = [
  { match: /^openai:tts-1-hd/, perMillion: 30 },
  { match: /^openai:tts-1/, perMillion: 15 },
  { match: /^openai:gpt-4o-mini-tts/, perMillion: 20 },
  { match: /^openai:/, perMillion: 40 },
  { match: /^elevenlabs:eleven_(flash|turbo)/, perMillion: 110 },
  { match: /./, perMillion: 220 },
]

/** What reading a text costs, in millionths of a US dollar. */
export function readingCostMicroUsd(ref: ModelRef, text: string): number {
  const price = PRICES.find(({ match }) => match.test(ref.id))?.perMillion ?? 0
  return Math.ceil(text.length * price)
}
