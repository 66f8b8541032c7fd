import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import type { Narration, Recording } from '../../src/contract/recordings.ts'
import type { Paragraph } from '../../src/contract/stories.ts'
import { checkout, payHere, untilState, writeStory } from '../buyer.ts'
import { createClient } from '../client.ts'
import { startProviders } from '../doubles/providers.ts'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { copyGolden } from '../golden.ts'
import { missHeartbeats } from '../heartbeats.ts'
import { startServer } from '../server-process.ts'

test('killed while the narrator speaks: after a restart they go on by themselves, and no chapter is read twice but that one', async () => {
  await using providers = await startProviders()
  await using stack = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-narrator-'))
  stack.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 3 }))
  const copy = await copyGolden(inject('golden'), dataDir)
  stack.defer(copy.remove)
  const port = String(await freePort())
  const env = {
    ...copy.env,
    ...providers.env,
    PORT: port,
    BASE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    VOICE_MODEL: 'openai:gpt-4o-mini-tts',
  }
  let server = await startServer('quick', env)
  stack.defer(async () => void (await server.end('SIGKILL')))
  const ana = createClient(server.url)
  const storyId = await writeStory(ana)
  await payHere(ana, await checkout(ana, storyId))
  await untilState(ana, storyId, 'sent')
  const of = `/api/stories/${storyId}`
  const titles = (await ana.json<Paragraph[]>('GET', `${of}/paragraphs`)).map(
    ({ paragraphText }) => paragraphText.split('\n')[0] ?? '?',
  )
  // It speaks its third chapter for ever.
  providers.fail({ when: titles[2] ?? '?', answer: 'hang' })
  await ana.json('POST', `${of}/narration`)
  await eventually(() => expect(providers.requests).toHaveLength(3), { ended: server.ended })
  const before = await ana.json<Recording[]>('GET', `${of}/recordings`)
  expect(before.map(({ chapter }) => chapter)).toEqual([1, 2])
  await server.end('SIGKILL')
  await missHeartbeats(copy.env['DATABASE_URL'] ?? '')

  server = await startServer('quick', env)
  await eventually(
    async () => expect(await ana.json<Narration>('GET', `${of}/narration`)).toEqual({ status: 'idle', message: null }),
    { withinMs: 90_000, ended: server.ended },
  )
  const after = await ana.json<Recording[]>('GET', `${of}/recordings`)
  expect(after.map(({ chapter, narrated }) => [chapter, narrated])).toEqual([1, 2, 3, 4, 5].map((n) => [n, true]))
  expect(after.slice(0, 2)).toEqual(before)
  const asked = providers.requests.map(
    ({ body }) => titles.findIndex((title) => String(body['input']).startsWith(title)) + 1,
  )
  expect(asked).toEqual([1, 2, 3, 3, 4, 5])
}, 150_000)
