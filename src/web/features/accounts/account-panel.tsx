import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { userQuery } from '../shell/user.ts'
import { call } from '../../call.ts'
import { pathOf } from '../../path-of.ts'
import { Section } from './account-section.tsx'
import { Address } from './address.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailConfirmation } from './email-confirmation.tsx'
import { Password } from './password.tsx'
import { Sessions } from './sessions.tsx'
import { TwoFactor } from './two-factor.tsx'
import { useSubmit } from './use-submit.ts'

export function AccountPanel({ user }: { user: User }) {
  return (
    <PageFrame title="Tu cuenta">
      <div className="wrap account">
        <h1 className="text-t1">Tu cuenta</h1>
        <EmailConfirmation />
        <div className="account-grid">
          <Profile user={user} />
          <Address user={user} />
          <Password user={user} />
          <TwoFactor user={user} />
          <Sessions />
          <Section title="Tus datos">
            <p>Descarga todo lo que guardamos de ti: cuenta, fotos, cuentos e ilustraciones.</p>
            <Button asChild size="small" className="mt-4">
              <a href={pathOf('exportAccount')} download>
                Descargar mis datos
              </a>
            </Button>
          </Section>
          <DeleteAccount />
        </div>
      </div>
    </PageFrame>
  )
}

function Profile({ user }: { user: User }) {
  const client = useQueryClient()
  const [values, setValues] = useState({
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    bio: user.bio ?? '',
  })
  const { busy, problems, submit } = useSubmit(async () => {
    client.setQueryData(userQuery.queryKey, await call('updateUser', { body: values }))
    toast({ title: 'Guardado', description: 'Tu perfil está al día' })
  })
  const change = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value })
  return (
    <Section title="Quién eres">
      <Picture user={user} />
      <form className="form" noValidate action={() => void submit()}>
        <TextField
          label="Nombre"
          optional
          autoComplete="given-name"
          maxLength={80}
          value={values.firstName}
          onChange={change('firstName')}
          error={problems['firstName']}
        />
        <TextField
          label="Apellido"
          optional
          autoComplete="family-name"
          maxLength={80}
          value={values.lastName}
          onChange={change('lastName')}
          error={problems['lastName']}
        />
        <TextArea
          label="Sobre ti"
          optional
          maxLength={500}
          value={values.bio}
          onChange={change('bio')}
          error={problems['bio'] ?? problems.form}
        />
        <Button type="submit" size="small" busy={busy}>
          Guardar
        </Button>
      </form>
    </Section>
  )
}

function Picture({ user }: { user: User }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  async function send(file: File | undefined): Promise<void> {
    if (!file || busy) return
    setBusy(true)
    try {
      client.setQueryData(userQuery.queryKey, await call('setProfilePicture', { photo: file, form: {} }))
    } catch {
      toast({ title: 'Error', description: 'Esa foto no se pudo usar. Prueba con otra', variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="mb-4 flex items-center gap-4">
      {user.profileImageUrl ? (
        <img
          src={user.profileImageUrl}
          alt="Tu foto"
          width={72}
          height={72}
          className="size-18 rounded-seal object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-18 place-items-center rounded-seal bg-cloth text-t3 text-on-cloth"
        >
          {user.username.slice(0, 2).toLocaleUpperCase('es')}
        </span>
      )}
      <div>
        <b>{user.username}</b>
        <label className="account-file">
          {busy ? 'Subiendo…' : 'Cambiar foto'}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            className="sr-only"
            onChange={(event) => void send(event.target.files?.[0])}
          />
        </label>
      </div>
    </div>
  )
}
