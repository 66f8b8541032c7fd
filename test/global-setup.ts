import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '../src/server/db/embedded.ts'
import { openQueue } from '../src/server/jobs/queue.ts'
import { JOBS } from '../src/server/open-deps.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder whose database has its schema; tests copy it. */
    goldenDir: string
  }
}

/** Makes the golden database once; each test application gets a copy of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const goldenDir = await mkdtemp(join(tmpdir(), 'cuentos-golden-'))
  const database = await openEmbedded(goldenDir)
  const queue = await openQueue(database, JOBS, pino({ level: 'silent' }))
  await queue.drain(0)
  await database.close()
  await rm(join(goldenDir, 'database.lock'), { force: true })
  project.provide('goldenDir', goldenDir)
  return () => rm(goldenDir, { recursive: true, force: true })
}

export function copyGolden(goldenDir: string, dataDir: string): Promise<void> {
  return cp(goldenDir, dataDir, { recursive: true })
}
