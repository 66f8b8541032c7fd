import type { WizardStep } from '../../../contract/constants.ts'
import { SmallDraftBook } from './wizard-bench.tsx'

type Props = { step: WizardStep; title: string; lead: string }

export function StepHeading({ step, title, lead }: Props) {
  return (
    <div className="wizard-heading">
      <div>
        <h1 tabIndex={-1} className="wizard-title">
          {title}
        </h1>
        <p className="mt-2.5 text-lead text-ink-2">{lead}</p>
      </div>
      <SmallDraftBook step={step} />
    </div>
  )
}
