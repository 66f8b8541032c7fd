import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { StoryEvent } from '../src/contract/events.ts'
import { type Challenge } from '../src/contract/proofs.ts'
import { routes } from '../src/contract/routes.ts'

/** An HTTP client with the cookies of one person. */
export type TestClient = {
  url: string
  cookies: Map<string, string>
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** Fails on anything but a success. */
  json<T>(method: string, path: string, body?: unknown): Promise<T>
  uploadPhoto(data: Uint8Array, fields?: Record<string, string>, filename?: string): Promise<Response>
  /** Reads an event stream to its end (or until `enough` says so). */
  stream(path: string, options?: StreamOptions): Promise<StreamedEvent[]>
}

export type StreamedEvent = { id: string | undefined; event: StoryEvent }
type StreamOptions = {
  headers?: Record<string, string>
  body?: unknown
  enough?: (events: StreamedEvent[]) => boolean
}

export function createClient(url: string): TestClient {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await sendOnce(method, path, body, headers)
    if (response.status !== 428) return response
    await prove()
    return sendOnce(method, path, body, headers)
  }

  /** As the page does before what costs money. */
  async function prove() {
    const { challenge } = (await (await sendOnce('GET', routes.getChallenge.path)).json()) as { challenge: Challenge }
    const solution = await solveChallenge({ challenge, deriveKey })
    await sendOnce('POST', routes.getChallenge.path, { challenge, solution })
  }

  async function sendOnce(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const isForm = body instanceof FormData
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(body !== undefined && !isForm && typeof body !== 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      if (/max-age=0/i.test(cookie)) cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }

  return {
    url,
    cookies,
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    async json(method, path, body) {
      const response = await send(method, path, body)
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
      return (await response.json()) as never
    },
    uploadPhoto(data, fields = { personRelation: 'sender' }, filename = 'foto.jpg') {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      form.set('photo', new Blob([new Uint8Array(data)]), filename)
      return send('POST', '/api/photos/upload', form)
    },
    async stream(path, { headers, body, enough } = {}) {
      const response = await send(body ? 'POST' : 'GET', path, body, { accept: 'text/event-stream', ...headers })
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return readEvents(response, enough)
    },
  }
}

async function readEvents(response: Response, enough?: (events: StreamedEvent[]) => boolean): Promise<StreamedEvent[]> {
  const events: StreamedEvent[] = []
  let buffer = ''
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    buffer += chunk
    const blocks = buffer.split('\n\n')
    buffer = blocks.pop() ?? ''
    for (const block of blocks) {
      const id = block.match(/^id: (.*)$/m)?.[1]
      const data = block.match(/^data: (.*)$/m)?.[1]
      if (data) events.push({ id, event: JSON.parse(data) as StoryEvent })
    }
    if (enough?.(events)) break
  }
  return events
}
