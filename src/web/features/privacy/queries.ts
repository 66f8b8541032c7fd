import { queryOptions } from '@tanstack/react-query'
import { send } from '../../send.ts'

export const privacyQuery = queryOptions({
  queryKey: ['/privacy-policy.md'],
  queryFn: async ({ signal }) => (await send('GET', '/privacy-policy.md', undefined, signal)).text(),
})
