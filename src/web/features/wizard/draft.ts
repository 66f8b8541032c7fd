import { type AnswerField, fillAnswers } from '../../../contract/answers.ts'
import { DRAFT_STORAGE_KEY } from '../../../contract/constants.ts'
import { BEARDS, HAIR_LENGTHS, HAIR_TYPES } from '../../../contract/look-words.ts'
import type { Look } from '../../../contract/looks.ts'
import type { BriefInput } from '../../../contract/stories.ts'
import { DEFAULT_STYLE, type Style, STYLES } from '../../../contract/styles.ts'

/** What the sender has told so far, and which story came of it. */
export type Draft = Record<AnswerField, string> & {
  illustrationStyle: Style
  senderPhotoId: number | null
  recipientPhotoId: number | null
  recipientGender: 'f' | 'm' | null
  senderLook: Look | null
  recipientLook: Look | null
  /** Names the wish to generate this very draft, so that asking twice makes one story. */
  attempt: string | null
  /** The story that this very draft became. */
  storyId: number | null
}
export type DraftField = Exclude<keyof Draft, 'attempt' | 'storyId'>

/** Whatever the storage holds becomes a draft: a field that makes no sense falls back to its default. */
function toDraft(stored: Partial<Record<keyof Draft, unknown>>): Draft {
  return {
    senderName: toText(stored.senderName),
    recipientName: toText(stored.recipientName),
    recipientRelation: toText(stored.recipientRelation),
    favoriteThing: toText(stored.favoriteThing),
    specialMemory: toText(stored.specialMemory),
    admiration: toText(stored.admiration),
    extraTrait: toText(stored.extraTrait),
    illustrationStyle: oneOf(STYLES, stored.illustrationStyle) ?? DEFAULT_STYLE,
    senderPhotoId: toId(stored.senderPhotoId),
    recipientPhotoId: toId(stored.recipientPhotoId),
    recipientGender: oneOf(['f', 'm'] as const, stored.recipientGender),
    senderLook: toLook(stored.senderLook),
    recipientLook: toLook(stored.recipientLook),
    attempt: typeof stored.attempt === 'string' && UUID.test(stored.attempt) ? stored.attempt : null,
    storyId: toId(stored.storyId),
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const COLOUR = /^#[\da-f]{6}$/i

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function toId(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | null {
  return values.find((known) => known === value) ?? null
}

function toLook(value: unknown): Look | null {
  if (typeof value !== 'object' || value === null) return null
  const { skin, hair, clothes, hairType, hairLength, beard, glasses } = value as Partial<Record<keyof Look, unknown>>
  const look = {
    skin: toText(skin),
    hair: toText(hair),
    clothes: toText(clothes),
    hairType: oneOf(HAIR_TYPES, hairType),
    hairLength: oneOf(HAIR_LENGTHS, hairLength),
    beard: oneOf(BEARDS, beard),
    glasses: glasses === true,
  }
  const { skin: one, hair: two, clothes: three } = look
  const whole = look.hairType && look.hairLength && look.beard && [one, two, three].every((tone) => COLOUR.test(tone))
  return whole ? (look as Look) : null
}

export const EMPTY_DRAFT: Draft = toDraft({})

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
