import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serveAdmin } from './admin/serve.ts'
import { createApp } from './app.ts'
import { NOBODY, type Deps } from './context.ts'
import { WEB_ROOT } from './http/pages.ts'
import { createReadiness } from './http/readiness.ts'
import { createLog } from './log.ts'
import { serveMetrics } from './metrics/serve.ts'
import { openDeps } from './open-deps.ts'
import { authSecret } from './secret.ts'
import type { Settings } from './settings.ts'
import { startTracing } from './tracing.ts'

/** Where others share the work, a proxy gets this long to learn from `/api/ready` that it should ask them. */
const NOTICE_MS = 3_000
const DRAIN_JOBS_MS = 10_000
/** Calls that wait for a job longer than this are answered 503; a repeated one finds the job on another process. */
const DRAIN_WAITERS_MS = 8_000
/** Connections whose answer is not read by then are closed. */
const DRAIN_ANSWERS_MS = 10_000
const DRAIN_LIMIT_MS = 19_000

type ServeOptions = {
  /** Engines and the like that take the place of those that the settings name. */
  replace?: (deps: Deps) => Partial<Deps>
}

type Served = { warm: () => Promise<void>; drain: (reason: string) => Promise<void> }

/** Settings → database → jobs → listen. Answers how to start its threads ahead, and how to drain: nothing new is taken, what runs is finished or put back. */
export async function serve(settings: Settings, { replace }: ServeOptions = {}): Promise<Served> {
  const log = createLog(settings.LOG_LEVEL)
  const secret = authSecret(settings)
  const stopTracing = await startTracing(settings)
  const opened = await openDeps(settings, secret, log)
  const deps: Deps = { ...opened, ...replace?.(opened) }
  const ctx = { who: NOBODY, db: deps.database.db, deps, log, now: () => new Date() }
  const webRoot = existsSync(join(WEB_ROOT, 'index.html')) ? WEB_ROOT : undefined
  const draining = new AbortController()
  const app =
    settings.ROLE === 'worker'
      ? null
      : await createApp({ deps, log, secret, draining: draining.signal, ...(webRoot && { webRoot }) })
  const closeMetrics =
    settings.METRICS_PORT === undefined
      ? undefined
      : await serveMetrics(deps.metrics, createReadiness(deps, draining.signal), {
          port: settings.METRICS_PORT,
          host: settings.METRICS_HOST,
        })

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

  async function closeApp(): Promise<void> {
    if (!app) return
    setTimeout(() => deps.feed.close(), DRAIN_WAITERS_MS).unref()
    setTimeout(() => app.server.closeAllConnections(), DRAIN_ANSWERS_MS).unref()
    if (deps.database.kind === 'server') await sleep(NOTICE_MS)
    deps.feed.endStreams()
    await app.close()
  }

  return {
    async warm() {
      try {
        await deps.warm()
      } catch (error) {
        if (!draining.signal.aborted) log.warn({ err: error }, 'threads could not be started ahead')
      }
    },
    async drain(reason) {
      log.info({ reason }, 'draining')
      setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref()
      draining.abort()
      await Promise.all([closeApp(), closeAdmin?.(), deps.queue.drain(DRAIN_JOBS_MS)])
      deps.feed.close()
      await closeMetrics?.()
      await Promise.all([deps.close(), stopTracing()])
    },
  }
}
