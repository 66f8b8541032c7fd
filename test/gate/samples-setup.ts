import type { TestProject } from 'vitest/node'
import { startPostgres } from '../postgres.ts'

/**
 * What the set-up of a project does to the process that judges the run: on postgres, a server is started and stopped,
 * where that project runs by itself.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SAMPLE_SETUP'] === 'fails') throw new Error('this set-up fails')
  const alone = project.vitest.projects.length === 1
  return alone && project.name === 'postgres' ? (await startPostgres()).stop : undefined
}
