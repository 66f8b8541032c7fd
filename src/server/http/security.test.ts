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

test('data says what keeps it from being a page, and no more; a page what it may do', async () => {
  const app = fastify()
  secureHeaders(app, readSettings({ BASE_URL: 'https://cuentos.example.com' }))
  app.get('/page', () => 'hola')
  app.get('/data', { config: { data: true } }, () => ({}))
  const { headers: data } = await app.inject('/data')
  expect(data).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expect(data['cross-origin-opener-policy']).toBeUndefined()
  const { headers: page } = await app.inject('/page')
  expect(page['content-security-policy']).toContain("script-src 'self'")
  expect(page['cross-origin-opener-policy']).toBe('same-origin')
})
