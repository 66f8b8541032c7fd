/** Network, and a disk without room. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
])
/**
 * PostgreSQL: connection exceptions, no resources, shutting down, starting, read-only after a failover; and what waited too
 * long for a lock, or was cut off for taking too long.
 */
const SQL_STATES = /^(08...|53...|57P0[1-5]|25006|25P03|55P03|57014)$/
/** The client's own messages, which carry no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/
const MAX_DEPTH = 5

/**
 * Whether something that we depend on (database, file store) does not answer or has no room just now, so that a
 * retry may succeed.
 */
export function isOutage(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return false
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } }
  if (typeof code === 'string' && (SYSTEM_CODES.has(code) || SQL_STATES.test(code))) return true
  if (WORDS.test(error.message)) return true
  // The S3 client's own: a time limit, or an answer of 5xx after all its attempts.
  if (error.name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500) return true
  if (error instanceof AggregateError && error.errors.some((inner) => isOutage(inner, depth + 1))) return true
  return isOutage(error.cause, depth + 1)
}
