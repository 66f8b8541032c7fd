import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { writeModel } from '../../../../test/photo/written-model.ts'
import { hairNetwork, useHairNetwork } from './hair-network.ts'

const folder = mkdtempSync(join(tmpdir(), 'hair-'))
afterEach(() => {
  useHairNetwork(undefined)
  rmSync(folder, { recursive: true, force: true })
})

test('is the one in the operator’s file, or none', () => {
  expect(hairNetwork()).toBeNull()
  const file = join(folder, 'hair.tflite')
  writeFileSync(file, writeModel([{ shape: [1, 8, 8, 4] }], [], [0], [0]))
  useHairNetwork(file)
  const network = hairNetwork()
  expect([network?.side, network?.channels]).toEqual([8, 4])
  // Asked for again it is not opened again.
  rmSync(file)
  useHairNetwork(file)
  expect(hairNetwork()).toBe(network)
  expect(() => useHairNetwork(join(folder, 'missing.tflite'))).toThrow('ENOENT')
})
