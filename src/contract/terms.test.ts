import { expect, test } from 'vitest'
import { AUTH_CALLS } from './accounts.ts'
import { type Bound, LIMITS } from './limits.ts'
import { type Route, routes } from './routes.ts'
import { AUTH_TERMS } from './terms.ts'

const limitsOf = (terms: Record<string, { limit: string }>) =>
  Object.fromEntries(Object.entries(terms).flatMap(([name, { limit }]) => (limit === 'reads' ? [] : [[name, limit]])))

test('of the calls about accounts, only those are free that tell nothing, guess nothing and send nothing', () => {
  expect(Object.keys(AUTH_TERMS).toSorted()).toEqual(AUTH_CALLS.toSorted())
  expect(limitsOf(AUTH_TERMS)).toEqual({
    'sign-up/email': 'signUp',
    'sign-in/email': 'signIn',
    'sign-in/username': 'signIn',
    'sign-in/social': 'signIn',
    'request-password-reset': 'credentials',
    'reset-password': 'credentials',
    'change-password': 'credentials',
    'change-email': 'credentials',
    'revoke-session': 'profile',
    'revoke-other-sessions': 'profile',
    'two-factor/enable': 'credentials',
    'two-factor/disable': 'credentials',
    'two-factor/generate-backup-codes': 'credentials',
    'two-factor/verify-totp': 'signIn',
    'two-factor/verify-backup-code': 'signIn',
    'callback/oidc': 'links',
    'reset-password/:token': 'links',
    'verify-email': 'links',
  })
})

test('whatever changes something, costs something or asks somebody else is limited', () => {
  const free = Object.entries<Route>(routes).filter(([, { limit }]) => limit === 'reads')
  expect(free.map(([, { method }]) => method).filter((method) => method !== 'GET')).toEqual([])
  expect(limitsOf(routes)).toMatchObject({
    login: 'links',
    exportAccount: 'exports',
    streamStory: 'generation',
    getPdf: 'books',
    verifyCheckoutSession: 'verification',
    changeParagraph: 'changes',
    changeStory: 'changes',
    choosePicture: 'changes',
  })
})

const anHour = ({ most, seconds }: Bound) => (most * 3_600) / seconds
const GUESSING = ['signIn', 'signUp', 'credentials']

test('one family makes stories all evening, and nobody guesses a password in a day', () => {
  const hourly = Object.entries<readonly Bound[]>(LIMITS).flatMap(([name, bounds]) =>
    bounds.map((bound) => ({ name, most: anHour(bound) })),
  )
  const guessing = hourly.filter(({ name }) => GUESSING.includes(name))
  expect(guessing.filter(({ most }) => most > 120)).toEqual([])
  expect(hourly.filter(({ name, most }) => !GUESSING.includes(name) && most < 20)).toEqual([])
})

const countedBy = (name: keyof typeof LIMITS) => LIMITS[name].map((bound: Bound) => bound.by)

test('what is done to a story or asked of the payment provider is bounded twice', () => {
  expect(countedBy('changes')).toEqual(['person', 'story'])
  expect(countedBy('checkout')).toEqual(['person', 'story'])
  expect(countedBy('verification')).toEqual(['person', 'address'])
})
