import { expect, test } from 'vitest'
import { machinesAreReplaced } from './many-machines.ts'

test('two web processes and two workers share the work: killed and replaced in turn, they lose nothing', async () => {
  // In good order not one request is lost.
  expect(await machinesAreReplaced({ rounds: 1, readers: 4 })).toEqual({
    exits: [0, 0, 0, 0],
    failed: [],
    unfinished: [],
  })
})
