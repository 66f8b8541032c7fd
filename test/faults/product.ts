import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../free-port.ts'

export type Product = AsyncDisposable & { url: string; child: ChildProcess }

/** The whole product in one process, with quick engines and everything that it keeps under one folder. */
export async function startProduct(dataDir: string, env: Record<string, string> = {}): Promise<Product> {
  const port = await freePort()
  const child = spawn(process.execPath, ['test/doubles/quick-server.ts'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE_URL: 'http://localhost:3000',
      DATA_DIR: dataDir,
      CHAPTER_MS: '700',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  // It says its address when it is ready.
  await once(child.stdout, 'data')
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    async [Symbol.asyncDispose]() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}
