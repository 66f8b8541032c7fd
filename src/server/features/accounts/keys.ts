import { createHash } from 'node:crypto'
import type { Settings } from '../../settings.ts'

/**
 * What second factors are encrypted with: the secret in force, and the one before while it is being replaced. A key's
 * version is made of the key, so that what was sealed with it finds it again in either place.
 */
export function sealingKeys(
  secret: string,
  { AUTH_SECRET_PREVIOUS: previous }: Pick<Settings, 'AUTH_SECRET_PREVIOUS'>,
): { version: number; value: string }[] {
  return [...new Set([secret, ...(previous ? [previous] : [])])].map((value) => ({ version: versionOf(value), value }))
}

function versionOf(key: string): number {
  return createHash('sha256').update(`version of ${key}`).digest().readUIntBE(0, 4)
}
