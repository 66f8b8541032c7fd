import { expect, test } from 'vitest'
import { machinesAreReplaced } from './many-machines.ts'

/** `ROUNDS=20 npm run faults -- many-machines.long` makes half an hour of it. */
const rounds = Number(process.env['ROUNDS'] ?? 3)
const readers = Number(process.env['READERS'] ?? 8)
const embeddedEngines = process.env['ENGINES'] === 'embedded'

test(
  'two web processes and two workers share the work: killed and replaced again and again, they lose nothing',
  async () => {
    const lost = await machinesAreReplaced({ rounds, readers, embeddedEngines })
    expect(lost).toEqual({ exits: Array.from({ length: 4 * rounds }, () => 0), failed: [], unfinished: [] })
  },
  90_000 + rounds * 120_000,
)
