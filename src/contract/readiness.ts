import { z } from 'zod'

const check = z.enum(['ok', 'failed'])

/** For proxies and orchestrators. A store that fails is told, but takes no process out of service: most calls do without. */
export const readinessSchema = z.object({
  status: z.enum(['ready', 'draining', 'failed']),
  database: check,
  files: check,
})
export type Readiness = z.infer<typeof readinessSchema>
