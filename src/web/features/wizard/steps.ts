import { WIZARD_STEPS, type WizardStep } from '../../../contract/constants.ts'
import { briefSchema } from '../../../contract/stories.ts'
import type { Draft } from './draft.ts'

export type TextField =
  | 'recipientName'
  | 'recipientRelation'
  | 'senderName'
  | 'favoriteThing'
  | 'specialMemory'
  | 'admiration'
  | 'extraTrait'

export const STEP_FIELDS: Record<WizardStep, readonly TextField[]> = {
  recipient: ['recipientName', 'recipientRelation', 'senderName'],
  photos: [],
  personalization: ['favoriteThing', 'specialMemory', 'admiration', 'extraTrait'],
  style: [],
  review: [],
}

export const STEP_LABELS: Record<WizardStep, string> = {
  recipient: 'Destinatario',
  photos: 'Fotos',
  personalization: 'Personalización',
  style: 'Estilo',
  review: 'Revisión',
}

/** Which of the two photos are there, as a file in this browser or already uploaded. */
export type PhotosPresent = { sender: boolean; recipient: boolean }

/** The contract's message for one answer, or null where it is good. */
export function fieldError(field: TextField, value: string): string | null {
  const result = briefSchema.shape[field].safeParse(value)
  return result.success ? null : (result.error.issues[0]?.message ?? null)
}

/** Whether the step lets the sender go on. */
export function isStepValid(step: WizardStep, draft: Draft, photos: PhotosPresent): boolean {
  if (step === 'photos') return photos.sender && photos.recipient
  if (step === 'style') return briefSchema.shape.illustrationStyle.safeParse(draft.illustrationStyle).success
  return STEP_FIELDS[step].every((field) => fieldError(field, draft[field]) === null)
}

/** The furthest step that may be shown: the wanted one, or the first before it that is not valid yet. */
export function reachableStep(wanted: WizardStep, draft: Draft, photos: PhotosPresent): WizardStep {
  const before = WIZARD_STEPS.slice(0, WIZARD_STEPS.indexOf(wanted))
  return before.find((step) => !isStepValid(step, draft, photos)) ?? wanted
}

export function neighbour(step: WizardStep, by: 1 | -1): WizardStep | null {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + by] ?? null
}
