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

/** Sends one message; the promise, where there is one, is that of a slow reader. */
export type Send = (message: StreamMessage) => Promise<void> | undefined

/** Answers with an event stream (`id:` and `data:` lines) of what `tell` sends, until that has ended or the reader leaves. */
export function sendEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  tell: (send: Send, gone: AbortSignal) => Promise<void>,
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
  letGo(raw)
  // Not awaited: a pending handler would hold its memory for every open stream.
  void keepOpen(raw, tell, goneSignal(request), request.ctx)
}

/** Fastify holds its request and answer until it has told of their end: it tells of it now that the stream is open. */
function letGo(raw: ServerResponse): void {
  for (const listener of raw.listeners('finish')) if (listener.name === 'onResFinished') listener.call(raw)
  raw.on('error', ignore)
}

function ignore(): void {}

async function keepOpen(
  raw: ServerResponse,
  tell: (send: Send, gone: AbortSignal) => Promise<void>,
  gone: AbortSignal,
  { deps, log }: Pick<Ctx, 'deps' | 'log'>,
): Promise<void> {
  const { streams } = deps.metrics
  streams.inc()
  keepAlive(raw)
  try {
    await tell(({ id, data }) => {
      if (raw.destroyed) return undefined
      raw.write(`${id ? `id: ${id}\n` : ''}data: ${textOf(data)}\n\n`)
      return raw.writableLength > MAX_BACKLOG_BYTES ? untilRead(raw, gone) : undefined
    }, gone)
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
