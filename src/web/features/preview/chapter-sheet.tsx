import { clsx } from 'clsx'
import { splitChapter } from '../../../contract/stories.ts'
import { Plate } from '../../ui/plate.tsx'
import { Needle } from '../../ui/progress.tsx'
import { ChapterText } from './chapter-text.tsx'
import { StoryPicture } from './story-picture.tsx'
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
  const arrived = useArrival(imageUrl)
  return (
    <article
      className={clsx('chapter sheet', imageUrl && 'is-sewn', className)}
      aria-label={`${title}: ${STATE_WORDS[state]}`}
    >
      {state === 'developing' && <Needle className="chapter-needle" />}
      <Plate
        state={imageUrl ? (arrived ? 'new' : 'ready') : state === 'developing' ? 'developing' : 'pending'}
        picture={
          imageUrl && (
            <StoryPicture
              src={imageUrl}
              alt={`Ilustración: ${title}`}
              sizes="(min-width: 62rem) 46rem, 92vw"
              eager={number === 1 || arrived}
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
