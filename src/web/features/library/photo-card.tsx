import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { Photo } from '../../../contract/photos.ts'
import { call } from '../../call.ts'
import { explain } from '../../send.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
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
    <li className={clsx('album-photo', chosen && 'is-chosen', isWide && 'is-wide')}>
      <button
        type="button"
        className="album-choose"
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
        />
        <span className="album-seal" aria-hidden="true">
          <Icon name="check" />
        </span>
      </button>
      <div className="album-caption">
        <span>
          {relationLabel(photo.personRelation)}
          {photo.description && <small>{photo.description}</small>}
        </span>
        <button
          type="button"
          className="shelf-bin"
          aria-label={`Eliminar la foto: ${name}`}
          onClick={() => setAsking(true)}
        >
          <Icon name="bin" />
        </button>
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
