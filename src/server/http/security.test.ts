import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { secureHeaders } from './security.ts'

async function hsts(env: Record<string, string>): Promise<unknown> {
  const app = fastify()
  secureHeaders(app, readSettings(env))
  app.get('/', () => 'hola')
  const { headers } = await app.inject('/')
  return headers['strict-transport-security']
}

test('browsers are told to stay with https, of subdomains only where the operator says so', async () => {
  const BASE_URL = 'https://cuentos.example.com'
  expect(await hsts({ BASE_URL })).toBe('max-age=31536000')
  expect(await hsts({ BASE_URL, HSTS_SUBDOMAINS: 'on' })).toBe('max-age=31536000; includeSubDomains')
  expect(await hsts({ BASE_URL: 'http://localhost:3000', HSTS_SUBDOMAINS: 'on' })).toBeUndefined()
})
