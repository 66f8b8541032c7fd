import { setTimeout as sleep } from 'node:timers/promises'
import type { Node } from './cluster.ts'

const AFTER_PAYMENT_MS = 3_000
/** Between two that die at any moment. */
const MOST_PAUSE_MS = 4_000

export type Killing = {
  /** Somebody has just paid: a process dies within three seconds. */
  paid: () => void
  isOver: () => boolean
  count: () => { killed: number; killedAfterPayment: number }
  /** Resolves once all that were killed so far have been started again; to be asked when nobody pays any more. */
  end: () => Promise<unknown>
}

/**
 * Kills so many processes, one of each kind at a time at most, and starts each again: half of them after payments, the
 * others at any moment.
 */
export function startKilling(nodes: readonly Node[], most: number): Killing {
  const next = createRandom(20_261_122)
  const down = new Set<Node>()
  const counts = { killed: 0, killedAfterPayment: 0 }
  const afterPayments: Promise<void>[] = []
  let planned = 0

  /** One process of each kind goes on working, so that the proxy finds one. */
  const isSpared = (node: Node) => [...down].some((other) => kindOf(other) === kindOf(node))

  async function killOne(): Promise<boolean> {
    const able = nodes.filter((node) => !isSpared(node))
    const node = able[Math.floor(next() * able.length)]
    if (!node) return false
    down.add(node)
    await node.end('SIGKILL')
    counts.killed += 1
    await node.start()
    down.delete(node)
    return true
  }
  async function afterPayment(): Promise<void> {
    await sleep(next() * AFTER_PAYMENT_MS)
    if (await killOne()) counts.killedAfterPayment += 1
    else planned -= 1
  }
  async function atAnyMoment(): Promise<void> {
    for (let left = most - Math.floor(most / 2); left > 0;) {
      await sleep(next() * MOST_PAUSE_MS)
      if (await killOne()) left -= 1
    }
  }
  const random = atAnyMoment()
  const isOver = () => counts.killed >= most
  return {
    paid() {
      if (planned >= Math.floor(most / 2)) return
      planned += 1
      afterPayments.push(afterPayment())
    },
    isOver,
    count: () => counts,
    // Payments come until the end: those that follow the last random one are waited for, too.
    end: () => Promise.all([random, ...afterPayments]),
  }
}

const kindOf = ({ name }: Node) => name.split('-')[0]

/** Numbers from 0 to 1, the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
