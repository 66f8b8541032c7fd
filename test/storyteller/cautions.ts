import { z } from 'zod'
import { readTsv } from '../fixtures/read-tsv.ts'

/** What is said, why a part of it is left out (`-`: nothing is), what stays (`-`: nothing) and what nobody may see. */
const rows = readTsv(
  'answers/cautions.tsv',
  z.strictObject({
    kind: z.string(),
    field: z.enum(['favoriteThing', 'specialMemory', 'admiration', 'extraTrait']),
    said: z.string(),
    rest: z.string(),
    never: z.string(),
  }),
)
export const cautions = rows.filter(({ kind }) => kind !== '-')
export const harmless = rows.filter(({ kind }) => kind === '-')
