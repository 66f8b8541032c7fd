import { trace } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { afterEach, expect, test } from 'vitest'
import { startProviders } from '../../../../test/doubles/providers.ts'
import { createLanes } from './lanes.ts'
import { STORY_PROMPT_VERSION } from './prompts/story.ts'
import { parseModel } from './settings.ts'
import { createAiWriter } from './writer.ts'

const exporter = new InMemorySpanExporter()
afterEach(() => {
  trace.disable()
  exporter.reset()
})

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
  trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }))
  await using providers = await startProviders()
  providers.fail({ when: '', status: 500 })
  const deps = { lanes: createLanes(), backoffMs: 1 }
  const writer = createAiWriter(providers.settings, parseModel('openai:gpt-5.6-luna'), deps)
  for await (const event of writer.write(brief, { seed: 's' })) expect(event.type).toBeTruthy()
  const spans = exporter.getFinishedSpans()
  expect(spans.map(({ name }) => name)).toEqual(['text openai:gpt-5.6-luna', 'text openai:gpt-5.6-luna'])
  expect(spans[0]?.attributes).toMatchObject({ 'engine.outcome': 'unavailable' })
  expect(spans[1]?.attributes).toMatchObject({
    'engine.outcome': 'ok',
    'engine.prompt_version': STORY_PROMPT_VERSION,
    'gen_ai.request.model': 'gpt-5.6-luna',
    'gen_ai.usage.input_tokens': 1_200,
    'gen_ai.usage.output_tokens': 2_400,
    'engine.cost_micro_usd': 15_600,
  })
  expect(JSON.stringify(spans.map(({ name, attributes, events }) => ({ name, attributes, events })))).not.toMatch(
    /Wenceslao|Alba|farol/,
  )
})
