/** At SIGTERM or SIGINT the process drains once and exits with 0. */
export function drainOnSignals({ drain }: { drain: (reason: string) => Promise<void> }): void {
  let draining = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (draining) return
      draining = true
      void drain(signal).then(() => process.exit(0))
    })
  }
  // The launcher has died, and the server ends with it.
  process.once('disconnect', () => process.exit(0))
}
