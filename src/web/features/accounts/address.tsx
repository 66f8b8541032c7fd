import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { emailChangeSchema, type User } from '../../../contract/accounts.ts'
import { MESSAGES } from '../../../contract/messages.ts'
import { bySchema } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { useConfig } from '../shell/config.ts'
import { callAuth } from './call-auth.ts'
import { Section } from './account-section.tsx'
import { PasswordAgain } from './password-again.tsx'
import { hasPasswordQuery } from './queries.ts'

export function Address({ user }: { user: User }) {
  const { mail } = useConfig()
  const [sentTo, setSentTo] = useState<string>()
  const { data: hasPassword = true } = useQuery(hasPasswordQuery)
  const { field, busy, submit } = useForm({
    defaultValues: { email: '', password: '' },
    resolver: bySchema(
      emailChangeSchema.refine(({ email }) => email !== user.email, { path: ['email'], error: MESSAGES.emailSame }),
    ),
    shownAt: 'email',
    send: async ({ email, password }) => {
      const callbackURL = '/ingresar?correo=confirmado'
      await callAuth('changeEmail', { newEmail: email, callbackURL, ...(password && { password }) })
      setSentTo(email)
    },
  })
  return (
    <Section title="Tu email">
      <p>{user.email}</p>
      {sentTo ? (
        <p className="mt-3" role="status">
          {mail
            ? `Te escribimos a ${sentTo}. El cambio queda hecho cuando abras el enlace.`
            : 'Esta instalación no envía correo: el enlace lo tiene quien la administra. El cambio queda hecho cuando lo abras.'}
        </p>
      ) : (
        <form className="mt-6 grid gap-5" noValidate onSubmit={submit}>
          <TextField {...field('email')} label="Email nuevo" type="email" autoComplete="email" />
          {hasPassword && <PasswordAgain {...field('password')} />}
          <Button type="submit" size="small" busy={busy}>
            Cambiar email
          </Button>
        </form>
      )}
    </Section>
  )
}
