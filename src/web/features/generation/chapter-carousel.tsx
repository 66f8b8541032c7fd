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
        className="open-book"
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
        <div className="carousel-dots">
          {parts.map(({ paragraphNumber }, index) => (
            <button
              key={paragraphNumber}
              type="button"
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

function Spread({ part, count, on }: { part: Part; count: number; on: boolean }) {
  const { title } = splitChapter(part.content)
  return (
    <div
      className={clsx('spread', on && 'is-open')}
      role="group"
      aria-roledescription="capítulo"
      aria-label={`${chapterName(part.paragraphNumber)} de ${count}`}
      inert={!on}
    >
      <div className="spread-picture">
        {part.imageUrl && (
          <StoryPicture src={part.imageUrl} alt={`Ilustración: ${title}`} sizes={SIZES.spread} eager={on} />
        )}
      </div>
      <div className="spread-words">
        <ChapterText number={part.paragraphNumber} content={part.content} />
      </div>
    </div>
  )
}
