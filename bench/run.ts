/** Runs every `*.bench.ts` beside this file, one after the other, each in a process of its own. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { positionals: only } = parseArgs({ allowPositionals: true })
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.bench.ts'))

/** As `npm start` sets it. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', ...process.env }

let failed = false
for (const file of files.toSorted()) {
  if (only.length > 0 && !only.some((name) => file.startsWith(name))) continue
  console.log(`\n── ${file.replace('.bench.ts', '')} ──`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file)], {
    stdio: 'inherit',
    env: ENVIRONMENT,
  })
  failed ||= status !== 0
}
process.exitCode = failed ? 1 : 0
