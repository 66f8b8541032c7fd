import { expect, test } from 'vitest'
import { askServer } from '../../src/server/admin/ask.ts'
import { runCommand } from '../../src/server/admin/run.ts'
import { serveAdmin } from '../../src/server/admin/serve.ts'
import { checkout, deliveryState, outbox, untilState, verify, writeStory } from '../buyer.ts'
import { createTestApp } from '../create-test-app.ts'
import { openStripeDouble, STRIPE_KEY, STRIPE_SECRET } from '../doubles/stripe.ts'

test('whoever runs the shop lists, looks, corrects an address, delivers anyway and refunds', async () => {
  await using stripe = await openStripeDouble()
  const env = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET: STRIPE_SECRET, STRIPE_API_URL: stripe.url }
  await using t = await createTestApp({ env })
  const run = async (...argv: string[]) => runCommand(t.ctx, argv)
  const ana = t.visitor()
  expect(await run('purchases')).toEqual({ output: 'No purchases.', failed: false })

  const storyId = await writeStory(ana)
  await checkout(ana, storyId, 'elena@corre.mx')
  const session = stripe.latest()
  stripe.pay(session.id, { percentOff: 20 })
  await verify(ana, session.id)
  await untilState(ana, storyId, 'sent')
  const [row] = JSON.parse((await run('purchases', '--json')).output) as { id: string }[]
  const id = row?.id ?? ''
  const receipt = id.slice(0, 8).toUpperCase()
  expect((await run('purchases')).output).toMatch(new RegExp(`${receipt}.*delivered.*\\$100\\.00 MXN.*\\$80\\.00 MXN`))
  for (const reference of [id, receipt, session.id, session.payment_intent ?? '']) {
    expect(await run('purchase', reference)).toMatchObject({ failed: false, output: expect.stringContaining(id) })
  }

  expect(await run('resend', receipt, '--to', 'elena@correo.mx, x@y.mx')).toMatchObject({ failed: true })
  expect(await run('resend', receipt, '--to', 'Elena@correo.mx')).toMatchObject({ failed: false })
  await untilState(ana, storyId, 'sent')
  const sent = await outbox(t)
  expect(sent.map(({ to, messageId }) => [to?.[0]?.address, messageId])).toEqual([
    ['elena@corre.mx', `<purchase-${id}-1@localhost>`],
    ['elena@correo.mx', `<purchase-${id}-2@localhost>`],
  ])

  const odd = await writeStory(ana, 'los trenes')
  await checkout(ana, odd)
  const tampered = stripe.latest()
  tampered.amount_subtotal = 5_000
  stripe.pay(tampered.id)
  await verify(ana, tampered.id)
  const stuck = JSON.parse((await run('stuck', '--json')).output) as { id: string; problem: string }[]
  expect(stuck).toMatchObject([{ problem: expect.stringContaining('5000 mxn') }])
  expect(await run('resend', stuck[0]?.id ?? '')).toMatchObject({
    failed: true,
    output: expect.stringContaining('--anyway'),
  })
  expect(await run('resend', stuck[0]?.id ?? '', '--anyway')).toMatchObject({ failed: false })
  await untilState(ana, odd, 'sent')
  expect((await run('stuck')).output).toBe('Nothing is stuck.')

  expect(await run('refund', receipt)).toEqual({ output: `Refunded $80.00 MXN: purchase ${receipt}.`, failed: false })
  expect(await run('refund', receipt)).toMatchObject({ failed: true })
  expect(await deliveryState(ana, storyId)).toBe('refunded')
  expect((await run('stats')).output).toMatch(/revenue +\$50\.00 MXN/)
  for (const wrong of [
    ['refund'],
    ['purchase', 'nada'],
    ['purchases', '--limit', 'x'],
    ['purchases', '--status', 'x'],
    ['rm'],
    ['rm', '--help'],
  ]) {
    expect(await run(...wrong)).toMatchObject({ failed: true })
  }
  for (const asked of [['--help'], ['help'], ['refund', '--help']]) {
    expect(await run(...asked)).toMatchObject({ failed: false, output: expect.stringContaining('refund ID') })
  }
})

test('the running server takes commands through a socket in its folder, and nobody else does', async () => {
  await using t = await createTestApp()
  const { DATA_DIR } = t.deps.settings
  expect(await askServer(DATA_DIR, ['stuck'])).toBeNull()
  const close = await serveAdmin(t.ctx)
  expect(await askServer(DATA_DIR, ['stuck'])).toEqual({ output: 'Nothing is stuck.', failed: false })
  expect(await askServer(DATA_DIR, ['purchase', 'nada'])).toMatchObject({ failed: true })
  await close()
  expect(await askServer(DATA_DIR, ['stuck'])).toBeNull()
})
