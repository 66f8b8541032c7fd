import type { WizardStep } from '../../../contract/constants.ts'
import { DraftBook } from './wizard-bench.tsx'
import { HeadingWithBook, STEP_TITLE } from './step-layout.tsx'

type Props = { step: WizardStep; title: string; lead: string }

export function StepHeading({ step, title, lead }: Props) {
  return (
    <HeadingWithBook book={<DraftBook step={step} />}>
      <h1 tabIndex={-1} className={STEP_TITLE}>
        {title}
      </h1>
      <p className="mt-2.5 text-lead text-ink-2">{lead}</p>
    </HeadingWithBook>
  )
}
