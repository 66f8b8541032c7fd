// oxlint-disable-next-line house/imports -- what a sheet names are files; the test reads them.
import { globSync, readFileSync, statSync } from 'node:fs'
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

test('what Spanish writes is in the part of a typeface that comes first, and that part is light', () => {
  const faces = readFileSync(join(STYLES, 'fonts.css'), 'utf8').matchAll(
    /url\('([^']+-core\.woff2)'\)[^}]*unicode-range: ([^;]+);/g,
  )
  const parts = [...faces].map(([, file = '', ranges = '']) => ({ file, ranges: ranges.split(', ').map(rangeOf) }))
  expect(parts).toHaveLength(5)
  const written = 'ABCXYZabcxyz0189 ÁÉÍÓÚÜÑáéíóúüñ¡!¿?«»“”‘’ªº°·…–—-−×$€%&@#/()[]{}+=*_|~^<>"\'\u00A0\u202F•©'
  for (const { ranges } of parts) {
    const isHeld = (code: number) => ranges.some(([from, to]) => code >= from && code <= to)
    expect(Array.from(written).filter((letter) => !isHeld(letter.codePointAt(0) ?? 0))).toEqual([])
  }
  // A first view waits for all of them.
  const bytes = parts.map(({ file }) => statSync(join(STYLES, file)).size)
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(75_000)
})

/** As a sheet writes it: `U+0020-007E` or `U+2022`. */
function rangeOf(range: string): readonly [from: number, to: number] {
  const [from = '', to = from] = range.replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
