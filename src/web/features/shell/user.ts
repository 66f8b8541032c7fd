import { queryOptions, useQuery } from '@tanstack/react-query'
import type { User } from '../../../contract/accounts.ts'
import { pathOf } from '../../path-of.ts'
import { getQueryFn } from '../../query-client.ts'
import { rememberMember } from './member-hint.ts'

/** The signed-in user, or null for a visitor. */
export const userQuery = queryOptions({
  queryKey: [pathOf('getUser')],
  queryFn: async (context) => {
    const user = await getQueryFn<User>('returnNull')(context)
    rememberMember(user !== null)
    return user
  },
  retry: false,
})

type CurrentUser = {
  user: User | null
  isAuthenticated: boolean
  isLoading: boolean
  /** Retries, where the user could not be read. */
  retry: (() => void) | null
  error: Error | null
}

export function useUser(): CurrentUser {
  const { data, isPending, isError, error, refetch } = useQuery(userQuery)
  const retry = isError && !data ? () => void refetch() : null
  return { user: data ?? null, isAuthenticated: Boolean(data), isLoading: isPending, retry, error }
}
