import { CHAPTERS } from '../../../contract/constants.ts'
import { Progress } from '../../ui/progress.tsx'
import { ChapterSheet } from '../preview/chapter-sheet.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import type { Generation } from './generation.ts'
import { Milestones } from './milestones.tsx'

export function GenerationProgress({ state, name }: { state: Generation; name: string }) {
  return (
    <PageFrame title="Creando tu cuento" header="plain" footer={false}>
      <div className="wrap generation">
        <div className="mb-8 text-center">
          <h1 className="text-t1">Estamos cosiendo el cuento de {name}</h1>
          <p className="mx-auto mt-2 max-w-[34em] text-lead text-ink-2">
            Tarda unos 40 segundos. Cada capítulo aparece en cuanto está escrito.
          </p>
        </div>
        <Progress value={state.progress} label="Progreso del cuento" />
        <p className="num mt-1 flex items-baseline justify-between gap-4">
          <span role="status">{state.message || 'Enhebrando la aguja…'}</span>
          <b>{state.progress} %</b>
        </p>
        <Milestones progress={state.progress} />
        <p className="mt-4 text-center text-small text-ink-2">
          Puedes cerrar esta página y volver: seguimos escribiendo y dibujando.
        </p>
        <div className="gathering mt-11">
          {state.parts.map(({ paragraphNumber, content, imageUrl }) => (
            <ChapterSheet
              key={paragraphNumber}
              number={paragraphNumber}
              content={content}
              imageUrl={imageUrl ?? null}
              state={imageUrl ? 'illustrated' : 'developing'}
              className="generation-chapter"
            />
          ))}
          {state.parts.length < CHAPTERS && <NextChapter number={state.parts.length + 1} />}
        </div>
      </div>
    </PageFrame>
  )
}

/** Where the next chapter will lie: lines of thread that are being sewn. */
function NextChapter({ number }: { number: number }) {
  return (
    <div className="chapter sheet generation-next" key={number} aria-hidden="true">
      <div className="chapter-words">
        {[38, 94, 88, 62].map((width) => (
          <i key={width} className="stitch-x" style={{ width: `${width}%` }} />
        ))}
      </div>
    </div>
  )
}
