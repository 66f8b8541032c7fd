import { expect, test } from 'vitest'
import { checkoutRequest, giftCardRequest } from './checkout-request.ts'

const expiresAt = new Date('2026-01-02T03:04:05Z')
const purchase = {
  id: 'p1',
  email: 'a@correo.mx',
  amount: 100,
  currency: 'mxn',
  provider: 'stripe',
  expiresAt,
} as const
const story = { id: 7, storyTitle: 'El mar', coverPictureId: 9 }
const BASE = 'https://cuentos.example'

test('the provider is asked for what the purchase has kept', () => {
  expect(checkoutRequest(BASE, purchase, story)).toEqual({
    purchaseId: 'p1',
    storyId: 7,
    title: 'El mar',
    description: 'Libro en PDF, 5 páginas',
    takesCodes: true,
    promotion: null,
    coverUrl: `${BASE}/api/purchases/p1/cover`,
    email: 'a@correo.mx',
    price: { amount: 100, currency: 'mxn' },
    successUrl: `${BASE}/delivery/7?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${BASE}/checkout/7`,
    expiresAt,
  })
  const promotion = { id: 'promo_1', shown: '···· 9HWD' }
  expect(checkoutRequest(BASE, purchase, story, promotion)).toMatchObject({ promotion })
  expect(checkoutRequest(BASE, purchase, { ...story, storyTitle: null }).title).toBe('Historia personalizada')
})

test('a gift card takes no code, shows its wrapping and keeps its own address to itself', () => {
  expect(giftCardRequest(BASE, purchase, { style: 'retro' })).toEqual({
    purchaseId: 'p1',
    storyId: null,
    title: 'Tarjeta de regalo',
    description: 'Un cuento por hacer, con su código',
    takesCodes: false,
    promotion: null,
    coverUrl: `${BASE}/wrapping/retro.jpg`,
    email: 'a@correo.mx',
    price: { amount: 100, currency: 'mxn' },
    successUrl: `${BASE}/api/gift-cards/bought?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${BASE}/tarjeta`,
    expiresAt,
  })
  const here = 'http://localhost:3000'
  expect(giftCardRequest(here, purchase, { style: 'retro' }).coverUrl).toBeNull()
  expect(giftCardRequest(here, { ...purchase, provider: 'simulated' }, { style: 'retro' }).coverUrl).toBe(
    '/wrapping/retro.jpg',
  )
})

test.each([
  [BASE, 'stripe', null, null],
  // Where a provider cannot reach us, it is shown no cover.
  ['http://localhost:3000', 'stripe', 9, null],
  ['http://localhost:3000', 'simulated', 9, '/api/pictures/9?w=960'],
  [BASE, 'simulated', 9, '/api/pictures/9?w=960'],
] as const)('at %s, %s shows of the cover %s: %s', (baseUrl, provider, coverPictureId, coverUrl) => {
  expect(checkoutRequest(baseUrl, { ...purchase, provider }, { ...story, coverPictureId }).coverUrl).toBe(coverUrl)
})
