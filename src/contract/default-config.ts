import type { Config } from './config.ts'

/** An installation without any settings: what pages show until the server has answered. */
export const DEFAULT_CONFIG: Config = {
  productName: 'Cuentos Mágicos',
  price: { amount: 10_000, currency: 'mxn' },
  teaserPrice: null,
  engines: { text: 'embedded', image: 'embedded' },
  payments: 'simulated',
  cash: false,
  mail: false,
  supportEmail: null,
  legal: null,
  retentionDays: 30,
  oidc: false,
}
