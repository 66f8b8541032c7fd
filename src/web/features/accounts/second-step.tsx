import { useState } from 'react'
import { secondStepSchema } from '../../../contract/accounts.ts'
import { bySchema } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { ApiError } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { callAuth } from './call-auth.ts'

type Props = {
  onDone: () => void | Promise<void>
  /** Returns to the password; `reason` is shown where the server ended this step. */
  onBack: (reason?: string) => void
}

/** Asks for the second factor: a code of the authenticator application or a backup code. */
export function SecondStep({ onDone, onBack }: Props) {
  const [kind, setKind] = useState<Kind>('verifyTotp')
  const other = kind === 'verifyTotp' ? 'verifyBackupCode' : 'verifyTotp'
  return <Code key={kind} {...{ kind, onDone, onBack }} onOther={() => setKind(other)} />
}

function Code({ kind, onDone, onBack, onOther }: Props & { kind: Kind; onOther: () => void }) {
  const { field, busy, submit } = useForm({
    defaultValues: { code: '' },
    resolver: bySchema(secondStepSchema),
    shownAt: 'code',
    send: async (proof) => {
      try {
        await callAuth(kind, proof)
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return onBack(error.body?.message)
        throw error
      }
      await onDone()
    },
  })
  return (
    <form className="mt-6 grid gap-5" noValidate onSubmit={submit}>
      <TextField
        {...field('code')}
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        className="num"
        {...FIELDS[kind]}
      />
      <Button variant="main" type="submit" block busy={busy}>
        Ingresar
      </Button>
      <p className="flex flex-wrap justify-center gap-x-6">
        <Button variant="quiet" onClick={onOther}>
          {kind === 'verifyTotp' ? 'Usar un código de respaldo' : 'Usar la aplicación de códigos'}
        </Button>
        <Button variant="quiet" onClick={() => onBack()}>
          Volver
        </Button>
      </p>
    </form>
  )
}

const FIELDS = {
  verifyTotp: {
    label: 'Código de seis cifras',
    hint: 'Lo muestra tu aplicación de códigos y cambia cada medio minuto.',
    inputMode: 'numeric',
    maxLength: 7,
  },
  verifyBackupCode: {
    label: 'Código de respaldo',
    hint: 'Uno de los que guardaste. Cada uno sirve una vez.',
    inputMode: 'text',
    maxLength: 20,
  },
} as const
type Kind = keyof typeof FIELDS
