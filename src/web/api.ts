import type { z } from 'zod'
import type { ErrorBody } from '../contract/errors.ts'
import type { Edition } from '../contract/purchases.ts'
import type { RouteName, routes } from '../contract/routes.ts'

type Routes = typeof routes
/** What a route answers. */
export type Answer<Name extends RouteName> = Routes[Name] extends { response: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never
/** What a route takes as its JSON body. */
export type Body<Name extends RouteName> = Routes[Name] extends { body: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : never

/** The server wants some work to be proven first; see proof.ts. */
const PROOF_NEEDED = 428

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

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

/** Only the server knows that something is not there; whatever else went wrong may pass. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status)
}

/** A 401 of these says that nobody is there, or that a password or a code is wrong. */
const SAYS_WHO = /^\/api\/auth\/(user|sign-in|sign-up|two-factor\/verify)\b/

type Listener = () => void
const sessionListeners = new Set<Listener>()

/** Tells when a call that needs an account was turned away. Gives back how to listen no more. */
export function onSessionEnded(listener: Listener): () => void {
  sessionListeners.add(listener)
  return () => void sessionListeners.delete(listener)
}

/**
 * Sends a request with the session's cookies. An object body travels as JSON, form data as it is.
 * Throws {@link ApiError} on anything but a success, and TypeError where the network fails.
 */
export async function send(method: Method, url: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  // What is deleted on leaving a page is deleted even though the page is gone.
  const init: RequestInit = { method, credentials: 'include', signal: signal ?? null, keepalive: method === 'DELETE' }
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
  if (response.status === 401 && !SAYS_WHO.test(url)) for (const listener of sessionListeners) listener()
  throw new ApiError(response.status, (await response.text()) || response.statusText)
}

/** {@link send}, with the answer parsed as JSON. */
export async function request<T>(method: Method, url: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const response = await send(method, url, body, signal)
  return (await response.json()) as T
}

/** The text that a person should read about a failure: the server's own message, or the fallback. */
export function explain(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.body ? error.body.message : fallback
}

type PhotoUpload = { file: Blob; personRelation: string; description?: string }

/** One typed verb for each call of the contract. Event streams are opened by the features that read them. */
export const api = {
  getConfig: (signal?: AbortSignal) => request<Answer<'getConfig'>>('GET', '/api/config', undefined, signal),
  getUser: (signal?: AbortSignal) => request<Answer<'getUser'>>('GET', '/api/auth/user', undefined, signal),
  listStories: (signal?: AbortSignal) => request<Answer<'listStories'>>('GET', '/api/auth/stories', undefined, signal),

  uploadPhoto: (photo: PhotoUpload) => request<Answer<'uploadPhoto'>>('POST', '/api/photos/upload', photoForm(photo)),
  addPhoto: (photo: PhotoUpload) => request<Answer<'addPhoto'>>('POST', '/api/photos', photoForm(photo)),
  readLook: (file: Blob, signal?: AbortSignal) => {
    const form = new FormData()
    form.append('photo', file)
    return request<Answer<'readLook'>>('POST', '/api/photos/look', form, signal)
  },
  listPhotos: (signal?: AbortSignal) => request<Answer<'listPhotos'>>('GET', '/api/photos', undefined, signal),
  getPhoto: (id: number, signal?: AbortSignal) =>
    request<Answer<'getPhoto'>>('GET', `/api/photos/${id}`, undefined, signal),
  deletePhoto: (id: number) => request<Answer<'deletePhoto'>>('DELETE', `/api/photos/${id}`),
  combinePhotos: (body: Body<'combinePhotos'>) => request<Answer<'combinePhotos'>>('POST', '/api/photos/combine', body),

  generateText: (brief: Body<'generateText'>, signal?: AbortSignal) =>
    request<Answer<'generateText'>>('POST', '/api/stories/generate-text', brief, signal),
  findAttempt: (attempt: string, signal?: AbortSignal) =>
    request<Answer<'findAttempt'>>('GET', `/api/stories/attempts/${attempt}`, undefined, signal),
  illustrateParagraph: (id: number, body: Body<'illustrateParagraph'>) =>
    request<Answer<'illustrateParagraph'>>('POST', `/api/paragraphs/${id}/illustrate`, body),
  generateCover: (storyId: number, body: Body<'generateCover'>) =>
    request<Answer<'generateCover'>>('POST', `/api/stories/${storyId}/generate-cover`, body),
  listParagraphs: (storyId: number, signal?: AbortSignal) =>
    request<Answer<'listParagraphs'>>('GET', `/api/stories/${storyId}/paragraphs`, undefined, signal),
  getStory: (id: number, signal?: AbortSignal) =>
    request<Answer<'getStory'>>('GET', `/api/stories/${id}`, undefined, signal),
  getBrief: (storyId: number, signal?: AbortSignal) =>
    request<Answer<'getBrief'>>('GET', `/api/stories/${storyId}/brief`, undefined, signal),
  changeParagraph: (id: number, body: Body<'changeParagraph'>) =>
    request<Answer<'changeParagraph'>>('PATCH', `/api/paragraphs/${id}`, body),
  changeStory: (id: number, body: Body<'changeStory'>) =>
    request<Answer<'changeStory'>>('PATCH', `/api/stories/${id}`, body),
  getWorkshop: (storyId: number, signal?: AbortSignal) =>
    request<Answer<'getWorkshop'>>('GET', `/api/stories/${storyId}/workshop`, undefined, signal),
  choosePicture: (id: number) => request<Answer<'choosePicture'>>('POST', `/api/pictures/${id}/choose`),
  getPdf: async (id: number, edition?: Edition): Promise<Blob> =>
    (await send('GET', `/api/stories/${id}/pdf${edition ? `?edition=${edition}` : ''}`)).blob(),

  createCheckoutSession: (storyId: number, body: Body<'createCheckoutSession'>) =>
    request<Answer<'createCheckoutSession'>>('POST', `/api/stories/${storyId}/create-checkout-session`, body),
  verifyCheckoutSession: (sessionId: string, signal?: AbortSignal) =>
    request<Answer<'verifyCheckoutSession'>>(
      'GET',
      `/api/checkout-sessions/${encodeURIComponent(sessionId)}/verify`,
      undefined,
      signal,
    ),
  getDelivery: (storyId: number, signal?: AbortSignal) =>
    request<Answer<'getDelivery'>>('GET', `/api/stories/${storyId}/delivery`, undefined, signal),

  getPrivacyPolicy: async (signal?: AbortSignal): Promise<string> =>
    (await send('GET', '/privacy-policy.md', undefined, signal)).text(),
}

function photoForm({ file, personRelation, description }: PhotoUpload): FormData {
  const form = new FormData()
  form.append('personRelation', personRelation)
  form.append('description', description ?? '')
  form.append('photo', file)
  return form
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return body && typeof body === 'object' && 'code' in body && 'message' in body ? (body as ErrorBody) : undefined
  } catch {
    return undefined
  }
}
