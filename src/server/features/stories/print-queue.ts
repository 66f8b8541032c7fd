import type { Edition } from '../../../contract/editions.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { type BookPrinter, PRINTERS } from '../../book/book.ts'
import { AppError } from '../../errors.ts'
import type { StoredFile } from '../../http/send-file.ts'

/** One edition of a story as it stands, to be printed when its turn comes. */
export type PrintWish = {
  storyId: number
  ownerId: string
  edition: Edition
  /** Where the file will lie: equal for equal books. */
  key: string
  isPaid: boolean
  print: () => Promise<StoredFile>
}

/** What one turn prints, and how many still want it. */
type Turn = { wish: PrintWish; callers: number; done: PromiseWithResolvers<StoredFile> }

type PrintQueue = {
  /**
   * Paid books first, one of a story at a time, and owners in turn, each in the order of asking. While it waits, a newer
   * book of the same edition takes its place: whoever asked for the older one gets the newer. Whoever leaves (`signal`)
   * asks no more; what nobody asks for is not begun.
   *
   * @throws AppError unavailable, where too many wait already, of all or of this owner
   */
  ask(wish: PrintWish, signal?: AbortSignal): Promise<StoredFile>
}

/** Of samples, and as many of paid books: a minute's work, as a rule. */
export const MOST_WAITING = 30
/** Samples of one owner. */
export const MOST_OF_ONE = 6
const BUSY_SECONDS = 20

export function createPrintQueue(): PrintQueue {
  const running = new Set<Turn>()
  let waiting: Turn[] = []
  /** By owner, when one of theirs was last begun, as a count; kept while any of theirs waits or is printed. */
  const begun = new Map<string, number>()
  let count = 0

  function turnFor(wish: PrintWish): Turn {
    const same = [...running, ...waiting].find((turn) => turn.wish.key === wish.key)
    if (same) return same
    const older = waiting.find(({ wish: { storyId, edition } }) => storyId === wish.storyId && edition === wish.edition)
    if (older) {
      older.wish = wish
      return older
    }
    const alike = waiting.filter((turn) => turn.wish.isPaid === wish.isPaid)
    const own = alike.filter((turn) => turn.wish.ownerId === wish.ownerId)
    if (alike.length >= MOST_WAITING || (!wish.isPaid && own.length >= MOST_OF_ONE))
      throw new AppError('unavailable', MESSAGES.printersBusy, undefined, { retryAfterSeconds: BUSY_SECONDS })
    const turn: Turn = { wish, callers: 0, done: Promise.withResolvers() }
    // Everybody may have left by the time it fails.
    turn.done.promise.catch(() => {})
    waiting.push(turn)
    return turn
  }

  function begin(): void {
    const isFree = ({ wish }: Turn) => [...running].every((turn) => turn.wish.storyId !== wish.storyId)
    while (running.size < PRINTERS) {
      const free = waiting.filter(isFree)
      const paid = free.filter(({ wish }) => wish.isPaid)
      // Sorting keeps the order of asking among equals.
      const [turn] = (paid.length > 0 ? paid : free).toSorted((a, b) => lastOf(a) - lastOf(b))
      if (!turn) return
      forget(turn)
      running.add(turn)
      begun.set(turn.wish.ownerId, ++count)
      void print(turn)
    }
  }

  async function print(turn: Turn): Promise<void> {
    try {
      turn.done.resolve(await turn.wish.print())
    } catch (error) {
      turn.done.reject(error)
    } finally {
      running.delete(turn)
      const { ownerId } = turn.wish
      if (![...running, ...waiting].some((other) => other.wish.ownerId === ownerId)) begun.delete(ownerId)
      begin()
    }
  }

  function lastOf({ wish }: Turn): number {
    return begun.get(wish.ownerId) ?? 0
  }

  function forget(turn: Turn): void {
    waiting = waiting.filter((other) => other !== turn)
  }

  return {
    async ask(wish, signal) {
      signal?.throwIfAborted()
      const turn = turnFor(wish)
      turn.callers += 1
      begin()
      const { promise: left, reject } = Promise.withResolvers<never>()
      const leave = () => {
        turn.callers -= 1
        if (turn.callers === 0) forget(turn)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      return Promise.race([turn.done.promise, left]).finally(() => signal?.removeEventListener('abort', leave))
    },
  }
}

const queues = new WeakMap<BookPrinter, PrintQueue>()

/** Each printer has one. */
export function printQueueOf(printer: BookPrinter): PrintQueue {
  const queue = queues.get(printer) ?? createPrintQueue()
  queues.set(printer, queue)
  return queue
}
