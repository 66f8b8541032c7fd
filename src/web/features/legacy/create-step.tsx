import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { generation } from '../generation/current-generation.ts'
import { useGenerationState } from '../generation/generation-store.ts'
import { announce } from '../generation/use-generation.ts'
import { ChapterSheet } from '../preview/chapter-sheet.tsx'
import { toBrief } from '../wizard/draft.ts'
import { draftStore } from '../wizard/draft-store.ts'

/** The story as it is made, chapter by chapter. */
export function CreateStep({ onBack, onNext }: { onBack: () => void; onNext: () => void }) {
  const state = useGenerationState(generation)

  useEffect(() => {
    const draft = draftStore.prepare()
    // A draft that is a story already is found again under its name.
    if (generation.get().status !== 'generating') generation.start(toBrief(draft), announce)
  }, [])

  return (
    <section className="four-steps-create" aria-label="Crear">
      <h1 className="text-t2">Crear</h1>
      <Progress value={state.progress} label="Progreso del cuento" />
      <p className="num mt-1 flex items-baseline justify-between gap-4">
        <span role="status">{state.message || 'Enhebrando la aguja…'}</span>
        <b>{state.progress} %</b>
      </p>
      {state.status === 'failed' && (
        <div className="mt-6" role="alert">
          <p>{state.error}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="main" onClick={() => generation.start(toBrief(draftStore.prepare()), announce)}>
              Intentar nuevamente
            </Button>
            <Button onClick={onBack}>Cambiar las respuestas</Button>
          </div>
        </div>
      )}
      {state.status === 'complete' && (
        <Button variant="main" className="mt-6" onClick={onNext}>
          Continuar
        </Button>
      )}
      <div className="mt-8 grid gap-6">
        {state.parts.map(({ paragraphNumber, content, imageUrl }) => (
          <ChapterSheet
            key={paragraphNumber}
            number={paragraphNumber}
            content={content}
            imageUrl={imageUrl ?? null}
            state={imageUrl ? 'illustrated' : 'developing'}
          />
        ))}
      </div>
    </section>
  )
}
