import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { coverLine } from '../../../contract/cover-line.ts'
import { dedicationLines } from '../../../contract/dedication.ts'
import type { Style } from '../../../contract/styles.ts'
import { Book } from '../../ui/book.tsx'
import { chapterName } from '../stories/chapter-text.tsx'
import { DedicationPanel } from '../stories/dedication-panel.tsx'
import { SIZES, StoryPicture } from '../stories/story-picture.tsx'
import type { ChapterPage, ReadableStory } from './pages.ts'
import { SpokenText } from './spoken-text.tsx'
import { useFit } from './use-fit.ts'
import type { Spoken } from './use-read-aloud.ts'

/** The sides of the book's leaves. */

export function CoverFace({ story, style, onOpen }: { story: ReadableStory; style: Style; onOpen: () => void }) {
  return (
    <button type="button" className="absolute inset-0 grid w-full place-items-center" onClick={onOpen}>
      <Book
        large
        className="w-full in-[.is-narrow]:w-[min(100%,75cqh,26rem)]"
        style={style}
        title={story.storyTitle}
        dedication={coverLine(story)}
        {...(story.coverImageUrl
          ? { picture: <StoryPicture src={story.coverImageUrl} alt="" sizes={SIZES.spread} eager smallSeen /> }
          : {})}
      />
      <span className="sr-only">Abrir el libro</span>
    </button>
  )
}

export function OpeningFace({ story, style, spoken }: { story: ReadableStory; style: Style; spoken: Spoken | null }) {
  const lines = story.dedication ? dedicationLines(story.dedication, story) : null
  return (
    <div className="reader-page grid content-center justify-items-center gap-[0.9em] overflow-y-auto p-[9cqi] text-center">
      <p className="font-display text-[clamp(1.8rem,9cqi,3.4rem)]/[1.06] font-semibold text-balance wrap-anywhere">
        {story.storyTitle}
      </p>
      <p className="font-story text-[1.05em]/[1.3] wrap-anywhere text-page-ink-2 italic">{coverLine(story)}</p>
      {lines && (
        <div className="mt-[1em] w-full grid justify-items-center">
          <DedicationPanel
            style={style}
            said={<SpokenText text={lines.said} block={0} spoken={spoken} />}
            signature={lines.signature && <SpokenText text={lines.signature} block={1} spoken={spoken} />}
          />
        </div>
      )}
    </div>
  )
}

/** The picture, and under it the chapter's name: the left page of a spread. */
export function PictureFace({ page, near, spoken }: { page: ChapterPage; near: boolean; spoken: Spoken | null }) {
  return (
    <div className="reader-page grid content-center gap-[5cqi] py-[6cqi] text-center [&>:last-child]:px-[8cqi]">
      <Picture page={page} near={near} />
      <ChapterHead page={page} spoken={spoken} />
    </div>
  )
}

/** The words: the right page of a spread. */
export function WordsFace({ page, spoken }: { page: ChapterPage; spoken: Spoken | null }) {
  const fit = useFit<HTMLDivElement>(page.paragraphs.join())
  return (
    // A region that may scroll must be reachable by keyboard.
    <div
      ref={fit}
      className="reader-page grid overflow-y-auto px-[9cqi] py-[8cqi] [align-content:safe_center] [&>p+p]:mt-[0.6em]"
      tabIndex={0}
      role="group"
      aria-label={page.label}
    >
      <Paragraphs page={page} spoken={spoken} />
    </div>
  )
}

/** Picture and words on one page, where there is no room for two. */
export function WholeFace({ page, near, spoken }: { page: ChapterPage; near: boolean; spoken: Spoken | null }) {
  return (
    <div
      className="reader-page overflow-y-auto overscroll-contain after:pointer-events-none after:sticky after:bottom-0 after:-mt-[2.4rem] after:block after:h-[2.4rem] after:bg-[linear-gradient(transparent,var(--page))]"
      tabIndex={0}
      role="group"
      aria-label={page.label}
    >
      <Picture page={page} near={near} />
      <div className="grid gap-[0.6em] px-[6cqi] pt-[5cqi] pb-[8cqi]">
        <ChapterHead page={page} spoken={spoken} />
        <Paragraphs page={page} spoken={spoken} />
      </div>
    </div>
  )
}

export function EndFace({ story, children }: { story: ReadableStory; children?: ReactNode }) {
  return (
    <div className="reader-page grid content-center justify-items-center gap-[0.9em] overflow-y-auto p-[9cqi] text-center">
      <p className="font-display text-[clamp(3rem,18cqi,6rem)]/[1] font-semibold text-page-thread">Fin</p>
      <p className="font-story text-[1.05em]/[1.3] wrap-anywhere text-page-ink-2 italic">{coverLine(story)}</p>
      {children && <div className="mt-[1.2rem] grid w-[min(100%,20rem)] gap-[0.6rem]">{children}</div>}
    </div>
  )
}

/** The endpaper. */
export function Endpaper() {
  return <div className="reader-page endpaper absolute" />
}

function Picture({ page, near }: { page: ChapterPage; near: boolean }) {
  return (
    <div className="aspect-3/2 bg-page">
      {page.imageUrl && (
        <StoryPicture
          src={page.imageUrl}
          alt={`Ilustración: ${page.title}`}
          sizes="(min-width: 56rem) 38rem, 96vw"
          eager={near}
          className="size-full object-cover mix-blend-multiply"
        />
      )}
    </div>
  )
}

function ChapterHead({ page, spoken }: { page: ChapterPage; spoken: Spoken | null }) {
  return (
    <div>
      <p className="font-story text-[1em]/[1.2] text-page-ink-2 italic">{chapterName(page.number)}</p>
      <h2 className="mt-[0.15em] text-[clamp(1.5rem,7cqi,2.7rem)] wrap-anywhere">
        <SpokenText text={page.title} block={0} spoken={spoken} />
      </h2>
    </div>
  )
}

const STORY = 'reader-story font-story leading-[1.5] wrap-break-word hyphens-auto [--drop-cap:var(--page-thread)]'

function Paragraphs({ page, spoken }: { page: ChapterPage; spoken: Spoken | null }) {
  return page.paragraphs.map((text, index) => (
    // A chapter's paragraphs keep their places.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index} lang="es" className={clsx(STORY, index === 0 && /^\p{L}/u.test(text) && 'drop-cap')}>
      <SpokenText text={text} block={index + 1} spoken={spoken} />
    </p>
  ))
}
