import { z } from './zod.ts'

/** A proof of work as ALTCHA defines it: before engines that cost money make something, a browser computes for a moment. */

const hex = (max: number) =>
  z
    .string()
    .regex(/^[0-9a-f]+$/)
    .max(max)

export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.number().int().min(1).max(1_000_000),
    expiresAt: z.number().int(),
    keyLength: z.number().int().min(1).max(64),
    keyPrefix: hex(128),
    keySignature: hex(128),
    nonce: hex(64),
    salt: hex(64),
  }),
  signature: hex(128),
})
export type Challenge = z.output<typeof challengeSchema>

export const solvedSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({
    counter: z.number().int().min(0).max(4_294_967_295),
    derivedKey: hex(128),
  }),
})
export type Solved = z.output<typeof solvedSchema>
