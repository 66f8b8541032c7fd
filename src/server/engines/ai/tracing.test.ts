import { trace, type Span, type Tracer } from '@opentelemetry/api'
import { afterEach, expect, test } from 'vitest'
import { startProviders } from '../../../../test/doubles/providers.ts'
import { createLanes } from './lanes.ts'
import { parseModel } from './settings.ts'
import { createAiWriter } from './writer.ts'

type Recorded = { name: string; attributes: Record<string, unknown>; ended: boolean }
const spans: Recorded[] = []
afterEach(() => {
  trace.disable()
  spans.length = 0
})

/** The least of a tracer provider that keeps what it is told. */
function record(): void {
  const tracer = {
    startSpan(name: string, options?: { attributes?: Record<string, unknown> }) {
      const recorded: Recorded = { name, attributes: { ...options?.attributes }, ended: false }
      spans.push(recorded)
      const span = {
        setAttribute: (key: string, value: unknown) => ((recorded.attributes[key] = value), span),
        setAttributes: (values: object) => (Object.assign(recorded.attributes, values), span),
        setStatus: () => span,
        end: () => void (recorded.ended = true),
      }
      return span as unknown as Span
    },
  } as unknown as Tracer
  trace.setGlobalTracerProvider({ getTracer: () => tracer })
}

const brief = {
  senderName: 'Wenceslao',
  recipientName: 'Alba',
  recipientRelation: 'mi sobrina',
  favoriteThing: 'los faros',
  specialMemory: 'la cometa',
  admiration: 'su paciencia',
  extraTrait: '',
  illustrationStyle: 'comic',
} as const

test('one span a call, with tokens, cost and outcome, and nothing of what was said', async () => {
  record()
  await using providers = await startProviders()
  providers.fail({ when: '', status: 500 })
  const deps = { lanes: createLanes(), backoffMs: 1 }
  const writer = createAiWriter(providers.settings, parseModel('openai:gpt-5.6-luna'), deps)
  for await (const event of writer.write(brief, { seed: 's' })) expect(event.type).toBeTruthy()
  expect(spans.map(({ name, ended }) => [name, ended])).toEqual([
    ['text openai:gpt-5.6-luna', true],
    ['text openai:gpt-5.6-luna', true],
  ])
  expect(spans[0]?.attributes).toMatchObject({ 'engine.outcome': 'unavailable' })
  expect(spans[1]?.attributes).toMatchObject({
    'engine.outcome': 'ok',
    'gen_ai.request.model': 'gpt-5.6-luna',
    'gen_ai.usage.input_tokens': 1_200,
    'gen_ai.usage.output_tokens': 2_400,
    'engine.cost_micro_usd': 15_600,
  })
  expect(JSON.stringify(spans)).not.toMatch(/Wenceslao|Alba|farol/)
})
