import { BRIEF_FIELD_NAMES, BRIEF_FIELDS, type BriefField, type Field } from '../../../contract/brief-fields.ts'
import type { Brief } from '../../../contract/brief.ts'
import { DRAFT_STORAGE_KEY } from '../../../contract/constants.ts'
import { toCoat } from '../../../contract/coats.ts'
import { toLook } from '../../../contract/look-traits.ts'
import { READING_KEYS, READING_SOURCES, type ReadingKey, type Readings } from '../../../contract/readings.ts'
import { isAnimal } from './implied.ts'

/** A partial brief, null where an optional field is empty, and the story that was made of it. */
export type Draft = {
  [Name in BriefField]: undefined extends Brief[Name] ? NonNullable<Brief[Name]> | null : Brief[Name]
} & {
  /** Names the wish to generate this very draft, so that asking twice makes one story. */
  attempt: string | null
  /** The story that this very draft became. */
  storyId: number | null
  /** The story that it became last, before an answer was changed. */
  earlierStoryId: number | null
}

/** Reads any stored value as a draft; invalid fields fall back to their defaults. */
function toDraft(stored: Partial<Record<keyof Draft, unknown>>): Draft {
  const fields = BRIEF_FIELD_NAMES.map((name) => [name, toField(BRIEF_FIELDS[name], stored[name])])
  return {
    ...(Object.fromEntries(fields) as Pick<Draft, BriefField>),
    attempt: typeof stored.attempt === 'string' && UUID.test(stored.attempt) ? stored.attempt : null,
    storyId: toId(stored.storyId),
    earlierStoryId: toId(stored.earlierStoryId),
  }
}

function toField(field: Field, value: unknown): Draft[BriefField] {
  switch (field.kind) {
    case 'words':
      return toText(value)
    case 'choice':
      return oneOf(field.of, value) ?? field.default ?? null
    case 'photo':
      return toId(value)
    case 'readings':
      return toReadings(value)
    case 'coat':
      return toCoat(value)
    default:
      return toLook(value)
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function toId(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | null {
  return values.find((known) => known === value) ?? null
}

function toReadings(value: unknown): Readings | null {
  if (typeof value !== 'object' || value === null) return null
  const stored = value as Partial<Record<ReadingKey, unknown>>
  const read = READING_KEYS.flatMap((key): [ReadingKey, string | null][] => {
    const words = stored[key]
    return words === null || (typeof words === 'string' && words.trim() !== '') ? [[key, words]] : []
  })
  return read.length > 0 ? Object.fromEntries(read) : null
}

export const EMPTY_DRAFT: Draft = toDraft({})

/**
 * A changed answer makes another story: the draft's story id and attempt are cleared. What was confirmed of an answer
 * holds for that answer alone.
 */
export function changeDraft(draft: Draft, change: Partial<Pick<Draft, BriefField>>): Draft {
  const changed = (Object.keys(change) as BriefField[]).filter(
    (field) => JSON.stringify(change[field]) !== JSON.stringify(draft[field]),
  )
  if (changed.length === 0) return draft
  const readings = 'readings' in change ? draft.readings : stillTrue(draft.readings, changed)
  const earlierStoryId = draft.storyId ?? draft.earlierStoryId
  // An animal has no face of a person's, and a person no coat.
  const likeness =
    isAnimal({ ...draft, ...change }) === isAnimal(draft) ? {} : { recipientLook: null, recipientCoat: null }
  return { ...draft, readings, ...likeness, ...change, attempt: null, storyId: null, earlierStoryId }
}

/** Whom it is told of decides how everything is said of them. */
const WHO: readonly BriefField[] = ['recipientName', 'recipientRelation']

function stillTrue(readings: Readings | null, changed: readonly BriefField[]): Readings | null {
  if (!readings || changed.some((field) => WHO.includes(field))) return null
  return toReadings(
    Object.fromEntries(
      Object.entries(readings).filter(([key]) => !changed.includes(READING_SOURCES[key as ReadingKey])),
    ),
  )
}

/** True once there is something worth keeping. */
function isWorthSaving(draft: Draft): boolean {
  return [draft.senderName, draft.recipientName, draft.recipientRelation].some((value) => value.trim() !== '')
}

/** True where a story can be asked for. */
export function hasRequiredData(draft: Draft): boolean {
  return [draft.senderName, draft.recipientName, draft.recipientRelation].every((value) => value.trim() !== '')
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The stored draft, or null where there is none or it cannot be read. */
export function readDraft(storage: DraftStorage): Draft | null {
  try {
    const stored = JSON.parse(storage.getItem(DRAFT_STORAGE_KEY) ?? 'null') as unknown
    return typeof stored === 'object' && stored && !Array.isArray(stored) ? toDraft(stored) : null
  } catch {
    return null
  }
}

/** Keeps the draft; a storage that is full or forbidden only means that it lives as long as the page. */
export function saveDraft(storage: DraftStorage, draft: Draft): void {
  if (!isWorthSaving(draft)) return
  try {
    storage.setItem(DRAFT_STORAGE_KEY, JSON.stringify(draft))
  } catch {
    // The answers stay in memory.
  }
}
