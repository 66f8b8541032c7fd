import { z } from './zod.ts'

const ERROR_CODES = [
  'invalid',
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'unsupported',
  'too_many',
  'refused',
  'unproven',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** The body of every answer that is not a success. */
export const errorSchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  /** Messages by field name, where single fields are at fault. */
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
})
export type ErrorBody = z.output<typeof errorSchema>
