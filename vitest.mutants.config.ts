import { defineConfig } from 'vitest/config'

/**
 * The tests that scripts/mutants.ts names. Not by Stryker's own `testFiles`: with it, what is done while a file is
 * loaded is broken too late, and nobody could notice (stryker-js#6144).
 */
const TESTS = process.env.MUTANTS_TESTS?.split(' ') ?? []

const unit = TESTS.filter((path) => path.startsWith('src/'))
const server = TESTS.filter((path) => path.startsWith('test/server/'))

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      ...(unit.length > 0 ? [{ extends: true as const, test: { name: 'unit', include: unit } }] : []),
      ...(server.length > 0
        ? [
            {
              extends: true as const,
              test: {
                name: 'server',
                include: server,
                globalSetup: ['test/global-setup.ts'],
                setupFiles: ['test/cheap-passwords.ts'],
                // As in the gate. Each file would load the application anew, twenty times for many a mutant.
                isolate: false,
              },
            },
          ]
        : []),
    ],
  },
})
