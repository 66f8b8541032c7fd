import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../../src/server/app.ts'
import { serveAdmin } from '../../src/server/admin/serve.ts'
import { NOBODY } from '../../src/server/context.ts'
import type { Deps } from '../../src/server/deps.ts'
import { createLog } from '../../src/server/log.ts'
import { openDeps } from '../../src/server/open-deps.ts'
import { authSecret } from '../../src/server/secret.ts'
import { readSettings } from '../../src/server/settings.ts'
import { quickIllustrator, quickWriter } from './engines.ts'

/**
 * The whole server with quick engines, in a process that kills itself without warning: told a number,
 * it dies at the so-manieth step from then. A step is the moment before or after anything that leaves
 * a mark outside of memory (it leaves the step's name behind): a transaction, a queued job, a file, a book, a call of the payment
 * provider, a mail.
 */

let stepsLeft = Infinity
process.on('message', (steps: number) => {
  stepsLeft = steps || Infinity
  process.send?.({ armed: true })
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
watch('payments', deps.payments, ['createSession', 'getSession', 'parseWebhook', 'expireSession'])
watch('files', deps.files, ['put'])
watch('printer', deps.printer, ['print'])
watch('mailer', deps.mailer, ['send'])
watch('queue', deps.queue, ['send'])
watch('database', deps.database.db, ['transaction'])

const ctx = { who: NOBODY, db: deps.database.db, deps, log, now: () => new Date() }
const app = await createApp({ deps, log, secret })
await deps.queue.work(ctx)
await serveAdmin(ctx)
await app.listen({ port: settings.PORT, host: '127.0.0.1' })
process.send?.({ ready: true })

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

function step(name: string): void {
  if (stepsLeft === Infinity || --stepsLeft > 0) return
  writeFileSync(join(settings.DATA_DIR, 'died'), name)
  process.kill(process.pid, 'SIGKILL')
}
