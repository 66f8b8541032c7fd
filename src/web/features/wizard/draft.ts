import { z } from 'zod'
import { DRAFT_STORAGE_KEY } from '../../../contract/constants.ts'
import { lookSchema } from '../../../contract/looks.ts'
import { fillAnswers, type BriefInput } from '../../../contract/stories.ts'
import { DEFAULT_STYLE, STYLES } from '../../../contract/styles.ts'

const text = z.string().catch('')
const id = z.number().int().positive().nullable().catch(null)

/** Whatever the storage holds becomes a draft: a field that makes no sense falls back to its default. */
const draftSchema = z.object({
  senderName: text,
  recipientName: text,
  recipientRelation: text,
  favoriteThing: text,
  specialMemory: text,
  admiration: text,
  extraTrait: text,
  illustrationStyle: z.enum(STYLES).catch(DEFAULT_STYLE),
  senderPhotoId: id,
  recipientPhotoId: id,
  recipientGender: z.enum(['f', 'm']).nullable().catch(null),
  senderLook: lookSchema.nullable().catch(null),
  recipientLook: lookSchema.nullable().catch(null),
  /** Names the wish to generate this very draft, so that asking twice makes one story. */
  attempt: z.uuid().nullable().catch(null),
  /** The story that this very draft became. */
  storyId: id,
})

/** What the sender has told so far, and which story came of it. */
export type Draft = z.output<typeof draftSchema>
export type DraftField = Exclude<keyof Draft, 'attempt' | 'storyId'>

export const EMPTY_DRAFT: Draft = draftSchema.parse({})

/** A changed answer is another story: the draft forgets the one that it had become. */
export function changeDraft(draft: Draft, change: Partial<Pick<Draft, DraftField>>): Draft {
  const changed = (Object.keys(change) as DraftField[]).some(
    (field) => JSON.stringify(change[field]) !== JSON.stringify(draft[field]),
  )
  return changed ? { ...draft, ...change, attempt: null, storyId: null } : draft
}

/** True once there is something worth keeping. */
export function isWorthSaving(draft: Draft): boolean {
  return [draft.senderName, draft.recipientName, draft.recipientRelation].some((value) => value.trim() !== '')
}

/** True where a story can be asked for. */
export function hasRequiredData(draft: Draft): boolean {
  return [draft.senderName, draft.recipientName, draft.recipientRelation].every((value) => value.trim() !== '')
}

/** The wizard data as generation calls take them: answers filled, nothing sent that was not given. */
export function toBrief(draft: Draft): BriefInput & { attempt?: string } {
  const { storyId: _, ...fields } = draft
  const given = Object.entries(fields).filter(([, value]) => value !== null)
  return fillAnswers(Object.fromEntries(given) as BriefInput)
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The stored draft, or null where there is none or it cannot be read. */
export function readDraft(storage: DraftStorage): Draft | null {
  try {
    const stored = draftSchema.safeParse(JSON.parse(storage.getItem(DRAFT_STORAGE_KEY) ?? 'null'))
    return stored.success ? stored.data : null
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
