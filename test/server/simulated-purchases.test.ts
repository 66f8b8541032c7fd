import { isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runCommand } from '../../src/server/admin/run.ts'
import { paymentEvents } from '../../src/server/db/schema/purchases.ts'
import { checkout, deliveryState, outbox, untilState, verify, writeStory } from '../buyer.ts'
import { eventually } from '../eventually.ts'
import { createTestApp } from '../create-test-app.ts'

const CARD = { number: '4242 4242 4242 4242', expiry: '04 / 40', cvc: '123', name: 'Elena' }

function form(fields: Record<string, string>): [string, Record<string, string>] {
  return [new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' }]
}

test('simulated: bought with a code, without pictures before, delivered once, on any device', async () => {
  await using t = await createTestApp({ web: true })
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  expect(await deliveryState(ana, storyId)).toBe('not_bought')
  const page = new URL(await checkout(ana, storyId)).pathname

  const shown = await (await ana.get(page)).text()
  expect(shown).toContain('Pago simulado')
  expect(shown).toContain('Pagar $100.00 MXN')
  expect((await ana.send('POST', `${page}/code`, ...form({ code: 'NADA' }))).status).toBe(422)
  expect((await ana.send('POST', `${page}/code`, ...form({ code: 'magia20' }))).status).toBe(303)
  expect(await (await ana.get(page)).text()).toContain('Pagar $80.00 MXN')

  const declined = await ana.send('POST', `${page}/pay`, ...form({ ...CARD, number: '4000 0000 0000 0002' }))
  expect([declined.status, await declined.text()]).toEqual([422, expect.stringContaining('rechazó')])
  expect(await deliveryState(ana, storyId)).toBe('not_bought')
  expect((await ana.get(`${page}/pay`)).headers.get('location')).toBe(page)

  const paid = await Promise.all([1, 2].map(() => ana.send('POST', `${page}/pay`, ...form(CARD))))
  expect(paid.map(({ status }) => status)).toEqual([303, 303])
  const back = new URL(paid[0]?.headers.get('location') ?? '')
  expect(back.pathname).toBe(`/delivery/${storyId}`)
  const sessionId = back.searchParams.get('session_id') ?? ''

  await untilState(ana, storyId, 'sent')
  const mails = await outbox(t)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: [{ address: 'elena@correo.mx' }], subject: 'El cuento de Mateo ya es tuyo' })
  expect(mails[0]?.text).toContain('$80.00 MXN')
  expect(mails[0]?.attachments.map(({ mimeType }) => mimeType).sort()).toEqual(['application/pdf', 'image/jpeg'])

  // What the buyer shares opens the book anywhere.
  const { sharePath } = await ana.json<{ sharePath: string }>('GET', `/api/stories/${storyId}/delivery`)
  // What is shared tells nothing of the purchase.
  expect(sharePath).toMatch(/^\/regalo\/[\w-]{22}$/)
  const phone = t.visitor()
  expect((await phone.get(`/api/stories/${storyId}`)).status).toBe(404)
  expect(await verify(phone, sessionId)).toEqual({ verified: true, customerEmail: null })
  expect((await phone.get(`/api/stories/${storyId}`)).status).toBe(200)
  const pdf = Buffer.from(await (await phone.get(`/api/stories/${storyId}/pdf`)).arrayBuffer())
  const attached = mails[0]?.attachments.find(({ filename }) => filename?.endsWith('.pdf'))?.content
  expect(pdf.equals(new Uint8Array(attached as ArrayBuffer))).toBe(true)
  expect((await phone.send('POST', page.replace(/[^/]+$/, 'x') + '/pay', ...form(CARD))).status).toBe(404)
})

test('simulated: a code may make it free; cancelled, expired and refunded sessions say so', async () => {
  await using t = await createTestApp({ web: true })
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  const first = new URL(await checkout(ana, storyId)).pathname
  expect(await (await ana.get(first)).text()).toContain(`/checkout/${storyId}"`)

  // A checkout for another address closes the older one.
  const page = new URL(await checkout(ana, storyId, 'otra@correo.mx')).pathname
  expect(await (await ana.get(first)).text()).toContain('Este pago caducó')
  const late = await ana.send('POST', `${first}/pay`, ...form(CARD))
  expect([late.status, await late.text()]).toEqual([200, expect.stringContaining('Este pago caducó')])

  await ana.send('POST', `${page}/code`, ...form({ code: 'REGALO100' }))
  expect(await (await ana.get(page)).text()).not.toContain('Número de tarjeta')
  expect((await ana.send('POST', `${page}/pay`, ...form({}))).status).toBe(303)
  await untilState(ana, storyId, 'sent')
  expect(await (await ana.get(page)).text()).toContain('Este pago ya está hecho')

  const other = await writeStory(ana, 'los trenes')
  const paid = new URL(await checkout(ana, other)).pathname
  await ana.send('POST', `${paid}/pay`, ...form(CARD))
  await untilState(ana, other, 'sent')
  const [newest] = JSON.parse((await runCommand(t.ctx, ['purchases', '--json'])).output) as { id: string }[]
  expect((await runCommand(t.ctx, ['refund', newest?.id ?? ''])).output).toContain('$100.00 MXN')
  await untilState(ana, other, 'refunded')
  // The provider's own notice of the refund arrives too, and changes nothing.
  await eventually(async () => {
    const rows = await t.ctx.db.select().from(paymentEvents).where(isNotNull(paymentEvents.processedAt))
    expect(rows.map(({ type }) => type).toSorted()).toEqual(['refunded', 'session', 'session'])
  })
})
