// oxlint-disable-next-line house/imports -- what a sheet names are files; the test reads them.
import { globSync, readFileSync } from 'node:fs'
// oxlint-disable-next-line house/imports -- as above
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const STYLES = import.meta.dirname
const WEB = join(STYLES, '..')

/** A file and all that it imports by a relative path. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return seen
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g))
    reached(join(dirname(file), path), seen)
  return seen
}

test.each([
  ['page.css', ['landing/landing-page.tsx', 'notices/notice-page.tsx']],
  ['simulated-checkout.css', ['simulated-checkout/simulated-checkout-page.tsx']],
])('%s makes the utilities of every component that its pages draw', (sheet, pages) => {
  const sources = readFileSync(join(STYLES, sheet), 'utf8').matchAll(/@source '([^']+)'/g)
  const named = [...sources].flatMap(([, path = '']) => globSync(join(STYLES, path)))
  const drawn = pages.flatMap((page) => [...reached(join(STYLES, '../features', page))])
  const components = drawn.filter((file) => file.endsWith('.tsx'))
  expect(components.length).toBeGreaterThan(5)
  const missing = components.filter((file) => !named.some((name) => file === name || file.startsWith(`${name}/`)))
  expect(missing.map((file) => relative(WEB, file))).toEqual([])
})
