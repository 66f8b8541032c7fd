import { unzipSync } from 'fflate'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { BRIEF_FIELD_NAMES, fieldsOf } from '../../src/contract/brief-fields.ts'
import type { Brief } from '../../src/contract/brief.ts'
import type { Paragraph } from '../../src/contract/stories.ts'
import { stories } from '../../src/server/db/schema/stories.ts'
import type { Brief as Told, Illustrator, PictureRequest, Writer } from '../../src/engine.ts'
import { toQuery } from '../../src/web/path-of.ts'
import type { StreamedEvent, TestClient } from '../client.ts'
import { createTestApp } from '../create-test-app.ts'
import { quickIllustrator, quickWriter } from '../doubles/engines.ts'
import { wholeBrief } from '../every-field.ts'
import { BRIEF, facePhoto } from '../factories.ts'
import { signUp } from '../members.ts'

type Written = { storyId: number; paragraphs: Paragraph[] }

/** Each way to ask for a story; all answer with its id. */
const CALLS: Record<string, (client: TestClient, brief: object) => Promise<number>> = {
  'text first': async (client, brief) =>
    (await client.json<Written>('POST', '/api/stories/generate-text', brief)).storyId,
  'streamed by POST': async (client, brief) => idIn(await client.stream('/api/stories/generate', { body: brief })),
  'streamed by GET': async (client, brief) => idIn(await client.stream(`/api/stories/generate-sse?${toQuery(brief)}`)),
}

function idIn(events: StreamedEvent[]): number {
  return events.flatMap(({ event }) => (event.type === 'complete' ? [event.storyId] : []))[0] ?? 0
}

async function upload(client: TestClient, personRelation: string): Promise<number> {
  const response = await client.uploadPhoto(await facePhoto(), { personRelation })
  return ((await response.json()) as { photo: { id: number } }).photo.id
}

/** The quick engines, and what they were given. */
function watched() {
  const [told, drawn]: [Told[], PictureRequest[]] = [[], []]
  const [quick, drawing] = [quickWriter(), quickIllustrator()]
  const writer: Writer = {
    id: 'watched',
    write(brief, options) {
      told.push(brief)
      return quick.write(brief, options)
    },
  }
  const illustrator: Illustrator = {
    ...drawing,
    illustrate(request, options) {
      drawn.push(request)
      return drawing.illustrate(request, options)
    },
  }
  return { told, drawn, deps: { writer, illustrator } }
}

test.each(Object.entries(CALLS))(
  '%s: every field is taken, stored, read back, given to engines, drawn by again and exported',
  async (_, ask) => {
    const { told, drawn, deps } = watched()
    await using t = await createTestApp({ deps })
    const ana = t.visitor()
    await signUp(ana, 'ana')
    const photos = { senderPhotoId: await upload(ana, 'sender'), recipientPhotoId: await upload(ana, 'recipient') }
    const brief = wholeBrief(photos)
    expect(Object.keys(brief)).toEqual(BRIEF_FIELD_NAMES)
    const { senderPhotoId, recipientPhotoId, ...answers } = brief
    const storyId = await ask(ana, brief)

    const [row] = await t.ctx.db.select().from(stories).where(eq(stories.id, storyId))
    expect(row).toMatchObject({ senderPhotoId, recipientPhotoId })
    expect(row?.brief).toStrictEqual(answers)
    expect(await ana.json('GET', `/api/stories/${storyId}/brief`)).toEqual({ ...brief, arriving: [] })

    const paragraphs = await ana.json<Paragraph[]>('GET', `/api/stories/${storyId}/paragraphs`)
    await ana.json('POST', `/api/paragraphs/${paragraphs[0]?.id}/illustrate`, {})
    const before = drawn.length
    const redo = { redo: crypto.randomUUID(), wish: 'más mar' }
    await ana.json('POST', `/api/paragraphs/${paragraphs[0]?.id}/illustrate`, redo)
    expect(drawn.length).toBeGreaterThan(before)
    for (const given of [...told, ...drawn.map((request) => request.brief)]) expect(given).toEqual(answers)
    expect(told).toHaveLength(1)
    for (const request of drawn) {
      expect(request.style).toBe(brief.illustrationStyle)
      // Told or not, later chapters change no picture.
      expect(request.earlier).toHaveLength(request.subject === 'cover' ? 0 : request.subject - 1)
      expect(Object.values(request.photos).every((photo) => photo !== null)).toBe(true)
    }

    const zip = unzipSync(new Uint8Array(await (await ana.get('/api/account/export')).arrayBuffer()))
    const kept: unknown = JSON.parse(Buffer.from(zip[`cuentos/${storyId}/cuento.json`] ?? []).toString())
    expect(kept).toMatchObject({ respuestas: brief })
  },
)

test('what may be left out is', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const { extraTrait: _, illustrationStyle: __, ...required } = BRIEF
  const nothing = Object.fromEntries(fieldsOf('photo').map((name) => [name, null]))
  const storyId = await CALLS['text first']?.(ana, { ...required, ...nothing, admiration: 'su calma' })
  const read = await ana.json<Brief>('GET', `/api/stories/${storyId}/brief`)
  expect(read).toEqual({
    ...required,
    admiration: 'su calma',
    extraTrait: '',
    illustrationStyle: 'infantil',
    arriving: [],
  })
})
