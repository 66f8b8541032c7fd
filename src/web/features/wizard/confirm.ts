import { BRIEF_FIELDS } from '../../../contract/brief-fields.ts'
import type { ReadingKey, Readings } from '../../../contract/readings.ts'
import type { Draft } from './draft.ts'
import { draftStore } from './draft-store.ts'

/** Where a choice that was understood is kept: it is one of the brief's own. */
const FIELDS = {
  age: 'recipientAge',
  gender: 'recipientGender',
  kind: 'recipientKind',
  senderGender: 'senderGender',
  occasion: 'occasion',
} as const satisfies Partial<Record<ReadingKey, keyof Draft>>

type ChoiceKey = keyof typeof FIELDS
const isChoice = (key: ReadingKey): key is ChoiceKey => key in FIELDS

/** Keeps what the giver says of a reading: a choice or words, or null to leave it out. */
export function confirm(key: ReadingKey, said: string | null): void {
  const { [key]: _, ...others } = draftStore.get().readings ?? {}
  const choice = isChoice(key) ? choiceOf(key, said) : null
  draftStore.change({ ...choice, readings: choice && said !== null ? orNull(others) : { ...others, [key]: said } })
}

/** What was said of a reading is forgotten: the answer speaks again. */
export function unconfirm(key: ReadingKey): void {
  const { [key]: _, ...others } = draftStore.get().readings ?? {}
  draftStore.change({ ...(isChoice(key) && choiceOf(key, null)), readings: orNull(others) })
}

/** What the giver said of a reading: its words or choice, null where it is left out, undefined where nothing was said. */
export function saidOf({ readings, ...draft }: Draft, key: ReadingKey): string | null | undefined {
  const again = readings?.[key]
  return again === undefined && isChoice(key) ? (draft[FIELDS[key]] ?? undefined) : again
}

/** What is not one of the field's values says nothing. */
function choiceOf(key: ChoiceKey, said: string | null): Partial<Draft> {
  const values: readonly string[] = BRIEF_FIELDS[FIELDS[key]].of
  return { [FIELDS[key]]: values.find((value) => value === said) ?? null }
}

const orNull = (readings: Readings): Readings | null => (Object.keys(readings).length > 0 ? readings : null)
