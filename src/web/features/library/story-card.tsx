import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { longDay } from '../../../contract/long-day.ts'
import { forWhom } from '../../../contract/cover-line.ts'
import type { StorySummary } from '../../../contract/stories.ts'
import { Book } from '../../ui/book.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { StoryPicture } from '../stories/story-picture.tsx'
import { BinButton } from './bin-button.tsx'
import { StoryTag } from './story-tag.tsx'
import { useUndoableDelete } from './use-undoable-delete.ts'

/** A book on the shelf. Deleting it can be taken back for some seconds. */
export function StoryCard({ story }: { story: StorySummary }) {
  const [asking, setAsking] = useState(false)
  const { doomed, remove, undo } = useUndoableDelete(story.storyId)
  if (doomed) {
    return (
      <li
        className="grid place-content-center justify-items-center gap-4 rounded-paper border-2 border-dashed border-rule p-6 text-center"
        role="status"
      >
        <p>«{story.storyTitle}» ya no está en la estantería.</p>
        <Button size="small" onClick={undo}>
          Deshacer
        </Button>
      </li>
    )
  }
  return (
    <li className="grid grid-rows-[auto_1fr]">
      <Link {...destination(story)} aria-hidden="true" tabIndex={-1} className="relative block">
        <Book
          style={story.illustrationStyle}
          title={story.storyTitle}
          dedication={forWhom(story)}
          picture={
            story.coverImageUrl && (
              <StoryPicture src={story.coverImageUrl} alt="" sizes="(min-width: 62rem) 16rem, 42vw" />
            )
          }
        />
        <StoryTag kind={story.bought ? 'bought' : story.complete ? 'sample' : 'unfinished'} />
      </Link>
      <div className="mt-4 flex flex-col text-small text-ink-2">
        <h2 className="mb-1 text-[1.2rem]/[1.15] wrap-anywhere text-ink">{story.storyTitle}</h2>
        <p>Creado {forWhom(story)}</p>
        <p>{longDay(new Date(story.createdAt))}</p>
        <p className="num">
          {story.paragraphsCount === 1 ? '1 página' : `${story.paragraphsCount} páginas`}
          <span className="sr-only">, {story.bought ? 'comprado' : story.complete ? 'muestra' : 'por terminar'}</span>
        </p>
        <p className="mt-auto flex items-center justify-between pt-[0.3rem] text-(length:--text-body) text-ink">
          <Link
            {...destination(story)}
            aria-label={`${action(story)}: ${story.storyTitle}`}
            className="inline-flex min-h-11 items-center"
          >
            {action(story)}
          </Link>
          <BinButton
            label={`Eliminar: ${story.storyTitle}`}
            className="text-ink-2 hover:text-thread"
            onClick={() => setAsking(true)}
          />
        </p>
        {story.complete && !story.bought && (
          <p className="flex gap-x-4 text-(length:--text-body) text-ink">
            <Link
              to="/preview/$storyId"
              params={{ storyId: String(story.storyId) }}
              aria-label={`Editar: ${story.storyTitle}`}
              className="inline-flex min-h-11 items-center"
            >
              Editar
            </Link>
            <Link
              to="/checkout/$storyId"
              params={{ storyId: String(story.storyId) }}
              aria-label={`Comprar: ${story.storyTitle}`}
              className="inline-flex min-h-11 items-center"
            >
              Comprar
            </Link>
          </p>
        )}
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
