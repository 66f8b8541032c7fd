import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../context.ts'

const KEEP_ALIVE_MS = 15_000
/** The most that is buffered for a slow reader: ten times the size of a story's events. */
const MAX_BACKLOG_BYTES = 524_288
/** A reader that has drained nothing by then is disconnected; it reconnects with its last event. */
const PATIENCE_MS = 10_000

export type StreamMessage = { id?: string; data: unknown }

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

/** Sends messages as an event stream (`id:` and `data:` lines) until they end or the reader leaves. */
export function sendEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  messages: AsyncIterable<StreamMessage>,
): void {
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
  // Not awaited: a pending handler would hold its memory for every open stream.
  void pump(raw, messages, goneSignal(request), request.ctx)
}

async function pump(
  raw: ServerResponse,
  messages: AsyncIterable<StreamMessage>,
  gone: AbortSignal,
  { deps, log }: Pick<Ctx, 'deps' | 'log'>,
): Promise<void> {
  const { streams } = deps.metrics
  streams.inc()
  keepAlive(raw)
  try {
    for await (const { id, data } of messages) {
      if (raw.destroyed) break
      raw.write(`${id ? `id: ${id}\n` : ''}data: ${textOf(data)}\n\n`)
      if (raw.writableLength > MAX_BACKLOG_BYTES) await untilRead(raw, gone)
    }
  } catch (error) {
    log.error({ err: error }, 'event stream')
  } finally {
    open.delete(raw)
    streams.dec()
    raw.end()
  }
}

/** Destroyed, not ended: ending would wait for a reader that does not read. */
async function untilRead(raw: ServerResponse, gone: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(PATIENCE_MS)])
  await once(raw, 'drain', { signal }).catch(() => raw.destroy())
}

const open = new Set<ServerResponse>()
let clock: NodeJS.Timeout | undefined

/** One timer for all open streams. */
function keepAlive(raw: ServerResponse): void {
  open.add(raw)
  clock ??= setInterval(() => {
    for (const stream of open) stream.write(':\n\n')
    if (open.size > 0) return
    clearInterval(clock)
    clock = undefined
  }, KEEP_ALIVE_MS).unref()
}

const texts = new WeakMap<object, string>()

/** Serialises an event once for all its readers. */
function textOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data)
  const text = texts.get(data) ?? JSON.stringify(data)
  texts.set(data, text)
  return text
}
