import sharp from 'sharp'
import { expect, test } from 'vitest'
import { writeStory } from '../buyer.ts'
import { createTestApp } from '../create-test-app.ts'

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

test('a smaller size is made once in the best format that the browser shows, and kept', async () => {
  await using t = await createTestApp({ quick: { fullSize: true } })
  const client = t.visitor()
  const storyId = await writeStory(client)
  const path = `/api/stories/${storyId}/generate-cover`
  const { coverImageUrl } = await client.json<{ coverImageUrl: string }>('POST', path, {})
  const put = t.deps.files.put.bind(t.deps.files)
  const made: string[] = []
  t.deps.files.put = (key, ...rest) => {
    made.push(key.replace(/.*-/, ''))
    return put(key, ...rest)
  }
  const small = (accept: string, headers: Record<string, string> = {}) =>
    client.get(`${coverImageUrl}?w=640`, { accept, ...headers })

  const together = await Promise.all([small(CHROME), small(CHROME), small(CHROME)])
  expect(made).toEqual(['w640.avif'])
  for (const answer of together) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(answer.headers.get('vary')).toBe('cookie, accept')
    const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, format]).toEqual([640, 'heif'])
  }
  for (const accept of ['*/*', 'image/webp,*/*', 'image/avif;q=0, image/webp', 'text/html'])
    expect([accept, (await small(accept)).headers.get('content-type')]).toEqual([accept, 'image/webp'])
  expect(made).toEqual(['w640.avif', 'w640.webp'])

  const [avif, webp] = [await small(CHROME), await small('*/*')].map((answer) => answer.headers.get('etag') ?? '')
  expect(avif).not.toBe(webp)
  expect((await small(CHROME, { 'if-none-match': avif ?? '' })).status).toBe(304)
  expect((await small('*/*', { 'if-none-match': avif ?? '' })).status).toBe(200)
  const part = await small(CHROME, { range: 'bytes=4-11' })
  expect([part.status, await part.text()]).toEqual([206, 'ftypavif'])
})
