import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { lineOf, type Method, type RouteName } from '../contract/paths.ts'
import type { routes } from '../contract/routes.ts'
import { type Address, addressOf, type AnyAddress, type Optional, pathOf } from './path-of.ts'
import { ApiError, send, type SendOptions } from './send.ts'

type Routes = typeof routes

/** What a call answers: JSON as its schema has it, or a file. */
export type Answer<Name extends RouteName> = Routes[Name] extends { response: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : Blob

type Body<Name extends RouteName> = Routes[Name] extends { body: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : never
type Form<Name extends RouteName> = Routes[Name] extends { form: infer Schema extends z.ZodObject }
  ? z.input<Schema>
  : never

type Options<Name extends RouteName> = Address<Name> &
  SendOptions &
  ([Body<Name>] extends [never] ? { body?: never } : { body: Body<Name> }) &
  ([Form<Name>] extends [never]
    ? { photo?: never; sound?: never; form?: never }
    : { form: Form<Name> } & (
        | (Routes[Name] extends { withoutFile: true } ? { photo?: Blob; sound?: Blob } : { photo: Blob; sound?: never })
        | { sound: Blob; photo?: never }
      ))

/** Event streams are opened by the features that read them. */
type Callable = {
  [Name in RouteName]: Routes[Name] extends { produces: 'text/event-stream' } ? never : Name
}[RouteName]
/** Calls without a body. */
type Readable = { [Name in Callable]: [Body<Name>] extends [never] ? Name : never }[Callable]

/**
 * Makes a call of the contract: `call('getStory', { params: { id } })`.
 * Throws {@link ApiError} on anything but a success, and TypeError where the network fails.
 */
export function call<Name extends Callable>(name: Name, ...sent: Optional<Options<Name>>): Promise<Answer<Name>> {
  return make(name, { ...sent[0] }) as Promise<Answer<Name>>
}

/** A call as a query, under its address as the key. */
export function queryOf<Name extends Readable>(name: Name, ...address: Optional<Address<Name>>) {
  return queryOptions({
    queryKey: [pathOf(name, ...address)],
    queryFn: ({ signal }) => make(name, { ...address[0], signal }) as Promise<Answer<Name>>,
  })
}

type Listener = () => void
const sessionListeners = new Set<Listener>()

/** Calls `listener` when a call that needs an account is answered by 401. Returns how to unsubscribe. */
export function onSessionEnded(listener: Listener): () => void {
  sessionListeners.add(listener)
  return () => void sessionListeners.delete(listener)
}

/** Sends like {@link send} and reads the answer: JSON, or a file. A 401 is reported to the listeners of `onSessionEnded`. */
export async function request(method: Method, url: string, body?: unknown, options?: SendOptions): Promise<unknown> {
  try {
    const answer = await send(method, url, body, options)
    return await (answer.headers.get('content-type')?.startsWith('application/json') ? answer.json() : answer.blob())
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) for (const listener of sessionListeners) listener()
    throw error
  }
}

type Sent = AnyAddress & SendOptions & { body?: unknown; photo?: Blob; sound?: Blob; form?: object }

function make(name: Callable, { params, query, body, photo, sound, form, ...options }: Sent): Promise<unknown> {
  const sent = form ? multipart({ photo, sound }, form) : body
  return request(lineOf(name).method, addressOf(name, { params, query }), sent, options)
}

function multipart(files: Record<string, Blob | undefined>, fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value))
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file)
  return form
}
