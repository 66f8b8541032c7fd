import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { Photo } from '../../../contract/photos.ts'
import { call } from '../../call.ts'
import { explain } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BinButton } from './bin-button.tsx'
import { toast } from '../../ui/toast.ts'
import { photosQuery } from './queries.ts'

type Props = { photo: Photo; chosen: boolean; onChoose: () => void; onGone: () => void }

const WHO: Partial<Record<Photo['personRelation'], string>> = { sender: 'quien regala', recipient: 'quien recibe' }

export function relationLabel(relation: Photo['personRelation']): string {
  return WHO[relation] ?? relation
}

/** A photo as a print in the album: pressed to choose it, with a bin of its own. */
export function PhotoCard({ photo, chosen, onChoose, onGone }: Props) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const name = [relationLabel(photo.personRelation), photo.description].filter(Boolean).join(': ')
  const isWide = photo.personRelation === 'combinada'

  async function remove(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await call('deletePhoto', { params: { id: photo.id } })
      setAsking(false)
      onGone()
      toast({ title: 'Foto eliminada' })
      await client.invalidateQueries(photosQuery)
    } catch (error) {
      toast({
        title: 'Error al eliminar la foto',
        description: explain(error, 'Inténtalo de nuevo'),
        variant: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <li
      className={clsx(
        'rounded-paper bg-page px-[0.6rem] pt-[0.6rem] pb-[0.2rem] text-page-ink shadow-sheet',
        chosen && '-rotate-1 outline-3 outline-offset-2 outline-thread',
        // A picture of both keeps its whole width.
        isWide && 'col-span-2',
      )}
    >
      <button
        type="button"
        className="relative block w-full cursor-pointer"
        aria-pressed={chosen}
        aria-label={`Elegir la foto: ${name}`}
        onClick={onChoose}
      >
        <img
          src={`${photo.photoUrl}?size=thumbnail`}
          alt=""
          width={isWide ? 640 : 320}
          height={isWide ? 427 : 320}
          loading="lazy"
          decoding="async"
          className={clsx('h-auto w-full rounded-[2px] object-cover', isWide ? 'aspect-3/2' : 'aspect-square')}
        />
        <span
          aria-hidden="true"
          className={clsx(
            'absolute right-2 bottom-2 size-[2.4rem] place-items-center rounded-seal bg-action text-on-action',
            chosen ? 'grid' : 'hidden',
          )}
        >
          <Icon name="check" />
        </span>
      </button>
      <div className="flex items-center justify-between gap-2 pl-[0.3rem]">
        <span className="block first-letter:uppercase">
          {relationLabel(photo.personRelation)}
          {photo.description && <small className="block wrap-anywhere text-page-ink-2">{photo.description}</small>}
        </span>
        <BinButton label={`Eliminar la foto: ${name}`} className="text-page-ink-2" onClick={() => setAsking(true)} />
      </div>
      <Dialog open={asking} onOpenChange={setAsking} title="¿Estás seguro que deseas eliminar esta foto?">
        <div className="flex flex-wrap gap-3">
          <Button variant="main" busy={busy} onClick={() => void remove()}>
            Eliminar
          </Button>
          <Button onClick={() => setAsking(false)}>Conservar</Button>
        </div>
      </Dialog>
    </li>
  )
}
