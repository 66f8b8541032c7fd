import { z } from 'zod'
import type { Brief } from '../../src/engine.ts'
import { readTsv } from '../fixtures/read-tsv.ts'

const VARIANTS = { MX: 'es-MX', AR: 'es-AR', CO: 'es-CO', ES: 'es-ES' } as const

/**
 * Briefs as customers write them, with the reading of a careful person: the role, the age where it is told (`-` where
 * it is not), which answers are left out (f, m, a, t), and whether the recipient has died.
 */
export const customers = readTsv(
  'answers/customers.tsv',
  z.strictObject({
    from: z.enum(['MX', 'AR', 'CO', 'ES']),
    sender: z.string(),
    name: z.string(),
    relation: z.string(),
    favorite: z.string(),
    memory: z.string(),
    admiration: z.string(),
    trait: z.string(),
    rightRole: z.string(),
    rightAge: z.string(),
    leftOut: z.string(),
    died: z.enum(['si', 'no']),
  }),
)

export type Customer = (typeof customers)[number]

export const briefOf = (row: Customer): Brief => ({
  senderName: row.sender,
  recipientName: row.name,
  recipientRelation: row.relation,
  favoriteThing: row.favorite,
  specialMemory: row.memory,
  admiration: row.admiration,
  extraTrait: row.trait,
  illustrationStyle: 'infantil',
  variant: VARIANTS[row.from],
})
