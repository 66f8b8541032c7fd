import { z } from './zod.ts'

/** What the browser must know of this installation. Nothing secret. */
export const configSchema = z.object({
  productName: z.string(),
  price: z.object({ amount: z.number().int(), currency: z.string() }),
  /** Shown on the generation page's price card, as it stands; null where the checkout's price is shown there too. */
  teaserPrice: z.string().nullable(),
  engines: z.object({ text: z.enum(['embedded', 'ai']), image: z.enum(['embedded', 'ai']) }),
  payments: z.enum(['simulated', 'stripe']),
  /** True where the book can also be paid in cash at an OXXO shop. */
  cash: z.boolean(),
  /** True where outgoing mail reaches people. */
  mail: z.boolean(),
  supportEmail: z.string().nullable(),
  /** Who sells, as their law asks them to say; null where it was not said. */
  legal: z.object({ name: z.string(), address: z.string().nullable(), taxId: z.string().nullable() }).nullable(),
  /** How many days the unbought stories and photos of visitors are kept. */
  retentionDays: z.number().int(),
  /** True where sign-in is done by an OpenID Connect provider. */
  oidc: z.boolean(),
})
export type Config = z.output<typeof configSchema>
