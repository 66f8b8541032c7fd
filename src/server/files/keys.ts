/** Anything that a digest in base64url may be made of; never a dot in front. */
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/
const MAX_LENGTH = 512

/**
 * Keys are made by us, never by a visitor; this check keeps a bug from reaching the rest of the disk.
 * At least two segments, none of which can step out of the store or hide in it. Throws `TypeError`.
 */
export function checkKey(key: string): string {
  const segments = key.split('/')
  if (key.length > MAX_LENGTH || segments.length < 2 || !segments.every((segment) => SEGMENT.test(segment))) {
    throw new TypeError('Not a key of the file store')
  }
  return key
}
