import { queryOptions } from '@tanstack/react-query'
import { accountApi } from './account-api.ts'

/** Whether the account has a password of its own, or is entered through a provider alone. */
export const hasPasswordQuery = queryOptions({
  queryKey: ['/api/auth/list-accounts'],
  queryFn: () => accountApi.listCredentials(),
  select: (credentials) => credentials.some(({ providerId }) => providerId === 'credential'),
})
