import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useDraft } from '../wizard/draft-store.ts'

/** Says that this tab's answers were changed since they became this story, before it is drawn or bought. */
export function EarlierAnswers({ storyId }: { storyId: number }) {
  const draft = useDraft()
  if (draft.earlierStoryId !== storyId) return null
  return (
    <div role="note" className="rounded-paper bg-maize-soft px-[1.15rem] py-4 text-[1.05rem]/[1.42]">
      <p className="flex gap-[0.8rem]">
        <Icon name="idea" className="mt-0.5" />
        Este cuento se hizo con tus respuestas de antes. Con las de ahora será otro.
      </p>
      <Button size="small" className="mt-3" asChild>
        {draft.storyId === null ? (
          <Link to="/create" search={{ paso: '5' }}>
            Ir a mis respuestas nuevas
          </Link>
        ) : (
          <Link to="/preview/$storyId" params={{ storyId: String(draft.storyId) }}>
            Abrir el cuento nuevo
          </Link>
        )}
      </Button>
    </div>
  )
}
