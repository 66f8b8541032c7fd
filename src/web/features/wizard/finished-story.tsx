import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { draftStore } from './draft-store.ts'
import { forgetPhotos } from './photo-store.ts'
import { TIP } from './step-layout.tsx'

/** Says that these answers are a story already, and leads to it; another one begins with empty answers. */
export function FinishedStory({ storyId }: { storyId: number }) {
  return (
    <div role="note" className={`${TIP} mb-6 flex-wrap items-center justify-between text-[1.08rem]/[1.42]`}>
      <p className="flex-[1_1_16rem]">Con estas respuestas ya tienes un cuento. Si cambias alguna, será otro.</p>
      <p className="flex flex-wrap gap-3">
        <Button size="small" asChild>
          <Link to="/preview/$storyId" params={{ storyId: String(storyId) }}>
            Abrir mi cuento
          </Link>
        </Button>
        <Button size="small" variant="quiet" onClick={beginAnother}>
          Empezar otro
        </Button>
      </p>
    </div>
  )
}

/** In this tab: the story that is there already stays, and so do the answers of other tabs. */
function beginAnother(): void {
  draftStore.reset()
  void forgetPhotos('tab')
}
