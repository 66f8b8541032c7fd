import type { StoryEvent } from '../../../contract/events.ts'
import { pathOf } from '../../path-of.ts'
import { parseEvent, RECONNECT_MS, type StreamHandlers, waitForRoom } from './story-stream.ts'

/** Status codes of a proxy whose server is down, and of a server whose database is. */
const AWAY = [502, 503, 504]

/**
 * Follows a story over one long answer: for answers too long for an address. A connection
 * that breaks is opened again; under the same attempt the server tells the same story from its beginning.
 */
export function postStory(
  brief: object,
  handlers: StreamHandlers,
  fetchStream: typeof fetch = (...request) => fetch(...request),
): () => void {
  const stopped = new AbortController()
  void follow()
  return () => stopped.abort()

  async function follow(): Promise<void> {
    while (!stopped.signal.aborted) {
      // One connection after the other.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await readOnce().catch(() => 'broken' as const)
      if (stopped.signal.aborted || outcome === 'ended') return
      if (outcome === 'refused') return handlers.onLost()
      const waitMs = outcome === 'broken' ? RECONNECT_MS : outcome
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }

  /** How it ended, or the milliseconds until it may be opened. */
  async function readOnce(): Promise<'ended' | 'broken' | 'refused' | number> {
    const response = await fetchStream(pathOf('generateStory'), {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(brief),
      signal: stopped.signal,
    })
    if (AWAY.includes(response.status)) return 'broken'
    if (!response.ok || !response.body) return waitForRoom(response) ?? 'refused'
    for await (const event of readEvents(response.body)) {
      handlers.onEvent(event)
      if (event.type === 'complete' || event.type === 'error') return 'ended'
    }
    return 'broken'
  }
}

/** The events of a body of `data:` lines, however its bytes are cut. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StoryEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read in order
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const event = line.startsWith('data:') ? parseEvent(line.slice(5)) : null
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel()
  }
}
