import type { TestProject } from 'vitest/node'
import { setup as setupDatabase } from '../global-setup.ts'
import { chromiumPath } from './chromium.ts'

/** The browser, before any worker asks for it at once with another; and the database that the products begin with. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [tearDown] = await Promise.all([setupDatabase(project), chromiumPath()])
  return tearDown
}
