import { installationRoutes } from './installation-routes.ts'
import { accountRoutes } from './account-routes.ts'
import { storyRoutes } from './story-routes.ts'
import { photoRoutes } from './photo-routes.ts'
import { purchaseRoutes } from './purchase-routes.ts'
import { giftRoutes } from './gift-routes.ts'
import { guestbookRoutes } from './guestbook-routes.ts'
import { lineOf, type Method, type MethodOf, type PathOf, type RouteName } from './paths.ts'
import type { Schemas } from './route-parts.ts'
import { ROUTE_TERMS, type Terms } from './terms.ts'

export type Route = Schemas & Terms & { method: Method; path: string }

const schemas = {
  ...installationRoutes,
  ...accountRoutes,
  ...storyRoutes,
  ...photoRoutes,
  ...purchaseRoutes,
  ...giftRoutes,
  ...guestbookRoutes,
} as const satisfies Record<RouteName, Schemas>

type Routes = {
  [Name in RouteName]: { method: MethodOf<Name>; path: PathOf<Name> } & Terms & (typeof schemas)[Name]
}

/** The calls that the server answers: method and path, terms and what travels, each from its table. */
export const routes = mintRoutes()

function mintRoutes(): Routes {
  const names = Object.keys(schemas) as RouteName[]
  return Object.fromEntries(
    names.map((name) => [name, { ...lineOf(name), ...ROUTE_TERMS[name], ...schemas[name] }]),
  ) as Routes
}
