import type { ErrorBody } from '../contract/errors.ts'
import type { Method } from '../contract/paths.ts'

/** The server wants some work to be proven first; see proof.ts. */
const PROOF_NEEDED = 428

/** An answer that was no success. The message is the status, a colon, a space, then the body or the status text. */
export class ApiError extends Error {
  readonly status: number
  /** The server's own error, where it sent one: `body.message` is fit to be shown. */
  readonly body: ErrorBody | undefined

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.body = parseErrorBody(text)
  }
}

/** True where the server says that it does not exist; other failures may be temporary. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status)
}

/**
 * The text that a person should read about a failure: the server's own message, or the fallback; with the id under which
 * the server's log tells more, where there is one.
 */
export function explain(error: unknown, fallback: string): string {
  const message = error instanceof ApiError && error.body ? error.body.message : fallback
  const id = faultId(error)
  return id === undefined ? message : `${message}. Código del error: ${id}`
}

/** The id under which the server's log tells of a fault of its own; what only has to be waited for has none. */
export function faultId(error: unknown): string | undefined {
  return error instanceof ApiError ? faultIdOf(error.body) : undefined
}

export function faultIdOf(body: ErrorBody | undefined): string | undefined {
  return body?.code === 'internal' ? body.requestId : undefined
}

/** `outlives`: it is sent although the page is left meanwhile, as every DELETE is; for short bodies. */
export type SendOptions = { signal?: AbortSignal | undefined; outlives?: boolean | undefined }

/**
 * Sends a request with the session's cookies. An object body travels as JSON, form data as it is.
 * Throws {@link ApiError} on anything but a success, and TypeError where the network fails.
 */
export async function send(
  method: Method,
  url: string,
  body?: unknown,
  { signal, outlives = method === 'DELETE' }: SendOptions = {},
): Promise<Response> {
  const init: RequestInit = { method, credentials: 'include', signal: signal ?? null, keepalive: outlives }
  if (body instanceof FormData) init.body = body
  else if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  let response = await fetch(url, init)
  if (response.status === PROOF_NEEDED) {
    const { proveWork } = await import('./proof.ts')
    await proveWork()
    response = await fetch(url, init)
  }
  if (response.ok) return response
  throw new ApiError(response.status, (await response.text()) || response.statusText)
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return body && typeof body === 'object' && 'code' in body && 'message' in body ? (body as ErrorBody) : undefined
  } catch {
    return undefined
  }
}
