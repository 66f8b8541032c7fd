import { defineConfig } from 'vitest/config'
import gate from '../../vitest.config.ts'

/**
 * The projects of the gate as they stand, with samples of what goes wrong in place of their tests, and
 * without the minutes that a filled database takes.
 */
export default defineConfig({
  test: {
    ...gate.test,
    projects: (gate.test?.projects ?? []).flatMap((project) => {
      if (typeof project !== 'object' || !('test' in project))
        throw new Error('each project stands in vitest.config.ts')
      const { globalSetup, ...rest } = project.test ?? {}
      if (rest.name === 'gate') return []
      return {
        test: {
          ...rest,
          include: ['test/gate/samples/*.sample.ts'],
          exclude: [],
          ...(globalSetup && { globalSetup: ['test/gate/samples-setup.ts'] }),
        },
      }
    }),
  },
})
