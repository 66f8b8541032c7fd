import { z } from './zod.ts'
import { BRIEF_FIELDS, type AnswerField } from './brief-fields.ts'
import { briefSchema, wordsSchema } from './brief.ts'
import { coatSchema, lookSchema } from './looks.ts'
import { STYLES } from './styles.ts'

/** Which of the two people of a story sits for a likeness. */
const ROLES = ['sender', 'recipient'] as const

/** Whose likeness it is, and what the brief says of age and gender, of both people: one tells of the other. */
const sitterSchema = briefSchema
  .pick({ senderGender: true, recipientGender: true, recipientAge: true, recipientKind: true })
  .extend({
    of: z.enum(ROLES),
    senderName: asFarAsWritten('senderName'),
    recipientName: asFarAsWritten('recipientName'),
    recipientRelation: asFarAsWritten('recipientRelation'),
  })
export type Sitter = z.output<typeof sitterSchema>

/** What a photo that is only read travels with; without `of`, nothing but the photo decides. */
export const readLookFieldsSchema = sitterSchema.extend({ of: z.enum(ROLES).optional() })

/** Each takes as long as one more head in the picture. */
const MAX_DRAWN = 12

export const drawLooksSchema = z.object({
  sitter: sitterSchema,
  style: z.enum(STYLES),
  /** People's, or an animal's. */
  looks: z.union([several(lookSchema), several(coatSchema)]),
  /** One head to look at, or a row to choose from. */
  size: z.enum(['large', 'small']),
})

function several<One extends z.ZodType>(one: One) {
  return z.array(one).min(1).max(MAX_DRAWN)
}

function asFarAsWritten(name: AnswerField) {
  return wordsSchema(BRIEF_FIELDS[name].max, undefined).default('')
}
