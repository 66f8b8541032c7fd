/**
 * A local server that answers in each provider's own format, with faults on demand, so that the providers' real
 * packages can be exercised without a network. It keeps what it was asked.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AiProvider, AiSettings } from '../../src/server/engines/ai/settings.ts'
import { anthropic, anthropicError } from './providers/anthropic.ts'
import { json, type Answer, type Ask, type Latency } from './providers/answers.ts'
import { takeFault, type Fault } from './providers/faults.ts'
import { elevenlabs, elevenlabsError } from './providers/elevenlabs.ts'
import { google, googleError } from './providers/google.ts'
import { openai, openaiError } from './providers/openai.ts'
import { createQueues } from './providers/queues.ts'

export type { Fault, Latency }

export type ProvidersDouble = AsyncDisposable & {
  url: string
  /** Keys and addresses of every provider, all leading here. */
  settings: AiSettings
  /** The same as a server's environment. */
  env: Record<string, string>
  /** What was asked, in order; a poll or a download is no request. */
  requests: Ask[]
  /** What goes wrong with the next requests that match. */
  fail(fault: Fault): void
  /** Faults that no request has met: whoever says that they were survived has shown nothing. */
  unmet(): Fault[]
  reset(): void
  close(): Promise<void>
}

/** The key that the doubles expect and that must never be seen in a log. */
export const SECRET_KEY = 'sk-double-5c3e8f'

export async function startProviders(options: { latency?: Latency; port?: number } = {}): Promise<ProvidersDouble> {
  const requests: Ask[] = []
  const faults: Fault[] = []
  const queues = createQueues()
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    if (path.startsWith('/files/')) return send(response, queues.file(path) ?? json({}, 404))
    const ask: Ask = {
      ...(await read(request)),
      path,
      origin: url,
      latency: options.latency ?? {},
      wrong: undefined,
      isAbandoned: false,
    }
    response.once('close', () => (ask.isAbandoned = !response.writableFinished))
    const isOrder = ask.method === 'POST'
    const fault = isOrder ? takeFault(faults, path, ask.text) : undefined
    ask.wrong = fault?.answer
    if (isOrder) requests.push(ask)
    if (fault?.status) return send(response, failure(path, fault.status, fault))
    // Never answered: the connection stays open until the caller gives up.
    if (fault?.answer === 'hang') return
    if (fault?.answer === 'hang_up') return void request.socket.destroy()
    if (fault?.answer === 'not_json') return send(response, { ...json(null), body: '{"half": [' })
    await send(response, (await route(ask)) ?? json({ error: { message: 'no such path' } }, 404))
  }

  function route(ask: Ask): Promise<Answer | undefined> {
    if (ask.path.startsWith('/fal/')) return queues.fal(ask)
    if (ask.path.startsWith('/replicate/')) return queues.replicate(ask)
    if (ask.path.startsWith('/bfl/')) return queues.bfl(ask)
    if (ask.path.startsWith('/google/')) return google(ask)
    if (ask.path.startsWith('/elevenlabs/')) return elevenlabs(ask)
    return ask.path.startsWith('/anthropic/') ? anthropic(ask) : openai(ask)
  }

  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return {
    url,
    settings: { providers: addresses(url) },
    env: environment(addresses(url)),
    requests,
    fail: (fault) => faults.push({ ...fault }),
    unmet: () => faults.filter(({ times = 1 }) => times > 0),
    reset() {
      requests.length = 0
      faults.length = 0
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

function addresses(url: string): AiSettings['providers'] {
  const at = (path: string) => ({ apiKey: SECRET_KEY, baseURL: `${url}/${path}` })
  return {
    openai: at('openai/v1'),
    google: at('google/v1beta'),
    anthropic: at('anthropic/v1'),
    compatible: at('compatible/v1'),
    fal: at('fal'),
    replicate: at('replicate/v1'),
    bfl: at('bfl/v1'),
    elevenlabs: at('elevenlabs'),
  } satisfies Record<AiProvider, unknown>
}

function environment(providers: AiSettings['providers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(providers).flatMap(([name, { apiKey = '', baseURL = '' }]) => [
      [`${name.toUpperCase()}_API_KEY`, apiKey],
      [`${name.toUpperCase()}_BASE_URL`, baseURL],
    ]),
  )
}

function failure(path: string, status: number, { headers, code = 'server_error' }: Fault): Answer {
  const body = path.startsWith('/google/')
    ? googleError(status, code)
    : path.startsWith('/elevenlabs/')
      ? elevenlabsError(code)
      : path.startsWith('/anthropic/')
        ? anthropicError(code)
        : path.startsWith('/openai/') || path.startsWith('/compatible/')
          ? openaiError(status, code)
          : { message: code, detail: code }
  return json(body, status, headers)
}

/** Base64 so long that it can only be a picture. */
const ENCODED_PICTURE = /[A-Za-z0-9+/=]{400,}/g

async function read(request: IncomingMessage): Promise<Pick<Ask, 'method' | 'headers' | 'body' | 'text' | 'images'>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const raw = Buffer.concat(chunks)
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const method = request.method ?? 'GET'
  const type = headers['content-type'] ?? ''
  if (type.startsWith('multipart/')) {
    const form = await new Response(raw, { headers: { 'content-type': type } }).formData()
    const fields = [...form].filter(([, value]) => typeof value === 'string')
    const body = Object.fromEntries(fields)
    return { method, headers, body, text: JSON.stringify(body), images: [...form].length - fields.length }
  }
  const text = raw.toString()
  const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>
  const images = text.match(ENCODED_PICTURE)?.length ?? 0
  return { method, headers, body, text: text.replaceAll(ENCODED_PICTURE, '…'), images }
}

async function send(response: ServerResponse, { status = 200, headers = {}, body }: Answer): Promise<void> {
  response.writeHead(status, headers)
  if (typeof body === 'string' || Buffer.isBuffer(body)) {
    response.end(body)
    return
  }
  for await (const piece of body)
    if (!response.write(piece)) await Promise.race([once(response, 'drain'), once(response, 'close')])
  response.end()
}
