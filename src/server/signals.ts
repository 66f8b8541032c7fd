/** Lets the process end well: at a signal it drains, once, and exits with 0. */
export function drainOnSignals({ drain }: { drain: (reason: string) => Promise<void> }): void {
  let draining = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (draining) return
      draining = true
      void drain(signal).then(() => process.exit(0))
    })
  }
  // The launcher is gone without a word: so is whoever wanted this server.
  process.once('disconnect', () => process.exit(0))
}
