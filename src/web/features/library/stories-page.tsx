import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MemberGate } from '../accounts/member-gate.tsx'
import { storiesQuery } from './queries.ts'
import { StoryCard } from './story-card.tsx'

const TITLE = 'Mis Historias'
const SHELF = 'mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(10rem,42vw),1fr))] gap-x-7 gap-y-10'

export function StoriesPage() {
  return (
    <MemberGate title={TITLE} waiting={<ShelfSkeleton />}>
      <Shelf />
    </MemberGate>
  )
}

function Shelf() {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(storiesQuery)
  const stories = data?.pages.flat() ?? []
  if (isPending) return <ShelfSkeleton />
  if (isError && !data) return <ShelfProblem onRetry={() => void refetch()} />
  if (stories.length === 0) return <EmptyShelf />
  return (
    <div className="wrap pt-6 pb-20">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-t1">{TITLE}</h1>
        <Button variant="main" size="small" asChild>
          <Link to="/create">Crear otro</Link>
        </Button>
      </div>
      <ul className={SHELF}>
        {stories.map((story) => (
          <StoryCard key={story.storyId} story={story} />
        ))}
      </ul>
      {hasNextPage && (
        <p className="mt-10 text-center">
          {isFetchNextPageError && (
            <span className="mt-[0.4rem] mb-3 block font-bold text-thread" role="alert">
              No pudimos traer más cuentos. Revisa tu conexión e inténtalo de nuevo.
            </span>
          )}
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Ver más cuentos
          </Button>
        </p>
      )}
    </div>
  )
}

function ShelfSkeleton() {
  return (
    <div className="wrap pt-6 pb-20" role="status" aria-label="Cargando tus historias">
      <h1 className="text-t1">{TITLE}</h1>
      <ul className={SHELF} aria-hidden="true">
        {[1, 2, 3, 4].map((number) => (
          <li key={number}>
            <Skeleton className="aspect-[3/4] w-full" />
            <Skeleton className="mt-4 h-5 w-3/4" />
            <Skeleton className="mt-2 h-4 w-1/2" />
          </li>
        ))}
      </ul>
    </div>
  )
}

function EmptyShelf() {
  return (
    <BlankSlate
      art="shelf"
      title="La estantería está por estrenar"
      lead={<p>Aquí aparecerán tus cuentos, con su portada y su dedicatoria, en cuanto hagas el primero.</p>}
    >
      <Button variant="main" asChild>
        <Link to="/">Crear mi primer cuento</Link>
      </Button>
    </BlankSlate>
  )
}

function ShelfProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <BlankSlate art="knot" title={TITLE} lead={<p>No pudimos cargar tus historias.</p>} role="alert">
      <Button onClick={onRetry}>Intentar de nuevo</Button>
    </BlankSlate>
  )
}
