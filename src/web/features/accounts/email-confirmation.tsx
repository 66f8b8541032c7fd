import { MESSAGES } from '../../../contract/messages.ts'

/** What became of a new address, after the link in its mailbox was opened. */
export function EmailConfirmation() {
  const answer = new URLSearchParams(location.search)
  if (answer.get('correo') !== 'confirmado') return null
  const error = answer.get('error')
  if (error)
    return (
      <p className="mt-3 font-bold text-thread" role="alert">
        {error.toUpperCase() === 'INVALID_USER' ? MESSAGES.linkElsewhere : MESSAGES.linkExpired}
      </p>
    )
  return (
    <p className="mt-3 text-lead" role="status">
      Tu nuevo email quedó confirmado.
    </p>
  )
}
