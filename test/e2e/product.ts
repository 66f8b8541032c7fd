import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isNotNull } from 'drizzle-orm'
import { inject } from 'vitest'
import type { Database } from '../../src/server/db/db.ts'
import { purchases } from '../../src/server/db/schema/purchases.ts'
import { pictures, stories } from '../../src/server/db/schema/stories.ts'
import { openServer } from '../../src/server/db/server.ts'
import { copyGolden, type Golden } from '../golden.ts'
import { freePort } from '../free-port.ts'
import { eventually } from '../eventually.ts'
import { COMPILED, NODE_ARGS, PROGRAMS, START_MS } from '../server-process.ts'

const ROOT = join(import.meta.dirname, '../..')

export type Product = AsyncDisposable & {
  url: string
  dataDir: string
  /** As a power cut would, without a shutdown. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** What has been stored since this was last asked, or since the start. */
  count: () => Promise<Count>
}

type Count = { stories: number; pictures: number; paidPurchases: number }

type Env = Record<string, string>

/** The last that products of this worker logged, for whoever reads why a journey failed. */
export const lastLogged: string[] = []
const KEPT_LINES = 80

/** For journeys in which it does not matter what the pictures show: they take a moment, and no processor. */
export const QUICK_PICTURES: Env = { QUICK: 'pictures', PICTURE_MS: '500' }

/** For journeys whose engines are hosted ones. */
export const QUICK_READINGS: Env = { QUICK: 'readings' }

/** Holds the pictures of a product that is started with `env`, all after the first `number`, until they are let go. */
export async function holdPictures(number: number): Promise<{ env: Env; letGo: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'cuentos-hold-'))
  const file = join(folder, 'pictures')
  await writeFile(file, String(number))
  return { env: { ...QUICK_PICTURES, HOLD_PICTURES: file }, letGo: () => rm(folder, { recursive: true, force: true }) }
}

/** The built product as a process of its own, on a free port and a data folder without a story. */
export async function startProduct(
  env: Env | ((url: string) => Promise<Env>) = {},
  /** The database that it begins with; null for the embedded one, without a table, as on a fresh clone. */
  golden: Golden | null = inject('golden'),
): Promise<Product> {
  if (!existsSync(join(ROOT, 'dist/web/index.html'))) throw new Error('npm run build comes before the journeys')
  const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-e2e-'))
  const database = golden && (await copyGolden(golden, dataDir))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const extra = typeof env === 'function' ? await env(url) : env
  let server: Running | null = null
  let counted: Count = { stories: 0, pictures: 0, paidPurchases: 0 }

  async function end(signal: NodeJS.Signals): Promise<void> {
    server?.child.kill(signal)
    await server?.exited
    server = null
  }

  const product: Product = {
    url,
    dataDir,
    kill: () => end('SIGKILL'),
    async start() {
      server = spawnServer({
        PORT: String(port),
        HOST: '127.0.0.1',
        BASE_URL: url,
        DATA_DIR: dataDir,
        ...database?.env,
        ...extra,
      })
      await healthy(url, server)
    },
    async count() {
      const before = counted
      counted = await countRows(database?.env['DATABASE_URL'] ?? null, dataDir, server?.child.pid)
      return {
        stories: counted.stories - before.stories,
        pictures: counted.pictures - before.pictures,
        paidPurchases: counted.paidPurchases - before.paidPurchases,
      }
    },
    async [Symbol.asyncDispose]() {
      await end('SIGKILL')
      await database?.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  try {
    await product.start()
    return product
  } catch (error) {
    await product[Symbol.asyncDispose]()
    throw error
  }
}

type Running = { child: ChildProcess; exited: Promise<number | null> }

function spawnServer(env: Record<string, string>): Running {
  const program = env['QUICK'] ? PROGRAMS.quick : PROGRAMS.product
  const child = spawn(process.execPath, [...NODE_ARGS, program], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface(child.stdout).on('line', (line) => {
    lastLogged.push(line)
    if (lastLogged.length > KEPT_LINES) lastLogged.shift()
  })
  return { child, exited: new Promise((resolve) => child.once('exit', resolve)) }
}

async function healthy(url: string, { exited }: Running): Promise<void> {
  await eventually(
    async () => {
      const { status } = await fetch(`${url}/api/health`)
      if (status !== 200) throw new Error(`/api/health answered ${status}`)
    },
    { withinMs: START_MS, ended: exited.then((code) => `the product ended with ${code}`) },
  )
}

async function countRows(serverUrl: string | null, dataDir: string, pid: number | undefined): Promise<Count> {
  await using stack = new AsyncDisposableStack()
  const database = await (serverUrl ? openOwnServer(serverUrl) : openCopy(dataDir, pid, stack))
  stack.defer(() => database.close())
  return {
    stories: await database.db.$count(stories),
    pictures: await database.db.$count(pictures),
    paidPurchases: await database.db.$count(purchases, isNotNull(purchases.paidAt)),
  }
}

function openOwnServer(url: string): Promise<Database> {
  return openServer(url, (error) => {
    throw error
  })
}

/** Of an embedded database, a copy taken while the product stands still: what a power cut would leave. */
async function openCopy(dataDir: string, pid: number | undefined, stack: AsyncDisposableStack): Promise<Database> {
  const copy = await mkdtemp(join(tmpdir(), 'cuentos-count-'))
  stack.defer(() => rm(copy, { recursive: true, force: true }))
  await whileStopped(pid, () => cp(join(dataDir, 'database'), join(copy, 'database'), { recursive: true }))
  const { openEmbedded } = await import('../../src/server/db/embedded.ts')
  return openEmbedded(copy)
}

async function whileStopped(pid: number | undefined, action: () => Promise<void>): Promise<void> {
  if (pid === undefined) throw new Error('the product does not run')
  process.kill(pid, 'SIGSTOP')
  try {
    await eventually(async () => {
      const state = /\) (\w)/.exec(await readFile(`/proc/${pid}/stat`, 'utf8'))?.[1]
      if (state !== 'T') throw new Error(`the product is ${state}, not stopped`)
    })
    await action()
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}
