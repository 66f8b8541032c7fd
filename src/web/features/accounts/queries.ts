import { queryOptions } from '@tanstack/react-query'
import { AUTH_PATHS } from '../../../contract/auth-paths.ts'
import { callAuth } from './call-auth.ts'

/** Whether the account has a password of its own, or is entered through a provider alone. */
export const hasPasswordQuery = queryOptions({
  queryKey: [AUTH_PATHS.listCredentials],
  queryFn: () => callAuth('listCredentials'),
  select: (credentials) => credentials.some(({ providerId }) => providerId === 'credential'),
})
