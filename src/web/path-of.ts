import type { z } from 'zod'
import { type RouteName, lineOf, type ParamOf } from '../contract/paths.ts'
import type { routes } from '../contract/routes.ts'

type Routes = typeof routes
type QueryOf<Name> = Name extends keyof Routes
  ? Routes[Name] extends { query: infer Schema extends z.ZodType }
    ? { [Key in keyof z.output<Schema>]?: z.output<Schema>[Key] | null }
    : never
  : never

/** What an address needs: the names in the path, and what may be asked for behind it. */
export type Address<Name extends RouteName> = ([ParamOf<Name>] extends [never]
  ? { params?: never }
  : { params: Record<ParamOf<Name>, string | number> }) &
  ([QueryOf<Name>] extends [never] ? { query?: never } : { query?: QueryOf<Name> })

/** An argument that may be left out where nothing in it is needed. */
export type Optional<Options> = object extends Options ? [options?: Options] : [options: Options]

/** The address of a call of the contract: `pathOf('getPdf', { params: { id }, query: { edition: 'epub' } })`. */
export function pathOf<Name extends RouteName>(name: Name, ...[address]: Optional<Address<Name>>): string
export function pathOf(name: RouteName, address?: AnyAddress): string {
  return addressOf(name, address)
}

/** An address as any call may have one. */
export type AnyAddress = { params?: Record<string, string | number> | undefined; query?: object | undefined }

/** {@link pathOf}, where the call is known only while the program runs. */
export function addressOf(name: RouteName, { params = {}, query = {} }: AnyAddress = {}): string {
  const path = lineOf(name).path.replaceAll(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''))
  const search = toQuery(query)
  return search ? `${path}?${search}` : path
}

/** A query string: empty values stay out, nested ones travel as JSON. */
export function toQuery(values: object): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue
    query.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return query.toString()
}
