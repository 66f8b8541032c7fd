import type { ModelRef } from './settings.ts'

/**
 * List prices in US dollars for a million characters read, looked up in November 2026; the first line that matches counts.
 * OpenAI: its model pages (developers.openai.com/api/docs/models/tts-1, …/gpt-4o-mini-tts). The latter is billed by tokens,
 * 0.60 for a million of text and 12 of sound: measured bills came to 15.50 for a million characters. ElevenLabs: the
 * dearest of its API's prices this year (elevenlabs.io/pricing/api). Of what is unknown rather too much than too little.
 */
const PRICES: readonly { match: RegExp; perMillion: number }[] = [
  { match: /^openai:tts-1-hd/, perMillion: 30 },
  { match: /^openai:tts-1/, perMillion: 15 },
  { match: /^openai:gpt-4o-mini-tts/, perMillion: 20 },
  { match: /^openai:/, perMillion: 40 },
  { match: /^elevenlabs:eleven_(flash|turbo)/, perMillion: 60 },
  { match: /./, perMillion: 120 },
]

/** What reading a text costs, in millionths of a US dollar. */
export function readingCostMicroUsd(ref: ModelRef, text: string): number {
  const price = PRICES.find(({ match }) => match.test(ref.id))?.perMillion ?? 0
  return Math.ceil(text.length * price)
}
