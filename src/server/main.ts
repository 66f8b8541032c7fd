import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { serveAdmin } from './admin/serve.ts'
import { createApp, WEB_ROOT } from './app.ts'
import { NOBODY } from './context.ts'
import { LockedError } from './db/lock.ts'
import { createLog } from './log.ts'
import { openDeps } from './open-deps.ts'
import { authSecret } from './secret.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { startTracing } from './tracing.ts'

/** The only side effects: settings → database → jobs → listen → drain. */

const DRAIN_JOBS_MS = 10_000
/** Whoever reads an answer more slowly than this asks again. */
const DRAIN_ANSWERS_MS = 8_000
const DRAIN_LIMIT_MS = 19_000

if (existsSync('.env')) loadEnvFile('.env')
try {
  await serve(readSettings(process.env))
} catch (error) {
  if (!(error instanceof SettingsError) && !(error instanceof LockedError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

async function serve(settings: Settings): Promise<void> {
  const log = createLog(settings.LOG_LEVEL)
  const secret = authSecret(settings)
  const stopTracing = await startTracing(settings)
  const deps = await openDeps(settings, secret, log)
  const ctx = { who: NOBODY, db: deps.database.db, deps, log, now: () => new Date() }
  const webRoot = existsSync(join(WEB_ROOT, 'index.html')) ? WEB_ROOT : undefined
  const app = settings.ROLE === 'worker' ? null : await createApp({ deps, log, secret, ...(webRoot && { webRoot }) })

  if (settings.ROLE !== 'web') await deps.queue.work(ctx)
  log.info(
    { text: deps.writer.id, image: deps.illustrator.id, payments: deps.payments.id, mail: deps.mailer.id },
    'engines',
  )
  const closeAdmin = deps.database.kind === 'embedded' ? await serveAdmin(ctx) : undefined
  if (app) {
    await app.listen({ port: settings.PORT, host: settings.HOST })
    process.stdout.write(`${settings.PRODUCT_NAME} · ${settings.BASE_URL}\n`)
  }

  let draining = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (draining) return
      draining = true
      void drain(signal)
    })
  }

  // The launcher is gone without a word: so is whoever wanted this server.
  process.once('disconnect', () => process.exit(0))

  async function drain(signal: string): Promise<void> {
    log.info({ signal }, 'draining')
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref()
    setTimeout(() => app?.server.closeAllConnections(), DRAIN_ANSWERS_MS).unref()
    deps.feed.close()
    await Promise.all([app?.close(), closeAdmin?.(), deps.queue.drain(DRAIN_JOBS_MS)])
    await Promise.all([deps.close(), stopTracing()])
    process.exit(0)
  }
}
