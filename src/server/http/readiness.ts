import { setTimeout as sleep } from 'node:timers/promises'
import type { Readiness } from '../../contract/readiness.ts'
import type { Deps } from '../context.ts'

const PATIENCE_MS = 2_000
/** However often it is asked, dependencies are not asked more often than this. */
const KNOWN_FOR_MS = 500
/** A key that no file has. */
const PROBE = 'probes/ready'

/** Answers whether a process can do its work; see the contract. */
export function createReadiness({ database, files }: Deps, draining: AbortSignal): () => Promise<Readiness> {
  let known: { at: number; checks: Promise<Pick<Readiness, 'database' | 'files'>> } | undefined

  const askDatabase = asking(() => database.ping())
  const askFiles = asking(() => files.stat(PROBE))

  async function look(): Promise<Pick<Readiness, 'database' | 'files'>> {
    const [databaseState, filesState] = await Promise.all([outcome(askDatabase()), outcome(askFiles())])
    return { database: databaseState, files: filesState }
  }

  return async () => {
    const now = performance.now()
    if (!known || now - known.at > KNOWN_FOR_MS) known = { at: now, checks: look() }
    const checks = await known.checks
    const status = draining.aborted ? 'draining' : checks.database === 'ok' ? 'ready' : 'failed'
    return { status, ...checks }
  }
}

/** Shares one call at a time: a slow dependency is not asked again meanwhile. */
function asking(ask: () => Promise<unknown>): () => Promise<unknown> {
  let asked: Promise<unknown> | undefined
  return () => {
    asked ??= ask().finally(() => (asked = undefined))
    return asked
  }
}

async function outcome(work: Promise<unknown>): Promise<'ok' | 'failed'> {
  const done = new AbortController()
  const late = sleep(PATIENCE_MS, 'failed' as const, { signal: done.signal }).catch(() => 'failed' as const)
  const answer = work.then(
    () => 'ok' as const,
    () => 'failed' as const,
  )
  return Promise.race([answer, late]).finally(() => done.abort())
}
