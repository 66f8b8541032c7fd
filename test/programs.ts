import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** For all projects of this run: each loads this module anew. */
const run = globalThis as { programs?: Promise<unknown> }

/** The server as it is shipped, and those with doubles in them, before any test starts one; unless they are there. */
export async function setup(): Promise<void> {
  const root = join(import.meta.dirname, '..')
  run.programs ??= promisify(execFile)(process.execPath, ['scripts/build-programs.mjs'], { cwd: root })
  await run.programs
}
