import { z } from './zod.ts'
import { BRIEF_FIELD_NAMES, BRIEF_FIELDS, fieldsOf, type AnswerField, type PhotoField } from './brief-fields.ts'
import { schemaOf, wordsSchema, type Brief } from './brief.ts'
import { type Advice, ADVICE_KINDS, READING_KEYS, type Understanding } from './readings.ts'

const keySchema = z.enum(READING_KEYS)
const sourceSchema = z.enum(fieldsOf('words') as [AnswerField, ...AnswerField[]])

const choicesSchema = z.array(z.object({ value: z.string(), label: z.string() })).optional()

const chipSchema = z.object({
  key: keySchema,
  text: z.string(),
  sure: z.number().min(0).max(1),
  source: sourceSchema,
  value: z.string(),
  choices: choicesSchema,
})

const adviceSchema: z.ZodType<Advice, Advice> = z.object({
  field: sourceSchema,
  kind: z.enum(ADVICE_KINDS),
  why: z.string(),
  example: z.string().optional(),
  leftOut: z.string().optional(),
})

export const understandingSchema: z.ZodType<Understanding, Understanding> = z.object({
  sentences: z.array(z.array(z.union([z.string(), chipSchema]))),
  asks: z.array(z.object({ key: keySchema, question: z.string(), choices: choicesSchema })),
  advice: z.array(adviceSchema),
})

/** A brief as far as it is written: empty answers are read as such, and pictures of people are not asked for. */
type PartialBrief = Omit<Brief, PhotoField | 'senderLook' | 'recipientLook' | 'recipientCoat'>

export const partialBriefSchema = z.object(partialShape())

type PartialShape = { [Name in keyof PartialBrief]-?: z.ZodType<PartialBrief[Name], PartialBrief[Name] | undefined> }

function partialShape(): PartialShape {
  return Object.fromEntries(
    BRIEF_FIELD_NAMES.flatMap((name) => {
      const field = BRIEF_FIELDS[name]
      if (field.kind === 'photo' || field.kind === 'look' || field.kind === 'coat') return []
      return [[name, field.kind === 'words' ? wordsSchema(field.max, undefined).default('') : schemaOf(field)]]
    }),
  ) as PartialShape
}
