import { Link } from '@tanstack/react-router'
import { CHAPTERS } from '../../../contract/constants.ts'
import { ofName, saidBack } from '../../../contract/said-names.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import type { Generation } from '../generation/generation.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { CHAPTER_WORDS, ChapterText } from '../stories/chapter-text.tsx'

/** The text appears after the sheet has been laid down: the first two paragraphs, then the rest. */
const INKED = '[&_.chapter-story]:animate-ink [&_.chapter-story:nth-of-type(n+3)]:[animation-delay:0.8s]'

/** While the text is written: each chapter as soon as it is there, and lines of thread where the next will be. */
export function PreviewWriting({ name, writing }: { name: string; writing: Generation }) {
  const { parts, storyTitle, message, status, error } = writing
  const begun = parts.length > 0
  return (
    <PageFrame title="Escribiendo tu cuento">
      <div className="wrap max-w-184 pt-[clamp(2rem,8vh,5rem)] pb-20 text-center">
        <h1 className="text-t1 wrap-anywhere">
          {name.trim() ? `Estamos escribiendo el cuento ${ofName(saidBack(name))}` : 'Estamos abriendo el cuento'}
        </h1>
        {begun && <p className="mt-2 font-story text-lead text-ink-2 italic">{storyTitle}</p>}
        <Progress
          className="mt-6"
          value={(parts.length / CHAPTERS) * 100}
          label="Capítulos escritos"
          steps={CHAPTERS}
        />
        <p className="mt-3 text-lead text-ink-2" role="status">
          {status === 'failed' ? error : message || 'Elegimos las palabras una a una. Es cosa de un momento.'}
        </p>
        <p className="text-small text-ink-2">Puedes cerrar esta página y volver: seguimos escribiendo.</p>
        {status === 'failed' && (
          <Button variant="main" asChild className="mt-6">
            <Link to="/create">Volver a mis respuestas</Link>
          </Button>
        )}
        <div className="preview-written mt-10 grid gap-6 text-left">
          {parts.map(({ paragraphNumber, content }) => (
            <article key={paragraphNumber} className={`sheet animate-lay ${CHAPTER_WORDS} ${INKED}`}>
              <ChapterText number={paragraphNumber} content={content} />
            </article>
          ))}
          {parts.length < CHAPTERS && status !== 'failed' && (
            <div
              className="sheet sheet-stack grid w-full gap-[1.35rem] p-[clamp(2rem,6vw,3.5rem)] animate-lay"
              aria-hidden="true"
            >
              {[46, 92, 97, 88, 94, 61].map((width, index) => (
                <i
                  key={width}
                  className="origin-left animate-sew-line stitch-x [--sewn:0.25] [animation-duration:2.6s] first:mb-[0.6rem]"
                  style={{ width: `${width}%`, animationDelay: `${index * 260}ms` }}
                />
              ))}
            </div>
          )}
        </div>
      </div>
    </PageFrame>
  )
}
