import { useState } from 'react'
import { signInSchema } from '../../../contract/accounts.ts'
import { bySchema } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { callAuth } from './call-auth.ts'

/** The form of identifier and password. `asksForCode` is true while a second factor is asked for, until `back`. */
export function useSignIn(onDone: () => void | Promise<void>, identifier = '') {
  const [asksForCode, setAsksForCode] = useState(false)
  const { field, busy, submit, setValue, setError } = useForm({
    defaultValues: { identifier, password: '' },
    resolver: bySchema(signInSchema),
    shownAt: 'password',
    send: async (typed) => {
      const { twoFactorRedirect } = await signIn(typed)
      if (twoFactorRedirect) setAsksForCode(true)
      else await onDone()
    },
  })

  function back(reason?: string): void {
    setValue('password', '')
    if (reason) setError('root', { message: reason })
    setAsksForCode(false)
  }

  return { field, busy, submit, asksForCode, back }
}

/** By the e-mail where there is an `@` in what was typed, else by the username. */
function signIn({ identifier, password }: { identifier: string; password: string }) {
  return identifier.includes('@')
    ? callAuth('signInByEmail', { email: identifier, password })
    : callAuth('signInByUsername', { username: identifier, password })
}
