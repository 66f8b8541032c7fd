import { browserStore } from '../../browser-store.ts'

/** Recordings that have not reached the server yet, kept in this browser however long it is offline. */

export type Waiting = { storyId: number; chapter: number; wav: Blob }

const store = browserStore<Waiting>({
  database: 'grabaciones',
  version: 1,
  name: 'waiting',
  keyPath: ['storyId', 'chapter'],
})

/** Where the browser keeps nothing for us, it lives as long as the page. */
const memory = new Map<string, Waiting>()

export async function keepWaiting(waiting: Waiting): Promise<void> {
  await store.put(waiting).catch(() => memory.set(keyOf(waiting), waiting))
}

export async function listWaiting(storyId: number): Promise<Waiting[]> {
  const kept = await store.all().catch(() => [])
  return [...kept, ...memory.values()].filter((waiting) => waiting.storyId === storyId)
}

/** Forgets this one, and none that was recorded since in its place. */
export async function dropWaiting(waiting: Waiting): Promise<void> {
  memory.delete(keyOf(waiting))
  const { storyId, chapter, wav } = waiting
  const now = (await listWaiting(storyId)).find((kept) => kept.chapter === chapter)
  if (now && now.wav.size === wav.size) await store.remove([storyId, chapter]).catch(() => undefined)
}

function keyOf({ storyId, chapter }: Waiting): string {
  return `${storyId}:${chapter}`
}
