import { createApp } from '../src/server/app.ts'
import type { TestApp } from './create-test-app.ts'

/** Every route that there is, by the server's own account: a new one cannot be forgotten. */
export async function servedRoutes(t: TestApp): Promise<{ method: string; path: string }[]> {
  const app = await createApp({ deps: t.deps, log: t.ctx.log, secret: 'x'.repeat(32) })
  await app.ready()
  const tree = app.printRoutes({ commonPrefix: false }).split('\n')
  await app.close()
  const stack: string[] = []
  return tree.flatMap((line) => {
    const found = line.match(/^([│ ]*)[├└]── (\S+)(?: \((.*)\))?/)
    if (!found) return []
    stack.length = (found[1] ?? '').length / 4
    stack.push(found[2] ?? '')
    const methods = found[3]?.split(/,\s*/) ?? []
    return methods.map((method) => ({ method, path: stack.join('') }))
  })
}
