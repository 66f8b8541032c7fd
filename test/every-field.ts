import {
  BRIEF_FIELD_NAMES,
  BRIEF_FIELDS,
  type BriefField,
  type Field,
  type PhotoField,
} from '../src/contract/brief-fields.ts'
import { briefSchema, type Brief } from '../src/contract/brief.ts'
import { COAT, LOOK } from './factories.ts'

/** A brief that leaves no field out, made of the list of fields alone: a new field is in it by itself. */
export function wholeBrief(photos: Record<PhotoField, number>): Required<Brief> {
  const values = BRIEF_FIELD_NAMES.map((name) => [name, valueOf(BRIEF_FIELDS[name], name)])
  return briefSchema.parse({ ...Object.fromEntries(values), ...photos }) as Required<Brief>
}

/** The same brief, but for one field: with another value, or none. */
export function otherwise(brief: Brief, name: BriefField): Brief {
  const field: Field = BRIEF_FIELDS[name]
  if (field.kind === 'words') return { ...brief, [name]: field.required ? 'Nube' : '' }
  return { ...brief, [name]: field.kind === 'choice' ? field.of[0] : undefined }
}

/** Never the default, so that a field that gets lost on the way is missed. */
function valueOf(field: Field, name: string): unknown {
  switch (field.kind) {
    case 'words':
      return `Algo de ${name}`
    case 'choice':
      return field.of.at(-1)
    case 'photo':
      return 1
    case 'readings':
      return { favorite: 'los dragones', trait: null }
    case 'coat':
      return COAT
    default:
      return LOOK
  }
}
