import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { ApiError, send } from './send.ts'

/** GETs the first element of the query's key; a 401 fails the query, or gives null where asked. */
export function getQueryFn<T>(on401: 'throw' | 'returnNull'): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    try {
      const response = await send('GET', String(queryKey[0]), undefined, { signal })
      return (await response.json()) as T
    } catch (error) {
      if (on401 === 'returnNull' && error instanceof ApiError && error.status === 401) return null
      throw error
    }
  }
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getQueryFn('throw'),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}
