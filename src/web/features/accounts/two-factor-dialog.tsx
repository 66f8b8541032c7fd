import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewFactor } from '../../../contract/accounts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { callAuth } from './call-auth.ts'
import { BackupCodes } from './backup-codes.tsx'
import { LinkApplication } from './link-application.tsx'
import { PasswordStep } from './password-step.tsx'

export type Goal = 'on' | 'codes' | 'off'

const TITLES: Record<Goal, string> = {
  on: 'Activar la verificación en dos pasos',
  codes: 'Códigos de respaldo nuevos',
  off: 'Desactivar la verificación en dos pasos',
}
const REASONS: Record<Goal, string> = {
  on: 'Primero, tu contraseña.',
  codes: 'Los que tienes dejarán de servir.',
  off: 'Para ingresar bastará otra vez con tu contraseña.',
}
const ACTIONS: Record<Goal, string> = { on: 'Continuar', codes: 'Crear códigos', off: 'Desactivar' }

/** Asks for the password, links an application where the factor is switched on, and shows new backup codes. */
export function TwoFactorDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const client = useQueryClient()
  const [factor, setFactor] = useState<NewFactor | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  async function proceed(password: string): Promise<void> {
    if (goal === 'on') return setFactor(await callAuth('enableTwoFactor', { password }))
    if (goal === 'codes') return setCodes((await callAuth('renewBackupCodes', { password })).backupCodes)
    await callAuth('disableTwoFactor', { password })
    await changed()
    toast({ title: 'Desactivada', description: 'Para ingresar basta tu contraseña' })
    onClose()
  }

  async function linked(): Promise<void> {
    setCodes(factor?.backupCodes ?? [])
    await changed()
  }

  /** Account and session: the server replaced the session. */
  function changed(): Promise<void> {
    return client.invalidateQueries()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={codes ? 'Guarda estos códigos' : factor ? 'Enlaza tu aplicación de códigos' : TITLES[goal]}
      description={
        codes
          ? 'Si un día no tienes el teléfono, cada uno te deja entrar una vez. No los volveremos a mostrar.'
          : factor
            ? 'Escanea el dibujo con Google Authenticator, Microsoft Authenticator o la que prefieras.'
            : REASONS[goal]
      }
    >
      {codes ? (
        <BackupCodes codes={codes} onDone={onClose} />
      ) : factor ? (
        <LinkApplication uri={factor.totpURI} onLinked={linked} />
      ) : (
        <PasswordStep action={ACTIONS[goal]} onGiven={proceed} />
      )}
    </Dialog>
  )
}
