/**
 * Turns work that reports values as it goes into an async generator. Values wait until they are asked for; when the
 * reader leaves early, `signal` is aborted and the work is waited for.
 */
export async function* relay<T>(
  work: (emit: (value: T) => void, signal: AbortSignal) => Promise<void>,
): AsyncGenerator<T, void, void> {
  const left = new AbortController()
  const waiting: T[] = []
  let wake = Promise.withResolvers<void>()
  let isDone = false
  const emit = (value: T) => {
    waiting.push(value)
    wake.resolve()
  }
  const finished = work(emit, left.signal).finally(() => {
    isDone = true
    wake.resolve()
  })
  // The failure is rethrown below; a reader that has left must not make it an unhandled rejection.
  finished.catch(() => undefined)
  try {
    for (;;) {
      await wake.promise
      wake = Promise.withResolvers()
      while (waiting.length > 0) yield waiting.shift() as T
      if (isDone) break
    }
    await finished
  } finally {
    left.abort()
    await finished.catch(() => undefined)
  }
}
