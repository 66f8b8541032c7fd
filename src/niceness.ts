import { setPriority } from 'node:os'

/**
 * How far threads that draw, print and encode stand back behind the one that answers. At 10, beside four other busy
 * programs, such a thread got a fortieth of a core, and a book could outlast its deadline; at 4 it gets a tenth.
 */
const NICENESS = 4

/** For the calling thread alone, which only Linux can: requests are answered before pictures are drawn. */
export function standBack(): void {
  if (process.platform === 'linux') setPriority(NICENESS)
}
