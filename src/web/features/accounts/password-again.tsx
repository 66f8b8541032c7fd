import { TextField } from '../../ui/field.tsx'

type Props = { label?: string; value: string; onChange: (password: string) => void; error: string | undefined }

/** The password that is in force, asked for once more before something grave. */
export function PasswordAgain({ label = 'Tu contraseña', value, onChange, error }: Props) {
  return (
    <TextField
      label={label}
      type="password"
      autoComplete="current-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  )
}
