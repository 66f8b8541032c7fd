import { clsx } from 'clsx'
import { splitChapter } from '../../../contract/stories.ts'
import { Icon } from '../../ui/icon.tsx'
import { Needle } from '../../ui/progress.tsx'
import { ChapterText } from './chapter-text.tsx'
import { DevelopingPlate } from './developing-plate.tsx'
import { StoryPicture } from './story-picture.tsx'
import { useArrival } from './use-arrival.ts'
import './chapter.css'

export type PlateState = 'pending' | 'developing' | 'illustrated'

type Props = { number: number; content: string; imageUrl: string | null; state: PlateState; className?: string }

/** A chapter on the table: its plate above its words, sewn to the spine once its picture is there. */
export function ChapterSheet({ number, content, imageUrl, state, className }: Props) {
  const { title } = splitChapter(content)
  const arrived = useArrival(imageUrl)
  return (
    <article
      className={clsx('chapter sheet', imageUrl && 'is-sewn', className)}
      aria-label={`${title}: ${imageUrl ? 'ilustrado' : state === 'developing' ? 'ilustrándose' : 'pendiente de ilustrar'}`}
    >
      {state === 'developing' && <Needle className="chapter-needle" />}
      {imageUrl ? (
        <div className={clsx('plate', arrived && 'has-arrived')}>
          <StoryPicture
            src={imageUrl}
            alt={`Ilustración: ${title}`}
            sizes="(min-width: 62rem) 46rem, 92vw"
            eager={number === 1 || arrived}
          />
          {arrived && (
            <span className="plate-tag">
              <Icon name="check" />
              Recién pintada
            </span>
          )}
        </div>
      ) : state === 'developing' ? (
        <DevelopingPlate />
      ) : (
        <PendingPlate />
      )}
      <div className="chapter-words">
        <ChapterText number={number} content={content} />
      </div>
    </article>
  )
}

function PendingPlate() {
  return (
    <div className="plate plate-pending">
      <p>
        <svg viewBox="0 0 64 48" aria-hidden="true">
          <rect x="3" y="3" width="58" height="42" rx="2" strokeDasharray="5 5" />
          <path d="M9 38l14-13 10 9 9-9 13 13" />
          <circle cx="45" cy="15" r="5" />
        </svg>
        Pendiente de ilustrar
      </p>
    </div>
  )
}
