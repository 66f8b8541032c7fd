import type { Errand } from '../../src/threads.ts'

/** Milliseconds that a thread sleeps, as one does that waits for a processor; 'work' never ends. */
export type Idling = number | 'work'

export function work({ job }: Errand<Idling>): Idling {
  if (job !== 'work') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, job)
  else for (;;);
  return job
}
