import { queryOptions } from '@tanstack/react-query'
import { AUTH_PATHS } from '../../../contract/auth-paths.ts'
import { queryOf } from '../../call.ts'
import { callAuth } from './call-auth.ts'

/** Whether the account has a password of its own, or is entered through a provider alone. */
export const hasPasswordQuery = queryOptions({
  queryKey: [AUTH_PATHS.listCredentials],
  queryFn: () => callAuth('listCredentials'),
  select: (credentials) => credentials.some(({ providerId }) => providerId === 'credential'),
})

/** The newest hundred of the member's stories, asked for anew with every visit of the account's page. */
export const ownBooksQuery = { ...queryOf('listStories', { query: { limit: 100 } }), gcTime: 0 }
