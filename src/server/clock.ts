import { setInterval } from 'node:timers'

const LOOK_MS = 5_000
/** Larger than a time server's corrections and a busy process's timer delays. */
const JUMP_MS = 60_000

export type ClockWatch = {
  /** Milliseconds since the clock was last seen to jump, forward or back; null where it never was. */
  sinceJump(): number | null
  close(): void
}

/** Compares the system clock with the monotonic one. `onJump` gets the jump in milliseconds. */
export function watchClock(
  onJump: (byMs: number) => void,
  { wall = () => Date.now(), steady = () => performance.now() }: { wall?: () => number; steady?: () => number } = {},
): ClockWatch & { look(): void } {
  let offset = wall() - steady()
  let jumpedAt: number | null = null

  function look(): void {
    const now = wall() - steady()
    const by = now - offset
    offset = now
    if (Math.abs(by) < JUMP_MS) return
    jumpedAt = steady()
    onJump(by)
  }

  const timer = setInterval(look, LOOK_MS).unref()
  return {
    look,
    sinceJump() {
      look()
      return jumpedAt === null ? null : steady() - jumpedAt
    },
    close: () => clearInterval(timer),
  }
}
