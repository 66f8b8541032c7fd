import { expect, test } from 'vitest'
import { AUTH_CALLS } from '../../contract/accounts.ts'
import { routes } from '../../contract/routes.ts'
import { limitOf, LIMITS, networkOf } from './limits.ts'

test('of the calls about accounts, only those are free that tell nothing, guess nothing and send nothing', () => {
  const limits = AUTH_CALLS.map((call) => [call, limitOf({ method: 'POST', path: `/api/auth/${call}` })] as const)
  expect(Object.fromEntries(limits.filter(([, limit]) => limit))).toEqual({
    'sign-up/email': 'signUp',
    'sign-in/email': 'signIn',
    'sign-in/username': 'signIn',
    'sign-in/social': 'signIn',
    'request-password-reset': 'credentials',
    'reset-password': 'credentials',
    'change-password': 'credentials',
    'change-email': 'credentials',
    'two-factor/enable': 'credentials',
    'two-factor/disable': 'credentials',
    'two-factor/generate-backup-codes': 'credentials',
    'two-factor/verify-totp': 'signIn',
    'two-factor/verify-backup-code': 'signIn',
  })
})

test('whatever costs engines, disk, mail or money is limited, and reading is free', () => {
  const limits = Object.entries(routes).map(([name, route]) => [name, limitOf(route)] as const)
  expect(Object.fromEntries(limits.filter(([, limit]) => limit))).toEqual({
    deleteAccount: 'credentials',
    uploadPhoto: 'uploads',
    addPhoto: 'uploads',
    readLook: 'uploads',
    setProfilePicture: 'uploads',
    combinePhotos: 'uploads',
    getChallenge: 'challenges',
    beginStory: 'generation',
    generateText: 'generation',
    generateStory: 'generation',
    streamStory: 'generation',
    illustrateStory: 'drawing',
    illustrateParagraph: 'drawing',
    generateCover: 'drawing',
    createCheckoutSession: 'checkout',
    shareStory: 'mail',
  })
})

const anHour = ({ most, seconds }: { most: number; seconds: number }) => (most * 3_600) / seconds

test('one family makes stories all evening, and nobody guesses a password in a day', () => {
  for (const guessing of [LIMITS.signIn, LIMITS.signUp, LIMITS.credentials, LIMITS.account])
    expect(anHour(guessing)).toBeLessThanOrEqual(120)
  for (const making of [
    LIMITS.uploads,
    LIMITS.generation,
    LIMITS.challenges,
    LIMITS.drawing,
    LIMITS.checkout,
    LIMITS.mail,
  ])
    expect(anHour(making)).toBeGreaterThanOrEqual(20)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
  ['1:2::7:8', '1:2:0:0'],
  ['1::4:5:6:7:8', '1:0:0:4'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
