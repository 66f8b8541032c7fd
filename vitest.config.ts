import { defineConfig } from 'vitest/config'
import { CountReporter } from './test/gate/count-reporter.ts'

/** One more than the cores of a small machine: many tests wait for time to pass. */
const MAX_WORKERS = 3

const server = {
  globalSetup: ['test/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: MAX_WORKERS,
  // Each application has a database, a folder and a port of its own: its modules can be shared.
  isolate: false,
}

/** Journeys and faults wait more than they work, each file with processes of its own; they begin once the others have ended. */
const waiting = { maxWorkers: MAX_WORKERS, sequence: { groupOrder: 1 } }

/** What these ask of a database, the others ask as well; they run on the embedded one alone. */
const ON_ONE_DATABASE = [
  'security-*',
  'oidc',
  'pages',
  'pictures',
  'proofs',
  'photos',
  'delivery-failures',
  'doctor',
  'following',
  'hosted-*',
  'lanes',
  'postponed',
  'rescue',
  'revisions',
  'simulated-purchases',
  'slow-readers',
  'try-engine',
  'two-factor',
].map((name) => `test/server/${name}.test.ts`)

/** What only a database that serves several connections can show, and what is dear and tried by its verbs on both. */
const ON_A_SERVER = ['limits-together', 'locks', 'purchases', 'query-plans'].map(
  (name) => `test/server/${name}.test.ts`,
)

export default defineConfig({
  test: {
    reporters: ['default', new CountReporter()],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: MAX_WORKERS,
          // Dictionaries, fonts and pictures are read once a worker.
          isolate: false,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['test/server/**/*.test.ts'],
          // Where the database is embedded, a browser watches the crash: test/e2e/crash.test.ts.
          exclude: ['test/server/crash.test.ts', ...ON_A_SERVER],
        },
      },
      { test: { ...server, name: 'postgres', include: ['test/server/**/*.test.ts'], exclude: ON_ONE_DATABASE } },
      { test: { name: 'gate', include: ['test/gate/**/*.test.ts'], testTimeout: 60_000, maxConcurrency: 2 } },
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          // What takes minutes is no part of the gate.
          exclude: process.env['npm_lifecycle_event'] === 'faults' ? [] : ['**/*.long.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 60_000,
          ...waiting,
        },
      },
      {
        test: {
          name: 'e2e',
          globalSetup: ['test/e2e/global-setup.ts'],
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          // As patient as the page is with its own waits: how fast it is, no journey asserts.
          expect: { poll: { timeout: 60_000 } },
          ...waiting,
        },
      },
    ],
  },
})
