import { type ReactNode, useEffect } from 'react'
import { MESSAGES } from '../../../contract/messages.ts'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { pathOf } from '../../path-of.ts'
import { Unreachable } from '../errors/unreachable.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { useUser } from '../shell/user.ts'
import { SignInAgain } from './sign-in-again.tsx'

function loginAddress(): string {
  return pathOf('login', { query: { next: location.pathname + location.search } })
}

type Props = {
  title: string
  children: ReactNode
  waiting: ReactNode
  /** Sends visitors to the login at once. */ redirect?: boolean
}

/** Shows its children to members; visitors are told why not and can sign in and come back. */
export function MemberGate({ title, children, waiting, redirect = false }: Props) {
  const { user, isAuthenticated, isLoading, retry, error } = useUser()
  const away = redirect && !isLoading && !isAuthenticated && !retry
  useEffect(() => {
    if (!away) return undefined
    toast({ title: 'Acceso restringido', description: MESSAGES.loginRequired, variant: 'destructive' })
    const timer = setTimeout(() => location.assign(loginAddress()), 1_500)
    return () => clearTimeout(timer)
  }, [away])

  if (isLoading) return <PageFrame title={title}>{waiting}</PageFrame>
  if (retry)
    return (
      <PageFrame title={title}>
        <Unreachable what="No pudimos abrir esta página" error={error} onRetry={retry} />
      </PageFrame>
    )
  if (user)
    return (
      <PageFrame title={title}>
        {children}
        <SignInAgain user={user} />
      </PageFrame>
    )
  return (
    <PageFrame title={title}>
      <BlankSlate art="shelf" title={title} lead={<p>{MESSAGES.loginRequired}</p>}>
        <Button variant="main" asChild>
          <a href={loginAddress()}>Ingresar</a>
        </Button>
      </BlankSlate>
    </PageFrame>
  )
}
