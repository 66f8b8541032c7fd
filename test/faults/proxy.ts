import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'

export type Proxy = AsyncDisposable & {
  url: string
  /** Whether it sends requests there. */
  knows: (port: number) => boolean
  /** How many event streams from there are open. */
  streams: (port: number) => number
}

const LOOK_MS = 200

/**
 * What a small reverse proxy does: requests go in turn to those who say that they are ready, over connections that are
 * kept; where nothing was sent yet, or a read got no answer, the next one is asked; an answer that breaks off is broken off.
 */
export async function startProxy(backends: readonly number[]): Promise<Proxy> {
  const ready = new Set<number>()
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const streams: number[] = []
  let turn = 0

  async function look(port: number): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
      (error: Error) => error,
    )
    // Who is slow to say so is busy, not gone.
    if (answer instanceof Error && answer.name === 'TimeoutError') return
    if (answer instanceof Response && answer.ok) ready.add(port)
    else ready.delete(port)
  }
  const closing = new AbortController()
  const looking = Promise.all(
    backends.map(async (port) => {
      while (!closing.signal.aborted) {
        await look(port)
        await sleep(LOOK_MS)
      }
    }),
  )

  function nextPort(tried: ReadonlySet<number>): number | undefined {
    const open = backends.filter((port) => ready.has(port) && !tried.has(port))
    return open[turn++ % open.length]
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    const tried = new Set<number>()
    for (;;) {
      const port = nextPort(tried)
      if (port === undefined) return void outgoing.writeHead(502).end()
      tried.add(port)
      try {
        return await pass(port, incoming, body, outgoing)
      } catch (error) {
        const refused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
        if (refused) ready.delete(port)
        if (!refused && incoming.method !== 'GET') return void outgoing.destroy()
      }
    }
  }

  /** Rejects where no answer has begun. */
  function pass(port: number, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<void> {
    return new Promise((resolve, reject) => {
      const { method, url, headers } = incoming
      const sent = request({ agent, host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
        const { connection: _, ...passed } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, passed)
        outgoing.flushHeaders()
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          streams.push(port)
          answer.on('close', () => streams.splice(streams.indexOf(port), 1))
        }
        answer.on('data', (chunk) => outgoing.write(chunk))
        answer.on('end', () => outgoing.end())
        answer.on('error', () => outgoing.destroy())
        resolve()
      })
      sent.on('error', reject)
      outgoing.on('close', () => sent.destroy())
      sent.end(body)
    })
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    knows: (port) => ready.has(port),
    streams: (port) => streams.filter((open) => open === port).length,
    async [Symbol.asyncDispose]() {
      closing.abort()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
      await looking
    },
  }
}
