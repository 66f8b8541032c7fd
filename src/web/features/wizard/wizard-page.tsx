import { Suspense, useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import type { WizardStep } from '../../../contract/constants.ts'
import { useOnScreenKeyboard } from '../../ui/use-on-screen-keyboard.ts'
import { optionalPart } from '../../ui/optional-part.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { afterPaint } from './after-paint.ts'
import { useDraft } from './draft-store.ts'
import { useOnline } from './online.ts'
import { PersonalizationStep } from './personalization-step.tsx'
import { useChosenPhotos } from './photo-store.ts'
import { fetchPhotoPrint, PhotosStep } from './photos-step.tsx'
import { RecipientStep } from './recipient-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { isStepValid, reachableStep, stepAnswers, STEP_LABELS, type PhotosPresent } from './steps.ts'
import { fetchStyleCards, StyleStep } from './style-step.tsx'
import { useDraftForm } from './use-draft-form.ts'
import { useWizardStep } from './use-wizard-step.ts'
import { WizardBench } from './wizard-bench.tsx'
import { WizardNav } from './wizard-nav.tsx'
import { WizardProgress } from './wizard-progress.tsx'
import { useSendWizard } from './use-send-wizard.ts'
import { useFocusInSight } from './use-focus-in-sight.ts'
import { useFocusOnStep } from './use-focus-on-step.ts'
import { STEP_TABLE, TIP } from './step-layout.tsx'

const STEPS: Record<WizardStep, () => React.JSX.Element> = {
  recipient: RecipientStep,
  photos: PhotosStep,
  personalization: PersonalizationStep,
  style: StyleStep,
  review: ReviewStep,
}

const FinishedStory = optionalPart(async () => (await import('./finished-story.tsx')).FinishedStory)

/** The five steps in which the sender tells what the story is made from. */
export function WizardPage() {
  const draft = useDraft()
  const photos = useChosenPhotos()
  const form = useDraftForm(draft)
  const { wanted, goBack, goNext, goTo } = useWizardStep()
  const { busy, submit } = useSendWizard()
  const online = useOnline()
  useOnScreenKeyboard()

  const present: PhotosPresent = {
    sender: photos.sender !== null || draft.senderPhotoId !== null,
    recipient: photos.recipient !== null || draft.recipientPhotoId !== null,
  }
  // No redirect to the photo step until the stored photos have been read.
  const step = photos.loaded ? reachableStep(wanted, draft, present) : wanted
  const Step = STEPS[step]
  const top = useFocusOnStep(step)
  const questions = useRef<HTMLDivElement>(null)
  useFocusInSight(questions)
  const valid = isStepValid(step, draft, present)

  // Where it cannot be had, the step that needs it says so.
  useEffect(() => void Promise.all([fetchPhotoPrint(), fetchStyleCards()]).catch(() => undefined), [])

  /** Focuses what is missing when Continue is pressed on an incomplete step. */
  function showGap(): void {
    if (step === 'photos') showMissingPhoto(top.current)
    else void form.trigger(stepAnswers(step), { shouldFocus: true })
  }

  // Prerendered, the wizard is empty and at its first step: not what somebody sees who resumes theirs.
  return (
    <PageFrame
      title={`${STEP_LABELS[step]} · Crea tu cuento`}
      header="plain"
      footer={false}
      className="flex-1 overflow-x-clip pb-34 [[data-resumes]_&]:invisible"
    >
      <div className="wrap" ref={top} tabIndex={-1}>
        <WizardProgress step={step} />
        <FormProvider {...form}>
          <form
            className={STEP_TABLE}
            noValidate
            // Before the app has loaded, submitting the prerendered form must do nothing, and put nothing in the address.
            method="dialog"
            onSubmit={(event) => {
              event.preventDefault()
              if (busy) return
              if (!valid) showGap()
              else if (step === 'review') void submit()
              else afterPaint(() => goNext(step))
            }}
          >
            <div className="min-w-0" ref={questions}>
              {draft.storyId !== null && ['recipient', 'review'].includes(step) && (
                <Suspense>
                  <FinishedStory storyId={draft.storyId} />
                </Suspense>
              )}
              <Step />
              {!online && (
                <p role="status" className={`${TIP} mt-6 text-[1.08rem]/[1.42]`}>
                  Ahora no hay conexión. Sigue tranquilamente: todo se guarda en este dispositivo.
                </p>
              )}
            </div>
            <WizardBench step={step} />
            <WizardNav step={step} valid={valid} busy={busy} onBack={() => goBack(step)} onRefused={showGap} />
          </form>
        </FormProvider>
        {step !== wanted && <StepCorrection step={step} goTo={goTo} />}
      </div>
    </PageFrame>
  )
}

/** Brings the address in line where it asked for a step that the draft is not ready for. */
function StepCorrection({ step, goTo }: { step: WizardStep; goTo: (step: WizardStep) => void }) {
  useEffect(() => goTo(step), [step, goTo])
  return null
}

function showMissingPhoto(page: HTMLElement | null): void {
  const drop = page?.querySelector<HTMLElement>('.photo-drop')
  // At the top, at once: a browser keeps in its place what stands first, also when the other photo's look opens above.
  drop?.scrollIntoView({ behavior: 'instant' })
  drop?.querySelector('input')?.focus({ preventScroll: true })
}
