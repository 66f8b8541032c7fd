import { expect, test } from 'vitest'
import { costMicroUsd, estimateMicroUsd } from './prices.ts'
import { parseModel } from './settings.ts'

test.each([
  ['openai:gpt-5.6-luna', { inputTokens: 1_000, outputTokens: 1_000 }, 7_000],
  ['google:gemini-3.1-flash-image-preview', { inputTokens: 1_000, outputTokens: 1_680, images: 1 }, 101_300],
  ['bfl:flux-2-pro', { images: 1 }, 75_000],
  ['fal:fal-ai/flux-2-pro', { images: 1 }, 75_000],
  ['compatible:qwen3:14b', { inputTokens: 9_999, outputTokens: 9_999 }, 0],
  ['openai:omni-moderation-latest', {}, 0],
])('%s %j costs %i', (model, usage, expected) => {
  expect(costMicroUsd(parseModel(model), usage)).toBe(expected)
})

test.each([
  'openai:a-model-of-tomorrow',
  'google:gemini-9',
  'anthropic:claude-9',
  'fal:x/y',
  'replicate:x/y',
  'bfl:flux-9',
])('an unknown model is not taken for free: %s', (model) => {
  expect(estimateMicroUsd(parseModel(model), /fal|replicate|bfl/.test(model) ? 'image' : 'text')).toBeGreaterThan(0)
})

test('what is set aside covers a usual call', () => {
  const model = parseModel('google:gemini-3.1-flash-image-preview')
  expect(estimateMicroUsd(model, 'image')).toBeGreaterThan(
    costMicroUsd(model, { inputTokens: 3_000, outputTokens: 1_680, images: 1 }),
  )
})
