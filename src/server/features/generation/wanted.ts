import type { Ctx } from '../../context.ts'

type Wanted = Disposable & {
  /** Aborted with the job's own signal, or when nobody wants the work any more. */
  signal: AbortSignal
  /** True once it was cancelled for that reason: an error thrown then is no failure. */
  isOver: () => boolean
}

/**
 * Watches a story while something costly is made for it: at each of its notifications (the feed sends one at least
 * every 15 seconds) checks whether the work is still wanted, and cancels it where the story was deleted or begun again.
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
      // The watch ends and the work goes on: its own queries report a database that does not answer.
      ctx.log.warn({ err: error }, 'watching a story')
    }
  }
}
