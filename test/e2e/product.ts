import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { purchases } from '../../src/server/db/schema/purchases.ts'
import { pictures, stories } from '../../src/server/db/schema/stories.ts'
import { copyGolden } from '../golden.ts'
import { freePort } from '../free-port.ts'
import { eventually } from '../eventually.ts'
import { START_MS } from '../server-process.ts'

const ROOT = join(import.meta.dirname, '../..')

export type Product = AsyncDisposable & {
  url: string
  dataDir: string
  /** As a power cut would: no goodbye. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Stops the product and counts what it has stored. */
  count: () => Promise<{ stories: number; pictures: number; paidPurchases: number }>
}

type Env = Record<string, string>

/** For journeys in which it does not matter what the pictures show: they take a moment, and no processor. */
export const QUICK_PICTURES: Env = { QUICK: 'pictures', PICTURE_MS: '500' }

/** The built product as a process of its own, on a free port and a data folder without a story. */
export async function startProduct(env: Env | ((url: string) => Promise<Env>) = {}): Promise<Product> {
  if (!existsSync(join(ROOT, 'dist/web/index.html'))) throw new Error('npm run build comes before the journeys')
  const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-e2e-'))
  await copyGolden(inject('golden'), dataDir)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const extra = typeof env === 'function' ? await env(url) : env
  let server: Running | null = null

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
        LOG_LEVEL: 'warn',
        ...extra,
      })
      await healthy(url, server)
    },
    async count() {
      await end('SIGTERM')
      return countRows(dataDir)
    },
    async [Symbol.asyncDispose]() {
      await end('SIGKILL')
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
  const child = spawn(process.execPath, [env['QUICK'] ? 'test/doubles/quick-server.ts' : 'src/server/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
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

async function countRows(dataDir: string) {
  const database = await openEmbedded(dataDir)
  try {
    const paid = (await database.db.select().from(purchases)).filter(({ paidAt }) => paidAt !== null)
    return {
      stories: await database.db.$count(stories),
      pictures: await database.db.$count(pictures),
      paidPurchases: paid.length,
    }
  } finally {
    await database.close()
  }
}
