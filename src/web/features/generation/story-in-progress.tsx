import { CHAPTERS } from '../../../contract/constants.ts'
import { Progress } from '../../ui/progress.tsx'
import { ChapterSheet } from '../stories/chapter-sheet.tsx'
import type { Generation } from './generation.ts'
import { Milestones } from './milestones.tsx'
import { Gathering } from '../stories/gathering.tsx'

/** How far the story is, and every chapter from the moment it is written. */
export function StoryInProgress({ state }: { state: Generation }) {
  const underway = state.status !== 'failed' && state.parts.length < CHAPTERS
  return (
    <>
      <Progress value={state.progress} label="Progreso del cuento" />
      <p className="num mt-1 flex items-baseline justify-between gap-4">
        <span role="status">{state.message || 'Enhebrando la aguja…'}</span>
        <b>{state.progress}&nbsp;%</b>
      </p>
      <Milestones progress={state.progress} />
      {state.status !== 'complete' && (
        <p className="mt-4 text-center text-small text-ink-2">
          Puedes cerrar esta página y volver: seguimos escribiendo y dibujando.
        </p>
      )}
      <Gathering className="mt-11">
        {state.parts.map(({ paragraphNumber, content, imageUrl }) => (
          <ChapterSheet
            key={paragraphNumber}
            number={paragraphNumber}
            content={content}
            imageUrl={imageUrl ?? null}
            state={imageUrl ? 'illustrated' : 'developing'}
            className="animate-lay"
          />
        ))}
        {underway && <NextChapter key={state.parts.length} />}
      </Gathering>
    </>
  )
}

/** Placeholder of the next chapter. */
function NextChapter() {
  return (
    <div className="chapter sheet min-w-0 animate-lay" aria-hidden="true">
      <div className="grid gap-[1.15rem] px-[clamp(1.25rem,4vw,2.4rem)] pt-[1.8rem] pb-[2.2rem]">
        {[38, 94, 88, 62].map((width, index) => (
          <i
            key={width}
            className="animate-sew-line stitch-x"
            style={{ width: `${width}%`, animationDelay: `${index * 350}ms` }}
          />
        ))}
      </div>
    </div>
  )
}
