import { closeSync, openSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isMainThread, parentPort } from 'node:worker_threads'

/**
 * Loaded before the product (`--import`): the first threads of each kind, as many as `HUNGRY_THREADS` says, take all the
 * memory that they may have in the middle of their first piece of work, and die of it.
 */

const { HUNGRY_THREADS = '0', HUNGRY_MARKS = '' } = process.env

if (!isMainThread && isHungry(basename(dirname(process.argv[1] ?? '')))) {
  parentPort?.once('message', () => setTimeout(hoard, 20))
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

function hoard(): void {
  const hoarded: number[][] = []
  for (;;) hoarded.push(Array.from({ length: 1_000_000 }, (_, index) => index + 0.5))
}
