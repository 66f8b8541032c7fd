import { z } from './zod.ts'

const check = z.enum(['ok', 'failed'])

/** For proxies and orchestrators. A failing file store is reported but keeps the process in service, because most calls work without it. */
export const readinessSchema = z.object({
  status: z.enum(['ready', 'draining', 'failed']),
  database: check,
  files: check,
})
export type Readiness = z.infer<typeof readinessSchema>
