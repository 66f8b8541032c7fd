import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const HOUR_MS = 3_600_000

export type Clock = AsyncDisposable & {
  /** What a process needs that goes by it. */
  env: Record<string, string>
  /** By so many hours, forward or back from the right time. */
  set: (hoursAhead: number) => Promise<void>
}

/** A clock that a test can set. */
export async function openClock(): Promise<Clock> {
  const folder = await mkdtemp(join(tmpdir(), 'cuentos-clock-'))
  const CLOCK_FILE = join(folder, 'ahead')
  const set = (hoursAhead: number) => writeFile(CLOCK_FILE, String(hoursAhead * HOUR_MS))
  await set(0)
  return {
    env: { CLOCK_FILE, NODE_OPTIONS: '--import ./test/doubles/set-clock.ts' },
    set,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}
