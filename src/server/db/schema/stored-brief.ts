import { customType } from 'drizzle-orm/pg-core'
import { BRIEF_FIELD_NAMES, BRIEF_FIELDS, type Field } from '../../../contract/brief-fields.ts'
import type { Brief } from '../../../engine.ts'

/** A brief as it lies in the database: its fields, and by which version of them it was written. */
type Stored = { v: number } & Record<string, unknown>

/**
 * What made each version out of the one before, the first making version 2. A new optional field needs none; one that is
 * renamed, split or means something else does.
 */
const STEPS: readonly ((brief: Record<string, unknown>) => Record<string, unknown>)[] = []

/** One value for all answers, so that a question more is no column more. Older ones are upgraded as they are read. */
export const briefColumn = customType<{ data: Brief; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (brief) => JSON.stringify(storeBrief(brief), (_, value: unknown) => storable(value)),
  fromDriver: (stored) => readBrief(stored as Stored),
})

export function storeBrief(brief: Brief, steps = STEPS): Stored {
  return { v: steps.length + 1, ...brief }
}

/**
 * The brief of a stored value, whatever version it is of.
 *
 * @throws Error where a newer version of the software wrote it
 */
export function readBrief({ v, ...stored }: Stored, steps = STEPS): Brief {
  if (v > steps.length + 1) throw new Error(`a brief of version ${v} was stored by newer software`)
  return { ...DEFAULTS, ...steps.slice(v - 1).reduce((brief, step) => step(brief), stored) } as Brief
}

/** What a value reads as that was stored before there was such a question. */
const DEFAULTS = Object.fromEntries(
  BRIEF_FIELD_NAMES.flatMap((name) => {
    const field: Field = BRIEF_FIELDS[name]
    return 'default' in field ? [[name, field.default]] : []
  }),
)

/** PostgreSQL takes no null character in a text, and the book prints none. */
function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}
