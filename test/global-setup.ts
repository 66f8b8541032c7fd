import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import type { Database } from '../src/server/db/db.ts'
import { openEmbedded } from '../src/server/db/embedded.ts'
import { openServer } from '../src/server/db/server.ts'
import { openQueue } from '../src/server/jobs/queue.ts'
import { JOBS } from '../src/server/features/jobs.ts'
import { execute, type Golden, TEMPLATE } from './golden.ts'
import { startPostgres } from './postgres.ts'
import { setup as buildPrograms } from './programs.ts'

/** No test outlives the machine, and none has so many rows that upkeep would pay. */
const SHORT_LIVED = [
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'jit=off',
].flatMap((setting) => ['-c', setting])

/** For all projects of this run: each loads this module anew. */
const run = globalThis as { goldenFolder?: Promise<string>; goldenServer?: Promise<GoldenServer> }

type GoldenServer = { golden: Golden; stop: () => Promise<void> }

/** Makes the golden database once, embedded or on a PostgreSQL server, by the project's name. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildPrograms()
  return project.name === 'server' ? setupEmbedded(project) : setupServer(project)
}

async function setupEmbedded(project: TestProject): Promise<() => Promise<void>> {
  run.goldenFolder ??= makeFolder()
  const dir = await run.goldenFolder
  project.provide('golden', { dir })
  return () => rm(dir, { recursive: true, force: true })
}

async function makeFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'cuentos-golden-'))
  await fill(await openEmbedded(dir))
  await rm(join(dir, 'database.lock'), { force: true })
  return dir
}

async function setupServer(project: TestProject): Promise<() => Promise<void>> {
  run.goldenServer ??= startGoldenServer()
  const { golden, stop } = await run.goldenServer
  project.provide('golden', golden)
  return stop
}

async function startGoldenServer(): Promise<GoldenServer> {
  const server = await startPostgres(...SHORT_LIVED)
  const adminUrl = server.urlOf('postgres')
  await execute(adminUrl, `create database ${TEMPLATE}`)
  const templateUrl = server.urlOf(TEMPLATE)
  await fill(
    await openServer(templateUrl, (error) => {
      throw error
    }),
  )
  return { golden: { adminUrl, templateUrl }, stop: server.stop }
}

async function fill(database: Database): Promise<void> {
  const queue = await openQueue(database, JOBS, pino({ level: 'silent' }))
  await queue.drain(0)
  await database.close()
}
