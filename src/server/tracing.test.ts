import { trace } from '@opentelemetry/api'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { startProviders } from '../../test/doubles/providers.ts'
import { openEngines } from './open-engines.ts'
import { readSettings } from './settings.ts'
import { startTracing } from './tracing.ts'

test('the collector hears of every call, and of nothing that was said in it', async () => {
  const received: string[] = []
  const collector = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push(`${request.url} ${Buffer.concat(chunks)}`)
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  await using providers = await startProviders()
  const { port } = collector.address() as AddressInfo
  vi.stubEnv('OTEL_SERVICE_NAME', 'cuentos-de-prueba')
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment=ensayo')
  const stop = await startTracing(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` }))
  try {
    const TEXT_MODEL = [{ provider: 'openai', model: 'gpt-5.6-luna' }] as const
    const { writer } = openEngines({ ...providers.settings, TEXT_MODEL, IMAGE_MODEL: TEXT_MODEL }, null)
    const answers = {
      favoriteThing: 'los faros',
      specialMemory: 'la cometa',
      admiration: 'su paciencia',
      extraTrait: '',
    }
    const people = { senderName: 'Wenceslao', recipientName: 'Alba', recipientRelation: 'sobrina' }
    const brief = { ...people, ...answers, illustrationStyle: 'comic' } as const
    for await (const event of writer.write(brief, { seed: 's' })) expect(event.type).toBeTruthy()
  } finally {
    await stop()
    vi.unstubAllEnvs()
    trace.disable()
    collector.close()
  }
  expect(received.join('\n')).toMatch(/^\/v1\/traces .*text openai:gpt-5\.6-luna.*gen_ai\.usage\.output_tokens/s)
  expect(received.join('\n')).toMatch(/cuentos-de-prueba.*ensayo|ensayo.*cuentos-de-prueba/s)
  expect(received.join('\n')).not.toMatch(/Wenceslao|Alba|cometa|farol/)
})

test('without a collector nothing is registered', async () => {
  const disabled = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:1/x', OTEL_SDK_DISABLED: 'true' }
  for (const env of [{}, disabled]) {
    const stop = await startTracing(readSettings(env))
    expect(trace.getTracer('x').startSpan('x').isRecording()).toBe(false)
    await stop()
  }
})
