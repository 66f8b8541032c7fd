import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import S3rver from '@20minutes/s3rver'
import { freePort } from '../free-port.ts'
import { type PostgresServer, startPostgres } from '../postgres.ts'
import { type Proxy, startProxy } from './proxy.ts'
import { openSlowStore, type SlowStore } from './slow-store.ts'

const ROOT = join(import.meta.dirname, '../..')
const DATABASE = 'postgres'

export type Node = {
  name: string
  /** Of this process alone. */
  url: string
  alive: () => boolean
  /** Until the proxy sends requests there; of a worker, only begins. */
  start(): Promise<void>
  /** Until the proxy knows it, too. Answers the exit code; null where a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

export type Cluster = AsyncDisposable & {
  /** The proxy's address. */
  url: string
  databaseUrl: string
  postgres: PostgresServer
  store: SlowStore
  nodes: Node[]
  /** What processes wrote to their logs, from `warn` upwards. */
  logged: () => string
}

export type ClusterOptions = {
  /** Two web processes and two workers unless given. */
  roles?: readonly ('web' | 'worker' | 'all')[]
  env?: Record<string, string>
  /** The product's own entry with the embedded engines, instead of quick ones. */
  embeddedEngines?: boolean
  /** For the PostgreSQL server. */
  postgresFlags?: readonly string[]
}

/** Several processes of the product on one PostgreSQL server and one S3-compatible store, behind one proxy. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const { roles = ['web', 'web', 'worker', 'worker'], embeddedEngines = false } = options
  const postgres = await startPostgres(...(options.postgresFlags ?? []))
  const bucket = await startStore()
  const store = await openSlowStore(bucket.url)
  const dataDir = await mkdtemp(join(tmpdir(), 'cuentos-cluster-'))
  const lines: string[] = []
  const ports = await Promise.all(roles.map(() => freePort()))
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    BASE_URL: 'http://localhost:3000',
    AUTH_SECRET: 'x'.repeat(40),
    DATABASE_URL: postgres.urlOf(DATABASE),
    DATA_DIR: dataDir,
    VISITOR_DAILY_STORIES: '1000',
    S3_BUCKET: 'cuentos',
    S3_ENDPOINT: store.url,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    ...options.env,
  }
  const proxy = await startProxy(ports.filter((_, index) => roles[index] !== 'worker'))
  const entry = embeddedEngines ? 'src/server/main.ts' : 'test/doubles/quick-server.ts'
  const nodes = roles.map((role, index) =>
    createNode(entry, { ...env, ROLE: role, PORT: String(ports[index]) }, `${role}-${index}`, lines, proxy),
  )
  await Promise.all(nodes.map((node) => node.start()))
  return {
    url: proxy.url,
    databaseUrl: env.DATABASE_URL,
    postgres,
    store,
    nodes,
    logged: () => lines.join(''),
    async [Symbol.asyncDispose]() {
      await Promise.all(nodes.map((node) => node.end('SIGKILL')))
      await proxy[Symbol.asyncDispose]()
      await postgres.stop()
      await store[Symbol.asyncDispose]()
      await bucket.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function startStore(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'cuentos' }],
  })
  const { port } = await server.run()
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function createNode(entry: string, env: Record<string, string>, name: string, lines: string[], proxy: Proxy): Node {
  let child: ChildProcess | undefined
  let exited: Promise<number | null> = Promise.resolve(null)
  return {
    name,
    url: `http://127.0.0.1:${env['PORT']}`,
    alive: () => child?.exitCode === null && child.signalCode === null,
    async start() {
      const started = spawn(process.execPath, [entry], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
      child = started
      // A test that ran out of time leaves nobody behind.
      process.once('exit', () => started.kill('SIGKILL'))
      exited = new Promise((resolve) => started.once('exit', (code) => resolve(code)))
      for (const output of [started.stdout, started.stderr]) {
        output.on('data', (chunk: Buffer) => void lines.push(chunk.toString().replace(/^(?=.)/gm, `${name} `)))
      }
      if (env['ROLE'] !== 'worker') await untilKnown(proxy, Number(env['PORT']), started)
    },
    async end(signal) {
      child?.kill(signal)
      const code = await exited
      while (proxy.knows(Number(env['PORT']))) await sleep(50)
      return code
    },
  }
}

async function untilKnown(proxy: Proxy, port: number, child: ChildProcess): Promise<void> {
  while (!proxy.knows(port)) {
    if (child.exitCode !== null) throw new Error(`the process at ${port} ended with ${child.exitCode}`)
    await sleep(50)
  }
}
