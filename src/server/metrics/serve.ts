import { createServer } from 'node:http'
import type { Readiness } from '../../contract/readiness.ts'
import type { Metrics } from './metrics.ts'

/**
 * `/metrics` for Prometheus, and `/ready`, on a port of their own that no visitor reaches. Workers, which serve nothing
 * else, are looked after by it too. Answers how to close it.
 */
export async function serveMetrics(
  { registry }: Metrics,
  readiness: () => Promise<Readiness>,
  { port, host }: { port: number; host: string },
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    void answer(request.url ?? '').then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
    )
  })

  async function answer(url: string): Promise<{ status: number; type: string; body: string }> {
    if (url === '/ready') {
      const ready = await readiness()
      return { status: ready.status === 'ready' ? 200 : 503, type: 'application/json', body: JSON.stringify(ready) }
    }
    if (url !== '/metrics') return { status: 404, type: 'text/plain', body: '' }
    try {
      return { status: 200, type: registry.contentType, body: await registry.metrics() }
    } catch {
      // What is counted in the database cannot be told without it; readiness says why.
      return { status: 503, type: 'text/plain', body: 'the database does not answer' }
    }
  }

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  server.unref()
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
