// oxlint-disable-next-line house/imports -- the test reads the sources themselves
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { API_ROOT } from '../contract/paths.ts'

const FOLDER = new URL('.', import.meta.url)
const sources = globSync('**/*.{ts,tsx}', { cwd: FOLDER }).filter((file) => !file.endsWith('.test.ts'))

test('no page writes an address of the server itself: all come from the one table', () => {
  expect(sources.length).toBeGreaterThan(100)
  const written = sources.filter((file) => readFileSync(new URL(file, FOLDER), 'utf8').includes(API_ROOT))
  expect(written).toEqual([])
})
