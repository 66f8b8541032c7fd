import { expect, test } from 'vitest'
import { limitWindows } from '../../src/server/db/schema/limits.ts'
import { AUTH_TERMS } from '../../src/contract/terms.ts'
import { LIMITS } from '../../src/contract/limits.ts'
import { MESSAGES } from '../../src/contract/messages.ts'
import { type Route, routes } from '../../src/contract/routes.ts'
import { checkout, writeStory } from '../buyer.ts'
import type { TestClient } from '../client.ts'
import { createTestApp } from '../create-test-app.ts'
import { facePhoto } from '../factories.ts'
import { signUp } from '../members.ts'
import { servedRoutes } from '../served-routes.ts'

/** What is alike for everybody. */
const PUBLIC = ['/api/config', '/api/health', '/api/ready', '/api/openapi.json', '/api/docs']
/** Called once a page, and as often as it likes. */
const FREE_BESIDES = ['GET /api/purchases/:purchaseId/cover', 'POST /api/webhooks/stripe']

const nameless = (path: string) => path.replaceAll(/:[\w|:]+/g, ':x')
const isPublic = (path: string) => PUBLIC.some((known) => path === known || path.startsWith('/api/docs/'))

/** What may be asked as often as one likes, of all that is served. */
function isFree(given: string, path: string): boolean {
  const method = given.replace('HEAD', 'GET')
  const ours = (Object.values(routes) as Route[]).find(
    (route) => nameless(route.path) === nameless(path) && route.method === method,
  )
  const limit = ours?.limit ?? AUTH_TERMS[path.replace('/api/auth/', '')]?.limit
  if (limit) return LIMITS[limit].length === 0
  if (path.startsWith('/simulated-checkout/')) return method === 'GET'
  return isPublic(path) || FREE_BESIDES.map(nameless).includes(nameless(`${method} ${path}`))
}

async function ask(client: TestClient, method: string, path: string): Promise<Response> {
  const answer = await client.send(method, path.replaceAll(/:[\w|:]+/g, '1'))
  await answer.clone().arrayBuffer()
  return answer
}

test('whoever asks too often is turned away by every route that is not free, in Spanish, until a time that is told', async () => {
  await using t = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  const client = t.visitor()
  const served = (await servedRoutes(t)).filter(({ path }) => !path.includes('*'))
  for (const { method, path } of served) await ask(client, method, path)
  await t.ctx.db.update(limitWindows).set({ used: 1_000_000, endsAt: new Date(Date.now() + 60_000) })
  const answers = []
  for (const { method, path } of served) {
    const answer = await ask(client, method, path)
    answers.push({ method, path, answer, free: isFree(method, path) })
  }
  expect(answers.filter(({ answer, free }) => free === (answer.status === 429)).map(({ path }) => path)).toEqual([])
  const refused = answers.filter(({ free, method }) => !free && method !== 'HEAD')
  expect(refused.length).toBeGreaterThan(40)
  for (const { path, answer } of refused) {
    expect([path, Number(answer.headers.get('retry-after')) > 50]).toEqual([path, true])
    expect([path, await answer.json()]).toEqual([path, { code: 'too_many', message: MESSAGES.tooManyRequests }])
  }
})

test('the description of the calls tells of every limit', async () => {
  await using t = await createTestApp()
  type Operation = { responses: Record<string, { description: string; headers?: object; content?: object }> }
  const { paths } = await t
    .visitor()
    .json<{ paths: Record<string, Record<string, Operation>> }>('GET', '/api/openapi.json')
  const told = ({ method, path }: Route) =>
    paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses['429']
  const all: Route[] = Object.values(routes)
  const free = all.filter(({ limit, produces }) => LIMITS[limit].length === 0 && produces !== 'text/event-stream')
  expect(free.map(told).filter(Boolean)).toEqual([])
  for (const route of all.filter((each) => !free.includes(each))) {
    const { description, headers, content } = told(route) ?? {}
    expect([route.path, description]).toEqual([
      route.path,
      expect.stringMatching(/^Too many: at most (\d+ calls in \d+|at once \d+) /),
    ])
    expect(headers).toHaveProperty('retry-after')
    expect(JSON.stringify(content)).toContain(MESSAGES.tooManyRequests)
  }
})

test('what tells of somebody is kept nowhere, errors included', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const stranger = t.visitor()
  for (const { method, path } of await servedRoutes(t)) {
    if (isPublic(path)) continue
    for (const client of [stranger, ana]) {
      // Leaving would make a stranger of her.
      if (path === routes.logout.path && client === ana) continue
      const { headers, status } = await ask(client, method, path)
      expect([method, path, status, headers.get('cache-control')]).toEqual([method, path, status, 'no-store'])
    }
  }
  const missing = await ana.get('/api/nada')
  expect(missing.headers.get('cache-control')).toBe('no-store')
})

test('so are answers that hold something; only a drawing may stay in the browser that shows it', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  await signUp(ana, 'ana')
  const { photo } = (await (await ana.uploadPhoto(await facePhoto())).json()) as { photo: { photoUrl: string } }
  const storyId = await writeStory(ana)
  const paidAt = await checkout(ana, storyId)
  const { coverImageUrl } = await ana.json<{ coverImageUrl: string }>(
    'POST',
    `/api/stories/${storyId}/generate-cover`,
    {},
  )
  const whole = ['', '/brief', '/paragraphs', '/workshop', '/delivery'].map((part) => `/api/stories/${storyId}${part}`)
  const paths = [
    ...whole,
    '/api/auth/user',
    '/api/auth/stories',
    '/api/auth/list-sessions',
    '/api/photos',
    '/api/account/export',
    photo.photoUrl,
    new URL(paidAt).pathname,
  ]
  for (const path of paths) {
    const answer = await ana.get(path)
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
    await answer.arrayBuffer()
  }
  const stream = await ana.get(`/api/stories/${storyId}/events`)
  expect(stream.headers.get('cache-control')).toBe('no-store, no-transform')
  await stream.body?.cancel()
  expect((await ana.get(coverImageUrl)).headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
})
