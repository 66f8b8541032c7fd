import type { ComponentProps } from 'react'
import { TextField } from '../../ui/field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }

/** Asks for the current password before a sensitive change. */
export function PasswordAgain({ label = 'Tu contraseña', ...field }: Props) {
  return <TextField {...field} label={label} type="password" autoComplete="current-password" />
}
