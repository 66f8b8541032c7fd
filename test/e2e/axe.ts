import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const SOURCE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong with the page as it stands, one line a finding. */
export async function findBarriers(page: Page): Promise<string[]> {
  // The content security policy forbids script tags, not what the debugger runs.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(await readFile(SOURCE, 'utf8'))
  // Only for violations are all places described, which is most of the work.
  const options = { runOnly: RULES, resultTypes: ['violations'] }
  const results = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`)
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`)
}
