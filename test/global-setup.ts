import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import type { Database } from '../src/server/db/db.ts'
import { openEmbedded } from '../src/server/db/embedded.ts'
import { openServer } from '../src/server/db/server.ts'
import { openQueue } from '../src/server/jobs/queue.ts'
import { JOBS } from '../src/server/features/jobs.ts'
import { startPostgres } from './postgres.ts'

/** Where a test application gets a database of its own from: a folder to copy, or a server to copy one on. */
export type Golden = { dir: string } | { adminUrl: string; templateUrl: string }

const TEMPLATE = 'golden'

declare module 'vitest' {
  interface ProvidedContext {
    golden: Golden
  }
}

/** The embedded one, for all projects of this run: each loads this module anew. */
const run = globalThis as { goldenFolder?: Promise<string> }

/** Makes the golden database once, embedded or on a PostgreSQL server, by the project's name. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  return project.name === 'postgres' ? setupServer(project) : setupEmbedded(project)
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
  const server = await startPostgres()
  const adminUrl = server.urlOf('postgres')
  await execute(adminUrl, `create database ${TEMPLATE}`)
  const templateUrl = server.urlOf(TEMPLATE)
  await fill(
    await openServer(templateUrl, (error) => {
      throw error
    }),
  )
  project.provide('golden', { adminUrl, templateUrl })
  return server.stop
}

async function fill(database: Database): Promise<void> {
  const queue = await openQueue(database, JOBS, pino({ level: 'silent' }))
  await queue.drain(0)
  await database.close()
}

/** The settings that open a copy of the golden database, and how to be rid of it. */
export async function copyGolden(
  golden: Golden,
  dataDir: string,
): Promise<{ env: Record<string, string>; remove: () => Promise<void> }> {
  if ('dir' in golden) {
    await cp(golden.dir, dataDir, { recursive: true })
    return { env: {}, remove: () => Promise.resolve() }
  }
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  await execute(golden.adminUrl, `create database ${name} template ${TEMPLATE}`)
  return {
    env: { DATABASE_URL: golden.templateUrl.replace(/[^/]+$/, name) },
    remove: () => execute(golden.adminUrl, `drop database if exists ${name} with (force)`),
  }
}

export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
