import { setInterval } from 'node:timers'

const LOOK_MS = 5_000
/** More than a time server corrects, and more than a busy process oversleeps. */
const JUMP_MS = 60_000

export type ClockWatch = {
  /** Milliseconds since the clock was last seen to jump, forward or back; null where it never was. */
  sinceJump(): number | null
  close(): void
}

/** Compares the clock on the wall with one that cannot be set. `onJump` hears by how many milliseconds it jumped. */
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
