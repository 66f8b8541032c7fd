import { WIZARD_PROGRESS, WIZARD_STEPS, type WizardStep } from '../../../contract/constants.ts'
import { Progress } from '../../ui/progress.tsx'
import { STEP_LABELS } from './steps.ts'

export function WizardProgress({ step }: { step: WizardStep }) {
  return (
    <div className="pt-1 pb-4">
      <div className="num flex justify-between gap-4 text-small text-ink-2">
        <b className="text-ink">
          Paso {WIZARD_STEPS.indexOf(step) + 1} de {WIZARD_STEPS.length}
        </b>
        <span>{STEP_LABELS[step]}</span>
      </div>
      <Progress
        value={WIZARD_PROGRESS[step]}
        steps={WIZARD_STEPS.length}
        label={`Progreso: ${WIZARD_PROGRESS[step]} %`}
        className="mt-2 [--value:20%]"
      />
    </div>
  )
}
