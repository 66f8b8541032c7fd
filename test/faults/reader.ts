import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StoryEvent } from '../../src/contract/events.ts'
import { createClient, type TestClient } from '../client.ts'
import { BRIEF } from '../factories.ts'

export type Told = { storyId: number; ids: string[]; events: StoryEvent[]; reconnected: number; client: TestClient }

/** Between a lost connection and the next attempt; browsers wait longer. */
const PAUSE_MS = 100

/**
 * Begins a story and follows it as a browser does: however often the connection is lost, it comes back with the last
 * event it has seen, until all is told.
 */
export async function readStory(url: string, brief: Partial<typeof BRIEF> = {}): Promise<Told> {
  const client = createClient(url)
  const query = new URLSearchParams({ ...BRIEF, ...brief, attempt: randomUUID() })
  const told: Told = { storyId: 0, ids: [], events: [], reconnected: -1, client }
  while (!isOver(told)) {
    told.reconnected++
    await readOnce(client, `/api/stories/generate-sse?${query}`, told).catch(() => {})
    if (!isOver(told)) await sleep(PAUSE_MS)
  }
  told.storyId = Number(told.ids[0]?.split(':')[0])
  return told
}

/** What is wrong with what was told; empty where each event came once and in order, to a good end. */
export function faultsOf({ ids, events }: Told): string[] {
  const faults = ids.flatMap((id, index) =>
    id.split(':')[1] === String(index + 1) ? [] : [`event ${index + 1} is ${id}`],
  )
  const progress = events.flatMap((event) => (event.type === 'progress' ? [event.progress] : []))
  if (progress.some((value, index) => value < (progress[index - 1] ?? 0))) faults.push('progress went back')
  if (events.at(-1)?.type !== 'complete') faults.push('it did not end well')
  return faults
}

function isOver({ events }: Told): boolean {
  const last = events.at(-1)?.type
  return last === 'complete' || last === 'error'
}

async function readOnce(client: TestClient, path: string, told: Told): Promise<void> {
  const last = told.ids.at(-1)
  const response = await client.send('GET', path, undefined, {
    accept: 'text/event-stream',
    ...(last && { 'last-event-id': last }),
  })
  if (!response.ok) throw new Error(`${response.status}`)
  let rest = ''
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    rest += chunk
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const id = block.match(/^id: (.*)$/m)?.[1]
      const data = block.match(/^data: (.*)$/m)?.[1]
      if (!id || !data) continue
      told.ids.push(id)
      told.events.push(JSON.parse(data) as StoryEvent)
    }
    if (isOver(told)) return
  }
}
