import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const ADVISORIES = '/-/npm/v1/security/advisories/bulk'
const KNOWN = {
  fastify: [
    {
      id: 1,
      url: 'https://example.com/advisory',
      title: 'Everything is open',
      severity: 'high',
      vulnerable_versions: '<99.0.0',
    },
  ],
}

/** `npm run audit` before a registry that knows these advisories, or that takes no questions. */
async function audit(advisories: object | null): Promise<{ code: number | null; told: string }> {
  const registry = createServer((request, response) => {
    if (advisories && request.url === ADVISORIES) {
      request.resume().on('end', () => response.end(JSON.stringify(advisories)))
    } else response.writeHead(request.method === 'POST' ? 405 : 404).end('{}')
  })
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve))
  const npm_config_registry = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`
  const child = spawn(process.execPath, ['scripts/audit.mjs'], {
    env: { ...process.env, npm_config_registry, npm_config_fetch_retries: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const told = (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
  registry.close()
  return { code: await exited, told }
}

test('a grave vulnerability fails the audit, and a registry that does not answer is not taken for good news', async () => {
  const grave = await audit(KNOWN)
  expect(grave.told).toContain('high: fastify: Everything is open (https://example.com/advisory)')
  expect(grave.code).toBe(1)

  const silent = await audit(null)
  expect(silent.told).toContain('NOT KNOWN: the registry was asked and did not answer what is known')
  expect(silent.code).toBe(2)
  expect(silent.told).not.toContain('Nothing grave')
})
