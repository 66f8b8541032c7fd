import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import { eventually } from '../buyer.ts'
import { createClient } from '../client.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import { startProduct } from './product.ts'
import { faultsOf, readStory } from './reader.ts'
import { WHOLE } from './whole.ts'

/** Room for the embedded database, some stories and no more; null where this user may not make a disk. */
async function openSmallDisk(): Promise<({ folder: string } & AsyncDisposable) | null> {
  const folder = await mkdtemp(join(tmpdir(), 'cuentos-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder]).status === 0
  if (!mounted) return null
  return {
    folder,
    async [Symbol.asyncDispose]() {
      execFileSync('umount', ['-l', folder])
      await rm(folder, { recursive: true })
    },
  }
}

test.skipIf(!WHOLE)(
  'the disk is full, database and all: what was made is read, uploads are told, stories go on when there is room again',
  async ({ skip }) => {
    await using disk = await openSmallDisk()
    if (!disk) {
      skip()
      return
    }
    const full = join(disk.folder, 'full')
    await using product = await startProduct(join(disk.folder, 'data'))
    const { url } = product
    const earlier = await readStory(url)
    expect(faultsOf(earlier)).toEqual([])

    const beginning = readStory(url, { favoriteThing: 'los faros' })
    await fillDisk(full)
    const refused = await eventually(async () => {
      const answer = await createClient(url).uploadPhoto(await facePhoto())
      expect([answer.status, await answer.json()]).toMatchObject([503, { message: MESSAGES.unavailable }])
      return answer
    })
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    // Told to come back, or, where the database still had room for it, accepted: then it is written in the end.
    const begun = createClient(url).send('POST', '/api/stories/generate-text', BRIEF)
    expect((await earlier.client.get(`/api/stories/${earlier.storyId}`)).status).toBe(200)
    expect((await fetch(`${url}/api/health`)).status).toBe(200)

    await rm(full)
    expect(faultsOf(await beginning)).toEqual([])
    const told = await begun
    const text = (await told.json()) as { message?: string; paragraphs?: unknown[] }
    expect([told.status, text.message ?? text.paragraphs?.length]).toBeOneOf([
      [200, 5],
      [503, MESSAGES.unavailable],
    ])
    expect((await earlier.client.uploadPhoto(await facePhoto())).status).toBe(200)
    expect(faultsOf(await readStory(url))).toEqual([])
  },
)

async function fillDisk(path: string): Promise<void> {
  const file = await open(path, 'w')
  for (const size of [65_536, 1]) {
    const filled = async (): Promise<boolean> =>
      file.write(Buffer.alloc(size)).then(
        () => false,
        () => true,
      )
    while (!(await filled()));
  }
  await file.close()
}
