import {
  APICallError,
  NoImageGeneratedError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  NoSpeechGeneratedError,
  RetryError,
} from 'ai'
import { EngineError, type EngineFailure, type Usage } from '../../../engine.ts'

/** What a refusal says to the person who wrote the words or chose the photos: what happened and a way on. */
export const REFUSALS: Record<Usage['kind'], string> = {
  text: 'No pudimos escribir un cuento con esas palabras. Prueba a contarlo de otra manera o con otro recuerdo.',
  image:
    'No pudimos dibujar esta escena. Prueba a describirla de otra manera, o usa otra foto en la que se vea bien la cara.',
  judge: 'No pudimos revisar esta ilustración. Prueba a dibujarla otra vez.',
  speech:
    'El narrador no puede leer este cuento tal como está. Cambia las palabras del capítulo que falta, o grábalo con tu voz.',
  moderation: 'Hay algo en los datos o en las fotos que no podemos usar en un cuento. Prueba con otras palabras.',
}

/** Codes with which providers say that they refuse, and not that they are broken. */
const REFUSED =
  /moderation_blocked|content_policy_violation|content_filter|safety system|PROHIBITED_CONTENT|IMAGE_SAFETY|NSFW|flagged as sensitive/i
/** Gemini's finish and block reasons that mean the same. */
const BLOCKED = /SAFETY|PROHIBITED|BLOCK|RECITATION|SPII/
/** The call never arrived, so it cannot have cost anything. */
const UNREACHABLE = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT/
const UNPAID = /insufficient_quota|billing|payment|credit balance|exceeded your current quota/i

/**
 * Turns whatever a provider's package throws into an EngineError. The original is dropped on purpose: it carries the
 * request, with prompts and photos. Only the status, a provider's short code and the model's name survive.
 */
export function toEngineError(error: unknown, kind: Usage['kind'], model: string, now = Date.now()): EngineError {
  if (error instanceof EngineError) return error
  const cause = RetryError.isInstance(error) ? error.lastError : error
  const { failure, detail, retryAfterMs } = classify(cause, now)
  return new EngineError(failure, `${model}: ${failure}${detail ? ` (${detail})` : ''}`, {
    ...(failure === 'refused' ? { userMessage: REFUSALS[kind] } : {}),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  })
}

type Classified = { failure: EngineFailure; detail?: string; retryAfterMs?: number }

function classify(error: unknown, now: number): Classified {
  if (APICallError.isInstance(error)) return classifyCall(error, now)
  if (NoObjectGeneratedError.isInstance(error))
    return error.finishReason === 'content-filter'
      ? { failure: 'refused', detail: 'content filter' }
      : { failure: 'bad_output', detail: `finish ${error.finishReason ?? 'unknown'}` }
  if (NoImageGeneratedError.isInstance(error))
    return { failure: error.calls?.some(isBlocked) ? 'refused' : 'bad_output', detail: 'no image' }
  if (NoSpeechGeneratedError.isInstance(error)) return { failure: 'bad_output', detail: 'no speech' }
  if (NoOutputGeneratedError.isInstance(error)) return { failure: 'bad_output', detail: 'no output' }
  if (!(error instanceof Error)) return { failure: 'unavailable' }
  if (error.name === 'TimeoutError') return { failure: 'unavailable', detail: 'timeout' }
  if (/InvalidResponseData|JSONParse|TypeValidation|EmptyResponseBody/.test(error.name))
    return REFUSED.test(error.message) ? { failure: 'refused' } : { failure: 'bad_output', detail: error.name }
  return { failure: 'unavailable', detail: error.name }
}

function isBlocked(call: { providerMetadata?: Record<string, unknown> | undefined }): boolean {
  const google = call.providerMetadata?.['google'] as
    | { finishReason?: string | null; promptFeedback?: { blockReason?: string | null } | null }
    | undefined
  return BLOCKED.test(`${google?.finishReason ?? ''} ${google?.promptFeedback?.blockReason ?? ''}`)
}

function classifyCall(error: APICallError, now: number): Classified {
  const status = error.statusCode
  const code = shortCode(error.data) ?? shortCode(parse(error.responseBody))
  const reached = UNREACHABLE.test(error.message) ? 'unreachable' : 'no answer'
  const detail = [status === undefined ? reached : `status ${status}`, code].filter(Boolean).join(', ')
  const retryAfterMs = retryAfter(error.responseHeaders ?? {}, error.responseBody, now)
  const wait = retryAfterMs === undefined ? {} : { retryAfterMs }
  const said = `${code ?? ''} ${error.responseBody ?? ''}`
  if (status !== undefined && status < 500 && status !== 429 && REFUSED.test(said))
    return { failure: 'refused', detail }
  if (status === 401 || status === 402 || status === 403) return { failure: 'auth', detail }
  if (status === 429)
    return UNPAID.test(said) ? { failure: 'auth', detail } : { failure: 'rate_limited', detail, ...wait }
  if (status === undefined || status >= 500 || status === 408 || status === 409 || status === 425)
    return { failure: 'unavailable', detail, ...wait }
  if (status >= 400) return { failure: 'bad_request', detail }
  return { failure: 'bad_output', detail }
}

/** A larger number is a Unix time, which some servers send in place of a duration. */
const UNIX_SECONDS = 1_000_000_000
/** A year; longer waits are cut to it. */
const LONGEST_MS = 365 * 86_400_000

/** Milliseconds from `retry-after-ms`, `retry-after` (seconds or a date) or Google's `retryDelay`, whatever their size. */
export function retryAfter(headers: Record<string, string>, body: string | undefined, now: number): number | undefined {
  const milliseconds = Number.parseFloat(headers['retry-after-ms'] ?? '')
  if (milliseconds >= 0) return Math.min(milliseconds, LONGEST_MS)
  const value = headers['retry-after'] ?? body?.match(/"retryDelay"\s*:\s*"([\d.]+)s"/)?.[1]
  if (!value) return undefined
  const seconds = Number(value)
  const moment = Number.isNaN(seconds) ? Date.parse(value) : seconds >= UNIX_SECONDS ? seconds * 1000 : undefined
  const wait = moment === undefined ? seconds * 1000 : moment - now
  return Number.isNaN(wait) ? undefined : Math.min(LONGEST_MS, Math.max(0, Math.ceil(wait)))
}

/** A provider's own error code, only where it looks like one: free text could quote the prompt. */
function shortCode(data: unknown): string | undefined {
  if (!data || typeof data !== 'object') return undefined
  const nested = 'error' in data ? data.error : 'detail' in data ? data.detail : undefined
  const error = nested && typeof nested === 'object' ? nested : data
  for (const key of ['code', 'status', 'type']) {
    const value = (error as Record<string, unknown>)[key]
    if (typeof value === 'string' && /^[\w.-]{3,60}$/.test(value)) return value
  }
  return undefined
}

function parse(body: string | undefined): unknown {
  try {
    return body ? JSON.parse(body) : undefined
  } catch {
    return undefined
  }
}
