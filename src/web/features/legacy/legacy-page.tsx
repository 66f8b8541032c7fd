import { useState } from 'react'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MemberGate } from '../accounts/member-gate.tsx'
import { AnswersStep } from './answers-step.tsx'
import { CreateStep } from './create-step.tsx'
import { DownloadStep } from './download-step.tsx'
import { WelcomeStep } from './welcome-step.tsx'

const STEPS = ['Bienvenida', 'Personalizar', 'Crear', 'Descargar'] as const

/** The four-step flow for members. */
export function LegacyPage() {
  return (
    <MemberGate title="Nuevo cuento" waiting={<Skeleton className="wrap my-10 h-96" />} redirect>
      <Flow />
    </MemberGate>
  )
}

function Flow() {
  const [step, setStep] = useState(0)
  return (
    <div className="wrap pt-1 pb-20">
      <div className="num flex justify-between gap-4 text-small text-ink-2">
        <b className="text-ink">
          Paso {step + 1} de {STEPS.length}
        </b>
        <span>{STEPS[step]}</span>
      </div>
      <Progress
        value={((step + 1) / STEPS.length) * 100}
        steps={STEPS.length}
        label={`Paso ${step + 1} de ${STEPS.length}`}
        className="mt-2 mb-6"
      />
      {step === 0 && <WelcomeStep onNext={() => setStep(1)} />}
      {step === 1 && <AnswersStep onBack={() => setStep(0)} onNext={() => setStep(2)} />}
      {step === 2 && <CreateStep onBack={() => setStep(1)} onNext={() => setStep(3)} />}
      {step === 3 && <DownloadStep onAgain={() => setStep(0)} />}
    </div>
  )
}
