/**
 * How near a hosted story comes to its critical path: the real server against local doubles that take as long as hosted
 * models do (a story 20 s, the character sheet 25 s, each picture 30 s, four at a time). SCALE=0.25 takes a
 * quarter of the time.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '../test/client.ts'
import { startProviders } from '../test/doubles/providers.ts'
import { tellStory } from '../test/doubles/providers/story.ts'
import { BRIEF, facePhoto } from '../test/factories.ts'
import { freePort } from '../test/free-port.ts'

const SCALE = Number(process.env['SCALE'] ?? 1)
const [TEXT, SHEET, PICTURE, PICTURES, PLACES] = [20 * SCALE, 25 * SCALE, 30 * SCALE, 6, 4]

const providers = await startProviders({
  latency: { story: TEXT * 1000, sheet: SHEET * 1000, picture: PICTURE * 1000 },
})
const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-bench-'))
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/server/main.js')], {
  env: {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    BASE_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TEXT_MODEL: 'openai:gpt-5.6-luna',
    IMAGE_MODEL: 'google:gemini-3.1-flash-image-preview',
    ...providers.env,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  while (!(await fetch(`${url}/api/health`).catch(() => null))?.ok) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    await sleep(100)
  }
  report(await measure())
} finally {
  if (server.kill('SIGKILL')) await once(server, 'exit')
  await providers.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 3 })
}

/** Seconds from the wish until the first chapter and until all is there. */
async function measure(): Promise<{ firstChapter: number; whole: number }> {
  const ana = createClient(url)
  const ids = []
  for (const personRelation of ['sender', 'recipient']) {
    const response = await ana.uploadPhoto(await facePhoto(), { personRelation })
    ids.push(((await response.json()) as { photo: { id: number } }).photo.id)
  }
  const started = performance.now()
  const elapsed = () => (performance.now() - started) / 1000
  let firstChapter = 0
  const events = await ana.stream('/api/stories/generate', {
    body: { ...BRIEF, senderPhotoId: ids[0], recipientPhotoId: ids[1] },
    enough: (seen) => {
      if (firstChapter === 0 && seen.some(({ event }) => event.type === 'story_part')) firstChapter = elapsed()
      return false
    },
  })
  if (events.at(-1)?.event.type !== 'complete') throw new Error('the story did not come whole')
  return { firstChapter, whole: elapsed() }
}

function report({ firstChapter, whole }: { firstChapter: number; whole: number }): void {
  const story = JSON.stringify(tellStory(''))
  const head = TEXT * (story.indexOf('"chapters"') / story.length)
  const critical = head + SHEET + Math.ceil(PICTURES / PLACES) * PICTURE
  const sequential = TEXT + SHEET + PICTURES * PICTURE
  const line = (name: string, seconds: number) =>
    console.log(`${name.padEnd(34)} ${seconds.toFixed(2).padStart(7)} s  ${(seconds / critical).toFixed(2)} ×`)
  console.log(`latencies: story ${TEXT} s, sheet ${SHEET} s, picture ${PICTURE} s, ${PLACES} at a time\n`)
  line('first chapter on the screen', firstChapter)
  line('whole story', whole)
  line('critical path', critical)
  line('one call after the other', sequential)
}
