import type { ErrorCode } from '../contract/errors.ts'

/** An outcome that the person is told about: a code of ours and a Spanish message. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** When it may go better. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    fields?: Record<string, string>,
    { retryAfterSeconds }: { retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The one place where our codes become HTTP. */
export const HTTP_STATUS: Record<ErrorCode, number> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  refused: 422,
  unproven: 428,
  too_many: 429,
  internal: 500,
  unavailable: 503,
}
