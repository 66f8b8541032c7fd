import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

export const privacyQuery = queryOptions({
  queryKey: ['/privacy-policy.md'],
  queryFn: ({ signal }) => api.getPrivacyPolicy(signal),
})
