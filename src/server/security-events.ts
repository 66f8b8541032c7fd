import type { Logger } from 'pino'
import type { Deps } from './context.ts'

/** Changes to accounts and refused requests, as monitoring for attacks needs them. */
export type SecurityEvent =
  | 'sign_up'
  | 'sign_in'
  | 'sign_in_failed'
  | 'sign_out'
  | 'session_over'
  | 'sessions_ended'
  | 'second_factor_asked'
  | 'second_factor_failed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'backup_codes_renewed'
  | 'reauthentication_failed'
  | 'password_changed'
  | 'password_reset_asked'
  | 'password_reset'
  | 'email_change_asked'
  | 'email_changed'
  | 'link_refused'
  | 'account_deleted'
  | 'access_refused'
  | 'cross_site_refused'
  | 'proof_refused'
  | 'limited'

type Details = Record<string, string | number | null | undefined>

/** One line of the log and one count. Details are ids and kinds: never names, addresses, codes or what was typed. */
export function recordEvent(
  { log, deps }: { log: Pick<Logger, 'info' | 'warn'>; deps: Pick<Deps, 'metrics'> },
  event: SecurityEvent,
  details: Details = {},
): void {
  deps.metrics.securityEvents.inc({ event })
  log[/_failed|_refused|limited/.test(event) ? 'warn' : 'info']({ event, ...details }, 'security')
}
