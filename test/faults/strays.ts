import { NOBODY } from '../../src/server/context.ts'
import { strayFiles } from '../../src/server/features/files/strays.ts'
import { createLog } from '../../src/server/log.ts'
import { openDeps } from '../../src/server/open-deps.ts'
import { readSettings } from '../../src/server/settings.ts'
import type { Cluster } from './cluster.ts'

const TWO_DAYS_MS = 2 * 86_400_000

/** Files that no row names, those among them that the clock would find only the day after tomorrow. */
export async function filesOfNobody({ env }: Cluster): Promise<string[]> {
  const log = createLog('warn', { write: () => {} })
  const deps = await openDeps(readSettings({ NODE_ENV: 'test', ...env }), env['AUTH_SECRET'] ?? '', log)
  try {
    const now = () => new Date(Date.now() + TWO_DAYS_MS)
    const strays: string[] = []
    for await (const keys of strayFiles({ who: NOBODY, db: deps.database.db, deps, log, now })) strays.push(...keys)
    return strays
  } finally {
    await deps.close()
  }
}
