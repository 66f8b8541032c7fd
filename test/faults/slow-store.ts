import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type SlowStore = AsyncDisposable & {
  url: string
  /** What becomes of each request: it is passed on after so many milliseconds, never answered, or hung up on. */
  answers: number | 'never' | 'hangs up'
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
    if (store.answers === 'never') return
    if (store.answers === 'hangs up') return void incoming.destroy()
    await sleep(store.answers)
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
    answers: 0,
    asked: 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      agent.destroy()
    },
  }
  return store
}
