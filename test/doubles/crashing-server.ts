import { flushCompileCache } from 'node:module'
import { createApp } from '../../src/server/app.ts'
import { serveAdmin } from '../../src/server/admin/serve.ts'
import { NOBODY, type Deps } from '../../src/server/context.ts'
import { createLog } from '../../src/server/log.ts'
import { openDeps } from '../../src/server/open-deps.ts'
import { authSecret } from '../../src/server/secret.ts'
import { readSettings } from '../../src/server/settings.ts'
import { quickIllustrator, quickWriter } from './engines.ts'

/**
 * The whole server with quick engines, in a process that kills itself without warning: told a step, it
 * dies there. A step is the moment before or after anything that leaves a mark outside of memory: a
 * transaction, a queued job, a file, a book, a call of the payment provider, a mail. Its name says
 * which and the how-manieth since it was last told, e.g. `after mailer.send 1`.
 */

let dieAt = ''
let taken: string[] = []
const times = new Map<string, number>()

process.on('message', (step: string) => {
  const answer: CrashAnswer = { taken }
  dieAt = step
  taken = []
  times.clear()
  process.send?.(answer)
})
// Whoever started it is gone.
process.on('disconnect', () => process.exit())

const settings = readSettings(process.env)
const log = createLog('fatal')
const secret = authSecret(settings)
const deps: Deps = {
  ...(await openDeps(settings, secret, log)),
  writer: quickWriter(),
  illustrator: quickIllustrator(),
}
watch('payments', deps.payments, ['createSession', 'getSession', 'parseWebhook', 'expireSession', 'createPromotion'])
if (deps.payments.simulator) watch('simulator', deps.payments.simulator, ['pay', 'sign'])
watch('files', deps.files, ['put'])
watch('printer', deps.printer, ['print', 'printGiftCard'])
watch('mailer', deps.mailer, ['send'])
watch('queue', deps.queue, ['send'])
watch('database', deps.database.db, ['transaction'])

const ctx = { who: NOBODY, db: deps.database.db, deps, log, now: () => new Date() }
const app = await createApp({ deps, log, secret })
await deps.queue.work(ctx)
await serveAdmin(ctx)
await app.listen({ port: settings.PORT, host: '127.0.0.1' })
// Whoever is killed later leaves what it has compiled to the next.
flushCompileCache()
process.send?.({ ready: true } satisfies CrashAnswer)

function watch<T extends object>(name: string, target: T, methods: readonly (keyof T & string)[]): void {
  for (const method of methods) {
    const original = (target[method] as (...args: unknown[]) => Promise<unknown>).bind(target)
    const watched = async (...args: unknown[]) => {
      step(`before ${name}.${method}`)
      const result = await original(...args)
      step(`after ${name}.${method}`)
      return result
    }
    Object.assign(target, { [method]: watched })
  }
}

function step(what: string): void {
  const time = (times.get(what) ?? 0) + 1
  times.set(what, time)
  const name = `${what} ${time}`
  taken.push(name)
  if (name === dieAt) process.kill(process.pid, 'SIGKILL')
}

/** What it says: that it serves, or, told anew, which steps it has taken since it was last told. */
export type CrashAnswer = { ready: true } | { taken: string[] }
