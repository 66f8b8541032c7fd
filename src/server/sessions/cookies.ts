import { createHmac } from 'node:crypto'
import type { Settings } from '../settings.ts'

export function isHttps({ BASE_URL }: Pick<Settings, 'BASE_URL'>): boolean {
  return BASE_URL.startsWith('https:')
}

/** Under https, a name that browsers take from this host alone, and only over https (`__Host-`, RFC 6265bis). */
export function cookieName(settings: Pick<Settings, 'BASE_URL'>, name: string): string {
  return isHttps(settings) ? `__Host-${name}` : name
}

/** The key of this server's own cookies; it differs from the sessions' key, so that a signature of one is not valid for the other. */
export function cookieKey(secret: string): string {
  return createHmac('sha256', secret).update('cookies').digest('hex')
}
