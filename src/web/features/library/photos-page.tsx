import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Photo } from '../../../contract/photos.ts'
import { BlankSlate } from '../../ui/blank-slate.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MemberGate } from '../accounts/member-gate.tsx'
import { choose } from './choose.ts'
import { CombineForm } from './combine-form.tsx'
import { PhotoCard } from './photo-card.tsx'
import { photosQuery } from './queries.ts'
import { UploadDialog } from './upload-dialog.tsx'

const TITLE = 'Mis Fotos'
/** Wide pictures leave no holes: what is small moves up into them. */
const ALBUM =
  'mt-8 grid grid-flow-dense items-start grid-cols-[repeat(auto-fill,minmax(min(12rem,38vw),1fr))] gap-[clamp(1rem,3vw,1.5rem)]'

export function PhotosPage() {
  return (
    <MemberGate title={TITLE} waiting={<AlbumSkeleton />} redirect>
      <Album />
    </MemberGate>
  )
}

/** The dialog stays, whatever the album turns into behind it. */
function Album() {
  const [uploading, setUploading] = useState(false)
  return (
    <>
      <AlbumPages onUpload={() => setUploading(true)} />
      <UploadDialog open={uploading} onOpenChange={setUploading} />
    </>
  )
}

function AlbumPages({ onUpload }: { onUpload: () => void }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(photosQuery)
  const [chosen, setChosen] = useState<number[]>([])
  const photos = data?.pages.flat() ?? []
  const upload = (
    <Button variant={photos.length === 0 ? 'main' : 'plain'} size="small" onClick={onUpload}>
      <Icon name="camera" /> Subir foto
    </Button>
  )
  if (isPending) return <AlbumSkeleton />
  if (isError && !data) return <AlbumProblem onRetry={() => void refetch()} />
  if (photos.length === 0)
    return (
      <BlankSlate
        art="prints"
        title={TITLE}
        lead={<p>Guarda aquí las fotos de los tuyos: sirven para cada cuento nuevo.</p>}
        note="Solo las ves tú. Les quitamos la ubicación, y las borras cuando quieras."
      >
        {upload}
      </BlankSlate>
    )
  return (
    <div className="wrap pt-6 pb-20">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-t1">{TITLE}</h1>
        {upload}
      </div>
      <p className="mt-2 text-lead text-ink-2">
        {photos.length === 1
          ? 'Con otra foto más podrás juntarlas en una sola imagen.'
          : 'Elige dos y las juntamos en una sola imagen.'}
      </p>
      <PhotoGrid
        photos={photos}
        chosen={chosen}
        onChoose={(id) => setChosen(choose(chosen, id))}
        onGone={(id) => setChosen(chosen.filter((other) => other !== id))}
      />
      {hasNextPage && (
        <p className="mt-8 text-center">
          {isFetchNextPageError && (
            <span className="mt-[0.4rem] mb-3 block font-bold text-thread" role="alert">
              No pudimos traer más fotos. Revisa tu conexión e inténtalo de nuevo.
            </span>
          )}
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Ver más fotos
          </Button>
        </p>
      )}
      {photos.length > 1 && <CombineForm chosen={chosen} onDone={() => setChosen([])} />}
    </div>
  )
}

type GridProps = { photos: Photo[]; chosen: number[]; onChoose: (id: number) => void; onGone: (id: number) => void }

function PhotoGrid({ photos, chosen, onChoose, onGone }: GridProps) {
  return (
    <ul className={ALBUM}>
      {photos.map((photo) => (
        <PhotoCard
          key={photo.id}
          photo={photo}
          chosen={chosen.includes(photo.id)}
          onChoose={() => onChoose(photo.id)}
          onGone={() => onGone(photo.id)}
        />
      ))}
    </ul>
  )
}

function AlbumProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <BlankSlate art="knot" title={TITLE} lead={<p>No pudimos cargar tus fotos.</p>} role="alert">
      <Button onClick={onRetry}>Intentar de nuevo</Button>
    </BlankSlate>
  )
}

function AlbumSkeleton() {
  return (
    <div className="wrap pt-6 pb-20" role="status" aria-label="Cargando tus fotos">
      <h1 className="text-t1">{TITLE}</h1>
      <ul className={ALBUM} aria-hidden="true">
        {[1, 2, 3, 4].map((number) => (
          <li key={number}>
            <Skeleton className="aspect-square w-full" />
          </li>
        ))}
      </ul>
    </div>
  )
}
