/** PostgreSQL's code for a row that refers to one that is not there. */
const FOREIGN_KEY_VIOLATION = '23503'

/** Whether a row could not be stored because what it belongs to was deleted meanwhile. */
export function isOrphan(error: unknown): boolean {
  return error instanceof Error && (error.cause as { code?: unknown } | undefined)?.code === FOREIGN_KEY_VIOLATION
}
