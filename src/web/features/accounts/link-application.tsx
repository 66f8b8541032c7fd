import { useEffect, useRef } from 'react'
import { secondStepSchema } from '../../../contract/accounts.ts'
import { bySchema } from '../../forms/resolvers.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { callAuth } from './call-auth.ts'
import { QrCode } from '../../ui/qr-code.tsx'

/** Shows the TOTP secret as a QR code, as an `otpauth:` link and as text, and asks for a first code. */
export function LinkApplication({ uri, onLinked }: { uri: string; onLinked: () => Promise<void> }) {
  const drawing = useRef<HTMLDivElement>(null)
  useEffect(() => drawing.current?.focus(), [])
  const { field, busy, submit } = useForm({
    defaultValues: { code: '' },
    resolver: bySchema(secondStepSchema),
    shownAt: 'code',
    send: async (proof) => {
      await callAuth('verifyTotp', proof)
      await onLinked()
    },
  })
  // Authenticator applications do not decode `+` as a space.
  const address = uri.replaceAll('+', '%20')
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <div
        ref={drawing}
        tabIndex={-1}
        className="grid justify-items-center gap-5 outline-none min-[34rem]:grid-cols-[13rem_1fr] min-[34rem]:items-center min-[34rem]:justify-items-start"
      >
        <QrCode
          text={address}
          label="Código QR para tu aplicación de códigos"
          className="w-[min(13rem,100%)] rounded-field"
        />
        <div>
          <p>
            ¿La aplicación está en este mismo teléfono? <a href={address}>Ábrela aquí</a>.
          </p>
          <p className="mt-3">O escribe en ella esta clave:</p>
          <p className="mt-1 font-mono wrap-anywhere" translate="no">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
      </div>
      <TextField
        {...field('code')}
        label="El código que muestra ahora"
        autoComplete="one-time-code"
        inputMode="numeric"
        className="num"
        maxLength={7}
        hint="Seis cifras. Cuando lo escribas bien, quedará activada."
      />
      <Button variant="main" type="submit" busy={busy}>
        Activar
      </Button>
    </form>
  )
}
