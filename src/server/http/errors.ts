import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorBody, ErrorCode } from '../../contract/errors.ts'
import { MESSAGES } from '../../contract/messages.ts'
import { API_ROOT } from '../../contract/paths.ts'
import { BookError } from '../book/book.ts'
import { EngineError } from '../../engine.ts'
import { AppError, HTTP_STATUS } from '../errors.ts'
import { isOutage } from '../outage.ts'
import { goneSignal } from './event-stream.ts'
import { type Pages, sendNotFoundPage, sendProblemPage } from './pages.ts'

/** When to come back where something does not answer. */
const OUTAGE_SECONDS = 5

/**
 * Every error leaves through here: ours by code, Fastify's by kind, all others as a 500 with the request's id. As JSON, but
 * to a browser that opened the address as a page as a page.
 */
export function handleErrors(app: FastifyInstance, pages: Pages | undefined): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(request, reply, pages, describe(error), error))
  app.setNotFoundHandler((request, reply) => {
    if (pages && wantsPage(request) && !request.url.startsWith(API_ROOT)) return sendNotFoundPage(request, reply, pages)
    return answer(request, reply, pages, { code: 'not_found', message: MESSAGES.notFound })
  })
}

function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true
}

/** An address that cannot be decoded: Fastify asks neither hooks nor error handler about it, and would answer in English. */
export function answerUnreadable(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .status(HTTP_STATUS.invalid)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('application/json')
    .send(JSON.stringify({ code: 'invalid', message: MESSAGES.invalidRequest } satisfies ErrorBody))
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages | undefined,
  described: ErrorBody,
  error?: unknown,
): FastifyReply {
  const status = HTTP_STATUS[described.code]
  const body = status >= 500 ? { ...described, requestId: request.id } : described
  if (status >= 500 && !hasLeft(request, error)) request.log.error({ err: error }, 'request failed')
  if (body.code === 'too_large') reply.header('connection', 'close')
  const wait = waitAfter(error)
  if (wait !== undefined) reply.header('retry-after', wait)
  reply.status(status).header('cache-control', 'no-store')
  if (pages && wantsPage(request)) return sendProblemPage(reply, pages, body)
  return reply.type('application/json').send(JSON.stringify(body))
}

/** Whoever hung up while waiting ends that wait: nothing has failed, and nobody reads the answer. */
function hasLeft(request: FastifyRequest, error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError' && goneSignal(request).aborted
}

/** Seconds after which the same call may do better, where that is known. */
function waitAfter(error: unknown): number | undefined {
  if (error instanceof AppError) return error.retryAfterSeconds
  if (error instanceof EngineError && error.retryAfterMs !== undefined) return Math.ceil(error.retryAfterMs / 1000)
  const isAway = error instanceof EngineError && error.failure === 'unavailable'
  return isAway || isOutage(error) || isOverworked(error) ? OUTAGE_SECONDS : undefined
}

/** A book for which this machine had no memory or no time; the next attempt may find more. */
function isOverworked(error: unknown): boolean {
  return error instanceof BookError && (error.failure === 'died' || error.failure === 'deadline')
}

function describe(error: FastifyError): ErrorBody {
  if (error instanceof AppError) {
    return { code: error.code, message: error.message, ...(error.fields && { fields: error.fields }) }
  }
  if (error instanceof EngineError) {
    if (error.failure === 'refused') return { code: 'refused', message: error.userMessage ?? MESSAGES.pictureRefused }
    return { code: 'unavailable', message: error.userMessage ?? MESSAGES.enginesBusy }
  }
  if (isOutage(error) || isOverworked(error)) return { code: 'unavailable', message: MESSAGES.unavailable }
  if (hasZodFastifySchemaValidationErrors(error)) return describeValidation(error.validation)
  return describeByCode(error)
}

type Issue = { instancePath: string; message?: string | undefined }

/** The first message speaks for the whole; each field keeps its own. */
function describeValidation(issues: readonly Issue[]): ErrorBody {
  const fields: Record<string, string> = {}
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/').filter(Boolean).join('.')
    if (field && message) fields[field] ??= message
  }
  const [first = MESSAGES.invalidRequest] = Object.values(fields)
  return { code: 'invalid', message: first, fields }
}

const BY_CODE: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported', MESSAGES.unsupportedMediaType],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', MESSAGES.bodyTooLarge],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', MESSAGES.malformedJson],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid', MESSAGES.malformedJson],
  FST_REQ_FILE_TOO_LARGE: ['too_large', MESSAGES.photoTooLarge],
  FST_FILES_LIMIT: ['invalid', MESSAGES.photoOne],
  FST_PARTS_LIMIT: ['invalid', MESSAGES.invalidRequest],
  FST_FIELDS_LIMIT: ['invalid', MESSAGES.invalidRequest],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['unsupported', MESSAGES.unsupportedMediaType],
  FST_PROTO_VIOLATION: ['invalid', MESSAGES.malformedJson],
}

function describeByCode(error: FastifyError): ErrorBody {
  const known = BY_CODE[error.code]
  if (known) return { code: known[0], message: known[1] }
  const status = error.statusCode ?? 500
  if (status === 413) return { code: 'too_large', message: MESSAGES.bodyTooLarge }
  if (status === 429) return { code: 'too_many', message: MESSAGES.tooManyRequests }
  if (status >= 400 && status < 500) return { code: 'invalid', message: MESSAGES.invalidRequest }
  return { code: 'internal', message: MESSAGES.internal }
}
