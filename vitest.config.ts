import { defineConfig } from 'vitest/config'
import { CountReporter } from './test/gate/count-reporter.ts'
import { LongestFirst } from './test/gate/sequencer.ts'
import { NODE_ARGS } from './test/server-process.ts'

/** Twice the cores of a small machine: many tests wait for time to pass, or for a database. */
const MAX_WORKERS = 4

const EMBEDDED = 'src/embedded/**/*.test.ts'

const unit = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: MAX_WORKERS,
  // Dictionaries, fonts and pictures are read once a worker.
  isolate: false,
}

const server = {
  globalSetup: ['test/global-setup.ts'],
  // What a password costs, src/server/features/credentials/password-hash.test.ts asks.
  setupFiles: ['test/cheap-passwords.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: MAX_WORKERS,
  execArgv: NODE_ARGS,
  // Each application has a database, a folder and a port of its own: its modules can be shared.
  isolate: false,
}

/** Journeys and faults wait more than they work, each file with processes of its own; they begin once the others have ended. */
const waiting = { maxWorkers: 3, sequence: { groupOrder: 1 } }

/**
 * What the embedded database is asked as well: the verbs, and what touches its folder. The journeys run on it, too, with
 * the calls of the application and the commands of whoever runs it.
 */
const ON_EMBEDDED = [
  'backup',
  'broken-off',
  'closed-account',
  'operations',
  'owned-files',
  'purchase-settling',
  'queue',
  'retention',
  'story-beginning',
  'story-failures',
  'story-migration',
  'story-rescue',
  'story-writing',
  'story-writing-job',
].map((name) => `test/server/${name}.test.ts`)

export default defineConfig({
  test: {
    reporters: ['default', new CountReporter()],
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...unit, name: 'unit', include: ['src/**/*.test.ts'], exclude: [EMBEDDED] } },
      { test: { ...unit, name: 'embedded', include: [EMBEDDED] } },
      {
        test: {
          ...server,
          name: 'server',
          include: ON_EMBEDDED,
        },
      },
      { test: { ...server, name: 'postgres', include: ['test/server/**/*.test.ts'] } },
      {
        test: {
          name: 'gate',
          include: ['test/gate/**/*.test.ts'],
          testTimeout: 60_000,
          maxWorkers: MAX_WORKERS,
          // Each test is a run of its own.
          maxConcurrency: 2,
        },
      },
      {
        test: {
          name: 'faults',
          globalSetup: ['test/programs.ts'],
          include: ['test/faults/**/*.test.ts'],
          // What takes minutes is no part of the gate.
          exclude: process.env['npm_lifecycle_event'] === 'faults' ? [] : ['**/*.long.test.ts'],
          testTimeout: 240_000,
          // More than a server is given for its start.
          hookTimeout: 120_000,
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
          execArgv: NODE_ARGS,
          // Each file has a browser and a product of its own: what drives them can be shared.
          isolate: false,
          // As patient as the page is with its own waits: how fast it is, no journey asserts.
          expect: { poll: { timeout: 60_000 } },
          ...waiting,
        },
      },
    ],
  },
})
