import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askServer } from '../src/server/admin/ask.ts'
import { createClient, type TestClient } from './client.ts'
import type { CrashAnswer } from './doubles/crashing-server.ts'
import { openSmtpDouble, type SmtpDouble } from './doubles/smtp.ts'
import { eventually } from './eventually.ts'
import { copyGolden, type Golden } from './golden.ts'
import { freePort } from './free-port.ts'
import { missHeartbeats } from './heartbeats.ts'
import { COMPILED, PROGRAMS } from './server-process.ts'

/** A shop whose server dies at a step of its work and is started again by whoever finds it dead. */
export type CrashingShop = AsyncDisposable & {
  smtp: SmtpDouble
  client: TestClient
  /** For each time that the server died, how many messages it had sent by then. */
  deaths: number[]
  /** Sets the step to die at, or none; gives the steps taken since, or null of a server that has died. */
  arm(dieAt: string | null): Promise<string[] | null>
  /** Whoever calls tries again, like a provider and like people. */
  insist: <T>(action: () => Promise<T>) => Promise<T>
  /** Purchases as the command line gives them. */
  purchases(): Promise<{ storyId: number; status: string }[]>
}

/** For one answer, with the server dying and starting on the way. */
const PATIENCE_MS = 180_000

type Server = { child: ChildProcess; exited: Promise<unknown> }

/** Thrown by an action that must be tried again although it was answered. */
export class NotYet extends Error {
  override name = 'NotYet'
}

export async function openCrashingShop(golden: Golden, settings: Record<string, string>): Promise<CrashingShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-crash-'))
  const copy = await copyGolden(golden, dataDir)
  const smtp = await openSmtpDouble()
  const port = await freePort()
  const env = {
    ...copy.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    BASE_URL: `http://localhost:${port}`,
    AUTH_SECRET: 'x'.repeat(40),
    VISITOR_DAILY_STORIES: '1000',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'hola@cuentos.example',
    ...settings,
  }
  let server = await start(env)

  async function startAgain(): Promise<void> {
    shop.deaths.push(smtp.received.length)
    if (copy.env['DATABASE_URL']) await missHeartbeats(copy.env['DATABASE_URL'])
    server = await start(env)
  }

  const shop: CrashingShop = {
    smtp,
    client: createClient(`http://127.0.0.1:${port}`),
    deaths: [],
    async arm(dieAt) {
      if (isDead(server)) return null
      const answer = once(server.child, 'message')
      server.child.send(dieAt ?? '')
      const [said] = (await Promise.race([answer, server.exited.then(() => [null])])) as [CrashAnswer | null]
      return said && 'taken' in said ? said.taken : null
    },
    async insist(action) {
      const outcome = await eventually(
        async () => {
          try {
            return { done: await action() }
          } catch (error) {
            if (isDead(server)) await startAgain()
            else if (!(error instanceof NotYet) && !isConnectionError(error)) return { failed: error }
            throw error
          }
        },
        { withinMs: PATIENCE_MS },
      )
      if ('failed' in outcome) throw outcome.failed
      return outcome.done
    },
    async purchases() {
      const listed = await shop.insist(async () => {
        const ran = await askServer(dataDir, ['purchases', '--json', '--limit', '1000'])
        if (!ran) throw new NotYet('the server runs no commands')
        return ran.output
      })
      return JSON.parse(listed) as { storyId: number; status: string }[]
    },
    async [Symbol.asyncDispose]() {
      server.child.kill('SIGKILL')
      await server.exited
      await smtp[Symbol.asyncDispose]()
      await copy.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return shop
}

async function start(env: Record<string, string>): Promise<Server> {
  const child = fork(PROGRAMS.crashing, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED, ...env },
    // It dies within seconds: code that was compiled for speed would never be run.
    execArgv: ['--liftoff-only'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const server: Server = { child, exited: once(child, 'exit') }
  await Promise.race([
    once(child, 'message'),
    server.exited.then(() => Promise.reject(new Error('the server did not start'))),
  ])
  return server
}

function isDead({ child }: Server): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError && /fetch failed|terminated/.test(error.message)
}
