import { cp } from 'node:fs/promises'
import { Client } from 'pg'

/** Where a test application gets a database of its own from: a folder to copy, or a server to copy one on. */
export type Golden = { dir: string } | { adminUrl: string; templateUrl: string }

export const TEMPLATE = 'golden'

declare module 'vitest' {
  interface ProvidedContext {
    golden: Golden
  }
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
  await execute(golden.adminUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  return {
    // A connection is a process of the server's, and costs as much as fifty queries.
    env: { DATABASE_URL: golden.templateUrl.replace(/[^/]+$/, name), DATABASE_CONNECTIONS: '5' },
    remove: () => execute(golden.adminUrl, `drop database if exists ${name} with (force)`),
  }
}

export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
