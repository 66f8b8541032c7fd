import type { Edition } from '../../../contract/purchases.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { type BookPrinter, PRINTERS } from '../../book/book.ts'
import { AppError } from '../../errors.ts'
import type { StoredFile } from '../../http/send-file.ts'

/** One edition of a story as it stands, to be printed when its turn comes. */
export type PrintWish = {
  storyId: number
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
   * In the order of asking, paid books first, one of a story at a time. While it waits, a newer book of the same edition
   * takes its place: whoever asked for the older one gets the newer. Whoever leaves (`signal`) asks no more; what nobody
   * asks for is not begun.
   *
   * @throws AppError unavailable, where too many wait already
   */
  ask(wish: PrintWish, signal?: AbortSignal): Promise<StoredFile>
}

/** Of samples, and as many of paid books: a minute's work, as a rule. */
export const MOST_WAITING = 30
const BUSY_SECONDS = 20

export function createPrintQueue(): PrintQueue {
  const running = new Set<Turn>()
  let waiting: Turn[] = []

  function turnFor(wish: PrintWish): Turn {
    const same = [...running, ...waiting].find((turn) => turn.wish.key === wish.key)
    if (same) return same
    const older = waiting.find(({ wish: { storyId, edition } }) => storyId === wish.storyId && edition === wish.edition)
    if (older) {
      older.wish = wish
      return older
    }
    if (waiting.filter((turn) => turn.wish.isPaid === wish.isPaid).length >= MOST_WAITING)
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
      const turn = free.find(({ wish }) => wish.isPaid) ?? free[0]
      if (!turn) return
      forget(turn)
      running.add(turn)
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
      begin()
    }
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
