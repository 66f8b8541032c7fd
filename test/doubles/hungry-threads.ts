import { closeSync, openSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isMainThread, parentPort } from 'node:worker_threads'

/**
 * Loaded before the product (`--import`): in the middle of the first jobs of each kind of thread, as many as `HUNGRY_THREADS`
 * says, the thread takes all the memory that it may have, and dies of it. What only warms a thread up is no job: whether it
 * comes before or after the first one is left to chance.
 */

const { HUNGRY_THREADS = '0', HUNGRY_MARKS = '' } = process.env

// The module that does the thread's work is the last word of its arguments.
const kind = basename(process.argv.at(-1) ?? '', '-worker.js')

if (!isMainThread && parentPort) {
  overhear(parentPort, ({ port }) =>
    overhear(port, ({ task }) => {
      if (task.job.kind !== 'warm' && isHungry()) setTimeout(hoard, 20)
    }),
  )
}

/** The library hands a thread a port first, and then through it one task after the other. */
type Message = { port: Listening; task: { job: { kind: string } } }
type Listening = { on(event: string, listener: (message: Message) => void): unknown }

/** Calls `heard` with each message that somebody else listens for, before they get it. */
function overhear(place: Listening, heard: (message: Message) => void): void {
  const on = place.on.bind(place)
  place.on = (event, listener) =>
    on(event, (message) => {
      if (event === 'message') heard(message)
      listener(message)
    })
}

/** Whether this job is among the first of its kind; a file stands for each place among them. */
function isHungry(): boolean {
  for (let place = 0; place < Number(HUNGRY_THREADS); place++) {
    try {
      closeSync(openSync(join(HUNGRY_MARKS, `${kind}-${place}`), 'wx'))
      return true
    } catch {
      // Somebody else has it.
    }
  }
  return false
}

/** Copies are quick to make: dying takes little of the processor from those who live. */
function hoard(): void {
  const lump = Array.from({ length: 1_000_000 }, (_, index) => index + 0.5)
  const hoarded: number[][] = []
  for (;;) hoarded.push([...lump])
}
