import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createLocalStoryteller } from '../src/embedded/storyteller/storyteller.ts'
import { createApp } from '../src/server/app.ts'
import { WEB_ROOT } from '../src/server/http/pages.ts'
import { type Ctx, NOBODY, type Deps } from '../src/server/context.ts'
import { createLog } from '../src/server/log.ts'
import { openDeps } from '../src/server/open-deps.ts'
import { readSettings } from '../src/server/settings.ts'
import { createClient, type TestClient } from './client.ts'
import { type QuickOptions, quickIllustrator, quickPhotoReader, quickWriter } from './doubles/engines.ts'
import { copyGolden } from './golden.ts'
import { sharedPrinter } from './shared-printer.ts'

export const SECRET = 'a secret that only tests know, 32+ characters'

export type TestAppOptions = {
  env?: Record<string, string>
  deps?: Partial<Deps>
  quick?: QuickOptions
  /** A free one unless given. */
  port?: number
  /** Works with the engines that `env` names instead of the quick ones. */
  realEngines?: boolean
  now?: () => Date
  /** Serves the built web application too. */
  web?: boolean
}

export type TestApp = AsyncDisposable & {
  url: string
  deps: Deps
  ctx: Ctx
  /** All that was logged, a line an entry. */
  logged: () => string
  /** Somebody with a browser of their own. */
  visitor: () => TestClient
}

/** The real application on a database, a folder and a port of its own, with quick engines. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-test-'))
  const copy = await copyGolden(inject('golden'), dataDir)
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    BASE_URL: 'http://localhost:3000',
    ...copy.env,
    ...options.env,
  })
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  // A thread of its own would load the rules of Spanish anew.
  const opened = await openDeps(settings, SECRET, log, { storyteller: createLocalStoryteller() })
  const deps: Deps = {
    ...opened,
    ...(!options.realEngines && { writer: quickWriter(options.quick), illustrator: quickIllustrator(options.quick) }),
    photoReader: quickPhotoReader,
    printer: sharedPrinter(),
    ...options.deps,
  }
  const app = await createApp({
    deps,
    log,
    secret: SECRET,
    ...(options.now && { now: options.now }),
    ...(options.web && { webRoot: WEB_ROOT }),
  })
  const ctx: Ctx = { who: NOBODY, db: deps.database.db, deps, log, now: options.now ?? (() => new Date()) }
  await deps.queue.work(ctx)
  await app.listen({ port: options.port ?? 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    url,
    deps,
    ctx,
    logged: () => lines.join(''),
    visitor: () => createClient(url),
    async [Symbol.asyncDispose]() {
      deps.feed.close()
      const closed = Promise.all([app.close(), deps.queue.drain(0)])
      // A test may have left an answer half read.
      app.server.closeAllConnections()
      await closed
      await deps.close()
      await copy.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
