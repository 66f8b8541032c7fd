import { z } from './zod.ts'
import { configSchema } from './config.ts'
import { readinessSchema } from './readiness.ts'
import { challengeSchema, solvedSchema } from './proofs.ts'
import type { RouteName } from './paths.ts'
import type { Schemas } from './route-parts.ts'

/** What an installation is and asks of everybody. */
export const installationRoutes = {
  getConfig: { summary: 'What this installation is', response: configSchema },
  getHealth: {
    summary: 'Answers as long as the process lives',
    response: z.object({ status: z.literal('ok') }),
  },
  getReady: {
    summary:
      'Whether this process can do its work: 200 while the database answers and it is not about to end, else 503',
    response: readinessSchema,
  },
  getChallenge: {
    summary: 'A proof of work to bring before what costs money; null where none is asked for',
    response: z.object({ challenge: challengeSchema.nullable() }),
  },
  proveWork: {
    summary: 'Bring a solved challenge: good for one story',
    body: solvedSchema,
    response: z.object({ proven: z.literal(true) }),
  },
} as const satisfies Partial<Record<RouteName, Schemas>>
