import { expect, test } from 'vitest'
import type { Gift } from '../../src/contract/gifts.ts'
import type { Ctx } from '../../src/server/context.ts'
import { queueDueGifts } from '../../src/server/features/gifts/send.ts'
import type { MailMessage } from '../../src/server/mail/mail.ts'
import { openDeps } from '../../src/server/open-deps.ts'
import { checkout, payHere, untilState, writeStory } from '../buyer.ts'
import { createTestApp, SECRET, type TestApp } from '../create-test-app.ts'
import { eventually } from '../eventually.ts'

const HOUR_MS = 3_600_000

/** Another process on the same database, which takes jobs as the first one does. */
async function openWorker({ deps, ctx }: TestApp): Promise<{ ctx: Ctx } & AsyncDisposable> {
  const opened = await openDeps(deps.settings, SECRET, ctx.log)
  const beside: Ctx = { ...ctx, db: opened.database.db, deps: { ...opened, mailer: deps.mailer } }
  await opened.queue.work(beside)
  return {
    ctx: beside,
    async [Symbol.asyncDispose]() {
      opened.feed.close()
      await opened.queue.drain(0)
      await opened.close()
    },
  }
}

test('planned by a process that is gone by then, a gift is sent by those that are left, once for both', async () => {
  const state = { now: new Date(), sent: [] as (MailMessage & { at: Date })[] }
  await using t = await createTestApp({ now: () => state.now })
  const { mailer } = t.deps
  t.deps.mailer = {
    ...mailer,
    async send(message, signal) {
      if (!message.messageId.startsWith('gift-')) return mailer.send(message, signal)
      state.sent.push({ ...message, at: state.now })
    },
  }
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  await payHere(ana, await checkout(ana, storyId))
  await untilState(ana, storyId, 'sent')
  const path = `/api/stories/${storyId}/gift`
  const opensAt = new Date(state.now.getTime() + HOUR_MS)
  const plan = { email: 'leo@correo.mx', opensAt: opensAt.toISOString(), timeZone: 'America/Mexico_City' }
  expect(await ana.json<Gift>('PATCH', path, plan)).toMatchObject({ mail: 'planned' })
  // It takes no job from now on, and puts nothing in order.
  await t.deps.queue.drain(0)

  await using one = await openWorker(t)
  await using other = await openWorker(t)
  await Promise.all([one, other].map(({ ctx }) => queueDueGifts(ctx)))
  expect(state.sent).toEqual([])
  state.now = opensAt
  await Promise.all([one, other, one, other].map(({ ctx }) => queueDueGifts(ctx)))
  await eventually(async () => expect((await ana.json<Gift>('GET', path)).mail).toBe('sent'))
  await Promise.all([one, other].map(({ ctx }) => queueDueGifts(ctx)))
  expect(state.sent.map(({ to, messageId, at }) => [to, messageId, at])).toEqual([
    ['leo@correo.mx', `gift-${storyId}-1@localhost`, opensAt],
  ])
})
