import { type ServerProcess, startServer } from '../server-process.ts'
import { freePort } from '../free-port.ts'

export type Product = AsyncDisposable & ServerProcess

/** The whole product in one process, with quick engines and everything that it keeps under one folder. */
export async function startProduct(dataDir: string, env: Record<string, string> = {}): Promise<Product> {
  const server = await startServer('quick', {
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    CHAPTER_MS: '700',
    ...env,
  })
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      await server.end('SIGKILL')
    },
  }
}
