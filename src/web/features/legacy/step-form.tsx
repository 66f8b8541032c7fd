import { type ReactNode, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { byRules, type Problems } from '../../forms/resolvers.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { dismissToast, toast } from '../../ui/toast.ts'
import { useDraft } from '../wizard/draft-store.ts'
import { HeadingWithBook, STEP_FIELDS, STEP_TABLE } from '../wizard/step-layout.tsx'
import { type Answers, useDraftForm } from '../wizard/use-draft-form.ts'
import { DraftBench, DraftBook } from './draft-book.tsx'
import { StepTitle } from './step-title.tsx'

type Props = {
  title: string
  lead: string
  children: ReactNode
  submit: string
  missingIn: (answers: Answers) => Problems<Answers>
  onNext: () => void
  onBack?: () => void
}

/** A step's form over the draft. Calls `onNext` once `missingIn` finds nothing. */
export function StepForm({ title, lead, children, submit, missingIn, onNext, onBack }: Props) {
  const form = useDraftForm(useDraft(), { mode: 'onSubmit', resolver: byRules(missingIn) })
  const shown = useRef<number>(null)
  const proceed = () => {
    // What was missing is there: the next step must not say that it is not.
    if (shown.current !== null) dismissToast(shown.current)
    onNext()
  }
  const send = form.handleSubmit(proceed, (errors) => {
    const [missing] = Object.values(errors)
    shown.current = toast({ title: 'Campo requerido', description: missing?.message ?? '', variant: 'destructive' })
  })
  return (
    <FormProvider {...form}>
      <form className={STEP_TABLE} noValidate onSubmit={(event) => void send(event)}>
        <div className="min-w-0">
          <HeadingWithBook book={<DraftBook />}>
            <StepTitle>{title}</StepTitle>
            <p className="mt-2.5 text-lead text-ink-2">{lead}</p>
          </HeadingWithBook>
          <div className={STEP_FIELDS}>{children}</div>
          <div className="mt-9 flex justify-between gap-4">
            {onBack && (
              <Button variant="quiet" onClick={onBack}>
                <Icon name="back" /> Atrás
              </Button>
            )}
            <Button variant="main" type="submit" className="ml-auto max-w-88 flex-1">
              {submit}
            </Button>
          </div>
        </div>
        <DraftBench />
      </form>
    </FormProvider>
  )
}
