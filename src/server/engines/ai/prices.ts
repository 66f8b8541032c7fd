import type { Usage } from '../../../engine.ts'
import type { ModelRef } from './settings.ts'

/**
 * List prices in US dollars, read in November 2026 from the providers' price pages; the first line that matches counts.
 * `input` and `output` are per million tokens, `image` is per picture where a provider bills by the picture.
 * `imageTokens` is what a picture of our size takes about. They drive the budget and the usage rows; the provider's invoice is the truth.
 */
type Price = { match: RegExp; input?: number; output?: number; image?: number; imageTokens?: number }

const PRICES: readonly Price[] = [
  { match: /^openai:omni-moderation/, image: 0 },
  { match: /^openai:gpt-image-1-mini/, input: 2.5, output: 8 },
  { match: /^openai:gpt-image-1\.5/, input: 8, output: 32 },
  { match: /^openai:gpt-image-1/, input: 10, output: 40 },
  { match: /^openai:(gpt-image|chatgpt-image)/, input: 8, output: 32 },
  { match: /^openai:dall-e/, image: 0.08 },
  { match: /^openai:gpt-5\.6-luna/, input: 1, output: 6 },
  { match: /^openai:gpt-5\.6-terra/, input: 2.5, output: 15 },
  { match: /^openai:gpt-(5\.6|5\.5)/, input: 5, output: 30 },
  { match: /^openai:gpt-5\.4-nano/, input: 0.2, output: 1.25 },
  { match: /^openai:gpt-5\.4-mini/, input: 0.75, output: 4.5 },
  { match: /^openai:gpt-5\.4/, input: 2.5, output: 15 },
  { match: /^openai:gpt-5.*-mini/, input: 0.25, output: 2 },
  { match: /^openai:gpt-6/, input: 2, output: 10 },
  { match: /^openai:/, input: 5, output: 30 },
  { match: /^google:gemini-2\.5-flash-image/, input: 0.3, output: 30, imageTokens: 1_300 },
  { match: /^google:gemini-3-pro-image/, input: 2, output: 120, imageTokens: 1_300 },
  { match: /^google:gemini-.*(image|banana)/, input: 0.5, output: 60, imageTokens: 1_900 },
  { match: /^google:gemini-.*flash-lite/, input: 0.25, output: 1.5 },
  { match: /^google:gemini-.*flash/, input: 1.5, output: 9 },
  { match: /^google:/, input: 2, output: 12 },
  { match: /^anthropic:claude-haiku-5/, input: 0.1, output: 0.5 },
  { match: /^anthropic:claude-haiku/, input: 1, output: 5 },
  { match: /^anthropic:claude-sonnet-5/, input: 2, output: 10 },
  { match: /^anthropic:claude-sonnet/, input: 3, output: 15 },
  { match: /^anthropic:claude-opus-5-5/, input: 4, output: 20 },
  { match: /^anthropic:claude-fable/, input: 10, output: 50 },
  { match: /^anthropic:/, input: 5, output: 25 },
  { match: /^compatible:/, input: 0, output: 0, image: 0 },
  { match: /^bfl:flux-2-klein/, image: 0.02 },
  { match: /^bfl:flux-2-pro/, image: 0.075 },
  { match: /^bfl:flux-2-max/, image: 0.14 },
  { match: /^bfl:flux-2-flex/, image: 0.12 },
  { match: /^bfl:flux-kontext-max/, image: 0.08 },
  { match: /^bfl:/, image: 0.06 },
  { match: /^(fal|replicate):.*(flux-2|flux-kontext|kontext).*max/, image: 0.14 },
  { match: /^(fal|replicate):.*nano-banana-pro/, image: 0.15 },
  { match: /^(fal|replicate):.*flux-2/, image: 0.075 },
  { match: /^(fal|replicate):/, image: 0.08 },
]

/** Tokens that a call of each kind takes about, for what is set aside before it. */
const TYPICAL = {
  text: { input: 3_000, output: 8_000 },
  image: { input: 3_000, output: 6_300 },
  judge: { input: 4_000, output: 800 },
  moderation: { input: 0, output: 0 },
} as const satisfies Partial<Record<Usage['kind'], unknown>>

/** What a call of this kind costs about, in millionths of a US dollar: rather too much than too little. */
export function estimateMicroUsd(ref: ModelRef, kind: keyof typeof TYPICAL): number {
  const { input, output } = TYPICAL[kind]
  const isImage = kind === 'image'
  const outputTokens = (isImage ? priceOf(ref)?.imageTokens : undefined) ?? output
  return costMicroUsd(ref, { inputTokens: input, outputTokens, images: isImage ? 1 : 0 })
}

/** What a call cost, in millionths of a US dollar, by the list prices above. */
export function costMicroUsd(
  ref: ModelRef,
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined; images?: number | undefined },
): number {
  const price = priceOf(ref)
  if (!price) return 0
  // A dollar a million tokens is a millionth of a dollar a token.
  const tokens = (usage.inputTokens ?? 0) * (price.input ?? 0) + (usage.outputTokens ?? 0) * (price.output ?? 0)
  return Math.ceil(tokens + (usage.images ?? 0) * (price.image ?? 0) * 1_000_000)
}

function priceOf(ref: ModelRef): Price | undefined {
  return PRICES.find(({ match }) => match.test(ref.id))
}
