import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Gauge } from 'prom-client'

const KEEP_ALIVE_MS = 15_000
/** The most that is buffered for a slow reader: ten times the size of a story's events. */
const MAX_BACKLOG_BYTES = 524_288
/** A reader that has drained nothing by then is disconnected; it reconnects with its last event. */
const PATIENCE_MS = 10_000

type StreamMessage = { id?: string; data: unknown }

/** One for each connection, however many requests come over it. */
const connections = new WeakMap<Socket, AbortController>()

/** Aborted when the connection closes. */
export function goneSignal(request: FastifyRequest): AbortSignal {
  const { socket } = request.raw
  const known = connections.get(socket)
  if (known) return known.signal
  const gone = new AbortController()
  connections.set(socket, gone)
  socket.once('close', () => gone.abort())
  return gone.signal
}

/** Who sends on a stream, and stops once its reader has left. */
type Teller = { leave(): void }

/** An answer of `id:` and `data:` lines that stays open, one object for each reader. */
export class EventStream {
  readonly #raw: ServerResponse
  readonly #log: FastifyBaseLogger
  readonly #requestId: string
  readonly #counter: Gauge
  #teller: Teller | null = null

  constructor({ server, id, ctx }: FastifyRequest, raw: ServerResponse) {
    this.#raw = raw
    this.#log = server.log
    this.#requestId = id
    this.#counter = ctx.deps.metrics.streams
    if (raw.destroyed) return
    this.#counter.inc()
    keepAlive(raw, this)
  }

  get isGone(): boolean {
    return this.#raw.destroyed
  }

  /** Sends one message; the promise, where there is one, is that of a slow reader. */
  send({ id, data }: StreamMessage): Promise<void> | undefined {
    const raw = this.#raw
    if (raw.destroyed) return undefined
    raw.write(`${id ? `id: ${id}\n` : ''}data: ${textOf(data)}\n\n`)
    return raw.writableLength > MAX_BACKLOG_BYTES ? untilRead(raw) : undefined
  }

  /** Says who is to be told when the reader leaves. */
  lead(teller: Teller): void {
    this.#teller = teller
    if (this.isGone) teller.leave()
  }

  /** The last that is said of it; with what went wrong, where that is a mistake of ours. */
  end(error?: unknown): void {
    if (error !== undefined) this.#log.error({ err: error, reqId: this.#requestId }, 'event stream')
    this.#raw.end()
  }

  /** Its connection is closed. */
  close(): void {
    this.#counter.dec()
    this.#teller?.leave()
  }
}

/** Answers with an event stream, which stays open until it is ended or its reader leaves. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply): EventStream {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  // Flushed separately, Node keeps the headers as one string; otherwise as their many pieces.
  raw.flushHeaders()
  raw.write(': hola\n\n')
  letGo(raw)
  return new EventStream(request, raw)
}

/** Fastify holds its request and answer until it has told of their end: it tells of it now that the stream is open. */
function letGo(raw: ServerResponse): void {
  for (const listener of raw.listeners('finish')) if (listener.name === 'onResFinished') listener.call(raw)
  raw.on('error', ignore)
}

function ignore(): void {}

/** Destroyed, not ended: ending would wait for a reader that does not read. */
async function untilRead(raw: ServerResponse): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  await Promise.race([once(raw, 'drain', { signal }), once(raw, 'close', { signal })]).catch(() => raw.destroy())
}

const open = new Map<ServerResponse, EventStream>()
let clock: NodeJS.Timeout | undefined

/** One timer for all open streams. */
function keepAlive(raw: ServerResponse, stream: EventStream): void {
  open.set(raw, stream)
  raw.on('close', closed)
  clock ??= setInterval(() => {
    for (const answer of open.keys()) answer.write(':\n\n')
    if (open.size > 0) return
    clearInterval(clock)
    clock = undefined
  }, KEEP_ALIVE_MS).unref()
}

/** One function for all of them. */
function closed(this: ServerResponse): void {
  open.get(this)?.close()
  open.delete(this)
}

const texts = new WeakMap<object, string>()

/** Serialises an event once for all its readers. */
function textOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data)
  const text = texts.get(data) ?? JSON.stringify(data)
  texts.set(data, text)
  return text
}
