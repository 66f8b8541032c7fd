import { useParams } from '@tanstack/react-router'
import { PageFrame } from '../shell/page-frame.tsx'
import { ChapterSheet } from './chapter-sheet.tsx'
import { PreviewError } from './preview-error.tsx'
import { PreviewSide } from './preview-side.tsx'
import { PreviewWriting } from './preview-writing.tsx'
import { useIllustrations } from './use-illustrations.ts'
import { usePreviewStory } from './use-preview-story.ts'
import './preview.css'

/** The story's text, and its pictures as they come. */
export function PreviewPage() {
  const { storyId } = useParams({ strict: false })
  // A page of its own for each address: nothing is carried over from one story to the next.
  return <Preview key={storyId ?? 'draft'} idInAddress={storyId === undefined ? null : Number(storyId)} />
}

function Preview({ idInAddress }: { idInAddress: number | null }) {
  const story = usePreviewStory(idInAddress)
  const illustrations = useIllustrations(story)
  if (story.failed) return <PreviewError problem={story.problem} />
  if (story.loading || story.storyId === null) return <PreviewWriting name={story.recipientName} />
  return (
    <PageFrame title={story.title ?? 'Tu cuento'}>
      <div className="wrap preview">
        <PreviewSide story={{ ...story, storyId: story.storyId }} illustrations={illustrations} />
        <div className="gathering">
          {story.paragraphs.map((paragraph) => (
            <ChapterSheet
              key={paragraph.id}
              number={paragraph.paragraphNumber}
              content={paragraph.paragraphText}
              imageUrl={paragraph.imageUrl}
              state={illustrations.stateOf(paragraph)}
            />
          ))}
        </div>
      </div>
    </PageFrame>
  )
}
