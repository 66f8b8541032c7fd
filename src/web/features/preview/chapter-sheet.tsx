import { clsx } from 'clsx'
import { splitChapter } from '../../../contract/stories.ts'
import { Plate } from '../../ui/plate.tsx'
import { Needle } from '../../ui/progress.tsx'
import { ChapterText } from './chapter-text.tsx'
import { SIZES, StoryPicture } from './story-picture.tsx'
import { useArrival } from './use-arrival.ts'
import './chapter.css'

export type ChapterState = 'pending' | 'developing' | 'illustrated'

type Props = { number: number; content: string; imageUrl: string | null; state: ChapterState; className?: string }

const STATE_WORDS: Record<ChapterState, string> = {
  pending: 'pendiente de ilustrar',
  developing: 'ilustrándose',
  illustrated: 'ilustrado',
}

/** A chapter on the table: its plate above its words, sewn to the spine once its picture is there. */
export function ChapterSheet({ number, content, imageUrl, state, className }: Props) {
  const { title } = splitChapter(content)
  const arrival = useArrival(imageUrl)
  const shown = arrival === 'new' || arrival === 'ready'
  const developing = state === 'developing' || arrival === 'coming'
  return (
    <article
      className={clsx('chapter sheet', shown && 'is-sewn', className)}
      aria-label={`${title}: ${STATE_WORDS[state]}`}
    >
      {developing && !shown && <Needle className="chapter-needle" />}
      <Plate
        state={shown ? arrival : developing ? 'developing' : 'pending'}
        picture={
          imageUrl && (
            <StoryPicture
              src={imageUrl}
              alt={`Ilustración: ${title}`}
              sizes={SIZES.chapter}
              eager={number === 1 || arrival === 'new'}
            />
          )
        }
      />
      <div className="chapter-words">
        <ChapterText number={number} content={content} />
      </div>
    </article>
  )
}
