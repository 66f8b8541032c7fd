import { useQueryClient } from '@tanstack/react-query'
import type { User } from '../../../contract/accounts.ts'
import { MAX_NAME_LENGTH } from '../../../contract/constants.ts'
import { call } from '../../call.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { userQuery } from '../shell/user.ts'
import { Section } from './account-section.tsx'
import { ProfilePicture } from './profile-picture.tsx'

export function Profile({ user }: { user: User }) {
  const client = useQueryClient()
  const { field, busy, submit } = useForm({
    defaultValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '', bio: user.bio ?? '' },
    shownAt: 'bio',
    send: async (profile) => {
      client.setQueryData(userQuery.queryKey, await call('updateUser', { body: profile }))
      toast({ title: 'Guardado', description: 'Tu perfil está al día' })
    },
  })
  return (
    <Section title="Quién eres">
      <ProfilePicture user={user} />
      <form className="mt-6 grid gap-5" noValidate onSubmit={submit}>
        <TextField
          {...field('firstName')}
          label="Nombre"
          optional
          autoComplete="given-name"
          maxLength={MAX_NAME_LENGTH}
        />
        <TextField
          {...field('lastName')}
          label="Apellido"
          optional
          autoComplete="family-name"
          maxLength={MAX_NAME_LENGTH}
        />
        <TextArea {...field('bio')} label="Sobre ti" optional maxLength={500} />
        <Button type="submit" size="small" busy={busy}>
          Guardar
        </Button>
      </form>
    </Section>
  )
}
