import { constants, setPriority } from 'node:os'

/** An argument of threads that stand back. */
export const STANDS_BACK = '--stands-back'

/**
 * Lowers the niceness of the calling thread alone, which only Linux can, where its arguments say so: requests are answered
 * before pictures are drawn and books printed. At a niceness of 4 instead of 10, the slowest hundredth of reads took three
 * times as long beside that work.
 */
export function standBack(): void {
  if (process.platform === 'linux' && process.argv.includes(STANDS_BACK))
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
