import type { Reporter, TestModule } from 'vitest/node'

/** Closes the run with one plain line: how many tests passed, failed and were skipped. */
export class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length
    const line = `${count('passed')} passed, ${count('failed') + broken} failed, ${count('skipped')} skipped`
    process.once('exit', () => process.stdout.write(`${line}\n`))
  }
}
