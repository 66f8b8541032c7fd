import { z } from './zod.ts'
import { passwordAgainSchema, profileSchema, userSchema } from './accounts.ts'
import type { RouteName } from './paths.ts'
import type { Schemas } from './route-parts.ts'

/** Whoever has an account. */
export const accountRoutes = {
  getUser: { summary: 'The signed-in user', response: userSchema },
  login: {
    summary: 'Leads to the page (or the provider) where one signs in',
    query: z.object({ next: z.string().max(500).optional() }),
  },
  logout: { summary: 'Ends the session and leads to the landing page' },
  updateUser: {
    summary: 'Change one’s names and words about oneself',
    body: profileSchema,
    response: userSchema,
  },
  setProfilePicture: {
    summary: 'Change one’s picture',
    form: z.object({}),
    response: userSchema,
  },
  getProfilePicture: {
    summary: 'One’s picture',
    query: z.object({ v: z.string().max(100).optional() }),
    produces: 'image/jpeg',
  },
  deleteAccount: {
    summary: 'Delete one’s account with everything in it',
    body: passwordAgainSchema,
    response: z.object({ deleted: z.literal(true) }),
  },
  exportAccount: {
    summary: 'Everything that is kept of oneself, as a zip',
    produces: 'application/zip',
  },
} as const satisfies Partial<Record<RouteName, Schemas>>
