import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Style } from '../../../contract/styles.ts'
import { Book } from '../../ui/book.tsx'
import { chapterName } from '../stories/chapter-text.tsx'
import { SIZES, StoryPicture } from '../stories/story-picture.tsx'
import { type ChapterPage, namesOf, type ReadableStory } from './pages.ts'
import { SpokenText } from './spoken-text.tsx'
import { useFit } from './use-fit.ts'
import type { Spoken } from './use-read-aloud.ts'

/** The sides of the book's leaves. */

type StoryProps = { story: ReadableStory; spoken: Spoken | null }

export function CoverFace({ story, style, onOpen }: { story: ReadableStory; style: Style; onOpen: () => void }) {
  return (
    <button type="button" className="reader-cover" onClick={onOpen}>
      <Book
        style={style}
        title={story.storyTitle}
        dedication={namesOf(story)}
        {...(story.coverImageUrl
          ? { picture: <StoryPicture src={story.coverImageUrl} alt="" sizes={SIZES.spread} eager smallSeen /> }
          : {})}
      />
      <span className="sr-only">Abrir el libro</span>
    </button>
  )
}

export function OpeningFace({ story, spoken }: StoryProps) {
  return (
    <div className="reader-page reader-opening">
      <p className="reader-title">{story.storyTitle}</p>
      <p className="reader-names">{namesOf(story)}</p>
      {story.dedication && (
        <p className="reader-dedication">
          <SpokenText text={story.dedication} block={0} spoken={spoken} />
        </p>
      )}
    </div>
  )
}

/** The picture, and under it the chapter's name: the left page of a spread. */
export function PictureFace({ page, near, spoken }: { page: ChapterPage; near: boolean; spoken: Spoken | null }) {
  return (
    <div className="reader-page reader-picture">
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
    <div ref={fit} className="reader-page reader-words" tabIndex={0} role="group" aria-label={page.label}>
      <Paragraphs page={page} spoken={spoken} />
    </div>
  )
}

/** Picture and words on one page, where there is no room for two. */
export function WholeFace({ page, near, spoken }: { page: ChapterPage; near: boolean; spoken: Spoken | null }) {
  return (
    <div className="reader-page reader-whole" tabIndex={0} role="group" aria-label={page.label}>
      <Picture page={page} near={near} />
      <div className="reader-whole-words">
        <ChapterHead page={page} spoken={spoken} />
        <Paragraphs page={page} spoken={spoken} />
      </div>
    </div>
  )
}

export function EndFace({ story, children }: { story: ReadableStory; children?: ReactNode }) {
  return (
    <div className="reader-page reader-end">
      <p className="reader-fin">Fin</p>
      <p className="reader-names">{namesOf(story)}</p>
      {children && <div className="reader-ending">{children}</div>}
    </div>
  )
}

/** The endpaper. */
export function Endpaper() {
  return <div className="reader-page reader-endpaper" />
}

function Picture({ page, near }: { page: ChapterPage; near: boolean }) {
  return (
    <div className="reader-plate">
      {page.imageUrl && (
        <StoryPicture
          src={page.imageUrl}
          alt={`Ilustración: ${page.title}`}
          sizes="(min-width: 56rem) 38rem, 96vw"
          eager={near}
        />
      )}
    </div>
  )
}

function ChapterHead({ page, spoken }: { page: ChapterPage; spoken: Spoken | null }) {
  return (
    <div>
      <p className="reader-kicker">{chapterName(page.number)}</p>
      <h2 className="reader-heading">
        <SpokenText text={page.title} block={0} spoken={spoken} />
      </h2>
    </div>
  )
}

function Paragraphs({ page, spoken }: { page: ChapterPage; spoken: Spoken | null }) {
  return page.paragraphs.map((text, index) => (
    // A chapter's paragraphs keep their places.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index} lang="es" className={clsx('reader-story', index === 0 && /^\p{L}/u.test(text) && 'has-drop-cap')}>
      <SpokenText text={text} block={index + 1} spoken={spoken} />
    </p>
  ))
}
