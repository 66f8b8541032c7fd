import { suggestedDedication } from '../../../contract/cover-line.ts'
import { Suspense } from 'react'
import { useParams } from '@tanstack/react-router'
import { CHAPTERS } from '../../../contract/constants.ts'
import { DEFAULT_STYLE } from '../../../contract/styles.ts'
import { DedicationSheet } from '../revisions/dedication-sheet.tsx'
import { RevisableChapter } from '../revisions/revisable-chapter.tsx'
import { useWorkshop } from '../revisions/use-workshop.ts'
import { idOf } from '../../id-of.ts'
import { useOnScreenKeyboard } from '../../ui/use-on-screen-keyboard.ts'
import { optionalPart } from '../../ui/optional-part.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import { PreviewError } from './preview-error.tsx'
import { PreviewSide } from './preview-side.tsx'
import { PreviewWriting } from './preview-writing.tsx'
import { useIllustrations } from './use-illustrations.ts'
import { usePreviewStory } from './use-preview-story.ts'
import { Gathering } from '../stories/gathering.tsx'

const FamilyPanel = optionalPart(async () => (await import('../guestbooks/family-panel.tsx')).FamilyPanel)

/** The story's text, and its pictures as they come. */
export function PreviewPage() {
  const { storyId } = useParams({ strict: false })
  // Keyed by address, so that no state is carried over to another story.
  return <Preview key={storyId ?? 'draft'} idInAddress={storyId === undefined ? null : idOf(storyId)} />
}

function Preview({ idInAddress }: { idInAddress: number | null }) {
  const story = usePreviewStory(idInAddress)
  const illustrations = useIllustrations(story)
  useOnScreenKeyboard()
  const bench = useWorkshop(story.storyId, story.paragraphs.length === CHAPTERS)
  if (story.failed) return <PreviewError problem={story.problem} lookAgain={story.lookAgain} />
  if (story.loading || story.storyId === null)
    return <PreviewWriting name={story.recipientName} writing={story.writing} />
  return (
    <PageFrame title={story.title ?? 'Tu cuento'}>
      <div className="wrap grid grid-cols-1 items-start gap-8 pt-6 pb-28 desk:grid-cols-[21rem_minmax(0,46rem)] desk:justify-center desk:gap-[clamp(3rem,6vw,6rem)] desk:pb-20">
        <PreviewSide story={{ ...story, storyId: story.storyId }} illustrations={illustrations} bench={bench} />
        <Gathering>
          {bench && (
            <DedicationSheet
              storyId={story.storyId}
              bench={bench}
              names={{ illustrationStyle: DEFAULT_STYLE, ...story.brief, recipientName: story.recipientName }}
              suggestion={suggestedDedication({ ...story.brief, recipientName: story.recipientName })}
            />
          )}
          {story.paragraphs.map((paragraph) => (
            <RevisableChapter
              key={paragraph.id}
              paragraph={paragraph}
              state={illustrations.stateOf(paragraph)}
              onIllustrate={(chapter) => void illustrations.startOne(chapter)}
              bench={bench}
            />
          ))}
          {bench && (
            <Suspense>
              <FamilyPanel storyId={story.storyId} names={{ ...story.brief, recipientName: story.recipientName }} />
            </Suspense>
          )}
        </Gathering>
      </div>
    </PageFrame>
  )
}
