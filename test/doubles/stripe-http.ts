import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { StripeRefusal } from './stripe-form.ts'

/** What the next answers are: a status as Stripe gives it, a cut connection, or the work done and the answer lost. */
export type Fault = 429 | 500 | 503 | 'cut' | 'answer lost'

type Answer = { status: number; body: unknown }

/** Gives the same key the same answer; with another request it is a mistake. */
export function idempotent() {
  const replies = new Map<string, { request: string; answer: Promise<Answer> }>()
  return once

  async function once(key: string | undefined, request: string, work: () => Promise<Answer>): Promise<Answer> {
    if (!key) return work()
    const earlier = replies.get(key)
    if (earlier && earlier.request !== request) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.'
      return { status: 400, body: { error: { type: 'idempotency_error', message } } }
    }
    const reply = earlier ?? { request, answer: work() }
    replies.set(key, reply)
    return reply.answer
  }
}

/** A refusal becomes its answer; any other error is the double's own mistake and is thrown. */
export async function attempt(work: () => unknown): Promise<Answer> {
  try {
    return { status: 200, body: work() }
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.body } }
    throw error
  }
}

/** Throws a refusal unless the request carries the secret key, and its body as Stripe takes it. */
export function authorise(request: IncomingMessage, key: string): void {
  if (request.headers.authorization !== `Bearer ${key}`) {
    throw new StripeRefusal(401, { message: 'Invalid API Key provided' })
  }
  const type = request.headers['content-type'] ?? ''
  if (request.method === 'POST' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw new StripeRefusal(400, { message: `Unsupported content type ${type}` })
  }
}

/** The error that Stripe's API gives with this status. */
export function faultBody(status: number): { type: string; code?: string; message: string } {
  if (status === 429) return { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' }
  return { type: 'api_error', message: 'Something went wrong on our end' }
}

/** Answers with JSON under a request id. */
export function send(response: ServerResponse, { status, body }: Answer): void {
  const headers = { 'content-type': 'application/json', 'request-id': `req_${randomBytes(6).toString('hex')}` }
  response.writeHead(status, headers).end(JSON.stringify(body))
}
