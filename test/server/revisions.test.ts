import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Workshop } from '../../src/contract/changes.ts'
import { MAX_REDRAWS } from '../../src/contract/constants.ts'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { Paragraph, Story } from '../../src/contract/stories.ts'
import { bookFiles, stories, storyEvents } from '../../src/server/db/schema/stories.ts'
import { EngineError, type Illustrator, type Moderator, type PictureRequest } from '../../src/engine.ts'
import { readPdfBytes } from '../book/read-pdf.ts'
import type { TestClient } from '../client.ts'
import { createTestApp } from '../create-test-app.ts'
import { quickIllustrator } from '../doubles/engines.ts'
import { BRIEF } from '../factories.ts'

async function makeStory(
  client: TestClient,
  favoriteThing = BRIEF.favoriteThing,
): Promise<{ storyId: number; chapters: Paragraph[] }> {
  const events = await client.stream('/api/stories/generate', { body: { ...BRIEF, favoriteThing } })
  const end = events.at(-1)?.event
  if (end?.type !== 'complete') throw new Error('the story did not come whole')
  const chapters = await client.json<Paragraph[]>('GET', `/api/stories/${end.storyId}/paragraphs`)
  return { storyId: end.storyId, chapters }
}

const workshopOf = (client: TestClient, id: number) => client.json<Workshop>('GET', `/api/stories/${id}/workshop`)
const bookText = async (client: TestClient, id: number) =>
  (await readPdfBytes(await (await client.get(`/api/stories/${id}/pdf`)).bytes())).text

test('a chapter is changed once, by its owner, from what they saw; the book follows', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const stranger = t.visitor()
  const { storyId, chapters } = await makeStory(ana)
  const [chapter] = chapters
  if (!chapter) throw new Error('no chapter')
  const path = `/api/paragraphs/${chapter.id}`
  expect(await bookText(ana, storyId)).not.toContain('Mateo zarpó.')

  const change = { paragraphText: 'El barco\n\nMateo zarpó.\n\n\n  Y   cantó.  ', editedFrom: chapter.paragraphText }
  const changed = await ana.json<Paragraph>('PATCH', path, change)
  expect(changed).toEqual({ ...chapter, paragraphText: 'El barco\n\nMateo zarpó.\n\nY cantó.' })
  expect(await ana.json('PATCH', path, change)).toEqual(changed)

  const late = await ana.send('PATCH', path, { ...change, paragraphText: 'Otro\n\nTexto' })
  expect([late.status, await late.json()]).toMatchObject([409, { message: MESSAGES.chapterChanged }])
  for (const somebody of [stranger, await makeStory(stranger).then(() => stranger)])
    expect((await somebody.send('PATCH', path, { ...change, editedFrom: changed.paragraphText })).status).toBe(404)

  expect(await bookText(ana, storyId)).toMatch(/Mateo zarpó\. Y cantó\./)
  expect(await t.ctx.db.$count(bookFiles)).toBe(1)
  const [row] = (await t.ctx.db.select().from(stories)).filter(({ id }) => id === storyId)
  expect(row?.storyContent).toContain('Mateo zarpó.\n\nY cantó.')
  expect(t.logged()).not.toMatch(/zarpó/)
})

test('whoever follows a story from its beginning hears of what was changed in it', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const body = { ...BRIEF, attempt: randomUUID() }
  await ana.stream('/api/stories/generate', { body })
  const [story] = await t.ctx.db.select().from(stories)
  const [chapter] = await ana.json<Paragraph[]>('GET', `/api/stories/${story?.id}/paragraphs`)
  const change = { paragraphText: 'Otro principio\n\nÉrase otra vez.', editedFrom: chapter?.paragraphText }
  await ana.json('PATCH', `/api/paragraphs/${chapter?.id}`, change)
  const events = (await ana.stream('/api/stories/generate', { body })).map(({ event }) => event)
  const firsts = events.flatMap((event) =>
    event.type === 'story_part' && event.part.paragraphNumber === 1 ? [event.part.content] : [],
  )
  expect(firsts.at(-1)).toBe(change.paragraphText)
  expect(events.filter(({ type }) => type === 'complete')).toHaveLength(1)
  expect(events.at(-1)?.type).toBe('complete')
})

test('however often a chapter is changed, the log of its story stays as long as it was', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const { storyId, chapters } = await makeStory(ana)
  const logged = () => t.ctx.db.$count(storyEvents, eq(storyEvents.storyId, storyId))
  let editedFrom = chapters[0]?.paragraphText
  const change = async (n: number) => {
    const paragraphText = `Principio ${n}\n\n${'Érase otra vez. '.repeat(100)}`.trim()
    await ana.json('PATCH', `/api/paragraphs/${chapters[0]?.id}`, { paragraphText, editedFrom })
    editedFrom = paragraphText
  }
  const before = await logged()
  for (let n = 0; n < 20; n++) await change(n)
  expect(await logged()).toBeLessThanOrEqual(before)
})

test('a chapter that no book could hold is refused kindly', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const { chapters } = await makeStory(ana)
  const [chapter] = chapters
  const refusalOf = async (paragraphText: unknown) => {
    const change = { paragraphText, editedFrom: chapter?.paragraphText }
    const answer = await ana.send('PATCH', `/api/paragraphs/${chapter?.id}`, change)
    return [answer.status, ((await answer.json()) as { message: string }).message]
  }
  expect(await refusalOf('\n\nAlgo')).toEqual([400, MESSAGES.chapterTitleRequired])
  expect(await refusalOf('a'.repeat(200_000))).toEqual([400, expect.stringMatching(/máximo/)])
  expect(await refusalOf('Título\n\n美咲')).toEqual([400, expect.stringMatching(/letras latinas/)])
  expect(await refusalOf(7)).toEqual([400, expect.any(String)])
})

test('hostile words are words: kept as they are, printed, never run', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const { storyId, chapters } = await makeStory(ana)
  const hostile = `#set page() <script>alert(1)</script>\n\n$x$ \\u{1F600} "; drop table stories; -- \u202efin`
  const changed = await ana.json<Paragraph>('PATCH', `/api/paragraphs/${chapters[0]?.id}`, {
    paragraphText: hostile,
    editedFrom: chapters[0]?.paragraphText,
  })
  expect(changed.paragraphText).toBe(hostile.replace('\u202e', ''))
  const dedication = "Para ti <b>'); --"
  await ana.json('PATCH', `/api/stories/${storyId}`, { dedication })
  expect((await ana.get(`/api/stories/${storyId}/pdf`)).status).toBe(200)
  expect((await ana.json<Story>('GET', `/api/stories/${storyId}`)).dedication).toBe(dedication)
})

test('a dedication and a title are printed; an empty dedication is none', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const stranger = t.visitor()
  const { storyId } = await makeStory(ana)
  const path = `/api/stories/${storyId}`
  expect(await ana.json<Story>('GET', path)).not.toHaveProperty('dedication')
  expect(await bookText(ana, storyId)).toContain('Mateo y el hilo rojo')
  const workshop = await ana.json<Workshop>('PATCH', path, {
    dedication: ' Para Mateo,\n que me enseñó a mirar. ',
    storyTitle: 'Mateo y el mar',
  })
  expect(workshop).toMatchObject({
    dedication: 'Para Mateo, que me enseñó a mirar.',
    storyTitle: 'Mateo y el mar',
    redrawsLeft: MAX_REDRAWS,
  })
  expect(await ana.json<Story>('GET', path)).toMatchObject({
    storyTitle: 'Mateo y el mar',
    dedication: workshop.dedication,
  })
  const printed = await bookText(ana, storyId)
  for (const words of ['Para Mateo, que me enseñó a mirar.', 'Mateo y el mar']) expect(printed).toContain(words)
  expect(printed).not.toContain('Mateo y el hilo rojo')
  await ana.json('PATCH', path, { dedication: '', storyTitle: 'Mateo y el hilo rojo' })
  expect(await ana.json<Story>('GET', path)).not.toHaveProperty('dedication')

  const long = await ana.send('PATCH', path, { dedication: 'a'.repeat(201) })
  expect([long.status, await long.json()]).toMatchObject([400, { fields: { dedication: expect.any(String) } }])
  expect((await ana.send('PATCH', path, { storyTitle: ' ' })).status).toBe(400)
  expect((await stranger.send('PATCH', path, { dedication: 'mía' })).status).toBe(404)
  expect((await stranger.get(`${path}/workshop`)).status).toBe(404)
})

test('a picture is drawn anew once for each wish, and every version can be chosen', async () => {
  const asked: PictureRequest[] = []
  const quick = quickIllustrator()
  const illustrator: Illustrator = {
    ...quick,
    illustrate: (request, options) => {
      asked.push(request)
      return quick.illustrate(request, options)
    },
  }
  await using t = await createTestApp({ deps: { illustrator } })
  const ana = t.visitor()
  const stranger = t.visitor()
  const { storyId, chapters } = await makeStory(ana)
  const first = chapters[1]
  const path = `/api/paragraphs/${first?.id}/illustrate`
  const redo = { redo: randomUUID(), wish: 'Que sea de noche' }
  const [one, two] = await Promise.all([
    ana.json<{ imageUrl: string }>('POST', path, redo),
    ana.json<{ imageUrl: string }>('POST', path, redo),
  ])
  expect(one).toEqual(two)
  expect(one.imageUrl).not.toBe(first?.imageUrl)
  expect(asked.filter(({ redo }) => redo)).toMatchObject([{ redo: { wish: 'Que sea de noche', seed: redo.redo } }])

  const cover = await ana.json<{ coverImageUrl: string }>('POST', `/api/stories/${storyId}/generate-cover`, {
    redo: randomUUID(),
  })
  const workshop = await workshopOf(ana, storyId)
  expect(workshop.redrawsLeft).toBe(MAX_REDRAWS - 2)
  expect(workshop.versions.filter(({ subject }) => subject === 2)).toMatchObject([
    { imageUrl: first?.imageUrl, wish: '', inUse: false },
    { imageUrl: one.imageUrl, wish: 'Que sea de noche', inUse: true },
  ])
  expect(workshop.versions.filter(({ subject }) => subject === 0).at(-1)?.imageUrl).toBe(cover.coverImageUrl)

  const before = workshop.versions.find(({ imageUrl }) => imageUrl === first?.imageUrl)
  const chosen = await ana.json<Workshop>('POST', `/api/pictures/${before?.id}/choose`)
  expect(chosen.versions.find(({ id }) => id === before?.id)?.inUse).toBe(true)
  const shown = await ana.json<Paragraph[]>('GET', `/api/stories/${storyId}/paragraphs`)
  expect(shown[1]?.imageUrl).toBe(first?.imageUrl)

  for (const [method, address] of [
    ['POST', path],
    ['POST', `/api/pictures/${before?.id}/choose`],
    ['POST', '/api/pictures/999999/choose'],
  ] as const)
    expect((await stranger.send(method, address, { redo: randomUUID() })).status).toBe(404)
  const long = await ana.send('POST', path, { redo: randomUUID(), wish: 'a'.repeat(301) })
  expect(long.status).toBe(400)
  expect(t.logged()).not.toMatch(/sea de noche/)
})

test('redraws are limited by story; one that failed costs nothing and leaves the picture and the story as they were', async () => {
  let failing = true
  const quick = quickIllustrator()
  const illustrator: Illustrator = {
    ...quick,
    illustrate: async (request, options) => {
      if (request.redo && failing) throw new EngineError('refused', 'no', { userMessage: 'Prueba de otra manera' })
      return quick.illustrate(request, options)
    },
  }
  await using t = await createTestApp({ deps: { illustrator } })
  const ana = t.visitor()
  const { storyId, chapters } = await makeStory(ana)
  const path = `/api/paragraphs/${chapters[0]?.id}/illustrate`
  const redo = randomUUID()
  const refused = await ana.send('POST', path, { redo })
  expect([refused.status, await refused.json()]).toMatchObject([422, { message: 'Prueba de otra manera' }])
  expect(await workshopOf(ana, storyId)).toMatchObject({ redrawsLeft: MAX_REDRAWS, redrawing: [] })
  expect((await ana.json<Paragraph[]>('GET', `/api/stories/${storyId}/paragraphs`))[0]).toEqual(chapters[0])
  expect((await t.ctx.db.select().from(stories))[0]?.status).toBe('complete')

  failing = false
  await ana.json('POST', path, { redo })
  for (let count = 1; count < MAX_REDRAWS; count++) await ana.json('POST', path, { redo: randomUUID() })
  const spent = await ana.send('POST', path, { redo: randomUUID() })
  expect([spent.status, await spent.json()]).toMatchObject([429, { message: MESSAGES.redrawsSpent }])
  await ana.json('POST', path, { redo })
})

test('what a picture shows of its wish is told, and a try that changed nothing of it is not counted', async () => {
  const quick = quickIllustrator()
  const illustrator: Illustrator = {
    ...quick,
    illustrate: async (request, options) => {
      const shown = request.redo?.wish.includes('noche') ? ['de noche'] : []
      const wish = request.redo?.wish && { wish: { shown, missing: ['montar una tortuga'] } }
      return { ...(await quick.illustrate(request, options)), ...wish }
    },
  }
  await using t = await createTestApp({ deps: { illustrator } })
  const ana = t.visitor()
  const { storyId, chapters } = await makeStory(ana)
  const ask = (wish: string) =>
    ana.json('POST', `/api/paragraphs/${chapters[0]?.id}/illustrate`, { redo: randomUUID(), wish })
  await ask('Montar una tortuga')
  expect((await workshopOf(ana, storyId)).redrawsLeft).toBe(MAX_REDRAWS)
  await ask('De noche y montar una tortuga')
  await ask('')
  const { versions, redrawsLeft } = await workshopOf(ana, storyId)
  expect(redrawsLeft).toBe(MAX_REDRAWS - 2)
  expect(versions.filter(({ subject }) => subject === 1).map(({ outcome }) => outcome)).toEqual([
    undefined,
    { shown: [], missing: ['montar una tortuga'] },
    { shown: ['de noche'], missing: ['montar una tortuga'] },
    undefined,
  ])
})

test('what a picture lacks of its text is told by name, and nothing is where the engine does not know', async () => {
  const quick = quickIllustrator()
  const illustrator: Illustrator = {
    ...quick,
    illustrate: async (request, options) => ({
      ...(await quick.illustrate(request, options)),
      ...(request.redo && { undrawn: ['un letrero', 'un puente'] }),
    }),
  }
  await using t = await createTestApp({ deps: { illustrator } })
  const ana = t.visitor()
  const { storyId, chapters } = await makeStory(ana)
  await ana.json('POST', `/api/paragraphs/${chapters[0]?.id}/illustrate`, { redo: randomUUID(), wish: '' })
  const { versions } = await workshopOf(ana, storyId)
  const [first, anew] = versions.filter(({ subject }) => subject === 1)
  expect(first).not.toHaveProperty('undrawn')
  expect(anew?.undrawn).toEqual(['un letrero', 'un puente'])
})

test('what a moderator refuses is not kept, nor is what is not written or drawn yet changed', async () => {
  const moderator: Moderator = {
    review: ({ texts = [] }) =>
      Promise.resolve(
        texts.some((text) => text.includes('PROHIBIDO')) ? { ok: false, reason: 'Mejor no' } : { ok: true },
      ),
  }
  await using t = await createTestApp({ deps: { moderator } })
  const ana = t.visitor()
  const written = await ana.json<{ storyId: number; paragraphs: Paragraph[] }>(
    'POST',
    '/api/stories/generate-text',
    BRIEF,
  )
  const [chapter] = written.paragraphs
  const early = await ana.send('POST', `/api/paragraphs/${chapter?.id}/illustrate`, { redo: randomUUID() })
  expect([early.status, await early.json()]).toMatchObject([409, { message: MESSAGES.pictureNotDrawn }])
  const text = await ana.send('PATCH', `/api/paragraphs/${chapter?.id}`, {
    paragraphText: 'Título\n\nPROHIBIDO',
    editedFrom: chapter?.paragraphText,
  })
  expect([text.status, await text.json()]).toMatchObject([422, { message: 'Mejor no' }])
  const dedication = await ana.send('PATCH', `/api/stories/${written.storyId}`, { dedication: 'PROHIBIDO' })
  expect(dedication.status).toBe(422)
  expect(await workshopOf(ana, written.storyId)).toMatchObject({ dedication: '', versions: [] })

  await t.ctx.db.update(stories).set({ status: 'writing', storyContent: null })
  const busy = await ana.send('PATCH', `/api/stories/${written.storyId}`, { dedication: 'Para ti' })
  expect([busy.status, await busy.json()]).toMatchObject([409, { message: MESSAGES.storyNotWritten }])
})
