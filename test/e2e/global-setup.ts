import { chromiumPath } from './chromium.ts'

/** Before any worker asks for it at once with another. */
export async function setup(): Promise<void> {
  await chromiumPath()
}
