import { useParams } from '@tanstack/react-router'
import { CHAPTERS } from '../../../contract/constants.ts'
import { DedicationSheet } from '../revisions/dedication-sheet.tsx'
import { RevisableChapter } from '../revisions/revisable-chapter.tsx'
import { useWorkshop } from '../revisions/use-workshop.ts'
import { idOf } from '../../id-of.ts'
import { PageFrame } from '../shell/page-frame.tsx'
import { PreviewError } from './preview-error.tsx'
import { PreviewSide } from './preview-side.tsx'
import { PreviewWriting } from './preview-writing.tsx'
import { useIllustrations } from './use-illustrations.ts'
import { usePreviewStory } from './use-preview-story.ts'
import '../revisions/revisions.css'
import './preview.css'

/** The story's text, and its pictures as they come. */
export function PreviewPage() {
  const { storyId } = useParams({ strict: false })
  // Keyed by address, so that no state is carried over to another story.
  return <Preview key={storyId ?? 'draft'} idInAddress={storyId === undefined ? null : idOf(storyId)} />
}

function Preview({ idInAddress }: { idInAddress: number | null }) {
  const story = usePreviewStory(idInAddress)
  const illustrations = useIllustrations(story)
  const bench = useWorkshop(story.storyId, story.paragraphs.length === CHAPTERS)
  if (story.failed) return <PreviewError problem={story.problem} />
  if (story.loading || story.storyId === null)
    return <PreviewWriting name={story.recipientName} writing={story.writing} />
  return (
    <PageFrame title={story.title ?? 'Tu cuento'}>
      <div className="wrap preview">
        <PreviewSide story={{ ...story, storyId: story.storyId }} illustrations={illustrations} bench={bench} />
        <div className="gathering">
          {bench && <DedicationSheet storyId={story.storyId} bench={bench} names={`Para ${story.recipientName}…`} />}
          {story.paragraphs.map((paragraph) => (
            <RevisableChapter
              key={paragraph.id}
              paragraph={paragraph}
              state={illustrations.stateOf(paragraph)}
              bench={bench}
            />
          ))}
        </div>
      </div>
    </PageFrame>
  )
}
