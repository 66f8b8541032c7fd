import type { ComponentProps } from 'react'
import { TextField } from '../../ui/field.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }

/** The password that is in force, asked for once more before something grave. */
export function PasswordAgain({ label = 'Tu contraseña', ...field }: Props) {
  return <TextField {...field} label={label} type="password" autoComplete="current-password" />
}
