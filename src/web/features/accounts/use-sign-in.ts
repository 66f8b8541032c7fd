import { useState } from 'react'
import { callAuth } from './call-auth.ts'
import { checkSignIn } from './checks.ts'
import { type Problems, useSubmit } from './use-submit.ts'

/** The password, and whether it was enough: where a code is wanted too, `asksForCode` says so until `back`. */
export function useSignIn(identifier: string, onDone: () => void | Promise<void>) {
  const [password, setPassword] = useState('')
  const [asksForCode, setAsksForCode] = useState(false)
  const [reason, setReason] = useState<string>()
  const { busy, problems, submit } = useSubmit(
    async () => {
      setReason(undefined)
      const { twoFactorRedirect } = await signIn(identifier.trim(), password)
      if (twoFactorRedirect) setAsksForCode(true)
      else await onDone()
    },
    () => checkSignIn({ identifier, password }),
  )

  function back(why?: string): void {
    setPassword('')
    setReason(why)
    setAsksForCode(false)
  }

  const shown: Problems = reason === undefined ? problems : { form: reason, ...problems }
  return { password, setPassword, asksForCode, back, busy, submit, problems: shown }
}

/** By the e-mail where there is an `@` in what was typed, else by the username. */
function signIn(identifier: string, password: string) {
  return identifier.includes('@')
    ? callAuth('signInByEmail', { email: identifier, password })
    : callAuth('signInByUsername', { username: identifier, password })
}
