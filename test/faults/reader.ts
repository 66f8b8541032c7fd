import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { StoryEvent } from '../../src/contract/events.ts'
import { createClient, type TestClient } from '../client.ts'
import { eventually } from '../eventually.ts'
import { BRIEF } from '../factories.ts'

export type Told = { storyId: number; ids: string[]; events: StoryEvent[]; reconnected: number; client: TestClient }

/** A story that is being read. */
export type Reading = {
  /** What was told so far. */
  told: Told
  /** Resolves once the story has told so many chapters. */
  chapters: (count: number) => Promise<void>
  /** Resolves once all is told. */
  end: Promise<Told>
}

/** Between a lost connection and the next attempt; browsers wait longer. */
const PAUSE_MS = 100
/** Whoever hears nothing for so long has been forgotten: more than it takes to give up a file store that says nothing. */
const SILENT_MS = 100_000

/** Begins a story and reads it to its end. */
export function readStory(url: string, brief: Partial<typeof BRIEF> = {}): Promise<Told> {
  return beginStory(url, brief).end
}

/**
 * Begins a story and follows it as a browser does: however often the connection is lost, it comes back with the last
 * event it has seen, until all is told.
 */
export function beginStory(url: string, brief: Partial<typeof BRIEF> = {}): Reading {
  const client = createClient(url)
  const query = new URLSearchParams({ ...BRIEF, ...brief, attempt: randomUUID() })
  const told: Told = { storyId: 0, ids: [], events: [], reconnected: -1, client }
  const over = new AbortController()
  let heardAt = performance.now()
  let trouble = 'no trouble'

  async function follow(): Promise<Told> {
    while (!isOver(told) && !over.signal.aborted) {
      told.reconnected++
      await readOnce(client, `/api/stories/generate-sse?${query}`, told, () => (heardAt = performance.now())).catch(
        (error: Error) => (trouble = error.message),
      )
      if (!isOver(told)) await sleep(PAUSE_MS)
    }
    return told
  }
  async function silence(): Promise<never> {
    for (let left = SILENT_MS; left > 0; left = heardAt + SILENT_MS - performance.now()) {
      await sleep(left, undefined, { signal: over.signal })
    }
    throw new Error(`nothing was told for ${SILENT_MS / 1_000} s, after event ${told.ids.at(-1)} and ${trouble}`)
  }

  const end = Promise.race([follow(), silence()]).finally(() => over.abort())
  // Whoever asks for the end hears of it; others may have failed before they ask.
  end.catch(() => {})
  return {
    told,
    end,
    async chapters(count) {
      const ended = end.then(() => 'the story ended')
      await eventually(() => expect(chaptersOf(told)).toBeGreaterThanOrEqual(count), { ended })
    },
  }
}

/** How many chapters were told. */
function chaptersOf({ events }: Told): number {
  return new Set(events.flatMap((event) => (event.type === 'story_part' ? [event.part.paragraphNumber] : []))).size
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

async function readOnce(client: TestClient, path: string, told: Told, heard: () => void): Promise<void> {
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
      heard()
      told.storyId = Number(id.split(':')[0])
      told.ids.push(id)
      told.events.push(JSON.parse(data) as StoryEvent)
    }
    if (isOver(told)) return
  }
}
