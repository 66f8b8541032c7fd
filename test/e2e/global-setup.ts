import type { TestProject } from 'vitest/node'
import { setup as setupDatabase } from '../global-setup.ts'
import { chromiumPath } from './chromium.ts'
import { offerProduct } from './shared-product.ts'

/** The browser, before any worker asks for it at once with another; and what the journeys' products begin with. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [tearDown] = await Promise.all([setupDatabase(project), chromiumPath()])
  const shared = await offerProduct(project.getProvidedContext().golden)
  project.provide('sharedProduct', shared.address)
  return async () => {
    await shared.close()
    await tearDown()
  }
}
