import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../src/contract/constants.ts'
import type { Paragraph, Story } from '../../src/contract/stories.ts'
import { pictures, stories } from '../../src/server/db/schema/stories.ts'
import { readPdfBytes } from '../book/read-pdf.ts'
import { createTestApp } from '../create-test-app.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import type { TestClient } from '../client.ts'

type Written = { storyId: number; title: string; paragraphs: Paragraph[] }

async function uploadBoth(client: TestClient): Promise<{ senderPhotoId: number; recipientPhotoId: number }> {
  const ids: number[] = []
  for (const personRelation of ['sender', 'recipient']) {
    const response = await client.uploadPhoto(await facePhoto(), { personRelation })
    expect(response.status).toBe(200)
    ids.push(((await response.json()) as { photo: { id: number } }).photo.id)
  }
  return { senderPhotoId: ids[0] ?? 0, recipientPhotoId: ids[1] ?? 0 }
}

test('asked once for the text and once for all pictures: both answer at once, and the events tell the rest', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const photos = await uploadBoth(ana)
  const wish = { ...BRIEF, ...photos, attempt: '0190b1de-1111-7222-8333-944455556666' }
  const begun = await ana.json<{ storyId: number }>('POST', '/api/stories', wish)
  expect(await ana.json('POST', '/api/stories', wish)).toEqual(begun)
  const { storyId } = begun
  const ask = { ...photos, illustrationStyle: 'acuarela' }
  expect(await ana.json('POST', `/api/stories/${storyId}/illustrate`, ask)).toEqual({ storyId })
  const events = await ana.stream(`/api/stories/${storyId}/events`)
  expect(events.at(-1)?.event).toEqual({ type: 'complete', storyId })
  const { coverImageUrl, parts } = await ana.json<Story>('GET', `/api/stories/${storyId}`)
  expect([coverImageUrl, ...parts.map(({ imageUrl }) => imageUrl)].filter(Boolean)).toHaveLength(6)
  expect(await t.ctx.db.$count(stories)).toBe(1)

  const strange = await ana.send('POST', `/api/stories/${storyId}/illustrate`, { senderPhotoId: 2_147_483_647 })
  expect(strange.status).toBe(404)
  expect((await ana.send('POST', '/api/stories', { ...BRIEF, senderName: '' })).status).toBe(400)
})

test('text first: five chapters, then picture by picture, then the sample', async () => {
  await using t = await createTestApp({ quick: { fullSize: true } })
  const ana = t.visitor()
  const stranger = t.visitor()
  const photos = await uploadBoth(ana)
  const written = await ana.json<Written>('POST', '/api/stories/generate-text', { ...BRIEF, ...photos })
  expect(written.paragraphs.map((p) => p.paragraphNumber)).toEqual([1, 2, 3, 4, 5])
  expect(written.paragraphs.every((p) => p.imageUrl === null)).toBe(true)

  const early = await ana.get(`/api/stories/${written.storyId}/pdf`)
  expect(early.status).toBe(409)
  expect(await early.json()).toMatchObject({ code: 'conflict', message: expect.stringContaining('ilustraciones') })

  const [cover, ...illustrations] = await Promise.all([
    ana.json('POST', `/api/stories/${written.storyId}/generate-cover`, { ...photos, illustrationStyle: 'acuarela' }),
    ...written.paragraphs.map((p) =>
      ana.json<{ imageUrl: string }>('POST', `/api/paragraphs/${p.id}/illustrate`, {
        imagePrompt: p.imagePrompt,
        ...photos,
        illustrationStyle: 'acuarela',
      }),
    ),
  ])

  const story = await ana.json<Story>('GET', `/api/stories/${written.storyId}`)
  expect(story).toMatchObject({ storyTitle: 'Mateo y el hilo rojo', recipientName: 'Mateo', paragraphsCount: 5 })
  // Each call answered with the picture that now stands in its own place, and with nothing else.
  expect(cover).toEqual({ coverImageUrl: story.coverImageUrl })
  expect(story.parts.map(({ imageUrl }) => ({ imageUrl }))).toEqual(illustrations)
  const drawn = new Map((await t.ctx.db.select().from(pictures)).map((row) => [`/api/pictures/${row.id}`, row]))
  const urls = [story.coverImageUrl ?? '', ...story.parts.map(({ imageUrl }) => imageUrl ?? '')]
  expect(urls.map((url) => drawn.get(url)?.subject)).toEqual([0, 1, 2, 3, 4, 5])
  for (const url of urls) {
    const { width, height, format } = await sharp(Buffer.from(await (await ana.get(url)).arrayBuffer())).metadata()
    expect([url, width, height, format]).toEqual([url, PICTURE_WIDTH, PICTURE_HEIGHT, 'jpeg'])
  }

  const picture = await ana.get(`${story.coverImageUrl}?w=640`)
  expect(picture.headers.get('content-type')).toBe('image/webp')
  const again = await ana.get(`${story.coverImageUrl}?w=640`, { 'if-none-match': picture.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  const range = await ana.get(story.coverImageUrl ?? '', { range: 'bytes=0-99' })
  expect([range.status, (await range.arrayBuffer()).byteLength]).toEqual([206, 100])

  const pdf = await ana.get(`/api/stories/${written.storyId}/pdf`)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { pages, text, isSample } = await readPdfBytes(await pdf.bytes())
  expect([pages, isSample]).toEqual([5, true])
  for (let number = 1; number <= 5; number++) expect(text).toContain(`Capítulo de prueba ${number}`)
  expect(pdf.headers.get('content-disposition')).toContain("filename*=UTF-8''Mateo%20y%20el%20hilo%20rojo.pdf")

  const id = written.storyId
  for (const path of [
    `/api/stories/${id}`,
    `/api/stories/${id}/paragraphs`,
    `/api/stories/${id}/brief`,
    `/api/stories/${id}/pdf`,
    `/api/photos/${photos.senderPhotoId}`,
    `/api/photos/${photos.senderPhotoId}/image`,
    story.coverImageUrl ?? '',
  ]) {
    expect([path, (await stranger.get(path)).status]).toEqual([path, 404])
  }
  const foreign = await stranger.send('POST', `/api/paragraphs/${written.paragraphs[0]?.id}/illustrate`, {})
  expect(foreign.status).toBe(404)
})

test('streamed: chapters as they are written, again with their pictures, then complete; resumed where it broke', async () => {
  await using t = await createTestApp({ quick: { chapterMs: 5, pictureMs: 5 } })
  const ana = t.visitor()
  const photos = await uploadBoth(ana)
  const query = new URLSearchParams({
    ...BRIEF,
    senderPhotoId: String(photos.senderPhotoId),
    recipientPhotoId: String(photos.recipientPhotoId),
  })
  const path = `/api/stories/generate-sse?${query}`
  const first = await ana.stream(path, { enough: (events) => events.length >= 4 })
  const last = first.at(-1)?.id ?? ''
  const rest = await ana.stream(path, { headers: { 'last-event-id': last } })
  const events = [...first, ...rest].map(({ event }) => event)
  const ids = [...first, ...rest].map(({ id }) => Number(id?.split(':')[1]))
  expect(ids).toEqual(ids.map((_, index) => index + 1))
  const progress = events.flatMap((event) => (event.type === 'progress' ? [event.progress] : []))
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(progress.at(-1)).toBe(100)
  const parts = events.flatMap((event) => (event.type === 'story_part' ? [event.part] : []))
  expect(parts.filter((part) => !part.imageUrl).map((part) => part.paragraphNumber)).toEqual([1, 2, 3, 4, 5])
  expect(new Set(parts.filter((part) => part.imageUrl).map((part) => part.paragraphNumber)).size).toBe(5)
  expect(events.at(-1)).toMatchObject({ type: 'complete' })

  const over = await ana.get(path, { 'last-event-id': rest.at(-1)?.id ?? '' })
  expect(over.status).toBe(204)
  const fromElsewhere = await ana.get(path, { 'sec-fetch-site': 'cross-site' })
  expect(fromElsewhere.status).toBe(403)
})

test('the same wish twice while one runs is one story; an attempt is one story for ever', async () => {
  await using t = await createTestApp({ quick: { chapterMs: 30 } })
  const ana = t.visitor()
  const photos = await uploadBoth(ana)
  const body = { ...BRIEF, ...photos }
  const [one, two] = await Promise.all([
    ana.json<Written>('POST', '/api/stories/generate-text', body),
    ana.json<Written>('POST', '/api/stories/generate-text', body),
  ])
  expect(one.storyId).toBe(two.storyId)
  const later = await ana.json<Written>('POST', '/api/stories/generate-text', body)
  expect(later.storyId).not.toBe(one.storyId)

  const attempt = '0190b1de-1111-7222-8333-944455556666'
  const named = await ana.json<Written>('POST', '/api/stories/generate-text', { ...body, attempt })
  const events = await ana.stream('/api/stories/generate', { body: { ...body, attempt } })
  expect(events.at(-1)?.event).toEqual({ type: 'complete', storyId: named.storyId })
})

test('bad input is told in Spanish and makes nothing', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const bob = t.visitor()
  const photos = await uploadBoth(ana)
  const empty = await ana.send('POST', '/api/stories/generate-text', { ...BRIEF, senderName: '  ', recipientName: '' })
  expect(empty.status).toBe(400)
  expect(await empty.json()).toMatchObject({
    code: 'invalid',
    message: 'El nombre del remitente es requerido',
    fields: { recipientName: 'El nombre del destinatario es requerido' },
  })
  const long = await ana.send('POST', '/api/stories/generate-text', { ...BRIEF, specialMemory: 'a'.repeat(10_000) })
  expect([long.status, await long.json()]).toMatchObject([400, { fields: { specialMemory: expect.any(String) } }])
  const broken = await ana.send('POST', '/api/stories/generate-text', '{"senderName":', {
    'content-type': 'application/json',
  })
  expect([broken.status, await broken.json()]).toMatchObject([400, { message: 'No pudimos leer los datos enviados' }])
  const stolen = await bob.send('POST', '/api/stories/generate-text', { ...BRIEF, ...photos })
  expect([stolen.status, await stolen.json()]).toMatchObject([404, { message: 'No encontramos esa foto' }])
  expect((await bob.get('/api/stories/999999')).status).toBe(404)
  expect((await bob.get('/api/stories/-1')).status).toBe(400)
  const filled = await ana.json<Written>('POST', '/api/stories/generate-text', {
    ...BRIEF,
    favoriteThing: ' ',
    specialMemory: '',
    admiration: undefined,
  })
  expect(filled.paragraphs[0]?.paragraphText).toContain('aventuras')
  expect(await t.ctx.db.$count(stories)).toBe(1)
  expect(t.logged()).not.toMatch(/Mateo|Clara|dinosaurios|vimos el mar/)
})
