/**
 * An hour's mixed load, as fast as it goes, on a PostgreSQL server: memory after every ten of its sixty minutes. In each
 * minute ten people upload a photo, have a story made, follow it to its end and read it twenty times, and one has the
 * book set. The engines are quick ones, so that what grows is the server's own. `MINUTES` says how many.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '../test/client.ts'
import { BRIEF, facePhoto } from '../test/factories.ts'
import { startProduct } from '../test/faults/product.ts'
import { freePort } from '../test/free-port.ts'
import { startPostgres } from '../test/postgres.ts'

const MINUTES = Number(process.env['MINUTES'] ?? 60)
const PEOPLE_A_MINUTE = 10
const READS = 20
const TOLD_EVERY = 10

const postgres = await startPostgres()
const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-bench-'))
const metricsPort = await freePort()
const { url, child } = await startProduct(dataDir, {
  NODE_ENV: 'production',
  METRICS_PORT: String(metricsPort),
  PAYMENTS: 'simulated',
  RATE_LIMITS: 'off',
  AUTH_SECRET: 'x'.repeat(40),
  DATABASE_URL: postgres.urlOf('postgres'),
  CHAPTER_MS: '0',
  PICTURE_MS: '0',
  PICTURE_SIZE: 'full',
})
const photo = await facePhoto()
try {
  await tell(0)
  for (let minute = 1; minute <= MINUTES; minute++) {
    await Promise.all(Array.from({ length: PEOPLE_A_MINUTE }, (_, person) => visit(person === 0)))
    if (minute % TOLD_EVERY === 0) await tell(minute)
  }
} finally {
  child.kill('SIGKILL')
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** One person's visit, from the photo to the book. */
async function visit(wantsBook: boolean): Promise<void> {
  const client = createClient(url)
  const uploaded = (await (await client.uploadPhoto(photo)).json()) as { photo: { id: number } }
  const events = await client.stream('/api/stories/generate', {
    body: { ...BRIEF, recipientPhotoId: uploaded.photo.id },
  })
  const storyId = Number(events.at(-1)?.id?.split(':')[0])
  for (let read = 0; read < READS; read++) await client.json('GET', `/api/stories/${storyId}`)
  if (!wantsBook) return
  const book = await client.get(`/api/stories/${storyId}/pdf`)
  if (!book.ok) throw new Error(`the book was answered with ${book.status}`)
  await book.arrayBuffer()
}

async function tell(minute: number): Promise<void> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const megabytes = (name: string) => (Number(metrics.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1]) / 1e6).toFixed(0)
  const resident = megabytes('process_resident_memory_bytes').padStart(5)
  const heap = megabytes('nodejs_heap_size_used_bytes').padStart(5)
  console.log(`after minute ${String(minute).padStart(2)}   resident ${resident} MB   heap ${heap} MB`)
}
