import { useState } from 'react'
import { PageFrame } from '../shell/page-frame.tsx'
import { useUser } from '../shell/user.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountPanel } from './account-panel.tsx'
import { ForgottenForm } from './forgotten-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { ShelfAside } from './shelf-aside.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

type Mode = 'sign-in' | 'sign-up' | 'forgotten'

/** Sign-in, sign-up and password recovery for visitors; the account for members. */
export function SignInPage() {
  const { user, isLoading } = useUser()
  const token = new URLSearchParams(location.search).get('recuperar')
  if (isLoading) return <Waiting />
  if (user && !token)
    return (
      <>
        <AccountPanel user={user} />
        <SignInAgain user={user} />
      </>
    )
  return (
    <PageFrame title="Ingresar">
      <div className="wrap grid items-center gap-12 pt-10 pb-20 desk:grid-cols-[1fr_1fr]">
        <div className="w-full max-w-124">{token ? <NewPasswordForm token={token} /> : <Ways />}</div>
        <ShelfAside />
      </div>
    </PageFrame>
  )
}

function Ways() {
  const [mode, setMode] = useState<Mode>('sign-in')
  const next = new URLSearchParams(location.search).get('next')
  if (mode === 'sign-up') return <SignUpForm next={next} onSignIn={() => setMode('sign-in')} />
  if (mode === 'forgotten') return <ForgottenForm onSignIn={() => setMode('sign-in')} />
  return <SignInForm next={next} onSignUp={() => setMode('sign-up')} onForgotten={() => setMode('forgotten')} />
}

function Waiting() {
  return (
    <PageFrame title="Ingresar">
      <div
        className="wrap grid items-center gap-12 pt-10 pb-20 desk:grid-cols-[1fr_1fr]"
        role="status"
        aria-label="Cargando"
      >
        <Skeleton className="h-80 w-full max-w-[27rem]" />
      </div>
    </PageFrame>
  )
}
