import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Config } from '../../../contract/config.ts'
import { api } from '../../api.ts'

/** What holds until the server has answered, and where it cannot be reached. */
const UNTIL_KNOWN: Config = {
  productName: 'Cuentos Mágicos',
  price: { amount: 10_000, currency: 'mxn' },
  teaserPrice: '$9.99',
  engines: { text: 'embedded', image: 'embedded' },
  payments: 'stripe',
  mail: false,
  supportEmail: null,
  retentionDays: 30,
  oidc: false,
}

export const configQuery = queryOptions({
  queryKey: ['/api/config'],
  queryFn: ({ signal }) => api.getConfig(signal),
  placeholderData: UNTIL_KNOWN,
})

/** This installation's settings, as far as the browser may know them. */
export function useConfig(): Config {
  return useQuery(configQuery).data ?? UNTIL_KNOWN
}
