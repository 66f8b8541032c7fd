import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { keepPrivate, PUBLIC_READS, requireTerms, underTerms } from './terms.ts'

test('the server does not start with a route that names no limit, wherever it is', async () => {
  for (const path of ['/api/new', '/shared/:token', '/metrics']) {
    const app = fastify()
    requireTerms(app)
    app.get('/known', { config: { terms: PUBLIC_READS } }, () => 'hola')
    void app.register(async (scope) => void scope.post(path, () => 'hola'))
    await expect(app.ready()).rejects.toThrow(`POST ${path} names no limit`)
  }
})

test('what a plugin serves gets its terms from whoever registers it', async () => {
  const app = fastify()
  requireTerms(app)
  keepPrivate(app)
  const personal = { limit: 'reads', privacy: 'personal' } as const
  await underTerms(app, personal, async (scope) => void scope.get('/mine', () => 'hola'))
  await underTerms(app, PUBLIC_READS, async (scope) => void scope.get('/ours', () => 'hola'))
  await app.ready()
  expect((await app.inject('/mine')).headers['cache-control']).toBe('no-store')
  expect((await app.inject('/ours')).headers['cache-control']).toBeUndefined()
})
