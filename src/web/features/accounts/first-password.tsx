import { useState } from 'react'
import { useForm } from '../../forms/use-form.ts'
import { useConfig } from '../shell/config.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { callAuth } from './call-auth.ts'

/** Sends the same link by e-mail as for a forgotten password. */
export function FirstPassword({ email }: { email: string }) {
  const { mail } = useConfig()
  const [sent, setSent] = useState(false)
  const { busy, problem, submit } = useForm({
    send: async () => {
      await callAuth('requestReset', { email })
      setSent(true)
    },
  })
  if (sent && mail) return <p role="status">Te escribimos a {email}: abre el enlace y elige tu contraseña.</p>
  if (sent) return <p role="status">Esta instalación no envía correo: el enlace lo tiene quien la administra.</p>
  return (
    <form noValidate onSubmit={submit}>
      <p>Entras con tu proveedor de acceso. Si quieres, elige además una contraseña para entrar sin él.</p>
      <Problem text={problem} />
      <Button type="submit" size="small" className="mt-4" busy={busy}>
        Crear una contraseña
      </Button>
    </form>
  )
}
