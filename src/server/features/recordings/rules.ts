import { createHash } from 'node:crypto'

/** Tells one text of a chapter from another. */
export function textDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
