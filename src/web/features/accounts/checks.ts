import { email, newPassword, signInSchema, signUpSchema } from '../../../contract/accounts.ts'
import type { Problems } from './use-submit.ts'

type Issues = { issues: { path: PropertyKey[]; message: string }[] }

function byField(error: Issues | undefined): Problems | null {
  if (!error) return null
  const problems: Problems = {}
  for (const { path, message } of error.issues) problems[path.map(String).join('.') || 'form'] ??= message
  return problems
}

export const checkSignIn = (values: object) => byField(signInSchema.safeParse(values).error)
export const checkSignUp = (values: object) => byField(signUpSchema.safeParse(values).error)
export const checkEmail = (value: string, field = 'email') => {
  const message = email.safeParse(value).error?.issues[0]?.message
  return message ? { [field]: message } : null
}
export const checkNewPassword = (value: string) => {
  const message = newPassword.safeParse(value).error?.issues[0]?.message
  return message ? { password: message } : null
}
