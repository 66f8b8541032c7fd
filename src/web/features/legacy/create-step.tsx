import { useSelector } from '@tanstack/react-store'
import { useLayoutEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { generation } from '../generation/current-generation.ts'
import { StoryInProgress } from '../generation/story-in-progress.tsx'
import { announce } from '../generation/use-generation.ts'
import { toBrief } from '../wizard/to-brief.ts'
import { draftStore } from '../wizard/draft-store.ts'
import { StepTitle } from './step-title.tsx'

/** The story as it is made, chapter by chapter. */
export function CreateStep({ onBack, onNext }: { onBack: () => void; onNext: () => void }) {
  const state = useSelector(generation.state)

  // Before the first paint, so that a story of other answers is never shown.
  useLayoutEffect(() => {
    const draft = draftStore.prepare()
    if (generation.state.get().status === 'generating' && generation.isOf(draft.attempt)) return
    // The server finds the story of a draft by its attempt.
    generation.reset()
    generation.start(toBrief(draft), announce)
  }, [])

  return (
    <section className="mx-auto max-w-208" aria-label="Crear">
      <div className="mb-7 text-center">
        <StepTitle>Crear</StepTitle>
        <p className="mt-2 text-lead text-ink-2">
          {state.status === 'complete'
            ? 'El último nudo está hecho: tu cuento te espera.'
            : 'Cada capítulo aparece en cuanto está escrito.'}
        </p>
        {state.status === 'complete' && (
          <Button variant="main" className="mt-5" onClick={onNext}>
            Continuar
          </Button>
        )}
      </div>
      {state.status === 'failed' && (
        <div className="mb-8 rounded-paper bg-danger-soft px-[1.6rem] py-[1.4rem]" role="alert">
          <p>{state.error}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="main" onClick={() => generation.start(toBrief(draftStore.prepare()), announce)}>
              Intentar nuevamente
            </Button>
            <Button onClick={onBack}>Cambiar las respuestas</Button>
          </div>
        </div>
      )}
      <StoryInProgress state={state} />
    </section>
  )
}
