import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

/** What signs cookies: the setting or, outside production, one that is made once and kept with the data. */
export function authSecret(settings: Pick<Settings, 'AUTH_SECRET' | 'DATA_DIR'>): string {
  if (settings.AUTH_SECRET) return settings.AUTH_SECRET
  const path = secretPath(settings.DATA_DIR)
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8')
}

/** Where the one that was made is kept. */
export function secretPath(dataDir: string): string {
  return join(dataDir, 'auth-secret')
}
