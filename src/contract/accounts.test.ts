import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
  email,
  newPassword,
  passwordAgainSchema,
  profileSchema,
  safeReturnPath,
  secondStepSchema,
  signInSchema,
  signUpSchema,
  username,
} from './accounts.ts'
import { MESSAGES, tooLong } from './messages.ts'
import { checkoutSchema } from './purchases.ts'
import { shareSchema } from './stories.ts'

/** The accepted value, or what the person hears. */
function answer(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message
}

const LONGEST_EMAIL = `${'a'.repeat(244)}@correo.mx`

test.each([
  [' Ana@Correo.MX ', 'ana@correo.mx'],
  [LONGEST_EMAIL, LONGEST_EMAIL],
  [`a${LONGEST_EMAIL}`, MESSAGES.emailInvalid],
  ['ana', MESSAGES.emailInvalid],
])('wherever one gives an email, %j is read as %j', (value, expected) => {
  const isRefused = expected === MESSAGES.emailInvalid
  const accepted = isRefused ? expected : { email: expected }
  expect(answer(email, value)).toBe(expected)
  // It is somebody else's there.
  const shared = isRefused ? MESSAGES.shareEmailInvalid : accepted
  expect(answer(shareSchema.pick({ email: true }), { email: value })).toEqual(shared)
  expect(answer(checkoutSchema, { email: value })).toEqual(accepted)
})

test('an email that is no text is no email', () => {
  expect(answer(email, 7)).toBe(MESSAGES.emailInvalid)
  expect(answer(shareSchema, { note: 'x' })).toBe(MESSAGES.shareEmailInvalid)
})

test.each([{ email: '' }, { email: '  ' }, {}])('a checkout with %j asks for the email', (body) => {
  expect(answer(checkoutSchema, body)).toBe(MESSAGES.emailRequired)
})

test.each([
  [' Zoë_7.x- ', 'Zoë_7.x-'],
  ['ana', 'ana'],
  ['an', MESSAGES.usernameInvalid],
  ['a'.repeat(30), 'a'.repeat(30)],
  ['a'.repeat(31), MESSAGES.usernameInvalid],
  ['ana maría', MESSAGES.usernameInvalid],
  ['¡ana', MESSAGES.usernameInvalid],
  ['ana!', MESSAGES.usernameInvalid],
  [undefined, MESSAGES.usernameInvalid],
])('the username %j is read as %j', (value, expected) => {
  expect(answer(username, value)).toBe(expected)
})

test('a new password has ten characters at least and is of bounded length', () => {
  expect(answer(newPassword, ' tal cual ')).toBe(' tal cual ')
  expect(answer(newPassword, 'a'.repeat(128))).toHaveLength(128)
  expect(answer(newPassword, 'a'.repeat(129))).toBe(MESSAGES.passwordLong)
  for (const value of ['a'.repeat(9), undefined]) expect(answer(newPassword, value)).toBe(MESSAGES.passwordShort)
})

test('signing up takes email, username and password; signing in one of the first two', () => {
  const member = { email: 'ana@correo.mx', username: 'ana', password: 'una frase larga' }
  expect(answer(signUpSchema, { ...member, role: 'admin' })).toEqual(member)
  for (const field of ['email', 'username', 'password'])
    expect(signUpSchema.safeParse({ ...member, [field]: undefined }).success).toBe(false)

  expect(answer(signInSchema, { identifier: ' ana ', password: ' x ' })).toEqual({ identifier: 'ana', password: ' x ' })
  expect(answer(signInSchema, { identifier: ' ', password: 'x' })).toBe(MESSAGES.identifierRequired)
  expect(answer(signInSchema, { identifier: 'ana', password: '' })).toBe(MESSAGES.passwordRequired)
})

test('a profile’s names and words are trimmed, bounded, and can be taken out', () => {
  const profile = { firstName: ' Ana ', lastName: null, bio: ` ${'a'.repeat(500)} ` }
  expect(answer(profileSchema, profile)).toEqual({ firstName: 'Ana', lastName: null, bio: 'a'.repeat(500) })
  expect(answer(profileSchema, {})).toEqual({})
  expect(answer(profileSchema, { firstName: 'a'.repeat(81) })).toBe(tooLong(80))
  expect(answer(profileSchema, { lastName: 'a'.repeat(81) })).toBe(tooLong(80))
  expect(answer(profileSchema, { bio: 'a'.repeat(501) })).toBe(tooLong(500))
})

test('a password or code that is asked for again is never boundless', () => {
  expect(answer(passwordAgainSchema, {})).toEqual({})
  expect(answer(passwordAgainSchema, { password: 'a'.repeat(128) })).toEqual({ password: 'a'.repeat(128) })
  expect(passwordAgainSchema.safeParse({ password: 'a'.repeat(129) }).success).toBe(false)
  expect(answer(secondStepSchema, { code: ' 123456 ' })).toEqual({ code: '123456' })
  for (const code of ['', ' ', undefined]) expect(answer(secondStepSchema, { code })).toBe(MESSAGES.codeRequired)
  expect(answer(secondStepSchema, { code: '1'.repeat(40) })).toEqual({ code: '1'.repeat(40) })
  expect(answer(secondStepSchema, { code: '1'.repeat(41) })).toBe(MESSAGES.codeWrong)
})

test.each(['/mis-cuentos', '/story/7?x=a/b#fin', '/'])('after signing in one returns to %s', (path) =>
  expect(safeReturnPath(path)).toBe(path),
)

test.each([
  null,
  undefined,
  '',
  'https://malo.example',
  '//malo.example',
  '/\\malo.example',
  'javascript:alert(1)',
  '/a b',
  '/a\u0000',
  '/a\nb',
  '/api/logout',
])('nobody is led to %j after signing in', (path) => expect(safeReturnPath(path)).toBe('/mis-cuentos'))
