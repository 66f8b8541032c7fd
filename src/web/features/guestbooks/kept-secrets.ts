import { browserStorage } from '../../kept.ts'

/** The secrets of what this browser has left in guestbooks, by link. Whoever loses them can change nothing any more. */

const KEY = 'guestbook-entries'
const SECRET_BYTES = 16
/** As many as one call may ask for. */
const MOST = 20

export function keptSecrets(token: string): string[] {
  return readAll()[token] ?? []
}

/** Before the first sending: an answer that is lost must not lose the entry. */
export function keepSecret(token: string, secret: string): void {
  const all = readAll()
  const kept = [...new Set([...(all[token] ?? []), secret])].slice(-MOST)
  writeAll({ ...all, [token]: kept })
}

export function forgetSecret(token: string, secret: string): void {
  const { [token]: kept = [], ...others } = readAll()
  const left = kept.filter((one) => one !== secret)
  writeAll(left.length > 0 ? { ...others, [token]: left } : others)
}

/** 128 bits in base64url. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function readAll(): Record<string, string[]> {
  try {
    const kept: unknown = JSON.parse(browserStorage('localStorage').getItem(KEY) ?? '{}')
    return isSecrets(kept) ? kept : {}
  } catch {
    // Somebody else's, or cut short: what it was cannot be told.
    return {}
  }
}

function isSecrets(value: unknown): value is Record<string, string[]> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((list) => Array.isArray(list) && list.every((one) => typeof one === 'string'))
  )
}

function writeAll(all: Record<string, string[]>): void {
  browserStorage('localStorage').setItem(KEY, JSON.stringify(all))
}
