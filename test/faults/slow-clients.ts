import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { eventually } from '../eventually.ts'
import type { Cluster } from './cluster.ts'
import { faultsOf, readStory } from './reader.ts'

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
async function drip(port: number, { head, drop }: Dripping, onConnect: () => void): Promise<void> {
  const socket: Socket = connect({ host: '127.0.0.1', port })
  socket.on('connect', onConnect)
  socket.on('error', () => {})
  socket.resume()
  socket.write(head)
  while (!socket.closed) {
    await sleep(DROP_MS)
    if (socket.writable) socket.write(drop)
  }
}

/** So many of each kind send by drops, at a process that shows its metrics, until the last of them is hung up on. Answers what they cost, in MB. */
export async function manySendByDrops({ nodes }: Cluster, metricsPort: number, each: number): Promise<number> {
  const { url } = nodes[0]!
  const gauge = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(text.match(new RegExp(`^${name} (\\S+)$`, 'm'))?.[1])
  }
  const memory = () => gauge('process_resident_memory_bytes')
  expect(faultsOf(await readStory(url))).toEqual([])
  const before = await memory()
  let connected = 0
  const dripping = KINDS.flatMap((kind) =>
    Array.from({ length: each }, () => drip(Number(new URL(url).port), kind, () => (connected += 1))),
  )
  await eventually(() => expect(connected).toBe(dripping.length))
  expect(faultsOf(await readStory(url))).toEqual([])
  const during = await memory()
  await Promise.all(dripping)
  return (during - before) / MB
}
