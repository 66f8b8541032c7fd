import { closeSync, openSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isMainThread, parentPort } from 'node:worker_threads'

/**
 * Loaded before the product (`--import`): the first threads of each kind, as many as `HUNGRY_THREADS` says, take all the
 * memory that they may have in the middle of their first piece of work, and die of it.
 */

const { HUNGRY_THREADS = '0', HUNGRY_MARKS = '' } = process.env

// The module that does the thread's work is the last word of its arguments.
if (!isMainThread && parentPort && isHungry(basename(process.argv.at(-1) ?? '', '-worker.js'))) {
  overhear(parentPort, ({ port }) => overhear(port, () => setTimeout(hoard, 20)))
}

type Listening = { on(event: string, listener: (message: { port: Listening }) => void): unknown }

/** Calls `heard` with each message that somebody else listens for, before they get it. */
function overhear(place: Listening, heard: (message: { port: Listening }) => void): void {
  const on = place.on.bind(place)
  place.on = (event, listener) =>
    on(event, (message) => {
      if (event === 'message') heard(message)
      listener(message)
    })
}

/** Whether this thread is among the first of its kind; a file stands for each place among them. */
function isHungry(kind: string): boolean {
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
