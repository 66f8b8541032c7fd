import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { DATE_LOCALE } from '../../../contract/constants.ts'
import type { StorySummary } from '../../../contract/stories.ts'
import { Book } from '../../ui/book.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { StoryPicture } from '../stories/story-picture.tsx'
import { useUndoableDelete } from './use-undoable-delete.ts'

/** A book on the shelf. Deleting it can be taken back for some seconds. */
export function StoryCard({ story }: { story: StorySummary }) {
  const [asking, setAsking] = useState(false)
  const { doomed, remove, undo } = useUndoableDelete(story.storyId)
  if (doomed) {
    return (
      <li className="shelf-gone" role="status">
        <p>«{story.storyTitle}» ya no está en la estantería.</p>
        <Button size="small" onClick={undo}>
          Deshacer
        </Button>
      </li>
    )
  }
  return (
    <li className="shelf-story">
      <Link {...destination(story)} aria-hidden="true" tabIndex={-1} className="relative block">
        <Book
          style={story.illustrationStyle}
          title={story.storyTitle}
          dedication={`para ${story.recipientName}`}
          picture={
            story.coverImageUrl && (
              <StoryPicture src={story.coverImageUrl} alt="" sizes="(min-width: 62rem) 16rem, 42vw" />
            )
          }
        />
        <span className="shelf-tag" data-kind={story.bought ? 'bought' : story.complete ? 'sample' : 'unfinished'}>
          {story.bought ? 'Comprado' : story.complete ? 'Muestra' : 'Por terminar'}
        </span>
      </Link>
      <div className="shelf-words">
        <h2 className="mb-1 text-[1.2rem]/[1.15]">{story.storyTitle}</h2>
        <p>Creado para {story.recipientName}</p>
        <p>{new Date(story.createdAt).toLocaleDateString(DATE_LOCALE, { dateStyle: 'long' })}</p>
        <p className="num">
          {story.paragraphsCount === 1 ? '1 página' : `${story.paragraphsCount} páginas`}
          <span className="sr-only">, {story.bought ? 'comprado' : story.complete ? 'muestra' : 'por terminar'}</span>
        </p>
        <p className="flex items-center justify-between">
          <Link {...destination(story)} aria-label={`${action(story)}: ${story.storyTitle}`} className="shelf-open">
            {action(story)}
          </Link>
          <button
            type="button"
            className="shelf-bin"
            aria-label={`Eliminar: ${story.storyTitle}`}
            onClick={() => setAsking(true)}
          >
            <Icon name="bin" />
          </button>
        </p>
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="¿Eliminar este cuento?"
        description={`«${story.storyTitle}» se borra con sus ilustraciones${story.bought ? ' y dejará de poder descargarse' : ''}.`}
      >
        <div className="flex flex-wrap gap-3">
          <Button
            variant="main"
            onClick={() => {
              setAsking(false)
              remove()
            }}
          >
            Eliminar
          </Button>
          <Button onClick={() => setAsking(false)}>Conservar</Button>
        </div>
      </Dialog>
    </li>
  )
}

/** An unfinished story links to the page that generates it. */
function destination({ complete, storyId }: StorySummary) {
  return complete
    ? ({ to: '/story/$id', params: { id: String(storyId) } } as const)
    : ({ to: '/preview/$storyId', params: { storyId: String(storyId) } } as const)
}

function action({ complete }: StorySummary): string {
  return complete ? 'Ver cuento' : 'Continuar'
}
