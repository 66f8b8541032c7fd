import { storyEventSchema, type StoryEvent } from '../../../contract/events.ts'

/** The part of the browser's EventSource that the stream needs. */
export type EventSourceLike = EventTarget & { readonly readyState: number; close(): void }

export type StreamHandlers = {
  onEvent(event: StoryEvent): void
  /** The connection is closed for good; while the browser reconnects by itself, nobody is told. */
  onLost(): void
}

const CLOSED = 2

/** Follows a story's event stream. Answers the way to stop. */
export function followStory(
  url: string,
  handlers: StreamHandlers,
  connect: (url: string) => EventSourceLike = (address) => new EventSource(address),
): () => void {
  const source = connect(url)
  source.addEventListener('message', (message) => {
    const event = parseEvent((message as MessageEvent<string>).data)
    if (!event) return
    if (event.type === 'complete' || event.type === 'error') source.close()
    handlers.onEvent(event)
  })
  source.addEventListener('error', () => {
    if (source.readyState === CLOSED) handlers.onLost()
  })
  return () => source.close()
}

/** The query string of a brief: empty values stay out, nested ones travel as JSON. */
export function toQuery(brief: object): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(brief)) {
    if (value === undefined || value === null) continue
    query.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return query.toString()
}

/** Null for what makes no sense: a message of a kind that this page does not know yet is no error. */
export function parseEvent(data: string): StoryEvent | null {
  try {
    const parsed = storyEventSchema.safeParse(JSON.parse(data))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
