import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { startCluster } from './cluster.ts'
import { faultsOf, readStory } from './reader.ts'
import { WHOLE } from './whole.ts'

const EACH = 300
const DROP_MS = 1_000
const MB = 1_048_576

type Dripping = { name: string; head: string; drop: string }

const KINDS: Dripping[] = [
  { name: 'a head without end', head: 'GET /api/health HTTP/1.1\r\nHost: x\r\n', drop: 'X-a: b\r\n' },
  { name: 'a head of single letters', head: 'GET /api/hea', drop: 'l' },
  {
    name: 'a body by drops',
    head: 'POST /api/stories/generate-text HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"a":"',
    drop: 'x',
  },
  {
    name: 'a photo by drops',
    head: 'POST /api/photos/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n',
    drop: 'x',
  },
]

/** Sends a drop each second until it is hung up on. */
async function drip(port: number, { head, drop }: Dripping): Promise<void> {
  const socket: Socket = connect({ host: '127.0.0.1', port })
  socket.on('error', () => {})
  socket.resume()
  socket.write(head)
  while (!socket.closed) {
    await sleep(DROP_MS)
    if (socket.writable) socket.write(drop)
  }
}

test.skipIf(!WHOLE)(
  'hundreds who send by drops are hung up on, cost little memory, and keep nobody from their story',
  async () => {
    const metricsPort = await freePort()
    await using cluster = await startCluster({
      roles: ['all'],
      env: { METRICS_PORT: String(metricsPort), RATE_LIMITS: 'off' },
    })
    const { url } = cluster.nodes[0]!
    const memory = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      return Number(text.match(/^process_resident_memory_bytes (\S+)$/m)?.[1])
    }
    expect(faultsOf(await readStory(url))).toEqual([])
    const before = await memory()
    const dripping = KINDS.flatMap((kind) => Array.from({ length: EACH }, () => drip(Number(new URL(url).port), kind)))
    await sleep(2_000)
    expect(faultsOf(await readStory(url))).toEqual([])
    const during = await memory()
    // Each of them is hung up on: this waits for the last.
    await Promise.all(dripping)
    console.log(`${dripping.length} slow senders: ${Math.round((during - before) / MB)} MB more`)
    expect(during - before).toBeLessThan(100 * MB)
    expect(faultsOf(await readStory(url))).toEqual([])
  },
  400_000,
)
