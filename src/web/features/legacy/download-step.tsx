import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { coverLine, suggestedDedication } from '../../../contract/cover-line.ts'
import { DEFAULT_STYLE } from '../../../contract/styles.ts'
import { Book } from '../../ui/book.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePdfDownload } from '../delivery/use-pdf-download.ts'
import { generation, startOver } from '../generation/current-generation.ts'
import { DedicationSheet } from '../revisions/dedication-sheet.tsx'
import { useWorkshop } from '../revisions/use-workshop.ts'
import { briefQuery, storyQuery } from '../stories/queries.ts'
import { StoryPicture } from '../stories/story-picture.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { StepTitle } from './step-title.tsx'

export function DownloadStep({ onAgain }: { onAgain: () => void }) {
  const { storyId, storyTitle } = useSelector(generation.state)
  const { data: story } = useQuery({ ...storyQuery(storyId ?? 0), enabled: storyId !== null })
  const { busy, download } = usePdfDownload(storyId, story?.storyTitle ?? storyTitle)
  const { data: brief } = useQuery({ ...briefQuery(storyId ?? 0), enabled: storyId !== null })
  const bench = useWorkshop(storyId, true)
  const [sharing, setSharing] = useState(false)
  const title = story?.storyTitle ?? storyTitle
  return (
    <section
      className="grid grid-cols-1 items-center gap-9 desk:grid-cols-2 desk:gap-[clamp(3rem,6vw,6rem)]"
      aria-label="Descargar"
    >
      <div className="endpaper grid place-items-center rounded-[6px] p-[clamp(2rem,6vw,3.5rem)]">
        <Book
          className="w-[min(100%,20rem)] -rotate-2"
          style={brief?.illustrationStyle ?? DEFAULT_STYLE}
          title={title}
          {...(brief && { dedication: coverLine(brief) })}
          picture={
            story?.coverImageUrl && (
              <StoryPicture src={story.coverImageUrl} alt={`Portada de ${title}`} sizes="20rem" eager />
            )
          }
        />
      </div>
      <div>
        <StepTitle>{title}</StepTitle>
        <p className="mt-2.5 text-lead text-ink-2">
          Hasta que compres el libro, el PDF es una muestra con marca en cada página.
        </p>
        <div className="mt-7 grid max-w-96 gap-[0.7rem]">
          <Button variant="main" busy={busy} onClick={() => void download()}>
            <Icon name="download" /> Descargar PDF
          </Button>
          {storyId !== null && (
            <Button asChild>
              <Link to="/checkout/$storyId" params={{ storyId: String(storyId) }}>
                Comprar el libro
              </Link>
            </Button>
          )}
          <Button onClick={() => setSharing(true)}>
            <Icon name="mail" /> Compartir por email
          </Button>
          <Button variant="quiet" onClick={() => void startOver().then(onAgain)}>
            Crear otro cuento
          </Button>
        </div>
        {bench && brief && storyId !== null && (
          <div className="mt-8 max-w-136">
            <DedicationSheet storyId={storyId} bench={bench} names={brief} suggestion={suggestedDedication(brief)} />
          </div>
        )}
      </div>
      <ShareDialog open={sharing} onOpenChange={setSharing} storyId={storyId} />
    </section>
  )
}
