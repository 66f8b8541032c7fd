import { z } from './zod.ts'
import { BRIEF_FIELD_NAMES, BRIEF_FIELDS, type BriefField, type Field, fieldsOf, fillAnswers } from './brief-fields.ts'
import { idSchema } from './ids.ts'
import type { Coat } from './coats.ts'
import { coatSchema, lookSchema, type Look } from './looks.ts'
import { MESSAGES, tooLong, unsupportedText } from './messages.ts'
import { READING_KEYS, type Readings } from './readings.ts'
import { MAX_ANSWER_LENGTH } from './constants.ts'
import { hasUnsupportedText } from './text.ts'

/** What a story is made from: the answers, the two people and the style. Its fields are {@link BRIEF_FIELDS}. */
export const briefSchema = z.object(shape())

export type Brief = z.output<typeof briefSchema>

/** A story's brief; `arriving` are the pictures that come though nobody asked: 0 is the cover, 1 to 5 the chapters. */
export const storyBriefSchema = briefSchema.extend({ arriving: z.array(z.number().int()) })

/**
 * What generation calls take: the brief, with empty answers filled first. `attempt` names one wish to
 * generate: asking again under the same name finds the story that it made, whatever happened in between.
 */
export const generationSchema = z.preprocess(
  (input) => (input && typeof input === 'object' && !Array.isArray(input) ? readCall({ ...input }) : input),
  briefSchema.extend({ attempt: z.uuid().optional() }),
)
export type Generation = z.output<typeof generationSchema>

type ValueOf<F extends Field> = F extends { kind: 'words' }
  ? string
  : F extends { of: readonly (infer Value)[] }
    ? Value
    : F extends { kind: 'photo' }
      ? number
      : F extends { kind: 'readings' }
        ? Readings
        : F extends { kind: 'coat' }
          ? Coat
          : Look
type SchemaOf<F extends Field> = F extends { required: string }
  ? z.ZodType<ValueOf<F>, ValueOf<F>>
  : F extends { default: string }
    ? z.ZodDefault<z.ZodType<ValueOf<F>, ValueOf<F>>>
    : z.ZodOptional<z.ZodType<ValueOf<F>, ValueOf<F>>>
type Shape = { [Name in BriefField]: SchemaOf<(typeof BRIEF_FIELDS)[Name]> }

function shape(): Shape {
  return Object.fromEntries(BRIEF_FIELD_NAMES.map((name) => [name, schemaOf(BRIEF_FIELDS[name])])) as Shape
}

/** What a field must be. */
export function schemaOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'words': {
      const words = wordsSchema(field.max, field.required)
      return field.required ? words : words.default('')
    }
    case 'choice': {
      const choice = z.enum(field.of, field.unknown ? { error: field.unknown } : {})
      return field.default === undefined ? choice.optional() : choice.default(field.default)
    }
    case 'photo':
      // Both ways: an answer is encoded by the schema that requests are read by.
      return z.codec(idSchema.nullish(), z.number().int().optional(), {
        decode: (id) => id ?? undefined,
        encode: (id) => id,
      })
    case 'readings':
      return readingsSchema().optional()
    case 'coat':
      return coatSchema.optional()
    default:
      return lookSchema.optional()
  }
}

function readingsSchema() {
  return z.partialRecord(z.enum(READING_KEYS), wordsSchema(MAX_ANSWER_LENGTH, MESSAGES.invalidRequest).nullable())
}

/** An answer: trimmed, in a script that the book can set, of bounded length. */
export function wordsSchema(max: number, required: string | undefined) {
  return z
    .string(required ? { error: required } : {})
    .trim()
    .min(required ? 1 : 0, required)
    .max(max, tooLong(max))
    .refine((text) => !hasUnsupportedText(text), unsupportedText)
}

/** Empty answers are filled; and in a query string, a nested value travels as JSON text. */
function readCall(input: Record<string, unknown>): Record<string, unknown> {
  const read = fillAnswers(input)
  for (const name of [...fieldsOf('look'), ...fieldsOf('coat'), ...fieldsOf('readings')])
    if (typeof read[name] === 'string') read[name] = parseJson(read[name])
  return read
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
