import { ofName, saidBack } from '../../../contract/said-names.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import type { Generation } from './generation.ts'
import { StoryInProgress } from './story-in-progress.tsx'

export function GenerationProgress({ state, name }: { state: Generation; name: string }) {
  return (
    <PageFrame title="Creando tu cuento" header="plain" footer={false}>
      <div className="wrap max-w-208 pt-6 pb-20">
        <div className="mb-8 text-center">
          <h1 className="text-t1 wrap-anywhere">Estamos cosiendo el cuento {ofName(saidBack(name))}</h1>
          <p className="mx-auto mt-2 max-w-[34em] text-lead text-ink-2">
            Tarda unos 40 segundos. Cada capítulo aparece en cuanto está escrito.
          </p>
        </div>
        <StoryInProgress state={state} />
      </div>
    </PageFrame>
  )
}
