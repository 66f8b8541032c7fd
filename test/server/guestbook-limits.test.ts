import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { GUESTBOOK_MESSAGES } from '../../src/contract/guestbook-messages.ts'
import { type Guestbook, MAX_CHOSEN, MAX_ENTRIES } from '../../src/contract/guestbooks.ts'
import { discardedFiles } from '../../src/server/db/schema/discarded-files.ts'
import { guestbookEntries } from '../../src/server/db/schema/guestbooks.ts'
import { digestToken } from '../../src/server/link-tokens.ts'
import { writeStory } from '../buyer.ts'
import { createTestApp } from '../create-test-app.ts'
import { facePhoto } from '../factories.ts'

const DAY_MS = 86_400_000

async function openGuestbook() {
  const t = await createTestApp()
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  const path = `/api/stories/${storyId}/guestbook`
  const day = { closesAt: new Date(Date.now() + DAY_MS).toISOString(), timeZone: 'America/Lima' }
  const { path: page } = await ana.json<Guestbook>('POST', path, day)
  return {
    t,
    ana,
    storyId,
    path,
    leave: async (words: { secret?: string; line?: string } = {}, photo?: Uint8Array) => {
      const form = new FormData()
      const fields = { secret: randomBytes(16).toString('base64url'), author: 'Rosa', line: 'Te quiero', ...words }
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      if (photo) form.set('photo', new Blob([new Uint8Array(photo)]), 'foto.jpg')
      const answer = await t.visitor().send('POST', `/api/guestbooks/${page?.split('/').at(-1)}/entries`, form)
      return [answer.status, ((await answer.json()) as { message?: string }).message]
    },
    [Symbol.asyncDispose]: () => t[Symbol.asyncDispose](),
  }
}

test('what a moderator refuses of a relative’s words or photo is told and not kept', async () => {
  await using shop = await openGuestbook()
  const { t, leave } = shop
  const seen: string[] = []
  t.deps.moderator = {
    review: ({ texts = [], images = [] }) => {
      seen.push(...texts)
      const refused = texts.includes('una grosería') || images.length > 0
      return Promise.resolve(refused ? { ok: false, reason: 'Eso no lo podemos poner en un libro' } : { ok: true })
    },
  }
  const told = [422, 'Eso no lo podemos poner en un libro']
  expect(await leave({ line: 'una grosería' })).toEqual(told)
  expect(await leave({}, await facePhoto())).toEqual(told)
  expect(await t.ctx.db.$count(guestbookEntries)).toBe(0)
  // No file was begun for what was refused.
  expect(await t.ctx.db.$count(discardedFiles)).toBe(0)
  expect(await leave()).toEqual([200, undefined])
  expect(seen).toEqual(expect.arrayContaining(['una grosería', 'Te quiero', 'Rosa']))
})

test('a link takes so many words and no more, and so many of them are in the book', async () => {
  await using shop = await openGuestbook()
  const { t, ana, storyId, path, leave } = shop
  const secret = randomBytes(16).toString('base64url')
  expect(await leave({ secret })).toEqual([200, undefined])
  const left = { storyId, author: 'Pepe', line: 'Un abrazo', memory: '' }
  for (let position = 1; position < MAX_ENTRIES; position++)
    await t.ctx.db.insert(guestbookEntries).values({ ...left, position, secretDigest: digestToken(`${position}`) })
  expect(await leave()).toEqual([409, GUESTBOOK_MESSAGES.full])
  // Whoever wrote before changes their own.
  expect(await leave({ secret, line: 'Otra línea' })).toEqual([200, undefined])

  const { entries } = await ana.json<Guestbook>('GET', path)
  expect(entries).toHaveLength(MAX_ENTRIES)
  const choose = (many: number) =>
    ana.send('PATCH', `${path}/entries`, {
      entries: entries.slice(0, many).map(({ id }) => ({ id, status: 'chosen' })),
    })
  const refused = await choose(MAX_CHOSEN + 1)
  expect([refused.status, await refused.json()]).toMatchObject([409, { message: GUESTBOOK_MESSAGES.tooManyChosen }])
  expect((await choose(MAX_CHOSEN)).status).toBe(200)
})
