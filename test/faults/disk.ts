import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { Story } from '../../src/contract/stories.ts'
import { eventually } from '../eventually.ts'
import { createClient } from '../client.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import type { Product } from './product.ts'
import { beginStory, faultsOf, type Reading, readStory } from './reader.ts'

export type Disk = AsyncDisposable & {
  folder: string
  /** Why it is not a disk of its own, where this user may not make one. */
  whyNot: string | null
}

/** Room for the embedded database, some stories and no more. */
export async function openSmallDisk(): Promise<Disk> {
  const folder = await mkdtemp(join(tmpdir(), 'cuentos-disk-'))
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { encoding: 'utf8' })
  const whyNot = mount.status === 0 ? null : `no small disk: ${mount.error?.message ?? mount.stderr.trim()}`
  return {
    folder,
    whyNot,
    async [Symbol.asyncDispose]() {
      if (!whyNot) execFileSync('umount', ['-l', folder])
      await rm(folder, { recursive: true })
    },
  }
}

/** It is full, database and all, until somebody makes room. */
export async function diskIsFull({ url }: Product, disk: Disk): Promise<void> {
  const full = join(disk.folder, 'full')
  const earlier = await readStory(url)
  expect(faultsOf(earlier)).toEqual([])

  const beginning = await fillDuringStory(url, full)
  const refused = await eventually(async () => {
    const answer = await createClient(url).uploadPhoto(await facePhoto())
    expect([answer.status, await answer.json()]).toMatchObject([503, { message: MESSAGES.unavailable }])
    return answer
  })
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  // Told to come back, or, where the database still had room for it, accepted: then it is written in the end.
  const begun = createClient(url).send('POST', '/api/stories/generate-text', BRIEF)
  // What fails before it is waited for fails there.
  begun.catch(() => {})
  const story = await earlier.client.json<Story>('GET', `/api/stories/${earlier.storyId}`)
  expect((await earlier.client.get(story.coverImageUrl ?? '')).status).toBe(200)
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  expect(beginning.told.events.at(-1)?.type).not.toBe('complete')

  await rm(full)
  expect(faultsOf(await beginning.end)).toEqual([])
  const told = await begun
  const text = (await told.json()) as { message?: string; paragraphs?: unknown[] }
  expect([told.status, text.message ?? text.paragraphs?.length]).toBeOneOf([
    [200, 5],
    [503, MESSAGES.unavailable],
  ])
  expect((await earlier.client.uploadPhoto(await facePhoto())).status).toBe(200)
  expect(faultsOf(await readStory(url))).toEqual([])
}

/** Fills the disk while a story is made; where that was quicker, while the next one is. */
async function fillDuringStory(url: string, full: string): Promise<Reading> {
  const story = beginStory(url, { favoriteThing: 'los faros' })
  await story.chapters(1)
  await fillDisk(full)
  if (story.told.events.at(-1)?.type !== 'complete') return story
  await rm(full)
  return fillDuringStory(url, full)
}

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
