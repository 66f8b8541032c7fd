import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { splitChapter } from '../../../contract/stories.ts'
import { Plate, type PlateState } from '../../ui/plate.tsx'
import { Needle } from '../../ui/progress.tsx'
import { CHAPTER_TOOLS, CHAPTER_WORDS, ChapterText } from './chapter-text.tsx'
import { SIZES, StoryPicture } from './story-picture.tsx'
import { type Arrival, useArrival } from './use-arrival.ts'
import './chapter.css'

export type ChapterState = 'pending' | 'developing' | 'illustrated'

type Props = {
  number: number
  content: string
  imageUrl: string | null
  state: ChapterState
  /** Another picture is being drawn in the place of the one that is seen. */
  redrawing?: boolean
  /** What can be done with the picture; lies under it. */
  pictures?: ReactNode
  /** The editor, shown in place of the text. */
  editor?: ReactNode
  /** What can be done with the words. */
  tools?: ReactNode
  className?: string
}

const STATE_WORDS: Record<ChapterState, string> = {
  pending: 'pendiente de ilustrar',
  developing: 'ilustrándose',
  illustrated: 'ilustrado',
}

/** A chapter: its picture above its text. */
export function ChapterSheet({
  number,
  content,
  imageUrl,
  state,
  redrawing,
  pictures,
  editor,
  tools,
  className,
}: Props) {
  const { title } = splitChapter(content)
  const { arrival, url } = useArrival(imageUrl)
  const developing = state === 'developing' || arrival === 'coming'
  return (
    <article
      className={clsx('chapter sheet min-w-0', url && 'is-sewn', className)}
      aria-label={`${title}: ${STATE_WORDS[redrawing ? 'developing' : state]}`}
    >
      {developing && !url && <Needle className="top-[1.9rem] -left-[47px] z-2 -rotate-62" />}
      <Plate
        state={url ? (redrawing ? 'redrawing' : shownState(arrival)) : developing ? 'developing' : 'pending'}
        picture={
          url && (
            <StoryPicture
              key={url}
              src={url}
              alt={`Ilustración: ${title}`}
              sizes={SIZES.chapter}
              eager={number === 1 || arrival === 'new'}
            />
          )
        }
      />
      {pictures}
      <div className={`${CHAPTER_WORDS} [.versions+&]:pt-[0.4rem]`}>
        {editor ?? (
          <>
            <ChapterText number={number} content={content} />
            {tools && <div className={`${CHAPTER_TOOLS} -ml-3`}>{tools}</div>}
          </>
        )}
      </div>
    </article>
  )
}

function shownState(arrival: Arrival): PlateState {
  return arrival === 'new' || arrival === 'swapped' ? arrival : 'ready'
}
