import { clsx } from 'clsx'
import { useRef, useState, type KeyboardEvent, type TouchEvent } from 'react'
import { splitChapter, type Part } from '../../../contract/stories.ts'
import { RoundButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { chapterName, ChapterText } from '../stories/chapter-text.tsx'
import { SIZES, StoryPicture } from '../stories/story-picture.tsx'

/** Shorter swipes, in pixels, are ignored. */
const SWIPE = 48

/** The chapters as an open book: leafed by arrows, dots, keys and swipes. */
export function ChapterCarousel({ parts }: { parts: readonly Part[] }) {
  const [shown, setShown] = useState(0)
  const touched = useRef<number | null>(null)
  const go = (index: number) => setShown((index + parts.length) % parts.length)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowRight') go(shown + 1)
    else if (event.key === 'ArrowLeft') go(shown - 1)
  }
  function onTouchEnd(event: TouchEvent): void {
    const from = touched.current
    const to = event.changedTouches[0]?.clientX
    touched.current = null
    if (from === null || to === undefined || Math.abs(to - from) < SWIPE) return
    go(to < from ? shown + 1 : shown - 1)
  }

  return (
    <section aria-roledescription="carrusel" aria-label="Capítulos" className="min-w-0" onKeyDown={onKeyDown}>
      <div
        className="relative grid touch-pan-y rounded-[5px] [background:var(--weave),var(--cloth-red)] pt-3 pr-[14px] pb-[14px] pl-3 shadow-high"
        aria-live="polite"
        onTouchStart={(event) => (touched.current = event.touches[0]?.clientX ?? null)}
        onTouchEnd={onTouchEnd}
      >
        {parts.map((part, index) => (
          <Spread key={part.paragraphNumber} part={part} count={parts.length} on={index === shown} />
        ))}
      </div>
      <div className="mt-5 flex items-center justify-center gap-4">
        <RoundButton label="Capítulo anterior" onClick={() => go(shown - 1)}>
          <Icon name="left" />
        </RoundButton>
        <div className="flex">
          {parts.map(({ paragraphNumber }, index) => (
            <button
              key={paragraphNumber}
              type="button"
              className={DOT}
              aria-label={`Capítulo ${paragraphNumber}`}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => setShown(index)}
            />
          ))}
        </div>
        <RoundButton label="Capítulo siguiente" onClick={() => go(shown + 1)}>
          <Icon name="right" />
        </RoundButton>
      </div>
    </section>
  )
}

const DOT = [
  'relative h-11 w-[34px] max-[22rem]:w-[26px]',
  'after:absolute after:inset-x-[6px] after:inset-y-[19px] after:rounded-paper after:bg-edge after:transition-[background-color,inset] after:duration-(--calm)',
  'aria-[current=true]:after:inset-x-[2px] aria-[current=true]:after:inset-y-[18px] aria-[current=true]:after:bg-thread',
  'forced-colors:after:forced-color-adjust-none forced-colors:after:bg-[ButtonText] forced-colors:aria-[current=true]:after:bg-[Highlight]',
].join(' ')

/** Wide enough for two pages, the words begin under the picture and go on across the fold, where the thread is. */
const SPREAD = [
  'spread col-start-1 row-start-1 grid grid-cols-1 grid-rows-[auto_1fr] overflow-hidden rounded-[2px] bg-page text-page-ink shadow-[3px_3px_0_-1px_oklch(0.9_0.02_90),5px_5px_0_-1px_oklch(0.8_0.025_85)]',
  '[--drop-cap:var(--page-thread)] [--kicker:var(--page-ink-2)]',
  'min-[46rem]:block min-[46rem]:columns-2 min-[46rem]:gap-x-0 min-[46rem]:py-[clamp(1.4rem,2.4vw,2.2rem)]',
  'min-[46rem]:after:absolute min-[46rem]:after:top-3 min-[46rem]:after:bottom-[14px] min-[46rem]:after:left-1/2 min-[46rem]:after:-ml-[3px] min-[46rem]:after:stitch-y',
].join(' ')

function Spread({ part, count, on }: { part: Part; count: number; on: boolean }) {
  const { title } = splitChapter(part.content)
  return (
    <div
      className={clsx(SPREAD, on ? 'is-open animate-turn-page' : 'invisible opacity-0')}
      role="group"
      aria-roledescription="capítulo"
      aria-label={`${chapterName(part.paragraphNumber)} de ${count}`}
      inert={!on}
    >
      <div className="aspect-3/2 bg-page min-[46rem]:mx-[clamp(1.4rem,2.4vw,2.2rem)] min-[46rem]:mb-[1.2rem] min-[46rem]:break-inside-avoid">
        {part.imageUrl && (
          <StoryPicture
            src={part.imageUrl}
            alt={`Ilustración: ${title}`}
            sizes={SIZES.spread}
            eager={on}
            className="size-full object-cover min-[46rem]:rounded-[2px] min-[46rem]:shadow-[0_0_0_4px_var(--page),0_0_0_5px_oklch(0.8_0.025_85)]"
          />
        )}
      </div>
      <div className="px-[clamp(1.25rem,3vw,2rem)] pt-[1.3rem] pb-[1.8rem] min-[46rem]:px-[clamp(1.5rem,2.6vw,2.4rem)] min-[46rem]:py-0 min-[46rem]:[&_.chapter-story]:text-[1.17rem] min-[46rem]:[&_.chapter-story]:[orphans:2] min-[46rem]:[&_.chapter-story]:[widows:2]">
        <ChapterText number={part.paragraphNumber} content={part.content} />
      </div>
    </div>
  )
}
