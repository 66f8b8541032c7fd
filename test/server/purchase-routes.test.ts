import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../../src/contract/default-config.ts'
import { GIFT_CARD_MESSAGES } from '../../src/contract/gift-card-messages.ts'
import { MESSAGES } from '../../src/contract/messages.ts'
import type { Ctx } from '../../src/server/context.ts'
import { giftCards } from '../../src/server/db/schema/gift-cards.ts'
import { paymentEvents, purchases } from '../../src/server/db/schema/purchases.ts'
import { orderGiftCard } from '../../src/server/features/gift-cards/order.ts'
import { simulatedNoticeJob } from '../../src/server/features/purchases/jobs.ts'
import { purchaseRoutes } from '../../src/server/features/purchases/routes.ts'
import type { Owned } from '../../src/server/features/stories/policy.ts'
import { stories, type StoryRow } from '../../src/server/db/schema/stories.ts'
import { unsealed } from '../../src/server/link-tokens.ts'
import { renderCheckout } from '../../src/web/prerender.tsx'
import type { Visitor } from '../idle-app.ts'
import { serveIdle } from '../idle-http.ts'
import { away, openIdleShop, stateOf } from '../idle-shop.ts'

const { t, buy, where } = await openIdleShop()
const { db } = t.ctx
const STILL = '<head><!--head--></head><div id="root"><!--body--></div>'
const ask = await serveIdle((app) =>
  purchaseRoutes(app, (checkout) => renderCheckout({ still: STILL }, { config: DEFAULT_CONFIG }, checkout)),
)
const CARD = { number: '4242 4242 4242 4242', expiry: '04 / 40', cvc: '123', name: 'Elena' }
const ORDER = { recipientName: 'Rosa', senderName: 'Luis', line: '', style: 'acuarela', email: 'a@correo.mx' } as const
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const form = (url: string, fields: Record<string, string>) =>
  ({ method: 'POST', url, body: new URLSearchParams(fields).toString(), headers: FORM }) as const
let ana: Visitor
let story: Owned<StoryRow>

beforeEach(async () => {
  ana = await t.visitor()
  story = await t.story(ana, { status: 'complete', storyContent: 'x', storyTitle: 'El mar' }, { pictures: true })
})
afterEach(() => t.clear())
afterAll(() => t[Symbol.asyncDispose]())

async function checkout(email = 'a@correo.mx'): Promise<{ page: string; sessionId: string }> {
  const call = { method: 'POST', url: `/api/stories/${story.id}/create-checkout-session`, body: { email } } as const
  const answer = await ask(ana, call)
  expect(answer.statusCode).toBe(200)
  const page = new URL(answer.json<{ url: string }>().url).pathname
  return { page, sessionId: page.split('/').at(-1) ?? '' }
}

test('the simulated page is shown, takes codes and cards, and says what is wrong with them', async () => {
  const { page, sessionId } = await checkout()
  const shown = await ask(t.ctx, page)
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ])
  expect(shown.body).toContain(DEFAULT_CONFIG.productName)
  expect(shown.body).toContain('Pagar $100.00 MXN')

  const wrong = await ask(t.ctx, form(`${page}/code`, { code: 'NADA' }))
  expect([wrong.statusCode, wrong.headers['cache-control']]).toEqual([422, 'private, no-cache'])
  expect(wrong.body).toContain('Ese código no existe')
  expect(wrong.body).toContain('value="NADA"')
  const right = await ask(t.ctx, form(`${page}/code`, { code: 'MAGIA20' }))
  expect([right.statusCode, right.headers['location']]).toEqual([303, page])
  expect((await ask(t.ctx, page)).body).toContain('Pagar $80.00 MXN')
  // An empty form takes the code off.
  expect((await ask(t.ctx, form(`${page}/code`, {}))).statusCode).toBe(303)
  expect((await ask(t.ctx, page)).body).toContain('Pagar $100.00 MXN')
  for (const path of ['code', 'pay']) expect((await ask(t.ctx, `${page}/${path}`)).headers['location']).toBe(page)

  const declined = await ask(t.ctx, form(`${page}/pay`, { ...CARD, number: '4000 0000 0000 0002' }))
  expect([declined.statusCode, declined.headers['cache-control']]).toEqual([422, 'private, no-cache'])
  expect(declined.body).toContain('value="Elena"')
  expect(declined.body).toContain('value="04 / 40"')
  expect(declined.body).not.toContain('value="4000')
  for (const missing of ['number', 'expiry', 'cvc', 'name'])
    expect([missing, (await ask(t.ctx, form(`${page}/pay`, { ...CARD, [missing]: '' }))).statusCode]).toEqual([
      missing,
      422,
    ])
  const blank = await ask(t.ctx, { method: 'POST', url: `${page}/pay`, headers: FORM })
  expect(blank.statusCode).toBe(422)
  expect(await t.queued('simulated-notice')).toEqual([])

  const paid = await ask(t.ctx, form(`${page}/pay`, CARD))
  expect([paid.statusCode, paid.headers['location']]).toEqual([
    303,
    `https://cuentos.example/delivery/${story.id}?session_id=${sessionId}`,
  ])
  expect(await t.queued('simulated-notice')).toEqual([{ type: 'checkout.session.completed', sessionId }])
  expect((await ask(t.ctx, page)).body).toContain('Este pago ya está hecho')
})

test('a page that is closed or never was says so; another provider has none', async () => {
  const { page, sessionId } = await checkout()
  await t.deps.payments.expireSession(sessionId)
  const late = await ask(t.ctx, form(`${page}/pay`, CARD))
  expect([late.statusCode, late.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(late.body).toContain('Este pago caducó')
  expect((await ask(t.ctx, form(`${page}/code`, { code: 'NADA' }))).headers['location']).toBe(page)
  const { simulator: _, ...payments } = t.deps.payments
  const other: Ctx = { ...t.ctx, deps: { ...t.deps, payments } }
  const gone = await ask(t.ctx, '/simulated-checkout/nada')
  expect([gone.statusCode, gone.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(gone.body).toContain(DEFAULT_CONFIG.productName)
  expect((await ask(other, page)).statusCode).toBe(404)
  expect((await ask(other, form(`${page}/pay`, CARD))).statusCode).toBe(404)
  expect((await ask(other, form(`${page}/code`, { code: 'x' }))).statusCode).toBe(404)
  expect((await ask(t.ctx, form(`/simulated-checkout/a%2Fb/code`, { code: 'MAGIA20' }))).headers['location']).toBe(
    '/simulated-checkout/a%2Fb',
  )
  expect((await ask(t.ctx, form(`${page}/pay`, { name: 'x'.repeat(8 * 1024) }))).statusCode).toBe(413)
  expect((await ask(t.ctx, { method: 'POST', url: `${page}/pay`, body: {} })).statusCode).toBe(415)
})

test('a verified session opens its story in this browser; the delivery is told to whoever may read', async () => {
  const { sessionId } = await checkout()
  const verify = (id: string, ctx: Ctx = t.ctx) => ask(ctx, `/api/checkout-sessions/${id}/verify`)
  const not = await verify(sessionId)
  expect([not.json(), not.cookies]).toEqual([{ verified: false, customerEmail: null }, []])
  await db.update(purchases).set({ status: 'paid', paidAt: new Date() })
  const good = await verify(sessionId)
  expect(good.json()).toEqual({ verified: true, customerEmail: null })
  expect((await verify(sessionId, ana)).json()).toEqual({ verified: true, customerEmail: 'a@correo.mx' })
  expect(good.cookies).toMatchObject([{ value: expect.stringContaining(String(story.id)) }])
  const path = `/api/stories/${story.id}/delivery`
  expect((await ask(t.ctx, path)).statusCode).toBe(404)
  expect((await ask(ana, path)).json()).toMatchObject({ state: 'preparing', email: 'a@correo.mx', own: true })
  const phone: Ctx = { ...t.ctx, who: { ...t.ctx.who, bought: new Set([story.id]) } }
  expect((await ask(phone, path)).json()).toMatchObject({ state: 'preparing', email: null, own: false })
})

test('who paid a gift card is led from the provider to its page, where the provider is asked if it is still open', async () => {
  const body = { ...ORDER, id: randomUUID() }
  const ordered = await ask(ana, { method: 'POST', url: '/api/gift-cards', body })
  const sessionId = ordered.json<{ url: string }>().url.split('/').at(-1) ?? ''
  const led = (id: string, ctx: Ctx) => ask(ctx, `/api/gift-cards/bought?session_id=${id}`)
  const [bought] = await db.select().from(purchases)
  if (!bought) throw new Error('nothing bought')
  const asked: boolean[] = []
  const saying = (paid: boolean) =>
    where({ getSession: async () => (asked.push(paid), stateOf(bought, { paid, id: sessionId })) })
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, body.id))
  const page = `/tarjeta/${await unsealed(t.ctx, card?.sealedToken ?? '')}`

  const waiting = await led(sessionId, saying(false))
  expect([waiting.statusCode, waiting.headers['location']]).toEqual([303, page])
  expect(waiting.headers['referrer-policy']).toBe('no-referrer')
  expect(await db.select().from(purchases)).toMatchObject([{ status: 'awaiting' }])
  expect((await led(sessionId, where({ getSession: away }))).statusCode).toBe(503)
  expect((await led(sessionId, saying(true))).headers['location']).toBe(page)
  expect(await db.select().from(purchases)).toMatchObject([{ status: 'paid' }])
  expect((await led(sessionId, saying(true))).headers['location']).toBe(page)
  expect(asked).toEqual([false, true])
})

test('a session that is unknown or bought a story, or whose card is gone, leads to no card', async () => {
  const { sessionId } = await checkout()
  const { card } = await orderGiftCard(ana, { ...ORDER, id: randomUUID() })
  const gone = await buy({ giftCardId: card.id, status: 'paid', paidAt: new Date() })
  await db.delete(giftCards).where(eq(giftCards.id, card.id))
  for (const id of [sessionId, gone.sessionId, 'cs_made_up']) {
    const answer = await ask(t.ctx, `/api/gift-cards/bought?session_id=${id}`)
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { message: GIFT_CARD_MESSAGES.notFound }])
  }
})

test('only members share, and only what is theirs', async () => {
  const share = (ctx: Ctx) =>
    ask(ctx, { method: 'POST', url: `/api/stories/${story.id}/share`, body: { email: 'b@correo.mx' } })
  const settings = { ...t.deps.settings, SMTP_URL: 'smtp://mail.example' }
  const deps = { ...t.deps, settings, mailer: { ...t.deps.mailer, send: () => Promise.resolve() } }
  const member: Ctx = { ...ana, deps }
  expect((await share({ ...member, who: { ...ana.who, anonymous: true } })).statusCode).toBe(401)
  expect((await share({ ...(await t.visitor()), deps })).statusCode).toBe(404)
  await buy({ storyId: story.id, status: 'delivered', paidAt: new Date() })
  await db.update(stories).set({ boughtAt: new Date() }).where(eq(stories.id, story.id))
  const shared = await share(member)
  expect([shared.statusCode, shared.json()]).toEqual([200, { sent: true }])
})

test('the provider is given the cover of an open checkout, for its own page', async () => {
  const open = await buy({ storyId: story.id })
  const cover = await ask(t.ctx, { url: `/api/purchases/${open.id}/cover`, headers: { accept: 'image/webp' } })
  expect([cover.statusCode, cover.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin'])
  expect(cover.headers['content-type']).toMatch(/^image\//)
  expect((await ask(t.ctx, `/api/purchases/${randomUUID()}/cover`)).statusCode).toBe(404)
  expect((await ask(t.ctx, '/api/purchases/nada/cover')).statusCode).toBe(400)
})

test('a notice is checked on its bytes, of any type, and answered once it is stored', async () => {
  const { sessionId } = await checkout()
  const { body, signature } = (await t.deps.payments.simulator?.sign({
    type: 'checkout.session.completed',
    sessionId,
  })) ?? { body: '', signature: '' }
  const notice = (headers: Record<string, string>, content: unknown = body) =>
    ask(where({}), { method: 'POST', url: '/api/webhooks/stripe', body: content, headers })
  const signed = { 'stripe-signature': signature }
  expect((await notice({})).statusCode).toBe(400)
  expect((await notice(signed, `${body} `)).statusCode).toBe(400)
  expect((await ask(where({}), { method: 'POST', url: '/api/webhooks/stripe', headers: signed })).json()).toMatchObject(
    {
      message: MESSAGES.invalidRequest,
    },
  )
  expect(await db.$count(paymentEvents)).toBe(0)
  for (const type of ['application/json', 'text/plain', 'application/json; charset=utf-8']) {
    const taken = await notice({ ...signed, 'content-type': type })
    expect([taken.statusCode, taken.json()]).toEqual([200, { received: true }])
  }
  expect(await db.$count(paymentEvents, eq(paymentEvents.sessionId, sessionId))).toBe(1)
  expect((await notice({ ...signed, 'content-type': 'text/plain' }, 'x'.repeat(300 * 1024))).statusCode).toBe(400)
  expect((await notice({ ...signed, 'content-type': 'text/plain' }, 'x'.repeat(1024 * 1024 + 1))).statusCode).toBe(413)
})

test('the simulated provider’s notices come signed; another provider has none', async () => {
  const { sessionId } = await checkout()
  const notice = { type: 'checkout.session.completed', sessionId } as const
  const run = { signal: new AbortController().signal, attempt: 0 }
  const { simulator: _, ...payments } = t.deps.payments
  await simulatedNoticeJob.run({ ...t.ctx, deps: { ...t.deps, payments } }, notice, run)
  expect(await t.queued('payment-notice')).toEqual([])
  await simulatedNoticeJob.run(t.ctx, notice, run)
  expect(await t.queued('payment-notice')).toEqual([{ eventId: `evt_${sessionId}_checkout_session_completed` }])
})
