import { chmodSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Ctx } from '../context.ts'
import { type Ran, socketPath } from './ask.ts'

/**
 * The embedded database serves one process, so while the server runs, commands are run by it: they come
 * through a socket in the data folder that only the folder's owner can open.
 */
export async function serveAdmin(ctx: Ctx): Promise<() => Promise<void>> {
  const path = socketPath(ctx.deps.settings.DATA_DIR)
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => socket.destroy())
    void (async () => {
      try {
        const [argv, { runCommand }] = await Promise.all([json(socket) as Promise<string[]>, import('./run.ts')])
        socket.end(JSON.stringify(await runCommand(ctx, argv)))
      } catch (error) {
        ctx.log.error({ err: error }, 'admin command')
        const output = error instanceof Error ? error.message : 'The command failed'
        socket.end(JSON.stringify({ output, failed: true } satisfies Ran))
      }
    })()
  })
  // This process holds the data folder's lock, so a socket that exists was left by one that ended.
  rmSync(path, { force: true })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done))
  chmodSync(path, 0o600)
  return async () => {
    await new Promise((done) => server.close(done))
  }
}
