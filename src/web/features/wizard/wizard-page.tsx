import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { PREVIEW_DELAY_MS, type WizardStep } from '../../../contract/constants.ts'
import { toast } from '../../ui/toast.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { afterPaint } from './after-paint.ts'
import { draftStore, useDraft } from './draft-store.ts'
import { useOnline } from './online.ts'
import { PersonalizationStep } from './personalization-step.tsx'
import { chosenPhotos, useChosenPhotos } from './photo-store.ts'
import { PhotosStep } from './photos-step.tsx'
import { RecipientStep } from './recipient-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { isStepValid, reachableStep, stepAnswers, STEP_LABELS, type PhotosPresent } from './steps.ts'
import { StyleStep } from './style-step.tsx'
import { submitWizard } from './submit.ts'
import { useDraftForm } from './use-draft-form.ts'
import { useWizardStep } from './use-wizard-step.ts'
import { WizardBench } from './wizard-bench.tsx'
import { WizardNav } from './wizard-nav.tsx'
import { WizardProgress } from './wizard-progress.tsx'
import './wizard.css'

const STEPS: Record<WizardStep, () => React.JSX.Element> = {
  recipient: RecipientStep,
  photos: PhotosStep,
  personalization: PersonalizationStep,
  style: StyleStep,
  review: ReviewStep,
}

const OFFLINE = 'Tus respuestas y tus fotos están guardadas aquí. Vuelve a pulsar cuando haya conexión.'

/** The five steps in which the sender tells what the story is made from. */
export function WizardPage() {
  const draft = useDraft()
  const photos = useChosenPhotos()
  const form = useDraftForm(draft)
  const { wanted, goBack, goNext, goTo } = useWizardStep()
  const { busy, submit } = useSubmit()
  const online = useOnline()

  const present: PhotosPresent = {
    sender: photos.sender !== null || draft.senderPhotoId !== null,
    recipient: photos.recipient !== null || draft.recipientPhotoId !== null,
  }
  // While the kept photos are being read nobody is sent back to their step.
  const step = photos.loaded ? reachableStep(wanted, draft, present) : wanted
  const Step = STEPS[step]
  const top = useFocusOnStep(step)
  const valid = isStepValid(step, draft, present)

  /** Whoever presses on before the step is whole is led to what it still wants. */
  function showGap(): void {
    if (step === 'photos') showMissingPhoto(top.current)
    else void form.trigger(stepAnswers(step), { shouldFocus: true })
  }

  return (
    <PageFrame title={`${STEP_LABELS[step]} · Crea tu cuento`} header="plain" footer={false} className="wizard">
      <div className="wrap" ref={top} tabIndex={-1}>
        <WizardProgress step={step} />
        <FormProvider {...form}>
          <form
            className="wizard-table"
            noValidate
            // Prerendered, and without the app yet: a submission goes nowhere, least of all into an address.
            method="dialog"
            onSubmit={(event) => {
              event.preventDefault()
              if (busy) return
              if (!valid) showGap()
              else if (step === 'review') void submit()
              else afterPaint(() => goNext(step))
            }}
          >
            <div className="min-w-0">
              <Step />
              {!online && (
                <p role="status" className="wizard-tip mt-6">
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
  drop?.scrollIntoView({ block: 'center' })
  drop?.querySelector('input')?.focus({ preventScroll: true })
}

/** A new step begins at its top, for eyes and for screen readers; the first one leaves the focus alone. */
function useFocusOnStep(step: WizardStep) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = top.current?.querySelector<HTMLElement>('h1')
    heading?.focus({ preventScroll: true })
  }, [step])
  return top
}

/** Uploads the photos once, however often the button is pressed, and leads on. */
function useSubmit() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  async function submit(): Promise<void> {
    if (running.current) return
    if (!navigator.onLine) {
      toast({ title: 'Sin conexión', description: OFFLINE, variant: 'destructive' })
      return
    }
    running.current = true
    setBusy(true)
    const uploaded = await submitWizard(draftStore, chosenPhotos())
    setTimeout(
      () => {
        running.current = false
        void navigate({ to: uploaded ? '/preview' : '/generate' })
      },
      uploaded ? PREVIEW_DELAY_MS : 0,
    )
  }

  return { busy, submit }
}
