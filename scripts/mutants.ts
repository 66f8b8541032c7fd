/**
 * Breaks the product in a thousand small ways and counts how many of them its tests notice; fails below 80 % of a module.
 * `npm run mutants`, or for some modules alone `npm run mutants -- contract jobs`. Reports lie in `out/mutants`.
 * With `--incremental`, only what changed in a module or its tests since the last such run is tried again.
 */
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

const COMMON: ConstructorParameters<typeof Stryker>[0] = {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A busy machine must not look like a mutant that hangs.
  timeoutMS: 60_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 10,
  thresholds: { high: 90, low: 80, break: 80 },
  // Stryker would rewrite it through TypeScript's old API, which TypeScript 7 has not; its paths hold in the copy as well.
  tsconfigFile: 'none',
  tempDirName: 'out/mutants/sandbox',
  ignorePatterns: ['dist', 'docs', 'bench', '.data*', 'test/e2e', 'test/faults'],
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { logTests: false, allowEmojis: false },
  allowConsoleColors: false,
}

type Module = {
  mutate: string[]
  /** Who should notice. */
  tests: string[]
  /**
   * Leaves out what is only done once, while a file is loaded: each such mutant would be tried with all tests of the
   * module, which is worth it where they take no time.
   */
  ignoreStatic?: boolean
}

const MODULES: Readonly<Record<string, Module>> = {
  contract: {
    // Without what holds nothing but words and numbers: there a test could only repeat them.
    mutate: [
      'src/contract/*.ts',
      ...['messages', 'constants', 'default-config'].map((name) => `!src/contract/${name}.ts`),
    ],
    tests: ['src/contract/*.test.ts'],
  },
  rules: { mutate: ['src/server/features/*/rules.ts'], tests: ['src/server/features/*/rules.test.ts'] },
  policy: {
    mutate: ['src/server/features/*/policy.ts'],
    tests: ['test/server/security-{policy,links}.test.ts', 'test/server/purchase-report.test.ts'],
    ignoreStatic: true,
  },
  limits: {
    mutate: ['src/server/http/limits.ts'],
    tests: ['src/server/http/limits.test.ts', 'test/server/limits.test.ts'],
    ignoreStatic: true,
  },
  manuscript: { mutate: ['src/server/book/manuscript.ts'], tests: ['src/server/book/manuscript.test.ts'] },
  jobs: {
    mutate: ['src/server/jobs/*.ts'],
    tests: ['src/server/jobs/*.test.ts', 'test/server/queue{,-start}.test.ts'],
    ignoreStatic: true,
  },
  purchases: {
    mutate: ['src/server/features/purchases/*.ts', '!src/server/features/purchases/rules.ts'],
    tests: [
      'src/server/features/purchases/checkout-request.test.ts',
      // Those that call verbs and jobs: whole servers cost half a minute a try.
      'test/server/purchase-!(crash|lost-notices|refunds|sessions|undeliverable|verification|vouchers).test.ts',
    ],
    ignoreStatic: true,
  },
  generation: {
    mutate: ['src/server/features/generation/*.ts', '!src/server/features/generation/rules.ts'],
    tests: ['src/server/features/generation/*.test.ts', 'test/server/story-!(brief|migration).test.ts'],
    ignoreStatic: true,
  },
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { incremental: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !(name in MODULES))
if (unknown.length > 0) {
  console.error(`No such module: ${unknown.join(', ')}. There are ${Object.keys(MODULES).join(', ')}.`)
  process.exit(2)
}

for (const [name, { mutate, tests, ignoreStatic = false }] of Object.entries(MODULES)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const begun = performance.now()
  console.log(`\n${name}`)
  process.env.MUTANTS_TESTS = tests.join(' ')
  // Below the threshold, Stryker sets the exit code.
  await new Stryker({
    ...COMMON,
    mutate: [...mutate, '!**/*.test.ts'],
    ignoreStatic,
    incremental: values.incremental,
    incrementalFile: `out/mutants/${name}.incremental.json`,
    jsonReporter: { fileName: `out/mutants/${name}.json` },
    htmlReporter: { fileName: `out/mutants/${name}.html` },
  }).runMutationTest()
  console.log(`${name}: ${Math.round((performance.now() - begun) / 1_000)} s`)
}
