import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { LongestFirst } from './sequencer.ts'

const ROOT = join(import.meta.dirname, '../..')

/** On a machine where nothing was measured yet. */
const unmeasured = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest

function specification(name: string, groupOrder: number, path: string): TestSpecification {
  const project = { name, config: { isolate: false, sequence: { groupOrder } } }
  return { moduleId: join(ROOT, path), project } as unknown as TestSpecification
}

test('who waits long begins first, after those that work', async () => {
  const paths = globSync('test/faults/*.test.ts', { cwd: ROOT }).filter((path) => !path.includes('.long.'))
  const faults = paths.map((path) => specification('faults', 1, path))
  const others = [
    specification('e2e', 1, 'test/e2e/crash.test.ts'),
    specification('unit', 0, 'src/typography.test.ts'),
    specification('e2e', 1, 'test/e2e/members.test.ts'),
  ]
  const sorted = await new LongestFirst(unmeasured).sort([...others, ...faults])
  const names = sorted.map(({ moduleId }) => basename(moduleId, '.test.ts'))
  expect(names.slice(0, 5)).toEqual(['typography', 'many-machines', 'one-process', 'one-machine', 'threads'])
  expect(names.slice(-2)).toEqual(['members', 'crash'])
  expect(names).toHaveLength(faults.length + 3)
})
