import { defineConfig } from 'vitest/config'

/** As in vitest.config.ts, without what would run a test twice: Stryker chooses among files, not among projects. */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['test/server/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
