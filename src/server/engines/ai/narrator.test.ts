import { afterAll, afterEach, expect, test } from 'vitest'
import { startProviders } from '../../../../test/doubles/providers.ts'
import type { Usage } from '../../../engine.ts'
import { createLanes } from './lanes.ts'
import { createAiNarrator } from './narrator.ts'
import { parseModel } from './settings.ts'
import { readingCostMicroUsd } from './voice-prices.ts'

const providers = await startProviders()
afterEach(() => providers.reset())
afterAll(() => providers.close())

const TEXT = 'Había una vez una cometa que no quería bajar. '.repeat(4)

function narrator(id: string, timeoutMs?: number) {
  const used: Usage[] = []
  const deps = { lanes: createLanes({}), backoffMs: 0, ...(timeoutMs !== undefined && { timeoutMs }) }
  const one = createAiNarrator(providers.settings, parseModel(id), deps, undefined)
  return {
    used,
    read: (signal?: AbortSignal) => one.read(TEXT, { onUsage: (usage) => used.push(usage), ...(signal && { signal }) }),
  }
}

test.each(['openai:gpt-4o-mini-tts', 'elevenlabs:eleven_flash_v2_5'])(
  '%s that says nothing is given up in time and asked again; where it stays silent, it is away, and counts as spent',
  async (id) => {
    const patient = narrator(id, 1_000)
    providers.fail({ when: 'cometa', answer: 'hang' })
    expect((await patient.read()).length).toBeGreaterThan(10_000)
    const cost = readingCostMicroUsd(parseModel(id), TEXT.trim())
    expect(patient.used.map(({ kind, costMicroUsd }) => [kind, costMicroUsd])).toEqual([
      ['speech', cost],
      ['speech', cost],
    ])
    for (let time = 0; time < 3; time++) providers.fail({ when: 'cometa', answer: 'hang' })
    await expect(narrator(id, 1_000).read()).rejects.toMatchObject({ failure: 'unavailable' })
    expect(providers.requests).toHaveLength(5)
  },
)

test('whoever no longer wants it is not waited for', async () => {
  providers.fail({ when: 'cometa', answer: 'hang' })
  const gone = new AbortController()
  const reading = narrator('openai:tts-1').read(gone.signal)
  await expect.poll(() => providers.requests.length).toBe(1)
  gone.abort(new Error('deleted'))
  await expect(reading).rejects.toThrow('deleted')
  await expect.poll(() => providers.requests[0]?.isAbandoned).toBe(true)
})

test.each([
  ['openai:tts-1', 15_000],
  ['openai:tts-1-hd', 30_000],
  ['openai:gpt-4o-mini-tts', 20_000],
  ['elevenlabs:eleven_flash_v2_5', 60_000],
  ['elevenlabs:eleven_multilingual_v2', 120_000],
  ['elevenlabs:eleven_of_tomorrow', 120_000],
])('%s reads a thousand characters for %i millionths of a dollar', (id, cost) => {
  expect(readingCostMicroUsd(parseModel(id), 'a'.repeat(1_000))).toBe(cost)
})
