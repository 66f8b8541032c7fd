import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type SlowStore = AsyncDisposable & {
  url: string
  /** Milliseconds before each request is passed on; null where it is kept and never answered. */
  delayMs: number | null
  /** Requests that came. */
  asked: number
}

/** Stands between the product and its file store, and takes its time. */
export async function openSlowStore(target: string): Promise<SlowStore> {
  const agent = new Agent({ keepAlive: true })
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing))
  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    store.asked++
    incoming.on('error', () => {})
    outgoing.on('error', () => {})
    if (store.delayMs === null) return
    await sleep(store.delayMs)
    const { method, url, headers } = incoming
    const passed = request(new URL(url ?? '/', target), { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const store: SlowStore = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delayMs: 0,
    asked: 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
  return store
}
