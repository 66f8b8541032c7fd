import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { eventually } from './eventually.ts'

/** A process that starts has much to load, on a machine that may be busy. Whether it has died is known at once. */
export const START_MS = 90_000
/** More than it allows itself to drain. */
const END_MS = 30_000
const ROOT = join(import.meta.dirname, '..')
/** A good part of what a start costs is reading the program, which has not changed since the last one. */
export const COMPILED = join(ROOT, 'node_modules/.cache/compiled')
/**
 * The embedded database is WebAssembly: a process that lives for a test does not win back what it costs to compile for
 * speed all that a start runs through. Ten times V8's own figure.
 */
export const NODE_ARGS = ['--wasm-tiering-budget=130000000']

export type ServerProcess = {
  url: string
  child: ChildProcess
  /** All that it wrote. */
  logged: () => string
  alive: () => boolean
  /** Resolves with how, when it has. */
  ended: Promise<string>
  /** Answers the exit code; null where a signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** The product itself as it is shipped, or the same with quick engines; or one that dies when it is told to. */
export const PROGRAMS = {
  product: 'dist/server/main.js',
  quick: 'node_modules/.cache/doubles/quick-server.js',
  crashing: 'node_modules/.cache/doubles/crashing-server.js',
} as const
export type Program = keyof typeof PROGRAMS

/** A process of the server's own at `PORT`, which may not answer yet. It sees nothing of our environment but `env`. */
export function spawnServer(program: Program, env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [...NODE_ARGS, PROGRAMS[program]], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      BASE_URL: 'http://localhost:3000',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A test that ran out of time leaves nobody behind.
  const endWithUs = () => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      process.off('exit', endWithUs)
      resolve(code)
    })
  })
  const lines: string[] = []
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => void lines.push(chunk.toString()))
  }
  const alive = () => child.exitCode === null && child.signalCode === null
  return {
    url: `http://127.0.0.1:${env['PORT']}`,
    child,
    logged: () => lines.join(''),
    alive,
    ended: exited.then((code) => `the server ended with ${code ?? child.signalCode}: ${lines.slice(-5).join('')}`),
    async end(signal) {
      child.kill(signal)
      await eventually(
        () => {
          if (alive()) throw new Error(`the server goes on after ${signal}`)
        },
        { withinMs: END_MS },
      )
      return exited
    },
  }
}

/** The same, once it answers. */
export async function startServer(program: Program, env: Record<string, string>): Promise<ServerProcess> {
  const server = spawnServer(program, env)
  try {
    await eventually(
      async () => {
        const { status } = await fetch(`${server.url}/api/health`)
        if (status !== 200) throw new Error(`/api/health answered ${status}`)
      },
      { withinMs: START_MS, ended: server.ended },
    )
    return server
  } catch (error) {
    await server.end('SIGKILL')
    throw error
  }
}
