import { useState } from 'react'
import { accountApi } from './account-api.ts'
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
      const { twoFactorRedirect } = await accountApi.signIn(identifier.trim(), password)
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
