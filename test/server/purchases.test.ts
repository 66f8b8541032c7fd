import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test, vi } from 'vitest'
import type { TestClient } from '../client.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { BRIEF } from '../factories.ts'

async function writeStory(client: TestClient): Promise<number> {
  const { storyId } = await client.json<{ storyId: number }>('POST', '/api/stories/generate-text', BRIEF)
  return storyId
}

async function checkout(client: TestClient, storyId: number, email = 'elena@correo.mx'): Promise<string> {
  const path = `/api/stories/${storyId}/create-checkout-session`
  const { url } = await client.json<{ url: string }>('POST', path, { email })
  return new URL(url).pathname
}

function form(fields: Record<string, string>): [string, Record<string, string>] {
  return [new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' }]
}

const CARD = { number: '4242 4242 4242 4242', expiry: '04 / 40', cvc: '123', name: 'Elena' }

async function state(client: TestClient, storyId: number): Promise<string> {
  return (await client.json<{ state: string }>('GET', `/api/stories/${storyId}/delivery`)).state
}

async function outbox(t: TestApp) {
  const dir = join(t.deps.settings.DATA_DIR, 'outbox')
  const names = await readdir(dir).catch(() => [])
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(dir, name)))))
}

test('simulated: bought with a code, without pictures before, delivered once, on any device', async () => {
  await using t = await createTestApp()
  const ana = t.visitor()
  const storyId = await writeStory(ana)
  expect(await state(ana, storyId)).toBe('not_bought')
  const page = await checkout(ana, storyId)

  const shown = await (await ana.get(page)).text()
  expect(shown).toContain('Pago simulado')
  expect(shown).toContain('Pagar $100.00 MXN')
  expect((await ana.send('POST', `${page}/code`, ...form({ code: 'NADA' }))).status).toBe(422)
  expect((await ana.send('POST', `${page}/code`, ...form({ code: 'magia20' }))).status).toBe(303)
  expect(await (await ana.get(page)).text()).toContain('Pagar $80.00 MXN')

  const declined = await ana.send('POST', `${page}/pay`, ...form({ ...CARD, number: '4000 0000 0000 0002' }))
  expect([declined.status, await declined.text()]).toEqual([422, expect.stringContaining('rechazó')])
  expect(await state(ana, storyId)).toBe('not_bought')

  const paid = await Promise.all([1, 2].map(() => ana.send('POST', `${page}/pay`, ...form(CARD))))
  expect(paid.map(({ status }) => status)).toEqual([303, 303])
  const back = new URL(paid[0]?.headers.get('location') ?? '')
  expect(back.pathname).toBe(`/delivery/${storyId}`)
  const sessionId = back.searchParams.get('session_id') ?? ''

  await vi.waitFor(async () => expect(await state(ana, storyId)).toBe('sent'), { timeout: 30_000, interval: 100 })
  const mails = await outbox(t)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ to: [{ address: 'elena@correo.mx' }], subject: 'El cuento de Mateo ya es tuyo' })
  expect(mails[0]?.text).toContain('$80.00 MXN')
  expect(mails[0]?.attachments.map(({ mimeType }) => mimeType).sort()).toEqual(['application/pdf', 'image/jpeg'])

  const phone = t.visitor()
  expect((await phone.get(`/api/stories/${storyId}`)).status).toBe(404)
  const verified = await phone.json('GET', `/api/checkout-sessions/${sessionId}/verify`)
  expect(verified).toEqual({ verified: true, customerEmail: 'elena@correo.mx' })
  expect((await phone.get(`/api/stories/${storyId}`)).status).toBe(200)
  const pdf = Buffer.from(await (await phone.get(`/api/stories/${storyId}/pdf`)).arrayBuffer())
  const attached = mails[0]?.attachments.find(({ filename }) => filename?.endsWith('.pdf'))?.content
  expect(pdf.equals(new Uint8Array(attached as ArrayBuffer))).toBe(true)
  expect((await phone.send('POST', page.replace(/[^/]+$/, 'x') + '/pay', ...form(CARD))).status).toBe(404)
})
