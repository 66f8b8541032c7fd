import { expect, test } from 'vitest'
import { checkout, deliveryState, outbox, untilState, verify, writeStory } from '../buyer.ts'
import { createTestApp } from '../create-test-app.ts'

const CARD = { number: '4242 4242 4242 4242', expiry: '04 / 40', cvc: '123', name: 'Elena' }

function form(fields: Record<string, string>): [string, Record<string, string>] {
  return [new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' }]
}

test('simulated: bought with a code, without pictures before, delivered once, on any device', async () => {
  await using t = await createTestApp()
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

  const phone = t.visitor()
  expect((await phone.get(`/api/stories/${storyId}`)).status).toBe(404)
  expect(await verify(phone, sessionId)).toEqual({ verified: true, customerEmail: 'elena@correo.mx' })
  expect((await phone.get(`/api/stories/${storyId}`)).status).toBe(200)
  const pdf = Buffer.from(await (await phone.get(`/api/stories/${storyId}/pdf`)).arrayBuffer())
  const attached = mails[0]?.attachments.find(({ filename }) => filename?.endsWith('.pdf'))?.content
  expect(pdf.equals(new Uint8Array(attached as ArrayBuffer))).toBe(true)
  expect((await phone.send('POST', page.replace(/[^/]+$/, 'x') + '/pay', ...form(CARD))).status).toBe(404)
})
