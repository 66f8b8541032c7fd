import { storyEventSchema, type StoryEvent } from '../../../contract/events.ts'
import { pathOf } from '../../path-of.ts'

/** The part of the browser's EventSource that the stream needs. */
export type EventSourceLike = EventTarget & { readonly readyState: number; close(): void }

export type StreamHandlers = {
  onEvent(event: StoryEvent): void
  /** The connection is closed for good; not called while the browser reconnects by itself. */
  onLost(): void
}

const CLOSED = 2

/** As long as browsers themselves wait before they open a broken event stream again. */
export const RECONNECT_MS = 3_000

type Browser = { connect(url: string): EventSourceLike; fetch: typeof fetch }
const BROWSER: Browser = {
  connect: (url) => new EventSource(url),
  fetch: (...request) => fetch(...request),
}

/**
 * Follows a story's event stream. Answers the way to stop. A browser gives up on any answer but an event stream,
 * also on the proxy's word that the server is away for a moment: then the stream is opened again, which tells the
 * story from its beginning. Where the server is there, its answer was meant.
 */
export function followStory(url: string, handlers: StreamHandlers, browser: Browser = BROWSER): () => void {
  let stop = follow()
  return () => stop()

  function follow(): () => void {
    const source = browser.connect(url)
    source.addEventListener('message', (message) => {
      const event = parseEvent((message as MessageEvent<string>).data)
      if (!event) return
      if (event.type === 'complete' || event.type === 'error') source.close()
      handlers.onEvent(event)
    })
    source.addEventListener('error', () => {
      if (source.readyState === CLOSED) stop = waitForServer()
    })
    return () => source.close()
  }

  function waitForServer(): () => void {
    const stopped = new AbortController()
    void reopen(stopped.signal)
    return () => stopped.abort()
  }

  async function reopen(stopped: AbortSignal): Promise<void> {
    const isAway = await isServerAway(browser.fetch, stopped)
    const waitMs = isAway ? RECONNECT_MS : await roomIn(browser.fetch, url, stopped)
    if (waitMs !== null) await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (stopped.aborted) return
    if (waitMs === null) handlers.onLost()
    else stop = follow()
  }
}

/** After this long, too many open streams are not the reason. */
const LONGEST_WAIT_S = 60

/**
 * Milliseconds until a stream may be opened that an answer refused, because too many are open; null where it was refused
 * for another reason.
 */
export function waitForRoom({ status, headers }: Pick<Response, 'status' | 'headers'>): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return status === 429 && seconds <= LONGEST_WAIT_S ? seconds * 1_000 : null
}

/** No limit: the stream may be opened now. */
const NOW = 0

/** EventSource does not expose the status of a refused stream, so a plain request asks for it. */
async function roomIn(fetchStream: typeof fetch, url: string, signal: AbortSignal): Promise<number | null> {
  try {
    const answer = await fetchStream(url, { signal, credentials: 'include', headers: { accept: 'text/event-stream' } })
    void answer.body?.cancel()
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) return NOW
    return waitForRoom(answer)
  } catch {
    // It went away in between.
    return RECONNECT_MS
  }
}

async function isServerAway(fetchReady: typeof fetch, signal: AbortSignal): Promise<boolean> {
  try {
    return !(await fetchReady(pathOf('getReady'), { signal })).ok
  } catch {
    return true
  }
}

/** Null for what cannot be parsed: messages of a newer server are ignored. */
export function parseEvent(data: string): StoryEvent | null {
  try {
    const parsed = storyEventSchema.safeParse(JSON.parse(data))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
