import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** What stands in a table's rows: the numbers of requirements, how they are met, the tests that show it. */
const ROWS = read('docs/security.md')
  .split('\n')
  .map((line) => line.match(/^\| (\d[^|]*) \| (.*) \|(.*)\|$/))
  .filter((row) => row !== null)
  .map(([, numbers = '', met = '', shownBy = '']) => ({ numbers, met, shownBy }))

test('the page on security speaks of every requirement of ASVS 5.0.0, levels 1 and 2, once', () => {
  const requirements = read('test/fixtures/asvs-5.0.0.txt').trim().split(/\s+/)
  expect(ROWS.flatMap(({ numbers }) => numbers.split(', ').flatMap(each)).toSorted()).toEqual(requirements.toSorted())
})

test('every test that it names is there, and what is met by something of ours names one', () => {
  const missing = ROWS.flatMap(({ shownBy }) => [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    .map((name) => (name.includes('/') ? name : `test/server/${name}.test.ts`))
    .filter((path) => !existsSync(join(ROOT, path)))
  expect(missing).toEqual([])
  expect(ROWS.filter(({ shownBy }) => shownBy.includes('`')).length).toBeGreaterThan(80)
})

/** `1.2.6–1.2.8` is three. */
function each(numbers: string): string[] {
  const [first = '', last] = numbers.split('–')
  if (last === undefined) return [first]
  const section = first.slice(0, first.lastIndexOf('.') + 1)
  const [from, to] = [first, last].map((number) => Number(number.slice(section.length)))
  return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, at) => `${section}${(from ?? 0) + at}`)
}
