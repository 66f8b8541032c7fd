import { WIZARD_STEPS, type WizardStep } from '../../../contract/constants.ts'
import { type AnswerField, answerProblem } from '../../../contract/brief-fields.ts'
import { STYLES } from '../../../contract/styles.ts'
import type { Draft } from './draft.ts'

const ANSWERS: Record<WizardStep, readonly AnswerField[]> = {
  recipient: ['recipientName', 'recipientRelation', 'senderName'],
  photos: [],
  personalization: ['favoriteThing', 'specialMemory', 'admiration', 'extraTrait'],
  style: [],
  review: [],
}

/** The answers that are written at a step, from its top down. */
export function stepAnswers(step: WizardStep): readonly AnswerField[] {
  return ANSWERS[step]
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

/** Whether the step lets the sender go on. */
export function isStepValid(step: WizardStep, draft: Draft, photos: PhotosPresent): boolean {
  if (step === 'photos') return photos.sender && photos.recipient
  if (step === 'style') return STYLES.includes(draft.illustrationStyle)
  return stepAnswers(step).every((field) => answerProblem(field, draft[field]) === null)
}

/** The furthest step that may be shown: the wanted one, or the first before it that is not valid yet. */
export function reachableStep(wanted: WizardStep, draft: Draft, photos: PhotosPresent): WizardStep {
  const before = WIZARD_STEPS.slice(0, WIZARD_STEPS.indexOf(wanted))
  return before.find((step) => !isStepValid(step, draft, photos)) ?? wanted
}

export function neighbour(step: WizardStep, by: 1 | -1): WizardStep | null {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + by] ?? null
}
