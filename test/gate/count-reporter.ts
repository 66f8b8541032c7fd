import type { Reporter, TestCase, TestModule } from 'vitest/node'

/**
 * Closes the run: names what was skipped and why, tells the script that started it how it judges it, and
 * prints one plain last line: how many tests passed, failed and were skipped.
 *
 * A run is green only if something passed, nothing failed, and whatever was skipped gave a reason.
 */
export class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    const passed = inState('passed').length
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length
    const failed = inState('failed').length + broken
    const skipped = inState('skipped').filter(wasSelected)
    const explained = skipped.every((test) => reasonOf(test))
    process.send?.({ verdict: passed > 0 && failed === 0 && explained ? 'green' : 'red' })
    process.once('exit', () => {
      for (const test of skipped) {
        const reason = reasonOf(test) ?? 'no reason is given, so the run fails'
        process.stdout.write(
          `skipped: ${test.project.name} > ${test.module.relativeModuleId} > ${test.fullName}: ${reason}\n`,
        )
      }
      process.stdout.write(`${passed} passed, ${failed} failed, ${skipped.length} skipped\n`)
    })
  }
}

/** Vitest also calls skipped whatever `-t` did not ask for. */
function wasSelected(test: TestCase): boolean {
  const pattern = test.project.config.testNamePattern
  return !pattern || pattern.test(test.fullName)
}

function reasonOf(test: TestCase): string | undefined {
  const result = test.result()
  return result.state === 'skipped' ? result.note : undefined
}
