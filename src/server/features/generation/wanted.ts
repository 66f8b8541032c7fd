import type { Ctx } from '../../context.ts'

export type Wanted = Disposable & {
  /** Aborted with the job's own signal, or when nobody wants the work any more. */
  signal: AbortSignal
  /** Nobody wants it any more: what it threw on the way out is no failure. */
  isOver: () => boolean
}

/**
 * Watches a story while something costly is made for it: at each of its news, and at least every few seconds, asks
 * whether the work is still wanted, and cancels it where it is not (the story was deleted, or begun again).
 */
export function whileWanted(
  ctx: Ctx,
  storyId: number,
  jobSignal: AbortSignal,
  isWanted: () => Promise<boolean>,
): Wanted {
  const unwanted = new AbortController()
  const done = new AbortController()
  void watch()
  return {
    signal: AbortSignal.any([jobSignal, unwanted.signal]),
    isOver: () => unwanted.signal.aborted,
    [Symbol.dispose]: () => done.abort(),
  }

  async function watch(): Promise<void> {
    const ended = AbortSignal.any([jobSignal, done.signal])
    try {
      for (;;) {
        await ctx.deps.feed.next(storyId, ended).come
        if (ended.aborted) return
        if (!(await isWanted())) return unwanted.abort(new DOMException('not wanted any more', 'AbortError'))
      }
    } catch (error) {
      // Not knowing is no reason to stop: the work itself will meet the same database.
      ctx.log.warn({ err: error }, 'watching a story')
    }
  }
}
