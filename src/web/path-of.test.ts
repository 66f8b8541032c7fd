import { expect, test } from 'vitest'
import { pathOf, toQuery } from './path-of.ts'

test('what a path names is put into it, whatever it holds', () => {
  expect(pathOf('getStory', { params: { id: 7 } })).toBe('/api/stories/7')
  expect(pathOf('verifyCheckoutSession', { params: { sessionId: 'a/b?c' } })).toBe(
    '/api/checkout-sessions/a%2Fb%3Fc/verify',
  )
  expect(pathOf('login')).toBe('/api/login')
})

test('what is asked for behind it is left out where it is empty', () => {
  expect(pathOf('listStories', { query: { limit: 24, before: null } })).toBe('/api/auth/stories?limit=24')
  expect(pathOf('getPdf', { params: { id: 7 } })).toBe('/api/stories/7/pdf')
  expect(pathOf('login', { query: { next: '/mis-cuentos?a=1' } })).toBe('/api/login?next=%2Fmis-cuentos%3Fa%3D1')
})

test('photo ids stay out of the query unless set', () => {
  expect(toQuery({ senderName: 'Ana & Luz', senderPhotoId: undefined, recipientPhotoId: null })).toBe(
    'senderName=Ana+%26+Luz',
  )
  expect(new URLSearchParams(toQuery({ look: { glasses: true } })).get('look')).toBe('{"glasses":true}')
})
