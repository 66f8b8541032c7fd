import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { type PostgresServer, startPostgres } from '../postgres.ts'
import { type Program, type ServerProcess, spawnServer, START_MS } from '../server-process.ts'
import { type Proxy, startProxy } from './proxy.ts'
import { openSlowStore, type SlowStore } from './slow-store.ts'

const DATABASE = 'postgres'

export type Node = {
  name: string
  /** Of this process alone. */
  url: string
  alive: () => boolean
  /** How many people follow a story through it; of a worker, nobody. */
  streams: () => number
  /** All that its processes wrote, from `warn` upwards, behind its name. */
  logged: () => string
  /** Until the proxy sends requests there; of a worker, only begins. */
  start(): Promise<void>
  /** Until the proxy knows it, too. Answers the exit code; null where a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

export type Cluster = AsyncDisposable & {
  /** The proxy's address. */
  url: string
  databaseUrl: string
  /** What its processes have in common. */
  env: Readonly<Record<string, string>>
  postgres: PostgresServer
  store: SlowStore
  nodes: Node[]
  /** What the nodes have logged. */
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
  const ports = await Promise.all(roles.map(() => freePort()))
  const env = {
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
  const program: Program = embeddedEngines ? 'product' : 'quick'
  const nodes = roles.map((role, index) =>
    createNode(program, { ...env, ROLE: role, PORT: String(ports[index]) }, `${role}-${index}`, proxy),
  )
  await Promise.all(nodes.map((node) => node.start()))
  return {
    url: proxy.url,
    databaseUrl: env.DATABASE_URL,
    env,
    postgres,
    store,
    nodes,
    logged: () => nodes.map((node) => node.logged()).join(''),
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
    allowMismatchedSignatures: true,
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

function createNode(program: Program, env: Record<string, string>, name: string, proxy: Proxy): Node {
  const port = Number(env['PORT'])
  const served: ServerProcess[] = []
  const shouldBeKnown = (known: boolean) => {
    if (proxy.knows(port) !== known) throw new Error(`the proxy ${known ? 'does not know' : 'still knows'} ${name}`)
  }
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    alive: () => served.at(-1)?.alive() ?? false,
    streams: () => proxy.streams(port),
    logged: () => served.map(({ logged }) => logged().replace(/^(?=.)/gm, `${name} `)).join(''),
    async start() {
      const server = spawnServer(program, env)
      served.push(server)
      if (env['ROLE'] !== 'worker')
        await eventually(() => shouldBeKnown(true), { withinMs: START_MS, ended: server.ended })
    },
    async end(signal) {
      const code = await (served.at(-1)?.end(signal) ?? null)
      await eventually(() => shouldBeKnown(false))
      return code
    },
  }
}
