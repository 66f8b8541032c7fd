/**
 * The main job on the embedded default, as a person waits for it: text, six pictures, the first book;
 * and whether the server still answers while it draws. A process of its own, over HTTP.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Paragraph } from '../src/contract/stories.ts'
import { createClient } from '../test/client.ts'
import { BRIEF, facePhoto } from '../test/factories.ts'
import { freePort } from '../test/free-port.ts'

/** The quickest that anybody answers the wizard's questions and chooses two photos. */
const WRITING_MS = 20_000

const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-bench-'))
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const started = performance.now()
const server = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: join(import.meta.dirname, '..'),
  env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  while (!(await fetch(`${url}/api/health`).catch(() => null))?.ok) await sleep(20)
  print('start on an empty folder', performance.now() - started)
  // Nobody has told what a story takes before that; meanwhile the threads start by themselves.
  await sleep(WRITING_MS)
  await measure()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await rm(dataDir, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  const client = createClient(url)
  const ids: number[] = []
  for (const personRelation of ['sender', 'recipient']) {
    const response = await client.uploadPhoto(await facePhoto(), { personRelation })
    ids.push(((await response.json()) as { photo: { id: number } }).photo.id)
  }
  const photos = { senderPhotoId: ids[0], recipientPhotoId: ids[1] }
  for (const round of ['first story', 'second story']) {
    const text = await timed(`${round}: text (at most 1 s)`, () =>
      client.json<{ storyId: number; paragraphs: Paragraph[] }>('POST', '/api/stories/generate-text', {
        ...BRIEF,
        ...photos,
        favoriteThing: round === 'first story' ? 'los dinosaurios' : 'tocar la guitarra',
      }),
    )
    const drawing = timed(`${round}: six pictures (at most 12 s on two cores)`, () =>
      Promise.all([
        client.json('POST', `/api/stories/${text.storyId}/generate-cover`, {}),
        ...text.paragraphs.map(({ id }) => client.json('POST', `/api/paragraphs/${id}/illustrate`, {})),
      ]),
    )
    const answers = await healthWhile(drawing)
    print(`${round}: GET /api/health meanwhile, median of ${answers.length} (at most 50 ms)`, median(answers))
    const book = async () => (await client.get(`/api/stories/${text.storyId}/pdf`)).arrayBuffer()
    await timed(`${round}: the book (at most 1.5 s the first time)`, book)
    await timed(`${round}: the same book again (at most 50 ms)`, book)
  }
}

async function healthWhile(work: Promise<unknown>): Promise<number[]> {
  const over = new AbortController()
  const end = work.finally(() => over.abort())
  const answers: number[] = []
  while (!over.signal.aborted) {
    const asked = performance.now()
    await (await fetch(`${url}/api/health`)).arrayBuffer()
    answers.push(performance.now() - asked)
    await sleep(10)
  }
  await end
  return answers
}

async function timed<T>(label: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await work()
  print(label, performance.now() - begun)
  return result
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function print(label: string, ms: number): void {
  console.log(`${label.padEnd(72)} ${ms.toFixed(1).padStart(9)} ms`)
}
